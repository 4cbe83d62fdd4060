//! What cards are drawn for: scripts can ask for it.

use crate::cards::Design;
use crate::event::DrawWhy;
use serde::{Deserialize, Serialize};

/// What a card leaves the draw pile for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Purpose {
    /// A player's first cards.
    FirstHand,
    /// A player's hand, for a reason.
    Hand(DrawWhy),
    /// A good on this world.
    Good(Design),
    /// The card that is shown when a number was named.
    LuckyDraw,
}
