//! Republic and its technologies.

use super::{cover, owe_advance, with_tech};
use crate::common::*;
use planet::{Action, Cells, CivCard, Item, Planet, Step, Terrain, Track};
use tabletop::{Game, Seat, Viewer};

#[test]
fn republic_regresses_another_tracker_at_each_civ_milestone() {
    let mut game = game("republic");
    set(&mut game, Track::Civ, 1);
    set(&mut game, Track::Water, 2);
    set(&mut game, Track::Biomass, 1);
    tile_taken(&mut game);
    owe_advance(&mut game, Track::Civ);
    play(&mut game, Action::Advance(Track::Civ));
    assert_eq!(
        list(&game),
        [
            Action::Regress(Track::Water),
            Action::Regress(Track::Biomass)
        ]
    );
    play(&mut game, Action::Regress(Track::Water));
    assert_eq!(
        (at(&game, Track::Water), me(&mut game).owed),
        (1, [1, 0, 0, 0])
    );
}

#[test]
fn republic_lets_an_impossible_regress_go_before_it_becomes_possible() {
    let mut game = game("republic");
    set(&mut game, Track::Civ, 1);
    tile_taken(&mut game);
    owe_advance(&mut game, Track::Civ);
    owe_advance(&mut game, Track::Water);
    play(&mut game, Action::Advance(Track::Civ));
    play(&mut game, Action::Forgo(Item::Regress));
    assert_eq!(at(&game, Track::Water), 1);
}

#[test]
fn republic_1_moves_on_selecting_civ() {
    let mut game = game("republic");
    set(&mut game, Track::Tech, 3);
    set(&mut game, Track::Rover, 5);
    let ring = turn_with(&mut game, "i2_civ_energy");
    play(&mut game, Action::Select(ring));
    assert_eq!(me(&mut game).pool, 2);
}

#[test]
fn republic_1_moves_also_for_a_tile_that_cannot_be_placed() {
    let mut game = game("republic");
    set(&mut game, Track::Tech, 3);
    set(&mut game, Track::Rover, 5);
    cover_all_but(&mut game, Cells::EMPTY);
    rover(&mut game, 5, 5);
    let ring = turn_with(&mut game, "i2_civ_energy");
    play(&mut game, Action::Take(ring));
    assert_eq!(me(&mut game).pool, 2);
}

fn claim(game: &mut Planet, level: usize) {
    me(game).owed[level - 1] = 1;
    finish_turn(game, ME);
    finish_turn(game, Seat(1));
    assert_eq!(game.step, Step::Claims);
}

#[test]
fn republic_2_adds_a_random_card_of_the_next_level() {
    let mut game = game("republic");
    set(&mut game, Track::Tech, 5);
    begin_turn(&mut game);
    claim(&mut game, 3);
    let offered: Vec<CivCard> = list(&game)
        .iter()
        .filter_map(|it| match it {
            Action::Keep(card) => Some(*card),
            _ => None,
        })
        .collect();
    assert_eq!(offered.len(), 4);
    assert_eq!(
        offered
            .iter()
            .filter(|card| card.facts().level == 4)
            .count(),
        1
    );
    assert_eq!((game.civ.piles[2].len(), game.civ.piles[3].len()), (3, 2));
    let third = offered
        .iter()
        .find(|card| card.facts().level == 3 && !card.immediate());
    if let Some(card) = third {
        play(&mut game, Action::Keep(*card));
        assert_eq!((game.civ.piles[2].len(), game.civ.piles[3].len()), (2, 3));
    }
}

#[test]
fn republic_3_teleports_between_civ_icons() {
    let mut game = with_tech("republic", 7);
    cover(&mut game, Terrain::Civ, &[(3, 5), (8, 5), (8, 6)]);
    me(&mut game).surface.icons = [sq(3, 5), sq(8, 5)].into_iter().collect();
    rover(&mut game, 3, 5);
    me(&mut game).pool = 2;
    play(
        &mut game,
        Action::Teleport {
            from: sq(3, 5),
            to: sq(8, 5),
        },
    );
    play(
        &mut game,
        Action::Teleport {
            from: sq(8, 5),
            to: sq(3, 5),
        },
    );
    assert_eq!(me(&mut game).pool, 0);
}

#[test]
fn republic_4_adds_a_boost_to_each_civ_milestone() {
    let mut game = with_tech("republic", 10);
    set(&mut game, Track::Civ, 1);
    owe_advance(&mut game, Track::Civ);
    play(&mut game, Action::Advance(Track::Civ));
    assert_eq!(me(&mut game).pending.synergy, 1);
}

