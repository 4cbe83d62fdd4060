//! Phase II.

use crate::table::{card, pay, place, table};
use race::ActionCard::{Develop, Settle};
use race::{Action, DrawWhy, Illegal};

/// What seat 0 pays for a development in a Develop phase that it has chosen.
fn paid_for(development: &str, active: &str) -> usize {
    let mut play = table(2)
        .tableau(0, &format!("new_sparta, {active}"))
        .hand(0, development)
        .and_cards(0, 8)
        .begin();
    play.choose(&[&[Develop], &[Settle]]);
    play.act(0, place(development));
    play.pays_anything(0);
    play.paid(0)
}

#[test]
fn bonus_and_powers_reduce_the_price() {
    assert_eq!(paid_for("mining_league", ""), 5);
    assert_eq!(paid_for("mining_league", "investment_credits"), 4);
}

#[test]
fn a_price_never_goes_below_zero_and_nothing_is_given_back() {
    let active = "investment_credits, galactic_federation";
    assert_eq!(paid_for("research_labs", active), 0);
    assert_eq!(paid_for("space_marines", active), 0);
    let mut play = table(2)
        .tableau(0, "new_sparta, investment_credits, galactic_federation")
        .hand(0, "space_marines")
        .begin();
    play.choose(&[&[Develop], &[Settle]]);
    play.act(0, place("space_marines"));
    assert_eq!((play.hand_size(0), play.drawn(0)), (0, 0));
}

#[test]
fn the_bonus_is_for_the_chooser_alone() {
    let position = || table(2).hand(1, "investment_credits");
    let mut play = position().begin();
    play.choose(&[&[Develop], &[Settle]]);
    let refusal = play.why_not(1, place("investment_credits"));
    let (price, have, card) = (1, 0, card("investment_credits"));
    assert_eq!(refusal, Illegal::CannotPay { card, price, have });
    let mut play = position().begin();
    play.choose(&[&[Settle], &[Develop]]);
    assert!(play.may(1, place("investment_credits")));
}

#[test]
fn a_card_must_be_paid_for_with_other_cards_of_the_hand() {
    let with_cards = |n| {
        let mut play = table(2).hand(0, "merchant_guild").and_cards(0, n).begin();
        play.choose(&[&[Develop], &[Settle]]);
        play
    };
    let (price, have, card) = (5, 4, card("merchant_guild"));
    let refusal = with_cards(4).why_not(0, place("merchant_guild"));
    assert_eq!(refusal, Illegal::CannotPay { card, price, have });
    assert!(with_cards(5).may(0, place("merchant_guild")));
}

#[test]
fn a_design_lies_in_a_tableau_only_once() {
    let mut play = table(2)
        .tableau(0, "new_sparta, public_works")
        .hand(0, "public_works")
        .and_cards(0, 3)
        .begin();
    play.choose(&[&[Develop], &[Settle]]);
    let card = card("public_works");
    let refusal = play.why_not(0, place("public_works"));
    assert_eq!(refusal, Illegal::AlreadyInTableau { card });
}

#[test]
fn only_developments_are_placed() {
    let mut play = table(2).hand(0, "gem_world").and_cards(0, 5).begin();
    play.choose(&[&[Develop], &[Settle]]);
    let card = card("gem_world");
    let refusal = play.why_not(0, place("gem_world"));
    assert_eq!(refusal, Illegal::NotADevelopment { card });
}

#[test]
fn who_has_a_card_is_asked_even_if_there_is_nothing_to_place() {
    let mut play = table(3)
        .hand(0, "gem_world")
        .hand(1, "mining_league")
        .begin();
    play.choose(&[&[Develop], &[Settle], &[Settle]]);
    assert_eq!(play.step(), "develop_choice");
    assert_eq!(
        play.asked(),
        [0, 1],
        "seat 2 has no card, and everybody knows"
    );
    assert_eq!(play.legal(0), [Action::PlaceNothing]);
}

#[test]
fn all_choices_are_shown_together() {
    let mut play = table(2)
        .hand(0, "space_marines, public_works")
        .hand(1, "investment_credits, colony_ship, drop_ships")
        .begin();
    play.all_choose(Develop);
    play.act(0, place("space_marines"));
    assert_eq!(
        play.tableau(0),
        ["new_sparta"],
        "sealed until all have chosen"
    );
    play.act(1, place("colony_ship"));
    assert_eq!(play.tableau(0), ["new_sparta", "space_marines"]);
    assert_eq!(play.tableau(1), ["epsilon_eridani", "colony_ship"]);
    assert_eq!(play.step(), "develop_payment");
    assert_eq!(play.asked(), [1], "seat 0 has one card left and pays it");
    play.act(1, pay("drop_ships"));
    assert_eq!(play.hand(1), ["investment_credits"]);
    assert_eq!(play.hand(0), [""; 0]);
}

#[test]
fn a_payment_is_exact_and_asked_even_if_all_cards_are_alike() {
    let mut play = table(2)
        .hand(0, "space_marines, drop_ships, drop_ships")
        .begin();
    play.choose(&[&[Develop], &[Settle]]);
    play.act(0, place("space_marines"));
    assert_eq!(play.step(), "develop_payment");
    assert_eq!(play.legal(0), [pay("drop_ships")], "one entry for both");
    play.act(0, pay("drop_ships"));
    assert_eq!(play.hand(0), ["drop_ships"]);
}

#[test]
fn public_works_draw_nothing_for_themselves_but_for_the_next_development() {
    let mut play = table(2).hand(0, "public_works, investment_credits").begin();
    play.choose(&[&[Develop], &[Develop]]);
    play.act(0, place("public_works")).passes(1);
    assert_eq!(play.drawn(0), 0);
    play.choose(&[&[Develop], &[Develop]]);
    play.act(0, place("investment_credits")).passes(1);
    assert_eq!(play.draws(0), [(1, DrawWhy::Power(card("public_works")))]);
}

#[test]
fn investment_credits_give_no_discount_on_themselves() {
    let mut play = table(2)
        .hand(0, "galactic_federation")
        .and_cards(0, 6)
        .begin();
    play.choose(&[&[Settle], &[Develop]]);
    play.act(0, place("galactic_federation"));
    assert_eq!(play.paid(0), 6);
}

#[test]
fn interstellar_bank_draws_before_the_choice_whether_or_not_a_card_is_placed() {
    let mut play = table(2)
        .tableau(0, "new_sparta, interstellar_bank")
        .draw("public_works")
        .begin();
    play.choose(&[&[Develop], &[Settle]]);
    assert_eq!(
        play.draws(0),
        [(1, DrawWhy::Power(card("interstellar_bank")))]
    );
    assert!(
        play.may(0, place("public_works")),
        "the drawn card can be placed"
    );
}

#[test]
fn a_card_drawn_after_placing_cannot_pay() {
    let mut play = table(2)
        .tableau(0, "new_sparta, public_works")
        .hand(0, "research_labs")
        .and_cards(0, 2)
        .begin();
    play.choose(&[&[Develop], &[Settle]]);
    assert!(!play.may(0, place("research_labs")));
}

#[test]
fn another_copy_may_be_placed_once_the_first_has_left_the_tableau() {
    let mut play = table(2)
        .tableau(0, "new_sparta, colony_ship")
        .hand(0, "gem_world, colony_ship")
        .and_cards(0, 1)
        .begin();
    play.choose(&[&[Settle], &[Settle]]);
    play.act(0, place("gem_world")).passes(1);
    play.act(0, Action::Way(race::Way::ColonyShip));
    play.finish_round();
    play.all_choose(Develop);
    assert!(play.may(0, place("colony_ship")));
}
