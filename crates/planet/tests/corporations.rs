//! Each corporation and each of its technologies by name.

mod common;
use common::*;
use planet::{
    Action, CivCard, Illegal, Item, Planet, PodPlace, RoundRule, Step, Terrain, Track, TrackSet,
    Tracker,
};
use tabletop::{Game, Seat};

/// A turn whose tile is taken, with the tech tracker on this row.
fn with_tech(corporation: &str, row: u8) -> Planet {
    let mut game = game(corporation);
    set(&mut game, Track::Tech, row);
    tile_taken(&mut game);
    game
}

fn cover(game: &mut Planet, terrain: Terrain, squares: &[(u8, u8)]) {
    for &(x, y) in squares {
        let surface = &mut me(game).surface;
        surface.covered.insert(sq(x, y));
        surface.terrain[terrain.index()].insert(sq(x, y));
    }
}

fn owe_advance(game: &mut Planet, track: Track) {
    me(game).pending.advance[track.index()] += 1;
}

// Universal Coalition

#[test]
fn universal_1_ignores_adjacency_for_tiles_and_patches() {
    let mut game = game("universal_coalition");
    lay(&mut game, "o4_tech_biomass", 0, 5, 0);
    set(&mut game, Track::Tech, 3);
    let ring = turn_with(&mut game, "i2_civ_energy");
    me(&mut game).pending.patches = 1;
    assert!(can(&game, Action::Patch(sq(5, 6))));
    me(&mut game).pending.patches = 0;
    play(&mut game, Action::Select(ring));
    assert!(can(
        &game,
        Action::Place {
            turn: 0,
            at: sq(5, 5)
        }
    ));
}

#[test]
fn universal_2_stores_patches() {
    let mut game = with_tech("universal_coalition", 5);
    me(&mut game).pending.patches = 1;
    play(&mut game, Action::StorePatch);
    assert_eq!(me(&mut game).stored, 1);
    let mut without = with_tech("universal_coalition", 4);
    me(&mut without).pending.patches = 1;
    assert_eq!(
        without.check(ME, &Action::StorePatch),
        Err(Illegal::CannotStore)
    );
}

#[test]
fn universal_3_raises_track_movement_and_no_other() {
    let mut game = with_tech("universal_coalition", 7);
    set(&mut game, Track::Rover, 2);
    owe_advance(&mut game, Track::Rover);
    play(&mut game, Action::Advance(Track::Rover));
    assert_eq!(me(&mut game).pool, 2);
}

#[test]
fn universal_4_doubles_water_of_placed_tiles_by_resource_or_energy() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Tech, 10);
    place(&mut game, "i2_water_rover", 0, 3, 1);
    assert_eq!(at(&game, Track::Water), 2);
    let mut game = common::game("universal_coalition");
    set(&mut game, Track::Tech, 10);
    place(&mut game, "i2_energy_water", 0, 5, 0);
    assert_eq!(
        at(&game, Track::Water),
        2,
        "energy choosing water is doubled too"
    );
}

#[test]
fn universal_4_reached_first_doubles_the_water_of_the_same_tile() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Tech, 9);
    cover(&mut game, Terrain::Tech, &[(3, 3)]);
    place(&mut game, "i2_energy_water", 2, 3, 1);
    assert!(can(&game, Action::Resource(Terrain::Water)));
    play(&mut game, Action::Energy(Track::Tech));
    // Nothing can change it any more: the water follows by itself, doubled.
    assert_eq!((at(&game, Track::Tech), at(&game, Track::Water)), (10, 2));
}

#[test]
fn universal_5_keeps_meteorites_away() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Tech, 14);
    place(&mut game, "i2_civ_energy_m", 0, 5, 0);
    assert_eq!(me(&mut game).surface.meteorite_count(), 0);
}

// Cosmos

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

// Flux

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
    let mut game = common::game("flux_industries");
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

// Horizon

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

// Jump Drive

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

// Makeshift

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
    let target = |track, row| Action::Target { track, row };
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

