//! The solo game against ASTRA.

use crate::table::{Table, refs, slots};
use moon::{Illegal, Letter, Opponent, Phase, Scenario, TopView, What};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use tabletop::{Events, Game, Viewer, below};

fn astra(table: &Table) -> Value {
    table.state()["astra"].clone()
}

fn pick(number: u8, action: &str, unused: &str) -> Value {
    json!({"pick": {"number": number, "action": action, "unused": unused}})
}

/// A solo table against Katherine whose deck gives these cards.
fn solo(scenario: u8, cards: &[&str]) -> Table {
    let mut table = Table::solo(scenario, Opponent::Katherine, &[("deck", cards)]);
    table.finish_setup();
    table
}

/// Gives ASTRA cards of these kinds.
fn give(table: &mut Table, cards: &[&str]) {
    table.edit(|state| state["astra"]["given"] = json!(cards));
}

fn astra_score(table: &Table) -> i32 {
    table.game.standings(Viewer::Spectator).rivals[0]
        .score
        .total
}

#[test]
fn the_effect_cards_lie_among_the_last_24_of_66() {
    for seed in 0..20 {
        let options = moon::Options {
            scenario: Scenario::Mine,
            ..Default::default()
        };
        let chance = tabletop::Chance::seeded(tabletop::Seed::from(seed));
        let game = moon::Moon::new(&options, 1, chance).expect("a setup");
        let hidden = game
            .view(Viewer::Referee)
            .astra
            .and_then(|astra| astra.hidden)
            .expect("deck");
        assert_eq!(hidden.len(), 63, "three lie open");
        // The next card is the last.
        let effects = hidden
            .iter()
            .take(24)
            .filter(|card| card.letter().is_some())
            .count();
        assert_eq!(effects, 3);
    }
}

#[test]
fn of_the_deck_only_the_action_on_top_is_seen() {
    let table = solo(4, &["1_robot", "2_plant", "3_water", "9_energy"]);
    let view = table
        .game
        .view(Viewer::Seats(tabletop::SeatSet::all(1)))
        .astra
        .expect("ASTRA");
    assert_eq!(json!(view.open), json!(["1_robot", "2_plant", "3_water"]));
    assert_eq!(view.top, Some(TopView::Action(moon::Symbol::Energy)));
    assert_eq!((view.hidden, view.deck), (None, 63));
}

#[test]
fn two_different_cards_are_used_one_for_its_number_one_for_its_action() {
    let table = solo(4, &["1_robot", "2_plant", "3_water"]);
    let mut expected = vec![
        pick(1, "plant", "3_water"),
        pick(1, "water", "2_plant"),
        pick(2, "robot", "3_water"),
        pick(2, "water", "1_robot"),
        pick(3, "robot", "2_plant"),
        pick(3, "plant", "1_robot"),
    ];
    let mut legal = table.legal(0);
    legal.sort_by_key(Value::to_string);
    expected.sort_by_key(Value::to_string);
    assert_eq!(legal, expected);
}

#[test]
fn the_unused_card_is_given_to_astra_and_the_others_are_discarded() {
    let mut table = solo(4, &["1_robot", "2_plant", "3_water"]);
    table.play(0, pick(1, "plant", "3_water"));
    table.play(0, json!({"write": {"number": 1, "slot": "n04"}}));
    assert_eq!(astra(&table)["given"], json!(["3_water"]));
    assert_eq!(astra(&table)["discard"], json!(["1_robot", "2_plant"]));
    assert!(table.happened(|what| matches!(what, What::Given(_))));
    assert_eq!(table.state()["turn"], json!(2));
}

#[test]
fn after_a_system_error_any_of_the_three_cards_is_given() {
    let mut table = solo(2, &["1_robot", "2_plant", "3_water"]);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n01", 17)]).cross(&["error_1"]);
    });
    table.ask_again();
    assert!(table.crossed(0, "error_2"), "no pair can be written");
    table.choose(0, "wall_01");
    assert_eq!(table.phase(), Phase::HandOver);
    assert_eq!(
        table.listed(0, "hand_over"),
        ["1_robot", "2_plant", "3_water"]
    );
    table.play(0, json!({"hand_over": "2_plant"}));
    assert_eq!(astra(&table)["given"], json!(["2_plant"]));
}

