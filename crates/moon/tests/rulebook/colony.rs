//! Scenario 3, the Colony.

use crate::table::{Table, refs, slots};
use moon::Illegal;
use serde_json::json;

const OFFER: [(u8, &str); 3] = [(6, "robot"), (8, "energy"), (10, "water")];

#[test]
fn a_building_fits_its_row_and_its_column() {
    // Row 6 starts with column 1: n05 lies before n11 and above n04.
    let fits = |number: u8| {
        let mut table = Table::new(3, 2);
        table.sheet(0, |sheet| {
            sheet.numbers(&[("n04", 5), ("n11", 9)]);
        });
        table
            .offer([(number, "robot"), (1, "energy"), (15, "water")])
            .pick(0, number, "robot");
        table.listed(0, "write").contains(&"n05".to_owned())
    };
    let fitting: Vec<u8> = (1..=15).filter(|n| fits(*n)).collect();
    assert_eq!(fitting, [6, 7, 8]);
}

#[test]
fn preset_buildings_bind_no_number_and_cannot_be_written() {
    let mut table = Table::new(3, 2);
    table
        .offer([(1, "robot"), (15, "robot"), (8, "energy")])
        .pick(0, 1, "robot");
    assert_eq!(table.listed(0, "write").len(), 32);
}

#[test]
fn water_circles_the_tank_of_the_building() {
    let mut table = Table::new(3, 2);
    table
        .offer(OFFER)
        .write(0, 10, "water", "n05")
        .say(0, "use");
    assert!(table.circled(0, "tank_n05"));
}

#[test]
fn plant_circles_the_next_greenhouse_of_the_quarter() {
    let mut table = Table::new(3, 2);
    table.sheet(0, |sheet| {
        sheet.circle(&[
            "greenhouse_top_left_1",
            "greenhouse_top_left_2",
            "greenhouse_top_left_3",
        ]);
    });
    table
        .offer([(6, "plant"), (8, "energy"), (10, "water")])
        .write(0, 6, "plant", "n03");
    table.say(0, "use");
    assert!(table.circled(0, "greenhouse_top_left_4"));
    // 1 + 1 + 1 + 2 plants, two boxes crossed: 5 x 2.
    table.sheet(0, |sheet| {
        sheet.cross(&["plant_value_1", "plant_value_2"]);
    });
    table.sheet(0, |sheet| {
        sheet.circle(&["greenhouse_top_left_4"]);
    });
    assert_eq!(table.points(0, "plants"), 10);
}

#[test]
fn plants_count_times_the_first_value_not_crossed() {
    let mut table = Table::new(3, 2);
    table.sheet(0, |sheet| {
        let left = [
            "greenhouse_top_left_1",
            "greenhouse_top_left_2",
            "greenhouse_top_left_3",
        ];
        sheet
            .circle(&left)
            .circle(&["greenhouse_top_left_4", "greenhouse_top_right_1"]);
        sheet
            .circle(&["greenhouse_top_right_2"])
            .cross(&["plant_value_1", "plant_value_2"]);
    });
    assert_eq!(table.points(0, "plants"), 14, "7 plants x 2");
}

#[test]
fn a_tunnel_starts_at_a_building_joined_to_the_rocket() {
    let mut table = Table::new(3, 2);
    table.offer(OFFER).write(0, 6, "robot", "n20");
    // The rocket is joined to n01 above and n06 on the right: two tunnels lead on from each, and one is shared.
    let first = table.listed(0, "choose");
    assert_eq!(first.len(), 4, "{first:?}");
    assert!(matches!(
        table.refuse(0, json!({"choose": "tunnel_row_6_5"})),
        Illegal::NotJoined(_)
    ));
    let choice = first[0].clone();
    table.choose(0, &choice);
    table.finish_all().offer(OFFER);
    table.write(0, 8, "energy", "n25").finish(0);
    assert!(
        table.paper(0)["lines"]
            .as_array()
            .is_some_and(|lines| lines.len() == 3)
    );
}

#[test]
fn a_tunnel_between_joined_buildings_is_legal_and_does_nothing() {
    let mut table = Table::new(3, 2);
    let (from_left, from_below) = ("tunnel_row_2_1", "tunnel_column_2_1");
    table.sheet(0, |sheet| {
        sheet.draw(&[from_left]);
    });
    table.offer(OFFER).write(0, 6, "robot", "n20");
    assert!(
        table.listed(0, "choose").contains(&from_below.to_owned()),
        "{:?}",
        table.legal(0)
    );
}

#[test]
fn an_antenna_needs_its_building_numbered_and_joined() {
    let mut table = Table::new(3, 2);
    table.offer(OFFER).write(0, 6, "robot", "n06");
    assert!(table.circled(0, "antenna_n06"), "joined from the start");
    let mut table = Table::new(3, 2);
    table.sheet(0, |sheet| {
        sheet.xs(&["n08"]).draw(&["tunnel_row_2_1"]);
    });
    table.offer(OFFER).write(0, 6, "robot", "n20");
    assert!(!table.circled(0, "antenna_n08"));
    table.choose(0, "tunnel_column_2_2");
    assert!(table.circled(0, "antenna_n08"), "{:?}", table.paper(0));
}

