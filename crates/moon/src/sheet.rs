//! One sheet as it is written on.

use crate::bits::{Marks, bit, ones};
use crate::names::{Name, Slot, Table, Target};
use crate::options::Scenario;
use crate::sheets::Board;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The highest number that can be written.
pub(crate) const HIGHEST: u8 = 17;

/// What stands on a sheet. Sets of slots, lines and nodes are bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Sheet {
    pub(crate) scenario: Scenario,
    /// The numbers in binary: bit i of plane k is bit k of the number in slot i.
    planes: [u64; 5],
    /// Slots with a number. (Scenario 8: with the owner's insignia.)
    pub(crate) numbered: u64,
    /// Slots with an X. (Scenario 8: with the guest's insignia.)
    pub(crate) xs: u64,
    /// Scenario 6: infected slots.
    pub(crate) infected: u64,
    /// Marks circled or filled. (Insignia: the owner's.)
    pub(crate) circled: Marks,
    /// Marks crossed off. (Insignia: the guest's.)
    pub(crate) crossed: Marks,
    /// Lines drawn.
    pub(crate) lines: u64,
    /// Nodes joined to the root by these lines.
    pub(crate) joined: u64,
    /// Scenario 6: the points of each evacuated quarter.
    pub(crate) points: [u8; 11],
    /// Scenario 6: propagations still to be carried out.
    pub(crate) due: u8,
}

impl Sheet {
    /// A sheet with nothing on it.
    pub(crate) const fn blank(scenario: Scenario) -> Sheet {
        Sheet {
            scenario,
            planes: [0; 5],
            numbered: 0,
            xs: 0,
            infected: 0,
            circled: Marks::EMPTY,
            crossed: Marks::EMPTY,
            lines: 0,
            joined: 0,
            points: [0; 11],
            due: 0,
        }
    }

    /// Slots with a number or an X.
    #[inline]
    pub(crate) const fn filled(&self) -> u64 {
        self.numbered | self.xs
    }

    /// Slots that take nothing more.
    #[inline]
    pub(crate) const fn taken(&self) -> u64 {
        self.numbered | self.xs | self.infected
    }

    #[inline]
    pub(crate) fn put(&mut self, slot: u8, number: u8) {
        self.numbered |= bit(slot);
        for (k, plane) in self.planes.iter_mut().enumerate() {
            *plane |= u64::from(number >> k & 1) << slot;
        }
    }

    /// The number in a slot that has one.
    pub(crate) fn number(&self, slot: u8) -> u8 {
        let bits = self.planes.iter().enumerate();
        bits.map(|(k, plane)| ((plane >> slot & 1) as u8) << k)
            .sum()
    }

    /// The slots with a smaller and those with a greater number.
    #[inline]
    pub(crate) fn compare(&self, number: u8) -> (u64, u64) {
        let (mut less, mut more) = (0, 0);
        for k in (0..5).rev() {
            let open = self.numbered & !(less | more);
            let plane = self.planes[k];
            if number >> k & 1 == 1 {
                less |= open & !plane;
            } else {
                more |= open & plane;
            }
        }
        (less, more)
    }

    /// Marks that are made: circled, crossed or filled; of those that can be lost, the gained ones.
    #[inline]
    pub(crate) fn marked(&self, board: &Board) -> Marks {
        self.circled | self.crossed.difference(board.exclusive)
    }

    /// How many of these marks are crossed off.
    #[inline]
    pub(crate) fn crossed_of(&self, marks: Marks) -> u32 {
        (self.crossed & marks).count()
    }

    /// Marks that carry nothing yet.
    #[inline]
    pub(crate) fn free(&self, marks: Marks) -> Marks {
        marks.difference(self.circled | self.crossed)
    }

    /// How many system error boxes are used.
    pub(crate) fn errors(&self, board: &Board, half: Half) -> u32 {
        let boxes = board.tracks[usize::from(board.errors[half as usize])].marks;
        ((self.circled | self.crossed) & boxes).count()
    }
}

/// Whose half of a shared sheet; elsewhere everybody is an owner.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Half {
    /// The player whose left sheet it is.
    #[default]
    Owner,
    /// The player whose right sheet it is.
    Guest,
}

impl Half {
    /// The other one.
    pub const fn other(self) -> Half {
        match self {
            Half::Owner => Half::Guest,
            Half::Guest => Half::Owner,
        }
    }
}

/// What a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Content {
    /// A number.
    Number(u8),
    /// Something else.
    Sign(Sign),
}

/// What stands in a slot in place of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Sign {
    /// An X.
    X,
    /// An infection.
    Infected,
    /// The insignia of the sheet's owner.
    Owner,
    /// The insignia of the sheet's guest.
    Guest,
}

impl Sheet {
    /// What a slot holds, if anything.
    pub(crate) fn content(&self, slot: u8) -> Option<Content> {
        let has = |set: u64| set & bit(slot) != 0;
        let battle = self.scenario == Scenario::Battle;
        match (has(self.numbered), has(self.xs), has(self.infected)) {
            (true, ..) if battle => Some(Content::Sign(Sign::Owner)),
            (true, ..) => Some(Content::Number(self.number(slot))),
            (_, true, _) if battle => Some(Content::Sign(Sign::Guest)),
            (_, true, _) => Some(Content::Sign(Sign::X)),
            (_, _, true) => Some(Content::Sign(Sign::Infected)),
            _ => None,
        }
    }
}

