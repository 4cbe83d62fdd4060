//! Scenario 8, the Battle.

use crate::table::{Table, refs, slots};
use moon::{Illegal, Phase};
use serde_json::{Value, json};
use tabletop::{Game, Seat, Viewer};

const OFFER: [(u8, &str); 3] = [(6, "robot"), (8, "energy"), (10, "water")];

/// A table in an even turn: everybody plays as a guest on the right sheet.
fn second_turn(seats: usize) -> Table {
    let mut table = Table::new(8, seats);
    while table.state()["turn"] == json!(1) {
        table.finish_all();
    }
    table
}

#[test]
fn everybody_plays_on_the_left_sheet_in_odd_turns_and_on_the_right_one_in_even_turns() {
    let active = |table: &Table| -> Vec<Option<Seat>> {
        table
            .game
            .view(Viewer::Spectator)
            .sheets
            .iter()
            .map(|sheet| sheet.active)
            .collect()
    };
    let table = Table::new(8, 3);
    assert_eq!(
        active(&table),
        [Some(Seat(0)), Some(Seat(1)), Some(Seat(2))]
    );
    let table = second_turn(3);
    // 0 on sheet 2, 1 on sheet 0, 2 on sheet 1.
    assert_eq!(
        active(&table),
        [Some(Seat(1)), Some(Seat(2)), Some(Seat(0))]
    );
}

#[test]
fn insignia_go_into_the_first_free_slot_of_a_planet_of_the_number() {
    for (number, planets) in [
        (7, vec!["planet_3", "planet_4"]),
        (3, vec!["planet_1", "planet_2"]),
        (11, vec!["planet_5", "planet_6"]),
    ] {
        let mut table = Table::new(8, 2);
        table
            .offer([(number, "water"), (8, "energy"), (10, "energy")])
            .pick(0, number, "water");
        assert_eq!(table.listed(0, "choose"), planets);
        assert!(matches!(
            table.refuse(0, json!({"choose": "planet_7"})),
            Illegal::OutOfReach(_)
        ));
    }
    let mut table = Table::new(8, 2);
    table
        .offer([(7, "energy"), (8, "energy"), (10, "energy")])
        .pick(0, 7, "energy")
        .choose(0, "planet_4");
    assert_eq!(table.paper(0)["slots"], json!({"n14": "owner"}));
    let mut table = second_turn(2);
    table
        .offer([(7, "energy"), (8, "energy"), (10, "energy")])
        .pick(0, 7, "energy")
        .choose(0, "planet_4");
    assert_eq!(table.paper(0)["slots"]["n14"], json!("guest"));
}

#[test]
fn with_one_planet_left_the_rules_choose_it() {
    for (number, slot) in [(12, "n26"), (15, "n31"), (1, "n01")] {
        let mut table = Table::new(8, 2);
        table
            .offer([(number, "energy"), (8, "robot"), (10, "water")])
            .pick(0, number, "energy");
        assert_eq!(table.paper(0)["slots"], json!({slot: "owner"}));
    }
}

#[test]
fn stored_astronauts_change_the_number_further() {
    // 12 / astronaut with one stored astronaut: 8 to 16.
    let mut table = Table::new(8, 2);
    table.sheet(0, |sheet| {
        sheet.circle(&["owner_astronaut_1"]);
    });
    table
        .offer([(12, "astronaut"), (8, "energy"), (10, "water")])
        .pick(0, 12, "astronaut");
    assert_eq!(
        table.listed(0, "choose"),
        ["planet_4", "planet_5", "planet_6", "planet_7"]
    );
    let mut near = Table {
        game: table.game.clone(),
        events: Vec::new(),
    };
    near.choose(0, "planet_5");
    assert!(
        !near.crossed(0, "owner_astronaut_1"),
        "the fewest that reach it are spent"
    );
    assert!(
        near.circled(0, "owner_astronaut_2"),
        "the action stores one"
    );
    table.choose(0, "planet_4");
    assert!(table.crossed(0, "owner_astronaut_1"));
}

