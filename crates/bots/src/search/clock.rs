//! Searches that go by a clock. Which clock that is, is their host's to say: nothing here reads one.

use super::{Budget, Host, Question, Report, Search, Settings};
use std::time::Duration;
use tabletop::{Game, Knowledge};

/// What a search reads the time from.
pub trait Clock: Clone + Send + Sync + 'static {
    /// The time that has passed since some moment.
    fn now(&self) -> Duration;

    /// Whether it is the time on the wall, which goes on for whoever waits.
    const ON_THE_WALL: bool = false;
}

/// A time being used up.
#[derive(Clone, Debug)]
pub struct Meter<C> {
    clock: C,
    start: Duration,
    budget: Budget,
}

/// How many iterations are made between two looks at the clock if time hardly matters.
const STRIDE: u32 = 16;

impl<C: Clock> Meter<C> {
    /// The time begins to run.
    pub fn start(budget: Budget, clock: &C) -> Self {
        Meter {
            start: clock.now(),
            clock: clock.clone(),
            budget,
        }
    }

    /// Which part of the time has passed: from 0 to 1, or more.
    fn passed(&self) -> f32 {
        let passed = self.clock.now().saturating_sub(self.start);
        let part = passed.as_secs_f32() / self.budget.time.as_secs_f32().max(1e-6);
        // What was asked for is iterations: they alone decide, so that games can be repeated. Only what takes
        // longer than anything may is broken off.
        let matters = self.budget.is_timed() || part >= 1.0;
        if matters { part } else { 0.0 }
    }

    /// Lets a search think a question through, for as long as there is time. `glance` sees it now and then.
    pub fn let_think<G: Knowledge>(
        &self,
        search: &mut Search<G>,
        question: Question<G>,
        mut glance: impl FnMut(&Search<G>),
    ) {
        let stride = if self.budget.is_timed() { 1 } else { STRIDE };
        search.begin(question);
        loop {
            search.pass(self.passed());
            if !search.step(stride) {
                return;
            }
            glance(search);
        }
    }
}

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
