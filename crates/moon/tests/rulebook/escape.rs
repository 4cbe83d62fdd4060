//! Scenario 7, the Escape.

use crate::table::{Table, refs, slots};
use moon::Illegal;
use serde_json::json;

const OFFER: [(u8, &str); 3] = [(6, "robot"), (8, "energy"), (10, "water")];

#[test]
fn at_the_start_two_modules_are_connected() {
    let mut table = Table::new(7, 2);
    table.offer(OFFER).pick(0, 6, "robot");
    let open = ["n01", "n02", "n03", "n04", "n06", "n07", "n08", "n09"];
    assert_eq!(table.listed(0, "write"), open);
    let refused = table.refuse(0, json!({"write": {"number": 6, "slot": "n05"}}));
    assert!(matches!(refused, Illegal::AirlockClosed(_)));
}

#[test]
fn a_robot_slot_activates_an_airlock_before_the_action() {
    let mut table = Table::new(7, 2);
    table.offer(OFFER).write(0, 8, "energy", "n01");
    let first = [
        "airlock_01",
        "airlock_02",
        "airlock_03",
        "airlock_04",
        "airlock_05",
    ];
    assert_eq!(table.listed(0, "choose"), first);
    assert_eq!(table.refuse(0, json!("decline")), Illegal::Compulsory);
    assert!(matches!(
        table.refuse(0, json!({"choose": "airlock_24"})),
        Illegal::NotJoined(_)
    ));
    table.choose(0, "airlock_01");
    assert_eq!(
        table.legal(0),
        [json!("use"), json!("decline")],
        "then the energy"
    );
    table.say(0, "use");
    assert!(table.circled(0, "reactor_1_1"));
}

#[test]
fn an_x_in_a_robot_slot_gives_the_airlock_too() {
    let mut table = Table::new(7, 2);
    table
        .offer([(6, "planning"), (8, "energy"), (10, "water")])
        .write(0, 6, "planning", "n02");
    assert_eq!(table.listed(0, "x").len(), 7, "connected empty slots only");
    table.play(0, json!({"x": "n08"}));
    assert_eq!(table.listed(0, "choose").len(), 5);
    table.choose(0, "airlock_05");
    assert!(table.crossed(0, "planning_1"));
}

#[test]
fn the_robot_action_may_be_declined() {
    let mut table = Table::new(7, 2);
    table.offer(OFFER).write(0, 6, "robot", "n02");
    assert!(table.may(0, &json!("decline")));
    table.choose(0, "airlock_02");
    table.finish_all().offer(OFFER).pick(0, 8, "energy");
    assert!(
        table.listed(0, "write").contains(&"n05".to_owned()),
        "the greenhouse is connected"
    );
}

#[test]
fn the_first_greenhouse_number_gains_x2_and_all_others_lose_it() {
    let mut table = Table::new(7, 3);
    for seat in 0..3 {
        table.sheet(seat, |sheet| {
            sheet.draw(&["airlock_01"]);
        });
    }
    table
        .offer(OFFER)
        .write(0, 6, "robot", "n05")
        .finish(0)
        .write(1, 6, "robot", "n05")
        .finish(1);
    table.write(2, 6, "robot", "n02").finish(2);
    assert!(table.circled(0, "double_1") && table.circled(1, "double_1"));
    assert!(table.crossed(2, "double_1"));
    table
        .offer([(9, "robot"), (8, "energy"), (10, "water")])
        .write(2, 9, "robot", "n05");
    assert!(!table.circled(2, "double_1"), "nothing later");
}

#[test]
fn the_order_holds_over_the_whole_starship() {
    let mut table = Table::new(7, 2);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n04", 9)]);
    });
    table.offer(OFFER).pick(0, 6, "robot");
    assert_eq!(table.listed(0, "write"), ["n01", "n02", "n03"]);
}

#[test]
fn plants_and_reactors_belong_to_the_starship_of_the_number() {
    let mut table = Table::new(7, 2);
    table.sheet(0, |sheet| {
        sheet.draw(&["airlock_03"]);
    });
    table
        .offer([(6, "plant"), (8, "energy"), (10, "water")])
        .write(0, 6, "plant", "n10");
    table.say(0, "use");
    assert!(
        table.circled(0, "plant_2_1"),
        "connected or not, filled or not"
    );
}

