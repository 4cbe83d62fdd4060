//! The action phase: turns, passing, first actions.

use crate::table::*;
use mars::scene::Scene;
use mars::{Action, Event, Illegal, Phase};
use tabletop::{Game, Seat};

fn three() -> Scene {
    Scene::new(3)
        .hand(A, &["mine", "lichen", "sponsors"])
        .hand(B, &["comet", "grass"])
        .hand(C, &["trees", "algae"])
}

#[test]
fn a_turn_is_one_action_and_the_end_of_the_turn() {
    let mut table = Table::new(three().money(A, 100).ready());
    table.act(&[POWER_PLANT]);
    assert_eq!(
        (table.active(), table.asked().as_str()),
        (A, "second_action")
    );
    table.act(&[Action::EndTurn]);
    assert_eq!(table.active(), B);
    assert!(
        !table.view().turn.unwrap().passed.contains(A),
        "ending a turn is not passing"
    );
}

#[test]
fn a_turn_is_two_actions_one_after_the_other_the_same_kind_twice_is_fine() {
    let mut table = Table::new(three().money(A, 100).ready());
    table.act(&[POWER_PLANT, POWER_PLANT]);
    assert_eq!(table.active(), B);
    assert_eq!(table.production(A, Energy), 2);
}

#[test]
fn passing_is_a_whole_turn_and_the_last_in_the_generation() {
    let mut table = Table::new(three().money(A, 100).money(B, 100).ready());
    table.act(&[POWER_PLANT]);
    assert_eq!(table.why_not(Action::Pass), Illegal::PassIsWholeTurn);
    table.act(&[Action::EndTurn]);
    assert_eq!(table.why_not(Action::EndTurn), Illegal::NoActionTaken);
    table.act(&[Action::Pass]);
    assert_eq!(table.active(), C);
    table.act(&[Action::Pass, POWER_PLANT]);
    assert_eq!(table.active(), A);
}

#[test]
fn turns_go_clockwise_over_those_who_have_not_passed() {
    let mut table = Table::new(three().money(A, 100).money(C, 100).passed(B).ready());
    table.act(&[POWER_PLANT, POWER_PLANT]);
    assert_eq!(table.active(), C);
    table.act(&[POWER_PLANT, POWER_PLANT]);
    assert_eq!(table.active(), A);
}

#[test]
fn the_last_player_goes_on_without_turn_ends_until_passing() {
    let mut table = Table::new(three().money(A, 100).passed(B).passed(C).ready());
    for _ in 0..3 {
        table.act(&[POWER_PLANT]);
        assert_eq!((table.active(), table.asked().as_str()), (A, "action"));
        assert!(table.may(Action::Pass));
        assert_eq!(table.why_not(Action::EndTurn), Illegal::TurnDoesNotEnd);
    }
    table.act(&[Action::Pass]);
    assert_eq!(table.view().generation, 2);
}

#[test]
fn the_phase_ends_when_all_have_passed() {
    let mut table = Table::new(three().ready());
    table.act(&[Action::Pass, Action::Pass]);
    assert_eq!(table.view().phase, Phase::Action);
    table.act(&[Action::Pass]);
    assert_eq!(
        (table.view().phase, table.view().generation),
        (Phase::Research, 2)
    );
}

#[test]
fn with_an_empty_hand_and_nothing_to_do_a_player_passes_without_being_asked() {
    let scene = Scene::new(2).hand(A, &["comet", "mine"]);
    let mut table = Table::new(scene.ready());
    table.act(&[
        SELL,
        Action::Sell(card("comet")),
        Action::Done,
        Action::EndTurn,
    ]);
    assert_eq!(
        table.asked(),
        "action",
        "B has passed by itself, so A is alone"
    );
    assert!(table.events.contains(&Event::Pass {
        seat: B,
        forced: true
    }));
}

#[test]
fn a_second_action_that_is_visibly_impossible_is_not_asked_for() {
    let mut table = Table::new(Scene::new(2).hand(A, &["comet"]).hand(B, &["mine"]).ready());
    table.act(&[SELL]);
    // A has an empty hand and 1 M€.
    assert_eq!(table.active(), B);
    assert!(table.events.contains(&Event::TurnEnded {
        seat: A,
        forced: true
    }));
}

#[test]
fn who_holds_a_card_is_always_asked() {
    let table = Table::new(Scene::new(2).hand(A, &["comet"]).ready());
    assert_eq!(table.legal(), [SELL, Action::Pass]);
}

#[test]
fn others_have_no_say_during_a_turn() {
    let table = Table::new(three().ready());
    assert_eq!(table.game.check(B, &Action::Pass), Err(Illegal::NotAsked));
    let mut list = Vec::new();
    table.game.legal_actions(B, &mut list);
    assert!(list.is_empty());
}

fn republic() -> Scene {
    three()
        .corporation(A, "tharsis_republic")
        .owes_first_action(A)
        .money(A, 100)
}

#[test]
fn while_a_first_action_is_owed_the_turn_offers_it_and_passing_alone() {
    let table = Table::new(republic().ready());
    assert_eq!(table.asked(), "first_action");
    assert_eq!(table.legal(), [Action::FirstAction, Action::Pass]);
    assert_eq!(table.why_not(POWER_PLANT), Illegal::FirstActionOwed);
    assert_eq!(table.why_not(play("mine")), Illegal::FirstActionOwed);
}

#[test]
fn the_first_action_counts_as_one_and_a_second_may_follow() {
    let mut table = Table::new(republic().ready());
    table.act(&[Action::FirstAction, place("r3c3")]);
    assert_eq!(
        (table.active(), table.asked().as_str()),
        (A, "second_action")
    );
    assert!(table.may(POWER_PLANT));
}

#[test]
fn who_passes_instead_still_owes_the_first_action_in_the_next_generation() {
    let mut table = Table::new(republic().ready());
    table.act(&[Action::Pass, Action::Pass, Action::Pass]);
    for seat in Seat::all(3) {
        table.seat_acts(seat, Action::Done);
    }
    table.act(&[Action::Pass, Action::Pass]);
    assert_eq!(
        (table.active(), table.asked().as_str()),
        (A, "first_action")
    );
}

#[test]
fn an_impossible_first_action_lapses() {
    // Greeneries of B on all land: no city fits.
    let mut scene = republic();
    for space in mars::Space::all().filter(|space| space.is_on_mars()) {
        let probe = scene
            .clone()
            .tile(mars::Tile::Greenery, space.id(), Some(B));
        let is_land = |id: &str| {
            let mut table = Table::new(republic().ready());
            table.act(&[Action::FirstAction]);
            table.spaces().contains(&id)
        };
        if is_land(space.id()) {
            scene = probe;
        }
    }
    let table = Table::new(scene.ready());
    assert_eq!(table.asked(), "action");
    assert_eq!(table.why_not(Action::FirstAction), Illegal::NoFirstAction);
}

#[test]
fn inventrix_first_draws_three_cards() {
    let scene = three().corporation(A, "inventrix").owes_first_action(A);
    let mut table = Table::new(scene.next_cards(&["ants", "fish", "birds"]).ready());
    table.act(&[Action::FirstAction]);
    for id in ["ants", "fish", "birds"] {
        assert!(table.hand(A).contains(&id));
    }
    assert_eq!(table.hand(A).len(), 6);
    assert_eq!(table.asked(), "second_action");
}
