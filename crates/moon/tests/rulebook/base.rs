//! What all scenarios share: deck, turn, numbers, missions, first bonuses, system errors, the end.

use crate::table::{Table, refs, slots};
use moon::{Illegal, Noted, Phase, What};
use serde_json::{Value, json};
use tabletop::{Game, Revealed, Seat, Viewer};

const OFFER: [(u8, &str); 3] = [(6, "robot"), (8, "energy"), (10, "water")];

#[test]
fn each_player_takes_the_sheet_in_its_starting_state() {
    let table = Table::new(6, 3);
    for seat in 0..3 {
        let energies = table.circled_of(seat, "energy_");
        assert_eq!(
            (energies, table.public(seat)["slots"].clone()),
            (11, json!({}))
        );
    }
    assert!(Table::new(2, 2).circled(0, "energy_1_1"));
    let tunnels = Table::new(3, 2).public(0)["lines"].as_array().map(Vec::len);
    assert_eq!(tunnels, Some(2));
}

#[test]
fn one_mission_of_each_letter_is_dealt() {
    let draws: &[(&str, &[&str])] = &[
        ("mission_a", &["mission_71"]),
        ("mission_b", &["mission_72"]),
        ("mission_c", &["mission_75"]),
    ];
    let view = Table::scripted(2, 2, draws).game.view(Viewer::Spectator);
    let cards: Vec<Value> = view.missions.iter().map(|m| json!(m.card)).collect();
    assert_eq!(
        cards,
        ["mission_71", "mission_72", "mission_75"].map(Value::from)
    );
    assert!(view.missions.iter().all(|mission| !mission.turned));
}

#[test]
fn the_deck_is_cut_into_three_piles_whose_top_cards_are_known() {
    let draws: &[(&str, &[&str])] = &[
        ("stack_1", &["1_robot", "15_energy"]),
        ("stack_2", &["8_water", "3_planning"]),
        ("stack_3", &["13_astronaut", "2_plant"]),
    ];
    let view = Table::scripted(3, 2, draws).game.view(Viewer::Spectator);
    let offers: Vec<Value> = view.stacks.iter().map(|s| json!(s.combination)).collect();
    assert_eq!(
        offers,
        [(15, "robot"), (3, "water"), (2, "astronaut")]
            .map(|(number, action)| json!({"number": number, "action": action}))
    );
    // The action of the card whose number is offered now comes next.
    let tops: Vec<Value> = view.stacks.iter().map(|stack| json!(stack.top)).collect();
    assert_eq!(
        tops,
        ["15_energy", "3_planning", "2_plant"].map(Value::from)
    );
    assert!(
        view.stacks
            .iter()
            .all(|stack| stack.below == 19 && stack.hidden.is_none())
    );
}

#[test]
fn the_referee_sees_the_cards_below() {
    let view = Table::new(3, 2).game.view(Viewer::Referee);
    assert!(
        view.stacks
            .iter()
            .all(|s| s.hidden.as_ref().map(Vec::len) == Some(19))
    );
}

#[test]
fn each_pile_runs_out_in_turn_21_and_is_made_of_its_own_discards() {
    let mut table = Table::new(6, 2);
    table.finish_all();
    let mut cards: Vec<Vec<String>> = Vec::new();
    while table.state()["turn"] != json!(20) {
        table.finish_all();
        // Nobody loses by system errors, and no mission ends the game.
        table.edit(|state| {
            for seat in 0..2 {
                state["noted"][seat] = json!([null, null, null]);
                for list in ["sheets", "answers"] {
                    let sheet = match list {
                        "sheets" => &mut state["sheets"][seat],
                        _ => &mut state["answers"][seat]["sheet"],
                    };
                    sheet["slots"] = json!({});
                    sheet["crossed"] = json!([]);
                }
            }
        });
        table.ask_again();
    }
    let below = |table: &Table| -> Vec<usize> {
        table
            .game
            .view(Viewer::Spectator)
            .stacks
            .iter()
            .map(|s| s.below)
            .collect()
    };
    assert_eq!(below(&table), [0, 0, 0]);
    for stack in table.game.view(Viewer::Referee).stacks {
        let mut all: Vec<String> = stack
            .discard
            .iter()
            .map(|card| json!(card).to_string())
            .collect();
        all.push(json!(stack.top).to_string());
        all.sort();
        cards.push(all);
    }
    while table.state()["turn"] == json!(20) {
        table.finish_all();
    }
    assert!(table.happened(|what| *what == What::Reshuffled));
    assert_eq!(below(&table), [19, 19, 19]);
    for (stack, before) in table
        .game
        .view(Viewer::Referee)
        .stacks
        .into_iter()
        .zip(cards)
    {
        let hidden = stack.hidden.expect("the referee sees them");
        let all = stack.discard.iter().chain(&hidden).chain([&stack.top]);
        let mut all: Vec<String> = all.map(|card| json!(card).to_string()).collect();
        all.sort();
        assert_eq!(all, before, "each pile keeps its own cards");
        assert_eq!(stack.discard.len(), 1, "the card just flipped stays");
    }
}

