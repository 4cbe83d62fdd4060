//! Scenario 2, the Journey.

use crate::table::{Table, refs, slots};
use moon::{Illegal, Phase};
use serde_json::{Value, json};

const OFFER: [(u8, &str); 3] = [(6, "robot"), (8, "energy"), (10, "water")];

#[test]
fn walls_make_zones_independent() {
    // Slots 1 to 6 hold 1 3 5 7 9 11.
    for (wall, numbers) in [(false, vec![12, 13, 14, 15]), (true, (1..=15).collect())] {
        for number in 1..=15u8 {
            let mut table = Table::new(2, 2);
            table.sheet(0, |sheet| {
                let six = ["n01", "n02", "n03", "n04", "n05", "n06"];
                let filled: Vec<(&str, u8)> = six.into_iter().zip([1, 3, 5, 7, 9, 11]).collect();
                sheet.numbers(&filled);
                if wall {
                    sheet.draw(&["wall_06"]);
                }
            });
            table.offer([(number, "robot"), (13, "energy"), (14, "energy")]);
            let pick = json!({"pick": {"number": number, "action": "robot"}});
            let fits = table.may(0, &pick) && {
                table.play(0, pick);
                table.listed(0, "write").contains(&"n07".to_owned())
            };
            assert_eq!(fits, numbers.contains(&number), "{number}, wall {wall}");
        }
    }
}

#[test]
fn the_first_energy_of_the_game_completes_a_pair_and_draws_a_wall() {
    let mut table = Table::new(2, 2);
    table
        .offer(OFFER)
        .write(0, 8, "energy", "n10")
        .say(0, "use");
    assert!(table.crossed(0, "energy_1_1") && table.crossed(0, "energy_1_2"));
    assert!(table.crossed(0, "wall_symbol_1"));
    assert_eq!(table.listed(0, "choose").len(), 35);
    assert_eq!(table.refuse(0, json!("decline")), Illegal::Compulsory);
    table.choose(0, "wall_10");
    assert_eq!(table.paper(0)["lines"], json!(["wall_10"]));
    assert!(!table.game_waits_for(0));
}

#[test]
fn the_second_energy_waits_for_its_pair() {
    let mut table = Table::new(2, 2);
    table.sheet(0, |sheet| {
        sheet
            .circle(&["energy_1_2"])
            .cross(&["energy_1_1", "energy_1_2"])
            .draw(&["wall_03"]);
    });
    table
        .offer(OFFER)
        .write(0, 8, "energy", "n10")
        .say(0, "use");
    assert!(table.circled(0, "energy_2_1") && !table.crossed(0, "energy_2_1"));
    assert!(!table.game_waits_for(0));
}

#[test]
fn with_all_energies_used_the_action_is_void() {
    let mut table = Table::new(2, 2);
    let all: Vec<String> = (1..=6)
        .flat_map(|c| (1..=2).map(move |i| format!("energy_{c}_{i}")))
        .collect();
    table.sheet(0, |sheet| {
        sheet.circle(&refs(&all)).cross(&refs(&all));
    });
    table.offer(OFFER).write(0, 8, "energy", "n10");
    assert!(!table.game_waits_for(0), "not asked if there is no target");
}

#[test]
fn the_first_two_system_errors_circle_an_energy() {
    for (crossed, asked) in [
        (vec![], true),
        (vec!["error_1"], true),
        (vec!["error_1", "error_2"], false),
    ] {
        let mut table = Table::new(2, 2);
        table.sheet(0, |sheet| {
            sheet.numbers(&[("n01", 17)]).cross(&crossed);
        });
        table.offer(OFFER);
        // The energy completes the first pair: a wall has to be drawn.
        assert_eq!(table.game_waits_for(0), asked, "{crossed:?}");
        assert_eq!(table.crossed(0, "energy_1_2"), asked);
    }
}

#[test]
fn water_circles_the_tank_of_the_slot() {
    let mut table = Table::new(2, 2);
    table.offer(OFFER).write(0, 10, "water", "n11");
    assert_eq!(table.legal(0), [json!("use"), json!("decline")]);
    table.say(0, "use");
    assert!(table.circled(0, "tank_04"));
    assert_eq!(table.points(0, "water"), 6);
    let mut table = Table::new(2, 2);
    table.offer(OFFER).write(0, 10, "water", "n12");
    assert!(!table.game_waits_for(0), "no tank there");
}

