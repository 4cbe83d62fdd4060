//! Tables sleep: they are read when somebody comes, or when something falls due.
//!
//! When that is stands in the table's row, written with every append and when the table leaves memory. So a server has
//! nothing to read at its start, and a table that waits for a person costs nothing but its rows.

use crate::api::{Code, Moment, Refusal};
use crate::driver;
use crate::hall::{Hall, Shut};
use futures_util::{FutureExt, StreamExt, stream};
use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::time::Instant;

/// How often it is looked whether something falls due.
const LOOK: Duration = Duration::from_secs(1);
/// A table is woken so long before, so that it is there in time.
const AHEAD: i64 = 2_000;
/// How many rows are read at a time.
const PAGE: u32 = 256;
/// How many tables are woken at a time.
const AT_A_TIME: usize = 8;
/// A table that cannot be read is not tried again before.
const AGAIN: Duration = Duration::from_secs(300);

/// What falls due.
#[derive(Default)]
pub(crate) struct Alarm {
    /// Whether anything ever will.
    set: AtomicBool,
    /// Tables that could not be read, and when.
    unread: Mutex<HashMap<String, Instant>>,
}

impl Alarm {
    pub(crate) fn is_set(&self) -> bool {
        self.set.load(Ordering::Relaxed)
    }

    /// Whether a table could not be read, just now.
    fn is_unread(&self, id: &str) -> bool {
        let mut unread = self.unread.lock().unwrap_or_else(PoisonError::into_inner);
        unread.retain(|_, since| since.elapsed() < AGAIN);
        unread.contains_key(id)
    }

    fn note_unread(&self, id: String) {
        let mut unread = self.unread.lock().unwrap_or_else(PoisonError::into_inner);
        unread.insert(id, Instant::now());
    }
}

/// Wakes tables as something falls due at them.
pub(crate) async fn watch(hall: Weak<Hall>) {
    while let Some(hall) = hall.upgrade().filter(|hall| !hall.is_stopping()) {
        if let Err(refusal) = wake(&hall).await {
            tracing::warn!(?refusal, "it cannot be seen what falls due");
        }
        drop(hall);
        tokio::time::sleep(LOOK).await;
    }
}

/// Wakes the tables at which something is due. Whatever keeps one asleep keeps no other.
async fn wake(hall: &Arc<Hall>) -> Result<(), Refusal> {
    let until = hall.hours.now().plus(AHEAD);
    let mut after = (Moment(i64::MIN), String::new());
    let mut first = true;
    loop {
        let page = hall.store.due(&after, PAGE).await?;
        if first {
            hall.alarm.set.store(!page.is_empty(), Ordering::Relaxed);
            first = false;
        }
        let due = page.iter().filter(|(due, _)| *due <= until);
        let asleep = due.filter(|(_, id)| !hall.has(id) && !hall.alarm.is_unread(id));
        let asleep = stream::iter(asleep.map(|(_, id)| id.clone()));
        asleep
            .for_each_concurrent(AT_A_TIME, |id| wake_one(hall, id))
            .await;
        match page.into_iter().last() {
            Some(last) if last.0 <= until => after = last,
            _ => return Ok(()),
        }
    }
}

async fn wake_one(hall: &Arc<Hall>, id: String) {
    let why = match AssertUnwindSafe(hall.enter(&id)).catch_unwind().await {
        Ok(Ok(_)) => return,
        // Another server was faster.
        Ok(Err(Shut::Elsewhere)) => return,
        // What is away comes back.
        Ok(Err(Shut::Refused(refusal)))
            if matches!(refusal.code, Code::Away | Code::NotStored | Code::Stopping) =>
        {
            return;
        }
        Ok(Err(Shut::Refused(refusal))) => format!("{refusal:?}"),
        Err(panic) => driver::panic_words(&*panic),
    };
    tracing::error!(table = id, why, "a table cannot be read back");
    hall.alarm.note_unread(id);
}
