//! How long things take.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use planet::{Action, Options, Planet, Stage};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::hint::black_box;
use tabletop::{Chance, Events, Game, Seat, SeatSet, Seed, below};

/// A random game until it is over, or until a tile is selected on a half-full planet.
fn play_out(seed: u64, stop_half_full: bool) -> Planet {
    let options = Options::default();
    let mut game = Planet::new(&options, 4, Chance::seeded(Seed::of_run(seed, 0))).expect("a game");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut actions: Vec<Action> = Vec::with_capacity(512);
    while let Some(seat) = game.deciders().first() {
        let player = &game.players[seat.index()];
        let half = 2 * player.surface.covered.len() >= player.board().squares.len();
        if stop_half_full && half && matches!(player.stage, Stage::Selected { .. }) {
            return game;
        }
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let _ = game.play(seat, &action, &mut Events::off());
    }
    game
}

/// A position with a selected tile on a half-full planet, and the seat.
fn half_full() -> (Planet, Seat) {
    let found = (0..200).map(|seed| play_out(seed, true)).find_map(|game| {
        let seat = game.deciders().first()?;
        Some((game, seat))
    });
    found.expect("some planet fills to the half")
}

fn times(c: &mut Criterion) {
    let (game, seat) = half_full();
    let mut actions: Vec<Action> = Vec::with_capacity(512);
    c.bench_function("legal placements, half-full planet", |b| {
        b.iter(|| {
            actions.clear();
            black_box(&game).legal_actions(seat, &mut actions);
            black_box(actions.len())
        });
    });
    let mut seed = 0;
    c.bench_function("random game of four", |b| {
        b.iter(|| {
            seed += 1;
            black_box(play_out(seed, false).round)
        });
    });
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    c.bench_function("determinize", |b| {
        b.iter(|| black_box(game.determinize(SeatSet::of(seat), &mut rng).round));
    });
    c.bench_function("clone", |b| {
        b.iter_batched(|| (), |()| black_box(game.clone()), BatchSize::SmallInput);
    });
}

criterion_group!(benches, times);
criterion_main!(benches);
