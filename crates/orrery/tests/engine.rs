//! The engine protocol, spoken with the real binary. docs/engine-protocol.md tells it.

mod common;

use common::Engine;
use serde_json::{Value, json};

fn new_game(engine: &mut Engine) {
    engine.ok(&json!({"new": {"game": "race", "seats": 2, "chance": {"seed": 7}}}));
}

fn legal(engine: &mut Engine, seat: u64) -> Vec<Value> {
    let answer = engine.ok(&json!({"legal": {"seat": seat}}));
    answer["actions"].as_array().expect("a list").clone()
}

/// Plays the first legal action of the first decider until the game is over; says how many.
fn play_out(
    engine: &mut Engine,
    mut deciders: Value,
    pick: impl Fn(usize, usize) -> usize,
) -> usize {
    for step in 0..5000 {
        let Some(seat) = deciders[0].as_u64() else {
            return step;
        };
        let actions = legal(engine, seat);
        let action = &actions[pick(step, actions.len())];
        let answer = engine.ok(&json!({"play": {"seat": seat, "actions": [action]}}));
        deciders = answer["deciders"].clone();
    }
    panic!("the game does not end");
}

/// Picks like a die that everybody knows.
fn die(step: usize, n: usize) -> usize {
    (step * 7919 + 13) % 97 % n
}

#[test]
fn hello_names_the_program_the_protocol_and_the_games() {
    let mut engine = Engine::start();
    let hello = engine.ok(&json!({"hello": {}}));
    assert!(
        hello["program"]
            .as_str()
            .expect("a name")
            .starts_with("orrery ")
    );
    assert_eq!(hello["protocol"], 2);
    let race = &hello["games"].as_array().expect("a list")[0];
    assert_eq!(
        (&race["name"], &race["seats"]),
        (&json!("race"), &json!([2, 4]))
    );
    assert_eq!(race["piles"], json!(["start_worlds", "draw"]));
    assert!(
        race["options"]["fields"]
            .as_array()
            .is_some_and(|fields| !fields.is_empty())
    );
    engine.end();
}

#[test]
fn a_game_is_played_to_its_end_and_its_record_replays() {
    let mut engine = Engine::start();
    let start = engine
        .ok(&json!({"new": {"game": "race", "seats": 2, "options": {}, "chance": {"seed": 7}}}));
    assert_eq!(start["deciders"], json!([0, 1]));
    assert_eq!(engine.ok(&json!({"outcome": {}}))["outcome"], Value::Null);
    let played = play_out(&mut engine, start["deciders"].clone(), die);
    let outcome = engine.ok(&json!({"outcome": {}}))["outcome"].clone();
    for list in ["scores", "ranks", "breakdown", "won"] {
        assert_eq!(
            outcome[list].as_array().map(Vec::len),
            Some(2),
            "{list}: {outcome}"
        );
    }
    let action = json!("stop");
    assert_eq!(
        engine.code(&json!({"play": {"seat": 0, "actions": [action]}})),
        "game_over"
    );
    let record = engine.ok(&json!({"record": {}}))["record"].clone();
    assert_eq!(record["outcome"], outcome);
    let lines = record["lines"].as_array().expect("a list").len();
    assert_eq!(record["digests"].as_array().map(Vec::len), Some(lines));
    assert_eq!(record["events"].as_array().map(Vec::len), Some(lines));

    let loaded = engine.ok(&json!({"load": {"record": record}, "table": 2}));
    assert_eq!(
        (&loaded["deciders"], &loaded["played"]),
        (&json!([]), &json!(played))
    );
    assert_eq!(
        engine.ok(&json!({"record": {}, "table": 2}))["record"],
        record
    );
    let back = engine.ok(&json!({"rewind": {"to": 0}, "table": 2}));
    assert_eq!(
        (&back["deciders"], &back["played"]),
        (&json!([0, 1]), &json!(0))
    );
    engine.end();
}

