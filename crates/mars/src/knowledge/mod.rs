//! What the game knows about playing itself well: what things are worth, and which action a quick
//! player takes.

// The page has no weights of it, and need not carry what reads them.
#[cfg(not(target_family = "wasm"))]
mod learnt;
mod outlook;
mod policy;
mod solo;
mod taste;
mod worth;

use crate::action::Action;
use crate::state::{Answer, Mars, Phase, Player};
use rand::Rng;
#[cfg(not(target_family = "wasm"))]
use tabletop::learn::{self, Learner};
use tabletop::{Knowledge, Seat, below, exp, larger};

/// How far a quick player's judgement strays, in M€.
const WHIM: f32 = 0.1;

impl Knowledge for Mars {
    /// Points in hand and on the way, against the best of the others.
    fn evaluate(&self, seat: Seat) -> f32 {
        if self.is_solo() {
            return self.solo_prospect(seat);
        }
        let others = Seat::all(self.players.len()).filter(|other| *other != seat);
        let best = others
            .map(|other| self.prospect(other))
            .fold(f32::NEG_INFINITY, larger);
        self.prospect(seat) - best
    }

    const SPREAD: f32 = 9.5;

    /// A generation begins. A player alone is judged by how the game comes out.
    fn is_quiet(&self) -> bool {
        let opening = match self.variant.draft {
            true => self.phase == Phase::Draft && self.draft.round == 0,
            false => self.phase == Phase::Research,
        };
        let fresh = |player: &Player| {
            matches!(player.answer, Answer::Open | Answer::Unasked) && player.picked.is_empty()
        };
        opening && !self.is_solo() && self.players.iter().all(fresh)
    }

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
        taste::of(self, seat, character)
    }

    fn policy(&self, seat: Seat, actions: &[Action], rng: &mut impl Rng) -> usize {
        let outlook = self.outlook();
        let mut best = (f32::NEG_INFINITY, 0);
        for (i, action) in actions.iter().enumerate() {
            let whim = below(rng, 1024) as f32 / 1024.0 * WHIM;
            let promise = self.promise(seat, action, &outlook) + whim;
            if promise > best.0 {
                best = (promise, i);
            }
        }
        best.1
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let outlook = self.outlook();
        let from = out.len();
        out.extend(
            actions
                .iter()
                .map(|action| self.promise(seat, action, &outlook)),
        );
        let best = out[from..].iter().copied().fold(f32::NEG_INFINITY, larger);
        // A difference of some M€ makes an action a few times as likely.
        out[from..]
            .iter_mut()
            .for_each(|promise| *promise = larger(exp((*promise - best) / 6.0), 0.01));
    }
}

impl Mars {
    /// Points a seat has and can expect.
    fn prospect(&self, seat: Seat) -> f32 {
        let points = self.sheet(seat).total() as f32;
        if self.phase == Phase::Over {
            let tie = self.player(seat).stock[0].min(1000) as f32 / 10_000.0;
            return points + tie;
        }
        let outlook = self.forecast();
        points + self.means_of(seat, &outlook) / outlook.point
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use tabletop::suite::won_by_policy;

    #[test]
    fn the_policy_beats_three_random_players() {
        let won = won_by_policy::<Mars>(&Options::default(), 4, 60);
        assert!(won >= 57, "{won} of 60");
    }

    #[test]
    fn whoever_leads_is_judged_to_lead() {
        let game = crate::scene::Scene::new(2)
            .hand(Seat(0), &["mine"])
            .rating(Seat(0), 30)
            .ready();
        assert!(game.evaluate(Seat(0)) > 0.0);
        assert!(game.evaluate(Seat(1)) < 0.0);
    }

    #[test]
    fn in_a_solo_game_a_planet_nearer_to_its_end_is_judged_better() {
        let worth = |temperature: i8, oxygen: u8| {
            let scene = crate::scene::Scene::new(1).hand(Seat(0), &["mine"]);
            let game = scene.temperature(temperature).oxygen(oxygen).ready();
            game.evaluate(Seat(0))
        };
        assert!(worth(-10, 0) > worth(-30, 0));
        assert!(worth(-10, 7) > worth(-10, 0));
        assert!(worth(8, 14) > worth(-10, 7));
    }
}
