//! All tables: those in memory, and how they get there.

use crate::alarm::Alarm;
use crate::api::Refusal;
use crate::config::Config;
use crate::driver::{self, Mail};
use crate::hours::{self, Hours};
use crate::people::People;
use crate::pool::Pool;
use crate::refusal::internal;
use crate::secret;
use crate::store::{LoggedTable, Store, StoreError, Write};
use futures_util::{StreamExt, stream};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use table::{Deed, Outside, Setup, ViewerId, Who};
use tokio::sync::{OnceCell, mpsc, oneshot};

/// How long an answer is held back while it is not known whether this server still has the table.
const UNSURE: Duration = Duration::from_secs(20);

/// Where a table takes its mail.
pub type Door = mpsc::Sender<Mail>;

/// Why a table's door does not open here.
#[derive(Clone, Debug)]
pub(crate) enum Shut {
    /// The table is another server's to have.
    Elsewhere,
    /// This, in words.
    Refused(Refusal),
}

impl<E: Into<Refusal>> From<E> for Shut {
    fn from(error: E) -> Shut {
        Shut::Refused(error.into())
    }
}

impl Shut {
    /// What somebody is told who cannot be passed on.
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            Shut::Elsewhere => StoreError::Elsewhere.into(),
            Shut::Refused(refusal) => refusal,
        }
    }
}

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
    pub hours: Arc<Hours>,
    /// What falls due.
    pub(crate) alarm: Alarm,
    doors: Mutex<HashMap<String, Arc<OnceCell<Door>>>>,
    stopping: AtomicBool,
    viewers: AtomicU64,
}

impl Hall {
    /// A hall without tables in memory.
    pub fn new(config: Config, store: Store, pool: Pool, hours: Arc<Hours>) -> Arc<Hall> {
        Arc::new(Hall {
            config,
            store,
            people: People::default(),
            pool,
            hours,
            alarm: Alarm::default(),
            doors: Mutex::default(),
            stopping: AtomicBool::new(false),
            viewers: AtomicU64::new(0),
        })
    }

    fn doors(&self) -> MutexGuard<'_, HashMap<String, Arc<OnceCell<Door>>>> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The door of a table, which is brought into memory if need be.
    pub async fn door(self: &Arc<Self>, id: &str) -> Result<Door, Refusal> {
        self.enter(id).await.map_err(Shut::refusal)
    }

    /// The same, for whoever can look elsewhere.
    pub(crate) async fn enter(self: &Arc<Self>, id: &str) -> Result<Door, Shut> {
        if self.is_stopping() {
            return Err(match self.is_shared() {
                true => Shut::Elsewhere,
                false => Refusal::stopping().into(),
            });
        }
        if id.len() > 32
            || !id
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        {
            return Err(Refusal::not_found().into());
        }
        let cell = {
            let mut doors = self.doors();
            // Whoever was behind it has ended without a word.
            if doors.get(id).is_some_and(|cell| is_shut(cell)) {
                doors.remove(id);
            }
            Arc::clone(doors.entry(id.to_owned()).or_default())
        };
        let door = cell.get_or_try_init(|| driver::open(Arc::clone(self), id.to_owned()));
        let door = door.await.cloned();
        drop(cell);
        if door.is_err() {
            let mut doors = self.doors();
            // Whoever else waits at this door tries to open it next: it stays for them, so that there is only one.
            let unwanted = |cell: &Arc<_>| Arc::strong_count(cell) == 1;
            if doors
                .get(id)
                .is_some_and(|cell| unwanted(cell) && cell.get().is_none())
            {
                doors.remove(id);
            }
        }
        door
    }