#[test]
fn an_id_is_echoed_and_tables_are_apart() {
    let mut engine = Engine::start();
    let answer = engine.ok(&json!({"id": {"n": [1, "a"]}, "table": "a",
        "new": {"game": "race", "seats": 2, "chance": {"seed": 1}}}));
    assert_eq!(answer["id"], json!({"n": [1, "a"]}));
    let answer = engine
        .ok(&json!({"table": "b", "new": {"game": "race", "seats": 3, "chance": {"seed": 1}}}));
    assert_eq!(
        (&answer["deciders"], answer.get("id")),
        (&json!([0, 1, 2]), None)
    );
    let answer = engine.ok(&json!({"table": "a", "legal": {"seat": 1}}));
    assert!(
        answer["actions"]
            .as_array()
            .is_some_and(|list| list.len() > 1)
    );
    assert_eq!(
        engine.code(&json!({"legal": {"seat": 1}})),
        "bad_request",
        "nothing is on the plain table"
    );
    let answer = engine.ask(&json!({"id": 9, "table": "a", "legal": {"seat": 7}}));
    assert_eq!(
        (&answer["id"], common::code(&answer).as_str()),
        (&json!(9), "bad_seat")
    );
    engine.end();
}

#[test]
fn what_is_wrong_gets_its_error_and_changes_nothing() {
    let mut engine = Engine::start();
    new_game(&mut engine);
    let before = engine.ok(&json!({"position": {}}));
    let first = &legal(&mut engine, 0)[0];
    let wrong: [(Value, &str); 24] = [
        (
            json!({"new": {"game": "chess", "seats": 2, "chance": {"seed": 1}}}),
            "unknown_game",
        ),
        (
            json!({"new": {"game": "race", "seats": 9, "chance": {"seed": 1}}}),
            "bad_request",
        ),
        (
            json!({"new": {"game": "race", "seats": 2, "chance": {"seed": -1}}}),
            "bad_request",
        ),
        (
            json!({"new": {"game": "race", "seats": 2, "options": {"colour": 3}}}),
            "bad_request",
        ),
        (
            json!({"new": {"game": "race", "seats": 2, "position": {}}}),
            "bad_request",
        ),
        (
            json!({"new": {"game": "race", "seats": 2, "chance": {"seed": 1, "piles": {"socks": {"draws": []}}}}}),
            "bad_script",
        ),
        (
            json!({"new": {"game": "race", "seats": 2, "chance": {"seed": 1, "piles": {"draw": {"draws": ["comet"]}}}}}),
            "bad_script",
        ),
        (json!({"legal": {"seat": 2}}), "bad_seat"),
        (json!({"legal": {"seat": "me"}}), "bad_seat"),
        (
            json!({"play": {"seat": -1, "actions": [first]}}),
            "bad_seat",
        ),
        (
            json!({"play": {"seat": 0, "actions": [{"dance": "tango"}]}}),
            "bad_action",
        ),
        (
            json!({"play": {"seat": 0, "actions": [first, 17]}}),
            "bad_action",
        ),
        (
            json!({"play": {"seat": 0, "actions": ["stop"]}}),
            "illegal_action",
        ),
        (
            json!({"play": {"seat": 0, "actions": [first, first]}}),
            "illegal_action",
        ),
        (json!({"play": {"seat": 0, "actions": []}}), "bad_request"),
        (json!({"play": {"seat": 0}}), "bad_request"),
        (
            json!({"play": {"seat": 0, "actions": [first], "want": ["gold"]}}),
            "bad_request",
        ),
        (json!({"view": {"as": "cat"}}), "bad_request"),
        (json!({"view": {"as": 4}}), "bad_seat"),
        (json!({"rewind": {"to": 1}}), "bad_request"),
        (json!({"stack": {"socks": []}}), "bad_script"),
        (json!({"load": {"record": {"game": "race"}}}), "bad_request"),
        (
            json!({"suggest": {"seat": 0, "bot": "oracle"}}),
            "bad_request",
        ),
        (json!({"why": {"seat": 0, "action": null}}), "bad_action"),
    ];
    for (request, code) in wrong {
        assert_eq!(engine.code(&request), code, "{request}");
        assert_eq!(engine.ok(&json!({"position": {}})), before, "{request}");
    }
    engine.end();
}

