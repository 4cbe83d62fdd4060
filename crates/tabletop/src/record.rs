//! A game written down, so that a person can read it and a program can replay it.

use crate::{Chance, Events, Game, Outcome, ScriptFault, Seat, SetupError, Words};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// A whole game: how it began, what was played, what happened, how it came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Record<G: Game> {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options.
    pub options: G::Options,
    /// How many sat at the table.
    pub seats: usize,
    /// Chance as it was at the start.
    pub chance: Chance,
    /// What was played, a line for each seat and step.
    pub lines: Vec<Line<G::Action>>,
    /// What happened, as the referee saw it: a list for the setup's end and each line.
    pub events: Vec<Vec<G::Event>>,
    /// A digest of the state after each line.
    pub digests: Vec<String>,
    /// How it came out; none while it is being played.
    pub outcome: Option<Outcome>,
}

/// One seat's actions in one step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line<A>(pub Seat, pub Vec<A>);

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// It is of another game.
    OtherGame {
        /// The game that was expected.
        expected: &'static str,
        /// The record's game.
        found: String,
    },
    /// The game cannot be set up so.
    Setup(SetupError),
    /// The script asks for a card that is not there.
    Script(ScriptFault),
    /// An action is refused: by the same rules the record is wrong, by other rules they have changed.
    Refused {
        /// The line, from 0.
        line: usize,
        /// Which action of the line, from 0.
        action: usize,
        /// The reason.
        reason: crate::Message,
    },
    /// The state differs after a line.
    Differs {
        /// The line, from 0.
        line: usize,
    },
    /// The lines or digests do not fit together, or the outcome is another one.
    Malformed(String),
}

impl<G: Game> Record<G> {
    /// A record of a game that is about to start.
    pub fn start(options: G::Options, seats: usize, chance: Chance) -> Self {
        Record {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            options,
            seats,
            chance,
            lines: Vec::new(),
            events: Vec::new(),
            digests: Vec::new(),
            outcome: None,
        }
    }

    /// Notes an action that was just played, with its events and the game as it stands now.
    ///
    /// Actions of one seat in one step share a line: `same_step` says that this one goes on where
    /// that seat's last line stopped and nothing was played in between.
    pub fn note(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: Vec<G::Event>,
        same_step: bool,
        game: &G,
    ) {
        match self.lines.last_mut() {
            Some(line) if same_step && line.0 == seat => {
                line.1.push(action);
                self.events
                    .last_mut()
                    .into_iter()
                    .for_each(|list| list.extend(events.iter().cloned()));
                self.digests.pop();
            }
            _ => {
                self.lines.push(Line(seat, vec![action]));
                self.events.push(events);
            }
        }
        self.digests.push(digest(game));
        self.outcome = game.outcome();
    }

    /// Plays the record from its start and compares every digest; `each` sees the game after each
    /// line. Returns the game as it stands at the end.
    pub fn replay(&self, mut each: impl FnMut(usize, &G, &[G::Event])) -> Result<G, ReplayError> {
        if self.game != G::NAME {
            let found = self.game.clone();
            return Err(ReplayError::OtherGame {
                expected: G::NAME,
                found,
            });
        }
        if self.digests.len() != self.lines.len() {
            let counts = (self.lines.len(), self.digests.len());
            return Err(ReplayError::Malformed(format!(
                "{} lines but {} digests",
                counts.0, counts.1
            )));
        }
        let mut game =
            G::new(&self.options, self.seats, self.chance.clone()).map_err(ReplayError::Setup)?;
        if let Some(fault) = game.chance().fault() {
            return Err(ReplayError::Script(fault.clone()));
        }
        for (number, line) in self.lines.iter().enumerate() {
            let events = replay_line(&mut game, number, line)?;
            if digest(&game) != self.digests[number] {
                return Err(ReplayError::Differs { line: number });
            }
            each(number, &game, &events);
        }
        if self.outcome.is_some() && game.outcome() != self.outcome {
            return Err(ReplayError::Malformed(
                "the outcome is another one".to_owned(),
            ));
        }
        Ok(game)
    }
}

fn replay_line<G: Game>(
    game: &mut G,
    number: usize,
    line: &Line<G::Action>,
) -> Result<Vec<G::Event>, ReplayError> {
    let mut events = Events::on();
    for (i, action) in line.1.iter().enumerate() {
        let refused = |reason: G::Illegal| ReplayError::Refused {
            line: number,
            action: i,
            reason: reason.words(),
        };
        let _ = game.apply(line.0, action, &mut events).map_err(refused)?;
        if let Some(fault) = game.chance().fault() {
            return Err(ReplayError::Script(fault.clone()));
        }
    }
    Ok(events.take())
}

/// A short digest of a state as it is serialised.
pub fn digest<G: Game>(game: &G) -> String {
    let mut hasher = Sha256::new();
    // Writing into a hasher cannot fail, and a state serialises by contract.
    serde_json::to_writer(HashWriter(&mut hasher), game).expect("a game's state serialises");
    hasher.finalize()[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

struct HashWriter<'a>(&'a mut Sha256);

impl std::io::Write for HashWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
