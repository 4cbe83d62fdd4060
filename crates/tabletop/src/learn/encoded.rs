//! What networks read of a game that has written nothing of its own for them: its observations and its numbered actions.
//! That is slower, and knows less of what matters, but any game has it.

use super::{Features, Reader, Shape};
use crate::encode::{ARGUMENTS, Encode, Field, Kind};
use crate::{Knowledge, Seat, ln};

/// So many players of a larger table are read: the seat itself and the next one clockwise, and all that is the table's.
const READ: usize = 2;

/// How many numbers an observation has at a full table.
pub const fn length(fields: &[Field]) -> usize {
    let last = fields[fields.len() - 1];
    last.start + last.len
}

/// How many of them are read.
const fn read(fields: &[Field]) -> usize {
    let mut n = 0;
    while n < fields.len() {
        match fields[n].seat {
            Some(seat) if seat >= READ => return fields[n].start,
            _ => n += 1,
        }
    }
    length(fields)
}

/// The outputs that speak for an action: one for its kind, and for each argument of a kind one for each number it can be.
const fn outputs(kinds: &[Kind]) -> usize {
    output(kinds, kinds.len(), 0)
}

/// Where the outputs of an argument begin.
const fn output(kinds: &[Kind], kind: usize, arg: usize) -> usize {
    let (mut at, mut k) = (kinds.len(), 0);
    while k <= kind && k < kinds.len() {
        let mut a = 0;
        while a < kinds[k].args.len() && (k < kind || a < arg) {
            at += kinds[k].args[a].size as usize;
            a += 1;
        }
        k += 1;
    }
    at
}

/// The shape of networks that read such a game.
pub const fn shape<G: Encode>() -> Shape {
    Shape {
        position: read(G::FIELDS),
        values: 2,
        decision: read(G::FIELDS),
        outputs: outputs(G::KINDS),
    }
}

/// What a seat observes. `N` is the [`length`] of the game's observations.
pub fn position<G: Encode, const N: usize>(game: &G, seat: Seat, out: &mut Features) {
    let mut row = [0.0; N];
    let Some(row) = row.get_mut(..G::observed(game.seat_count())) else {
        return;
    };
    game.observe(seat, row);
    for (input, value) in row.iter().take(read(G::FIELDS)).enumerate() {
        out.add(input, *value);
    }
}

/// Tells a reader what a seat observes, and of each action its promise by rule, its kind and its arguments.
pub fn decision<G: Encode + Knowledge, const N: usize>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    reader: &mut impl Reader,
) -> bool {
    let mut known = Features::new();
    position::<G, N>(game, seat, &mut known);
    reader.knows(&known);
    let mut promise = Vec::with_capacity(actions.len());
    game.priors(seat, actions, &mut promise);
    for (action, promise) in actions.iter().zip(promise) {
        let rule = ln(promise.max(1e-4));
        let numbers = G::number(action);
        let kind = usize::from(numbers[0]);
        let mut speak = [(0, 0.0); 1 + ARGUMENTS];
        speak[0] = (kind as u16, 1.0);
        let args = G::KINDS[kind].args.len();
        for (arg, number) in numbers[1..=args].iter().enumerate() {
            let output = output(G::KINDS, kind, arg) + usize::from(*number);
            speak[1 + arg] = (output as u16, 1.0);
        }
        reader.may(rule, &speak[..1 + args]);
    }
    true
}
