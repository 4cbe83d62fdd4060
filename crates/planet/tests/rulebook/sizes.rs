//! How much a state, a view and a list take.

use crate::common::*;
use planet::{Options, Planet};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Chance, Events, Game, Seed, Viewer, below};

#[test]
fn the_state_of_six_players_is_flat_and_small() {
    assert!(
        size_of::<Planet>() < 16 * 1024,
        "{} bytes",
        size_of::<Planet>()
    );
    let game = new(6);
    assert_eq!(game.players.len(), 6);
}

#[test]
fn views_and_lists_of_four_are_small_enough_to_send() {
    let options = Options {
        events: true,
        personal_objectives: true,
        ..Options::default()
    };
    let (mut view, mut longest) = (0, 0);
    for seed in 0..8 {
        let chance = Chance::seeded(Seed::from(seed));
        let mut game = Planet::new(&options, 4, chance).expect("a game");
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while let Some(seat) = game.deciders().first() {
            let actions = list_of(&game, seat);
            longest = longest.max(serde_json::to_string(&actions).expect("a list").len());
            let at = below(&mut rng, actions.len() as u32) as usize;
            let _ = game.play(seat, &actions[at], &mut Events::off());
        }
        let last = game.view(Viewer::seat(ME));
        view = view.max(serde_json::to_string(&last).expect("a view").len());
    }
    println!("view {view} bytes, list {longest} bytes");
    // The longest list of all names some 440 ways to place one tile.
    assert!(
        view < 16 * 1024 && longest < 32 * 1024,
        "view {view}, list {longest}"
    );
}
