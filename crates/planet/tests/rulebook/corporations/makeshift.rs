//! Makeshift and its technologies.

use super::owe_advance;
use crate::common::*;
use planet::{Action, Illegal, Planet, Track, Tracker};
use tabletop::Game;

fn makeshift_on(track: Track, row: u8, tech: u8) -> Planet {
    let mut game = game("makeshift");
    set(&mut game, Track::Tech, tech);
    me(&mut game).trackers[Track::Civ.index()] = Tracker { track, at: row };
    tile_taken(&mut game);
    game
}

#[test]
fn makeshift_advances_up_or_diagonally_and_sideways_with_3() {
    let mut game = makeshift_on(Track::Civ, 4, 7);
    owe_advance(&mut game, Track::Civ);
    play(&mut game, Action::Advance(Track::Civ));
    assert_eq!(
        list(&game),
        [
            target(Track::Civ, 5),
            target(Track::Water, 4),
            target(Track::Water, 5),
            target(Track::Tech, 4),
            target(Track::Tech, 5),
        ]
    );
}

#[test]
fn makeshift_1_makes_civ_and_tech_neighbours() {
    for (tech, expected) in [(2, 2), (3, 3)] {
        let mut game = makeshift_on(Track::Civ, 4, tech);
        owe_advance(&mut game, Track::Civ);
        play(&mut game, Action::Advance(Track::Civ));
        assert_eq!(list(&game).len(), expected);
    }
}

#[test]
fn makeshift_2_moves_further_with_two_trackers_on_the_rover_track() {
    let mut game = makeshift_on(Track::Rover, 3, 5);
    owe_advance(&mut game, Track::Civ);
    play(&mut game, Action::Advance(Track::Civ));
    play(
        &mut game,
        Action::Target {
            track: Track::Rover,
            row: 4,
        },
    );
    assert_eq!(me(&mut game).pool, 2 + 1);
}

fn target(track: Track, row: u8) -> Action {
    Action::Target { track, row }
}

#[test]
fn makeshift_3_does_not_shift_back_from_one_boost_to_another() {
    let mut game = makeshift_on(Track::Civ, 8, 7);
    me(&mut game).pending.synergy = 1;
    play(&mut game, Action::Synergy(Track::Civ));
    play(&mut game, target(Track::Water, 8));
    assert_eq!(me(&mut game).pending.synergy, 1);
    play(&mut game, Action::Synergy(Track::Civ));
    assert!(!can(&game, target(Track::Civ, 8)));
    assert!(can(&game, target(Track::Civ, 9)));
}

#[test]
fn makeshift_3_shifts_back_between_a_boost_and_a_patch() {
    let mut game = makeshift_on(Track::Water, 6, 7);
    me(&mut game).pending.advance[Track::Civ.index()] = 2;
    for (advance, track, gained) in [
        (Action::Advance(Track::Civ), Track::Biomass, (1, 0)),
        (Action::Advance(Track::Civ), Track::Water, (1, 1)),
        (Action::Synergy(Track::Civ), Track::Biomass, (2, 0)),
    ] {
        play(&mut game, advance);
        play(&mut game, target(track, 6));
        let pending = &me(&mut game).pending;
        assert_eq!((pending.patches, pending.synergy), gained);
    }
}

/// What the rule against endless boosts is about: nowhere else do two boosts lie side by side.
#[test]
fn makeshift_has_two_boosts_side_by_side_on_row_8_of_civ_and_water_alone() {
    let board = planet::corporations::corporation(corporation("makeshift"));
    let boost = |track: Track, row| board.space(track, row).boost;
    let neighbours = (0..5).map(|i| (Track::ALL[i], Track::ALL[(i + 1) % 5]));
    let pairs: Vec<_> = neighbours
        .flat_map(|(a, b)| (0..16).map(move |row| (a, b, row)))
        .filter(|&(a, b, row)| boost(a, row) && boost(b, row))
        .collect();
    assert_eq!(pairs, [(Track::Civ, Track::Water, 8)]);
}

#[test]
fn makeshift_4_regresses_a_tracker_once_per_round() {
    let mut game = makeshift_on(Track::Civ, 4, 10);
    play(&mut game, Action::Use(3));
    play(&mut game, Action::Regress(Track::Civ));
    assert_eq!(at(&game, Track::Civ), 3);
    assert_eq!(game.check(ME, &Action::Use(3)), Err(Illegal::UsedThisRound));
}

#[test]
fn makeshift_4_may_be_left_alone() {
    let game = makeshift_on(Track::Civ, 4, 10);
    assert!(can(&game, Action::Use(3)) && can(&game, Action::Done));
}

#[test]
fn makeshift_5_scores_the_best_of_each_track() {
    let mut game = makeshift_on(Track::Tech, 6, 13);
    let before = me(&mut game).track_medals();
    set(&mut game, Track::Tech, 14);
    let after = me(&mut game).track_medals();
    assert_eq!((before, after), (1 + 2, 2 + 2));
}

#[test]
fn makeshift_needs_a_tracker_on_the_tech_track_for_technologies() {
    let mut game = makeshift_on(Track::Tech, 5, 0);
    assert_eq!(me(&mut game).active(), 0b11);
    me(&mut game).trackers[Track::Civ.index()].track = Track::Civ;
    assert_eq!(me(&mut game).active(), 0);
}
