//! Links, records and files of kept games come from anybody: each is what it says, or is refused in words.

#![no_main]

use bots::Clock;
use browser::{Job, Thought, think};
use libfuzzer_sys::fuzz_target;
use serde_json::value::RawValue;
use std::time::Duration;

/// Nobody's time passes.
#[derive(Clone)]
struct Still;

impl Clock for Still {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

fuzz_target!(|bytes: &[u8]| {
    // A letter says what it is meant to be: a link, a record, kept games.
    let Some((kind, text)) = bytes.split_first() else { return };
    let Ok(text) = str::from_utf8(text) else { return };
    let Ok(json) = RawValue::from_string(text.trim().to_owned()) else { return };
    let job = match kind {
        b'l' => Job::Lengthen { short: json },
        b'r' => Job::Understand { record: json },
        _ => Job::Read { kept: json },
    };
    let thought = think(job, Still);
    assert!(matches!(thought, Thought::Done(_) | Thought::Refused(_)), "{thought:?}");
});
