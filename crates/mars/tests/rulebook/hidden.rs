//! Who may know what.

use crate::table::*;
use mars::scene::Scene;
use mars::{Action, Event};
use tabletop::{Game, Revealed, Viewer};

fn two() -> Scene {
    Scene::new(2)
        .hand(A, &["mine", "lichen"])
        .hand(B, &["algae", "comet"])
        .money(A, 50)
}

#[test]
fn hands_are_secret_and_their_sizes_public() {
    let table = Table::new(two().ready());
    let seen = table.game.view(Viewer::seat(A));
    assert_eq!(seen.players[0].cards.len(), 2);
    assert_eq!((seen.players[1].hand, seen.players[1].cards.len()), (2, 0));
    let spectator = table.game.view(Viewer::Spectator);
    assert!(
        spectator
            .players
            .iter()
            .all(|player| player.cards.is_empty())
    );
}

#[test]
fn the_referee_sees_everything() {
    let table = Table::new(two().table(A, &["pets"]).on_card("pets", 3).ready());
    let view = table.view();
    assert_eq!(view.players[1].cards.len(), 2);
    assert_eq!(view.piles.order.len(), usize::from(view.piles.deck));
    assert_eq!(view.players[0].table[0].resources, 3);
}

#[test]
fn a_drawn_card_is_told_to_its_player_alone_with_the_reason() {
    let scene = two().table(A, &["restricted_area"]).next_cards(&["birds"]);
    let mut table = Table::new(scene.ready());
    table.act(&[using("restricted_area")]);
    let seen = |viewer| {
        let events = table.events.iter();
        let mut seen = events.filter_map(|event| tabletop::Event::seen_by(event, viewer));
        seen.find(|event| matches!(event, Event::Drew { .. }))
            .unwrap()
    };
    let why = mars::Why::Card(card("restricted_area"));
    let drew = |cards| Event::Drew {
        seat: A,
        n: 1,
        cards,
        why,
    };
    assert_eq!(seen(Viewer::seat(A)), drew(vec![card("birds")]));
    assert_eq!(seen(Viewer::seat(B)), drew(vec![]));
    assert_eq!(table.revealed, Revealed::ToActor);
}

#[test]
fn a_seat_knows_what_it_sold_and_others_only_how_many() {
    let mut table = Table::new(two().ready());
    table.act(&[SELL, Action::Sell(card("mine")), Action::Done]);
    assert_eq!(table.game.view(Viewer::seat(A)).piles.known, [card("mine")]);
    assert!(table.game.view(Viewer::seat(B)).piles.known.is_empty());
    assert_eq!(table.game.view(Viewer::seat(B)).piles.discards, 1);
    assert_eq!(table.revealed, Revealed::Nothing);
}

#[test]
fn search_for_life_shows_its_card_to_everyone_for_good() {
    let scene = two().table(A, &["search_for_life"]).next_cards(&["ants"]);
    let mut table = Table::new(scene.ready());
    table.act(&[using("search_for_life")]);
    assert_eq!(table.revealed, Revealed::ToAll);
    assert_eq!(table.on_card("search_for_life"), 1);
    for viewer in [Viewer::seat(A), Viewer::seat(B), Viewer::Spectator] {
        assert_eq!(table.game.view(viewer).piles.known, [card("ants")]);
    }
}

#[test]
fn played_events_stay_public() {
    let mut table = Table::new(two().hand(A, &["mineral_deposit"]).ready());
    table.act(&[play("mineral_deposit")]);
    assert_eq!(
        table.revealed,
        Revealed::Nothing,
        "one's own card is no revelation"
    );
    let seen = table.game.view(Viewer::seat(B));
    assert_eq!(seen.players[0].events, [card("mineral_deposit")]);
}

#[test]
fn a_card_looked_at_is_seen_by_its_player_alone() {
    let scene = two().table(A, &["inventors_guild"]).next_cards(&["birds"]);
    let mut table = Table::new(scene.ready());
    table.act(&[using("inventors_guild")]);
    assert_eq!(
        table.game.view(Viewer::seat(A)).players[0].choices,
        [card("birds")]
    );
    let seen = table.game.view(Viewer::seat(B));
    assert_eq!(
        (seen.players[0].offered, seen.players[0].choices.len()),
        (1, 0)
    );
    table.act(&[Action::Done]);
    assert_eq!(
        table.game.view(Viewer::seat(A)).piles.known,
        [card("birds")]
    );
    assert!(table.game.view(Viewer::seat(B)).piles.known.is_empty());
}

#[test]
fn a_script_may_bring_a_card_back_from_the_discards() {
    let scene = two().table(A, &["restricted_area"]).discards(&["birds"]);
    let mut table = Table::new(scene.next_cards(&["birds"]).ready());
    table.act(&[using("restricted_area")]);
    assert!(table.hand(A).contains(&"birds"));
    assert_eq!(
        table.view().piles.discards,
        1,
        "the top card lies there instead"
    );
    assert_eq!(table.game.chance().fault(), None);
    assert!(table.game.audit().is_ok());
}

#[test]
fn a_script_that_asks_for_a_card_in_play_is_a_fault() {
    let scene = two()
        .table(A, &["restricted_area"])
        .next_cards(&["restricted_area"]);
    let mut table = Table::new(scene.ready());
    table.act(&[using("restricted_area")]);
    let fault = table.game.chance().fault().expect("the card is not there");
    assert_eq!(
        (fault.pile.as_str(), fault.card.as_str()),
        ("projects", "restricted_area")
    );
}

#[test]
fn the_state_stays_under_8_kilobytes() {
    assert!(std::mem::size_of::<mars::Mars>() < 8 * 1024);
}
