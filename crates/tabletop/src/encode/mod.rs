//! A game in numbers, for whoever learns to play it.
//!
//! An **observation** is what one seat knows, as a row of floats: [`Encode::observe`] fills it, [`Encode::FIELDS`] says
//! what stands where. First comes what is the table's, then what only the seat itself sees, then what everybody sees of each
//! player: of the seat itself, and of the others clockwise from it. So the observation in a game for two is the
//! beginning of one for three.
//!
//! A **candidate** is an action as a few small integers: its kind, and then its arguments, numbered as the components are
//! in the catalogue. Lists of legal actions are short, so that a policy can look at each candidate and point at one. Whoever
//! wants one wide space instead has [`Ids`]: every candidate that the table of kinds admits has one number.
//!
//! All of it stays the same within an [encoding version](Encode::ENCODING). The conformance suite shows that an observation tells
//! nothing that its seat does not know.

mod actions;
mod fields;
mod pen;

pub use actions::{ARGUMENTS, Amount, Arg, Below, Domain, Flag, Ids, Kind, Numbers};
pub use fields::{Field, Part, layout};
pub use pen::Pen;

use crate::{Game, Seat};

/// No number of an observation is greater than this, and none smaller than its negative.
pub const BOUND: f32 = 8.0;

/// A game that can be put into numbers.
pub trait Encode: Game {
    /// Rises whenever a field, a kind of action or a number of anything changes its place or its meaning.
    const ENCODING: u32;

    /// What an observation consists of, from its first number to its last, at a full table.
    const FIELDS: &'static [Field];

    /// The kinds of actions, with their arguments.
    const KINDS: &'static [Kind];

    /// More actions than any list of this game holds.
    const LONGEST: usize;

    /// Writes down what a seat knows. `out` is as long as [`Encode::observed`] says for this table; whatever stood there
    /// is overwritten. Allocates nothing.
    fn observe(&self, seat: Seat, out: &mut [f32]);

    /// An action in numbers.
    fn number(action: &Self::Action) -> Numbers;

    /// The action that has these numbers, if there is one.
    fn action(numbers: Numbers) -> Option<Self::Action>;

    /// How long an observation is at a table of so many seats.
    fn observed(seats: usize) -> usize {
        let there = |field: &&Field| field.seat.is_none_or(|seat| seat < seats);
        let last = Self::FIELDS.iter().rfind(there);
        last.map_or(0, |field| field.start + field.len)
    }

    /// How many numbers a candidate has: its kind, and as many arguments as any kind takes.
    fn width() -> usize {
        let most = Self::KINDS.iter().map(|kind| kind.args.len()).max();
        1 + most.unwrap_or_default()
    }
}
