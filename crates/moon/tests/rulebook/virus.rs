//! Scenario 6, the Virus.

use crate::table::{Paper, Table, refs, slots};
use moon::{Illegal, Phase, What};
use serde_json::json;

const OFFER: [(u8, &str); 3] = [(6, "robot"), (8, "energy"), (10, "water")];

/// A table past the setup, with the grey virus away from what is tried out.
fn ready(seats: usize) -> Table {
    ready_with(seats, &[])
}

fn ready_with(seats: usize, draws: &[(&str, &[&str])]) -> Table {
    let mut table = Table::scripted(6, seats, draws);
    for seat in 0..seats as u8 {
        table.play(seat, json!({"infect": "n51"}));
    }
    // Take it away again: tests place their own viruses.
    for seat in 0..seats {
        table.edit(|state| {
            for path in ["sheets", "answers"] {
                let sheet = match path {
                    "sheets" => &mut state["sheets"][seat],
                    _ => &mut state["answers"][seat]["sheet"],
                };
                sheet["slots"] = json!({});
                let circled = sheet["circled"].as_array_mut().expect("a list");
                circled.retain(|name| name != "target_11");
            }
        });
    }
    table
}

fn symbols(kind: &str, count: usize) -> Vec<String> {
    (1..=count)
        .map(|n| format!("{kind}_symbol_{n:02}"))
        .collect()
}

/// So many symbols crossed off, with the rows they fill.
fn crossed(sheet: &mut Paper, kind: &str, count: usize, rows: &[usize]) {
    sheet.cross(&refs(&symbols(kind, count)));
    let full = rows.iter().filter(|row| **row <= count).count();
    let values: Vec<String> = (1..=full).map(|n| format!("{kind}_value_{n}")).collect();
    sheet.cross(&refs(&values));
}

const PLANT_ROWS: [usize; 6] = [2, 4, 7, 10, 13, 16];
const WATER_ROWS: [usize; 5] = [2, 4, 6, 8, 10];

#[test]
fn everybody_puts_the_grey_virus_into_one_of_four_quarters() {
    let mut table = Table::new(6, 2);
    assert_eq!(table.phase(), Phase::Setup);
    assert_eq!(table.listed(0, "infect").len(), 20);
    assert!(matches!(
        table.refuse(0, json!({"infect": "n06"})),
        Illegal::NotInfected(_)
    ));
    table.play(0, json!({"infect": "n03"}));
    assert_eq!(table.public(0)["slots"], json!({}), "sealed");
    table.play(1, json!({"infect": "n20"}));
    assert!(table.circled(0, "target_1") && table.circled(1, "target_4"));
    assert_eq!(table.public(0)["slots"], json!({"n03": "infected"}));
    assert_eq!(table.points(0, "infected"), -1);
}

#[test]
fn infected_housings_do_not_matter_for_the_order() {
    let mut table = ready(2);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n02", 6)]).fill(&["n03"], "infected");
    });
    table
        .offer([(7, "robot"), (8, "energy"), (10, "water")])
        .pick(0, 7, "robot");
    let listed = table.listed(0, "write");
    assert!(listed.contains(&"n04".to_owned()) && !listed.contains(&"n03".to_owned()));
}

#[test]
fn energy_goes_to_the_quarter_of_the_number_even_if_it_is_complete() {
    // The fifth number of a quarter with 1 energy: circle the second, evacuated for 5 x 2.
    let mut table = ready(2);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n01", 1), ("n02", 2), ("n03", 3), ("n04", 4)]);
    });
    table
        .offer(OFFER)
        .write(0, 8, "energy", "n05")
        .say(0, "use");
    table.finish_all();
    assert!(table.circled(0, "evacuated_1"));
    assert_eq!(table.points(0, "quarters"), 10);
    assert!(table.happened(|what| matches!(what, What::Evacuated { points: 10, .. })));
}

#[test]
fn an_evacuated_quarter_counts_numbers_and_x_but_no_infections() {
    let mut table = ready(2);
    table.sheet(0, |sheet| {
        sheet
            .numbers(&[("n01", 1), ("n02", 2)])
            .xs(&["n03"])
            .fill(&["n04"], "infected");
        sheet.circle(&["energy_1_2"]);
    });
    table.offer(OFFER).write(0, 6, "robot", "n05").finish_all();
    assert_eq!(table.points(0, "quarters"), 8);
    // At the end the others are evacuated too.
    table.sheet(0, |sheet| {
        sheet
            .numbers(&[("n06", 7), ("n07", 8)])
            .fill(&["n08"], "infected");
        sheet.circle(&["energy_2_2", "energy_2_3"]);
    });
    assert_eq!(table.points(0, "quarters"), 8 + 2 * 3);
}

