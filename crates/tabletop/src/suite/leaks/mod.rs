//! Promise 3: what is hidden is forgotten, is drawn anew, and shows nowhere.

mod forgets;
mod moves;
mod tells;
mod twins;

use super::table::{Table, each_game};
use super::{Budget, Failure, Promise, Tally};
use crate::{Game, Seat, SeatSet, below};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

pub(crate) use tells::difference;

/// **No leaks.** What a viewer does not know does not reach it, and does not reach bots that play
/// for it.
///
/// For several sets of knowers, the empty one (the spectator) among them, in some positions:
///
/// - [`Game::determinize`] **forgets**: from the state, from the state with another seed or a script,
///   and from any determinization of it for these knowers or more, the same generator gives the same
///   result, bit for bit; and the seed is a new one each time.
/// - It **moves**: over repeated draws every piece that no knower has located turns up in more than
///   one place where more than one is possible. Possible means: another hidden piece, of another
///   kind, lies in a zone where this kind was ever seen, and that kind was ever seen in this zone; or
///   both lie in one zone that has an order. What the knowers have located stays where it is.
/// - It **tells** nothing: whoever is asked, the prompt, the view, the standings, the lists and every
///   refusal of a knower are the same in the state and in its determinizations. The referee alone
///   sees where every piece lies. Determinizations can be played to the end.
/// - **Twins** stay twins: a state and its determinization are played on with the same actions. As
///   long as the viewer's view is the same in both, so is all of the above, and so are the events the
///   viewer sees (in any order, where the action showed something: cards may have come in another
///   order; and unless a shuffle in the same action has buried what was shown). An action of another seat that hangs on its secret and differs only in what it
///   names, and leaves the viewer's view the same, must not be told apart by its events either.
pub fn no_leaks<G: Game>(budget: &Budget) -> Result<Tally, Failure> {
    let mut zones = moves::Zones::default();
    each_game::<G>(Promise::NoLeaks, budget, |table, rng| {
        for i in table.places(budget.looks, rng, |_| true) {
            let game = table.look(i);
            zones.learn(game);
            for knowers in some_knowers(game, rng) {
                forgets::check(game, knowers, rng)?;
                tells::check(table, i, knowers, rng)?;
            }
            let knowers = random_knowers(game, rng);
            moves::check(game, knowers, &mut zones, rng)?;
        }
        for i in step_starts(table, budget.looks, rng) {
            twins::check(table.look(i), rng)?;
        }
        Ok(())
    })
}

/// A determinization from a seed.
pub(crate) fn determinize<G: Game>(game: &G, knowers: SeatSet, seed: u64) -> G {
    game.determinize(knowers, &mut ChaCha8Rng::seed_from_u64(seed))
}

/// Nobody, one seat, and some seats.
fn some_knowers<G: Game>(game: &G, rng: &mut ChaCha8Rng) -> [SeatSet; 3] {
    let seat = below(rng, game.seat_count() as u32) as usize;
    [
        SeatSet::EMPTY,
        SeatSet::of(seat.into()),
        random_knowers(game, rng),
    ]
}

fn random_knowers<G: Game>(game: &G, rng: &mut ChaCha8Rng) -> SeatSet {
    let bits = rng.next_u32();
    let known = |seat: &Seat| bits >> seat.index() & 1 == 1;
    Seat::all(game.seat_count()).filter(known).collect()
}

/// Places where a step begins: nothing lies sealed there, so twins can go on in step.
fn step_starts<G: Game>(table: &Table<G>, count: usize, rng: &mut ChaCha8Rng) -> Vec<usize> {
    table.places(count, rng, |i| {
        i < table.moves.len() && table.step_start(i) == i
    })
}
