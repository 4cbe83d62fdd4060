//! Whole games as text, and their last states as digests: a change of rules shows as a difference.

use race::{Mode, Options, Race};
use tabletop::assert_golden;
use tabletop::suite::{final_digest, playthrough};

fn options(mode: Mode, first_game: bool) -> Options {
    Options { mode, first_game }
}

#[test]
fn a_standard_game_of_two() {
    let text = playthrough::<Race>(&options(Mode::Standard, false), 2, 11);
    assert_golden!("standard_2", text);
}

#[test]
fn a_standard_game_of_three() {
    let text = playthrough::<Race>(&options(Mode::Standard, false), 3, 12);
    assert_golden!("standard_3", text);
}

#[test]
fn a_first_game_of_four() {
    let text = playthrough::<Race>(&options(Mode::Standard, true), 4, 13);
    assert_golden!("first_game_4", text);
}

#[test]
fn an_advanced_game_of_two() {
    let text = playthrough::<Race>(&options(Mode::Advanced2p, false), 2, 14);
    assert_golden!("advanced_2", text);
}

#[test]
fn the_ends_of_seeded_games_are_pinned() {
    let settings = [
        (options(Mode::Standard, false), 2),
        (options(Mode::Standard, false), 3),
        (options(Mode::Standard, false), 4),
        (options(Mode::Standard, true), 3),
        (options(Mode::Advanced2p, false), 2),
        (options(Mode::Advanced2p, true), 2),
    ];
    let mut text = String::new();
    for (options, seats) in settings {
        for seed in 0..5 {
            let digest = final_digest::<Race>(&options, seats, seed);
            let Options { mode, first_game } = options;
            text += &format!("{mode:?} first {first_game} seats {seats} seed {seed}: {digest}\n");
        }
    }
    assert_golden!("digests", text);
}
