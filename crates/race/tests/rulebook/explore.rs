//! Phase I.

use crate::table::{Play, Position, keep, table};
use race::ActionCard::{Explore5, Explore11, Settle};
use race::{Action, ActionCard, DrawWhy, Event};

/// How many cards seat 0 draws and keeps in an Explore phase.
fn drawn_and_kept(position: Position, actions: &[ActionCard]) -> (usize, usize) {
    let mut play = position.begin();
    let n = actions.len();
    let others: Vec<ActionCard> = match n {
        1 if actions == [Settle] => vec![Explore5],
        _ => [Settle, ActionCard::Develop][..n].to_vec(),
    };
    play.choose(&[actions, &others]);
    let before = play.hand_size(0);
    let drawn = play.drawn(0);
    while let Some(action @ Action::Keep(_)) = play.legal(0).first().copied() {
        play.act(0, action);
    }
    play.finish_round();
    let kept = play.events.iter().find_map(|event| match event {
        Event::Kept { seat, kept, .. } if seat.index() == 0 => Some(usize::from(kept.count)),
        _ => None,
    });
    assert!(play.hand_size(0) >= before);
    (drawn, kept.expect("everybody keeps"))
}

fn with(cards: &str) -> Position {
    table(2).tableau(0, &format!("new_sparta, {cards}"))
}

#[test]
fn everybody_draws_two_and_keeps_one_though_another_chose_explore() {
    assert_eq!(drawn_and_kept(with(""), &[Settle]), (2, 1));
}

#[test]
fn explore_5_draws_seven_and_keeps_one() {
    assert_eq!(drawn_and_kept(with(""), &[Explore5]), (7, 1));
}

#[test]
fn explore_1_1_draws_three_and_keeps_two() {
    assert_eq!(drawn_and_kept(with(""), &[Explore11]), (3, 2));
}

#[test]
fn both_explore_actions_draw_eight_and_keep_two() {
    let both = [Explore5, Explore11];
    assert_eq!(drawn_and_kept(with("").advanced(), &both), (8, 2));
}

#[test]
fn galactic_renaissance_draws_two_more_and_keeps_one_more() {
    let position = with("galactic_renaissance");
    assert_eq!(drawn_and_kept(position, &[Settle]), (4, 2));
}

#[test]
fn research_labs_keep_one_more_so_that_nothing_is_rejected() {
    assert_eq!(drawn_and_kept(with("research_labs"), &[Settle]), (2, 2));
    assert_eq!(drawn_and_kept(with("research_labs"), &[Explore11]), (3, 3));
}

#[test]
fn powers_and_bonus_add_up() {
    let position = with("expedition_force, galactic_survey_seti");
    assert_eq!(drawn_and_kept(position, &[Explore5]), (10, 1));
    let position = with("galactic_renaissance, research_labs").advanced();
    let both = [Explore5, Explore11];
    assert_eq!(drawn_and_kept(position, &both), (10, 4));
}

fn exploring() -> Play {
    let draw =
        "gem_world, comet_zone, public_works, old_earth, space_port, spice_world, drop_ships";
    let mut play = table(2)
        .draw(&format!("{draw}, new_vinland, mining_world"))
        .begin();
    play.choose(&[&[Explore5], &[Settle]]);
    play
}

#[test]
fn who_keeps_all_that_was_drawn_is_not_asked() {
    let mut play = table(2).tableau(1, "research_labs").begin();
    play.choose(&[&[Explore5], &[Settle]]);
    assert_eq!(play.step(), "explore_keep");
    assert_eq!(play.asked(), [0]);
}

#[test]
fn kept_cards_are_chosen_from_the_drawn_ones_alone() {
    let mut play = exploring();
    assert_eq!(play.legal(0).len(), 7);
    assert!(!play.may(0, keep("new_vinland")));
    play.act(0, keep("spice_world"))
        .act(1, keep("mining_world"));
    assert_eq!(play.hand(0), ["spice_world"]);
    assert_eq!(play.hand(1), ["mining_world"]);
    assert_eq!(play.view().discard.size, 7);
}

#[test]
fn cards_are_kept_apart_from_the_hand_until_all_have_chosen() {
    let mut play = exploring();
    play.act(0, keep("spice_world"));
    assert_eq!(play.hand(0), [""; 0]);
    assert_eq!(play.view().drawn[0].size, 7);
}

#[test]
fn all_players_draw_before_anybody_discards() {
    // The pile runs out while seat 1 draws: the new pile cannot hold what seat 0 will reject.
    let mut play = table(2)
        .draw("gem_world, comet_zone, public_works, old_earth, space_port, spice_world, drop_ships")
        .draw_pile_of(8)
        .begin();
    let cards_in_discard = play.view().discard.size;
    play.choose(&[&[Explore5], &[Settle]]);
    assert_eq!(play.view().drawn[1].size, 2);
    assert_eq!(play.view().discard.size, 0);
    assert_eq!(play.view().draw.size, cards_in_discard - 1);
}

#[test]
fn with_too_few_cards_left_one_draws_and_keeps_what_there_is() {
    // All 114 cards but one lie in tableaus, hands or goods.
    let mut play = table(2)
        .draw_pile_of(1)
        .discard("")
        .and_cards(0, 60)
        .and_cards(1, 51)
        .begin();
    assert_eq!((play.view().draw.size, play.view().discard.size), (1, 0));
    play.choose(&[&[Explore5], &[Settle]]);
    assert_eq!(play.draws(0), [(1, DrawWhy::Explore)]);
    assert_eq!(play.drawn(1), 0);
    assert_ne!(play.step(), "explore_keep", "there is nothing to choose");
    assert_eq!(play.hand_size(0), 61);
}
