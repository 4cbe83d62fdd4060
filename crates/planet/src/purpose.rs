//! What cards are drawn for: scripts can ask for it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a civilization card leaves its pile for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CivPurpose {
    /// It is removed from the game by an event.
    Removed,
    /// A player chooses from a card of the next level too.
    WiderChoice,
}

/// What an objective is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ObjectivePurpose {
    /// It lies between neighbours.
    Neighbours,
    /// It is a player's own.
    Personal,
}

/// Whether a purpose is one of these; none is any of them.
pub(crate) fn is_one<'de, Purpose: Deserialize<'de>>(purpose: Option<&'de Value>) -> bool {
    purpose.is_none_or(|purpose| Purpose::deserialize(purpose).is_ok())
}
