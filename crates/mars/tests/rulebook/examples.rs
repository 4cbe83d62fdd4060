//! The worked examples: the rulebook's own (players A, B and C of the standard game) and derived ones.

use crate::setup::running_example;
use crate::table::*;
use mars::scene::Scene;
use mars::{Action, Illegal, Options, Tile};
use tabletop::Seat;

fn holding(ids: &[&str]) -> Scene {
    Scene::new(2)
        .hand(A, ids)
        .hand(B, &["algae", "grass"])
        .money(A, 100)
}

/// A table of the standard game: every production starts at 1.
fn standard() -> Scene {
    let options = Options {
        corporate_era: false,
        ..Options::default()
    };
    Scene::with(&options, 3)
        .hand(A, &["lichen"])
        .hand(B, &["algae"])
        .hand(C, &["grass"])
}

fn after(scene: Scene, actions: &[Action]) -> Table {
    let mut table = Table::new(scene.ready());
    table.act(actions);
    table
}

#[test]
fn example_1_a_city_next_to_two_oceans_earns_4() {
    let scene = holding(&["mine"]).oceans(&["r5c5", "r5c6"]);
    let table = after(scene, &[CITY, place("r6c5")]);
    assert_eq!(table.money(A), 100 - 25 + 4);
}

#[test]
fn examples_2_to_4_the_corporations_of_a_b_and_c() {
    let mut table = running_example();
    assert_eq!((table.money(A), table.stock(A, Titanium)), (23 - 15, 10));
    assert_eq!((table.money(B), table.production(B, Energy)), (48 - 30, 2));
    assert_eq!(table.money(C), 40 - 12);
    table.act(&[Action::Pass, Action::Pass]);
    assert_eq!(table.legal(), [Action::FirstAction, Action::Pass]);
    table.act(&[Action::FirstAction, place("r8c1")]);
    assert_eq!(
        (table.money(C), table.production(C, Megacredits)),
        (28 + 3, 2)
    );
    assert_eq!(table.stock(C, Steel), 2);
}

#[test]
fn examples_5_and_6_b_buys_three_cards_and_sells_one() {
    let mut table = running_example();
    table.act(&[Action::Pass, Action::Pass, Action::Pass]);
    assert_eq!(table.view().first, B);
    let money = table.money(B);
    let choices = table.view().players[1].choices.clone();
    for &card in &choices[..3] {
        table.seat_acts(B, Action::Buy(card));
    }
    let discards = table.view().piles.discards;
    for seat in [B, A, C] {
        table.seat_acts(seat, Action::Done);
    }
    assert_eq!(table.money(B), money - 9);
    assert_eq!(table.view().piles.discards, discards + 1 + 4 + 4);
    let money = table.money(B);
    let sold = table.hand(B)[0];
    table.act(&[
        SELL,
        Action::Sell(card(sold)),
        Action::Done,
        Action::EndTurn,
    ]);
    assert_eq!(table.money(B), money + 1);
    assert!(!table.view().turn.unwrap().passed.contains(B));
}

#[test]
fn example_7_the_city_project_of_tharsis_republic() {
    let scene = standard()
        .corporation(C, "tharsis_republic")
        .money(C, 30)
        .turn(A, C);
    let table = after(scene, &[CITY, place("r3c3")]);
    assert_eq!(table.money(C), 30 - 25 + 3);
    assert_eq!(table.production(C, Megacredits), 1 + 1 + 1);
}

#[test]
fn example_8_asteroid_mining_paid_with_titanium_worth_4() {
    let scene = standard()
        .corporation(A, "phobolog")
        .hand(A, &["asteroid_mining"]);
    let scene = scene.stock(A, Titanium, 10);
    let table = after(scene.clone(), &[play("asteroid_mining")]);
    assert_eq!(table.stock(A, Titanium), 2, "8 titanium, no change given");
    assert_eq!(table.production(A, Titanium), 3);
    let table = after(scene.money(A, 2), &[play("asteroid_mining")]);
    assert_eq!(amounts(&table.legal(), Titanium), [7, 8]);
}

#[test]
fn example_9_geothermal_power_costs_thorgate_8() {
    let scene = holding(&["geothermal_power"])
        .corporation(A, "thorgate")
        .money(A, 8);
    let table = after(scene, &[play("geothermal_power")]);
    assert_eq!((table.money(A), table.production(A, Energy)), (0, 2));
}