#[test]
fn a_combination_reached_only_by_spending_leaves_the_system_error_open() {
    let mut table = Table::new(8, 2);
    let full: Vec<String> = slots(9, 33);
    table.sheet(0, |sheet| {
        sheet
            .fill(&refs(&full), "owner")
            .circle(&["owner_astronaut_1"]);
    });
    table.offer([(7, "robot"), (12, "energy"), (13, "water")]);
    let pick = json!({"pick": {"number": 7, "action": "robot"}});
    assert_eq!(table.legal(0), [pick.clone(), json!("system_error")]);
    table.play(0, pick);
    assert!(table.crossed(0, "owner_astronaut_1"));
}

#[test]
fn an_astronaut_circled_this_turn_cannot_be_spent_this_turn() {
    let mut table = Table::new(8, 2);
    table
        .offer([(12, "astronaut"), (8, "energy"), (10, "water")])
        .pick(0, 12, "astronaut");
    assert_eq!(
        table.listed(0, "choose"),
        ["planet_5", "planet_6", "planet_7"]
    );
}

#[test]
fn the_bonus_symbol_of_a_slot_may_be_used_besides_the_action() {
    // The third slot of planet 1 shows a plant.
    let mut table = Table::new(8, 2);
    table.sheet(0, |sheet| {
        sheet.fill(&["n01", "n02"], "owner");
    });
    table
        .offer([(2, "plant"), (8, "energy"), (10, "water")])
        .pick(0, 2, "plant");
    assert_eq!(table.legal(0), [json!("use"), json!("decline")]);
    table.say(0, "use");
    assert!(table.crossed(0, "owner_plant_1") && !table.crossed(0, "plant_1_1"));
    assert!(table.circled(0, "settled_1"), "then the planet is settled");
    table.say(0, "use");
    assert!(
        table.crossed(0, "owner_plant_2") && table.crossed(0, "plant_1_1"),
        "then the action"
    );
}

#[test]
fn most_insignia_on_planet_and_moon_control_a_planet() {
    // Planet 4 full with 4 : 3 slots and the other's insignia once on the moon: shared.
    let settle = |guests: &[&str], moon: bool| {
        let mut table = Table::new(8, 2);
        table.sheet(0, |sheet| {
            let owned: Vec<String> = slots(14, 19)
                .into_iter()
                .filter(|slot| !guests.contains(&slot.as_str()))
                .collect();
            sheet.fill(&refs(&owned), "owner").fill(guests, "guest");
            if moon {
                sheet.cross(&["moon_4_1"]);
            }
        });
        table
            .offer([(8, "astronaut"), (2, "energy"), (10, "water")])
            .pick(0, 8, "astronaut");
        table.choose(0, "planet_4");
        // The robot symbol of the last slot comes first.
        table.say(0, "decline");
        (table.circled(0, "flag_4"), table.crossed(0, "flag_4"))
    };
    assert_eq!(settle(&["n14", "n15", "n16"], true), (true, true));
    assert_eq!(settle(&["n14", "n15", "n16"], false), (true, false));
    assert_eq!(settle(&["n14", "n15", "n16", "n17"], false), (false, true));
}

#[test]
fn the_moon_of_a_settled_planet_is_closed() {
    let mut table = Table::new(8, 2);
    table.sheet(0, |sheet| {
        sheet.fill(&["n01", "n02"], "owner");
    });
    table
        .offer([(2, "planning"), (8, "energy"), (10, "water")])
        .pick(0, 2, "planning");
    table.say(0, "decline");
    assert!(matches!(
        table.refuse(0, json!({"choose": "planet_1"})),
        Illegal::Settled(_)
    ));
    let moons = [
        "planet_2", "planet_3", "planet_4", "planet_5", "planet_6", "planet_7",
    ];
    assert_eq!(
        table.listed(0, "choose"),
        moons,
        "the moon of any unsettled planet"
    );
    table.choose(0, "planet_5");
    assert!(table.circled(0, "moon_5_1") && table.crossed(0, "owner_planning_1"));
}

#[test]
fn both_spaces_of_a_moon_may_go_to_one_player() {
    let mut table = Table::new(8, 2);
    table.sheet(0, |sheet| {
        sheet.circle(&["moon_5_1"]);
    });
    table
        .offer([(10, "planning"), (8, "energy"), (12, "water")])
        .pick(0, 10, "planning");
    table.choose(0, "planet_5");
    assert!(table.circled(0, "moon_5_2"));
}

