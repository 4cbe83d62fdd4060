//! The door to the page: bytes in, bytes out. All that is unsafe in Orrery is in this file.
//!
//! A text is handed in by asking for room (`room`), writing it there and calling `give` or `think` with its length. What
//! comes back is an address and a length in one number; it is to be copied before the next call.

#![allow(unsafe_code, reason = "bytes cross the border of the module here")]

use crate::{Given, Host, Job, Thought, at, think as think_through};
use bots::Clock;
use std::cell::RefCell;
use std::panic::PanicHookInfo;
use std::sync::Once;
use std::time::Duration;

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since 1970, as a clock that never runs backwards tells them.
    safe fn clock() -> f64;
    /// What is said before the instance ends: a text.
    fn last_word(text: *const u8, length: usize);
}

#[derive(Default)]
struct Room {
    text: Vec<u8>,
    host: Option<Host>,
}

thread_local! {
    static ROOM: RefCell<Room> = RefCell::default();
}

static HOOK: Once = Once::new();

/// The instance ends with a panic: the page is told why, and at which table.
fn say_why(panic: &PanicHookInfo<'_>) {
    let word = serde_json::json!({ "table": at::table(), "why": panic.to_string() }).to_string();
    // SAFETY: the text is there for as long as the page reads it, which is before this returns.
    unsafe { last_word(word.as_ptr(), word.len()) };
}

/// The clock of the page.
#[derive(Clone)]
struct Page;

impl Clock for Page {
    const ON_THE_WALL: bool = true;

    fn now(&self) -> Duration {
        Duration::from_secs_f64(clock().max(0.0) / 1000.0)
    }
}

/// Room for a text of this length; where it is.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    HOOK.call_once(|| std::panic::set_hook(Box::new(say_why)));
    ROOM.with_borrow_mut(|room| {
        room.text.clear();
        room.text.resize(length, 0);
        room.text.as_mut_ptr()
    })
}

/// Takes what the room holds as something that has happened; gives what is to be done.
#[unsafe(no_mangle)]
extern "C" fn give() -> u64 {
    ROOM.with_borrow_mut(|room| {
        let outputs = match serde_json::from_slice::<Given>(&room.text) {
            Ok(given) => room.host.get_or_insert_default().give(given),
            Err(error) => panic!("the worker is not understood: {error}"),
        };
        room.text = serde_json::to_vec(&outputs).unwrap_or_default();
        room.place()
    })
}

/// Takes what the room holds as a job; gives what came of it.
#[unsafe(no_mangle)]
extern "C" fn think() -> u64 {
    let text = ROOM.with_borrow_mut(|room| std::mem::take(&mut room.text));
    let thought = match serde_json::from_slice::<Job>(&text) {
        Ok(job) => think_through(job, Page),
        Err(error) => Thought::Fault(error.to_string()),
    };
    ROOM.with_borrow_mut(|room| {
        room.text = serde_json::to_vec(&thought).unwrap_or_default();
        room.place()
    })
}

/// Takes in what was learnt of a game: the room holds its name, of this length, and then the weights. Says whether they are.
#[unsafe(no_mangle)]
extern "C" fn learn(name: usize) -> bool {
    let said = ROOM.with_borrow_mut(|room| std::mem::take(&mut room.text));
    let parts = said.split_at_checked(name);
    parts.is_some_and(|(name, weights)| {
        std::str::from_utf8(name).is_ok_and(|name| games::learn(name, weights))
    })
}

impl Room {
    /// Where the text is (upper half) and how long (lower half).
    fn place(&self) -> u64 {
        (self.text.as_ptr() as u64) << 32 | self.text.len() as u64
    }
}
