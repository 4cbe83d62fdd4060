//! Where bots think: threads of their own, after everybody else.
//!
//! A table has at most one thought a seat in line, and whoever came first is served first, so no table
//! starves another. Hints have a line of their own and at most every fourth turn while bots wait. The longer
//! the line, the less time a thought is given: people wait for bots about as long as ever, and bots play a
//! little worse. What is worked out after a game waits in a third line, for a thread that nobody waits for.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How much others go before the threads that think.
const NICE: i32 = 5;
/// How much others go before the thread that thinks about games that are over.
const NICEST: i32 = 15;
/// In how long everybody who waits is to be served.
const PATIENCE: Duration = Duration::from_secs(3);
/// No thought is given less.
const LEAST: Duration = Duration::from_millis(20);
/// While bots wait, one thought in so many may be a hint.
const HINT_EVERY: u32 = 4;
/// The most hints, and the most games, that wait.
const MOST: usize = 64;

/// Threads that think.
pub struct Pool {
    thoughts: Arc<Line>,
    afterthoughts: Arc<Line>,
}

/// For whom something is thought through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// A bot's seat.
    Bot,
    /// Somebody who asked for a hint.
    Hint,
}

/// Something to think through, within a time if others wait.
type Thought = Box<dyn FnOnce(Option<Duration>) + Send>;

struct Line {
    threads: u32,
    waiting: Mutex<Waiting>,
    arrived: Condvar,
}

#[derive(Default)]
struct Waiting {
    bots: VecDeque<Thought>,
    hints: VecDeque<Thought>,
    /// How many bots were served since the last hint.
    since_hint: u32,
    closed: bool,
}

impl Pool {
    /// Starts so many threads, and one for what comes after the games.
    pub fn start(threads: usize) -> std::io::Result<Pool> {
        Ok(Pool {
            thoughts: Line::start("bot", threads.max(1), NICE)?,
            afterthoughts: Line::start("chart", 1, NICEST)?,
        })
    }

    /// Thinks something through, in turn; whether there is room in the line. A thought that came late is
    /// given less time.
    pub fn think(
        &self,
        whom: For,
        thought: impl FnOnce(Option<Duration>) + Send + 'static,
    ) -> bool {
        let taken = self.thoughts.take(whom, Box::new(thought));
        let waiting = self.thoughts.lock();
        let length = waiting.bots.len() + waiting.hints.len();
        metrics::gauge!("orrery_thoughts_waiting").set(length as f64);
        taken
    }

    /// Works something out that nobody waits for; whether there is room in the line.
    pub fn afterwards(&self, thought: impl FnOnce() + Send + 'static) -> bool {
        let thought = Box::new(|_: Option<Duration>| thought());
        self.afterthoughts.take(For::Hint, thought)
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        for line in [&self.thoughts, &self.afterthoughts] {
            line.lock().closed = true;
            line.arrived.notify_all();
        }
    }
}

impl Line {
    fn start(name: &str, threads: usize, nice: i32) -> std::io::Result<Arc<Line>> {
        let line = Arc::new(Line {
            threads: threads as u32,
            waiting: Mutex::default(),
            arrived: Condvar::new(),
        });
        for n in 0..threads {
            let line = Arc::clone(&line);
            let thread = std::thread::Builder::new().name(format!("{name}-{n}"));
            thread.spawn(move || {
                // Of this thread alone, on Linux. Where it cannot be, bots are as important as people.
                let _ = rustix::process::nice(nice);
                line.serve();
            })?;
        }
        Ok(line)
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, whom: For, thought: Thought) -> bool {
        let mut waiting = self.lock();
        match whom {
            For::Bot => waiting.bots.push_back(thought),
            For::Hint if waiting.hints.len() >= MOST => return false,
            For::Hint => waiting.hints.push_back(thought),
        }
        drop(waiting);
        self.arrived.notify_one();
        true
    }

