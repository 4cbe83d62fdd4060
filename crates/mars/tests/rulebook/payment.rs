//! Paying.

use crate::table::*;
use mars::scene::Scene;
use mars::{Action, Illegal};

fn holding(id: &str) -> Scene {
    Scene::new(2).hand(A, &[id, "lichen"]).hand(B, &["algae"])
}

#[test]
fn a_card_is_paid_in_megacredits() {
    let mut table = Table::new(holding("sponsors").money(A, 10).ready());
    table.act(&[play("sponsors")]);
    assert_eq!(table.money(A), 4);
}

#[test]
fn who_is_short_is_told_by_how_much() {
    let table = Table::new(holding("sponsors").money(A, 2).ready());
    assert_eq!(
        table.why_not(play("sponsors")),
        Illegal::CannotPay { cost: 6, short: 4 }
    );
}

#[test]
fn steel_pays_for_building_cards_at_2_each() {
    let mut table = Table::new(
        holding("titanium_mine")
            .money(A, 4)
            .stock(A, Steel, 3)
            .ready(),
    );
    table.act(&[play("titanium_mine")]);
    // Costs 7: with 4 M€ at least 2 steel are needed; 3 steel leave 1 M€; 4 are not there.
    assert_eq!(amounts(&table.legal(), Steel), [2, 3]);
    table.act(&[Action::pay(Steel, 2)]);
    assert_eq!((table.money(A), table.stock(A, Steel)), (1, 1));
}

#[test]
fn titanium_pays_for_space_cards_at_3_each() {
    let mut table = Table::new(
        holding("satellites")
            .money(A, 4)
            .stock(A, Titanium, 9)
            .ready(),
    );
    table.act(&[play("satellites")]);
    // Costs 10: 2 titanium and 4 M€, 3 and 1, or 4 titanium with 2 M€ of value lost.
    assert_eq!(amounts(&table.legal(), Titanium), [2, 3, 4]);
    table.act(&[Action::pay(Titanium, 4)]);
    assert_eq!(
        (table.money(A), table.stock(A, Titanium)),
        (4, 5),
        "no change is given"
    );
}

#[test]
fn neither_metal_pays_for_other_cards() {
    let scene = holding("sponsors").stock(A, Steel, 9).stock(A, Titanium, 9);
    let table = Table::new(scene.money(A, 5).ready());
    assert_eq!(
        table.why_not(play("sponsors")),
        Illegal::CannotPay { cost: 6, short: 1 }
    );
}

#[test]
fn metal_never_pays_for_standard_projects() {
    let scene = holding("sponsors")
        .stock(A, Steel, 99)
        .stock(A, Titanium, 99);
    let table = Table::new(scene.money(A, 10).ready());
    assert_eq!(
        table.why_not(POWER_PLANT),
        Illegal::CannotPay { cost: 11, short: 1 }
    );
}

#[test]
fn a_payment_with_one_possibility_is_not_asked() {
    let mut table = Table::new(
        holding("titanium_mine")
            .money(A, 5)
            .stock(A, Steel, 1)
            .ready(),
    );
    table.act(&[play("titanium_mine")]);
    assert_eq!(table.production(A, Titanium), 1);
    assert_eq!((table.money(A), table.stock(A, Steel)), (0, 0));
}

#[test]
fn a_card_with_both_tags_takes_steel_first_then_titanium_then_the_rest() {
    let scene = holding("space_elevator")
        .money(A, 30)
        .stock(A, Steel, 10)
        .stock(A, Titanium, 10);
    let mut table = Table::new(scene.ready());
    table.act(&[play("space_elevator")]);
    assert_eq!(table.asked(), "pay_steel");
    table.act(&[Action::pay(Steel, 4)]);
    assert_eq!(table.asked(), "pay_titanium");
    assert_eq!(
        table.why_not(Action::pay(Steel, 1)),
        Illegal::OtherResource { resource: Titanium }
    );
    assert_eq!(
        table.why_not(Action::pay(Titanium, 8)),
        Illegal::PaysTooMuch { resource: Titanium }
    );
    table.act(&[Action::pay(Titanium, 6)]);
    assert_eq!(
        (
            table.money(A),
            table.stock(A, Steel),
            table.stock(A, Titanium)
        ),
        (29, 6, 4)
    );
}

