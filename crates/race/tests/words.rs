//! Everything the game says exists in English, Czech and Polish, with all its arguments.

use race::{Mode, Options, Race};

#[test]
fn whatever_is_said_in_random_games_is_said_in_three_languages() {
    let options = |mode, first_game| Options { mode, first_game };
    let starts = [
        (options(Mode::Standard, false), 2),
        (options(Mode::Standard, false), 3),
        (options(Mode::Standard, false), 4),
        (options(Mode::Advanced2p, false), 2),
        (options(Mode::Advanced2p, true), 2),
    ];
    let faults = words::faults_in_play::<Race>(&starts, 4);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
