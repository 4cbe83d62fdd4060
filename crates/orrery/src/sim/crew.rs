//! Several threads that share the games of a run.

use super::{Party, Report, Tally};
use crate::failure::Failure;
use bots::{Bot, Random, named};
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};
use tabletop::{Knowledge, Seed};

/// What is to be simulated.
pub struct Plan<O> {
    /// The game's options; a game with them can be set up.
    pub options: O,
    /// The bot of each seat.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// How many threads.
    pub jobs: usize,
}

/// Plays the games of a plan. A progress bar shows on a terminal when it takes longer than a second.
pub fn simulate<G: Knowledge>(plan: &Plan<G::Options>) -> Result<Report, Failure> {
    let start = Instant::now();
    // Alone at the table, the random bot is compiled into the loop.
    let tally = if plan.bots.iter().all(|bot| bot == "random") {
        let party = || Ok(Party::new(vec![Random; plan.bots.len()]));
        crew::<G, Random>(plan, party)?
    } else {
        crew::<G, Box<dyn Bot<G>>>(plan, || {
            let bot =
                |name: &String| named::<G>(name).ok_or_else(|| bots::UnknownBot(name.clone()));
            let bots = plan.bots.iter().map(bot).collect::<Result<_, _>>();
            bots.map(Party::new)
                .map_err(|error| Failure::misused(error.to_string()))
        })?
    };
    let seconds = start.elapsed().as_secs_f64();
    Ok(Report::new(G::NAME, &tally, &plan.bots, seconds))
}

fn crew<G: Knowledge, B: Bot<G>>(
    plan: &Plan<G::Options>,
    party: impl Fn() -> Result<Party<G, B>, Failure>,
) -> Result<Tally, Failure> {
    let jobs = plan
        .jobs
        .min(usize::try_from(plan.games).unwrap_or(usize::MAX));
    let parties = (0..jobs).map(|_| party()).collect::<Result<Vec<_>, _>>()?;
    // Games are handed out in bunches: few enough to share the work, many enough not to queue for it.
    let bunch = (plan.games / (64 * jobs as u64)).clamp(1, 256);
    let (next, done, working) = (AtomicU64::new(0), AtomicU64::new(0), AtomicUsize::new(jobs));
    let waiting = thread::current();
    let work = |mut party: Party<G, B>| {
        let mut tally = Tally::new(plan.bots.len());
        let _leaving = Leaving(&working, &waiting);
        loop {
            let first = next.fetch_add(bunch, Ordering::Relaxed);
            if first >= plan.games {
                break;
            }
            let last = plan.games.min(first + bunch);
            for i in first..last {
                party.play(&plan.options, Seed::of_run(plan.seed, i), &mut tally);
            }
            done.fetch_add(last - first, Ordering::Relaxed);
        }
        tally
    };
    thread::scope(|scope| {
        let work = &work;
        let workers = parties
            .into_iter()
            .map(|party| scope.spawn(move || work(party)));
        let workers: Vec<_> = workers.collect();
        watch(plan.games, &done, &working);
        let mut sum = Tally::new(plan.bots.len());
        for worker in workers {
            match worker.join() {
                Ok(tally) => sum.add(&tally),
                Err(_) => return Err(Failure::failed("a game broke down; its message is above")),
            }
        }
        Ok(sum)
    })
}

/// Says that a worker has stopped, however it stopped.
struct Leaving<'a>(&'a AtomicUsize, &'a Thread);

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Release);
        self.1.unpark();
    }
}

/// Shows how far the workers are, from the second second on.
fn watch(games: u64, done: &AtomicU64, working: &AtomicUsize) {
    let start = Instant::now();
    let mut bar: Option<ProgressBar> = None;
    while working.load(Ordering::Acquire) > 0 {
        thread::park_timeout(Duration::from_millis(100));
        if bar.is_none() && start.elapsed() > Duration::from_secs(1) {
            // It draws on standard error, and only if that is a terminal.
            let style = ProgressStyle::with_template(
                "{wide_bar} {human_pos}/{human_len} games, {eta} left",
            );
            let new = ProgressBar::new(games).with_elapsed(start.elapsed());
            bar = Some(style.into_iter().fold(new, ProgressBar::with_style));
        }
        if let Some(bar) = &bar {
            bar.set_position(done.load(Ordering::Relaxed));
        }
    }
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
}
