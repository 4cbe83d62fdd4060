//! How long a search may think.

use rustix::time::{ClockId, clock_gettime};
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

    /// The same time, and a share of the iterations for each of some threads.
    pub(super) fn shared(self, threads: u32) -> Self {
        let iterations = match self.iterations {
            u32::MAX => u32::MAX,
            iterations => iterations.div_ceil(threads.max(1)),
        };
        Budget { iterations, ..self }
    }

    /// Whether it is bounded by time at all.
    pub(super) fn is_timed(&self) -> bool {
        self.time < Budget::LONGEST
    }

    /// How many nodes of a tree are worth having memory for.
    pub(super) fn room(&self) -> usize {
        // Every seat of an iteration adds a node; more than a hundred a millisecond were never seen.
        let by_count = self.iterations.saturating_mul(4);
        let by_time = self.time.as_millis().saturating_mul(100);
        let room = u128::from(by_count).min(by_time) as usize;
        room.clamp(1 << 8, 1 << 18).next_power_of_two()
    }
}

/// What a search reads the time from.
pub trait Clock: Clone + Send + Sync + 'static {
    /// The time that has passed since some moment.
    fn now(&self) -> Duration;

    /// Whether it is the time on the wall, which goes on for whoever waits.
    const ON_THE_WALL: bool = false;
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
    const ON_THE_WALL: bool = true;

    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The work of the thread that reads it: it stands still while others have the processor. So bots that
/// compete on a busy machine all get the same. Only for a search on one thread.
#[derive(Clone, Copy, Debug, Default)]
pub struct Work;

impl Clock for Work {
    fn now(&self) -> Duration {
        let time = clock_gettime(ClockId::ThreadCPUTime);
        // Neither is ever negative.
        Duration::new(
            u64::try_from(time.tv_sec).unwrap_or(0),
            u32::try_from(time.tv_nsec).unwrap_or(0),
        )
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

    /// How much of the budget is used after so many iterations: from 0 to 1, or more.
    pub(super) fn used(&self, iterations: u32) -> f32 {
        let by_count = iterations as f32 / self.budget.iterations.max(1) as f32;
        if !self.budget.is_timed() && by_count < 1.0 && !iterations.is_multiple_of(16) {
            // Without a time limit the clock is hardly worth reading.
            return by_count;
        }
        let passed = self.clock.now().saturating_sub(self.start);
        let by_time = passed.as_secs_f32() / self.budget.time.as_secs_f32().max(1e-6);
        if !self.budget.is_timed() && by_time < 1.0 {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_never_runs_backwards_and_stands_still_while_the_thread_waits() {
        let start = Work.now();
        let mut last = start;
        let mut sum = 0_u64;
        while last < start + Duration::from_millis(5) {
            sum = (0..1000).fold(sum, |sum, n| std::hint::black_box(sum ^ n));
            let now = Work.now();
            assert!(now >= last, "{now:?} after {last:?}");
            last = now;
        }
        let busy = std::thread::spawn(|| {
            let start = Instant::now();
            let before = Work.now();
            while Work.now() < before + Duration::from_millis(40) {
                std::hint::spin_loop();
            }
            start.elapsed()
        });
        let wall = busy.join().expect("it ends");
        let waited = Work.now() - last;
        assert!(waited < wall, "{waited:?} of work in {wall:?} of waiting");
    }
}