#[test]
fn equal_combinations_are_offered_once() {
    let mut table = Table::new(3, 2);
    table.offer([(6, "robot"), (6, "robot"), (6, "energy")]);
    assert_eq!(table.legal(0).len(), 2);
}

#[test]
fn a_number_stands_between_smaller_and_larger_ones() {
    // 2 4 X 5 6 and 3 X X X 4 are valid; neighbours may skip values.
    let mut table = Table::new(4, 2);
    table
        .sheet(0, |sheet| {
            sheet
                .numbers(&[("n01", 2), ("n02", 4), ("n05", 6)])
                .xs(&["n03"]);
            sheet.numbers(&[("n13", 3)]).xs(&["n14", "n15", "n16"]);
            sheet.numbers(&[("n25", 6)]);
        })
        .offer([(5, "robot"), (4, "robot"), (8, "robot")]);
    let mut five = Table {
        game: table.game.clone(),
        events: Vec::new(),
    };
    five.pick(0, 5, "robot");
    let listed = five.listed(0, "write");
    assert!(listed.contains(&"n04".to_owned()) && !listed.contains(&"n06".to_owned()));
    let mut four = Table {
        game: table.game.clone(),
        events: Vec::new(),
    };
    four.pick(0, 4, "robot");
    assert!(four.listed(0, "write").contains(&"n17".to_owned()));
    table.pick(0, 8, "robot");
    assert!(
        table.listed(0, "write").contains(&"n26".to_owned()),
        "6 8 may be neighbours"
    );
}

#[test]
fn no_number_stands_twice_in_a_zone() {
    let mut table = Table::new(4, 2);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n03", 6)]);
    });
    table.offer(OFFER).pick(0, 6, "robot");
    let zone = refs(&slots(1, 12))
        .iter()
        .map(|s| (*s).to_owned())
        .collect::<Vec<String>>();
    assert!(
        table
            .listed(0, "write")
            .iter()
            .all(|slot| !zone.contains(slot))
    );
    let refused = table.refuse(0, json!({"write": {"number": 6, "slot": "n05"}}));
    let Illegal::OutOfOrder { after, before, .. } = refused else {
        panic!("{refused:?}");
    };
    assert_eq!((after, before), (Some(6), None));
}

#[test]
fn gaps_are_allowed_and_can_be_filled_later() {
    let mut table = Table::new(4, 2);
    table.offer(OFFER).write(0, 6, "robot", "n09");
    assert_eq!(table.paper(0)["slots"]["n09"], json!(6));
}

#[test]
fn a_taken_slot_and_a_slot_beyond_the_sheet_are_refused() {
    let mut table = Table::new(4, 2);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n03", 9)]);
    });
    table.offer(OFFER).pick(0, 6, "robot");
    let at = |slot: &str| json!({"write": {"number": 6, "slot": slot}});
    assert!(matches!(table.refuse(0, at("n03")), Illegal::Taken(_)));
    assert!(matches!(table.refuse(0, at("n50")), Illegal::NoSuchSlot(_)));
    let other = table.refuse(0, json!({"write": {"number": 7, "slot": "n01"}}));
    assert_eq!(other, Illegal::OtherNumber { least: 6, most: 6 });
}

#[test]
fn the_astronaut_changes_the_number_by_up_to_two_between_0_and_17() {
    let numbers = |number: u8| {
        let mut table = Table::new(4, 2);
        table.offer([(number, "astronaut"), (8, "robot"), (9, "robot")]);
        table.pick(0, number, "astronaut");
        let of = |action: &Value| action["write"]["number"].as_u64();
        let mut numbers: Vec<u64> = table.legal(0).iter().filter_map(of).collect();
        numbers.dedup();
        numbers
    };
    assert_eq!(numbers(1), [0, 1, 2, 3]);
    assert_eq!(numbers(2), [0, 1, 2, 3, 4]);
    assert_eq!(numbers(15), [13, 14, 15, 16, 17]);
}

