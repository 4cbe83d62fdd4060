//! What pieces are worth where: lines on their way to be filled, snug fits, holes.

use super::drives::{Rings, draw, rings};
use super::look::Look;
use crate::cells::{Cells, SIDE, Square};
use crate::effect::Special;
use crate::kinds::Terrain;
use crate::state::Player;
use crate::tiles::{Lie, Tile};
use tabletop::larger;

/// Places of the bit board.
const PLACES: usize = 192;

// Weights are in medals; games of the quick player against itself have tuned them.

/// How much a missing square lessens the hope for a line: in the beginning.
const HOPE_EARLY: f32 = 0.64;
/// The same when no round is left.
const HOPE_LATE: f32 = 0.44;
/// In so many rounds hope falls from one to the other.
const ROUNDS: f32 = 12.0;
/// What a meteorite leaves of the hope for a line.
const METEORITE: f32 = 0.41;
/// A side of a tile against the rim or another piece.
const CONTACT: f32 = 0.1;
/// A square that only a patch can fill.
const LONELY: f32 = 0.39;
/// A square at the end of a passage.
const PASSAGE: f32 = 0.12;
/// A lifepod that is crushed.
const CRUSHED: f32 = 0.18;
/// A rover that is crushed.
const ROVER_CRUSHED: f32 = 1.95;
/// A meteorite that comes onto the planet.
pub(super) const IMPACT: f32 = 0.1;
/// An icon that a patch covers.
const WASTED: f32 = 0.5;
/// A meteorite under a rover's wheels.
const CATCH: f32 = 0.3;

/// A tile, the way it lies, and where.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub(super) tile: &'static Tile,
    pub(super) lie: &'static Lie,
    pub(super) at: Square,
}

/// What is at stake in a line.
#[derive(Clone, Copy, Debug, Default)]
struct Stake {
    /// What the hope to fill it is worth.
    worth: f32,
    /// What one square more adds.
    slope: f32,
}

/// How much hope a missing square leaves.
fn hope(left: f32) -> f32 {
    HOPE_LATE + (HOPE_EARLY - HOPE_LATE) * (left / ROUNDS).min(1.0)
}

fn stake(line: &Line, hope: f32) -> Stake {
    let chance = hope.powi(line.open as i32) * METEORITE.powi(line.hits as i32);
    let worth = f32::from(line.medals) * chance;
    let slope = match line.open {
        0 => 0.0,
        _ => worth / hope - worth,
    };
    Stake { worth, slope }
}

/// A planet as a player sees it who wants to put something on it.
pub(super) struct Ground<'a> {
    player: &'a Player,
    bare: Cells,
    rows: [Stake; SIDE as usize],
    columns: [Stake; SIDE as usize],
    /// What covering each place is worth.
    cover: [f32; PLACES],
    /// Where ice is.
    ice: [bool; PLACES],
    /// How near rovers are.
    rovers: Rings,
}

impl<'a> Ground<'a> {
    pub(super) fn new(look: &Look<'a>) -> Self {
        let player = look.player;
        let board = player.board();
        let mut ground = Ground {
            player,
            bare: board.squares.difference(player.surface.covered),
            rows: [Stake::default(); SIDE as usize],
            columns: [Stake::default(); SIDE as usize],
            cover: [0.0; PLACES],
            ice: [false; PLACES],
            rovers: rings(player.surface.rover_squares(), board.squares),
        };
        let hope = hope(look.left);
        player.lines(|n, [row, column]| {
            ground.rows[n] = stake(&row, hope);
            ground.columns[n] = stake(&column, hope);
        });
        let beside = [1, -1, 16, -16].map(|way| ground.bare.towards(way));
        for square in ground.bare {
            let sides = beside.iter().filter(|bare| !bare.contains(square)).count();
            ground.cover[square.bit()] = ground.square_worth(square, sides);
        }
        for square in board.ice & ground.bare {
            ground.ice[square.bit()] = true;
        }
        let costs = [
            (player.surface.lifepods, CRUSHED + look.wishes.lifepod),
            (player.surface.rover_squares(), ROVER_CRUSHED),
            (board.cities.0, f32::from(board.cities.1)),
        ];
        for (squares, cost) in costs {
            for square in squares {
                ground.cover[square.bit()] -= cost;
            }
        }
        ground
    }

    /// What covering a square is worth that has so many sides against the rim or another piece.
    fn square_worth(&self, square: Square, sides: usize) -> f32 {
        let lines =
            self.rows[usize::from(square.y())].slope + self.columns[usize::from(square.x())].slope;
        CONTACT * sides as f32 + lines
    }

    /// What a tile is worth here at a glance: its squares one by one, its resources, its meteorite.
    #[inline]
    pub(super) fn glance(&self, look: &Look<'_>, spot: &Spot) -> f32 {
        let Spot { tile, lie, at } = *spot;
        let place = |step: i8| (at.bit() as isize + isize::from(step)) as usize;
        let mut worth = 0.0;
        for (steps, terrain) in lie.steps.iter().zip(tile.terrains) {
            worth += steps
                .iter()
                .map(|&step| self.cover[place(step)])
                .sum::<f32>();
            if terrain == Terrain::Water {
                let wet = steps.iter().filter(|&&step| self.ice[place(step)]).count();
                worth += look.water(wet);
            }
        }
        if tile.meteorite
            && let Some(symbol) = lie.symbol(at)
        {
            worth -= self.impact(symbol);
        }
        worth
    }

