//! Scenario 3, the Colony: antennas come to life when they are built and joined to the rocket.

use crate::bits::{Marks, bit};
use crate::options::Scenario;
use crate::rules::pen::Pen;
use crate::sheets::Board;
use crate::sheets::kinds::MarkKind;
use std::sync::LazyLock;

/// Each antenna with the node of its building; the observatory's node lies behind the slots.
static ANTENNAS: LazyLock<Vec<(u8, u64)>> = LazyLock::new(|| {
    let board = Board::of(Scenario::Colony);
    let antennas = board.kind(MarkKind::Antenna).iter();
    antennas
        .map(|mark| match board.marks[usize::from(mark)].slots {
            0 => (mark, bit(observatory(board))),
            slot => (mark, slot),
        })
        .collect()
});

/// The observatory's node.
pub(crate) fn observatory(board: &Board) -> u8 {
    let at = board
        .raw
        .presets
        .iter()
        .position(|preset| preset.id == "observatory");
    board.slots.count_ones() as u8 + at.unwrap_or_default() as u8
}

/// Circles every antenna whose building is filled and joined. Preset buildings are filled.
pub(crate) fn circle_antennas(pen: &mut Pen) {
    let alive = pen.sheet.joined & (pen.sheet.filled() | !pen.board.slots);
    let circled = ANTENNAS.iter().filter(|(_, node)| node & alive != 0);
    let circled: Marks = circled.map(|(mark, _)| *mark).collect();
    pen.sheet.circled |= circled;
}
