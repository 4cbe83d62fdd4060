//! The tiles on the map.

use crate::map::{Space, Spaces};
use crate::maps::MapFacts;
use crate::vocabulary::{Placement, Tile};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// What lies on the planet and beside it, as masks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Board {
    pub(crate) oceans: Spaces,
    pub(crate) greeneries: Spaces,
    /// Cities, the Capital among them, on Mars and off it.
    pub(crate) cities: Spaces,
    /// Where each special tile lies.
    pub(crate) special: [Option<Space>; Tile::SPECIAL],
    /// Tiles by owner; those of nobody that are no oceans are neutral.
    pub(crate) owned: ArrayVec<Spaces, 5>,
    /// Hexes claimed and not built on.
    pub(crate) claimed: ArrayVec<Spaces, 5>,
}

impl Board {
    pub(crate) const MAX_OCEANS: usize = 9;

    pub(crate) fn new(seats: usize) -> Self {
        Board {
            owned: (0..seats).map(|_| Spaces::EMPTY).collect(),
            claimed: (0..seats).map(|_| Spaces::EMPTY).collect(),
            ..Board::default()
        }
    }

    /// All spaces with a tile.
    #[inline]
    pub(crate) fn occupied(&self) -> Spaces {
        let special = self.special.iter().flatten();
        let special = special.copied().collect::<Spaces>();
        self.oceans | self.greeneries | self.cities | special
    }

    /// Hexes that only others may build on.
    #[inline]
    pub(crate) fn claimed_by_others(&self, seat: Seat) -> Spaces {
        let claims = self.claimed.iter().enumerate();
        let others = claims.filter(|(i, _)| *i != seat.index());
        others.fold(Spaces::EMPTY, |sum, (_, spaces)| sum.union(*spaces))
    }

    /// Whether the ninth ocean lies on the map.
    #[inline]
    pub(crate) fn oceans_complete(&self) -> bool {
        self.oceans.len() >= Board::MAX_OCEANS
    }

    /// Empty spaces of the right kind, not claimed by others.
    #[inline]
    pub(crate) fn free(&self, map: &MapFacts, seat: Seat, placement: Placement) -> Spaces {
        map.kind_for(map.placement(placement))
            .difference(self.occupied())
            .difference(self.claimed_by_others(seat))
    }

    /// Where a seat may put a tile.
    pub(crate) fn legal(
        &self,
        map: &MapFacts,
        seat: Seat,
        tile: Tile,
        placement: Placement,
    ) -> Spaces {
        if tile == Tile::Ocean && self.oceans_complete() {
            return Spaces::EMPTY;
        }
        let placement = map.placement(placement);
        let free = self.free(map, seat, placement);
        let next_to = |tiles: Spaces| free.intersection(tiles.neighbours(map));
        match placement {
            Placement::CityNormal => free.difference(self.cities.neighbours(map)),
            Placement::GreeneryNormal => {
                let near = next_to(self.owned[seat.index()]);
                if near.is_empty() { free } else { near }
            }
            Placement::Isolated => free.difference(self.occupied().neighbours(map)),
            Placement::NextToCity => next_to(self.cities),
            Placement::NextToTwoCities => {
                let cities = |space: Space| map.neighbours[space.index()].intersection(self.cities);
                let fitting = next_to(self.cities).iter();
                let fitting = fitting.filter(|&space| cities(space).len() >= 2);
                fitting.fold(Spaces::EMPTY, |sum, space| sum.union(Spaces::of(space)))
            }
            Placement::NextToGreenery => next_to(self.greeneries),
            Placement::MetalBonusNextToOwnTile => next_to(self.owned[seat.index()]),
            Placement::OceanReserved
            | Placement::LandNonReserved
            | Placement::Volcanic
            | Placement::MetalBonus
            | Placement::NoctisCity
            | Placement::PhobosSpaceHaven
            | Placement::GanymedeColony => free,
        }
    }

    /// Puts a tile down, of a seat or of nobody.
    pub(crate) fn put(&mut self, tile: Tile, space: Space, owner: Option<Seat>) {
        match tile {
            Tile::Ocean => self.oceans.insert(space),
            Tile::Greenery => self.greeneries.insert(space),
            _ if tile.is_city() => self.cities.insert(space),
            _ => {}
        }
        if let Some(special) = tile.special() {
            self.special[special] = Some(space);
        }
        self.claimed
            .iter_mut()
            .for_each(|claims| claims.remove(space));
        if let (Some(seat), true) = (owner, tile != Tile::Ocean) {
            self.owned[seat.index()].insert(space);
        }
    }

    /// What lies on a space.
    pub(crate) fn tile(&self, space: Space) -> Option<Tile> {
        let special = self.special.iter().position(|at| *at == Some(space));
        match special {
            Some(i) => Some(Tile::ALL[Tile::Capital.index() + i]),
            None if self.oceans.contains(space) => Some(Tile::Ocean),
            None if self.greeneries.contains(space) => Some(Tile::Greenery),
            None if self.cities.contains(space) => Some(Tile::City),
            None => None,
        }
    }

    /// Whose tile lies on a space.
    pub(crate) fn owner(&self, space: Space) -> Option<Seat> {
        let at = self.owned.iter().position(|tiles| tiles.contains(space))?;
        Some(Seat::from(at))
    }

    /// Who owns a tile next to a space.
    pub(crate) fn owners_around(&self, map: &MapFacts, space: Space) -> SeatSet {
        let around = map.neighbours[space.index()];
        let owners = self.owned.iter().enumerate();
        let owners = owners.filter(|(_, tiles)| !tiles.intersection(around).is_empty());
        owners.map(|(i, _)| Seat::from(i)).collect()
    }

    /// How many cities a seat owns, on Mars and off it.
    #[inline]
    pub(crate) fn cities_of(&self, seat: Seat) -> usize {
        self.cities.intersection(self.owned[seat.index()]).len()
    }

    /// How many greeneries a seat owns.
    #[inline]
    pub(crate) fn greeneries_of(&self, seat: Seat) -> usize {
        self.greeneries.intersection(self.owned[seat.index()]).len()
    }
}
