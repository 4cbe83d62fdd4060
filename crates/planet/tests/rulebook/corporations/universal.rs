//! Universal Coalition and its technologies.

use super::{cover, owe_advance, with_tech};
use crate::common::*;
use planet::{Action, Illegal, Terrain, Track};
use tabletop::Game;

#[test]
fn universal_1_ignores_adjacency_for_tiles_and_patches() {
    let mut game = game("universal_coalition");
    lay(&mut game, "o4_tech_biomass", 0, 5, 0);
    set(&mut game, Track::Tech, 3);
    let ring = turn_with(&mut game, "i2_civ_energy");
    me(&mut game).pending.patches = 1;
    assert!(can(&game, Action::Patch(sq(5, 6))));
    me(&mut game).pending.patches = 0;
    play(&mut game, Action::Select(ring));
    assert!(can(
        &game,
        Action::Place {
            turn: 0,
            at: sq(5, 5)
        }
    ));
}

#[test]
fn universal_2_stores_patches() {
    let mut game = with_tech("universal_coalition", 5);
    me(&mut game).pending.patches = 1;
    play(&mut game, Action::StorePatch);
    assert_eq!(me(&mut game).stored, 1);
    let mut without = with_tech("universal_coalition", 4);
    me(&mut without).pending.patches = 1;
    assert_eq!(
        without.check(ME, &Action::StorePatch),
        Err(Illegal::CannotStore)
    );
}

#[test]
fn universal_3_raises_track_movement_and_no_other() {
    let mut game = with_tech("universal_coalition", 7);
    set(&mut game, Track::Rover, 2);
    owe_advance(&mut game, Track::Rover);
    play(&mut game, Action::Advance(Track::Rover));
    assert_eq!(me(&mut game).pool, 2);
}

#[test]
fn universal_4_doubles_water_of_placed_tiles_by_resource_or_energy() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Tech, 10);
    place(&mut game, "i2_water_rover", 0, 3, 1);
    assert_eq!(at(&game, Track::Water), 2);
    let mut game = crate::common::game("universal_coalition");
    set(&mut game, Track::Tech, 10);
    place(&mut game, "i2_energy_water", 0, 5, 0);
    assert_eq!(
        at(&game, Track::Water),
        2,
        "energy choosing water is doubled too"
    );
}

#[test]
fn universal_4_reached_first_doubles_the_water_of_the_same_tile() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Tech, 9);
    cover(&mut game, Terrain::Tech, &[(3, 3)]);
    place(&mut game, "i2_energy_water", 2, 3, 1);
    assert!(can(&game, Action::Resource(Terrain::Water)));
    play(&mut game, Action::Energy(Track::Tech));
    // Nothing can change it any more: the water follows by itself, doubled.
    assert_eq!((at(&game, Track::Tech), at(&game, Track::Water)), (10, 2));
}

#[test]
fn universal_5_keeps_meteorites_away() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Tech, 14);
    place(&mut game, "i2_civ_energy_m", 0, 5, 0);
    assert_eq!(me(&mut game).surface.meteorite_count(), 0);
}