#[test]
fn example_10_production_of_a() {
    let scene = standard()
        .production(A, Titanium, 3)
        .stock(A, Energy, 1)
        .passed(B)
        .passed(C);
    let table = after(scene, &[Action::Pass]);
    assert_eq!((table.money(A), table.stock(A, Titanium)), (21, 3));
    assert_eq!((table.stock(A, Heat), table.stock(A, Energy)), (2, 1));
    assert_eq!((table.stock(A, Steel), table.stock(A, Plants)), (1, 1));
}

#[test]
fn example_11_asteroid_at_the_highest_temperature() {
    let scene = holding(&["asteroid"]).temperature(8).stock(B, Plants, 5);
    let mut table = after(scene, &[play("asteroid")]);
    assert_eq!((table.rating(A), table.stock(A, Titanium)), (20, 2));
    table.act(&[from(B, Plants)]);
    assert_eq!(table.legal(), [1, 2, 3].map(Action::Amount));
}

#[test]
fn example_12_asteroid_mining_consortium_against_oneself() {
    let scene = holding(&["asteroid_mining_consortium"]);
    let refusal = Illegal::ProductionTooLow {
        resource: Titanium,
        need: 1,
        have: 0,
    };
    let table = Table::new(scene.clone().ready());
    assert_eq!(table.why_not(play("asteroid_mining_consortium")), refusal);
    let table = after(
        scene.production(A, Titanium, 1),
        &[play("asteroid_mining_consortium")],
    );
    assert_eq!(table.production(A, Titanium), 1, "-1 and +1");
}

#[test]
fn example_13_cupola_city_livestock_and_shuttles() {
    let may = |id: &str, oxygen: u8, energy: i32, plants: i32| {
        let scene = holding(&[id]).oxygen(oxygen);
        let scene = scene
            .production(A, Energy, energy)
            .production(A, Plants, plants);
        Table::new(scene.ready()).may(play(id))
    };
    assert!(
        may("cupola_city", 9, 1, 0)
            && !may("cupola_city", 10, 1, 0)
            && !may("cupola_city", 9, 0, 0)
    );
    assert!(may("livestock", 9, 0, 1) && !may("livestock", 8, 0, 1) && !may("livestock", 9, 0, 0));
    assert!(may("shuttles", 5, 1, 0) && !may("shuttles", 4, 1, 0) && !may("shuttles", 5, 0, 0));
}

#[test]
fn example_14_c_becomes_mayor() {
    let scene = ["r3c2", "r3c4", "r3c6"]
        .iter()
        .fold(standard(), |scene, space| {
            scene.tile(Tile::City, space, Some(C))
        });
    let table = after(scene.money(C, 10).turn(A, C), &[claim(milestone("mayor"))]);
    assert_eq!((table.money(C), table.points(C, "milestones")), (2, 5));
}

#[test]
fn example_15_thermalist() {
    let scene = standard()
        .stock(A, Heat, 12)
        .stock(B, Heat, 12)
        .stock(C, Heat, 5);
    let table = after(scene.money(B, 8).turn(A, B), &[fund(award("thermalist"))]);
    let points = |seat: Seat| table.points(seat, "awards");
    assert_eq!(
        (table.money(B), points(A), points(B), points(C)),
        (0, 5, 5, 0)
    );
}

#[test]
fn example_16_livestock_is_used_once() {
    let scene = standard().table(B, &["livestock"]).turn(A, B);
    let table = after(scene, &[using("livestock")]);
    assert_eq!(table.on_card("livestock"), 1);
    assert_eq!(table.why_not(using("livestock")), Illegal::ActionUsed);
}

#[test]
fn example_17_shuttles_make_space_cards_cheaper_events_too() {
    let scene = holding(&["comet", "satellites"])
        .table(A, &["shuttles"])
        .passed(B);
    let table = after(scene, &[play("comet"), place("r1c5"), play("satellites")]);
    assert_eq!(table.money(A), 100 - 19 - 8);
}

#[test]
fn example_18_a_greenery_beside_two_own_cities() {
    let scene = standard()
        .tile(Tile::City, "r4c5", Some(C))
        .tile(Tile::City, "r6c6", Some(C))
        .tile(Tile::City, "r5c9", Some(C))
        .stock(C, Plants, 8)
        .turn(A, C);
    // r5c8 has 2 plants and lies next to r5c9; r5c7 lies between r4c6 and r6c6.
    let mut table = Table::new(scene.tile(Tile::City, "r4c7", Some(C)).ready());
    table.act(&[PLANTS, place("r5c8")]);
    assert_eq!((table.stock(C, Plants), table.rating(C)), (2, 21));
    assert_eq!(table.view().planet.oxygen, 1);
    assert_eq!(table.points(C, "greeneries") + table.points(C, "cities"), 3);
}

