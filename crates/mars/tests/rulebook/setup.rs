//! Setup for 2 to 5 players.

use crate::table::*;
use mars::{Action, Card, Mars, Options, Phase};
use std::collections::BTreeMap;
use tabletop::{Chance, Game, PileScript, Seat, SeatSet, Seed, Viewer};

fn scripted(options: &Options, seats: usize, piles: &[(&str, &[&str])]) -> Table {
    let script = piles.iter().map(|(pile, cards)| {
        let cards = cards.iter().map(|card| (*card).to_owned()).collect();
        ((*pile).to_owned(), PileScript::Orders(vec![cards]))
    });
    let chance = Chance::scripted(Seed::from(3), script.collect::<BTreeMap<_, _>>());
    let game = Mars::new(options, seats, chance).expect("the game can be set up");
    assert_eq!(game.chance().fault(), None);
    Table::new(game)
}

fn standard() -> Options {
    Options {
        corporate_era: false,
        first_player: Some(A),
        ..Options::default()
    }
}

const CORPORATIONS: (&str, &[&str]) = (
    "corporations",
    &[
        "phobolog",
        "thorgate",
        "tharsis_republic",
        "credicor",
        "ecoline",
        "helion",
    ],
);

#[test]
fn the_planet_starts_cold_airless_and_dry_in_generation_1() {
    let table = scripted(&standard(), 3, &[]);
    let view = table.view();
    let planet = view.planet;
    assert_eq!(
        (planet.temperature, planet.oxygen, planet.oceans),
        (-30, 0, 0)
    );
    assert_eq!(view.generation, 1);
    assert!(view.tiles.is_empty());
}

#[test]
fn every_player_starts_with_rating_20_and_one_of_each_production() {
    let table = scripted(&standard(), 5, &[]);
    for player in &table.view().players {
        assert_eq!((player.rating, player.production), (20, [1; 6].into()));
    }
}

#[test]
fn with_the_corporate_era_production_starts_at_0() {
    let options = Options {
        corporate_era: true,
        ..standard()
    };
    let table = scripted(&options, 5, &[]);
    let players = table.view().players;
    assert!(
        players
            .iter()
            .all(|player| player.production == [0; 6].into())
    );
}

#[test]
fn the_deck_has_137_projects_and_208_with_the_corporate_era() {
    for (corporate_era, cards) in [(false, 137), (true, 208)] {
        let options = Options {
            corporate_era,
            ..standard()
        };
        let view = scripted(&options, 2, &[]).view();
        let dealt: u8 = view.players.iter().map(|player| player.offered).sum();
        assert_eq!(u32::from(view.piles.deck) + u32::from(dealt), cards);
    }
}

#[test]
fn saturn_systems_and_teractor_come_with_the_corporate_era_only() {
    let era = |corporate_era: bool| {
        let options = Options {
            corporate_era,
            ..standard()
        };
        (0..60u64).any(|seed| {
            let game = Mars::new(&options, 5, Chance::seeded(Seed::from(seed))).unwrap();
            let view = game.view(Viewer::Referee);
            let mut dealt = view.players.iter().flat_map(|player| &player.corporations);
            dealt.any(|c| [card("saturn_systems"), card("teractor")].contains(c))
        })
    };
    assert!(!era(false));
    assert!(era(true));
}

#[test]
fn corporations_and_then_projects_are_dealt_one_at_a_time_in_player_order() {
    let options = Options {
        first_player: Some(B),
        ..standard()
    };
    let base = [
        "colonizer_training_camp",
        "deep_well_heating",
        "cloud_seeding",
        "search_for_life",
    ];
    let table = scripted(&options, 3, &[CORPORATIONS, ("projects", &base)]);
    let view = table.view();
    let dealt = |seat: Seat| -> Vec<&str> {
        let player = &view.players[seat.index()];
        player.corporations.iter().map(|card| card.id()).collect()
    };
    assert_eq!(dealt(B), ["credicor", "phobolog"]);
    assert_eq!(dealt(C), ["ecoline", "thorgate"]);
    assert_eq!(dealt(A), ["helion", "tharsis_republic"]);
    let has = |seat: Seat, id: &str| view.players[seat.index()].choices.contains(&card(id));
    assert!(has(B, base[0]) && has(C, base[1]) && has(A, base[2]) && has(B, base[3]));
    assert!(view.players.iter().all(|player| player.offered == 10));
}

