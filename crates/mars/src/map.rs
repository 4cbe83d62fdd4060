//! The frame of all maps as masks: 61 hexes in reading order, then the two spaces off the planet.

use crate::cards::data;
use crate::maps::MapFacts;
use crate::named::by_name;
use tabletop::{Member, Message, bit_set};

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

impl Member for Space {
    #[inline]
    fn bit(self) -> usize {
        self.index()
    }

    #[inline]
    fn of_bit(bit: usize) -> Self {
        Space(bit as u8)
    }
}

bit_set! {
    /// A set of spaces: 63 bits in the state, a list in the order of the map when written.
    pub Spaces of Space as [u64; 1], read by |deserializer| tabletop::read_set::<_, Space, _>(deserializer, Spaces::of_digits)
}

impl Spaces {
    /// The hexes on the planet, on any map.
    pub const ON_MARS: Spaces = Spaces::below(Space::HEXES);

    /// The set as form 1 wrote it: 16 hexadecimal digits.
    fn of_digits(text: &str) -> Option<Spaces> {
        let bits = u64::from_str_radix(text, 16).ok();
        let bits = bits.filter(|bits| bits >> Space::COUNT == 0)?;
        Some(Spaces::from_words([bits]))
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
