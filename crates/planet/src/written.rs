//! How what is packed in the state is written: by name, and sets as lists.

use crate::cells::{Cells, SIDE};
use crate::kinds::{Side, Track};
use crate::state::{PodPlace, Tracker};
use serde::{Deserialize, Serialize};

/// How a tile is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Turn {
    /// Whether it is turned over from left to right, which comes first.
    pub flipped: bool,
    /// Quarters of a turn to the right, from 0 to 3.
    pub quarters: u8,
}

impl From<u8> for Turn {
    fn from(turn: u8) -> Self {
        Turn {
            flipped: turn >= 4,
            quarters: turn % 4,
        }
    }
}

impl TryFrom<Turn> for u8 {
    type Error = String;

    fn try_from(turn: Turn) -> Result<u8, String> {
        match turn.quarters {
            quarters @ 0..4 => Ok(4 * u8::from(turn.flipped) + quarters),
            quarters => Err(format!(
                "{quarters} is not a number of quarters from 0 to 3"
            )),
        }
    }
}

/// A technology of the seat's corporation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tech {
    /// Its level, from 1.
    pub level: u8,
}

impl From<u8> for Tech {
    fn from(tech: u8) -> Self {
        Tech { level: tech + 1 }
    }
}

impl TryFrom<Tech> for u8 {
    type Error = String;

    fn try_from(tech: Tech) -> Result<u8, String> {
        match tech.level {
            level @ 1..=8 => Ok(level - 1),
            level => Err(format!("there is no technology of level {level}")),
        }
    }
}

/// A set of technologies: their levels, from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Levels(pub Vec<u8>);

impl From<u8> for Levels {
    fn from(bits: u8) -> Self {
        Levels(
            (1..=8)
                .filter(|level| bits >> (level - 1) & 1 == 1)
                .collect(),
        )
    }
}

impl TryFrom<Levels> for u8 {
    type Error = String;

    fn try_from(Levels(levels): Levels) -> Result<u8, String> {
        let bits = levels.into_iter().map(|level| u8::try_from(Tech { level }));
        bits.map(|tech| Ok(1 << tech?))
            .try_fold(0, |set, bit: Result<u8, String>| Ok(set | bit?))
    }
}

/// One of the two benefits of a space: Wormhole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum OfTwo {
    /// The patch.
    Patch,
    /// The other one: a synergy boost or an advance.
    Other,
}

impl From<u8> for OfTwo {
    fn from(which: u8) -> Self {
        match which {
            0 => OfTwo::Patch,
            _ => OfTwo::Other,
        }
    }
}

impl From<OfTwo> for u8 {
    fn from(which: OfTwo) -> u8 {
        which as u8
    }
}

/// The sides of both boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sides {
    /// Of the planet board.
    pub planet: Side,
    /// Of the corporation board.
    pub corporation: Side,
}

impl From<[Side; 2]> for Sides {
    fn from([planet, corporation]: [Side; 2]) -> Self {
        Sides {
            planet,
            corporation,
        }
    }
}

impl From<Sides> for [Side; 2] {
    fn from(sides: Sides) -> Self {
        [sides.planet, sides.corporation]
    }
}

/// The levels of what is counted by level: each as often as it is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Owed(pub Vec<u8>);

impl From<[u8; 4]> for Owed {
    fn from(counts: [u8; 4]) -> Self {
        let each = (1..).zip(counts);
        Owed(
            each.flat_map(|(level, n)| std::iter::repeat_n(level, n.into()))
                .collect(),
        )
    }
}

impl TryFrom<Owed> for [u8; 4] {
    type Error = String;

    fn try_from(Owed(levels): Owed) -> Result<[u8; 4], String> {
        let mut counts = [0_u8; 4];
        for level in levels {
            let place = usize::from(level).checked_sub(1);
            let count = place.and_then(|place| counts.get_mut(place));
            let count = count.ok_or_else(|| format!("there is no pile of level {level}"))?;
            *count = count.saturating_add(1);
        }
        Ok(counts)
    }
}

/// A space of a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Spot {
    track: Track,
    row: u8,
}

/// A space that a tracker has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Left {
    /// Which tracker.
    pub tracker: Track,
    /// The track of the space.
    pub track: Track,
    /// The row, from 0 at the bottom.
    pub row: u8,
}

/// The rows whose bits are set.
fn rows(bits: u16) -> impl Iterator<Item = u8> {
    (0..16).filter(move |row| bits >> row & 1 == 1)
}

fn bit(row: u8) -> Result<u16, String> {
    match row {
        0..16 => Ok(1 << row),
        _ => Err(format!("no track has a row {row}")),
    }
}

/// Spaces, packed as rows by track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spots(Vec<Spot>);

impl From<[u16; 5]> for Spots {
    fn from(packed: [u16; 5]) -> Self {
        let tracks = Track::ALL.iter().zip(packed);
        let spots = |(&track, bits)| rows(bits).map(move |row| Spot { track, row });
        Spots(tracks.flat_map(spots).collect())
    }
}

impl TryFrom<Spots> for [u16; 5] {
    type Error = String;

    fn try_from(Spots(spots): Spots) -> Result<Self, String> {
        let mut packed = [0; 5];
        for Spot { track, row } in spots {
            packed[track.index()] |= bit(row)?;
        }
        Ok(packed)
    }
}

/// Spaces left by trackers, packed as rows by tracker and track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LeftSpaces(pub Vec<Left>);

