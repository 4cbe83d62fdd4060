//! Promise 5.

use super::table::{Table, each_game, legal};
use super::{Budget, Failure, Promise, Tally, ensure};
use crate::{Events, Game, Outcome, Seat, Viewer, below};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// Every how many games one is played by seats that dawdle.
const DAWDLERS: usize = 8;
/// How many actions are looked through for one that does not end the turn.
const LOOKED_THROUGH: usize = 8;

/// **It ends.** Every step is finite and every game comes to its outcome.
///
/// No random game reaches [`Game::DECISION_CAP`] (that holds for the games of all promises).
/// [`Game::outcome`] is `Some` exactly when [`Game::deciders`] is empty, and names every seat. Some
/// games are played by dawdlers, who take whatever keeps the turn theirs: they must not come back to
/// a position they were in, nor stay in one step for longer than a whole game may last.
pub fn it_ends<G: Game>(budget: &Budget) -> Result<Tally, Failure> {
    let mut number = 0;
    each_game::<G>(Promise::ItEnds, budget, |table, rng| {
        for i in 0..table.states.len() {
            let game = table.look(i);
            let (over, outcome) = (game.deciders().is_empty(), game.outcome());
            ensure!(
                over || outcome.is_none(),
                "there is an outcome while seats have to decide"
            );
            ensure!(
                !over || outcome.is_some(),
                "nobody has to decide, but there is no outcome"
            );
            outcome.map_or(Ok(()), |outcome| names_every_seat(&outcome, game))?;
        }
        for i in table.places(budget.looks, rng, |_| true) {
            let scores = table.look(i).standings(Viewer::Referee);
            ensure!(
                scores.seats.len() == table.setting.seats,
                "standings do not name every seat"
            );
        }
        number += 1;
        match number % DAWDLERS == 1 {
            true => dawdlers_come_to_an_end(table, rng),
            false => Ok(()),
        }
    })
}

fn names_every_seat<G: Game>(outcome: &Outcome, game: &G) -> Result<(), String> {
    let Outcome {
        scores,
        ranks,
        breakdown,
        won,
        ..
    } = outcome;
    let seats = game.seat_count();
    let counts = [scores.len(), ranks.len(), breakdown.len(), won.len()];
    ensure!(
        counts == [seats; 4],
        "the outcome does not name every seat once: {outcome:?}"
    );
    // Who has lost a solo game is behind what it was lost to.
    let is_lost = seats == 1 && won == &[false] && ranks == &[2];
    ensure!(
        ranks.contains(&1) || is_lost,
        "nobody has rank 1: {outcome:?}"
    );
    for seat in Seat::all(seats) {
        ensure!(
            legal(game, seat).is_empty(),
            "seat {seat} may act when the game is over"
        );
    }
    Ok(())
}

/// From the start, each seat in turn stays as long as the rules let it.
fn dawdlers_come_to_an_end<G: Game>(table: &Table<G>, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let mut game = table.look(0).clone();
    // Dawdling games may be longer than the cap; two caps' worth of it is enough to see.
    let mut left = 2 * G::DECISION_CAP as usize;
    while let Some(seat) = game.deciders().first() {
        let asked = game.asked();
        let mut been = BTreeSet::new();
        while game.asked() == asked && game.deciders().contains(seat) {
            ensure!(
                been.insert(crate::digest(&game)),
                "a step is endless: seat {seat} can come back to where it was, at {:?}",
                game.prompt(seat).step
            );
            ensure!(
                been.len() <= G::DECISION_CAP as usize,
                "a step is endless: seat {seat} can stay in {:?} for {} actions",
                game.prompt(seat).step,
                been.len()
            );
            let Some(rest) = left.checked_sub(1) else {
                return Ok(());
            };
            left = rest;
            game = dawdle(&game, seat, rng)?;
        }
    }
    Ok(())
}

/// The game after an action that leaves the seat with something to decide in the same step, if one
/// is soon found; else after any.
fn dawdle<G: Game>(game: &G, seat: Seat, rng: &mut ChaCha8Rng) -> Result<G, String> {
    let list = legal(game, seat);
    ensure!(
        !list.is_empty(),
        "seat {seat} has to decide and may do nothing"
    );
    let mut after = game.clone();
    for _ in 0..LOOKED_THROUGH {
        after = game.clone();
        let action = list[below(rng, list.len() as u32) as usize];
        let _ = after.play(seat, &action, &mut Events::off());
        if after.asked() == game.asked() && after.deciders().contains(seat) {
            break;
        }
    }
    Ok(after)
}