#[test]
fn makeshift_3_does_not_shift_back() {
    let mut game = makeshift_on(Track::Civ, 8, 7);
    me(&mut game).pending.synergy = 1;
    play(&mut game, Action::Synergy(Track::Civ));
    play(
        &mut game,
        Action::Target {
            track: Track::Water,
            row: 8,
        },
    );
    assert_eq!(me(&mut game).pending.synergy, 1);
    play(&mut game, Action::Synergy(Track::Civ));
    assert!(!can(
        &game,
        Action::Target {
            track: Track::Civ,
            row: 8
        }
    ));
    assert!(can(
        &game,
        Action::Target {
            track: Track::Civ,
            row: 9
        }
    ));
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

// Oasis

#[test]
fn oasis_water_winds_and_is_blocked_without_1() {
    for (tech, expected, pool) in [(0, 1, 0), (3, 4, 1)] {
        let mut game = game("oasis_ultd");
        set(&mut game, Track::Tech, tech);
        set(&mut game, Track::Water, 1);
        set(&mut game, Track::Biomass, 2);
        tile_taken(&mut game);
        me(&mut game).pending.advance[Track::Water.index()] = 2;
        for _ in 0..2 {
            if can(&game, Action::Advance(Track::Water)) {
                play(&mut game, Action::Advance(Track::Water));
            }
        }
        assert_eq!(
            (at(&game, Track::Water), me(&mut game).pool),
            (expected, pool)
        );
    }
}

#[test]
fn oasis_water_advances_for_each_water_square_on_ice() {
    let mut game = game("oasis_ultd");
    // Both water squares of the line on the ice of column 3.
    let ring = turn_with(&mut game, "i3_water_rover");
    play(&mut game, Action::Select(ring));
    let ice = planet::planets::board(planet("ksb_4156")).ice;
    let lies = planet::tiles::shapes()[1].lies.clone();
    let best = list(&game).into_iter().filter_map(|action| match action {
        Action::Place { turn, at } => {
            let parts = lies[usize::from(turn)].covers(at)?;
            ((parts[0] & ice).len() == 2).then_some(action)
        }
        _ => None,
    });
    let action = best.into_iter().next().expect("two water squares on ice");
    play(&mut game, action);
    assert_eq!(me(&mut game).pending.advance[Track::Water.index()], 2);
}

#[test]
fn oasis_2_moves_for_rovers_on_water() {
    let mut game = game("oasis_ultd");
    set(&mut game, Track::Tech, 5);
    cover(&mut game, Terrain::Water, &[(5, 5), (6, 5)]);
    rover(&mut game, 5, 5);
    rover(&mut game, 6, 5);
    begin_turn(&mut game);
    assert_eq!(me(&mut game).pool, 2);
}

#[test]
fn oasis_3_4_and_5_give_water_a_patch_and_a_boost_for_tiles() {
    let mut game = game("oasis_ultd");
    set(&mut game, Track::Tech, 14);
    place(&mut game, "i2_water_rover", 0, 5, 0);
    let pending = me(&mut game).pending.clone();
    assert_eq!(
        pending.advance[Track::Water.index()],
        1,
        "no ice below: dry advance"
    );
    assert_eq!((pending.patches, pending.synergy), (1, 1));
}

// Republic

#[test]
fn republic_regresses_another_tracker_at_each_civ_milestone() {
    let mut game = game("republic");
    set(&mut game, Track::Civ, 1);
    set(&mut game, Track::Water, 2);
    set(&mut game, Track::Biomass, 1);
    tile_taken(&mut game);
    owe_advance(&mut game, Track::Civ);
    play(&mut game, Action::Advance(Track::Civ));
    assert_eq!(
        list(&game),
        [
            Action::Regress(Track::Water),
            Action::Regress(Track::Biomass)
        ]
    );
    play(&mut game, Action::Regress(Track::Water));
    assert_eq!(
        (at(&game, Track::Water), me(&mut game).owed),
        (1, [1, 0, 0, 0])
    );
}

#[test]
fn republic_lets_an_impossible_regress_go_before_it_becomes_possible() {
    let mut game = game("republic");
    set(&mut game, Track::Civ, 1);
    tile_taken(&mut game);
    owe_advance(&mut game, Track::Civ);
    owe_advance(&mut game, Track::Water);
    play(&mut game, Action::Advance(Track::Civ));
    play(&mut game, Action::Forgo(Item::Regress));
    assert_eq!(at(&game, Track::Water), 1);
}

#[test]
fn republic_1_moves_on_selecting_civ() {
    let mut game = game("republic");
    set(&mut game, Track::Tech, 3);
    set(&mut game, Track::Rover, 5);
    let ring = turn_with(&mut game, "i2_civ_energy");
    play(&mut game, Action::Select(ring));
    assert_eq!(me(&mut game).pool, 2);
}

fn claim(game: &mut Planet, level: usize) {
    me(game).owed[level - 1] = 1;
    finish_turn(game, ME);
    finish_turn(game, Seat(1));
    assert_eq!(game.step, Step::Claims);
}

#[test]
fn republic_2_adds_a_random_card_of_the_next_level() {
    let mut game = game("republic");
    set(&mut game, Track::Tech, 5);
    begin_turn(&mut game);
    claim(&mut game, 3);
    let offered: Vec<CivCard> = list(&game)
        .iter()
        .filter_map(|it| match it {
            Action::Keep(card) => Some(*card),
            _ => None,
        })
        .collect();
    assert_eq!(offered.len(), 4);
    assert_eq!(
        offered
            .iter()
            .filter(|card| card.facts().level == 4)
            .count(),
        1
    );
    assert_eq!((game.civ.piles[2].len(), game.civ.piles[3].len()), (3, 2));
    let third = offered
        .iter()
        .find(|card| card.facts().level == 3 && !card.immediate());
    if let Some(card) = third {
        play(&mut game, Action::Keep(*card));
        assert_eq!((game.civ.piles[2].len(), game.civ.piles[3].len()), (2, 3));
    }
}

#[test]
fn republic_3_teleports_between_civ_icons() {
    let mut game = with_tech("republic", 7);
    cover(&mut game, Terrain::Civ, &[(3, 5), (8, 5), (8, 6)]);
    me(&mut game).surface.icons = [sq(3, 5), sq(8, 5)].into_iter().collect();
    rover(&mut game, 3, 5);
    me(&mut game).pool = 2;
    play(
        &mut game,
        Action::Teleport {
            from: sq(3, 5),
            to: sq(8, 5),
        },
    );
    play(
        &mut game,
        Action::Teleport {
            from: sq(8, 5),
            to: sq(3, 5),
        },
    );
    assert_eq!(me(&mut game).pool, 0);
}

#[test]
fn republic_4_adds_a_boost_to_each_civ_milestone() {
    let mut game = with_tech("republic", 10);
    set(&mut game, Track::Civ, 1);
    owe_advance(&mut game, Track::Civ);
    play(&mut game, Action::Advance(Track::Civ));
    assert_eq!(me(&mut game).pending.synergy, 1);
}

#[test]
fn republic_5_keeps_two_cards_of_all_piles_at_the_end() {
    let mut game = game("republic");
    set(&mut game, Track::Tech, 14);
    begin_turn(&mut game);
    game.last_round = true;
    finish_turn(&mut game, ME);
    finish_turn(&mut game, Seat(1));
    assert_eq!(game.step, Step::EndClaims);
    assert_eq!(list(&game).len(), 12);
    let plain = |game: &Planet| {
        let cards = list(game).into_iter();
        let mut cards = cards.filter(|it| matches!(it, Action::Keep(card) if !card.immediate()));
        cards.next().expect("a card of the end of the game")
    };
    let first = plain(&game);
    play(&mut game, first);
    while list(&game).iter().any(|it| matches!(it, Action::Pick(_))) {
        let pick = list(&game)[0];
        play(&mut game, pick);
    }
    assert_eq!(me(&mut game).civ.len(), 1);
}

// Wormhole

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
    let mut game = common::game("wormhole_corp");
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
