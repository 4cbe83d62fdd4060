//! The conformance suite: seven promises that every game keeps, and an eighth about its [numbers](crate::encode).
//!
//! A game crate runs it with one line in `tests/conformance.rs`:
//!
//! ```
//! tabletop::conformance!(tabletop::example::Comets, games = 20);
//! # fn main() {}
//! ```
//!
//! and `tabletop = { workspace = true, features = ["suite"] }` among its `dev-dependencies`. The macro
//! writes one `#[test]` for each promise, so `cargo test no_leaks` runs one of them:
//!
//! | test | the promise |
//! | --- | --- |
//! | [`introduces_itself`] | the form, the seat counts and the names fit together |
//! | [`legal_is_legal`] | `check` accepts exactly what is listed |
//! | [`deterministic`] | options, chance and actions give the same game everywhere |
//! | [`no_leaks`] | nothing hidden reaches a view, a list, a refusal, an event or a bot |
//! | [`conserved`] | no component is lost or doubled |
//! | [`it_ends`] | every step and every game is finite |
//! | [`order_free`] | in a step of several seats nobody is the first |
//! | [`undo_safe`] | what was not revealed can be taken back without a trace |
//! | [`encodes`] | observations and candidates are sound, and tell nothing hidden either |
//! | [`learns`] | the same of what networks read, in games that bring it |
//!
//! Each plays [`Budget::games`] random games over the defaults, the presets and options sampled from
//! the form, at every seat count, and looks closely at [`Budget::looks`] or so positions of each. All
//! of it follows from [`Budget::seed`]: a failure comes back every time, and names options, seats,
//! seed and place, which [`position`] turns into the state it is about.
//!
//! Beside the promises: [`playthrough`] writes a whole game as text for golden files,
//! [`final_digest`] pins a game in one word, [`assert_golden!`](crate::assert_golden) compares them with
//! what they were, and [`no_allocation!`](crate::no_allocation) shows that
//! steady play allocates nothing. [`won_by_policy`] tells whether what a game knows of playing itself is
//! worth anything.

mod allocation;
mod conserved;
mod deterministic;
mod encodes;
mod ends;
mod golden;
mod introduction;
mod leaks;
mod learns;
mod legal;
mod mutate;
mod order;
mod playthrough;
mod policy;
mod settings;
mod table;
mod undo;
mod wire;

#[cfg(test)]
mod tests;

pub use allocation::{CountingAllocator, allocations, steady_play_allocates_nothing};
pub use conserved::conserved;
pub use deterministic::deterministic;
pub use encodes::encodes;
pub use ends::it_ends;
#[doc(hidden)]
pub use insta;
pub use introduction::introduces_itself;
pub use leaks::no_leaks;
pub use learns::learns;
pub use legal::legal_is_legal;
pub use order::order_free;
pub use playthrough::{final_digest, playthrough, position};
pub use policy::{PolicyGame, policy_game, won_by_policy};
pub use undo::undo_safe;

use crate::Game;
use std::fmt;

/// How much a test may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many random games are played.
    pub games: usize,
    /// How many positions of each are looked at closely, more or less: cheap checks take more.
    pub looks: usize,
    /// What all the suite's choices follow from.
    pub seed: u64,
}

impl Default for Budget {
    fn default() -> Self {
        Budget {
            games: 200,
            looks: 2,
            seed: 0,
        }
    }
}

/// What a test has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: usize,
    /// Actions in them.
    pub moves: usize,
    /// Positions looked at.
    pub looks: usize,
}

/// The promises by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is the test of its name")]
pub enum Promise {
    IntroducesItself,
    LegalIsLegal,
    Deterministic,
    NoLeaks,
    Conserved,
    ItEnds,
    OrderFree,
    UndoSafe,
    Encodes,
}

/// A broken promise, and how to see it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Which promise is broken.
    pub promise: Promise,
    /// The game's name.
    pub game: &'static str,
    /// Options, seats, seed and place; none if the failure is about no game in particular.
    pub setting: Option<String>,
    /// What is wrong.
    pub reason: String,
}

impl Failure {
    fn bare<G: Game>(promise: Promise, reason: String) -> Self {
        Failure {
            promise,
            game: G::NAME,
            setting: None,
            reason,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure {
            promise,
            game,
            setting,
            reason,
        } = self;
        write!(f, "{game} breaks the promise {promise:?}: {reason}")?;
        setting
            .iter()
            .try_for_each(|setting| write!(f, "\n   with {setting}"))
    }
}

/// Returns the complaint as an error unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($complaint:tt)+) => {
        if !$condition {
            return Err(format!($($complaint)+));
        }
    };
}
use ensure;

/// Writes a `#[test]` for what the networks of a game read: `learns!(race::Race, games = 200)`.
#[macro_export]
macro_rules! learns {
    ($game:ty $(, $field:ident = $value:expr)* $(,)?) => {
        $crate::conformance!(@test $game, ($(, $field = $value)*), learns);
    };
}

/// Writes one `#[test]` for each promise of a game: `conformance!(race::Race, games = 2000)`. Further
/// fields of [`Budget`](crate::suite::Budget) may follow: `looks = 4, seed = 7`.
#[macro_export]
macro_rules! conformance {
    ($game:ty $(, $field:ident = $value:expr)* $(,)?) => {
        $crate::conformance!(@tests $game, ($(, $field = $value)*),
            introduces_itself legal_is_legal deterministic no_leaks conserved it_ends order_free undo_safe encodes);
    };
    (@tests $game:ty, $fields:tt, $($promise:ident)+) => {
        $($crate::conformance!(@test $game, $fields, $promise);)+
    };
    (@test $game:ty, ($(, $field:ident = $value:expr)*), $promise:ident) => {
        #[test]
        #[allow(clippy::disallowed_macros, reason = "a test says what it has looked at")]
        fn $promise() {
            let budget = $crate::suite::Budget { $($field: $value,)* ..Default::default() };
            match $crate::suite::$promise::<$game>(&budget) {
                Ok(tally) => println!("{tally:?}"),
                Err(failure) => panic!("{failure}"),
            }
        }
    };
}