#[test]
fn the_first_player_is_drawn_unless_one_is_named() {
    let table = scripted(
        &Options {
            first_player: None,
            ..standard()
        },
        4,
        &[("first_player", &["2"])],
    );
    assert_eq!(table.view().first, C);
    let first = |seed: u64| {
        let game = Mars::new(&Options::default(), 4, Chance::seeded(Seed::from(seed))).unwrap();
        game.view(Viewer::Spectator).first
    };
    let seen: SeatSet = (0..60).map(first).collect();
    assert_eq!(seen, SeatSet::all(4), "everybody can be first");
}

#[test]
fn corporations_are_chosen_unseen_and_shown_together() {
    let mut table = scripted(&standard(), 3, &[CORPORATIONS]);
    assert_eq!(table.asked(), "corporation");
    table.seat_acts(A, Action::Corporation(card("phobolog")));
    table.seat_acts(C, Action::Corporation(card("tharsis_republic")));
    let seen = table.game.view(Viewer::seat(B));
    assert!(
        seen.players
            .iter()
            .all(|player| player.corporation.is_none())
    );
    assert!(table.events.is_empty());
    table.seat_acts(B, Action::Corporation(card("thorgate")));
    let seen = table.game.view(Viewer::Spectator);
    let taken: Vec<_> = seen
        .players
        .iter()
        .map(|p| p.corporation.unwrap().id())
        .collect();
    assert_eq!(taken, ["phobolog", "thorgate", "tharsis_republic"]);
    assert_eq!(table.revealed, tabletop::Revealed::ToAll);
}

#[test]
fn the_corporation_not_taken_leaves_the_game_unseen_but_its_player_knows_it() {
    let mut table = scripted(&standard(), 3, &[CORPORATIONS]);
    for (seat, id) in [(A, "phobolog"), (B, "thorgate"), (C, "tharsis_republic")] {
        table.seat_acts(seat, Action::Corporation(card(id)));
    }
    let seen = |viewer| table.game.view(viewer).players[0].corporations.clone();
    assert_eq!(seen(Viewer::seat(A)), [card("credicor")]);
    assert!(seen(Viewer::seat(B)).is_empty());
}

#[test]
fn only_a_corporation_that_was_dealt_can_be_taken() {
    let table = scripted(&standard(), 3, &[CORPORATIONS]);
    let refusal = table.game.check(A, &Action::Corporation(card("helion")));
    assert_eq!(refusal, Err(mars::Illegal::NotDealt));
}

/// A, B and C with PhoboLog, ThorGate and Tharsis Republic, who buy 5, 10 and 4 cards.
pub(crate) fn running_example() -> Table {
    let mut table = scripted(&standard(), 3, &[CORPORATIONS]);
    for (seat, id) in [(A, "phobolog"), (B, "thorgate"), (C, "tharsis_republic")] {
        table.seat_acts(seat, Action::Corporation(card(id)));
    }
    for (seat, n) in [(A, 5), (B, 10), (C, 4)] {
        let cards = table.view().players[seat.index()].choices.clone();
        for &card in &cards[..n] {
            table.seat_acts(seat, Action::Buy(card));
        }
        table.seat_acts(seat, Action::Done);
    }
    table
}

#[test]
fn the_first_cards_cost_3_each_and_the_rest_is_discarded() {
    let table = running_example();
    let view = table.view();
    let hands: Vec<u8> = view.players.iter().map(|player| player.hand).collect();
    assert_eq!(hands, [5, 10, 4]);
    assert_eq!(view.piles.discards, 5 + 6);
    assert_eq!(view.phase, Phase::Action);
}

#[test]
fn nobody_buys_more_first_cards_than_the_corporations_money_pays_for() {
    let mut table = scripted(&standard(), 3, &[CORPORATIONS]);
    for (seat, id) in [(A, "phobolog"), (B, "thorgate"), (C, "tharsis_republic")] {
        table.seat_acts(seat, Action::Corporation(card(id)));
    }
    let cards = table.view().players[0].choices.clone();
    for &card in &cards[..7] {
        table.seat_acts(A, Action::Buy(card));
    }
    let refusal = table.game.check(A, &Action::Buy(cards[7]));
    assert_eq!(
        refusal,
        Err(mars::Illegal::CannotPay { cost: 24, short: 1 })
    );
    let mut legal = Vec::new();
    table.game.legal_actions(A, &mut legal);
    assert_eq!(legal, [Action::Done]);
}

#[test]
fn the_number_of_cards_bought_is_public_and_the_cards_are_not() {
    let table = running_example();
    let seen = table.game.view(Viewer::seat(A));
    assert_eq!(seen.players[1].hand, 10);
    // B bought all ten, but which they are B alone knows.
    assert!(seen.players[1].cards.is_empty());
    assert_eq!(table.game.view(Viewer::seat(B)).players[1].cards.len(), 10);
}

