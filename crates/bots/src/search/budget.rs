//! How long a search may think.

use std::time::{Duration, Instant};

/// A bound on thinking: iterations, time, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most iterations, over all threads.
    pub iterations: u32,
    /// The longest time.
    pub time: Duration,
}

impl Budget {
    /// No search thinks longer than this, whatever it was asked for.
    pub const LONGEST: Duration = Duration::from_secs(600);

    /// So many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        let time = Budget::LONGEST;
        Budget { iterations, time }
    }

    /// As many iterations as fit into this time.
    pub const fn time(time: Duration) -> Self {
        let iterations = u32::MAX;
        Budget { iterations, time }
    }
}

/// What a search reads the time from.
pub trait Clock: Clone + Send + Sync + 'static {
    /// The time that has passed since some moment.
    fn now(&self) -> Duration;
}

/// The computer's clock.
#[derive(Clone, Copy, Debug)]
pub struct Watch(Instant);

impl Default for Watch {
    fn default() -> Self {
        Watch(Instant::now())
    }
}

impl Clock for Watch {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A budget being used up.
#[derive(Clone, Debug)]
pub(super) struct Meter<C> {
    clock: C,
    start: Duration,
    budget: Budget,
}

impl<C: Clock> Meter<C> {
    pub(super) fn start(budget: Budget, clock: &C) -> Self {
        Meter {
            start: clock.now(),
            clock: clock.clone(),
            budget,
        }
    }

    /// The same time, and a share of the iterations for each of some threads.
    pub(super) fn shared(&self, threads: u32) -> Self {
        let mut meter = self.clone();
        if meter.budget.iterations != u32::MAX {
            meter.budget.iterations = meter.budget.iterations.div_ceil(threads.max(1));
        }
        meter
    }

    /// How much of the budget is used after so many iterations: from 0 to 1, or more.
    pub(super) fn used(&self, iterations: u32) -> f32 {
        let by_count = iterations as f32 / self.budget.iterations.max(1) as f32;
        if self.budget.time >= Budget::LONGEST && by_count < 1.0 && !iterations.is_multiple_of(16) {
            // Without a time limit the clock is hardly worth reading.
            return by_count;
        }
        let passed = self.clock.now().saturating_sub(self.start);
        let by_time = passed.as_secs_f32() / self.budget.time.as_secs_f32().max(1e-6);
        if self.budget.time >= Budget::LONGEST && by_time < 1.0 {
            // What was asked for is iterations: they alone decide, so that games can be repeated.
            return by_count;
        }
        by_count.max(by_time)
    }

    /// Whether time is up.
    pub(super) fn is_late(&self) -> bool {
        self.clock.now().saturating_sub(self.start) >= self.budget.time
    }
}