#[test]
fn example_19_the_final_score_of_b_is_64() {
    // Planner needs 16 cards in hand.
    let hand: Vec<&str> = mars::Card::projects()
        .map(mars::Card::id)
        .filter(|id| {
            let played = [
                "livestock",
                "farming",
                "research",
                "gene_repair",
                "dust_seals",
                "flooding",
            ];
            !played.contains(id) && !["lichen", "algae", "grass"].contains(id)
        })
        .take(16)
        .collect();
    let mut scene = Scene::new(3)
        .hand(A, &["lichen"])
        .hand(B, &hand)
        .hand(C, &["grass"])
        .rating(B, 38)
        .stock(B, Heat, 12)
        .money(B, 16)
        .table(
            B,
            &[
                "livestock",
                "farming",
                "research",
                "gene_repair",
                "dust_seals",
                "flooding",
            ],
        )
        .on_card("livestock", 3)
        .tile(Tile::City, "r7c3", Some(B))
        .turn(A, B);
    for space in ["r6c3", "r6c4", "r7c2"] {
        scene = scene.tile(Tile::Greenery, space, Some(B));
    }
    for space in ["r7c4", "r8c2"] {
        scene = scene.tile(Tile::Greenery, space, Some(C));
    }
    let table = after(
        scene,
        &[claim(milestone("planner")), fund(award("thermalist"))],
    );
    let lines = [
        "rating",
        "milestones",
        "awards",
        "greeneries",
        "cities",
        "resources",
        "cards",
    ];
    let points = lines.map(|line| table.points(B, line));
    assert_eq!(points, [38, 5, 5, 3, 5, 3, 5], "other cards 6, events -1");
    assert_eq!(table.game.sheet(B).total(), 64);
}

#[test]
fn example_20_deimos_down_from_minus_26() {
    let table = after(
        holding(&["deimos_down"]).temperature(-26),
        &[play("deimos_down")],
    );
    assert_eq!(table.view().planet.temperature, -20);
    assert_eq!((table.rating(A), table.production(A, Heat)), (23, 2));
}

#[test]
fn example_21_a_greenery_that_raises_all_three_parameters() {
    let scene = holding(&["mine"])
        .oxygen(7)
        .temperature(-2)
        .stock(A, Plants, 8);
    let mut table = after(scene, &[PLANTS, place("r3c3")]);
    assert_eq!(table.asked(), "place");
    table.act(&[place("r1c5")]);
    let planet = table.view().planet;
    assert_eq!(
        (planet.oxygen, planet.temperature, planet.oceans),
        (8, 0, 1)
    );
    assert_eq!(table.rating(A), 23);
}

#[test]
fn example_22_strip_mine_at_13_percent() {
    let scene = holding(&["strip_mine"]).oxygen(13).production(A, Energy, 2);
    let table = after(scene, &[play("strip_mine")]);
    assert_eq!((table.view().planet.oxygen, table.rating(A)), (14, 21));
}

#[test]
fn example_23_inventrix_and_requirements() {
    let may = |id: &str, degrees: i8, oxygen: u8, technology: bool| {
        let scene = holding(&[id])
            .corporation(A, "inventrix")
            .temperature(degrees)
            .oxygen(oxygen);
        let scene = match technology {
            true => scene.table(A, &["adaptation_technology"]),
            false => scene,
        };
        Table::new(scene.ready()).may(play(id))
    };
    assert!(may("caretaker_contract", -4, 0, false) && !may("caretaker_contract", -6, 0, false));
    assert!(may("caretaker_contract", -8, 0, true));
    assert!(may("colonizer_training_camp", -30, 7, false));
    assert!(!may("colonizer_training_camp", -30, 8, false));
}

#[test]
fn example_24_credicor_with_standard_technology_and_rover_construction() {
    let scene = holding(&["mine"])
        .corporation(A, "credicor")
        .table(A, &["standard_technology", "rover_construction"]);
    let table = after(scene, &[CITY, place("r3c3")]);
    assert_eq!(table.money(A), 100 - 25 + 4 + 3 + 2);
    assert_eq!(table.production(A, Megacredits), 1);
}

