//! Pending effects: what happens by itself, what is asked, and in which order.

use crate::table::*;
use mars::scene::Scene;
use mars::{Action, Pending, Tile};
use tabletop::Revealed;

fn holding(id: &str) -> Scene {
    Scene::new(2)
        .hand(A, &[id])
        .hand(B, &["algae", "mine"])
        .money(A, 100)
}

#[test]
fn what_needs_no_choice_happens_by_itself_and_only_the_removal_is_asked() {
    let scene = holding("asteroid").stock(B, Plants, 2);
    let mut table = Table::new(scene.ready());
    table.act(&[play("asteroid")]);
    assert_eq!((table.rating(A), table.stock(A, Titanium)), (21, 2));
    assert_eq!(table.asked(), "take");
    assert_eq!(table.legal(), [from(B, Plants), Action::Nobody]);
    table.act(&[from(B, Plants)]);
    assert_eq!(
        table.legal(),
        [1, 2].map(Action::Amount),
        "then how many, from 1"
    );
    table.act(&[Action::Amount(2)]);
    assert_eq!(table.stock(B, Plants), 0);
}

#[test]
fn a_removal_of_one_from_a_stock_of_one_is_not_asked_twice() {
    let mut table = Table::new(holding("asteroid").stock(B, Plants, 1).ready());
    table.act(&[play("asteroid"), from(B, Plants)]);
    assert_eq!(
        (table.stock(B, Plants), table.asked().as_str()),
        (0, "second_action")
    );
}

#[test]
fn a_tile_and_a_removal_are_put_in_order_by_the_player() {
    let scene = holding("comet")
        .stock(B, Plants, 1)
        .table(B, &["arctic_algae"]);
    let mut table = Table::new(scene.clone().ready());
    table.act(&[play("comet")]);
    assert_eq!(table.asked(), "order");
    assert_eq!(table.legal(), [NEXT_OCEAN, effect_of("comet")]);
    // The ocean first: the plants of Arctic Algae are there before the removal.
    table.act(&[NEXT_OCEAN, place("r1c5"), from(B, Plants)]);
    assert_eq!(table.legal(), [1, 2, 3].map(Action::Amount));
    // The removal first: they come after it.
    let mut table = Table::new(scene.ready());
    table.act(&[
        play("comet"),
        effect_of("comet"),
        from(B, Plants),
        place("r1c5"),
    ]);
    assert_eq!(table.stock(B, Plants), 2);
}

#[test]
fn an_item_that_could_do_nothing_now_is_not_offered_but_comes_after_what_may_change_that() {
    let scene = holding("comet").table(B, &["arctic_algae"]);
    let mut table = Table::new(scene.ready());
    table.act(&[play("comet")]);
    assert_eq!(table.asked(), "place", "nobody has plants yet");
    table.act(&[place("r1c5")]);
    assert_eq!(table.legal(), [from(B, Plants), Action::Nobody]);
}

#[test]
fn an_item_that_can_do_nothing_at_the_end_lapses() {
    let mut table = Table::new(holding("comet").ready());
    table.act(&[play("comet"), place("r1c5")]);
    assert_eq!(table.asked(), "second_action");
}

#[test]
fn two_oceans_are_one_entry_and_a_draw_in_between_is_asked() {
    let mut table = Table::new(holding("ice_asteroid").ready());
    table.act(&[play("ice_asteroid")]);
    assert_eq!(table.asked(), "place", "two of one sort need no order");
    table.act(&[place("r2c6")]);
    assert_eq!(table.asked(), "order");
    assert_eq!(table.legal(), [NEXT_OCEAN, NEXT_DRAW]);
    table.act(&[NEXT_DRAW]);
    assert_eq!(table.hand(A).len(), 2);
    assert_eq!(table.asked(), "place");
    let mut table = Table::new(holding("ice_asteroid").ready());
    table.act(&[play("ice_asteroid"), place("r1c5")]);
    assert_eq!(table.asked(), "place", "nothing is asked in between");
}

#[test]
fn draws_alone_happen_by_themselves() {
    let mut table = Table::new(holding("technology_demonstration").ready());
    table.act(&[play("technology_demonstration")]);
    assert_eq!(table.hand(A).len(), 2);
    assert_eq!(table.revealed, Revealed::ToActor);
}

