//! All 48 missions, each brought to one stroke before its criterion, then over it, then accomplished.

use crate::table::{Table, refs, slots};
use moon::{MissionCard, Phase, Reward};
use serde_json::{Value, json};

/// What is written on a sheet: slots get an X, lines are drawn, marks circled or crossed.
enum Stroke {
    X(&'static str),
    Xs(Vec<String>),
    Circle(&'static str),
    Cross(&'static str),
    Draw(&'static str),
}
use Stroke::{Circle, Cross, Draw, X, Xs};

fn circles(marks: &'static str) -> Vec<Stroke> {
    marks.split_whitespace().map(Circle).collect()
}

fn crosses(marks: &'static str) -> Vec<Stroke> {
    marks.split_whitespace().map(Cross).collect()
}

fn draws(lines: &'static str) -> Vec<Stroke> {
    lines.split_whitespace().map(Draw).collect()
}

fn xs(slots: &'static str) -> Vec<Stroke> {
    slots.split_whitespace().map(X).collect()
}

fn stretch(from: u8, to: u8, last: &'static str) -> Vec<Stroke> {
    vec![Xs(slots(from, to)), X(last)]
}

/// The strokes that meet a mission; without the last one it is not met.
fn strokes(number: u8) -> Vec<Stroke> {
    match number {
        64 => stretch(1, 10, "n11"),
        65 => stretch(12, 26, "n27"),
        66 => stretch(28, 36, "n37"),
        67 => stretch(38, 52, "n53"),
        68 => stretch(1, 9, "n20"),
        69 => circles("error_1 error_2 error_3 error_4 error_5"),
        70 => circles("multiplier_1_high multiplier_2_low multiplier_4_low"),
        71 => circles("plant_2_1 plant_2_2 plant_2_3 plant_3_1 plant_3_2 plant_3_3 plant_3_4"),
        72 => [draws("wall_06 wall_12"), stretch(1, 11, "n12")]
            .into_iter()
            .flatten()
            .collect(),
        73 => [draws("wall_06 wall_10 wall_12"), stretch(1, 11, "n12")]
            .into_iter()
            .flatten()
            .collect(),
        74 => circles("tank_01 tank_03 tank_05 tank_07 tank_09 tank_11"),
        75 => circles("tank_05 tank_06 tank_08 tank_07"),
        76 => xs("n01 n02 n03 n04 n05 n12 n13 n14 n15 n16 n28 n29 n30 n31 n32"),
        77 => xs("n06 n12 n17 n22 n28 n02 n08 n14 n24 n30 n05 n11 n16 n21 n27"),
        78 => draws(
            "tunnel_column_1_2 tunnel_column_1_3 tunnel_column_1_4 tunnel_column_1_5 tunnel_row_6_1 \
             tunnel_row_6_2 tunnel_row_6_3 tunnel_row_6_4 tunnel_row_6_5",
        ),
        79 => circles("antenna_n01 antenna_n06 antenna_n08 antenna_n03 antenna_n11 antenna_n15"),
        80 => circles(
            "greenhouse_top_left_1 greenhouse_top_left_2 greenhouse_top_left_3 greenhouse_top_left_4 \
             greenhouse_top_right_1 greenhouse_top_right_2 greenhouse_top_right_3 greenhouse_top_right_4",
        ),
        81 => circles("tank_n05 tank_n15 tank_n08 tank_n13"),
        82 => circles("tower_01 tower_03 tower_05 tower_07 tower_09"),
        83 => circles("tower_05 tower_06 tower_08 tower_07"),
        84 => crosses(
            "secondary_plant_energy_1 secondary_plant_robot_1 secondary_water_energy_1 \
             secondary_water_robot_1 secondary_water_robot_2 secondary_pearl_energy_1 \
             secondary_pearl_robot_1 secondary_pearl_robot_2 secondary_ruby_energy_1 \
             secondary_ruby_robot_1 secondary_robot_energy_1 secondary_robot_energy_2",
        ),
        85 => crosses(
            "secondary_plant_energy_1 secondary_plant_robot_1 secondary_ruby_energy_1 \
             secondary_ruby_robot_1 secondary_robot_energy_1 secondary_robot_energy_2 \
             main_astronaut_energy_1 main_astronaut_robot_1 main_planning_energy_1 \
             main_planning_robot_1 main_pearl_energy_1 main_pearl_energy_2 main_pearl_robot_1",
        ),
        86 => circles(
            "mine_plant_1_12 mine_plant_1_23 mine_plant_2_23 mine_plant_3_12 mine_plant_4_23 \
             mine_plant_6_12 mine_plant_9_12 mine_plant_9_23",
        ),
        87 => circles(
            "mine_water_2_12 mine_water_4_12 mine_water_5_23 mine_water_7_23 mine_water_8_12",
        ),
        88 => stretch(1, 8, "n09"),
        89 => xs("n09 n38"),
        90 => circles(
            "tower_1_plant_1 tower_1_water tower_4_plant_1 tower_4_plant_2 tower_8_plant_2 tower_8_water",
        ),
        91 => circles(
            "tower_1_plant_1 tower_1_plant_2 tower_1_water tower_4_plant_1 tower_4_plant_2 tower_4_water",
        ),
        92 => [
            crosses("dome_2_split"),
            circles("dome_1 dome_2_left dome_3 dome_4 dome_5 dome_6 dome_7 dome_8 dome_2_right"),
        ]
        .into_iter()
        .flatten()
        .collect(),
        93 => xs("n06 n07 n13 n14"),
        94 => circles("evacuated_1 evacuated_6"),
        95 => circles("evacuated_5 evacuated_6 evacuated_7"),
        // Quarters 1, 4 and 11: no quarantine covers another.
        96 => draws(walkways(&[
            (1, 2),
            (1, 5),
            (1, 8),
            (4, 3),
            (4, 7),
            (4, 11),
            (11, 7),
            (11, 10),
        ])),
        97 => draws(walkways(&[
            (3, 2),
            (3, 4),
            (3, 6),
            (3, 7),
            (9, 5),
            (9, 6),
            (9, 8),
            (9, 10),
        ])),
        98 => circles(
            "energy_1_2 energy_1_3 energy_2_2 energy_2_3 energy_8_2 energy_8_3 energy_9_2 energy_9_3",
        ),
        99 => circles("plant_1_1 plant_2_1 tank_1 tank_2 plant_10_1 plant_11_1 tank_10 tank_11"),
        100 => [
            xs("n05 n16 n43"),
            circles("plant_1_1 plant_1_2 plant_1_3 plant_2_1 plant_2_2 plant_2_3 plant_6_3"),
        ]
        .into_iter()
        .flatten()
        .collect(),
        101 => [xs("n43"), circles("plant_6_3")]
            .into_iter()
            .flatten()
            .collect(),
        102 => xs("n27 n28 n37 n38 n39 n40 n41 n42 n10 n11 n12 n13 n14 n15 n17 n18 n19"),
        103 => [stretch(27, 37, "n38"), stretch(39, 42, "n43")]
            .into_iter()
            .flatten()
            .collect(),
        104 => circles("reactor_6_3 reactor_5_2 reactor_5_3 reactor_4_2 reactor_4_3"),
        105 => circles("tank_n03 tank_n07 tank_n22 tank_n26 tank_n39 tank_n41"),
        106 => circles("flag_1 flag_2 flag_3 flag_4"),
        107 => circles("flag_1 flag_2 flag_3"),
        108 => circles(
            "asteroid_01 asteroid_02 asteroid_03 asteroid_04 asteroid_05 asteroid_06 asteroid_07",
        ),
        109 => crosses(
            "owner_green_1 owner_green_2 owner_blue_1 owner_blue_2 owner_grey_1 owner_grey_2",
        ),
        110 => crosses(
            "owner_plant_1 owner_plant_2 owner_plant_3 owner_plant_4 owner_plant_5 owner_plant_6 \
             owner_water_1 owner_water_2 owner_water_3 owner_water_4",
        ),
        111 => circles("moon_1_1 moon_2_2 moon_5_1 moon_7_1"),
        _ => panic!("missions are numbered 64 to 111, not {number}"),
    }
}

/// The walkways between these quarters, by name.
fn walkways(pairs: &[(u8, u8)]) -> &'static str {
    let sheet: Value =
        serde_json::from_str(include_str!("../../data/scenario-6.json")).expect("a sheet");
    let lines = sheet["lines"].as_array().expect("lines");
    let name = |(a, b): &(u8, u8)| {
        let ends = [json!(format!("quarter_{a}")), json!(format!("quarter_{b}"))];
        let line = lines
            .iter()
            .find(|line| ends.contains(&line["a"]) && ends.contains(&line["b"]));
        line.expect("a walkway")["id"]
            .as_str()
            .expect("an id")
            .to_owned()
    };
    let names: Vec<String> = pairs.iter().map(name).collect();
    Box::leak(names.join(" ").into_boxed_str())
}

/// A table in phase 6 with these strokes on the first player's sheet.
fn in_phase_6(card: MissionCard, strokes: &[Stroke]) -> Table {
    let face = card.face();
    let pile = ["mission_a", "mission_b", "mission_c"][face.letter as usize];
    let mut table = Table::scripted(face.scenario.number(), 2, &[(pile, &[face.id.as_str()])]);
    table.finish_setup();
    table.sheet(0, |sheet| {
        for stroke in strokes {
            match stroke {
                X(slot) => sheet.xs(&[slot]),
                Xs(slots) => sheet.xs(&refs(slots)),
                Circle(mark) => sheet.circle(&[mark]),
                Cross(mark) => sheet.cross(&[mark]),
                Draw(line) => sheet.draw(&[line]),
            };
        }
    });
    table.edit(|state| state["phase"] = json!("missions"));
    table.ask_again();
    table
}

#[test]
fn every_mission_is_accomplished_once() {
    let mut report = "mission      scenario letter  strokes  first later  noted\n".to_owned();
    for card in MissionCard::all() {
        let face = card.face();
        let strokes = strokes(face.card_no);
        let accomplish = json!({ "accomplish": face.letter });
        let almost = in_phase_6(card, &strokes[..strokes.len() - 1]);
        assert!(
            !almost.may(0, &accomplish),
            "{} without the last stroke",
            face.id
        );
        let mut table = in_phase_6(card, &strokes);
        assert!(
            table.may(0, &accomplish),
            "{}: {:?}",
            face.id,
            table.legal(0)
        );
        table.play(0, accomplish);
        table.finish_all();
        let noted = table.state()["noted"][0][face.letter as usize].clone();
        assert_eq!(noted, json!("first"), "{}", face.id);
        let (first, later) = match face.reward {
            Reward::Points { first, later } => {
                assert!(table.points(0, "missions") >= first, "{}", face.id);
                (first, later)
            }
            Reward::Rockets { first, later } => (i32::from(first), i32::from(later)),
            Reward::Symbol => {
                assert!(table.points(0, "missions") >= 8);
                (8, 4)
            }
        };
        report += &format!(
            "{:<12} {:>8} {:>6}  {:>7}  {first:>5} {later:>5}  {noted}\n",
            face.id,
            face.scenario.number(),
            face.letter.id(),
            strokes.len(),
        );
        assert_ne!(table.phase(), Phase::Setup);
    }
    assert_eq!(report.lines().count(), 1 + 48);
    print!("{report}");
    tabletop::assert_golden!("missions", report);
}
