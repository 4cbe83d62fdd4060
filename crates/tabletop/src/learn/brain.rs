//! The networks in use, and what they say.

use super::{CHANCE_CELLS, Features, HABIT_CELLS, Learner, Network, Reader};
use crate::{Seat, exp, larger, ln};
use std::sync::RwLock;

/// How much the networks of a game read and say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Inputs of the evaluation.
    pub position: usize,
    /// Its outputs: how likely the seat wins; and perhaps how likely it would seem by the lead alone.
    pub values: usize,
    /// Inputs of the habits.
    pub decision: usize,
    /// Their outputs.
    pub outputs: usize,
}

/// What a file of weights begins with, if they are exact and if they are in steps.
const EXACT: &[u8] = b"orrery weights 1 exact\n";
const STEPS: &[u8] = b"orrery weights 1 steps\n";

/// Both networks of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Networks {
    /// The evaluation.
    pub chance: Network<CHANCE_CELLS>,
    /// The habits.
    pub habits: Network<HABIT_CELLS>,
}

impl Networks {
    /// Both from the bytes of a file; nothing if it is of another shape.
    pub fn read(shape: &Shape, bytes: &[u8]) -> Option<Self> {
        let (exact, bytes) = match (bytes.strip_prefix(EXACT), bytes.strip_prefix(STEPS)) {
            (Some(bytes), _) => (true, bytes),
            (_, bytes) => (false, bytes?),
        };
        let first = Network::<CHANCE_CELLS>::size(shape.position, shape.values, exact);
        let (chance, habits) = bytes.split_at_checked(first)?;
        Some(Networks {
            chance: Network::read(chance, shape.position, shape.values, exact)?,
            habits: Network::read(habits, shape.decision, shape.outputs, exact)?,
        })
    }

    /// The bytes of a file: exact, or in steps, which is a quarter as long.
    pub fn write(&self, exact: bool) -> Vec<u8> {
        let begin = if exact { EXACT } else { STEPS };
        [begin, &self.chance.write(exact), &self.habits.write(exact)].concat()
    }
}

/// The networks of a game in use, if it has any.
#[derive(Debug)]
pub struct Brain(RwLock<Option<&'static Networks>>);

impl Brain {
    /// The networks that are part of the program; none where there are none, and in a browser, which fetches them.
    pub fn new(shape: &Shape, weights: &[u8]) -> Self {
        let brain = Brain(RwLock::new(None));
        brain.learn(shape, weights);
        brain
    }

    /// Uses the networks in a file from now on; false if it has none of this shape. They are never forgotten, so this is
    /// nothing to be done often.
    pub fn learn(&self, shape: &Shape, weights: &[u8]) -> bool {
        let networks = Networks::read(shape, weights);
        let is_some = networks.is_some();
        networks.map(|networks| self.wear(Some(Box::leak(Box::new(networks)))));
        is_some
    }

    /// Uses these networks from now on, or none, in every game of the process; those that were used before. So networks in
    /// training play the games they learn from, and against their older selves.
    pub fn wear(&self, networks: Option<&'static Networks>) -> Option<&'static Networks> {
        let mut used = self.0.write().ok()?;
        std::mem::replace(&mut used, networks)
    }

    /// The networks in use.
    #[inline]
    pub fn networks(&self) -> Option<&'static Networks> {
        *self.0.read().ok()?
    }
}

/// From minus to plus infinity to between 0 and 1.
#[inline]
pub fn logistic(number: f32) -> f32 {
    1.0 / (1.0 + exp(-number))
}

/// What the lead counts beside the win: a win is a win, but among wins the higher one is the surer one.
const MARGIN: f32 = 0.1;

/// The natural logarithm of 3.
const THREE: f32 = 1.098_612_3;

/// What a chance to win is worth together with the chance that the lead alone would give.
///
/// Who plays alone, against a target that is hardly ever reached, would learn nothing from wins: there the lead counts half, and a
/// point of it as much far from the target as near.
pub fn worth(win: f32, lead: f32, alone: bool) -> f32 {
    if !alone {
        return (1.0 - MARGIN) * win + MARGIN * lead;
    }
    let lead = lead.clamp(1e-6, 1.0 - 1e-6);
    // A spread makes a win three times as likely as not; from one end to the other there are four.
    let spreads = ln(lead / (1.0 - lead)) / THREE;
    0.5 * win + 0.5 * (0.5 + spreads / 4.0).clamp(0.0, 1.0)
}

/// What an evaluation says, from what its hidden cells say: the chance to win, and the chance that the lead alone would give,
/// if it says that too.
pub fn said(network: &Network<CHANCE_CELLS>, hidden: &[f32; CHANCE_CELLS]) -> [f32; 2] {
    let win = logistic(network.output(hidden, 0));
    match network.bias.len() {
        1 => [win; 2],
        _ => [win, logistic(network.output(hidden, 1))],
    }
}

/// How likely a seat wins, by the evaluation in use.
pub fn chance<G: Learner>(game: &G, seat: Seat) -> Option<f32> {
    let Networks { chance, .. } = G::brain().networks()?;
    let seats = game.seat_count();
    if seat.index() >= seats {
        return None;
    }
    let mut features = Features::new();
    game.position(seat, &mut features);
    let [win, lead] = said(chance, &chance.hidden(features.as_slice()));
    Some(match G::SHAPE.values {
        1 => win,
        _ => worth(win, lead, seats == 1),
    })
}

/// How likely a strong player takes each of the actions, added to `out`, by the habits in use; false if nothing was
/// learnt about such a decision.
pub fn weigh<G: Learner>(game: &G, seat: Seat, actions: &[G::Action], out: &mut Vec<f32>) -> bool {
    let Some(Networks { habits, .. }) = G::brain().networks() else {
        return false;
    };
    let start = out.len();
    let mut scale = Scale {
        network: habits,
        hidden: [0.0; HABIT_CELLS],
        out,
    };
    if !game.decision(seat, actions, &mut scale) {
        out.truncate(start);
        return false;
    }
    shares(&mut out[start..]);
    true
}

/// Weighs actions one after the other.
struct Scale<'a> {
    network: &'a Network<HABIT_CELLS>,
    hidden: [f32; HABIT_CELLS],
    out: &'a mut Vec<f32>,
}

