//! How bots answer for their seats.

use games::{AnyGame, Json};
use tabletop::{Revealed, Seat};

/// The levels that can sit down, weakest first.
pub fn levels() -> &'static [&'static str] {
    bots::NAMES
}

/// Who can sit down in a game: the levels, and then the game's characters.
pub fn bots_of(game: &str) -> impl Iterator<Item = &'static str> {
    levels().iter().chain(bots::characters(game)).copied()
}

/// The bot that plays for somebody who is not there, and where the host starts without waiting: of middling strength,
/// if there is such a level.
pub fn stand_in() -> &'static str {
    let wanted = ["normal", "greedy"].into_iter();
    let mut known = wanted.filter(|level| levels().contains(level));
    known.next().unwrap_or(levels()[0])
}

/// A bot's whole answer to what its seat is asked: every action until the seat has answered or something is revealed,
/// so that their number does not show in time. A lesson says what it does first, as far as that can be done; what it
/// does then is for `decide` to say.
pub fn answer(
    game: &dyn AnyGame,
    seat: Seat,
    mut lesson: &[Json],
    mut decide: impl FnMut(&dyn AnyGame) -> Result<Json, String>,
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
                decide(&*game)?
            }
        };
        let played = game.play(seat, &[&action]);
        let played = played.map_err(|error| error.to_string())?;
        actions.push(action);
        if played.revealed != Revealed::Nothing {
            break;
        }
    }
    Ok(actions)
}
