//! The trained evaluation: a small network that says how likely a seat wins.
//!
//! It reads what the seat knows at the beginning of a round (its tableau, hand, goods and chips, the
//! tableaus and numbers of the others, how far the game is) and has one hidden layer. Its weights lie in
//! `data/network.bin` and come from games of self-play; `docs/bots.md` tells the command.

use super::eye::Eye;
use crate::cards::{DESIGNS, Design, GAME};
use crate::kinds::Good;
use crate::options::Mode;
use crate::state::{Player, Race};
use arrayvec::ArrayVec;
use std::sync::LazyLock;
use tabletop::{Knowledge as _, Seat};

/// Inputs that are a number rather than a design.
const NUMBERS: usize = 40;
/// All inputs: own tableau, own hand, the others' tableaus, numbers.
pub const INPUTS: usize = 3 * DESIGNS + NUMBERS;
/// Cells of the hidden layer.
pub const HIDDEN: usize = 48;

/// The inputs that are not 0. There is room for every card of the game.
pub type Features = ArrayVec<(u16, f32), 256>;

/// What the seat knows, in numbers.
pub fn features(game: &Race, seat: Seat) -> Features {
    let mut out = Features::new();
    let own = game.player(seat);
    let others = || {
        Seat::all(game.seats())
            .filter(move |&other| other != seat)
            .map(|other| game.player(other))
    };
    let among = (game.seats() - 1).max(1) as f32;
    let mut design = |room: usize, design: Design, weight: f32| {
        out.push(((room * DESIGNS + design.index()) as u16, weight));
    };
    for placed in own.tableau.placed() {
        design(0, placed.card.design(), 1.0);
    }
    for card in own.hand.iter() {
        design(1, card.design(), 1.0);
    }
    for placed in others().flat_map(|player| player.tableau.placed()) {
        design(2, placed.card.design(), 1.0 / among);
    }
    let numbers = numbers(game, seat, own, others);
    let numbers = numbers.into_iter().enumerate();
    let numbers = numbers.filter(|(_, number)| *number != 0.0);
    out.extend(numbers.map(|(i, number)| ((3 * DESIGNS + i) as u16, number)));
    out
}

fn numbers<'a, I: Iterator<Item = &'a Player>>(
    game: &Race,
    seat: Seat,
    own: &Player,
    others: impl Fn() -> I,
) -> [f32; NUMBERS] {
    let eye = Eye::new(game, seat);
    let left = eye.left;
    let lead = game.evaluate(seat) / 10.0;
    let most = |of: &dyn Fn(&Player) -> f32| others().map(of).fold(0.0, f32::max);
    let mean = |of: &dyn Fn(&Player) -> f32| {
        others().map(of).sum::<f32>() / (game.seats() - 1).max(1) as f32
    };
    let total = |player: &Player| player.total() as f32 / 30.0;
    let hand = |player: &Player| player.hand.len() as f32 / 8.0;
    let length = |player: &Player| player.tableau.len() as f32 / f32::from(GAME.tableau_limit);
    let chips = |player: &Player| f32::from(player.chips) / 15.0;
    let military = |player: &Player| player.general_military() as f32 / 6.0;
    let goods = |player: &Player, good: Good| player.tableau.goods_of(good).len() as f32 / 2.0;
    let pool = f32::from(game.pool.max(0)) / (f32::from(GAME.vp_per_player) * game.seats() as f32);
    let flag = |is: bool| f32::from(u8::from(is));
    let mut list = [0.0; NUMBERS];
    let parts = [
        1.0,
        lead,
        lead * left,
        lead * (1.0 - left),
        eye.prospects() / 30.0,
        left,
        left * left,
        pool,
        total(own),
        hand(own),
        length(own),
        chips(own),
        military(own),
        most(&total),
        most(&hand),
        most(&length),
        most(&chips),
        most(&military),
        mean(&total),
        mean(&hand),
        mean(&length),
        mean(&chips),
        total(own) - most(&total),
        length(own) - most(&length),
        flag(game.seats() == 2),
        flag(game.seats() == 3),
        flag(game.seats() == 4),
        flag(game.options.mode == Mode::Advanced2p),
        f32::from(game.round.min(20)) / 10.0,
        own.tableau.empty_production().len() as f32 / 3.0,
        own.tableau.empty_windfall(None).len() as f32 / 3.0,
        hand(own) * left,
    ];
    list[..parts.len()].copy_from_slice(&parts);
    for good in Good::ALL {
        list[parts.len() + good.index()] = goods(own, good);
        list[parts.len() + 4 + good.index()] = mean(&|player| goods(player, good));
    }
    list
}

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

static TRAINED: LazyLock<Option<Network>> =
    LazyLock::new(|| Network::read(include_bytes!("../../data/network.bin")));

/// How likely a seat wins, by the trained network.
pub(super) fn chance(game: &Race, seat: Seat) -> Option<f32> {
    if seat.index() >= game.seats() {
        return None;
    }
    let network = TRAINED.as_ref()?;
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