#[test]
fn the_astronaut_symbol_is_marked_also_with_an_unchanged_number() {
    for number in [6, 8] {
        let mut table = Table::new(4, 2);
        table
            .offer([(6, "astronaut"), (8, "robot"), (9, "robot")])
            .pick(0, 6, "astronaut");
        table.place(0, number, "n05");
        assert!(table.crossed(0, "astronaut_1"));
    }
}

#[test]
fn planning_writes_an_x_in_another_slot_whatever_the_order() {
    let mut table = Table::new(4, 2);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n01", 5), ("n03", 6)]);
    });
    table
        .offer([(9, "planning"), (8, "robot"), (9, "robot")])
        .write(0, 9, "planning", "n06");
    assert_eq!(table.listed(0, "x").len(), 33);
    table.play(0, json!({"x": "n02"}));
    assert_eq!(table.paper(0)["slots"]["n02"], json!("x"));
    assert!(table.crossed(0, "planning_1"));
}

#[test]
fn planning_may_be_declined_and_then_costs_nothing() {
    let mut table = Table::new(4, 2);
    table
        .offer([(9, "planning"), (8, "robot"), (9, "robot")])
        .write(0, 9, "planning", "n06");
    table.say(0, "decline");
    assert!(!table.crossed(0, "planning_1"));
}

#[test]
fn only_a_combination_that_can_be_written_may_be_picked() {
    let mut table = Table::new(2, 2);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n01", 7)]);
    });
    table.offer([(6, "robot"), (8, "energy"), (9, "robot")]);
    assert!(!table.may(0, &json!({"pick": {"number": 6, "action": "robot"}})));
    let refused = table.refuse(0, json!({"pick": {"number": 6, "action": "robot"}}));
    assert!(matches!(
        refused,
        Illegal::CannotBeWritten { number: 6, .. }
    ));
    let refused = table.refuse(0, json!({"pick": {"number": 5, "action": "robot"}}));
    assert_eq!(refused, Illegal::NotOffered);
}

#[test]
fn a_system_error_is_taken_only_when_nothing_can_be_written() {
    let mut table = Table::new(2, 2);
    table.offer(OFFER);
    assert_eq!(
        table.refuse(0, json!("system_error")),
        Illegal::SomethingCanBeWritten
    );
    // A number after a 17 at the very start of the way: nothing fits.
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n01", 17)]);
    });
    table.offer(OFFER);
    assert!(table.crossed(0, "error_1"), "the rules take it");
    assert_eq!(table.paper(0)["slots"], json!({"n01": 17}));
}

#[test]
fn a_combination_that_only_the_astronaut_can_write_prevents_the_system_error() {
    let mut table = Table::new(2, 2);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n01", 11)]);
    });
    table.offer([(10, "astronaut"), (8, "energy"), (9, "robot")]);
    assert_eq!(table.crossed_off(0, "error_"), 0);
    assert!(
        table.listed(0, "write").contains(&"n02".to_owned()),
        "{:?}",
        table.legal(0)
    );
}

#[test]
fn the_turn_is_sealed_until_the_last_answer() {
    let mut table = Table::new(3, 3);
    table.offer([(6, "robot"), (8, "energy"), (10, "water")]);
    let before: Vec<_> = [1, 2]
        .map(|seat| table.game.view(Viewer::seat(Seat(seat))))
        .to_vec();
    let lists: Vec<_> = [1, 2].map(|seat| table.legal(seat)).to_vec();
    table.write(0, 6, "robot", "n05");
    assert_eq!(table.say(0, "decline").events, []);
    let after: Vec<_> = [1, 2]
        .map(|seat| table.game.view(Viewer::seat(Seat(seat))))
        .to_vec();
    assert_eq!(before, after);
    assert_eq!(lists, [1, 2].map(|seat| table.legal(seat)));
    assert_eq!(table.game.asked().len(), 3);
    assert_eq!(table.public(0)["slots"], json!({}));
    table.finish(1);
    table.pick(2, 6, "robot");
    assert_eq!(
        table.reveal(2, json!({"write": {"number": 6, "slot": "n20"}})),
        Revealed::Nothing
    );
    assert_eq!(table.reveal(2, json!("decline")), Revealed::ToAll);
    assert_eq!(table.public(0)["slots"]["n05"], json!(6));
    assert!(table.happened(|what| matches!(what, What::Wrote { number: 6, .. })));
}

