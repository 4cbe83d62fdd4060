//! Search iterations a second, game by game, at the first decision and in the middle of a game.

use bots::{Bot, BotRng, Budget, ByCount, Seated, Settings, Thinker, rng};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::Visitor;
use rand::SeedableRng;
use tabletop::{Chance, Events, Game, Knowledge, Seed};

const ITERATIONS: u32 = 64;

struct Measure<'a>(&'a mut Criterion);

impl Visitor for Measure<'_> {
    type Out = ();

    fn visit<G: Game + Knowledge>(self) {
        let options = G::Options::default();
        let seats = 2.clamp(*G::seats(&options).start(), *G::seats(&options).end());
        let mut group = self.0.benchmark_group(format!("{}/search", G::NAME));
        group.throughput(Throughput::Elements(u64::from(ITERATIONS)));
        group.sample_size(20);
        for (name, decisions) in [("first decision", 0), ("40 decisions on", 40)] {
            let game = position::<G>(&options, seats, decisions);
            let Some(seat) = game.deciders().first() else {
                continue;
            };
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            let settings = Settings {
                budget: Budget::iterations(ITERATIONS),
                ..Settings::default()
            };
            let host = ByCount::new(&settings).expect("it is bounded by iterations");
            let mut bot = Thinker::new(settings, host);
            let mut luck = rng(Seed::from(1), seat);
            group.bench_function(name, |bencher| {
                bencher.iter(|| bot.choose(&Seated::new(&game, seat), &legal, &mut luck));
            });
        }
        group.finish();
    }
}

/// A game so many decisions on, where there is a choice, played by the game's policy.
fn position<G: Knowledge>(options: &G::Options, seats: usize, decisions: u32) -> G {
    let mut luck = BotRng::seed_from_u64(7);
    let chance = Chance::seeded(Seed::from(7));
    let mut game = G::new(options, seats, chance).expect("so many can play");
    let (mut legal, mut made) = (Vec::new(), 0);
    while let Some(seat) = game.deciders().first() {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        if legal.len() > 1 {
            if made == decisions {
                break;
            }
            made += 1;
        }
        let choice = game.policy(seat, &legal, &mut luck);
        let _ = game.play(seat, &legal[choice], &mut Events::off());
    }
    game
}

fn every_game(criterion: &mut Criterion) {
    for name in games::NAMES {
        games::dispatch(name, Measure(criterion)).expect("a game of this name");
    }
}

criterion_group!(benches, every_game);
criterion_main!(benches);
