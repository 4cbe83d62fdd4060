//! Bots at the table.

use games::{AnyGame, Json};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};
use tabletop::{Revealed, Seat};

/// The levels that can sit down, weakest first.
pub fn levels() -> &'static [&'static str] {
    ::bots::NAMES
}

/// The bot that plays for somebody who is not there, and where the host starts without waiting: of middling
/// strength, if there is such a level.
pub fn stand_in() -> &'static str {
    let wanted = ["normal", "greedy"].into_iter();
    let mut known = wanted.filter(|level| levels().contains(level));
    known.next().unwrap_or(levels()[0])
}

/// How long a bot thinks about a hint.
const HINT: Duration = Duration::from_millis(500);
/// A bot's whole answer to what its seat is asked: every action until the seat has answered or
/// something is revealed, so that their number does not show in time. A lesson says what it does
/// first, as far as that can be done. If others wait, all of it is thought through within a time.
pub fn answer(
    game: &dyn AnyGame,
    seat: Seat,
    level: &str,
    mut lesson: &[Json],
    rng: &mut ChaCha8Rng,
    within: Option<Duration>,
) -> Result<Vec<Json>, String> {
    /// More actions than any answer has.
    const MOST: usize = 64;
    let end = within.map(|time| Instant::now() + time);
    let mut game = game.fork();
    let mut actions = Vec::new();
    while actions.len() < MOST && game.deciders().contains(seat) {
        let left = end.map(|end| end.saturating_duration_since(Instant::now()));
        let action = match lesson.split_first() {
            Some((next, rest)) if matches!(game.why(seat, next), Ok(None)) => {
                lesson = rest;
                next.clone()
            }
            // Off the path, or at its end.
            _ => {
                lesson = &[];
                choose(&*game, seat, level, rng, left)?
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
    within: Option<Duration>,
) -> Result<Json, String> {
    let decided = ::bots::decide_within(game, seat, level, within, rng);
    let decided = decided.map_err(|error| error.to_string())?;
    decided.map_err(|error| error.to_string())
}

/// What search would do, thought through within the time that a hint may take.
pub fn hint(
    game: &dyn AnyGame,
    seat: Seat,
    rng: &mut ChaCha8Rng,
    within: Option<Duration>,
) -> Result<Json, String> {
    let within = within.map_or(HINT, |time| time.min(HINT));
    let advice = ::bots::suggest_within(game, seat, "search", Some(within), rng);
    let advice = advice.map_err(|error| error.to_string())?;
    Ok(advice.map_err(|error| error.to_string())?.action)
}
