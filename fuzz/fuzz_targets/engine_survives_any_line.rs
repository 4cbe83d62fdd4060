//! Whatever is sent, each line gets one line of JSON, and the engine lives on.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery::engine::Engine;
use serde_json::Value;

fuzz_target!(|bytes: &[u8]| {
    let mut engine = Engine::default();
    for line in bytes.split(|&byte| byte == b'\n').take(64) {
        let answer = engine.answer(line);
        assert!(!answer.contains('\n'), "one line");
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        // A panic is caught by the engine; here it must not even happen.
        assert_ne!(answer["error"]["code"], "internal_error");
    }
});
