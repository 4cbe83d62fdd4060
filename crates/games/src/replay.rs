//! A record told again, line by line, and whether today's rules agree with it.

use crate::error::technical;
use crate::registry::{bad_record, game_of, modern, parse};
use crate::{Error, Json, Visitor, dispatch};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use tabletop::{
    Chance, Game, Knowledge, Line, Message, Outcome, Record, ReplayError, Seat, Stack, Words,
};

/// A record told again.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game.
    pub game: &'static str,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The version of the rules today.
    pub rules_today: u32,
    /// How many sat at the table.
    pub seats: usize,
    /// What was played and what happened.
    pub lines: Vec<ReplayLine>,
    /// How it came out, as it is written.
    pub outcome: Option<Outcome>,
    /// Whether the record is right.
    pub verdict: Verdict,
}

/// One line of a record in words.
#[derive(Clone, Debug)]
pub struct ReplayLine {
    /// Whose it is.
    pub seat: Seat,
    /// What was played.
    pub actions: Vec<Message>,
    /// What happened, as the referee saw it.
    pub events: Vec<Message>,
}

/// Whether a record is right.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// Every state is as it was.
    Verified,
    /// It was played by other rules, and at this point they differ from today's.
    RulesChanged {
        /// The line, from 0; none if it is not a line that differs.
        line: Option<usize>,
        /// What differs.
        detail: Message,
    },
    /// It is not a record of what it says.
    Wrong {
        /// The line, from 0; none if it is not a line that is wrong.
        line: Option<usize>,
        /// What is wrong.
        detail: Message,
    },
}

/// Tells a record again. What today's rules cannot play is told from what is written.
pub fn replay(record: &RawValue) -> Result<Replay, Error> {
    struct Tell(Written);
    impl Visitor for Tell {
        type Out = Result<Replay, Error>;
        fn visit<G: Game + Knowledge>(self) -> Self::Out {
            tell::<G>(&self.0)
        }
    }
    let name = game_of(record)?;
    dispatch(
        &name,
        Tell(parse(record).map_err(|detail| bad_record(&detail))?),
    )?
}

/// A record whose actions and events are not understood yet: another version may have other ones.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    rules: u32,
    #[serde(default)]
    form: Option<u32>,
    options: Json,
    seats: usize,
    chance: Chance,
    position: Option<Json>,
    #[serde(default)]
    stacks: Vec<Stack>,
    lines: Vec<(Seat, Vec<Json>)>,
    events: Vec<Vec<Json>>,
    digests: Vec<String>,
    outcome: Option<Outcome>,
}

fn tell<G: Game>(written: &Written) -> Result<Replay, Error> {
    let mut lines = Vec::with_capacity(written.lines.len());
    let failure = match understand::<G>(written) {
        Err(failure) => Some(failure),
        Ok((record, unread)) => {
            let again = record.replay(|number, _, events| {
                let Line(seat, actions) = &record.lines[number];
                lines.push(ReplayLine {
                    seat: *seat,
                    actions: actions.iter().map(G::Action::words).collect(),
                    events: events.iter().map(G::Event::words).collect(),
                });
            });
            again.err().map(Failure::from).or(unread)
        }
    };
    for number in lines.len()..written.lines.len() {
        let (seat, actions) = &written.lines[number];
        let events = written.events.get(number).into_iter().flatten();
        let actions = actions
            .iter()
            .map(|action| words_of::<G, G::Action>(action))
            .collect();
        let events = events.map(|event| words_of::<G, G::Event>(event)).collect();
        lines.push(ReplayLine {
            seat: *seat,
            actions,
            events,
        });
    }
    let verdict = match failure {
        None => Verdict::Verified,
        Some(Failure { line, detail }) if written.rules != G::RULES => {
            Verdict::RulesChanged { line, detail }
        }
        Some(Failure { line, detail }) => Verdict::Wrong { line, detail },
    };
    Ok(Replay {
        game: G::NAME,
        rules: written.rules,
        rules_today: G::RULES,
        seats: written.seats,
        lines,
        outcome: written.outcome.clone(),
        verdict,
    })
}

struct Failure {
    line: Option<usize>,
    detail: Message,
}

impl From<ReplayError> for Failure {
    fn from(error: ReplayError) -> Self {
        match Error::from(error) {
            Error::BadRecord { line, detail } => Failure { line, detail },
            other => Failure {
                line: None,
                detail: other.words(),
            },
        }
    }
}

/// The record up to the first line that is not understood, and that line.
fn understand<G: Game>(written: &Written) -> Result<(Record<G>, Option<Failure>), Failure> {
    let misread = |line, detail: String| Failure {
        line,
        detail: technical(&detail),
    };
    let mut record = Record::<G> {
        game: written.game.clone(),
        rules: written.rules,
        form: written.form.unwrap_or(1),
        options: parse(&written.options).map_err(|detail| misread(None, detail))?,
        seats: written.seats,
        chance: written.chance.clone(),
        position: match &written.position {
            Some(position) => {
                Some(modern::<G, Box<G>>(position).map_err(|detail| misread(None, detail))?)
            }
            None => None,
        },
        stacks: written.stacks.clone(),
        lines: Vec::new(),
        events: Vec::new(),
        digests: written.digests.clone(),
        outcome: written.outcome.clone(),
    };
    let mut unread = None;
    for (number, (seat, actions)) in written.lines.iter().enumerate() {
        match actions
            .iter()
            .map(|action| modern::<G, _>(action))
            .collect()
        {
            Ok(actions) => record.lines.push(Line(*seat, actions)),
            Err(detail) => {
                unread = Some(misread(Some(number), detail));
                break;
            }
        }
    }
    if unread.is_some() {
        record.digests.truncate(record.lines.len());
        record
            .stacks
            .retain(|stack| stack.line < record.lines.len());
        record.outcome = None;
    }
    Ok((record, unread))
}

fn words_of<G: Game, T: DeserializeOwned + Words>(written: &RawValue) -> Message {
    modern::<G, T>(written).map_or_else(|_| technical(written.get()), |datum| datum.words())
}
