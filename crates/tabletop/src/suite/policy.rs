//! What a game knows of playing itself, put to the test.

use crate::{Chance, Events, Knowledge, Seat, Seed, below};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// A game in which seat 0 plays by the game's policy and all others at random, and how many quiet
/// moments it had.
#[derive(Clone, Debug)]
pub struct PolicyGame<G> {
    /// The game at its end.
    pub game: G,
    /// How many quiet moments it had.
    pub quiet: u32,
}

/// Plays such a game.
///
/// # Panics
/// If the game cannot be set up so.
pub fn policy_game<G: Knowledge>(options: &G::Options, seats: usize, seed: u64) -> PolicyGame<G> {
    let chance = Chance::seeded(Seed::of_run(77, seed));
    let mut game = G::new(options, seats, chance).expect("the game can be set up");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut actions, mut quiet) = (Vec::new(), u32::from(game.is_quiet()));
    while let Some(seat) = game.deciders().first() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let choice = match seat {
            Seat(0) => game.policy(seat, &actions, &mut rng),
            _ => below(&mut rng, actions.len() as u32) as usize,
        };
        let _ = game.play(seat, &actions[choice], &mut Events::off());
        quiet += u32::from(game.is_quiet());
    }
    PolicyGame { game, quiet }
}

/// How many of so many such games the policy wins.
///
/// # Panics
/// If the game cannot be set up so.
pub fn won_by_policy<G: Knowledge>(options: &G::Options, seats: usize, games: u64) -> usize {
    let won = |&seed: &u64| {
        let outcome = policy_game::<G>(options, seats, seed).game.outcome();
        outcome.is_some_and(|outcome| outcome.won[0])
    };
    (0..games).filter(won).count()
}