#[test]
fn a_robot_is_circled_at_any_station() {
    let mut table = Table::new(2, 2);
    table.sheet(0, |sheet| {
        sheet.circle(&["robot_1_1", "robot_1_2"]);
    });
    table.offer(OFFER).write(0, 6, "robot", "n30");
    assert_eq!(
        table.listed(0, "choose"),
        ["station_2", "station_3", "station_4"]
    );
    assert!(matches!(
        table.refuse(0, json!({"choose": "station_1"})),
        Illegal::NothingLeft(_)
    ));
    table.choose(0, "station_4");
    assert!(table.circled(0, "robot_4_1"));
}

#[test]
fn all_robots_of_a_station_give_the_high_multiplier_first_and_the_low_one_later() {
    let mut table = Table::new(2, 2);
    for seat in 0..2 {
        table.sheet(seat, |sheet| {
            sheet.circle(&["robot_1_1"]);
        });
    }
    table
        .offer(OFFER)
        .write(0, 6, "robot", "n30")
        .choose(0, "station_1");
    table.finish_all();
    assert!(table.circled(0, "multiplier_1_high") && !table.circled(0, "multiplier_1_low"));
    assert!(table.crossed(1, "multiplier_1_high"));
    table.offer([(14, "robot"), (8, "energy"), (10, "water")]);
    table.write(1, 14, "robot", "n30").choose(1, "station_1");
    assert!(table.circled(1, "multiplier_1_low"));
}

#[test]
fn plants_reach_the_stations_joined_to_the_zone_of_the_number() {
    let reach = |slot: &str| {
        let mut table = Table::new(2, 2);
        table.sheet(0, |sheet| {
            sheet.draw(&["wall_06", "wall_16"]);
        });
        table
            .offer([(6, "plant"), (8, "energy"), (10, "water")])
            .write(0, 6, "plant", slot);
        match table.listed(0, "choose") {
            one if one.is_empty() => panic!("{:?}", table.legal(0)),
            stations => stations,
        }
    };
    // With one station in reach it is used or declined.
    let mut table = Table::new(2, 2);
    table
        .offer([(6, "plant"), (8, "energy"), (10, "water")])
        .write(0, 6, "plant", "n10");
    assert_eq!(table.listed(0, "choose").len(), 4, "one zone at the start");
    assert_eq!(reach("n10"), ["station_2"]);
    assert_eq!(reach("n06"), ["station_1"]);
    assert_eq!(reach("n20"), ["station_3", "station_4"]);
    let mut table = Table::new(2, 2);
    table.sheet(0, |sheet| {
        sheet.draw(&["wall_06", "wall_16"]);
    });
    table
        .offer([(6, "plant"), (8, "energy"), (10, "water")])
        .write(0, 6, "plant", "n10");
    assert!(matches!(
        table.refuse(0, json!({"choose": "station_4"})),
        Illegal::OtherZone(_)
    ));
    table.choose(0, "station_2");
    assert!(table.circled(0, "plant_2_1"), "robots are not needed");
}

#[test]
fn plants_count_times_the_circled_multiplier() {
    let mut table = Table::new(2, 2);
    table.sheet(0, |sheet| {
        sheet.circle(&[
            "plant_1_1",
            "plant_1_2",
            "plant_1_3",
            "plant_1_4",
            "multiplier_1_low",
        ]);
    });
    assert_eq!(table.points(0, "plants"), 20);
    let mut table = Table::new(2, 2);
    table.sheet(0, |sheet| {
        sheet.circle(&["plant_4_1", "plant_4_2", "plant_4_3", "plant_4_4"]);
        sheet.circle(&["robot_4_1", "robot_4_2", "robot_4_3"]);
    });
    assert_eq!(
        table.points(0, "plants"),
        0,
        "no multiplier without all robots"
    );
}

