//! How long things take.

use criterion::{Criterion, criterion_group, criterion_main};
use mars::{Action, Mars, Options};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use std::hint::black_box;
use tabletop::{Chance, Events, Game, Knowledge, Seat, SeatSet, Seed, below};

fn start(seats: usize, seed: u64) -> Mars {
    let chance = Chance::seeded(Seed::of_run(seed, 0));
    Mars::new(&Options::default(), seats, chance).expect("a game")
}

/// A random game of so many decisions, or to its end.
fn play_out(seats: usize, seed: u64, decisions: usize, actions: &mut Vec<Action>) -> Mars {
    let mut game = start(seats, seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..decisions {
        let Some(seat) = game.deciders().first() else {
            break;
        };
        actions.clear();
        game.legal_actions(seat, actions);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let _ = game.play(seat, &action, &mut Events::off());
    }
    game
}

/// A position in the middle of a game of four in which somebody takes a turn.
fn middle() -> (Mars, Seat) {
    let mut actions = Vec::new();
    let games = (250..).map(|n| play_out(4, 1, n, &mut actions));
    let mut turns = games.filter_map(|game| {
        let seat = game.deciders().first()?;
        (game.prompt(seat).step == "action").then_some((game, seat))
    });
    turns.next().expect("somebody takes a turn")
}

fn times(c: &mut Criterion) {
    let mut actions = Vec::with_capacity(1024);
    for seats in [1, 2, 4, 5] {
        let mut seed = 0;
        c.bench_function(&format!("random game of {seats}"), |b| {
            b.iter(|| {
                seed += 1;
                black_box(play_out(seats, seed, usize::MAX, &mut actions).deciders())
            });
        });
    }
    let (game, seat) = middle();
    c.bench_function("legal actions of a turn", |b| {
        b.iter(|| {
            actions.clear();
            black_box(&game).legal_actions(seat, &mut actions);
            black_box(actions.len())
        });
    });
    c.bench_function("clone", |b| b.iter(|| black_box(game.clone()).deciders()));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    c.bench_function("determinize", |b| {
        b.iter(|| black_box(game.determinize(SeatSet::of(seat), &mut rng).deciders()));
    });
    c.bench_function("evaluate", |b| b.iter(|| black_box(game.evaluate(seat))));
    actions.clear();
    game.legal_actions(seat, &mut actions);
    c.bench_function("policy of a turn", |b| {
        b.iter(|| black_box(game.policy(seat, &actions, &mut rng)));
    });
}

criterion_group!(benches, times);
criterion_main!(benches);
