//! Jump Drive and its technologies.

use super::cover;
use crate::common::*;
use planet::{Action, Illegal, Planet, PodPlace, Terrain, Track};
use tabletop::Game;

/// Jump Drive with lifepods on these technologies.
fn jump_drive(techs: &[u8]) -> Planet {
    let mut game = game("jump_drive");
    me(&mut game).pods_on_techs = techs.iter().fold(0, |bits, tech| bits | 1 << tech);
    tile_taken(&mut game);
    game
}

#[test]
fn jump_drive_unlocks_technologies_with_lifepods() {
    let mut game = jump_drive(&[0]);
    me(&mut game).pending.collect_lifepods = 1;
    play(&mut game, Action::Collect(sq(7, 2)));
    assert!(!can(&game, Action::Lifepod(PodPlace::Tech(0))));
    play(&mut game, Action::Lifepod(PodPlace::Tech(3)));
    assert_eq!(me(&mut game).active(), 0b1001);
}

#[test]
fn jump_drive_a_takes_a_boost_for_a_patch_once_per_round() {
    let mut game = jump_drive(&[0]);
    me(&mut game).pending.patches = 2;
    play(&mut game, Action::SynergyForPatch);
    assert_eq!(
        (me(&mut game).pending.patches, me(&mut game).pending.synergy),
        (1, 1)
    );
    let refusal = game.check(ME, &Action::SynergyForPatch);
    assert_eq!(refusal, Err(Illegal::UsedThisRound));
}

#[test]
fn jump_drive_b_teleports_to_the_same_terrain_of_another_piece() {
    let mut game = jump_drive(&[1]);
    lay(&mut game, "o4_civ_energy", 0, 5, 0);
    lay(&mut game, "i2_civ_energy", 0, 5, 5);
    let civ = me(&mut game).surface.terrain[Terrain::Civ.index()];
    let own = civ.iter().find(|square| square.y() < 2).expect("civ above");
    rover(&mut game, own.x(), own.y());
    me(&mut game).pool = 2;
    let other = civ
        .iter()
        .find(|square| square.y() >= 5)
        .expect("civ below");
    let same = civ
        .iter()
        .find(|square| square.y() < 2 && *square != own)
        .expect("its own tile");
    assert_eq!(
        game.check(
            ME,
            &Action::Teleport {
                from: own,
                to: same
            }
        ),
        Err(Illegal::NoTeleport)
    );
    play(
        &mut game,
        Action::Teleport {
            from: own,
            to: other,
        },
    );
    assert_eq!(me(&mut game).pool, 1);
    assert!(
        !list(&game)
            .iter()
            .any(|it| matches!(it, Action::Teleport { .. }))
    );
}

#[test]
fn jump_drive_c_doubles_a_boost() {
    let mut game = jump_drive(&[2]);
    me(&mut game).pending.synergy = 1;
    play(&mut game, Action::DoubleSynergy(Track::Civ));
    assert_eq!(at(&game, Track::Civ), 2);
}

#[test]
fn jump_drive_d_may_treat_tech_as_energy() {
    let mut game = game("jump_drive");
    me(&mut game).pods_on_techs = 1 << 3;
    cover(&mut game, Terrain::Civ, &[(4, 1)]);
    // Tech on (5,1), biomass on (6,1).
    place(&mut game, "i2_tech_biomass", 3, 5, 1);
    assert!(can(&game, Action::Resource(Terrain::Tech)));
    assert!(can(&game, Action::TechAsEnergy(Track::Biomass)));
    play(&mut game, Action::TechAsEnergy(Track::Civ));
    assert_eq!((at(&game, Track::Civ), at(&game, Track::Tech)), (1, 0));
}

#[test]
fn jump_drive_e_gains_a_row() {
    let mut game = jump_drive(&[4]);
    set(&mut game, Track::Civ, 10);
    play(&mut game, Action::Use(4));
    assert_eq!(
        list(&game),
        [Action::Row(Track::Civ), Action::Row(Track::Water)]
    );
    play(&mut game, Action::Row(Track::Civ));
    let player = me(&mut game);
    // Row 10: a card of level 3, boosts of biomass and rover, 2 movement.
    assert_eq!(
        (player.owed, player.pending.synergy, player.pool),
        ([0, 0, 1, 0], 2, 2)
    );
}

#[test]
fn jump_drive_f_chooses_an_objective_for_all() {
    let mut game = jump_drive(&[5]);
    let left = game.objectives.pile.len();
    play(&mut game, Action::Use(5));
    let offered = list(&game);
    assert_eq!((offered.len(), game.objectives.pile.len()), (3, left - 3));
    play(&mut game, offered[1]);
    assert!(game.objectives.shared.is_some());
    assert_eq!(me(&mut game).rejected.len(), 2);
    assert_eq!(game.check(ME, &Action::Use(5)), Err(Illegal::UsedThisGame));
}

#[test]
fn jump_drive_d_is_optional_also_at_the_top_of_the_tech_track() {
    let mut game = game("jump_drive");
    me(&mut game).pods_on_techs = 1 << 3;
    set(&mut game, Track::Tech, 15);
    place(&mut game, "i2_rover_tech", 0, 5, 0);
    if at(&game, Track::Rover) == 0 {
        play(&mut game, Action::Advance(Track::Rover));
    }
    while let Some(deploy) = list(&game)
        .into_iter()
        .find(|it| matches!(it, Action::Deploy(_)))
    {
        play(&mut game, deploy);
    }
    assert!(can(&game, Action::TechAsEnergy(Track::Rover)));
    assert!(can(&game, Action::Done), "it may be left");
    let mut as_energy = game.clone();
    play(&mut as_energy, Action::TechAsEnergy(Track::Rover));
    assert_eq!(at(&as_energy, Track::Rover), 2);
    play(&mut game, Action::Resource(Terrain::Tech));
    assert_eq!((at(&game, Track::Rover), at(&game, Track::Tech)), (1, 15));
    assert!(!can(&game, Action::TechAsEnergy(Track::Rover)));
    assert!(can(&game, Action::Done));
}

#[test]
fn jump_drive_b_teleports_from_and_to_patches() {
    let mut game = jump_drive(&[1]);
    lay(&mut game, "o4_tech_biomass", 0, 5, 0);
    let biomass = me(&mut game).surface.terrain[Terrain::Biomass.index()];
    let from = biomass.first().expect("biomass");
    me(&mut game).surface.lay_patch(sq(5, 6));
    rover(&mut game, from.x(), from.y());
    me(&mut game).pool = 1;
    let to = sq(5, 6);
    assert!(can(&game, Action::Teleport { from, to }));
    me(&mut game).surface.rovers[0].square = to;
    assert!(can(&game, Action::Teleport { from: to, to: from }));
}
