//! The 144 tiles and every way to lay them, compiled when the data is loaded; and the station's rings.

use crate::cells::{Cells, Square};
use crate::kinds::{Ring, Terrain, TileId};
use arrayvec::ArrayVec;
use serde::Deserialize;
use std::sync::LazyLock;

/// Cells of the largest tile.
pub const MAX_CELLS: usize = 5;
/// Stacks on the station: six on each ring.
pub const STACKS: usize = 12;
/// Tiles in a full stack.
pub const STACK_SIZE: usize = 12;
/// All tiles.
pub const TILES: usize = STACKS * STACK_SIZE;
/// Ways to turn and flip a tile: `flip * 4 + rotation`.
pub const TURNS: u8 = 8;

/// A tile: its two terrains, its icons and perhaps a meteorite symbol.
#[derive(Clone, Debug)]
pub struct Tile {
    /// The place of its shape in the data, which is also that of its stack.
    pub shape: u8,
    /// The terrains of its two parts.
    pub terrains: [Terrain; 2],
    /// Whether it shows a meteorite symbol.
    pub meteorite: bool,
}

impl Tile {
    /// Whether one of its terrains is this one.
    #[inline]
    pub fn has(&self, terrain: Terrain) -> bool {
        self.terrains.contains(&terrain)
    }

    /// The terrain that is not this one.
    pub fn other(&self, terrain: Terrain) -> Terrain {
        self.terrains[usize::from(self.terrains[0] == terrain)]
    }
}

/// A shape with its parts, in all its ways to lie.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Its name.
    pub id: &'static str,
    /// Where its stack stands.
    pub ring: Ring,
    /// The slot of its stack on that ring.
    pub slot: u8,
    /// The different ways to lie, by turn; lines look alike when flipped.
    pub lies: ArrayVec<Lie, 8>,
    /// Its cells as in the data.
    pub cells: ArrayVec<[i8; 2], MAX_CELLS>,
    /// The part of each cell.
    pub parts: ArrayVec<u8, MAX_CELLS>,
}

/// A shape turned and flipped, with its upper left corner at (0, 0).
#[derive(Clone, Debug)]
pub struct Lie {
    /// `flip * 4 + rotation`.
    pub turn: u8,
    /// The cells: column, row, part.
    pub cells: ArrayVec<(i8, i8, u8), MAX_CELLS>,
    /// The distances of the cells from the corner on the bit board, by part.
    pub steps: [ArrayVec<i8, MAX_CELLS>; 2],
    /// The distance of the icon of each part.
    pub icons: [i8; 2],
    /// The distance of the meteorite symbol.
    pub symbol: i8,
}

impl Lie {
    /// The squares that the shape covers with its corner here, by part, if all are on the board.
    #[inline]
    pub fn covers(&self, at: Square) -> Option<[Cells; 2]> {
        let mut parts = [Cells::EMPTY; 2];
        for &(dx, dy, part) in &self.cells {
            let square = Square::checked(at.x() as i8 + dx, at.y() as i8 + dy)?;
            parts[usize::from(part)].insert(square);
        }
        Some(parts)
    }

    fn spot(at: Square, step: i8) -> Option<Square> {
        let (dx, dy) = (step.rem_euclid(16), step.div_euclid(16));
        Square::checked(at.x() as i8 + dx, at.y() as i8 + dy)
    }

    /// The square of the icon of a part.
    pub fn icon(&self, at: Square, part: usize) -> Option<Square> {
        Lie::spot(at, self.icons[part])
    }

    /// The square of the meteorite symbol.
    pub fn symbol(&self, at: Square) -> Option<Square> {
        Lie::spot(at, self.symbol)
    }
}

impl Shape {
    /// The way to lie with this turn.
    #[inline]
    pub fn lie(&self, turn: u8) -> Option<&Lie> {
        // Ways are in rising order of turns without gaps.
        self.lies.get(usize::from(turn))
    }
}

struct Table {
    shapes: Vec<Shape>,
    tiles: Vec<Tile>,
    names: Vec<&'static str>,
    rings: [[u8; 6]; 2],
    seats: Vec<Vec<u8>>,
}

#[derive(Deserialize)]
struct Written {
    shapes: Vec<WrittenShape>,
    pairs: Vec<WrittenPair>,
    outer_ring: [String; 6],
    inner_ring: [String; 6],
    seats: Vec<Vec<u8>>,
}

