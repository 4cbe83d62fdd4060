//! The contract that every game of Orrery fulfils. It knows no game.
//!
//! Start at [`Game`]. Chance comes from named piles ([`Chance`]), what is said to people is a
//! [`Message`], what happened is an [`Event`], and a whole game written down is a [`Record`].

mod catalogue;
mod chance;
mod component;
mod events;
#[cfg(feature = "suite")]
pub mod example;
mod game;
mod knowledge;
mod message;
mod options;
mod outcome;
mod outline;
mod prompt;
mod record;
mod scribe;
mod seat;
mod seed;
#[cfg(feature = "suite")]
pub mod suite;

pub use catalogue::Entry;
pub use chance::{Card, Chance, PileName, PileScript, ScriptFault, below, shuffle};
pub use component::{Component, Known, Place};
pub use events::{Event, Events, Revealed};
pub use game::{Datum, Game, Things};
pub use knowledge::Knowledge;
pub use message::{Arg, Message, Words};
pub use options::{Choice, Field, Form, Input, Options, Preset, SetupError};
pub use outcome::{Outcome, Rival, Score, ScoreLine, Scores};
pub use outline::{Outline, Row, Section};
pub use prompt::{Pick, Prompt};
pub use record::{Line, Record, ReplayError, Stack, digest};
pub use scribe::Scribe;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::Seed;
