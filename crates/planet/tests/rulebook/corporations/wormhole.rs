//! Wormhole and its technologies.

use super::{cover, owe_advance, with_tech};
use crate::common::*;
use planet::{Action, Illegal, RoundRule, Terrain, Track, TrackSet};
use tabletop::{Game, Seat};

#[test]
fn wormhole_biomass_gives_one_of_two_benefits() {
    let mut game = game("wormhole_corp");
    set(&mut game, Track::Biomass, 1);
    tile_taken(&mut game);
    owe_advance(&mut game, Track::Biomass);
    play(&mut game, Action::Advance(Track::Biomass));
    assert_eq!(me(&mut game).track_medals(), 1);
    assert_eq!(list(&game), [Action::Benefit(0), Action::Benefit(1)]);
    play(&mut game, Action::Benefit(1));
    assert_eq!(at(&game, Track::Civ), 1);
}

#[test]
fn wormhole_biomass_needs_expansion_and_energy_never_advances_it() {
    let mut game = game("wormhole_corp");
    place(&mut game, "i2_tech_biomass", 0, 5, 0);
    assert_eq!((at(&game, Track::Biomass), at(&game, Track::Tech)), (0, 1));
    let mut game = crate::common::game("wormhole_corp");
    cover(&mut game, Terrain::Biomass, &[(5, 2)]);
    place(&mut game, "i2_energy_water", 2, 5, 0);
    let water: TrackSet = [Track::Water].into_iter().collect();
    let energy = me(&mut game).pending.resources.first().copied();
    assert!(energy.is_none_or(|it| it.options == water));
    assert_eq!(at(&game, Track::Water), 1);
}

#[test]
fn wormhole_1_resets_a_full_biomass_track() {
    let mut game = with_tech("wormhole_corp", 3);
    set(&mut game, Track::Biomass, 4);
    assert_eq!(game.check(ME, &Action::Use(0)), Err(Illegal::NothingToUse));
    set(&mut game, Track::Biomass, 5);
    play(&mut game, Action::Use(0));
    assert_eq!(at(&game, Track::Biomass), 0);
}

#[test]
fn wormhole_2_and_5_put_patches_on_tiles_and_on_meteorites() {
    for (tech, on_meteorite) in [(5, false), (14, true)] {
        let mut game = game("wormhole_corp");
        lay(&mut game, "i2_rover_tech_m", 0, 5, 0);
        me(&mut game).surface.meteorites.insert(sq(5, 1));
        set(&mut game, Track::Tech, tech);
        tile_taken(&mut game);
        me(&mut game).pending.patches = 1;
        assert!(can(&game, Action::Patch(sq(5, 0))));
        assert_eq!(can(&game, Action::Patch(sq(5, 1))), on_meteorite);
        if on_meteorite {
            play(&mut game, Action::Patch(sq(5, 1)));
            let surface = &me(&mut game).surface;
            assert!(surface.meteorites.is_empty() && surface.symbols.is_empty());
            assert_eq!(surface.terrain_at(sq(5, 1)), Some(Terrain::Biomass));
        }
    }
}

#[test]
fn wormhole_3_gives_one_more_patch_once_per_round() {
    let mut game = with_tech("wormhole_corp", 7);
    me(&mut game).pending.patches = 1;
    play(&mut game, Action::ExtraPatch);
    assert_eq!(me(&mut game).pending.patches, 2);
    assert_eq!(
        game.check(ME, &Action::ExtraPatch),
        Err(Illegal::UsedThisRound)
    );
}

#[test]
fn wormhole_4_stores_patches() {
    let mut game = with_tech("wormhole_corp", 10);
    me(&mut game).pending.patches = 1;
    play(&mut game, Action::StorePatch);
    assert_eq!(me(&mut game).stored, 1);
}

#[test]
fn a_level_reached_under_no_milestones_is_available_when_the_round_has_ended() {
    let mut game = with_tech("universal_coalition", 2);
    game.rule = Some(RoundRule::NoMilestones);
    owe_advance(&mut game, Track::Tech);
    play(&mut game, Action::Advance(Track::Tech));
    assert_eq!(me(&mut game).active(), 0);
    play(&mut game, Action::Done);
    finish_turn(&mut game, Seat(1));
    assert_eq!(me(&mut game).active(), 1);
}
