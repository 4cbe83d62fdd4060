//! Games of uniformly random choices, in time: `cargo bench -p race --bench playouts`.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use race::{Action, Mode, Options, Race};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Chance, Events, Game, Seat, SeatSet, Seed, below};

fn new_game(options: &Options, seats: usize, i: u64) -> Race {
    let chance = Chance::seeded(Seed::of_run(1, i));
    Race::new(options, seats, chance).expect("so many can play")
}

/// Plays a game to its end; `actions` is a warm buffer.
fn play_out(mut race: Race, rng: &mut ChaCha8Rng, actions: &mut Vec<Action>) -> Race {
    let mut events = Events::off();
    while let Some(seat) = race.deciders().first() {
        actions.clear();
        race.legal_actions(seat, actions);
        let action = actions[below(rng, actions.len() as u32) as usize];
        let _ = race.play(seat, &action, &mut events);
    }
    race
}

fn playouts(criterion: &mut Criterion) {
    let settings = [
        ("2 standard", Mode::Standard, 2),
        ("2 advanced", Mode::Advanced2p, 2),
        ("4 standard", Mode::Standard, 4),
    ];
    let mut group = criterion.benchmark_group("random games");
    group.throughput(Throughput::Elements(1));
    for (name, mode, seats) in settings {
        let options = Options {
            mode,
            first_game: false,
        };
        let (mut rng, mut i) = (ChaCha8Rng::seed_from_u64(1), 0);
        let mut actions = Vec::with_capacity(64);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                i += 1;
                play_out(new_game(&options, seats, i), &mut rng, &mut actions)
            });
        });
    }
    group.finish();
}

/// The middle of a game of four, where a bot thinks.
fn middle() -> (Race, ChaCha8Rng) {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let (mut race, mut events) = (new_game(&Options::default(), 4, 7), Events::off());
    let mut actions = Vec::new();
    for _ in 0..150 {
        let seat = race.deciders().first().expect("it goes on");
        actions.clear();
        race.legal_actions(seat, &mut actions);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let _ = race.play(seat, &action, &mut events);
    }
    (race, rng)
}

fn thinking(criterion: &mut Criterion) {
    let (race, mut rng) = middle();
    let mut group = criterion.benchmark_group("thinking");
    group.bench_function("clone", |bencher| bencher.iter(|| race.clone()));
    group.bench_function("determinize", |bencher| {
        bencher.iter(|| race.determinize(SeatSet::of(Seat(0)), &mut rng));
    });
    let mut actions = Vec::with_capacity(64);
    group.bench_function("play out", |bencher| {
        let copy = || race.clone();
        let play = |race| play_out(race, &mut rng, &mut actions);
        bencher.iter_batched(copy, play, BatchSize::SmallInput);
    });
    group.finish();
}

criterion_group!(benches, playouts, thinking);
criterion_main!(benches);
