//! Scenario 6, the Virus: activation, propagation, evacuation.

use crate::bits::{Marks, bit, ones};
use crate::cards::{Letter, Virus};
use crate::event::{Event, What};
use crate::names::Table;
use crate::options::Scenario;
use crate::rules::pen::Pen;
use crate::sheet::Sheet;
use crate::sheets::Board;
use crate::sheets::kinds::{MarkKind, PlaceKind};
use crate::state::{Moon, Spread, Step};
use std::sync::LazyLock;
use tabletop::Events;

/// A quarter, in reading order.
#[derive(Debug)]
struct Quarter {
    slots: u64,
    energies: Marks,
    target: Option<u8>,
    evacuated: u8,
    /// Each walkway with the quarter it leads to.
    walkways: Vec<(u8, u8)>,
    /// The virus that can be put here at the setup.
    grey: bool,
}

#[derive(Debug)]
struct Tables {
    quarters: Vec<Quarter>,
    /// The symbols of the viruses with their targets.
    viruses: Vec<(u8, u8)>,
    spreads: Marks,
    /// The symbols of the green and the blue virus, and of those of the missions.
    green_and_blue: Marks,
    missions: [u8; 3],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let board = Board::of(Scenario::Virus);
    let places: Vec<u8> = board
        .places_of(PlaceKind::Quarter)
        .map(|(i, _)| i)
        .collect();
    let quarter = |id: &String| places.iter().position(|place| *place == board.place(id));
    let line = |id: &String| board.lines.iter().position(|line| line.id == id);
    let quarters = places.iter().map(|&place| {
        let (raw, face) = (board.raw_group(place), &board.places[usize::from(place)]);
        let walkways = raw.walkways.iter().zip(&raw.neighbours);
        Quarter {
            slots: face.slots,
            energies: face.marks & board.kind(MarkKind::Energy),
            target: raw.virus_target.as_ref().map(|id| board.mark(id)),
            evacuated: board.mark(raw.evacuated.as_deref().unwrap_or_default()),
            walkways: walkways
                .filter_map(|(w, q)| Some((line(w)? as u8, quarter(q)? as u8)))
                .collect(),
            grey: raw.virus == Some(Virus::Grey),
        }
    });
    let of = |kind: MarkKind, virus: Virus| {
        let mut marks = board.kind(kind).iter();
        marks.find(|mark| board.raw.marks[usize::from(*mark)].virus == Some(virus))
    };
    let symbol = |virus| of(MarkKind::VirusSymbol, virus).unwrap_or_default();
    let viruses = [
        Virus::Red,
        Virus::Green,
        Virus::Purple,
        Virus::Blue,
        Virus::Yellow,
    ];
    let target = |virus| of(MarkKind::VirusTarget, virus).unwrap_or_default();
    Tables {
        quarters: quarters.collect(),
        viruses: viruses.map(|virus| (symbol(virus), target(virus))).to_vec(),
        spreads: board.kind(MarkKind::SpreadSymbol),
        green_and_blue: Marks::of(symbol(Virus::Green)) | Marks::of(symbol(Virus::Blue)),
        missions: [Virus::Red, Virus::Purple, Virus::Yellow].map(symbol),
    }
});

/// The housings that the grey virus can infect at the setup.
pub(crate) fn grey_slots() -> u64 {
    let grey = TABLES.quarters.iter().filter(|quarter| quarter.grey);
    grey.fold(0, |set, quarter| set | quarter.slots)
}

/// The grey virus infects a housing and sits in its quarter from now on.
pub(crate) fn place_grey(pen: &mut Pen, slot: u8) {
    pen.sheet.infected |= bit(slot);
    let home = TABLES
        .quarters
        .iter()
        .find(|quarter| quarter.slots & bit(slot) != 0);
    if let Some(target) = home.and_then(|quarter| quarter.target) {
        pen.sheet.circled.insert(target);
    }
}

