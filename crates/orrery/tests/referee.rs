//! What the referee alone can do and see, through the engine's protocol.

mod common;

use common::{Engine, code};
use serde_json::{Value, json};

/// Picks like a die that everybody knows.
fn die(step: usize, n: usize) -> usize {
    (step * 7919 + 13) % 97 % n
}

/// Plays until something is found in an answer of `play`, or until the game or the script is at its end.
fn play_until<T>(engine: &mut Engine, mut found: impl FnMut(&Value) -> Option<T>) -> Option<T> {
    let mut deciders = engine.ok(&json!({"rewind": {"to": 0}}))["deciders"].clone();
    for step in 0..3000 {
        let seat = deciders[0].as_u64()?;
        let legal = engine.ok(&json!({"legal": {"seat": seat}}))["actions"].clone();
        let legal = legal.as_array().expect("a list");
        let claim = legal
            .iter()
            .find(|action| action.get("accomplish").is_some());
        let action = claim.unwrap_or(&legal[die(step, legal.len())]);
        let play = json!({"seat": seat, "actions": [action], "want": ["view"]});
        let answer = engine.ask(&json!({ "play": play }));
        if answer.get("error").is_some() {
            assert_eq!(code(&answer), "bad_script");
            return None;
        }
        if let Some(it) = found(&answer) {
            return Some(it);
        }
        deciders = answer["deciders"].clone();
    }
    None
}

fn new(engine: &mut Engine, game: &str, seed: u64, options: &Value, piles: &Value) -> Value {
    let chance = json!({"seed": seed, "piles": piles});
    let new = json!({"game": game, "seats": 2, "options": options, "chance": chance});
    engine.ask(&json!({ "new": new }))
}

fn referees_view(engine: &mut Engine) -> Value {
    engine.ok(&json!({"view": {}}))["view"].clone()
}

#[test]
fn race_draws_what_is_scripted_for_a_seat_and_a_purpose() {
    let mut engine = Engine::start();
    let piles = json!({
        "start_worlds": {"draws": [{"card": "old_earth", "seat": 1}]},
        "draw": {"draws": [
            {"card": "spice_world", "for": {"hand": "explore"}},
            {"card": "gem_world", "seat": 1, "for": "first_hand"},
        ]},
    });
    let explored = (0..40).find_map(|seed| {
        if new(&mut engine, "race", seed, &json!({}), &piles)
            .get("error")
            .is_some()
        {
            return None;
        }
        let view = referees_view(&mut engine);
        assert_eq!(view["tableaus"][1][0]["card"], "old_earth");
        let hand = view["hands"][1]["cards"].to_string();
        assert!(hand.contains("gem_world"), "{hand}");
        play_until(&mut engine, |answer| {
            let events = answer["events"].as_array().expect("a list");
            let drew = events.iter().map(|event| &event["drew"]);
            let explored = drew.filter(|drew| drew["why"] == "explore");
            explored.map(|drew| drew["cards"]["cards"].clone()).next()
        })
    });
    let explored = explored.expect("somebody explores");
    assert_eq!(explored[0], "spice_world", "{explored}");
    engine.end();
}

#[test]
fn mars_draws_what_is_scripted_for_a_seat_and_a_purpose() {
    let mut engine = Engine::start();
    let piles = json!({
        "corporations": {"draws": [{"card": "ecoline", "seat": 1}, {"card": "credicor", "seat": 0}]},
        "projects": {"draws": [{"card": "ants", "for": "research"}, {"card": "birds", "seat": 1, "for": "first_cards"}]},
    });
    let options = json!({"corporate_era": true, "draft": false});
    let dealt = (0..40).find_map(|seed| {
        if new(&mut engine, "mars", seed, &options, &piles)
            .get("error")
            .is_some()
        {
            return None;
        }
        let view = referees_view(&mut engine);
        let player = |seat: usize| view["players"][seat].to_string();
        assert!(player(1).contains("\"ecoline\"") && player(1).contains("\"birds\""));
        assert!(player(0).contains("\"credicor\""));
        play_until(&mut engine, |answer| {
            let events = answer["events"].as_array().expect("a list");
            let drew = events.iter().map(|event| &event["drew"]);
            let research = drew.filter(|drew| drew["why"] == "research");
            research.map(|drew| drew["cards"].clone()).next()
        })
    });
    let dealt = dealt.expect("there is a second generation").to_string();
    assert!(dealt.contains("\"ants\""), "{dealt}");
    engine.end();
}

