//! Keeping house: what nobody needs any more goes, by rule.
//!
//! It is due by a row of the storage, every hour. A log goes only when it was played once more and gives, letter for
//! letter, the record that stays.

use crate::api::{Moment, Refusal};
use crate::hall::Hall;
use crate::refusal::internal;
use crate::store::{Kept, Refused, StoreError, Write};
use std::sync::{Arc, Weak};
use std::time::Duration;
use table::{Machine, Setup};

/// How often it is looked whether it is time.
const LOOK: Duration = Duration::from_secs(30);
/// How long until the next time, in milliseconds.
const EVERY: i64 = 3_600_000;
/// How much goes at a time; the rest waits for the next.
const AT_A_TIME: u32 = 500;

/// How long things are kept.
#[derive(Clone, Debug)]
pub struct Keep {
    /// Logs of finished games; then their records alone.
    pub logs: Duration,
    /// Guests who can no longer come back, and have played nowhere.
    pub guests: Duration,
    /// Tables that never began, and those that were closed.
    pub gathering: Duration,
    /// Games at which nothing happens any more.
    pub unfinished: Duration,
}

impl Default for Keep {
    fn default() -> Self {
        let days = |days: u64| Duration::from_secs(days * 86_400);
        Keep {
            logs: days(30),
            guests: days(30),
            gathering: days(30),
            unfinished: days(365),
        }
    }
}

impl Keep {
    /// Sets how many days something is kept, by its name; else why that cannot be.
    pub fn set(&mut self, name: &str, days: &str) -> Result<(), String> {
        let kept = match name {
            "logs" => &mut self.logs,
            "guests" => &mut self.guests,
            "gathering" => &mut self.gathering,
            "unfinished" => &mut self.unfinished,
            _ => {
                return Err(format!(
                    "{name} is not logs, guests, gathering or unfinished"
                ));
            }
        };
        let number = days
            .parse::<u64>()
            .ok()
            .filter(|days| (1..100_000).contains(days));
        let number = number.ok_or_else(|| format!("{name} is a number of days, such as 30"))?;
        *kept = Duration::from_secs(number * 86_400);
        Ok(())
    }
}

/// Keeps house whenever it is time.
pub(crate) async fn watch(hall: Weak<Hall>) {
    while let Some(hall) = hall.upgrade().filter(|hall| !hall.is_stopping()) {
        if let Err(refusal) = look(&hall).await {
            tracing::warn!(?refusal, "the house could not be kept");
        }
        drop(hall);
        tokio::time::sleep(LOOK).await;
    }
}

async fn look(hall: &Arc<Hall>) -> Result<(), Refusal> {
    let now = hall.hours.now();
    match hall.store.chore("tidy").await? {
        // The first time is not at once: whoever has just begun may still want to say what is kept for how long.
        Some(NEVER) => see_to(hall, NEVER, now.plus(EVERY)).await.map(drop),
        Some(due) if due <= now => {
            let next = now.plus(EVERY);
            // Of several servers one keeps house.
            if !see_to(hall, due, next).await? {
                return Ok(());
            }
            let kept = tidy(hall, now).await;
            if kept.is_err() {
                see_to(hall, next, now).await?;
            }
            kept
        }
        _ => Ok(()),
    }
}

/// Whether nobody else has seen to it.
async fn see_to(hall: &Arc<Hall>, was: Moment, due: Moment) -> Result<bool, Refusal> {
    let kind = "tidy";
    match hall
        .store
        .write(vec![Write::Chore { kind, was, due }])
        .await
    {
        Err(StoreError::Refused(Refused::SeenTo)) => Ok(false),
        seen_to => Ok(seen_to.map(|()| true)?),
    }
}

/// The house was never kept.
const NEVER: Moment = Moment(0);

impl Hall {
    /// Keeps house as if it were this moment.
    pub async fn tidy(self: &Arc<Self>, now: Moment) -> Result<(), Refusal> {
        tidy(self, now).await
    }
}

async fn tidy(hall: &Arc<Hall>, now: Moment) -> Result<(), Refusal> {
    let keep = &hall.config.keep;
    let ago = |kept: Duration| now.plus(-i64::try_from(kept.as_millis()).unwrap_or(i64::MAX));
    let people = vec![
        Write::ForgetEnded { by: now },
        Write::ForgetGuests {
            before: ago(keep.guests),
            most: AT_A_TIME,
        },
    ];
    hall.store.write(people).await?;
    let rules: [(&[&str], Duration); 2] = [
        (&["gathering", "closed"], keep.gathering),
        (&["playing", "frozen"], keep.unfinished),
    ];
    for (phases, kept) in rules {
        for (table, head) in hall.store.dead(phases, ago(kept), AT_A_TIME).await? {
            if !hall.has(&table) {
                hall.store
                    .write(vec![Write::ForgetTable { table, head }])
                    .await?;
                metrics::counter!("orrery_tables_forgotten").increment(1);
            }
        }
    }
    for table in hall.store.to_archive(ago(keep.logs), AT_A_TIME).await? {
        if !hall.has(&table) {
            archive(hall, table).await?;
        }
    }
    Ok(())
}

/// Lets a log go into the record of its game, if it gives this very record.
async fn archive(hall: &Arc<Hall>, table: String) -> Result<(), Refusal> {
    let Some(kept) = hall.store.kept(&table).await? else {
        return Ok(());
    };
    let body = hall.store.finished(&table).await?;
    let head = kept.head;
    let id = table.clone();
    let played = tokio::task::spawn_blocking(move || played(id, &kept)).await;
    let played = played.map_err(|error| internal(&error))?;
    let mut writes = Vec::new();
    let entries = match (played, body) {
        (Some(played), Some(body)) if played.body == body => Some(played.length),
        // A game that was over before its record was kept with its last entry.
        (Some(played), None) => {
            let (table, body) = (table.clone(), played.body);
            writes.push(Write::Finished { table, body });
            Some(played.length)
        }
        _ => {
            tracing::warn!(table, "a log does not give its record: it is kept");
            metrics::counter!("orrery_logs_kept").increment(1);
            None
        }
    };
    writes.push(Write::Archive {
        table,
        head,
        entries,
    });
    Ok(hall.store.write(writes).await?)
}

/// The log, played once more.
fn played(id: String, kept: &Kept) -> Option<table::Archivable> {
    if kept.fault.is_some() || kept.archived > 0 {
        return None;
    }
    let setup: Setup = serde_json::from_str(&kept.setup).ok()?;
    let played = std::panic::catch_unwind(|| Machine::archivable(id, setup, &kept.log));
    played.ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_for_how_long_is_set_by_its_name() {
        let mut keep = Keep::default();
        assert_eq!(keep.set("logs", "7"), Ok(()));
        assert_eq!(keep.logs, Duration::from_secs(7 * 86_400));
        for (name, days) in [("log", "7"), ("guests", "0"), ("guests", "many")] {
            assert!(keep.set(name, days).unwrap_err().contains(name));
        }
    }
}
