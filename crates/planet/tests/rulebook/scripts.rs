//! Every random thing can be scripted.

use crate::common::*;
use planet::{
    Action, Boards, CivCard, EventCard, Objective, Options, Planet, Side, Step, TileId, Track,
};
use std::collections::BTreeMap;
use tabletop::{Chance, Game, PileScript, Seat, Seed, Viewer};

fn draws(piles: &[(&str, &[&str])]) -> BTreeMap<String, PileScript> {
    let written = |(pile, cards): &(&str, &[&str])| {
        let cards = cards.iter().copied();
        ((*pile).to_owned(), PileScript::draws(cards))
    };
    piles.iter().map(written).collect()
}

fn scripted(options: &Options, seats: usize, seed: u64, piles: &[(&str, &[&str])]) -> Planet {
    let chance = Chance::scripted(Seed::from(seed), draws(piles));
    let game = Planet::new(options, seats, chance).expect("a game");
    assert_eq!(game.chance().fault(), None);
    game
}

const SHAPES: [&str; 12] = [
    "i2", "i3", "v3", "l4", "o4", "t4", "i4", "s4", "f5", "n5", "u5", "z5",
];

#[test]
fn station_stacks_commander_and_boards_follow_the_script() {
    for seed in [1, 2] {
        let tops: Vec<(String, [String; 2])> = SHAPES
            .iter()
            .map(|shape| {
                let tiles = ["rover_tech_m", "civ_energy"].map(|kind| format!("{shape}_{kind}"));
                (format!("tiles_{shape}"), tiles)
            })
            .collect();
        let tops: Vec<(&str, [&str; 2])> = tops
            .iter()
            .map(|(pile, tiles)| (pile.as_str(), [tiles[0].as_str(), tiles[1].as_str()]))
            .collect();
        let mut piles: Vec<(&str, &[&str])> = tops
            .iter()
            .map(|(pile, tiles)| (*pile, tiles.as_slice()))
            .collect();
        piles.extend([
            ("inner_offset", &["4"][..]),
            ("rotation", &["2"]),
            ("commander", &["2"]),
            ("planets", &["gaia", "petra", "lacuna"]),
            ("corporations", &["republic", "jump_drive", "makeshift"]),
        ]);
        let mut game = scripted(&Options::default(), 3, seed, &piles);
        let station = &game.station;
        assert_eq!((station.rotation, station.inner_offset), (2, 4));
        for (i, shape) in SHAPES.iter().enumerate() {
            let top = TileId::named(&format!("{shape}_rover_tech_m"));
            assert_eq!(station.stacks[i].top, top);
        }
        assert_eq!(game.commander, Seat(2));
        let boards: Vec<_> = game
            .players
            .iter()
            .map(|it| (it.planet.key(), it.corporation.key()))
            .collect();
        assert_eq!(
            boards,
            [
                ("gaia", "republic"),
                ("petra", "jump_drive"),
                ("lacuna", "makeshift")
            ]
        );
        // The next tile of a stack follows the script too.
        for seat in Seat::all(3) {
            let sides = Action::Sides {
                planet: Side::Symmetric,
                corporation: Side::Symmetric,
            };
            play_as(&mut game, seat, sides);
        }
        let commander = game.commander;
        play_as(&mut game, commander, Action::Rotate(0));
        Seat::all(3).for_each(|seat| finish_turn(&mut game, seat));
        let second = game
            .station
            .stacks
            .iter()
            .zip(SHAPES)
            .filter(|(stack, shape)| stack.top == TileId::named(&format!("{shape}_civ_energy")));
        assert_eq!(second.count(), 3);
    }
}

#[test]
fn civ_cards_events_and_objectives_follow_the_script() {
    let options = Options {
        boards: Boards::Symmetric,
        events: true,
        green: 7,
        red: 6,
        personal_objectives: true,
        ..Options::default()
    };
    let green: Vec<&str> = named_of("green");
    let orange: Vec<&str> = named_of("orange");
    let red: Vec<&str> = named_of("red");
    let objectives: Vec<&str> = Objective::all().map(Objective::key).collect();
    let deck = [red[2], green[1], orange[0]];
    let level_one: Vec<&str> = CivCard::all()
        .filter(|card| card.facts().level == 1)
        .map(CivCard::key)
        .take(3)
        .collect();
    for seed in [1, 2] {
        let mut game = scripted(
            &options,
            2,
            seed,
            &[
                ("civ_1", &level_one),
                ("events_green", &green[..7]),
                ("events_orange", &orange[..7]),
                ("events_red", &red[..6]),
                ("events", &deck),
                ("objectives", &objectives[..7]),
            ],
        );
        let pile: Vec<_> = game.civ.piles[0].iter().map(|card| card.key()).collect();
        assert_eq!(pile, level_one);
        let dealt: Vec<_> = game.players[1].dealt.iter().map(|it| it.key()).collect();
        assert_eq!(dealt, objectives[2..4]);
        for seat in Seat::all(2) {
            let first = list_of(&game, seat)[0];
            play_as(&mut game, seat, first);
        }
        let between: Vec<_> = game
            .objectives
            .neighbours
            .iter()
            .map(|it| it.key())
            .collect();
        assert_eq!(between, objectives[4..7]);
        let commander = game.commander;
        play_as(&mut game, commander, Action::Rotate(0));
        assert_eq!(game.events.shown.last().map(|it| it.key()), Some(deck[0]));
    }
}

