//! How many instructions things take: stable on a noisy machine.

#![allow(missing_docs, reason = "gungraun's macros write undocumented items")]

use gungraun::{library_benchmark, library_benchmark_group, main};
use mars::{Action, Mars, Options};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use std::hint::black_box;
use tabletop::{Chance, Events, Game, Seed, below};

fn random_game(seats: usize) -> usize {
    let chance = Chance::seeded(Seed::of_run(1, 0));
    let mut game = Mars::new(&Options::default(), seats, chance).expect("a game");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut actions: Vec<Action> = Vec::with_capacity(512);
    let mut decisions = 0;
    while let Some(seat) = game.deciders().first() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let _ = game.play(seat, &action, &mut Events::off());
        decisions += 1;
    }
    decisions
}

#[library_benchmark]
#[bench::of_two(2)]
#[bench::of_four(4)]
fn game(seats: usize) -> usize {
    black_box(random_game(black_box(seats)))
}

library_benchmark_group!(name = games, benchmarks = game);
main!(library_benchmark_groups = games);
