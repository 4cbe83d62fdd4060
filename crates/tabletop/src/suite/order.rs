//! Promise 6.

use super::leaks::determinize;
use super::table::{Table, considered, each_game, legal};
use super::{Budget, Failure, Promise, Tally, ensure};
use crate::{Events, Game, Seat, SeatSet, Viewer, below};
use rand::Rng;
use rand_chacha::ChaCha8Rng;

/// **Order-free.** In a step of several seats nobody is the first.
///
/// In positions where two or more seats have to decide, two of them act: a then b gives the same
/// state as b then a, and neither changes the other's question, list or refusals, nor who else has
/// to decide. In positions within such a step, all actions of one seat are taken out: the others'
/// actions are still legal, their questions and lists stay the same; and to a seat whose view stays
/// the same, a determinization does too: what a seat cannot see of a step, bots do not get either.
/// Where a set is picked one by one, two picks give the same state in either order.
pub fn order_free<G: Game>(budget: &Budget) -> Result<Tally, Failure> {
    each_game::<G>(Promise::OrderFree, budget, |table, rng| {
        for i in table.places(2 * budget.looks, rng, |i| {
            table.states[i].deciders().len() > 1
        }) {
            two_seats_commute(table.look(i), rng)?;
        }
        let within = |i: usize| table.states[i].asked().len() > 1 && table.step_start(i) < i;
        for i in table.places(2 * budget.looks, rng, within) {
            one_seat_can_be_taken_out(table, i, rng)?;
        }
        let picking = |i: usize| {
            let made = table.moves.get(i);
            made.is_some_and(|made| table.states[i].prompt(made.seat).pick.is_some())
        };
        for i in table.places(2 * budget.looks, rng, picking) {
            picks_commute(table.look(i), table.moves[i].seat, rng)?;
        }
        Ok(())
    })
}

fn two_seats_commute<G: Game>(game: &G, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let mut seats: Vec<Seat> = game.deciders().iter().collect();
    crate::shuffle(rng, &mut seats);
    let [a, b] = [seats[0], seats[1]].map(|seat| {
        let list = legal(game, seat);
        (seat, list[below(rng, list.len() as u32) as usize])
    });
    let play = |first: (Seat, G::Action), second: (Seat, G::Action)| {
        let mut after = game.clone();
        let _ = after.play(first.0, &first.1, &mut Events::off());
        undisturbed(game, &after, first.0)
            .map_err(|reason| format!("{:?} of seat {} {reason}", first.1, first.0))?;
        let _ = after.play(second.0, &second.1, &mut Events::off());
        Ok::<G, String>(after)
    };
    let (a_first, b_first) = (play(a, b)?, play(b, a)?);
    ensure!(
        a_first == b_first,
        "{:?} of seat {} and {:?} of seat {} give another state in the other order",
        a.1,
        a.0,
        b.1,
        b.0
    );
    Ok(())
}

/// Whether all other seats of the step have the same to decide as before.
fn undisturbed<G: Game>(before: &G, after: &G, actor: Seat) -> Result<(), String> {
    ensure!(
        before.asked() == after.asked(),
        "changes who is asked while others have to answer"
    );
    let others = |game: &G| game.deciders().difference(SeatSet::of(actor));
    ensure!(
        others(before) == others(after),
        "changes whether others have to answer"
    );
    for seat in others(before).iter() {
        let same = before.prompt(seat) == after.prompt(seat)
            && legal(before, seat) == legal(after, seat)
            && considered(before, seat) == considered(after, seat);
        ensure!(same, "changes what seat {seat} may do");
    }
    Ok(())
}

fn one_seat_can_be_taken_out<G: Game>(
    table: &Table<G>,
    i: usize,
    rng: &mut ChaCha8Rng,
) -> Result<(), String> {
    let begin = table.step_start(i);
    let (game, step) = (table.look(i), &table.moves[begin..i]);
    let out = step[below(rng, step.len() as u32) as usize].seat;
    let mut without = table.states[begin].clone();
    for made in step.iter().filter(|made| made.seat != out) {
        let verdict = without.check(made.seat, &made.action);
        ensure!(
            verdict.is_ok(),
            "without seat {out}, {:?} of seat {} is refused: {verdict:?}",
            made.action,
            made.seat
        );
        let _ = without.play(made.seat, &made.action, &mut Events::off());
    }
    undisturbed(&without, game, out)
        .map_err(|reason| format!("in its step, seat {out} {reason}"))?;
    for seat in game.asked().difference(SeatSet::of(out)).iter() {
        let (viewer, seed) = (Viewer::seat(seat), rng.next_u64());
        let drawn = |game: &G| determinize(game, SeatSet::of(seat), seed);
        let same_view = game.view(viewer) == without.view(viewer);
        let same_drawn = drawn(game) == drawn(&without);
        ensure!(
            same_view == same_drawn,
            "what seat {out} does in the step {} in the view of seat {seat}, but {} in its determinization",
            if same_view {
                "leaves no trace"
            } else {
                "shows"
            },
            if same_drawn { "leaves none" } else { "does" }
        );
    }
    Ok(())
}

/// The same two picks in either order. What ends the picking, or is no pick, is left aside.
fn picks_commute<G: Game>(game: &G, seat: Seat, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let mut list = legal(game, seat);
    crate::shuffle(rng, &mut list);
    let [a, b, ..] = list[..] else {
        return Ok(());
    };
    if let (Some(one), Some(other)) = (both_picked(game, seat, a, b), both_picked(game, seat, b, a))
    {
        ensure!(
            one == other,
            "seat {seat}: {a:?} and {b:?}, picked in the other order, leave a trace"
        );
    }
    Ok(())
}

fn both_picked<G: Game>(game: &G, seat: Seat, first: G::Action, second: G::Action) -> Option<G> {
    let mut after = game.clone();
    let _ = after.play(seat, &first, &mut Events::off());
    let (before, now) = (
        game.prompt(seat),
        after
            .deciders()
            .contains(seat)
            .then(|| after.prompt(seat))?,
    );
    let picked = before.step == now.step && now.pick?.picked == before.pick?.picked + 1;
    if !picked || after.check(seat, &second).is_err() {
        return None;
    }
    let _ = after.play(seat, &second, &mut Events::off());
    Some(after)
}
