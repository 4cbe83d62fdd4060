//! Worked examples of the events.

use super::event;
use crate::common::*;
use planet::{Action, Illegal, RoundRule, Stage, Step, Terrain, Track};
use tabletop::{Game, Viewer};

#[test]
fn advance_x_or_y_takes_the_one_that_can() {
    let mut game = event("advance_rover_or_civ");
    set(&mut game, Track::Civ, 15);
    set(&mut game, Track::Rover, 7);
    let refusal = game.check(ME, &Action::Pick(Track::Civ));
    assert_eq!(
        refusal,
        Err(Illegal::CannotAdvance {
            tracker: Track::Civ
        })
    );
    play(&mut game, Action::Pick(Track::Rover));
    assert_eq!((at(&game, Track::Rover), me(&mut game).pool), (8, 2));
}

#[test]
fn regress_takes_a_tracker_that_can_go_down_the_furthest() {
    let mut game = event("regress_any_by_3");
    assert_eq!(game.step, Step::Turn, "all at the start: nothing happens");
    game.step = Step::Event;
    me(&mut game).stage = Stage::Free;
    for track in [Track::Civ, Track::Rover] {
        set(&mut game, track, 1);
    }
    me(&mut game).pending.regress = Some(planet::pending::Regress {
        from: planet::TrackSet::ALL,
        steps: 3,
    });
    assert_eq!(
        list(&game),
        [Action::Regress(Track::Civ), Action::Regress(Track::Rover)]
    );
    set(&mut game, Track::Water, 2);
    assert_eq!(list(&game), [Action::Regress(Track::Water)]);
    play(&mut game, Action::Regress(Track::Water));
    assert_eq!(at(&game, Track::Water), 0);
}

#[test]
fn a_level_is_lost_by_a_regress_and_comes_back() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Tech, 5);
    assert_eq!(me(&mut game).active(), 0b11);
    set(&mut game, Track::Tech, 4);
    assert_eq!(me(&mut game).active(), 0b1);
    set(&mut game, Track::Tech, 5);
    assert_eq!(me(&mut game).active(), 0b11);
}

#[test]
fn the_silent_triple_advance_gains_nothing_but_height() {
    let mut game = event("silent_triple_advance");
    set(&mut game, Track::Civ, 1);
    play(&mut game, Action::Pick(Track::Civ));
    assert_eq!((at(&game, Track::Civ), me(&mut game).owed), (4, [0; 4]));
    assert_eq!(me(&mut game).track_medals(), 1);
}

#[test]
fn no_milestones_takes_patch_rover_card_and_level_but_not_movement() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Biomass, 2);
    set(&mut game, Track::Rover, 5);
    tile_taken(&mut game);
    game.rule = Some(RoundRule::NoMilestones);
    me(&mut game).pending.advance = [0, 0, 1, 1, 0];
    play(&mut game, Action::Advance(Track::Biomass));
    let player = me(&mut game);
    assert_eq!(
        (player.pending.patches, player.pending.deploy, player.pool),
        (0, 0, 2)
    );
}

#[test]
fn no_synergy_boosts_stops_boosts_and_nothing_else() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Water, 2);
    tile_taken(&mut game);
    game.rule = Some(RoundRule::NoSynergyBoosts);
    me(&mut game).pending.advance[Track::Water.index()] = 1;
    play(&mut game, Action::Advance(Track::Water));
    assert_eq!(
        (at(&game, Track::Water), me(&mut game).pending.synergy),
        (3, 0)
    );
}

#[test]
fn no_tiles_on_the_edge_yields_where_every_first_tile_must_touch_it() {
    for (planet, expected) in [("ksb_4156", 192), ("charybdis", 72)] {
        let mut game = game_on(planet, "universal_coalition");
        game.rule = Some(RoundRule::NoTileOnEdge);
        let ring = turn_with(&mut game, "o4_civ_energy");
        // Only this tile is in the depot.
        let other = planet::Ring::ALL[1 - ring.index()];
        let place = planet::tiles::seats(2)[0];
        let outer = (place + game.station.rotation) % 6;
        let shape = planet::tiles::shape_in(other, outer);
        game.station.stacks[usize::from(shape)].top = None;
        game.rule = Some(RoundRule::NoTileOnEdge);
        play(&mut game, Action::Select(ring));
        assert_eq!(list(&game).len(), expected, "{planet}");
    }
}

#[test]
fn no_tiles_on_ice_forbids_ice() {
    let mut game = game("universal_coalition");
    let ring = turn_with(&mut game, "i2_civ_energy");
    game.rule = Some(RoundRule::NoTileOnIce);
    play(&mut game, Action::Select(ring));
    let icy = game.check(
        ME,
        &Action::Place {
            turn: 0,
            at: sq(0, 5),
        },
    );
    assert_eq!(icy, Err(Illegal::EventForbidsIce));
}

