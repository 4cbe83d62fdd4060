//! How long a search may think.

use std::time::Duration;

/// A bound on thinking: iterations, time, or both. A search counts iterations itself; of time it knows what
/// its host tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most iterations, over all threads.
    pub iterations: u32,
    /// The longest time.
    pub time: Duration,
}

impl Budget {
    /// No search thinks longer than this, whatever it was asked for.
    pub const LONGEST: Duration = Duration::from_secs(600);

    /// So many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        let time = Budget::LONGEST;
        Budget { iterations, time }
    }

    /// As many iterations as fit into this time.
    pub const fn time(time: Duration) -> Self {
        let iterations = u32::MAX;
        Budget { iterations, time }
    }

    /// The iterations of each of some searches that share it.
    pub(super) fn share(&self, searches: u32) -> u32 {
        match self.iterations {
            u32::MAX => u32::MAX,
            iterations => iterations.div_ceil(searches.max(1)),
        }
    }

    /// Whether it is bounded by iterations.
    pub fn is_counted(&self) -> bool {
        self.iterations < u32::MAX
    }

    /// Whether it is bounded by a time of its own.
    pub fn is_timed(&self) -> bool {
        self.time < Budget::LONGEST
    }

    /// How many nodes of a tree are worth having memory for.
    pub(super) fn room(&self) -> usize {
        // Every seat of an iteration adds a node; more than a hundred a millisecond were never seen.
        let by_count = self.iterations.saturating_mul(4);
        let by_time = self.time.as_millis().saturating_mul(100);
        let room = u128::from(by_count).min(by_time) as usize;
        room.clamp(1 << 8, 1 << 18).next_power_of_two()
    }
}
