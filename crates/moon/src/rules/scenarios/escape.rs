//! Scenario 7, the Escape: only blocks joined to the base can be written in.

use crate::bits::ones;
use crate::sheet::Sheet;
use crate::sheets::Board;

/// The slots of all blocks joined to the base.
pub(crate) fn connected_slots(board: &Board, sheet: &Sheet) -> u64 {
    let blocks = ones(sheet.joined).map(|block| board.places[usize::from(block)].slots);
    blocks.fold(0, |set, slots| set | slots)
}
