//! Sets of squares as bit boards.
//!
//! A board is 12 × 12; a row takes 16 bits, so the four unused columns keep a shifted shape from
//! running over into the next row. Twelve such rows are exactly three words.

use serde::{Deserialize, Serialize, de};
use std::borrow::Cow;
use std::fmt;
use std::ops::Not;
use std::str::FromStr;
use std::sync::LazyLock;
use tabletop::{Member, bit_set, bits};

/// Squares on a side of the board.
pub const SIDE: u8 = 12;
const PITCH: u8 = 16;

/// A place on the 12 × 12 board: `r2c5` is in the second row from the top and the fifth column from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
pub struct Square(u8);

impl Square {
    /// The place in this column and row.
    ///
    /// # Panics
    /// If the board has no such place.
    pub const fn at(x: u8, y: u8) -> Self {
        assert!(x < SIDE && y < SIDE, "the board is 12 by 12");
        Square(y * PITCH + x)
    }

    /// The place, if the board has it.
    pub const fn checked(x: i8, y: i8) -> Option<Self> {
        if x < 0 || y < 0 || x >= SIDE as i8 || y >= SIDE as i8 {
            return None;
        }
        Some(Square(y as u8 * PITCH + x as u8))
    }

    /// The column, from 0 at the left.
    #[inline]
    pub const fn x(self) -> u8 {
        self.0 % PITCH
    }

    /// The row, from 0 at the top.
    #[inline]
    pub const fn y(self) -> u8 {
        self.0 / PITCH
    }

    /// Every place of the board, row by row.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| Square::at(x, y)))
    }

    #[inline]
    pub(crate) const fn bit(self) -> usize {
        self.0 as usize
    }
}

/// The names of all places, by bit: a view holds hundreds of them.
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let places = (0..SIDE * PITCH).map(Square);
    let names = places.map(|place| format!("r{}c{}", place.y() + 1, place.x() + 1));
    names.collect()
});

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&NAMES[self.bit()])
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let read = || {
            let (row, column) = name.strip_prefix('r')?.split_once('c')?;
            let place = |n: &str| n.parse::<i8>().ok()?.checked_sub(1);
            let square = Square::checked(place(column)?, place(row)?)?;
            (square.to_string() == name).then_some(square)
        };
        read().ok_or_else(|| format!("no square is called \"{name}\": the upper left one is r1c1"))
    }
}

impl Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&NAMES[self.bit()])
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Cow::<'de, str>::deserialize(deserializer)?;
        name.parse().map_err(de::Error::custom)
    }
}

impl Member for Square {
    #[inline]
    fn bit(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn of_bit(bit: usize) -> Self {
        Square(bit as u8)
    }
}

bit_set! {
    /// A set of squares: a list row by row when written.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Square>"))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Square>"))]
    pub Cells of Square as [u64; 3]
}

const fn row_pattern(bits: u64) -> u64 {
    bits | bits << 16 | bits << 32 | bits << 48
}

impl Cells {
    /// All 144 places of the board.
    pub const BOARD: Cells = Cells([row_pattern(0xfff); 3]);

    /// The places of a row.
    pub const fn row(y: u8) -> Self {
        let mut cells = Cells::EMPTY;
        cells.0[y as usize / 4] = 0xfff << (16 * (y % 4));
        cells
    }

    /// The places of a column.
    pub const fn column(x: u8) -> Self {
        Cells([row_pattern(1 << x); 3])
    }

    /// The squares from which a step of `distance` places (16 a row) leads into this set.
    #[inline]
    pub(crate) const fn towards(self, distance: i8) -> Cells {
        if distance >= 0 {
            Cells(bits::shift_down(self.0, distance as usize))
        } else {
            Cells(bits::shift_up(self.0, distance.unsigned_abs() as usize))
        }
    }

