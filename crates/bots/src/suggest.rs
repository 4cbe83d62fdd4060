//! What a bot would do, for whoever asks it.

use crate::{Bot, BotRng, Kind, Seated, UnknownBot};
use games::{AnyGame, Error, Json, Table, TableVisitor, json};
use serde::Serialize;
use std::time::Duration;
use tabletop::{Game, Knowledge, Seat};

/// A bot's advice.
#[derive(Clone, Debug, Serialize)]
pub struct Suggestion {
    /// What it would do.
    pub action: Json,
    /// What it thinks of each action, best first; empty if it has no opinion.
    pub candidates: Vec<Candidate>,
}

/// One action that a bot looked at.
#[derive(Clone, Debug, Serialize)]
pub struct Candidate {
    /// The action.
    pub action: Json,
    /// How likely the seat wins by it, between 0 and 1.
    pub value: f32,
}

/// What the bot of this name would do in a seat's place, with what it thinks of each action. The
/// outer error is about the bot, the inner one about the table.
pub fn suggest(
    table: &dyn AnyGame,
    seat: Seat,
    bot: &str,
    rng: &mut BotRng,
) -> Result<Result<Suggestion, Error>, UnknownBot> {
    suggest_within(table, seat, bot, None, rng)
}

/// The same of a bot that takes this time, if it is one that thinks as long as it is given.
pub fn suggest_within(
    table: &dyn AnyGame,
    seat: Seat,
    bot: &str,
    time: Option<Duration>,
    rng: &mut BotRng,
) -> Result<Result<Suggestion, Error>, UnknownBot> {
    let kind: Kind = bot.parse()?;
    let kind = time.map_or(kind, |time| kind.within(time));
    Ok(ask(table, seat, kind, rng, true))
}

/// What the bot of this name does in a seat's place, and nothing about why.
pub fn decide(
    table: &dyn AnyGame,
    seat: Seat,
    bot: &str,
    rng: &mut BotRng,
) -> Result<Result<Json, Error>, UnknownBot> {
    decide_within(table, seat, bot, None, rng)
}

/// The same of a bot that is given no more than this time.
pub fn decide_within(
    table: &dyn AnyGame,
    seat: Seat,
    bot: &str,
    time: Option<Duration>,
    rng: &mut BotRng,
) -> Result<Result<Json, Error>, UnknownBot> {
    let kind: Kind = bot.parse()?;
    let kind = time.map_or(kind, |time| kind.at_most(time));
    let suggestion = ask(table, seat, kind, rng, false);
    Ok(suggestion.map(|suggestion| suggestion.action))
}

fn ask(
    table: &dyn AnyGame,
    seat: Seat,
    bot: Kind,
    rng: &mut BotRng,
    opinion: bool,
) -> Result<Suggestion, Error> {
    let question = Question {
        seat,
        bot,
        rng,
        opinion,
    };
    let foreign = || Error::UnknownGame {
        name: table.name().to_owned(),
    };
    games::open(table, question).unwrap_or_else(|| Err(foreign()))
}

struct Question<'a> {
    seat: Seat,
    bot: Kind,
    rng: &'a mut BotRng,
    opinion: bool,
}

impl TableVisitor for Question<'_> {
    type Out = Result<Suggestion, Error>;

    fn visit<G: Game + Knowledge>(self, table: &Table<G>) -> Self::Out {
        let mut bot = self.bot.bot::<G>();
        self.put_to(&mut *bot, table)
    }
}

impl Question<'_> {
    fn put_to<G: Game>(self, bot: &mut dyn Bot<G>, table: &Table<G>) -> Result<Suggestion, Error> {
        table.playing(self.seat)?;
        let seated = Seated::new(table.game(), self.seat);
        let mut legal = Vec::new();
        seated.legal_actions(&mut legal);
        if legal.is_empty() {
            return Err(Error::NotAsked { seat: self.seat });
        }
        let (choice, values) = match (legal.len(), self.opinion) {
            (1, false) => (0, None),
            (_, true) => bot.advise(&seated, &legal, self.rng),
            (_, false) => (bot.choose(&seated, &legal, self.rng), None),
        };
        let mut candidates: Vec<_> = legal.iter().zip(values.into_iter().flatten()).collect();
        candidates.sort_by(|a, b| b.1.total_cmp(&a.1));
        let candidate = |(action, value)| Candidate {
            action: json(action),
            value,
        };
        Ok(Suggestion {
            action: json(&legal[choice]),
            candidates: candidates.into_iter().map(candidate).collect(),
        })
    }
}
