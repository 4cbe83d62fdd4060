//! Many games at once, for whoever learns to play.
//!
//! A [`Batch`] holds so many games of one kind, each standing at a decision. [`Batch::step`] plays one action in each of
//! them, lets opponents that are bots answer, begins a new game where one is over, and writes what comes next into
//! [`Buffers`]: who decides, the list as [candidates](tabletop::encode), the observation, the reward. It is compiled for each
//! game; [`start`] finds the game by its name.
//!
//! The n-th game of the batch's run is seeded by (seed, n), a bot's luck by its game and its seat: what happens
//! depends on nothing else, and on no number of threads.

mod buffers;
mod env;
mod reward;
mod spec;
mod start;
mod steps;

pub use buffers::{Buffers, Shape};
pub use reward::Reward;
pub use spec::{ArgSpec, FieldSpec, KindSpec, Spec, actions, spec};
pub use start::{Setup, Unfit, start};
pub use steps::{Batch, Run, Trouble, Why};
