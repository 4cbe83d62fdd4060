//! The games of Orrery.
//!
//! There are two ways in. [`dispatch`] finds a game by its name and hands it to a [`Visitor`] as a
//! type: what runs inside is compiled for that game alone, for simulations and bots. [`AnyGame`] is
//! one object-safe face for all of them, with JSON at the boundary, for the engine and the server:
//! [`start`], [`resume`] and [`load`] make one, and [`open`] goes back to the type.

mod any;
#[cfg(any(feature = "schema", feature = "ts"))]
mod described;
mod erased;
mod error;
mod parts;
mod registry;
mod replay;
mod table;

pub use any::{AnyEvents, AnyGame, Choice, Considered, Moved, Played, Preview, Refusal, Told};
#[cfg(feature = "schema")]
pub use described::schema;
#[cfg(feature = "ts")]
pub use described::typescript;
pub use error::Error;
pub use parts::{Changed, Others, Parts};
pub use registry::{
    About, NAMES, TableVisitor, Visitor, about, catalogue, default_options, dispatch, heeded,
    learn, load, open, read_options, resume, seats, series, start, start_asked,
};
pub use replay::{Replay, ReplayLine, Verdict, replay};
pub use table::Table;

/// A piece of JSON as text: a game's own types on their way in or out.
pub type Json = Box<serde_json::value::RawValue>;

/// Plain data as JSON.
pub fn json(data: &impl serde::Serialize) -> Json {
    serde_json::value::to_raw_value(data).expect("plain data serialises")
}
