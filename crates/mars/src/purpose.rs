//! What cards are drawn for: scripts can ask for it.

use crate::card::Card;
use crate::event::Why;
use crate::map::Space;
use serde::{Deserialize, Serialize};

/// What a project leaves the deck for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Purpose {
    /// A player's first cards.
    FirstCards,
    /// The places of the neutral tiles in a solo game.
    NeutralTiles,
    /// Dealt in the research phase.
    Research,
    /// Dealt for the draft.
    Draft,
    /// By a card.
    Card(Card),
    /// By the bonus of a hex.
    Space(Space),
}

impl From<Why> for Purpose {
    fn from(why: Why) -> Self {
        match why {
            Why::Research => Purpose::Research,
            Why::Draft => Purpose::Draft,
            Why::Card(card) => Purpose::Card(card),
            Why::Space(space) => Purpose::Space(space),
        }
    }
}