    /// What a meteorite on a square costs: less if a rover is near.
    pub(super) fn impact(&self, square: Square) -> f32 {
        let lines =
            self.rows[usize::from(square.y())].worth + self.columns[usize::from(square.x())].worth;
        let catch = CATCH * draw(&self.rovers, square);
        IMPACT + (1.0 - METEORITE) * lines - catch
    }

    /// What a closer look at a tile adds: holes, energy, objectives.
    pub(super) fn scrutiny(&self, look: &Look<'_>, spot: &Spot) -> f32 {
        let Spot { tile, lie, at } = *spot;
        let Some(parts) = lie.covers(at) else {
            return 0.0;
        };
        let mut worth = -self.holes_left(parts[0] | parts[1]);
        for (part, squares) in parts.into_iter().enumerate() {
            let kind = tile.terrains[part];
            worth += self.wish(look, kind, squares, lie.icon(at, part));
            worth += match kind {
                Terrain::Energy => self.energy(look, squares, tile.terrains[1 - part]),
                Terrain::Biomass if self.player.is(Special::BiomassNeedsExpansion) => {
                    let grown = squares.neighbours().meets(self.of(kind));
                    if grown { look.gains[kind.index()] } else { 0.0 }
                }
                _ => 0.0,
            };
        }
        worth
    }

    fn of(&self, terrain: Terrain) -> Cells {
        self.player.surface.terrain[terrain.index()]
    }

    /// What holes cost that a piece on these squares leaves beside it.
    fn holes_left(&self, squares: Cells) -> f32 {
        let bare = self.bare.difference(squares);
        let beside = squares.neighbours() & bare;
        let (lonely, passages) = tight(bare);
        LONELY * (lonely & beside).len() as f32 + PASSAGE * (passages & beside).len() as f32
    }

    /// The best advance that energy on these squares can choose.
    fn energy(&self, look: &Look<'_>, squares: Cells, other: Terrain) -> f32 {
        let old = self
            .player
            .surface
            .squares_of(Terrain::Energy, self.player.board());
        let area = (old | squares).area(squares);
        let around = area.neighbours();
        let near = |kind: usize| self.player.surface.terrain[kind].meets(around);
        let open = (0..5).filter(|&kind| kind == other.index() || near(kind));
        open.map(|kind| look.gains[kind]).fold(0.0, larger)
    }

    /// What objectives find in a part of a tile.
    fn wish(&self, look: &Look<'_>, kind: Terrain, squares: Cells, icon: Option<Square>) -> f32 {
        let wishes = &look.wishes;
        let i = kind.index();
        let mut worth = 0.0;
        if icon.is_some_and(|icon| self.player.board().edge.contains(icon)) {
            worth += wishes.on_edge[i];
        }
        if wishes.area[i] != 0.0 || wishes.areas[i] != 0.0 {
            let joins = squares.neighbours().meets(self.of(kind));
            worth += match joins {
                true => wishes.area[i] * squares.len() as f32,
                false => wishes.areas[i],
            };
        }
        worth
    }

    /// What a patch is worth on a square.
    pub(super) fn patch(&self, square: Square) -> f32 {
        let surface = &self.player.surface;
        if surface.covered.contains(square) {
            // On a tile it only takes a meteorite away, or an icon.
            return match surface.meteorites.contains(square) {
                true => self.impact(square),
                false => -WASTED,
            };
        }
        let here = Cells::of(square);
        let lonely = !here.neighbours().meets(self.bare);
        let filled = if lonely { LONELY } else { 0.0 };
        self.cover[square.bit()] + filled - self.holes_left(here)
    }
}

/// Squares with no bare square beside them, and those with one.
pub(super) fn tight(bare: Cells) -> (Cells, Cells) {
    let [a, b, c, d] = [1, -1, 16, -16].map(|way| bare.towards(way));
    let some = a | b | c | d;
    let two = a & b | c & d | (a | b) & (c | d);
    (bare.difference(some), (bare & some).difference(two))
}

/// A row or column of a planet.
pub(super) struct Line {
    pub(super) medals: u8,
    /// Squares that are missing.
    pub(super) open: usize,
    /// Squares with meteorites.
    pub(super) hits: usize,
}

impl Player {
    /// Every row and column by its number.
    pub(super) fn lines(&self, mut each: impl FnMut(usize, [Line; 2])) {
        let board = self.board();
        let missing = board.squares.difference(self.complete_squares());
        let meteorites = self.surface.with_meteorites();
        let line = |cells: Cells, medals: u8| Line {
            medals,
            open: (cells & missing).len(),
            hits: (cells & meteorites).len(),
        };
        for n in 0..SIDE {
            let i = usize::from(n);
            let row = line(Cells::row(n), board.row_medals[i]);
            each(i, [row, line(Cells::column(n), board.column_medals[i])]);
        }
    }
}
