//! How fast random games of four are: time by criterion. `cargo bench -p moon --bench playouts`.

#![allow(missing_docs, reason = "macros write undocumented items")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use moon::{Moon, Options, Scenario};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Chance, Events, Game, Seed, below};

fn playout(scenario: Scenario, seed: u64, actions: &mut Vec<moon::Action>) {
    let options = Options {
        scenario,
        ..Options::default()
    };
    let chance = Chance::seeded(Seed::of_run(1, seed));
    let mut game = Moon::new(&options, 4, chance).expect("four can play");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while let Some(seat) = game.deciders().first() {
        actions.clear();
        game.legal_actions(seat, actions);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let _ = game.play(seat, &action, &mut Events::off());
    }
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random game of 4");
    group.throughput(Throughput::Elements(1));
    let mut actions = Vec::with_capacity(4096);
    for scenario in Scenario::ALL {
        let mut seed = 0;
        group.bench_function(format!("scenario {}", scenario.number()), |bencher| {
            bencher.iter(|| {
                seed += 1;
                playout(scenario, seed, &mut actions);
            });
        });
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
