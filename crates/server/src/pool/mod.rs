//! Where bots think: threads of their own, after everybody else.
//!
//! The line (`queue.rs`) is fair by account and by table, so an evening at one table is the same whatever others start.
//! Hints have at most every fourth turn while bots wait. The longer an account's line, the less time its thoughts are given:
//! people wait for bots about as long as ever, and bots play a little worse. What is worked out after a game waits in a
//! second line, for a thread that nobody waits for.

mod queue;

pub use queue::{Behalf, For};

use queue::Queue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How much others go before the threads that think.
const NICE: i32 = 5;
/// How much others go before the thread that thinks about games that are over.
const NICEST: i32 = 15;

/// Threads that think.
pub struct Pool {
    thoughts: Arc<Line>,
    afterthoughts: Arc<Line>,
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
    thoughts: Queue<Thought>,
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

    /// Thinks something through on somebody's behalf, in turn; whether there is room in the line. A thought that others
    /// wait behind is given less time.
    pub fn think(
        &self,
        whom: For,
        on_behalf_of: Behalf,
        thought: impl FnOnce(Option<Duration>) + Send + 'static,
    ) -> bool {
        let waits = self.thoughts.take(whom, on_behalf_of, Box::new(thought));
        let length = self.thoughts.lock().thoughts.len();
        metrics::gauge!("orrery_thoughts_waiting").set(length as f64);
        waits
    }

    /// Works something out for somebody that nobody waits for; whether there is room in the line.
    pub fn afterwards(
        &self,
        on_behalf_of: Behalf,
        thought: impl FnOnce() + Send + 'static,
    ) -> bool {
        let thought = Box::new(|_: Option<Duration>| thought());
        self.afterthoughts.take(For::Hint, on_behalf_of, thought)
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

    fn take(&self, whom: For, on_behalf_of: Behalf, thought: Thought) -> bool {
        let waits = self.lock().thoughts.push(whom, on_behalf_of, thought);
        if waits {
            self.arrived.notify_one();
        }
        waits
    }

    fn serve(&self) {
        loop {
            let mut waiting = self.lock();
            let turn = loop {
                if waiting.closed {
                    return;
                }
                match waiting.thoughts.next(self.threads) {
                    Some(turn) => break turn,
                    None => {
                        let woken = self.arrived.wait(waiting);
                        waiting = woken.unwrap_or_else(PoisonError::into_inner);
                    }
                }
            };
            drop(waiting);
            let start = Instant::now();
            // A thought that panics says so to its table by dropping its reply.
            let _ = catch_unwind(AssertUnwindSafe(|| (turn.what)(turn.time)));
            self.lock().thoughts.done(&turn.account, start.elapsed());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn behalf(account: &str) -> Behalf {
        Behalf {
            account: account.to_owned(),
            table: "a table".to_owned(),
        }
    }

    /// A pool whose one thread is held until the sender is dropped.
    fn held() -> (Pool, mpsc::Sender<()>) {
        let pool = Pool::start(1).unwrap();
        let (release, held) = mpsc::channel::<()>();
        let (began, begun) = mpsc::channel();
        pool.think(For::Bot, behalf("held"), move |_| {
            let _ = began.send(());
            let _ = held.recv();
        });
        begun.recv().unwrap();
        (pool, release)
    }

    #[test]
    fn thoughts_are_served_in_turn_and_the_less_time_they_are_given_the_more_wait() {
        let (pool, release) = held();
        let (say, said) = mpsc::channel();
        for n in 0..3 {
            let say = say.clone();
            pool.think(For::Bot, behalf("anna"), move |time| {
                say.send(("anna", n, time)).unwrap();
            });
        }
        let other = say.clone();
        pool.think(For::Bot, behalf("berta"), move |time| {
            other.send(("berta", 0, time)).unwrap();
        });
        drop((release, say));
        let order: Vec<_> = said.iter().collect();
        let whose: Vec<_> = order.iter().map(|(whose, n, _)| (*whose, *n)).collect();
        assert_eq!(
            whose[..2],
            [("anna", 0), ("berta", 0)],
            "fair by account: {order:?}"
        );
        assert!(
            order[..3].iter().all(|(_, _, time)| time.is_some()),
            "{order:?}"
        );
        assert_eq!(order[3], ("anna", 2, None), "nobody waits behind the last");
    }

    #[test]
    fn a_thought_that_breaks_down_costs_its_account_no_further_one() {
        let pool = Pool::start(1).unwrap();
        let (say, said) = mpsc::channel();
        pool.think(For::Bot, behalf("anna"), |_| panic!("a rule is broken"));
        pool.think(For::Bot, behalf("anna"), move |_| say.send(()).unwrap());
        said.recv().expect("the thread goes on");
    }

    #[test]
    fn a_game_that_is_over_is_worked_out_beside_the_bots() {
        let (pool, release) = held();
        let (say, said) = mpsc::channel();
        assert!(pool.afterwards(behalf("anna"), move || say.send(()).unwrap()));
        said.recv().expect("no bot was in its way");
        drop(release);
    }
}
