//! Bots at the table: how long they think.

use ::bots::{Kind, Settings, UnknownBot};
use games::{AnyGame, Json};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};
use tabletop::Seat;
use thinkers::Error;

/// How long a bot thinks about a hint.
const HINT: Duration = Duration::from_millis(500);

/// How often a thread is asked for.
const TRIES: u32 = 30;

/// The same for a hint, which never takes longer than a second.
const TRIES_FOR_HINT: u32 = 4;

/// A bot's whole answer to what its seat is asked; if others wait, thought through within a time.
pub fn answer(
    game: &dyn AnyGame,
    seat: Seat,
    level: &str,
    lesson: &[Json],
    seed: [u8; 32],
    within: Option<Duration>,
) -> Result<Vec<Json>, String> {
    let bot: Kind = level
        .parse()
        .map_err(|error: UnknownBot| error.to_string())?;
    let mut rng = rng(seed);
    let end = within.map(|time| Instant::now() + time);
    table::answer::answer(game, seat, lesson, |game| {
        let left = end.map(|end| end.saturating_duration_since(Instant::now()));
        let bot = left.map_or(bot, |time| bot.at_most(time));
        patiently(TRIES, || thinkers::decide(game, seat, bot, &mut rng))
    })
}

/// What search would do, thought through within the time that a hint may take.
pub fn hint(
    game: &dyn AnyGame,
    seat: Seat,
    seed: [u8; 32],
    within: Option<Duration>,
) -> Result<Json, String> {
    let within = within.map_or(HINT, |time| time.min(HINT));
    let bot = Kind::Search(Settings::default()).within(within);
    let advice = patiently(TRIES_FOR_HINT, || {
        thinkers::suggest(game, seat, bot, &mut rng(seed))
    })?;
    Ok(advice.action)
}

/// Asks again for a while if the system has no thread at the moment: that is no fault of the table.
fn patiently<T>(tries: u32, mut ask: impl FnMut() -> Result<T, Error>) -> Result<T, String> {
    const PAUSE: Duration = Duration::from_millis(100);
    let mut asked = ask();
    for _ in 1..tries {
        if !matches!(asked, Err(Error::Threads(_))) {
            break;
        }
        std::thread::sleep(PAUSE);
        asked = ask();
    }
    asked.map_err(|error| error.to_string())
}

fn rng(seed: [u8; 32]) -> ChaCha8Rng {
    <ChaCha8Rng as rand::SeedableRng>::from_seed(seed)
}
