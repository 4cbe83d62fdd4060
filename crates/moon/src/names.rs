//! Every named thing on the eight sheets: zones, places, marks and lines.

use crate::options::Scenario;
use crate::sheets::Board;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;

/// The name of something on a sheet, as in the data: `station_1`, `wall_07`, `dome_2_left`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Cow<'_, str>", into = "&'static str")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
pub struct Name(pub(crate) u16);

static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let boards = Scenario::ALL.map(Board::of);
    let mut names: Vec<&'static str> = boards.iter().flat_map(|board| board.ids()).collect();
    names.sort_unstable();
    names.dedup();
    names
});

impl Name {
    /// The name of this spelling, if anything bears it.
    pub fn find(name: &str) -> Option<Name> {
        let at = NAMES.binary_search(&name).ok()?;
        Some(Name(at as u16))
    }

    /// The name at this place of the list of all names, if there is one.
    pub(crate) fn nth(place: u16) -> Option<Name> {
        (usize::from(place) < NAMES.len()).then_some(Name(place))
    }

    /// The spelling.
    pub fn as_str(self) -> &'static str {
        NAMES[usize::from(self.0)]
    }

    /// The whole numbers in the name, in order: 2 and 1 in `module_2_1`.
    pub(crate) fn numbers(self) -> impl Iterator<Item = u16> {
        let parts = self.as_str().split(|c: char| !c.is_ascii_digit());
        parts.filter_map(|digits| digits.parse().ok())
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<Name> for &'static str {
    fn from(name: Name) -> &'static str {
        name.as_str()
    }
}

impl TryFrom<Cow<'_, str>> for Name {
    type Error = String;

    fn try_from(name: Cow<'_, str>) -> Result<Self, String> {
        Name::find(&name).ok_or_else(|| format!("nothing on a sheet is called \"{name}\""))
    }
}

/// A slot, `n01` and on; numbered the same on every sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Cow<'_, str>", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
pub struct Slot(pub(crate) u8);

impl Slot {
    /// The most slots a sheet has.
    pub const MOST: u8 = 55;

    /// The number in its name.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "n{:02}", self.number())
    }
}

impl From<Slot> for String {
    fn from(slot: Slot) -> String {
        format!("{slot:?}")
    }
}

impl TryFrom<Cow<'_, str>> for Slot {
    type Error = String;

    fn try_from(name: Cow<'_, str>) -> Result<Self, String> {
        let wrong = || format!("slots are called n01 to n{}, not \"{name}\"", Slot::MOST);
        let digits = name.strip_prefix('n').filter(|digits| digits.len() == 2);
        let digits = digits.filter(|digits| digits.bytes().all(|b| b.is_ascii_digit()));
        let number: u8 = digits.and_then(|d| d.parse().ok()).ok_or_else(wrong)?;
        match number {
            1..=Slot::MOST => Ok(Slot(number - 1)),
            _ => Err(wrong()),
        }
    }
}

/// A named thing of one sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Place(u8),
    Mark(u8),
    Line(u8),
}

/// The names of one sheet, both ways.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) places: Vec<Name>,
    pub(crate) marks: Vec<Name>,
    pub(crate) lines: Vec<Name>,
    targets: Vec<Option<Target>>,
}

static TABLES: LazyLock<[Table; 8]> = LazyLock::new(|| Scenario::ALL.map(Table::new));

impl Table {
    pub(crate) fn of(scenario: Scenario) -> &'static Table {
        &TABLES[scenario as usize]
    }

    fn new(scenario: Scenario) -> Table {
        let board = Board::of(scenario);
        let named = |ids: Vec<&'static str>| -> Vec<Name> {
            let find = |id| Name::find(id).expect("every id is a name");
            ids.into_iter().map(find).collect()
        };
        let mut table = Table {
            places: named(board.places.iter().map(|place| place.id).collect()),
            marks: named(board.marks.iter().map(|mark| mark.id).collect()),
            lines: named(board.lines.iter().map(|line| line.id).collect()),
            targets: vec![None; NAMES.len()],
        };
        let note = |targets: &mut Vec<Option<Target>>, names: &[Name], target: fn(u8) -> Target| {
            for (i, name) in names.iter().enumerate() {
                targets[usize::from(name.0)] = Some(target(i as u8));
            }
        };
        note(&mut table.targets, &table.places, Target::Place);
        note(&mut table.targets, &table.marks, Target::Mark);
        note(&mut table.targets, &table.lines, Target::Line);
        table
    }

    /// What bears this name on the sheet.
    #[inline]
    pub(crate) fn target(&self, name: Name) -> Option<Target> {
        self.targets[usize::from(name.0)]
    }
}
