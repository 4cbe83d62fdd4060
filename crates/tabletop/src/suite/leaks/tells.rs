//! A state and its determinization look the same to those who know.

use super::determinize;
use crate::suite::ensure;
use crate::suite::table::{Table, considered, legal, play_out};
use crate::{Game, Seat, SeatSet, Viewer, below};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use std::fmt::Debug;

/// How many actions of the whole game are tried on a seat, for the refusals.
const PROBES: usize = 32;

pub(super) fn check<G: Game>(
    table: &Table<G>,
    i: usize,
    knowers: SeatSet,
    rng: &mut ChaCha8Rng,
) -> Result<(), String> {
    let game = table.look(i);
    let made = table.decisions(PROBES, rng);
    let mut probes: Vec<_> = made.into_iter().map(|i| table.moves[i].action).collect();
    probes.extend(Seat::all(game.seat_count()).flat_map(|seat| legal(game, seat)));

    let [one, other] = [(); 2].map(|()| determinize(game, knowers, rng.next_u64()));
    for viewer in viewers(knowers) {
        if let Some(difference) = difference(game, &one, viewer, &probes) {
            return Err(format!(
                "a determinization for {knowers:?} differs for {viewer:?}: {difference}"
            ));
        }
    }
    deciders_are_told_to_all(game, knowers, &one, &other)?;
    referee_sees_everything(game, &one)?;
    can_be_played(one, rng)
}

/// The knowers together, each of them, and the spectator.
fn viewers(knowers: SeatSet) -> Vec<Viewer> {
    let each = knowers.iter().map(Viewer::seat);
    let together = (knowers.len() > 1).then_some(Viewer::Seats(knowers));
    each.chain(together).chain([Viewer::Spectator]).collect()
}

/// Who has still to decide is the same, but for seats whose sealed answer was reopened; and it is
/// the same in all determinizations.
fn deciders_are_told_to_all<G: Game>(
    game: &G,
    knowers: SeatSet,
    one: &G,
    other: &G,
) -> Result<(), String> {
    let (state, drawn, again) = (game.deciders(), one.deciders(), other.deciders());
    ensure!(
        drawn == again,
        "determinizations for {knowers:?} disagree on who decides: {drawn:?} and {again:?}"
    );
    let lost = state.difference(drawn);
    ensure!(
        lost.is_empty(),
        "in a determinization for {knowers:?} seats {lost:?} no longer decide"
    );
    let own = (state.intersection(knowers), drawn.intersection(knowers));
    ensure!(
        own.0 == own.1,
        "of {knowers:?}, {:?} decide, in a determinization {:?}",
        own.0,
        own.1
    );
    Ok(())
}

/// Pieces that lie otherwise look otherwise to the referee: else a view hides by showing nothing.
fn referee_sees_everything<G: Game>(game: &G, drawn: &G) -> Result<(), String> {
    let layout = |game: &G| {
        let mut pieces = Vec::new();
        game.components(&mut |piece, place| pieces.push((place.zone, place.slot, piece.kind)));
        pieces.sort_unstable();
        pieces
    };
    let view = |game: &G| game.view(Viewer::Referee);
    ensure!(
        layout(game) == layout(drawn) || view(game) != view(drawn),
        "the referee sees no difference between two games whose components lie otherwise"
    );
    Ok(())
}

fn can_be_played<G: Game>(mut game: G, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let audit = game.audit();
    ensure!(
        audit.is_ok(),
        "a determinization does not pass the audit: {audit:?}"
    );
    // Lists in every determinization, a whole game in some.
    for seat in game.deciders().iter() {
        ensure!(
            !legal(&game, seat).is_empty(),
            "in a determinization seat {seat} may do nothing"
        );
    }
    match below(rng, 4) {
        0 => play_out(&mut game, rng).map_err(|reason| format!("in a determinization {reason}")),
        _ => Ok(()),
    }
}

/// What a viewer can tell two games apart by, if anything: the view, the standings, who is asked,
/// and for its seats the question, the lists, what actions touch, and the verdict on every probe.
pub(crate) fn difference<G: Game>(
    one: &G,
    other: &G,
    viewer: Viewer,
    probes: &[G::Action],
) -> Option<String> {
    let games = Games(one, other);
    let seats = match viewer {
        Viewer::Seats(seats) => seats,
        Viewer::Spectator | Viewer::Referee => SeatSet::EMPTY,
    };
    let to_seat = |seat| games.differ_to_seat(seat, probes);
    games
        .differ("asked", |game| game.asked())
        .or_else(|| games.differ("view", |game| game.view(viewer)))
        .or_else(|| games.differ("standings", |game| game.standings(viewer)))
        .or_else(|| games.differ("outcome", |game| game.outcome()))
        .or_else(|| seats.iter().find_map(to_seat))
}

/// Two games that somebody looks at.
struct Games<'a, G>(&'a G, &'a G);

impl<G: Game> Games<'_, G> {
    /// What can be seen in both, if it is not the same.
    fn differ<T: PartialEq + Debug>(&self, what: &str, see: impl Fn(&G) -> T) -> Option<String> {
        let (one, other) = (see(self.0), see(self.1));
        (one != other).then(|| format!("{what}\n   {one:?}\n   {other:?}"))
    }

    fn differ_to_seat(&self, seat: Seat, probes: &[G::Action]) -> Option<String> {
        let decides = |game: &G| game.deciders().contains(seat);
        let prompt = |game: &G| decides(game).then(|| game.prompt(seat));
        let touched = |game: &G| -> Vec<_> {
            let list = legal(game, seat);
            list.iter().map(|action| game.touches(action)).collect()
        };
        let verdict = |probe| self.differ("refusal", |game| (probe, game.check(seat, probe)));
        self.differ("prompt", prompt)
            .or_else(|| self.differ("list", |game| legal(game, seat)))
            .or_else(|| self.differ("considered", |game| considered(game, seat)))
            .or_else(|| self.differ("touched things", touched))
            .or_else(|| probes.iter().find_map(verdict))
    }
}
