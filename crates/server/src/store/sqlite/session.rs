//! One connection to write with, and its transactions.

use super::error::{not_committed, rolled_back};
use super::mark::{Mark, Marks};
use super::write::{self, Moves};
use crate::store::engine::{Order, Session, Taken, Transacted, Verdict};
use crate::store::{Append, Job, Refused, Say, Write};
use futures_util::future::BoxFuture;
use sqlx::{Connection, SqliteConnection, query, query_scalar};
use std::collections::HashSet;
use std::sync::Arc;

pub(super) struct SqliteSession {
    connection: SqliteConnection,
    marks: Arc<Marks>,
}

impl Session for SqliteSession {
    fn transact<'a>(&'a mut self, orders: &'a [Order]) -> BoxFuture<'a, Transacted> {
        Box::pin(async move {
            match self.run(orders).await {
                Err(error) => rolled_back(&error),
                Ok((verdicts, mark)) => match self.say("COMMIT").await {
                    Err(error) => not_committed(&error),
                    Ok(()) => {
                        mark.into_iter().for_each(|mark| self.marks.note(mark));
                        Transacted::Committed(verdicts)
                    }
                },
            }
        })
    }

    fn close(self: Box<Self>) -> BoxFuture<'static, ()> {
        Box::pin(async {
            if let Err(error) = self.connection.close().await {
                tracing::warn!(%error, "a connection did not close well");
            }
        })
    }
}

impl SqliteSession {
    pub(super) fn new(connection: SqliteConnection, marks: Arc<Marks>) -> Self {
        SqliteSession { connection, marks }
    }

    async fn say(&mut self, statement: &'static str) -> Result<(), sqlx::Error> {
        query(statement).execute(&mut self.connection).await?;
        Ok(())
    }

    /// Everything but COMMIT. Nothing more may be said to a connection that has raised.
    async fn run(&mut self, orders: &[Order]) -> Result<(Vec<Verdict>, Option<Mark>), sqlx::Error> {
        let held = self.begin(orders).await?;
        let mut moves = Moves::default();
        let mut verdicts = Vec::with_capacity(orders.len());
        for order in orders {
            let verdict = match order {
                Order::Job(Job::Append(append)) if !held.contains(&append.table) => Verdict::Fenced,
                Order::Job(Job::Append(append)) => self.append(append, &mut moves).await?,
                Order::Job(Job::Say(say)) => self.chat(say).await?,
                Order::Job(Job::Change(writes)) => self.all_or_nothing(writes).await?,
                Order::Take(table) => Verdict::Taken(self.take(table).await?),
            };
            verdicts.push(verdict);
        }
        moves.run(&mut self.connection).await?;
        let mark = self.marks.set(&mut self.connection).await?;
        Ok((verdicts, mark))
    }

    /// Begins the transaction. The tables whose epoch and head are those that the appends name.
    ///
    /// Every statement is a message to SQLite's thread, and every row one back: so it is one of each.
    async fn begin(&mut self, orders: &[Order]) -> Result<HashSet<String>, sqlx::Error> {
        let fences: Vec<(&str, i64, u32)> = orders
            .iter()
            .filter_map(|order| match order {
                Order::Job(Job::Append(append)) => {
                    Some((append.table.as_str(), append.epoch, append.head))
                }
                _ => None,
            })
            .collect();
        if fences.is_empty() {
            self.say("BEGIN IMMEDIATE").await?;
            return Ok(HashSet::new());
        }
        let held = query_scalar(
            "BEGIN IMMEDIATE; \
             SELECT json_group_array(table_id) FROM json_each(?) JOIN heads ON table_id = value ->> 0 \
             WHERE epoch = value ->> 1 AND head = value ->> 2",
        );
        let held: String = held
            .bind(write::json(&fences)?)
            .fetch_one(&mut self.connection)
            .await?;
        serde_json::from_str(&held).map_err(|error| sqlx::Error::Decode(Box::new(error)))
    }

    async fn append<'a>(
        &mut self,
        append: &'a Append,
        moves: &mut Moves<'a>,
    ) -> Result<Verdict, sqlx::Error> {
        let verdict = self.all_or_nothing(&append.also).await?;
        if verdict == Verdict::Stored {
            if let Some(row) = &append.row {
                row.write(&mut self.connection).await?;
            }
            moves.note(append);
        }
        Ok(verdict)
    }

    async fn chat(&mut self, say: &Say) -> Result<Verdict, sqlx::Error> {
        let said = query(
            "INSERT INTO chat (table_id, n, line) \
             SELECT table_id, (SELECT coalesce(max(n) + 1, 0) FROM chat WHERE table_id = ?1), ?2 \
             FROM heads WHERE table_id = ?1 AND epoch = ?3",
        );
        let said = said.bind(&say.table).bind(&say.line).bind(say.epoch);
        let said = said.execute(&mut self.connection).await?;
        Ok(match said.rows_affected() {
            0 => Verdict::Fenced,
            _ => Verdict::Stored,
        })
    }

    /// Writes all of this, or nothing if one is refused.
    async fn all_or_nothing(&mut self, writes: &[Write]) -> Result<Verdict, sqlx::Error> {
        if !writes.iter().any(Write::may_be_refused) {
            self.write(writes).await?;
            return Ok(Verdict::Stored);
        }
        self.say("SAVEPOINT job").await?;
        let refused = self.write(writes).await?;
        if refused.is_some() {
            self.say("ROLLBACK TO job").await?;
        }
        self.say("RELEASE job").await?;
        Ok(refused.map_or(Verdict::Stored, Verdict::Refused))
    }

    async fn write(&mut self, writes: &[Write]) -> Result<Option<Refused>, sqlx::Error> {
        for write in writes {
            if let Some(refused) = write.run(&mut self.connection).await? {
                return Ok(Some(refused));
            }
        }
        Ok(None)
    }

    async fn take(&mut self, table: &str) -> Result<Option<Taken>, sqlx::Error> {
        let epoch =
            query_scalar("UPDATE heads SET epoch = epoch + 1 WHERE table_id = ? RETURNING epoch");
        let epoch: Option<i64> = epoch
            .bind(table)
            .fetch_optional(&mut self.connection)
            .await?;
        Ok(epoch.map(|epoch| Taken { epoch, until: None }))
    }
}