#[test]
fn a_robot_takes_the_next_asteroid_from_the_own_end() {
    let mut table = Table::new(8, 2);
    table
        .offer([(10, "robot"), (8, "robot"), (12, "robot")])
        .pick(0, 10, "robot")
        .say(0, "use");
    assert!(table.circled(0, "asteroid_01"));
    let mut table = second_turn(2);
    table
        .offer([(10, "robot"), (8, "robot"), (12, "robot")])
        .pick(0, 10, "robot")
        .say(0, "use");
    assert!(table.crossed(0, "asteroid_13"));
}

#[test]
fn the_bonus_symbols_of_an_asteroid_must_be_used() {
    // Asteroid 5: water and energy.
    let mut table = Table::new(8, 2);
    table.sheet(0, |sheet| {
        sheet.circle(&["asteroid_01", "asteroid_02", "asteroid_03", "asteroid_04"]);
    });
    table
        .offer([(10, "robot"), (8, "robot"), (12, "robot")])
        .pick(0, 10, "robot")
        .say(0, "use");
    assert!(
        table.crossed(0, "owner_water_1"),
        "no symbol on a planet is needed"
    );
    assert_eq!(
        table.listed(0, "choose"),
        ["owner_blue", "owner_green", "owner_grey"]
    );
    assert_eq!(table.refuse(0, json!("decline")), Illegal::Compulsory);
    table.choose(0, "owner_grey");
    assert!(table.crossed(0, "owner_grey_1"));
}

#[test]
fn asteroid_7_draws_two_insignia_on_moons_without_a_planning_box() {
    let mut table = Table::new(8, 2);
    let taken: Vec<String> = (1..=6).map(|n| format!("asteroid_{n:02}")).collect();
    table.sheet(0, |sheet| {
        sheet.circle(&refs(&taken));
    });
    table
        .offer([(10, "robot"), (8, "robot"), (12, "robot")])
        .pick(0, 10, "robot")
        .say(0, "use");
    table.choose(0, "planet_3").choose(0, "planet_3");
    assert_eq!(table.circled_of(0, "moon_3_"), 2);
    assert_eq!(table.crossed_off(0, "owner_planning"), 0);
}

#[test]
fn plant_and_water_need_a_free_symbol_on_the_planet() {
    let mut table = Table::new(8, 2);
    table
        .offer([(14, "water"), (8, "energy"), (10, "energy")])
        .pick(0, 14, "water");
    assert!(!table.game_waits_for(0), "planet 7 has no water");
    let mut table = Table::new(8, 2);
    table
        .offer([(10, "water"), (8, "energy"), (10, "energy")])
        .pick(0, 10, "water")
        .say(0, "use");
    assert!(table.crossed(0, "water_5_1") && table.crossed(0, "owner_water_1"));
}

#[test]
fn energy_raises_a_colour_of_the_own_half() {
    let mut table = second_turn(2);
    table
        .offer([(10, "energy"), (8, "energy"), (12, "energy")])
        .pick(0, 10, "energy");
    assert_eq!(
        table.listed(0, "choose"),
        ["guest_blue", "guest_green", "guest_grey"]
    );
    table.choose(0, "guest_green");
    assert!(table.crossed(0, "guest_green_1"));
}

#[test]
fn a_system_error_concerns_the_own_half_of_the_active_sheet() {
    let errors = |crossed: &[&str]| {
        let mut table = Table::new(8, 2);
        let full = slots(1, 32);
        table.sheet(0, |sheet| {
            sheet.fill(&refs(&full), "owner").cross(crossed);
        });
        table.offer(OFFER).finish_all();
        table
    };
    let table = errors(&["guest_error_1"]);
    let crossed = table.public(0)["crossed"].clone();
    assert!(
        crossed
            .as_array()
            .is_some_and(|list| list.contains(&json!("owner_error_1")))
    );
    assert_eq!(
        table.phase(),
        Phase::Turn,
        "one on each half: the game goes on"
    );
    let table = errors(&["owner_error_1"]);
    assert_eq!(table.phase(), Phase::Over, "two on one half");
    assert_eq!(table.points(0, "errors"), -10);
}

