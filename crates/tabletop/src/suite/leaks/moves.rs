//! What knowers have not located is drawn anew; what they have located stays.

use super::determinize;
use crate::suite::ensure;
use crate::{Component, Game, Place, SeatSet};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use std::collections::{BTreeMap, BTreeSet};

/// After so many draws it is asked whether what has not moved could have.
const FIRST_DRAWS: usize = 6;
/// After so many draws a piece that could have moved and has not is stuck. In the worst case, one
/// free place for a dozen pieces, an honest game passes for stuck once in 10^15.
const DRAWS: usize = 400;

type Zone = u16;
type Kind = u16;
/// The slots in which hidden pieces of a kind lie in a zone.
type Hidden = BTreeMap<(Zone, Kind), Vec<u16>>;

/// What the run has seen of zones so far.
#[derive(Default)]
pub(super) struct Zones {
    seen: BTreeSet<(Zone, Kind)>,
    /// Zones whose slots were seen out of order: there, the order itself is hidden.
    ordered: BTreeSet<Zone>,
}

impl Zones {
    pub(super) fn learn<G: Game>(&mut self, game: &G) {
        let mut last: BTreeMap<Zone, (u16, Kind)> = BTreeMap::new();
        game.components(&mut |Component { kind, .. }, Place { zone, slot, .. }| {
            self.seen.insert((zone, kind));
            match last.insert(zone, (slot, kind)) {
                Some((slot_before, kind_before))
                    if (slot > slot_before) != (kind >= kind_before) =>
                {
                    self.ordered.insert(zone);
                }
                _ => {}
            }
        });
    }

    /// Whether a hidden piece could change places with some other hidden piece.
    fn could_move(&self, (zone, kind): (Zone, Kind), hidden: &Hidden) -> bool {
        hidden.keys().any(|&(other_zone, other_kind)| {
            kind != other_kind
                && match zone == other_zone {
                    true => self.ordered.contains(&zone),
                    false => {
                        self.seen.contains(&(zone, other_kind))
                            && self.seen.contains(&(other_zone, kind))
                    }
                }
        })
    }
}

pub(super) fn check<G: Game>(
    game: &G,
    knowers: SeatSet,
    zones: &mut Zones,
    rng: &mut ChaCha8Rng,
) -> Result<(), String> {
    let (first, located) = sorted_out(&determinize(game, knowers, rng.next_u64()), knowers);
    ensure!(
        located == sorted_out(game, knowers).1,
        "determinize for {knowers:?} moves what these seats have located"
    );
    let mut stuck: BTreeSet<(Zone, Kind)> = first.keys().copied().collect();
    for draw in 1..DRAWS {
        if draw == FIRST_DRAWS {
            stuck.retain(|piece| zones.could_move(*piece, &first));
        }
        if stuck.is_empty() {
            return Ok(());
        }
        let drawn = determinize(game, knowers, rng.next_u64());
        zones.learn(&drawn);
        let (hidden, located_again) = sorted_out(&drawn, knowers);
        ensure!(
            located == located_again,
            "determinizations for {knowers:?} disagree on what is known"
        );
        same_zones(&first, &hidden, knowers)?;
        stuck.retain(|piece| first.get(piece) == hidden.get(piece));
    }
    stuck.retain(|&(_, kind)| !game.deduced(knowers, Component { kind, copy: 0 }));
    if stuck.is_empty() {
        return Ok(());
    }
    let stuck: Vec<_> = stuck.into_iter().collect();
    Err(format!(
        "determinize for {knowers:?} never moves what these seats have not located: (zone, kind) {stuck:?}"
    ))
}

/// The hidden pieces by zone and kind, and the located ones in order.
fn sorted_out<G: Game>(game: &G, knowers: SeatSet) -> (Hidden, Vec<(Zone, Kind)>) {
    let (mut hidden, mut located) = (Hidden::new(), Vec::new());
    game.components(
        &mut |Component { kind, .. }, Place { zone, slot, known }| match known.to_any(knowers) {
            true => located.push((zone, kind)),
            false => hidden.entry((zone, kind)).or_default().push(slot),
        },
    );
    hidden.values_mut().for_each(|slots| slots.sort_unstable());
    located.sort_unstable();
    (hidden, located)
}

/// How many hidden pieces a zone holds is known, and so are the kinds that are hidden in all.
fn same_zones(one: &Hidden, other: &Hidden, knowers: SeatSet) -> Result<(), String> {
    let count = |hidden: &Hidden, key: fn(&(Zone, Kind)) -> u16| {
        let mut counts: BTreeMap<u16, usize> = BTreeMap::new();
        for (piece, slots) in hidden {
            *counts.entry(key(piece)).or_default() += slots.len();
        }
        counts
    };
    ensure!(
        count(one, |piece| piece.0) == count(other, |piece| piece.0),
        "determinizations for {knowers:?} disagree on how many hidden pieces a zone holds"
    );
    ensure!(
        count(one, |piece| piece.1) == count(other, |piece| piece.1),
        "determinizations for {knowers:?} disagree on which pieces are hidden"
    );
    Ok(())
}
