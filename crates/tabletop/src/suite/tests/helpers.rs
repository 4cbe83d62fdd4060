//! What the suite offers beside the promises.

use super::broken::Broken;
use super::flaws::AnActionThatAllocates;
use crate::example::{Comets, Options};
use crate::suite::{final_digest, playthrough, position};
use crate::{Game, Seed};

#[test]
fn the_end_of_a_seeded_game_is_pinned() {
    let options = Options::default();
    assert_eq!(final_digest::<Comets>(&options, 2, 7), "4fae293927981922");
    assert_eq!(final_digest::<Comets>(&options, 4, 7), "69c7647c19cb5b6e");
}

#[test]
fn a_playthrough_shows_every_action_and_event_and_how_it_came_out() {
    let options = Options {
        rounds: 1,
        ..Options::default()
    };
    let text = playthrough::<Comets>(&options, 2, 7);
    assert_eq!(text, include_str!("golden.txt"));
}

#[test]
fn a_position_of_a_seeded_game_is_found_again() {
    let options = Options::default();
    let at = |actions| position::<Comets>(&options, 3, Seed::from(5), actions);
    assert_eq!(at(0).deciders().len(), 3);
    assert_eq!(at(9), at(9));
    assert_ne!(at(9), at(10));
    assert!(at(usize::MAX).outcome().is_some());
}

#[test]
fn a_decision_that_allocates_is_named() {
    let verdict = crate::suite::steady_play_allocates_nothing::<Broken<AnActionThatAllocates>>(1);
    let complaint = verdict.expect_err("every action allocates");
    assert!(
        complaint.contains("0 times to list, 0 to check (true), 1 to play"),
        "{complaint}"
    );
}
