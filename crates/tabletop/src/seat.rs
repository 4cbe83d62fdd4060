//! Who sits where, and who looks.

use crate::{Member, bit_set};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
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

impl Member for Seat {
    #[inline]
    fn bit(self) -> usize {
        self.index()
    }

    #[inline]
    fn of_bit(bit: usize) -> Self {
        Seat(bit as u8)
    }
}

bit_set! {
    /// A set of seats; one byte in the state, a sorted list on the wire.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<u8>"))]
    pub SeatSet of Seat as [u8; 1], read by read_seats
}

impl SeatSet {
    /// Seats `0..n`.
    #[inline]
    pub const fn all(n: usize) -> Self {
        SeatSet::below(n)
    }
}

fn read_seats<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
    let seats = Vec::<u8>::deserialize(deserializer)?;
    match seats.iter().find(|&&seat| usize::from(seat) >= MAX_SEATS) {
        Some(seat) => Err(D::Error::custom(format!(
            "seat {seat} is beyond the last seat, {}",
            MAX_SEATS - 1
        ))),
        None => Ok(seats.into_iter().map(Seat).collect()),
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
    pub fn seat(seat: Seat) -> Self {
        Viewer::Seats(SeatSet::of(seat))
    }

    /// Whether this viewer may see what belongs to `seat` alone.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
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
