//! SQLite: a write-ahead log that is synced at every commit, on every connection.

mod copy;
mod error;
mod mark;
mod people;
mod session;
mod tables;
mod tidy;
mod write;

pub(super) use copy::{SqliteCopy, other_version};
pub(super) use error::is_corrupt;

use super::StoreError;
use super::engine::{Engine, Found, Reads, Session};
use futures_util::future::BoxFuture;
use mark::Marks;
use session::SqliteSession;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};
use std::fs::{self, File, Permissions};
use std::io;
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/sqlite");

/// A database in a file.
pub(super) struct Sqlite {
    options: SqliteConnectOptions,
    reads: SqlitePool,
    marks: Arc<Marks>,
}

impl Sqlite {
    /// Opens the database in a folder, which is there, and brings it up to date.
    pub(super) async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        let file = folder.join("orrery.sqlite");
        make_private(&file).map_err(|error| StoreError::Unread(error.to_string()))?;
        let options = options(&file);
        let mut connection = connect(&options).await?;
        MIGRATIONS
            .run_direct(None, &mut connection, false)
            .await
            .map_err(|error| StoreError::Unread(error.to_string()))?;
        people::note_looks(&mut connection).await?;
        let marks = Arc::new(Marks::of(folder));
        marks.compare(&mut connection).await?;
        connection.close().await?;
        let reads = connect_to_read(options.clone()).await?;
        Ok(Sqlite {
            options,
            reads,
            marks,
        })
    }
}

/// Nobody else reads the database. SQLite gives the files beside it the mode of the database itself.
fn make_private(file: &Path) -> io::Result<()> {
    let new = File::options()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(file);
    match new {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
        _ => {}
    }
    for end in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(end);
        match fs::set_permissions(&name, Permissions::from_mode(0o600)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                tracing::warn!(?name, %error, "others may be able to read a file");
            }
            _ => {}
        }
    }
    Ok(())
}

impl Engine for Sqlite {
    fn session(&self) -> Found<'_, Box<dyn Session>> {
        Box::pin(async {
            let connection = connect(&self.options).await?;
            let marks = Arc::clone(&self.marks);
            Ok(Box::new(SqliteSession::new(connection, marks)) as Box<dyn Session>)
        })
    }

    fn reads(&self) -> &(dyn Reads + 'static) {
        self
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.reads.close())
    }
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // Every table in play appends to a page of its own: all of these pages stay in memory, and go from the
        // write-ahead log into the file less often.
        .pragma("cache_size", "-32768")
        .pragma("wal_autocheckpoint", "4000")
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging()
}

async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection, StoreError> {
    let mut connection = options.connect().await?;
    assert_durable(&mut connection).await?;
    Ok(connection)
}

async fn connect_to_read(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new()
        .max_connections(4)
        .after_connect(|connection, _| {
            Box::pin(async move {
                let asserted = assert_durable(connection).await;
                asserted.map_err(|error| sqlx::Error::Protocol(error.to_string()))
            })
        });
    Ok(pool.connect_with(options).await?)
}

/// An acknowledgement is a promise: no connection is used that would commit without syncing.
async fn assert_durable(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous")
        .fetch_one(&mut *connection)
        .await?;
    let journal: String = sqlx::query_scalar("PRAGMA journal_mode")
        .fetch_one(&mut *connection)
        .await?;
    if (synchronous, journal.as_str()) == (2, "wal") {
        return Ok(connection.ping().await?);
    }
    Err(StoreError::Unread(format!(
        "SQLite would not be durable: synchronous={synchronous}, journal_mode={journal}"
    )))
}
