//! Every word a person reads, in English, Czech and Polish.
//!
//! Games say [`Message`](tabletop::Message)s; a [`Speech`] puts them into language by the Fluent files in
//! `i18n/`, which are part of the program. The browser reads the same files.
//!
//! ```
//! use tabletop::{Message, Seat};
//! use words::{Language, Speech};
//!
//! let turn = Message::new("table-turn").with("seat", Seat(1));
//! let czech = Speech::new(Language::Cs);
//! assert_eq!(czech.say(&turn, &|_| "Jana".to_owned()), "Na tahu: Jana");
//! ```
//!
//! Tests hold the texts together: [`faults`] compares the languages, [`check`] looks at one message as a
//! game says it, and [`faults_in_play`] listens to whole games.

mod check;
mod language;
mod listen;
mod speech;
mod texts;

pub use check::{Fault, Wrong, check, faults};
pub use language::Language;
pub use listen::faults_in_play;
pub use speech::Speech;