#[test]
fn generation_1_starts_with_the_action_phase_of_the_first_player() {
    let table = running_example();
    assert_eq!(table.view().phase, Phase::Action);
    assert_eq!(table.active(), A);
    assert_eq!(table.asked(), "action");
}

#[test]
fn a_beginner_takes_42_megacredits_and_all_ten_cards_free_of_charge() {
    let options = Options {
        beginners: vec![false, true],
        ..standard()
    };
    let mut table = scripted(&options, 2, &[CORPORATIONS]);
    assert_eq!(
        table.game.asked(),
        SeatSet::of(A),
        "a beginner is not asked"
    );
    table.act(&[Action::Corporation(card("phobolog"))]);
    assert_eq!(table.game.asked(), SeatSet::of(A));
    table.act(&[Action::Done]);
    let view = table.view();
    assert_eq!(view.players[1].hand, 10);
    assert_eq!(table.money(B), 42);
    assert_eq!(view.players[1].corporation, Some(Card::beginner()));
    assert_eq!(table.money(A), 23);
}

#[test]
fn a_table_of_beginners_starts_at_once() {
    let options = Options {
        beginners: vec![true; 3],
        ..standard()
    };
    let table = scripted(&options, 3, &[]);
    assert_eq!(table.view().phase, Phase::Action);
    assert!(table.view().players.iter().all(|player| player.hand == 10));
}

#[test]
fn every_corporation_starts_with_its_stock_and_production() {
    use mars::Resource as R;
    type Row = (&'static str, i32, &'static [(R, i32)], &'static [(R, i32)]);
    let starts: [Row; 13] = [
        ("beginner_corporation", 42, &[], &[]),
        ("credicor", 57, &[], &[]),
        ("ecoline", 36, &[(R::Plants, 3)], &[(R::Plants, 2)]),
        ("helion", 42, &[], &[(R::Heat, 3)]),
        ("interplanetary_cinematics", 30, &[(R::Steel, 20)], &[]),
        ("inventrix", 45, &[], &[]),
        ("mining_guild", 30, &[(R::Steel, 5)], &[(R::Steel, 1)]),
        ("phobolog", 23, &[(R::Titanium, 10)], &[]),
        (
            "saturn_systems",
            42,
            &[],
            &[(R::Titanium, 1), (R::Megacredits, 1)],
        ),
        ("teractor", 60, &[], &[]),
        ("tharsis_republic", 40, &[], &[]),
        ("thorgate", 48, &[], &[(R::Energy, 1)]),
        ("united_nations_mars_initiative", 40, &[], &[]),
    ];
    for (id, money, stock, production) in starts {
        let options = Options {
            corporate_era: true,
            beginners: vec![id == "beginner_corporation"; 2],
            ..standard()
        };
        let other = if id == "credicor" {
            "ecoline"
        } else {
            "credicor"
        };
        let mut table = match id {
            "beginner_corporation" => scripted(&options, 2, &[]),
            _ => scripted(&options, 2, &[("corporations", &[id, other])]),
        };
        if id != "beginner_corporation" {
            table.seat_acts(A, Action::Corporation(card(id)));
            table.seat_acts(B, Action::Corporation(card(other)));
            table.seat_acts(A, Action::Done).seat_acts(B, Action::Done);
        }
        assert_eq!(table.money(A), money, "{id}");
        for &resource in R::ALL {
            let expected = |list: &[(R, i32)]| {
                let found = list.iter().find(|(r, _)| *r == resource);
                found.map_or(0, |(_, n)| *n)
            };
            if resource != R::Megacredits {
                assert_eq!(
                    table.stock(A, resource),
                    expected(stock),
                    "{id}: {resource:?}"
                );
            }
            assert_eq!(
                table.production(A, resource),
                expected(production),
                "{id}: {resource:?}"
            );
        }
    }
}

#[test]
fn a_table_has_1_to_5_players_and_a_first_player_who_sits_there() {
    let seats = |first: Option<Seat>| {
        <Mars as Game>::seats(&Options {
            first_player: first,
            ..Options::default()
        })
    };
    assert_eq!(seats(None), 1..=5);
    assert_eq!(seats(Some(Seat(3))), 4..=5);
    let refused = Mars::new(&Options::default(), 6, Chance::seeded(Seed::from(1)));
    assert!(refused.is_err());
}
