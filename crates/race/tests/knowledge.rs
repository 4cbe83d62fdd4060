//! The game's own knowledge is worth something: who follows it beats who plays at random.

use race::{Action, Mode, Options, Race};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Chance, Events, Game, Knowledge, Seat, SeatSet, Seed, below};

type Chooser = fn(&Race, Seat, &[Action], &mut ChaCha8Rng) -> usize;

fn at_random(_: &Race, _: Seat, actions: &[Action], rng: &mut ChaCha8Rng) -> usize {
    below(rng, actions.len() as u32) as usize
}

fn by_policy(game: &Race, seat: Seat, actions: &[Action], rng: &mut ChaCha8Rng) -> usize {
    let world = game.determinize(SeatSet::of(seat), rng);
    world.policy(seat, actions, rng)
}

/// Looks one decision ahead: the best position once the running step is over, by evaluation.
fn greedily(game: &Race, seat: Seat, actions: &[Action], rng: &mut ChaCha8Rng) -> usize {
    let mut values = vec![0.0; actions.len()];
    let mut list = Vec::new();
    let step = game.prompt(seat).step;
    for _ in 0..2 {
        let world = game.determinize(SeatSet::of(seat), rng);
        for (value, action) in values.iter_mut().zip(actions) {
            let mut world = world.clone();
            let _ = world.play(seat, action, &mut Events::off());
            for _ in 0..60 {
                let Some(next) = world.deciders().first() else {
                    break;
                };
                let prompt = world.prompt(seat);
                if prompt.step == step && prompt.pick.is_none_or(|pick| pick.picked == 0) {
                    break;
                }
                list.clear();
                world.legal_actions(next, &mut list);
                let choice = world.policy(next, &list, rng);
                let _ = world.play(next, &list[choice], &mut Events::off());
            }
            *value += world.evaluate(seat);
        }
    }
    let best = values.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
    best.map_or(0, |(i, _)| i)
}

/// How many of the games the first player wins against as many others as there are seats left, in
/// every seat in turn; ties are shared.
fn wins(options: Options, seats: usize, games: u64, first: Chooser, others: Chooser) -> f64 {
    let (mut actions, mut won) = (Vec::new(), 0.0);
    for i in 0..games {
        let seed = Seed::of_run(9, i);
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        let hero = Seat::from(i as usize % seats);
        let mut game = Race::new(&options, seats, Chance::seeded(seed)).expect("so many can play");
        while let Some(seat) = game.deciders().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let choose = if seat == hero { first } else { others };
            let action = actions[choose(&game, seat, &actions, &mut rng)];
            let _ = game.play(seat, &action, &mut Events::off());
        }
        let outcome = game.outcome().expect("the game is over");
        let winners = outcome.won.iter().filter(|&&won| won).count();
        won += f64::from(u8::from(outcome.won[hero.index()])) / winners as f64;
    }
    won / games as f64
}

fn options(mode: Mode) -> Options {
    Options {
        mode,
        first_game: false,
    }
}

#[test]
fn a_greedy_player_beats_three_random_ones() {
    let share = wins(options(Mode::Standard), 4, 60, greedily, at_random);
    assert!(share >= 0.9, "wins {share}");
}

#[test]
fn the_policy_alone_beats_three_random_players() {
    let share = wins(options(Mode::Standard), 4, 200, by_policy, at_random);
    assert!(share >= 0.9, "wins {share}");
}

#[test]
fn looking_ahead_beats_the_policy_alone() {
    let share = wins(options(Mode::Advanced2p), 2, 100, greedily, by_policy);
    assert!(share >= 0.6, "wins {share}");
}

#[test]
fn every_action_has_a_prior_above_zero() {
    let chance = Chance::seeded(Seed::from(3));
    let mut game = Race::new(&options(Mode::Standard), 3, chance).expect("three can play");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut actions, mut priors) = (Vec::new(), Vec::new());
    while let Some(seat) = game.deciders().first() {
        actions.clear();
        priors.clear();
        game.legal_actions(seat, &mut actions);
        game.priors(seat, &actions, &mut priors);
        assert_eq!(priors.len(), actions.len());
        assert!(
            priors
                .iter()
                .all(|weight| weight.is_finite() && *weight > 0.0)
        );
        assert!(Seat::all(3).all(|seat| game.evaluate(seat).is_finite()));
        let choice = game.policy(seat, &actions, &mut rng);
        let _ = game.play(seat, &actions[choice], &mut Events::off());
    }
}

#[test]
fn what_was_learnt_is_taken_in_as_one_file() {
    let weights = include_bytes!("../data/learnt.bin");
    assert!(Race::learn(weights));
    assert!(!Race::learn(&weights[4..]));
    assert!(!Race::learn(&[]));
}