/// A sheet in a saved state: what stands where, by name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    scenario: Scenario,
    slots: BTreeMap<Slot, Content>,
    circled: Vec<Name>,
    crossed: Vec<Name>,
    lines: Vec<Name>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    evacuated: BTreeMap<u8, u8>,
    #[serde(default, skip_serializing_if = "is_zero")]
    due: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "asked for by serde")]
const fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl From<Sheet> for Written {
    fn from(sheet: Sheet) -> Written {
        let names = Table::of(sheet.scenario);
        let content = |slot| Some((Slot(slot), sheet.content(slot)?));
        let named = |marks: Marks| marks.iter().map(|mark| names.marks[usize::from(mark)]);
        let points = (1..).zip(sheet.points);
        Written {
            scenario: sheet.scenario,
            slots: ones(sheet.taken()).filter_map(content).collect(),
            circled: named(sheet.circled).collect(),
            crossed: named(sheet.crossed).collect(),
            lines: ones(sheet.lines)
                .map(|line| names.lines[usize::from(line)])
                .collect(),
            evacuated: points.filter(|(_, points)| *points > 0).collect(),
            due: sheet.due,
        }
    }
}

impl TryFrom<Written> for Sheet {
    type Error = String;

    fn try_from(written: Written) -> Result<Sheet, String> {
        let board = Board::of(written.scenario);
        let names = Table::of(written.scenario);
        let mut sheet = Sheet::blank(written.scenario);
        for (slot, content) in written.slots {
            if board.slots & bit(slot.0) == 0 {
                return Err(format!("slot {slot:?} is not on this sheet"));
            }
            let battle = written.scenario == Scenario::Battle;
            let virus = written.scenario == Scenario::Virus;
            match content {
                Content::Number(n @ 0..=HIGHEST) if !battle => sheet.put(slot.0, n),
                Content::Sign(Sign::X) if !battle => sheet.xs |= bit(slot.0),
                Content::Sign(Sign::Owner) if battle => sheet.numbered |= bit(slot.0),
                Content::Sign(Sign::Guest) if battle => sheet.xs |= bit(slot.0),
                Content::Sign(Sign::Infected) if virus => sheet.infected |= bit(slot.0),
                _ => return Err(format!("slot {slot:?} cannot hold that")),
            }
        }
        let mark = |name: Name| match names.target(name) {
            Some(Target::Mark(mark)) => Ok(mark),
            _ => Err(format!("{name:?} is no mark of this sheet")),
        };
        let marks = |list: Vec<Name>| {
            list.into_iter()
                .map(mark)
                .collect::<Result<Marks, String>>()
        };
        sheet.circled = marks(written.circled)?;
        sheet.crossed = marks(written.crossed)?;
        for name in written.lines {
            match names.target(name) {
                Some(Target::Line(line)) => sheet.lines |= bit(line),
                _ => return Err(format!("{name:?} is no line of this sheet")),
            }
        }
        sheet.joined = board.joined(sheet.lines);
        for (quarter, points) in written.evacuated {
            let place = usize::from(quarter).checked_sub(1);
            let place = place.and_then(|i| sheet.points.get_mut(i));
            *place.ok_or_else(|| format!("there is no quarter {quarter}"))? = points.min(15);
        }
        // More than a few cannot fall due in a turn; a saved state must not ask for endless ones.
        sheet.due = written.due.min(16);
        Ok(sheet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_compared_slot_by_slot() {
        let mut sheet = Sheet::blank(Scenario::Mine);
        for (slot, number) in [(0, 3), (1, 17), (2, 0), (3, 8)] {
            sheet.put(slot, number);
            assert_eq!(sheet.number(slot), number);
        }
        for number in 0..=HIGHEST {
            let (less, more) = sheet.compare(number);
            for (slot, written) in [(0, 3), (1, 17), (2, 0), (3, 8)] {
                assert_eq!(less & bit(slot) != 0, written < number);
                assert_eq!(more & bit(slot) != 0, written > number);
            }
        }
    }

    #[test]
    fn a_sheet_is_saved_by_names_and_read_back() {
        let mut sheet = Board::of(Scenario::Colony).start;
        sheet.put(4, 12);
        sheet.xs |= bit(9);
        sheet.circled.insert(3);
        let text = serde_json::to_string(&sheet).expect("a sheet serialises");
        assert!(
            text.contains(r#""n05":12"#) && text.contains(r#""n10":"x""#),
            "{text}"
        );
        assert_eq!(
            serde_json::from_str::<Sheet>(&text).expect("reads back"),
            sheet
        );
    }

    #[test]
    fn a_sheet_of_nonsense_is_refused() {
        let start = serde_json::to_value(Board::of(Scenario::Mine).start).expect("serialises");
        for (key, value) in [
            ("slots", serde_json::json!({"n40": 3})),
            ("slots", serde_json::json!({"n01": 18})),
            ("slots", serde_json::json!({"n01": "infected"})),
            ("circled", serde_json::json!(["wall_01"])),
            ("lines", serde_json::json!(["tower_01"])),
        ] {
            let mut written = start.clone();
            written[key] = value.clone();
            assert!(serde_json::from_value::<Sheet>(written).is_err(), "{value}");
        }
    }
}
