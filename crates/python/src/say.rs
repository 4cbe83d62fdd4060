//! Messages in words.

use tabletop::{Message, Seat};
use words::{Language, Speech};

/// A message in English.
pub(crate) fn say(message: &Message) -> String {
    say_in(Language::En, message)
}

/// A message in a language; players are called by their seats.
pub(crate) fn say_in(language: Language, message: &Message) -> String {
    Speech::new(language).say(message, &|Seat(seat)| format!("Seat {seat}"))
}
