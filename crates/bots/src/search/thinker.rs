//! The bot that searches, whoever carries its searches out.

use super::{Question, Report, Search, Settings, Wanted};
use crate::{Bot, BotRng, Seated};
use tabletop::{Game, Knowledge};

/// Carries searches out. By which clock they go, and on which threads, is the host's to say.
pub trait Host<G: Game>: Send {
    /// Lets a search think about each of these shares of one question, and adds up what they found.
    fn think(&mut self, shares: Vec<Question<G>>) -> Report;
}

/// The bot that searches.
pub struct Thinker<H> {
    settings: Settings,
    host: H,
}

impl<H> Thinker<H> {
    /// A bot with these settings whose searches this host carries out.
    pub const fn new(settings: Settings, host: H) -> Self {
        Thinker { settings, host }
    }

    /// Who carries its searches out.
    pub const fn host(&self) -> &H {
        &self.host
    }

    fn think<G: Knowledge>(
        &mut self,
        table: &Seated<'_, G>,
        legal: &[G::Action],
        wanted: Wanted,
        rng: &mut BotRng,
    ) -> Report
    where
        H: Host<G>,
    {
        let shares = Question::shares(table, legal, &self.settings, wanted, rng);
        self.host.think(shares)
    }
}

impl<G: Knowledge, H: Host<G>> Bot<G> for Thinker<H> {
    fn choose(&mut self, table: &Seated<'_, G>, legal: &[G::Action], rng: &mut BotRng) -> usize {
        let found = self.think(table, legal, Wanted::Choice, rng);
        found.choice(&self.settings, rng)
    }

    fn rate(
        &mut self,
        table: &Seated<'_, G>,
        legal: &[G::Action],
        rng: &mut BotRng,
    ) -> Option<Vec<f32>> {
        let found = self.think(table, legal, Wanted::Opinion, rng);
        Some(found.values())
    }

    fn advise(
        &mut self,
        table: &Seated<'_, G>,
        legal: &[G::Action],
        rng: &mut BotRng,
    ) -> (usize, Option<Vec<f32>>) {
        let found = self.think(table, legal, Wanted::Opinion, rng);
        (found.choice(&self.settings, rng), Some(found.values()))
    }
}

/// The host without a clock: searches go by their number of iterations alone, one after the other. So what they play
/// can be repeated anywhere.
pub struct ByCount<G: Game> {
    searches: Vec<Search<G>>,
    iterations: u64,
}

impl<G: Knowledge> ByCount<G> {
    /// For searches with these settings; nothing if they are bounded by time alone.
    pub fn new(settings: &Settings) -> Option<Self> {
        let searches = (0..settings.threads.max(1)).map(|_| Search::new(settings));
        settings.budget.is_counted().then(|| ByCount {
            searches: searches.collect(),
            iterations: 0,
        })
    }

    /// How many iterations were made so far, over all decisions.
    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    /// How many nodes and edges there is memory for.
    pub fn capacity(&self) -> (usize, usize) {
        let sizes = self.searches.iter().map(Search::capacity);
        sizes.fold((0, 0), |sum, size| (sum.0 + size.0, sum.1 + size.1))
    }
}

impl<G: Knowledge> Host<G> for ByCount<G> {
    fn think(&mut self, shares: Vec<Question<G>>) -> Report {
        let reports = self.searches.iter_mut().zip(shares).map(|(search, share)| {
            search.begin(share);
            while search.step(u32::MAX) {}
            search.report()
        });
        let found = Report::sum(reports);
        self.iterations += found.iterations();
        found
    }
}