    fn serve(&self) {
        loop {
            let mut waiting = self.lock();
            let thought = loop {
                if waiting.closed {
                    return;
                }
                match waiting.next() {
                    Some(thought) => break thought,
                    None => {
                        let woken = self.arrived.wait(waiting);
                        waiting = woken.unwrap_or_else(PoisonError::into_inner);
                    }
                }
            };
            let time = time_for(waiting.bots.len() + waiting.hints.len(), self.threads);
            drop(waiting);
            // A thought that panics says so to its table by dropping its reply.
            let _ = catch_unwind(AssertUnwindSafe(|| thought(time)));
        }
    }
}

impl Waiting {
    fn next(&mut self) -> Option<Thought> {
        let hint_is_due = self.bots.is_empty() || self.since_hint + 1 >= HINT_EVERY;
        if hint_is_due && let Some(hint) = self.hints.pop_front() {
            self.since_hint = 0;
            return Some(hint);
        }
        self.since_hint = self.since_hint.saturating_add(1);
        self.bots.pop_front()
    }
}

/// How long a thought may take while others wait behind it; as long as it likes if nobody does.
fn time_for(waiting: usize, threads: u32) -> Option<Duration> {
    let others = u32::try_from(waiting).unwrap_or(u32::MAX);
    (others > 0).then(|| (PATIENCE * threads / others.saturating_add(1)).max(LEAST))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// A pool whose one thread is held until the sender is dropped.
    fn held() -> (Pool, mpsc::Sender<()>) {
        let pool = Pool::start(1).unwrap();
        let (release, held) = mpsc::channel::<()>();
        let (began, begun) = mpsc::channel();
        pool.think(For::Bot, move |_| {
            let _ = began.send(());
            let _ = held.recv();
        });
        begun.recv().unwrap();
        (pool, release)
    }

    #[test]
    fn the_longer_the_line_the_less_time_a_bot_is_given() {
        let (pool, release) = held();
        let (say, said) = mpsc::channel();
        for n in 0..30 {
            let say = say.clone();
            pool.think(For::Bot, move |time| say.send((n, time)).unwrap());
        }
        drop((release, say));
        let times: Vec<_> = said.iter().collect();
        assert!(
            times.iter().map(|(n, _)| *n).eq(0..30),
            "first come, first served"
        );
        assert_eq!(times[0].1, Some(PATIENCE / 30), "29 wait behind it");
        assert_eq!(times[20].1, Some(PATIENCE / 10));
        assert_eq!(times[29].1, None, "nobody waits behind the last");
        let sum: Duration = times.iter().filter_map(|(_, time)| *time).sum();
        assert!(sum < PATIENCE * 4, "all together wait {sum:?}");
        assert_eq!(time_for(100_000, 2), Some(LEAST), "never nothing");
    }

    #[test]
    fn hints_come_in_between_and_hold_no_bot_up() {
        let (pool, release) = held();
        let (say, said) = mpsc::channel();
        for n in 0..MOST + 3 {
            let hint = say.clone();
            let taken = pool.think(For::Hint, move |_| hint.send(For::Hint).unwrap());
            assert_eq!(taken, n < MOST, "the line of hints has an end");
        }
        for _ in 0..12 {
            let bot = say.clone();
            pool.think(For::Bot, move |_| bot.send(For::Bot).unwrap());
        }
        drop((release, say));
        let served: Vec<For> = said.iter().collect();
        let hints = |of: &[For]| of.iter().filter(|whom| **whom == For::Hint).count();
        assert_eq!(served.len(), MOST + 12);
        assert_eq!(hints(&served[..16]), 4, "one in four: {served:?}");
        assert!(served[16..].iter().all(|whom| *whom == For::Hint));
    }

    #[test]
    fn a_game_that_is_over_is_worked_out_beside_the_bots() {
        let (pool, release) = held();
        let (say, said) = mpsc::channel();
        assert!(pool.afterwards(move || say.send(()).unwrap()));
        said.recv().expect("no bot was in its way");
        drop(release);
    }
}
