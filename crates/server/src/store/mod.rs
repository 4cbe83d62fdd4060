//! Where everything is kept.
//!
//! Reading goes through a pool of connections, writing through one [writer](Store::write) that commits
//! what many tables want written as one transaction. The SQL is the engine's own and stays in this folder.

mod people;
mod sqlite;
mod tables;
mod write;
mod writer;

pub use people::{Account, AccountKind, SecretKind};
pub use tables::{Imported, LoggedTable, SeatRow, TableRow};
pub use write::Write;

use sqlx::SqlitePool;
use std::fmt;
use std::path::Path;

/// A handle to the storage; cheap to clone.
#[derive(Clone)]
pub struct Store {
    reads: SqlitePool,
    writer: writer::Writer,
}

/// Why something could not be read or written.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// The disk is full.
    Full,
    /// The name is taken.
    NameTaken,
    /// The secret is not there (any more).
    Gone,
    /// Something else, for the log of the server.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Full => f.write_str("the disk is full"),
            StoreError::NameTaken => f.write_str("the name is taken"),
            StoreError::Gone => f.write_str("it is gone"),
            StoreError::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for StoreError {}

/// SQLite's codes for a full disk, and for a failed write below it.
const FULL: [&str; 4] = ["13", "778", "1034", "4874"];

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let database = error.as_database_error();
        let code = database.and_then(|error| error.code());
        match code {
            Some(code) if FULL.contains(&&*code) => StoreError::Full,
            _ if database.is_some_and(|error| error.is_unique_violation()) => StoreError::NameTaken,
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

impl Store {
    /// Opens the storage in a folder, which is made and locked if need be.
    pub async fn open(folder: &Path) -> Result<Store, StoreError> {
        let options = sqlite::options(&folder.join("orrery.sqlite"));
        let connection = sqlite::connect_to_write(&options).await?;
        let writer = writer::Writer::start(connection);
        let reads = sqlite::connect_to_read(options).await?;
        Ok(Store { reads, writer })
    }

    /// Writes all of this or nothing. Returns once it is on disk.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.writer.write(writes).await
    }

    /// Whether the storage can still be written to.
    pub async fn is_well(&self) -> bool {
        self.write(Vec::new()).await.is_ok()
    }

    /// Waits for what is being written and closes.
    pub async fn close(self) {
        self.writer.stop().await;
        self.reads.close().await;
    }
}