impl Reader for Scale<'_> {
    #[inline]
    fn knows(&mut self, features: &Features) {
        self.hidden = self.network.hidden(features.as_slice());
    }

    #[inline]
    fn may(&mut self, rule: f32, outputs: &[(u16, f32)]) {
        self.out
            .push(rule + self.network.outputs(&self.hidden, outputs));
    }
}

/// Turns logarithms of weights into shares of 1.
pub fn shares(weights: &mut [f32]) {
    let most = weights.iter().copied().fold(f32::NEG_INFINITY, larger);
    weights
        .iter_mut()
        .for_each(|weight| *weight = exp(*weight - most));
    let sum = weights.iter().sum::<f32>();
    weights.iter_mut().for_each(|weight| *weight /= sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape {
        position: 5,
        values: 2,
        decision: 4,
        outputs: 3,
    };

    fn networks() -> Networks {
        let mut networks = Networks {
            chance: Network::blank(5, 2),
            habits: Network::blank(4, 3),
        };
        networks.chance.first[4][63] = 2.0;
        networks.habits.bias[1] = -1.0;
        networks
    }

    #[test]
    fn both_networks_are_one_file() {
        for exact in [true, false] {
            let bytes = networks().write(exact);
            assert_eq!(Networks::read(&SHAPE, &bytes), Some(networks()));
            assert_eq!(Networks::read(&SHAPE, &bytes[1..]), None);
            assert_eq!(Networks::read(&SHAPE, &bytes[..bytes.len() - 1]), None);
            let other = Shape {
                outputs: 4,
                ..SHAPE
            };
            assert_eq!(Networks::read(&other, &bytes), None);
        }
    }

    #[test]
    fn a_brain_keeps_what_it_has_if_a_file_is_something_else() {
        let brain = Brain::new(&SHAPE, &[]);
        assert!(brain.networks().is_none());
        assert!(brain.learn(&SHAPE, &networks().write(true)));
        assert!(!brain.learn(&SHAPE, b"something else"));
        assert_eq!(brain.networks(), Some(&networks()));
        assert_eq!(brain.wear(None), Some(&networks()));
        assert!(brain.networks().is_none());
    }

    #[test]
    fn among_several_a_win_counts_and_alone_every_point_of_the_lead() {
        assert!(worth(1.0, 0.5, false) > worth(0.0, 1.0, false));
        // Three points of the lead, in spreads, at both ends: the same alone, nearly nothing far from the target else.
        let by = |spreads: f32| logistic(spreads * THREE);
        let step =
            |from: f32, alone| worth(0.0, by(from + 0.2), alone) - worth(0.0, by(from), alone);
        assert!((step(-1.8, true) - step(-0.1, true)).abs() < 1e-4);
        assert!(step(-1.8, false) < 0.5 * step(-0.1, false));
        assert!(worth(1.0, by(0.0), true) > worth(0.0, by(1.9), true));
    }
}
