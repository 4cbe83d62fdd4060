//! The promise about numbers.

use super::leaks::determinize;
use super::table::{Table, each_game, legal};
use super::{Budget, Failure, Promise, Tally, ensure};
use crate::encode::{ARGUMENTS, BOUND, Encode, Field, Ids};
use crate::{Seat, SeatSet};
use rand::Rng;
use std::collections::{BTreeMap, BTreeSet};

/// **Numbers are sound.** What learners read of a game is complete, stays within its bounds and tells nothing hidden:
///
/// - The fields stand one after another and fill the observation; each of them says something in some game.
/// - Every number is finite and within [`BOUND`](crate::encode::BOUND). What stood in the buffer before makes no difference.
/// - A seat observes the same in a game and in its determinizations.
/// - No two actions of a list have the same candidate or the same id; each leads back to its action, and lists are no longer
///   than [`Encode::LONGEST`].
pub fn encodes<G: Encode>(budget: &Budget) -> Result<Tally, Failure> {
    let fail = |reason| Failure::bare::<G>(Promise::Encodes, reason);
    fields_fit::<G>().map_err(fail)?;
    kinds_fit::<G>().map_err(fail)?;
    let ids = Ids::new(G::KINDS);
    let mut silent: BTreeMap<usize, &Field> =
        G::FIELDS.iter().map(|field| (field.start, field)).collect();
    let tally = each_game::<G>(Promise::Encodes, budget, |table, rng| {
        for i in table.places(4 * budget.looks, rng, |_| true) {
            for seat in Seat::all(table.look(i).seat_count()) {
                observes(table, i, seat, rng.next_u64(), &mut silent)?;
                lists(table.look(i), seat, &ids)?;
            }
        }
        Ok(())
    })?;
    match silent.values().next() {
        // A few games need not show everything.
        Some(field) if budget.games >= 100 => {
            Err(fail(format!("the field {field:?} never says anything")))
        }
        _ => Ok(tally),
    }
}

fn fields_fit<G: Encode>() -> Result<(), String> {
    let mut at = 0;
    for field in G::FIELDS {
        ensure!(field.len > 0, "the field {} is empty", field.name);
        ensure!(
            field.start == at,
            "the field {} does not begin at {at}",
            field.name
        );
        at += field.len;
    }
    let named = |field: &Field| (field.seat, field.name);
    let names: BTreeSet<_> = G::FIELDS.iter().map(named).collect();
    ensure!(
        names.len() == G::FIELDS.len(),
        "two fields have the same name"
    );
    let most = crate::MAX_SEATS;
    ensure!(
        G::observed(most) == at,
        "the fields do not fill the observation"
    );
    Ok(())
}

fn kinds_fit<G: Encode>() -> Result<(), String> {
    for kind in G::KINDS {
        ensure!(
            kind.args.len() <= ARGUMENTS,
            "{} has too many arguments",
            kind.name
        );
    }
    let ids = Ids::new(G::KINDS);
    ensure!(
        i32::try_from(ids.count()).is_ok() && ids.numbers(ids.count() as u32).is_none(),
        "there are too many ids"
    );
    Ok(())
}

fn observed<G: Encode>(game: &G, seat: Seat, blank: f32) -> Vec<f32> {
    let mut out = vec![blank; G::observed(game.seat_count())];
    game.observe(seat, &mut out);
    out
}

/// The field that a number belongs to.
fn field_at<G: Encode>(at: usize) -> Option<&'static Field> {
    G::FIELDS.iter().find(|field| at < field.start + field.len)
}

fn observes<G: Encode>(
    table: &Table<G>,
    i: usize,
    seat: Seat,
    seed: u64,
    silent: &mut BTreeMap<usize, &Field>,
) -> Result<(), String> {
    let game = table.look(i);
    let numbers = observed(game, seat, f32::NAN);
    let wild = numbers.iter().position(|n| n.is_nan() || n.abs() > BOUND);
    if let Some(at) = wild {
        let (field, number) = (field_at::<G>(at), numbers[at]);
        return Err(format!("seat {seat} observes {number} in {field:?}"));
    }
    silent.retain(|_, field| {
        let there = numbers.get(field.start..field.start + field.len);
        there.is_none_or(|numbers| numbers.iter().all(|n| *n == 0.0))
    });
    let others = [
        ("over other numbers", observed(game, seat, 1.0)),
        (
            "in a determinization",
            observed(&determinize(game, SeatSet::of(seat), seed), seat, 0.0),
        ),
    ];
    for (where_, other) in others {
        let differs = numbers.iter().zip(&other).position(|(a, b)| a != b);
        if let Some(at) = differs {
            return Err(format!(
                "{where_} seat {seat} observes {} for {} in {:?}",
                other[at],
                numbers[at],
                field_at::<G>(at)
            ));
        }
    }
    Ok(())
}

fn lists<G: Encode>(game: &G, seat: Seat, ids: &Ids) -> Result<(), String> {
    let actions = legal(game, seat);
    ensure!(
        actions.len() <= G::LONGEST,
        "a list of {} is longer than the longest, {}",
        actions.len(),
        G::LONGEST
    );
    let mut seen = BTreeMap::new();
    for action in actions {
        let numbers = G::number(&action);
        let kind = G::KINDS.get(usize::from(numbers[0]));
        let fits = kind.is_some_and(|kind| {
            let mut args = kind.args.iter().zip(&numbers[1..]);
            args.all(|(arg, n)| *n < arg.size)
        });
        ensure!(
            fits,
            "{action:?} has numbers that its kind does not admit: {numbers:?}"
        );
        let back = G::action(numbers);
        ensure!(
            back == Some(action),
            "{action:?} has the numbers of {back:?}"
        );
        let id = ids.id(numbers);
        ensure!(
            ids.numbers(id) == Some(numbers),
            "{action:?} is not found by its id {id}"
        );
        if let Some(other) = seen.insert(id, action) {
            return Err(format!("{action:?} and {other:?} have the same id {id}"));
        }
    }
    Ok(())
}
