//! What a client reads of what the server says: all of it is parsed, what it needs is kept.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// A frame.
#[derive(Deserialize)]
pub(crate) struct Said<'a> {
    #[serde(borrow)]
    pub(crate) joined: Option<Joined<'a>>,
    #[serde(borrow)]
    pub(crate) update: Option<Place<'a>>,
    pub(crate) table: Option<Table>,
    pub(crate) answer: Option<Answered>,
}

#[derive(Deserialize)]
pub(crate) struct Joined<'a> {
    pub(crate) table: Table,
    pub(crate) you: You,
    #[serde(borrow)]
    pub(crate) place: Option<Place<'a>>,
}

#[derive(Deserialize)]
pub(crate) struct You {
    pub(crate) shown: Option<u8>,
}

#[derive(Deserialize)]
pub(crate) struct Table {
    pub(crate) phase: String,
    pub(crate) rematch: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Place<'a> {
    #[serde(borrow)]
    pub(crate) decision: Option<Decision<'a>>,
}

#[derive(Deserialize)]
pub(crate) struct Decision<'a> {
    pub(crate) number: u32,
    #[serde(borrow)]
    pub(crate) legal: Vec<Legal<'a>>,
}

#[derive(Deserialize)]
pub(crate) struct Legal<'a> {
    #[serde(borrow)]
    pub(crate) action: &'a RawValue,
}

#[derive(Deserialize)]
pub(crate) struct Answered {
    pub(crate) id: String,
    pub(crate) answer: Answer,
}

#[derive(Deserialize)]
pub(crate) struct Answer {
    pub(crate) done: Option<IgnoredAny>,
    pub(crate) refused: Option<Refused>,
}

#[derive(Deserialize)]
pub(crate) struct Refused {
    pub(crate) code: String,
}
