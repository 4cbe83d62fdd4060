//! What the program plays, for the module in the page to play again: `web/tests/engine` reads what is written here.

use browser::{Job, Thought, think};
use games::AnyGame;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use std::path::Path;
use tabletop::{Chance, Form, Input, Seat, Seed, below};

/// How many records of each game.
const RECORDS: u64 = 200;
/// How many thoughts of each game, somewhere in it; and how many of one game from its beginning.
const THOUGHTS: u64 = 6;
const MOVES: u64 = 15;

fn enter(input: &Input, rng: &mut ChaCha8Rng) -> Value {
    match input {
        Input::Flag => (below(rng, 2) == 0).into(),
        Input::Number { min, max } => (min + i64::from(below(rng, (max - min + 1) as u32))).into(),
        Input::Choice(choices) => choices[below(rng, choices.len() as u32) as usize]
            .value
            .clone(),
        Input::Several(choices) => choices
            .iter()
            .filter(|_| below(rng, 2) == 0)
            .map(|choice| choice.value.clone())
            .collect(),
        Input::PerSeat(_) => Value::Array(Vec::new()),
    }
}

/// A form filled in at random: every second field is left at its default.
fn fill_in(form: &Form, rng: &mut ChaCha8Rng) -> Value {
    let mut options = Map::new();
    for field in &form.fields {
        if below(rng, 2) == 0 {
            options.insert(field.name.to_string(), enter(&field.input, rng));
        }
    }
    Value::Object(options)
}

/// A game with options and seats at random.
fn begin(name: &str, rng: &mut ChaCha8Rng) -> Box<dyn AnyGame> {
    let form = games::about(name).expect("a game").options;
    loop {
        let options = games::json(&fill_in(&form, rng));
        // Not all that can be filled in fits together.
        let Ok([least, most]) = games::seats(name, Some(&options)) else {
            continue;
        };
        let seats = least + below(rng, (most - least + 1) as u32) as usize;
        let chance = Chance::seeded(Seed::random(rng));
        if let Ok(game) = games::start(name, seats, Some(&options), chance) {
            return game;
        }
    }
}

/// Plays at random, so many actions at most.
fn play(game: &mut dyn AnyGame, most: usize, rng: &mut ChaCha8Rng) {
    for _ in 0..most {
        let Some(seat) = game.deciders().first() else {
            return;
        };
        let choices = game.choices(seat).expect("the seat decides");
        let choice = &choices[below(rng, choices.len() as u32) as usize];
        game.play(seat, &[&choice.action]).expect("it is legal");
    }
}

fn keep(name: &str, text: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("engine");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join(name), text).expect("a file");
}

#[test]
fn records_of_every_game_are_written_for_the_module() {
    for name in games::NAMES {
        let mut text = String::new();
        for i in 0..RECORDS {
            let mut rng = ChaCha8Rng::from_seed(Seed::of_run(20, i).0);
            let mut game = begin(name, &mut rng);
            // A game that is not over is a record too.
            let most = if i % 10 == 9 { 40 } else { 5_000 };
            play(&mut *game, most, &mut rng);
            let record = game.record();
            games::load(&record).expect("it replays here");
            writeln!(text, "{}", record.get()).expect("text");
        }
        keep(&format!("{name}.jsonl"), &text);
    }
}

/// What a bot answers that counts its iterations, as a line for the module.
fn thought(game: &dyn AnyGame, seat: Seat, seed: u64) -> (String, Vec<games::Json>) {
    let job = json!({ "think": {
        "at": position(game),
        "seat": seat,
        "level": "search:400it",
        "lesson": [],
        "seed": Seed::from(seed),
    } });
    let asked: Job = serde_json::from_str(&job.to_string()).expect("a job");
    let Thought::Done(actions) = think(asked, crate::worker::Still) else {
        panic!("{}: a bot does not answer", game.name());
    };
    let line = json!({ "game": game.name(), "job": job, "thought": { "done": actions } });
    let actions = serde_json::from_str(actions.get()).expect("a list of actions");
    (line.to_string(), actions)
}

#[test]
fn thoughts_of_every_game_are_written_for_the_module() {
    let mut text = String::new();
    for name in games::NAMES {
        for i in 0..THOUGHTS {
            let mut rng = ChaCha8Rng::from_seed(Seed::of_run(21, i).0);
            let mut game = begin(name, &mut rng);
            play(&mut *game, 10 + 15 * i as usize, &mut rng);
            if let Some(seat) = game.deciders().first() {
                writeln!(text, "{}", thought(&*game, seat, i).0).expect("text");
            }
        }
        // And a game in which every move is thought out.
        let chance = Chance::seeded(Seed::from(23));
        let mut game = games::start(name, 2, None, chance).expect("two can play");
        for i in 0..MOVES {
            let Some(seat) = game.deciders().first() else {
                break;
            };
            let (line, actions) = thought(&*game, seat, i);
            writeln!(text, "{line}").expect("text");
            for action in &actions {
                game.play(seat, &[action]).expect("it is legal");
            }
        }
    }
    keep("thoughts.jsonl", &text);
}

fn position(game: &dyn AnyGame) -> Value {
    let read = |json: games::Json| serde_json::from_str::<Value>(json.get()).expect("JSON");
    json!({
        "game": game.name(),
        "seats": game.seat_count(),
        "options": read(game.options()),
        "position": read(game.position()),
    })
}

#[test]
fn a_record_that_is_not_one_is_refused() {
    let game = begin("race", &mut ChaCha8Rng::from_seed([7; 32]));
    let record: Value = serde_json::from_str(game.record().get()).expect("JSON");
    for spoil in ["game", "seats", "chance", "lines"] {
        let mut spoilt = record.clone();
        spoilt[spoil] = json!("nonsense");
        let record = games::json(&spoilt);
        let thought = think(Job::Understand { record }, crate::worker::Still);
        assert!(
            matches!(thought, Thought::Refused(_)),
            "{spoil}: {thought:?}"
        );
    }
    assert!(game.deciders().contains(Seat(0)));
}
