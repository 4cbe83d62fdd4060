//! One connection to write with, and its transactions.

use super::PATIENCE;
use super::error::{not_committed, rolled_back};
use super::write::Moves;
use crate::api::Moment;
use crate::mutants::{self, Mutant};
use crate::store::engine::{Order, Session, Taken, Transacted, Verdict};
use crate::store::lease::Lease;
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
    /// The lease of the server that writes: under it it has tables.
    lease: Arc<Lease>,
    /// The form in which it writes logs.
    format: i32,
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
                Ok(Err(_)) if mutants::is(Mutant::CommitsAfterAnError) => {
                    let _ = self.say("COMMIT").await;
                    Transacted::Committed(vec![Verdict::Stored; orders.len()])
                }
                Ok(Err(error)) => rolled_back(&error),
                Ok(Ok(verdicts)) => match timeout(PATIENCE, self.say("COMMIT")).await {
                    Ok(Err(error)) if mutants::is(Mutant::UnknownIsRefused) => rolled_back(&error),
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
    pub(super) const fn new(connection: PgConnection, lease: Arc<Lease>, format: i32) -> Self {
        PostgresSession {
            connection,
            lease,
            format,
        }
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
        self.lock_accounts(orders).await?;
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
                Order::Job(Job::Append(append)) => {
                    let head = match heads.get(&append.table) {
                        Some(row) if mutants::is(Mutant::NoFence) => row.head,
                        _ => append.head as i32,
                    };
                    self.append(append, head, &mut moves).await?
                }
                Order::Job(Job::Say(say)) => self.chat(say).await?,
                Order::Job(Job::Change(writes)) => self.all_or_nothing(writes).await?,
                Order::Take(table) => match (taken.get(table), heads.contains_key(table)) {
                    (None, true) => Verdict::Elsewhere,
                    (taken, _) => Verdict::Taken(taken.copied()),
                },
            };
            verdicts.push(verdict);
        }
        moves.run(self.format, &mut self.connection).await?;
        Ok(verdicts)
    }

    /// Locks the accounts whose tables or records are counted, in the order of their ids.
    async fn lock_accounts(&mut self, orders: &[Order]) -> Result<(), sqlx::Error> {
        let writes = orders.iter().flat_map(|order| match order {
            Order::Job(Job::Append(append)) => append.also.as_slice(),
            Order::Job(Job::Change(writes)) => writes,
            _ => &[],
        });
        let accounts = writes.filter_map(|write| match write {
            Write::Room { account, .. } => Some(account.as_str()),
            _ => None,
        });
        let accounts: Vec<&str> = accounts.collect();
        if !accounts.is_empty() {
            query("SELECT 1 FROM accounts WHERE id = ANY($1) ORDER BY id FOR UPDATE")
                .bind(accounts)
                .execute(&mut self.connection)
                .await?;
        }
        Ok(())
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
        if mutants::is(Mutant::NoFence) {
            return true;
        }
        let head = heads.get(&append.table).map(|row| i64::from(row.head));
        head == Some(i64::from(append.head)) && self.drives(&append.table, append.epoch, heads)
    }

    /// Whether the table is ours, in this epoch.
    fn drives(&self, table: &str, epoch: i64, heads: &HashMap<String, Head>) -> bool {
        heads.get(table).is_some_and(|row| {
            row.owner.as_deref() == Some(&*self.lease.me()) && row.epoch == epoch
        })
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
        // The rows are locked already, and this statement sees which servers live after that: of two who race for a
        // table the second sees that the first has it.
        let taken = query_as::<_, (String, i64, Option<i64>)>(
            "UPDATE heads SET owner = $2, epoch = heads.epoch + 1 FROM heads AS was \
             WHERE heads.table_id = ANY($1) AND was.table_id = heads.table_id AND heads.format <= $3 \
             AND (heads.owner IS NULL OR heads.owner = $2 \
                  OR NOT EXISTS (SELECT FROM servers WHERE id = heads.owner AND NOT dead)) \
             AND EXISTS (SELECT FROM servers WHERE id = $2 AND NOT dead AND (NOT draining OR heads.owner = $2)) \
             RETURNING heads.table_id, heads.epoch, \
             (SELECT (extract(epoch FROM beat) * 1000)::bigint FROM servers WHERE id = was.owner AND id <> $2)",
        );
        let me = self.lease.me();
        let taken = taken.bind(tables).bind(&*me).bind(self.format);
        let taken = taken.fetch_all(&mut self.connection).await?.into_iter();
        let taken = taken.map(|(id, epoch, until)| {
            let until = until.map(Moment);
            (id, Taken { epoch, until })
        });
        Ok(taken.collect())
    }

    async fn append<'a>(
        &mut self,
        append: &'a Append,
        head: i32,
        moves: &mut Moves<'a>,
    ) -> Result<Verdict, sqlx::Error> {
        let verdict = self.all_or_nothing(&append.also).await?;
        if verdict == Verdict::Stored {
            if let Some(row) = &append.row {
                super::write::row(row, &mut self.connection).await?;
            }
            moves.note(append, head);
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
