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
    /// What happened, as the referee saw it: a list for each line.
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
            // A record comes from outside: its seats may be anything.
            if line.0.index() >= game.seat_count() {
                let stranger = format!("line {number} is of seat {}, who is not there", line.0);
                return Err(ReplayError::Malformed(stranger));
            }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{Action, Comets, Options};
    use crate::{Seed, below};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// A random game of Comets for three, written down.
    fn record() -> Record<Comets> {
        let (options, chance) = (Options::default(), Chance::seeded(Seed::from(3)));
        let mut record = Record::start(options.clone(), 3, chance.clone());
        let mut game = Comets::new(&options, 3, chance).expect("three can play");
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        while let Some(seat) = game.deciders().first() {
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            let action = actions[below(&mut rng, actions.len() as u32) as usize];
            let mut events = Events::on();
            let revealed = game.play(seat, &action, &mut events);
            let same_step = revealed != crate::Revealed::ToAll;
            record.note(seat, action, events.take(), same_step, &game);
        }
        record
    }

    #[test]
    fn a_record_survives_writing_and_replays_to_its_outcome() {
        let record = record();
        let written = serde_json::to_string(&record).expect("a record can be written");
        let read: Record<Comets> = serde_json::from_str(&written).expect("and read");
        assert_eq!(read, record);
        let mut shown = Vec::new();
        let end = read.replay(|line, _, events| shown.push((line, events.to_vec())));
        assert_eq!(end.expect("it replays").outcome(), record.outcome);
        let told: Vec<_> = record.events.iter().cloned().enumerate().collect();
        assert_eq!(shown, told, "the replay tells the same events");
    }

    #[test]
    fn actions_of_one_seat_in_one_step_share_a_line() {
        let record = record();
        assert!(record.lines.iter().any(|line| line.1.len() > 1));
        assert!(record.lines.windows(2).any(|pair| pair[0].0 != pair[1].0));
        assert_eq!(record.digests.len(), record.lines.len());
        assert_eq!(record.events.len(), record.lines.len());
    }

    #[test]
    fn a_wrong_digest_names_its_line() {
        let mut record = record();
        record.digests[4] = "0123456789abcdef".to_owned();
        assert_eq!(
            record.replay(|_, _, _| {}),
            Err(ReplayError::Differs { line: 4 })
        );
    }

    #[test]
    fn another_start_differs_or_is_refused() {
        let mut record = record();
        record.chance = Chance::seeded(Seed::from(4));
        let error = record
            .replay(|_, _, _| {})
            .expect_err("other comets were dealt");
        assert!(matches!(
            error,
            ReplayError::Differs { line: 0 } | ReplayError::Refused { line: 0, .. }
        ));
    }

    #[test]
    fn a_refused_action_is_named_with_its_reason() {
        let mut record = record();
        let last = record.lines.len() - 1;
        record.lines[last].1.insert(0, Action::Seal);
        let Err(ReplayError::Refused {
            line,
            action,
            reason,
        }) = record.replay(|_, _, _| {})
        else {
            panic!("nothing is sealed in the work step");
        };
        assert_eq!(
            (line, action, reason.id.as_ref()),
            (last, 0, "comets-illegal-other_step")
        );
    }

    #[test]
    fn what_does_not_fit_together_is_malformed() {
        let malformed = |spoil: fn(&mut Record<Comets>)| {
            let mut record = record();
            spoil(&mut record);
            let error = record.replay(|_, _, _| {}).expect_err("it is spoilt");
            assert!(matches!(error, ReplayError::Malformed(_)), "{error:?}");
        };
        malformed(|record| record.digests.truncate(2));
        malformed(|record| record.lines[0].0 = Seat(200));
        malformed(|record| {
            record
                .outcome
                .iter_mut()
                .for_each(|outcome| outcome.ranks.clear())
        });
    }

    #[test]
    fn a_record_of_another_game_or_an_impossible_setup_is_told() {
        let mut other = record();
        other.game = "chess".to_owned();
        let found = "chess".to_owned();
        let expected = ReplayError::OtherGame {
            expected: "comets",
            found,
        };
        assert_eq!(other.replay(|_, _, _| {}), Err(expected));
        let mut crowd = record();
        crowd.seats = 9;
        assert!(matches!(
            crowd.replay(|_, _, _| {}),
            Err(ReplayError::Setup(_))
        ));
    }

    #[test]
    fn a_script_that_asks_for_a_card_that_is_not_there_is_told() {
        let mut record = record();
        record
            .chance
            .stack(Comets::PILES[0], vec!["moon".to_owned()]);
        let Err(ReplayError::Script(fault)) = record.replay(|_, _, _| {}) else {
            panic!("there is no comet called moon");
        };
        assert_eq!((fault.pile.as_str(), fault.card.as_str()), ("deck", "moon"));
    }

    #[test]
    fn an_unknown_field_is_refused() {
        let mut written = serde_json::to_value(record()).expect("a record can be written");
        written["colour"] = "blue".into();
        assert!(serde_json::from_value::<Record<Comets>>(written).is_err());
    }
}