#[derive(Deserialize)]
struct WrittenShape {
    id: String,
    cells: ArrayVec<[i8; 2], MAX_CELLS>,
    parts: Vec<Part>,
    resource_cells: [usize; 2],
    meteorite_cell: usize,
    orientations: usize,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Part {
    A,
    B,
}

#[derive(Deserialize)]
struct WrittenPair {
    a: Terrain,
    b: Terrain,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let written: Written = serde_json::from_str(include_str!("../data/tiles.json"))
        .expect("the tiles are well-formed");
    let place = |ring: &[String; 6], id: &str| ring.iter().position(|shape| shape == id);
    let shape = |shape: &WrittenShape| {
        let outer = place(&written.outer_ring, &shape.id);
        let inner = place(&written.inner_ring, &shape.id);
        let ring = if outer.is_some() {
            Ring::Outer
        } else {
            Ring::Inner
        };
        Shape {
            id: shape.id.clone().leak(),
            ring,
            slot: outer.or(inner).expect("each shape is on a ring") as u8,
            lies: (0..shape.orientations as u8)
                .map(|turn| lie(shape, turn))
                .collect(),
            cells: shape.cells.clone(),
            parts: shape.parts.iter().map(|part| *part as u8).collect(),
        }
    };
    let shapes: Vec<Shape> = written.shapes.iter().map(shape).collect();
    let (mut tiles, mut names) = (Vec::new(), Vec::new());
    for (i, shape) in shapes.iter().enumerate() {
        for WrittenPair { a, b } in &written.pairs {
            for meteorite in [false, true] {
                let suffix = if meteorite { "_m" } else { "" };
                let name = format!("{}_{}_{}{suffix}", shape.id, a.key(), b.key());
                names.push(&*name.leak());
                let shape = i as u8;
                tiles.push(Tile {
                    shape,
                    terrains: [*a, *b],
                    meteorite,
                });
            }
        }
    }
    let ring = |ring: &[String; 6]| {
        ring.each_ref().map(|id| {
            let at = shapes.iter().position(|shape| shape.id == *id);
            at.expect("the rings name shapes") as u8
        })
    };
    let rings = [ring(&written.outer_ring), ring(&written.inner_ring)];
    Table {
        shapes,
        tiles,
        names,
        rings,
        seats: written.seats,
    }
});

fn lie(shape: &WrittenShape, turn: u8) -> Lie {
    let (flip, rotation) = (turn / 4, turn % 4);
    let laid: Vec<(i8, i8)> = shape
        .cells
        .iter()
        .map(|&[x, y]| {
            let start = if flip == 1 { (-x, y) } else { (x, y) };
            (0..rotation).fold(start, |(x, y), _| (-y, x))
        })
        .collect();
    let left = laid.iter().map(|(x, _)| *x).min().unwrap_or(0);
    let top = laid.iter().map(|(_, y)| *y).min().unwrap_or(0);
    let part = |i: usize| shape.parts[i] as u8;
    let cells: ArrayVec<_, MAX_CELLS> = laid
        .iter()
        .enumerate()
        .map(|(i, &(x, y))| (x - left, y - top, part(i)))
        .collect();
    let step = |i: usize| cells[i].1 * 16 + cells[i].0;
    let steps = [0, 1].map(|p| {
        (0..cells.len())
            .filter(|&i| part(i) == p)
            .map(step)
            .collect()
    });
    let icon = |p: u8| {
        let at = shape.resource_cells.iter().find(|&&i| part(i) == p);
        step(*at.expect("each part has an icon"))
    };
    Lie {
        turn,
        steps,
        icons: [icon(0), icon(1)],
        symbol: step(shape.meteorite_cell),
        cells: cells.clone(),
    }
}

pub(crate) fn tile_names() -> &'static [&'static str] {
    &TABLE.names
}

/// The facts of a tile.
#[inline]
pub fn tile(id: TileId) -> &'static Tile {
    &TABLE.tiles[id.index()]
}

/// The shape of a tile.
#[inline]
pub fn shape(tile: &Tile) -> &'static Shape {
    &TABLE.shapes[usize::from(tile.shape)]
}

/// All shapes, in the order of the data.
pub fn shapes() -> &'static [Shape] {
    &TABLE.shapes
}

/// The shape whose stack stands in a slot of a ring.
#[inline]
pub fn shape_in(ring: Ring, slot: u8) -> u8 {
    TABLE.rings[ring.index()][usize::from(slot % 6)]
}

/// Where the players sit round the station, by their number.
pub fn seats(players: usize) -> &'static [u8] {
    &TABLE.seats[players - 1]
}

/// The tiles of a shape, in the order of the data.
pub fn tiles_of(shape: u8) -> impl Iterator<Item = TileId> + Clone {
    let first = shape * STACK_SIZE as u8;
    (first..first + STACK_SIZE as u8).map(TileId)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_144_tiles_12_a_shape_72_with_a_meteorite_and_each_terrain_on_48() {
        assert_eq!(TABLE.tiles.len(), TILES);
        assert_eq!(TABLE.tiles.iter().filter(|tile| tile.meteorite).count(), 72);
        for &terrain in Terrain::ALL {
            assert_eq!(
                TABLE.tiles.iter().filter(|tile| tile.has(terrain)).count(),
                48
            );
        }
        assert_eq!(
            TileId::named("n5_rover_tech_m").map(|id| tile(id).meteorite),
            Some(true)
        );
        for (i, shape) in shapes().iter().enumerate() {
            assert_eq!(shape_in(shape.ring, shape.slot), i as u8);
            assert!(tiles_of(i as u8).all(|id| tile(id).shape == i as u8));
        }
    }

    #[test]
    fn lines_have_4_ways_to_lie_and_all_other_shapes_8_and_no_two_are_alike() {
        for shape in shapes() {
            let expected = if ["i2", "i3", "i4"].contains(&shape.id) {
                4
            } else {
                8
            };
            let pattern = |lie: &Lie| {
                let mut cells: Vec<_> = lie.cells.to_vec();
                cells.sort_unstable();
                (cells, lie.icons)
            };
            let mut patterns: Vec<_> = shape.lies.iter().map(pattern).collect();
            patterns.sort_unstable();
            patterns.dedup();
            assert_eq!(
                (shape.lies.len(), patterns.len()),
                (expected, expected),
                "{}",
                shape.id
            );
        }
    }
}
