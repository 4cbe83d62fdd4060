//! Standard projects, card actions and conversions.

use crate::table::*;
use mars::scene::Scene;
use mars::{Action, CardResource, Illegal, Tile};

fn rich() -> Scene {
    Scene::new(2)
        .hand(A, &["mine", "lichen", "comet"])
        .hand(B, &["algae"])
        .money(A, 100)
}

#[test]
fn selling_patents_gives_1_each_for_any_number_of_cards() {
    let mut table = Table::new(rich().money(A, 0).ready());
    table.act(&[SELL]);
    assert_eq!(table.asked(), "sell");
    assert_eq!(
        table.why_not(Action::Done),
        Illegal::TooFewPicked { need: 1, have: 0 }
    );
    table.act(&[
        Action::Sell(card("comet")),
        Action::Sell(card("mine")),
        Action::Done,
    ]);
    assert_eq!(table.money(A), 2);
    assert_eq!(table.hand(A), ["lichen"]);
    assert_eq!(table.view().piles.discards, 2);
}

#[test]
fn nobody_sells_from_an_empty_hand_and_a_single_card_is_sold_without_a_question() {
    let scene = Scene::new(2)
        .hand(A, &["mine"])
        .hand(B, &["algae"])
        .money(A, 20);
    let mut table = Table::new(scene.ready());
    table.act(&[SELL]);
    assert_eq!(table.asked(), "second_action");
    assert_eq!(table.why_not(SELL), Illegal::NothingToSell);
}

#[test]
fn the_power_plant_costs_11_and_thorgate_8() {
    let mut table = Table::new(rich().ready());
    table.act(&[POWER_PLANT]);
    assert_eq!((table.money(A), table.production(A, Energy)), (89, 1));
    let mut table = Table::new(rich().corporation(A, "thorgate").ready());
    table.act(&[POWER_PLANT]);
    assert_eq!(table.money(A), 92);
}

#[test]
fn the_asteroid_costs_14_and_raises_temperature_a_step() {
    let mut table = Table::new(rich().ready());
    table.act(&[ASTEROID]);
    assert_eq!((table.money(A), table.rating(A)), (86, 21));
    assert_eq!(table.view().planet.temperature, -28);
}

#[test]
fn the_aquifer_costs_18_and_places_an_ocean() {
    let mut table = Table::new(rich().ready());
    table.act(&[AQUIFER, place("r1c5")]);
    assert_eq!((table.money(A), table.rating(A)), (82, 21));
    assert_eq!(table.tile("r1c5"), Some((Tile::Ocean, None)));
}

#[test]
fn the_greenery_costs_23_and_raises_oxygen() {
    let mut table = Table::new(rich().ready());
    table.act(&[GREENERY, place("r3c3")]);
    assert_eq!((table.money(A), table.rating(A)), (77, 21));
    assert_eq!(table.view().planet.oxygen, 1);
    assert_eq!(table.tile("r3c3"), Some((Tile::Greenery, Some(A))));
}

#[test]
fn the_city_costs_25_and_gives_a_step_of_megacredit_production() {
    let mut table = Table::new(rich().ready());
    table.act(&[CITY, place("r3c3")]);
    assert_eq!((table.money(A), table.production(A, Megacredits)), (75, 1));
    assert_eq!(table.tile("r3c3"), Some((Tile::City, Some(A))));
}

#[test]
fn standard_projects_can_be_done_any_number_of_times() {
    let mut table = Table::new(rich().passed(B).ready());
    for n in 1..=4 {
        table.act(&[POWER_PLANT]);
        assert_eq!(table.production(A, Energy), n);
    }
}

#[test]
fn card_discounts_do_not_apply_to_standard_projects() {
    let mut table = Table::new(
        rich()
            .table(A, &["earth_catapult", "research_outpost"])
            .ready(),
    );
    table.act(&[POWER_PLANT]);
    assert_eq!(table.money(A), 89);
}

#[test]
fn asteroid_and_aquifer_may_be_bought_without_effect_and_greenery_still_places_its_tile() {
    let nine = [
        "r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6",
    ];
    let scene = rich()
        .temperature(8)
        .oxygen(14)
        .oceans(&nine)
        .oceans(&["r9c5"]);
    let mut table = Table::new(scene.passed(B).ready());
    table.act(&[ASTEROID, AQUIFER]);
    assert_eq!((table.money(A), table.rating(A)), (100 - 32, 20));
    table.act(&[GREENERY, place("r3c3")]);
    assert_eq!(table.rating(A), 20);
    assert_eq!(table.tile("r3c3"), Some((Tile::Greenery, Some(A))));
}

