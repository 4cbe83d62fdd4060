//! Horizon and its technologies.

use super::{cover, with_tech};
use crate::common::*;
use planet::{Action, Terrain, Track};

#[test]
fn horizon_carries_meteorites_to_rover_icons() {
    let mut game = game("horizon_group");
    cover(&mut game, Terrain::Rover, &[(7, 5)]);
    me(&mut game).surface.icons.insert(sq(7, 5));
    me(&mut game).surface.meteorites.insert(sq(5, 5));
    rover(&mut game, 4, 5);
    tile_taken(&mut game);
    me(&mut game).pool = 3;
    play(
        &mut game,
        Action::Move {
            from: sq(4, 5),
            to: sq(5, 5),
        },
    );
    assert_eq!(
        (
            me(&mut game).meteorites,
            me(&mut game).surface.meteorite_count()
        ),
        (0, 1)
    );
    play(
        &mut game,
        Action::Move {
            from: sq(5, 5),
            to: sq(6, 5),
        },
    );
    play(
        &mut game,
        Action::Move {
            from: sq(6, 5),
            to: sq(7, 5),
        },
    );
    assert_eq!(
        (
            me(&mut game).meteorites,
            me(&mut game).surface.meteorite_count()
        ),
        (1, 0)
    );
}

#[test]
fn horizon_collects_two_where_a_loaded_rover_meets_a_meteorite_on_a_rover_icon() {
    let mut game = game("horizon_group");
    set(&mut game, Track::Tech, 7);
    cover(&mut game, Terrain::Rover, &[(5, 5)]);
    me(&mut game).surface.icons.insert(sq(5, 5));
    me(&mut game).surface.meteorites.insert(sq(5, 5));
    rover(&mut game, 4, 5);
    me(&mut game).surface.rovers[0].loaded = true;
    tile_taken(&mut game);
    me(&mut game).pool = 1;
    play(
        &mut game,
        Action::Move {
            from: sq(4, 5),
            to: sq(5, 5),
        },
    );
    assert_eq!(
        (me(&mut game).meteorites, me(&mut game).pending.patches),
        (2, 2)
    );
}

#[test]
fn horizon_1_ignores_adjacency_for_tiles_with_rover_terrain() {
    for (tile, expected) in [("i2_rover_tech", true), ("i2_civ_energy", false)] {
        let mut game = game("horizon_group");
        lay(&mut game, "o4_tech_biomass", 0, 5, 0);
        set(&mut game, Track::Tech, 3);
        let ring = turn_with(&mut game, tile);
        play(&mut game, Action::Select(ring));
        assert_eq!(
            can(
                &game,
                Action::Place {
                    turn: 0,
                    at: sq(5, 6)
                }
            ),
            expected,
            "{tile}"
        );
    }
}

#[test]
fn horizon_2_moves_for_loaded_rovers() {
    let mut game = game("horizon_group");
    set(&mut game, Track::Tech, 5);
    rover(&mut game, 4, 5);
    rover(&mut game, 6, 5);
    me(&mut game).surface.rovers[0].loaded = true;
    begin_turn(&mut game);
    assert_eq!(me(&mut game).pool, 1);
}

#[test]
fn horizon_3_gives_a_patch_for_each_meteorite_collected() {
    let mut game = with_tech("horizon_group", 7);
    me(&mut game).surface.meteorites.insert(sq(5, 5));
    me(&mut game).pending.collect_meteorites = 1;
    play(&mut game, Action::Collect(sq(5, 5)));
    assert_eq!(me(&mut game).pending.patches, 1);
}

#[test]
fn horizon_4_may_sink_its_cargo_on_water() {
    let mut game = with_tech("horizon_group", 10);
    cover(&mut game, Terrain::Water, &[(5, 5)]);
    rover(&mut game, 4, 5);
    me(&mut game).surface.rovers[0].loaded = true;
    me(&mut game).pool = 1;
    play(
        &mut game,
        Action::Move {
            from: sq(4, 5),
            to: sq(5, 5),
        },
    );
    assert_eq!(list(&game), [Action::Sink, Action::KeepCargo]);
    play(&mut game, Action::Sink);
    assert_eq!(
        (
            me(&mut game).meteorites,
            me(&mut game).surface.meteorite_count()
        ),
        (0, 0)
    );
}

#[test]
fn horizon_5_advances_the_rover_tracker_once_per_round() {
    let mut game = with_tech("horizon_group", 14);
    set(&mut game, Track::Rover, 3);
    play(&mut game, Action::Use(4));
    assert_eq!((at(&game, Track::Rover), me(&mut game).pool), (4, 2));
}