    /// The squares that share a side with a square of the set; some lie off the board.
    #[inline]
    pub(crate) const fn neighbours(self) -> Cells {
        let (left, right) = (self.towards(1), self.towards(-1));
        let (up, down) = (self.towards(16), self.towards(-16));
        let mut out = [0; 3];
        let mut i = 0;
        while i < 3 {
            out[i] = (left.0[i] | right.0[i] | up.0[i] | down.0[i]) & row_pattern(0xfff);
            i += 1;
        }
        Cells(out)
    }

    /// The squares at the corners of the squares of the set.
    pub(crate) const fn diagonals(self) -> Cells {
        let mut out = [0; 3];
        let all = [
            self.towards(15),
            self.towards(17),
            self.towards(-15),
            self.towards(-17),
        ];
        let mut i = 0;
        while i < 3 {
            out[i] = (all[0].0[i] | all[1].0[i] | all[2].0[i] | all[3].0[i]) & row_pattern(0xfff);
            i += 1;
        }
        Cells(out)
    }

    /// Everything connected with `start` inside this set.
    #[must_use]
    pub(crate) fn area(self, start: Cells) -> Cells {
        let mut area = start & self;
        loop {
            let grown = area | area.neighbours() & self;
            if grown == area {
                return area;
            }
            area = grown;
        }
    }

    /// The connected areas of the set.
    pub(crate) fn areas(self) -> impl Iterator<Item = Cells> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let area = rest.area(Cells::of(rest.first()?));
            rest = rest.difference(area);
            Some(area)
        })
    }
}

impl Not for Cells {
    type Output = Cells;
    #[inline]
    fn not(self) -> Cells {
        Cells::BOARD.difference(self)
    }
}

impl Cells {
    /// The set that the first form wrote so: 48 hexadecimal digits.
    pub(crate) fn from_digits(text: &str) -> Option<Cells> {
        let mut words = [0; 3];
        for (i, word) in words.iter_mut().enumerate() {
            let digits = text
                .get(16 * i..16 * (i + 1))
                .filter(|_| text.len() == 48)?;
            *word = u64::from_str_radix(digits, 16).ok()?;
        }
        Some(Cells(words)).filter(|cells| cells.is_subset(Cells::BOARD))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_share_a_side_and_do_not_wrap() {
        let around = |x, y| Cells::of(Square::at(x, y)).neighbours().len();
        assert_eq!(
            (around(0, 0), around(11, 5), around(5, 11), around(4, 4)),
            (2, 3, 3, 4)
        );
        let corners = |x, y| Cells::of(Square::at(x, y)).diagonals().len();
        assert_eq!((corners(0, 0), corners(11, 5), corners(4, 4)), (1, 2, 4));
    }

    #[test]
    fn areas_are_connected_by_sides_only() {
        let cells: Cells = [(0, 0), (1, 1), (2, 1), (2, 2)]
            .map(|(x, y)| Square::at(x, y))
            .into_iter()
            .collect();
        let sizes: Vec<usize> = cells.areas().map(|area| area.len()).collect();
        assert_eq!(sizes, [1, 3]);
    }

    #[test]
    fn squares_and_sets_read_back_from_their_names() {
        assert_eq!(Square::at(4, 1).to_string(), "r2c5");
        for wrong in ["", "r0c1", "r13c1", "r1c13", "r01c1", "c1r1", "r1", "r+1c1"] {
            assert!(wrong.parse::<Square>().is_err(), "{wrong}");
        }
        let cells = Cells::row(3) | Cells::column(7);
        let text = serde_json::to_string(&cells).expect("names");
        assert_eq!(serde_json::from_str::<Cells>(&text).expect("a set"), cells);
    }

    #[test]
    fn a_set_of_the_first_form_is_read() {
        let digits = format!("{:016x}{:016x}{:016x}", 1 | 1 << 17, 0, 0);
        let cells = [Square::at(0, 0), Square::at(1, 1)].into_iter().collect();
        assert_eq!(Cells::from_digits(&digits), Some(cells));
        assert_eq!(Cells::from_digits(&"f".repeat(48)), None);
    }
}
