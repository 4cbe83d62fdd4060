//! All tables: those in memory, and how they get there.

use crate::api::{Moment, Refusal};
use crate::config::Config;
use crate::hours::{self, Hours};
use crate::people::People;
use crate::pool::Pool;
use crate::secret;
use crate::store::{Store, Write};
use crate::table::{Entry, Setup, Table};
use crate::task::{self, Mail};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OnceCell, mpsc, oneshot};

/// Where a table takes its mail.
pub type Door = mpsc::Sender<Mail>;

/// All tables.
pub struct Hall {
    /// The settings.
    pub config: Config,
    /// The storage.
    pub store: Store,
    /// Who is called what.
    pub people: People,
    /// Where bots think.
    pub pool: Pool,
    /// When there was a server here.
    pub hours: Hours,
    doors: Mutex<HashMap<String, Arc<OnceCell<Door>>>>,
    stopping: AtomicBool,
}

impl Hall {
    /// A hall without tables in memory.
    pub fn new(config: Config, store: Store, pool: Pool, hours: Hours) -> Arc<Hall> {
        Arc::new(Hall {
            config,
            store,
            people: People::default(),
            pool,
            hours,
            doors: Mutex::default(),
            stopping: AtomicBool::new(false),
        })
    }

    fn doors(&self) -> MutexGuard<'_, HashMap<String, Arc<OnceCell<Door>>>> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The door of a table, which is brought into memory if need be.
    pub async fn door(self: &Arc<Self>, id: &str) -> Result<Door, Refusal> {
        if self.is_stopping() {
            return Err(stopping());
        }
        if id.len() > 32 {
            return Err(Refusal::not_found());
        }
        let cell = Arc::clone(self.doors().entry(id.to_owned()).or_default());
        let door = cell.get_or_try_init(|| task::open(Arc::clone(self), id.to_owned()));
        let door = door.await.cloned();
        if door.is_err() {
            self.forget(id);
        }
        door
    }

    /// Sends mail to a table and waits for the answer. A table that was just leaving memory is
    /// brought back.
    pub async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        mut mail: impl FnMut(oneshot::Sender<T>) -> Mail,
    ) -> Result<T, Refusal> {
        for _ in 0..3 {
            let door = self.door(id).await?;
            let (reply, answer) = oneshot::channel();
            if door.send(mail(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
            tokio::task::yield_now().await;
        }
        Err(Refusal::internal(&"a table does not answer"))
    }

    /// A table leaves memory.
    pub fn forget(&self, id: &str) {
        self.doors().remove(id);
        metrics::gauge!("orrery_tables").set(self.doors().len() as f64);
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.doors().len()
    }

    /// Makes a table.
    pub async fn make(
        self: &Arc<Self>,
        setup: &Setup,
        also: Vec<Write>,
    ) -> Result<String, Refusal> {
        let id = secret::id();
        self.make_as(&id, setup, also).await?;
        Ok(id)
    }

    /// Makes a table of a known id.
    pub async fn make_as(
        self: &Arc<Self>,
        id: &str,
        setup: &Setup,
        also: Vec<Write>,
    ) -> Result<(), Refusal> {
        let text = serde_json::to_string(setup).map_err(|error| Refusal::internal(&error))?;
        let table = Table::new(id.to_owned(), setup.clone());
        let mut writes = vec![Write::NewTable {
            row: table.row(),
            setup: text,
        }];
        writes.extend(also);
        self.store.write(writes).await?;
        metrics::counter!("orrery_tables_made").increment(1);
        Ok(())
    }

    /// Reads a table back from its log.
    pub async fn read(&self, id: &str) -> Result<Table, Refusal> {
        let found = self.store.table(id).await?.ok_or_else(Refusal::not_found)?;
        let setup: Setup =
            serde_json::from_str(&found.setup).map_err(|error| Refusal::internal(&error))?;
        let mut table = Table::new(id.to_owned(), setup);
        for (seq, entry) in self.store.log(id, -1).await? {
            let entry: Entry =
                serde_json::from_str(&entry).map_err(|error| Refusal::internal(&error))?;
            if let Err(refusal) = table.apply(&entry) {
                // Other rules than those it was played by: it can be kept, but not played.
                tracing::error!(table = id, seq, ?refusal, "an entry of the log is refused");
                table.phase = crate::api::Phase::Frozen;
                table.length = seq + 1;
                return Ok(table);
            }
        }
        if let Some(clocks) = &mut table.clocks {
            let now = Moment::now();
            clocks.wake(now, self.hours.served(clocks.since(), now));
        }
        self.people.meet(&self.store, table.everybody()).await?;
        Ok(table)
    }

    /// Brings all tables in play into memory: bots go on, clocks go on.
    pub async fn wake(self: &Arc<Self>) -> Result<(), Refusal> {
        for id in self.store.tables_in_play().await? {
            if let Err(refusal) = self.door(&id).await {
                tracing::error!(table = id, ?refusal, "a table cannot be read back");
            }
        }
        Ok(())
    }

    /// Whether the server is about to stop.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Lets every table finish what it does, and no new one begin.
    pub async fn stop(self: &Arc<Self>) {
        hours::note(self).await;
        self.stopping.store(true, Ordering::Relaxed);
        let doors: Vec<_> = self.doors().drain().map(|(_, cell)| cell).collect();
        for door in doors.iter().filter_map(|cell| cell.get()) {
            let (reply, stopped) = oneshot::channel();
            if door.send(Mail::Stop(reply)).await.is_ok() {
                let _ = stopped.await;
            }
        }
    }
}

/// The refusal of a server that is about to stop.
pub fn stopping() -> Refusal {
    Refusal::new(crate::api::Code::Stopping, "server-stopping")
}
