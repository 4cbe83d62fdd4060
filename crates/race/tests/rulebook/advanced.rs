//! The advanced game for two.

use crate::table::{Play, Position, place, table};
use race::ActionCard::{
    self, ConsumeTrade, ConsumeX2, Develop, Explore5, Explore11, Produce, Settle,
};
use race::{Action, Event, Illegal, Mode, Options, Phase, Race};
use std::collections::BTreeSet;
use tabletop::{Chance, Game, Seed};

fn position() -> Position {
    table(2).advanced()
}

fn phases(play: &Play) -> Vec<(Phase, bool)> {
    let phase = |event: &Event| match event {
        Event::PhaseBegan { phase, second } => Some((*phase, *second)),
        _ => None,
    };
    play.events.iter().filter_map(phase).collect()
}

#[test]
fn it_is_for_two_players() {
    let options = Options {
        mode: Mode::Advanced2p,
        ..Options::default()
    };
    assert_eq!(Race::seats(&options), 2..=2);
    assert!(Race::new(&options, 3, Chance::seeded(Seed::from(1))).is_err());
    let race = Race::new(&options, 2, Chance::seeded(Seed::from(1))).expect("two can play");
    assert_eq!(race.view(tabletop::Viewer::Spectator).pool, 24);
}

#[test]
fn there_are_23_choices_of_two_actions() {
    let play = position().begin();
    let mut pairs = BTreeSet::new();
    for first in play.legal(0) {
        let mut chosen = position().begin();
        chosen.act(0, first);
        for second in chosen.legal(0) {
            let mut pair = [first, second];
            pair.sort();
            pairs.insert(pair);
        }
    }
    assert_eq!(pairs.len(), 23);
}

#[test]
fn only_develop_and_settle_can_be_chosen_twice() {
    let mut play = position().begin();
    play.act(0, Action::Choose(Produce));
    let action = Produce;
    assert_eq!(
        play.why_not(0, Action::Choose(Produce)),
        Illegal::AlreadyChosen { action }
    );
    let mut play = position().begin();
    play.act(0, Action::Choose(Settle));
    assert!(play.may(0, Action::Choose(Settle)));
}

#[test]
fn the_order_of_the_two_picks_leaves_no_trace() {
    let chosen = |actions: &[ActionCard]| {
        let mut play = position().begin();
        actions.iter().for_each(|&action| {
            play.act(0, Action::Choose(action));
        });
        play.race
    };
    assert_eq!(chosen(&[Develop, Produce]), chosen(&[Produce, Develop]));
}

#[test]
fn develop_twice_makes_two_phases_and_the_first_card_works_in_the_second() {
    let mut play = position()
        .hand(0, "investment_credits, replicant_robots")
        .and_cards(0, 2)
        .begin();
    play.choose(&[&[Develop, Develop], &[Explore5, Produce]]);
    play.until("develop_choice");
    let before = play.hand_size(0);
    play.act(0, place("investment_credits")).passes(1);
    assert_eq!(play.hand_size(0), before - 1, "free with the bonus");
    play.act(0, place("replicant_robots")).passes(1);
    play.pays_anything(0);
    assert_eq!(play.paid(0), 2, "4 - 1 - 1");
    let expected = [
        (Phase::Explore, false),
        (Phase::Develop, false),
        (Phase::Develop, true),
        (Phase::Produce, false),
    ];
    assert_eq!(phases(&play), expected);
}

#[test]
fn who_chose_develop_once_has_the_bonus_in_the_first_phase_alone() {
    let mut play = position().hand(1, "investment_credits").begin();
    play.choose(&[&[Develop, Develop], &[Develop, Produce]]);
    assert!(play.may(1, place("investment_credits")), "1 - 1 = 0");
    play.passes(1);
    assert!(play.view().now.second);
    assert!(!play.may(1, place("investment_credits")), "no bonus now");
}

