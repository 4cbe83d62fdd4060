//! Bots at the table, thinking on threads of their own.

use games::{AnyGame, Json};
use rand_chacha::ChaCha8Rng;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;
use tabletop::{Revealed, Seat};

/// The levels that can sit down, weakest first.
pub fn levels() -> &'static [&'static str] {
    ::bots::NAMES
}

/// The bot that plays for somebody who is not there, where the host starts without waiting, and that gives
/// hints: of middling strength, if there is such a level.
pub fn stand_in() -> &'static str {
    let wanted = ["normal", "greedy"].into_iter();
    let mut known = wanted.filter(|level| levels().contains(level));
    known.next().unwrap_or(levels()[0])
}

/// How long a bot thinks about a hint.
const HINT: Duration = Duration::from_millis(500);
/// How much others go before the threads that think.
const NICE: i32 = 5;

/// Threads that think, after everybody else. They serve whoever came first, and a table has at most one thought a seat in
/// line, so no table starves another.
pub struct Pool {
    line: Arc<Line>,
}

type Thought = Box<dyn FnOnce() + Send>;

#[derive(Default)]
struct Line {
    waiting: Mutex<(VecDeque<Thought>, bool)>,
    arrived: Condvar,
}

impl Pool {
    /// Starts so many threads.
    pub fn start(threads: usize) -> std::io::Result<Pool> {
        let line = Arc::new(Line::default());
        for n in 0..threads.max(1) {
            let line = Arc::clone(&line);
            let thread = std::thread::Builder::new().name(format!("bot-{n}"));
            thread.spawn(move || {
                // Of this thread alone, on Linux. Where it cannot be, bots are as important as people.
                let _ = rustix::process::nice(NICE);
                line.serve();
            })?;
        }
        Ok(Pool { line })
    }

    /// Thinks something through, in turn.
    pub fn think(&self, thought: impl FnOnce() + Send + 'static) {
        let mut waiting = self.line.lock();
        waiting.0.push_back(Box::new(thought));
        metrics::gauge!("orrery_thoughts_waiting").set(waiting.0.len() as f64);
        drop(waiting);
        self.line.arrived.notify_one();
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.line.lock().1 = true;
        self.line.arrived.notify_all();
    }
}

impl Line {
    fn lock(&self) -> std::sync::MutexGuard<'_, (VecDeque<Thought>, bool)> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn serve(&self) {
        loop {
            let mut waiting = self.lock();
            let thought = loop {
                match (waiting.0.pop_front(), waiting.1) {
                    (_, true) => return,
                    (Some(thought), _) => break thought,
                    (None, _) => {
                        let woken = self.arrived.wait(waiting);
                        waiting = woken.unwrap_or_else(PoisonError::into_inner);
                    }
                }
            };
            drop(waiting);
            // A thought that panics says so to its table by dropping its reply.
            let _ = catch_unwind(AssertUnwindSafe(thought));
        }
    }
}

/// A bot's whole answer to what its seat is asked: every action until the seat has answered or
/// something is revealed, so that their number does not show in time. A lesson says what it does
/// first, as far as that can be done.
pub fn answer(
    game: &dyn AnyGame,
    seat: Seat,
    level: &str,
    mut lesson: &[Json],
    rng: &mut ChaCha8Rng,
) -> Result<Vec<Json>, String> {
    /// More actions than any answer has.
    const MOST: usize = 64;
    let mut game = game.fork();
    let mut actions = Vec::new();
    while actions.len() < MOST && game.deciders().contains(seat) {
        let action = match lesson.split_first() {
            Some((next, rest)) if matches!(game.why(seat, next), Ok(None)) => {
                lesson = rest;
                next.clone()
            }
            // Off the path, or at its end.
            _ => {
                lesson = &[];
                choose(&*game, seat, level, rng)?
            }
        };
        let played = game
            .play(seat, &[&action])
            .map_err(|error| error.to_string())?;
        actions.push(action);
        if played.revealed != Revealed::Nothing {
            break;
        }
    }
    Ok(actions)
}

/// A bot's next action.
pub fn choose(
    game: &dyn AnyGame,
    seat: Seat,
    level: &str,
    rng: &mut ChaCha8Rng,
) -> Result<Json, String> {
    let decided = ::bots::decide(game, seat, level, rng).map_err(|error| error.to_string())?;
    decided.map_err(|error| error.to_string())
}

/// What a bot would do, thought through within the time that a hint may take.
pub fn hint(game: &dyn AnyGame, seat: Seat, rng: &mut ChaCha8Rng) -> Result<Json, String> {
    let within = Some(HINT);
    let advice = ::bots::suggest_within(game, seat, stand_in(), within, rng);
    let advice = advice.map_err(|error| error.to_string())?;
    Ok(advice.map_err(|error| error.to_string())?.action)
}
