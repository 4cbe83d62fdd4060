//! Every piece in the box, and where it lies.

use crate::SeatSet;

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
    /// The zone: a hand, a pile, a board.
    pub zone: u16,
    /// The place in the zone.
    pub slot: u16,
    /// Who knows that it lies there.
    pub known: Known,
}

/// Who has located a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Known {
    /// Everybody, spectators too.
    ToAll,
    /// These seats alone; nobody if the set is empty.
    To(SeatSet),
}
