//! Production, the end of the game, scoring.

use crate::table::*;
use mars::scene::Scene;
use mars::{Action, Phase, Tile};
use tabletop::{Game, Seat};

const NINE: [&str; 9] = [
    "r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r9c5",
];

/// Two players, the planet terraformed, everybody but A has passed.
fn last_generation() -> Scene {
    Scene::new(2)
        .hand(A, &["mine"])
        .hand(B, &["algae"])
        .temperature(8)
        .oxygen(14)
        .oceans(&NINE)
        .passed(B)
}

fn finished(scene: Scene) -> Table {
    let mut table = Table::new(scene.ready());
    table.act(&[Action::Pass]);
    while !table.game.deciders().is_empty() {
        table.act(&[Action::Stop]);
    }
    table
}

#[test]
fn energy_becomes_heat_before_production() {
    let scene = Scene::new(2)
        .hand(A, &["mine"])
        .hand(B, &["algae"])
        .passed(B);
    let scene = scene
        .stock(A, Energy, 3)
        .production(A, Energy, 2)
        .production(A, Heat, 1);
    let mut table = Table::new(scene.ready());
    table.act(&[Action::Pass]);
    assert_eq!((table.stock(A, Heat), table.stock(A, Energy)), (4, 2));
}

#[test]
fn income_is_rating_and_megacredit_production_which_may_be_negative() {
    let scene = Scene::new(2)
        .hand(A, &["mine"])
        .hand(B, &["algae"])
        .passed(B);
    let scene = scene
        .rating(A, 25)
        .production(A, Megacredits, -5)
        .production(A, Plants, 3);
    let mut table = Table::new(scene.ready());
    table.act(&[Action::Pass]);
    assert_eq!((table.money(A), table.stock(A, Plants)), (20, 3));
    assert_eq!(table.money(B), 20);
}

#[test]
fn unused_modifiers_of_the_next_card_lapse_with_the_generation() {
    let scene = Scene::new(2)
        .hand(A, &["indentured_workers", "special_design"])
        .hand(B, &["algae"])
        .money(A, 20)
        .passed(B);
    let mut table = Table::new(scene.ready());
    table.act(&[play("special_design"), play("indentured_workers")]);
    assert_eq!(table.view().players[0].next_discount, 8);
    table.act(&[Action::Pass]);
    assert_eq!(table.view().players[0].next_discount, 0);
}

#[test]
fn the_game_ends_with_the_generation_in_which_all_parameters_are_complete() {
    let almost = last_generation().oxygen(13);
    let mut table = Table::new(almost.ready());
    table.act(&[Action::Pass]);
    assert_eq!(table.view().generation, 2);
    let mut table = Table::new(last_generation().ready());
    table.act(&[Action::Pass]);
    assert_eq!(table.view().phase, Phase::Over);
    assert!(table.game.outcome().is_some());
}

#[test]
fn completing_the_last_parameter_does_not_stop_the_generation() {
    let scene = Scene::new(2)
        .hand(A, &["mine"])
        .hand(B, &["algae"])
        .temperature(6)
        .oxygen(14)
        .oceans(&NINE)
        .stock(A, Heat, 8)
        .money(B, 50);
    let mut table = Table::new(scene.ready());
    table.act(&[HEAT, Action::EndTurn]);
    assert_eq!((table.active(), table.view().phase), (B, Phase::Action));
    assert!(table.may(POWER_PLANT));
}

#[test]
fn the_last_generation_produces_too() {
    let table = finished(
        last_generation()
            .stock(A, Energy, 2)
            .production(A, Steel, 4),
    );
    assert_eq!(
        (table.stock(A, Heat), table.stock(A, Steel), table.money(A)),
        (2, 4, 20)
    );
}

#[test]
fn plants_become_greeneries_a_last_time_in_player_order() {
    let scene = last_generation()
        .turn(B, A)
        .stock(A, Plants, 17)
        .stock(B, Plants, 8);
    let mut table = Table::new(scene.ready());
    table.act(&[Action::Pass]);
    assert_eq!(
        (table.active(), table.asked().as_str()),
        (B, "last_greenery")
    );
    table.act(&[place("r7c3")]);
    assert_eq!(table.active(), A, "B has no plants left");
    table.act(&[place("r3c3"), place("r3c4")]);
    assert_eq!(table.view().phase, Phase::Over);
    assert_eq!((table.points(A, "greeneries"), table.rating(A)), (2, 20));
}

#[test]
fn a_player_may_stop_converting_and_nothing_else_is_possible() {
    let mut table = Table::new(
        last_generation()
            .stock(A, Plants, 17)
            .stock(A, Heat, 8)
            .ready(),
    );
    table.act(&[Action::Pass]);
    assert_eq!(table.why_not(HEAT), mars::Illegal::NotNow);
    table.act(&[place("r3c3"), Action::Stop]);
    assert_eq!(table.view().phase, Phase::Over);
    assert_eq!(table.stock(A, Plants), 9);
}

