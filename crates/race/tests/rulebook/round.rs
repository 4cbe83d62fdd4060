//! A round: choosing actions, phases.

use crate::table::{discard, place, table};
use race::ActionCard::{ConsumeX2, Develop, Explore5, Produce, Settle};
use race::{Action, ActionCard, Event, Illegal, Phase};
use tabletop::{Game, Revealed, Seat, Viewer};

#[test]
fn every_player_chooses_one_of_seven_actions_each_round_anew() {
    let mut play = table(2).begin();
    for _ in 0..2 {
        assert_eq!(play.legal(0), ActionCard::ALL.map(Action::Choose));
        play.all_choose(Settle);
    }
}

#[test]
fn actions_are_secret_until_all_have_chosen() {
    let mut play = table(2).begin();
    let before = play.seen_by(1);
    play.act(0, Action::Choose(Develop));
    assert_eq!(play.seen_by(1), before);
    assert_eq!(play.revealed, Revealed::Nothing);
    assert!(play.events.is_empty());
    assert_eq!(
        play.seen_by(0).answers[0]
            .as_ref()
            .map(|a| a.actions.clone()),
        Some(vec![Develop])
    );
    assert_eq!(play.why_not(0, Action::Choose(Develop)), Illegal::NotAsked);
    play.act(1, Action::Choose(Produce));
    assert_eq!(play.revealed, Revealed::ToAll);
    let shown = play
        .events
        .iter()
        .filter(|e| matches!(e, Event::ActionsShown { .. }));
    assert_eq!(shown.count(), 2);
}

#[test]
fn chosen_phases_take_place_in_order_and_once() {
    let mut play = table(4).and_cards(0, 1).begin();
    play.choose(&[&[Produce], &[Explore5], &[ConsumeX2], &[Explore5]]);
    play.finish_round();
    let phases: Vec<Phase> = play
        .events
        .iter()
        .filter_map(|event| match event {
            Event::PhaseBegan { phase, .. } => Some(*phase),
            _ => None,
        })
        .collect();
    assert_eq!(phases, [Phase::Explore, Phase::Consume, Phase::Produce]);
    let view = play.view();
    assert_eq!(
        view.previous[2],
        [ConsumeX2],
        "the last round's actions are remembered"
    );
}

#[test]
fn a_card_placed_in_develop_works_in_settle_of_the_same_round() {
    let mut play = table(2)
        .tableau(0, "old_earth")
        .hand(0, "space_marines, avian_uplift_race")
        .and_cards(0, 1)
        .begin();
    play.choose(&[&[Develop], &[Settle]]);
    play.act(0, place("space_marines"));
    play.pays_anything(0);
    assert!(play.may(0, place("avian_uplift_race")));
}

#[test]
fn whoever_is_not_asked_may_do_nothing() {
    let play = table(2).begin();
    assert_eq!(play.why_not(0, place("gem_world")), Illegal::NotThisStep);
    assert_eq!(play.why_not(1, discard("gem_world")), Illegal::NotThisStep);
    for seat in [2, 7, 8, 200, 255].map(Seat) {
        let action = Action::Choose(Develop);
        assert_eq!(play.race.check(seat, &action), Err(Illegal::NotAsked));
        assert_eq!(play.race.prompt(seat).step, "wait");
        let (mut legal, mut considered) = (Vec::new(), Vec::new());
        play.race.legal_actions(seat, &mut legal);
        play.race.considered(seat, &mut considered);
        assert!(legal.is_empty() && considered.is_empty());
    }
}

#[test]
fn every_hand_card_is_explained_when_a_card_is_to_be_placed() {
    let mut play = table(2)
        .tableau(0, "new_sparta, public_works")
        .hand(0, "public_works, mining_league, gem_world, space_marines")
        .begin();
    play.choose(&[&[Settle], &[Develop]]);
    let mut considered = Vec::new();
    play.race.considered(Seat(0), &mut considered);
    let reason = |name: &str| {
        let found = considered.iter().find(|(action, _)| *action == place(name));
        found.expect("considered").1
    };
    let card = crate::table::card;
    let in_tableau = Illegal::AlreadyInTableau {
        card: card("public_works"),
    };
    assert_eq!(reason("public_works"), Some(in_tableau));
    let too_dear = Illegal::CannotPay {
        card: card("mining_league"),
        price: 6,
        have: 3,
    };
    assert_eq!(reason("mining_league"), Some(too_dear));
    let world = Illegal::NotADevelopment {
        card: card("gem_world"),
    };
    assert_eq!(reason("gem_world"), Some(world));
    assert_eq!(reason("space_marines"), None);
    assert_eq!(considered.len(), 5, "four cards, and nothing");
}

#[test]
fn a_spectator_sees_the_table_and_no_hand() {
    let play = table(2).hand(0, "gem_world").begin();
    let view = play.race.view(Viewer::Spectator);
    assert_eq!(view.hands[0].size, 1);
    assert_eq!(view.hands[0].cards, None);
    assert_eq!(view.draw.cards, None);
}
