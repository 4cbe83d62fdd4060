//! Random games of every size end.

use planet::{Boards, Options, Planet};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Chance, Events, Game, Seed, below};

fn play_out(options: &Options, seats: usize, seed: u64) -> (Planet, u32) {
    let chance = Chance::seeded(Seed::of_run(seed, 1));
    let mut game = Planet::new(options, seats, chance).expect("the options are sound");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut actions, mut steps) = (Vec::new(), 0);
    while !game.deciders().is_empty() {
        let deciders: Vec<_> = game.deciders().iter().collect();
        let seat = deciders[below(&mut rng, deciders.len() as u32) as usize];
        actions.clear();
        game.legal_actions(seat, &mut actions);
        assert!(
            !actions.is_empty(),
            "seat {seat} has nothing to do in {:?}",
            game.prompt(seat)
        );
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let _ = game.play(seat, &action, &mut Events::off());
        steps += 1;
        assert!(steps < Planet::DECISION_CAP, "the game does not end");
    }
    assert!(game.outcome().is_some());
    (game, steps)
}

#[test]
fn random_games_of_one_to_six_players_end() {
    let boards = [
        Boards::Deal,
        Boards::Symmetric,
        Boards::Free,
        Boards::DealPlanets,
        Boards::DealCorporations,
    ];
    let mut most = 0;
    for seed in 0..600 {
        let options = Options {
            boards: boards[seed as usize % boards.len()],
            events: seed % 2 == 0,
            personal_objectives: seed % 4 < 2,
            automatic_rotation: seed % 6 == 1 && seed % 5 == 0,
            ..Options::default()
        };
        let (_, steps) = play_out(&options, 1 + seed as usize % 6, seed);
        most = most.max(steps);
    }
    println!("the longest game took {most} steps");
    assert!(most * 3 < Planet::DECISION_CAP);
}
