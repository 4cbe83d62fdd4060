//! What can be written, with its SQL.

use super::{Account, SecretKind, StoreError, TableRow};
use crate::api::Moment;
use sqlx::SqliteConnection;
use sqlx::query;

/// One thing to write.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the fields are the columns")]
pub enum Write {
    /// A new account, or all of an account anew.
    Account(Account),
    /// Something that lets an account in.
    Secret {
        digest: String,
        account: String,
        kind: SecretKind,
        created: Moment,
        expires: Moment,
    },
    /// One secret ends; refused if it is not there.
    UseUpSecret { digest: String },
    /// One secret ends.
    ForgetSecret { digest: String },
    /// All secrets of an account end, but for one.
    ForgetSecrets {
        account: String,
        but: Option<String>,
    },
    /// A new table.
    NewTable { row: TableRow, setup: String },
    /// What lists show of a table.
    Table(TableRow),
    /// An entry of a table's log.
    Log {
        table: String,
        seq: u32,
        entry: String,
    },
    /// Whom a table waits for: a bit a seat.
    Waits { table: String, seats: u64 },
    /// A line of chat.
    Chat { table: String, n: u32, line: String },
    /// A rating.
    Rating {
        account: String,
        game: String,
        rating: f64,
        uncertainty: f64,
    },
    /// An imported record.
    Record {
        id: String,
        account: String,
        body: String,
        created: Moment,
    },
    /// A new series.
    Series {
        id: String,
        setup: String,
        created: Moment,
    },
    /// The chart of a record.
    Chart { id: String, body: String },
    /// A server that began at one moment was alive at another.
    Alive { began: Moment, at: Moment },
    /// The next table of a series; refused if it has one of this number.
    SeriesTable {
        series: String,
        n: u32,
        table: String,
    },
}

impl Write {
    /// Whether this can fail for reasons of its own, so that it must not take others with it.
    pub(super) const fn may_be_refused(&self) -> bool {
        matches!(
            self,
            Write::Account(_) | Write::UseUpSecret { .. } | Write::SeriesTable { .. }
        )
    }

    pub(super) async fn run(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        match self {
            Write::Account(account) => account.write(to).await?,
            Write::NewTable { row, setup } => row.write_new(setup, to).await?,
            Write::Table(row) => row.write(to).await?,
            Write::UseUpSecret { digest } => use_up(digest, to).await?,
            other => other.run_plain(to).await?,
        }
        Ok(())
    }

    async fn run_plain(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        let statement = match self {
            Write::Chat { table, n, line } => {
                query("INSERT INTO chat (table_id, n, line) VALUES (?, ?, ?)")
                    .bind(table)
                    .bind(n)
                    .bind(line)
            }
            Write::Secret {
                digest,
                account,
                kind,
                created,
                expires,
            } => query(
                "INSERT INTO secrets (digest, account, kind, created, expires) VALUES (?, ?, ?, ?, ?)",
            )
            .bind(digest)
            .bind(account)
            .bind(kind.as_str())
            .bind(created.0)
            .bind(expires.0),
            Write::ForgetSecret { digest } => {
                query("DELETE FROM secrets WHERE digest = ?").bind(digest)
            }
            Write::ForgetSecrets { account, but } => {
                query("DELETE FROM secrets WHERE account = ? AND digest IS NOT ?")
                    .bind(account)
                    .bind(but)
            }
            Write::Rating {
                account,
                game,
                rating,
                uncertainty,
            } => query(
                "INSERT INTO ratings (account, game, rating, uncertainty, games) VALUES (?, ?, ?, ?, 1) \
                 ON CONFLICT DO UPDATE SET rating = excluded.rating, \
                 uncertainty = excluded.uncertainty, games = games + 1",
            )
            .bind(account)
            .bind(game)
            .bind(rating)
            .bind(uncertainty),
            Write::Record {
                id,
                account,
                body,
                created,
            } => query("INSERT INTO records (id, account, body, created) VALUES (?, ?, ?, ?)")
                .bind(id)
                .bind(account)
                .bind(body)
                .bind(created.0),
            Write::Series { id, setup, created } => {
                query("INSERT INTO series (id, setup, created) VALUES (?, ?, ?)")
                    .bind(id)
                    .bind(setup)
                    .bind(created.0)
            }
            Write::Chart { id, body } => {
                query("INSERT OR REPLACE INTO charts (id, body) VALUES (?, ?)")
                    .bind(id)
                    .bind(body)
            }
            Write::Alive { began, at } => query(
                "INSERT INTO runs (began, alive) VALUES (?, ?) \
                 ON CONFLICT DO UPDATE SET alive = excluded.alive",
            )
            .bind(began.0)
            .bind(at.0),
            Write::SeriesTable { series, n, table } => {
                query("INSERT INTO series_tables (series, n, table_id) VALUES (?, ?, ?)")
                    .bind(series)
                    .bind(n)
                    .bind(table)
            }
            Write::Account(_)
            | Write::NewTable { .. }
            | Write::Table(_)
            | Write::Log { .. }
            | Write::Waits { .. }
            | Write::UseUpSecret { .. } => return Ok(()),
        };
        statement.execute(to).await?;
        Ok(())
    }
}

/// What every move writes, of all jobs of a transaction together: a statement for each kind, not for each move.
#[derive(Default)]
pub(super) struct Moves<'a> {
    log: Vec<(&'a str, u32, &'a str)>,
    waits: Vec<(&'a str, u64)>,
}

impl<'a> Moves<'a> {
    /// Notes a write if it is of this kind.
    pub(super) fn note(&mut self, write: &'a Write) {
        match write {
            Write::Log { table, seq, entry } => self.log.push((table, *seq, entry)),
            Write::Waits { table, seats } => self.waits.push((table, *seats)),
            _ => {}
        }
    }

    pub(super) async fn run(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        let failed = |error: serde_json::Error| StoreError::Failed(error.to_string());
        if !self.log.is_empty() {
            let rows = serde_json::to_string(&self.log).map_err(failed)?;
            let insert = query(
                "INSERT INTO log (table_id, seq, entry) \
                 SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)",
            );
            insert.bind(rows).execute(&mut *to).await?;
        }
        if !self.waits.is_empty() {
            let rows = serde_json::to_string(&self.waits).map_err(failed)?;
            let update = query(
                "UPDATE seats SET waits = (waiting.seats >> seat) & 1 \
                 FROM (SELECT value ->> 0 AS id, value ->> 1 AS seats FROM json_each(?)) AS waiting \
                 WHERE table_id = waiting.id AND waits <> (waiting.seats >> seat) & 1",
            );
            update.bind(rows).execute(&mut *to).await?;
        }
        Ok(())
    }
}

async fn use_up(digest: &str, to: &mut SqliteConnection) -> Result<(), StoreError> {
    let gone = query("DELETE FROM secrets WHERE digest = ?")
        .bind(digest)
        .execute(to)
        .await?;
    match gone.rows_affected() {
        0 => Err(StoreError::Gone),
        _ => Ok(()),
    }
}
