//! An event that alone would end the game is ignored.

use crate::common::*;
use planet::{Action, Cells, Event, EventCard, Planet, Ring, Track};
use tabletop::{Events, Game, Seat};

fn top_of(game: &mut Planet, ring: Ring) -> &mut Option<planet::TileId> {
    let outer = game.station.rotation;
    let slot = match ring {
        Ring::Outer => outer,
        Ring::Inner => outer + game.station.inner_offset,
    };
    let shape = planet::tiles::shape_in(ring, slot);
    &mut game.station.stacks[usize::from(shape)].top
}

/// Turns the event up, with only this tile in the depot; who ignores it.
fn turn_up(game: &mut Planet, event: &str, tile: &str) -> Vec<Seat> {
    let ring = {
        let id = planet::TileId::named(tile).expect("a tile");
        let shape = planet::tiles::shape(planet::tiles::tile(id));
        game.station.rotation = match shape.ring {
            Ring::Outer => shape.slot,
            Ring::Inner => (shape.slot + 6 - game.station.inner_offset) % 6,
        };
        put_on_top(game, id);
        shape.ring
    };
    *top_of(game, Ring::ALL[1 - ring.index()]) = None;
    let named = |name| EventCard::named(name).expect("an event");
    game.events.deck = [named("no_rover_on_civ"), named(event)]
        .into_iter()
        .collect();
    let rotation = Action::Rotate(game.station.rotation);
    let mut events = Events::on();
    let _ = game.play(ME, &rotation, &mut events);
    let ignored = |event: &Event| match event {
        Event::Ignored { seat, .. } => Some(*seat),
        _ => None,
    };
    events.take().iter().filter_map(ignored).collect()
}

/// All covered but one gap for a tile of two squares, and these.
fn with_a_gap(corporation: &str, more: &[(u8, u8)]) -> Planet {
    let mut game = game(corporation);
    let gap = [(5, 0), (6, 0)].iter().chain(more);
    let gap: Cells = gap.map(|&(x, y)| sq(x, y)).collect();
    cover_all_but(&mut game, gap);
    game
}

#[test]
fn a_forced_patch_that_would_take_the_last_place_for_a_tile_is_ignored() {
    let mut game = with_a_gap("universal_coalition", &[]);
    assert_eq!(turn_up(&mut game, "biomass_patch", "i2_civ_energy"), [ME]);
    assert_eq!(me(&mut game).pending.patches, 0);
    // For the other player it is an event like any other.
    let patch = list_of(&game, Seat(1))[0];
    play_as(&mut game, Seat(1), patch);
    assert!(can(&game, Action::Select(Ring::Inner)));
}

#[test]
fn a_forced_patch_with_a_harmless_square_is_placed_where_the_player_likes() {
    let mut game = with_a_gap("universal_coalition", &[(0, 5)]);
    assert_eq!(turn_up(&mut game, "biomass_patch", "i2_civ_energy"), []);
    let squares = [(5, 0), (6, 0), (0, 5)].map(|(x, y)| Action::Patch(sq(x, y)));
    assert_eq!(list(&game), squares);
    play(&mut game, Action::Patch(sq(5, 0)));
}

#[test]
fn a_forced_patch_is_not_ignored_where_it_can_be_stored_or_exchanged() {
    let mut game = with_a_gap("universal_coalition", &[]);
    set(&mut game, Track::Tech, 5);
    assert_eq!(turn_up(&mut game, "biomass_patch", "i2_civ_energy"), []);
    assert!(can(&game, Action::StorePatch));
    let mut game = with_a_gap("jump_drive", &[]);
    me(&mut game).pods_on_techs = 1;
    assert_eq!(turn_up(&mut game, "biomass_patch", "i2_civ_energy"), []);
    assert!(can(&game, Action::SynergyForPatch));
}

#[test]
fn a_forced_patch_is_not_ignored_by_who_could_place_nothing_anyway() {
    let mut game = with_a_gap("universal_coalition", &[]);
    assert_eq!(turn_up(&mut game, "biomass_patch", "o4_civ_energy"), []);
    assert_eq!(me(&mut game).pending.patches, 1);
}

/// The upper half of Oblivion is covered. A square tile fits in the lower half alone, and nowhere
/// beside a piece: the two free squares next to them are too narrow.
fn only_away_from_all_pieces() -> Planet {
    let mut game = game_on("oblivion", "universal_coalition");
    let lower = me(&mut game).board().squares.iter().filter(|it| it.y() > 5);
    let lower: Cells = lower.collect();
    cover_all_but(&mut game, lower);
    set(&mut game, Track::Tech, 3);
    game
}

#[test]
fn a_regress_that_would_cost_the_level_by_which_a_tile_fits_is_ignored() {
    let mut game = only_away_from_all_pieces();
    let ignored = turn_up(&mut game, "regress_biomass_or_tech", "o4_civ_energy");
    assert_eq!((ignored, at(&game, Track::Tech)), (vec![ME], 3));
    assert!(can(&game, Action::Select(Ring::Inner)));
}

#[test]
fn a_regress_with_a_harmless_tracker_is_carried_out_also_in_the_harmful_way() {
    let mut game = only_away_from_all_pieces();
    set(&mut game, Track::Biomass, 1);
    let ignored = turn_up(&mut game, "regress_biomass_or_tech", "o4_civ_energy");
    assert_eq!(ignored, []);
    let trackers = [Track::Biomass, Track::Tech].map(Action::Regress);
    assert_eq!(list(&game), trackers);
    play(&mut game, Action::Regress(Track::Tech));
    assert!(can(&game, Action::Take(Ring::Inner)));
}

#[test]
fn the_events_that_can_be_ignored_are_the_forced_patch_and_every_regress() {
    use planet::cards::Guard;
    let forced = EventCard::all().filter(|it| it.facts().end_game_guard == Guard::Forced);
    let forced: Vec<_> = forced.map(|card| card.key()).collect();
    let (patch, regresses) = forced.split_first().expect("some");
    assert_eq!(*patch, "biomass_patch");
    assert!(
        regresses.iter().all(|key| key.starts_with("regress_")),
        "{regresses:?}"
    );
    let all = EventCard::all().filter(|card| card.key().starts_with("regress_"));
    assert_eq!(regresses.len(), all.count());
}