#[test]
fn a_line_that_is_no_request_gets_its_error_and_the_process_lives_on() {
    let mut engine = Engine::start();
    new_game(&mut engine);
    let before = engine.ok(&json!({"position": {}}));
    let deep = "[".repeat(100_000);
    let lines: [(&[u8], &str); 12] = [
        (b"", "bad_json"),
        (b"nonsense", "bad_json"),
        (b"{\"hello\": {}", "bad_json"),
        (b"{\"hello\": {}} trailing", "bad_json"),
        (b"\xff\xfe{}", "bad_json"),
        (b"{\"hello\": \"\xc3\x28\"}", "bad_json"),
        (deep.as_bytes(), "bad_json"),
        (b"[1, 2]", "bad_request"),
        (b"{}", "bad_request"),
        (b"{\"hello\": {}, \"outcome\": {}}", "bad_request"),
        (b"{\"greet\": {}}", "bad_request"),
        (b"{\"hello\": 5}", "bad_request"),
    ];
    for (line, code) in lines {
        let text = String::from_utf8_lossy(&line[..line.len().min(40)]).into_owned();
        assert_eq!(common::code(&engine.line(line)), code, "{text}");
    }
    assert_eq!(engine.ok(&json!({"position": {}})), before);
    engine.end();
}

#[test]
fn a_line_of_ten_megabytes_gets_its_error_and_the_process_lives_on() {
    let mut engine = Engine::start();
    new_game(&mut engine);
    let long = format!("{{\"hello\": \"{}\"}}", "x".repeat(10 << 20));
    assert_eq!(common::code(&engine.line(long.as_bytes())), "bad_request");
    assert_eq!(
        common::code(&engine.line(&vec![b'['; 10 << 20])),
        "bad_request"
    );
    assert_eq!(legal(&mut engine, 0).len(), 6);
    engine.end();
}

#[test]
fn a_refusal_is_typed_and_worded() {
    let mut engine = Engine::start();
    new_game(&mut engine);
    let why = engine.ok(&json!({"why": {"seat": 0, "action": "stop"}}));
    assert_eq!(why["legal"], json!(false));
    assert!(
        !why["reason"].is_null() && why["words"].is_string(),
        "{why}"
    );
    let error = engine.ask(&json!({"play": {"seat": 0, "actions": ["stop"]}}));
    assert_eq!(error["error"]["reason"], why["reason"]);
    assert_eq!(error["error"]["at"], 0);
    let first = legal(&mut engine, 0)[0].clone();
    assert_eq!(
        engine.ok(&json!({"why": {"seat": 0, "action": first}}))["legal"],
        json!(true)
    );
    let considered = engine.ok(&json!({"considered": {"seat": 0}}));
    let considered = considered["considered"].as_array().expect("a list").clone();
    let open: Vec<_> = considered
        .iter()
        .filter(|c| c["legal"] == json!(true))
        .collect();
    assert_eq!(open.len(), 6);
    assert!(
        considered
            .iter()
            .all(|c| c["words"].is_string() && c["things"].is_array())
    );
    engine.end();
}

#[test]
fn a_batch_is_all_or_nothing_and_brings_what_is_wanted() {
    let mut engine = Engine::start();
    new_game(&mut engine);
    let list = legal(&mut engine, 0);
    let answer = engine.ok(&json!({"play": {"seat": 0, "actions": [list[0], list[1]],
        "want": ["legal", "view", "standings", "outcome"], "as": 0}}));
    assert_eq!(
        (&answer["deciders"], &answer["played"]),
        (&json!([1]), &json!(2))
    );
    assert_eq!(answer["legal"][0]["seat"], 1);
    assert_eq!(
        answer["legal"][0]["actions"].as_array().map(Vec::len),
        Some(6)
    );
    assert!(answer["view"].is_object() && answer["standings"]["seats"].is_array());
    assert_eq!(answer["outcome"], Value::Null);
    assert!(answer["events"].is_array());
    engine.end();
}

