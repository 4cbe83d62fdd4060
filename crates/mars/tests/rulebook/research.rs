//! The research phase.

use crate::table::*;
use mars::scene::Scene;
use mars::{Action, Event, Phase, Why};
use tabletop::{Game, Revealed, Seat, SeatSet, Viewer};

/// Two players at the end of a generation; A has 10 M€ after it, B 20.
fn before_research() -> Scene {
    Scene::new(2)
        .rating(A, 10)
        .rating(B, 20)
        .turn(A, A)
        .hand(A, &["mine"])
        .hand(B, &["lichen"])
}

fn both_pass(scene: Scene) -> Table {
    let mut table = Table::new(scene.ready());
    table.act(&[Action::Pass, Action::Pass]);
    table
}

#[test]
fn the_first_player_marker_passes_to_the_left_in_every_generation_but_the_first() {
    let table = both_pass(before_research());
    let view = table.view();
    assert_eq!((view.generation, view.first), (2, B));
}

#[test]
fn everybody_is_dealt_four_cards_one_at_a_time_in_player_order() {
    let ids = [
        "comet", "asteroid", "grass", "trees", "algae", "fish", "birds", "ants",
    ];
    let table = both_pass(before_research().next_cards(&ids));
    let choices = |seat: Seat| {
        let cards = table.view().players[seat.index()].choices.clone();
        cards.into_iter().map(|card| card.id()).collect::<Vec<_>>()
    };
    // B is first now.
    assert_eq!(choices(B), ["comet", "algae", "birds", "grass"]);
    assert_eq!(choices(A), ["asteroid", "ants", "fish", "trees"]);
    assert_eq!(table.revealed, Revealed::ToAll);
}

#[test]
fn every_card_dealt_is_told_to_its_owner_with_the_reason_and_to_others_as_a_number() {
    let table = both_pass(before_research());
    let drew = |viewer| -> Vec<(Seat, u8, usize)> {
        let events = table.events.iter();
        let events = events.filter_map(|event| tabletop::Event::seen_by(event, viewer));
        let drew = events.filter_map(|event| match event {
            Event::Drew {
                seat,
                n,
                cards,
                why: Why::Research,
            } => Some((seat, n, cards.len())),
            _ => None,
        });
        drew.collect()
    };
    assert_eq!(drew(Viewer::seat(A)), [(B, 4, 0), (A, 4, 4)]);
    assert_eq!(drew(Viewer::Spectator), [(B, 4, 0), (A, 4, 0)]);
    assert_eq!(drew(Viewer::Referee), [(B, 4, 4), (A, 4, 4)]);
}

#[test]
fn cards_cost_3_megacredits_each_and_the_others_are_discarded_face_down() {
    let mut table = both_pass(before_research());
    assert_eq!(table.game.asked(), SeatSet::all(2));
    let choices = table.view().players[0].choices.clone();
    table.seat_acts(A, Action::Buy(choices[0]));
    table.seat_acts(A, Action::Buy(choices[2]));
    table.seat_acts(B, Action::Done);
    table.seat_acts(A, Action::Done);
    assert_eq!(table.money(A), 4);
    assert_eq!(table.money(B), 20);
    assert_eq!(table.view().players[0].hand, 3);
    assert_eq!(table.view().piles.discards, 6);
    // A knows its own discards, B does not.
    let known = |viewer| table.game.view(viewer).piles.known;
    assert_eq!(known(Viewer::seat(A)), [choices[1], choices[3]]);
    assert!(known(Viewer::Spectator).is_empty());
}

#[test]
fn a_purchase_stays_unseen_until_all_have_bought() {
    let mut table = both_pass(before_research());
    let before = table.game.view(Viewer::seat(B));
    let choices = table.view().players[0].choices.clone();
    table.seat_acts(A, Action::Buy(choices[0]));
    table.seat_acts(A, Action::Done);
    assert_eq!(table.game.view(Viewer::seat(B)), before);
    assert_eq!(table.revealed, Revealed::Nothing);
    assert!(table.events.is_empty());
    table.seat_acts(B, Action::Done);
    assert_eq!(table.revealed, Revealed::ToAll);
    assert_eq!(table.view().phase, Phase::Action);
}

