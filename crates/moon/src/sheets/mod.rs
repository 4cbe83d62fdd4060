//! The eight sheets: the data as types, compiled once into flat tables and masks.

mod compile;
mod drawn;
pub mod kinds;
pub(crate) mod raw;

use crate::bits::Marks;
use crate::cards::Symbol;
use crate::effect::Effect;
use crate::options::Scenario;
use crate::score::Part;
use crate::sheet::Sheet;
use kinds::{LineKind, MarkKind, PlaceKind, ZoneKind};
use raw::{SheetData, State, WriteRule};
use std::sync::LazyLock;

/// One sheet, compiled: slots, lines and places are sets of bits, marks three words of them.
///
/// Slots are numbered so that their numbers rise along every zone. A *place* is a group of slots and
/// marks (a station, a quarter, a factory) or a track of marks.
#[derive(Debug)]
pub(crate) struct Board {
    pub(crate) scenario: Scenario,
    pub(crate) raw: SheetData,
    pub(crate) write_rule: WriteRule,
    /// All slots that can be written in.
    pub(crate) slots: u64,
    pub(crate) zones: Vec<Zone>,
    /// Scenario 1: the slots of the floors that take each action; elsewhere all.
    pub(crate) floors: [u64; 6],
    /// The zones of these slots, by action.
    pub(crate) zones_for: [Vec<u64>; 6],
    /// The group of each slot.
    pub(crate) group_of: Vec<Option<u8>>,
    /// What filling a slot causes.
    pub(crate) slot_then: Vec<Vec<u8>>,
    /// The bonuses that look at a slot.
    pub(crate) slot_bonus: Vec<Option<u8>>,
    pub(crate) marks: Vec<Mark>,
    pub(crate) kinds: Vec<Marks>,
    /// Marks that are circled when gained and crossed when lost.
    pub(crate) exclusive: Marks,
    /// Marks that take an insignia: circled is the owner's, crossed the guest's.
    pub(crate) insignia: Marks,
    pub(crate) places: Vec<Place>,
    /// The first place that is a track.
    pub(crate) first_track: u8,
    pub(crate) tracks: Vec<Track>,
    /// Scenario 8: how far the guest's tracks lie behind the owner's.
    pub(crate) guest_tracks: u8,
    pub(crate) lines: Vec<Line>,
    pub(crate) all_lines: u64,
    /// Lines at each node.
    pub(crate) lines_at: Vec<u64>,
    /// The node everything is joined to.
    pub(crate) root: Option<u8>,
    pub(crate) bonuses: Vec<Bonus>,
    /// The first marks of all bonuses.
    pub(crate) firsts: Marks,
    pub(crate) completions: Vec<Completion>,
    pub(crate) effects: Vec<Effect>,
    /// For effects that depend on the slot: the marks of a kind belonging to each slot.
    pub(crate) at: Vec<[Marks; 64]>,
    /// The effect of each action.
    pub(crate) actions: [Option<u8>; 6],
    /// The tracks of system errors; of the owner's and the guest's half in scenario 8.
    pub(crate) errors: [u8; 2],
    /// The tracks of astronauts, likewise.
    pub(crate) astronauts: [u8; 2],
    pub(crate) scoring: Vec<Part>,
    pub(crate) start: Sheet,
}

/// A zone: its numbers rise.
#[derive(Debug)]
pub(crate) struct Zone {
    pub(crate) id: &'static str,
    pub(crate) kind: ZoneKind,
    pub(crate) slots: u64,
    /// Scenario 1: the action of the floor; `None` takes any.
    pub(crate) action: Option<Symbol>,
    /// Scenario 5: where the first number goes.
    pub(crate) start: u64,
}

/// A mark.
#[derive(Debug)]
pub(crate) struct Mark {
    pub(crate) id: &'static str,
    pub(crate) kind: MarkKind,
    /// What the pen does first, and perhaps second.
    pub(crate) states: [Option<State>; 2],
    pub(crate) value: i32,
    pub(crate) count: u8,
    pub(crate) group: Option<u8>,
    /// The slots it is attached to.
    pub(crate) slots: u64,
    /// What making it causes.
    pub(crate) then: Vec<u8>,
    /// The group that may be complete with it.
    pub(crate) completion: Option<u8>,
    /// The bonus that may be gained with it.
    pub(crate) bonus: Option<u8>,
}

/// A group or a track.
#[derive(Debug)]
pub(crate) struct Place {
    pub(crate) id: &'static str,
    pub(crate) kind: PlaceKind,
    pub(crate) slots: u64,
    pub(crate) marks: Marks,
}

/// A run of marks made in order, with values.
#[derive(Debug)]
pub(crate) struct Track {
    pub(crate) marks: Marks,
    pub(crate) values: Vec<i32>,
}

/// A line between two nodes.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) id: &'static str,
    pub(crate) kind: LineKind,
    pub(crate) ends: [u8; 2],
}