#[test]
fn trying_writes_nothing() {
    let mut engine = Engine::start();
    new_game(&mut engine);
    let (before, list) = (engine.ok(&json!({"position": {}})), legal(&mut engine, 0));
    let tried = engine
        .ok(&json!({"try": {"seat": 0, "actions": [list[0], list[1]], "want": ["legal", "view"]}}));
    assert_eq!(
        (&tried["tried"], &tried["deciders"]),
        (&json!(2), &json!([1]))
    );
    assert_eq!(engine.ok(&json!({"position": {}})), before);
    engine.ok(&json!({"play": {"seat": 0, "actions": [list[0], list[1]]}}));
    assert_eq!(
        engine.ok(&json!({"view": {"as": 0}}))["view"],
        tried["view"]
    );
    engine.end();
}

#[test]
fn a_scripted_game_deals_as_the_script_says_and_a_stack_is_part_of_the_record() {
    let mut engine = Engine::start();
    let piles = json!({
        "start_worlds": {"orders": [["old_earth", "new_sparta"]]},
        "draw": {"draws": ["gem_world", "space_port"]},
    });
    let chance = json!({"seed": 3, "piles": piles});
    engine.ok(&json!({"new": {"game": "race", "seats": 2, "chance": chance}}));
    let view = engine.ok(&json!({"view": {"as": "referee"}}))["view"].clone();
    let worlds = [0, 1].map(|seat| view["tableaus"][seat][0]["card"].clone());
    assert_eq!(worlds, ["old_earth", "new_sparta"]);
    let hands = view["hands"].to_string();
    assert!(
        hands.contains("gem_world") && hands.contains("space_port"),
        "{hands}"
    );

    let state = engine.ok(&json!({"rewind": {"to": 0}}));
    play_out_some(&mut engine, &state["deciders"], 8);
    engine.ok(&json!({"stack": {"draw": ["spice_world"]}}));
    let state = engine.ok(&json!({"stack": {"draw": []}}));
    play_out(&mut engine, state["deciders"].clone(), die);
    let record = engine.ok(&json!({"record": {}}))["record"].clone();
    assert_eq!(record["stacks"].as_array().map(Vec::len), Some(2));
    engine.ok(&json!({"load": {"record": record}}));
    assert_eq!(engine.ok(&json!({"record": {}}))["record"], record);
    engine.end();
}

fn play_out_some(engine: &mut Engine, deciders: &Value, n: usize) {
    let mut deciders = deciders.clone();
    for step in 0..n {
        let seat = deciders[0].as_u64().expect("it goes on");
        let actions = legal(engine, seat);
        let action = &actions[die(step, actions.len())];
        let answer = engine.ok(&json!({"play": {"seat": seat, "actions": [action]}}));
        deciders = answer["deciders"].clone();
    }
}

#[test]
fn a_position_starts_a_game_after_its_components_are_counted() {
    let mut engine = Engine::start();
    new_game(&mut engine);
    play_out_some(&mut engine, &json!([0, 1]), 10);
    let position = engine.ok(&json!({"position": {}}))["position"].clone();
    let start = json!({"game": "race", "seats": 2, "position": position});
    engine.ok(&json!({"new": start, "table": 2}));
    assert_eq!(
        engine.ok(&json!({"position": {}, "table": 2}))["position"],
        position
    );
    let mut lost = position;
    lost["draw"].as_array_mut().expect("a pile").pop();
    let start = json!({"game": "race", "seats": 2, "position": lost});
    assert_eq!(
        engine.code(&json!({"new": start, "table": 2})),
        "bad_request"
    );
    engine.end();
}

