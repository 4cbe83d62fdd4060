//! When a move could be taken: clocks run only then.
//!
//! It could not while there was no server, while the server was stopped or its machine slept, and while the storage did
//! not answer. A stop shows as a gap between two looks at the clock: somebody looks at it several times a second, and
//! whoever is first to look after a stop notes it before anything else happens. What the storage does, its writer says.
//!
//! A server that is killed cannot say so. So while any clock can run it notes every few seconds that it is alive;
//! what a clock lost since the last entry of its log is lost, but for these seconds.

use crate::api::Moment;
use crate::clock::Clock;
use crate::hall::Hall;
use crate::store::{Watch, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::watch;

/// How often a server notes that it is alive.
const BEAT: Duration = Duration::from_secs(5);
/// How often it tries while its storage does not answer.
const TRY: Duration = Duration::from_secs(1);

/// The hours of service on a folder.
pub struct Hours {
    clock: Clock,
    /// A longer gap, and a longer wait for the storage, is time in which no move could be taken: milliseconds.
    gap: i64,
    kept: Mutex<Kept>,
    /// How many milliseconds of this server's time did not count.
    still: watch::Sender<i64>,
}

struct Kept {
    /// From when to when moves could be taken.
    runs: Vec<(Moment, Moment)>,
    /// Since when they can now.
    began: Moment,
    /// When somebody last looked at the clock.
    looked: Moment,
    /// When the storage last answered.
    answered: Moment,
    /// Since when it does not.
    silent: Option<Moment>,
    /// Since when it is being written to.
    writing: Option<Moment>,
    still: i64,
}

impl Hours {
    /// Of a server that begins now.
    pub fn new(before: Vec<(Moment, Moment)>, clock: Clock, gap: Duration) -> Arc<Self> {
        let now = clock.now();
        Arc::new(Hours {
            clock,
            gap: gap.as_millis() as i64,
            kept: Mutex::new(Kept {
                runs: before,
                began: now,
                looked: now,
                answered: now,
                silent: None,
                writing: None,
                still: 0,
            }),
            still: watch::Sender::new(0),
        })
    }

    /// The time.
    pub fn now(&self) -> Moment {
        self.look(|_, _| {})
    }

    /// How many milliseconds of this server's time have not counted, to be heard of whenever they become more.
    pub fn still(&self) -> watch::Receiver<i64> {
        self.still.subscribe()
    }

    /// How many milliseconds of the time between two moments moves could be taken.
    pub fn served(&self, from: Moment, to: Moment) -> i64 {
        let kept = self.kept();
        let now = (kept.began, to.max(kept.began));
        let mut runs: Vec<_> = kept.runs.iter().chain([&now]).copied().collect();
        runs.sort_unstable();
        // Several servers may have run at the same time.
        let mut counted = from;
        let mut sum = 0;
        for (began, ended) in runs {
            let (began, ended) = (counted.max(began), to.min(ended));
            sum += ended.since(began);
            counted = counted.max(ended);
        }
        sum
    }

    /// Notes that the server is alive.
    pub(crate) fn alive(&self) -> Write {
        let at = self.now();
        let began = self.kept().began;
        Write::Alive { began, at }
    }

    fn is_silent(&self) -> bool {
        self.kept().silent.is_some()
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at the clock, notes what did not count, and then what has happened at this moment.
    fn look(&self, happened: impl FnOnce(&mut Kept, Moment)) -> Moment {
        let mut kept = self.kept();
        let now = self.clock.now();
        if now.since(kept.looked) > self.gap {
            let looked = kept.looked;
            kept.stood_still(looked, now);
        }
        kept.looked = now;
        let waiting = kept.writing.filter(|began| now.since(*began) > self.gap);
        if let Some(from) = kept.silent.or(waiting) {
            kept.stood_still(from, now);
        }
        happened(&mut kept, now);
        let still = kept.still;
        drop(kept);
        self.still.send_if_modified(|known| {
            let more = *known != still;
            *known = still;
            more
        });
        now
    }
}

impl Kept {
    /// No move could be taken from one moment to another, which is now; what is known already is not counted twice.
    fn stood_still(&mut self, from: Moment, to: Moment) {
        let from = from.max(self.began);
        if from > self.began {
            self.runs.push((self.began, from));
        }
        self.still += to.since(from);
        self.began = to;
    }
}

impl Watch for Hours {
    fn begins(&self) {
        self.look(|kept, now| kept.writing = Some(now));
    }

    fn ends(&self, stored: Option<bool>) {
        self.look(|kept, now| {
            kept.writing = None;
            match stored {
                Some(true) => (kept.answered, kept.silent) = (now, None),
                // Since it last answered, as far as it was asked since.
                Some(false) if kept.silent.is_none() => {
                    let asked = now.plus(-2 * BEAT.as_millis() as i64);
                    let from = kept.answered.max(asked);
                    kept.silent = Some(from);
                    kept.stood_still(from, now);
                }
                _ => {}
            }
        });
    }
}

/// Looks at the clock so often that a gap between two looks is a stop.
pub(crate) async fn look(hours: Weak<Hours>) {
    while let Some(hours) = hours.upgrade() {
        hours.now();
        let often = Duration::from_millis(hours.gap as u64 / 4);
        drop(hours);
        tokio::time::sleep(often).await;
    }
}

/// Notes from time to time that the server is alive.
pub(crate) async fn beat(hall: Weak<Hall>) {
    let mut pause = BEAT;
    loop {
        tokio::time::sleep(pause).await;
        let Some(hall) = hall.upgrade() else {
            return;
        };
        note(&hall).await;
        pause = if hall.hours.is_silent() { TRY } else { BEAT };
    }
}

/// Notes that the server is alive, if any clock can run.
pub(crate) async fn note(hall: &Arc<Hall>) {
    if hall.is_time_counted()
        && let Err(error) = hall.store.write(vec![hall.hours.alive()]).await
    {
        tracing::warn!(%error, "the hours of service could not be noted");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::tests::ByHand;

    const GAP: Duration = Duration::from_secs(2);

    fn hours(before: Vec<(Moment, Moment)>) -> (Arc<ByHand>, Arc<Hours>) {
        let clock = ByHand::at(1_000_000);
        let hours = Hours::new(before, Clock::new(Arc::clone(&clock) as _), GAP);
        (clock, hours)
    }

    fn still(hours: &Hours) -> i64 {
        *hours.still().borrow()
    }

    #[test]
    fn time_passes_only_while_there_is_a_server() {
        let before = vec![(Moment(100), Moment(200)), (Moment(300), Moment(400))];
        let (_, hours) = hours(before);
        let began = Moment(1_000_000);
        assert_eq!(hours.served(Moment(150), began.plus(50)), 50 + 100 + 50);
        assert_eq!(hours.served(Moment(350), Moment(390)), 40);
        assert_eq!(hours.served(Moment(400), began), 0, "nobody was there");
        assert_eq!(hours.served(began.plus(200), began.plus(300)), 100);
        let both = [(Moment(100), Moment(200)), (Moment(150), Moment(260))];
        let (_, together) = self::hours(both.to_vec());
        assert_eq!(together.served(Moment(0), Moment(300)), 160, "two at once");
        let put_back = hours.served(began.plus(300), began.plus(200));
        assert_eq!(put_back, 0, "a clock put back");
    }

    #[test]
    fn a_stop_is_noted_by_whoever_looks_first_and_counts_against_nobody() {
        let (clock, hours) = hours(Vec::new());
        let began = hours.now();
        clock.pass(1_500);
        hours.now();
        clock.pass(13_000);
        let now = hours.now();
        assert_eq!(still(&hours), 13_000);
        clock.pass(1_000);
        hours.now();
        assert_eq!(still(&hours), 13_000, "once");
        assert_eq!(hours.served(began, now.plus(1_000)), 1_500 + 1_000);
    }

    #[test]
    fn time_in_which_the_storage_does_not_answer_counts_against_nobody() {
        let (clock, hours) = hours(Vec::new());
        let pass = |millis: i64| {
            for _ in 0..millis / 500 {
                clock.pass(500);
                hours.now();
            }
        };
        let write = |stored| {
            hours.begins();
            hours.ends(Some(stored));
        };
        write(true);
        pass(4_000);
        write(false);
        assert_eq!(still(&hours), 4_000, "since it last answered");
        pass(3_000);
        write(false);
        assert_eq!(still(&hours), 7_000, "and as long as it does not");
        write(true);
        pass(60_000);
        assert_eq!(still(&hours), 7_000);
        // One that answers, but late.
        hours.begins();
        pass(5_000);
        assert_eq!(still(&hours), 5_000 + 7_000);
        hours.ends(Some(true));
        // A stop in the middle of it is not counted twice.
        hours.begins();
        clock.pass(13_000);
        hours.ends(Some(true));
        assert_eq!(still(&hours), 13_000 + 5_000 + 7_000);
    }
}