/// Phase 5 up to the propagations: complete quarters are evacuated, viruses and spread symbols
/// marked on every sheet, and every player's propagations counted.
pub(crate) fn resolve(game: &mut Moon, events: &mut Events<Event>) {
    game.sheets.iter_mut().for_each(evacuate);
    let triggered = game
        .sheets
        .iter()
        .fold(Marks::EMPTY, |set, sheet| set | sheet.circled);
    let used = game.sheets[0].crossed;
    let names = Table::of(game.scenario);
    let mut say = |mark: u8, what: fn(crate::names::Name) -> What| {
        let what = what(names.marks[usize::from(mark)]);
        events.emit(|| Event { seat: None, what });
    };
    for &(symbol, target) in &TABLES.viruses {
        if triggered.contains(symbol) && !used.contains(symbol) {
            say(symbol, What::Activated);
            for sheet in &mut game.sheets {
                activate(sheet, symbol, target);
                sheet.due += 1;
            }
        }
    }
    for symbol in (TABLES.spreads & triggered).difference(used).iter() {
        say(symbol, What::Spread);
        for sheet in &mut game.sheets {
            sheet.crossed.insert(symbol);
            sheet.due += u8::from(!sheet.circled.contains(symbol));
        }
    }
}

fn activate(sheet: &mut Sheet, symbol: u8, target: u8) {
    sheet.crossed.insert(symbol);
    sheet.circled.insert(target);
}

/// A mission accomplished for the first time triggers its virus, unless it is active.
pub(crate) fn trigger_by_mission(sheet: &mut Sheet, letter: Letter) -> bool {
    let symbol = TABLES.missions[letter.index()];
    let fresh = !sheet.crossed.contains(symbol);
    if fresh {
        sheet.circled.insert(symbol);
    }
    fresh
}

/// Every quarter without an empty housing is evacuated, once.
pub(crate) fn evacuate(sheet: &mut Sheet) {
    for (i, quarter) in TABLES.quarters.iter().enumerate() {
        if quarter.slots & !sheet.taken() == 0 && !sheet.circled.contains(quarter.evacuated) {
            sheet.points[i] = worth(sheet, quarter);
            sheet.circled.insert(quarter.evacuated);
        }
    }
}

/// Filled housings times circled energies.
fn worth(sheet: &Sheet, quarter: &Quarter) -> u8 {
    let filled = (quarter.slots & sheet.filled()).count_ones();
    (filled * (quarter.energies & sheet.circled).count()) as u8
}

/// The points of all quarters if those still open were evacuated now.
pub(crate) fn points(sheet: &Sheet) -> i32 {
    let each = TABLES
        .quarters
        .iter()
        .zip(sheet.points)
        .map(
            |(quarter, points)| match sheet.circled.contains(quarter.evacuated) {
                true => points,
                false => worth(sheet, quarter),
            },
        );
    each.map(i32::from).sum()
}

/// Goes on with the propagations of a sheet up to the next housing to be chosen.
pub(crate) fn propagate(pen: &mut Pen, mut spread: Spread) {
    while spread.infects == 0 {
        if usize::from(spread.quarter) == TABLES.quarters.len() {
            pen.sheet.due -= 1;
            spread.quarter = 0;
        }
        if pen.sheet.due == 0 {
            return;
        }
        spread.infects = reach(
            pen.sheet,
            &TABLES.quarters[usize::from(spread.quarter)],
            spread.quarter,
        );
        spread.quarter += 1;
    }
    pen.agenda.push(Step::Propagate(spread));
}

/// The quarters that the virus of a quarter infects: its own, or when that is complete its neighbours
/// over open walkways.
fn reach(sheet: &Sheet, quarter: &Quarter, index: u8) -> u16 {
    if !quarter
        .target
        .is_some_and(|target| sheet.circled.contains(target))
    {
        return 0;
    }
    let empty = |quarter: &Quarter| quarter.slots & !sheet.taken() != 0;
    if empty(quarter) {
        return 1 << index;
    }
    let open = quarter.walkways.iter().filter(|(line, to)| {
        sheet.lines & bit(*line) == 0 && empty(&TABLES.quarters[usize::from(*to)])
    });
    open.fold(0, |set, (_, to)| set | 1 << to)
}

