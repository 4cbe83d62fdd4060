//! Scenario 4, the Mine.

use crate::table::{Table, refs};
use moon::Illegal;
use serde_json::json;

const OFFER: [(u8, &str); 3] = [(6, "robot"), (8, "energy"), (10, "water")];

fn names(prefix: &str, count: usize) -> Vec<String> {
    (1..=count).map(|n| format!("{prefix}_{n:02}")).collect()
}

#[test]
fn a_number_or_an_x_circles_the_mineral_of_its_slot() {
    let mut table = Table::new(4, 2);
    table
        .offer([(6, "planning"), (8, "energy"), (10, "water")])
        .write(0, 6, "planning", "n01");
    assert!(table.circled(0, "mine_pearl_1_1"));
    table.play(0, json!({"x": "n13"}));
    assert!(table.circled(0, "mine_ruby_1_2"));
}

#[test]
fn of_two_attached_plants_one_is_circled() {
    let mut table = Table::new(4, 2);
    table
        .offer([(6, "plant"), (8, "energy"), (10, "water")])
        .write(0, 6, "plant", "n13");
    assert_eq!(
        table.listed(0, "choose"),
        ["mine_plant_1_12", "mine_plant_1_23"]
    );
    assert!(table.may(0, &json!("decline")));
    table.choose(0, "mine_plant_1_23");
    assert!(!table.circled(0, "mine_plant_1_12"));
    assert!(!table.game_waits_for(0));
}

#[test]
fn only_the_kind_of_the_action_is_circled() {
    let mut table = Table::new(4, 2);
    table.offer(OFFER).write(0, 10, "water", "n01");
    assert!(!table.game_waits_for(0), "below n01 lies a plant");
    let mut table = Table::new(4, 2);
    table
        .offer(OFFER)
        .write(0, 10, "water", "n14")
        .say(0, "use");
    assert!(table.circled(0, "mine_water_2_12"));
}

#[test]
fn energy_and_robot_cross_off_a_symbol_of_any_factory() {
    let mut table = Table::new(4, 2);
    table.sheet(0, |sheet| {
        sheet.cross(&["main_pearl_robot_1"]);
    });
    table.offer(OFFER).write(0, 6, "robot", "n01");
    let listed = table.listed(0, "choose");
    assert_eq!(
        listed.len(),
        9,
        "{listed:?}: not the pearl factory nor the robot factory"
    );
    assert!(matches!(
        table.refuse(0, json!({"choose": "main_pearl"})),
        Illegal::NothingLeft(_)
    ));
    table.choose(0, "main_water");
    assert!(table.crossed(0, "main_water_robot_1"));
}

#[test]
fn a_main_factory_is_upgraded_when_all_its_symbols_are_crossed() {
    // Plant factory: 8 plants circled first of all, each counts 4 instead of 2.
    let mut table = Table::new(4, 2);
    let plants = names("plant", 8);
    table.sheet(0, |sheet| {
        sheet
            .circle(&refs(&plants))
            .circle(&["filling_bonus_plant"]);
        sheet.cross(&[
            "main_plant_robot_1",
            "main_plant_robot_2",
            "main_plant_robot_3",
        ]);
    });
    assert_eq!(table.points(0, "plant"), 8 * 2 + 8);
    table
        .offer(OFFER)
        .write(0, 8, "energy", "n01")
        .choose(0, "main_plant");
    assert!(table.crossed(0, "main_plant_value"));
    table.finish_all();
    assert_eq!(table.points(0, "plant"), 8 * 4 + 8);
}

#[test]
fn a_secondary_factory_gives_its_bonus_at_once() {
    let mut table = Table::new(4, 2);
    table.sheet(0, |sheet| {
        sheet.cross(&["secondary_ruby_energy_1"]);
    });
    table
        .offer(OFFER)
        .write(0, 6, "robot", "n02")
        .choose(0, "secondary_ruby");
    assert_eq!(table.circled_of(0, "ruby_"), 2);
    assert_eq!(table.crossed_off(0, "secondary_ruby_bonus"), 2);
}

