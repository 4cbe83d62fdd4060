//! What actions are about, numbered.

use crate::action::Item;
use crate::cards::{CIV_CARDS, OBJECTIVES};
use crate::cells::{SIDE, Square};
use crate::corporations::MAX_TECHS;
use crate::kinds::{CivCard, Objective, Ring, Side, Terrain, Track};
use crate::state::PodPlace;
use tabletop::encode::Domain;

/// Places of the board.
pub(super) const SQUARES: usize = SIDE as usize * SIDE as usize;
/// Rows of a track on which a lifepod can lie.
pub(super) const ROWS: u16 = 16;

/// A word of a fixed list is numbered by its place.
macro_rules! listed {
    ($($name:ident $key:literal),+) => {
        $(impl Domain for $name {
            type Of = $name;
            const NAME: &'static str = $key;
            const SIZE: u16 = $name::ALL.len() as u16;
            #[inline]
            fn code(it: $name) -> u16 {
                it as u16
            }
            fn value(code: u16) -> Option<$name> {
                $name::ALL.get(usize::from(code)).copied()
            }
        })+
    };
}

listed!(Terrain "terrain", Track "track", Ring "ring", Side "side");

/// A card is numbered by its place in the data.
macro_rules! cards {
    ($($name:ident $key:literal $size:ident),+) => {
        $(impl Domain for $name {
            type Of = $name;
            const NAME: &'static str = $key;
            const SIZE: u16 = $size as u16;
            #[inline]
            fn code(it: $name) -> u16 {
                it.0.into()
            }
            fn value(code: u16) -> Option<$name> {
                $name::all().nth(code.into())
            }
        })+
    };
}

cards!(CivCard "civ_card" CIV_CARDS, Objective "objective" OBJECTIVES);

impl Domain for Square {
    type Of = Square;
    const NAME: &'static str = "square";
    const SIZE: u16 = SQUARES as u16;
    #[inline]
    fn code(square: Square) -> u16 {
        u16::from(square.y()) * u16::from(SIDE) + u16::from(square.x())
    }
    fn value(code: u16) -> Option<Square> {
        let (x, y) = (code % u16::from(SIDE), code / u16::from(SIDE));
        (code < Self::SIZE).then(|| Square::at(x as u8, y as u8))
    }
}

/// The scoring area, then spaces of tracks, then technologies.
const TECHS: u16 = 1 + ROWS * Track::ALL.len() as u16;

impl Domain for PodPlace {
    type Of = PodPlace;
    const NAME: &'static str = "pod_place";
    const SIZE: u16 = TECHS + MAX_TECHS as u16;
    #[inline]
    fn code(place: PodPlace) -> u16 {
        match place {
            PodPlace::Scoring => 0,
            PodPlace::Space { track, row } => {
                1 + ROWS * track as u16 + u16::from(row).min(ROWS - 1)
            }
            PodPlace::Tech(tech) => TECHS + u16::from(tech).min(MAX_TECHS as u16 - 1),
        }
    }
    fn value(code: u16) -> Option<PodPlace> {
        match code {
            0 => Some(PodPlace::Scoring),
            1..TECHS => {
                let (track, row) = ((code - 1) / ROWS, ((code - 1) % ROWS) as u8);
                Track::value(track).map(|track| PodPlace::Space { track, row })
            }
            _ => (code < Self::SIZE).then(|| PodPlace::Tech((code - TECHS) as u8)),
        }
    }
}

const PLAIN: [Item; 19] = [
    Item::Synergy,
    Item::Patch,
    Item::Deploy,
    Item::Pick,
    Item::Raise,
    Item::Regress,
    Item::CollectLifepod,
    Item::CollectMeteorite,
    Item::DestroyMeteorite,
    Item::DestroyLine,
    Item::DestroyRover,
    Item::DestroyLifepod,
    Item::DestroyCollected,
    Item::Relocate,
    Item::AddMeteorite,
    Item::ExtraTile,
    Item::DiscardObjective,
    Item::DiscardStack,
    Item::Reposition,
];
/// Advances by track, then resources by terrain, then all others.
const RESOURCES: u16 = Track::ALL.len() as u16;
const OTHERS: u16 = RESOURCES + Terrain::ALL.len() as u16;

impl Domain for Item {
    type Of = Item;
    const NAME: &'static str = "item";
    const SIZE: u16 = OTHERS + PLAIN.len() as u16;
    fn code(item: Item) -> u16 {
        match item {
            Item::Advance(track) => track as u16,
            Item::Resource(kind) => RESOURCES + kind as u16,
            other => {
                let at = PLAIN.iter().position(|it| *it == other);
                OTHERS + at.unwrap_or_default() as u16
            }
        }
    }
    fn value(code: u16) -> Option<Item> {
        match code {
            0..RESOURCES => Track::value(code).map(Item::Advance),
            RESOURCES..OTHERS => Terrain::value(code - RESOURCES).map(Item::Resource),
            _ => PLAIN.get(usize::from(code - OTHERS)).copied(),
        }
    }
}