#[test]
fn a_solo_bonus_removes_the_card_instead() {
    let mut table = solo(7, &["6_robot", "8_plant", "9_energy"]);
    table.sheet(0, |sheet| {
        sheet.circle(&["double_1"]);
    });
    table.ask_again();
    table.play(0, pick(6, "energy", "8_plant"));
    table.play(0, json!({"write": {"number": 6, "slot": "n02"}}));
    table.say(0, "decline");
    let (give, remove) = (
        json!({"hand_over": "8_plant"}),
        json!({"remove": "8_plant"}),
    );
    assert_eq!(table.legal(0), [give, remove.clone()]);
    table.play(0, remove);
    let now = astra(&table);
    assert_eq!(
        (now["removed"].clone(), now["given"].clone()),
        (json!(["8_plant"]), json!([]))
    );
    // It is spent: the next card is given without asking.
    let view = table.game.view(Viewer::Spectator).astra.expect("ASTRA");
    assert_eq!((view.bonuses, view.spent), (0, 1));
}

#[test]
fn a_wild_action_replaces_the_action_of_the_second_card() {
    let mut table = solo(2, &["6_robot", "8_plant", "9_energy"]);
    table.sheet(0, |sheet| {
        sheet.circle(&["wild_planning_1"]);
    });
    table.ask_again();
    let wild = table
        .legal(0)
        .into_iter()
        .filter(|action| action["pick"]["wild"] == json!(true));
    assert_eq!(wild.count(), 36, "six pairs with six actions");
}

#[test]
fn an_effect_card_is_resolved_when_it_is_turned_and_replaced() {
    let cards = [
        "1_robot", "2_plant", "3_water", "6_robot", "effect_a", "8_plant", "9_energy",
    ];
    let mut table = solo(3, &cards);
    table.play(0, pick(1, "plant", "3_water"));
    table.finish(0);
    assert_eq!(table.phase(), Phase::Effect(Letter::A));
    let bonuses = table.listed(0, "choose");
    assert_eq!(bonuses.len(), 4, "the four 15-point bonuses");
    table.choose(0, "bonus_15_top_left");
    assert!(table.crossed(0, "bonus_15_top_left"));
    assert_eq!(
        astra(&table)["open"],
        json!(["6_robot", "8_plant", "9_energy"])
    );
    let discard = astra(&table)["discard"].clone();
    assert!(
        discard
            .as_array()
            .is_some_and(|cards| cards.contains(&json!("effect_a")))
    );
    assert_eq!(table.state()["missions"][0]["turned"], json!(false));
}

/// Brings a table to the second pass of its deck, with this card on top of it.
fn second_pass(scenario: u8, card: &str) -> Table {
    let mut table = solo(scenario, &["6_robot", "8_plant", "9_energy"]);
    table.edit(|state| {
        state["astra"]["second_pass"] = json!(true);
        state["astra"]["top"] = json!(card);
    });
    table
}

/// Plays the running turn whatever it brings.
fn play_turn(table: &mut Table) {
    let turn = table.state()["turn"].clone();
    while table.state()["turn"] == turn && table.phase() != Phase::Over {
        table.finish(0);
    }
}

#[test]
fn the_second_time_an_effect_card_turns_the_mission_of_its_letter() {
    let mut table = second_pass(3, "effect_b");
    play_turn(&mut table);
    assert_eq!(table.phase(), Phase::Effect(Letter::B));
    table.choose(0, "bonus_15_top_right");
    assert_eq!(table.state()["missions"][1]["turned"], json!(true));
    // Card C has no effect in scenario 3, but turns its mission.
    let mut table = second_pass(3, "effect_c");
    play_turn(&mut table);
    assert_eq!(table.phase(), Phase::Turn);
    assert_eq!(table.state()["missions"][2]["turned"], json!(true));
}