impl From<[[u16; 5]; 5]> for LeftSpaces {
    fn from(packed: [[u16; 5]; 5]) -> Self {
        let each = Track::ALL
            .iter()
            .zip(packed)
            .flat_map(|(&tracker, tracks)| {
                let Spots(spots) = tracks.into();
                let left = move |Spot { track, row }| Left {
                    tracker,
                    track,
                    row,
                };
                spots.into_iter().map(left)
            });
        LeftSpaces(each.collect())
    }
}

impl TryFrom<LeftSpaces> for [[u16; 5]; 5] {
    type Error = String;

    fn try_from(LeftSpaces(left): LeftSpaces) -> Result<Self, String> {
        let mut packed = [[0; 5]; 5];
        for it in left {
            packed[it.tracker.index()][it.track.index()] |= bit(it.row)?;
        }
        Ok(packed)
    }
}

/// Something for each track or terrain, by name.
macro_rules! by_name {
    ($(#[$doc:meta])* $name:ident($of:ty; $count:literal): $($(#[$field_doc:meta])* $field:ident),*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub struct $name {
            $($(#[$field_doc])* pub $field: $of),*
        }

        impl From<[$of; $count]> for $name {
            fn from([$($field),*]: [$of; $count]) -> Self {
                $name { $($field),* }
            }
        }

        impl From<$name> for [$of; $count] {
            fn from(it: $name) -> Self {
                [$(it.$field),*]
            }
        }
    };
}

by_name!(
    /// A number for each track.
    Counts(u8; 5):
    /// Of civ.
    civ,
    /// Of water.
    water,
    /// Of biomass.
    biomass,
    /// Of rover.
    rover,
    /// Of tech.
    tech
);
by_name!(
    /// Where the trackers stand.
    Trackers(Tracker; 5):
    /// The civ tracker.
    civ,
    /// The water tracker.
    water,
    /// The biomass tracker.
    biomass,
    /// The rover tracker.
    rover,
    /// The tech tracker.
    tech
);
by_name!(
    /// The covered squares of a planet by what lies on top.
    Ground(Cells; 6):
    /// With civ.
    civ,
    /// With water.
    water,
    /// With biomass, patches too.
    biomass,
    /// With rover.
    rover,
    /// With tech.
    tech,
    /// With energy.
    energy
);

/// A row of the planet is called `r4`, a column `c4`, counted from 1.
fn line(letter: char, n: u8) -> String {
    format!("{letter}{}", n + 1)
}

fn read_line(letter: char, name: &str) -> Result<u8, String> {
    let number = name
        .strip_prefix(letter)
        .and_then(|it| it.parse::<u8>().ok());
    let found = number.filter(|n| (1..=SIDE).contains(n) && name == line(letter, n - 1));
    found
        .map(|n| n - 1)
        .ok_or_else(|| format!("no line of the planet is called \"{name}\""))
}

/// The name of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Row(pub String);

/// The name of a column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Column(pub String);

impl From<u8> for Row {
    fn from(y: u8) -> Self {
        Row(line('r', y))
    }
}

impl TryFrom<Row> for u8 {
    type Error = String;

    fn try_from(Row(name): Row) -> Result<u8, String> {
        read_line('r', &name)
    }
}

impl From<u8> for Column {
    fn from(x: u8) -> Self {
        Column(line('c', x))
    }
}

impl TryFrom<Column> for u8 {
    type Error = String;

    fn try_from(Column(name): Column) -> Result<u8, String> {
        read_line('c', &name)
    }
}

/// Places of lifepods, three at most.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Places(Vec<PodPlace>);

impl From<[Option<PodPlace>; 3]> for Places {
    fn from(places: [Option<PodPlace>; 3]) -> Self {
        Places(places.into_iter().flatten().collect())
    }
}

impl TryFrom<Places> for [Option<PodPlace>; 3] {
    type Error = String;

    fn try_from(Places(places): Places) -> Result<Self, String> {
        let mut all = [None; 3];
        if places.len() > all.len() {
            let n = places.len();
            return Err(format!("{n} places, and no more than 3 lifepods are moved"));
        }
        for (slot, place) in all.iter_mut().zip(places) {
            *slot = Some(place);
        }
        Ok(all)
    }
}

/// A module for `#[serde(with = …)]`: what is packed in the state is written as another type.
macro_rules! written {
    ($module:ident: $packed:ty as $written:ty) => {
        pub(crate) mod $module {
            #[allow(unused_imports, reason = "each pair of types needs some of them")]
            use super::*;
            use serde::{Deserializer, Serializer, de::Error};

            pub(crate) fn serialize<S: Serializer>(it: &$packed, to: S) -> Result<S::Ok, S::Error> {
                <$written>::from(*it).serialize(to)
            }

            pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
                from: D,
            ) -> Result<$packed, D::Error> {
                let written = <$written>::deserialize(from)?;
                <$packed>::try_from(written).map_err(D::Error::custom)
            }
        }
    };
}

written!(turn: u8 as Turn);
written!(tech: u8 as Tech);
written!(levels: u8 as Levels);
written!(of_two: u8 as OfTwo);
written!(row: u8 as Row);
written!(column: u8 as Column);
written!(owed: [u8; 4] as Owed);
written!(spots: [u16; 5] as Spots);
written!(left: [[u16; 5]; 5] as LeftSpaces);
written!(counts: [u8; 5] as Counts);
written!(trackers: [Tracker; 5] as Trackers);
written!(ground: [Cells; 6] as Ground);
written!(moved: [Option<PodPlace>; 3] as Places);

/// The sides chosen, if any.
pub(crate) mod sides {
    use super::{Deserialize, Serialize, Side, Sides};
    use serde::{Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        it: &Option<[Side; 2]>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        it.map(Sides::from).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<[Side; 2]>, D::Error> {
        Ok(Option::<Sides>::deserialize(from)?.map(Into::into))
    }
}
