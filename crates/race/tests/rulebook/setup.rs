//! Setup.

use crate::table::{Play, card, ids};
use race::{Action, Design, Mode, Options, Race};
use std::collections::BTreeMap;
use tabletop::{Chance, Game, PileScript, Seat, Seed, Viewer};

fn game(seats: usize, first_game: bool, seed: u64) -> Play {
    let options = Options {
        mode: Mode::Standard,
        first_game,
    };
    let chance = Chance::seeded(Seed::from(seed));
    Play::of(Race::new(&options, seats, chance).expect("so many can play"))
}

fn scripted(piles: &[(&str, PileScript)], seats: usize) -> Play {
    let piles = piles
        .iter()
        .map(|(name, script)| ((*name).to_owned(), script.clone()));
    let chance = Chance::scripted(Seed::from(3), piles.collect::<BTreeMap<_, _>>());
    Play::of(Race::new(&Options::default(), seats, chance).expect("so many can play"))
}

fn list(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn two_to_four_play_and_the_pool_has_twelve_chips_for_each() {
    for (seats, pool) in [(2, 24), (3, 36), (4, 48)] {
        assert_eq!(game(seats, false, 1).view().pool, pool);
    }
    let chance = || Chance::seeded(Seed::from(1));
    assert!(Race::new(&Options::default(), 1, chance()).is_err());
    assert!(Race::new(&Options::default(), 5, chance()).is_err());
}

#[test]
fn everybody_has_a_start_world_and_six_cards_of_which_two_are_discarded() {
    let mut play = game(4, false, 5);
    for seat in 0..4 {
        assert_eq!(play.hand_size(seat), 6);
        let start = card(play.tableau(seat)[0]);
        assert!(start.data().start_number.is_some());
    }
    assert_eq!(
        (play.step().as_str(), play.asked()),
        ("initial_discard", vec![0, 1, 2, 3])
    );
    for seat in 0..4 {
        for _ in 0..2 {
            let first = play.legal(seat)[0];
            play.act(seat, first);
        }
    }
    assert_eq!(play.step(), "choose_actions");
    assert!((0..4).all(|seat| play.hand_size(seat) == 4));
    assert_eq!(play.view().discard.size, 8);
}

#[test]
fn unused_start_worlds_are_in_the_deck() {
    let play = game(2, false, 5);
    let view = play.view();
    let in_deck = view
        .draw
        .cards
        .iter()
        .flatten()
        .chain(view.hands.iter().flat_map(|h| h.cards.iter().flatten()));
    let starts = in_deck.filter(|design| design.data().start_number.is_some());
    assert_eq!(starts.count(), 3);
    assert_eq!(view.draw.size, 114 - 2 - 12);
}

#[test]
fn only_alpha_centauri_begins_with_a_good_and_after_the_discards() {
    let start = PileScript::draws(list(&["earths_lost_colony", "alpha_centauri"]));
    let mut play = scripted(&[("start_worlds", start)], 2);
    assert_eq!(play.goods(1), [""; 0]);
    let top = play.view().draw.cards.unwrap_or_default()[0];
    play.until("choose_actions");
    assert_eq!(play.goods(0), [""; 0]);
    assert_eq!(play.goods(1), ["alpha_centauri"]);
    let view = play.view();
    assert_eq!(view.tableaus[1][0].good_card, Some(top));
}

#[test]
fn cards_are_dealt_in_player_order_six_at_a_time() {
    let start = PileScript::draws(list(&["new_sparta", "old_earth"]));
    let first = [
        "gem_world",
        "comet_zone",
        "drop_ships",
        "space_port",
        "public_works",
        "new_earth",
    ];
    let draw = PileScript::Orders(vec![list(&first)]);
    let play = scripted(&[("start_worlds", start), ("draw", draw)], 2);
    let mut expected = first.map(card);
    expected.sort();
    assert_eq!(play.hand(1), ids(&expected), "Old Earth comes first");
}

#[test]
fn the_order_of_first_discards_leaves_no_trace_and_nobody_sees_them() {
    let play = game(2, false, 9);
    let hand = play.legal(0);
    let after = |picks: [Action; 2]| {
        let mut play = game(2, false, 9);
        let before = play.seen_by(1);
        picks.into_iter().for_each(|pick| {
            play.act(0, pick);
        });
        assert_eq!(play.seen_by(1), before);
        play.race
    };
    assert_eq!(after([hand[0], hand[3]]), after([hand[3], hand[0]]));
}

#[test]
fn in_the_first_game_hands_are_preset() {
    let presets: [(&str, [&str; 4]); 4] = [
        (
            "epsilon_eridani",
            [
                "colony_ship",
                "public_works",
                "gem_world",
                "rebel_fuel_cache",
            ],
        ),
        (
            "alpha_centauri",
            [
                "expedition_force",
                "mining_robots",
                "comet_zone",
                "rebel_miners",
            ],
        ),
        (
            "new_sparta",
            [
                "export_duties",
                "new_military_tactics",
                "former_penal_colony",
                "malevolent_lifeforms",
            ],
        ),
        (
            "earths_lost_colony",
            [
                "contact_specialist",
                "space_marines",
                "avian_uplift_race",
                "spice_world",
            ],
        ),
    ];
    for seats in 2..=4 {
        for seed in 0..8 {
            let play = game(seats, true, seed);
            assert_eq!(play.step(), "choose_actions");
            let mut worlds: Vec<&str> = (0..seats).map(|seat| play.tableau(seat)[0]).collect();
            for (seat, start) in worlds.iter().enumerate() {
                let preset = presets.iter().find(|(world, _)| world == start);
                let mut hand = preset.expect("a preset world").1.map(card);
                hand.sort();
                assert_eq!(play.hand(seat), ids(&hand));
                assert_eq!(
                    play.goods(seat).len(),
                    usize::from(*start == "alpha_centauri")
                );
            }
            worlds.sort_unstable();
            let mut expected: Vec<&str> =
                presets[..seats].iter().map(|(world, _)| *world).collect();
            expected.sort_unstable();
            assert_eq!(worlds, expected);
        }
    }
}

#[test]
fn a_preset_hand_is_hidden_like_any_other() {
    let play = game(2, true, 1);
    assert_eq!(play.seen_by(0).hands[1].cards, None);
}

#[test]
fn one_copy_alone_of_a_doubled_development_belongs_to_a_preset_hand() {
    let play = game(2, true, 1);
    let draw = play.view().draw.cards.unwrap_or_default();
    let copies = draw
        .iter()
        .filter(|design| **design == card("public_works"));
    assert_eq!(copies.count(), 1);
}

#[test]
fn a_script_that_names_a_card_that_is_not_there_is_a_fault() {
    let start = PileScript::draws(list(&["gem_world"]));
    let play = scripted(&[("start_worlds", start)], 2);
    let fault = play.race.chance().fault().expect("no such start world");
    assert_eq!(
        (fault.pile.as_str(), fault.card.as_str()),
        ("start_worlds", "gem_world")
    );
}

#[test]
fn a_scripted_draw_pile_gives_its_cards_whatever_the_shuffle() {
    let draws = [
        "drop_ships",
        "old_earth",
        "drop_ships",
        "gem_world",
        "new_vinland",
        "comet_zone",
    ];
    let start = PileScript::draws(list(&["new_sparta", "epsilon_eridani"]));
    let draw = PileScript::draws(list(&draws));
    let play = scripted(&[("start_worlds", start), ("draw", draw)], 2);
    assert_eq!(play.race.chance().fault(), None);
    let mut expected: Vec<Design> = draws.iter().map(|name| card(name)).collect();
    expected.sort();
    assert_eq!(play.hand(1), ids(&expected));
}

#[test]
fn next_draws_can_be_stacked_from_the_discard_pile_too() {
    let mut play = crate::table::table(2).discard("gem_world").begin();
    play.race
        .chance_mut()
        .stack(Race::PILES[1], list(&["gem_world", "comet_zone"]));
    play.choose(&[&[race::ActionCard::Develop], &[race::ActionCard::Explore5]]);
    assert_eq!(play.race.chance().fault(), None);
    let drawn = play.race.view(Viewer::seat(Seat(0))).drawn[0].cards.clone();
    assert_eq!(drawn, Some(vec![card("comet_zone"), card("gem_world")]));
}