#[test]
fn a_turned_mission_gives_the_lower_value() {
    let mut table = solo(2, &["6_robot", "8_plant", "9_energy"]);
    table.edit(|state| state["missions"][2]["turned"] = json!(true));
    table.edit(|state| state["missions"][2]["card"] = json!("mission_74"));
    table.sheet(0, |sheet| {
        sheet.circle(&[
            "tank_01", "tank_02", "tank_03", "tank_04", "tank_05", "tank_06",
        ]);
    });
    table.ask_again();
    table.play(0, pick(6, "plant", "9_energy"));
    table.play(0, json!({"write": {"number": 6, "slot": "n09"}}));
    table.say(0, "decline");
    table.play(0, json!({"accomplish": "c"}));
    assert_eq!(table.points(0, "missions"), 5);
}

#[test]
fn the_deck_is_used_twice_at_most_35_turns() {
    // A sheet that never fills: scenario 6 with its slots wiped every turn.
    let mut table = solo(4, &[]);
    let mut reshuffles = Vec::new();
    for _ in 0..200 {
        if table.phase() == Phase::Over {
            break;
        }
        table.finish(0);
        table.edit(|state| {
            for path in ["sheets", "answers"] {
                let sheet = match path {
                    "sheets" => &mut state["sheets"][0],
                    _ => &mut state["answers"][0]["sheet"],
                };
                if sheet["slots"]
                    .as_object()
                    .is_some_and(|slots| slots.len() > 20)
                {
                    sheet["slots"] = json!({});
                }
                let crossed = sheet["crossed"].as_array_mut().expect("a list");
                crossed.retain(|name| !name.as_str().unwrap_or_default().starts_with("error"));
            }
            state["noted"][0] = json!([null, null, null]);
        });
        if table.phase() == Phase::Turn {
            table.ask_again();
        }
        if table.happened(|what| *what == What::Reshuffled) && reshuffles.is_empty() {
            reshuffles.push(table.state()["turn"].clone());
        }
    }
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(reshuffles, [json!(22)]);
    assert_eq!(table.state()["turn"], json!(35));
    let given = astra(&table)["given"].as_array().map_or(0, Vec::len);
    let removed = astra(&table)["removed"].as_array().map_or(0, Vec::len);
    assert_eq!(given + removed, 35);
}

#[test]
fn astra_scores_its_cards_a_fixed_sum_and_its_level() {
    // Katherine: 7 robots are 14; in scenario 2 besides 5 + 1.
    let mut table = solo(2, &[]);
    assert_eq!(astra_score(&table), 6);
    give(&mut table, &["1_robot"; 7]);
    assert_eq!(astra_score(&table), 6 + 14);
    // Scenario 3 against Franklin with 3 energy, 2 water, 1 astronaut: 18 + 6 + 3 + 10 + 12.
    let mut table = Table::solo(3, Opponent::Franklin, &[]);
    let cards = [
        "1_energy",
        "4_energy",
        "9_energy",
        "3_water",
        "8_water",
        "3_astronaut",
    ];
    give(&mut table, &cards);
    assert_eq!(astra_score(&table), 49);
}

#[test]
fn in_scenario_1_astra_advances_on_its_track() {
    let mut table = solo(1, &[]);
    assert_eq!(astra_score(&table), 10, "15 boxes are crossed at the start");
    give(&mut table, &["1_robot"]);
    assert_eq!(astra_score(&table), 20);
    let mut table = Table::solo(1, Opponent::Peggy, &[]);
    give(&mut table, &["3_planning"]);
    assert_eq!(astra_score(&table), 10, "six level boxes");
}

