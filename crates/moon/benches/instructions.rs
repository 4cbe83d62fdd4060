//! How many instructions random games of four take: counted by gungraun under valgrind, steady on a busy
//! machine. `cargo bench -p moon --bench counts`.

#![allow(missing_docs, reason = "macros write undocumented items")]

use gungraun::{library_benchmark, library_benchmark_group, main};
use moon::{Moon, Options, Scenario};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::hint::black_box;
use tabletop::{Chance, Events, Game, Seed, below};

/// Games already set up: loading the sheets is not what is counted.
fn set_up(scenario: Scenario) -> Vec<Moon> {
    let options = Options {
        scenario,
        ..Options::default()
    };
    let games = (0..20).map(|seed| Moon::new(&options, 4, Chance::seeded(Seed::of_run(1, seed))));
    games.map(|game| game.expect("four can play")).collect()
}

#[library_benchmark]
#[bench::launch(args = (Scenario::Launch), setup = set_up)]
#[bench::journey(args = (Scenario::Journey), setup = set_up)]
#[bench::colony(args = (Scenario::Colony), setup = set_up)]
#[bench::mine(args = (Scenario::Mine), setup = set_up)]
#[bench::dome(args = (Scenario::Dome), setup = set_up)]
#[bench::virus(args = (Scenario::Virus), setup = set_up)]
#[bench::escape(args = (Scenario::Escape), setup = set_up)]
#[bench::battle(args = (Scenario::Battle), setup = set_up)]
fn twenty_games(games: Vec<Moon>) -> u64 {
    let mut steps = 0;
    let mut actions = Vec::with_capacity(4096);
    for (seed, mut game) in games.into_iter().enumerate() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed as u64);
        while let Some(seat) = game.deciders().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let action = actions[below(&mut rng, actions.len() as u32) as usize];
            let _ = game.play(seat, &action, &mut Events::off());
            steps += 1;
        }
    }
    black_box(steps)
}

library_benchmark_group!(name = playouts, benchmarks = twenty_games);
main!(library_benchmark_groups = playouts);