#[test]
fn who_did_not_choose_develop_may_place_in_both_phases() {
    let mut play = position()
        .hand(1, "space_marines, public_works")
        .and_cards(1, 3)
        .begin();
    play.choose(&[&[Develop, Develop], &[Produce, Settle]]);
    play.act(1, place("space_marines")).pays_anything(1);
    play.act(1, place("public_works")).pays_anything(1);
    assert_eq!(play.paid(1), 3);
    assert_eq!(play.tableau(1).len(), 3);
}

#[test]
fn both_bonuses_in_both_phases_if_both_chose_it_twice() {
    let mut play = position()
        .hand(0, "pilgrimage_world, refugee_world")
        .hand(1, "gem_world, spice_world")
        .and_cards(1, 6)
        .begin();
    play.choose(&[&[Settle, Settle], &[Settle, Settle]]);
    for (own, other) in [
        ("pilgrimage_world", "gem_world"),
        ("refugee_world", "spice_world"),
    ] {
        play.act(0, place(own)).act(1, place(other));
        play.pays_anything(1);
    }
    assert_eq!((play.drawn(0), play.drawn(1)), (2, 2));
}

#[test]
fn one_phase_if_each_chose_it_once() {
    let mut play = position().begin();
    play.choose(&[&[Develop, Settle], &[Develop, Settle]]);
    assert_eq!(
        phases(&play),
        [(Phase::Develop, false), (Phase::Settle, false)]
    );
}

#[test]
fn draws_at_the_start_come_in_each_phase() {
    let mut play = position().tableau(0, "interstellar_bank").begin();
    play.choose(&[&[Develop, Develop], &[Produce, Settle]]);
    play.passes(0);
    assert_eq!(play.drawn(0), 2);
}

#[test]
fn trade_and_double_vp_by_the_same_player() {
    let mut play = position()
        .tableau(0, "old_earth, gem_world*, spice_world*")
        .begin();
    play.choose(&[&[ConsumeTrade, ConsumeX2], &[Develop, Produce]]);
    assert_eq!(play.step(), "trade_good");
    play.act(0, crate::table::sell("gem_world"));
    assert_eq!(play.chips(0), 2, "one good left, doubled");
    assert_eq!(
        phases(&play)[1..],
        [(Phase::Consume, false), (Phase::Produce, false)]
    );
}

#[test]
fn a_military_card_placed_in_the_first_settle_phase_works_in_the_second() {
    let mut play = position()
        .tableau(0, "expedition_force")
        .hand(0, "outlaw_world, blaster_gem_mines, avian_uplift_race")
        .and_cards(0, 3)
        .begin();
    play.choose(&[&[Settle, Settle], &[Explore11, Produce]]);
    play.until("settle_choice");
    assert!(!play.may(0, place("avian_uplift_race")));
    play.act(0, place("blaster_gem_mines")).passes(1);
    play.pays_anything(0);
    assert!(play.may(0, place("avian_uplift_race")));
}

#[test]
fn a_tableau_may_grow_past_twelve() {
    let eleven = "new_sparta, gem_world, spice_world, space_port, artist_colony, comet_zone, \
                  mining_world, asteroid_belt, distant_world, empath_world, colony_ship";
    let mut play = position()
        .tableau(0, eleven)
        .hand(
            0,
            "space_marines, public_works, pilgrimage_world, refugee_world",
        )
        .and_cards(0, 5)
        .begin();
    play.choose(&[&[Develop, Develop], &[Settle, Settle]]);
    for name in [
        "space_marines",
        "public_works",
        "pilgrimage_world",
        "refugee_world",
    ] {
        play.act(0, place(name)).passes(1);
        if play.may(0, Action::Way(race::Way::Pay)) {
            play.act(0, Action::Way(race::Way::Pay));
        }
        play.pays_anything(0);
    }
    assert_eq!((play.tableau(0).len(), play.step().as_str()), (15, "over"));
}
