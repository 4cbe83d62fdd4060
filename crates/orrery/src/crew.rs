//! Several threads that share the games of a run.

use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

/// How many threads are worth having for so many games.
pub fn hands(jobs: usize, games: u64) -> usize {
    jobs.min(usize::try_from(games).unwrap_or(usize::MAX))
        .max(1)
}

/// Has the games of a run played by these workers, a thread each, and says what each has noted.
/// A progress bar shows on a terminal when it takes longer than a second.
pub fn share<W: Send, T: Send>(
    games: u64,
    workers: Vec<W>,
    empty: impl Fn() -> T + Sync,
    play: impl Fn(&mut W, u64, &mut T) + Sync,
) -> Result<Vec<T>, Failure> {
    let hands = workers.len();
    // Games are handed out in bunches: few enough to share the work, many enough not to queue for it.
    let bunch = (games / (64 * hands.max(1) as u64)).clamp(1, 256);
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let working = AtomicUsize::new(hands);
    let waiting = thread::current();
    let work = |mut worker: W| {
        let mut notes = empty();
        let _leaving = Leaving(&working, &waiting);
        loop {
            let first = next.fetch_add(bunch, Ordering::Relaxed);
            if first >= games {
                break;
            }
            let last = games.min(first + bunch);
            for i in first..last {
                play(&mut worker, i, &mut notes);
            }
            done.fetch_add(last - first, Ordering::Relaxed);
        }
        notes
    };
    thread::scope(|scope| {
        let work = &work;
        let threads = workers
            .into_iter()
            .map(|worker| scope.spawn(move || work(worker)));
        let threads: Vec<_> = threads.collect();
        watch(games, &done, &working);
        let notes = threads.into_iter().map(|thread| thread.join());
        let broken = |_| Failure::failed("a game broke down; its message is above");
        notes.map(|notes| notes.map_err(broken)).collect()
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
