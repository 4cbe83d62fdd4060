//! Scenario 1, the Launch.

use crate::table::{Paper, Table};
use moon::{Illegal, Phase, Symbol, What};
use serde_json::json;

const PLANTS: [(u8, &str); 3] = [(6, "plant"), (8, "plant"), (10, "plant")];

/// The first so many rockets, with the scores of the rows they fill.
fn rockets(sheet: &mut Paper, count: usize) {
    let names: Vec<String> = (1..=count).map(|n| format!("rocket_{n:02}")).collect();
    sheet.cross(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let rows = [5, 9, 12, 15, 18, 21, 24, 27, 29, 31];
    let full = rows.iter().filter(|row| **row <= count).count();
    let values: Vec<String> = (0..full).map(|i| format!("value_{}", 15 * i)).collect();
    sheet.cross(&values.iter().map(String::as_str).collect::<Vec<_>>());
}

fn crossed_rockets(table: &Table, seat: u8) -> usize {
    table.crossed_off(seat, "rocket_")
}

/// A table of two where the first player lacks one slot of a section.
fn before(slots: &[&str], then: impl Fn(&mut Paper)) -> Table {
    let mut table = Table::new(1, 2);
    table.sheet(0, |sheet| {
        sheet.xs(slots);
        then(sheet);
    });
    table
}

#[test]
fn a_number_goes_to_a_floor_with_the_action_or_to_the_wild_floor() {
    let mut table = Table::new(1, 2);
    table
        .offer([(6, "astronaut"), (8, "plant"), (10, "plant")])
        .pick(0, 6, "astronaut");
    let mut floors: Vec<u8> = (1..=6).chain(46..=53).collect();
    floors.sort_unstable();
    let expected: Vec<String> = floors.iter().map(|n| format!("n{n:02}")).collect();
    assert_eq!(table.listed(0, "write"), expected);
    let refused = table.refuse(0, json!({"write": {"number": 6, "slot": "n38"}}));
    assert!(matches!(
        refused,
        Illegal::WrongFloor {
            action: Symbol::Astronaut,
            ..
        }
    ));
}

#[test]
fn actions_have_no_effect() {
    let mut table = Table::new(1, 2);
    table
        .offer([(6, "astronaut"), (8, "planning"), (10, "plant")])
        .pick(0, 6, "astronaut");
    assert!(
        table
            .legal(0)
            .iter()
            .all(|action| action["write"]["number"] == json!(6))
    );
    table.ask_again().write(0, 8, "planning", "n22");
    assert!(!table.game_waits_for(0), "no X follows");
}

#[test]
fn floors_are_zones_of_their_own() {
    let mut table = before(&[], |sheet| {
        sheet.numbers(&[("n46", 12)]);
    });
    table.offer(PLANTS).pick(0, 6, "plant");
    assert_eq!(
        table.listed(0, "write").len(),
        8,
        "only the plant floor is left"
    );
}

#[test]
fn a_filled_section_crosses_off_its_active_rockets() {
    // Section 3b has nothing but 3 rockets.
    let mut table = before(&["n33"], |_| {});
    table
        .offer([(6, "energy"), (8, "plant"), (10, "plant")])
        .write(0, 6, "energy", "n34");
    assert_eq!(crossed_rockets(&table, 0), 3);
    assert!(table.crossed(0, "fx_3b_1"));
}

#[test]
fn a_section_may_give_an_arrow_and_an_x() {
    // Fresh sheet, section 9a: 3 rockets, one arrow may be filled, one X may be written.
    let mut table = before(&["n01", "n02"], |_| {});
    table
        .offer([(6, "astronaut"), (8, "plant"), (10, "plant")])
        .write(0, 6, "astronaut", "n03");
    assert_eq!(crossed_rockets(&table, 0), 3);
    let arrows = table.listed(0, "choose");
    assert_eq!(arrows.len(), 7);
    assert_eq!(table.listed(0, "x").len(), 50);
    assert!(table.may(0, &json!("decline")));
    table.choose(0, "arrow_4a");
    assert!(table.circled(0, "arrow_4a") && table.crossed(0, "fx_9a_2"));
    assert!(table.listed(0, "choose").is_empty(), "one preparation only");
    table.play(0, json!({"x": "n50"}));
    assert_eq!(table.paper(0)["slots"]["n50"], json!("x"));
    assert!(!table.game_waits_for(0));
}

#[test]
fn the_order_of_preparation_and_build_is_the_players() {
    // Build first: the X fills section 8a, whose arrow can then no longer be prepared.
    let mut table = before(&["n01", "n02", "n04", "n05"], |_| {});
    table
        .offer([(6, "astronaut"), (8, "plant"), (10, "plant")])
        .write(0, 6, "astronaut", "n03");
    table.play(0, json!({"x": "n06"}));
    assert_eq!(
        crossed_rockets(&table, 0),
        5,
        "8a is resolved at once, its inactive rockets are lost"
    );
    assert!(!table.listed(0, "choose").contains(&"arrow_8a".to_owned()));
    let refused = table.refuse(0, json!({"choose": "arrow_8a"}));
    assert!(matches!(refused, Illegal::SectionFull(_)));
    // Preparation first: its rockets count.
    let mut table = before(&["n01", "n02", "n04", "n05"], |_| {});
    table
        .offer([(6, "astronaut"), (8, "plant"), (10, "plant")])
        .write(0, 6, "astronaut", "n03");
    table.choose(0, "arrow_8a").play(0, json!({"x": "n06"}));
    assert_eq!(crossed_rockets(&table, 0), 7);
}

#[test]
fn a_nested_section_is_resolved_before_the_rest_of_the_outer_one() {
    // 9a builds into 1a, which builds in turn; the preparation of 9a comes last.
    let mut table = before(&["n01", "n02", "n46"], |_| {});
    table
        .offer([(6, "astronaut"), (8, "plant"), (10, "plant")])
        .write(0, 6, "astronaut", "n03");
    table.play(0, json!({"x": "n47"}));
    assert!(
        table.listed(0, "choose").is_empty(),
        "first the build of 1a"
    );
    assert!(!table.listed(0, "x").is_empty());
    table.play(0, json!({"x": "n48"}));
    assert_eq!(
        table.listed(0, "choose").len(),
        7,
        "then the preparation of 9a"
    );
}

#[test]
fn build_and_preparation_may_be_declined_and_are_lost() {
    let mut table = before(&["n12"], |_| {});
    table
        .offer([(6, "robot"), (8, "plant"), (10, "plant")])
        .write(0, 6, "robot", "n13");
    table.say(0, "decline");
    assert!(!table.game_waits_for(0));
    assert!(!table.crossed(0, "fx_6a_1") && !table.crossed(0, "fx_6a_2"));
}

#[test]
fn inactive_rockets_count_only_if_their_arrow_was_filled_before() {
    for (prepared, rockets) in [(false, 3), (true, 6)] {
        let mut table = before(&["n09", "n10"], |sheet| {
            if prepared {
                sheet.circle(&["arrow_7b"]);
            }
        });
        table
            .offer([(6, "water"), (8, "plant"), (10, "plant")])
            .write(0, 6, "water", "n11");
        assert_eq!(crossed_rockets(&table, 0), rockets);
    }
}

#[test]
fn rockets_fill_rows_then_repair_errors_then_break_ties() {
    // 1 rocket missing, 2 open errors, 4 rockets (section 3a): the last of the row, both errors, one extra.
    let mut table = before(&["n28", "n29", "n30", "n31"], |sheet| {
        rockets(sheet, 30);
        sheet.circle(&["error_1", "error_2"]);
        sheet.cross(&["fx_3a_3", "fx_3a_4"]);
    });
    table
        .offer([(12, "energy"), (8, "plant"), (10, "plant")])
        .write(0, 12, "energy", "n32");
    assert_eq!(crossed_rockets(&table, 0), 31);
    assert_eq!(table.crossed_off(0, "error_"), 2);
    assert_eq!(table.crossed_off(0, "extra_rocket"), 1);
    table.finish_all();
    assert_eq!(table.phase(), Phase::Over, "launch");
    assert_eq!(
        (table.outcome().scores[0], table.outcome().won),
        (150, vec![true, false])
    );
}

#[test]
fn the_score_is_the_lowest_number_not_crossed_off_minus_5_for_each_open_error() {
    for (count, errors, score) in [
        (4, 0, 0),
        (5, 0, 15),
        (9, 0, 30),
        (31, 2, 140),
        (31, 0, 150),
    ] {
        let mut table = Table::new(1, 2);
        table.sheet(0, |sheet| {
            rockets(sheet, count);
            sheet.circle(&["error_1", "error_2"][..errors]);
        });
        assert_eq!(
            table.score(0).total,
            score,
            "{count} rockets, {errors} errors"
        );
    }
}

#[test]
fn with_open_system_errors_there_is_no_launch() {
    let mut table = Table::new(1, 2);
    table.sheet(0, |sheet| {
        rockets(sheet, 31);
        sheet.circle(&["error_1", "error_2"]);
    });
    table.offer(PLANTS).finish_all();
    assert_eq!(table.phase(), Phase::Turn);
    // Two more rockets (section 2a): launch.
    table.sheet(0, |sheet| {
        sheet.xs(&["n38"]);
    });
    table.offer(PLANTS).write(0, 6, "plant", "n39");
    table.finish_all();
    assert_eq!(table.phase(), Phase::Over);
}

#[test]
fn a_sabotage_hits_all_who_did_not_trigger_it_in_the_same_turn() {
    // A and B trigger it, C does not.
    let mut table = Table::new(1, 3);
    for seat in 0..2 {
        table.sheet(seat, |sheet| {
            sheet.xs(&["n07"]);
        });
    }
    table.offer([(6, "water"), (8, "plant"), (10, "plant")]);
    for seat in 0..2 {
        table.write(seat, 6, "water", "n08");
    }
    assert_eq!(table.circled_of(2, "error_"), 0, "nothing before phase 5");
    table.finish_all();
    assert_eq!(
        [0, 1, 2].map(|seat| table.circled_of(seat, "error_")),
        [0, 0, 1]
    );
    assert!(table.crossed(2, "fx_7a_2"));
    assert!(table.happened(|what| matches!(what, What::Sabotage(_))));
    // C can no longer trigger it; all else of the section works.
    table.sheet(2, |sheet| {
        sheet.xs(&["n07"]);
    });
    table
        .offer([(6, "water"), (8, "plant"), (10, "plant")])
        .write(2, 6, "water", "n08");
    assert_eq!(crossed_rockets(&table, 2), 2);
    table.finish_all();
    assert_eq!(
        [0, 1, 2].map(|seat| table.circled_of(seat, "error_")),
        [0, 0, 1]
    );
}

#[test]
fn a_section_with_two_sabotages_hits_twice() {
    let mut table = before(&["n17", "n18", "n19", "n20"], |_| {});
    table
        .offer([(12, "robot"), (8, "plant"), (10, "plant")])
        .write(0, 12, "robot", "n21");
    table.finish_all();
    assert_eq!(table.circled_of(1, "error_"), 2);
}

#[test]
fn a_system_error_is_circled_and_all_eight_end_the_game() {
    let mut table = Table::scripted(1, 2, &[("mission_c", &["mission_68"])]);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n46", 17), ("n38", 17)]);
        sheet.circle(&[
            "error_1", "error_2", "error_3", "error_4", "error_5", "error_6",
        ]);
        sheet.cross(&["error_1"]);
    });
    table.offer(PLANTS);
    assert_eq!(table.circled_of(0, "error_"), 7);
    table.finish_all();
    assert_eq!(table.phase(), Phase::Turn);
    table.offer(PLANTS).finish_all();
    assert_eq!(
        table.phase(),
        Phase::Over,
        "crossed or not, all boxes are used"
    );
    assert_eq!(table.points(0, "errors"), -35);
}

