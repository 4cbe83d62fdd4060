//! PostgreSQL for tests, and a wire to it that can be cut.

mod cluster;
mod proxy;

pub(crate) use cluster::{Cluster, PASSWORD, free_port};
pub(crate) use proxy::{Proxy, Wire};

use crate::common::{Folder, config};
use server::store::{Resident, Store, StoreError};
use server::{Config, Database};
use sqlx::{Connection, PgConnection};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// A database of a test's own, and the folder that goes with it.
pub(crate) struct House {
    pub(crate) folder: Folder,
    pub(crate) url: String,
    pub(crate) name: String,
}

impl House {
    /// A new database in the cluster that tests share.
    pub(crate) async fn new(name: &str) -> House {
        House::in_cluster(Cluster::shared(), name).await
    }

    pub(crate) async fn in_cluster(cluster: &Cluster, name: &str) -> House {
        let folder = Folder::new(&format!("postgres-{name}"));
        House::in_folder(cluster, folder).await
    }

    pub(crate) async fn in_folder(cluster: &Cluster, folder: Folder) -> House {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let database = format!("house{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let mut connection = PgConnection::connect(&cluster.url("postgres"))
            .await
            .unwrap();
        let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {database}"));
        sqlx::raw_sql(create)
            .execute(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
        House {
            folder,
            url: cluster.url(&database),
            name: database,
        }
    }

    pub(crate) async fn open(&self) -> Result<Store, StoreError> {
        self.open_at(&self.url).await
    }

    pub(crate) async fn open_at(&self, url: &str) -> Result<Store, StoreError> {
        let database: Database = url.parse().unwrap();
        Store::connect(&database, &self.folder.path, Resident::alone("here")).await
    }

    /// The settings of a server on it.
    pub(crate) fn config(&self) -> Config {
        self.config_at(&self.url)
    }

    pub(crate) fn config_at(&self, url: &str) -> Config {
        let mut config = config(&self.folder);
        config.database = Some(url.parse().unwrap());
        config
    }

    /// The settings of a server that shares it with others.
    pub(crate) fn shared(&self, folder: &Folder) -> Config {
        let mut config = config(folder);
        config.database = Some(self.url.parse().unwrap());
        config.peer = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
        config.lease = Duration::from_secs(2);
        config
    }

    /// A connection behind the server's back.
    pub(crate) async fn connect(&self) -> PgConnection {
        PgConnection::connect(&self.url).await.unwrap()
    }
}
