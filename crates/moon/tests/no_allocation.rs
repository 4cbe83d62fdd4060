//! Steady play allocates nothing, in any scenario; and a state is small.

use moon::{Moon, Options, Scenario};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::suite::allocations;
use tabletop::{Chance, Events, Game, Seed, below};

tabletop::no_allocation!(Moon, games = 10);

/// Plays a random game and returns how often its decisions allocated.
fn decisions_allocate(scenario: Scenario, seats: usize, seed: u64) -> u64 {
    let options = Options {
        scenario,
        ..Options::default()
    };
    let mut game = Moon::new(&options, seats, Chance::seeded(Seed::from(seed))).expect("a setup");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut actions = Vec::with_capacity(4096);
    let mut events = Events::off();
    let before = allocations();
    while let Some(seat) = game.deciders().first() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        assert_eq!(game.check(seat, &action), Ok(()));
        let _ = game.play(seat, &action, &mut events);
    }
    allocations() - before
}

#[test]
fn no_decision_of_any_scenario_allocates() {
    for scenario in Scenario::ALL {
        for seats in 1..=6 {
            // The first game warms what is loaded once.
            decisions_allocate(scenario, seats, 0);
            for seed in 1..=5 {
                assert_eq!(
                    decisions_allocate(scenario, seats, seed),
                    0,
                    "{scenario:?}, {seats}"
                );
            }
        }
    }
}

#[test]
fn a_state_for_six_is_under_16_kb_and_flat() {
    let size = std::mem::size_of::<Moon>();
    assert!(size < 16 * 1024, "{size}");
    let options = Options::default();
    let game = Moon::new(&options, 6, Chance::seeded(Seed::from(1))).expect("a setup");
    let before = allocations();
    let copy = game.clone();
    assert_eq!(allocations(), before, "a clone is a copy of its bytes");
    assert_eq!(copy, game);
}
