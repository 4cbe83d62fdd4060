//! The promise about what networks read.

use super::leaks::determinize;
use super::table::{Table, each_game, legal};
use super::{Budget, Failure, Promise, Tally, ensure};
use crate::learn::{Features, Learner, Reader};
use crate::{Seat, SeatSet};
use rand::Rng;

/// **Networks read what a seat knows.** For games of which something can be learnt:
///
/// - Inputs and outputs are within the shape, numbers are finite, and each action is told once.
/// - What is read at a quiet moment, and at each decision, is the same in a game and in its determinizations. What speaks
///   for an action by rule is not read: it is the policy's, which may know all of the world that it is asked about, and
///   worlds are determinizations.
pub fn learns<G: Learner>(budget: &Budget) -> Result<Tally, Failure> {
    each_game::<G>(Promise::Encodes, budget, |table, rng| {
        for i in table.places(4 * budget.looks, rng, |_| true) {
            for seat in Seat::all(table.look(i).seat_count()) {
                reads(table, i, seat, rng.next_u64())?;
            }
        }
        Ok(())
    })
}

/// What a reader is told.
#[derive(Debug, Default)]
struct Told {
    known: Option<Features>,
    actions: Vec<(f32, Vec<(u16, f32)>)>,
}

impl Told {
    /// Whether networks read the same; what speaks by rule may differ.
    fn reads_like(&self, other: &Told) -> bool {
        let outputs = |told: &Told| -> Vec<_> {
            let actions = told.actions.iter();
            actions.map(|(_, outputs)| outputs.clone()).collect()
        };
        self.known == other.known && outputs(self) == outputs(other)
    }
}

impl Reader for Told {
    fn knows(&mut self, features: &Features) {
        self.known = Some(features.clone());
    }

    fn may(&mut self, rule: f32, outputs: &[(u16, f32)]) {
        self.actions.push((rule, outputs.to_vec()));
    }
}

fn position<G: Learner>(game: &G, seat: Seat) -> Features {
    let mut out = Features::new();
    game.position(seat, &mut out);
    out
}

fn fits(features: &[(u16, f32)], inputs: usize) -> bool {
    let mut all = features.iter();
    all.all(|(input, value)| usize::from(*input) < inputs && value.is_finite())
}

fn reads<G: Learner>(table: &Table<G>, i: usize, seat: Seat, seed: u64) -> Result<(), String> {
    let game = table.look(i);
    let other = determinize(game, SeatSet::of(seat), seed);
    if game.is_quiet() {
        let known = position(game, seat);
        ensure!(
            fits(known.as_slice(), G::SHAPE.position),
            "the evaluation of seat {seat} reads what has no place"
        );
        ensure!(
            known == position(&other, seat),
            "in a determinization the evaluation of seat {seat} reads something else"
        );
    }
    if !game.deciders().contains(seat) {
        return Ok(());
    }
    let actions = legal(game, seat);
    let (mut told, mut twin) = (Told::default(), Told::default());
    let is_told = game.decision(seat, &actions, &mut told);
    ensure!(
        is_told == other.decision(seat, &actions, &mut twin) && told.reads_like(&twin),
        "in a determinization the habits of seat {seat} read something else"
    );
    if !is_told {
        return Ok(());
    }
    let known = told.known.as_ref().map_or(&[][..], Features::as_slice);
    ensure!(
        fits(known, G::SHAPE.decision),
        "the habits of seat {seat} read what has no place"
    );
    ensure!(
        told.actions.len() == actions.len(),
        "of {} actions of seat {seat} the habits are told {}",
        actions.len(),
        told.actions.len()
    );
    let sound =
        |(rule, outputs): &(f32, Vec<_>)| rule.is_finite() && fits(outputs, G::SHAPE.outputs);
    ensure!(
        told.actions.iter().all(sound),
        "what speaks for an action of seat {seat} has no place"
    );
    Ok(())
}
