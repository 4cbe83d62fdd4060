//! One after the other: whatever is counted before more is added is counted by one at a time.

use std::hash::{BuildHasher, RandomState};
use tokio::sync::{Mutex, MutexGuard};

/// How many can be in turn at once.
const LANES: usize = 64;

/// The turns of accounts. Two accounts now and then wait for one another; one never overtakes itself.
pub struct Turns {
    lanes: Vec<Mutex<()>>,
    hasher: RandomState,
}

impl Default for Turns {
    fn default() -> Self {
        Turns {
            lanes: (0..LANES).map(|_| Mutex::new(())).collect(),
            hasher: RandomState::new(),
        }
    }
}

impl Turns {
    /// Waits for an account's turn, which lasts as long as what is returned.
    pub(super) async fn of(&self, account: &str) -> MutexGuard<'_, ()> {
        let lane = self.hasher.hash_one(account) % LANES as u64;
        self.lanes[lane as usize].lock().await
    }
}
