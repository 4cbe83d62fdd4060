//! The solo game of scenario 8, where ASTRA plays too.

use crate::solo::{astra, play_turn, solo};
use crate::table::{Paper, Table, refs, slots};
use moon::{Letter, Phase};
use serde_json::json;

#[test]
fn in_scenario_8_astra_plays_the_first_card_on_the_active_sheet() {
    // 12 / plant: planet 6, whose plant it crosses off.
    let table = solo(8, &["12_plant", "8_robot", "9_energy"]);
    assert_eq!(table.phase(), Phase::Turn);
    assert_eq!(table.paper(0)["slots"], json!({"n26": "guest"}));
    assert!(table.crossed(0, "plant_6_1"));
    assert_eq!(
        table.crossed_off(0, "guest_plant"),
        0,
        "its insignia take room, they score nothing"
    );
    assert_eq!(
        astra(&table)["open"],
        json!(["12_plant", "8_robot", "9_energy"])
    );
}

#[test]
fn astra_performs_planning_for_astronaut_and_robot_for_energy() {
    let table = solo(8, &["12_planning", "8_robot", "9_energy"]);
    assert!(table.crossed(0, "moon_6_1"));
    let table = solo(8, &["12_astronaut", "8_robot", "9_energy"]);
    assert!(table.crossed(0, "moon_6_1"));
    let table = solo(8, &["15_robot", "8_robot", "9_energy"]);
    assert!(
        table.crossed(0, "asteroid_13"),
        "from ASTRA's end, without bonuses"
    );
    let table = solo(8, &["12_energy", "8_robot", "9_energy"]);
    assert!(table.crossed(0, "asteroid_13"));
}

#[test]
fn the_player_chooses_where_two_planets_have_astras_number() {
    let mut table = solo(8, &["7_plant", "8_robot", "9_energy"]);
    assert_eq!(table.phase(), Phase::AstraTurn);
    assert_eq!(table.listed(0, "choose"), ["planet_3", "planet_4"]);
    table.choose(0, "planet_4");
    assert_eq!(table.paper(0)["slots"], json!({"n14": "guest"}));
}

/// A solo table of scenario 8 in its second turn, whose right sheet is written on, and then ASTRA's card.
fn battle(card: &str, write: impl Fn(&mut Paper)) -> Table {
    let mut table = solo(8, &["12_plant", "8_robot", "9_energy"]);
    table.sheet(1, |paper| write(paper));
    table.edit(|state| state["astra"]["top"] = json!(card));
    play_turn(&mut table);
    table
}

#[test]
fn a_full_planet_sends_astra_to_the_next_one_up() {
    // Card 11, planets 5, 6 and 7 full: planet 1.
    let full = slots(21, 33);
    let table = battle("11_robot", |paper| {
        paper
            .fill(&refs(&full), "owner")
            .circle(&["settled_5", "settled_6", "settled_7"]);
    });
    assert_eq!(
        table.paper(0)["slots"]["n01"],
        json!("owner"),
        "ASTRA owns the right sheet"
    );
}

#[test]
fn when_astra_fills_a_planet_a_tie_is_the_humans() {
    let settle = |human: &[&str], rest: &[&str]| {
        let table = battle("15_robot", |paper| {
            paper
                .fill(human, "guest")
                .fill(rest, "owner")
                .cross(&["moon_7_1"]);
        });
        (table.circled(0, "flag_7"), table.crossed(0, "flag_7"))
    };
    // Human: one slot and one moon; ASTRA: one slot and the last one.
    assert_eq!(settle(&["n31"], &["n32"]), (false, true));
    assert_eq!(
        settle(&[], &["n31", "n32"]),
        (true, false),
        "ASTRA has more"
    );
}

#[test]
fn astras_effect_fills_the_moons_where_the_human_has_most_insignia() {
    // A (4 human insignia), B (3), C (2), D (2); one space free on A's moon, B's moon full.
    let mut table = battle("effect_a", |paper| {
        paper
            .fill(&["n14", "n15", "n16"], "guest")
            .cross(&["moon_4_1"]);
        paper
            .fill(&["n09", "n10"], "guest")
            .cross(&["moon_3_1"])
            .circle(&["moon_3_2"]);
        paper
            .fill(&["n04", "n05"], "guest")
            .fill(&["n21", "n22"], "guest");
    });
    assert_eq!(table.phase(), Phase::Effect(Letter::A));
    assert_eq!(
        table.listed(0, "choose"),
        ["planet_2", "planet_5"],
        "the second one, C or D"
    );
    assert!(table.circled(0, "moon_4_2"), "the first one by the rules");
    table.choose(0, "planet_5");
    assert!(table.circled(0, "moon_5_1"));
    assert!(!table.circled(0, "moon_5_2"));
}

#[test]
fn a_sheet_that_astra_fills_ends_the_game_after_a_system_error_and_a_card() {
    let most = slots(1, 32);
    let mut table = battle("15_robot", |paper| {
        paper.fill(&refs(&most), "owner");
    });
    assert_eq!(table.phase(), Phase::HandOver, "the human cannot write");
    let crossed = table.public(1)["crossed"].clone();
    assert!(
        crossed
            .as_array()
            .is_some_and(|list| list.contains(&json!("guest_error_1")))
    );
    table.finish(0);
    assert_eq!(table.phase(), Phase::Over);
}