#[test]
fn planet_draws_what_is_scripted_for_a_seat_and_a_purpose() {
    let mut engine = Engine::start();
    let objectives = json!([
        {"card": "objective_03", "for": "neighbours"},
        {"card": "objective_04", "seat": 1, "for": "personal"},
    ]);
    let piles = json!({
        "planets": {"draws": [{"card": "cerberus", "seat": 1}]},
        "objectives": {"draws": objectives},
    });
    let options = json!({"boards": "deal", "personal_objectives": true});
    new(&mut engine, "planet", 3, &options, &piles);
    let view = referees_view(&mut engine);
    assert_eq!(view["players"][1]["planet"], "cerberus");
    let (mut personal, mut neighbours) = (false, false);
    play_until(&mut engine, |answer| {
        let events = answer["events"].as_array().expect("a list");
        for event in events {
            let own = json!({"seat": 1, "objective": "objective_04"});
            personal |= event["drew_objective"] == own;
            neighbours |= event["neighbour_objective"]["objective"] == "objective_03";
        }
        (personal && neighbours).then_some(())
    })
    .expect("both are drawn as the script says");
    engine.end();
}

#[test]
fn a_purpose_for_which_no_card_is_drawn_is_refused() {
    let mut engine = Engine::start();
    let strange = [
        ("race", "draw", json!({"card": "gem_world", "for": "fun"})),
        (
            "mars",
            "projects",
            json!({"card": "ants", "for": {"card": "no_card"}}),
        ),
        ("mars", "first_player", json!({"card": "0", "seat": 0})),
        (
            "planet",
            "events",
            json!({"card": "objective_03", "seat": 0}),
        ),
        (
            "planet",
            "objectives",
            json!({"card": "objective_03", "for": "fun"}),
        ),
        ("moon", "deck", json!({"card": "8_robot", "seat": 0})),
    ];
    for (game, pile, draw) in strange {
        let piles = json!({ pile: {"draws": [draw]} });
        let answer = new(&mut engine, game, 1, &json!({}), &piles);
        assert_eq!(code(&answer), "bad_script", "{game}: {draw}");
        let reason = &answer["error"]["reason"]["unknown_purpose"];
        assert_eq!(
            (&reason["pile"], &reason["draw"]),
            (&json!(pile), &draw),
            "{answer}"
        );
    }
    engine.end();
}

#[test]
fn the_referee_sees_missions_that_are_claimed_in_a_sealed_answer() {
    let mut engine = Engine::start();
    let claimed = (0..40).any(|seed| {
        let new = json!({"game": "moon", "seats": 4, "options": {"scenario": 8}, "chance": {"seed": seed}});
        engine.ok(&json!({ "new": new }));
        let claim = play_until(&mut engine, |answer| {
            // Somebody has still to answer: nothing is open yet.
            let other = answer["deciders"][0].as_u64()?;
            let answers = answer["view"]["answers"].as_object()?.iter();
            let mut claims = answers.filter(|(_, answer)| answer.get("claims").is_some());
            let (seat, answer) = claims.find(|(seat, _)| **seat != other.to_string())?;
            Some((seat.clone(), answer["claims"].clone(), other))
        });
        let Some((seat, claims, other)) = claim else {
            return false;
        };
        let own: u64 = seat.parse().expect("a seat");
        let own = engine.ok(&json!({"view": {"as": own}}))["view"].clone();
        assert_eq!(own["answers"][&seat]["claims"], claims);
        let other = engine.ok(&json!({"view": {"as": other}}))["view"].clone();
        assert_eq!(other["answers"].get(&seat), None, "what is sealed is sealed");
        true
    });
    assert!(claimed, "somebody claims a mission before another answers");
    engine.end();
}

#[test]
fn the_view_at_the_end_shows_what_is_settled_before_scoring() {
    let mut engine = Engine::start();
    new(&mut engine, "moon", 11, &json!({"scenario": 8}), &json!({}));
    let settled = |view: &Value| {
        let sheets = view["sheets"].as_array().expect("sheets").iter();
        let rings = sheets.map(|sheet| {
            let marks = sheet["circled"].as_array().expect("marks").iter();
            let rings = marks.filter(|mark| {
                mark.as_str()
                    .is_some_and(|mark| mark.starts_with("settled_"))
            });
            rings.count()
        });
        rings.collect::<Vec<usize>>()
    };
    let mut before = Vec::new();
    let over = play_until(&mut engine, |answer| {
        let view = &answer["view"];
        if view["phase"] == "over" {
            return Some(settled(view));
        }
        before = settled(view);
        None
    });
    let over = over.expect("the game ends");
    let planets = over[0];
    assert!(
        planets > 5 && over.iter().all(|n| *n == planets),
        "{over:?}"
    );
    assert_ne!(before, over, "not all planets are full when the game ends");
    engine.end();
}
