//! A mark outside the database that says how far it had come.
//!
//! A write-ahead log that somebody cuts, or an older database in its place, is whole in itself: nothing in it tells
//! that acknowledged moves are missing. So every few seconds a commit also counts up a number, and once that is on disk
//! the number is written into a small file beside the database. The file can be behind the database, never ahead of
//! it: if it is, then something has been lost, and the server says so when it starts.

use crate::api::Moment;
use crate::store::StoreError;
use sqlx::{SqliteConnection, query, query_as};
use std::fs::{self, File};
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often a mark is set, if anything is written.
const EVERY: Duration = Duration::from_secs(5);

/// How far a database has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    n: i64,
    at: Moment,
}

/// The marks of a database.
pub(super) struct Marks {
    file: PathBuf,
    last: Mutex<Option<Instant>>,
}

impl Marks {
    pub(super) fn of(folder: &Path) -> Marks {
        Marks {
            file: folder.join("mark"),
            last: Mutex::default(),
        }
    }

    /// Compares the mark outside with the database. One that is behind is reported once, and from then on believed.
    pub(super) async fn compare(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        let (n, at): (i64, i64) = query_as("SELECT n, at FROM mark")
            .fetch_one(&mut *to)
            .await?;
        let lost = read(&self.file).filter(|outside| outside.n > n);
        metrics::gauge!("orrery_storage_cut").set(f64::from(u8::from(lost.is_some())));
        let Some(outside) = lost else {
            return Ok(());
        };
        tracing::error!(
            database = at,
            mark = outside.at.0,
            "the database is older than it was: what was kept between these two moments (in milliseconds \
             since 1970) is missing. Its write-ahead log was cut, or an older file was put in its place"
        );
        query("UPDATE mark SET n = ?")
            .bind(outside.n)
            .execute(to)
            .await?;
        Ok(())
    }

    /// Sets a mark with the transaction that is under way, if it is time.
    pub(super) async fn set(
        &self,
        within: &mut SqliteConnection,
    ) -> Result<Option<Mark>, sqlx::Error> {
        let last = *self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.is_some_and(|last| last.elapsed() < EVERY) {
            return Ok(None);
        }
        let set = query_as("UPDATE mark SET n = n + 1, at = ? RETURNING n, at");
        let (n, at) = set.bind(crate::clock::now().0).fetch_one(within).await?;
        Ok(Some(Mark { n, at: Moment(at) }))
    }

    /// The transaction that set this mark is on disk.
    pub(super) fn note(&self, mark: Mark) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        let file = self.file.clone();
        // Nobody waits for it: a mark that is not written makes us notice less.
        tokio::task::spawn_blocking(move || {
            if let Err(error) = write(&file, mark) {
                tracing::warn!(%error, "how far the database has come could not be noted");
            }
        });
    }
}

fn read(file: &Path) -> Option<Mark> {
    let text = fs::read_to_string(file).ok()?;
    let (n, at) = text.trim().split_once(' ')?;
    Some(Mark {
        n: n.parse().ok()?,
        at: Moment(at.parse().ok()?),
    })
}

fn write(file: &Path, mark: Mark) -> std::io::Result<()> {
    let new = file.with_extension("new");
    let mut options = File::options();
    let options = options.write(true).create(true).truncate(true).mode(0o600);
    let mut written = options.open(&new)?;
    writeln!(written, "{} {}", mark.n, mark.at.0)?;
    written.sync_data()?;
    fs::rename(new, file)
}