#[test]
fn no_matching_contact_compares_square_by_square() {
    let mut game = game("universal_coalition");
    let surface = &mut me(&mut game).surface;
    surface.covered.insert(sq(5, 5));
    surface.terrain[Terrain::Water.index()].insert(sq(5, 5));
    let ring = turn_with(&mut game, "i2_water_rover");
    game.rule = Some(RoundRule::NoMatchingContact);
    play(&mut game, Action::Select(ring));
    // Water on (6,5), then rover on (6,5).
    let touching = game.check(
        ME,
        &Action::Place {
            turn: 3,
            at: sq(6, 5),
        },
    );
    assert_eq!(
        touching,
        Err(Illegal::EventForbidsContact {
            terrain: Terrain::Water
        })
    );
    assert!(can(
        &game,
        Action::Place {
            turn: 1,
            at: sq(6, 5)
        }
    ));
}

#[test]
fn one_resource_only_drops_the_other() {
    let mut game = game("universal_coalition");
    let ring = turn_with(&mut game, "i2_rover_tech");
    game.rule = Some(RoundRule::OneResourceOnly);
    play(&mut game, Action::Select(ring));
    play(
        &mut game,
        Action::Place {
            turn: 0,
            at: sq(5, 0),
        },
    );
    play(&mut game, Action::Resource(Terrain::Tech));
    assert_eq!((at(&game, Track::Tech), at(&game, Track::Rover)), (1, 0));
    assert!(me(&mut game).pending.resources.is_empty());
}

#[test]
fn rovers_stay_off_a_banned_terrain_but_may_leave_it() {
    let mut game = game("universal_coalition");
    for (x, y) in [(5, 5), (6, 5)] {
        let surface = &mut me(&mut game).surface;
        surface.covered.insert(sq(x, y));
        surface.terrain[Terrain::Water.index()].insert(sq(x, y));
    }
    rover(&mut game, 5, 5);
    tile_taken(&mut game);
    me(&mut game).pool = 1;
    game.rule = Some(RoundRule::RoverTerrainBan {
        terrain: Terrain::Water,
    });
    let entering = game.check(
        ME,
        &Action::Move {
            from: sq(5, 5),
            to: sq(6, 5),
        },
    );
    assert_eq!(
        entering,
        Err(Illegal::EventForbidsRover {
            terrain: Terrain::Water
        })
    );
    assert!(can(
        &game,
        Action::Move {
            from: sq(5, 5),
            to: sq(4, 5)
        }
    ));
}

#[test]
fn a_rover_is_destroyed_by_the_event_only_if_there_are_two() {
    let mut game = event("destroy_rover");
    assert_eq!(game.step, Step::Turn);
    rover(&mut game, 5, 5);
    rover(&mut game, 6, 5);
    game.step = Step::Event;
    me(&mut game).stage = Stage::Free;
    me(&mut game).pending.destroy_rover = true;
    play(&mut game, Action::Destroy(sq(5, 5)));
    assert_eq!(
        (
            me(&mut game).surface.rovers.len(),
            me(&mut game).rovers_lost
        ),
        (1, 1)
    );
}

#[test]
fn a_depot_stack_can_be_discarded_only_if_the_other_tile_fits() {
    let mut game = event("discard_depot_stack");
    let both = list(&game);
    assert_eq!(both.len(), 2);
    let gone = game.station.gone.iter().count();
    play(&mut game, both[0]);
    assert_eq!(game.station.gone.iter().count(), gone + 12);
    assert_eq!(game.step, Step::Turn);
}

#[test]
fn peeking_shows_the_next_event_to_the_peeker_alone() {
    let mut game = event("synergy_or_peek_1");
    let next = game.events.deck.last().copied();
    play(&mut game, Action::Peek);
    assert_eq!(game.view(Viewer::seat(ME)).events.next, next);
    assert_eq!(game.view(Viewer::Spectator).events.next, None);
}

#[test]
fn an_extra_rover_is_deployed_with_the_first_tile() {
    let mut game = event("extra_rover");
    assert_eq!(me(&mut game).rovers, 3);
    let select = list(&game)[0];
    play(&mut game, select);
    let placement = list(&game)[0];
    play(&mut game, placement);
    assert!(me(&mut game).pending.deploy >= 1);
}

#[test]
fn civ_cards_come_and_go_by_events() {
    let game = event("extra_civ_cards");
    assert!(game.civ.piles.iter().all(|pile| pile.len() == 3));
    let game = event("remove_civ_cards");
    assert!(game.civ.piles.iter().all(|pile| pile.len() == 1));
    assert_eq!(game.civ.removed.len(), 4);
}

#[test]
fn a_patch_before_the_first_tile_is_the_first_piece() {
    let mut game = event("biomass_patch");
    assert_eq!(
        game.check(ME, &Action::Patch(sq(5, 5))),
        Err(Illegal::NotOnEdge)
    );
    play(&mut game, Action::Patch(sq(5, 0)));
    let select = list(&game)[0];
    play(&mut game, select);
    let adjacent = |action: &Action| matches!(action, Action::Place { .. });
    assert!(list(&game).iter().all(adjacent));
    assert!(list(&game).len() < 60);
}
