//! What a client reads of what the server says: all of it is parsed, what it needs is kept.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// A frame.
#[derive(Deserialize)]
pub(crate) struct Said {
    pub(crate) joined: Option<Joined>,
    pub(crate) update: Option<Place>,
    pub(crate) table: Option<Table>,
    pub(crate) answer: Option<Answered>,
}

#[derive(Deserialize)]
pub(crate) struct Joined {
    pub(crate) table: Table,
    pub(crate) you: You,
    pub(crate) place: Option<Place>,
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
pub(crate) struct Place {
    pub(crate) decision: Option<Decision>,
}

#[derive(Deserialize)]
pub(crate) struct Decision {
    pub(crate) number: u32,
    pub(crate) legal: Vec<Legal>,
}

#[derive(Deserialize)]
pub(crate) struct Legal {
    pub(crate) action: Box<RawValue>,
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
