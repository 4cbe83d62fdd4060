//! Promise 1.

use super::mutate::Mutator;
use super::table::{considered, each_game, legal};
use super::{Budget, Failure, Promise, Tally, ensure};
use crate::{Events, Game, Revealed, Seat};
use rand_chacha::ChaCha8Rng;
use std::collections::{BTreeMap, BTreeSet};

/// How many actions from elsewhere are tried at each place.
const STRANGERS: usize = 48;
/// How many actions of a list have their results compared.
const RESULTS: usize = 40;

/// **Legal is legal.** [`Game::check`] accepts exactly what [`Game::legal_actions`] lists.
///
/// In every position: a decider has a list, others have none; no action is listed twice; `check`
/// accepts each. In some positions, looked at closely: the list is appended and comes out the same
/// again; no two actions that reveal nothing lead to the same state; [`Game::considered`] names every legal action, and
/// gives the others the refusal that `check` gives; actions from other positions, seats and games,
/// and spoilt ones, are accepted exactly if they are listed; and a refused action changes nothing.
pub fn legal_is_legal<G: Game>(budget: &Budget) -> Result<Tally, Failure> {
    let mut mutator = Mutator::default();
    each_game::<G>(Promise::LegalIsLegal, budget, |table, rng| {
        for made in table.places(32, rng, |i| i < table.moves.len()) {
            mutator.learn(&table.moves[made].action, rng);
        }
        for i in 0..table.states.len() {
            lists_are_sound(table.look(i))?;
        }
        for i in table.places(2 * budget.looks, rng, |_| true) {
            let game = table.look(i);
            for seat in Seat::all(game.seat_count()) {
                list_is_stable(game, seat)?;
                considered_agrees(game, seat)?;
                strangers_are_judged_by_the_list(game, seat, &mutator, rng)?;
            }
        }
        for i in table.decisions(budget.looks, rng) {
            let game = table.look(i);
            results_differ(game, table.moves[i].seat, rng)?;
        }
        Ok(())
    })
}

fn lists_are_sound<G: Game>(game: &G) -> Result<(), String> {
    let (all, asked, deciders) = (Seat::all(game.seat_count()), game.asked(), game.deciders());
    let beyond = asked.difference(all.clone().collect());
    ensure!(
        beyond.is_empty(),
        "asks seats that are not there: {beyond:?}"
    );
    let unasked = deciders.difference(asked);
    ensure!(
        unasked.is_empty(),
        "seats {unasked:?} decide without being asked"
    );
    for seat in all {
        let list = legal(game, seat);
        match deciders.contains(seat) {
            true => ensure!(
                !list.is_empty(),
                "seat {seat} has to decide and may do nothing"
            ),
            false => ensure!(
                list.is_empty(),
                "seat {seat} has nothing to decide, but may {list:?}"
            ),
        }
        let distinct: BTreeSet<_> = list.iter().collect();
        ensure!(
            distinct.len() == list.len(),
            "seat {seat} has an action twice: {list:?}"
        );
        for action in &list {
            let verdict = game.check(seat, action);
            ensure!(
                verdict.is_ok(),
                "seat {seat}: {action:?} is listed, check says {verdict:?}"
            );
        }
    }
    Ok(())
}

fn list_is_stable<G: Game>(game: &G, seat: Seat) -> Result<(), String> {
    let list = legal(game, seat);
    let mut twice = list.clone();
    game.clone().legal_actions(seat, &mut twice);
    let appended =
        twice.len() == 2 * list.len() && twice.ends_with(&list) && twice.starts_with(&list);
    ensure!(
        appended,
        "seat {seat}: the list is not appended, or is another one when asked again"
    );
    Ok(())
}

fn considered_agrees<G: Game>(game: &G, seat: Seat) -> Result<(), String> {
    let list = legal(game, seat);
    let considered = considered(game, seat);
    let distinct: BTreeSet<_> = considered.iter().map(|(action, _)| action).collect();
    ensure!(
        distinct.len() == considered.len(),
        "seat {seat} considers an action twice"
    );
    let missing = list.iter().find(|action| !distinct.contains(action));
    ensure!(
        missing.is_none(),
        "seat {seat} may {missing:?}, which is not considered"
    );
    for (action, refusal) in &considered {
        let verdict = game.check(seat, action).err();
        ensure!(
            verdict == *refusal,
            "seat {seat} considers {action:?} with {refusal:?}, check says {verdict:?}"
        );
    }
    Ok(())
}

fn strangers_are_judged_by_the_list<G: Game>(
    game: &G,
    seat: Seat,
    mutator: &Mutator,
    rng: &mut ChaCha8Rng,
) -> Result<(), String> {
    let list = legal(game, seat);
    let others = Seat::all(game.seat_count()).flat_map(|seat| legal(game, seat));
    let arrived = std::iter::from_fn(|| Some(mutator.arrive::<G::Action>(rng)));
    let strangers: Vec<_> = arrived.take(STRANGERS).flatten().chain(others).collect();
    for action in strangers {
        let (listed, verdict) = (list.contains(&action), game.check(seat, &action));
        ensure!(
            listed == verdict.is_ok(),
            "seat {seat}: {action:?} is {}listed, check says {verdict:?}",
            if listed { "" } else { "not " }
        );
        if !listed {
            let mut after = game.clone();
            let refused = after.apply(seat, &action, &mut Events::off()).is_err();
            ensure!(
                refused,
                "seat {seat}: apply carries out {action:?}, which is refused"
            );
            ensure!(
                after == *game,
                "seat {seat}: the refused {action:?} changes the game"
            );
        }
    }
    Ok(())
}

fn results_differ<G: Game>(game: &G, seat: Seat, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let mut list = legal(game, seat);
    crate::shuffle(rng, &mut list);
    let mut results: BTreeMap<String, G::Action> = BTreeMap::new();
    for action in list.into_iter().take(RESULTS) {
        let mut after = game.clone();
        if after.play(seat, &action, &mut Events::off()) != Revealed::Nothing {
            continue; // What it comes to hangs on what was hidden: it may be the same by chance.
        }
        let state = serde_json::to_string(&after).map_err(|error| error.to_string())?;
        if let Some(same) = results.insert(state, action) {
            return Err(format!(
                "seat {seat}: {same:?} and {action:?} have the same result"
            ));
        }
    }
    Ok(())
}