#[test]
fn the_robot_factory_crosses_off_three_robots_one_by_one() {
    let mut table = Table::new(4, 2);
    table.sheet(0, |sheet| {
        sheet.cross(&["secondary_robot_energy_1", "secondary_ruby_energy_1"]);
    });
    table
        .offer(OFFER)
        .write(0, 8, "energy", "n02")
        .choose(0, "secondary_robot");
    assert_eq!(table.refuse(0, json!("decline")), Illegal::Compulsory);
    table.choose(0, "secondary_ruby");
    assert_eq!(
        table.circled_of(0, "ruby_"),
        2,
        "completions are resolved at once"
    );
    table.choose(0, "main_plant").choose(0, "main_plant");
    assert_eq!(table.crossed_off(0, "main_plant_robot"), 2);
    assert!(!table.game_waits_for(0));
}

#[test]
fn with_fewer_robots_left_the_bonus_crosses_off_what_is_left() {
    let mut table = Table::new(4, 2);
    let of = |factory: &str, n: usize| {
        (1..=n)
            .map(|i| format!("{factory}_robot_{i}"))
            .collect::<Vec<_>>()
    };
    let most = [
        of("main_plant", 3),
        of("main_water", 2),
        of("main_pearl", 1),
        of("main_ruby", 2),
        of("main_astronaut", 1),
        of("main_planning", 1),
        of("secondary_plant", 1),
        of("secondary_water", 2),
        of("secondary_pearl", 2),
    ];
    table.sheet(0, |sheet| {
        most.iter().for_each(|robots| {
            sheet.cross(&refs(robots));
        });
        sheet.cross(&["secondary_robot_energy_1"]);
    });
    table
        .offer(OFFER)
        .write(0, 8, "energy", "n02")
        .choose(0, "secondary_robot");
    assert!(
        table.crossed(0, "secondary_ruby_robot_1"),
        "the last one is crossed by the rules"
    );
    assert!(!table.game_waits_for(0));
}

#[test]
fn a_full_column_is_extracted_in_phase_5() {
    // Column 1: pearl, ruby, pearl and one of its two plants.
    let mut table = Table::new(4, 2);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n01", 3), ("n13", 4)]);
        sheet.circle(&["mine_pearl_1_1", "mine_ruby_1_2", "mine_plant_1_12"]);
    });
    table.offer(OFFER).write(0, 6, "robot", "n25").finish(0);
    assert!(!table.circled(0, "tower_01"), "not before phase 5");
    table.finish_all();
    assert!(table.circled(0, "tower_01"));
    let gained = ["pearl_", "ruby_", "plant_", "water_"].map(|kind| table.circled_of(0, kind));
    assert_eq!(gained, [2, 1, 1, 0]);
    assert_eq!(table.crossed_off(0, "mine_"), 4);
    // Once only.
    table.offer(OFFER).finish_all();
    assert_eq!(table.circled_of(0, "pearl_"), 2);
}

#[test]
fn the_marked_resource_gives_the_filling_bonus_to_the_first_only() {
    let mut table = Table::new(4, 2);
    for seat in 0..2 {
        let waters = names("water", 5);
        table.sheet(seat, |sheet| {
            sheet.circle(&refs(&waters)).circle(&["mine_water_2_12"]);
            sheet.numbers(&[("n02", 3), ("n14", 4)]);
        });
    }
    table.offer(OFFER).write(0, 6, "robot", "n26").finish(0);
    table.write(1, 6, "robot", "n36").finish(1);
    assert!(
        table.circled(0, "filling_bonus_water"),
        "gained by the extraction"
    );
    assert!(table.crossed(1, "filling_bonus_water"));
    assert_eq!(table.points(0, "water"), 6 * 3 + 10);
    table.offer([(5, "robot"), (8, "energy"), (10, "water")]);
    table.write(1, 5, "robot", "n26").finish_all();
    table.finish_all();
    assert_eq!(table.points(1, "water"), 6 * 3, "nothing for the others");
}

#[test]
fn control_centres_count_0_or_3_for_astronauts_and_cost_3_or_0_for_planning() {
    let mut table = Table::new(4, 2);
    table.sheet(0, |sheet| {
        sheet.cross(&["planning_1", "planning_2", "planning_3"]);
        sheet.cross(&["astronaut_1", "astronaut_2", "astronaut_3", "astronaut_4"]);
    });
    assert_eq!(
        (table.points(0, "planning"), table.points(0, "astronaut")),
        (-9, 0)
    );
    table.sheet(0, |sheet| {
        sheet.cross(&["main_planning_value", "main_astronaut_value"]);
    });
    assert_eq!(
        (table.points(0, "planning"), table.points(0, "astronaut")),
        (0, 12)
    );
}
