//! Bots at the table, thinking on threads of their own.

use games::{AnyGame, Json};
use rand_chacha::ChaCha8Rng;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use tabletop::{Revealed, Seat};

/// The bot that plays for somebody who is not there, and where the host starts without waiting.
pub const STAND_IN: &str = "greedy";

/// The levels that can sit down, weakest first.
pub fn levels() -> &'static [&'static str] {
    ::bots::NAMES
}

/// Threads that think. They serve whoever came first, and a table has at most one thought a seat in
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
            thread.spawn(move || line.serve())?;
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
/// something is revealed, so that their number does not show in time.
pub fn answer(
    game: &dyn AnyGame,
    seat: Seat,
    level: &str,
    rng: &mut ChaCha8Rng,
) -> Result<Vec<Json>, String> {
    /// More actions than any answer has.
    const MOST: usize = 64;
    let mut game = game.fork();
    let mut actions = Vec::new();
    while actions.len() < MOST && game.deciders().contains(seat) {
        let action = choose(&*game, seat, level, rng)?;
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
    let suggested = ::bots::suggest(game, seat, level, rng).map_err(|error| error.to_string())?;
    Ok(suggested.map_err(|error| error.to_string())?.action)
}
