//! Whether the storage can be written to: tried out for all who ask.

use super::{Store, Write};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

/// How long an answer is good.
const GOOD_FOR: Duration = Duration::from_secs(1);
/// A storage that takes longer is not ready.
const PATIENCE: Duration = Duration::from_secs(5);

/// The last answer, and when it was found. Whoever finds it too old finds the next one; the others wait for it.
#[derive(Default)]
pub(super) struct Ready {
    last: Mutex<Option<(Instant, bool)>>,
}

impl Ready {
    pub(super) async fn ask(&self, store: &Store) -> bool {
        let mut last = self.last.lock().await;
        if let Some((found, ready)) = *last
            && found.elapsed() < GOOD_FOR
        {
            return ready;
        }
        let row = Write::Tried {
            at: crate::clock::now(),
        };
        let written = timeout(PATIENCE, store.write(vec![row])).await;
        let ready = matches!(written, Ok(Ok(())));
        *last = Some((Instant::now(), ready));
        ready
    }
}
