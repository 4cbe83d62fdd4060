//! Tables, their logs, their lists; records and series.

use super::Postgres;
use crate::api::Moment;
use crate::store::{Found, Imported, Kept, LoggedTable, ReadTables, StoreError, Wanted};
use sqlx::postgres::PgRow;
use sqlx::{Row, query, query_as, query_scalar};

/// How many unfinished tables an account or one of its programs has made or sits at.
pub(super) const OPEN_TABLES: &str = "WITH own AS (SELECT $1 AS id UNION SELECT id FROM accounts WHERE owner = $1) \
     SELECT count(*) FROM (SELECT id FROM tables \
     WHERE host IN (SELECT id FROM own) AND phase IN ('gathering', 'playing') UNION \
     SELECT tables.id FROM seats JOIN tables ON tables.id = table_id \
     WHERE account IN (SELECT id FROM own) AND phase IN ('gathering', 'playing')) AS open";

/// How many records an account has imported, and their bytes.
pub(super) const IMPORTS: &str = "SELECT count(*), coalesce(sum(octet_length(body)), 0)::bigint FROM records \
     WHERE account = $1";

fn read(row: &PgRow) -> Result<LoggedTable, sqlx::Error> {
    Ok(LoggedTable {
        id: row.try_get("id")?,
        setup: row.try_get("setup")?,
        phase: row.try_get("phase")?,
        holders: row.try_get("holders")?,
        changed: Moment(row.try_get("moved")?),
        waits: row.try_get("waiting")?,
        outcome: row.try_get("outcome")?,
        ended: row.try_get::<Option<i64>, _>("ended")?.map(Moment),
    })
}

