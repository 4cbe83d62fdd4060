//! How to play well: an evaluation and a quick policy.
//!
//! Both count in medals: those that would be scored now, and what the position promises (lines that
//! can still be filled, spaces ahead of the trackers, rovers near tokens, objectives, what waits to be
//! resolved). Holes that no tile fills cost.

mod civ;
mod drives;
mod ground;
mod look;
mod policy;
mod tracks;
mod wishes;
mod worth;

use crate::action::Action;
use crate::state::{Planet, Player, Stage, Step};
use look::Look;
use policy::Quick;
use rand::Rng;
use tabletop::{Knowledge, Seat};

/// A difference in promise that makes an action e times as promising.
const WARMTH: f32 = 0.5;

impl Knowledge for Planet {
    const SPREAD: f32 = 8.0;

    fn evaluate(&self, seat: Seat) -> f32 {
        let own = self.worth(seat);
        let others = Seat::all(self.count()).filter(|&other| other != seat);
        match others.map(|other| self.worth(other)).reduce(f32::max) {
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

    /// Beyond two rounds luck covers what an action did, unless there is much time to think.
    const HORIZON: u32 = 2;

    fn policy(&self, seat: Seat, actions: &[Action], rng: &mut impl Rng) -> usize {
        Quick::new(Look::new(self, seat)).choose(actions, rng)
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let quick = Quick::new(Look::new(self, seat));
        let start = out.len();
        out.extend(actions.iter().map(|action| quick.promise(action)));
        let best = out[start..]
            .iter()
            .copied()
            .fold(f32::NEG_INFINITY, f32::max);
        for weight in &mut out[start..] {
            *weight = ((*weight - best) / WARMTH).exp().max(0.001);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng;
    use tabletop::{Chance, Events, Game, Seed, below};

    /// Plays a game, seat 0 by the policy and the others at random; whether seat 0 has won. Every round
    /// begins once.
    fn won_by_policy(seats: usize, seed: u64) -> bool {
        let chance = Chance::seeded(Seed::of_run(77, seed));
        let mut game = Planet::new(&Options::default(), seats, chance).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut actions, mut quiet) = (Vec::new(), 0);
        while let Some(seat) = game.deciders().first() {
            quiet += u8::from(game.is_quiet());
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let choice = match seat {
                Seat(0) => game.policy(seat, &actions, &mut rng),
                _ => below(&mut rng, actions.len() as u32) as usize,
            };
            let _ = game.play(seat, &actions[choice], &mut Events::off());
        }
        assert_eq!(quiet, game.round, "each round begins once");
        game.outcome().unwrap().won[0]
    }

    #[test]
    fn the_policy_beats_three_random_players() {
        let won = (0..60).filter(|&seed| won_by_policy(4, seed)).count();
        // A fair share would be 15; the policy loses about one game of 150.
        assert!(won >= 57, "{won} of 60");
    }
}
