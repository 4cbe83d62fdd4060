//! The one clock of the server: what the wall's said at the start, carried forward by the machine's own, which never
//! jumps and also counts suspension.

use crate::api::Moment;
use rustix::time::{ClockId, clock_gettime};
use std::fmt;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

/// Counts while the machine sleeps, too.
#[cfg(any(target_os = "linux", target_os = "android"))]
const UPTIME: ClockId = ClockId::Boottime;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
const UPTIME: ClockId = ClockId::Monotonic;

static SYSTEM: LazyLock<Clock> = LazyLock::new(|| Clock::new(Arc::new(System)));

/// Now, by the system's clocks.
pub(crate) fn now() -> Moment {
    SYSTEM.now()
}

/// How long this machine has been there, awake or asleep: what is measured in it never jumps.
pub(crate) fn uptime() -> Duration {
    System.uptime()
}

/// What a clock is made of.
pub trait Source: Send + Sync {
    /// What the clock on the wall says, since 1970. It may be put forward and back.
    fn wall(&self) -> Duration;

    /// How long the machine has been there, awake or asleep.
    fn uptime(&self) -> Duration;
}

struct System;

impl Source for System {
    fn wall(&self) -> Duration {
        std::time::UNIX_EPOCH.elapsed().unwrap_or_default()
    }

    fn uptime(&self) -> Duration {
        let up = clock_gettime(UPTIME);
        let seconds = u64::try_from(up.tv_sec).unwrap_or_default();
        Duration::from_secs(seconds) + Duration::from_nanos(up.tv_nsec as u64)
    }
}

/// A clock that starts with the wall's and goes on by itself.
#[derive(Clone)]
pub struct Clock {
    source: Arc<dyn Source>,
    wall: Duration,
    since: Duration,
}

impl Clock {
    /// A clock that starts now.
    pub fn new(source: Arc<dyn Source>) -> Self {
        let (wall, since) = (source.wall(), source.uptime());
        Clock {
            source,
            wall,
            since,
        }
    }

    /// The system's.
    pub fn system() -> Self {
        SYSTEM.clone()
    }

    /// The same, put to what another clock says at this moment.
    pub(crate) fn put_to(&self, now: Moment) -> Self {
        Clock {
            wall: Duration::from_millis(u64::try_from(now.0).unwrap_or_default()),
            since: self.source.uptime(),
            source: Arc::clone(&self.source),
        }
    }

    /// Now.
    pub fn now(&self) -> Moment {
        let now = self.wall + self.source.uptime().saturating_sub(self.since);
        Moment(i64::try_from(now.as_millis()).unwrap_or(i64::MAX))
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Clock({:?})", self.now())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::sync::Mutex;

    /// A clock that a test drives: what the wall's says, and for how long the machine is there.
    pub(crate) struct ByHand(Mutex<(i64, i64)>);

    impl ByHand {
        pub(crate) fn at(wall: i64) -> Arc<Self> {
            Arc::new(ByHand(Mutex::new((wall, 5_000))))
        }

        /// Time passes.
        pub(crate) fn pass(&self, millis: i64) {
            let mut at = self.0.lock().unwrap();
            *at = (at.0 + millis, at.1 + millis);
        }

        /// Somebody puts the clock on the wall forward, or back.
        pub(crate) fn put(&self, millis: i64) {
            self.0.lock().unwrap().0 += millis;
        }
    }

    impl Source for ByHand {
        fn wall(&self) -> Duration {
            Duration::from_millis(self.0.lock().unwrap().0 as u64)
        }

        fn uptime(&self) -> Duration {
            Duration::from_millis(self.0.lock().unwrap().1 as u64)
        }
    }

    #[test]
    fn a_clock_goes_on_whatever_becomes_of_the_one_on_the_wall() {
        let by_hand = ByHand::at(10_000_000);
        let clock = Clock::new(Arc::clone(&by_hand) as _);
        for jump in [3_600_000, -7_200_000] {
            let before = clock.now();
            by_hand.put(jump);
            by_hand.pass(250);
            assert_eq!(clock.now(), before.plus(250));
        }
    }

    #[test]
    fn the_systems_clock_says_what_the_wall_says() {
        let wall = Moment(System.wall().as_millis() as i64);
        let off = Clock::system().now().0 - wall.0;
        assert!(off.abs() < 60_000, "{off} ms off");
    }
}
