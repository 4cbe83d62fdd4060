//! What time is read from.

use bots::{Budget, Question, Search};
use rustix::time::{ClockId, clock_gettime};
use std::time::{Duration, Instant};
use tabletop::Knowledge;

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

/// Whether somebody waits by this clock who has to be answered in time.
pub(crate) fn is_urgent<C: Clock>(budget: Budget) -> bool {
    C::ON_THE_WALL && budget.is_timed()
}

/// A time being used up.
#[derive(Clone, Debug)]
pub(crate) struct Meter<C> {
    clock: C,
    start: Duration,
    budget: Budget,
}

/// How many iterations are made between two looks at the clock if time hardly matters.
const STRIDE: u32 = 16;

impl<C: Clock> Meter<C> {
    pub(crate) fn start(budget: Budget, clock: &C) -> Self {
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
    pub(crate) fn let_think<G: Knowledge>(
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
