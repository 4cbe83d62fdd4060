//! What one viewer has before it: the view, the question, the list, the log.
//!
//! The values of games go through as text that is already JSON; the browser knows each game's own types.

use super::Moment;
use serde::Serialize;
#[cfg(feature = "schema")]
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Message, Prompt, Seat, SeatSet};

/// JSON that is passed on as it is.
#[derive(Clone, Debug)]
pub struct Raw(Arc<RawValue>);

impl Raw {
    /// A value as JSON; values of this program always serialise.
    pub fn of(value: &impl Serialize) -> Self {
        Raw(serde_json::value::to_raw_value(value)
            .unwrap_or_default()
            .into())
    }

    /// The text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl From<Box<RawValue>> for Raw {
    fn from(json: Box<RawValue>) -> Self {
        Raw(json.into())
    }
}

impl From<Arc<RawValue>> for Raw {
    fn from(json: Arc<RawValue>) -> Self {
        Raw(json)
    }
}

impl PartialEq for Raw {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.get() == other.get()
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Raw {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Raw".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Value::json_schema(generator)
    }
}

impl Serialize for Raw {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_ref().serialize(serializer)
    }
}

/// What changed for one viewer; on joining, everything. An absent key has not changed.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct Place {
    /// Parts of the view, by the view's top-level keys; `null` for a part that is gone. Of a part in which little has
    /// changed only that, by its path: `players/2/hand`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>", optional))]
    pub view: BTreeMap<String, Option<Raw>>,
    /// Who takes part in the running step.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<u8>>"))]
    pub asked: Option<SeatSet>,
    /// Of these, who has still to answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<u8>>"))]
    pub deciders: Option<SeatSet>,
    /// What the shown seat is asked, and what it may answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
    /// The scores as if the game ended now, as far as the viewer may know.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Scores"))]
    pub standings: Option<Raw>,
    /// The tail of the viewer's log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub events: Option<EventTail>,
    /// What the shown seat can take back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoState>,
    /// The view in words, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Outline<unknown>"))]
    pub outline: Option<Raw>,
    /// The clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
}

/// What a seat is asked now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// The seat's count of decisions: an action names the one it answers.
    pub number: u32,
    /// The question; none while the seat has nothing to answer, and for spectators.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Value>"))]
    pub prompt: Option<Prompt>,
    /// What the seat may do now, in a stable order.
    #[cfg_attr(feature = "ts", ts(type = "Array<Legal>"))]
    pub legal: Raw,
    /// How many actions of this seat are a draft that waits for Confirm.
    pub draft: u32,
    /// At the table of a guided game: where the seat stands in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(default))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lesson: Option<LessonPlace>,
}

/// Where a seat stands in a guided game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonPlace {
    /// How many actions of its path are done.
    pub at: u32,
    /// What the path does next; none at its end.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub next: Option<Raw>,
    /// Whether the seat has done something else, and goes its own way. Undo leads back.
    pub left: bool,
}

impl LessonPlace {
    /// Off the path.
    pub(crate) const fn left() -> Self {
        LessonPlace {
            at: 0,
            next: None,
            left: true,
        }
    }
}

/// One action a seat may take. (Written by the games crate; here for the browser's types.)
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Legal {
    /// The action as it has to be sent.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Raw,
    /// What it touches; the first is where the page lights it.
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub things: Raw,
    /// The action in words.
    #[cfg_attr(feature = "schema", schemars(with = "super::schema::Message"))]
    pub words: Message,
}

/// Events from a place in the viewer's log on; what the viewer had from there on is replaced.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventTail {
    /// How many events of the viewer's log come before these. If the viewer has fewer, it asks for the
    /// missing ones with `log`.
    pub from: u32,
    /// The events.
    #[cfg_attr(feature = "ts", ts(type = "Array<Told>"))]
    pub list: Vec<Raw>,
}

/// One event as a viewer may see it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    /// The event as data.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: Raw,
    /// The event in words.
    #[cfg_attr(feature = "schema", schemars(with = "super::schema::Message"))]
    pub words: Message,
}

/// What a seat can take back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UndoState {
    /// How many of its own actions the seat may take back at once, from the last one.
    pub own: u32,
    /// Whether there is anything further back that it may ask the others for.
    pub ask: bool,
    /// A request that waits for answers.
    pub request: Option<UndoRequest>,
}

/// A request to go further back than a seat may by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UndoRequest {
    /// Who asks.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub by: Seat,
    /// Who has agreed.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub agreed: SeatSet,
    /// Who has still to answer.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub waiting: SeatSet,
}

/// The clocks, by seat; none for a seat without one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clocks {
    /// By seat.
    pub seats: Vec<Option<Clock>>,
}

/// One clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// It stands, with so many milliseconds left.
    Stopped(i64),
    /// It runs until this moment by the server's clock.
    Until(Moment),
}