#[test]
fn last_greeneries_bring_bonuses_and_triggers_and_new_plants_may_be_used_at_once() {
    let scene = last_generation()
        .stock(A, Plants, 14)
        .table(A, &["herbivores"]);
    let mut table = Table::new(scene.tile(Tile::City, "r4c5", Some(A)).ready());
    table.act(&[Action::Pass]);
    // Two plants on the hex: 14 - 8 + 2 = 8, and again.
    table.act(&[place("r4c4")]);
    assert_eq!(table.stock(A, Plants), 7);
    assert_eq!(table.view().phase, Phase::Over);
    assert_eq!(table.on_card("herbivores"), 1);
    let scene = last_generation()
        .stock(A, Plants, 14)
        .tile(Tile::City, "r5c9", Some(A));
    let mut table = Table::new(scene.ready());
    table.act(&[Action::Pass, place("r5c8")]);
    assert_eq!(table.stock(A, Plants), 8);
    assert_eq!(table.asked(), "last_greenery");
}

#[test]
fn a_seat_with_too_few_plants_is_not_asked() {
    let table = finished(last_generation().stock(A, Plants, 7));
    assert_eq!(table.view().phase, Phase::Over);
}

#[test]
fn greeneries_are_worth_1_and_cities_1_for_each_adjacent_greenery_of_anybody() {
    let scene = last_generation()
        .tile(Tile::City, "r3c3", Some(A))
        .tile(Tile::Greenery, "r3c4", Some(A))
        .tile(Tile::Greenery, "r3c2", Some(B))
        .tile(Tile::Greenery, "r8c2", Some(A))
        .tile(Tile::City, "ganymede_colony", Some(A));
    let table = finished(scene);
    assert_eq!(
        (table.points(A, "greeneries"), table.points(A, "cities")),
        (2, 2)
    );
    assert_eq!(
        (table.points(B, "greeneries"), table.points(B, "cities")),
        (1, 0)
    );
}

#[test]
fn cards_score_what_is_printed_events_included_and_hands_nothing() {
    let scene = last_generation()
        .table(A, &["farming", "bribed_committee", "trans_neptune_probe"])
        .hand(A, &["dust_seals"]);
    assert_eq!(
        finished(scene).points(A, "cards"),
        [2, -2, 1].iter().sum::<i32>()
    );
}

#[test]
fn resources_on_cards_score_by_their_divisor() {
    let scene = last_generation()
        .table(
            A,
            &["birds", "tardigrades", "physics_complex", "search_for_life"],
        )
        .on_card("birds", 3)
        .on_card("tardigrades", 7)
        .on_card("physics_complex", 2)
        .on_card("search_for_life", 2);
    assert_eq!(finished(scene).points(A, "resources"), 3 + 1 + 4 + 3);
}

#[test]
fn jovian_points_count_own_jovian_tags() {
    let scene = last_generation().corporation(A, "saturn_systems").table(
        A,
        &["ganymede_colony", "io_mining_industries", "vesta_shipyard"],
    );
    // Four Jovian tags twice, and 1 for the shipyard.
    assert_eq!(finished(scene).points(A, "cards"), 4 + 4 + 1);
}

#[test]
fn the_capital_scores_adjacent_oceans_and_the_commercial_district_adjacent_cities() {
    let scene = last_generation()
        .table(A, &["capital", "commercial_district"])
        .tile(Tile::Capital, "r6c5", Some(A))
        .tile(Tile::CommercialDistrict, "r7c5", Some(A));
    let table = finished(scene);
    // r5c5 and r5c6 are oceans beside r6c5; the district lies next to the Capital.
    assert_eq!(table.points(A, "cards"), 2 + 1);
}

#[test]
fn most_points_win_and_a_tie_goes_to_more_megacredits() {
    let outcome = |scene: Scene| finished(scene).game.outcome().unwrap();
    assert_eq!(
        outcome(last_generation().rating(A, 30).rating(B, 29)).ranks,
        [1, 2]
    );
    let tied = last_generation().rating(A, 30).rating(B, 30);
    let richer = outcome(tied.clone().money(B, 5));
    assert_eq!((richer.ranks, richer.won), (vec![2, 1], vec![false, true]));
    let shared = outcome(tied.clone());
    assert_eq!((shared.ranks, shared.won), (vec![1, 1], vec![true, true]));
    let helion = tied.corporation(A, "helion").stock(A, Heat, 9);
    assert_eq!(outcome(helion).ranks, [1, 1], "heat does not count");
}

#[test]
fn the_score_sheet_adds_up() {
    let scene = last_generation()
        .rating(A, 40)
        .tile(Tile::City, "r3c3", Some(A))
        .tile(Tile::Greenery, "r3c4", Some(A))
        .table(A, &["farming", "birds"])
        .on_card("birds", 2)
        .money(A, 100);
    let mut table = Table::new(scene.ready());
    table.act(&[
        claim(milestone("terraformer")),
        fund(award("landlord")),
        Action::Pass,
    ]);
    while !table.game.deciders().is_empty() {
        table.act(&[Action::Stop]);
    }
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.scores[0], 40 + 5 + 5 + 1 + 1 + 2 + 2);
    for seat in Seat::all(2) {
        let lines = &outcome.breakdown[seat.index()];
        let sum: i32 = lines.iter().map(|line| line.points).sum();
        assert_eq!(sum, outcome.scores[seat.index()]);
    }
    assert_eq!(table.game.sheet(A).total(), 56);
}