#[test]
fn an_action_is_used_once_in_a_generation_also_right_after_its_card_was_played() {
    let mut table = Table::new(rich().hand(A, &["space_mirrors"]).passed(B).ready());
    table.act(&[play("space_mirrors"), using("space_mirrors")]);
    assert_eq!(table.production(A, Energy), 1);
    assert_eq!(table.why_not(using("space_mirrors")), Illegal::ActionUsed);
    table.act(&[Action::Pass]);
    table.seat_acts(A, Action::Done).seat_acts(B, Action::Done);
    table.act(&[Action::Pass]);
    assert!(table.may(using("space_mirrors")), "a new generation");
}

#[test]
fn the_requirements_of_a_card_no_longer_matter_for_its_action() {
    let scene = rich()
        .table(A, &["electro_catapult"])
        .oxygen(14)
        .stock(A, Steel, 1);
    let mut table = Table::new(scene.ready());
    table.act(&[using("electro_catapult")]);
    assert_eq!(table.money(A), 107);
}

#[test]
fn one_alternative_of_an_action_is_chosen_and_its_cost_paid_in_full() {
    let scene = rich()
        .table(A, &["regolith_eaters"])
        .on_card("regolith_eaters", 2);
    let mut table = Table::new(scene.ready());
    table.act(&[using("regolith_eaters")]);
    let ways = [0, 1].map(|way| Action::alternative(card("regolith_eaters"), way));
    assert_eq!(table.legal(), ways);
    table.act(&[ways[1]]);
    assert_eq!(
        (table.on_card("regolith_eaters"), table.view().planet.oxygen),
        (0, 1)
    );
    // With one microbe there is one way only, and no question.
    let scene = rich()
        .table(A, &["regolith_eaters"])
        .on_card("regolith_eaters", 1);
    let mut table = Table::new(scene.ready());
    table.act(&[using("regolith_eaters")]);
    assert_eq!(table.on_card("regolith_eaters"), 2);
}

#[test]
fn an_action_that_cannot_be_paid_cannot_be_used() {
    let scene = rich().table(A, &["steelworks", "security_fleet", "ants"]);
    let table = Table::new(scene.stock(A, Energy, 3).ready());
    let refusal = Illegal::TooLittle {
        resource: Energy,
        need: 4,
        have: 3,
    };
    assert_eq!(table.why_not(using("steelworks")), refusal);
    assert!(matches!(
        table.why_not(using("security_fleet")),
        Illegal::TooLittle { .. }
    ));
    let refusal = Illegal::NothingToTake {
        resource: CardResource::Microbe,
    };
    assert_eq!(table.why_not(using("ants")), refusal);
    assert_eq!(table.why_not(using("mine")), Illegal::NotInPlay);
}

#[test]
fn an_action_may_be_used_although_its_parameter_is_complete() {
    let scene = rich()
        .table(A, &["steelworks"])
        .stock(A, Energy, 4)
        .oxygen(14);
    let mut table = Table::new(scene.ready());
    table.act(&[using("steelworks")]);
    assert_eq!((table.stock(A, Steel), table.rating(A)), (2, 20));
}

#[test]
fn eight_plants_become_a_greenery_and_seven_for_ecoline() {
    let mut table = Table::new(rich().stock(A, Plants, 9).ready());
    table.act(&[PLANTS, place("r3c3")]);
    assert_eq!((table.stock(A, Plants), table.rating(A)), (1, 21));
    let refusal = Illegal::TooLittle {
        resource: Plants,
        need: 8,
        have: 7,
    };
    assert_eq!(
        Table::new(rich().stock(A, Plants, 7).ready()).why_not(PLANTS),
        refusal
    );
    let mut table = Table::new(rich().corporation(A, "ecoline").stock(A, Plants, 7).ready());
    table.act(&[PLANTS, place("r3c3")]);
    assert_eq!(table.stock(A, Plants), 0);
}

#[test]
fn eight_heat_raise_temperature_also_without_effect_at_the_end() {
    let mut table = Table::new(rich().stock(A, Heat, 17).ready());
    table.act(&[HEAT, HEAT]);
    assert_eq!((table.stock(A, Heat), table.rating(A)), (1, 22));
    let mut table = Table::new(rich().stock(A, Heat, 8).temperature(8).ready());
    table.act(&[HEAT]);
    assert_eq!((table.stock(A, Heat), table.rating(A)), (0, 20));
}
