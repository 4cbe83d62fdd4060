//! Cosmos and its technologies.

use super::{cover, owe_advance, with_tech};
use crate::common::*;
use planet::{Action, Illegal, Item, Planet, PodPlace, Terrain, Track};
use tabletop::Game;

#[test]
fn cosmos_puts_lifepods_on_tracks_and_trackers_skip_them() {
    let mut game = game("cosmos_inc");
    rover(&mut game, 7, 3);
    set(&mut game, Track::Biomass, 1);
    tile_taken(&mut game);
    me(&mut game).pool = 1;
    play(
        &mut game,
        Action::Move {
            from: sq(7, 3),
            to: sq(7, 2),
        },
    );
    let taken = Action::Lifepod(PodPlace::Space {
        track: Track::Biomass,
        row: 1,
    });
    assert_eq!(game.check(ME, &taken), Err(Illegal::PlaceTaken));
    play(
        &mut game,
        Action::Lifepod(PodPlace::Space {
            track: Track::Biomass,
            row: 2,
        }),
    );
    owe_advance(&mut game, Track::Biomass);
    play(&mut game, Action::Advance(Track::Biomass));
    let player = me(&mut game);
    assert_eq!(player.trackers[Track::Biomass.index()].at, 3);
    assert_eq!((player.pending.patches, player.pending.synergy), (1, 0));
}

#[test]
fn cosmos_medals_and_levels_under_lifepods_do_not_count() {
    let mut game = game("cosmos_inc");
    set(&mut game, Track::Civ, 2);
    set(&mut game, Track::Tech, 5);
    assert_eq!(
        (me(&mut game).track_medals(), me(&mut game).active()),
        (1, 0b11)
    );
    me(&mut game).pods_on_tracks[Track::Tech.index()] = 1 << 3;
    assert_eq!(me(&mut game).active(), 0b10);
    set(&mut game, Track::Civ, 3);
    me(&mut game).pods_on_tracks[Track::Civ.index()] = 1 << 2;
    assert_eq!(me(&mut game).track_medals(), 0);
}

#[test]
fn cosmos_1_drives_diagonally() {
    let mut game = with_tech("cosmos_inc", 3);
    rover(&mut game, 5, 5);
    me(&mut game).pool = 1;
    assert!(can(
        &game,
        Action::Move {
            from: sq(5, 5),
            to: sq(6, 6)
        }
    ));
}

fn on_civ(row: u8) -> PodPlace {
    let track = Track::Civ;
    PodPlace::Space { track, row }
}

fn reposition(game: &mut Planet, from: PodPlace, to: PodPlace) {
    play(game, Action::Reposition(from));
    play(game, Action::Lifepod(to));
}

#[test]
fn cosmos_2_moves_one_lifepod_once_not_three_times() {
    let mut game = with_tech("cosmos_inc", 5);
    me(&mut game).lifepods = 1;
    play(&mut game, Action::Use(1));
    reposition(&mut game, PodPlace::Scoring, on_civ(7));
    assert_eq!(
        me(&mut game).pending.at_once.len(),
        0,
        "nothing is left to move"
    );
    assert_eq!(game.check(ME, &Action::Use(1)), Err(Illegal::UsedThisGame));
}

#[test]
fn cosmos_2_moves_up_to_three_different_lifepods_in_one_go() {
    let mut game = with_tech("cosmos_inc", 5);
    me(&mut game).lifepods = 3;
    me(&mut game).pods_on_tracks[Track::Civ.index()] = 1 << 9;
    me(&mut game).pool = 2;
    rover(&mut game, 5, 5);
    play(&mut game, Action::Use(1));
    reposition(&mut game, PodPlace::Scoring, on_civ(7));
    let moved = game.check(ME, &Action::Reposition(on_civ(7)));
    assert_eq!(moved, Err(Illegal::LifepodMoved));
    reposition(&mut game, on_civ(9), PodPlace::Scoring);
    // Nothing else comes in between, and it may stop there.
    let offered = [
        Action::Reposition(PodPlace::Scoring),
        Action::Forgo(Item::Reposition),
    ];
    assert_eq!(list(&game), offered);
    let mut stopped = game.clone();
    play(&mut stopped, Action::Forgo(Item::Reposition));
    assert!(can(&stopped, Action::Done));
    reposition(&mut game, PodPlace::Scoring, on_civ(8));
    assert!(can(&game, Action::Done), "three were moved");
    assert_eq!(me(&mut game).lifepods, 2);
}

