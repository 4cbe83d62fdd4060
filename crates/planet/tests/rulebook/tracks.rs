//! Advancing, regressing, energy and water.

use crate::common::*;
use planet::{Action, Illegal, Item, Terrain, Track, TrackSet};
use tabletop::Game;

#[test]
fn the_rover_track_gives_movement_and_a_synergy_boost_on_row_ten() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Rover, 9);
    tile_taken(&mut game);
    me(&mut game).pending.advance[Track::Rover.index()] = 1;
    play(&mut game, Action::Advance(Track::Rover));
    let player = me(&mut game);
    assert_eq!((player.pool, player.pending.synergy), (3, 1));
}

#[test]
fn better_rovers_reached_through_a_boost_do_not_count_for_what_was_gained_before() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Rover, 9);
    set(&mut game, Track::Tech, 6);
    tile_taken(&mut game);
    me(&mut game).pending.advance[Track::Rover.index()] = 1;
    play(&mut game, Action::Advance(Track::Rover));
    assert_eq!(me(&mut game).pool, 3);
    play(&mut game, Action::Synergy(Track::Tech));
    me(&mut game).pending.advance[Track::Rover.index()] = 1;
    play(&mut game, Action::Advance(Track::Rover));
    assert_eq!(me(&mut game).pool, 3 + 4);
}

#[test]
fn energy_without_neighbours_advances_the_other_resource() {
    let mut game = game("universal_coalition");
    place(&mut game, "i2_civ_energy", 0, 5, 0);
    assert_eq!(at(&game, Track::Civ), 2);
}

#[test]
fn energy_chooses_among_the_terrains_around_its_whole_area() {
    let mut game = game("universal_coalition");
    // Rows 5 and below: tech (0,6), energy (1,6) and civ (2,6), tech (1,7), rover (2,7).
    for (terrain, x, y) in [
        (Terrain::Tech, 3, 2),
        (Terrain::Energy, 4, 2),
        (Terrain::Civ, 5, 2),
        (Terrain::Tech, 4, 3),
        (Terrain::Rover, 5, 3),
    ] {
        let surface = &mut me(&mut game).surface;
        surface.terrain[terrain.index()].insert(sq(x, y));
        surface.covered.insert(sq(x, y));
    }
    // Energy on (4,1), water on (5,1), no ice below.
    place(&mut game, "i2_energy_water", 3, 4, 1);
    let resource = me(&mut game)
        .pending
        .resources
        .iter()
        .find(|it| it.kind == Terrain::Energy);
    let options: TrackSet = [Track::Civ, Track::Water, Track::Tech]
        .into_iter()
        .collect();
    assert_eq!(resource.expect("energy").options, options);
    assert!(!can(&game, Action::Energy(Track::Rover)));
    play(&mut game, Action::Energy(Track::Water));
    assert_eq!(at(&game, Track::Water), 1);
}

#[test]
fn water_advances_only_with_a_water_square_on_ice() {
    for (x, y, expected) in [(3, 1, 1), (5, 0, 0)] {
        let mut game = game("universal_coalition");
        place(&mut game, "i2_water_rover", 0, x, y);
        assert_eq!(
            (at(&game, Track::Water), at(&game, Track::Rover)),
            (expected, 1)
        );
    }
}

#[test]
fn a_track_advances_again_with_its_benefits_after_a_regress() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Civ, 2);
    tile_taken(&mut game);
    me(&mut game).pending.advance[Track::Civ.index()] = 1;
    play(&mut game, Action::Advance(Track::Civ));
    assert_eq!(me(&mut game).owed, [1, 0, 0, 0]);
    set(&mut game, Track::Civ, 2);
    me(&mut game).pending.advance[Track::Civ.index()] = 1;
    play(&mut game, Action::Advance(Track::Civ));
    assert_eq!(me(&mut game).owed, [2, 0, 0, 0]);
}

#[test]
fn the_top_of_the_rover_track_gives_its_movement_again_and_again() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Rover, 15);
    tile_taken(&mut game);
    me(&mut game).pending.advance[Track::Rover.index()] = 2;
    play(&mut game, Action::Advance(Track::Rover));
    assert_eq!((me(&mut game).pool, at(&game, Track::Rover)), (8, 15));
}

#[test]
fn a_tracker_at_the_top_cannot_be_chosen_and_what_is_impossible_may_be_let_go() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Civ, 15);
    tile_taken(&mut game);
    me(&mut game).pending.synergy = 1;
    me(&mut game).pending.advance[Track::Civ.index()] = 1;
    assert_eq!(
        game.check(ME, &Action::Synergy(Track::Civ)),
        Err(Illegal::CannotAdvance {
            tracker: Track::Civ
        })
    );
    assert_eq!(game.check(ME, &Action::Done), Err(Illegal::MustBeDone));
    play(&mut game, Action::Forgo(Item::Advance(Track::Civ)));
    assert_eq!(
        game.check(ME, &Action::Forgo(Item::Synergy)),
        Err(Illegal::MustBeDone)
    );
}
