//! What goes in and out of the module, as JSON.

use crate::job::{Job, Thought};
use games::Json;
use serde::{Deserialize, Serialize};
use table::api::{Moment, Raw, Say};
use tabletop::Seed;

/// What the worker hands in: something that happened, with the time and with bytes that nobody can guess.
#[derive(Debug, Deserialize)]
pub struct Given {
    /// The time.
    pub now: Moment,
    /// 32 random bytes, fresh each time.
    pub random: Seed,
    /// What happened.
    pub input: Input,
}

/// What can happen.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum Input {
    /// The page asks once; answered by [`Output::Answer`].
    Call {
        ticket: u64,
        method: String,
        path: String,
        #[serde(default)]
        body: Option<Json>,
    },
    /// The page opens a table; `take` takes it from another tab.
    Open {
        viewer: u64,
        table: String,
        #[serde(default)]
        take: bool,
    },
    /// Who looks at a table says something: a message as over the server's socket.
    Ask { viewer: u64, text: String },
    /// Somebody no longer looks.
    Gone { viewer: u64 },
    /// What came of [`Output::Io`].
    Io { number: u64, came: Came },
    /// What came of [`Output::Work`].
    Worked { number: u64, thought: Thought },
    /// Another tab has taken a table.
    Lost { table: String },
    /// An instance before this one has met a fault in the rules at a table: it is frozen.
    Fault { table: String, why: String },
    /// Even reading this table's log is a fault: it is shown without it.
    Broken { table: String },
    /// Time has passed.
    Now,
}

/// What is to be done.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum Output {
    /// The answer to a call: 200 and what was asked for, or another number and a refusal.
    Answer { ticket: u64, status: u16, body: Raw },
    /// Something is said to some who look at a table.
    Say { viewers: Vec<u64>, say: Say },
    /// Something is to be kept, read or held.
    Io { number: u64, io: Io },
    /// Something is to be thought through by another instance, which needs what the game has learnt.
    Work {
        number: u64,
        game: Option<String>,
        job: Box<Job>,
    },
    /// A thought is no longer needed.
    Drop { number: u64 },
    /// Time matters at this moment at the latest.
    Wake { at: Moment },
}

/// Where something is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Store {
    /// Who plays here.
    Me,
    /// What is known of each table without its log.
    Tables,
    /// Series.
    Series,
    /// Records of finished games, and imported ones.
    Records,
    /// Charts.
    Charts,
}

/// What the storage is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum Io {
    /// The text at a key, if there is one.
    Get { store: Store, key: String },
    /// Every key with its text, in turn.
    All { store: Store },
    /// The entries of a table's log, in order.
    Log { table: String },
    /// All of these or none, on disk before it is answered.
    Write(Vec<Op>),
    /// This instance alone drives a table from now on; `take` takes it from another.
    Hold { table: String, take: bool },
    /// It no longer does.
    Release { table: String },
}

/// One thing to be written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum Op {
    /// An entry of a log, where there must be none yet.
    Enter {
        table: String,
        at: u32,
        text: String,
    },
    /// A text, whether there was one or not.
    Put {
        store: Store,
        key: String,
        text: String,
    },
    /// A text goes.
    Delete { store: Store, key: String },
    /// A whole log goes.
    DeleteLog { table: String },
}

/// What came of what the storage was asked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Came {
    /// To `Get`.
    Text(Option<String>),
    /// To `All` and `Log`.
    Texts(Vec<String>),
    /// To `Write`: it is on disk.
    Stored,
    /// To `Write`: there is no room.
    Full,
    /// To `Write`: there is an entry already, by another tab.
    Taken,
    /// To `Hold`.
    Held(bool),
    /// It could not be done, and nothing has changed.
    Failed,
    /// The browser allows nothing to be kept here.
    Forbidden,
}
