//! What is resolved unasked commutes with everything it is said to commute with.

use crate::common::*;
use planet::{Action, Planet, RoundRule, Terrain, Track};

const PLAIN: [Track; 4] = [Track::Civ, Track::Water, Track::Biomass, Track::Rover];

/// A turn whose tile is taken, all trackers on this row, with a rover that can drive.
fn ready(corporation: &str, row: u8) -> Planet {
    let mut game = game(corporation);
    lay(&mut game, "o4_civ_energy", 0, 5, 0);
    rover(&mut game, 5, 0);
    for track in PLAIN {
        set(&mut game, track, row);
    }
    tile_taken(&mut game);
    me(&mut game).pool = 3;
    game
}

fn gain(game: &mut Planet, track: Track) {
    me(game).pending.advance[track.index()] += 1;
}

/// Drives the rover one step, back and forth between two squares; the rules then look for what needs
/// no question.
fn drive(game: &mut Planet) {
    let from = me(game).surface.rovers[0].square;
    let to = if from == sq(5, 0) { sq(6, 0) } else { sq(5, 0) };
    play(game, Action::Move { from, to });
}

#[test]
fn advances_of_two_named_trackers_and_rover_steps_commute() {
    let mut compared = 0;
    for corporation in [
        "universal_coalition",
        "horizon_group",
        "jump_drive",
        "wormhole_corp",
    ] {
        for (i, &a) in PLAIN.iter().enumerate() {
            for &b in &PLAIN[..i] {
                for row in 0..5 {
                    let play_in = |first: Track, second: Track| {
                        let mut game = ready(corporation, row);
                        for track in [first, second] {
                            gain(&mut game, track);
                            drive(&mut game);
                            while let Some(action) = list(&game)
                                .into_iter()
                                .find(|it| matches!(it, Action::Advance(_) | Action::Benefit(1)))
                            {
                                play(&mut game, action);
                            }
                        }
                        game
                    };
                    assert_eq!(
                        play_in(a, b).players[0],
                        play_in(b, a).players[0],
                        "{corporation}, {a:?} and {b:?} from row {row}"
                    );
                    compared += 1;
                }
            }
        }
    }
    assert_eq!(compared, 4 * 6 * 5);
}

#[test]
fn an_advance_that_commutes_is_made_unasked() {
    let mut game = ready("universal_coalition", 0);
    gain(&mut game, Track::Civ);
    drive(&mut game);
    assert_eq!(at(&game, Track::Civ), 1);
}

#[test]
fn the_order_of_tech_and_water_is_asked_for() {
    let mut game = ready("universal_coalition", 0);
    gain(&mut game, Track::Tech);
    gain(&mut game, Track::Water);
    drive(&mut game);
    assert_eq!((at(&game, Track::Tech), at(&game, Track::Water)), (0, 0));
    assert!(can(&game, Action::Advance(Track::Tech)));
    assert!(can(&game, Action::Advance(Track::Water)));
}

#[test]
fn the_order_is_asked_for_where_trackers_stand_in_each_others_way() {
    for corporation in ["makeshift", "oasis_ultd"] {
        let mut game = ready(corporation, 0);
        gain(&mut game, Track::Civ);
        gain(&mut game, Track::Rover);
        drive(&mut game);
        assert_eq!((at(&game, Track::Civ), at(&game, Track::Rover)), (0, 0));
    }
}

#[test]
fn the_resource_that_is_kept_is_asked_for_where_only_one_may_advance() {
    let mut game = game("universal_coalition");
    game.rule = Some(RoundRule::OneResourceOnly);
    place(&mut game, "i2_civ_energy", 0, 5, 0);
    assert_eq!(at(&game, Track::Civ), 0);
    assert!(can(&game, Action::Resource(Terrain::Civ)));
    assert!(can(&game, Action::Energy(Track::Civ)));
}
