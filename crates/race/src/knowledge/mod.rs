//! What the game knows about playing itself well: how a seat stands, and how promising an action
//! looks. Everything is measured in victory points.

mod eye;
mod taste;
mod trained;
mod worth;

use crate::action::Action;
use crate::state::{Race, Step};
use eye::Eye;
use rand::Rng;
use tabletop::learn::{self, Learner};
use tabletop::{Knowledge, Seat, exp, larger};

impl Knowledge for Race {
    const SPREAD: f32 = 8.0;

    fn horizon(&self) -> u32 {
        2
    }

    /// A round begins, or the game is over.
    fn is_quiet(&self) -> bool {
        match self.step {
            Step::ChooseActions => self.players.iter().all(|player| player.actions.len() == 0),
            step => step == Step::Over,
        }
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        if seat.index() >= self.seats() {
            return 0.0;
        }
        let stands = |seat: Seat| {
            let player = self.player(seat);
            if self.step == Step::Over {
                // Ties are broken by cards and goods.
                return player.total() as f32 + player.tie_break() as f32 / 100.0;
            }
            Eye::new(self, seat).prospects()
        };
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        let best = others.map(stands).fold(f32::NEG_INFINITY, larger);
        stands(seat) - best
    }

    const LEARNT_SINCE: u32 = 1;

    const CHARACTERS: &'static [&'static str] = taste::NAMES;

    fn taste(&self, seat: Seat, character: usize) -> f32 {
        taste::of(self.player(seat), character)
    }

    fn learn(weights: &[u8]) -> bool {
        Self::brain().learn(&Self::SHAPE, weights)
    }

    fn trained(&self, seat: Seat) -> Option<f32> {
        learn::chance(self, seat)
    }

    fn trained_priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) -> bool {
        learn::weigh(self, seat, actions, out)
    }

    fn policy(&self, seat: Seat, actions: &[Action], rng: &mut impl Rng) -> usize {
        let eye = Eye::new(self, seat);
        let mut best = (0, f32::NEG_INFINITY);
        for (i, action) in actions.iter().enumerate() {
            // A little noise, so that no two playouts are the same.
            let [a, b] = [rng.next_u32(), rng.next_u32()].map(|n| n as f32 / u32::MAX as f32);
            let score = eye.promise(action) + NOISE * (a - b);
            if score > best.1 {
                best = (i, score);
            }
        }
        best.0
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let eye = Eye::new(self, seat);
        let promises = actions.iter().map(|action| eye.promise(action));
        let start = out.len();
        out.extend(promises);
        let best = out[start..].iter().copied().fold(f32::MIN, larger);
        for weight in &mut out[start..] {
            *weight = larger(exp((*weight - best) / NOISE), 0.01);
        }
    }
}

/// How much the policy's judgement of an action wavers.
const NOISE: f32 = 0.7;
