//! The small words of the game: terrains, tracks, rings, and the names of components.

use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::{Member, bit_set};

macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident: $($(#[$case_doc:meta])* $case:ident = $key:literal),* $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum $name {
            $($(#[$case_doc])* $case),*
        }

        impl $name {
            /// All of them, in the order of the boards.
            pub const ALL: &'static [$name] = &[$($name::$case),*];

            /// The name in data and words.
            pub const fn key(self) -> &'static str {
                match self {
                    $($name::$case => $key),*
                }
            }

            /// Its place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

kinds! {
    /// What a square of a tile is, and which resource its icon shows. A biomass patch is biomass.
    Terrain:
    /// Black: people.
    Civ = "civ",
    /// Blue.
    Water = "water",
    /// Green.
    Biomass = "biomass",
    /// Red.
    Rover = "rover",
    /// White.
    Tech = "tech",
    /// Yellow: the only one without a track.
    Energy = "energy",
}

kinds! {
    /// One of the five tracks of a corporation board, and its tracker.
    Track:
    /// Black.
    Civ = "civ",
    /// Blue.
    Water = "water",
    /// Green.
    Biomass = "biomass",
    /// Red.
    Rover = "rover",
    /// White.
    Tech = "tech",
}

kinds! {
    /// One of the two rings of the station: each depot has a stack of both.
    Ring:
    /// Large tiles.
    Outer = "outer",
    /// Small tiles.
    Inner = "inner",
}

kinds! {
    /// The colour of an event card.
    Colour:
    /// Mild.
    Green = "green",
    /// Middling.
    Orange = "orange",
    /// Harsh.
    Red = "red",
}

kinds! {
    /// One of the two sides of a board.
    Side:
    /// The board with rules of its own.
    Asymmetric = "asymmetric",
    /// KSB-4156 or Universal Coalition.
    Symmetric = "symmetric",
}

impl Terrain {
    /// The track of this terrain; energy has none.
    #[inline]
    pub const fn track(self) -> Option<Track> {
        match self {
            Terrain::Energy => None,
            other => Some(Track::ALL[other.index()]),
        }
    }
}

impl Track {
    /// The terrain of this track.
    #[inline]
    pub const fn terrain(self) -> Terrain {
        Terrain::ALL[self.index()]
    }
}

impl Member for Track {
    #[inline]
    fn bit(self) -> usize {
        self.index()
    }

    #[inline]
    fn of_bit(bit: usize) -> Self {
        Track::ALL[bit]
    }
}

bit_set! {
    /// A set of tracks; a sorted list on the wire.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Track>"))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Track>"))]
    pub TrackSet of Track as [u8; 1]
}

impl TrackSet {
    /// All five.
    pub const ALL: TrackSet = TrackSet::below(5);
}

/// A component that is known by its place in a table of the data and written by its name.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $names:path) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// All of them.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..$names().len() as u8).map($name)
            }

            /// The name in data, scripts and words.
            pub fn key(self) -> &'static str {
                $names()[self.index()]
            }

            /// The one of this name.
            pub fn named(key: &str) -> Option<Self> {
                let at = $names().iter().position(|name| *name == key)?;
                Some($name(at as u8))
            }

            #[inline]
            pub(crate) const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(key: String) -> Result<Self, String> {
                let wrong = || format!("there is no {} called \"{key}\"", stringify!($name));
                $name::named(&key).ok_or_else(wrong)
            }
        }

        impl From<$name> for String {
            fn from(it: $name) -> String {
                it.key().to_owned()
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.key())
            }
        }

        impl tabletop::Card for $name {
            fn name(self) -> std::borrow::Cow<'static, str> {
                self.key().into()
            }
        }
    };
}

named!(
    /// One of the 144 tiles, by shape, terrains and `_m` for a meteorite symbol.
    TileId,
    crate::tiles::tile_names
);
named!(
    /// One of the 13 planets.
    PlanetId,
    crate::planets::planet_names
);
named!(
    /// One of the 9 corporations.
    CorporationId,
    crate::corporations::corporation_names
);
named!(
    /// One of the 36 civilization cards.
    CivCard,
    crate::cards::civ_names
);
named!(
    /// One of the 60 event cards.
    EventCard,
    crate::cards::event_names
);
named!(
    /// One of the 28 two-sided objective cards.
    Objective,
    crate::cards::objective_names
);

impl PlanetId {
    /// KSB-4156, the symmetric side of every planet board.
    pub const SYMMETRIC: PlanetId = PlanetId(0);
}

impl CorporationId {
    /// Universal Coalition, the symmetric side of every corporation board.
    pub const SYMMETRIC: CorporationId = CorporationId(0);
}
