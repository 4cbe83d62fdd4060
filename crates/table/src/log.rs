//! The log of a table: all that ever happened at it. It only grows.

use crate::api::{ClockRules, Flag, Lesson, Moment, StandIn, TableRules};
use games::Json;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Chance, Seat, SeatSet};

/// How long an invitation to play again holds, in milliseconds. By mail it holds for the table's days.
const INVITED_FOR: i64 = 10 * 60 * 1000;

/// A table as it was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The game.
    pub game: String,
    /// The game's options, with every key.
    pub options: Value,
    /// The table's options.
    pub rules: TableRules,
    /// The account that made it.
    pub host: String,
    /// What a private table's link ends with.
    pub key: String,
    /// Whose the seats were at first.
    pub seats: Vec<Holder>,
    /// When it was made.
    pub created: Moment,
    /// The series it belongs to.
    pub series: Option<String>,
    /// What is written down for a guided game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Lesson>,
    /// A position to start from instead of the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Json>,
}

/// Whose a seat is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody's yet.
    Open,
    /// An account's.
    Person(String),
    /// Kept for an account, until it says yes or no, or until this moment.
    #[allow(missing_docs, reason = "the fields are what they are called")]
    Invited { account: String, until: Moment },
    /// A bot's, by level.
    Bot(String),
}

/// One entry of the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When.
    pub at: Moment,
    /// Whose request it came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Origin>,
    /// What the clocks read, in milliseconds by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Vec<i64>>,
    /// What happened.
    pub what: What,
    /// The state after it, every so often and at the end: whether the log still replays is seen here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Digest>,
}

/// What the game was like after an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Digest {
    /// The number of the form in which the state was written; a digest of another form is not compared.
    pub form: u32,
    /// SHA-256 of the state.
    pub sha256: String,
    /// The scores, once the game is over: they are compared whatever the form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
}

/// A request that led to an entry; a repeated id gets the first answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Origin {
    /// Who.
    pub account: String,
    /// The id of their making.
    pub id: String,
}

/// What can happen at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum What {
    /// A seat goes to somebody, before the start.
    Sit { seat: Seat, holder: Holder },
    /// The game begins, by this version of its rules. Logs of the first program do not name one.
    Start {
        chance: Chance,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules: Option<u32>,
    },
    /// A seat plays.
    Act {
        seat: Seat,
        actions: Vec<Json>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
    },
    /// A seat adds to its draft.
    Draft { seat: Seat, actions: Vec<Json> },
    /// A seat takes the last actions out of its draft.
    Undraft { seat: Seat, count: u32 },
    /// A seat plays its draft, and then these.
    Confirm { seat: Seat, actions: Vec<Json> },
    /// A seat takes back moves, given by the numbers they got when they were played.
    TakeBack { seat: Seat, moves: Vec<u32> },
    /// A seat asks the people at these seats to take back moves. Logs of the first programs do not name whom, and whoever
    /// had nobody to ask took back at once.
    AskUndo {
        seat: Seat,
        moves: Vec<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asked: Option<SeatSet>,
    },
    /// A seat answers. Once all have agreed, the moves are taken back.
    AnswerUndo { seat: Seat, agree: bool },
    /// A bot plays for a seat, or no longer.
    StandIn { seat: Seat, why: Option<StandIn> },
    /// The game ends before its end; those who gave up rank last.
    End,
    /// The clocks are read.
    Clock,
    /// Somebody no longer wants to read somebody, or does again.
    Mute {
        reader: String,
        player: String,
        on: bool,
    },
    /// There is a rematch.
    Rematch { table: String },
    /// Ratings changed, by seat.
    Rated { changes: Vec<Option<f64>> },
    /// The rules met a fault.
    Freeze { why: String },
    /// The table is given up before the start; or a rated game, which is void, before everybody has answered.
    Close,
}

/// The version of the rules of all games when logs did not name it yet.
pub(crate) const FIRST_RULES: u32 = 1;

impl Setup {
    /// What each clock shows at the start; none if there are no clocks.
    pub fn first_reading(&self) -> Option<Vec<i64>> {
        let first = match self.rules.clock {
            ClockRules::None => return None,
            ClockRules::Live { bank, .. } => i64::from(bank) * 1000,
            ClockRules::ByMail { days } => i64::from(days) * 86_400_000,
        };
        Some(vec![first; self.seats.len()])
    }

    /// How long an invitation to this table holds, in milliseconds.
    pub(crate) fn invites_for(&self) -> i64 {
        match self.rules.clock {
            ClockRules::ByMail { days } => i64::from(days) * 86_400_000,
            _ => INVITED_FOR,
        }
    }

    /// Whether everybody has to have the table open when it starts: their time begins to run then.
    pub(crate) const fn starts_together(&self) -> bool {
        matches!(self.rules.clock, ClockRules::Live { .. })
    }

    /// Whether a fallen flag ends the game.
    pub fn flag_ends(&self) -> bool {
        self.rules.flag == Flag::End
    }
}