#[test]
fn with_no_free_box_nothing_is_circled() {
    let mut table = before(&["n07"], |_| {});
    let all: Vec<String> = (1..=8).map(|n| format!("error_{n}")).collect();
    table.sheet(1, |sheet| {
        sheet.circle(&all.iter().map(String::as_str).collect::<Vec<_>>());
    });
    table
        .offer([(6, "water"), (8, "plant"), (10, "plant")])
        .write(0, 6, "water", "n08");
    table.finish_all();
    assert_eq!(table.circled_of(1, "error_"), 8);
}

#[test]
fn a_sabotage_of_the_same_turn_prevents_a_launch_and_a_mission_repairs_it() {
    let play = |mission: bool| {
        let draws: &[(&str, &[&str])] = &[("mission_b", &["mission_66"])];
        let mut table = Table::scripted(1, 2, draws);
        table.sheet(0, |sheet| {
            sheet.xs(&["n07"]);
        });
        table.sheet(1, |sheet| {
            rockets(sheet, 29);
            sheet.xs(&["n35", "n36"]);
            if mission {
                sheet.xs(&["n28", "n29", "n30", "n31", "n32", "n33", "n34"]);
            }
        });
        let offer = [(6, "water"), (8, "energy"), (10, "plant")];
        table.offer(offer).write(0, 6, "water", "n08");
        // 3c gives 2 rockets: all 31.
        table.write(1, 8, "energy", "n37").finish(1);
        table
    };
    let table = play(false);
    assert_eq!(
        (table.phase(), table.circled_of(1, "error_")),
        (Phase::Turn, 1)
    );
    let mut table = play(true);
    assert_eq!(table.phase(), Phase::Missions);
    table.play(1, json!({"accomplish": "b"}));
    assert_eq!(
        table.phase(),
        Phase::Over,
        "one rocket repairs, two are extra"
    );
    assert_eq!(table.crossed_off(1, "extra_rocket"), 2);
}