#[test]
fn a_robot_closes_a_walkway_anywhere() {
    let mut table = ready(2);
    table.sheet(0, |sheet| {
        sheet.draw(&["walkway_01"]);
    });
    table.offer(OFFER).write(0, 6, "robot", "n30");
    assert_eq!(table.listed(0, "choose").len(), 21);
    assert!(matches!(
        table.refuse(0, json!({"choose": "walkway_01"})),
        Illegal::Drawn(_)
    ));
    table.choose(0, "walkway_02");
    assert_eq!(table.paper(0)["lines"], json!(["walkway_01", "walkway_02"]));
}

#[test]
fn a_plant_crosses_off_the_next_plant_symbol_and_a_full_row_closes_a_walkway() {
    let mut table = ready(2);
    table.sheet(0, |sheet| crossed(sheet, "plant", 1, &PLANT_ROWS));
    table
        .offer([(6, "plant"), (8, "energy"), (10, "water")])
        .write(0, 6, "plant", "n11");
    table.say(0, "use");
    assert!(table.circled(0, "plant_3_1") && table.crossed(0, "plant_symbol_02"));
    assert!(table.crossed(0, "plant_value_1") && table.crossed(0, "plant_bonus_1"));
    assert_eq!(table.refuse(0, json!("decline")), Illegal::Compulsory);
    table.choose(0, "walkway_05");
}

#[test]
fn a_full_water_row_circles_an_energy_in_a_quarter_that_is_not_complete() {
    let mut table = ready(2);
    let quarter = slots(6, 9);
    table.sheet(0, |sheet| {
        crossed(sheet, "water", 1, &WATER_ROWS);
        sheet
            .xs(&refs(&quarter))
            .circle(&["energy_3_2", "energy_3_3"]);
    });
    table
        .offer(OFFER)
        .write(0, 10, "water", "n01")
        .say(0, "use");
    let listed = table.listed(0, "choose");
    assert!(
        !listed.contains(&"quarter_3".to_owned()),
        "no energy left there"
    );
    assert_eq!(listed.len(), 10);
    table.choose(0, "quarter_2");
    assert!(table.circled(0, "energy_2_2"));
    // Not to a complete quarter, also one completed this turn.
    let mut table = ready(2);
    let quarter = slots(2, 5);
    table.sheet(0, |sheet| {
        crossed(sheet, "water", 1, &WATER_ROWS);
        sheet.xs(&refs(&quarter));
    });
    table
        .offer(OFFER)
        .write(0, 10, "water", "n01")
        .say(0, "use");
    assert!(matches!(
        table.refuse(0, json!({"choose": "quarter_1"})),
        Illegal::Complete(_)
    ));
}

#[test]
fn symbols_score_by_rows() {
    for (count, points) in [
        (0, 0),
        (2, 5),
        (4, 10),
        (7, 20),
        (10, 35),
        (13, 55),
        (16, 80),
    ] {
        let mut table = ready(2);
        table.sheet(0, |sheet| crossed(sheet, "plant", count, &PLANT_ROWS));
        assert_eq!(table.points(0, "plants"), points);
    }
    for (count, points) in [(1, 0), (2, 10), (5, 20), (10, 80)] {
        let mut table = ready(2);
        table.sheet(0, |sheet| crossed(sheet, "water", count, &WATER_ROWS));
        assert_eq!(table.points(0, "water"), points);
    }
}

/// The first player crosses off the n-th plant symbol by writing in quarter 5.
fn plant_symbol(table: &mut Table, seat: u8, before: usize) {
    table.sheet(usize::from(seat), |sheet| {
        crossed(sheet, "plant", before, &PLANT_ROWS);
    });
}

const PLANT: [(u8, &str); 3] = [(6, "plant"), (8, "energy"), (10, "robot")];

#[test]
fn a_virus_is_activated_for_all_and_spreads_in_phase_5() {
    // The 5th plant symbol activates green, in quarter 3.
    let mut table = ready(2);
    plant_symbol(&mut table, 0, 4);
    table.offer(PLANT).write(0, 6, "plant", "n21").say(0, "use");
    assert!(
        !table.circled(1, "target_3"),
        "nothing before the step opens"
    );
    table.write(1, 8, "energy", "n26").finish(1);
    assert_eq!(table.phase(), Phase::Propagation);
    for seat in 0..2 {
        assert!(table.crossed(seat, "activate_green") && table.circled(seat, "target_3"));
        assert_eq!(
            table.listed(seat, "infect"),
            ["n11", "n12", "n13", "n14", "n15"]
        );
    }
    assert!(table.happened(|what| matches!(what, What::Activated(_))));
    table.play(0, json!({"infect": "n12"}));
    table.play(1, json!({"infect": "n15"}));
    assert_eq!(table.phase(), Phase::Turn);
    assert_eq!(table.public(0)["slots"]["n12"], json!("infected"));
}