#[test]
fn joining_the_observatory_circles_its_three_antennas() {
    let mut table = Table::new(3, 2);
    let up: Vec<String> = (1..=5).map(|n| format!("tunnel_column_1_{n}")).collect();
    let right: Vec<String> = (1..=4).map(|n| format!("tunnel_row_6_{n}")).collect();
    table.sheet(0, |sheet| {
        sheet.draw(&refs(&up)).draw(&refs(&right));
    });
    table
        .offer(OFFER)
        .write(0, 6, "robot", "n20")
        .choose(0, "tunnel_row_6_5");
    assert_eq!(table.circled_of(0, "antenna_observatory"), 3);
}

#[test]
fn energy_crosses_off_the_next_box_of_a_column() {
    let mut table = Table::new(3, 2);
    let all: Vec<String> = (1..=4).map(|n| format!("water_value_{n}")).collect();
    table.sheet(0, |sheet| {
        sheet.cross(&refs(&all));
    });
    table.offer(OFFER).write(0, 8, "energy", "n20");
    assert_eq!(table.listed(0, "choose"), ["antenna_value", "plant_value"]);
    table.choose(0, "antenna_value");
    assert!(table.crossed(0, "antenna_value_1"));
}

#[test]
fn each_planning_x_crosses_off_a_planning_box() {
    let mut table = Table::new(3, 2);
    table.sheet(0, |sheet| {
        sheet.cross(&["planning_1", "planning_2", "planning_3"]);
    });
    table
        .offer([(6, "planning"), (8, "energy"), (10, "water")])
        .write(0, 6, "planning", "n20");
    table.play(0, json!({"x": "n25"}));
    table.finish_all();
    assert_eq!(table.points(0, "planning"), -9, "four planning X");
}

#[test]
fn planning_with_all_boxes_crossed_costs_nothing_more() {
    let mut table = Table::new(3, 2);
    let all: Vec<String> = (1..=9).map(|n| format!("planning_{n}")).collect();
    table.sheet(0, |sheet| {
        sheet.cross(&refs(&all));
    });
    table
        .offer([(6, "planning"), (8, "energy"), (10, "water")])
        .write(0, 6, "planning", "n20");
    table.play(0, json!({"x": "n25"}));
    assert!(!table.game_waits_for(0));
    table.finish_all();
    assert_eq!(table.points(0, "planning"), -28);
}

#[test]
fn a_quarter_is_complete_with_its_eight_buildings() {
    let mut table = Table::new(3, 2);
    table.sheet(0, |sheet| {
        sheet.xs(&["n19", "n20", "n21", "n25", "n26", "n27", "n31"]);
    });
    table
        .offer([(6, "planning"), (8, "energy"), (10, "water")])
        .write(0, 6, "planning", "n01");
    table.play(0, json!({"x": "n32"}));
    assert!(
        table.circled(0, "bonus_15_top_right"),
        "by an X as by a number"
    );
}

#[test]
fn most_astronauts_earn_20_10_5() {
    let mut table = Table::new(3, 4);
    for (seat, count) in [3, 3, 1, 0].into_iter().enumerate() {
        let crossed: Vec<String> = (1..=count).map(|n| format!("astronaut_{n}")).collect();
        table.sheet(seat, |sheet| {
            sheet.cross(&refs(&crossed));
        });
    }
    let points = [0, 1, 2, 3].map(|seat| table.points(seat, "astronauts"));
    assert_eq!(points, [20, 20, 10, 0]);
}

#[test]
fn preset_places_count_as_filled_in_rows_and_columns() {
    let draws: &[(&str, &[&str])] = &[("mission_a", &["mission_77"])];
    let mut table = Table::scripted(3, 2, draws);
    // Rows 1, 3 and 6 have a preset building each.
    table.sheet(0, |sheet| {
        sheet.xs(&["n06", "n12", "n17", "n22", "n28"]);
        sheet.xs(&["n02", "n08", "n14", "n24", "n30"]);
        sheet.xs(&["n05", "n11", "n16", "n21"]);
    });
    table.offer(OFFER).write(0, 6, "robot", "n27").finish_all();
    assert!(
        table.may(0, &json!({"accomplish": "a"})),
        "{:?}",
        table.legal(0)
    );
}

#[test]
fn the_end_needs_all_32_buildings() {
    let mut table = Table::new(3, 2);
    let most = slots(2, 32);
    table.sheet(0, |sheet| {
        sheet.xs(&refs(&most));
    });
    table.offer(OFFER).pick(0, 6, "robot").finish_all();
    table.finish_all();
    assert_eq!(table.phase(), moon::Phase::Over);
}
