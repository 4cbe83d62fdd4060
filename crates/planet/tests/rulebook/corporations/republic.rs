//! Republic and its technologies.

use super::{cover, owe_advance, with_tech};
use crate::common::*;
use planet::{Action, CivCard, Item, Planet, Step, Terrain, Track};
use tabletop::Seat;

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
fn republic_5_keeps_two_cards_of_all_piles_at_the_end() {
    let mut game = game("republic");
    set(&mut game, Track::Tech, 14);
    begin_turn(&mut game);
    game.last_round = true;
    finish_turn(&mut game, ME);
    finish_turn(&mut game, Seat(1));
    assert_eq!(game.step, Step::EndClaims);
    assert_eq!(list(&game).len(), 12);
    let plain = |game: &Planet| {
        let cards = list(game).into_iter();
        let mut cards = cards.filter(|it| matches!(it, Action::Keep(card) if !card.immediate()));
        cards.next().expect("a card of the end of the game")
    };
    let first = plain(&game);
    play(&mut game, first);
    while list(&game).iter().any(|it| matches!(it, Action::Pick(_))) {
        let pick = list(&game)[0];
        play(&mut game, pick);
    }
    assert_eq!(me(&mut game).civ.len(), 1);
}
