//! What games learn from games: small networks, what they read, and where those in use are kept.
//!
//! A game that brings what its networks read ([`Learner`]) can be trained (`cargo run --release -p bots --example train`)
//! and then plays by two networks: the **evaluation** says at quiet moments how likely a seat wins, the **habits** say what
//! a strong player does. Here is what playing needs; what training needs lies with the program that trains.
//!
//! Networks read what a seat may know, as few numbers that are not 0. Whoever plays asks for them thousands of
//! times a second, so games write their own; [`encoded`] makes them out of observations where that is fast enough.

mod brain;
pub mod encoded;
mod features;
mod network;

pub use brain::{Brain, Networks, Shape, chance, logistic, said, shares, weigh, worth};
pub use features::Features;
pub use network::{Network, slope};

use crate::{Knowledge, Seat};

/// Cells of the evaluation's hidden layer.
pub const CHANCE_CELLS: usize = 64;

/// Cells of the habits' hidden layer.
pub const HABIT_CELLS: usize = 32;

/// A game of which something can be learnt.
pub trait Learner: Knowledge {
    /// How much its networks read and say.
    const SHAPE: Shape;

    /// The networks in use.
    fn brain() -> &'static Brain;

    /// What the evaluation reads: what a seat knows at a quiet moment.
    fn position(&self, seat: Seat, out: &mut Features);

    /// Tells a reader what the habits read: first what the seat knows, then each action in the order of the list. False,
    /// and nothing told, where nothing is to be learnt.
    fn decision(&self, seat: Seat, actions: &[Self::Action], reader: &mut impl Reader) -> bool;
}

/// Who is told about a decision.
pub trait Reader {
    /// What the seat knows.
    fn knows(&mut self, features: &Features);

    /// The next action: what speaks for it by rule, as the logarithm of a weight, and which outputs of the network
    /// speak for it how much.
    fn may(&mut self, rule: f32, outputs: &[(u16, f32)]);
}