#[test]
fn scenario_1_ends_when_astra_launches_and_launches_of_one_turn_are_compared() {
    // 66 boxes by cards: 33 robots of Katherine, the last one handed over now.
    let play = |rockets: usize, extra: usize| {
        let cards = ["6_energy", "8_plant", "9_robot"];
        let mut table = solo(1, &cards);
        give(&mut table, &["1_robot"; 32]);
        table.sheet(0, |sheet| {
            let names: Vec<String> = (1..=rockets).map(|n| format!("rocket_{n:02}")).collect();
            sheet.cross(&refs(&names));
            let values: Vec<String> = (0..10).map(|n| format!("value_{}", 15 * n)).collect();
            if rockets == 31 {
                sheet.cross(&refs(&values));
            }
            sheet.cross(&["extra_rocket_1"][..extra]);
        });
        table.ask_again();
        table.play(0, pick(6, "plant", "9_robot"));
        table.play(0, json!({"write": {"number": 6, "slot": "n40"}}));
        assert_eq!(table.phase(), Phase::Over);
        let outcome = table.outcome();
        (
            outcome.won[0],
            outcome.verdict.expect("a verdict").id.into_owned(),
        )
    };
    assert_eq!(play(20, 0), (false, "moon-verdict-lost".to_owned()));
    assert_eq!(play(31, 0), (false, "moon-verdict-draw".to_owned()));
    assert_eq!(play(31, 1), (true, "moon-verdict-won".to_owned()));
}

#[test]
fn equal_scores_are_a_draw_only_without_system_errors() {
    let end = |errors: usize| {
        let mut table = solo(2, &[]);
        // 6 points for ASTRA, 6 + 0 or 11 - 5 for the player.
        table.sheet(0, |sheet| {
            sheet.circle(if errors == 0 {
                &["tank_04"]
            } else {
                &["tank_03", "tank_04"]
            });
            sheet.cross(&["error_1"][..errors]);
        });
        table
            .over()
            .outcome()
            .verdict
            .expect("a verdict")
            .id
            .into_owned()
    };
    assert_eq!(end(0), "moon-verdict-draw");
    assert_eq!(end(1), "moon-verdict-lost");
}

#[test]
fn majorities_are_decided_against_cards_given() {
    // Scenario 2: complete zones against pairs of energy cards.
    let zones = |count: usize, energies: usize| {
        let mut table = solo(2, &[]);
        let (filled, walls): (Vec<String>, Vec<String>) = (
            slots(1, count as u8),
            (1..=count).map(|n| format!("wall_{n:02}")).collect(),
        );
        table.sheet(0, |sheet| {
            sheet.xs(&refs(&filled)).draw(&refs(&walls));
        });
        give(&mut table, &vec!["1_energy"; energies]);
        table.points(0, "most_zones")
    };
    assert_eq!([zones(2, 5), zones(2, 6), zones(0, 0)], [20, 10, 0]);
    // Scenario 3 and 5: astronauts against astronaut cards.
    let astronauts = |scenario: u8, crossed: usize, cards: usize| {
        let mut table = solo(scenario, &[]);
        let names: Vec<String> = (1..=crossed).map(|n| format!("astronaut_{n}")).collect();
        table.sheet(0, |sheet| {
            sheet.cross(&refs(&names));
        });
        give(&mut table, &vec!["3_astronaut"; cards]);
        table.points(0, "astronauts")
    };
    assert_eq!(
        [
            astronauts(3, 4, 4),
            astronauts(3, 4, 5),
            astronauts(3, 0, 0)
        ],
        [20, 10, 0]
    );
    assert_eq!([astronauts(5, 4, 4), astronauts(5, 4, 5)], [-10, 0]);
}

#[test]
fn solo_bonuses_are_gained_as_the_scenario_card_says() {
    let bonuses = |scenario: u8, circled: &[&str]| {
        let mut table = solo(scenario, &[]);
        table.sheet(0, |sheet| {
            sheet.circle(circled);
        });
        table
            .game
            .view(Viewer::Spectator)
            .astra
            .expect("ASTRA")
            .bonuses
    };
    assert_eq!(bonuses(1, &["fx_8a_3", "fx_7a_2"]), 2);
    assert_eq!(bonuses(2, &["multiplier_1_high"]), 2);
    assert_eq!(bonuses(3, &["bonus_15_top_left"]), 2);
    assert_eq!(bonuses(4, &["filling_bonus_ruby"]), 2);
    assert_eq!(bonuses(5, &["top_1_high", "bottom_2_high"]), 2);
    assert_eq!(bonuses(6, &["activate_green", "spread_water_1"]), 2);
    assert_eq!(bonuses(7, &["double_3"]), 1);
    assert_eq!(
        bonuses(2, &["multiplier_1_low"]),
        0,
        "not for the lower value"
    );
}

