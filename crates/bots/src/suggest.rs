//! What a bot would do, for whoever asks it.

use crate::{Bot, BotRng, NAMES, Seated, named};
use games::{AnyGame, Error, Json, Table, TableVisitor, json};
use serde::Serialize;
use std::fmt;
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

/// There is no bot of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, bots) = (&self.0, NAMES.join(", "));
        write!(f, "there is no bot \"{name}\"; the bots are: {bots}")
    }
}

impl std::error::Error for UnknownBot {}

/// What the bot of this name would do in a seat's place, with what it thinks of each action. The
/// outer error is about the bot, the inner one about the table.
pub fn suggest(
    table: &dyn AnyGame,
    seat: Seat,
    bot: &str,
    rng: &mut BotRng,
) -> Result<Result<Suggestion, Error>, UnknownBot> {
    ask(table, seat, bot, rng, true)
}

/// What the bot of this name does in a seat's place, and nothing about why.
pub fn decide(
    table: &dyn AnyGame,
    seat: Seat,
    bot: &str,
    rng: &mut BotRng,
) -> Result<Result<Json, Error>, UnknownBot> {
    let suggestion = ask(table, seat, bot, rng, false)?;
    Ok(suggestion.map(|suggestion| suggestion.action))
}

fn ask(
    table: &dyn AnyGame,
    seat: Seat,
    bot: &str,
    rng: &mut BotRng,
    opinion: bool,
) -> Result<Result<Suggestion, Error>, UnknownBot> {
    let question = Question {
        seat,
        bot,
        rng,
        opinion,
    };
    let answer = games::open(table, question).flatten();
    answer.ok_or_else(|| UnknownBot(bot.to_owned()))
}

struct Question<'a> {
    seat: Seat,
    bot: &'a str,
    rng: &'a mut BotRng,
    opinion: bool,
}

impl TableVisitor for Question<'_> {
    type Out = Option<Result<Suggestion, Error>>;

    fn visit<G: Game + Knowledge>(self, table: &Table<G>) -> Self::Out {
        let mut bot = named::<G>(self.bot)?;
        Some(self.put_to(&mut *bot, table))
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
        let mut values = None;
        if self.opinion {
            // With the same luck as the choice below: it is the opinion that leads to it.
            values = bot.rate(&seated, &legal, &mut self.rng.clone());
        }
        let choice = match legal.len() {
            1 => 0,
            _ => bot.choose(&seated, &legal, self.rng),
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
