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
    share_until(games, workers, empty, play, &Endless)
}

/// What is known of a run while it goes on.
pub trait Onlooker: Sync {
    /// Whether no further games are needed.
    fn is_satisfied(&self) -> bool;
    /// How it stands, in a few words.
    fn standing(&self) -> Option<String>;
}

/// Wants all games.
struct Endless;

impl Onlooker for Endless {
    fn is_satisfied(&self) -> bool {
        false
    }

    fn standing(&self) -> Option<String> {
        None
    }
}

/// The same until an onlooker has seen enough. Games that have begun are played to their end.
pub fn share_until<W: Send, T: Send>(
    games: u64,
    workers: Vec<W>,
    empty: impl Fn() -> T + Sync,
    play: impl Fn(&mut W, u64, &mut T) + Sync,
    onlooker: &impl Onlooker,
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
                if onlooker.is_satisfied() {
                    return notes;
                }
                play(&mut worker, i, &mut notes);
                done.fetch_add(1, Ordering::Relaxed);
            }
        }
        notes
    };
    thread::scope(|scope| {
        let work = &work;
        let threads = workers
            .into_iter()
            .map(|worker| scope.spawn(move || work(worker)));
        let threads: Vec<_> = threads.collect();
        watch(games, &done, &working, onlooker);
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

/// Shows how far the workers are: on a terminal by a bar from the second second on, else by a line
/// now and then if there is something to tell.
fn watch(games: u64, done: &AtomicU64, working: &AtomicUsize, onlooker: &impl Onlooker) {
    const NOW_AND_THEN: Duration = Duration::from_secs(20);
    let start = Instant::now();
    let mut told = start;
    let mut bar: Option<ProgressBar> = None;
    while working.load(Ordering::Acquire) > 0 {
        thread::park_timeout(Duration::from_millis(100));
        if bar.is_none() && start.elapsed() > Duration::from_secs(1) {
            // It draws on standard error, and only if that is a terminal.
            let style = ProgressStyle::with_template(
                "{wide_bar} {human_pos}/{human_len} games, {eta} left{msg}",
            );
            let new = ProgressBar::new(games).with_elapsed(start.elapsed());
            bar = Some(style.into_iter().fold(new, ProgressBar::with_style));
        }
        let Some(bar) = &bar else {
            continue;
        };
        let played = done.load(Ordering::Relaxed);
        bar.set_position(played);
        if told.elapsed() < NOW_AND_THEN && (bar.is_hidden() || played == 0) {
            continue;
        }
        let Some(standing) = onlooker.standing() else {
            continue;
        };
        if bar.is_hidden() {
            told = Instant::now();
            eprintln!("{played} of {games} games: {standing}");
        } else {
            bar.set_message(format!("; {standing}"));
        }
    }
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
}
