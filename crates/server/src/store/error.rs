//! Why the storage does not do what it is asked.

use super::sqlite::is_corrupt;
use super::{Lack, Refused};
use std::fmt;

/// Why something could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// What was to be written is not possible as things are; nothing happened.
    Refused(Refused),
    /// Surely nothing happened.
    NotStored(Lack),
    /// Surely nothing happened: the table has another driver.
    Fenced,
    /// Nobody knows whether it happened.
    Unknown,
    /// It is there, but cannot be understood.
    Garbled(String),
    /// It could not be read.
    Unread(String),
    /// The database cannot be reached at the moment.
    Away(String),
    /// The database will not do, and why.
    Unfit(String),
    /// The table is another server's to have.
    Elsewhere,
    /// Another server lives on the database.
    Occupied(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Refused(why) => write!(f, "refused: {why:?}"),
            StoreError::NotStored(Lack::Full) => f.write_str("the disk is full"),
            StoreError::NotStored(Lack::Failed) => f.write_str("it could not be written"),
            StoreError::Fenced => f.write_str("the table has another driver"),
            StoreError::Unknown => f.write_str("it is not known whether it was written"),
            StoreError::Garbled(why) => write!(f, "what is kept cannot be understood: {why}"),
            StoreError::Unread(why) | StoreError::Away(why) | StoreError::Unfit(why) => {
                f.write_str(why)
            }
            StoreError::Elsewhere => f.write_str("another server has the table"),
            StoreError::Occupied(whose) => write!(f, "another server keeps its tables in {whose}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let why = error.to_string();
        match &error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::Garbled(why),
            error if is_corrupt(error) => StoreError::Garbled(why),
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::WorkerCrashed => StoreError::Away(why),
            error if is_away(error) => StoreError::Away(why),
            _ => StoreError::Unread(why),
        }
    }
}

/// Whether PostgreSQL says that it is not there for us: no connection, no room, shut down, cancelled.
fn is_away(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    let class = code.as_deref().filter(|code| code.len() == 5);
    class.is_some_and(|code| matches!(&code[..2], "08" | "53" | "57"))
}
