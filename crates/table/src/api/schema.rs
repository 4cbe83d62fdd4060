//! What types of other crates look like on the wire, for the description of the API.
#![allow(dead_code, reason = "only their schemas are used")]

use serde_json::Value;
use std::collections::BTreeMap;

/// A sentence before it is put into a language.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Message {
    /// The message's id in `i18n/`.
    id: String,
    /// The arguments by name.
    #[cfg_attr(feature = "schema", schemars(default))]
    args: BTreeMap<String, Value>,
}

/// How a game came out.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Outcome {
    /// The sums by seat.
    scores: Vec<i32>,
    /// The ranks by seat, from 1; tied seats share one.
    ranks: Vec<u8>,
    /// The score sheets by seat.
    breakdown: Vec<Vec<Value>>,
    /// Who has won, by seat.
    won: Vec<bool>,
    /// Rivals without a seat, with their scores.
    #[cfg_attr(feature = "schema", schemars(default))]
    rivals: Vec<Value>,
    /// What a solo game's result is called.
    verdict: Option<Message>,
}
