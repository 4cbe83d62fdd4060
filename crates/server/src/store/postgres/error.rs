//! What PostgreSQL's errors mean.

use crate::store::{Lack, Transacted, Whose};

/// The SQLSTATE: <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
pub(super) fn code(error: &sqlx::Error) -> Option<String> {
    Some(error.as_database_error()?.code()?.into_owned())
}

/// A statement before COMMIT has raised, or was not answered: without COMMIT nothing happens.
pub(super) fn rolled_back(error: &sqlx::Error) -> Transacted {
    let code = code(error);
    let class = code.as_deref().and_then(|code| code.get(..2));
    let (lack, whose) = match (code.as_deref(), class) {
        (Some("53100"), _) => (Lack::Full, Whose::Everybodys),
        // A deadlock, or two who changed the same: the next time it may go well.
        (Some("40001" | "40P01"), _) => (Lack::Failed, Whose::Nobodys),
        // Something about what was to be written: data, constraints, syntax, what is raised by triggers.
        (_, Some("21" | "22" | "23" | "42" | "P0")) => (Lack::Failed, Whose::Somebodys),
        // Resources, cancelled, shut down, the connection.
        _ => (Lack::Failed, Whose::Everybodys),
    };
    Transacted::RolledBack {
        lack,
        whose,
        why: error.to_string(),
    }
}

/// COMMIT has raised. These are the database's own word that the transaction was undone; after anything else, a cut
/// connection or a shutdown above all, it may be there.
pub(super) fn not_committed(error: &sqlx::Error) -> Transacted {
    match code(error).as_deref() {
        Some("40001" | "40P01" | "53100") => rolled_back(error),
        _ => Transacted::Lost(error.to_string()),
    }
}
