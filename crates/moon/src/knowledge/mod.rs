//! What the game knows about playing itself well: an evaluation, and a quick player's policy.

// The page has no weights of it, and need not carry what reads them.
#[cfg(not(target_family = "wasm"))]
mod learnt;
mod policy;
mod prospect;
mod taste;

use crate::action::Action;
use crate::options::Scenario;
use crate::state::{Moon, Phase, Step};
use rand::Rng;
#[cfg(not(target_family = "wasm"))]
use tabletop::learn::{self, Learner};
use tabletop::{Game, Knowledge, Seat, Viewer, below, exp2, larger};

impl Knowledge for Moon {
    const SPREAD: f32 = 15.0;

    /// The lead in points, counting what is half done.
    fn evaluate(&self, seat: Seat) -> f32 {
        if self.phase == Phase::Over {
            return self.final_lead(seat);
        }
        let table = self.score_table(Viewer::Referee);
        let prospect = |seat: usize| table.total(seat) as f32 + self.prospect(seat);
        let own = prospect(seat.index());
        let others = (0..self.players()).filter(|other| *other != seat.index());
        let best = others.map(prospect).fold(f32::NEG_INFINITY, larger);
        match &self.astra {
            Some(astra) => own - self.astra_prospect(astra),
            None => own - best,
        }
    }

    fn policy(&self, seat: Seat, actions: &[Action], rng: &mut impl Rng) -> usize {
        let mut best = (0, f32::NEG_INFINITY);
        for (i, action) in actions.iter().enumerate() {
            // A little noise: equal actions come in turn, and no playout is like another.
            let noise = below(rng, 1 << 10) as f32 / 1024.0;
            let weight = self.weight(seat.index(), *action) + noise;
            if weight > best.1 {
                best = (i, weight);
            }
        }
        best.0
    }

    /// A turn begins.
    fn is_quiet(&self) -> bool {
        let fresh = |seat: Seat| self.answers[seat.index()].agenda[..] == [Step::Combination];
        self.phase == Phase::Turn && self.waiting == self.asked && self.waiting.iter().all(fresh)
    }

    /// To the end where a quick player gets there without spoiling the sheet, and against ASTRA, whose points
    /// come by themselves; else a few turns.
    fn horizon(&self) -> u32 {
        match self.scenario {
            Scenario::Launch | Scenario::Colony | Scenario::Dome => 40,
            _ if self.astra.is_some() => 40,
            _ => 4,
        }
    }

    #[cfg(not(target_family = "wasm"))]
    fn trained_horizon(&self) -> u32 {
        match self.trained_alone() {
            true => 10,
            false => self.horizon(),
        }
    }

    const CHARACTERS: &'static [&'static str] = taste::NAMES;

    fn taste(&self, seat: Seat, character: usize) -> f32 {
        taste::of(self, seat.index(), character)
    }

    #[cfg(not(target_family = "wasm"))]
    fn learn(weights: &[u8]) -> bool {
        Self::brain().learn(&Self::SHAPE, weights)
    }

    #[cfg(not(target_family = "wasm"))]
    fn trained(&self, seat: Seat) -> Option<f32> {
        self.trained_alone().then(|| learn::chance(self, seat))?
    }

    #[cfg(not(target_family = "wasm"))]
    fn trained_priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) -> bool {
        self.trained_alone() && learn::weigh(self, seat, actions, out)
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let weights = actions
            .iter()
            .map(|action| self.weight(seat.index(), *action));
        let start = out.len();
        out.extend(weights);
        let best = out[start..].iter().copied().fold(f32::NEG_INFINITY, larger);
        // Each point of weight behind the best halves the promise.
        out[start..]
            .iter_mut()
            .for_each(|weight| *weight = exp2(*weight - best));
    }
}

impl Moon {
    #[cfg(not(target_family = "wasm"))]
    /// Whether what was learnt is about such a game: so far about those against ASTRA.
    fn trained_alone(&self) -> bool {
        self.astra.is_some() && Self::brain().networks().is_some()
    }

    /// The lead at the end; a tie-break is worth half a point.
    fn final_lead(&self, seat: Seat) -> f32 {
        let Some(outcome) = self.outcome() else {
            return 0.0;
        };
        let own = outcome.scores[seat.index()];
        let others = outcome
            .scores
            .iter()
            .enumerate()
            .filter(|(i, _)| *i != seat.index());
        let astra = outcome.rivals.first().map(|rival| rival.score.total);
        let best = others
            .map(|(_, score)| *score)
            .chain(astra)
            .max()
            .unwrap_or(own);
        let tie = if outcome.won[seat.index()] { 0.5 } else { -0.5 };
        (own - best) as f32 + tie
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use tabletop::suite::{policy_game, won_by_policy};

    fn options(scenario: Scenario) -> Options {
        Options {
            scenario,
            ..Options::default()
        }
    }

    #[test]
    fn the_policy_beats_three_random_players_in_every_scenario() {
        for scenario in Scenario::ALL {
            let won = won_by_policy::<Moon>(&options(scenario), 4, 20);
            assert!(won >= 14, "{scenario:?}: {won} of 20");
        }
    }

    #[test]
    fn most_turns_begin_with_everybody_asked() {
        let played = policy_game::<Moon>(&options(Scenario::Colony), 2, 1);
        let (quiet, turns) = (played.quiet, u32::from(played.game.turn));
        assert!((10..=turns).contains(&quiet), "{quiet} of {turns} turns");
    }
}