/// The housings one of which is infected next.
pub(crate) fn infectable(sheet: &Sheet, spread: Spread) -> u64 {
    let quarter = spread.infects.trailing_zeros() as usize;
    match TABLES.quarters.get(quarter) {
        Some(quarter) => quarter.slots & !sheet.taken(),
        None => 0,
    }
}

/// Infects a housing; after the last one of a virus complete quarters are evacuated.
pub(crate) fn infect(pen: &mut Pen, mut spread: Spread, slot: u8) {
    pen.sheet.infected |= bit(slot);
    spread.infects &= spread.infects - 1;
    if spread.infects == 0 {
        evacuate(pen.sheet);
    }
    pen.agenda.push(Step::Propagate(spread));
}

/// What ASTRA's first draws can activate: green or blue, else a spread symbol.
pub(crate) fn astra_symbols(sheet: &Sheet) -> Marks {
    let viruses = TABLES.green_and_blue.difference(sheet.crossed);
    match viruses.is_empty() {
        true => TABLES.spreads.difference(sheet.crossed),
        false => viruses,
    }
}

/// ASTRA activates a virus or crosses off a spread symbol; the viruses spread at once.
pub(crate) fn astra_activate(pen: &mut Pen, symbol: u8) {
    match TABLES.viruses.iter().find(|(virus, _)| *virus == symbol) {
        Some(&(symbol, target)) => activate(pen.sheet, symbol, target),
        None => pen.sheet.crossed.insert(symbol),
    }
    pen.sheet.due += 1;
    pen.agenda.push(Step::Propagate(Spread::default()));
}

/// ASTRA's second draw activates the virus of a mission, if it is not active.
pub(crate) fn astra_mission_virus(pen: &mut Pen, letter: Letter) {
    let symbol = TABLES.missions[letter.index()];
    if !pen.sheet.crossed.contains(symbol) {
        astra_activate(pen, symbol);
    }
}

/// Viruses and spread symbols the player has triggered.
pub(crate) fn own_triggers(sheet: &Sheet) -> u32 {
    let symbols = TABLES
        .viruses
        .iter()
        .map(|(symbol, _)| *symbol)
        .collect::<Marks>();
    ((symbols | TABLES.spreads) & sheet.circled).count()
}

/// All walkways of a quarter.
pub(crate) fn walkways(quarter: usize) -> u64 {
    let walkways = TABLES.quarters[quarter].walkways.iter();
    walkways.fold(0, |set, (line, _)| set | bit(*line))
}

/// The number of quarters that can be infected in one go, for a saved state's audit.
pub(crate) fn is_possible(sheet: &Sheet, spread: Spread) -> bool {
    let quarters = TABLES.quarters.len();
    usize::from(spread.quarter) <= quarters
        && ones(u64::from(spread.infects)).all(|quarter| {
            TABLES
                .quarters
                .get(usize::from(quarter))
                .is_some_and(|q| q.slots & !sheet.taken() != 0)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walkways_join_the_printed_quarters() {
        let neighbours: Vec<Vec<u8>> = TABLES
            .quarters
            .iter()
            .map(|quarter| {
                let mut to: Vec<u8> = quarter.walkways.iter().map(|(_, to)| to + 1).collect();
                to.sort_unstable();
                to
            })
            .collect();
        let printed: [&[u8]; 11] = [
            &[2, 5, 8],
            &[1, 3, 5, 6],
            &[2, 4, 6, 7],
            &[3, 7, 11],
            &[1, 2, 6, 8, 9],
            &[2, 3, 5, 7, 9, 10],
            &[3, 4, 6, 10, 11],
            &[1, 5, 9],
            &[5, 6, 8, 10],
            &[6, 7, 9, 11],
            &[4, 7, 10],
        ];
        assert_eq!(neighbours, printed);
    }
}
