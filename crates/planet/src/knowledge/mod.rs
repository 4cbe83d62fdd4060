//! How to play well: an evaluation and a quick policy.
//!
//! Both count in medals: those that would be scored now, and what the position promises (lines that
//! can still be filled, spaces ahead of the trackers, rovers near tokens, objectives, what waits to be
//! resolved). Holes that no tile fills cost.

mod civ;
mod drives;
mod ground;
// The page has no weights of it, and need not carry what reads them.
#[cfg(not(target_family = "wasm"))]
mod learnt;
mod look;
mod policy;
mod taste;
mod tracks;
mod wishes;
mod worth;

use crate::action::Action;
use crate::state::{Planet, Player, Stage, Step};
use look::Look;
use policy::Quick;
use rand::Rng;
#[cfg(not(target_family = "wasm"))]
use tabletop::learn::{self, Learner};
use tabletop::{Knowledge, Seat, exp, larger};

/// A difference in promise that makes an action e times as promising.
const WARMTH: f32 = 0.5;

impl Knowledge for Planet {
    const SPREAD: f32 = 8.0;

    fn evaluate(&self, seat: Seat) -> f32 {
        let own = self.worth(seat);
        let others = Seat::all(self.count()).filter(|&other| other != seat);
        match others.map(|other| self.worth(other)).reduce(larger) {
            Some(best) => own - best,
            None => own - self.target() as f32,
        }
    }

    /// A round begins.
    fn is_quiet(&self) -> bool {
        match self.step {
            Step::Rotation => true,
            Step::Turn => {
                let waits = |player: &Player| player.stage == Stage::Waiting;
                self.options.turns_itself(self.count()) && self.players.iter().all(waits)
            }
            _ => false,
        }
    }

    /// Two rounds came out no better in the same time, and rather worse in as many playouts.
    fn horizon(&self) -> u32 {
        4
    }

    #[cfg(not(target_family = "wasm"))]
    fn learn(weights: &[u8]) -> bool {
        Self::brain().learn(&Self::SHAPE, weights)
    }

    #[cfg(not(target_family = "wasm"))]
    fn trained(&self, seat: Seat) -> Option<f32> {
        learn::chance(self, seat)
    }

    #[cfg(not(target_family = "wasm"))]
    fn trained_priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) -> bool {
        learn::weigh(self, seat, actions, out)
    }

    const CHARACTERS: &'static [&'static str] = taste::NAMES;

    fn taste(&self, seat: Seat, character: usize) -> f32 {
        taste::of(self.player(seat), character)
    }

    fn policy(&self, seat: Seat, actions: &[Action], rng: &mut impl Rng) -> usize {
        Quick::new(Look::new(self, seat)).choose(actions, rng)
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let quick = Quick::new(Look::new(self, seat));
        let start = out.len();
        out.extend(actions.iter().map(|action| quick.promise(action)));
        let best = out[start..].iter().copied().fold(f32::NEG_INFINITY, larger);
        for weight in &mut out[start..] {
            *weight = larger(exp((*weight - best) / WARMTH), 0.001);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use tabletop::suite::{policy_game, won_by_policy};

    #[test]
    fn the_policy_beats_three_random_players() {
        let won = won_by_policy::<Planet>(&Options::default(), 4, 60);
        // A fair share would be 15; the policy loses about one game of 150.
        assert!(won >= 57, "{won} of 60");
    }

    #[test]
    fn a_round_begins_once() {
        let played = policy_game::<Planet>(&Options::default(), 4, 1);
        assert_eq!(played.quiet, u32::from(played.game.round));
    }
}
