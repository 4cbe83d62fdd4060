//! Flux and its technologies.

use super::{cover, owe_advance, with_tech};
use crate::common::*;
use planet::{Action, Illegal, Terrain, Track};
use tabletop::Game;

#[test]
fn flux_keeps_only_its_latest_technology_and_moves_its_token_at_each() {
    let mut game = with_tech("flux_industries", 2);
    owe_advance(&mut game, Track::Tech);
    play(&mut game, Action::Advance(Track::Tech));
    play(&mut game, Action::FluxToken(Track::Water));
    assert_eq!(
        (me(&mut game).active(), me(&mut game).flux),
        (1, Some(Track::Water))
    );
    set(&mut game, Track::Tech, 7);
    assert_eq!(me(&mut game).active(), 0b100);
}

#[test]
fn flux_1_counts_when_it_is_reached_and_at_the_start_of_the_turn() {
    let mut game = game("flux_industries");
    cover(&mut game, Terrain::Water, &[(5, 5), (6, 5)]);
    rover(&mut game, 5, 5);
    rover(&mut game, 6, 5);
    set(&mut game, Track::Tech, 2);
    tile_taken(&mut game);
    owe_advance(&mut game, Track::Tech);
    play(&mut game, Action::Advance(Track::Tech));
    play(&mut game, Action::FluxToken(Track::Water));
    assert_eq!(me(&mut game).pool, 4);
    let mut game = crate::common::game("flux_industries");
    set(&mut game, Track::Tech, 3);
    cover(&mut game, Terrain::Civ, &[(5, 5)]);
    rover(&mut game, 5, 5);
    begin_turn(&mut game);
    assert_eq!(me(&mut game).pool, 2);
}

#[test]
fn flux_2_leaps_to_the_next_milestone_with_everything_on_the_way() {
    let mut game = with_tech("flux_industries", 5);
    set(&mut game, Track::Civ, 6);
    play(&mut game, Action::Use(1));
    let player = me(&mut game);
    assert_eq!(player.trackers[Track::Civ.index()].at, 10);
    assert_eq!((player.pending.synergy, player.owed), (1, [0, 0, 1, 0]));
    me(&mut game).flux = Some(Track::Water);
    me(&mut game).used_game = 0;
    assert_eq!(game.check(ME, &Action::Use(1)), Err(Illegal::NothingToUse));
}

#[test]
fn flux_3_improves_the_flux_track() {
    let mut game = with_tech("flux_industries", 7);
    set(&mut game, Track::Civ, 2);
    owe_advance(&mut game, Track::Civ);
    play(&mut game, Action::Advance(Track::Civ));
    assert_eq!(me(&mut game).owed, [0, 1, 0, 0]);
    me(&mut game).flux = Some(Track::Biomass);
    set(&mut game, Track::Biomass, 2);
    owe_advance(&mut game, Track::Biomass);
    play(&mut game, Action::Advance(Track::Biomass));
    assert_eq!(me(&mut game).pending.patches, 2);
}

#[test]
fn flux_4_collects_a_meteorite_with_a_tile_of_the_flux_terrain() {
    let mut game = game("flux_industries");
    set(&mut game, Track::Tech, 10);
    place(&mut game, "i2_civ_energy_m", 0, 5, 0);
    assert_eq!(
        me(&mut game).meteorites,
        1,
        "the only one is collected unasked"
    );
}

#[test]
fn flux_5_advances_once_per_round() {
    let mut game = with_tech("flux_industries", 14);
    play(&mut game, Action::Use(4));
    assert_eq!(at(&game, Track::Civ), 1);
    assert_eq!(game.check(ME, &Action::Use(4)), Err(Illegal::UsedThisRound));
}
