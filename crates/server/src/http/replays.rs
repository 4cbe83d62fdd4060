//! Games that were just looked at, so that leafing through a record plays it once and not for every page.

use games::AnyGame;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many are remembered.
const MOST: usize = 16;

/// The last few finished games that somebody looked at; a record never changes.
#[derive(Default)]
pub struct Replays {
    /// The last one first.
    games: Mutex<VecDeque<(String, Box<dyn AnyGame>)>>,
}

impl Replays {
    fn lock(&self) -> MutexGuard<'_, VecDeque<(String, Box<dyn AnyGame>)>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The game of a record, if somebody has just looked at it.
    pub(super) fn find(&self, id: &str) -> Option<Box<dyn AnyGame>> {
        let mut games = self.lock();
        let at = games.iter().position(|(known, _)| known == id)?;
        let found = games.remove(at)?;
        let game = found.1.fork();
        games.push_front(found);
        Some(game)
    }

    /// Remembers the game of a record.
    pub(super) fn keep(&self, id: &str, game: &dyn AnyGame) {
        let mut games = self.lock();
        games.retain(|(known, _)| known != id);
        games.push_front((id.to_owned(), game.fork()));
        games.truncate(MOST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_few_that_were_looked_at_are_remembered() {
        let chance = tabletop::Chance::seeded(tabletop::Seed::from(1));
        let game = games::start("race", 2, None, chance).unwrap();
        let replays = Replays::default();
        for n in 0..=MOST {
            replays.keep(&n.to_string(), &*game);
            assert!(replays.find("0").is_some(), "whatever is looked at stays");
        }
        assert!(
            replays.find("1").is_none(),
            "nobody has looked at it for longest"
        );
        assert_eq!(replays.lock().len(), MOST);
    }
}