#[test]
fn nobody_buys_more_than_the_money_allows() {
    let mut table = both_pass(before_research().rating(A, 7));
    let choices = table.view().players[0].choices.clone();
    table.seat_acts(A, Action::Buy(choices[0]));
    table.seat_acts(A, Action::Buy(choices[1]));
    let refusal = table.game.check(A, &Action::Buy(choices[2]));
    assert_eq!(refusal, Err(mars::Illegal::CannotPay { cost: 9, short: 2 }));
}

#[test]
fn whoever_visibly_cannot_pay_for_a_card_is_not_asked() {
    let table = both_pass(before_research().rating(A, 2));
    assert_eq!(table.game.asked(), SeatSet::of(B));
}

#[test]
fn helion_may_pay_for_cards_with_heat_and_is_asked_how_much() {
    let scene = before_research().corporation(A, "helion").stock(A, Heat, 5);
    let mut table = both_pass(scene);
    let choices = table.view().players[0].choices.clone();
    for &card in &choices {
        table.seat_acts(A, Action::Buy(card));
    }
    table.seat_acts(A, Action::Done);
    assert_eq!(table.game.prompt(A).step, "pay_heat");
    let mut legal = Vec::new();
    table.game.legal_actions(A, &mut legal);
    // 12 M€ to pay, 10 M€ and 5 heat there.
    assert_eq!(amounts(&legal, Heat), [2, 3, 4, 5]);
    table
        .seat_acts(A, Action::pay(Heat, 4))
        .seat_acts(B, Action::Done);
    assert_eq!((table.money(A), table.stock(A, Heat)), (2, 1));
}

#[test]
fn an_empty_deck_is_made_anew_from_the_discards_in_the_middle_of_a_deal() {
    let table = both_pass(before_research().deck_of(3));
    let view = table.view();
    assert!(view.players.iter().all(|player| player.offered == 4));
    assert_eq!(view.piles.discards, 0);
    assert_eq!(view.piles.deck, 208 - 2 - 8);
    assert!(
        table
            .events
            .iter()
            .any(|event| matches!(event, Event::Reshuffled { .. }))
    );
}

#[test]
fn that_known_discards_are_in_the_new_deck_stays_known_but_not_where() {
    let mut table = both_pass(before_research().deck_of(3));
    table.seat_acts(A, Action::Done).seat_acts(B, Action::Done);
    // Discards that all saw went into the deck; nothing is known of the discard pile but the own cards.
    assert_eq!(table.game.view(Viewer::seat(A)).piles.known.len(), 4);
    assert!(table.game.view(Viewer::Spectator).piles.known.is_empty());
}

/// A table where so few cards are left that nobody can be dealt four.
fn nearly_exhausted(left: usize) -> Table {
    let ids: Vec<&str> = mars::Card::projects().map(mars::Card::id).collect();
    let keep = ids.len() - 2 - left;
    let rest: Vec<&str> = ids
        .iter()
        .copied()
        .filter(|id| !["mine", "lichen"].contains(id))
        .take(keep)
        .collect();
    both_pass(before_research().money(A, 0).table(B, &rest).rating(B, 20))
}

#[test]
fn if_too_few_cards_are_left_everybody_gets_the_same_number() {
    let table = nearly_exhausted(5);
    let view = table.view();
    assert!(view.players.iter().all(|player| player.offered == 2));
    assert_eq!(view.piles.deck, 1);
}

#[test]
fn with_fewer_cards_than_players_nothing_is_dealt_and_nothing_asked() {
    let table = nearly_exhausted(1);
    let view = table.view();
    assert_eq!(view.phase, Phase::Action);
    assert!(view.players.iter().all(|player| player.offered == 0));
}
