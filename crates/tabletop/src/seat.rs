//! Who sits where, and who looks.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats a table has.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a per-seat array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Seats `0..n`.
    pub fn all(n: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n as u8).map(Seat)
    }
}

impl From<usize> for Seat {
    #[inline]
    fn from(index: usize) -> Self {
        Seat(index as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats; one byte in the state, a sorted list on the wire.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Seats `0..n`.
    #[inline]
    pub const fn all(n: usize) -> Self {
        SeatSet(((1u16 << n) - 1) as u8)
    }

    /// One seat alone.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        // A seat beyond the last one is in no set, whoever asks.
        seat.index() < MAX_SEATS && self.0 >> seat.0 & 1 == 1
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Seats in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Seats in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// Seats in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// The seats in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let seat = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Seat(seat)
            })
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|seat| seat.0))
            .finish()
    }
}

impl From<SeatSet> for Vec<u8> {
    fn from(set: SeatSet) -> Self {
        set.iter().map(|seat| seat.0).collect()
    }
}

impl TryFrom<Vec<u8>> for SeatSet {
    type Error = String;

    fn try_from(seats: Vec<u8>) -> Result<Self, String> {
        match seats.iter().find(|&&seat| usize::from(seat) >= MAX_SEATS) {
            Some(seat) => Err(format!(
                "seat {seat} is beyond the last seat, {}",
                MAX_SEATS - 1
            )),
            None => Ok(seats.into_iter().map(Seat).collect()),
        }
    }
}

/// Somebody who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// One seat, or several that share a browser: they see what any of them may see.
    Seats(SeatSet),
    /// Somebody without a seat.
    Spectator,
    /// Sees everything.
    Referee,
}

impl Viewer {
    /// The view of one seat.
    pub const fn seat(seat: Seat) -> Self {
        Viewer::Seats(SeatSet::of(seat))
    }

    /// Whether this viewer may see what belongs to `seat` alone.
    #[inline]
    pub const fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seats(set) => set.contains(seat),
            Viewer::Spectator => false,
            Viewer::Referee => true,
        }
    }

    /// Whether this viewer may see what all of `knowers`, or any of them, know.
    #[inline]
    pub const fn sees_any(self, knowers: SeatSet) -> bool {
        match self {
            Viewer::Seats(set) => !set.intersection(knowers).is_empty(),
            Viewer::Spectator => false,
            Viewer::Referee => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_beyond_the_last_one_is_in_no_set() {
        assert!(SeatSet::all(8).contains(Seat(7)));
        assert!(!SeatSet::all(8).contains(Seat(8)));
        assert!(!SeatSet::all(8).contains(Seat(200)));
    }

    #[test]
    fn a_set_is_written_as_a_sorted_list_and_refuses_seats_that_cannot_be() {
        let set: SeatSet = [Seat(3), Seat(0)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).expect("it is a list"), "[0,3]");
        assert!(serde_json::from_str::<SeatSet>("[1,9]").is_err());
    }
}
