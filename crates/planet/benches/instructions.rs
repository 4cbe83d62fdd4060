//! How many instructions things take: stable on a noisy machine.

#![allow(missing_docs, reason = "gungraun's macros write undocumented items")]

use gungraun::{library_benchmark, library_benchmark_group, main};
use planet::{Action, Options, Planet};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::hint::black_box;
use tabletop::{Chance, Events, Game, Seed, below};

fn random_game(seed: u64) -> u8 {
    let options = Options::default();
    let mut game = Planet::new(&options, 4, Chance::seeded(Seed::of_run(seed, 0))).expect("a game");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut actions: Vec<Action> = Vec::with_capacity(512);
    while let Some(seat) = game.deciders().first() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let _ = game.play(seat, &action, &mut Events::off());
    }
    game.round
}

#[library_benchmark]
#[bench::one(1)]
fn game_of_four(seed: u64) -> u8 {
    black_box(random_game(black_box(seed)))
}

library_benchmark_group!(name = games, benchmarks = game_of_four);
main!(library_benchmark_groups = games);
