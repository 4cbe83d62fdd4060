//! Setup, the station and the course of the rounds.

use crate::common::*;
use planet::{Action, Illegal, Options, Planet, Step, Track};
use tabletop::{Chance, Game, Seat, Seed};

#[test]
fn four_players_have_five_civ_cards_a_level_and_a_player_alone_two() {
    assert!(new(4).civ.piles.iter().all(|pile| pile.len() == 5));
    assert!(new(1).civ.piles.iter().all(|pile| pile.len() == 2));
    assert!(new(6).civ.piles.iter().all(|pile| pile.len() == 7));
}

#[test]
fn depots_face_the_seats_and_turn_clockwise() {
    let mut game = new(3);
    game.station.rotation = 0;
    game.station.inner_offset = 0;
    assert_eq!(
        [0, 2, 4].map(|place| facing(&game, place)),
        [["z5", "i3"], ["s4", "v3"], ["n5", "i2"]]
    );
    game.station.rotation = 5;
    assert_eq!(
        [0, 2, 4].map(|place| facing(&game, place)),
        [["u5", "o4"], ["f5", "t4"], ["i4", "l4"]]
    );
    game.station.rotation = 0;
    game.station.inner_offset = 2;
    assert_eq!(facing(&game, 0), ["z5", "v3"]);
}

#[test]
fn civ_cards_are_claimed_from_the_commander_on_and_the_next_tiles_lie_open_then() {
    let mut game = game("universal_coalition");
    begin_turn(&mut game);
    for player in &mut game.players {
        player.owed = [1, 0, 0, 0];
    }
    finish_turn(&mut game, ME);
    assert_eq!(game.deciders().iter().collect::<Vec<_>>(), [Seat(1)]);
    finish_turn(&mut game, Seat(1));
    assert_eq!(game.step, Step::Claims);
    assert_eq!(game.deciders().iter().collect::<Vec<_>>(), [ME]);
    assert!(game.station.stacks.iter().all(|stack| stack.top.is_some()));
    assert_eq!(list(&game).len(), 3);
    assert!(list_of(&game, Seat(1)).is_empty());
}

#[test]
fn the_commander_token_passes_to_the_left() {
    let mut game = game("universal_coalition");
    begin_turn(&mut game);
    finish_turn(&mut game, ME);
    finish_turn(&mut game, Seat(1));
    assert_eq!(
        (game.step, game.commander, game.round),
        (Step::Rotation, Seat(1), 2)
    );
}

#[test]
fn the_game_ends_after_the_round_in_which_a_depot_is_empty() {
    let mut game = game("universal_coalition");
    begin_turn(&mut game);
    finish_turn(&mut game, ME);
    // The depot of slot 1 is empty, though nobody sits there.
    for stack in [8, 5] {
        game.station.stacks[stack].top = None;
        game.station.stacks[stack].below.clear();
    }
    finish_turn(&mut game, Seat(1));
    assert!(game.step.at_end(), "{:?}", game.step);
}

#[test]
fn stored_patches_are_placed_at_the_end_and_cannot_be_stored_again() {
    let mut game = game("universal_coalition");
    lay(&mut game, "o4_civ_energy", 0, 5, 0);
    set(&mut game, Track::Tech, 5);
    tile_taken(&mut game);
    me(&mut game).pending.patches = 1;
    play(&mut game, Action::StorePatch);
    assert_eq!(me(&mut game).stored, 1);
    game.last_round = true;
    play(&mut game, Action::Done);
    finish_turn(&mut game, Seat(1));
    assert_eq!(game.step, Step::End);
    assert_eq!(
        game.check(ME, &Action::StorePatch),
        Err(Illegal::CannotStore)
    );
    let patch = list(&game)
        .into_iter()
        .find(|it| matches!(it, Action::Patch(_)));
    play(&mut game, patch.expect("a square"));
    play(&mut game, Action::Done);
    assert_eq!(game.step, Step::Over);
    assert_eq!(game.players[0].surface.patches.len(), 1);
}

#[test]
fn for_two_the_station_may_turn_by_itself_but_not_before_the_first_round() {
    let options = Options {
        boards: planet::Boards::Symmetric,
        automatic_rotation: true,
        ..Options::default()
    };
    let mut game = Planet::new(&options, 2, Chance::seeded(Seed::from(5))).expect("a game");
    let mut rotation = game.station.rotation;
    for round in 1..=4 {
        assert_eq!((game.step, game.round), (Step::Turn, round));
        assert_eq!(game.station.rotation, rotation);
        rotation = (rotation + 5) % 6;
        while game.round == round {
            // What comes last in a list ends things.
            let seat = game.deciders().first().expect("somebody is asked");
            let last = *list_of(&game, seat).last().expect("a choice");
            play_as(&mut game, seat, last);
        }
    }
}

#[test]
fn civ_cards_are_claimed_when_all_are_done_also_by_a_player_alone() {
    let options = Options {
        boards: planet::Boards::Symmetric,
        ..Options::default()
    };
    let mut game = Planet::new(&options, 1, Chance::seeded(Seed::from(5))).expect("a game");
    while game.step != Step::Turn {
        let first = list(&game)[0];
        play(&mut game, first);
    }
    set(&mut game, Track::Civ, 2);
    me(&mut game).stage = planet::Stage::Free;
    me(&mut game).pending = planet::Pending::default();
    me(&mut game).pending.advance[Track::Civ.index()] = 1;
    play(&mut game, Action::Advance(Track::Civ));
    assert_eq!((game.step, me(&mut game).owed), (Step::Turn, [1, 0, 0, 0]));
    play(&mut game, Action::Done);
    assert_eq!(game.step, Step::Claims);
}
