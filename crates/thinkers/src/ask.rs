//! The bots by their kind and name, and what they would do at a table.

use crate::clock::is_urgent;
use crate::{Alone, Aside, Clock, Watch, Work};
use bots::{Bot, BotRng, Kind, Maker, Suggestion, Thinker, UnknownBot, Wanted};
use games::{AnyGame, Json};
use std::{fmt, io};
use tabletop::{Knowledge, Seat};

/// Why a bot does not answer.
#[derive(Debug)]
pub enum Error {
    /// There is no such bot.
    Unknown(UnknownBot),
    /// The table has nothing to ask it.
    Table(games::Error),
    /// The system has no thread for it.
    Threads(io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Unknown(error) => error.fmt(f),
            Error::Table(error) => error.fmt(f),
            Error::Threads(error) => write!(
                f,
                "the system has no thread for a bot to think on ({error}); allow more threads, or run \
                 fewer at a time"
            ),
        }
    }
}

impl std::error::Error for Error {}

impl From<UnknownBot> for Error {
    fn from(error: UnknownBot) -> Self {
        Error::Unknown(error)
    }
}

impl From<games::Error> for Error {
    fn from(error: games::Error) -> Self {
        Error::Table(error)
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Error::Threads(error)
    }
}

/// A bot that goes by the clock on the wall.
pub fn bot<G: Knowledge>(kind: Kind) -> io::Result<Box<dyn Bot<G>>> {
    by(kind, Watch::default())
}

/// The bot as a contender: its time is counted in work of its thread, so that a busy machine
/// makes nobody weaker. On several threads it goes by the clock.
pub fn contender<G: Knowledge>(kind: Kind) -> io::Result<Box<dyn Bot<G>>> {
    match kind {
        Kind::Search(settings) if settings.threads == 1 => by(kind, Work),
        _ => bot(kind),
    }
}

/// The bot of this name, by the clock on the wall.
pub fn named<G: Knowledge>(name: &str) -> Result<Box<dyn Bot<G>>, Error> {
    Ok(bot(name.parse()?)?)
}

fn by<G: Knowledge, C: Clock>(kind: Kind, clock: C) -> io::Result<Box<dyn Bot<G>>> {
    Ok(match kind {
        // Nobody needs to sleep beside it.
        Kind::Search(settings) if settings.threads <= 1 && !is_urgent::<C>(settings.budget) => {
            Box::new(Thinker::new(settings, Alone::new(settings, clock)))
        }
        Kind::Search(settings) => Box::new(Thinker::new(settings, Aside::start(settings, clock)?)),
        Kind::Random => Box::new(bots::Random),
        Kind::Quick { trained } => Box::new(bots::Quick { trained }),
        Kind::Greedy => Box::new(bots::Greedy::default()),
    })
}

/// What a bot would do in a seat's place, with what it thinks of each action.
pub fn suggest(
    table: &dyn AnyGame,
    seat: Seat,
    bot: Kind,
    rng: &mut BotRng,
) -> Result<Suggestion, Error> {
    bots::ask(table, seat, Wanted::Opinion, OnTheWall(bot), rng)
}

/// What a bot does in a seat's place, and nothing about why.
pub fn decide(table: &dyn AnyGame, seat: Seat, bot: Kind, rng: &mut BotRng) -> Result<Json, Error> {
    let suggestion = bots::ask(table, seat, Wanted::Choice, OnTheWall(bot), rng)?;
    Ok(suggestion.action)
}

/// Makes bots that go by the clock on the wall.
struct OnTheWall(Kind);

impl Maker for OnTheWall {
    type Error = Error;

    fn bot<G: Knowledge>(self) -> Result<Box<dyn Bot<G>>, Error> {
        Ok(bot(self.0)?)
    }
}
