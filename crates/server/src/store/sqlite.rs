//! SQLite: a write-ahead log that is synced at every commit, on every connection.

use super::StoreError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};
use std::path::Path;
use std::time::Duration;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/sqlite");

pub(super) fn options(file: &Path) -> SqliteConnectOptions {
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

pub(super) async fn connect_to_write(
    options: &SqliteConnectOptions,
) -> Result<SqliteConnection, StoreError> {
    let mut connection = options.connect().await?;
    assert_durable(&mut connection).await?;
    MIGRATIONS
        .run_direct(None, &mut connection, false)
        .await
        .map_err(|error| StoreError::Failed(error.to_string()))?;
    Ok(connection)
}

pub(super) async fn connect_to_read(
    options: SqliteConnectOptions,
) -> Result<SqlitePool, StoreError> {
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
    Err(StoreError::Failed(format!(
        "SQLite would not be durable: synchronous={synchronous}, journal_mode={journal}"
    )))
}