/// The events of a colour that several players may meet.
fn named_of(colour: &str) -> Vec<&'static str> {
    EventCard::all()
        .filter(|card| card.facts().colour.key() == colour && !card.facts().solo_only)
        .map(EventCard::key)
        .collect()
}

/// Scripts the next draws of a pile of a running game.
fn stack(game: &mut Planet, pile: &str, cards: &[&str]) {
    let named = |name: &&tabletop::PileName| name.as_str() == pile;
    let name = *Planet::PILES.iter().find(named).expect("a pile");
    game.chance_mut().stack(name, cards.iter().copied());
}

#[test]
fn the_random_card_of_republic_2_follows_the_script() {
    let mut game = game("republic");
    set(&mut game, Track::Tech, 5);
    begin_turn(&mut game);
    let extra = game.civ.piles[3][1];
    stack(&mut game, "civ_pile_4", &[extra.key()]);
    me(&mut game).owed = [0, 0, 1, 0];
    finish_turn(&mut game, ME);
    finish_turn(&mut game, Seat(1));
    assert_eq!(game.civ.claim.and_then(|claim| claim.extra), Some(extra));
    assert!(can(&game, Action::Keep(extra)));
}

#[test]
fn the_objectives_of_jump_drive_f_follow_the_script() {
    let mut game = game("jump_drive");
    me(&mut game).pods_on_techs = 1 << 5;
    tile_taken(&mut game);
    let mut wanted: Vec<Objective> = game.objectives.pile.iter().take(3).copied().collect();
    let names: Vec<&str> = wanted.iter().map(|card| card.key()).collect();
    stack(&mut game, "objectives", &names);
    play(&mut game, Action::Use(5));
    wanted.sort_unstable();
    assert_eq!(me(&mut game).drawn.as_slice(), wanted);
    assert_eq!(game.chance().fault(), None);
}

#[test]
fn the_civ_cards_that_an_event_removes_follow_the_script() {
    let options = Options {
        boards: Boards::Symmetric,
        green: 0,
        red: 20,
        ..Options::default()
    };
    let event = ["remove_civ_cards"].as_slice();
    let mut game = scripted(&options, 1, 3, &[("events_red", event), ("events", event)]);
    let doomed: Vec<CivCard> = game.civ.piles.iter().map(|pile| pile[1]).collect();
    for (level, card) in doomed.iter().enumerate() {
        stack(&mut game, &format!("civ_pile_{}", level + 1), &[card.key()]);
    }
    while game.step == Step::Objectives {
        let first = list(&game)[0];
        play(&mut game, first);
    }
    let removed: Vec<CivCard> = game.civ.removed.iter().map(|it| it.card).collect();
    assert_eq!(removed, doomed);
}

#[test]
fn civ_cards_that_an_event_adds_follow_the_script() {
    let options = Options {
        boards: Boards::Symmetric,
        green: 20,
        red: 0,
        ..Options::default()
    };
    let levels = |level: u8| CivCard::all().filter(move |card| card.facts().level == level);
    let names: Vec<Vec<&str>> = (1..=4)
        .map(|n| levels(n).map(CivCard::key).collect())
        .collect();
    let event = EventCard::named("extra_civ_cards").expect("an event");
    let mut game = scripted(
        &options,
        1,
        1,
        &[
            ("civ_1", &names[0][..2]),
            ("civ_2", &names[1][..2]),
            ("civ_unused_1", &names[0][5..6]),
            ("civ_unused_2", &names[1][6..7]),
            ("events_green", &[event.key()]),
            ("events", &[event.key()]),
        ],
    );
    while game.step == Step::Objectives {
        let first = list(&game)[0];
        play(&mut game, first);
    }
    assert_eq!(game.events.shown.last(), Some(&event));
    assert!(
        game.civ.piles[0]
            .iter()
            .any(|card| card.key() == names[0][5])
    );
    assert!(
        game.civ.piles[1]
            .iter()
            .any(|card| card.key() == names[1][6])
    );
}

#[test]
fn a_card_that_is_not_there_is_a_fault_that_names_it() {
    let chance = Chance::scripted(Seed::from(1), draws(&[("civ_1", &["no_such_card"])]));
    let game = Planet::new(&Options::default(), 2, chance).expect("a game");
    let fault = game.chance().fault().expect("a fault");
    assert_eq!(
        (fault.pile.as_str(), fault.card.as_str()),
        ("civ_1", "no_such_card")
    );
}

#[test]
fn the_referee_sees_every_pile_and_a_spectator_none() {
    let game = new(4);
    let (all, none) = (game.view(Viewer::Referee), game.view(Viewer::Spectator));
    for (stack, hidden) in all.station.stacks.iter().zip(&none.station.stacks) {
        assert_eq!(
            (stack.order.as_ref().map(Vec::len), &hidden.order),
            (Some(11), &None)
        );
    }
    assert!(all.civ.piles.iter().all(|pile| pile.known.len() == 5));
    assert!(none.civ.piles.iter().all(|pile| pile.known.is_empty()));
    assert_eq!(
        (all.civ.out.map(|it| it.len()), none.civ.out),
        (Some(16), None)
    );
    assert_eq!(
        (all.events.out.map(|it| it.len()), none.events.out),
        (Some(60), None)
    );
    assert_eq!(
        all.objectives.order.map(|it| it.len()),
        Some(none.objectives.unused)
    );
}
