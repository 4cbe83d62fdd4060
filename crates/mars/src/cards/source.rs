//! Where the data comes from: the files of this crate, and what a test brings.

use std::sync::OnceLock;

/// Cards as they are written in `data/`.
#[derive(Clone, Copy, Debug)]
pub struct Cards {
    /// A list of projects.
    pub projects: &'static str,
    /// A list of corporations.
    pub corporations: &'static str,
}

/// Maps and card sets beside those of this crate.
#[derive(Clone, Debug, Default)]
pub struct Extra {
    /// Maps as they are written in `data/maps`.
    pub maps: Vec<&'static str>,
    /// Cards of further sets.
    pub cards: Vec<Cards>,
}

/// The cards in the order in which they came out. The order is part of how positions are written (effects that wait
/// are numbered through): new files go to the end.
const CARDS: [Cards; 1] = [Cards {
    projects: include_str!("../../data/projects.json"),
    corporations: include_str!("../../data/corporations.json"),
}];

/// The maps in the order in which they came out; new files go to the end.
const MAPS: [&str; 1] = [include_str!("../../data/maps/tharsis.json")];

pub(super) const BOARD: &str = include_str!("../../data/board.json");
pub(super) const TABLE: &str = include_str!("../../data/table.json");

static EXTRA: OnceLock<Extra> = OnceLock::new();

/// Adds maps and card sets to those of this crate: a test shows so that they are data. They are there if this comes
/// before anything of the game is used for the first time; whether they are is the answer.
pub fn bring(extra: Extra) -> bool {
    !super::is_loaded() && EXTRA.set(extra).is_ok()
}

pub(super) fn cards() -> Vec<Cards> {
    let extra = EXTRA.get().map(|extra| extra.cards.as_slice());
    [CARDS.as_slice(), extra.unwrap_or_default()].concat()
}

pub(super) fn maps() -> Vec<&'static str> {
    let extra = EXTRA.get().map(|extra| extra.maps.as_slice());
    [MAPS.as_slice(), extra.unwrap_or_default()].concat()
}