#[test]
fn three_sorts_are_offered_together_and_asked_again_as_long_as_two_are_left() {
    let scene = holding("large_convoy").table(A, &["pets", "fish"]);
    let mut table = Table::new(scene.ready());
    table.act(&[play("large_convoy")]);
    assert_eq!(
        table.legal(),
        [NEXT_OCEAN, NEXT_DRAW, effect_of("large_convoy")]
    );
    table.act(&[effect_of("large_convoy")]);
    assert_eq!(table.asked(), "choose");
    table.act(&[Action::choose(card("large_convoy"), 1)]);
    assert_eq!(
        table.asked(),
        "add",
        "the target of the option comes before all else"
    );
    table.act(&[Action::AddTo(card("pets"))]);
    assert_eq!(table.on_card("pets"), 4);
    assert_eq!(table.legal(), [NEXT_OCEAN, NEXT_DRAW]);
    table.act(&[NEXT_DRAW, place("r1c5")]);
    assert_eq!(table.hand(A).len(), 2);
}

#[test]
fn choices_that_place_no_tile_and_draw_no_card_are_asked_one_after_the_other() {
    let scene = holding("imported_nitrogen")
        .table(A, &["pets", "fish", "ants", "tardigrades"])
        .passed(B);
    let mut table = Table::new(scene.ready());
    table.act(&[play("imported_nitrogen")]);
    assert_eq!((table.rating(A), table.stock(A, Plants)), (21, 4));
    assert_eq!(
        table.legal(),
        [
            Action::AddTo(card("ants")),
            Action::AddTo(card("tardigrades"))
        ]
    );
    table.act(&[Action::AddTo(card("ants"))]);
    assert_eq!(
        table.legal(),
        [Action::AddTo(card("fish")), Action::AddTo(card("pets"))]
    );
    table.act(&[Action::AddTo(card("fish"))]);
    assert_eq!((table.on_card("ants"), table.on_card("fish")), (3, 2));
}

#[test]
fn a_single_target_is_not_asked() {
    let scene = holding("aerobraked_ammonia_asteroid").table(A, &["ants"]);
    let mut table = Table::new(scene.ready());
    table.act(&[play("aerobraked_ammonia_asteroid")]);
    assert_eq!(table.on_card("ants"), 2);
}

#[test]
fn research_with_mars_university_and_olympus_conference_asks_which_comes_next() {
    let scene = holding("research")
        .hand(A, &["lichen"])
        .table(A, &["mars_university", "olympus_conference"]);
    let mut table = Table::new(scene.ready());
    table.act(&[play("research")]);
    assert_eq!(
        table.on_card("olympus_conference"),
        1,
        "the first is added by itself"
    );
    assert_eq!(
        table.legal(),
        [
            NEXT_DRAW,
            effect_of("mars_university"),
            effect_of("olympus_conference")
        ]
    );
    table.act(&[
        effect_of("mars_university"),
        Action::Discard(card("lichen")),
    ]);
    assert_eq!(table.hand(A).len(), 1);
    assert_eq!(table.asked(), "order");
    table.act(&[effect_of("olympus_conference")]);
    let options = [0, 1].map(|option| Action::choose(card("olympus_conference"), option));
    assert_eq!(table.legal(), options);
    table.act(&[options[1]]);
    assert_eq!(table.on_card("olympus_conference"), 0);
    assert_eq!(table.hand(A).len(), 2, "its card is drawn at once");
    table.act(&[NEXT_DRAW]);
    assert_eq!(table.hand(A).len(), 4);
    table.act(&[Action::Decline]);
    assert_eq!(table.asked(), "second_action");
}

#[test]
fn mars_university_with_an_empty_hand_waits_for_the_draw() {
    let scene = holding("research").table(A, &["mars_university"]);
    let mut table = Table::new(scene.ready());
    table.act(&[play("research")]);
    // Both cards are drawn by themselves; then each tag asks.
    assert_eq!(table.asked(), "discard");
    assert_eq!(table.legal().len(), 1 + 2);
}

#[test]
fn an_ocean_earned_at_0_degrees_joins_the_pool() {
    let scene = holding("nuclear_zone").temperature(-2);
    let mut table = Table::new(scene.ready());
    table.act(&[play("nuclear_zone")]);
    assert_eq!(
        table.legal(),
        [Action::Next(Pending::Tile(Tile::NuclearZone)), NEXT_OCEAN]
    );
    // The ocean first: the zone beside it earns 2 M€.
    table.act(&[NEXT_OCEAN, place("r5c4"), place("r4c4")]);
    assert_eq!(table.money(A), 100 - 10 + 2);
}

#[test]
fn triggers_of_other_players_happen_by_themselves() {
    let scene = holding("lichen")
        .corporation(B, "tharsis_republic")
        .table(B, &["rover_construction", "pets"]);
    let mut table = Table::new(scene.ready());
    table.act(&[CITY, place("r3c3")]);
    assert_eq!((table.money(B), table.production(B, Megacredits)), (2, 1));
    assert_eq!(table.on_card("pets"), 1);
    assert_eq!(table.asked(), "second_action");
}
