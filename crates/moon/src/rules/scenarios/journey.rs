//! Scenario 2, the Journey: walls cut the trajectory into zones.

use crate::bits::{bit, from_first, ones};
use crate::sheet::Sheet;

/// The slots of the trajectory.
const SLOTS: u64 = (1 << 36) - 1;

/// The zone of a slot, cut by the walls drawn so far. Wall i stands behind slot i.
pub(crate) fn zone_of(sheet: &Sheet, slot: u8) -> u64 {
    let before = sheet.lines & (bit(slot) - 1);
    let first = 64 - before.leading_zeros();
    let end = sheet.lines & from_first(bit(slot));
    let zone = SLOTS & !((1 << first) - 1);
    match end {
        0 => zone,
        wall => zone & ((wall & wall.wrapping_neg()) | ((wall & wall.wrapping_neg()) - 1)),
    }
}

/// All zones, from the Earth to the Moon.
pub(crate) fn zones(sheet: &Sheet) -> impl Iterator<Item = u64> {
    let walls = sheet.lines;
    let starts = std::iter::once(0).chain(ones(walls).map(|wall| wall + 1));
    starts.map(move |start| {
        let rest = SLOTS & !(bit(start) - 1);
        let end = walls & rest;
        let end = end & end.wrapping_neg();
        match end {
            0 => rest,
            end => rest & (end | (end - 1)),
        }
    })
}

/// The sizes of the zones all of whose slots are filled.
pub(crate) fn complete_sizes(sheet: &Sheet) -> impl Iterator<Item = u32> {
    let filled = sheet.filled();
    let complete = zones(sheet).filter(move |zone| zone & !filled == 0);
    complete.map(u64::count_ones)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Scenario;
    use crate::sheets::Board;

    #[test]
    fn walls_cut_the_trajectory() {
        let mut sheet = Board::of(Scenario::Journey).start;
        assert_eq!(zone_of(&sheet, 20), SLOTS);
        assert_eq!(zones(&sheet).collect::<Vec<_>>(), [SLOTS]);
        // Walls after slots 6 and 16.
        sheet.lines = bit(5) | bit(15);
        let sizes: Vec<u32> = zones(&sheet).map(u64::count_ones).collect();
        assert_eq!(sizes, [6, 10, 20]);
        for (slot, size) in [(0, 6), (5, 6), (6, 10), (15, 10), (16, 20), (35, 20)] {
            assert_eq!(zone_of(&sheet, slot).count_ones(), size, "slot {slot}");
            assert!(zone_of(&sheet, slot) & bit(slot) != 0);
        }
    }
}
