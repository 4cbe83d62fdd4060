//! Where everything is kept: one door that takes jobs.
//!
//! # For whoever drives a table
//!
//! 1. [`Store::open_table`] takes the table under a new **epoch** and then reads its log. From here on whoever had it
//!    before can append nothing more. Where several servers share a database it takes only what no living server has.
//! 2. [`Store::put`] takes a [`Job::Append`]: entries, what lists show, and whatever else has to happen with them, all
//!    or nothing. It is *fenced*: it happens only if the table still has the epoch and the head that the job names.
//! 3. The [`Answer`] says what became of it:
//!    - [`Answer::Stored`]: it is on disk. Only now may anybody be told.
//!    - [`Answer::Refused`] and [`Answer::NotStored`]: surely nothing happened. Drop the change and go on.
//!    - [`Answer::Fenced`]: surely nothing happened, and the table has another driver. End, tell nobody anything.
//!    - [`Answer::Unknown`]: a failed COMMIT; it may be there, or come to be there. Throw the table away and open it
//!      anew before anybody is answered: the new epoch is a commit of its own, after which a lost write can no longer
//!      turn up. It was stored exactly if the new head is the old one plus the entries of the job. If the opening
//!      fails, nobody knows yet: end, and let the next who comes try again.
//!
//! Changes without a table (accounts, secrets, records) go the same way as [`Job::Change`].
//!
//! # Inside
//!
//! One writer commits what many want written as one transaction, for any [`Engine`]. The SQL is the engine's
//! own: SQLite's is in `sqlite/`, PostgreSQL's in `postgres/`.

mod backup;
mod database;
mod engine;
mod error;
mod job;
mod lease;
mod log;
mod postgres;
mod ready;
mod rows;
mod sqlite;
mod writer;

pub use backup::Place;
pub use database::Database;
pub use engine::{
    Engine, Found, Order, ReadPeople, ReadTables, Reads, Session, Taken, Transacted, Verdict, Whose,
};
pub use error::StoreError;
pub use job::{Answer, Append, Job, Lack, Refused, Room, Say, Standing, Write};
pub use lease::{Lease, Peer, Resident, Whereabouts};
pub(crate) use log::FORMAT;
pub use log::{Kept, LogFault, Opened};
pub use rows::{Account, AccountKind, Imported, LoggedTable, SecretKind, TableRow, Wanted};
pub use writer::Watch;

use crate::api::Moment;
use crate::mutants::{self, Mutant};
use ready::Ready;
use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;
use writer::Writer;

/// A handle to the storage; cheap to clone. What can be read are its [`Reads`].
#[derive(Clone)]
pub struct Store {
    engine: Arc<dyn Engine>,
    writer: Writer,
    ready: Arc<Ready>,
    lease: Arc<Lease>,
}

impl Deref for Store {
    type Target = dyn Reads;

    fn deref(&self) -> &Self::Target {
        self.engine.reads()
    }
}

impl Store {
    /// Opens the SQLite storage in a folder, which is there.
    pub async fn open(folder: &Path) -> Result<Store, StoreError> {
        let engine = sqlite::Sqlite::open(folder).await?;
        Ok(Store::on(Arc::new(engine)))
    }

    /// Opens a database of PostgreSQL for a server. The folder, which is there, knows which house it belongs to.
    pub async fn connect(
        database: &Database,
        folder: &Path,
        resident: Resident,
    ) -> Result<Store, StoreError> {
        let engine = postgres::Postgres::open(database, folder, resident).await?;
        Ok(Store::on(Arc::new(engine)))
    }

    /// The storage of an engine.
    pub fn on(engine: Arc<dyn Engine>) -> Store {
        let writer = Writer::start(Arc::clone(&engine));
        let (ready, lease) = (Arc::default(), engine.lease());
        Store {
            engine,
            writer,
            ready,
            lease,
        }
    }

    /// Does a job, all of it or nothing, and returns once it is known what became of it.
    pub async fn put(&self, job: Job) -> Answer {
        if mutants::is(Mutant::AnswersEarly) && matches!(job, Job::Append(_)) {
            let writer = self.writer.clone();
            tokio::spawn(async move { writer.order(Order::Job(job)).await });
            return Answer::Stored;
        }
        match self.writer.order(Order::Job(job)).await {
            Ok(Verdict::Refused(why)) => Answer::Refused(why),
            Ok(Verdict::Fenced) => Answer::Fenced,
            Ok(Verdict::Stored | Verdict::Taken(_) | Verdict::Elsewhere) => Answer::Stored,
            Err(missed) => missed,
        }
    }

    /// Does a change that belongs to no table.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.put(Job::Change(writes)).await.done()
    }

    /// Takes a table under a new epoch, and reads it once that is on disk; none if there is no such table.
    pub async fn open_table(&self, id: &str) -> Result<Option<Opened>, StoreError> {
        let early = match mutants::is(Mutant::ReadsBeforeTaking) {
            true => self.kept(id).await?,
            false => None,
        };
        let taken = match self.writer.order(Order::Take(id.to_owned())).await {
            Ok(Verdict::Taken(taken)) => taken,
            Ok(Verdict::Elsewhere) => return Err(StoreError::Elsewhere),
            Ok(_) => None,
            Err(missed) => return Err(missed.done().err().unwrap_or(StoreError::Unknown)),
        };
        let kept = match early {
            Some(early) => Some(early),
            None => self.kept(id).await?,
        };
        match (taken, kept) {
            (_, None) => Ok(None),
            (Some(Taken { epoch, until }), Some(kept)) => Ok(Some(Opened { epoch, until, kept })),
            (None, Some(_)) => Err(StoreError::Garbled(format!("table {id} has no head"))),
        }
    }

    /// The lease under which this server shows and answers.
    pub fn lease(&self) -> &Arc<Lease> {
        &self.lease
    }

    /// What proves to other servers that this one belongs to the same house; none if there can be no others.
    pub fn secret(&self) -> Option<Arc<str>> {
        self.engine.secret()
    }

    /// What the clock says that all servers go by; none if that is the machine's.
    pub async fn clock(&self) -> Result<Option<Moment>, StoreError> {
        self.engine.now().await
    }

    /// Takes no more tables from now on.
    pub async fn drain(&self) -> Result<(), StoreError> {
        self.engine.drain().await
    }

    /// Where a table is; none if there is none, or nowhere else for it to be.
    pub async fn whereabouts(&self, table: &str) -> Result<Option<Whereabouts>, StoreError> {
        self.engine.whereabouts(table).await
    }

    /// Somebody wants to know from now on how the writing goes. One at a time: a second is not told.
    pub fn watch(&self, watch: Arc<dyn Watch>) {
        self.writer.watch(watch);
    }

    /// Whether the storage can be written to. A row is really written, at most once a second: who asks in between gets
    /// the same answer.
    pub async fn is_ready(&self) -> bool {
        self.ready.ask(self).await
    }

    /// Waits for what is being written and closes.
    pub async fn close(self) {
        self.writer.stop().await;
        self.engine.close().await;
    }
}
