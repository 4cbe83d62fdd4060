//! Selecting and placing tiles, and what follows.

use crate::common::*;
use planet::{Action, Cells, Illegal, Ring, Stage, Step, Track};
use tabletop::{Game, Seat};

#[test]
fn the_first_piece_touches_the_edge_and_later_ones_touch_pieces() {
    let mut game = game("universal_coalition");
    let ring = turn_with(&mut game, "o4_civ_energy");
    play(&mut game, Action::Select(ring));
    let inside = Action::Place {
        turn: 0,
        at: sq(5, 5),
    };
    assert_eq!(game.check(ME, &inside), Err(Illegal::NotOnEdge));
    let outside = Action::Place {
        turn: 0,
        at: sq(0, 0),
    };
    assert_eq!(game.check(ME, &outside), Err(Illegal::OffPlanet));
    play(
        &mut game,
        Action::Place {
            turn: 0,
            at: sq(5, 0),
        },
    );
    finish_turn(&mut game, ME);
    finish_turn(&mut game, Seat(1));
    assert_eq!(game.step, Step::Rotation);
    let ring = turn_with(&mut game, "i2_tech_biomass");
    play(&mut game, Action::Select(ring));
    let far = Action::Place {
        turn: 0,
        at: sq(5, 10),
    };
    assert_eq!(game.check(ME, &far), Err(Illegal::NotAdjacent));
    let over = Action::Place {
        turn: 0,
        at: sq(6, 1),
    };
    assert_eq!(game.check(ME, &over), Err(Illegal::Overlaps));
    assert!(can(
        &game,
        Action::Place {
            turn: 0,
            at: sq(5, 2)
        }
    ));
}

#[test]
fn a_selected_tile_must_be_placed_and_only_rovers_move_meanwhile() {
    let mut game = game("universal_coalition");
    rover(&mut game, 5, 5);
    let ring = turn_with(&mut game, "i2_civ_energy");
    me(&mut game).pool = 1;
    play(&mut game, Action::Select(ring));
    assert_eq!(game.check(ME, &Action::Done), Err(Illegal::PlaceFirst));
    assert!(can(
        &game,
        Action::Move {
            from: sq(5, 5),
            to: sq(5, 4)
        }
    ));
    assert!(matches!(
        me(&mut game).stage,
        Stage::Selected {
            ring: Ring::Inner,
            ..
        }
    ));
}

#[test]
fn who_cannot_place_takes_a_tile_and_advances_for_both_resources_once() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Tech, 10);
    cover_all_but(&mut game, Cells::EMPTY);
    let ring = turn_with(&mut game, "i2_energy_water_m");
    assert!(!can(&game, Action::Select(ring)));
    play(&mut game, Action::Take(ring));
    assert_eq!(at(&game, Track::Water), 2);
    assert!(game.last_round);
    assert_eq!(me(&mut game).surface.meteorite_count(), 0);
}

#[test]
fn a_patch_on_the_only_place_left_before_selecting_makes_the_round_the_last() {
    let mut game = game("universal_coalition");
    let last: Cells = [sq(5, 0), sq(6, 0)].into_iter().collect();
    cover_all_but(&mut game, last);
    let ring = turn_with(&mut game, "i2_civ_energy");
    assert!(can(&game, Action::Select(ring)));
    me(&mut game).pending.patches = 1;
    play(&mut game, Action::Patch(sq(5, 0)));
    assert!(!can(&game, Action::Select(ring)));
    play(&mut game, Action::Take(ring));
    assert!(game.last_round);
}

#[test]
fn a_tile_destroys_rovers_and_lifepods_below_it_and_brings_its_meteorite() {
    let mut game = game("universal_coalition");
    rover(&mut game, 7, 3);
    lay(&mut game, "i2_tech_biomass", 0, 7, 1);
    me(&mut game).surface.lifepods.insert(sq(7, 2));
    me(&mut game).surface.covered.remove(sq(7, 2));
    me(&mut game)
        .surface
        .terrain
        .iter_mut()
        .for_each(|it| it.remove(sq(7, 2)));
    place(&mut game, "i2_water_rover_m", 0, 7, 2);
    let player = me(&mut game);
    assert!(player.surface.rovers.is_empty());
    assert_eq!((player.rovers_lost, player.lifepods_lost), (1, 1));
    assert!(player.surface.meteorites.contains(sq(7, 3)));
}
