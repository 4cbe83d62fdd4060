//! How fast `search` is in the program, to be compared with the page: one line of JSON for each thought, with how long it
//! took. `npm run bench:engine` in `web/` thinks the same through in the engine of the page, side by side.

use bots::Clock;
use browser::{Job, Thought, think};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tabletop::{Chance, Seat, Seed};

/// How many iterations each decision of a thought takes.
const ITERATIONS: u32 = 2_000;
/// How many positions of each game.
const POSITIONS: u64 = 4;

#[derive(Clone)]
struct Watch(Instant);

impl Clock for Watch {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The first question of a game, thought through patiently.
fn job(game: &str, seed: u64) -> Value {
    let chance = Chance::seeded(Seed::from(seed));
    let game = games::start(game, 2, None, chance).expect("two can play");
    let read = |json: games::Json| serde_json::from_str::<Value>(json.get()).expect("JSON");
    json!({ "think": {
        "at": { "game": game.name(), "seats": 2, "options": read(game.options()), "position": read(game.position()) },
        "seat": game.deciders().first().unwrap_or(Seat(0)),
        "lesson": [],
        "seed": Seed::from(seed),
        "level": format!("search:{ITERATIONS}it:patient"),
    } })
}

fn main() {
    for game in games::NAMES {
        for seed in 0..POSITIONS {
            let job = job(game, seed);
            let asked: Job = serde_json::from_str(&job.to_string()).expect("a job");
            let start = Instant::now();
            let thought = think(asked, Watch(start));
            let millis = start.elapsed().as_secs_f64() * 1000.0;
            assert!(matches!(thought, Thought::Done(_)), "{thought:?}");
            println!("{}", json!({ "game": game, "millis": millis, "job": job }));
        }
    }
}
