//! What time is read from.

use bots::{Budget, Clock};
use rustix::time::{ClockId, clock_gettime};
use std::time::{Duration, Instant};

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
