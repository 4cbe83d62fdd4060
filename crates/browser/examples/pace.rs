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
/// How often each is thought through: the quickest counts, which is the one that was disturbed least.
const TIMES: u32 = 3;

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

/// How many seconds a job takes.
fn time(job: &str) -> f64 {
    let job: Job = serde_json::from_str(job).expect("a job");
    let start = Instant::now();
    let thought = think(job, Watch(start));
    assert!(matches!(thought, Thought::Done(_)), "{thought:?}");
    start.elapsed().as_secs_f64()
}

fn main() {
    for game in games::NAMES {
        for seed in 0..POSITIONS {
            let job = job(game, seed);
            let text = job.to_string();
            let quickest = (0..TIMES)
                .map(|_| time(&text))
                .fold(f64::INFINITY, f64::min);
            let millis = quickest * 1000.0;
            println!("{}", json!({ "game": game, "millis": millis, "job": job }));
        }
    }
}
