//! The frame of all maps as masks: 61 hexes in reading order, then the two spaces off the planet.

use crate::cards::data;
use crate::maps::MapFacts;
use crate::named::by_name;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use tabletop::Message;

/// A space where a tile can lie: a hex, Phobos or Ganymede.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
pub struct Space(pub(crate) u8);

impl Space {
    /// How many hexes the frame has; a map may leave some out.
    pub const HEXES: usize = 61;
    /// How many spaces there are.
    pub const COUNT: usize = 63;
    /// Phobos Space Haven, off the planet.
    pub const PHOBOS: Space = Space(61);
    /// Ganymede Colony, off the planet.
    pub const GANYMEDE: Space = Space(62);

    /// The space of this name: `r5c3`, `ganymede_colony`.
    pub fn named(id: &str) -> Option<Space> {
        let at = data().spaces.iter().position(|known| *known == id)?;
        Some(Space(at as u8))
    }

    /// All spaces.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> + Clone {
        (0..Space::COUNT as u8).map(Space)
    }

    /// The place in [`Space::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The name in data and actions.
    pub fn id(self) -> &'static str {
        data().spaces[self.index()]
    }

    /// Whether it lies on the planet.
    #[inline]
    pub const fn is_on_mars(self) -> bool {
        (self.0 as usize) < Space::HEXES
    }

    /// The name for people: its place on the map, with the name it has on all maps if there is one.
    pub fn words(self) -> Message {
        self.called(data().areas[self.index()])
    }

    /// The name for people on one map.
    pub(crate) fn words_on(self, map: &MapFacts) -> Message {
        self.called(map.areas[self.index()])
    }

    fn called(self, area: Option<&str>) -> Message {
        match area {
            Some(area) => Message::new("mars-hex-named")
                .with("area", Message::new(format!("mars-area-{area}")))
                .with("place", self.place()),
            None => self.place(),
        }
    }

    fn place(self) -> Message {
        match self {
            Space::PHOBOS | Space::GANYMEDE => Message::new(format!("mars-area-{}", self.id())),
            _ => {
                let id = self.id().as_bytes();
                let digit = |i: usize| i64::from(id[i] - b'0');
                Message::new("mars-hex")
                    .with("row", digit(1))
                    .with("column", digit(3))
            }
        }
    }
}

by_name!(Space, id, "space");

/// A set of spaces: 63 bits in the state, a list in the order of the map when written.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spaces(pub(crate) u64);

impl Spaces {
    /// No space.
    pub const EMPTY: Spaces = Spaces(0);
    /// The hexes on the planet, on any map.
    pub const ON_MARS: Spaces = Spaces((1 << Space::HEXES) - 1);

    /// One space alone.
    #[inline]
    pub const fn of(space: Space) -> Self {
        Spaces(1 << space.0)
    }

    /// Whether the space is in the set.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// Adds a space.
    #[inline]
    pub const fn insert(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }

    /// Takes a space out.
    #[inline]
    pub const fn remove(&mut self, space: Space) {
        self.0 &= !(1 << space.0);
    }

    /// Whether no space is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spaces are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Spaces in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    /// Spaces in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }

    /// Spaces in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// The lowest space.
    #[inline]
    pub const fn first(self) -> Option<Space> {
        match self.0 {
            0 => None,
            bits => Some(Space(bits.trailing_zeros() as u8)),
        }
    }

    /// The spaces in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let bit = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Space(bit)
            })
        })
    }

    /// All spaces next to any of these.
    #[inline]
    #[must_use]
    pub fn neighbours(self, map: &MapFacts) -> Spaces {
        let around = |space: Space| map.neighbours[space.index()];
        self.iter()
            .fold(Spaces::EMPTY, |sum, space| sum.union(around(space)))
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = Spaces::EMPTY;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

impl Serialize for Spaces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Spaces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        tabletop::read_set::<_, Space, _>(deserializer, |text| {
            // As form 1 wrote it: 16 hexadecimal digits.
            let bits = u64::from_str_radix(text, 16).ok();
            bits.filter(|bits| bits >> Space::COUNT == 0).map(Spaces)
        })
    }
}