#[test]
fn water_circles_the_tank_of_the_slot() {
    let mut table = Table::new(7, 2);
    table
        .offer(OFFER)
        .write(0, 10, "water", "n03")
        .say(0, "use");
    assert!(table.circled(0, "tank_n03"));
}

#[test]
fn the_first_two_system_errors_activate_an_airlock() {
    for (crossed, asked) in [
        (vec![], true),
        (vec!["error_1"], true),
        (vec!["error_1", "error_2"], false),
    ] {
        let mut table = Table::new(7, 2);
        table.sheet(0, |sheet| {
            sheet.numbers(&[("n01", 17)]).cross(&crossed);
        });
        table.offer(OFFER);
        assert_eq!(table.game_waits_for(0), asked, "{crossed:?}");
        if asked {
            table.choose(0, "airlock_01");
            assert_eq!(
                table.paper(0)["slots"],
                json!({"n01": 17}),
                "the number is forfeited"
            );
        }
    }
}

#[test]
fn a_forced_airlock_between_connected_blocks_may_be_the_only_choice() {
    let mut table = Table::new(7, 2);
    let all: Vec<String> = (2..=24).map(|n| format!("airlock_{n:02}")).collect();
    table.sheet(0, |sheet| {
        sheet.draw(&refs(&all));
    });
    table
        .offer([(8, "water"), (9, "water"), (10, "water")])
        .write(0, 8, "water", "n01");
    assert!(!table.game_waits_for(0), "taken by the rules");
    assert!(
        table.paper(0)["lines"]
            .as_array()
            .is_some_and(|lines| lines.len() == 26)
    );
}

#[test]
fn modules_count_by_the_reactors_of_their_starship() {
    // Starship 3 numbered 1, 3, 5, 6, 8, 11, 12, two reactors, one tank: 4 x 2 + 4.
    let mut table = Table::new(7, 2);
    let ship = slots(20, 26);
    table.sheet(0, |sheet| {
        let numbers: Vec<(&str, u8)> = refs(&ship)
            .into_iter()
            .zip([1, 3, 5, 6, 8, 11, 12])
            .collect();
        sheet
            .numbers(&numbers)
            .circle(&["reactor_3_1", "reactor_3_2", "tank_n22"]);
    });
    assert_eq!(table.points(0, "modules"), 12);
    // Starship 1 completely filled without reactors: 0. Starship 6 with both tanks: 16.
    let (first, last) = (slots(1, 9), slots(39, 43));
    let mut table = Table::new(7, 2);
    table.sheet(0, |sheet| {
        sheet
            .xs(&refs(&first))
            .xs(&refs(&last))
            .circle(&["tank_n39", "tank_n41"]);
    });
    assert_eq!(table.points(0, "modules"), 16);
}

#[test]
fn filled_greenhouses_count_by_their_plants() {
    let points = |marks: &[&str], filled: bool| {
        let mut table = Table::new(7, 2);
        table.sheet(0, |sheet| {
            sheet.circle(marks);
            if filled {
                sheet.xs(&["n43"]);
            }
        });
        table.points(0, "greenhouses")
    };
    assert_eq!(points(&[], true), 4);
    assert_eq!(points(&["double_6"], true), 8);
    assert_eq!(points(&["plant_6_3"], true), 7);
    assert_eq!(points(&["plant_6_3", "double_6"], true), 14);
    assert_eq!(points(&["plant_6_3"], false), 0);
}

#[test]
fn planning_costs_the_first_visible_value() {
    for (count, points) in [(0, 0), (3, -6), (9, -28)] {
        let mut table = Table::new(7, 2);
        let crossed: Vec<String> = (1..=count).map(|n| format!("planning_{n}")).collect();
        table.sheet(0, |sheet| {
            sheet.cross(&refs(&crossed));
        });
        assert_eq!(table.points(0, "planning"), points);
    }
}

#[test]
fn each_pair_of_astronauts_circles_a_wild_action() {
    let mut table = Table::new(7, 2);
    table.sheet(0, |sheet| {
        sheet.cross(&["astronaut_1_1", "astronaut_1_2", "astronaut_2_1"]);
    });
    table
        .offer([(6, "astronaut"), (8, "energy"), (10, "water")])
        .pick(0, 6, "astronaut");
    table.place(0, 6, "n02");
    assert!(table.circled(0, "wild_astronaut_2"));
}
