//! Promise 2.

use super::settings::Setting;
use super::table::{
    Move, Table, each_game, generator, legal, most_moves, play_out, random_choice, set_up,
};
use super::{Budget, Failure, Promise, Tally, ensure, wire};
use crate::{Chance, Events, Game, PileScript, Record, Scribe, Seat, Seed};
use rand_chacha::ChaCha8Rng;
use serde_json::to_string;
use std::collections::BTreeMap;

/// Every how many games a whole record is written and replayed.
const RECORDS: u64 = 16;
/// More shuffles than a pile sees in a game.
const SHUFFLES: usize = 256;

/// **Deterministic.** Options, chance and actions give the same game everywhere.
///
/// Each game is played again from its options, seed and actions, with events on; again with the
/// answers of each step arriving in another order; and again from a state that was written as JSON
/// and read back: all end in the same state. Some are written as a [`Record`], read back and
/// replayed digest by digest.
///
/// Whatever goes over the wire (actions, refusals, events, views, prompts) survives writing and
/// reading, and holds no number beyond 2^53. Everything random comes from the named
/// [piles](Game::PILES): with all of them scripted, the seed makes no difference. A script that asks
/// for a card that is nowhere must not panic.
///
/// That results are the same on every machine and in every version is for each game to pin: see
/// [`final_digest`](super::final_digest).
pub fn deterministic<G: Game>(budget: &Budget) -> Result<Tally, Failure> {
    let mut number = 0;
    each_game::<G>(Promise::Deterministic, budget, |table, rng| {
        number += 1;
        plays_again(table)?;
        order_of_arrival_is_nothing(table, rng)?;
        for i in table.places(budget.looks, rng, |_| true) {
            survives_writing(table, i)?;
            wire::check(table, i)?;
        }
        if number % RECORDS == 1 {
            record_replays(table)?;
            wrong_scripts_are_survived(table)?;
            chance_comes_from_piles(table)?;
        }
        Ok(())
    })
}

fn end<G: Game>(table: &Table<G>) -> &G {
    table.look(table.moves.len())
}

fn plays_again<G: Game>(table: &Table<G>) -> Result<(), String> {
    let mut game = set_up(&table.setting, table.seed)?;
    for (i, made) in table.moves.iter().enumerate() {
        ensure!(game == *table.look(i), "the same actions give another game");
        let revealed = game.play(made.seat, &made.action, &mut Events::on());
        ensure!(
            revealed == made.revealed,
            "{:?} reveals {revealed:?} with events on and {:?} without",
            made.action,
            made.revealed
        );
    }
    ensure!(game == *end(table), "the same actions give another end");
    Ok(())
}

fn survives_writing<G: Game>(table: &Table<G>, i: usize) -> Result<(), String> {
    let game = table.look(i);
    let written = to_string(game).map_err(|error| format!("cannot be written: {error}"))?;
    let mut read: G =
        serde_json::from_str(&written).map_err(|error| format!("cannot be read back: {error}"))?;
    ensure!(
        read == *game,
        "a state that is written and read back is another one"
    );
    let again = to_string(&read).unwrap_or_default();
    ensure!(
        again == written,
        "a state that is read back is written otherwise"
    );
    for seat in Seat::all(game.seat_count()) {
        let lists = (legal(game, seat), legal(&read, seat));
        ensure!(
            lists.0 == lists.1,
            "seat {seat} has another list after writing and reading"
        );
    }
    for made in &table.moves[i..] {
        let _ = read.play(made.seat, &made.action, &mut Events::off());
    }
    ensure!(
        read == *end(table),
        "a game that is read back has another future"
    );
    Ok(())
}

/// Plays the game with the seats of each step in a random order, each seat's own actions in theirs.
fn order_of_arrival_is_nothing<G: Game>(
    table: &Table<G>,
    rng: &mut ChaCha8Rng,
) -> Result<(), String> {
    let mut game = table.states[0].clone();
    let mut begin = 0;
    for step in table.moves.split_inclusive(|made| made.ends_step) {
        for made in interleaved(step, rng) {
            table.look(begin);
            let verdict = game.check(made.seat, &made.action);
            ensure!(
                verdict.is_ok(),
                "seat {}: {:?} is refused when others of the step act later: {verdict:?}",
                made.seat,
                made.action
            );
            let _ = game.play(made.seat, &made.action, &mut Events::off());
        }
        begin += step.len();
        ensure!(
            game == *table.look(begin),
            "the order in which the last step's answers arrived makes a difference"
        );
    }
    Ok(())
}