#[test]
fn missions_give_rockets_at_once_and_their_order_can_matter() {
    let draws: &[(&str, &[&str])] = &[
        ("mission_b", &["mission_66"]),
        ("mission_c", &["mission_69"]),
    ];
    let mut table = Table::scripted(1, 2, draws);
    let energy: Vec<String> = (28..=37).map(|n| format!("n{n}")).collect();
    table.sheet(0, |sheet| {
        rockets(sheet, 31);
        sheet.xs(&energy.iter().map(String::as_str).collect::<Vec<_>>());
        sheet.circle(&["error_1", "error_2", "error_3", "error_4", "error_5"]);
    });
    table.offer(PLANTS).finish_all();
    assert_eq!(table.legal(0).len(), 3, "b, c or done");
    table.play(0, json!({"accomplish": "b"}));
    // Its rockets repaired three errors: the criterion of c is gone, and nobody is asked more.
    assert_eq!(table.crossed_off(0, "error_"), 3);
    assert_eq!(table.phase(), Phase::Turn);
}

#[test]
fn among_launchers_most_extra_rockets_win_then_fewest_system_errors() {
    let end = |extra: [usize; 3], errors: [usize; 3]| {
        let mut table = Table::new(1, 3);
        for seat in 0..3 {
            table.sheet(seat, |sheet| {
                rockets(sheet, 31);
                sheet.cross(&["extra_rocket_1", "extra_rocket_2"][..extra[seat]]);
                sheet.circle(&["error_1", "error_2"][..errors[seat]]);
                sheet.cross(&["error_1", "error_2"][..errors[seat]]);
            });
        }
        table.over().outcome().ranks
    };
    assert_eq!(end([1, 2, 1], [0, 2, 1]), [2, 1, 3]);
    assert_eq!(end([1, 1, 1], [0, 0, 1]), [1, 1, 2]);
}
