//! Who did what in the games of a simulation, and whether it went with winning.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Game, Outcome, Seat};

/// What was done in many games.
pub struct Chronicle<G: Game> {
    /// By action: in how many games a seat took it, and how often that seat won.
    pub(super) actions: BTreeMap<G::Action, Deed>,
    /// The same for the first actions of a seat, in their order.
    pub(super) openings: BTreeMap<Vec<G::Action>, Deed>,
    /// By line of the score sheet: what winners and others had there.
    pub(super) lines: BTreeMap<String, Points>,
    /// The scores of winners, and of the others.
    pub(super) scores: [Vec<i32>; 2],
    /// Decisions of each game.
    pub(super) lengths: Vec<u64>,
}

/// How often something was done, and how often it went with winning.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Deed {
    pub(super) times: u64,
    /// A shared victory counts by its share.
    pub(super) wins: f64,
}

/// Points of winners, and of the others: how many seats, and their sum.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Points {
    pub(super) sums: [i64; 2],
    pub(super) seats: [u64; 2],
}

/// How many actions are an opening.
const OPENING: usize = 2;

/// One game while it is played.
pub(super) struct Diary<G: Game> {
    taken: Vec<BTreeSet<G::Action>>,
    opening: Vec<Vec<G::Action>>,
}

impl<G: Game> Diary<G> {
    pub(super) fn new(seats: usize) -> Self {
        Diary {
            taken: vec![BTreeSet::new(); seats],
            opening: vec![Vec::new(); seats],
        }
    }

    /// A seat takes an action where there is a choice.
    pub(super) fn note(&mut self, game: &G, seat: Seat, action: G::Action) {
        let i = seat.index();
        self.taken[i].insert(action);
        // A set of cards dealt is rarely the same twice: openings are the choices beside it.
        if self.opening[i].len() < OPENING && game.prompt(seat).pick.is_none() {
            self.opening[i].push(action);
        }
    }
}

impl<G: Game> Chronicle<G> {
    pub(super) fn new() -> Self {
        Chronicle {
            actions: BTreeMap::new(),
            openings: BTreeMap::new(),
            lines: BTreeMap::new(),
            scores: [Vec::new(), Vec::new()],
            lengths: Vec::new(),
        }
    }

    /// Closes a game.
    pub(super) fn close(&mut self, diary: Diary<G>, outcome: &Outcome, decisions: u64) {
        self.lengths.push(decisions);
        let winners = outcome.won.iter().filter(|&&won| won).count().max(1) as f64;
        let seats = diary.taken.into_iter().zip(diary.opening).enumerate();
        for (seat, (taken, opening)) in seats {
            let won = outcome.won.get(seat).is_some_and(|&won| won);
            let share = if won { 1.0 / winners } else { 0.0 };
            for action in taken {
                self.actions.entry(action).or_default().count(share);
            }
            self.openings.entry(opening).or_default().count(share);
            let side = usize::from(!won);
            self.scores[side].push(outcome.scores[seat]);
            for line in outcome.breakdown.get(seat).into_iter().flatten() {
                let points = self.lines.entry(line.name.to_string()).or_default();
                points.sums[side] += i64::from(line.points);
                points.seats[side] += 1;
            }
        }
    }

    /// Adds what another worker has written.
    pub(super) fn add(&mut self, other: Self) {
        for (action, deed) in other.actions {
            self.actions.entry(action).or_default().add(deed);
        }
        for (opening, deed) in other.openings {
            self.openings.entry(opening).or_default().add(deed);
        }
        for (line, points) in other.lines {
            let own = self.lines.entry(line).or_default();
            for side in 0..2 {
                own.sums[side] += points.sums[side];
                own.seats[side] += points.seats[side];
            }
        }
        for (own, more) in self.scores.iter_mut().zip(other.scores) {
            own.extend(more);
        }
        self.lengths.extend(other.lengths);
    }

    /// The actions by their kind: what JSON calls them.
    pub(super) fn kinds(&self) -> BTreeMap<String, Vec<(G::Action, Deed)>> {
        let mut kinds: BTreeMap<String, Vec<(G::Action, Deed)>> = BTreeMap::new();
        for (action, deed) in &self.actions {
            let kind = match serde_json::to_value(action) {
                Ok(Value::Object(object)) => object.keys().next().cloned(),
                // Actions without particulars belong together.
                _ => None,
            };
            let kind = kind.unwrap_or_else(|| "other".to_owned());
            kinds.entry(kind).or_default().push((*action, *deed));
        }
        kinds
    }
}

impl Deed {
    fn count(&mut self, share: f64) {
        self.times += 1;
        self.wins += share;
    }

    fn add(&mut self, other: Deed) {
        self.times += other.times;
        self.wins += other.wins;
    }
}
