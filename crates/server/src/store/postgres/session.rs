//! One connection to write with, and its transactions.

use super::PATIENCE;
use super::error::{not_committed, rolled_back};
use super::write::Moves;
use crate::store::engine::{Order, Session, Taken, Transacted, Verdict};
use crate::store::log::FORMAT;
use crate::store::{Append, Job, Lack, Refused, Say, Whose, Write};
use futures_util::future::BoxFuture;
use sqlx::{Connection, PgConnection, query, query_as};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// How long a connection may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(1);

pub(super) struct PostgresSession {
    connection: PgConnection,
    /// The server that writes.
    me: Arc<str>,
}

/// The row of a table that is locked.
struct Head {
    owner: Option<String>,
    epoch: i64,
    head: i32,
}

impl Session for PostgresSession {
    fn transact<'a>(&'a mut self, orders: &'a [Order]) -> BoxFuture<'a, Transacted> {
        Box::pin(async move {
            // Nobody cancels a COMMIT: whoever gives up waiting only stops listening.
            match timeout(PATIENCE, self.run(orders)).await {
                Err(_) => Transacted::RolledBack {
                    lack: Lack::Failed,
                    whose: Whose::Everybodys,
                    why: "the database does not answer".to_owned(),
                },
                Ok(Err(error)) => rolled_back(&error),
                Ok(Ok(verdicts)) => match timeout(PATIENCE, self.say("COMMIT")).await {
                    Err(_) => Transacted::Lost("no answer to COMMIT".to_owned()),
                    Ok(Err(error)) => not_committed(&error),
                    Ok(Ok(())) => Transacted::Committed(verdicts),
                },
            }
        })
    }

    fn close(self: Box<Self>) -> BoxFuture<'static, ()> {
        Box::pin(async {
            // If it does not hear us, it is closed by being dropped.
            let _ = timeout(GOODBYE, self.connection.close()).await;
        })
    }
}

impl PostgresSession {
    pub(super) const fn new(connection: PgConnection, me: Arc<str>) -> Self {
        PostgresSession { connection, me }
    }

    async fn say(&mut self, statement: &'static str) -> Result<(), sqlx::Error> {
        sqlx::raw_sql(statement)
            .execute(&mut self.connection)
            .await?;
        Ok(())
    }

    /// Everything but COMMIT. Nothing more may be said to a connection that has raised: PostgreSQL would answer COMMIT
    /// with a ROLLBACK that looks like success.
    async fn run(&mut self, orders: &[Order]) -> Result<Vec<Verdict>, sqlx::Error> {
        self.say("BEGIN ISOLATION LEVEL READ COMMITTED").await?;
        let heads = self.lock(orders).await?;
        let taken = self.take(orders).await?;
        let mut moves = Moves::default();
        let mut verdicts = Vec::with_capacity(orders.len());
        for order in orders {
            let verdict = match order {
                Order::Job(Job::Append(append)) if !self.holds(append, &heads) => Verdict::Fenced,
                Order::Job(Job::Say(say)) if !self.drives(&say.table, say.epoch, &heads) => {
                    Verdict::Fenced
                }
                Order::Job(Job::Append(append)) => self.append(append, &mut moves).await?,
                Order::Job(Job::Say(say)) => self.chat(say).await?,
                Order::Job(Job::Change(writes)) => self.all_or_nothing(writes).await?,
                Order::Take(table) => Verdict::Taken(taken.get(table).copied()),
            };
            verdicts.push(verdict);
        }
        moves.run(&mut self.connection).await?;
        Ok(verdicts)
    }

    /// Locks the rows of all tables that are named, in the order of their ids.
    async fn lock(&mut self, orders: &[Order]) -> Result<HashMap<String, Head>, sqlx::Error> {
        let tables: Vec<&str> = orders.iter().filter_map(Order::table).collect();
        if tables.is_empty() {
            return Ok(HashMap::new());
        }
        let rows = query_as::<_, (String, Option<String>, i64, i32)>(
            "SELECT table_id, owner, epoch, head FROM heads WHERE table_id = ANY($1) \
             ORDER BY table_id FOR UPDATE",
        );
        let rows = rows.bind(tables).fetch_all(&mut self.connection).await?;
        let head = |(table, owner, epoch, head)| (table, Head { owner, epoch, head });
        Ok(rows.into_iter().map(head).collect())
    }

    /// The fence: whether the table is as the append says, and ours.
    fn holds(&self, append: &Append, heads: &HashMap<String, Head>) -> bool {
        let head = heads.get(&append.table).map(|row| i64::from(row.head));
        head == Some(i64::from(append.head)) && self.drives(&append.table, append.epoch, heads)
    }

    /// Whether the table is ours, in this epoch.
    fn drives(&self, table: &str, epoch: i64, heads: &HashMap<String, Head>) -> bool {
        heads
            .get(table)
            .is_some_and(|row| row.owner.as_deref() == Some(&*self.me) && row.epoch == epoch)
    }

    async fn take(&mut self, orders: &[Order]) -> Result<HashMap<String, Taken>, sqlx::Error> {
        let tables = orders.iter().filter_map(|order| match order {
            Order::Take(table) => Some(table.as_str()),
            Order::Job(_) => None,
        });
        let tables: Vec<&str> = tables.collect();
        if tables.is_empty() {
            return Ok(HashMap::new());
        }
        let taken = query_as::<_, (String, i64)>(
            "UPDATE heads SET owner = $2, epoch = epoch + 1 WHERE table_id = ANY($1) AND format <= $3 \
             RETURNING table_id, epoch",
        );
        let taken = taken.bind(tables).bind(&*self.me).bind(FORMAT);
        let taken = taken.fetch_all(&mut self.connection).await?;
        let taken = taken.into_iter();
        Ok(taken.map(|(id, epoch)| (id, Taken { epoch })).collect())
    }

    async fn append<'a>(
        &mut self,
        append: &'a Append,
        moves: &mut Moves<'a>,
    ) -> Result<Verdict, sqlx::Error> {
        let verdict = self.all_or_nothing(&append.also).await?;
        if verdict == Verdict::Stored {
            if let Some(row) = &append.row {
                super::write::row(row, &mut self.connection).await?;
            }
            moves.note(append);
        }
        Ok(verdict)
    }

    async fn chat(&mut self, say: &Say) -> Result<Verdict, sqlx::Error> {
        let said = query(
            "INSERT INTO chat (table_id, n, line) \
             SELECT $1, coalesce(max(n) + 1, 0), $2 FROM chat WHERE table_id = $1",
        );
        let said = said.bind(&say.table).bind(&say.line);
        said.execute(&mut self.connection).await?;
        Ok(Verdict::Stored)
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
            if let Some(refused) = super::write::run(write, &mut self.connection).await? {
                return Ok(Some(refused));
            }
        }
        Ok(None)
    }
}
