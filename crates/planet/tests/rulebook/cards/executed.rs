//! Every civilization, event and objective card is executed, and reported as a table.

use super::{before_event, solo};
use crate::common::*;
use planet::{Action, CivCard, EventCard, Objective, Options, Planet, Stage, Step};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Chance, Events, Game, Seed, Viewer, below};

#[test]
fn every_event_is_executed() {
    println!("| event | choices | what changed |");
    for card in EventCard::all() {
        let mut game = before_event(card);
        let seen = |game: &Planet| {
            let parts = [
                ("player", serde_json::to_value(&game.players[0])),
                ("rule", serde_json::to_value(game.rule)),
                ("station", serde_json::to_value(&game.station)),
                ("civ", serde_json::to_value(&game.civ)),
                ("peeked", serde_json::to_value(game.events.peeked)),
            ];
            parts.map(|(name, value)| (name, value.expect("plain data")))
        };
        let mut calm = game.clone();
        calm.rule = None;
        calm.station.rotation = (calm.station.rotation + 5) % 6;
        let before = seen(&calm);
        play(&mut game, Action::Done);
        assert_eq!(game.events.shown.last(), Some(&card));
        let mut choices = Vec::new();
        while matches!(
            game.step,
            Step::Event | Step::FreeRotation | Step::EventClaims
        ) {
            let actions = list(&game);
            let action = match actions.contains(&Action::Peek) {
                true => Action::Peek,
                false => actions[0],
            };
            play(&mut game, action);
            choices.push(action);
            assert!(choices.len() < 50);
        }
        assert_eq!(game.step, Step::Turn, "{card:?}");
        me(&mut game).stage = Stage::Free;
        let changed: Vec<&str> = before
            .iter()
            .zip(seen(&game))
            .filter(|(a, b)| a.1 != b.1)
            .map(|(a, _)| a.0)
            .collect();
        assert!(!changed.is_empty(), "{card:?} did nothing");
        println!("| {} | {choices:?} | {changed:?} |", card.key());
    }
}

/// A first turn alone whose tile is taken, on boards where every civ card finds something, with a claim
/// of this card's level owed.
fn before_claim(card: CivCard) -> Planet {
    let level = card.facts().level;
    let mut game = solo(&[(&format!("civ_{level}"), &[card.key()])]);
    while game.step != Step::Turn {
        let first = list(&game)[0];
        play(&mut game, first);
    }
    game.rule = None;
    lay(&mut game, "o4_civ_energy", 0, 5, 0);
    rover(&mut game, 5, 4);
    let player = me(&mut game);
    player.surface.lay_patch(sq(7, 0));
    player.surface.meteorites.insert(sq(6, 1));
    player.lifepods = 2;
    player.surface.lifepods.remove(sq(1, 4));
    player.surface.lifepods.remove(sq(10, 4));
    player.meteorites = 4;
    player.trackers.iter_mut().for_each(|it| it.at = 3);
    player.stage = Stage::Free;
    player.pending = planet::Pending::default();
    player.pool = 0;
    player.owed[usize::from(level) - 1] = 1;
    // A card of the end of the game is performed after the last round.
    game.last_round = !card.immediate();
    game
}

#[test]
fn every_civ_card_is_claimed_and_executed() {
    println!("| civ card | choices | changed | medals |");
    for card in CivCard::all() {
        let mut game = before_claim(card);
        play(&mut game, Action::Done);
        assert_eq!(game.step, Step::Claims, "{card:?}");
        let parts = |game: &Planet| {
            let player = &game.players[0];
            let value = serde_json::to_value((player.trackers, &player.surface));
            let tokens = (player.lifepods, player.meteorites);
            (value.expect("plain data"), tokens)
        };
        let before = parts(&game);
        play(&mut game, Action::Keep(card));
        let mut choices = 0;
        while game.round == 1 && game.step != Step::Over {
            // The last of a list ends things; one before it does something.
            let actions = list(&game);
            let busy = actions.iter().find(|it| {
                !matches!(
                    it,
                    Action::Forgo(_) | Action::Done | Action::Use(_) | Action::StorePatch
                )
            });
            let action = *busy.or(actions.first()).expect("an action");
            play(&mut game, action);
            choices += 1;
            assert!(choices < 200, "{card:?}");
        }
        let held = me(&mut game).civ.iter().find(|held| held.card == card);
        assert!(held.is_some_and(|held| held.shown), "{card:?}");
        let changed = parts(&game) != before;
        let total = |game: &Planet| game.standings(Viewer::Referee).seats[0].total;
        let mut without = game.clone();
        me(&mut without).civ.retain(|held| held.card != card);
        let medals = total(&game) - total(&without);
        let facts = card.facts();
        assert_eq!(changed, !facts.effect.is_empty(), "{card:?} acts");
        assert_eq!(medals > 0, !facts.scoring.is_empty(), "{card:?} scores");
        println!("| {} | {choices} | {changed} | {medals} |", card.key());
    }
}

#[test]
fn every_objective_is_scored_on_both_sides() {
    println!("| objective | neighbour | personal |");
    let options = Options {
        events: true,
        personal_objectives: true,
        ..Options::default()
    };
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut game = Planet::new(&options, 2, Chance::seeded(Seed::from(8))).expect("a game");
    while let Some(seat) = game.deciders().first() {
        let actions = list_of(&game, seat);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let _ = game.play(seat, &action, &mut Events::off());
    }
    game.objectives.shared = None;
    for card in Objective::all() {
        game.objectives.neighbours.clear();
        game.objectives.neighbours.push(card);
        game.players
            .iter_mut()
            .for_each(|player| player.objectives.clear());
        game.players[0].objectives.push(card);
        let facts = card.facts();
        let values = [0, 1].map(|i| game.players[i].metric(facts.neighbour.metric));
        let scores = game.standings(Viewer::Referee);
        let line = |i: usize, name: &str| {
            let lines = &scores.seats[i].breakdown;
            lines
                .iter()
                .find(|line| line.name == name)
                .map_or(0, |line| line.points)
        };
        let medals = [0, 1].map(|i| line(i, "neighbour"));
        let expected = match (values[0] == values[1], facts.neighbour.goal) {
            (true, _) => [2, 2],
            (false, goal) => match (values[0] > values[1]) == (goal == planet::cards::Goal::Most) {
                true => [5, 0],
                false => [0, 5],
            },
        };
        assert_eq!(medals, expected, "{card:?}: {values:?}");
        let fulfilled = game.players[0].fulfils(facts.personal.condition);
        assert_eq!(line(0, "personal"), if fulfilled { 5 } else { 0 });
        println!(
            "| {} | {values:?} {medals:?} | {fulfilled} |",
            facts.neighbour.id
        );
    }
}
