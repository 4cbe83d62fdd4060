//! What a bot would do, for whoever asks it.

use crate::{Bot, BotRng, Seated, Wanted};
use games::{AnyGame, Error, Json, Table, TableVisitor, json};
use serde::Serialize;
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

/// Makes a bot for whatever game is played.
pub trait Maker {
    /// Why there is no bot, or no answer.
    type Error: From<Error>;

    /// The bot.
    fn bot<G: Knowledge>(self) -> Result<Box<dyn Bot<G>>, Self::Error>;
}

/// Asks a bot what it would do in a seat's place. The bot is made when it is needed: where there is only one thing to do
/// and no opinion is wanted, nobody is asked.
pub fn ask<M: Maker>(
    table: &dyn AnyGame,
    seat: Seat,
    wanted: Wanted,
    maker: M,
    rng: &mut BotRng,
) -> Result<Suggestion, M::Error> {
    let ask = Ask {
        seat,
        wanted,
        maker,
        rng,
    };
    let foreign = || Error::UnknownGame {
        name: table.name().to_owned(),
    };
    games::open(table, ask).unwrap_or_else(|| Err(foreign().into()))
}

struct Ask<'a, M> {
    seat: Seat,
    wanted: Wanted,
    maker: M,
    rng: &'a mut BotRng,
}

impl<M: Maker> TableVisitor for Ask<'_, M> {
    type Out = Result<Suggestion, M::Error>;

    fn visit<G: Game + Knowledge>(self, table: &Table<G>) -> Self::Out {
        let seat = self.seat;
        table.playing(seat)?;
        let seated = Seated::new(table.game(), seat);
        let mut legal = Vec::new();
        seated.legal_actions(&mut legal);
        let (choice, values) = match (legal.len(), self.wanted) {
            (0, _) => return Err(Error::NotAsked { seat }.into()),
            (1, Wanted::Choice) => (0, None),
            (_, Wanted::Choice) => {
                let mut bot = self.maker.bot()?;
                (bot.choose(&seated, &legal, self.rng), None)
            }
            (_, Wanted::Opinion) => self.maker.bot()?.advise(&seated, &legal, self.rng),
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
