//! Whole games as text, and their last states as digests: a change of rules shows as a difference.

use moon::{Moon, Opponent, Options, Scenario};
use tabletop::assert_golden;
use tabletop::suite::{final_digest, playthrough};

fn options(scenario: Scenario) -> Options {
    let opponent = Opponent::ALL[scenario as usize];
    Options { scenario, opponent }
}

#[test]
fn a_game_of_each_scenario_with_two_or_three_players() {
    for scenario in Scenario::ALL {
        let seats = 2 + usize::from(scenario.number() % 2);
        let text =
            playthrough::<Moon>(&options(scenario), seats, 40 + u64::from(scenario.number()));
        assert_golden!(format!("scenario_{}", scenario.number()), text);
    }
}

#[test]
fn a_solo_game_of_each_scenario() {
    for scenario in Scenario::ALL {
        let text = playthrough::<Moon>(&options(scenario), 1, 60 + u64::from(scenario.number()));
        assert_golden!(format!("solo_{}", scenario.number()), text);
    }
}

#[test]
fn the_ends_of_seeded_games_are_pinned() {
    let mut text = String::new();
    for scenario in Scenario::ALL {
        for seats in 1..=6 {
            for seed in 0..3 {
                let digest = final_digest::<Moon>(&options(scenario), seats, seed);
                text += &format!("{scenario:?} seats {seats} seed {seed}: {digest}\n");
            }
        }
    }
    assert_golden!("digests", text);
}
