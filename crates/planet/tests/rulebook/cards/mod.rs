//! Civilization, event and objective cards.

mod civ;
mod events;
mod executed;

use crate::common::*;
use planet::{Boards, Colour, EventCard, Options, Planet, Stage, Step};
use std::collections::BTreeMap;
use tabletop::{Chance, Game, PileScript, Seed};

fn solo(piles: &[(&str, &[&str])]) -> Planet {
    let script: BTreeMap<String, PileScript> = piles
        .iter()
        .map(|(pile, cards)| {
            let cards = cards.iter().copied();
            ((*pile).to_owned(), PileScript::draws(cards))
        })
        .collect();
    let options = Options {
        boards: Boards::Symmetric,
        green: 10,
        red: 10,
        ..Options::default()
    };
    let chance = Chance::scripted(Seed::from(11), script);
    let mut game = Planet::new(&options, 1, chance).expect("a game");
    assert_eq!(game.chance().fault(), None);
    while game.step == Step::Objectives {
        let first = list(&game)[0];
        play(&mut game, first);
    }
    game
}

/// A game alone in which this event comes first.
fn event(name: &str) -> Planet {
    let card = EventCard::named(name).expect("an event");
    let pile = match card.facts().colour {
        Colour::Green => "events_green",
        Colour::Orange => "events_orange",
        Colour::Red => "events_red",
    };
    let (green, red) = match card.facts().colour {
        Colour::Green => (20, 0),
        Colour::Orange => (0, 0),
        Colour::Red => (0, 20),
    };
    let script: BTreeMap<String, PileScript> = [
        (pile.to_owned(), PileScript::draws([name])),
        ("events".to_owned(), PileScript::draws([name])),
    ]
    .into();
    let options = Options {
        boards: Boards::Symmetric,
        green,
        red,
        ..Options::default()
    };
    let mut game =
        Planet::new(&options, 1, Chance::scripted(Seed::from(4), script)).expect("a game");
    while game.step == Step::Objectives {
        let first = list(&game)[0];
        play(&mut game, first);
    }
    assert_eq!(game.events.shown.last(), Some(&card));
    game
}

/// The end of a first round alone, on a board where every event finds something, with this event next.
fn before_event(card: EventCard) -> Planet {
    let filler = match card.key() {
        "no_rover_on_civ" => "no_rover_on_tech",
        _ => "no_rover_on_civ",
    };
    let colour = format!("events_{}", card.facts().colour.key());
    let names = |names: &[&str]| PileScript::draws(names.iter().copied());
    let mut script: BTreeMap<String, PileScript> = [
        ("events_orange".to_owned(), names(&[filler])),
        (colour, names(&[card.key()])),
    ]
    .into();
    if card.facts().colour == Colour::Orange {
        script.insert("events_orange".to_owned(), names(&[filler, card.key()]));
    }
    script.insert("events".to_owned(), names(&[filler, card.key()]));
    let options = Options {
        boards: Boards::Symmetric,
        green: 7,
        red: 6,
        first_commander: Some(ME),
        ..Options::default()
    };
    let mut game =
        Planet::new(&options, 1, Chance::scripted(Seed::from(4), script)).expect("a game");
    assert_eq!(game.chance().fault(), None, "{card:?}");
    while game.step == Step::Objectives {
        let first = list(&game)[0];
        play(&mut game, first);
    }
    lay(&mut game, "o4_tech_biomass_m", 0, 5, 0);
    lay(&mut game, "o4_civ_energy_m", 0, 5, 2);
    rover(&mut game, 7, 5);
    rover(&mut game, 8, 5);
    let player = me(&mut game);
    let symbol = player.surface.symbols.first().expect("a symbol");
    player.surface.meteorites.insert(symbol);
    player
        .trackers
        .iter_mut()
        .for_each(|tracker| tracker.at = 4);
    player.lifepods = 2;
    player.surface.lifepods.remove(sq(1, 4));
    player.surface.lifepods.remove(sq(10, 4));
    player.meteorites = 4;
    player.stage = Stage::Free;
    player.pending = planet::Pending::default();
    game
}
