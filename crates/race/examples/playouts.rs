//! How many games one core plays in a second, with uniformly random choices or by the policy of playouts.
//!
//! `cargo run --release -p race --example playouts -- [games] [seats] [standard|advanced] [policy]`

use race::{Mode, Options, Race};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::time::Instant;
use tabletop::{Chance, Events, Game, Knowledge, Seed, below};

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |default: usize| args.next().and_then(|a| a.parse().ok()).unwrap_or(default);
    let (games, seats) = (number(20_000), number(4));
    let options = Options {
        mode: if args.next().as_deref() == Some("advanced") {
            Mode::Advanced2p
        } else {
            Mode::Standard
        },
        first_game: false,
    };
    let by_policy = args.next().as_deref() == Some("policy");
    let (mut actions, mut events) = (Vec::with_capacity(64), Events::off());
    let (mut steps, mut decisions, mut rounds) = (0_u64, 0_u64, 0_u64);
    let (mut points, mut best) = (0_i64, 0_i64);
    let start = Instant::now();
    for game in 0..games {
        let seed = Seed::of_run(1, game as u64);
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        let Ok(mut race) = Race::new(&options, seats, Chance::seeded(seed)) else {
            return eprintln!("{seats} cannot play so");
        };
        while let Some(seat) = race.deciders().first() {
            actions.clear();
            race.legal_actions(seat, &mut actions);
            let choice = if by_policy {
                race.policy(seat, &actions, &mut rng)
            } else {
                below(&mut rng, actions.len() as u32) as usize
            };
            let action = actions[choice];
            let _ = race.play(seat, &action, &mut events);
            steps += 1;
            decisions += u64::from(actions.len() > 1);
        }
        rounds += u64::from(race.rounds());
        let scores = race.outcome().map(|outcome| outcome.scores);
        let scores = scores.iter().flatten().map(|&score| i64::from(score));
        points += scores.clone().sum::<i64>();
        best += scores.max().unwrap_or(0);
    }
    let seconds = start.elapsed().as_secs_f64();
    let per_game = |n: f64| n / games as f64;
    println!(
        "{games} games with {seats} seats in {seconds:.2} s: {:.0} games/s, {:.2} million decisions/s",
        games as f64 / seconds,
        decisions as f64 / seconds / 1e6,
    );
    println!(
        "a game: {:.1} rounds, {:.0} decisions, {:.0} steps, {:.1} points a seat, {:.1} the best",
        per_game(rounds as f64),
        per_game(decisions as f64),
        per_game(steps as f64),
        per_game(points as f64) / seats as f64,
        per_game(best as f64),
    );
}
