//! Tables, their logs, their lists; records and series.

use super::{Store, StoreError};
use crate::api::Moment;
use sqlx::{Row, SqliteConnection, query, query_as, query_scalar, sqlite::SqliteRow};

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// The table.
    pub id: String,
    /// Listed in the lobby.
    pub public: bool,
    /// Where it is in its life.
    pub phase: &'static str,
    /// Who holds the seats, as JSON.
    pub holders: String,
    /// When something last happened.
    pub changed: Moment,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// How it came out, as JSON, and when.
    pub outcome: Option<(String, Moment)>,
}

/// One seat of a [`TableRow`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Whose it is.
    pub account: Option<String>,
    /// Whether the table waits for it.
    pub waits: bool,
}

/// A table as it is read back.
#[derive(Clone, Debug)]
pub struct LoggedTable {
    /// The table.
    pub id: String,
    /// How it was set up, as JSON.
    pub setup: String,
    /// Where it is in its life.
    pub phase: String,
    /// Who holds the seats, as JSON.
    pub holders: String,
    /// When something last happened.
    pub changed: Moment,
    /// Whether it waits for the reader.
    pub waits: bool,
    /// How it came out, as JSON.
    pub outcome: Option<String>,
    /// When it ended.
    pub ended: Option<Moment>,
}

/// An imported record.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The record.
    pub body: String,
}

impl TableRow {
    /// The seats it waits for, a bit a seat.
    pub(crate) fn waits(&self) -> u64 {
        let bits = self.seats.iter().enumerate();
        bits.map(|(i, seat)| u64::from(seat.waits) << i).sum()
    }

