//! The solo game.

use crate::common::*;
use planet::{Options, Planet, Step, solo_band, solo_target};
use tabletop::{Chance, Game, Seed};

#[test]
fn in_the_solo_game_the_station_turns_by_itself_and_events_come_each_round() {
    let options = Options {
        boards: planet::Boards::Symmetric,
        ..Options::default()
    };
    let mut game = Planet::new(&options, 1, Chance::seeded(Seed::from(5))).expect("a game");
    assert_eq!(
        (game.step, game.players[0].dealt.len()),
        (Step::Objectives, 4)
    );
    let rotation = game.station.rotation;
    for _ in 0..3 {
        let first = list(&game)[0];
        play(&mut game, first);
    }
    assert_eq!(game.station.rotation, (rotation + 5) % 6);
    assert_eq!(
        (game.events.shown.len(), game.players[0].objectives.len()),
        (1, 3)
    );
}

#[test]
fn the_target_of_a_player_alone_and_the_bands_of_the_result() {
    assert_eq!(solo_target(9, 3, 8), 58);
    assert_eq!(solo_band(58, 58), ("success", true));
    assert_eq!(solo_band(57, 58), ("near_miss", false));
    assert_eq!(solo_band(73, 58), ("outstanding_success", true));
    assert_eq!(solo_band(42, 58), ("total_failure", false));
}
