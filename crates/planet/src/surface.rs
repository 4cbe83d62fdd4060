//! What lies on a player's planet.

use crate::cells::{Cells, Square};
use crate::kinds::{Terrain, TileId};
use crate::planets::Board;
use crate::state::Rover;
use crate::tiles;
use crate::written;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Rovers of a planet at most: Horizon's four and one more.
pub const MAX_ROVERS: usize = 5;
/// More tiles than fit on any planet.
pub const MAX_TILES: usize = 56;

/// Pieces and tokens on a planet. Terrain, icons and symbols are those of the topmost pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Surface {
    /// Squares by terrain.
    #[serde(with = "written::ground")]
    pub terrain: [Cells; 6],
    /// Squares with a piece.
    pub covered: Cells,
    /// Squares with a patch on top.
    pub patches: Cells,
    /// Squares with a resource icon, which is of the kind of their terrain.
    pub icons: Cells,
    /// Squares with a meteorite symbol.
    pub symbols: Cells,
    /// Squares with a meteorite that no rover carries.
    pub meteorites: Cells,
    /// Squares with a second one.
    pub second: Cells,
    /// Squares with a lifepod.
    pub lifepods: Cells,
    /// The rovers, by square.
    pub rovers: ArrayVec<Rover, MAX_ROVERS>,
    /// The tiles in the order they were placed.
    pub tiles: ArrayVec<Laid, MAX_TILES>,
}

/// A tile on a planet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Laid {
    /// Which tile.
    pub tile: TileId,
    /// How it is turned.
    #[serde(with = "written::turn")]
    #[cfg_attr(feature = "ts", ts(as = "written::Turn"))]
    #[cfg_attr(feature = "schema", schemars(with = "written::Turn"))]
    pub turn: u8,
    /// The upper left corner of the room it takes, covered or not.
    pub at: Square,
}

impl Laid {
    /// The squares it covers, by part.
    pub fn parts(self) -> [Cells; 2] {
        let lie = tiles::shape(tiles::tile(self.tile)).lie(self.turn);
        lie.and_then(|lie| lie.covers(self.at)).unwrap_or_default()
    }

    /// The squares it covers.
    pub fn squares(self) -> Cells {
        let [a, b] = self.parts();
        a | b
    }
}

impl Surface {
    /// An empty planet with its lifepods.
    pub fn new(board: &Board) -> Self {
        Surface {
            lifepods: board.lifepods,
            ..Surface::default()
        }
    }

    /// The terrain of a covered square.
    #[inline]
    pub fn terrain_at(&self, square: Square) -> Option<Terrain> {
        Terrain::ALL
            .iter()
            .copied()
            .find(|kind| self.terrain[kind.index()].contains(square))
    }

    /// The squares of a terrain; uncovered currents are energy.
    #[inline]
    pub fn squares_of(&self, terrain: Terrain, board: &Board) -> Cells {
        let covered = self.terrain[terrain.index()];
        match terrain {
            Terrain::Energy => covered | board.currents.difference(self.covered),
            _ => covered,
        }
    }

    /// The squares with an icon of this kind.
    #[inline]
    pub fn icons_of(&self, kind: Terrain) -> Cells {
        self.terrain[kind.index()] & self.icons
    }

    /// The squares of the tile placed last.
    pub fn last_tile(&self) -> Cells {
        self.tiles
            .last()
            .map_or(Cells::EMPTY, |laid| laid.squares())
    }

    /// The squares with rovers.
    #[inline]
    pub fn rover_squares(&self) -> Cells {
        self.rovers.iter().map(|rover| rover.square).collect()
    }

    /// The rover on a square.
    #[inline]
    pub fn rover_at(&self, square: Square) -> Option<usize> {
        self.rovers.iter().position(|rover| rover.square == square)
    }

    /// The squares with meteorites, carried ones included.
    pub fn with_meteorites(&self) -> Cells {
        let carried = self.rovers.iter().filter(|rover| rover.loaded);
        self.meteorites | carried.map(|rover| rover.square).collect()
    }

    /// How many meteorites there are, carried ones included.
    pub fn meteorite_count(&self) -> usize {
        let carried = self.rovers.iter().filter(|rover| rover.loaded).count();
        self.meteorites.len() + self.second.len() + carried
    }

    /// Whether a rover that enters a square finds something there.
    #[inline]
    pub fn has_token(&self, square: Square) -> bool {
        (self.lifepods | self.meteorites).contains(square)
    }

    /// Something was done: the way back over energy is free again.
    #[inline]
    pub fn forget_left(&mut self) {
        self.rovers
            .iter_mut()
            .for_each(|rover| rover.left = Cells::EMPTY);
    }

    /// Puts a meteorite on a square.
    pub fn add_meteorite(&mut self, square: Square) {
        match self.meteorites.contains(square) {
            true => self.second.insert(square),
            false => self.meteorites.insert(square),
        }
    }

    /// Takes a meteorite from a square, a lying one before a carried one; whether there was one.
    pub fn take_meteorite(&mut self, square: Square) -> bool {
        if self.second.contains(square) {
            self.second.remove(square);
        } else if self.meteorites.contains(square) {
            self.meteorites.remove(square);
        } else {
            let loaded = self
                .rovers
                .iter_mut()
                .find(|it| it.square == square && it.loaded);
            match loaded {
                Some(rover) => rover.loaded = false,
                None => return false,
            }
        }
        true
    }

    /// Takes the rover off a square; its cargo stays behind. Whether there was one.
    pub fn take_rover(&mut self, square: Square) -> bool {
        let Some(at) = self.rover_at(square) else {
            return false;
        };
        if self.rovers.remove(at).loaded {
            self.add_meteorite(square);
        }
        true
    }

    /// Puts a rover on a square.
    pub fn add_rover(&mut self, rover: Rover) {
        let at = self
            .rovers
            .partition_point(|other| other.square < rover.square);
        self.rovers.insert(at, rover);
    }

    /// Lays a tile, without consequences.
    pub fn lay_tile(&mut self, laid: Laid) {
        let tile = tiles::tile(laid.tile);
        let Some(lie) = tiles::shape(tile).lie(laid.turn) else {
            return;
        };
        let parts = laid.parts();
        for (part, squares) in parts.into_iter().enumerate() {
            self.terrain[tile.terrains[part].index()] |= squares;
            self.covered |= squares;
            self.icons |= lie.icon(laid.at, part).into_iter().collect();
        }
        if tile.meteorite {
            self.symbols |= lie.symbol(laid.at).into_iter().collect();
        }
        self.tiles.push(laid);
    }

    /// Removes a meteorite that a patch will cover; whether there was one.
    pub fn take_covered_meteorite(&mut self, square: Square) -> bool {
        let covers = self.covered.contains(square) && self.meteorites.contains(square);
        if covers {
            self.meteorites.remove(square);
        }
        covers
    }

    /// Lays a patch on top of whatever is there.
    pub fn lay_patch(&mut self, square: Square) {
        self.terrain
            .iter_mut()
            .for_each(|squares| squares.remove(square));
        self.terrain[Terrain::Biomass.index()].insert(square);
        self.covered.insert(square);
        self.patches.insert(square);
        self.icons.remove(square);
        self.symbols.remove(square);
    }

    /// The squares of the piece on a square that lie on top.
    pub fn piece_at(&self, square: Square) -> Cells {
        if self.patches.contains(square) {
            return Cells::of(square);
        }
        let tile = self
            .tiles
            .iter()
            .map(|laid| laid.squares())
            .find(|it| it.contains(square));
        tile.unwrap_or_default().difference(self.patches)
    }
}
