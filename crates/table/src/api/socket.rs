//! What is said over the socket of a table, `GET /api/tables/{id}/socket`.

use super::{Can, Place, Player, Raw, Refusal, TableInfo};
use crate::api::Moment;
use games::Json;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use serde_json::Value;
use std::num::NonZeroU32;
use tabletop::{Message, Seat};

/// What whoever opens the socket says first, within five seconds. The server then says `joined`, or `closed` and why.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Hello {
    /// The key of a private table, for who has no seat there.
    pub key: Option<String>,
}

/// What a browser or a program says. Each carries an id of its own making, echoed in the answer: a
/// repeated id gets the first answer again.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Made by the client, 1 to 64 characters, never used twice for different requests at one table.
    pub id: String,
    /// What is asked.
    pub ask: Ask,
}

/// The requests.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Plays: all of these actions or none.
    Act {
        /// For which seat.
        seat: Seat,
        /// The decision that is answered.
        decision: u32,
        /// The actions, 1 to 64. Only the last may reveal anything.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Value>"))]
        actions: Vec<Json>,
        /// At a table that confirms turns: confirms the draft together with these actions.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        confirm: bool,
        /// Refuses with `confirm_first`, before anything is kept, if the actions would reveal something. Then they are
        /// sent again without this, or at a table that confirms turns with `confirm`.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        unless_reveals: bool,
    },
    /// Confirms the draft.
    Confirm {
        /// For which seat.
        seat: Seat,
        /// The decision as it stands.
        decision: u32,
    },
    /// Takes back the seat's own last actions.
    Undo {
        /// For which seat.
        seat: Seat,
        /// The decision as it stands.
        decision: u32,
        /// How many actions, at most [`UndoState::own`](super::UndoState::own).
        count: u32,
    },
    /// Asks the other people at the table to go back to before the seat's last action.
    AskUndo {
        /// For which seat.
        seat: Seat,
    },
    /// Answers [`Ask::AskUndo`].
    AnswerUndo {
        /// For which seat.
        seat: Seat,
        /// Yes or no; one no ends the request.
        agree: bool,
    },
    /// Wants a bot to play for somebody who is asked and has been away for long. It does once everybody who is here
    /// wants it; see [`SeatInfo::away_since`](super::SeatInfo::away_since).
    StandIn {
        /// Who wants it.
        seat: Seat,
        /// Who is away.
        away: Seat,
    },
    /// What these actions would give, up to the first revelation. Nothing is written.
    Try {
        /// For which seat.
        seat: Seat,
        /// The actions, 0 to 64.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Value>"))]
        actions: Vec<Json>,
    },
    /// Every thinkable action of the step with its reason why not.
    Considered {
        /// For which seat.
        seat: Seat,
    },
    /// Why this action is not possible.
    Why {
        /// For which seat.
        seat: Seat,
        /// The action.
        #[cfg_attr(feature = "ts", ts(as = "Value"))]
        action: Json,
    },
    /// What a bot would do.
    Hint {
        /// For which seat.
        seat: Seat,
    },
    /// Hot-seat: which of the reader's seats is uncovered; none draws the curtain.
    Show {
        /// The seat.
        seat: Option<Seat>,
    },
    /// Whether to send the view in words too.
    Outline {
        /// Yes or no.
        on: bool,
    },
    /// Events of the reader's log, `from` (included) to `to` (not included), at most 500.
    Log {
        /// From.
        from: u32,
        /// To.
        to: u32,
    },
    /// The reader's own past: the shown viewer's view at one of the moments at which it changed.
    Past {
        /// The moment, from 0.
        moment: u32,
    },
    /// Says something to the table.
    Chat {
        /// 1 to 500 characters.
        text: String,
    },
    /// Nothing more is shown from this player to the reader.
    Mute {
        /// The player's id.
        player: String,
        /// Mute, or hear again.
        on: bool,
    },
}