    pub(super) async fn write_new(
        &self,
        setup: &str,
        to: &mut SqliteConnection,
    ) -> Result<(), StoreError> {
        query(
            "INSERT INTO tables (id, setup, public, phase, holders, changed) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(&self.id)
        .bind(setup)
        .bind(self.public)
        .bind(self.phase)
        .bind(&self.holders)
        .bind(self.changed.0)
        .execute(&mut *to)
        .await?;
        self.write_seats(to).await
    }

    pub(super) async fn write(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        query(
            "UPDATE tables SET phase = ?, holders = ?, changed = ?, outcome = ?, ended = ? WHERE id = ?",
        )
        .bind(self.phase)
        .bind(&self.holders)
        .bind(self.changed.0)
        .bind(self.outcome.as_ref().map(|(outcome, _)| outcome))
        .bind(self.outcome.as_ref().map(|(_, ended)| ended.0))
        .bind(&self.id)
        .execute(&mut *to)
        .await?;
        self.write_seats(to).await
    }

    async fn write_seats(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        for (i, seat) in self.seats.iter().enumerate() {
            query(
                "INSERT OR REPLACE INTO seats (table_id, seat, account, waits) VALUES (?, ?, ?, ?)",
            )
            .bind(&self.id)
            .bind(i as i64)
            .bind(&seat.account)
            .bind(seat.waits)
            .execute(&mut *to)
            .await?;
        }
        Ok(())
    }
}

impl LoggedTable {
    fn read(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(LoggedTable {
            id: row.try_get("id")?,
            setup: row.try_get("setup")?,
            phase: row.try_get("phase")?,
            holders: row.try_get("holders")?,
            changed: Moment(row.try_get("moved")?),
            waits: row.try_get("waits")?,
            outcome: row.try_get("outcome")?,
            ended: row.try_get::<Option<i64>, _>("ended")?.map(Moment),
        })
    }
}

/// When something last happened at a table: the last entry of its log knows.
macro_rules! moved {
    () => {
        "coalesce((SELECT entry ->> 'at' FROM log WHERE log.table_id = tables.id \
         ORDER BY seq DESC LIMIT 1), changed)"
    };
}
fn read_all(rows: &[SqliteRow]) -> Result<Vec<LoggedTable>, StoreError> {
    let rows: Result<_, _> = rows.iter().map(LoggedTable::read).collect();
    Ok(rows?)
}

impl Store {
    /// A table as it was set up.
    pub async fn table(&self, id: &str) -> Result<Option<LoggedTable>, StoreError> {
        let row = query("SELECT *, 0 AS waits, changed AS moved FROM tables WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.reads)
            .await?;
        Ok(row.as_ref().map(LoggedTable::read).transpose()?)
    }

    /// The log of a table after an entry, as (number, entry).
    pub async fn log(&self, table: &str, after: i64) -> Result<Vec<(u32, String)>, StoreError> {
        let rows =
            query_as("SELECT seq, entry FROM log WHERE table_id = ? AND seq > ? ORDER BY seq");
        Ok(rows.bind(table).bind(after).fetch_all(&self.reads).await?)
    }

    /// The chat of a table.
    pub async fn chat(&self, table: &str) -> Result<Vec<String>, StoreError> {
        let lines = query_scalar("SELECT line FROM chat WHERE table_id = ? ORDER BY n");
        Ok(lines.bind(table).fetch_all(&self.reads).await?)
    }

    /// Public tables that gather or play, those that gather first, then the newest.
    pub async fn lobby(&self) -> Result<Vec<LoggedTable>, StoreError> {
        const LOBBY: &str = concat!(
            "SELECT *, 0 AS waits, ",
            moved!(),
            " AS moved FROM tables \
             WHERE public AND phase IN ('gathering', 'playing') ORDER BY phase, moved DESC LIMIT 200",
        );
        read_all(&query(LOBBY).fetch_all(&self.reads).await?)
    }

    /// The tables of an account, those that wait for it first, then the newest.
    pub async fn tables_of(&self, account: &str) -> Result<Vec<LoggedTable>, StoreError> {
        const MINE: &str = concat!(
            "SELECT tables.*, max(seats.waits) AS waits, ",
            moved!(),
            " AS moved \
             FROM seats JOIN tables ON tables.id = table_id \
             WHERE account = ? AND phase <> 'closed' GROUP BY tables.id \
             ORDER BY phase = 'over', waits DESC, moved DESC LIMIT 200",
        );
        read_all(&query(MINE).bind(account).fetch_all(&self.reads).await?)
    }

    /// The tables that are being played and have somebody to wait for or a bot to run.
    pub async fn tables_in_play(&self) -> Result<Vec<String>, StoreError> {
        let ids = query_scalar("SELECT id FROM tables WHERE phase = 'playing'");
        Ok(ids.fetch_all(&self.reads).await?)
    }

    /// From when to when servers ran here.
    pub async fn runs(&self) -> Result<Vec<(Moment, Moment)>, StoreError> {
        let runs = query_as("SELECT began, alive FROM runs ORDER BY began");
        let runs: Vec<(i64, i64)> = runs.fetch_all(&self.reads).await?;
        let run = |(began, alive)| (Moment(began), Moment(alive));
        Ok(runs.into_iter().map(run).collect())
    }

    /// How many unfinished tables an account has made or sits at.
    pub async fn open_tables_of(&self, account: &str) -> Result<i64, StoreError> {
        let count = query_scalar(
            "SELECT count(DISTINCT table_id) FROM seats JOIN tables ON tables.id = table_id \
             WHERE account = ? AND phase IN ('gathering', 'playing')",
        );
        Ok(count.bind(account).fetch_one(&self.reads).await?)
    }

    /// An imported record.
    pub async fn record(&self, id: &str) -> Result<Option<Imported>, StoreError> {
        let row: Option<String> = query_scalar("SELECT body FROM records WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.reads)
            .await?;
        Ok(row.map(|body| Imported { body }))
    }

    /// The chart of a record, if it was worked out.
    pub async fn chart(&self, id: &str) -> Result<Option<String>, StoreError> {
        let chart = query_scalar("SELECT body FROM charts WHERE id = ?");
        Ok(chart.bind(id).fetch_optional(&self.reads).await?)
    }

    /// A series' setup and its tables in order.
    pub async fn series(&self, id: &str) -> Result<Option<(String, Vec<String>)>, StoreError> {
        let setup: Option<String> = query_scalar("SELECT setup FROM series WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.reads)
            .await?;
        let Some(setup) = setup else {
            return Ok(None);
        };
        let tables = query_scalar("SELECT table_id FROM series_tables WHERE series = ? ORDER BY n")
            .bind(id)
            .fetch_all(&self.reads)
            .await?;
        Ok(Some((setup, tables)))
    }
}
