//! What a database has to be able to do for us.
//!
//! An engine offers [`Reads`] and [`Session`]s. A session is one connection to write with; the [writer](super::writer)
//! has one at a time, and a fresh one after whatever went wrong.

use super::lease::{Lease, Whereabouts};
use super::{
    Account, Imported, Job, Kept, Lack, LoggedTable, Refused, SecretKind, StoreError, Wanted,
};
use crate::api::{Moment, Rating};
use futures_util::future::BoxFuture;
use std::sync::Arc;

/// What is being read.
pub type Found<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// A database.
pub trait Engine: Send + Sync {
    /// A fresh connection to write with, which has been seen to be durable.
    fn session(&self) -> Found<'_, Box<dyn Session>>;

    /// What can be read.
    fn reads(&self) -> &(dyn Reads + 'static);

    /// The lease under which this server shows and answers. Whose storage nobody else can have needs none.
    fn lease(&self) -> Arc<Lease> {
        Arc::default()
    }

    /// What proves to other servers that this one belongs to the same house; none if there can be no others.
    fn secret(&self) -> Option<Arc<str>> {
        None
    }

    /// What the clock says that all servers go by; none if that is the machine's.
    fn now(&self) -> Found<'_, Option<Moment>> {
        Box::pin(async { Ok(None) })
    }

    /// Takes no more tables from now on.
    fn drain(&self) -> Found<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    /// Where a table is; none if there is none, or nowhere else for it to be.
    fn whereabouts<'a>(&'a self, _table: &'a str) -> Found<'a, Option<Whereabouts>> {
        Box::pin(async { Ok(None) })
    }

    /// Closes what is open for reading.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// A connection to write with.
pub trait Session: Send {
    /// Does these orders as one transaction. No two are for the same table.
    ///
    /// What may be refused returns no row instead of raising. After any raised error the transaction is rolled back,
    /// never committed, and the session is not used again.
    fn transact<'a>(&'a mut self, orders: &'a [Order]) -> BoxFuture<'a, Transacted>;

    /// Closes the connection; what it had not committed is rolled back.
    fn close(self: Box<Self>) -> BoxFuture<'static, ()>;
}

/// What the writer is told to do.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "almost every order is a job")]
pub enum Order {
    /// A job.
    Job(Job),
    /// A table is taken: its epoch rises.
    Take(String),
}

/// What became of a transaction.
#[derive(Debug)]
pub enum Transacted {
    /// It is on disk; an answer to each order.
    Committed(Vec<Verdict>),
    /// Surely nothing of it happened.
    RolledBack {
        /// What was lacking.
        lack: Lack,
        /// Whether it may be one order's own fault.
        whose: Whose,
        /// What the database said.
        why: String,
    },
    /// COMMIT was sent, and nobody knows what it did; what is known is what the database said.
    Lost(String),
}

/// Whose fault a failed transaction is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// That of the disk, or of the connection: it would have failed with any order.
    Everybodys,
    /// Perhaps that of one order alone.
    Somebodys,
    /// Nobody's: the same again may go well.
    Nobodys,
}

/// What became of an order in a committed transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is done.
    Stored,
    /// It was refused, and has left no trace.
    Refused(Refused),
    /// The table has another epoch or head; it has left no trace.
    Fenced,
    /// The table was taken; none if it is not there.
    Taken(Option<Taken>),
    /// The table is another server's to have.
    Elsewhere,
}

/// A table that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Its new epoch.
    pub epoch: i64,
    /// Whose it was is dead, and was last there at this moment.
    pub until: Option<Moment>,
}

impl Order {
    /// The table it is for.
    pub(super) fn table(&self) -> Option<&str> {
        match self {
            Order::Job(Job::Append(append)) => Some(&append.table),
            Order::Job(Job::Say(say)) => Some(&say.table),
            Order::Job(Job::Change(_)) => None,
            Order::Take(table) => Some(table),
        }
    }

    /// How much is written one by one: the entries of all appends go into their logs in one statement.
    pub(super) fn writes(&self) -> usize {
        match self {
            Order::Job(Job::Append(append)) => {
                append.also.len() + usize::from(append.row.is_some())
            }
            Order::Job(Job::Change(writes)) => writes.len(),
            Order::Job(Job::Say(_)) => 1,
            Order::Take(_) => 0,
        }
    }
}

/// What can be read.
pub trait Reads: ReadTables + ReadPeople {}

impl<T: ReadTables + ReadPeople> Reads for T {}

