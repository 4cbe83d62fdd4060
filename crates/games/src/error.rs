//! What can be wrong with what somebody sends, with the protocol's codes.

use crate::{Json, json};
use std::fmt;
use tabletop::{Arg, Message, ReplayError, ScriptFault, ScriptedDraw, Seat};

/// A request that is refused. Nothing has changed.
#[derive(Clone, Debug)]
pub enum Error {
    /// No game has this name.
    UnknownGame {
        /// The name.
        name: String,
    },
    /// No such seat is at the table.
    BadSeat {
        /// The seat.
        seat: Seat,
        /// How many there are.
        seats: usize,
    },
    /// The seat has nothing to decide now.
    NotAsked {
        /// The seat.
        seat: Seat,
    },
    /// This is not an action of the game.
    BadAction {
        /// What the parser says.
        detail: String,
    },
    /// The rules refuse the action.
    Illegal {
        /// Which action of the batch, from 0.
        at: usize,
        /// The typed reason.
        reason: Json,
        /// The reason in words.
        words: Message,
    },
    /// Something was revealed before the batch was at its end.
    PastRevelation {
        /// The first action that comes after the revelation, from 0.
        at: usize,
    },
    /// The game is over.
    GameOver,
    /// A script asks for a card that is not there.
    BadScript(ScriptFault),
    /// A script is for a pile that the game does not have.
    UnknownPile {
        /// The pile.
        pile: String,
        /// The piles there are.
        piles: Vec<&'static str>,
    },
    /// A script is for draws that never happen.
    UnknownPurpose {
        /// The pile.
        pile: &'static str,
        /// What is scripted.
        draw: ScriptedDraw,
    },
    /// The options cannot be read.
    BadOptions {
        /// What the parser says.
        detail: String,
    },
    /// The game cannot be set up so.
    Setup(Message),
    /// The position cannot be played on.
    BadPosition {
        /// What is wrong with it.
        detail: Message,
    },
    /// The record cannot be read or does not replay.
    BadRecord {
        /// The line where it fails, from 0, if it is a line.
        line: Option<usize>,
        /// What is wrong with it.
        detail: Message,
    },
    /// Nothing was to be played.
    NoActions,
    /// There is no such moment to go back to.
    NoSuchMoment {
        /// The moment, in actions since the start.
        to: usize,
        /// How many actions were played.
        played: usize,
    },
}

impl Error {
    /// The code in the engine protocol.
    pub const fn code(&self) -> &'static str {
        match self {
            Error::UnknownGame { .. } => "unknown_game",
            Error::BadSeat { .. } | Error::NotAsked { .. } => "bad_seat",
            Error::BadAction { .. } => "bad_action",
            Error::Illegal { .. } => "illegal_action",
            Error::PastRevelation { .. } => "past_revelation",
            Error::GameOver => "game_over",
            Error::BadScript(_) | Error::UnknownPile { .. } | Error::UnknownPurpose { .. } => {
                "bad_script"
            }
            Error::BadOptions { .. }
            | Error::Setup(_)
            | Error::BadPosition { .. }
            | Error::BadRecord { .. }
            | Error::NoActions
            | Error::NoSuchMoment { .. } => "bad_request",
        }
    }

    /// The typed reason: a refusal by the rules, or what is wrong with a script.
    pub fn reason(&self) -> Option<Json> {
        match self {
            Error::Illegal { reason, .. } => Some(reason.clone()),
            Error::BadScript(fault) => Some(json(&serde_json::json!({ "missing_card": fault }))),
            Error::UnknownPile { pile, piles } => Some(json(
                &serde_json::json!({ "unknown_pile": { "pile": pile, "piles": piles } }),
            )),
            Error::UnknownPurpose { pile, draw } => Some(json(
                &serde_json::json!({ "unknown_purpose": { "pile": pile, "draw": draw } }),
            )),
            _ => None,
        }
    }

    /// The same, of an action that stands at this place of a batch.
    #[must_use]
    pub fn in_batch(mut self, place: usize) -> Self {
        if let Error::Illegal { at, .. } = &mut self {
            *at = place;
        }
        self
    }

    /// The error in words.
    pub fn words(&self) -> Message {
        let says = |id: &'static str, detail: &str| Message::new(id).with("detail", said(detail));
        match self {
            Error::UnknownGame { name } => Message::new("table-error-unknown_game")
                .with("name", said(name))
                .with("games", said(&crate::NAMES.join(", "))),
            Error::BadSeat { seat, seats } => Message::new("table-error-bad_seat")
                .with("seat", seat.index())
                .with("last", seats.saturating_sub(1)),
            Error::NotAsked { seat } => Message::new("table-error-not_asked").with("seat", *seat),
            Error::BadAction { detail } => says("table-error-bad_action", detail),
            Error::Illegal { words, .. } => words.clone(),
            Error::PastRevelation { at } => {
                Message::new("table-error-past_revelation").with("at", *at)
            }
            Error::GameOver => Message::new("table-error-game_over"),
            Error::BadScript(fault) => Message::new("table-error-bad_script")
                .with("pile", said(&fault.pile))
                .with("place", said(&fault.place))
                .with("card", said(&fault.card)),
            Error::UnknownPile { pile, piles } => Message::new("table-error-unknown_pile")
                .with("pile", said(pile))
                .with("piles", said(&piles.join(", "))),
            Error::UnknownPurpose { pile, draw } => Message::new("table-error-unknown_purpose")
                .with("pile", said(pile))
                .with("draw", said(json(draw).get())),
            Error::BadOptions { detail } => says("table-error-bad_options", detail),
            Error::Setup(message) => message.clone(),
            Error::BadPosition { detail } => {
                Message::new("table-error-bad_position").with("detail", detail.clone())
            }
            Error::BadRecord { line: None, detail } => {
                Message::new("table-error-bad_record").with("detail", detail.clone())
            }
            Error::BadRecord {
                line: Some(line),
                detail,
            } => Message::new("table-error-bad_line")
                .with("line", *line)
                .with("detail", detail.clone()),
            Error::NoActions => Message::new("table-error-no_actions"),
            Error::NoSuchMoment { to, played } => Message::new("table-error-no_such_moment")
                .with("to", *to)
                .with("played", *played),
        }
    }
}

impl fmt::Display for Error {
    /// For whoever reads source code; people are told [`Error::words`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.code(), self.words())
    }
}

impl std::error::Error for Error {}

impl From<ReplayError> for Error {
    fn from(error: ReplayError) -> Self {
        let (line, detail) = match error {
            ReplayError::Script(fault) => return Error::BadScript(fault),
            ReplayError::OtherGame { expected, found } => {
                let detail = Message::new("table-record-other_game");
                (
                    None,
                    detail
                        .with("expected", said(expected))
                        .with("found", said(&found)),
                )
            }
            ReplayError::Setup(error) => (None, error.message),
            ReplayError::Refused {
                line,
                action,
                reason,
            } => {
                let detail = Message::new("table-record-refused");
                (
                    Some(line),
                    detail.with("action", action).with("reason", reason),
                )
            }
            ReplayError::Differs { line } => (Some(line), Message::new("table-record-differs")),
            ReplayError::Malformed(what) => (None, technical(&what)),
        };
        Error::BadRecord { line, detail }
    }
}

/// Something that is shown as it is: a name, a parser's words.
fn said(text: &str) -> Arg {
    Arg::Key(text.to_owned().into())
}

/// A technical remark as a message.
pub(crate) fn technical(text: &str) -> Message {
    Message::new("table-technical").with("detail", said(text))
}
