//! Each corporation and each of its technologies by name.

mod cosmos;
mod flux;
mod horizon;
mod jump_drive;
mod makeshift;
mod oasis;
mod republic;
mod universal;
mod wormhole;

use crate::common::*;
use planet::{Planet, Terrain, Track};

/// A turn whose tile is taken, with the tech tracker on this row.
fn with_tech(corporation: &str, row: u8) -> Planet {
    let mut game = game(corporation);
    set(&mut game, Track::Tech, row);
    tile_taken(&mut game);
    game
}

fn cover(game: &mut Planet, terrain: Terrain, squares: &[(u8, u8)]) {
    for &(x, y) in squares {
        let surface = &mut me(game).surface;
        surface.covered.insert(sq(x, y));
        surface.terrain[terrain.index()].insert(sq(x, y));
    }
}

fn owe_advance(game: &mut Planet, track: Track) {
    me(game).pending.advance[track.index()] += 1;
}