#[test]
fn example_25_the_floor_of_megacredit_production() {
    let may = |id: &str, production: i32| {
        let scene = holding(&[id]).production(A, Megacredits, production);
        Table::new(scene.ready()).may(play(id))
    };
    assert!(!may("nuclear_power", -4));
    assert!(may("investment_loan", -4));
    assert!(!may("business_network", -5));
    let scene = holding(&["investment_loan"]).production(A, Megacredits, -4);
    let table = after(scene, &[play("investment_loan")]);
    assert_eq!(
        (table.production(A, Megacredits), table.money(A)),
        (-5, 107)
    );
}

#[test]
fn example_26_noctis_city_beside_an_ocean() {
    let scene = holding(&["noctis_city"])
        .production(A, Energy, 1)
        .oceans(&["r5c4"]);
    let table = after(scene, &[play("noctis_city")]);
    assert_eq!((table.stock(A, Plants), table.money(A)), (2, 100 - 18 + 2));
}

#[test]
fn example_27_payments_for_the_space_elevator() {
    let scene = |money: i32| {
        holding(&["space_elevator"])
            .money(A, money)
            .stock(A, Steel, 20)
            .stock(A, Titanium, 20)
    };
    let pay = |money: i32, steel: u16, titanium: u16| {
        let mut table = after(scene(money), &[play("space_elevator")]);
        let offered = |table: &Table, action: Action| table.may(action);
        if !offered(&table, Action::pay(Steel, steel)) {
            return None;
        }
        table.act(&[Action::pay(Steel, steel)]);
        if table.asked() == "pay_titanium" {
            if !offered(&table, Action::pay(Titanium, titanium)) {
                return None;
            }
            table.act(&[Action::pay(Titanium, titanium)]);
        }
        let paid = (20 - table.stock(A, Steel), 20 - table.stock(A, Titanium));
        (paid == (i32::from(steel), i32::from(titanium))).then(|| money - table.money(A))
    };
    assert_eq!(pay(9, 4, 6), Some(1), "6 titanium, 4 steel and 1 M€");
    assert_eq!(pay(9, 5, 6), Some(0), "6 titanium and 5 steel, no change");
    assert_eq!(pay(9, 0, 9), Some(0), "9 titanium");
    assert_eq!(pay(9, 1, 9), None, "a steel too many");
    assert_eq!(pay(9, 0, 8), Some(3), "never 4 M€: M€ are the rest");
}

#[test]
fn example_28_mining_guild_places_an_ocean_on_titanium() {
    let scene = holding(&["mine"]).corporation(A, "mining_guild");
    let table = after(scene, &[AQUIFER, place("r9c5")]);
    assert_eq!(
        (table.stock(A, Titanium), table.production(A, Steel)),
        (2, 1)
    );
    assert_eq!(table.rating(A), 21);
}

#[test]
fn example_33_ecological_zone_with_viral_enhancers() {
    let scene = holding(&["ecological_zone"])
        .table(A, &["viral_enhancers"])
        .tile(Tile::Greenery, "r3c3", Some(A));
    let mut table = after(scene, &[play("ecological_zone")]);
    // The tile and the two choices of Viral Enhancers are put in order.
    assert_eq!(table.asked(), "order");
    let choose = |option| Action::choose(card("viral_enhancers"), option);
    table.act(&[
        effect_of("viral_enhancers"),
        choose(1),
        effect_of("viral_enhancers"),
        choose(0),
    ]);
    table.act(&[place("r3c4")]);
    assert_eq!(
        (table.on_card("ecological_zone"), table.stock(A, Plants)),
        (3, 1)
    );
}

#[test]
fn example_34_robotic_workforce_copies_strip_mine() {
    let scene = holding(&["robotic_workforce"])
        .table(A, &["strip_mine"])
        .production(A, Energy, 2);
    let table = after(scene, &[play("robotic_workforce")]);
    assert_eq!(table.production(A, Energy), 0);
    assert_eq!(
        (table.production(A, Steel), table.production(A, Titanium)),
        (2, 1)
    );
    assert_eq!(table.view().planet.oxygen, 0);
}

#[test]
fn example_39_helion_and_local_heat_trapping() {
    let scene = |heat: i32| {
        holding(&["local_heat_trapping"])
            .corporation(A, "helion")
            .money(A, 0)
            .stock(A, Heat, heat)
    };
    let table = Table::new(scene(5).ready());
    assert_eq!(
        table.why_not(play("local_heat_trapping")),
        Illegal::CannotPay { cost: 1, short: 1 }
    );
    let table = after(scene(6), &[play("local_heat_trapping")]);
    assert_eq!((table.stock(A, Heat), table.stock(A, Plants)), (0, 4));
}
