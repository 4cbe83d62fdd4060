//! That a server is there: one row, renewed every fifth of its lease on a connection of its own.
//!
//! Beside it there is a lock that goes with the connection: a server that lives alone holds it for itself, those that
//! live together share it, and a restored backup wants it too. The lock is for good order only; which server lives says
//! its row, and that no log forks the fence.

use super::{AT_THE_DOOR, PATIENCE, options};
use crate::clock;
use crate::store::lease::{Lease, Peer, Resident};
use crate::store::{Database, StoreError};
use sqlx::postgres::{PgConnectOptions, PgRow};
use sqlx::{ConnectOptions, Connection, PgConnection, Row, query, query_scalar};
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};

/// The number of the lock: the letters of the name.
const LOCK: i64 = i64::from_be_bytes(*b"orrery\0\0");
/// How long to wait for one that is just leaving.
const LEAVING: Duration = Duration::from_secs(3);
/// How long rows of dead servers stay: their last beat tells until when the clocks at their tables ran.
const BURIED: &str = "30 days";

/// Keeps the lease.
pub(super) struct Keeper {
    shared: Arc<Shared>,
    beats: std::sync::Mutex<Option<JoinHandle<()>>>,
}

struct Shared {
    options: PgConnectOptions,
    resident: Resident,
    lease: Arc<Lease>,
    line: Mutex<Line>,
}

/// The connection on which the lease is renewed.
struct Line {
    connection: Option<PgConnection>,
    /// Whether it holds the lock.
    locked: bool,
    /// Whether this server has a row, as far as it knows.
    registered: bool,
    /// Since when it was renewed without a gap, and when last: by the machine's uptime.
    steady: Option<(Duration, Duration)>,
}

impl Keeper {
    /// Takes the lock.
    pub(super) async fn begin(
        database: &Database,
        resident: Resident,
    ) -> Result<Keeper, StoreError> {
        let options = options(database);
        let connection = take_lock(&options, database, !resident.alone).await?;
        let shared = Arc::new(Shared {
            options,
            resident,
            lease: Arc::new(Lease::new()),
            line: Mutex::new(Line {
                connection: Some(connection),
                locked: true,
                registered: false,
                steady: None,
            }),
        });
        Ok(Keeper {
            shared,
            beats: std::sync::Mutex::default(),
        })
    }

    pub(super) fn lease(&self) -> Arc<Lease> {
        Arc::clone(&self.shared.lease)
    }

    pub(super) fn resident(&self) -> &Resident {
        &self.shared.resident
    }

    /// Says for the first time that it is there, and goes on saying so.
    pub(super) async fn announce(&self) -> Result<(), StoreError> {
        self.shared.beat().await?;
        let shared = Arc::clone(&self.shared);
        let beats = tokio::spawn(async move {
            let pause = shared.resident.lease / 5;
            loop {
                tokio::time::sleep(pause).await;
                if let Err(error) = shared.beat().await {
                    tracing::warn!(%error, "the database does not hear that this server is there");
                }
            }
        });
        *self.beats() = Some(beats);
        Ok(())
    }

    fn beats(&self) -> std::sync::MutexGuard<'_, Option<JoinHandle<()>>> {
        self.beats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes no more tables from now on.
    pub(super) async fn drain(&self) -> Result<(), StoreError> {
        let mut line = self.shared.line.lock().await;
        let mut connection = self.shared.connection(&mut line).await?;
        let me = self.shared.lease.me();
        let draining = query("UPDATE servers SET draining = true WHERE id = $1").bind(&*me);
        let drained = timeout(PATIENCE, draining.execute(&mut connection)).await;
        drained.map_err(|_| no_answer())??;
        line.connection = Some(connection);
        Ok(())
    }

    /// Leaves.
    pub(super) async fn end(&self) {
        if let Some(beats) = self.beats().take() {
            beats.abort();
        }
        let mut line = self.shared.line.lock().await;
        if let Some(mut connection) = line.connection.take() {
            let me = self.shared.lease.me();
            let leaving = async {
                let gone = query("DELETE FROM servers WHERE id = $1").bind(&*me);
                gone.execute(&mut connection).await?;
                connection.close().await
            };
            let _ = timeout(PATIENCE, leaving).await;
        }
    }
}

impl Drop for Keeper {
    /// Who goes without a word is soon taken for dead.
    fn drop(&mut self) {
        if let Some(beats) = self.beats().take() {
            beats.abort();
        }
    }
}

impl Shared {
    /// Says that it is there. A connection that fails or does not answer soon is given up.
    async fn beat(&self) -> Result<(), StoreError> {
        let mut line = self.line.lock().await;
        let mut connection = self.connection(&mut line).await?;
        let patience = match line.registered {
            true => self.resident.lease / 4,
            false => PATIENCE,
        };
        let beat = timeout(patience, self.beat_on(&mut connection, &mut line)).await;
        match beat.unwrap_or_else(|_| Err(no_answer())) {
            Ok(()) => {
                line.connection = Some(connection);
                Ok(())
            }
            Err(error) => {
                (line.locked, line.steady) = (false, None);
                Err(error)
            }
        }
    }

    /// The connection, or a new one. Whether it gets the lock matters only to who is not registered.
    async fn connection(&self, line: &mut Line) -> Result<PgConnection, StoreError> {
        let connection = match line.connection.take() {
            Some(connection) => connection,
            None => {
                (line.locked, line.steady) = (false, None);
                let connecting = timeout(self.resident.lease / 2, self.options.connect()).await;
                connecting.map_err(|_| no_answer())??
            }
        };
        Ok(connection)
    }

