//! Everything the game says, it says in English, Czech and Polish.

use moon::{Moon, Options, Scenario};
use words::{faults, faults_in_play};

#[test]
fn the_languages_agree_on_every_message() {
    let faults: Vec<String> = faults().iter().map(ToString::to_string).collect();
    let ours: Vec<&String> = faults
        .iter()
        .filter(|fault| fault.contains("moon-"))
        .collect();
    assert!(ours.is_empty(), "{ours:#?}");
}

#[test]
fn whatever_is_said_in_a_game_can_be_said_in_every_language() {
    let starts = Scenario::ALL.into_iter().flat_map(|scenario| {
        let options = Options {
            scenario,
            ..Options::default()
        };
        [(options, 1), (options, 2), (options, 3)]
    });
    let starts: Vec<(Options, usize)> = starts.collect();
    let faults = faults_in_play::<Moon>(&starts, 3);
    assert!(faults.is_empty(), "{faults:#?}");
}