    /// Sends mail to a table and waits for the answer. Mail that the table surely did not take is sent again; whatever it
    /// took and did not answer is perhaps done, and is not. Nothing is answered while others may have the table.
    pub async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        mut mail: impl FnMut(oneshot::Sender<T>) -> Mail,
    ) -> Result<T, Refusal> {
        for _ in 0..3 {
            let term = self.store.lease().number();
            let door = self.door(id).await?;
            let (reply, answer) = oneshot::channel();
            if door.send(mail(reply)).await.is_ok() {
                let answer = answer.await.map_err(|_| match self.is_stopping() {
                    true => Refusal::stopping(),
                    false => Refusal::from(StoreError::Unknown),
                })?;
                let held = tokio::time::timeout(UNSURE, self.store.lease().held(term));
                return match held.await {
                    Ok(true) => Ok(answer),
                    _ => Err(StoreError::Unknown.into()),
                };
            }
            tokio::task::yield_now().await;
        }
        Err(internal(&"a table does not answer"))
    }

    /// A table leaves memory, unless another task has it by now.
    pub fn forget(&self, id: &str, own: &mpsc::WeakSender<Mail>) {
        let mut doors = self.doors();
        let known = doors.get(id).and_then(|cell| cell.get());
        let same = |(own, known): (Door, &Door)| own.same_channel(known);
        if own.upgrade().zip(known).is_some_and(same) {
            doors.remove(id);
        }
        metrics::gauge!("orrery_tables").set(doors.len() as f64);
    }

    /// What a machine is given from outside.
    pub(crate) fn outside(&self) -> Outside<'_> {
        Outside {
            now: self.hours.now(),
            random: secret::random(),
            names: &self.people,
        }
    }

    /// A number for somebody who looks at a table: no two of this server are the same, whatever becomes of tables.
    pub(crate) fn next_viewer(&self) -> ViewerId {
        ViewerId(self.viewers.fetch_add(1, Ordering::Relaxed))
    }

    /// Whether a table is in memory, or on its way there.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.doors().get(id).is_some_and(|cell| !is_shut(cell))
    }

    /// Whether a clock can run, in memory or asleep.
    pub(crate) fn is_time_counted(&self) -> bool {
        self.in_memory() > 0 || self.alarm.is_set()
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
        // What may be refused comes first.
        let mut writes = also;
        writes.extend(driver::new_table(id, setup));
        self.store.write(writes).await?;
        metrics::counter!("orrery_tables_made").increment(1);
        Ok(())
    }

    /// An account is gone: it gets up from every table, and where it plays a stand-in goes on at once. A table that cannot
    /// be told now notices when it is next opened.
    pub async fn see_off(self: &Arc<Self>, account: &str) {
        let tables = self.store.tables_of(account).await.unwrap_or_default();
        let open = |row: &&LoggedTable| matches!(&*row.phase, "gathering" | "playing");
        for row in tables.iter().filter(open) {
            let who = Who {
                account: Some(account.to_owned()),
                key: None,
            };
            if let Err(refusal) = self.deed(&row.id, who, &Deed::Leave).await {
                tracing::warn!(table = row.id, ?refusal, "somebody who is gone still sits");
            }
        }
    }

    /// Whether other servers may live on the same database.
    pub(crate) fn is_shared(&self) -> bool {
        self.store.secret().is_some()
    }

    /// Lets go of every table: they are no longer this server's.
    fn let_go(&self) {
        let doors: Vec<_> = self.doors().drain().map(|(_, cell)| cell).collect();
        for door in doors.iter().filter_map(|cell| cell.get()) {
            // One with so much mail hears of it from its next append.
            let _ = door.try_send(Mail::Lost);
        }
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
        let doors = doors.iter().filter_map(|cell| cell.get());
        let stopped = stream::iter(doors).for_each_concurrent(None, |door| async move {
            let (reply, stopped) = oneshot::channel();
            if door.send(Mail::Stop(reply)).await.is_ok() {
                let _ = stopped.await;
            }
        });
        stopped.await;
    }
}

/// Lets go of all tables whenever this server was declared dead.
pub(crate) async fn watch_lease(hall: Weak<Hall>) {
    let mut known = 0;
    while let Some(hall) = hall.upgrade() {
        let lease = Arc::clone(hall.store.lease());
        if lease.number() != known {
            known = lease.number();
            hall.let_go();
        }
        drop(hall);
        lease.died(known).await;
    }
}

/// Whether the task behind a door has ended.
fn is_shut(cell: &OnceCell<Door>) -> bool {
    cell.get().is_some_and(mpsc::Sender::is_closed)
}
