//! PostgreSQL: for a house whose database lives elsewhere, or that wants more than one server.
//!
//! One connection writes, six read, one keeps the lease. Every connection is asked whether what it commits is durable
//! and whether it leads to the house it should. None waits for ever: a database that does not answer in time is away,
//! and a COMMIT that is not answered in time is lost.

mod copy;
mod error;
mod house;
mod lease;
mod people;
mod session;
mod tables;
mod tidy;
mod write;

pub(super) use copy::PostgresCopy;

use super::engine::{Engine, Found, Reads, Session};
use super::lease::{Lease, Resident, Whereabouts};
use super::{Database, StoreError};
use crate::api::Moment;
use futures_util::future::BoxFuture;
use house::House;
use lease::Keeper;
use session::PostgresSession;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgConnection, PgPool, Row};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/postgres");

/// How long the database may take for anything.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long it may take to let us in.
const AT_THE_DOOR: Duration = Duration::from_secs(5);
/// How many read at once.
const READERS: u32 = 6;

/// A database of PostgreSQL.
pub(super) struct Postgres {
    options: PgConnectOptions,
    house: House,
    reads: PgPool,
    keeper: Keeper,
}

impl Postgres {
    /// Opens a database for a server, and brings it up to date. The folder knows which house it belongs to.
    pub(super) async fn open(
        database: &Database,
        folder: &Path,
        resident: Resident,
    ) -> Result<Postgres, StoreError> {
        let mut connection = house::enter(database).await?;
        let keeper = Keeper::begin(database, resident).await?;
        let house = house::prepare(&mut connection, database, folder).await?;
        connection.close().await?;
        keeper.announce().await?;
        let options = options(database);
        let reads = connect_to_read(options.clone(), Arc::clone(&house.id)).await?;
        Ok(Postgres {
            options,
            house,
            reads,
            keeper,
        })
    }

    async fn find(&self, table: &str) -> Result<Option<Whereabouts>, sqlx::Error> {
        let found = sqlx::query(
            "SELECT heads.format AS written, (extract(epoch FROM beat) * 1000)::bigint AS beat, \
             servers.id, address, build, servers.format, draining \
             FROM heads LEFT JOIN servers ON servers.id = owner AND NOT dead WHERE table_id = $1",
        );
        let found = found.bind(table).fetch_optional(&self.reads).await?;
        let Some(row) = found else {
            return Ok(None);
        };
        let owner = match row.try_get::<Option<i64>, _>("beat")? {
            Some(beat) => Some((lease::peer(&row)?, beat)),
            None => None,
        };
        let format = row.try_get("written")?;
        Ok(Some(Whereabouts { format, owner }))
    }

    /// Reads, but does not wait for ever.
    async fn reading<T>(
        &self,
        reading: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, StoreError> {
        match timeout(PATIENCE, reading).await {
            Ok(read) => Ok(read?),
            Err(_) => Err(StoreError::Away("the database does not answer".to_owned())),
        }
    }
}

impl Engine for Postgres {
    fn session(&self) -> Found<'_, Box<dyn Session>> {
        Box::pin(async {
            let connection = connect(&self.options, &self.house.id).await?;
            let session = PostgresSession::new(
                connection,
                self.keeper.lease(),
                self.keeper.resident().format,
            );
            Ok(Box::new(session) as Box<dyn Session>)
        })
    }

    fn reads(&self) -> &(dyn Reads + 'static) {
        self
    }

    fn lease(&self) -> Arc<Lease> {
        self.keeper.lease()
    }

    fn secret(&self) -> Option<Arc<str>> {
        let alone = self.keeper.resident().alone;
        (!alone).then(|| Arc::clone(&self.house.secret))
    }

    fn now(&self) -> Found<'_, Option<Moment>> {
        Box::pin(async {
            let now =
                sqlx::query_scalar("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint");
            let now: i64 = self.reading(now.fetch_one(&self.reads)).await?;
            Ok(Some(Moment(now)))
        })
    }

    fn drain(&self) -> Found<'_, ()> {
        Box::pin(self.keeper.drain())
    }

    fn whereabouts<'a>(&'a self, table: &'a str) -> Found<'a, Option<Whereabouts>> {
        Box::pin(self.reading(self.find(table)))
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.keeper.end().await;
            let _ = timeout(PATIENCE, self.reads.close()).await;
        })
    }
}

/// The options of a connection that works for the tables. The database itself gives up on what takes too long, and on a
/// server that is gone without a word.
fn options(database: &Database) -> PgConnectOptions {
    let millis = PATIENCE.as_millis().to_string();
    let options = database.options.clone().application_name("orrery");
    options
        .options([
            ("statement_timeout", millis.as_str()),
            ("lock_timeout", "4000"),
            ("idle_in_transaction_session_timeout", &millis),
            ("tcp_keepalives_idle", "5"),
            ("tcp_keepalives_interval", "2"),
            ("tcp_keepalives_count", "3"),
        ])
        .disable_statement_logging()
}

/// A connection that is durable and leads to this house.
async fn connect(options: &PgConnectOptions, house: &str) -> Result<PgConnection, StoreError> {
    let connecting = async {
        let mut connection = options.connect().await?;
        house::assert_fit(&mut connection, Some(house)).await?;
        Ok(connection)
    };
    let connected = timeout(AT_THE_DOOR, connecting).await;
    connected.unwrap_or_else(|_| Err(StoreError::Away("the database does not answer".to_owned())))
}

async fn connect_to_read(options: PgConnectOptions, house: Arc<str>) -> Result<PgPool, StoreError> {
    let pool = PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(AT_THE_DOOR)
        .after_connect(move |connection, _| {
            let house = Arc::clone(&house);
            Box::pin(async move {
                let asserted = house::assert_fit(connection, Some(&house)).await;
                asserted.map_err(|error| sqlx::Error::Protocol(error.to_string()))
            })
        })
        // A connection that was given up in the middle of an answer is not waited for.
        .after_release(|connection, _| {
            Box::pin(async move {
                let heard = timeout(Duration::from_secs(1), connection.ping()).await;
                Ok(matches!(heard, Ok(Ok(()))))
            })
        });
    Ok(pool.connect_lazy_with(options))
}