#[test]
fn the_next_to_reach_an_active_virus_finds_it_crossed_off() {
    let mut table = ready(2);
    plant_symbol(&mut table, 1, 4);
    for seat in 0..2 {
        table.sheet(seat, |sheet| {
            sheet.cross(&["activate_green"]).circle(&["target_3"]);
        });
    }
    table
        .offer(PLANT)
        .write(1, 6, "plant", "n21")
        .say(1, "use")
        .finish_all();
    assert_eq!(
        table.phase(),
        Phase::Turn,
        "the symbol is crossed off without effect"
    );
}

#[test]
fn a_spread_symbol_hits_all_others_once() {
    // A crosses off the 8th plant symbol first: B and C propagate, A does not.
    let spread = |who: &[u8]| {
        let mut table = ready(3);
        for seat in 0..3 {
            table.sheet(seat, |sheet| {
                sheet.circle(&["target_3"]).cross(&["activate_green"]);
            });
        }
        who.iter()
            .for_each(|seat| plant_symbol(&mut table, *seat, 7));
        table.offer(PLANT);
        for seat in 0..3 {
            match who.contains(&seat) {
                true => table.write(seat, 6, "plant", "n21").say(seat, "use"),
                false => table.write(seat, 8, "energy", "n26").finish(seat),
            };
        }
        assert!((0..3).all(|seat| table.crossed(seat, "spread_plant_1")));
        let asked: Vec<u8> = table.game_asked();
        (table.phase(), asked)
    };
    assert_eq!(spread(&[0]), (Phase::Propagation, vec![1, 2]));
    assert_eq!(spread(&[0, 1]), (Phase::Propagation, vec![2]));
}

/// Plays all propagations of a seat and returns what it infected.
fn propagate(table: &mut Table, seat: u8) -> Vec<String> {
    let mut infected = Vec::new();
    while table.phase() == Phase::Propagation && table.game_waits_for(seat) {
        let slot = table.listed(seat, "infect")[0].clone();
        table.play(seat, json!({"infect": slot.clone()}));
        infected.push(slot);
    }
    infected
}

#[test]
fn two_viruses_in_one_turn_spread_twice_and_both_are_active_in_the_first() {
    // A activates green (quarter 3), B blue (quarter 9).
    let mut table = ready(2);
    plant_symbol(&mut table, 0, 4);
    table.sheet(1, |sheet| crossed(sheet, "water", 2, &WATER_ROWS));
    table.offer([(6, "plant"), (8, "water"), (10, "robot")]);
    table.write(0, 6, "plant", "n21").say(0, "use");
    table.write(1, 8, "water", "n01").say(1, "use");
    assert_eq!(propagate(&mut table, 0), ["n11", "n41", "n12", "n42"]);
    assert_eq!(propagate(&mut table, 1), ["n11", "n41", "n12", "n42"]);
}

#[test]
fn the_second_and_third_system_error_spread_the_viruses_on_the_own_sheet() {
    // A crosses error box 2 in the turn in which B triggers a spread symbol: A twice, B not at all.
    let mut table = ready(2);
    for seat in 0..2 {
        table.sheet(seat, |sheet| {
            sheet.circle(&["target_3"]).cross(&["activate_green"]);
        });
    }
    plant_symbol(&mut table, 1, 7);
    let blocked = ["n01", "n11", "n21", "n36", "n46"].map(|slot| (slot, 17));
    table.sheet(0, |sheet| {
        sheet.numbers(&blocked).cross(&["error_1"]);
    });
    table.offer(PLANT);
    assert!(table.crossed(0, "error_2"));
    table.write(1, 6, "plant", "n21").say(1, "use");
    assert_eq!(table.game_asked(), [0]);
    assert_eq!(table.points(0, "errors"), -10);
    assert_eq!(propagate(&mut table, 0).len(), 2);
}