#[test]
fn republic_2_with_an_empty_next_pile_adds_nothing_and_with_an_empty_own_pile_offers_one_card() {
    for (own, next, offered) in [(3, 0, 3), (0, 3, 1), (0, 0, 0)] {
        let mut game = game("republic");
        set(&mut game, Track::Tech, 5);
        game.civ.piles[1].truncate(own);
        game.civ.piles[2].truncate(next);
        begin_turn(&mut game);
        me(&mut game).owed[1] = 1;
        finish_turn(&mut game, ME);
        finish_turn(&mut game, Seat(1));
        let keeps = |it: &&Action| matches!(it, Action::Keep(_));
        assert_eq!(list(&game).iter().filter(keeps).count(), offered);
    }
}

/// The claims at the end of a game in which Republic has level 5 and these cards lie in the piles.
fn archive(cards: &[&str]) -> Planet {
    let mut game = game("republic");
    set(&mut game, Track::Tech, 14);
    for card in cards
        .iter()
        .map(|name| CivCard::named(name).expect("a card"))
    {
        let (pile, unused) = (
            &mut game.civ.piles[card.rank()],
            &mut game.civ.unused[card.rank()],
        );
        if let Some(at) = unused.iter().position(|it| *it == card) {
            let kept = |it: &CivCard| cards.iter().any(|name| it.key() == *name);
            let other = pile
                .iter()
                .position(|it| !kept(it))
                .expect("a card to swap");
            std::mem::swap(&mut unused[at], &mut pile[other]);
            pile.sort_unstable();
            unused.sort_unstable();
        }
    }
    begin_turn(&mut game);
    game.last_round = true;
    finish_turn(&mut game, ME);
    finish_turn(&mut game, Seat(1));
    assert_eq!(game.step, Step::EndClaims);
    game
}

fn keep(game: &mut Planet, name: &str) {
    play(game, Action::Keep(CivCard::named(name).expect("a card")));
}

#[test]
fn republic_5_chooses_both_cards_before_either_is_performed() {
    let mut game = archive(&["planet_lottery", "temp_agency"]);
    set(&mut game, Track::Civ, 1);
    assert_eq!(list(&game).len(), 12);
    keep(&mut game, "planet_lottery");
    assert_eq!(list(&game).len(), 11, "the second card, before any advance");
    assert!(list(&game).iter().all(|it| matches!(it, Action::Keep(_))));
    keep(&mut game, "temp_agency");
    let [lottery, agency] =
        ["planet_lottery", "temp_agency"].map(|name| CivCard::named(name).expect("a card"));
    assert_eq!(
        list(&game),
        [Action::Perform(lottery), Action::Perform(agency)]
    );
    let offered = game.view(Viewer::seat(ME)).civ.offered;
    assert_eq!(offered, [lottery, agency]);
    play(&mut game, Action::Perform(agency));
    play(&mut game, Action::Pick(Track::Civ));
    play(&mut game, Action::Pick(Track::Water));
    play(&mut game, Action::Advance(Track::Civ));
    play(&mut game, Action::Advance(Track::Water));
    play(&mut game, Action::Regress(Track::Water));
    // Level 4 gives a boost for the milestone.
    play(&mut game, Action::Synergy(Track::Water));
    // Then the other card, and only then the claim of what is left.
    assert_eq!(me(&mut game).owed, [1, 0, 0, 0]);
    assert!(list(&game).iter().all(|it| matches!(it, Action::Pick(_))));
    play(&mut game, Action::Pick(Track::Rover));
    let keeps = list(&game);
    // Level 2 adds a card of the next pile.
    let near = |it: &Action| matches!(it, Action::Keep(card) if card.facts().level <= 2);
    assert!(keeps.iter().all(near));
    assert!(!keeps.contains(&Action::Keep(agency)));
}

#[test]
fn republic_5_takes_all_cards_if_there_are_fewer_than_two() {
    let mut game = archive(&["planet_lottery"]);
    let lottery = CivCard::named("planet_lottery").expect("a card");
    for pile in &mut game.civ.piles {
        pile.retain(|card| *card == lottery);
    }
    play(&mut game, Action::Keep(lottery));
    assert!(list(&game).iter().all(|it| matches!(it, Action::Pick(_))));
}

#[test]
fn republic_5_asks_for_no_order_if_one_card_alone_does_something() {
    let mut game = archive(&["planet_lottery", "space_citizen_decree"]);
    keep(&mut game, "space_citizen_decree");
    keep(&mut game, "planet_lottery");
    assert!(list(&game).iter().all(|it| matches!(it, Action::Pick(_))));
}
