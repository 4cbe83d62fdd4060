//! Every random thing can be scripted: missions, deck, stacks and their reshuffles, ASTRA's cards.

use crate::table::Table;
use moon::{Moon, Options};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tabletop::{Chance, Game, PileScript, Seed};

/// A table whose piles are shuffled into these orders, a list a shuffle.
fn ordered(scenario: u8, seats: usize, orders: &[(&str, &[&[&str]])]) -> Table {
    let list = |cards: &&[&str]| cards.iter().map(|card| (*card).to_owned()).collect();
    let pile = |(pile, orders): &(&str, &[&[&str]])| {
        let orders = orders.iter().map(list).collect();
        ((*pile).to_owned(), PileScript::Orders(orders))
    };
    let piles: BTreeMap<String, PileScript> = orders.iter().map(pile).collect();
    let scenario = scenario.try_into().expect("a scenario");
    let options = Options {
        scenario,
        ..Options::default()
    };
    let chance = Chance::scripted(Seed::from(4), piles);
    let game = Moon::new(&options, seats, chance).expect("a setup");
    assert_eq!(game.chance().fault(), None);
    Table {
        game,
        events: Vec::new(),
    }
}

/// Plays until another turn begins.
fn next_turn(table: &mut Table) {
    let turn = table.state()["turn"].clone();
    while table.state()["turn"] == turn {
        table.finish_all();
    }
}

fn numbers(table: &Table) -> Vec<Value> {
    let state = table.state();
    let stacks = state["stacks"].as_array().expect("three stacks");
    stacks.iter().map(|stack| stack["top"].clone()).collect()
}

#[test]
fn missions_follow_their_piles() {
    for (card, orders) in [
        ("mission_70", ["mission_70"]),
        ("mission_71", ["mission_71"]),
    ] {
        let table = ordered(2, 2, &[("mission_a", &[&orders])]);
        assert_eq!(table.state()["missions"][0]["card"], json!(card));
    }
}

#[test]
fn the_deck_is_cut_in_its_order_the_first_21_cards_to_stack_1() {
    let table = ordered(3, 2, &[("deck", &[&["1_robot", "15_energy", "8_water"]])]);
    let stack = table.state()["stacks"][0].clone();
    // Turn 1 has flipped the first card; the second shows its number; the third lies below.
    assert_eq!(stack["flipped"], json!("1_robot"));
    assert_eq!(stack["top"], json!("15_energy"));
    let hidden = stack["hidden"]
        .as_array()
        .and_then(|cards| cards.last().cloned());
    assert_eq!(hidden, Some(json!("8_water")));
}

#[test]
fn each_stack_follows_its_order_after_a_reshuffle() {
    let orders = [
        ("stack_1", &[&["2_robot", "3_water"][..]][..]),
        ("stack_3", &[&["9_plant"]]),
    ];
    let mut table = ordered(6, 2, &orders);
    table.finish_all();
    // The stacks are nearly through: all but the top card is discarded.
    table.edit(|state| {
        for (stack, cards) in [
            (0, ["3_water", "14_robot", "2_robot"]),
            (1, ["5_robot", "5_energy", "5_plant"]),
            (2, ["9_robot", "9_plant", "9_water"]),
        ] {
            state["stacks"][stack]["hidden"] = json!([]);
            state["stacks"][stack]["discard"] = json!(cards);
        }
    });
    next_turn(&mut table);
    let first = numbers(&table);
    assert_eq!(
        (&first[0], &first[2]),
        (&json!("2_robot"), &json!("9_plant"))
    );
    next_turn(&mut table);
    assert_eq!(numbers(&table)[0], json!("3_water"));
    assert_eq!(table.game.chance().fault(), None);
}

#[test]
fn astras_cards_lie_where_the_script_puts_them() {
    let orders = [
        (
            "deck",
            &[&["1_robot", "15_energy", "8_water", "2_plant"][..]][..],
        ),
        ("astra", &[&["effect_c", "effect_a"]]),
    ];
    let table = ordered(4, 1, &orders);
    let astra = table.state()["astra"].clone();
    assert_eq!(astra["open"], json!(["1_robot", "15_energy", "8_water"]));
    assert_eq!(astra["top"], json!("2_plant"));
    // Of the last 24 cards these two come first.
    let hidden = astra["hidden"].as_array().expect("a deck");
    assert_eq!(
        [&hidden[23], &hidden[22]],
        [&json!("effect_c"), &json!("effect_a")]
    );
}

#[test]
fn a_card_that_is_not_there_is_named_with_its_pile_and_place() {
    let piles = [("mission_b".to_owned(), PileScript::draws(["mission_64"]))];
    let chance = Chance::scripted(Seed::from(4), piles.into());
    let game = Moon::new(&Options::default(), 2, chance).expect("a setup");
    let fault = game.chance().fault().expect("a fault");
    assert_eq!((&*fault.pile, &*fault.card), ("mission_b", "mission_64"));
}
