//! The hand limit, and the end of the game.

use crate::table::{Play, discard, place, table};
use race::ActionCard::{ConsumeX2, Develop, Explore5, Produce, Settle};
use race::{Action, Event, Illegal, Phase, Way};
use tabletop::{Game, Seat};

const ELEVEN: &str = "new_sparta, gem_world, spice_world, space_port, artist_colony, comet_zone, \
                      mining_world, asteroid_belt, distant_world, empath_world, colony_ship";

#[test]
fn who_has_more_than_ten_cards_discards_down_to_ten() {
    let mut play = table(3).and_cards(0, 12).and_cards(1, 10).begin();
    play.choose(&[&[Produce], &[Produce], &[Produce]]);
    assert_eq!(
        (play.step().as_str(), play.asked()),
        ("hand_limit_discard", vec![0])
    );
    for _ in 0..2 {
        let first = play.legal(0)[0];
        play.act(0, first);
    }
    assert_eq!((play.hand_size(0), play.hand_size(1)), (10, 10));
    assert_eq!(play.step(), "choose_actions");
}

#[test]
fn there_is_no_hand_limit_during_a_round() {
    let mut play = table(2).and_cards(0, 10).begin();
    play.all_choose(Explore5);
    while let Some(action @ Action::Keep(_)) = play.legal(0).first().copied() {
        play.act(0, action);
    }
    let last = play.legal(1)[0];
    play.act(1, last);
    assert_eq!(play.hand_size(0), 11);
    let surplus = play.hand(0)[0];
    play.act(0, discard(surplus));
    assert_eq!(play.hand_size(0), 10);
}

#[test]
fn the_round_of_the_twelfth_card_is_played_to_its_end() {
    let mut play = table(2)
        .tableau(0, ELEVEN)
        .hand(0, "space_marines")
        .and_cards(0, 1)
        .begin();
    play.choose(&[&[Develop], &[Produce]]);
    play.act(0, place("space_marines"));
    assert_eq!(play.tableau(0).len(), 12);
    let phases: Vec<Phase> = play
        .events
        .iter()
        .filter_map(|event| match event {
            Event::PhaseBegan { phase, .. } => Some(*phase),
            _ => None,
        })
        .collect();
    assert_eq!(phases, [Phase::Develop, Phase::Produce]);
    assert!(play.goods(0).contains(&"gem_world"), "Produce took place");
    assert_eq!(play.step(), "over");
    let ended = Event::Ended {
        tableau: true,
        pool: false,
    };
    assert!(play.events.contains(&ended));
}

/// Seat 0 has twelve cards after Develop and then places a world by Colony Ship, or eleven and only that.
fn colony_ship_at_the_end(develop: bool, way: Way) -> Play {
    let mut play = table(2)
        .tableau(0, ELEVEN)
        .hand(0, "space_marines, secluded_world")
        .and_cards(0, 5)
        .begin();
    play.choose(&[if develop { &[Develop] } else { &[Settle] }, &[Settle]]);
    if develop {
        play.act(0, place("space_marines")).pays_anything(0);
    }
    play.act(0, place("secluded_world"));
    play.act(0, Action::Way(way));
    play.pays_anything(0);
    play
}

#[test]
fn a_colony_ship_discarded_keeps_the_number_of_cards() {
    let play = colony_ship_at_the_end(true, Way::ColonyShip);
    assert_eq!((play.tableau(0).len(), play.step().as_str()), (12, "over"));
}

#[test]
fn paying_makes_twelve_cards_and_colony_ship_leaves_eleven() {
    let play = colony_ship_at_the_end(false, Way::Pay);
    assert_eq!((play.tableau(0).len(), play.step().as_str()), (12, "over"));
    let play = colony_ship_at_the_end(false, Way::ColonyShip);
    assert_eq!(play.tableau(0).len(), 11);
    assert_eq!(play.step(), "choose_actions");
}

#[test]
fn goods_do_not_count_as_cards_of_the_tableau() {
    let all_with_goods = ELEVEN
        .replace("gem_world", "gem_world*")
        .replace("empath_world", "empath_world*");
    let mut play = table(2).tableau(0, &all_with_goods).begin();
    play.all_choose(Produce);
    assert_eq!(play.step(), "choose_actions");
}

#[test]
fn an_empty_pool_ends_the_game_after_the_round() {
    let mut play = table(2)
        .tableau(0, "old_earth, gem_world*")
        .tableau(1, "spice_world")
        .chips(0, 12)
        .chips(1, 11)
        .begin();
    play.choose(&[&[ConsumeX2], &[Produce]]);
    assert_eq!(play.step(), "over");
    assert_eq!(play.goods(1), ["spice_world"], "Produce took place");
    assert_eq!(play.why_not(0, Action::Stop), Illegal::GameOver);
    assert!(play.race.deciders().is_empty());
}

/// The outcome of a game that ends at once with these tableaus, chips and cards.
fn outcome(tableaus: [&str; 2], chips: [u16; 2], cards: [usize; 2]) -> tabletop::Outcome {
    let mut position = table(2);
    for seat in 0..2 {
        position = position
            .tableau(seat, tableaus[seat])
            .chips(seat, chips[seat])
            .and_cards(seat, cards[seat]);
    }
    let mut play = position.begin();
    play.all_choose(Develop);
    play.finish_round();
    assert_eq!(play.step(), "over");
    play.race.outcome().expect("the game is over")
}

#[test]
fn forty_to_forty_is_decided_by_cards_in_hand_plus_goods() {
    // 28 and 26 chips; worlds of 12 and 14 points.
    let a = "rebel_homeworld, rebel_outpost, the_last_of_the_uplift_gnarssh*, destroyed_world*";
    let b = "rebel_base, terraformed_world, alien_rosetta_stone_world";
    let outcome = outcome([a, b], [28, 26], [3, 4]);
    assert_eq!(outcome.scores, [40, 40]);
    assert_eq!(outcome.won, [true, false]);
}

#[test]
fn a_full_tie_is_a_shared_victory() {
    let a = "rebel_homeworld, rebel_outpost, the_last_of_the_uplift_gnarssh*, destroyed_world*";
    let b = "rebel_base, terraformed_world, alien_rosetta_stone_world";
    let outcome = outcome([a, b], [28, 26], [3, 5]);
    assert_eq!(outcome.ranks, [1, 1]);
    assert_eq!(outcome.won, [true, true]);
}

#[test]
fn the_hand_limit_holds_in_the_last_round_too() {
    let mut play = table(2).chips(0, 24).and_cards(0, 13).begin();
    play.all_choose(Develop);
    play.passes(0).passes(1);
    assert_eq!(play.step(), "hand_limit_discard");
    play.finish_round();
    assert_eq!(play.race.outcome().map(|o| o.ranks), Some(vec![1, 2]));
    let ties = play.race.standings(tabletop::Viewer::seat(Seat(0)));
    assert_eq!(ties.seats[0].tie_breaks, [10]);
}