/// What can be read of tables, records and series.
pub trait ReadTables: Send + Sync {
    /// A table with its log, to look at: only [`open_table`](super::Store::open_table) lets one append.
    fn kept<'a>(&'a self, table: &'a str) -> Found<'a, Option<Kept>>;

    /// What lists show of a table.
    fn row<'a>(&'a self, table: &'a str) -> Found<'a, Option<LoggedTable>>;

    /// The record of a table that is over.
    fn finished<'a>(&'a self, table: &'a str) -> Found<'a, Option<String>>;

    /// How a rated game changed ratings, by account.
    fn rating_changes<'a>(&'a self, table: &'a str) -> Found<'a, Vec<(String, f64)>>;

    /// The chat of a table.
    fn chat<'a>(&'a self, table: &'a str) -> Found<'a, Vec<String>>;

    /// So many of the public tables that gather or play, from one on: those that gather first, of each maker the newest
    /// before anybody's second.
    fn lobby<'a>(
        &'a self,
        wanted: &'a Wanted,
        count: u32,
        from: u32,
    ) -> Found<'a, Vec<LoggedTable>>;

    /// The tables of an account and those it is invited to: first those that wait for it, then the newest.
    fn tables_of<'a>(&'a self, account: &'a str) -> Found<'a, Vec<LoggedTable>>;

    /// So many of the tables at which something will happen by itself and that no other server has, the soonest first,
    /// from after this one on.
    fn due<'a>(
        &'a self,
        after: &'a (Moment, String),
        count: u32,
    ) -> Found<'a, Vec<(Moment, String)>>;

    /// When the house next has to do something by itself.
    fn chore<'a>(&'a self, kind: &'a str) -> Found<'a, Option<Moment>>;

    /// So many of the tables whose game ended before this moment and whose log is not archived.
    fn to_archive(&self, before: Moment, count: u32) -> Found<'_, Vec<String>>;

    /// So many of the tables that are in one of these phases, belong to no series, and at which nothing has happened
    /// since a moment; with the length of their logs.
    fn dead<'a>(
        &'a self,
        phases: &'a [&'a str],
        since: Moment,
        count: u32,
    ) -> Found<'a, Vec<(String, u32)>>;

    /// How many unfinished tables an account or one of its programs has made or sits at.
    fn open_tables_of<'a>(&'a self, account: &'a str) -> Found<'a, i64>;

    /// From when to when servers ran here.
    fn runs(&self) -> Found<'_, Vec<(Moment, Moment)>>;

    /// An imported record.
    fn record<'a>(&'a self, id: &'a str) -> Found<'a, Option<Imported>>;

    /// How many records an account has imported, and their bytes.
    fn imports_of<'a>(&'a self, account: &'a str) -> Found<'a, (i64, i64)>;

    /// The chart of a record, if it was worked out.
    fn chart<'a>(&'a self, id: &'a str) -> Found<'a, Option<String>>;

    /// A series' setup and its tables in order.
    fn series<'a>(&'a self, id: &'a str) -> Found<'a, Option<(String, Vec<String>)>>;
}

/// What can be read of people and programs.
pub trait ReadPeople: Send + Sync {
    /// An account by its id.
    fn account<'a>(&'a self, id: &'a str) -> Found<'a, Option<Account>>;

    /// The account that has claimed a name.
    fn claimed<'a>(&'a self, name: &'a str) -> Found<'a, Option<Account>>;

    /// An account that has claimed a name for which this one could be taken.
    fn claimed_alike<'a>(&'a self, name: &'a str) -> Found<'a, Option<Account>>;

    /// The guests of a name.
    fn guests_called<'a>(&'a self, name: &'a str) -> Found<'a, Vec<Account>>;

    /// Whether a secret lets anybody in now.
    fn is_secret<'a>(&'a self, digest: &'a str, now: Moment) -> Found<'a, bool>;

    /// Which of these secrets have ended by now. Who is alone on its storage has ended them itself.
    fn ended<'a>(&'a self, _digests: &'a [String], _now: Moment) -> Found<'a, Vec<String>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    /// Whom a reader has muted, or no longer.
    fn mutes_of<'a>(&'a self, reader: &'a str) -> Found<'a, Vec<(String, bool)>>;

    /// Whom a secret lets in now.
    fn let_in<'a>(
        &'a self,
        digest: &'a str,
        kind: SecretKind,
        now: Moment,
    ) -> Found<'a, Option<Account>>;

    /// The programs of an account.
    fn programs<'a>(&'a self, owner: &'a str) -> Found<'a, Vec<Account>>;

    /// The ratings of an account.
    fn ratings<'a>(&'a self, account: &'a str) -> Found<'a, Vec<Rating>>;
}