    async fn beat_on(
        &self,
        connection: &mut PgConnection,
        line: &mut Line,
    ) -> Result<(), StoreError> {
        if !line.locked {
            line.locked = try_lock(connection, !self.resident.alone).await?;
        }
        let sent = clock::uptime();
        if !line.registered || !self.renew(connection).await? {
            if line.registered {
                tracing::error!("this server was declared dead: it lets go of its tables");
                metrics::counter!("orrery_declared_dead").increment(1);
                line.registered = false;
                self.lease.lose();
            }
            if !line.locked {
                return Err(StoreError::Occupied("another server".to_owned()));
            }
            self.register(connection).await?;
            (line.registered, line.steady) = (true, None);
        }
        let others = self.others(connection).await?;
        let lease = self.resident.lease;
        // Nobody has the tables of who lives alone, however long the database is away.
        let until = (!self.resident.alone).then(|| sent + lease * 8 / 10);
        self.lease.renew(until, others);
        // Only who was there all the time can say of others that they were not.
        line.steady = match line.steady {
            Some((since, last)) if sent.saturating_sub(last) < lease / 2 => Some((since, sent)),
            _ => Some((sent, sent)),
        };
        if line.steady.is_some_and(|(since, _)| sent - since >= lease) {
            self.declare_dead(connection).await?;
        }
        Ok(())
    }

    /// Whether it still lives.
    async fn renew(&self, connection: &mut PgConnection) -> Result<bool, StoreError> {
        let renewed = query(
            "UPDATE servers SET beat = clock_timestamp(), until = clock_timestamp() + $2 * interval '1 ms' \
             WHERE id = $1 AND NOT dead",
        );
        let renewed = renewed.bind(&*self.lease.me()).bind(self.millis());
        Ok(renewed.execute(connection).await?.rows_affected() > 0)
    }

    /// Who lives alone, and holds the lock, is the only one there is; who has an address knows that its last holder is
    /// gone.
    async fn register(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        let registered = query(
            "WITH buried AS (DELETE FROM servers WHERE dead AND beat < clock_timestamp() - $7::interval), \
             gone AS (UPDATE servers SET dead = true WHERE NOT dead AND (address = $2 OR $6)) \
             INSERT INTO servers (id, address, build, format, beat, until) VALUES \
             ($1, $2, $3, $4, clock_timestamp(), clock_timestamp() + $5 * interval '1 ms') ON CONFLICT DO NOTHING",
        );
        registered
            .bind(&*self.lease.me())
            .bind(&self.resident.address)
            .bind(&self.resident.build)
            .bind(self.resident.format)
            .bind(self.millis())
            .bind(self.resident.alone)
            .bind(BURIED)
            .execute(connection)
            .await?;
        Ok(())
    }

    fn millis(&self) -> f64 {
        self.resident.lease.as_secs_f64() * 1000.0
    }

    async fn others(&self, connection: &mut PgConnection) -> Result<Vec<Peer>, StoreError> {
        let others = query(
            "SELECT id, address, build, format, draining FROM servers WHERE NOT dead AND id <> $1 ORDER BY id",
        );
        let others = others.bind(&*self.lease.me()).fetch_all(connection).await?;
        Ok(others.iter().map(peer).collect::<Result<_, _>>()?)
    }

    async fn declare_dead(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        let dead: Vec<String> = query_scalar(
            "UPDATE servers SET dead = true WHERE NOT dead AND id <> $1 AND until < clock_timestamp() \
             RETURNING address",
        )
        .bind(&*self.lease.me())
        .fetch_all(connection)
        .await?;
        for address in dead {
            tracing::warn!(
                address,
                "a server does not renew its lease: it is declared dead"
            );
        }
        Ok(())
    }
}

pub(super) fn peer(row: &PgRow) -> Result<Peer, sqlx::Error> {
    Ok(Peer {
        id: row.try_get("id")?,
        address: row.try_get("address")?,
        build: row.try_get("build")?,
        format: row.try_get("format")?,
        draining: row.try_get("draining")?,
    })
}

fn no_answer() -> StoreError {
    StoreError::Away("the database does not answer".to_owned())
}

/// Whether a connection gets the lock, for itself or to be shared.
async fn try_lock(connection: &mut PgConnection, shared: bool) -> Result<bool, StoreError> {
    let lock = match shared {
        true => "SELECT pg_try_advisory_lock_shared($1)",
        false => "SELECT pg_try_advisory_lock($1)",
    };
    Ok(query_scalar(lock).bind(LOCK).fetch_one(connection).await?)
}

/// A connection that holds the lock. Whoever holds it may just be leaving.
pub(super) async fn take_lock(
    options: &PgConnectOptions,
    database: &Database,
    shared: bool,
) -> Result<PgConnection, StoreError> {
    let until = Instant::now() + LEAVING;
    loop {
        let taking = async {
            let mut connection = options.connect().await?;
            let locked = try_lock(&mut connection, shared).await?;
            Ok::<_, StoreError>(locked.then_some(connection))
        };
        let taken = timeout(AT_THE_DOOR, taking).await;
        if let Some(connection) = taken.map_err(|_| no_answer())?? {
            return Ok(connection);
        }
        if Instant::now() > until {
            return Err(StoreError::Occupied(database.to_string()));
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