#[test]
fn helion_pays_with_heat_wherever_money_is_asked() {
    let scene = holding("sponsors")
        .corporation(A, "helion")
        .money(A, 2)
        .stock(A, Heat, 9);
    let mut table = Table::new(scene.ready());
    table.act(&[play("sponsors")]);
    assert_eq!(amounts(&table.legal(), Heat), [4, 5, 6]);
    table.act(&[Action::pay(Heat, 5)]);
    assert_eq!((table.money(A), table.stock(A, Heat)), (1, 4));
    let scene = holding("sponsors")
        .corporation(A, "helion")
        .stock(A, Heat, 40);
    let mut table = Table::new(scene.ready());
    table.act(&[AQUIFER, place("r1c2"), fund(award("banker"))]);
    // 18 for the ocean, 8 for the award.
    assert_eq!(table.stock(A, Heat), 14);
}

#[test]
fn heat_of_others_does_not_pay() {
    let table = Table::new(holding("sponsors").stock(A, Heat, 99).ready());
    assert_eq!(
        table.why_not(play("sponsors")),
        Illegal::CannotPay { cost: 6, short: 6 }
    );
}

#[test]
fn discounts_of_several_cards_add_up_and_never_go_below_nothing() {
    let scene = holding("satellites").table(A, &["space_station", "shuttles", "earth_catapult"]);
    let mut table = Table::new(scene.money(A, 4).ready());
    table.act(&[play("satellites")]);
    assert_eq!(table.money(A), 0, "10 - 2 - 2 - 2");
    let scene = holding("mine").table(
        A,
        &[
            "research_outpost",
            "earth_catapult",
            "anti_gravity_technology",
        ],
    );
    let mut table = Table::new(scene.hand(A, &["power_plant"]).ready());
    table.act(&[play("power_plant")]);
    assert_eq!(table.money(A), 0);
}

#[test]
fn a_discount_for_a_tag_counts_once_for_each_such_tag() {
    // Luna's friends: Teractor and Earth Office give 3 each for an Earth tag.
    let scene = holding("sponsors")
        .corporation(A, "teractor")
        .table(A, &["earth_office"]);
    let mut table = Table::new(scene.ready());
    table.act(&[play("sponsors")]);
    assert_eq!(table.production(A, Megacredits), 2);
}

#[test]
fn a_card_does_not_discount_itself() {
    let table = Table::new(holding("earth_catapult").money(A, 22).ready());
    assert_eq!(
        table.why_not(play("earth_catapult")),
        Illegal::CannotPay { cost: 23, short: 1 }
    );
}

#[test]
fn value_bonuses_add_up() {
    let scene = holding("satellites")
        .corporation(A, "phobolog")
        .table(A, &["advanced_alloys"]);
    let mut table = Table::new(scene.stock(A, Titanium, 2).ready());
    table.act(&[play("satellites")]);
    assert_eq!(table.stock(A, Titanium), 0, "two titanium at 5 each pay 10");
}

#[test]
fn rebates_come_after_paying_in_full_and_add_up() {
    let scene = holding("comet")
        .corporation(A, "credicor")
        .table(A, &["media_group", "optimal_aerobraking"]);
    let table = Table::new(scene.clone().money(A, 20).ready());
    assert_eq!(
        table.why_not(play("comet")),
        Illegal::CannotPay { cost: 21, short: 1 }
    );
    let mut table = Table::new(scene.money(A, 21).ready());
    table.act(&[play("comet"), place("r1c5")]);
    assert_eq!(table.money(A), 4 + 3 + 3);
    assert_eq!(table.stock(A, Heat), 3);
}

#[test]
fn credicor_looks_at_the_printed_cost_whatever_was_paid() {
    let scene = holding("comet")
        .corporation(A, "credicor")
        .table(A, &["earth_catapult"]);
    let mut table = Table::new(scene.stock(A, Titanium, 7).ready());
    table.act(&[play("comet"), place("r1c5")]);
    assert_eq!(table.money(A), 4, "19 paid with 7 titanium, 21 printed");
}

#[test]
fn the_next_card_discount_is_used_up_by_the_very_next_card() {
    let scene = holding("indentured_workers")
        .hand(A, &["mine", "sponsors"])
        .passed(B);
    let mut table = Table::new(scene.money(A, 20).ready());
    table.act(&[play("indentured_workers"), POWER_PLANT, play("mine")]);
    assert_eq!(table.money(A), 20 - 11, "the mine is free");
    table.act(&[play("sponsors")]);
    assert_eq!(table.money(A), 3);
}
