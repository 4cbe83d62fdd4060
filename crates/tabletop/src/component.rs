//! Every piece in the box, and where it lies.

use crate::{SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A piece of the game: a card, a tile, a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Component {
    /// What it is: pieces of one kind are alike.
    pub kind: u16,
    /// Which of the alike ones; the game may number them as it visits them.
    pub copy: u16,
}

/// Where a piece lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The zone: a hand, a pile, a board. Hidden pieces of one zone, and of zones that hold the same
    /// kinds, are taken to be exchangeable.
    pub zone: u16,
    /// The place in the zone. Two pieces share one only where everybody sees both. In a zone without
    /// an order (a hand), number the pieces as they come, sorted by kind.
    pub slot: u16,
    /// Who knows that it lies there.
    pub known: Known,
}

/// Who has located a piece. Games keep it in their state beside whatever lies face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Known {
    /// Everybody, spectators too.
    ToAll,
    /// These seats alone; nobody if the set is empty.
    To(SeatSet),
}

impl Known {
    /// Nobody has located it.
    pub const TO_NOBODY: Known = Known::To(SeatSet::EMPTY);

    /// Whether any of these seats has located it.
    #[inline]
    pub const fn to_any(self, knowers: SeatSet) -> bool {
        match self {
            Known::ToAll => true,
            Known::To(seats) => !seats.intersection(knowers).is_empty(),
        }
    }

    /// Whether this viewer may see it where it lies.
    #[inline]
    pub const fn to_viewer(self, viewer: Viewer) -> bool {
        match self {
            Known::ToAll => true,
            Known::To(seats) => viewer.sees_any(seats),
        }
    }
}
