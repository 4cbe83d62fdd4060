//! Scenario 5, the Dome.

use crate::table::{Table, refs, slots};
use moon::{Illegal, Noted};
use serde_json::json;

const OFFER: [(u8, &str); 3] = [(6, "robot"), (8, "energy"), (10, "water")];

#[test]
fn a_skyscraper_starts_on_one_of_its_two_start_floors() {
    let mut table = Table::new(5, 2);
    table.offer(OFFER).pick(0, 6, "robot");
    let start = ["n06", "n07", "n13", "n14", "n22", "n23", "n34", "n35"];
    assert_eq!(table.listed(0, "write"), start);
    let refused = table.refuse(0, json!({"write": {"number": 6, "slot": "n01"}}));
    assert!(matches!(refused, Illegal::NotAdjacent(_)));
}

#[test]
fn it_grows_directly_above_or_below_the_filled_stretch() {
    let listed = |number: u8| {
        let mut table = Table::new(5, 2);
        table.sheet(0, |sheet| {
            sheet.numbers(&[("n06", 5)]).xs(&["n07"]);
        });
        table
            .offer([(number, "robot"), (9, "energy"), (10, "energy")])
            .pick(0, number, "robot");
        let tower = table.listed(0, "write").into_iter();
        tower
            .filter(|slot| slot.as_str() <= "n09")
            .collect::<Vec<String>>()
    };
    assert_eq!(listed(4), ["n05"]);
    assert_eq!(listed(6), ["n08"]);
    assert!(listed(5).is_empty(), "no number twice");
}

#[test]
fn an_x_follows_the_same_rule() {
    let mut table = Table::new(5, 2);
    table
        .offer([(6, "planning"), (8, "energy"), (10, "water")])
        .write(0, 6, "planning", "n06");
    let x = ["n05", "n07", "n13", "n14", "n22", "n23", "n34", "n35"];
    assert_eq!(table.listed(0, "x"), x);
}

#[test]
fn both_ends_of_a_skyscraper_give_a_bonus() {
    // A fills n29 in turn 1, B too, C later: 25, 25, 12.
    let mut table = Table::scripted(5, 3, &[("mission_c", &["mission_92"])]);
    let stretch = slots(22, 28);
    for seat in 0..3 {
        table.sheet(seat, |sheet| {
            sheet.xs(&refs(&stretch));
        });
    }
    table.offer(OFFER);
    table
        .write(0, 6, "robot", "n29")
        .finish(0)
        .write(1, 6, "robot", "n29")
        .finish(1);
    table.write(2, 6, "robot", "n06").finish(2);
    table.offer(OFFER).write(2, 6, "robot", "n29").finish_all();
    table.finish_all();
    assert_eq!(
        [0, 1, 2].map(|seat| table.points(seat, "skyscrapers")),
        [25, 25, 12]
    );
}

#[test]
fn number_and_x_may_reach_both_ends_in_one_turn() {
    let mut table = Table::new(5, 2);
    let stretch = slots(2, 8);
    table.sheet(0, |sheet| {
        sheet.xs(&refs(&stretch));
    });
    table
        .offer([(6, "planning"), (8, "energy"), (10, "water")])
        .write(0, 6, "planning", "n01");
    table.play(0, json!({"x": "n09"}));
    assert!(table.circled(0, "bottom_1_high") && table.circled(0, "top_1_high"));
}

#[test]
fn plant_and_water_go_to_the_tower_level_linked_to_the_floor() {
    let mut table = Table::new(5, 2);
    table
        .offer([(6, "plant"), (8, "energy"), (10, "water")])
        .write(0, 6, "plant", "n06");
    table.say(0, "use");
    assert!(table.circled(0, "tower_5_plant_1"));
    // n28 has no link.
    let mut table = Table::new(5, 2);
    let stretch = slots(22, 27);
    table.sheet(0, |sheet| {
        sheet.xs(&refs(&stretch));
    });
    table
        .offer([(6, "plant"), (8, "energy"), (10, "water")])
        .write(0, 6, "plant", "n28");
    assert!(!table.game_waits_for(0));
}

#[test]
fn the_astronaut_is_asked_for_when_the_number_stays() {
    let offer = [(7, "astronaut"), (8, "energy"), (10, "water")];
    let mut table = Table::new(5, 2);
    table
        .offer(offer)
        .pick(0, 7, "astronaut")
        .place(0, 8, "n06");
    assert!(
        table.crossed(0, "astronaut_1"),
        "a changed number has used it"
    );
    for (answer, crossed) in [("use", true), ("decline", false)] {
        let mut table = Table::new(5, 2);
        table
            .offer(offer)
            .pick(0, 7, "astronaut")
            .place(0, 7, "n06");
        table.say(0, answer);
        assert_eq!(table.crossed(0, "astronaut_1"), crossed);
    }
}

#[test]
fn a_robot_builds_the_next_piece_of_the_numbers_parity() {
    for (number, piece) in [(8, "dome_8"), (7, "dome_1")] {
        let mut table = Table::new(5, 2);
        table.offer([(number, "robot"), (9, "energy"), (10, "water")]);
        table.write(0, number, "robot", "n06");
        assert_eq!(table.listed(0, "choose"), [piece], "fresh dome");
        table.choose(0, piece);
        assert!(table.circled(0, piece));
    }
}

