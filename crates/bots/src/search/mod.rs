//! Thinking: information-set Monte-Carlo tree search.
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
//! grow.
//!
//! A search reads no clock and starts no thread: whoever hosts it lets it make some steps at a time, tells it how
//! much of its time has passed, and adds up the reports of several.

mod arena;
mod budget;
mod clock;
mod eye;
mod question;
mod report;
mod root;
mod seer;
mod settings;
mod thinker;

pub use budget::Budget;
pub use clock::{Alone, Clock, Meter};
pub use question::{Question, Wanted};
pub use report::{Report, Tried};
pub(crate) use seer::play_out;
pub use settings::{EDITION, Settings, characters};
pub use thinker::{ByCount, Host, Thinker};

use root::Root;
use seer::{Seer, Values};
use tabletop::{Game, Knowledge, MAX_SEATS, Seat};

/// After how many iterations it is looked whether the choice is settled.
const GLANCE: u32 = 8;

/// A search, a step at a time. What it keeps from decision to decision is memory alone.
///
/// ```
/// use bots::{Question, Search, Seated, Settings, Wanted, rng};
/// use tabletop::{Chance, Game, Seat, Seed};
///
/// let chance = Chance::seeded(Seed::from(7));
/// let game = race::Race::new(&race::Options::default(), 2, chance)?;
/// let seat = Seat(0);
/// let mut legal = Vec::new();
/// game.legal_actions(seat, &mut legal);
/// let (table, settings) = (Seated::new(&game, seat), Settings::default());
/// let mut luck = rng(Seed::from(7), seat);
/// let question = Question::new(&table, &legal, &settings, Wanted::Choice, &mut luck);
///
/// let mut search = Search::new(&settings);
/// search.begin(question);
/// // Here the clock would be read: half of the time has passed after 100 iterations.
/// search.step(100);
/// search.pass(0.5);
/// search.step(100);
/// let report = search.report();
/// assert_eq!(report.iterations(), 200);
/// let choice = report.choice(&settings, &mut luck);
/// assert_eq!(search.line(choice)[0], (seat, legal[choice]));
/// # Ok::<_, tabletop::SetupError>(())
/// ```
pub struct Search<G: Game> {
    question: Option<Question<G>>,
    seer: Seer<G>,
    root: Root,
    /// By action, the sums of what came of it for each seat.
    sums: Vec<Values>,
    iterations: u32,
    /// Which part of its time has passed.
    passed: f32,
}

impl<G: Knowledge> Search<G> {
    /// A search with memory for such a budget.
    pub fn new(settings: &Settings) -> Self {
        Search {
            question: None,
            seer: Seer::new(settings.budget.room()),
            root: Root::default(),
            sums: Vec::new(),
            iterations: 0,
            passed: 0.0,
        }
    }

    /// Turns to this question and forgets the one before.
    pub fn begin(&mut self, question: Question<G>) {
        self.seer.clear();
        self.root.begin(&question.promise);
        self.sums.clear();
        self.sums.resize(question.legal.len(), [0.0; MAX_SEATS]);
        (self.iterations, self.passed) = (0, 0.0);
        self.question = Some(question);
    }

    /// Which part of its time has passed, from 0 to 1: by that, and by its iterations, it narrows its choice.
    pub const fn pass(&mut self, part: f32) {
        self.passed = part;
    }

    /// Makes at most so many iterations; whether it is worth going on. It is not when the iterations are spent, the
    /// time has passed, or the choice is settled.
    pub fn step(&mut self, iterations: u32) -> bool {
        let Some(question) = &self.question else {
            return false;
        };
        for _ in 0..iterations {
            let by_count = self.iterations as f32 / question.iterations.max(1) as f32;
            let used = by_count.max(self.passed);
            if used >= 1.0 {
                return false;
            }
            if question.is_hasty && self.iterations.is_multiple_of(GLANCE) {
                let left = self.iterations as f32 * (1.0 - used) / used.max(f32::MIN_POSITIVE);
                if self.root.is_settled(left) {
                    return false;
                }
            }
            let (choice, number) = self.root.next(used);
            let values = self.seer.iterate(question, number, &question.legal[choice]);
            self.root.learn(choice, values[question.seat.index()]);
            let sums = self.sums[choice].iter_mut().zip(values);
            sums.for_each(|(sum, value)| *sum += value);
            self.iterations += 1;
        }
        true
    }

    /// How many iterations it has made for this question.
    pub const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// What it has found so far; nothing before it has begun.
    pub fn report(&self) -> Report {
        let Some(question) = &self.question else {
            return Report::default();
        };
        let mut report = question.untried();
        let found = self.root.tallies().iter().zip(&self.sums);
        for (tried, (tally, sums)) in report.actions.iter_mut().zip(found) {
            tried.visits = tally.visits;
            let seats = tried.sums.iter_mut().zip(sums);
            seats.for_each(|(sum, found)| *sum = *found);
        }
        report
    }

    /// How it expects the game to go on after a listed action, which comes first: what everybody has done most often
    /// in its trees, in one world, for as long as that was more than once.
    pub fn line(&self, action: usize) -> Vec<(Seat, G::Action)> {
        let question = self.question.as_ref();
        let asked = question.and_then(|question| Some((question, question.legal.get(action)?)));
        asked.map_or_else(Vec::new, |(question, action)| {
            self.seer.line(question, action)
        })
    }

    /// How many nodes and edges there is memory for.
    pub fn capacity(&self) -> (usize, usize) {
        self.seer.capacity()
    }
}
