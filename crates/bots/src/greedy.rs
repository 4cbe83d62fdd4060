//! The bot that looks one decision ahead.

use crate::{Bot, BotRng, Seated, chance_to_win};
use rand::SeedableRng;
use tabletop::{Events, Knowledge, Revealed, Seat};

/// Takes the action after which the seat stands best by the game's own evaluation, on average over
/// some determinizations.
///
/// A decision is rarely worth anything by itself: a pick belongs to a set, and a sealed answer shows
/// its worth when it is opened. So the rest of the step is played on, by the game's policy, until
/// the step is resolved, and only then is the position judged.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// On how many determinizations each action is tried.
    pub worlds: u32,
    /// How many decisions the rest of a step may take.
    pub patience: u32,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy {
            worlds: 4,
            patience: 64,
        }
    }
}

impl<G: Knowledge> Bot<G> for Greedy {
    fn choose(&mut self, table: &Seated<'_, G>, legal: &[G::Action], rng: &mut BotRng) -> usize {
        let values = self.values(table, legal, rng);
        let best = (0..legal.len()).reduce(|a, b| if values[b] > values[a] { b } else { a });
        best.unwrap_or_default()
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
        let mut buffer = Vec::new();
        for _ in 0..self.worlds {
            let world = table.determinize(rng);
            // The same luck for every action: what differs is the action.
            let luck = BotRng::from_rng(rng);
            for (sum, action) in sums.iter_mut().zip(legal) {
                let mut game = world.clone();
                self.finish_step(
                    &mut game,
                    table.seat(),
                    action,
                    &mut luck.clone(),
                    &mut buffer,
                );
                *sum += game.evaluate(table.seat());
            }
        }
        sums.iter().map(|sum| sum / self.worlds as f32).collect()
    }

    /// Plays an action and then the rest of the step, first the seat's own part and then the others'.
    fn finish_step<G: Knowledge>(
        &self,
        game: &mut G,
        seat: Seat,
        action: &G::Action,
        rng: &mut BotRng,
        buffer: &mut Vec<G::Action>,
    ) {
        let asked = game.asked();
        let mut revealed = game.play(seat, action, &mut Events::off());
        for _ in 0..self.patience {
            let open = game.asked() == asked && revealed != Revealed::ToAll;
            let deciders = game.deciders();
            let next = if deciders.contains(seat) {
                Some(seat)
            } else {
                deciders.first()
            };
            let (true, Some(next)) = (open, next) else {
                return;
            };
            buffer.clear();
            game.legal_actions(next, buffer);
            let choice = game.policy(next, buffer, rng);
            revealed = game.play(next, &buffer[choice], &mut Events::off());
        }
    }
}
