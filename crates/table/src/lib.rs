//! One table as a pure machine.
//!
//! A [`Table`] is a function of its [`Setup`] and its log of [entries](Entry). The [`Machine`] drives it: it is given
//! [inputs](Input) (somebody connects, asks, what was appended is stored, time has passed) together with the time, fresh
//! random bytes and the names of people, and answers with [outputs](Output) (append this, tell these viewers that,
//! think this through). It reads no clock, draws nothing from the system, starts no thread, waits for nothing and logs
//! nothing: whatever hosts it, a server or a page, does that around it.
//!
//! What is told about an entry is told once the entry is stored, by construction: an entry is applied to a copy of the
//! table, and the copy takes its place when the host says that the entry is stored.

pub mod answer;
pub mod api;
mod apply;
mod clocks;
mod due;
mod glance;
pub mod ids;
mod lesson;
pub mod library;
mod log;
mod machine;
#[cfg(feature = "mutants")]
pub mod mutants;
mod outcome;
pub mod past;
mod rated;
pub mod record;
mod refusal;
pub mod series;
mod setup;
mod state;
mod summary;
mod undo;
pub mod wire;

pub use clocks::ClockFace;
pub use glance::{Eye, Glance, Shown};
pub use log::{Digest, Entry, Holder, Origin, Setup, What};
pub use machine::{
    Append, Archivable, Archived, Deed, Input, Job, Machine, NotStored, Output, Outside, Read,
    Thought, Ticket, ViewerId, Who, With,
};
pub use setup::{again, make, rematch};
pub use state::{Change, Noted, SeatState, Table};
pub use summary::{Names, Summary, card, may_see, shown};
pub use undo::{Played, takes_back};
