//! Thinking on the thread of whoever asks.

use crate::clock::{Clock, Meter};
use bots::{Host, Question, Report, Search, Settings};
use tabletop::{Game, Knowledge};

/// Thinks on the asker's own thread, by a clock that it looks at before every iteration.
pub struct Alone<G: Game, C> {
    settings: Settings,
    clock: C,
    search: Search<G>,
}

impl<G: Knowledge, C: Clock> Alone<G, C> {
    /// For a search with these settings, which asks for no threads.
    pub fn new(settings: Settings, clock: C) -> Self {
        Alone {
            search: Search::new(&settings),
            settings,
            clock,
        }
    }
}

impl<G: Knowledge, C: Clock> Host<G> for Alone<G, C> {
    fn think(&mut self, shares: Vec<Question<G>>) -> Report {
        let meter = Meter::start(self.settings.budget, &self.clock);
        Report::sum(shares.into_iter().map(|share| {
            meter.let_think(&mut self.search, share, |_| {});
            self.search.report()
        }))
    }
}
