//! A decision to think about.

use super::{Report, Settings, Tried, root};
use crate::quick::promises;
use crate::{BotRng, Seated};
use rand::SeedableRng;
use tabletop::{Game, Knowledge, Seat};

/// What is wanted of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// One action: it may be named as soon as the rest of the budget could hardly change it.
    Choice,
    /// What each action is worth: the whole budget is spent.
    Opinion,
}

/// A decision to think about: data, to be handed to a thread or a worker.
///
/// There is no secret in it. The game it holds is one that the seat cannot tell from the real one, and since a
/// determinization keeps nothing of what the seat does not know, the worlds drawn from it are those that would
/// have been drawn from the real one.
#[derive(Clone, Debug)]
pub struct Question<G: Game> {
    pub(super) world: G,
    pub(super) seat: Seat,
    pub(super) legal: Vec<G::Action>,
    /// How promising each listed action looks.
    pub(super) promise: Vec<f32>,
    /// How many picks of a set the seat has made, if it is asked for one.
    pub(super) picked: Option<u16>,
    /// After how many quiet moments a playout is judged.
    pub(super) depth: u32,
    pub(super) trained: bool,
    /// Whether it is judged as a game of one alone.
    pub(super) alone: bool,
    /// The number of the character whose taste decides with.
    pub(super) taste: Option<usize>,
    /// The most iterations.
    pub(super) iterations: u32,
    /// Whether the answer is given as soon as it is settled.
    pub(super) is_hasty: bool,
    /// Where the worlds come from.
    pub(super) luck: BotRng,
}

impl<G: Knowledge> Question<G> {
    /// Which of these actions, which are what the seat may do now, is best?
    pub fn new(
        table: &Seated<'_, G>,
        legal: &[G::Action],
        settings: &Settings,
        wanted: Wanted,
        rng: &mut BotRng,
    ) -> Self {
        let (world, seat) = (table.determinize(rng), table.seat());
        let mut promise = Vec::new();
        let trained = settings.is_trained::<G>();
        promises(&world, seat, legal, trained, &mut promise);
        // A whim or another search may still turn a choice that is settled otherwise.
        let is_alone = settings.threads <= 1 && settings.noise == 0.0;
        Question {
            picked: world.prompt(seat).pick.map(|pick| pick.picked),
            depth: settings.depth(&world),
            world,
            seat,
            legal: legal.to_vec(),
            promise,
            trained,
            alone: settings.is_alone(table.seat_count()),
            taste: settings.taste::<G>(),
            iterations: settings.budget.iterations,
            is_hasty: settings.hasty && is_alone && wanted == Wanted::Choice,
            luck: BotRng::from_rng(rng),
        }
    }

    /// The same question for as many searches as the settings ask for: each has its own luck and its share of the
    /// iterations, and their reports add up.
    pub fn shares(
        table: &Seated<'_, G>,
        legal: &[G::Action],
        settings: &Settings,
        wanted: Wanted,
        rng: &mut BotRng,
    ) -> Vec<Self> {
        let mut first = Question::new(table, legal, settings, wanted, rng);
        first.iterations = settings.budget.share(settings.threads);
        let mut shares = vec![first];
        while shares.len() < settings.threads as usize {
            let luck = BotRng::from_rng(rng);
            shares.push(Question {
                luck,
                ..shares[0].clone()
            });
        }
        shares
    }

    /// What is known of it before any search: what looks promising.
    pub fn untried(&self) -> Report {
        let seats = self.world.seat_count();
        let untried = |promise| Tried {
            promise,
            visits: 0,
            sums: vec![0.0; seats],
        };
        let promise = root::normal(&self.promise).into_iter();
        Report {
            seat: self.seat,
            actions: promise.map(untried).collect(),
        }
    }
}
