//! A map and a card set that are data alone: nothing in the rules, the page or the words knows them.
//!
//! The map lacks its corners, the volcanoes and Noctis City and has milestones and awards of its own; the set brings
//! more cards than fit into a byte, and more cards that collect something than the box has.

use mars::catalogue::Printed;
use mars::{Action, Card, CardSet, Cards, Event, Extra, Illegal, Map, Mars, Milestone, Options};
use std::collections::BTreeSet;
use std::sync::Once;
use tabletop::suite::{self, Budget, Failure, Tally};
use tabletop::{Chance, Events, Game, Options as _, Record, Seat, Seed, Viewer, below};

/// Brings map and cards, before anything else of the game is used.
fn bring() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let extra = Extra {
            maps: vec![include_str!("map.json")],
            cards: vec![Cards {
                projects: include_str!("projects.json"),
                corporations: include_str!("corporations.json"),
            }],
        };
        assert!(mars::bring(extra), "nothing was used before");
    });
}

fn all_of_it() -> Options {
    bring();
    serde_json::from_str(r#"{"map": "crater", "sets": ["frontier"]}"#).expect("they are known")
}

fn keeps(promise: fn(&Budget) -> Result<Tally, Failure>) {
    bring();
    let budget = Budget {
        games: 200,
        ..Budget::default()
    };
    promise(&budget).unwrap_or_else(|failure| panic!("{failure}"));
}

macro_rules! promises {
    ($($promise:ident)*) => {
        /// The suite samples the options of the form, where map and set are offered.
        mod promises {
            use super::*;
            $(#[test] fn $promise() { keeps(suite::$promise::<Mars>); })*
        }
    };
}
promises! {
    introduces_itself legal_is_legal deterministic no_leaks conserved it_ends order_free undo_safe
}

#[test]
fn the_form_offers_them() {
    bring();
    let form = serde_json::to_value(Options::form()).unwrap().to_string();
    assert!(form.contains("\"crater\"") && form.contains("\"frontier\""));
    let refused = |text: &str| serde_json::from_str::<Options>(text).is_err();
    assert!(refused(r#"{"map": "elsewhere"}"#) && refused(r#"{"sets": ["base"]}"#));
}

/// Plays a game at random and tells every state and event.
fn play(options: &Options, seats: usize, seed: u64, each: &mut dyn FnMut(&Mars, &[Event])) {
    let mut game = Mars::new(options, seats, Chance::seeded(Seed::from(seed))).expect("a game");
    let mut rng = tabletop_rng(seed);
    let mut actions = Vec::new();
    while let Some(seat) = game.deciders().first() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let mut events = Events::on();
        let _ = game.play(seat, &action, &mut events);
        each(&game, &events.take());
    }
}

fn tabletop_rng(seed: u64) -> rand_chacha::ChaCha8Rng {
    rand_chacha::rand_core::SeedableRng::seed_from_u64(seed)
}

#[test]
fn whole_games_are_played_with_them() {
    let options = all_of_it();
    let corners: Vec<_> = ["r1c1", "r1c5", "r5c1", "r5c9", "r9c1", "r9c5"].to_vec();
    let (mut played, mut claimed, mut tiles) = (BTreeSet::new(), BTreeSet::new(), 0);
    for seats in 1..=5 {
        for seed in 0..8 {
            let mut last = None;
            play(&options, seats, seed, &mut |game, events| {
                for event in events {
                    match event {
                        Event::Placed { space, .. } => {
                            tiles += 1;
                            assert!(!corners.contains(&space.id()), "{space:?} is not there");
                        }
                        Event::Played { card, .. } => drop(played.insert(*card)),
                        Event::Claimed { milestone, .. } => drop(claimed.insert(milestone.key())),
                        _ => {}
                    }
                }
                last = Some(game.clone());
            });
            let last = last.expect("it was played");
            assert_eq!(last.audit(), Ok(()));
            assert!(last.outcome().is_some());
            assert_eq!(last.view(Viewer::Referee).map, options.map);
            let written = serde_json::to_string(&last).unwrap();
            assert_eq!(serde_json::from_str::<Mars>(&written).unwrap(), last);
        }
    }
    let further = played
        .iter()
        .filter(|card| card.id().starts_with("frontier"));
    assert!(further.count() > 50, "{played:?}");
    assert!(played.iter().any(|card| card.index() > 255));
    assert!(tiles > 300 && claimed.contains("pioneer"), "{claimed:?}");
}

#[test]
fn a_game_with_them_is_recorded_and_replayed() {
    let options = all_of_it();
    let chance = Chance::seeded(Seed::from(3));
    let mut scribe = tabletop::Scribe::<Mars>::start(&options, 3, chance).expect("a game");
    let mut rng = tabletop_rng(3);
    let mut actions = Vec::new();
    while let Some(seat) = scribe.game().deciders().first() {
        actions.clear();
        scribe.game().legal_actions(seat, &mut actions);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let _ = scribe.play(seat, &action).expect("it is legal");
    }
    let text = serde_json::to_string(&scribe.into_record()).unwrap();
    assert!(text.contains(r#""map":"crater""#) && text.contains(r#""sets":["frontier"]"#));
    let record: Record<Mars> = serde_json::from_str(&text).expect("it is read");
    record.replay(|_, _, _| {}).expect("it replays");
}

#[test]
fn another_map_has_other_milestones() {
    let options = all_of_it();
    let game = mars::scene::Scene::with(&options, 2)
        .hand(Seat(0), &["frontier_01"])
        .money(Seat(0), 100)
        .rating(Seat(0), 40)
        .ready();
    let claim = |key: &str| Action::Claim(Milestone::named(key).expect("it is somewhere"));
    assert_eq!(game.check(Seat(0), &claim("pioneer")), Ok(()));
    let terraformer = game.check(Seat(0), &claim("terraformer"));
    assert_eq!(terraformer, Err(Illegal::NoSuchChoice));
    let view = game.view(Viewer::Spectator);
    let listed: Vec<_> = view.players[0]
        .milestones
        .keys()
        .map(|it| it.key())
        .collect();
    assert_eq!(listed, ["mayor", "collector", "engineer", "pioneer"]);
}

#[test]
fn the_catalogue_has_each_map_with_its_spaces() {
    bring();
    let catalogue = Mars::catalogue();
    let data = |id: &str| catalogue.iter().find(|it| it.id == id).map(|it| &it.data);
    let spaces = |map: &Map| {
        let Some(Printed::Map(printed)) = data(&format!("map_{}", map.id())) else {
            panic!("no entry for {map:?}");
        };
        assert!(printed.spaces.iter().all(|id| data(id).is_some()));
        printed.spaces.len()
    };
    assert_eq!(
        Map::all().map(|map| spaces(&map)).collect::<Vec<_>>(),
        [63, 57]
    );
}

#[test]
fn games_without_them_are_written_as_before() {
    bring();
    let golden = include_str!("../golden/digests.snap");
    for seats in 1..=5 {
        for (corporate_era, draft) in [(true, false), (true, true), (false, false)] {
            let options = Options {
                corporate_era,
                draft,
                ..Options::default()
            };
            let digest = suite::final_digest::<Mars>(&options, seats, 0);
            let line = format!("{seats} {corporate_era} {draft} 0 {digest}");
            assert!(golden.contains(&line), "{line}");
        }
    }
}

#[test]
fn sets_of_the_first_form_name_the_same_cards() {
    bring();
    // Bit 0 is the first project, bit 209 the second corporation.
    let digits = format!("{:016x}{:016x}{:016x}{:016x}", 1, 0, 0, 1u64 << (209 - 192));
    let set: CardSet = serde_json::from_value(digits.into()).expect("it is read");
    let names: Vec<_> = set.iter().map(Card::id).collect();
    assert_eq!(names, ["colonizer_training_camp", "credicor"]);
}
