//! When something happens at a table though nobody comes.

use crate::Table;
use crate::api::{Moment, Phase};
use tabletop::Seat;

impl Table {
    /// When it has to be woken: at once if a bot is asked, else when a flag falls or an invitation ends. A host that keeps
    /// this with the log need not keep the table in memory.
    pub fn falls_due(&self) -> Option<Moment> {
        match self.phase {
            Phase::Playing if self.asks_a_bot() => Some(self.changed),
            Phase::Gathering | Phase::Playing => self.next_due(),
            _ => None,
        }
    }

    fn asks_a_bot(&self) -> bool {
        let deciders = self.game.as_ref().map(|game| game.deciders());
        let mut deciders = deciders.iter().flat_map(|deciders| deciders.iter());
        deciders.any(|seat: Seat| self.bot_at(seat).is_some())
    }
}