#[test]
fn a_first_bonus_is_shared_by_all_who_gain_it_in_the_same_turn() {
    // A and B complete the top left quarter, C does not.
    let quarter = ["n03", "n04", "n05", "n09", "n10", "n11", "n15"];
    let mut table = Table::new(3, 3);
    for seat in 0..2 {
        table.sheet(seat, |sheet| {
            sheet.xs(&quarter);
        });
    }
    table.offer([(6, "robot"), (8, "energy"), (10, "water")]);
    for seat in [1, 0] {
        table.write(seat, 6, "robot", "n16");
        table.finish(seat);
        assert!(table.circled(seat, "bonus_15_top_left"));
        assert!(
            !table.crossed(2, "bonus_15_top_left"),
            "C's 15 is open until the step opens"
        );
    }
    table.finish(2);
    for seat in 0..2 {
        assert_eq!(table.points(seat, "quarters"), 15);
    }
    assert!(table.crossed(2, "bonus_15_top_left"));
    // Later C gets the lower value.
    table.sheet(2, |sheet| {
        sheet.xs(&quarter);
    });
    table.offer(OFFER).write(2, 6, "robot", "n16");
    assert!(table.circled(2, "bonus_5_top_left"));
}

/// A table of scenario 2 where these seats meet the criterion of mission 70.
fn with_multipliers(seats: usize, who: &[usize]) -> Table {
    let mut table = Table::scripted(2, seats, &[("mission_a", &["mission_70"])]);
    give_multipliers(&mut table, who);
    table
}

fn give_multipliers(table: &mut Table, who: &[usize]) {
    for &seat in who {
        table.sheet(seat, |sheet| {
            sheet.circle(&["multiplier_1_low", "multiplier_2_low", "multiplier_3_low"]);
        });
    }
    table.offer([(6, "water"), (8, "water"), (10, "water")]);
}

#[test]
fn a_sealed_claim_is_seen_by_its_seat_and_the_referee() {
    let mut table = with_multipliers(3, &[0, 1]);
    table.finish_all();
    table.play(1, json!({"accomplish": "a"}));
    let claims = |viewer: Viewer| {
        let view = table.game.view(viewer);
        view.answers.get(&1).map(|answer| answer.claims.clone())
    };
    assert_eq!(claims(Viewer::Referee), Some(vec![moon::Letter::A]));
    assert_eq!(claims(Viewer::seat(Seat(1))), Some(vec![moon::Letter::A]));
    assert_eq!(claims(Viewer::seat(Seat(0))), None);
    assert_eq!(claims(Viewer::Spectator), None);
}

#[test]
fn all_who_accomplish_a_mission_in_the_first_turn_note_the_higher_value() {
    let mut table = with_multipliers(3, &[0, 1]);
    table.finish_all();
    assert_eq!(table.phase(), Phase::Missions);
    assert_eq!(
        table.game.asked().iter().map(|s| s.0).collect::<Vec<_>>(),
        [0, 1]
    );
    for seat in [1, 0] {
        assert!(table.may(seat, &json!("done")), "a mission may be declined");
        table.play(seat, json!({"accomplish": "a"}));
    }
    // Two in turn 1, a third in turn 2: 9, 9 and 5 points.
    give_multipliers(&mut table, &[2]);
    table.finish_all();
    table.play(2, json!({"accomplish": "a"}));
    assert_eq!(
        [0, 1, 2].map(|seat| table.points(seat, "missions")),
        [9, 9, 5]
    );
    let line = table.score(2).breakdown.into_iter();
    let missions = line
        .filter(|line| line.name == "missions")
        .flat_map(|it| it.cards);
    let by_card: Vec<(String, i32)> = missions.map(|it| (it.card, it.points)).collect();
    let dealt = json!(table.game.view(Viewer::Spectator).missions[0].card);
    assert_eq!(
        by_card,
        [(dealt.as_str().unwrap_or_default().to_owned(), 5)]
    );
    let noted = &table.game.view(Viewer::Spectator).missions[0].noted;
    assert_eq!(
        noted,
        &[Some(Noted::First), Some(Noted::First), Some(Noted::Later)]
    );
    assert!(table.happened(|what| *what == What::MissionTurned(moon::Letter::A)));
}