#[test]
fn a_virus_in_a_complete_quarter_goes_one_open_walkway_far() {
    // Red active, quarter 2 complete, walkway 1-2 closed, quarter 5 complete: quarters 3 and 6.
    let mut table = ready(2);
    let (two, five) = (slots(6, 10), slots(21, 25));
    table.sheet(0, |sheet| {
        sheet.xs(&refs(&two)).xs(&refs(&five)).draw(&["walkway_01"]);
        sheet
            .circle(&["target_2", "evacuated_2", "evacuated_5"])
            .cross(&["activate_red"]);
    });
    plant_symbol(&mut table, 1, 7);
    table.sheet(1, |sheet| {
        sheet.cross(&["activate_red"]);
    });
    table.offer(PLANT).write(0, 8, "energy", "n46").finish(0);
    table.write(1, 6, "plant", "n21").say(1, "use");
    assert_eq!(propagate(&mut table, 0), ["n11", "n26"]);
}

#[test]
fn the_state_is_updated_after_each_virus() {
    // Green with one empty housing in quarter 3, red active, quarter 2 complete: red comes first and completes
    // quarter 3, so green spreads to 4, 6 and 7.
    let mut table = ready(2);
    let (two, three) = (slots(6, 10), slots(11, 14));
    table.sheet(0, |sheet| {
        sheet.xs(&refs(&two)).xs(&refs(&three));
        sheet.circle(&["target_2", "target_3", "evacuated_2"]);
        sheet.cross(&["activate_red", "activate_green"]);
    });
    plant_symbol(&mut table, 1, 7);
    table.sheet(1, |sheet| {
        sheet.cross(&["activate_red", "activate_green"]);
    });
    table.offer(PLANT).write(0, 8, "energy", "n46").finish(0);
    table.write(1, 6, "plant", "n21").say(1, "use");
    // Red: 1, (3 by the rules, its last housing), 5, 6. Green: 4, 6, 7.
    assert_eq!(
        propagate(&mut table, 0),
        ["n01", "n21", "n26", "n16", "n27", "n31"]
    );
    assert_eq!(table.public(0)["slots"]["n15"], json!("infected"));
    assert!(
        table.circled(0, "evacuated_3"),
        "completed on the way, evacuated at once"
    );
}

#[test]
fn a_mission_first_accomplished_activates_its_virus_and_repeats_phases_5_and_6() {
    let mut table = ready_with(2, &[("mission_a", &["mission_94"])]);
    let quarters = slots(1, 9);
    table.sheet(0, |sheet| {
        sheet.xs(&refs(&quarters));
    });
    // B is one housing short of a second quarter: the red virus will complete it.
    let almost: Vec<String> = [slots(11, 15), slots(6, 9)].concat();
    table.sheet(1, |sheet| {
        sheet.xs(&refs(&almost));
    });
    table
        .offer(PLANT)
        .write(0, 8, "energy", "n10")
        .finish(0)
        .write(1, 8, "energy", "n46")
        .finish(1);
    assert_eq!(
        (table.phase(), table.game_asked()),
        (Phase::Missions, vec![0])
    );
    table.play(0, json!({"accomplish": "a"}));
    assert!(table.crossed(1, "activate_red") && table.circled(1, "target_2"));
    // B's quarter 2 has one housing left: infected by the rules. A's is complete: neighbours 3, 5, 6.
    assert_eq!(propagate(&mut table, 0).len(), 3);
    assert_eq!(
        (table.phase(), table.game_asked()),
        (Phase::Missions, vec![1]),
        "phase 6 again"
    );
    table.play(1, json!({"accomplish": "a"}));
    assert_eq!(
        [0, 1].map(|seat| table.points(seat, "missions")),
        [8, 8],
        "still the same turn"
    );
    assert_eq!(table.phase(), Phase::Turn);
}

#[test]
fn walkways_of_evacuated_quarters_can_be_closed() {
    let mut table = ready(2);
    let quarter = slots(1, 5);
    table.sheet(0, |sheet| {
        sheet.xs(&refs(&quarter)).circle(&["evacuated_1"]);
    });
    table
        .offer(OFFER)
        .write(0, 6, "robot", "n30")
        .choose(0, "walkway_01");
}

#[test]
fn an_infected_tank_can_never_be_circled() {
    let mut table = ready(2);
    table.sheet(0, |sheet| {
        sheet.fill(&["n01"], "infected");
    });
    table.offer(OFFER).pick(0, 10, "water");
    assert!(!table.listed(0, "write").contains(&"n01".to_owned()));
}

#[test]
fn the_end_is_no_empty_housing() {
    let mut table = ready(2);
    let (numbers, infected) = (slots(2, 40), slots(41, 55));
    table.sheet(0, |sheet| {
        sheet.xs(&refs(&numbers)).fill(&refs(&infected), "infected");
    });
    table.offer(OFFER);
    while table.phase() != Phase::Over {
        table.finish_all();
    }
    let slots = table.public(0)["slots"]
        .as_object()
        .map_or(0, serde_json::Map::len);
    assert_eq!(slots, 55, "number, X or infected");
}
