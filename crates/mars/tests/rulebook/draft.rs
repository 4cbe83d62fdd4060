//! The draft.

use crate::table::*;
use mars::scene::Scene;
use mars::{Action, Card, Options, Phase};
use tabletop::{Game, Revealed, Seat, SeatSet, Viewer};

const IDS: [&str; 12] = [
    "algae",
    "ants",
    "archaebacteria",
    "asteroid",
    "birds",
    "bushes",
    "cartel",
    "comet",
    "farming",
    "fish",
    "grass",
    "heather",
];

fn drafting(seats: usize, generation: u32) -> Table {
    let options = Options {
        draft: true,
        ..Options::default()
    };
    let mut scene = Scene::with(&options, seats)
        .generation(generation - 1)
        .turn(A, A)
        .next_cards(&IDS);
    for seat in Seat::all(seats) {
        scene = scene.hand(seat, &[["mine", "lichen", "sponsors"][seat.index()]]);
    }
    let mut table = Table::new(scene.ready());
    for _ in 0..seats {
        table.act(&[Action::Pass]);
    }
    assert_eq!(
        (table.view().phase, table.view().generation),
        (Phase::Draft, generation)
    );
    table
}

fn pack(table: &Table, seat: Seat) -> Vec<Card> {
    table.view().players[seat.index()].choices.clone()
}

/// Everybody keeps the first card of the pack it holds.
fn keep_firsts(table: &mut Table, seats: usize) -> Vec<Card> {
    let firsts: Vec<Card> = Seat::all(seats).map(|seat| pack(table, seat)[0]).collect();
    for seat in Seat::all(seats) {
        table.seat_acts(seat, Action::Keep(firsts[seat.index()]));
    }
    firsts
}

#[test]
fn everybody_keeps_a_card_and_passes_the_others_on_three_times_then_keeps_the_last() {
    let mut table = drafting(3, 2);
    let mut kept: Vec<Vec<Card>> = vec![Vec::new(); 3];
    for round in 0..3 {
        for seat in Seat::all(3) {
            assert_eq!(pack(&table, seat).len(), 4 - round);
        }
        let firsts = keep_firsts(&mut table, 3);
        firsts
            .iter()
            .zip(&mut kept)
            .for_each(|(card, kept)| kept.push(*card));
    }
    // The packs have gone all the way round: the fourth card is kept without a question.
    assert_eq!(table.view().phase, Phase::Research);
    for seat in Seat::all(3) {
        let offered = pack(&table, seat);
        assert_eq!(offered.len(), 4);
        assert!(kept[seat.index()].iter().all(|card| offered.contains(card)));
    }
}

#[test]
fn even_generations_pass_clockwise_and_odd_ones_the_other_way() {
    for (generation, receives) in [(2, [C, A, B]), (3, [B, C, A]), (4, [C, A, B])] {
        let mut table = drafting(3, generation);
        let packs: Vec<Vec<Card>> = Seat::all(3).map(|seat| pack(&table, seat)).collect();
        keep_firsts(&mut table, 3);
        for seat in Seat::all(3) {
            let from = receives[seat.index()];
            assert_eq!(
                pack(&table, seat),
                packs[from.index()][1..],
                "generation {generation}"
            );
        }
    }
}

#[test]
fn picks_are_made_unseen_and_all_packs_move_together() {
    let mut table = drafting(2, 2);
    let before = table.game.view(Viewer::seat(B));
    let first = pack(&table, A)[0];
    table.seat_acts(A, Action::Keep(first));
    assert_eq!(table.game.view(Viewer::seat(B)), before);
    assert_eq!(table.game.deciders(), SeatSet::of(B));
    assert_eq!(table.revealed, Revealed::Nothing);
    let first = pack(&table, B)[0];
    table.seat_acts(B, Action::Keep(first));
    assert_eq!(table.revealed, Revealed::ToAll);
}

#[test]
fn with_two_players_what_comes_back_shows_what_was_kept() {
    let mut table = drafting(2, 2);
    for _ in 0..3 {
        keep_firsts(&mut table, 2);
    }
    let all_of_b = pack(&table, B);
    for &card in &all_of_b {
        table.seat_acts(B, Action::Buy(card));
    }
    table.seat_acts(B, Action::Done).seat_acts(A, Action::Done);
    let known: Vec<Card> = table.game.view(Viewer::seat(A)).players[1]
        .cards
        .iter()
        .map(|hand| hand.card)
        .collect();
    // B bought all four. A held B's second and third card before B did, and its first pack came back
    // without the card B kept; only the first card B kept A never saw.
    let seen: Vec<Card> = all_of_b
        .iter()
        .copied()
        .filter(|card| known.contains(card))
        .collect();
    assert_eq!(seen.len(), 3);
    assert_eq!(known, seen);
    assert!(
        table.game.view(Viewer::Spectator).players[1]
            .cards
            .is_empty()
    );
}

#[test]
fn a_card_kept_by_another_is_after_the_purchase_in_that_hand_or_discarded() {
    let mut table = drafting(2, 2);
    for _ in 0..3 {
        keep_firsts(&mut table, 2);
    }
    let all_of_b = pack(&table, B);
    table.seat_acts(B, Action::Buy(all_of_b[0]));
    table.seat_acts(B, Action::Done).seat_acts(A, Action::Done);
    let view = table.game.view(Viewer::seat(A));
    assert!(
        view.players[1].cards.is_empty(),
        "A cannot tell which card B bought"
    );
    // In what A can imagine, the four cards are in B's hand or discarded, one of them in the hand.
    let mut bought = std::collections::BTreeSet::new();
    let mut rng =
        <rand_chacha::ChaCha8Rng as rand_chacha::rand_core::SeedableRng>::seed_from_u64(4);
    for _ in 0..200 {
        let imagined = table.game.determinize(SeatSet::of(A), &mut rng);
        let view = imagined.view(Viewer::Referee);
        let hand: Vec<Card> = view.players[1].cards.iter().map(|hand| hand.card).collect();
        let discards = view.piles.known;
        let seen = &all_of_b[..];
        let unseen_first = seen
            .iter()
            .filter(|c| !hand.contains(c) && !discards.contains(c));
        assert!(
            unseen_first.count() <= 1,
            "all but the first card that A never saw"
        );
        bought.extend(hand.into_iter().filter(|card| all_of_b.contains(card)));
    }
    assert!(bought.len() >= 3);
}

#[test]
fn only_a_card_of_the_pack_can_be_kept() {
    let table = drafting(2, 2);
    let other = pack(&table, B)[0];
    let refusal = table.game.check(A, &Action::Keep(other));
    assert_eq!(refusal, Err(mars::Illegal::NotOffered));
}

#[test]
fn the_first_cards_are_not_drafted() {
    let options = Options {
        draft: true,
        ..Options::default()
    };
    let game = mars::Mars::new(&options, 2, tabletop::Chance::seeded(7.into())).unwrap();
    assert_eq!(game.view(Viewer::Spectator).phase, Phase::Corporations);
}
