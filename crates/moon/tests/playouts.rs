//! Random games of every scenario and number of players come to an end.

use moon::{Moon, Options, Scenario};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Chance, Events, Game, Seed, below};

#[test]
fn every_scenario_with_every_number_of_players_comes_to_an_end() {
    for scenario in Scenario::ALL {
        for seats in 1..=6 {
            let (mut steps, mut turns, mut most, mut total) = (0, 0, 0, 0);
            for run in 0..100 {
                let options = Options {
                    scenario,
                    ..Options::default()
                };
                let mut rng = ChaCha8Rng::seed_from_u64(run);
                let mut game = Moon::new(&options, seats, Chance::seeded(Seed::from(run))).unwrap();
                let mut actions = Vec::new();
                let mut here = 0;
                while let Some(seat) = game.deciders().first() {
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    assert!(actions.len() > 1);
                    let action = actions[below(&mut rng, actions.len() as u32) as usize];
                    let _ = game.play(seat, &action, &mut Events::off());
                    here += 1;
                }
                steps += here;
                most = most.max(here);
                turns += game.view(tabletop::Viewer::Spectator).turn as u32;
                total += game.outcome().unwrap().scores[0];
            }
            println!(
                "{scenario:?} {seats}: {} decisions, most {most}, turns {}, score {}",
                steps / 100,
                turns / 100,
                total / 100
            );
        }
    }
}