#[test]
fn cosmos_2_tells_a_lifepod_moved_to_the_scoring_area_from_those_that_were_there() {
    let mut game = with_tech("cosmos_inc", 5);
    me(&mut game).lifepods = 1;
    me(&mut game).pods_on_tracks[Track::Civ.index()] = 1 << 9;
    play(&mut game, Action::Use(1));
    reposition(&mut game, on_civ(9), PodPlace::Scoring);
    reposition(&mut game, PodPlace::Scoring, on_civ(9));
    assert_eq!(me(&mut game).pending.at_once.len(), 0, "both were moved");
}

#[test]
fn cosmos_3_may_reposition_on_placing_energy() {
    let mut game = game("cosmos_inc");
    set(&mut game, Track::Tech, 7);
    me(&mut game).lifepods = 1;
    place(&mut game, "i2_civ_energy", 0, 5, 0);
    assert!(can(&game, Action::Forgo(Item::Reposition)));
    let to = PodPlace::Space {
        track: Track::Tech,
        row: 9,
    };
    play(&mut game, Action::Reposition(PodPlace::Scoring));
    play(&mut game, Action::Lifepod(to));
    assert_eq!(me(&mut game).lifepods, 0);
}

/// Energy squares in a line, with a rover on land before them.
fn on_a_line_of_energy(pool: u8) -> Planet {
    let mut game = with_tech("cosmos_inc", 10);
    cover(&mut game, Terrain::Energy, &[(5, 5), (6, 5), (7, 5)]);
    rover(&mut game, 4, 5);
    me(&mut game).pool = pool;
    game
}

/// Drives along row 5, and what is left of the movement after each step.
fn drive(game: &mut Planet, way: &[u8]) -> Vec<u8> {
    let step = |pair: &[u8]| {
        let (from, to) = (sq(pair[0], 5), sq(pair[1], 5));
        play(game, Action::Move { from, to });
        me(game).pool
    };
    way.windows(2).map(step).collect()
}

#[test]
fn cosmos_4_drives_free_over_energy_but_not_in_idle_circles() {
    let mut game = on_a_line_of_energy(1);
    assert_eq!(drive(&mut game, &[4, 5, 6, 7, 6]), [1, 1, 1, 0]);
    let moves = |it: &Action| matches!(it, Action::Move { .. });
    assert!(!list(&game).iter().any(moves));
}

#[test]
fn cosmos_4_drives_back_free_after_a_find() {
    let mut game = on_a_line_of_energy(1);
    me(&mut game).surface.lifepods.insert(sq(7, 5));
    assert_eq!(drive(&mut game, &[4, 5, 6, 7]), [1, 1, 1]);
    play(&mut game, Action::Lifepod(PodPlace::Scoring));
    assert_eq!(drive(&mut game, &[7, 6, 5]), [1, 1]);
}

#[test]
fn cosmos_4_drives_back_free_after_a_point_was_spent_or_an_item_resolved() {
    let mut game = on_a_line_of_energy(2);
    // The step back costs a point, and then every way is free again.
    assert_eq!(drive(&mut game, &[4, 5, 6, 5, 6, 7]), [2, 2, 1, 1, 1]);
    let mut game = on_a_line_of_energy(1);
    drive(&mut game, &[4, 5, 6]);
    owe_advance(&mut game, Track::Civ);
    play(&mut game, Action::Advance(Track::Civ));
    assert_eq!(drive(&mut game, &[6, 5]), [1]);
}

#[test]
fn cosmos_5_repositions_once_per_round() {
    let mut game = with_tech("cosmos_inc", 14);
    me(&mut game).lifepods = 1;
    play(&mut game, Action::Use(4));
    play(&mut game, Action::Forgo(Item::Reposition));
    assert_eq!(game.check(ME, &Action::Use(4)), Err(Illegal::UsedThisRound));
}