#[test]
fn each_pair_of_astronauts_or_plannings_circles_a_wild_action() {
    let mut table = Table::new(2, 2);
    table.sheet(0, |sheet| {
        sheet.cross(&["astronaut_1_1", "planning_1_1"]);
    });
    let mut planning = Table {
        game: table.game.clone(),
        events: Vec::new(),
    };
    table
        .offer([(6, "astronaut"), (8, "energy"), (10, "water")])
        .pick(0, 6, "astronaut");
    table.place(0, 7, "n10");
    assert!(table.circled(0, "wild_astronaut_1"));
    planning
        .offer([(6, "planning"), (8, "energy"), (10, "water")])
        .write(0, 6, "planning", "n10");
    planning.play(0, json!({"x": "n11"}));
    assert!(planning.circled(0, "wild_planning_1"));
}

#[test]
fn a_wild_action_replaces_the_action_by_any_of_the_six() {
    let mut table = Table::new(2, 2);
    table.sheet(0, |sheet| {
        sheet.circle(&["wild_astronaut_1"]);
    });
    table.offer([(6, "robot"), (8, "robot"), (10, "robot")]);
    let wild = |action: &Value| action["pick"]["wild"] == json!(true);
    assert_eq!(
        table.legal(0).iter().filter(|action| wild(action)).count(),
        18
    );
    table.play(
        0,
        json!({"pick": {"number": 6, "action": "astronaut", "wild": true}}),
    );
    assert!(table.crossed(0, "wild_astronaut_1"));
    table.place(0, 4, "n10");
    assert!(
        table.crossed(0, "astronaut_1_1"),
        "used under all its normal rules"
    );
}

#[test]
fn without_a_circled_wild_action_none_can_be_used() {
    let mut table = Table::new(2, 2);
    table.offer(OFFER);
    let refused = table.refuse(
        0,
        json!({"pick": {"number": 6, "action": "water", "wild": true}}),
    );
    assert_eq!(refused, Illegal::NoWildAction);
}

#[test]
fn a_wild_action_as_the_only_way_out_need_not_be_used() {
    let mut table = Table::new(2, 2);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n01", 11)]).circle(&["wild_astronaut_1"]);
    });
    table.offer([(6, "robot"), (8, "robot"), (10, "robot")]);
    let astronaut = json!({"pick": {"number": 10, "action": "astronaut", "wild": true}});
    assert_eq!(table.legal(0), [astronaut, json!("system_error")]);
}

#[test]
fn the_longest_complete_zone_counts_its_slots() {
    let mut table = Table::new(2, 2);
    let filled = slots(1, 10);
    table.sheet(0, |sheet| {
        sheet.xs(&refs(&filled)).draw(&["wall_04", "wall_10"]);
    });
    assert_eq!(table.points(0, "longest_zone"), 6);
    // A wall through the middle of a complete zone makes two complete zones.
    table.sheet(0, |sheet| {
        sheet.draw(&["wall_06"]);
    });
    assert_eq!(table.points(0, "longest_zone"), 4);
}

#[test]
fn most_complete_zones_earn_20_10_5_by_dense_ranks() {
    let zones = |counts: [usize; 4]| {
        let mut table = Table::new(2, 4);
        for (seat, count) in counts.into_iter().enumerate() {
            let filled = slots(1, count as u8);
            let walls: Vec<String> = (1..=count).map(|n| format!("wall_{n:02}")).collect();
            table.sheet(seat, |sheet| {
                sheet.xs(&refs(&filled)).draw(&refs(&walls));
            });
        }
        [0, 1, 2, 3].map(|seat| table.points(seat, "most_zones"))
    };
    assert_eq!(zones([3, 3, 2, 0]), [20, 20, 10, 0]);
    assert_eq!(zones([3, 2, 2, 1]), [20, 10, 10, 5]);
    assert_eq!(zones([4, 3, 2, 1]), [20, 10, 5, 0]);
}

#[test]
fn a_wall_counts_for_the_order_of_later_numbers_only() {
    let mut table = Table::new(2, 2);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n05", 9), ("n06", 3)]).draw(&["wall_05"]);
    });
    table.offer(OFFER).write(0, 6, "robot", "n07");
    assert_eq!(table.phase(), Phase::Turn);
    assert_eq!(table.paper(0)["slots"]["n07"], json!(6));
}