/// The moves of a step in another order of seats.
pub(crate) fn interleaved<A: Copy>(step: &[Move<A>], rng: &mut ChaCha8Rng) -> Vec<Move<A>> {
    let mut seats: Vec<Seat> = step.iter().map(|made| made.seat).collect();
    crate::shuffle(rng, &mut seats);
    let mut taken: BTreeMap<Seat, usize> = BTreeMap::new();
    let next = |seat: Seat| {
        let nth = taken.entry(seat).or_default();
        *nth += 1;
        step.iter()
            .filter(|made| made.seat == seat)
            .nth(*nth - 1)
            .copied()
    };
    seats.into_iter().filter_map(next).collect()
}

fn record_replays<G: Game>(table: &Table<G>) -> Result<(), String> {
    let chance = Chance::seeded(table.seed);
    let mut scribe = Scribe::<G>::start(&table.setting.options, table.setting.seats, chance)
        .map_err(|error| format!("cannot be set up again: {}", error.message.id))?;
    for made in &table.moves {
        let verdict = scribe.play(made.seat, &made.action);
        ensure!(
            verdict.is_ok(),
            "{:?} is refused when played again: {verdict:?}",
            made.action
        );
    }
    let record = scribe.into_record();
    let written = to_string(&record).map_err(|error| format!("record not written: {error}"))?;
    let read: Record<G> =
        serde_json::from_str(&written).map_err(|error| format!("record not read: {error}"))?;
    ensure!(
        read == record,
        "a record that is written and read back is another one"
    );
    let mut different = None;
    let replayed = read.replay(|line, _, events| {
        if events != record.events[line] {
            different.get_or_insert(line);
        }
    });
    ensure!(
        different.is_none(),
        "the events of line {different:?} are others in the replay"
    );
    match replayed {
        Ok(game) => ensure!(game == *end(table), "a record replays to another end"),
        Err(error) => return Err(format!("a record does not replay: {error:?}")),
    }
    Ok(())
}

/// A script asks for cards that are nowhere: that is a fault for the caller to see, not a panic.
fn wrong_scripts_are_survived<G: Game>(table: &Table<G>) -> Result<(), String> {
    let missing = || vec!["no such card".to_owned()];
    for pile in G::PILES {
        for script in [
            PileScript::Orders(vec![missing(), missing()]),
            PileScript::draws(missing()),
        ] {
            let scripts = BTreeMap::from([(pile.as_str().to_owned(), script)]);
            let mut game = scripted(table, table.seed, scripts)?;
            play_out(&mut game, &mut generator(table.seed, 2))?;
        }
    }
    Ok(())
}

fn scripted<G: Game>(
    table: &Table<G>,
    seed: Seed,
    scripts: BTreeMap<String, PileScript>,
) -> Result<G, String> {
    let Setting { options, seats } = &table.setting;
    G::new(options, *seats, Chance::scripted(seed, scripts))
        .map_err(|error| format!("a script prevents the setup: {}", error.message.id))
}

/// Two games with different seeds and every pile in canonical order at each shuffle are the same.
fn chance_comes_from_piles<G: Game>(table: &Table<G>) -> Result<(), String> {
    let canonical = || PileScript::Orders(vec![Vec::new(); SHUFFLES]);
    let piles = G::PILES
        .iter()
        .map(|pile| (pile.as_str().to_owned(), canonical()));
    let scripts: BTreeMap<_, _> = piles.collect();
    let mut one = scripted(table, table.seed, scripts.clone())?;
    let mut other = scripted(table, Seed::from(u64::MAX), scripts)?;
    let (mut rng, mut actions) = (generator(table.seed, 2), Vec::new());
    for _ in 0..most_moves::<G>() {
        let mut seedless = [one.clone(), other.clone()];
        for game in &mut seedless {
            *game.chance_mut() = Chance::seeded(table.seed);
        }
        ensure!(
            seedless[0] == seedless[1],
            "with every pile scripted, the game still hangs on the seed: not all chance comes from PILES"
        );
        let Some((seat, action)) = random_choice(&one, &mut actions, &mut rng)? else {
            break;
        };
        let _ = one.play(seat, &action, &mut Events::off());
        let _ = other.play(seat, &action, &mut Events::off());
    }
    Ok(())
}
