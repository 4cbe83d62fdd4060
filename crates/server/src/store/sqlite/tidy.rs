//! What goes when it is no longer needed.

use crate::api::Moment;
use crate::store::Write;
use sqlx::{SqliteConnection, query};

/// All that belongs to a table, in the order in which it goes.
const PARTS: [&str; 10] = [
    "DELETE FROM log WHERE table_id = ?",
    "DELETE FROM seats WHERE table_id = ?",
    "DELETE FROM chat WHERE table_id = ?",
    "DELETE FROM rated WHERE table_id = ?",
    "DELETE FROM rated_games WHERE table_id = ?",
    "DELETE FROM invitations WHERE table_id = ?",
    "DELETE FROM finished WHERE table_id = ?",
    "DELETE FROM heads WHERE table_id = ?",
    "DELETE FROM charts WHERE id = ?",
    "DELETE FROM tables WHERE id = ?",
];

/// Does what keeps house; whether it was that.
pub(super) async fn run(write: &Write, to: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    match write {
        Write::Archive {
            table,
            head,
            entries,
        } => archive(table, *head, *entries, to).await?,
        Write::ForgetTable { table, head } => forget_table(table, *head, to).await?,
        Write::ForgetEnded { by } => {
            let ended = query("DELETE FROM secrets WHERE expires <= ?");
            ended.bind(by.0).execute(to).await?;
        }
        Write::ForgetGuests { before, most } => forget_guests(*before, *most, to).await?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Notes how much of a log is archived, if the log is still as it was, and lets it go.
async fn archive(
    table: &str,
    head: u32,
    entries: Option<u32>,
    to: &mut SqliteConnection,
) -> Result<(), sqlx::Error> {
    let archived = entries.map_or(-1, i64::from);
    let noted = query("UPDATE heads SET archived = ? WHERE table_id = ? AND head = ?");
    let noted = noted.bind(archived).bind(table).bind(i64::from(head));
    if noted.execute(&mut *to).await?.rows_affected() > 0 {
        let gone = query("DELETE FROM log WHERE table_id = ? AND seq < ?");
        gone.bind(table).bind(archived).execute(to).await?;
    }
    Ok(())
}

async fn forget_table(
    table: &str,
    head: u32,
    to: &mut SqliteConnection,
) -> Result<(), sqlx::Error> {
    // Whoever drives it meanwhile is fenced off.
    let free = query("UPDATE heads SET archived = head WHERE table_id = ? AND head = ?");
    let free = free.bind(table).bind(i64::from(head));
    if free.execute(&mut *to).await?.rows_affected() == 0 {
        return Ok(());
    }
    for part in PARTS {
        query(part).bind(table).execute(&mut *to).await?;
    }
    Ok(())
}

async fn forget_guests(
    before: Moment,
    most: u32,
    to: &mut SqliteConnection,
) -> Result<(), sqlx::Error> {
    query(
        "DELETE FROM accounts WHERE id IN (SELECT id FROM accounts AS guest \
         WHERE kind = 'guest' AND created < ? \
         AND NOT EXISTS (SELECT 1 FROM secrets WHERE account = guest.id) \
         AND NOT EXISTS (SELECT 1 FROM seats WHERE account = guest.id) \
         AND NOT EXISTS (SELECT 1 FROM tables WHERE host = guest.id) \
         AND NOT EXISTS (SELECT 1 FROM records WHERE account = guest.id) \
         AND NOT EXISTS (SELECT 1 FROM accounts AS program WHERE program.owner = guest.id) \
         ORDER BY created LIMIT ?)",
    )
    .bind(before.0)
    .bind(i64::from(most))
    .execute(&mut *to)
    .await?;
    query(
        "DELETE FROM mutes WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE id = reader) \
         OR NOT EXISTS (SELECT 1 FROM accounts WHERE id = player)",
    )
    .execute(to)
    .await?;
    Ok(())
}
