//! Cosmos and its technologies.

use super::{cover, owe_advance, with_tech};
use crate::common::*;
use planet::{Action, Illegal, Item, PodPlace, Terrain, Track};
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

#[test]
fn cosmos_2_repositions_up_to_three_times_once_per_game() {
    let mut game = with_tech("cosmos_inc", 5);
    me(&mut game).lifepods = 1;
    play(&mut game, Action::Use(1));
    let (a, b) = (
        PodPlace::Scoring,
        PodPlace::Space {
            track: Track::Civ,
            row: 7,
        },
    );
    for (from, to) in [(a, b), (b, a), (a, b)] {
        play(&mut game, Action::Reposition(from));
        play(&mut game, Action::Lifepod(to));
    }
    assert_eq!(game.check(ME, &Action::Use(1)), Err(Illegal::UsedThisGame));
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

#[test]
fn cosmos_4_drives_free_over_energy_but_not_back() {
    let mut game = with_tech("cosmos_inc", 10);
    cover(&mut game, Terrain::Energy, &[(5, 5), (6, 5), (7, 5)]);
    rover(&mut game, 4, 5);
    me(&mut game).pool = 1;
    for (from, to) in [((4, 5), (5, 5)), ((5, 5), (6, 5)), ((6, 5), (7, 5))] {
        play(
            &mut game,
            Action::Move {
                from: sq(from.0, from.1),
                to: sq(to.0, to.1),
            },
        );
        assert_eq!(me(&mut game).pool, 1);
    }
    play(
        &mut game,
        Action::Move {
            from: sq(7, 5),
            to: sq(6, 5),
        },
    );
    assert_eq!(me(&mut game).pool, 0);
    assert!(
        !list(&game)
            .iter()
            .any(|it| matches!(it, Action::Move { .. }))
    );
}

#[test]
fn cosmos_5_repositions_once_per_round() {
    let mut game = with_tech("cosmos_inc", 14);
    me(&mut game).lifepods = 1;
    play(&mut game, Action::Use(4));
    play(&mut game, Action::Forgo(Item::Reposition));
    assert_eq!(game.check(ME, &Action::Use(4)), Err(Illegal::UsedThisRound));
}
