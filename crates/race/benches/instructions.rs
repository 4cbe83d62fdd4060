//! Games of uniformly random choices, in instructions: `cargo bench -p race --bench instructions`.
//! Counts are the same on a busy machine; they need valgrind and `gungraun-runner` of the version of
//! the library.

#![allow(missing_docs, reason = "gungraun's macros write undocumented items")]

use gungraun::{library_benchmark, library_benchmark_group, main};
use race::{Mode, Options, Race};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::hint::black_box;
use tabletop::{Chance, Events, Game, Seat, SeatSet, Seed, below};

fn new_game(mode: Mode, seats: usize) -> Race {
    let options = Options {
        mode,
        first_game: false,
    };
    let chance = Chance::seeded(Seed::of_run(1, 7));
    Race::new(&options, seats, chance).expect("so many can play")
}

fn play(mut race: Race, most: usize) -> Race {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut actions, mut events) = (Vec::with_capacity(64), Events::off());
    for _ in 0..most {
        let Some(seat) = race.deciders().first() else {
            break;
        };
        actions.clear();
        race.legal_actions(seat, &mut actions);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let _ = race.play(seat, &action, &mut events);
    }
    race
}

fn middle() -> Race {
    play(new_game(Mode::Standard, 4), 150)
}

#[library_benchmark]
#[bench::two_standard(new_game(Mode::Standard, 2))]
#[bench::two_advanced(new_game(Mode::Advanced2p, 2))]
#[bench::four_standard(new_game(Mode::Standard, 4))]
fn random_game(race: Race) -> Race {
    black_box(play(race, usize::MAX))
}

#[library_benchmark]
#[bench::four_standard(middle())]
fn determinize(race: Race) -> Race {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    black_box(race.determinize(SeatSet::of(Seat(0)), &mut rng))
}

library_benchmark_group!(name = games, benchmarks = [random_game, determinize]);
main!(library_benchmark_groups = games);
