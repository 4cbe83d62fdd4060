//! Refusals.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Message;

/// Why a request was refused; nothing has changed. Every refusal over HTTP has this body, and a refused
/// socket message carries it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refusal {
    /// The kind, for programs.
    pub code: Code,
    /// The reason, for people.
    #[cfg_attr(feature = "schema", schemars(with = "super::schema::Message"))]
    pub message: Message,
    /// The reason, typed: a game's own when an action is illegal; who is here `now` and who the link's player (`then`) is
    /// with `would_replace`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reason: Option<Value>,
}

/// The kinds of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// Not JSON.
    BadJson,
    /// JSON, but not a request known here, or one with impossible values.
    BadRequest,
    /// No such page, table, player, record.
    NotFound,
    /// Somebody has to say who they are first.
    NotSignedIn,
    /// Not yours to do or to see.
    Forbidden,
    /// The request comes from a foreign page.
    ForeignOrigin,
    /// Not at this time: the table is full, has started, is over.
    NotNow,
    /// No game is called so.
    UnknownGame,
    /// No such seat, or not one of yours.
    BadSeat,
    /// Not an action of this game.
    BadAction,
    /// An action of this game that the rules refuse now.
    IllegalAction,
    /// The decision that is answered is no longer the one that is asked; the newest view follows.
    Stale,
    /// Several actions at once may reveal something only with the last one.
    PastRevelation,
    /// The action would reveal something: it asks for Confirm first.
    ConfirmFirst,
    /// There is nothing that this seat may take back now.
    CannotUndo,
    /// The game is over.
    GameOver,
    /// The table has met a fault in its rules and is frozen.
    Frozen,
    /// The name is taken.
    NameTaken,
    /// The browser would become somebody else's: that has to be said.
    WouldReplace,
    /// Name or password is wrong.
    WrongPassword,
    /// Too many, too large or too fast.
    TooMuch,
    /// The request did not arrive in time.
    TooSlow,
    /// The move could not be put on disk; it has not happened.
    NotStored,
    /// The server is about to stop.
    Stopping,
    /// What is kept cannot be reached at the moment; nothing has changed.
    Away,
    /// The server has met a fault of its own.
    Internal,
}
