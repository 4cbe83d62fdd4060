//! What each scenario adds to the common rules.

pub(crate) mod battle;
pub(crate) mod colony;
pub(crate) mod dome;
pub(crate) mod escape;
pub(crate) mod journey;
pub(crate) mod launch;
pub(crate) mod mine;
pub(crate) mod virus;

use super::pen::Pen;
use crate::event::Event;
use crate::options::Scenario;
use crate::sheet::Sheet;
use crate::sheets::Board;
use crate::state::Moon;
use tabletop::Events;

/// What filling a slot causes besides its own effects and bonuses. It comes after those, so it goes on the agenda
/// before them.
#[inline]
pub(crate) fn filled(pen: &mut Pen, slot: u8) {
    match pen.board.scenario {
        Scenario::Launch => launch::filled(pen, slot),
        Scenario::Colony => colony::circle_antennas(pen),
        Scenario::Battle => battle::filled(pen, slot),
        _ => {}
    }
}

/// What drawing a line causes.
#[inline]
pub(crate) fn drawn(pen: &mut Pen) {
    if pen.board.scenario == Scenario::Colony {
        colony::circle_antennas(pen);
    }
}

/// Empty slots where an X, and a number of fitting value, may be written.
#[inline]
pub(crate) fn open_slots(board: &Board, sheet: &Sheet) -> u64 {
    let empty = board.slots & !sheet.taken();
    match board.scenario {
        Scenario::Dome => empty & dome::next_floors(board, sheet),
        Scenario::Escape => empty & escape::connected_slots(board, sheet),
        _ => empty,
    }
}

/// Lines that may be drawn.
#[inline]
pub(crate) fn drawable(board: &Board, sheet: &Sheet) -> u64 {
    let undrawn = board.all_lines & !sheet.lines;
    match board.root {
        Some(_) => undrawn & board.lines_of(sheet.joined),
        None => undrawn,
    }
}

/// A virus is activated or a spread symbol triggered: its symbol is circled until the step opens.
pub(crate) fn trigger(pen: &mut Pen, mark: u8) {
    if !pen.sheet.crossed.contains(mark) {
        pen.sheet.circled.insert(mark);
    }
}

/// Phase 5, as far as it asks nobody.
pub(crate) fn incidents(game: &mut Moon, events: &mut Events<Event>) {
    match game.scenario {
        Scenario::Launch => launch::resolve_sabotages(game, events),
        Scenario::Mine => mine::extract_columns(game),
        Scenario::Virus => virus::resolve(game, events),
        _ => {}
    }
    close_first_bonuses(game);
}

/// Every first bonus that somebody has gained is lost to those who have not.
fn close_first_bonuses(game: &mut Moon) {
    let firsts = game.board().firsts;
    let gained = game
        .sheets
        .iter()
        .fold(crate::bits::Marks::EMPTY, |set, sheet| {
            set | (sheet.circled & firsts)
        });
    for sheet in &mut game.sheets {
        sheet.crossed |= gained.difference(sheet.circled);
    }
}

impl Board {
    /// The lines that end at one of these nodes.
    #[inline]
    fn lines_of(&self, nodes: u64) -> u64 {
        crate::bits::ones(nodes).fold(0, |set, node| set | self.lines_at[usize::from(node)])
    }
}