fn read_all(rows: &[PgRow]) -> Result<Vec<LoggedTable>, StoreError> {
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

impl Postgres {
    async fn read_kept(&self, table: &str) -> Result<Option<Kept>, sqlx::Error> {
        // Row and log as they were at one moment.
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut at_once = self.reads.begin_with(begin).await?;
        let row: Option<(String, i32, i32)> = query_as(
            "SELECT setup, coalesce(head, 0), coalesce(archived, 0) FROM tables LEFT JOIN heads ON table_id = id WHERE id = $1",
        )
        .bind(table)
        .fetch_optional(&mut *at_once)
        .await?;
        let Some((setup, head, archived)) = row else {
            return Ok(None);
        };
        let log: Vec<(i32, String)> =
            query_as("SELECT seq, entry FROM log WHERE table_id = $1 ORDER BY seq")
                .bind(table)
                .fetch_all(&mut *at_once)
                .await?;
        at_once.rollback().await?;
        let log = log.into_iter();
        let log = log.map(|(seq, entry)| (seq as u32, entry.into_bytes()));
        Ok(Some(Kept::new(setup, head as u32, archived, log.collect())))
    }

    async fn read_series(&self, id: &str) -> Result<Option<(String, Vec<String>)>, sqlx::Error> {
        let setup: Option<String> = query_scalar("SELECT setup FROM series WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.reads)
            .await?;
        let Some(setup) = setup else {
            return Ok(None);
        };
        let tables =
            query_scalar("SELECT table_id FROM series_tables WHERE series = $1 ORDER BY n")
                .bind(id)
                .fetch_all(&self.reads)
                .await?;
        Ok(Some((setup, tables)))
    }
}

impl ReadTables for Postgres {
    fn kept<'a>(&'a self, table: &'a str) -> Found<'a, Option<Kept>> {
        Box::pin(self.reading(self.read_kept(table)))
    }

    fn row<'a>(&'a self, table: &'a str) -> Found<'a, Option<LoggedTable>> {
        Box::pin(async move {
            let row = query(
                "SELECT tables.*, moved, false AS waiting FROM tables JOIN heads ON table_id = id \
                 WHERE id = $1",
            );
            let row = row.bind(table).fetch_optional(&self.reads);
            let row = self.reading(row).await?;
            Ok(read_all(row.as_slice())?.pop())
        })
    }

    fn finished<'a>(&'a self, table: &'a str) -> Found<'a, Option<String>> {
        Box::pin(async move {
            let body = query_scalar("SELECT body FROM finished WHERE table_id = $1");
            self.reading(body.bind(table).fetch_optional(&self.reads))
                .await
        })
    }

    fn rating_changes<'a>(&'a self, table: &'a str) -> Found<'a, Vec<(String, f64)>> {
        Box::pin(async move {
            let changes = query_as("SELECT account, change FROM rated WHERE table_id = $1");
            self.reading(changes.bind(table).fetch_all(&self.reads))
                .await
        })
    }

    fn chat<'a>(&'a self, table: &'a str) -> Found<'a, Vec<String>> {
        Box::pin(async move {
            let lines = query_scalar("SELECT line FROM chat WHERE table_id = $1 ORDER BY n");
            self.reading(lines.bind(table).fetch_all(&self.reads)).await
        })
    }

    fn lobby<'a>(
        &'a self,
        wanted: &'a Wanted,
        count: u32,
        from: u32,
    ) -> Found<'a, Vec<LoggedTable>> {
        Box::pin(async move {
            let lobby = query(
                "SELECT *, false AS waiting FROM (SELECT tables.*, moved, \
                 row_number() OVER (PARTITION BY phase, host ORDER BY moved DESC) AS nth \
                 FROM tables JOIN heads ON table_id = id \
                 WHERE public AND phase IN ('gathering', 'playing') \
                 AND ($1::text IS NULL OR phase = $1) AND ($2::text IS NULL OR game = $2) \
                 AND ($3::text IS NULL OR rated = $3)) AS open \
                 ORDER BY phase, nth, moved DESC, id LIMIT $4 OFFSET $5",
            )
            .bind(wanted.phase)
            .bind(&wanted.game)
            .bind(wanted.rated.map(|rated| rated.to_string()))
            .bind(i64::from(count))
            .bind(i64::from(from));
            read_all(&self.reading(lobby.fetch_all(&self.reads)).await?)
        })
    }

    fn tables_of<'a>(&'a self, account: &'a str) -> Found<'a, Vec<LoggedTable>> {
        Box::pin(async move {
            let mine = query(
                "SELECT tables.*, moved, bool_or(seat IS NULL OR (waits >> seat) & 1 = 1) AS waiting \
                 FROM (SELECT table_id, seat FROM seats WHERE account = $1 UNION ALL \
                 SELECT table_id, NULL FROM invitations WHERE account = $1) AS mine \
                 JOIN tables ON tables.id = mine.table_id \
                 JOIN heads ON heads.table_id = tables.id \
                 WHERE phase <> 'closed' GROUP BY tables.id, moved \
                 ORDER BY phase = 'over', waiting DESC, moved DESC LIMIT 200",
            );
            let mine = mine.bind(account).fetch_all(&self.reads);
            read_all(&self.reading(mine).await?)
        })
    }

    fn due<'a>(
        &'a self,
        after: &'a (Moment, String),
        count: u32,
    ) -> Found<'a, Vec<(Moment, String)>> {
        Box::pin(async move {
            let due = query_as(
                "SELECT due, table_id FROM heads WHERE due IS NOT NULL AND (due, table_id) > ($1, $2) \
                 AND format <= $4 AND (owner IS NULL OR owner = $5 \
                 OR NOT EXISTS (SELECT FROM servers WHERE id = owner AND NOT dead)) \
                 ORDER BY due, table_id LIMIT $3",
            );
            let me = self.keeper.lease().me();
            let due = due.bind(after.0.0).bind(&after.1).bind(i64::from(count));
            let due = due.bind(self.keeper.resident().format).bind(&*me);
            let due: Vec<(i64, String)> = self.reading(due.fetch_all(&self.reads)).await?;
            Ok(due.into_iter().map(|(due, id)| (Moment(due), id)).collect())
        })
    }

    fn chore<'a>(&'a self, kind: &'a str) -> Found<'a, Option<Moment>> {
        Box::pin(async move {
            let due = query_scalar("SELECT due FROM chores WHERE kind = $1");
            let due = due.bind(kind).fetch_optional(&self.reads);
            let due: Option<i64> = self.reading(due).await?;
            Ok(due.map(Moment))
        })
    }

    fn to_archive(&self, before: Moment, count: u32) -> Found<'_, Vec<String>> {
        Box::pin(async move {
            let ids = query_scalar(
                "SELECT id FROM tables JOIN heads ON table_id = id \
                 WHERE ended < $1 AND phase = 'over' AND archived = 0 AND head > 0 ORDER BY ended LIMIT $2",
            );
            let ids = ids.bind(before.0).bind(i64::from(count));
            self.reading(ids.fetch_all(&self.reads)).await
        })
    }

    fn dead<'a>(
        &'a self,
        phases: &'a [&'a str],
        since: Moment,
        count: u32,
    ) -> Found<'a, Vec<(String, u32)>> {
        Box::pin(async move {
            let dead = query_as(
                "SELECT id, head FROM tables JOIN heads ON heads.table_id = id \
                 WHERE phase = ANY($1) AND moved < $2 \
                 AND NOT EXISTS (SELECT FROM series_tables WHERE series_tables.table_id = id) \
                 ORDER BY moved LIMIT $3",
            );
            let dead = dead.bind(phases).bind(since.0).bind(i64::from(count));
            let dead: Vec<(String, i32)> = self.reading(dead.fetch_all(&self.reads)).await?;
            let dead = dead.into_iter();
            Ok(dead.map(|(id, head)| (id, head as u32)).collect())
        })
    }

    fn open_tables_of<'a>(&'a self, account: &'a str) -> Found<'a, i64> {
        Box::pin(async move {
            let count = query_scalar(OPEN_TABLES);
            self.reading(count.bind(account).fetch_one(&self.reads))
                .await
        })
    }

    fn runs(&self) -> Found<'_, Vec<(Moment, Moment)>> {
        Box::pin(async {
            let runs = query_as("SELECT began, alive FROM runs ORDER BY began");
            let runs: Vec<(i64, i64)> = self.reading(runs.fetch_all(&self.reads)).await?;
            let run = |(began, alive)| (Moment(began), Moment(alive));
            Ok(runs.into_iter().map(run).collect())
        })
    }

    fn record<'a>(&'a self, id: &'a str) -> Found<'a, Option<Imported>> {
        Box::pin(async move {
            let row = query_scalar("SELECT body FROM records WHERE id = $1");
            let row = row.bind(id).fetch_optional(&self.reads);
            let body: Option<String> = self.reading(row).await?;
            Ok(body.map(|body| Imported { body }))
        })
    }

    fn imports_of<'a>(&'a self, account: &'a str) -> Found<'a, (i64, i64)> {
        Box::pin(async move {
            let sums = query_as(IMPORTS);
            self.reading(sums.bind(account).fetch_one(&self.reads))
                .await
        })
    }

    fn chart<'a>(&'a self, id: &'a str) -> Found<'a, Option<String>> {
        Box::pin(async move {
            let chart = query_scalar("SELECT body FROM charts WHERE id = $1");
            self.reading(chart.bind(id).fetch_optional(&self.reads))
                .await
        })
    }

    fn series<'a>(&'a self, id: &'a str) -> Found<'a, Option<(String, Vec<String>)>> {
        Box::pin(self.reading(self.read_series(id)))
    }
}