#[test]
fn a_full_sheet_ends_the_game() {
    let mut table = Table::new(8, 2);
    let full = slots(1, 32);
    table.sheet(1, |sheet| {
        sheet.fill(&refs(&full), "owner");
    });
    table
        .offer([(14, "robot"), (15, "robot"), (13, "robot")])
        .finish_all();
    assert_eq!(table.phase(), Phase::Over);
}

#[test]
fn controlled_planets_count_by_the_own_values_of_that_sheet() {
    // Owner holds 2 green and 1 grey planets with one green box crossed: 2 x 3 + 1 x 4.
    let mut table = Table::new(8, 2);
    for sheet in 0..2 {
        // All planets settled for the other, so that nothing is shared.
        table.sheet(sheet, |paper| {
            for n in 1..=7 {
                let (flag, ring) = (format!("flag_{n}"), format!("settled_{n}"));
                paper.circle(&[ring.as_str()]);
                if sheet == 0 && !matches!(n, 1 | 5 | 2) {
                    paper.cross(&[flag.as_str()]);
                } else if sheet == 1 {
                    paper.circle(&[flag.as_str()]);
                }
            }
        });
    }
    table.sheet(0, |paper| {
        paper
            .circle(&["flag_1", "flag_5", "flag_2"])
            .cross(&["owner_green_1"]);
    });
    let colours = ["green", "blue", "grey"].map(|colour| table.points(0, colour));
    assert_eq!(colours, [6, 0, 4]);
}

#[test]
fn planets_still_open_at_the_end_are_settled_and_ties_shared() {
    let table = Table::new(8, 2);
    // 0 : 0 everywhere: all planets of both sheets for both, 3 green, 2 blue, 2 grey each.
    let colours = ["green", "blue", "grey"].map(|colour| table.points(0, colour));
    assert_eq!(colours, [2 * 3 * 2, 2 * 2 * 2, 2 * 2 * 4]);
}

#[test]
fn planning_and_resources_count_on_both_halves() {
    let mut table = Table::new(8, 2);
    table.sheet(0, |sheet| {
        sheet.cross(&["owner_planning_1", "owner_planning_2", "owner_planning_3"]);
        sheet.cross(&["owner_plant_1", "owner_plant_2"]);
    });
    table.sheet(1, |sheet| {
        sheet.cross(&["guest_planning_1", "guest_water_1"]);
    });
    let parts = ["planning", "plants", "water"].map(|part| table.points(0, part));
    assert_eq!(parts, [-10 - 3, 4, 3]);
    assert_eq!(table.points(1, "planning"), 0);
}

#[test]
fn a_missions_criterion_is_met_on_one_sheet() {
    let draws: &[(&str, &[&str])] = &[("mission_c", &["mission_111"])];
    let met = |left: &[&str], right: &[&str]| {
        let mut table = Table::scripted(8, 2, draws);
        table.sheet(0, |sheet| {
            sheet.circle(left);
        });
        table.sheet(1, |sheet| {
            sheet.cross(right);
        });
        table
            .offer([(10, "energy"), (8, "energy"), (12, "energy")])
            .finish_all();
        table.phase() == Phase::Missions
    };
    assert!(met(&["moon_1_1", "moon_2_1", "moon_3_1", "moon_4_1"], &[]));
    assert!(met(&[], &["moon_1_1", "moon_2_1", "moon_3_1", "moon_4_1"]));
    assert!(!met(&["moon_1_1", "moon_2_1"], &["moon_3_1", "moon_4_1"]));
    assert!(
        !met(&["moon_1_1", "moon_1_2", "moon_2_1", "moon_3_1"], &[]),
        "different moons"
    );
}

#[test]
fn two_sealed_answers_never_meet_on_a_sheet() {
    let mut table = Table::new(8, 3);
    table.offer([(10, "energy"), (8, "energy"), (12, "energy")]);
    let others: Vec<Value> = [1, 2].map(|sheet| table.public(sheet)).to_vec();
    table.pick(0, 10, "energy").choose(0, "owner_green");
    assert_eq!(others, [1, 2].map(|sheet| table.public(sheet)));
    assert_eq!(table.public(0)["slots"], json!({}));
}
