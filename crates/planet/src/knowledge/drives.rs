//! Where rovers are drawn to.

use super::wishes::Wishes;
use crate::cells::{Cells, Square};
use crate::kinds::Terrain;
use crate::state::{Player, Rover};

/// A lifepod, in medals.
const LIFEPOD: f32 = 1.0;
/// A meteorite: a third of a medal, and the lines it blocks.
const METEORITE: f32 = 1.27;
/// How much a step further lessens the draw.
const FAR: f32 = 0.75;
/// How far a rover is drawn.
const REACH: usize = 8;

/// The squares from which something is reached, by the number of steps.
pub(super) type Rings = [Cells; REACH + 1];

pub(super) fn rings(from: Cells, squares: Cells) -> Rings {
    let mut reached = from;
    std::array::from_fn(|_| {
        let ring = reached;
        reached |= reached.neighbours() & squares;
        ring
    })
}

pub(super) fn draw(rings: &Rings, square: Square) -> f32 {
    let steps = rings.iter().position(|ring| ring.contains(square));
    steps.map_or(0.0, |steps| FAR.powi(steps as i32))
}

/// What draws a player's rovers.
pub(super) struct Lure {
    lifepods: Rings,
    lifepod: f32,
    meteorites: Rings,
    /// Where cargo is delivered.
    depots: Rings,
    meteorite: f32,
}

impl Lure {
    pub(super) fn new(player: &Player, wishes: &Wishes) -> Self {
        let (squares, surface) = (player.board().squares, &player.surface);
        let loaded = surface.rovers.iter().any(|rover| rover.loaded);
        Lure {
            lifepods: rings(surface.lifepods, squares),
            lifepod: LIFEPOD + wishes.lifepod,
            meteorites: rings(surface.meteorites, squares),
            depots: match loaded {
                true => rings(surface.icons_of(Terrain::Rover), squares),
                false => [Cells::EMPTY; REACH + 1],
            },
            meteorite: METEORITE + wishes.meteorite,
        }
    }

    /// How good a square is for a rover, loaded or not.
    pub(super) fn at(&self, square: Square, loaded: bool) -> f32 {
        let load = if loaded {
            &self.depots
        } else {
            &self.meteorites
        };
        let pod = self.lifepod * draw(&self.lifepods, square);
        pod.max(self.meteorite * draw(load, square))
    }

    /// How good it is that a rover moves from one square to another.
    pub(super) fn step(&self, player: &Player, from: Square, to: Square) -> f32 {
        let here = player
            .surface
            .rovers
            .iter()
            .find(|rover| rover.square == from);
        let loaded = here.is_some_and(|rover: &Rover| rover.loaded);
        self.at(to, loaded) - self.at(from, loaded)
    }
}
