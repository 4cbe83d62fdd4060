//! Who knows what, and until when.

use crate::table::{Play, card, discard, ids, keep, pay, place, table, using};
use race::ActionCard::{ConsumeX2, Develop, Explore5, Explore11, Produce, Settle};
use race::{Action, Event};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Event as _, Game, Seat, SeatSet, Viewer};

fn known_discards(play: &Play, seat: usize) -> Vec<&'static str> {
    ids(&play.seen_by(seat).discard.known)
}

fn known_in_draw(play: &Play, seat: usize) -> Vec<&'static str> {
    ids(&play.seen_by(seat).draw.known)
}

/// Seat 0 pays Drop Ships for Gem World.
fn paying() -> Play {
    let mut play = table(3)
        .tableau(0, "investment_credits")
        .hand(0, "space_marines, drop_ships, gem_world")
        .begin();
    play.choose(&[&[Settle], &[Develop], &[Develop]]);
    play.act(0, place("space_marines"));
    play.act(0, pay("drop_ships"));
    play
}

#[test]
fn a_player_knows_what_he_discarded_himself() {
    let play = paying();
    assert_eq!(known_discards(&play, 0), ["drop_ships"]);
    assert_eq!(known_discards(&play, 1), [""; 0]);
    assert_eq!(play.seen_by(1).discard.size, 1, "how many, all know");
}

#[test]
fn rejected_cards_are_known_to_who_rejected_them() {
    let mut play = table(2).draw("gem_world, comet_zone, old_earth").begin();
    play.choose(&[&[Explore11], &[Settle]]);
    play.act(0, keep("gem_world")).act(0, keep("comet_zone"));
    let last = play.legal(1)[0];
    play.act(1, last);
    assert_eq!(known_discards(&play, 0), ["old_earth"]);
    assert!(!known_discards(&play, 1).contains(&"old_earth"));
}

#[test]
fn one_use_cards_are_discarded_for_all_to_see() {
    let mut play = table(2)
        .tableau(0, "old_earth, colony_ship")
        .hand(0, "gem_world")
        .begin();
    play.choose(&[&[Settle], &[Develop]]);
    play.until("settle_choice");
    play.act(0, place("gem_world"));
    for viewer in [Viewer::seat(Seat(1)), Viewer::Spectator] {
        let known = play.race.view(viewer).discard.known;
        assert_eq!(ids(&known), ["colony_ship"]);
    }
}

/// Seat 0 knows Drop Ships in the discard pile; then the draw pile runs out.
fn refilled() -> Play {
    let mut play = table(2)
        .tableau(0, "old_earth, new_economy")
        .discarded_by(0, "drop_ships, space_port")
        .draw_pile_of(1)
        .begin();
    play.choose(&[&[ConsumeX2], &[Develop]]);
    assert!(
        play.events
            .iter()
            .any(|e| matches!(e, Event::Reshuffled { .. }))
    );
    play
}

#[test]
fn after_a_refill_he_knows_that_his_discards_are_in_the_draw_pile() {
    let play = refilled();
    assert_eq!(known_in_draw(&play, 0), ["drop_ships", "space_port"]);
    assert_eq!(known_in_draw(&play, 1), [""; 0]);
    assert_eq!(known_discards(&play, 0), [""; 0]);
}

#[test]
fn until_a_card_leaves_the_pile_that_he_does_not_see() {
    let mut play = refilled();
    play.choose(&[&[Settle], &[Explore5]]);
    assert_eq!(known_in_draw(&play, 0), [""; 0], "seat 1 has drawn");
}

#[test]
fn a_card_that_he_sees_leave_is_one_known_card_less() {
    let mut play = refilled();
    let stacked = vec!["drop_ships".to_owned()];
    play.race.chance_mut().stack(race::Race::PILES[1], stacked);
    play.choose(&[&[ConsumeX2], &[Develop]]);
    play.passes(0);
    assert!(play.hand(0).contains(&"drop_ships"));
    assert_eq!(known_in_draw(&play, 0), ["space_port"]);
}

#[test]
fn the_other_card_of_a_design_looks_the_same_when_it_leaves() {
    // Seat 0 knows one Drop Ships in the pile and draws one: it may have been that one or the other.
    let mut play = table(2)
        .tableau(0, "old_earth, new_economy")
        .discarded_by(0, "drop_ships")
        .discard("drop_ships")
        .draw_pile_of(1)
        .begin();
    play.choose(&[&[ConsumeX2], &[Develop]]);
    play.passes(0);
    let both = vec!["drop_ships".to_owned()];
    play.race.chance_mut().stack(race::Race::PILES[1], both);
    play.choose(&[&[ConsumeX2], &[Develop]]);
    play.passes(0);
    assert!(play.hand(0).contains(&"drop_ships"));
    assert_eq!(known_in_draw(&play, 0), [""; 0]);
}

