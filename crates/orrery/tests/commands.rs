//! The other commands of the real binary.

mod common;

use common::{Engine, orrery};
use serde_json::{Value, json};

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

fn sim(args: &[&str]) -> Value {
    let output = orrery(&[&["sim", "race", "--json"], args].concat(), "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

#[test]
fn a_simulation_prints_one_object_with_everything_that_is_promised() {
    let report = sim(&["--seats", "3", "--games", "50"]);
    let keys = [
        "game",
        "seats",
        "games",
        "seconds",
        "games_per_second",
        "decisions",
        "decisions_per_second",
        "steps",
        "mean_decisions",
        "capped",
        "scores",
    ];
    let mut found: Vec<_> = report
        .as_object()
        .expect("an object")
        .keys()
        .cloned()
        .collect();
    let mut expected = keys.map(String::from).to_vec();
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
    assert_eq!(
        (&report["game"], &report["seats"], &report["games"]),
        (&json!("race"), &json!(3), &json!(50))
    );
    assert!(report["steps"].as_u64() >= report["decisions"].as_u64());
    for (i, seat) in report["scores"]
        .as_array()
        .expect("a list")
        .iter()
        .enumerate()
    {
        assert_eq!((&seat["seat"], &seat["bot"]), (&json!(i), &json!("random")));
        assert!(
            seat["min"].as_f64() <= seat["mean"].as_f64()
                && seat["mean"].as_f64() <= seat["max"].as_f64()
        );
    }
}

#[test]
fn results_do_not_depend_on_the_number_of_jobs() {
    let run = |jobs: &str, bots: &str| {
        let mut report = sim(&[
            "--games", "60", "--seed", "5", "--jobs", jobs, "--bots", bots,
        ]);
        for time in ["seconds", "games_per_second", "decisions_per_second"] {
            report[time] = Value::Null;
        }
        report
    };
    assert_eq!(run("1", "random"), run("7", "random"));
    assert_eq!(run("1", "greedy,random"), run("3", "greedy,random"));
    assert_ne!(run("1", "random"), run("1", "random,greedy"));
}

#[test]
fn a_bot_has_the_same_luck_whoever_sits_beside_it() {
    // All at random is compiled apart: it must play the very same games.
    let alone = sim(&["--games", "40", "--seats", "2"]);
    let preset = sim(&[
        "--games",
        "40",
        "--seats",
        "2",
        "--options",
        "standard",
        "--bots",
        "random,random",
    ]);
    assert_eq!(alone["scores"], preset["scores"]);
}

#[test]
fn misuse_ends_with_2_and_says_what_to_do() {
    let cases: [(&[&str], &str); 14] = [
        (&["sim", "chess"], "the games are: race"),
        (
            &["sim", "race", "--bots", "oracle"],
            "the bots are: random, greedy",
        ),
        (&["sim", "race", "--seats", "9"], "2 to 4 seats"),
        (
            &["sim", "race", "--bots", "random,greedy", "--seats", "3"],
            "2 bots do not fit 3 seats",
        ),
        (
            &["sim", "race", "--bots", "search:fast"],
            "\"fast\" is not a setting of search",
        ),
        (&["arena", "race"], "--bots"),
        (
            &[
                "arena",
                "race",
                "--bots",
                "greedy,random,random",
                "--seats",
                "4",
            ],
            "3 bots do not fit 4 seats",
        ),
        (&["arena", "race", "--bots", "greedy"], "2 to 4 seats"),
        (
            &["sim", "race", "--options", "{\"mode\": 3}"],
            "\"advanced_2p\"",
        ),
        (
            &[
                "sim",
                "mars",
                "--seats",
                "1",
                "--options",
                "{\"draft\": true}",
            ],
            "has no effect",
        ),
        (&["sim", "race", "--games", "0"], "0 is not in"),
        (&["cards", "race", "--lang", "tlh"], "en, cs and pl"),
        (&["play", "race", "--seat", "2"], "no seat 2"),
        (&["dance"], "dance"),
    ];
    for (args, hint) in cases {
        let output = orrery(args, "");
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(hint), "{args:?}: {said}");
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in ["play", "sim", "engine", "replay", "cards", "schema"] {
        let output = orrery(&[command, "--help"], "");
        let said = text(&output.stdout);
        assert!(output.status.success());
        assert!(said.contains("Example"), "{said}");
        assert!(said.contains(&format!("orrery {command}")), "{said}");
    }
    let overview = text(&orrery(&["--help"], "").stdout);
    for command in ["play", "sim", "engine", "replay", "cards", "schema"] {
        assert!(overview.contains(command), "{overview}");
    }
}

#[test]
fn the_schema_of_a_game_describes_what_it_says_and_hears() {
    let output = orrery(&["schema", "race"], "");
    assert!(output.status.success());
    let schema: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    assert_eq!(schema["title"], "race");
    for part in ["options", "action", "thing", "refusal", "event", "view"] {
        let name = schema["properties"][part]["$ref"].as_str().expect(part);
        let name = name.strip_prefix("#/$defs/").expect("a type of the game");
        assert!(schema["$defs"][name]["description"].is_string(), "{name}");
    }
}

#[test]
fn cards_are_listed_in_words_and_as_json() {
    for lang in ["en", "cs", "pl"] {
        let output = orrery(&["cards", "race", "--lang", lang, "--json"], "");
        assert!(output.status.success());
        let cards: Vec<Value> = serde_json::from_slice(&output.stdout).expect("one JSON list");
        assert!(cards.len() > 90);
        let strings = |card: &Value, key: &str| {
            card[key]
                .as_array()
                .is_some_and(|l| l.iter().all(Value::is_string))
        };
        assert!(
            cards
                .iter()
                .all(|card| card["name"].is_string() && card["kind"].is_string())
        );
        assert!(
            cards
                .iter()
                .all(|card| strings(card, "facts") && strings(card, "text"))
        );
    }
    let plain = orrery(&["cards", "race"], "");
    assert!(text(&plain.stdout).lines().count() > 150);
}

/// A whole game against a bot, each time with the first listed action, and its record.
fn evening(file: &std::path::Path, lang: &str) -> String {
    let path = file.to_str().expect("a path");
    let args = [
        "play", "race", "--seed", "11", "--lang", lang, "--record", path,
    ];
    let output = orrery(&args, &"1\n".repeat(3000));
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

#[test]
fn a_game_in_the_terminal_is_played_to_its_end_and_its_record_replays() {
    let file = folder("evening").join("evening.json");
    let said = evening(&file, "en");
    assert!(said.contains("Game over"), "{said}");
    let replayed = orrery(&["replay", file.to_str().expect("a path")], "");
    assert!(replayed.status.success(), "{}", text(&replayed.stderr));
    assert!(text(&replayed.stdout).contains("The record is right"));
    let replayed = orrery(&["replay", file.to_str().expect("a path"), "--json"], "");
    let told: Value = serde_json::from_slice(&replayed.stdout).expect("one JSON object");
    assert_eq!(told["verdict"], "verified");
    assert!(
        told["lines"]
            .as_array()
            .is_some_and(|lines| lines.len() > 10)
    );
}

#[test]
fn a_record_that_is_not_right_is_told_and_an_older_one_names_its_first_other_line() {
    let folder = folder("spoilt");
    let mut engine = Engine::start();
    engine.ok(&json!({"new": {"game": "race", "seats": 2, "chance": {"seed": 7}}}));
    for seat in [0, 0, 1, 1] {
        let actions = engine.ok(&json!({"legal": {"seat": seat}}))["actions"].clone();
        engine.ok(&json!({"play": {"seat": seat, "actions": [actions[0]]}}));
    }
    let record = engine.ok(&json!({"record": {}}))["record"].clone();
    engine.end();
    assert_eq!(
        record["lines"].as_array().map(Vec::len),
        Some(2),
        "a line for each seat and step"
    );
    let replay = |record: &Value| {
        let file = folder.join("record.json");
        std::fs::write(&file, record.to_string()).expect("a file for the test");
        let output = orrery(&["replay", file.to_str().expect("a path"), "--json"], "");
        let told: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
        (
            output.status.code(),
            told["verdict"].clone(),
            told["line"].clone(),
        )
    };
    assert_eq!(replay(&record), (Some(0), json!("verified"), Value::Null));
    let mut wrong = record.clone();
    wrong["digests"][1] = json!("0123456789abcdef");
    assert_eq!(replay(&wrong), (Some(1), json!("wrong"), json!(1)));
    let mut older = record;
    older["rules"] = json!(0);
    assert_eq!(
        replay(&older),
        (Some(0), json!("verified"), Value::Null),
        "an older one may still match"
    );
    older["lines"][1][1][0] = json!({"an_action_of_old": 3});
    older["events"][1][0] = json!({"an_event_of_old": 3});
    assert_eq!(replay(&older), (Some(1), json!("rules_changed"), json!(1)));
    let missing = orrery(&["replay", "no/such/file.json"], "");
    assert_eq!(missing.status.code(), Some(1));
    assert!(text(&missing.stderr).contains("give the path of a record"));
}

#[test]
fn undo_in_the_terminal_takes_the_last_action_back() {
    let play = |input: &str| {
        let file = folder("undo").join(format!("{}.json", input.len()));
        let path = file.to_str().expect("a path");
        let output = orrery(
            &[
                "play", "race", "--seed", "5", "--bots", "random", "--record", path,
            ],
            input,
        );
        assert!(output.status.success());
        let record: Value =
            serde_json::from_str(&std::fs::read_to_string(&file).expect("a record")).expect("JSON");
        (text(&output.stdout), record["lines"].clone())
    };
    let (said, lines) = play("undo\n1\nwhy\nscore\nboard\nhint\nlist\nhelp\nnonsense\nundo\nq\n");
    assert!(said.contains("nothing yet that could be undone"), "{said}");
    let (_, untouched) = play("q\n");
    assert_eq!(lines, untouched);
}

#[test]
fn a_list_of_bots_says_how_many_play() {
    let report = sim(&["--bots", "greedy,random,random,random", "--games", "1"]);
    assert_eq!(report["seats"], json!(4));
    assert_eq!(report["scores"][0]["bot"], json!("greedy"));
    assert_eq!(report["scores"][3]["bot"], json!("random"));
}

fn arena(args: &[&str]) -> Value {
    let output = orrery(&[&["arena", "race", "--json"], args].concat(), "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

#[test]
fn an_arena_rotates_the_seats_and_shares_all_games_among_its_bots() {
    let report = arena(&["--bots", "greedy,random", "--seats", "4", "--games", "12"]);
    assert_eq!(
        (&report["game"], &report["games"]),
        (&json!("race"), &json!(12))
    );
    let wins = |i: usize| report["bots"][i]["wins"].as_f64().expect("a number");
    assert!((wins(0) + wins(1) - 12.0).abs() < 1e-9);
    assert!(
        wins(0) > 6.0,
        "greedy won {} of 12 against three random",
        wins(0)
    );
    let mut keys: Vec<_> = report["bots"][0]
        .as_object()
        .expect("an object")
        .keys()
        .collect();
    keys.sort();
    let promised = [
        "bot",
        "elo",
        "elo_high",
        "elo_low",
        "games",
        "mean_score",
        "win_rate",
        "win_rate_high",
        "win_rate_low",
        "wins",
    ];
    assert_eq!(keys, promised);
}

#[test]
fn an_arena_with_iterations_can_be_repeated() {
    let run = |jobs: &str| {
        arena(&[
            "--bots",
            "search:8it,greedy",
            "--games",
            "4",
            "--seed",
            "3",
            "--jobs",
            jobs,
        ])
    };
    assert_eq!(run("1"), run("3"));
}

#[test]
fn an_arena_ends_early_when_the_first_bot_is_clearly_above_the_bar() {
    let bots = ["--bots", "greedy,random", "--seats", "4", "--games", "400"];
    let report = arena(&[&bots[..], &["--until", "0.25"]].concat());
    let games = report["games"].as_u64().expect("a number");
    assert!((3..400).contains(&games), "{games} games");
    assert_eq!(report["stopped_at"], json!(0.25));
    let low = report["bots"][0]["win_rate_low"].as_f64();
    assert!(low.is_some_and(|low| low > 0.25), "{low:?}");
}

#[test]
fn a_ladder_puts_any_number_of_bots_on_one_scale() {
    let ladder = arena(&[
        "--ladder",
        "--bots",
        "random,greedy,greedy",
        "--games",
        "12",
    ]);
    let elo = |i: usize| ladder["rungs"][i]["elo"].as_f64().expect("a number");
    assert_eq!(elo(0), 0.0);
    assert!(elo(1) > 200.0, "{}", elo(1));
    assert_eq!(ladder["rungs"][2]["step"]["games"], json!(12));
}

#[test]
fn reports_are_pages_with_plots() {
    let folder = std::env::temp_dir();
    let [a, b] = ["arena", "sim"]
        .map(|name| folder.join(format!("orrery-{name}-{}.html", std::process::id())));
    let path = |file: &std::path::Path| file.to_str().expect("a path").to_owned();
    arena(&[
        "--bots",
        "greedy,random",
        "--games",
        "4",
        "--report",
        &path(&a),
    ]);
    sim(&["--bots", "random", "--games", "300", "--report", &path(&b)]);
    for (file, headings) in [
        (&a, ["Win rate", "Scores", "Length of games"]),
        (&b, ["openings", "place", "Where the points come from"]),
    ] {
        let page = std::fs::read_to_string(file).expect("a page");
        assert!(page.starts_with("<!doctype html>") && page.contains("<svg"));
        for heading in headings {
            assert!(page.contains(&format!("<h2>{heading}</h2>")), "{heading}");
        }
        // Nothing is fetched from anywhere.
        assert!(!page.contains("http"), "{}", file.display());
        std::fs::remove_file(file).expect("it is there");
    }
}
