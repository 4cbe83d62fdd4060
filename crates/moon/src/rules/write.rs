//! Phase 3: where a number can be written.

use super::scenarios::{self, battle, journey};
use crate::bits::{from_first, up_to_last};
use crate::cards::Symbol;
use crate::sheet::{HIGHEST, Half, Sheet};
use crate::sheets::Board;
use crate::sheets::raw::WriteRule;
use std::ops::RangeInclusive;

/// The numbers a combination allows: the astronaut changes it by up to 2.
#[inline]
pub(crate) fn numbers(board: &Board, number: u8, symbol: Symbol) -> RangeInclusive<u8> {
    match symbol {
        Symbol::Astronaut if board.write_rule != WriteRule::FloorMatchesAction => {
            number.saturating_sub(2)..=(number + 2).min(HIGHEST)
        }
        _ => number..=number,
    }
}

/// The slots where a number combined with this action may be written.
#[inline]
pub(crate) fn slots(board: &Board, sheet: &Sheet, number: u8, symbol: Symbol) -> u64 {
    let open = scenarios::open_slots(board, sheet) & board.floors[symbol as usize];
    match open {
        0 => 0,
        _ => open & !out_of_order(board, sheet, number, symbol),
    }
}

/// The slots of an action's zones where a number would not fit between its neighbours.
fn out_of_order(board: &Board, sheet: &Sheet, number: u8, symbol: Symbol) -> u64 {
    let (less, more) = sheet.compare(number);
    let same = sheet.numbered & !(less | more);
    let in_zone = |zone: u64| {
        // Numbers rise along a zone, so every smaller one stands before every greater one.
        let wrong = up_to_last(less & zone) | from_first(more & zone);
        match same & zone {
            0 => wrong & zone,
            _ => zone,
        }
    };
    match board.write_rule {
        WriteRule::Standard if board.scenario == crate::options::Scenario::Journey => {
            journey::zones(sheet).fold(0, |set, zone| set | in_zone(zone))
        }
        _ => {
            let zones = board.zones_for[symbol as usize].iter();
            zones.fold(0, |set, zone| set | in_zone(*zone))
        }
    }
}

/// Whether a combination can be written; in scenario 8 with so many stored astronauts.
#[inline]
pub(crate) fn is_writable(
    board: &Board,
    sheet: &Sheet,
    number: u8,
    symbol: Symbol,
    stored: u32,
) -> bool {
    match board.write_rule {
        WriteRule::DrawInsignia => {
            battle::reachable(sheet, number, symbol == Symbol::Astronaut, stored) != 0
        }
        _ => numbers(board, number, symbol).any(|n| slots(board, sheet, n, symbol) != 0),
    }
}

/// The stored astronauts that may be spent on a number.
#[inline]
pub(crate) fn stored(board: &Board, sheet: &Sheet, half: Half) -> u32 {
    match board.write_rule {
        WriteRule::DrawInsignia => battle::stored(board, sheet, half).count(),
        _ => 0,
    }
}
