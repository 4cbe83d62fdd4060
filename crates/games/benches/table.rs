//! What a host pays for a table behind its one face: `cargo bench -p games`.

use criterion::{Criterion, criterion_group, criterion_main};
use games::{AnyGame, Json};
use std::hint::black_box;
use tabletop::{Chance, Seat, Seed, Viewer};

/// A game somewhat before its middle, and what its first decider may do.
fn table(name: &str) -> (Box<dyn AnyGame>, Seat, Vec<Json>) {
    let [fewest, most] = games::seats(name, None).expect("a registered game");
    let chance = Chance::seeded(Seed::from(7));
    let mut table = games::start(name, 4.clamp(fewest, most), None, chance).expect("it starts");
    for i in 0.. {
        let seat = table.deciders().first().expect("it goes on");
        let list = table.legal(seat).expect("the seat is there");
        let list: Vec<Json> = serde_json::from_str(list.get()).expect("a list");
        if i >= 100 && list.len() > 1 {
            return (table, seat, list);
        }
        let action = &list[(i * 31) % list.len()];
        table
            .play(seat, &[action])
            .map(|_| ())
            .expect("a listed action");
    }
    unreachable!("the loop ends by returning")
}

fn tables(criterion: &mut Criterion) {
    for name in games::NAMES {
        let (table, seat, list) = table(name);
        let mut group = criterion.benchmark_group(*name);
        group.bench_function("play", |bencher| {
            bencher.iter_batched_ref(
                || table.fork(),
                |table| black_box(table.play(seat, &[&list[0]]).map(|_| ())),
                criterion::BatchSize::SmallInput,
            );
        });
        group.bench_function("choices", |bencher| bencher.iter(|| table.choices(seat)));
        group.bench_function("view", |bencher| {
            bencher.iter(|| table.view(Viewer::seat(seat)));
        });
        group.bench_function("preview", |bencher| {
            bencher.iter(|| {
                table
                    .preview(seat, &[&list[0]])
                    .map(|preview| preview.played)
            });
        });
        group.bench_function("record", |bencher| bencher.iter(|| table.record()));
        group.finish();
    }
}

criterion_group!(benches, tables);
criterion_main!(benches);
