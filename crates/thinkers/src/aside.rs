//! Thinking on threads of their own, while somebody sleeps who answers in time.

use crate::clock::is_urgent;
use bots::{Clock, Host, Meter, Question, Report, Search, Settings};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use tabletop::{Game, Knowledge};

/// So long after its time a search that was held up is answered for with what it has.
const GRACE: Duration = Duration::from_millis(10);

/// Thinks on threads of its own; who asks sleeps until they have answered or time is up. The threads end when it is
/// dropped.
pub struct Aside<G: Game, C> {
    settings: Settings,
    clock: C,
    threads: Vec<Sender<Job<G, C>>>,
}

/// What a thread is to think about.
struct Job<G: Game, C> {
    number: usize,
    question: Question<G>,
    meter: Meter<C>,
    /// What it has found so far.
    so_far: SoFar,
    done: Sender<(usize, thread::Result<Report>)>,
}

impl<G: Knowledge, C: Clock> Aside<G, C> {
    /// Starts the threads that these settings ask for. One that cannot be started is an error: a bot would think
    /// less than it was asked to.
    pub fn start(settings: Settings, clock: C) -> io::Result<Self> {
        let start = |number| {
            let (job, jobs) = channel();
            let thread = thread::Builder::new().name(format!("search-{number}"));
            thread.spawn(move || work(&settings, &jobs))?;
            Ok(job)
        };
        Ok(Aside {
            settings,
            clock,
            threads: (0..settings.threads.max(1))
                .map(start)
                .collect::<io::Result<_>>()?,
        })
    }

    /// When to answer, if time matters at all.
    fn deadline(&self) -> Option<Instant> {
        let budget = self.settings.budget;
        is_urgent::<C>(budget).then(|| Instant::now() + budget.time + GRACE)
    }
}

impl<G: Knowledge, C: Clock> Host<G> for Aside<G, C> {
    fn think(&mut self, shares: Vec<Question<G>>) -> Report {
        let deadline = self.deadline();
        let meter = Meter::start(self.settings.budget, &self.clock);
        let (done, answers) = channel();
        let mut found = Vec::new();
        for (number, (thread, question)) in self.threads.iter().zip(shares).enumerate() {
            let so_far = SoFar::new(&question);
            found.push(so_far.clone());
            let job = Job {
                number,
                question,
                meter: meter.clone(),
                so_far,
                done: done.clone(),
            };
            // A thread ends only when nobody can send to it any more.
            let _ = thread.send(job);
        }
        drop(done);
        while let Some((number, report)) = next(&answers, deadline) {
            match report {
                Ok(report) => found[number].set(report),
                Err(panic) => resume_unwind(panic),
            }
        }
        // In the order of the shares: the sum does not depend on who was first.
        Report::sum(found.iter().map(SoFar::get))
    }
}

/// The next answer; nothing if there are no more, or none by the deadline.
fn next<T>(answers: &Receiver<T>, deadline: Option<Instant>) -> Option<T> {
    match deadline {
        None => answers.recv().ok(),
        Some(deadline) => {
            let left = deadline.saturating_duration_since(Instant::now());
            answers.recv_timeout(left).ok()
        }
    }
}

/// A thread's work: one question after the other, until nobody asks any more.
fn work<G: Knowledge, C: Clock>(settings: &Settings, jobs: &Receiver<Job<G, C>>) {
    let mut search = Search::new(settings);
    for job in jobs {
        let mut next = FIRST;
        let think = AssertUnwindSafe(|| {
            job.meter.let_think(&mut search, job.question, |search| {
                if search.iterations() >= next {
                    next = search.iterations().saturating_mul(5) / 4;
                    job.so_far.set(search.report());
                }
            });
            search.report()
        });
        let report = catch_unwind(think);
        // Whoever was answered in time without it does not listen any more.
        let _ = job.done.send((job.number, report));
    }
}

/// After so many iterations a search first says what it has; then whenever there are a quarter more.
const FIRST: u32 = 8;

/// What a search has found so far, for whoever cannot wait for it.
#[derive(Clone)]
struct SoFar(Arc<Mutex<Report>>);

impl SoFar {
    /// Nothing yet but what looks promising.
    fn new<G: Knowledge>(question: &Question<G>) -> Self {
        SoFar(Arc::new(Mutex::new(question.untried())))
    }

    fn set(&self, report: Report) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // What was there is dropped when the lock is open again: it is held for a moment.
        let _before = std::mem::replace(&mut *kept, report);
        drop(kept);
    }

    fn get(&self) -> Report {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Budget, Seated, Wanted, rng};
    use std::sync::atomic::{AtomicU32, Ordering};
    use tabletop::example::{Comets, Options};
    use tabletop::{Chance, Seat, Seed};

    /// A clock that breaks at its sixtieth look.
    #[derive(Clone)]
    struct Breaking(Arc<AtomicU32>);

    impl Clock for Breaking {
        fn now(&self) -> Duration {
            let looks = self.0.fetch_add(1, Ordering::Relaxed);
            assert!(looks < 60, "the clock breaks");
            Duration::ZERO
        }
    }

    #[test]
    fn a_search_says_now_and_then_what_it_has_so_that_it_need_not_be_waited_for() {
        let settings = Settings {
            budget: Budget::time(Duration::from_secs(1)),
            ..Settings::default()
        };
        let chance = Chance::seeded(Seed::from(1));
        let game = Comets::new(&Options::default(), 2, chance).expect("two can play");
        let (seat, mut legal) = (Seat(0), Vec::new());
        game.legal_actions(seat, &mut legal);
        let (table, mut luck) = (Seated::new(&game, seat), rng(Seed::from(1), seat));
        let question = Question::new(&table, &legal, &settings, Wanted::Choice, &mut luck);
        let so_far = SoFar::new(&question);
        let (send, jobs) = channel();
        let (done, answers) = channel();
        let job = Job {
            number: 0,
            question,
            meter: Meter::start(settings.budget, &Breaking(Arc::default())),
            so_far: so_far.clone(),
            done,
        };
        send.send(job).expect("it is there");
        drop(send);
        assert_eq!(so_far.get().iterations(), 0);
        work::<Comets, _>(&settings, &jobs);
        let (_, broken) = answers.recv().expect("it says that it broke down");
        assert!(broken.is_err());
        let found = so_far.get().iterations();
        assert!((45..60).contains(&found), "{found} of 58 iterations");
    }
}
