//! A finished game in short, for a link that carries all of it: what was played and how it has to end, nothing that follows from it.

use games::{AnyGame, Json};
use serde::{Deserialize, Serialize};
use table::api::{Code, Refusal};
use tabletop::{Chance, Seat};

/// The form in which it is written; a later one is not read.
const FORM: u32 = 1;
/// The most actions: more than any game has.
const MOST: usize = 20_000;

/// A game in short.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Short {
    orrery: u32,
    game: String,
    rules: u32,
    options: Json,
    seats: usize,
    chance: Chance,
    moves: Vec<(Seat, Json)>,
    /// The state at the end.
    digest: String,
}

/// What of a record cannot be written in short.
#[derive(Deserialize)]
struct Long {
    chance: Chance,
    #[serde(default)]
    position: Option<serde::de::IgnoredAny>,
    #[serde(default)]
    stacks: Vec<serde::de::IgnoredAny>,
}

impl Short {
    /// A record in short. One that begins in the middle, or whose piles were stacked, has none.
    pub(crate) fn of(record: &Json) -> Result<Short, Refusal> {
        let long: Long = serde_json::from_str(record.get()).map_err(|_| Refusal::bad_request())?;
        if long.position.is_some() || !long.stacks.is_empty() {
            return Err(Refusal::not_now());
        }
        let game = games::load(record)?;
        Ok(Short {
            orrery: FORM,
            game: game.name().to_owned(),
            rules: game.rules(),
            options: game.options(),
            seats: game.seat_count(),
            chance: long.chance,
            moves: game.actions(0),
            digest: game.digest(),
        })
    }

    /// The game, played again; refused if it comes out otherwise.
    pub(crate) fn play(&self) -> Result<Box<dyn AnyGame>, Refusal> {
        let bad = || Refusal::new(Code::BadRequest, "device-link-bad");
        if self.orrery != FORM || self.moves.len() > MOST {
            return Err(bad());
        }
        let chance = self.chance.clone();
        let mut game = games::start(&self.game, self.seats, Some(&self.options), chance)?;
        for (seat, action) in &self.moves {
            let _ = game.play(*seat, &[action]).map_err(|_| bad())?;
        }
        match game.digest() == self.digest {
            true => Ok(game),
            false => Err(bad()),
        }
    }
}