impl Ask {
    /// The seat it is for.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Ask::Act { seat, .. }
            | Ask::Confirm { seat, .. }
            | Ask::Undo { seat, .. }
            | Ask::AskUndo { seat }
            | Ask::AnswerUndo { seat, .. }
            | Ask::StandIn { seat, .. }
            | Ask::Try { seat, .. }
            | Ask::Considered { seat }
            | Ask::Why { seat, .. }
            | Ask::Hint { seat } => Some(*seat),
            _ => None,
        }
    }

    /// Whether it becomes part of the log.
    pub(crate) const fn changes(&self) -> bool {
        matches!(
            self,
            Ask::Act { .. }
                | Ask::Confirm { .. }
                | Ask::Undo { .. }
                | Ask::AskUndo { .. }
                | Ask::AnswerUndo { .. }
                | Ask::StandIn { .. }
        )
    }

    /// The decision that it answers.
    pub(crate) const fn answers(&self) -> Option<(Seat, u32)> {
        match self {
            Ask::Act { seat, decision, .. }
            | Ask::Confirm { seat, decision }
            | Ask::Undo { seat, decision, .. } => Some((*seat, *decision)),
            _ => None,
        }
    }

    /// How many messages it counts for: what takes long is asked less often.
    pub const fn cost(&self) -> NonZeroU32 {
        let cost = match self {
            Ask::Past { .. } | Ask::Hint { .. } => 10,
            Ask::Try { .. } | Ask::Considered { .. } | Ask::Log { .. } => 2,
            _ => 1,
        };
        NonZeroU32::new(cost).unwrap()
    }
}

/// What the server says.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Say {
    /// The first thing after joining, and again whenever everything has to be replaced: after a slow
    /// reader has skipped, and when another seat is shown.
    Joined(Box<Joined>),
    /// What changed for this viewer.
    Update(Box<Place>),
    /// Seats, phase or outcome of the table changed.
    Table(Box<TableInfo>),
    /// Somebody said something.
    Chat(ChatLine),
    /// The answer to a request.
    Answer {
        /// The request's id.
        id: String,
        /// What came of it.
        answer: Box<Answer>,
    },
    /// The socket closes; why.
    Closed(Message),
}

/// Everything a viewer needs to start from.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Joined {
    /// The version of this protocol.
    pub protocol: u32,
    /// The build of the server; a page of another build reloads itself.
    pub build: String,
    /// The table.
    pub table: TableInfo,
    /// Who the reader is here.
    pub you: You,
    /// The whole place, before the start none.
    pub place: Option<Place>,
    /// The last lines of the chat.
    pub chat: Vec<ChatLine>,
    /// The server's clock.
    pub now: Moment,
    /// What there is at this place.
    pub can: Can,
}

/// Who the reader is at this table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    /// The reader's seats; none for a spectator.
    pub seats: Vec<Seat>,
    /// The seat whose view is shown; none while the curtain is drawn, and for spectators.
    pub shown: Option<Seat>,
    /// Whether the reader made the table.
    pub host: bool,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// The key of a private table, for its host.
    pub key: Option<String>,
}

/// The answer to a request.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It is done, and on disk. What it changed comes (or has come) as an update.
    Done {
        /// The seat's decision now, if the request was for a seat.
        decision: Option<u32>,
    },
    /// It is refused, and nothing has changed.
    Refused(Refusal),
    /// To [`Ask::Try`].
    Tried(Box<Tried>),
    /// To [`Ask::Considered`].
    Considered {
        /// The actions.
        #[cfg_attr(feature = "ts", ts(type = "Array<Considered>"))]
        actions: Raw,
    },
    /// To [`Ask::Why`]: the refusal, or none if the action is legal.
    Why {
        /// The reason.
        #[cfg_attr(feature = "ts", ts(type = "WhyNot | null"))]
        refusal: Option<Raw>,
    },
    /// To [`Ask::Hint`].
    Hint {
        /// The action a bot would take.
        #[cfg_attr(feature = "ts", ts(type = "Legal"))]
        action: Raw,
    },
    /// To [`Ask::Log`].
    Log(super::EventTail),
    /// To [`Ask::Past`].
    Past {
        /// How many moments there are.
        moments: u32,
        /// The whole place as it was.
        place: Box<Place>,
    },
}

/// What actions would give.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tried {
    /// How many of the actions were tried: those after the first revelation were not.
    pub played: u32,
    /// Whether the last action tried would reveal something; the place is then as it was before that action.
    pub reveals: bool,
    /// What would change for the seat: view, decision, standings and events.
    pub place: Place,
}

/// A thinkable action. (Written by the games crate; here for the browser's types.)
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Considered {
    /// The action.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Raw,
    /// What it touches.
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub things: Raw,
    /// The action in words.
    pub words: Message,
    /// Why not; absent if it is legal.
    #[cfg_attr(feature = "ts", ts(optional))]
    pub refusal: Option<WhyNot>,
}

/// Why an action is refused by the rules.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WhyNot {
    /// The typed reason.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub reason: Raw,
    /// The reason in words.
    pub words: Message,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Who.
    pub by: Player,
    /// From which seat; none for a spectator. What spectators say during the game reaches seats after its end.
    pub seat: Option<Seat>,
    /// When.
    pub at: Moment,
    /// What.
    pub text: String,
}