#[test]
fn every_second_flag_of_both_sheets_is_a_solo_bonus() {
    let mut table = solo(8, &[]);
    let counts = [
        ("flag_1", 0, 0),
        ("flag_2", 0, 1),
        ("flag_3", 1, 1),
        ("flag_4", 1, 2),
    ];
    for (flag, sheet, bonuses) in counts {
        table.sheet(sheet, |paper| {
            if sheet == 0 {
                paper.circle(&[flag]);
            } else {
                paper.cross(&[flag]);
            }
        });
        assert_eq!(
            table
                .game
                .view(Viewer::Spectator)
                .astra
                .expect("ASTRA")
                .bonuses,
            bonuses
        );
    }
}

#[test]
fn a_sabotage_of_the_solo_player_has_no_other_effect_and_astra_takes_symbols_away() {
    let mut table = second_pass(1, "effect_a");
    play_turn(&mut table);
    assert_eq!(table.phase(), Phase::Effect(Letter::A));
    assert_eq!(table.listed(0, "choose").len(), 8);
    table.choose(0, "fx_8a_3");
    assert!(table.crossed(0, "fx_8a_3"));
    assert_eq!(table.circled_of(0, "error_"), 1);
    // With no symbol left there is no effect at all.
    let mut table = second_pass(1, "effect_a");
    let all = [
        "fx_8a_3", "fx_7a_2", "fx_5a_3", "fx_5a_4", "fx_4a_4", "fx_3a_3", "fx_3a_4", "fx_2d_2",
    ];
    table.sheet(0, |sheet| {
        sheet.cross(&all);
    });
    table.ask_again();
    play_turn(&mut table);
    assert_eq!(
        (table.phase(), table.circled_of(0, "error_")),
        (Phase::Turn, 0)
    );
}

#[test]
fn astra_takes_a_first_bonus_away() {
    for (scenario, count, first) in [
        (2, 4, "multiplier_1_high"),
        (3, 4, "bonus_15_top_left"),
        (4, 4, "filling_bonus_plant"),
        (5, 8, "bottom_1_high"),
        (7, 6, "double_1"),
    ] {
        let mut table = second_pass(scenario, "effect_a");
        play_turn(&mut table);
        assert_eq!(
            table.listed(0, "choose").len(),
            count,
            "scenario {scenario}"
        );
        table.choose(0, first);
        assert!(table.crossed(0, first) && !table.circled(0, first));
    }
}

#[test]
fn in_scenario_6_astra_activates_green_or_blue_and_the_viruses_spread_at_once() {
    let cards = ["6_robot", "8_plant", "9_energy", "effect_c"];
    let mut table = solo(6, &cards);
    play_turn(&mut table);
    assert_eq!(table.phase(), Phase::Effect(Letter::C));
    assert_eq!(
        table.listed(0, "choose"),
        ["activate_blue", "activate_green"]
    );
    table.choose(0, "activate_green");
    assert!(table.circled(0, "target_3") && table.crossed(0, "activate_green"));
    let bonuses = table
        .game
        .view(Viewer::Spectator)
        .astra
        .expect("ASTRA")
        .bonuses;
    assert_eq!(bonuses, 0, "none for what ASTRA activates");
    // The grey virus sits in quarter 1 and comes first, then green in quarter 3.
    assert!(table.listed(0, "infect")[0].as_str() < "n06");
    let slot = table.listed(0, "infect")[0].clone();
    table.play(0, json!({"infect": slot}));
    assert_eq!(
        table.listed(0, "infect").first().map(String::as_str),
        Some("n11")
    );
    table.play(0, json!({"infect": "n11"}));
    assert_eq!(table.phase(), Phase::Turn);
    // With both active a spread symbol is crossed off instead.
    let mut table = solo(6, &cards);
    table.sheet(0, |sheet| {
        sheet.cross(&["activate_green", "activate_blue", "spread_plant_1"]);
    });
    table.ask_again();
    play_turn(&mut table);
    let spreads = ["spread_plant_2", "spread_water_1", "spread_water_2"];
    assert_eq!(table.listed(0, "choose"), spreads);
}

