//! Milestones and awards.

use crate::table::*;
use mars::scene::Scene;
use mars::{Award, Illegal, Milestone, Tile};

fn rich() -> Scene {
    Scene::new(3)
        .hand(A, &["mine"])
        .hand(B, &["algae"])
        .hand(C, &["comet"])
        .money(A, 100)
        .money(B, 100)
        .passed(C)
}

fn three(tile: Tile) -> Scene {
    let spaces = ["r3c2", "r3c4", "r3c6"];
    spaces
        .iter()
        .fold(rich(), |scene, space| scene.tile(tile, space, Some(A)))
}

#[test]
fn a_milestone_is_claimed_for_8_when_its_condition_holds() {
    let mut table = Table::new(rich().rating(A, 35).ready());
    table.act(&[claim(milestone("terraformer"))]);
    assert_eq!((table.money(A), table.points(A, "milestones")), (92, 5));
}

#[test]
fn each_milestone_has_its_condition() {
    let refused = |scene: Scene, milestone: Milestone, need: u8, have: i32| {
        let refusal = Illegal::NotReached {
            milestone,
            need,
            have,
        };
        assert_eq!(Table::new(scene.ready()).why_not(claim(milestone)), refusal);
    };
    refused(rich().rating(A, 34), milestone("terraformer"), 35, 34);
    refused(rich(), milestone("mayor"), 3, 0);
    refused(rich(), milestone("gardener"), 3, 0);
    refused(rich(), milestone("builder"), 8, 0);
    refused(rich(), milestone("planner"), 16, 1);
    assert!(Table::new(three(Tile::City).ready()).may(claim(milestone("mayor"))));
    assert!(Table::new(three(Tile::Greenery).ready()).may(claim(milestone("gardener"))));
    let eight = [
        "power_plant",
        "mohole_area",
        "strip_mine",
        "titanium_mine",
        "solar_power",
        "fuel_factory",
        "soil_factory",
    ];
    let scene = rich()
        .corporation(A, "interplanetary_cinematics")
        .table(A, &eight);
    assert!(
        Table::new(scene.ready()).may(claim(milestone("builder"))),
        "the corporation counts"
    );
    let hand: Vec<&str> = mars::Card::projects()
        .map(mars::Card::id)
        .filter(|id| !["mine", "algae", "comet"].contains(id))
        .take(15)
        .collect();
    assert!(Table::new(rich().hand(A, &hand).ready()).may(claim(milestone("planner"))));
}

#[test]
fn off_planet_cities_and_the_capital_count_for_the_mayor() {
    let scene = rich()
        .tile(Tile::Capital, "r3c4", Some(A))
        .tile(Tile::City, "phobos_space_haven", Some(A))
        .tile(Tile::City, "ganymede_colony", Some(A));
    assert!(Table::new(scene.ready()).may(claim(milestone("mayor"))));
}

#[test]
fn three_milestones_in_total_can_be_claimed_each_once() {
    let scene = three(Tile::City)
        .tile(Tile::Greenery, "r6c3", Some(A))
        .tile(Tile::Greenery, "r6c4", Some(A))
        .tile(Tile::Greenery, "r6c5", Some(A))
        .rating(A, 35)
        .rating(B, 35)
        .passed(B);
    let hand: Vec<&str> = mars::Card::projects()
        .map(mars::Card::id)
        .filter(|id| !["mine", "algae", "comet"].contains(id))
        .take(15)
        .collect();
    let mut table = Table::new(scene.hand(A, &hand).ready());
    table.act(&[claim(milestone("terraformer")), claim(milestone("mayor"))]);
    assert_eq!(
        table.why_not(claim(milestone("mayor"))),
        Illegal::Taken { by: A }
    );
    table.act(&[claim(milestone("gardener"))]);
    assert_eq!(
        table.why_not(claim(milestone("planner"))),
        Illegal::AllTaken
    );
    assert_eq!(table.points(A, "milestones"), 15);
}

#[test]
fn a_claimed_milestone_counts_whatever_happens_later() {
    let hand: Vec<&str> = mars::Card::projects()
        .map(mars::Card::id)
        .filter(|id| !["mine", "algae", "comet"].contains(id))
        .take(15)
        .collect();
    let mut table = Table::new(rich().hand(A, &hand).passed(B).ready());
    table.act(&[claim(milestone("planner")), SELL]);
    for card in table.hand(A) {
        table.act(&[mars::Action::Sell(crate::table::card(card))]);
    }
    assert_eq!(table.points(A, "milestones"), 5);
}

#[test]
fn awards_cost_8_then_14_then_20_and_no_more_than_three_are_funded() {
    let mut table = Table::new(rich().passed(B).ready());
    table.act(&[fund(award("landlord"))]);
    assert_eq!(table.money(A), 92);
    assert_eq!(
        table.why_not(fund(award("landlord"))),
        Illegal::Taken { by: A }
    );
    table.act(&[fund(award("banker"))]);
    assert_eq!(table.money(A), 78);
    table.act(&[fund(award("miner"))]);
    assert_eq!(table.money(A), 58);
    assert_eq!(table.why_not(fund(award("scientist"))), Illegal::AllTaken);
}

#[test]
fn each_award_compares_its_value_and_anybody_can_win_it() {
    let value = |scene: Scene, award: Award| {
        let table = Table::new(scene.ready());
        table.view().players[1].awards[&award]
    };
    let tiles = rich()
        .tile(Tile::City, "r3c3", Some(B))
        .tile(Tile::City, "ganymede_colony", Some(B))
        .oceans(&["r1c2"]);
    assert_eq!(value(tiles, award("landlord")), 2);
    assert_eq!(
        value(rich().production(B, Megacredits, -2), award("banker")),
        -2
    );
    let science = rich()
        .corporation(B, "inventrix")
        .table(B, &["research", "special_design"]);
    assert_eq!(value(science, award("scientist")), 3);
    assert_eq!(value(rich().stock(B, Heat, 7), award("thermalist")), 7);
    assert_eq!(
        value(
            rich().stock(B, Steel, 3).stock(B, Titanium, 2),
            award("miner")
        ),
        5
    );
    let mut table = Table::new(rich().stock(B, Heat, 7).ready());
    table.act(&[fund(award("thermalist"))]);
    assert_eq!(
        (table.points(A, "awards"), table.points(B, "awards")),
        (2, 5)
    );
}

fn points_for(heat: &[i32]) -> Vec<i32> {
    use tabletop::Seat;
    let mut scene = Scene::new(heat.len()).money(A, 8);
    for (i, &n) in heat.iter().enumerate() {
        scene = scene.stock(Seat::from(i), Heat, n);
    }
    let mut table = Table::new(scene.ready());
    table.act(&[fund(award("thermalist"))]);
    Seat::all(heat.len())
        .map(|seat| table.points(seat, "awards"))
        .collect()
}

#[test]
fn first_place_is_worth_5_and_second_2_and_ties_share() {
    assert_eq!(points_for(&[7, 5, 5, 1]), [5, 2, 2, 0]);
    assert_eq!(
        points_for(&[6, 6, 4]),
        [5, 5, 0],
        "no second place after a tie for first"
    );
    assert_eq!(points_for(&[0, 0, 0]), [5, 5, 5], "nothing at all can win");
}

#[test]
fn with_two_players_there_is_no_second_place() {
    assert_eq!(points_for(&[3, 2]), [5, 0]);
}
