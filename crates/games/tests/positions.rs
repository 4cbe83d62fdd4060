//! A position that somebody has tampered with is refused, or it is a position: it can be played on.

use games::{AnyGame, Json, json};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use tabletop::{Chance, Seat, Seed, Viewer, below};

fn legal(table: &dyn AnyGame, seat: Seat) -> Vec<Json> {
    let list = table.legal(seat).expect("the seat is there");
    serde_json::from_str(list.get()).expect("a list")
}

/// Plays at random, and looks at everything now and then.
fn play_on(table: &mut dyn AnyGame, actions: usize, rng: &mut impl Rng) {
    for i in 0..actions {
        let deciders = table.deciders();
        let Some(seat) = deciders
            .iter()
            .nth(below(rng, deciders.len().max(1) as u32) as usize)
        else {
            assert!(table.outcome().is_some(), "nobody decides: it is over");
            return;
        };
        let list = legal(table, seat);
        assert!(!list.is_empty(), "a decider has something to do");
        if i % 8 == 0 {
            let asked = (
                table.prompt(seat),
                table.considered(seat),
                table.choices(seat),
            );
            assert!(asked.0.is_ok() && asked.1.is_ok() && asked.2.is_ok());
            let _ = (
                table.outline(Viewer::seat(seat)),
                table.standings(Viewer::Spectator),
            );
        }
        let action = &list[below(rng, list.len() as u32) as usize];
        let played = table.play(seat, &[action]);
        assert!(played.is_ok(), "{} is listed", action.get());
    }
}

/// Changes one place of a document.
fn tamper(document: &mut Value, rng: &mut impl Rng) {
    let mut leaves = 0;
    walk(document, &mut |_| leaves += 1);
    let (target, mut i) = (below(rng, leaves), 0);
    let mut spare = Vec::new();
    walk(document, &mut |value| spare.push(value.clone()));
    let other = spare[below(rng, leaves) as usize].clone();
    let (kind, small) = (below(rng, 6), below(rng, 300));
    walk(document, &mut |value| {
        if i == target {
            change(value, kind, small, other.clone());
        }
        i += 1;
    });
}

fn change(value: &mut Value, kind: u32, small: u32, other: Value) {
    match (kind, &mut *value) {
        (0 | 1, Value::Number(_)) => *value = Value::from(small),
        (2, Value::Number(n)) => *value = Value::from(n.as_i64().unwrap_or_default() + 1),
        (0..=2, Value::Array(list)) if !list.is_empty() => {
            list.remove(small as usize % list.len());
        }
        (3, Value::Array(list)) if !list.is_empty() => {
            let again = list[small as usize % list.len()].clone();
            list.push(again);
        }
        (4, Value::Array(list)) if !list.is_empty() => {
            let n = list.len();
            list.swap(0, small as usize % n);
        }
        (_, Value::Bool(flag)) => *flag = !*flag,
        _ => *value = other,
    }
}

fn walk(value: &mut Value, each: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|value| walk(value, each)),
        Value::Object(map) => map.values_mut().for_each(|value| walk(value, each)),
        _ => {}
    }
    each(value);
}

#[test]
fn a_position_that_was_tampered_with_is_refused_or_can_be_played_on() {
    for name in games::NAMES {
        let (mut refused, mut accepted) = (0, 0);
        for i in 0..250 {
            let rng = &mut ChaCha8Rng::from_seed(Seed::of_run(7, i).0);
            let [fewest, most] = games::seats(name, None).expect("a game");
            let seats = fewest + below(rng, (most - fewest + 1) as u32) as usize;
            let chance = Chance::seeded(Seed::from(i % 20));
            let mut table = games::start(name, seats, None, chance).expect("it can be played");
            let actions = below(rng, 150) as usize;
            play_on(&mut *table, actions, rng);
            let mut position: Value = serde_json::from_str(table.position().get()).expect("JSON");
            tamper(&mut position, rng);
            match games::resume(name, seats, None, &json(&position)) {
                Ok(mut table) => {
                    accepted += 1;
                    play_on(&mut *table, 100, rng);
                }
                Err(_) => refused += 1,
            }
        }
        assert!(
            refused > 50 && accepted > 5,
            "{name}: {refused} refused, {accepted} accepted"
        );
    }
}

#[test]
fn a_refused_position_says_what_is_wrong_and_where() {
    let chance = Chance::seeded(Seed::from(3));
    let options = json(&serde_json::json!({"boards": "symmetric"}));
    let table = games::start("planet", 2, Some(&options), chance).expect("two can play");
    let position: Value = serde_json::from_str(table.position().get()).expect("JSON");
    for (place, wrong, told) in [
        (
            "/players/1/surface/covered",
            Value::from(vec!["r99c1"]),
            "players[1].surface.covered[0]: no square is called",
        ),
        (
            "/players/0/delayed",
            Value::from(vec![9]),
            "players[0].delayed: there is no technology of level 9",
        ),
        (
            "/players/0/trackers/tech/space",
            Value::from(99),
            "the trackers of",
        ),
        ("/station/rotation", Value::from(6), "the station"),
    ] {
        let mut changed = position.clone();
        *changed.pointer_mut(place).expect(place) = wrong;
        let refused = games::resume("planet", 2, Some(&options), &json(&changed)).err();
        let error = refused.unwrap_or_else(|| panic!("{place} is taken"));
        let english = words::Speech::new(words::Language::En);
        let said = english.say(&error.words(), &|seat| format!("seat {seat}"));
        assert!(said.contains(told), "{place}: {said}");
    }
}
