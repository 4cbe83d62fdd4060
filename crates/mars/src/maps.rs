//! The maps of the box: what is printed on each, with its milestones and awards.
//!
//! All maps have one frame, that of [`Space`]: a map may leave hexes out, and says what the others are.

use crate::cards::{Ops, data};
use crate::honours::{Award, Milestone};
use crate::map::{Space, Spaces};
use crate::named::by_name;
use crate::vocabulary::{Placement, Resource};
use std::ops::Deref;
use tabletop::Message;

/// One of the maps that a game can be played on.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
pub struct Map(&'static MapFacts);

impl Map {
    /// The map of this name.
    pub fn named(id: &str) -> Option<Map> {
        Map::all().find(|map| map.id == id)
    }

    /// All maps, that of the base game first.
    pub fn all() -> impl ExactSizeIterator<Item = Map> + Clone {
        data().maps.iter().map(Map)
    }

    /// Whether there is no other map to choose: such a choice is neither offered nor written.
    pub(crate) fn is_the_only_one(&self) -> bool {
        Map::all().len() == 1
    }

    /// Whether it is the map of the base game, which goes without saying.
    pub(crate) fn is_first(&self) -> bool {
        *self == Map::default()
    }

    /// What is printed on it.
    #[inline]
    pub(crate) const fn facts(self) -> &'static MapFacts {
        self.0
    }

    /// The name in data and options.
    pub fn id(self) -> &'static str {
        self.0.id
    }

    /// Its milestones.
    pub fn milestones(self) -> &'static [Milestone] {
        &self.0.milestones
    }

    /// Its awards.
    pub fn awards(self) -> &'static [Award] {
        &self.0.awards
    }

    /// The name for people.
    pub fn words(self) -> Message {
        Message::new(format!("mars-map-{}", self.id()))
    }
}

impl Deref for Map {
    type Target = MapFacts;

    #[inline]
    fn deref(&self) -> &MapFacts {
        self.0
    }
}

impl Default for Map {
    fn default() -> Self {
        Map(&data().maps[0])
    }
}

impl PartialEq for Map {
    fn eq(&self, other: &Map) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Map {}

by_name!(Map, id, "map");

/// What is printed on a map.
#[derive(Debug)]
pub struct MapFacts {
    /// The name in data and options.
    pub(crate) id: &'static str,
    /// The hexes that it has.
    pub(crate) hexes: Spaces,
    /// The names of the areas that have one.
    pub(crate) areas: [Option<&'static str>; Space::COUNT],
    /// What lies next to each space.
    pub(crate) neighbours: [Spaces; Space::COUNT],
    /// The neighbours of each hex clockwise from the upper right.
    pub(crate) clockwise: [[Option<Space>; 6]; Space::HEXES],
    /// Unreserved land.
    pub(crate) land: Spaces,
    /// Reserved for oceans.
    pub(crate) ocean: Spaces,
    /// Reserved for Noctis City.
    pub(crate) noctis: Spaces,
    /// The volcanoes.
    pub(crate) volcanic: Spaces,
    /// Hexes whose printed bonus has this resource.
    pub(crate) with_bonus: [Spaces; Resource::ALL.len()],
    /// The printed bonus of each space.
    pub(crate) bonus: [Ops; Space::COUNT],
    /// Which rule of placement holds here in place of each: another where the map lacks its hexes.
    pub(crate) placements: [Placement; Placement::ALL.len()],
    /// Its milestones.
    pub(crate) milestones: Vec<Milestone>,
    /// Its awards.
    pub(crate) awards: Vec<Award>,
}

impl MapFacts {
    /// Hexes with a steel or titanium bonus.
    #[inline]
    pub(crate) fn metal(&self) -> Spaces {
        self.with_bonus[Resource::Steel.index()].union(self.with_bonus[Resource::Titanium.index()])
    }

    /// The rule of placement that holds on this map.
    #[inline]
    pub(crate) fn placement(&self, wanted: Placement) -> Placement {
        self.placements[wanted.index()]
    }

    /// The spaces of the right kind for a placement, whatever lies there or beside.
    #[inline]
    pub(crate) fn kind_for(&self, placement: Placement) -> Spaces {
        match placement {
            Placement::OceanReserved => self.ocean,
            Placement::NoctisCity => self.noctis,
            Placement::PhobosSpaceHaven => Spaces::of(Space::PHOBOS),
            Placement::GanymedeColony => Spaces::of(Space::GANYMEDE),
            Placement::Volcanic => self.land.intersection(self.volcanic),
            Placement::MetalBonus | Placement::MetalBonusNextToOwnTile => {
                self.land.intersection(self.metal())
            }
            Placement::LandNonReserved
            | Placement::CityNormal
            | Placement::GreeneryNormal
            | Placement::Isolated
            | Placement::NextToCity
            | Placement::NextToTwoCities
            | Placement::NextToGreenery => self.land,
        }
    }
}
