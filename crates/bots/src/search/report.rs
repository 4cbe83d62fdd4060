//! What searches found, as data.

use super::Settings;
use super::root::{self, Tally};
use crate::BotRng;
use rand::Rng;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What a search, or several of the same decision, found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// Who decides.
    pub seat: Seat,
    /// What is known of each listed action, in the order of the list.
    pub actions: Vec<Tried>,
}

/// What is known of one action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tried {
    /// How promising it looked before any trial; all actions together 1.
    pub promise: f32,
    /// How often it was tried.
    pub visits: u32,
    /// By seat, the sum of what came of it: a chance to win from each trial.
    pub sums: Vec<f32>,
}

impl Report {
    /// What several searches of one decision found, together.
    pub fn sum(reports: impl IntoIterator<Item = Report>) -> Report {
        let mut reports = reports.into_iter();
        let mut sum = reports.next().unwrap_or_default();
        reports.for_each(|report| sum.add(&report));
        sum
    }

    /// Adds what another search of the same decision found.
    pub fn add(&mut self, other: &Report) {
        for (sum, more) in self.actions.iter_mut().zip(&other.actions) {
            sum.visits += more.visits;
            let seats = sum.sums.iter_mut().zip(&more.sums);
            seats.for_each(|(sum, more)| *sum += more);
        }
    }

    /// How many iterations it is drawn from.
    pub fn iterations(&self) -> u64 {
        let visits = self.actions.iter().map(|tried| u64::from(tried.visits));
        visits.sum()
    }

    /// How likely the seat wins by each action.
    pub fn values(&self) -> Vec<f32> {
        root::values(&self.tallies())
    }

    /// Which action to take: a place in the list. A bot with noise in its judgement strays by it.
    pub fn choice(&self, settings: &Settings, rng: &mut BotRng) -> usize {
        let noise = settings.noise;
        let mut even = || rng.next_u32() as f32 / u32::MAX as f32;
        let whim = || match noise > 0.0 {
            true => noise * (even() - even()),
            false => 0.0,
        };
        let promise: Vec<_> = self.actions.iter().map(|tried| tried.promise).collect();
        root::best(&self.tallies(), &promise, whim)
    }

    fn tallies(&self) -> Vec<Tally> {
        let own = |tried: &Tried| tried.sums.get(self.seat.index()).copied();
        let tally = |tried: &Tried| Tally::new(tried.visits, own(tried).unwrap_or_default());
        self.actions.iter().map(tally).collect()
    }
}