#[test]
fn a_bot_suggests_a_legal_action_with_its_opinion() {
    let mut engine = Engine::start();
    new_game(&mut engine);
    let list = legal(&mut engine, 0);
    let random = engine.ok(&json!({"suggest": {"seat": 0, "bot": "random", "millis": 10}}));
    assert!(list.contains(&random["action"]));
    let greedy = engine.ok(&json!({"suggest": {"seat": 0, "bot": "greedy"}}));
    let candidates = greedy["candidates"].as_array().expect("a list");
    assert_eq!(candidates.len(), list.len());
    let values: Vec<f64> = candidates
        .iter()
        .filter_map(|c| c["value"].as_f64())
        .collect();
    assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
    assert!(values.is_sorted_by(|a, b| a >= b), "best first");
    engine.end();
}

#[test]
fn a_new_game_tells_what_happened_before_the_first_decision() {
    let mut engine = Engine::start();
    // In a first game the hands are preset, and the first round begins at once.
    let first =
        json!({"game": "race", "seats": 2, "options": {"first_game": true}, "chance": {"seed": 7}});
    let answer = engine.ok(&json!({ "new": first }));
    let began = json!({"round_began": {"round": 1}});
    assert!(
        answer["events"]
            .as_array()
            .is_some_and(|list| list.contains(&began)),
        "{answer}"
    );
    engine.end();
}

#[test]
fn a_seat_that_is_not_asked_is_a_bad_seat() {
    let mut engine = Engine::start();
    new_game(&mut engine);
    let actions = legal(&mut engine, 0);
    engine.ok(&json!({"play": {"seat": 0, "actions": &actions[..1]}}));
    let rest = legal(&mut engine, 0);
    engine.ok(&json!({"play": {"seat": 0, "actions": &rest[..1]}}));
    for request in ["play", "try"] {
        let ask = json!({request: {"seat": 0, "actions": &rest[1..2]}});
        assert_eq!(engine.code(&ask), "bad_seat", "{request}");
    }
    engine.end();
}

#[test]
fn the_referee_tries_past_revelations() {
    let mut engine = Engine::start();
    new_game(&mut engine);
    for seat in [0, 0, 1, 1] {
        let actions = legal(&mut engine, seat);
        engine.ok(&json!({"play": {"seat": seat, "actions": &actions[..1]}}));
    }
    engine.ok(&json!({"play": {"seat": 0, "actions": [{"choose": "explore_5"}]}}));
    let before = engine.ok(&json!({"position": {}}));
    let choose = json!({"seat": 1, "actions": [{"choose": "develop"}]});
    // A seat does not know what the other has chosen: for it, nothing is opened yet.
    let seat = engine.ok(&json!({ "try": choose }));
    assert_eq!(
        (&seat["tried"], &seat["revealed"]),
        (&json!(1), &json!("nothing"))
    );
    let mut choose = choose;
    choose["as"] = json!("referee");
    let referee = engine.ok(&json!({ "try": choose }));
    assert_eq!(referee["tried"], 1);
    let drew = |event: &Value| event.get("drew").is_some();
    assert!(
        referee["events"]
            .as_array()
            .is_some_and(|list| list.iter().any(drew)),
        "{referee}"
    );
    assert_eq!(
        engine.ok(&json!({"position": {}})),
        before,
        "nothing is written"
    );
    engine.end();
}

#[test]
fn a_script_that_cannot_be_followed_says_what_is_missing() {
    let mut engine = Engine::start();
    new_game(&mut engine);
    let answer = engine.ask(&json!({"stack": {"draw": ["gem_world", "comet"]}}));
    assert_eq!(
        answer["error"]["reason"],
        json!({"missing_card": {"pile": "draw", "place": "card 1", "card": "comet"}})
    );
    let answer = engine.ask(&json!({"stack": {"socks": []}}));
    assert_eq!(answer["error"]["reason"]["unknown_pile"]["pile"], "socks");
    engine.end();
}