#[test]
fn in_scenario_6_the_second_draw_activates_the_virus_of_the_mission() {
    let mut table = second_pass(6, "effect_b");
    play_turn(&mut table);
    assert!(table.crossed(0, "activate_purple") && table.circled(0, "target_6"));
    assert_eq!(table.phase(), Phase::Effect(Letter::B), "its propagation");
    table.finish(0);
    assert_eq!(table.state()["missions"][1]["turned"], json!(true));
    // Already active: no propagation, but the mission is turned.
    let mut table = second_pass(6, "effect_b");
    table.sheet(0, |sheet| {
        sheet.cross(&["activate_purple"]).circle(&["target_6"]);
    });
    table.ask_again();
    play_turn(&mut table);
    assert_eq!(
        (
            table.phase(),
            table.state()["missions"][1]["turned"].clone()
        ),
        (Phase::Turn, json!(true))
    );
}

#[test]
fn an_own_virus_spreads_and_an_own_spread_symbol_does_not() {
    let plant = |before: usize| {
        let mut table = solo(6, &["6_robot", "8_plant", "9_energy"]);
        let crossed: Vec<String> = (1..=before)
            .map(|n| format!("plant_symbol_{n:02}"))
            .collect();
        table.sheet(0, |sheet| {
            sheet.cross(&refs(&crossed));
        });
        table.ask_again();
        table.play(0, pick(6, "plant", "9_energy"));
        table.play(0, json!({"write": {"number": 6, "slot": "n21"}}));
        table.say(0, "use");
        let bonuses = table
            .game
            .view(Viewer::Spectator)
            .astra
            .expect("ASTRA")
            .bonuses;
        (table.phase(), bonuses)
    };
    assert_eq!(plant(4), (Phase::Propagation, 1));
    assert_eq!(
        plant(7),
        (Phase::HandOver, 1),
        "and the bonus can be used in this turn"
    );
}

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
fn battle(card: &str, write: impl Fn(&mut crate::table::Paper)) -> Table {
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

#[test]
fn only_the_card_on_the_table_can_be_handed_over() {
    let mut table = solo(2, &["1_robot", "2_plant", "3_water"]);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n01", 17)]).cross(&["error_1"]);
    });
    table.ask_again();
    table.choose(0, "wall_01");
    assert_eq!(
        table.refuse(0, json!({"hand_over": "9_energy"})),
        Illegal::OtherCard
    );
    assert_eq!(
        table.refuse(0, json!({"remove": "2_plant"})),
        Illegal::NoSoloBonus
    );
}

#[test]
fn every_scenario_can_be_played_against_every_opponent() {
    for scenario in Scenario::ALL {
        for opponent in Opponent::ALL {
            let mut table = Table::solo(scenario.number(), opponent, &[]);
            let mut rng = ChaCha8Rng::seed_from_u64(u64::from(opponent.level()));
            let mut actions = Vec::new();
            while let Some(seat) = table.game.deciders().first() {
                actions.clear();
                table.game.legal_actions(seat, &mut actions);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                let _ = table.game.play(seat, &action, &mut Events::off());
            }
            let outcome = table.outcome();
            let astra = outcome.rivals[0].score.total;
            let verdict = outcome.verdict.expect("a verdict").id;
            match verdict.as_ref() {
                "moon-verdict-won" => assert!(outcome.won[0] && outcome.scores[0] >= astra),
                "moon-verdict-draw" => assert!(!outcome.won[0] && outcome.scores[0] == astra),
                _ => assert!(!outcome.won[0] && outcome.scores[0] <= astra),
            }
            assert!(table.state()["turn"].as_u64() <= Some(35));
        }
    }
}
