//! What SQLite's errors mean.

use crate::store::{Lack, Transacted, Whose};
use sqlx::sqlite::SqliteError;

/// The primary result codes that tell something: <https://sqlite.org/rescode.html>.
const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const NO_MEMORY: u32 = 7;
const READ_ONLY: u32 = 8;
const IO_ERROR: u32 = 10;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const CANNOT_OPEN: u32 = 14;
const NOT_A_DATABASE: u32 = 26;
/// The one extended code of interest: no room for the index of the write-ahead log.
const NO_ROOM_FOR_INDEX: u32 = 4874;

/// The extended result code.
fn code(error: &sqlx::Error) -> Option<u32> {
    let error = error.as_database_error()?;
    error.try_downcast_ref::<SqliteError>()?;
    error.code()?.parse().ok()
}

/// Whether what is in the file is damaged.
pub(in crate::store) fn is_corrupt(error: &sqlx::Error) -> bool {
    code(error).is_some_and(|code| matches!(code & 0xff, CORRUPT | NOT_A_DATABASE))
}

/// A statement before COMMIT has raised.
pub(super) fn rolled_back(error: &sqlx::Error) -> Transacted {
    let code = code(error);
    let lack = match code {
        Some(FULL | NO_ROOM_FOR_INDEX) => Lack::Full,
        _ => Lack::Failed,
    };
    let of_the_disk = code.is_none_or(|code| {
        matches!(
            code & 0xff,
            BUSY | LOCKED | NO_MEMORY | READ_ONLY | IO_ERROR | FULL | CANNOT_OPEN
        )
    });
    Transacted::RolledBack {
        lack,
        whose: match of_the_disk {
            true => Whose::Everybodys,
            false => Whose::Somebodys,
        },
        why: error.to_string(),
    }
}

/// COMMIT has raised.
///
/// `FULL` means that a frame could not be written whole into the write-ahead log. The last frame is the one that
/// commits, and it is checked by a sum: it is not there, and never will be. After any other error it may be there, not
/// synced or not yet in the index, and could be found after a crash unless something is committed over it.
pub(super) fn not_committed(error: &sqlx::Error) -> Transacted {
    match code(error) {
        Some(FULL) => rolled_back(error),
        _ => Transacted::Lost(error.to_string()),
    }
}