#[test]
fn nobody_knows_the_cards_that_are_goods() {
    let play = table(2).tableau(0, "gem_world*").begin();
    let goods = |viewer| play.race.view(viewer).tableaus[0][0].clone();
    for viewer in [
        Viewer::seat(Seat(0)),
        Viewer::seat(Seat(1)),
        Viewer::Spectator,
    ] {
        assert!(goods(viewer).good);
        assert_eq!(goods(viewer).good_card, None);
    }
    assert!(goods(Viewer::Referee).good_card.is_some());
}

#[test]
fn goods_are_discarded_unseen() {
    let mut play = table(2).tableau(0, "old_earth, gem_world*").begin();
    play.choose(&[&[ConsumeX2], &[Develop]]);
    assert_eq!(play.view().discard.size, 1);
    assert_eq!(known_discards(&play, 0), [""; 0]);
}

/// Seat 0 has won Rebel Base with Gambling World.
fn lucky() -> Play {
    let mut play = table(2)
        .tableau(0, "gambling_world")
        .hand(0, "gem_world, drop_ships, space_marines")
        .draw("rebel_base")
        .begin();
    play.choose(&[&[ConsumeX2], &[Produce]]);
    play.act(0, Action::Name(6));
    play
}

#[test]
fn a_card_won_openly_is_known_in_the_hand() {
    let play = lucky();
    assert_eq!(ids(&play.seen_by(1).hands[0].known), ["rebel_base"]);
    assert_eq!(play.seen_by(1).hands[0].cards, None);
}

#[test]
fn until_its_owner_discards_from_hand_face_down() {
    let mut play = lucky();
    play.choose(&[&[Develop], &[Settle]]);
    play.act(0, place("space_marines"));
    assert_eq!(ids(&play.seen_by(1).hands[0].known), ["rebel_base"]);
    play.act(0, pay("gem_world"));
    assert_eq!(ids(&play.seen_by(1).hands[0].known), [""; 0]);
    assert!(play.hand(0).contains(&"rebel_base"));
}

#[test]
fn what_is_seen_of_a_draw_is_its_number_and_for_its_owner_the_cards() {
    let mut play = table(2).draw("gem_world, comet_zone").begin();
    play.choose(&[&[Settle], &[Explore5]]);
    let drew = play.events.iter().find(|e| matches!(e, Event::Drew { .. }));
    let drew = drew.expect("seat 0 draws");
    let faces = |viewer| match drew.seen_by(viewer) {
        Some(Event::Drew { cards, .. }) => (cards.count, cards.cards),
        other => panic!("{other:?}"),
    };
    let cards = Some(vec![card("gem_world"), card("comet_zone")]);
    assert_eq!(faces(Viewer::Referee), (2, cards));
    let sorted = Some(vec![card("comet_zone"), card("gem_world")]);
    assert_eq!(faces(Viewer::seat(Seat(0))), (2, sorted));
    assert_eq!(faces(Viewer::seat(Seat(1))), (2, None));
    assert_eq!(faces(Viewer::Spectator), (2, None));
}

#[test]
fn cards_discarded_for_points_stay_secret() {
    let mut play = table(2)
        .tableau(0, "deficit_spending")
        .hand(0, "gem_world, drop_ships, old_earth")
        .begin();
    play.choose(&[&[ConsumeX2], &[Produce]]);
    play.act(0, using("deficit_spending"));
    let before = play.seen_by(1);
    play.act(0, discard("gem_world"));
    assert_eq!(play.seen_by(1), before, "not even that one is picked");
    play.act(0, discard("old_earth"));
    assert_eq!(known_discards(&play, 0), ["old_earth", "gem_world"]);
    assert_eq!(known_discards(&play, 1), [""; 0]);
}

#[test]
fn a_determinization_keeps_what_a_seat_knows_and_moves_the_rest() {
    let play = paying();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut hands = std::collections::BTreeSet::new();
    for _ in 0..20 {
        let other = play.race.determinize(SeatSet::of(Seat(0)), &mut rng);
        assert_eq!(other.view(Viewer::seat(Seat(0))), play.seen_by(0));
        assert_ne!(other.chance().seed(), play.race.chance().seed());
        other.audit().expect("it can be played on");
        hands.insert(other.view(Viewer::Referee).draw.cards);
    }
    assert_eq!(hands.len(), 20);
}

#[test]
fn a_determinization_reopens_the_sealed_answers_of_others() {
    let mut play = table(2).begin();
    play.act(0, Action::Choose(Develop));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let for_other = play.race.determinize(SeatSet::of(Seat(1)), &mut rng);
    assert_eq!(for_other.deciders(), SeatSet::all(2));
    let for_self = play.race.determinize(SeatSet::of(Seat(0)), &mut rng);
    assert_eq!(for_self.deciders(), SeatSet::of(Seat(1)));
}
