//! Worked examples of the civilization cards.

use crate::common::*;
use planet::view::CivCardView;
use planet::{Action, CivCard, Planet, PlanetId, Stage, Step, Track};
use tabletop::{Game, Seat, Viewer};

#[test]
fn meteorites_and_commerce_score_by_copies() {
    let mut game = game("universal_coalition");
    let copies = |game: &mut Planet, family: &str, n: usize| {
        me(game).civ.clear();
        for i in 1..=n {
            let card = CivCard::named(&format!("{family}_{i}")).expect("a card");
            me(game).civ.push(planet::state::Held {
                taken: i as u8,
                card,
                shown: true,
            });
        }
        me(game).card_medals(|_, _| true)
    };
    me(&mut game).meteorites = 8;
    for (n, expected) in [2, 4, 6, 8, 10].into_iter().enumerate() {
        assert_eq!(copies(&mut game, "meteorite_repo", n)[1], expected);
    }
    me(&mut game).meteorites = 2;
    assert_eq!(copies(&mut game, "meteorite_repo", 4)[1], 0);
    for (n, expected) in [0, 1, 3, 6, 10].into_iter().enumerate() {
        assert_eq!(copies(&mut game, "commerce_agreement", n)[2], expected);
    }
}

#[test]
fn lifepods_on_tracks_count_as_collected_but_bring_no_medals() {
    let mut game = game("cosmos_inc");
    me(&mut game).lifepods = 4;
    me(&mut game).pods_on_tracks[0] = 0b110;
    let card = CivCard::named("space_citizen_decree").expect("a card");
    me(&mut game).civ.push(planet::state::Held {
        taken: 1,
        card,
        shown: true,
    });
    assert_eq!(me(&mut game).card_medals(|_, _| true)[0], 8);
    assert_eq!(me(&mut game).collected_lifepods(), 6);
}

#[test]
fn unionization_raises_all_trackers_to_row_five_without_boosts() {
    let mut game = game("universal_coalition");
    for (track, row) in [
        (Track::Civ, 2),
        (Track::Water, 1),
        (Track::Biomass, 5),
        (Track::Tech, 3),
    ] {
        set(&mut game, track, row);
    }
    lay(&mut game, "o4_tech_biomass", 0, 5, 0);
    begin_turn(&mut game);
    me(&mut game).pending.raise_to = 5;
    me(&mut game).stage = Stage::Free;
    while let Some(raise) = list(&game)
        .into_iter()
        .find(|it| matches!(it, Action::Raise(_)))
    {
        play(&mut game, raise);
    }
    let player = me(&mut game);
    assert!(player.trackers.iter().all(|tracker| tracker.at == 5));
    assert_eq!((player.owed, player.pending.synergy), ([1, 0, 0, 0], 0));
    assert_eq!(
        (player.pool, player.pending.deploy, player.active()),
        (6, 1, 0b11)
    );
}

#[test]
fn a_planet_lottery_at_the_end_can_lead_to_another_claim() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Civ, 13);
    let lottery = CivCard::named("planet_lottery").expect("a card");
    for pile in &mut game.civ.piles {
        pile.retain(|card| *card != lottery);
    }
    for pile in &mut game.civ.unused {
        pile.retain(|card| *card != lottery);
    }
    me(&mut game).civ.push(planet::state::Held {
        taken: 1,
        card: lottery,
        shown: false,
    });
    begin_turn(&mut game);
    game.last_round = true;
    finish_turn(&mut game, ME);
    finish_turn(&mut game, Seat(1));
    assert_eq!(game.step, Step::End);
    play(&mut game, Action::Pick(Track::Civ));
    play(&mut game, Action::Done);
    assert_eq!((game.step, at(&game, Track::Civ)), (Step::EndClaims, 14));
    assert!(list(&game).iter().all(|it| matches!(it, Action::Keep(_))));
}

#[test]
fn a_secret_card_is_seen_by_its_owner_alone() {
    let mut game = game("universal_coalition");
    begin_turn(&mut game);
    me(&mut game).owed[0] = 1;
    finish_turn(&mut game, ME);
    finish_turn(&mut game, Seat(1));
    let secret = list(&game).into_iter().find_map(|it| match it {
        Action::Keep(card) if !card.immediate() => Some(card),
        _ => None,
    });
    let Some(card) = secret else { return };
    play(&mut game, Action::Keep(card));
    let held = |viewer: Seat| game.view(Viewer::seat(viewer)).players[0].civ[0].clone();
    let card = Some(card);
    assert_eq!(held(ME), CivCardView { level: 1, card });
    let unseen = CivCardView {
        level: 1,
        card: None,
    };
    assert_eq!(held(Seat(1)), unseen);
}

#[test]
fn salvage_yard_places_without_advancing_and_depot_repair_with() {
    for (advance, expected) in [(false, 0), (true, 2)] {
        let mut game = game("universal_coalition");
        begin_turn(&mut game);
        me(&mut game).owed[0] = 1;
        finish_turn(&mut game, ME);
        finish_turn(&mut game, Seat(1));
        let dull = list(&game).into_iter().find_map(|it| match it {
            Action::Keep(card) if !card.immediate() => Some(card),
            _ => None,
        });
        let Some(_) = dull else { continue };
        // The claim itself is tested elsewhere; here its effect.
        game.civ.claim = None;
        me(&mut game).pending.extra_tile = Some(advance);
        me(&mut game).surface = planet::Surface::new(planet::planets::board(PlanetId::SYMMETRIC));
        me(&mut game)
            .trackers
            .iter_mut()
            .for_each(|tracker| tracker.at = 0);
        let ring = turn_with(&mut game, "i2_civ_energy");
        play(&mut game, Action::Select(ring));
        play(
            &mut game,
            Action::Place {
                turn: 0,
                at: sq(5, 0),
            },
        );
        assert_eq!(at(&game, Track::Civ), expected);
        assert!(me(&mut game).surface.covered.contains(sq(5, 0)));
    }
}