/// A bonus whose first value goes to those who gain it in the first turn anybody does.
#[derive(Debug)]
pub(crate) struct Bonus {
    pub(crate) slots: u64,
    pub(crate) marks: Marks,
    pub(crate) first: u8,
    pub(crate) later: Option<u8>,
}

/// What happens as soon as all of some marks are made.
#[derive(Debug)]
pub(crate) struct Completion {
    pub(crate) need: Marks,
    pub(crate) then: Vec<u8>,
}

static FILES: [&str; 8] = [
    include_str!("../../data/scenario-1.json"),
    include_str!("../../data/scenario-2.json"),
    include_str!("../../data/scenario-3.json"),
    include_str!("../../data/scenario-4.json"),
    include_str!("../../data/scenario-5.json"),
    include_str!("../../data/scenario-6.json"),
    include_str!("../../data/scenario-7.json"),
    include_str!("../../data/scenario-8.json"),
];

static BOARDS: LazyLock<[Board; 8]> = LazyLock::new(|| {
    FILES.map(|text| {
        let raw = serde_json::from_str(text).expect("the data beside this crate is well-formed");
        compile::board(raw)
    })
});

impl Board {
    /// The sheet of a scenario.
    #[inline]
    pub(crate) fn of(scenario: Scenario) -> &'static Board {
        &BOARDS[scenario as usize]
    }

    /// Every id on the sheet.
    pub(crate) fn ids(&'static self) -> impl Iterator<Item = &'static str> {
        let zones = self.zones.iter().map(|zone| zone.id);
        let places = self.places.iter().map(|place| place.id);
        let marks = self.marks.iter().map(|mark| mark.id);
        let lines = self.lines.iter().map(|line| line.id);
        zones.chain(places).chain(marks).chain(lines)
    }

    /// The marks of a kind.
    #[inline]
    pub(crate) fn kind(&self, kind: MarkKind) -> Marks {
        self.kinds[kind as usize]
    }

    /// The place with this id.
    pub(crate) fn place(&self, id: &str) -> u8 {
        let at = self.places.iter().position(|place| place.id == id);
        at.unwrap_or_else(|| panic!("no place {id}")) as u8
    }

    /// The places of a kind, in order.
    pub(crate) fn places_of(&self, kind: PlaceKind) -> impl Iterator<Item = (u8, &Place)> {
        let places = (0..).zip(&self.places);
        places.filter(move |(_, place)| place.kind == kind)
    }

    /// The track with this id.
    pub(crate) fn track(&self, id: &str) -> u8 {
        self.place(id) - self.first_track
    }

    /// The mark with this id.
    pub(crate) fn mark(&self, id: &str) -> u8 {
        let at = self.marks.iter().position(|mark| mark.id == id);
        at.unwrap_or_else(|| panic!("no mark {id}")) as u8
    }

    /// The group as it stands in the data.
    pub(crate) fn raw_group(&self, place: u8) -> &raw::GroupData {
        &self.raw.groups[usize::from(place)]
    }

    /// The circled wild actions of a sheet.
    #[inline]
    pub(crate) fn wild(&self, sheet: &Sheet) -> Marks {
        (self.kind(MarkKind::WildAction) & sheet.circled).difference(sheet.crossed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheets_have_the_printed_numbers_of_slots_lines_and_bonuses() {
        let figures = Scenario::ALL.map(|scenario| {
            let board = Board::of(scenario);
            let slots = board.slots.count_ones();
            (
                slots,
                board.zones.len(),
                board.lines.len(),
                board.bonuses.len(),
            )
        });
        let expected = [
            (53, 9, 0, 0),
            (36, 1, 35, 4),
            (32, 12, 60, 4),
            (36, 3, 0, 4),
            (38, 4, 0, 8),
            (55, 5, 22, 0),
            (43, 6, 26, 6),
            (33, 0, 0, 0),
        ];
        assert_eq!(figures, expected);
    }

    #[test]
    fn marks_fit_and_tracks_run_in_the_order_of_their_marks() {
        for scenario in Scenario::ALL {
            let board = Board::of(scenario);
            assert!(board.marks.len() <= Marks::CAPACITY);
            assert!(board.places.len() <= 64);
            for (raw, track) in board.raw.tracks.iter().zip(&board.tracks) {
                let order: Vec<u8> = raw.marks.iter().map(|id| board.mark(id)).collect();
                assert_eq!(track.marks.iter().collect::<Vec<_>>(), order, "{}", raw.id);
            }
            for zone in &board.raw.zones {
                let slots = zone.slots.iter().filter(|id| id.starts_with('n'));
                assert!(slots.is_sorted(), "{}", zone.id);
            }
        }
    }

    #[test]
    fn every_id_is_used_once_on_its_sheet() {
        for scenario in Scenario::ALL {
            let mut ids: Vec<&str> = Board::of(scenario).ids().collect();
            let all = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), all, "{scenario:?}");
        }
    }
}
