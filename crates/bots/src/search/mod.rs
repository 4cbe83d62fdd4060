//! The bot that thinks: information-set Monte-Carlo tree search.
//!
//! Every iteration plays one determinization: a game that the seat cannot tell from the real one. In
//! it every seat chooses in a tree of its own, whose nodes are what that seat can tell apart: its own
//! actions since the search began, and the events it has seen. So nobody in the search knows more
//! than at the table, and in a sealed step everybody chooses without having seen the others. A seat that
//! leaves its tree plays on by the game's own policy, and after some rounds the position is judged by the
//! game's own evaluation, for all seats.
//!
//! At the decision itself the budget goes to the actions by sequential halving; within the trees
//! promise ([`Knowledge::priors`]) and experience choose together, and wide lists are widened as visits
//! grow. Several threads search by themselves and add up what they found; by the clock on the wall somebody
//! sleeps beside them who answers in time.

mod arena;
mod budget;
mod eye;
mod root;
mod seer;
mod settings;
mod threads;

pub use budget::{Budget, Clock, Watch, Work};
pub(crate) use seer::play_out;
pub use settings::Settings;

use crate::quick::promises;
use crate::seated::Kept;
use crate::{Bot, BotRng, Seated};
use budget::Meter;
use rand::{Rng, SeedableRng};
use root::Tally;
use seer::Seer;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tabletop::{Game, Knowledge};

/// So long after its time a search that was held up answers with what it has.
const GRACE: Duration = Duration::from_millis(10);

/// Searches. What it keeps from decision to decision is memory alone.
pub struct Search<G: Game, C = Watch> {
    settings: Settings,
    clock: C,
    seers: Vec<Seer<G>>,
    iterations: u64,
}

/// A decision to think about.
struct Question<G: Game> {
    table: Kept<G>,
    legal: Vec<G::Action>,
    settings: Settings,
    until: Until,
    /// After how many quiet moments a playout is judged.
    depth: u32,
    /// How promising each listed action looks.
    promise: Vec<f32>,
    /// What would be taken by now: a place in the list.
    leader: AtomicUsize,
}

impl<G: Knowledge> Question<G> {
    fn new(
        table: &Seated<'_, G>,
        legal: &[G::Action],
        settings: Settings,
        until: Until,
        rng: &mut BotRng,
    ) -> Self {
        let world = table.determinize(rng);
        let mut promise = Vec::new();
        let seat = table.seat();
        promises(&world, seat, legal, settings.trained, &mut promise);
        let untried = vec![Tally::default(); legal.len()];
        Question {
            leader: AtomicUsize::new(root::best(&untried, &promise, || 0.0)),
            table: table.kept(),
            legal: legal.to_vec(),
            depth: settings.depth(&world),
            settings,
            until,
            promise,
        }
    }

    fn lead(&self, action: usize) {
        self.leader.store(action, Ordering::Relaxed);
    }
}

/// When a search has thought enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Until {
    /// When its budget is spent.
    Spent,
    /// Also when the rest of the budget could hardly change the choice.
    Settled,
}

/// What a search found.
struct Findings {
    tallies: Vec<Tally>,
    promise: Vec<f32>,
}

impl<G: Knowledge> Search<G> {
    /// A search with these settings.
    pub fn new(settings: Settings) -> Self {
        Search::with_clock(settings, Watch::default())
    }
}

impl<G: Knowledge, C: Clock> Search<G, C> {
    /// A search that reads the time from this clock.
    pub fn with_clock(settings: Settings, clock: C) -> Self {
        let room = settings.budget.room();
        let seers = (0..settings.seers()).map(|_| Seer::new(room));
        Search {
            seers: seers.collect(),
            settings,
            clock,
            iterations: 0,
        }
    }

    /// How many iterations it has made so far, over all decisions.
    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    /// How many nodes and edges there is memory for.
    pub fn capacity(&self) -> (usize, usize) {
        let sizes = self.seers.iter().map(Seer::capacity);
        sizes.fold((0, 0), |sum, size| (sum.0 + size.0, sum.1 + size.1))
    }

    fn think(
        &mut self,
        table: &Seated<'_, G>,
        legal: &[G::Action],
        rng: &mut BotRng,
        until: Until,
    ) -> Findings {
        let budget = self.settings.budget.shared(self.settings.threads);
        let meter = Meter::start(budget, &self.clock);
        let is_urgent = C::ON_THE_WALL && budget.is_timed();
        let deadline = is_urgent.then(|| Instant::now() + budget.time + GRACE);
        let question = Question::new(table, legal, self.settings, until, rng);
        if self.settings.seers() == 1 && !is_urgent {
            let done = self.seers[0].think(&question, &meter, &BotRng::from_rng(rng));
            self.iterations += u64::from(done);
        } else {
            let question = Arc::new(question);
            self.think_aside(&question, &meter, deadline, rng);
            if self.seers.is_empty() {
                return question.so_far();
            }
        }
        let mut tallies = vec![Tally::default(); legal.len()];
        for seer in &self.seers {
            for (sum, tally) in tallies.iter_mut().zip(seer.root.tallies()) {
                sum.add(*tally);
            }
        }
        let promise = self.seers[0].root.promise().to_vec();
        Findings { tallies, promise }
    }

    /// A whim or another thread may still turn a choice that is settled otherwise.
    fn patience(&self) -> Until {
        let alone = self.settings.threads <= 1 && self.settings.noise == 0.0;
        if alone && self.settings.hasty {
            Until::Settled
        } else {
            Until::Spent
        }
    }

    /// Which action it is to be.
    fn settle(&self, found: &Findings, rng: &mut BotRng) -> usize {
        let noise = self.settings.noise;
        let mut even = || rng.next_u32() as f32 / u32::MAX as f32;
        let whim = || match noise > 0.0 {
            true => noise * (even() - even()),
            false => 0.0,
        };
        root::best(&found.tallies, &found.promise, whim)
    }
}

impl<G: Knowledge, C: Clock> Bot<G> for Search<G, C> {
    fn choose(&mut self, table: &Seated<'_, G>, legal: &[G::Action], rng: &mut BotRng) -> usize {
        let until = self.patience();
        let found = self.think(table, legal, rng, until);
        self.settle(&found, rng)
    }

    fn rate(
        &mut self,
        table: &Seated<'_, G>,
        legal: &[G::Action],
        rng: &mut BotRng,
    ) -> Option<Vec<f32>> {
        let found = self.think(table, legal, rng, Until::Spent);
        Some(root::values(&found.tallies))
    }

    fn advise(
        &mut self,
        table: &Seated<'_, G>,
        legal: &[G::Action],
        rng: &mut BotRng,
    ) -> (usize, Option<Vec<f32>>) {
        let found = self.think(table, legal, rng, Until::Spent);
        let values = root::values(&found.tallies);
        (self.settle(&found, rng), Some(values))
    }
}
