//! How a batch begins.

use crate::env::{Common, Env};
use crate::steps::{Batch, Games};
use crate::{Reward, Shape};
use bots::Kind;
use games::{Error, Visitor, dispatch, read_options};
use serde_json::value::RawValue;
use std::fmt;
use tabletop::encode::Ids;
use tabletop::{Chance, Encode, Game, Knowledge, Seed};

/// What a batch is to be.
#[derive(Debug)]
pub struct Setup<'a> {
    /// How many games.
    pub games: usize,
    /// How many seats at each table.
    pub seats: usize,
    /// The options; the defaults if there are none.
    pub options: Option<&'a RawValue>,
    /// What all games are seeded by.
    pub seed: u64,
    /// Which seats bots play, by name: those that need no clock.
    pub opponents: Vec<(usize, String)>,
    /// What seats are rewarded for.
    pub reward: Reward,
    /// Whether a new game begins where one is over.
    pub auto_reset: bool,
    /// Room for the actions of a list; as much as the game may need if it is not said.
    pub longest: Option<usize>,
}

/// Why there is no such batch.
#[derive(Debug)]
pub enum Unfit {
    /// The game cannot be set up so.
    Game(Error),
    /// Something else cannot be, in words.
    Other(String),
}

impl From<Error> for Unfit {
    fn from(error: Error) -> Self {
        Unfit::Game(error)
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Game(error) => error.fmt(f),
            Unfit::Other(text) => f.write_str(text),
        }
    }
}

/// A batch of the game of this name. It is empty-handed until its first reset.
pub fn start(name: &str, setup: Setup<'_>) -> Result<Box<dyn Batch>, Unfit> {
    dispatch(name, Start(setup))?
}

struct Start<'a>(Setup<'a>);

impl Visitor for Start<'_> {
    type Out = Result<Box<dyn Batch>, Unfit>;

    fn visit<G: Game + Knowledge + Encode>(self) -> Self::Out {
        let setup = self.0;
        if setup.games == 0 {
            return Err(Unfit::Other("a batch has one game at least".to_owned()));
        }
        let options = read_options::<G>(setup.options)?;
        let fresh = G::new(&options, setup.seats, Chance::seeded(Seed::from(0)));
        fresh.map_err(|error| Error::Setup(error.message))?;
        let ids = Ids::new(G::KINDS);
        let shape = Shape {
            games: setup.games,
            seats: setup.seats,
            observation: G::observed(setup.seats),
            longest: setup.longest.unwrap_or(G::LONGEST).max(1),
            width: G::width(),
            ids: ids.count(),
        };
        let common = Common::<G> {
            options,
            seed: setup.seed,
            reward: setup.reward,
            auto_reset: setup.auto_reset,
            opponents: opponents::<G>(&setup)?,
            shape,
            ids,
        };
        let envs: Option<Vec<Env<G>>> = (0..setup.games)
            .map(|place| Env::new(place, &common))
            .collect();
        let envs = envs.ok_or_else(|| Unfit::Other("the game cannot be set up".to_owned()))?;
        Ok(Box::new(Games { common, envs }))
    }
}

fn opponents<G: Knowledge>(setup: &Setup<'_>) -> Result<Vec<Option<Kind>>, Unfit> {
    let mut opponents = vec![None; setup.seats];
    for (seat, name) in &setup.opponents {
        let kind: Kind = name
            .parse()
            .map_err(|error: bots::UnknownBot| Unfit::Other(error.to_string()))?;
        if kind.by_count::<G>().is_none() {
            return Err(Unfit::Other(format!(
                "the bot \"{name}\" goes by the clock; say how many iterations: search:400it"
            )));
        }
        let room = opponents.get_mut(*seat).ok_or_else(|| {
            Unfit::Other(format!(
                "there is no seat {seat} at a table for {}",
                setup.seats
            ))
        })?;
        *room = Some(kind);
    }
    match opponents.iter().all(Option::is_some) {
        true => Err(Unfit::Other(
            "bots play all seats: one has to be yours".to_owned(),
        )),
        false => Ok(opponents),
    }
}
