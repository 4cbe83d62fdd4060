//! A bot that looks one action ahead with the game's own evaluation beats chance.

use planet::{Options, Planet};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Chance, Events, Game, Knowledge, Seat, SeatSet, Seed, below};

fn greedy(game: &Planet, seat: Seat, actions: &[planet::Action], rng: &mut ChaCha8Rng) -> usize {
    let guess = game.determinize(SeatSet::of(seat), rng);
    let value = |action: &planet::Action| {
        let mut next = guess.clone();
        let _ = next.play(seat, action, &mut Events::off());
        next.evaluate(seat)
    };
    let values: Vec<f32> = actions.iter().map(value).collect();
    let best = (0..values.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]));
    best.unwrap_or(0)
}

#[test]
fn one_ply_beats_three_random_players_nine_times_in_ten() {
    let games = 40;
    let (mut won, mut sum) = (0.0, 0);
    for i in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(i);
        let hero = Seat::from(i as usize % 4);
        let chance = Chance::seeded(Seed::of_run(77, i));
        let mut game = Planet::new(&Options::default(), 4, chance).expect("a game");
        let mut actions = Vec::new();
        while let Some(seat) = game.deciders().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let at = match seat == hero {
                true => greedy(&game, seat, &actions, &mut rng),
                false => below(&mut rng, actions.len() as u32) as usize,
            };
            let _ = game.play(seat, &actions[at], &mut Events::off());
        }
        let outcome = game.outcome().expect("the game is over");
        let winners = outcome.won.iter().filter(|won| **won).count();
        if outcome.won[hero.index()] {
            won += 1.0 / winners as f64;
        }
        sum += outcome.scores[hero.index()];
    }
    println!(
        "won {won} of {games}, mean score {}",
        f64::from(sum) / games as f64
    );
    assert!(won >= 0.9 * games as f64, "won only {won} of {games}");
}
