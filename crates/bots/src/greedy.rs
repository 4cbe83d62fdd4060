//! The bot that looks one decision ahead.

use crate::quick::{Playout, promises};
use crate::{Bot, BotRng, Seated, chance_to_win};
use rand::SeedableRng;
use tabletop::{Events, Knowledge, below, ln};

/// Takes the action after which the seat stands best by the game's own evaluation, on average over
/// some determinizations. Equal ones are equally likely.
///
/// A decision is rarely worth anything at once: a pick belongs to a set, a sealed answer shows its
/// worth when it is opened, and an action chosen for the round when the round is played. So after the
/// action the game is played on, by its own policy, to the next quiet moment, and only then is the
/// position judged.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// On how many determinizations each action is tried.
    pub worlds: u32,
    /// How many actions may be played until the position is judged.
    pub patience: u32,
}

/// By how much an action seems worse that is e times less promising, in spreads: as few worlds as it looks at differ by luck
/// alone, and of a long list the luckiest action would be taken, not the best.
const LEANING: f32 = 0.1;

impl Default for Greedy {
    fn default() -> Self {
        Greedy {
            worlds: 4,
            patience: 100,
        }
    }
}

impl<G: Knowledge> Bot<G> for Greedy {
    fn choose(&mut self, table: &Seated<'_, G>, legal: &[G::Action], rng: &mut BotRng) -> usize {
        let values = self.values(table, legal, rng);
        let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let equal = || (0..legal.len()).filter(|&i| values[i] >= best);
        let pick = below(rng, equal().count().max(1) as u32) as usize;
        // No value at all is at least the best if a game's evaluation is not a number.
        equal().nth(pick).unwrap_or_default()
    }

    fn rate(
        &mut self,
        table: &Seated<'_, G>,
        legal: &[G::Action],
        rng: &mut BotRng,
    ) -> Option<Vec<f32>> {
        let values = self.values(table, legal, rng).into_iter();
        Some(values.map(chance_to_win::<G>).collect())
    }
}

impl Greedy {
    /// How the seat stands after each action, on average.
    fn values<G: Knowledge>(
        &self,
        table: &Seated<'_, G>,
        legal: &[G::Action],
        rng: &mut BotRng,
    ) -> Vec<f32> {
        let mut sums = vec![0.0; legal.len()];
        let mut playout = Playout::new(false);
        for _ in 0..self.worlds {
            let world = table.determinize(rng);
            // The same luck for every action: what differs is the action.
            let luck = BotRng::from_rng(rng);
            for (sum, action) in sums.iter_mut().zip(legal) {
                let (mut game, mut luck) = (world.clone(), luck.clone());
                let _ = game.play(table.seat(), action, &mut Events::off());
                // Until nothing is half done.
                let moments = u32::from(!game.is_quiet());
                playout.play_on(&mut game, moments, self.patience, &mut luck);
                *sum += game.evaluate(table.seat());
            }
        }
        let mut promise = Vec::new();
        promises(
            &table.determinize(rng),
            table.seat(),
            legal,
            false,
            &mut promise,
        );
        let most = promise.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
        let leaning = |promise: &f32| LEANING * G::SPREAD * ln((promise / most).max(1e-3));
        let each = sums.iter().zip(&promise);
        each.map(|(sum, promise)| sum / self.worlds as f32 + leaning(promise))
            .collect()
    }
}