#[test]
fn halves_are_pieces_of_their_own() {
    // dome_1 built, dome_2 split, dome_8 unbuilt, 8 / robot.
    let mut table = Table::new(5, 2);
    table.sheet(0, |sheet| {
        sheet.circle(&["dome_1"]).cross(&["dome_2_split"]);
    });
    table
        .offer([(8, "robot"), (9, "energy"), (10, "water")])
        .write(0, 8, "robot", "n06");
    assert_eq!(table.listed(0, "choose"), ["dome_2_left", "dome_8"]);
    let refused = |piece: &str| table.refuse(0, json!({ "choose": piece }));
    assert!(matches!(refused("dome_1"), Illegal::AlreadyMarked(_)));
    assert!(matches!(refused("dome_3"), Illegal::WrongParity(_)));
    assert!(matches!(refused("dome_4"), Illegal::NotNextPiece(_)));
}

#[test]
fn a_dome_with_the_wrong_parity_at_both_ends_gives_no_action() {
    let mut table = Table::new(5, 2);
    table.sheet(0, |sheet| {
        sheet.circle(&["dome_1"]);
    });
    table
        .offer([(7, "robot"), (9, "energy"), (10, "water")])
        .write(0, 7, "robot", "n06");
    assert!(!table.game_waits_for(0));
}

#[test]
fn an_x_splits_a_segment_wherever_it_is() {
    let mut table = Table::new(5, 2);
    table.sheet(0, |sheet| {
        sheet.circle(&["dome_1", "dome_8"]).cross(&["dome_2_split"]);
    });
    table
        .offer([(6, "planning"), (8, "energy"), (10, "water")])
        .write(0, 6, "planning", "n06");
    table.play(0, json!({"x": "n07"}));
    let splits = [
        "dome_3_split",
        "dome_4_split",
        "dome_5_split",
        "dome_6_split",
        "dome_7_split",
    ];
    assert_eq!(table.listed(0, "choose"), splits);
    assert_eq!(table.refuse(0, json!("decline")), Illegal::Compulsory);
    table.choose(0, "dome_5_split");
    assert!(table.crossed(0, "dome_5_split"));
}

#[test]
fn with_no_segment_left_to_split_planning_is_free() {
    let mut table = Table::new(5, 2);
    let all: Vec<String> = (1..=8).map(|n| format!("dome_{n}_split")).collect();
    table.sheet(0, |sheet| {
        sheet.cross(&refs(&all));
    });
    table
        .offer([(6, "planning"), (8, "energy"), (10, "water")])
        .write(0, 6, "planning", "n06");
    table.play(0, json!({"x": "n07"}));
    assert!(!table.game_waits_for(0));
}

#[test]
fn one_energy_crosses_off_a_whole_row() {
    // Tower with 2 levels of 1 symbol, 1 of 2, 1 of 3: 18, then 20.
    let mut table = Table::new(5, 2);
    table.sheet(0, |sheet| {
        sheet.circle(&[
            "tower_1_water",
            "tower_2_plant_1",
            "tower_3_plant_1",
            "tower_3_plant_2",
        ]);
        sheet.circle(&["tower_4_plant_1", "tower_4_plant_2", "tower_4_water"]);
    });
    let tower = |table: &Table| ["tower_1", "tower_2", "tower_3"].map(|part| table.points(0, part));
    assert_eq!(tower(&table), [4, 5, 9]);
    table.offer(OFFER).write(0, 8, "energy", "n06");
    assert_eq!(table.listed(0, "choose").len(), 4);
    table.choose(0, "upgrade_tower").finish_all();
    assert_eq!(tower(&table), [4, 6, 10]);
}

#[test]
fn unbuilt_pieces_cost_points() {
    let mut table = Table::new(5, 2);
    assert_eq!(table.points(0, "dome"), -48);
    table.sheet(0, |sheet| {
        sheet.circle(&["dome_1", "dome_8"]).cross(&["dome_2_split"]);
    });
    assert_eq!(table.points(0, "dome"), -42);
    table.sheet(0, |sheet| {
        sheet.cross(&["dome_row_1", "dome_row_2"]);
    });
    assert_eq!(table.points(0, "dome"), -28);
    table.sheet(0, |sheet| {
        sheet.circle(&["dome_2_left"]);
    });
    assert_eq!(
        table.points(0, "dome"),
        -24,
        "one built half leaves one piece"
    );
}

#[test]
fn missions_are_worth_what_their_columns_say_at_the_end() {
    let mut table = Table::new(5, 2);
    table.edit(|state| state["noted"][0] = json!([Noted::First, Noted::Later, null]));
    assert_eq!(table.points(0, "missions"), 12);
    table.sheet(0, |sheet| {
        sheet.cross(&["mission_row_1", "mission_row_2"]);
    });
    assert_eq!(table.points(0, "missions"), 20);
}

#[test]
fn most_astronauts_take_the_first_column_even_at_minus_10() {
    let points = |crossed: [usize; 4], rows: usize| {
        let mut table = Table::new(5, 4);
        for (seat, count) in crossed.into_iter().enumerate() {
            let astronauts: Vec<String> = (1..=count).map(|n| format!("astronaut_{n}")).collect();
            let rows: Vec<String> = (1..=rows).map(|n| format!("astronaut_row_{n}")).collect();
            table.sheet(seat, |sheet| {
                sheet.cross(&refs(&astronauts)).cross(&refs(&rows));
            });
        }
        [0, 1, 2, 3].map(|seat| table.points(seat, "astronauts"))
    };
    assert_eq!(points([3, 3, 1, 0], 0), [-10, -10, 0, 0]);
    assert_eq!(points([3, 3, 1, 0], 4), [30, 30, 10, 0]);
    assert_eq!(
        points([1, 0, 0, 0], 0),
        [-10, 0, 0, 0],
        "being the only one means having the most"
    );
}
