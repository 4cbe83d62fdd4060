//! The trained evaluation: a small network that says how likely a seat wins.
//!
//! It reads what the seat knows at the beginning of a round (its tableau, hand, goods and chips, the
//! tableaus and numbers of the others, how far the game is) and has one hidden layer. Its weights lie in
//! `data/network.bin` and come from games of self-play; `docs/bots.md` tells the command.

pub use super::features::{Features, INPUTS, features};

use crate::state::Race;
use std::sync::{LazyLock, RwLock};
use tabletop::Seat;

/// Cells of the hidden layer.
pub const HIDDEN: usize = 64;

/// A network with one hidden layer.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// Input by input, the weights to the hidden cells.
    pub first: Vec<[f32; HIDDEN]>,
    /// The weights from the hidden cells.
    pub second: [f32; HIDDEN],
    /// What is added to their sum.
    pub bias: f32,
}

impl Network {
    /// How many weights there are.
    pub const WEIGHTS: usize = INPUTS * HIDDEN + HIDDEN + 1;

    /// A network from its weights as they are written; nothing if they are not as many as there
    /// should be.
    pub fn read(bytes: &[u8]) -> Option<Network> {
        if bytes.len() != 4 * Network::WEIGHTS {
            return None;
        }
        let mut numbers = bytes
            .as_chunks::<4>()
            .0
            .iter()
            .map(|bytes| f32::from_le_bytes(*bytes));
        let mut row = || std::array::from_fn(|_| numbers.next().unwrap_or_default());
        let first = (0..INPUTS).map(|_| row()).collect();
        let second = row();
        let bias = numbers.next().unwrap_or_default();
        Some(Network {
            first,
            second,
            bias,
        })
    }

    /// The weights, to be read again.
    pub fn write(&self) -> Vec<u8> {
        let first = self.first.iter().flatten();
        let all = first.chain(&self.second).chain([&self.bias]);
        all.flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// What the hidden cells say.
    pub fn hidden(&self, features: &[(u16, f32)]) -> [f32; HIDDEN] {
        let mut cells = [0.0; HIDDEN];
        for &(input, value) in features {
            let weights = &self.first[usize::from(input)];
            for (cell, weight) in cells.iter_mut().zip(weights) {
                *cell += value * weight;
            }
        }
        cells.map(activation)
    }

    /// How likely the seat wins, from what the hidden cells say.
    pub fn output(&self, hidden: &[f32; HIDDEN]) -> f32 {
        let products = hidden.iter().zip(&self.second).map(|(a, b)| a * b);
        let sum = self.bias + products.sum::<f32>();
        1.0 / (1.0 + (-sum).exp())
    }
}

/// A straight line that bends below 0.
fn activation(sum: f32) -> f32 {
    if sum > 0.0 { sum } else { 0.1 * sum }
}

/// The slope of the activation that gave this.
pub fn slope(active: f32) -> f32 {
    if active > 0.0 { 1.0 } else { 0.1 }
}

/// The network that judges; another one while it is being trained.
static TRAINED: LazyLock<RwLock<Option<&'static Network>>> = LazyLock::new(|| {
    let network = Network::read(include_bytes!("../../data/network.bin"));
    RwLock::new(network.map(leaked))
});

fn leaked(network: Network) -> &'static Network {
    Box::leak(Box::new(network))
}

/// Lets this network judge from now on, in every game of the process: so a network in training plays
/// the games it learns from. It is never forgotten, so this is nothing to be done often.
pub fn install(network: Network) {
    if let Ok(mut trained) = TRAINED.write() {
        *trained = Some(leaked(network));
    }
}

/// How likely a seat wins, by the trained network.
pub(super) fn chance(game: &Race, seat: Seat) -> Option<f32> {
    if seat.index() >= game.seats() {
        return None;
    }
    let network: &Network = (*TRAINED.read().ok()?)?;
    Some(network.output(&network.hidden(&features(game, seat))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Chance, Game, Seed};

    #[test]
    fn the_weights_are_written_and_read_without_loss() {
        let mut network = Network {
            first: vec![[0.0; HIDDEN]; INPUTS],
            second: [0.5; HIDDEN],
            bias: -0.25,
        };
        network.first[7][3] = 1.5;
        assert_eq!(Network::read(&network.write()), Some(network));
        assert_eq!(Network::read(&[0; 12]), None);
    }

    #[test]
    fn at_the_start_nobody_is_far_ahead() {
        let chance = Chance::seeded(Seed::from(3));
        let game = Race::new(&crate::Options::default(), 2, chance).expect("two can play");
        let (a, b) = (chance_of(&game, 0), chance_of(&game, 1));
        assert!(
            (0.2..0.8).contains(&a) && (0.2..0.8).contains(&b),
            "{a} {b}"
        );
    }

    fn chance_of(game: &Race, seat: u8) -> f32 {
        super::chance(game, Seat(seat)).expect("the weights are there")
    }
}
