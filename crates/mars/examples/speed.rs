//! Plays random games and prints how fast.
use mars::{Mars, Options};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use std::time::Instant;
use tabletop::{Chance, Events, Game, Seed, below};

fn main() {
    let args: Vec<u64> = std::env::args()
        .skip(1)
        .map(|a| a.parse().unwrap())
        .collect();
    let (seats, games, ce, draft) = (args[0] as usize, args[1], args[2] != 0, args[3] != 0);
    let options = Options {
        corporate_era: ce,
        draft,
        ..Options::default()
    };
    let mut actions = Vec::new();
    let start = Instant::now();
    let (mut steps, mut decisions, mut gens, mut most) = (0u64, 0u64, 0u64, 0u64);
    for i in 0..games {
        let mut rng = ChaCha8Rng::from_seed(Seed::of_run(1, i).0);
        let mut game = Mars::new(&options, seats, Chance::seeded(Seed::of_run(2, i))).unwrap();
        let mut n = 0;
        while let Some(seat) = game.deciders().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let at = if actions.len() > 1 {
                decisions += 1;
                below(&mut rng, actions.len() as u32) as usize
            } else {
                0
            };
            let _ = game.play(seat, &actions[at], &mut Events::off());
            n += 1;
            if n > 100_000 {
                println!("endless {i}");
                break;
            }
        }
        steps += n;
        most = most.max(n);
        gens += game.view(tabletop::Viewer::Spectator).generation as u64;
    }
    let s = start.elapsed().as_secs_f64();
    println!(
        "{seats} seats: {:.0} games/s, {:.0} ns/step, steps/game {:.1}, decisions {:.1}, most {most}, generations {:.1}, size {}",
        games as f64 / s,
        s * 1e9 / steps as f64,
        steps as f64 / games as f64,
        decisions as f64 / games as f64,
        gens as f64 / games as f64,
        std::mem::size_of::<Mars>()
    );
}
