//! Player order, drawing and refilling.

use crate::table::{place, table};
use race::ActionCard::{Explore5, Produce, Settle};
use race::{DrawWhy, Event, Options, Race};
use std::collections::BTreeMap;
use tabletop::{Chance, Game, PileScript, Seat, Seed};

fn start_worlds(names: &[&str]) -> Race {
    let draws = PileScript::draws(names.iter().copied());
    let piles = BTreeMap::from([("start_worlds".to_owned(), draws)]);
    let chance = Chance::scripted(Seed::from(1), piles);
    Race::new(&Options::default(), names.len(), chance).expect("so many can play")
}

#[test]
fn player_order_is_clockwise_from_the_lowest_start_world() {
    let race = start_worlds(&["new_sparta", "epsilon_eridani", "earths_lost_colony"]);
    let order = race.view(tabletop::Viewer::Spectator).order;
    assert_eq!(order, [1, 2, 0].map(Seat));
}

#[test]
fn a_refill_holds_the_payment_of_the_first_player_but_not_of_the_second() {
    let mut play = table(2)
        .hand(0, "gem_world, drop_ships, export_duties")
        .hand(1, "spice_world, space_marines, public_works")
        .draw("old_earth")
        .draw_pile_of(1)
        .begin();
    let discards = play.view().discard.size;
    play.all_choose(Settle);
    play.act(0, place("gem_world")).act(1, place("spice_world"));
    let events: Vec<String> = play
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Discarded { seat, cards, .. } => Some(format!("{seat} pays {}", cards.count)),
            Event::Drew { seat, cards, .. } => Some(format!("{seat} draws {}", cards.count)),
            Event::Reshuffled { cards } => Some(format!("shuffled {cards}")),
            _ => None,
        })
        .collect();
    let shuffled = format!("shuffled {}", discards + 2);
    assert_eq!(
        events,
        [
            "0 pays 2",
            shuffled.as_str(),
            "0 draws 1",
            "1 pays 2",
            "1 draws 1"
        ]
    );
    assert_eq!(play.hand(0), ["old_earth"]);
    assert_eq!(play.view().discard.size, 2, "seat 1's payment alone");
}

#[test]
fn the_discard_pile_is_shuffled_as_soon_as_the_last_card_is_taken() {
    let mut play = table(2).draw_pile_of(4).begin();
    let discards = play.view().discard.size;
    play.choose(&[&[Settle], &[race::ActionCard::Explore11]]);
    assert_eq!(play.draws(0), [(2, DrawWhy::Explore)]);
    assert_eq!(play.draws(1), [(3, DrawWhy::Explore)]);
    assert_eq!(
        (play.view().draw.size, play.view().discard.size),
        (discards - 1, 0)
    );
}

#[test]
fn the_card_just_taken_is_not_part_of_the_new_pile() {
    let mut play = table(2).draw("gem_world").draw_pile_of(1).begin();
    play.choose(&[&[Explore5], &[Produce]]);
    let drawn = play.view().drawn[0].cards.clone().unwrap_or_default();
    assert!(drawn.contains(&crate::table::card("gem_world")));
    let draw = play.view().draw.cards.unwrap_or_default();
    assert!(!draw.contains(&crate::table::card("gem_world")));
}

#[test]
fn cards_are_dealt_and_drawn_in_player_order() {
    let mut play = table(3)
        .first(2)
        .draw("gem_world, comet_zone, drop_ships, space_port, old_earth")
        .tableau(2, "export_duties")
        .begin();
    play.choose(&[&[Settle], &[Settle], &[Explore5]]);
    let drawn = |seat: usize| {
        play.view().drawn[seat]
            .cards
            .clone()
            .unwrap_or_default()
            .len()
    };
    assert_eq!((drawn(2), drawn(0), drawn(1)), (7, 2, 2));
    let first = play.events.iter().find_map(|event| match event {
        Event::Drew { seat, .. } => Some(seat.index()),
        _ => None,
    });
    assert_eq!(first, Some(2));
}
