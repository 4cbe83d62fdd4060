//! The trained evaluation: how likely a seat wins.
//!
//! The network reads what the seat knows at the beginning of a round: its tableau, hand, goods and chips,
//! the tableaus and numbers of the others, how far the game is.

pub use super::features::{Features, INPUTS, features};

use super::{InUse, Network};
use crate::state::Race;
use std::sync::LazyLock;
use tabletop::{Seat, exp};

/// Cells of the hidden layer.
pub const CELLS: usize = 64;

/// The network that judges.
pub static NETWORK: LazyLock<InUse<CELLS>> = LazyLock::new(|| InUse::new(read(WEIGHTS)));

#[cfg(not(target_family = "wasm"))]
const WEIGHTS: &[u8] = include_bytes!("../../../data/chance.bin");
#[cfg(target_family = "wasm")]
const WEIGHTS: &[u8] = &[];

/// The network with these weights, if there are as many as it has.
pub(super) fn read(weights: &[u8]) -> Option<Network<CELLS>> {
    Network::read(weights, INPUTS, 1)
}

/// How likely a seat wins, from what the hidden cells say.
pub fn from_hidden(network: &Network<CELLS>, hidden: &[f32; CELLS]) -> f32 {
    1.0 / (1.0 + exp(-network.output(hidden, 0)))
}

/// How likely a seat wins, by the network in use.
pub(in crate::knowledge) fn chance_of(game: &Race, seat: Seat) -> Option<f32> {
    if seat.index() >= game.seats() {
        return None;
    }
    let network = NETWORK.get()?;
    Some(from_hidden(network, &network.hidden(&features(game, seat))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Chance, Game, Seed};

    #[test]
    fn at_the_start_nobody_is_far_ahead() {
        let chance = Chance::seeded(Seed::from(3));
        let game = Race::new(&crate::Options::default(), 2, chance).expect("two can play");
        for seat in [Seat(0), Seat(1)] {
            let chance = chance_of(&game, seat).expect("the weights are there");
            assert!((0.2..0.8).contains(&chance), "{chance}");
        }
    }
}