#[test]
fn a_mission_declined_may_be_claimed_later() {
    let mut table = with_multipliers(2, &[0]);
    table.finish_all().say(0, "done");
    assert_eq!(table.points(0, "missions"), 0);
    give_multipliers(&mut table, &[0]);
    table.finish_all();
    table.play(0, json!({"accomplish": "a"}));
    assert_eq!(table.points(0, "missions"), 9);
}

#[test]
fn a_mission_is_accomplished_once_and_only_when_its_criterion_is_met() {
    let mut table = with_multipliers(2, &[0]);
    table.finish_all();
    let refused = table.refuse(0, json!({"accomplish": "b"}));
    assert_eq!(refused, Illegal::NotMet(moon::Letter::B));
    table.play(0, json!({"accomplish": "a"}));
    give_multipliers(&mut table, &[0]);
    table.finish_all();
    assert_eq!(
        table.phase(),
        Phase::Turn,
        "nobody has a mission left to claim"
    );
    assert_eq!(table.points(0, "missions"), 9, "and the value stays");
}

#[test]
fn after_a_system_error_missions_may_still_be_claimed() {
    let mut table = Table::scripted(2, 2, &[("mission_a", &["mission_70"])]);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n01", 17)]);
        sheet.circle(&["multiplier_1_low", "multiplier_2_low", "multiplier_3_low"]);
    });
    table.offer(OFFER).finish_all();
    assert_eq!(
        (table.phase(), table.crossed(0, "error_1")),
        (Phase::Missions, true)
    );
    table.play(0, json!({"accomplish": "a"}));
}

#[test]
fn the_game_ends_with_three_missions() {
    let mut table = with_multipliers(2, &[0]);
    table.edit(|state| state["noted"][0] = json!([null, "first", "later"]));
    table.finish_all();
    table.play(0, json!({"accomplish": "a"}));
    assert_eq!(table.phase(), Phase::Over);
    assert!(table.outcome().won[0]);
}

#[test]
fn the_game_ends_with_the_last_system_error() {
    let mut table = Table::new(2, 2);
    table.sheet(0, |sheet| {
        sheet.numbers(&[("n01", 17)]).cross(&["error_1", "error_2"]);
    });
    table.offer(OFFER).finish_all();
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.points(0, "errors"), -15);
}

#[test]
fn the_game_ends_with_a_full_sheet() {
    let mut table = Table::new(2, 2);
    let most = slots(2, 36);
    table.sheet(0, |sheet| {
        sheet.xs(&refs(&most));
    });
    table
        .offer([(6, "robot"), (8, "robot"), (10, "robot")])
        .pick(0, 6, "robot");
    table.finish_all();
    assert_eq!(table.phase(), Phase::Over);
}

#[test]
fn system_errors_cost_0_5_10_15() {
    for (crossed, points) in [(0, 0), (1, -5), (2, -10), (3, -15)] {
        let mut table = Table::new(3, 2);
        table.sheet(0, |sheet| {
            sheet.cross(&["error_1", "error_2", "error_3"][..crossed]);
        });
        assert_eq!(table.points(0, "errors"), points);
    }
}

#[test]
fn ranks_are_dense_and_fewer_system_errors_break_ties() {
    let end = |errors: [usize; 3], quarters: [usize; 3]| {
        let mut table = Table::new(3, 3);
        for seat in 0..3 {
            table.sheet(seat, |sheet| {
                sheet.cross(&["error_1", "error_2"][..errors[seat]]);
                let lows = [
                    "bonus_5_top_left",
                    "bonus_5_top_right",
                    "bonus_5_bottom_left",
                ];
                sheet.circle(&lows[..quarters[seat]]);
            });
        }
        table.over().outcome().ranks
    };
    assert_eq!(
        end([0, 0, 0], [3, 3, 2]),
        [1, 1, 2],
        "shared, then the next group is second"
    );
    assert_eq!(
        end([0, 1, 0], [1, 2, 0]),
        [1, 2, 3],
        "5 and 10 - 5: fewer errors"
    );
}
