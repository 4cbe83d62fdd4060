//! One server lives on a database at a time, and says from time to time that it is there.
//!
//! What makes it so is a lock that goes with its connection: a server that is killed leaves none behind. If the
//! connection is lost, the lock is taken again as soon as that is possible. Nothing depends on it but good order: a
//! table's fence holds whoever else comes.

use super::{AT_THE_DOOR, PATIENCE, options};
use crate::store::log::FORMAT;
use crate::store::{Database, StoreError};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection, query, query_scalar};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};

/// The number of the lock: the letters of the name.
const LOCK: i64 = i64::from_be_bytes(*b"orrery\0\0");
/// How often a server says that it is there.
const BEAT: Duration = Duration::from_secs(2);
/// How long after the last time it is believed.
const BELIEVED: &str = "10 s";
/// How long to wait for one that is just leaving.
const LEAVING: Duration = Duration::from_secs(3);

/// That a server is there.
pub(super) struct Presence {
    shared: Arc<Shared>,
    beat: std::sync::Mutex<Option<JoinHandle<()>>>,
}

struct Shared {
    options: PgConnectOptions,
    me: Arc<str>,
    address: String,
    held: Mutex<Option<PgConnection>>,
}

impl Presence {
    /// Takes the lock.
    pub(super) async fn begin(
        database: &Database,
        me: &Arc<str>,
        address: &str,
    ) -> Result<Presence, StoreError> {
        let options = options(database);
        let connection = take_lock(&options, database).await?;
        let shared = Arc::new(Shared {
            options,
            me: Arc::clone(me),
            address: address.to_owned(),
            held: Mutex::new(Some(connection)),
        });
        Ok(Presence {
            shared,
            beat: std::sync::Mutex::default(),
        })
    }

    /// Says for the first time that it is there, and goes on saying so.
    pub(super) async fn announce(&self) -> Result<(), StoreError> {
        self.shared.say().await?;
        let shared = Arc::clone(&self.shared);
        let beat = tokio::spawn(async move {
            loop {
                tokio::time::sleep(BEAT).await;
                if let Err(error) = shared.say().await {
                    tracing::warn!(%error, "the database does not hear that this server is there");
                }
            }
        });
        *self
            .beat
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner) = Some(beat);
        Ok(())
    }

    /// Leaves.
    pub(super) async fn end(&self) {
        let beat = self
            .beat
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .take();
        if let Some(beat) = beat {
            beat.abort();
        }
        let mut held = self.shared.held.lock().await;
        if let Some(mut connection) = held.take() {
            let leaving = async {
                let gone = query("DELETE FROM servers WHERE id = $1").bind(&*self.shared.me);
                gone.execute(&mut connection).await?;
                connection.close().await
            };
            let _ = timeout(PATIENCE, leaving).await;
        }
    }
}

impl Shared {
    async fn say(&self) -> Result<(), StoreError> {
        let mut held = self.held.lock().await;
        let mut connection = match held.take() {
            Some(connection) => connection,
            None => match try_lock(&self.options).await? {
                Some(connection) => connection,
                None => return Err(StoreError::Occupied("another server".to_owned())),
            },
        };
        // Of who was here before only those are kept who may still be there.
        let said = query(
            "WITH gone AS (DELETE FROM servers WHERE id <> $1 AND until < clock_timestamp()) \
             INSERT INTO servers (id, address, build, format, beat, until) \
             VALUES ($1, $2, $3, $4, clock_timestamp(), clock_timestamp() + $5::interval) \
             ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, until = excluded.until",
        )
        .bind(&*self.me)
        .bind(&self.address)
        .bind(crate::BUILD)
        .bind(FORMAT)
        .bind(BELIEVED);
        match timeout(PATIENCE, said.execute(&mut connection)).await {
            Ok(said) => said?,
            Err(_) => return Err(StoreError::Away("the database does not answer".to_owned())),
        };
        *held = Some(connection);
        Ok(())
    }
}

/// A connection that holds the lock; none if another holds it.
async fn try_lock(options: &PgConnectOptions) -> Result<Option<PgConnection>, StoreError> {
    let taking = async {
        let mut connection = options.connect().await?;
        let taken: bool = query_scalar("SELECT pg_try_advisory_lock($1)")
            .bind(LOCK)
            .fetch_one(&mut connection)
            .await?;
        Ok(taken.then_some(connection))
    };
    let taken = timeout(AT_THE_DOOR, taking).await;
    taken.unwrap_or_else(|_| Err(StoreError::Away("the database does not answer".to_owned())))
}

/// A connection that holds the lock. Whoever holds it may just be leaving.
pub(super) async fn take_lock(
    options: &PgConnectOptions,
    database: &Database,
) -> Result<PgConnection, StoreError> {
    let until = Instant::now() + LEAVING;
    loop {
        if let Some(connection) = try_lock(options).await? {
            return Ok(connection);
        }
        if Instant::now() > until {
            return Err(StoreError::Occupied(database.to_string()));
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
