//! Whose database it is, and whether it will do.

use super::{AT_THE_DOOR, MIGRATIONS, error::code};
use crate::store::{Database, StoreError};
use sqlx::migrate::MigrateError;
use sqlx::{ConnectOptions, PgConnection, query, query_as, query_scalar};
use std::fs;
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::sync::Arc;
use tokio::time::timeout;

/// The oldest version that is known to do.
const OLDEST: i32 = 15;

/// A house.
pub(super) struct House {
    pub(super) id: Arc<str>,
    /// What its servers prove themselves to one another by.
    pub(super) secret: Arc<str>,
}

/// A first connection; if there is none to be had, why, in words for whoever starts a server.
pub(super) async fn enter(database: &Database) -> Result<PgConnection, StoreError> {
    let options = database.options.clone().application_name("orrery");
    let options = options.disable_statement_logging();
    let mut connection = match timeout(AT_THE_DOOR, options.connect()).await {
        Err(_) => return Err(unfit(format!("{database} does not answer"))),
        Ok(Err(error)) => return Err(unfit(why_not(database, &error))),
        Ok(Ok(connection)) => connection,
    };
    assert_fit(&mut connection, None).await?;
    Ok(connection)
}

fn unfit(why: String) -> StoreError {
    StoreError::Unfit(why)
}

/// Why a connection is not to be had.
fn why_not(database: &Database, error: &sqlx::Error) -> String {
    let user = database.options.get_username();
    match (error, code(error).as_deref()) {
        (sqlx::Error::Io(error), _) if error.kind() == std::io::ErrorKind::InvalidData => {
            format!("{database} cannot be spoken to in secret, by TLS: {error}")
        }
        (sqlx::Error::Io(error), _) => format!("there is no PostgreSQL at {database}: {error}"),
        (sqlx::Error::Tls(error), _) => {
            format!("{database} cannot be spoken to in secret, by TLS: {error}")
        }
        (_, Some("28P01" | "28000")) => {
            format!("{database} does not let {user} in: the name or the password is wrong")
        }
        (_, Some("3D000")) => format!("there is no such database: {database}"),
        (error, _) => format!("{database}: {error}"),
    }
}

/// An acknowledgement is a promise: no connection is used that would commit without syncing, that leads to a standby,
/// or to another house than it should.
pub(super) async fn assert_fit(
    connection: &mut PgConnection,
    house: Option<&str>,
) -> Result<(), StoreError> {
    let settings = query_as::<_, (String, String, String, bool, String, String)>(
        "SELECT current_setting('synchronous_commit'), current_setting('fsync'), \
         current_setting('full_page_writes'), \
         pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean, \
         current_setting('server_version_num'), current_setting('server_encoding')",
    );
    let (commit, fsync, pages, read_only, version, encoding) =
        settings.fetch_one(&mut *connection).await?;
    let version = version.parse::<i32>().unwrap_or_default() / 10_000;
    if version < OLDEST {
        let words = format!("PostgreSQL {version} is too old: it has to be {OLDEST} or newer");
        return Err(unfit(words));
    }
    if read_only {
        let words = "the database is a read-only standby: give the address of the one that can be written to";
        return Err(unfit(words.to_owned()));
    }
    if encoding != "UTF8" {
        let words = format!("the database keeps text as {encoding}; it has to be UTF8");
        return Err(unfit(words));
    }
    let durable = matches!(commit.as_str(), "on" | "remote_apply");
    if !durable || fsync != "on" || pages != "on" {
        return Err(unfit(format!(
            "PostgreSQL would not be durable: synchronous_commit={commit}, fsync={fsync}, \
             full_page_writes={pages}; all of them have to be on"
        )));
    }
    let Some(house) = house else {
        return Ok(());
    };
    let id: Option<String> = query_scalar("SELECT id FROM house")
        .fetch_optional(connection)
        .await?;
    match id.as_deref() == Some(house) {
        true => Ok(()),
        false => Err(unfit("the database is now another house's".to_owned())),
    }
}

/// Brings a database up to date, and finds out which house it is: that of the folder, if the folder knows one.
pub(super) async fn prepare(
    connection: &mut PgConnection,
    database: &Database,
    folder: &Path,
) -> Result<House, StoreError> {
    let (is_house, tables): (bool, i64) = query_as(
        "SELECT to_regclass('house') IS NOT NULL, \
         (SELECT count(*) FROM pg_tables WHERE schemaname = current_schema())",
    )
    .fetch_one(&mut *connection)
    .await?;
    if !is_house && tables > 0 {
        return Err(unfit(format!(
            "{database} holds something else already: give Orrery a database of its own"
        )));
    }
    let known = folder.join("house");
    let expected = fs::read_to_string(&known).ok();
    let expected = expected.as_deref().map(str::trim);
    if is_house {
        compare(connection, database, folder, expected).await?;
    } else if expected.is_some() {
        return Err(other(database, folder));
    }
    let migrated = MIGRATIONS.run_direct(None, &mut *connection, false).await;
    migrated.map_err(|error| match error {
        MigrateError::VersionMissing(_) => unfit(format!(
            "{database} was last used by a newer Orrery: use that one, or one newer still"
        )),
        error => unfit(format!("{database} cannot be brought up to date: {error}")),
    })?;
    query("INSERT INTO house (id) SELECT $1 WHERE NOT EXISTS (SELECT FROM house)")
        .bind(crate::secret::id())
        .execute(&mut *connection)
        .await?;
    query("UPDATE house SET secret = $1 WHERE secret IS NULL")
        .bind(crate::secret::secret())
        .execute(&mut *connection)
        .await?;
    let (id, secret): (String, String) = query_as("SELECT id, secret FROM house")
        .fetch_one(&mut *connection)
        .await?;
    if expected.is_none() {
        let noted = note(&known, &id);
        noted.map_err(|error| unfit(format!("{}: {error}", known.display())))?;
    }
    Ok(House {
        id: id.into(),
        secret: secret.into(),
    })
}

async fn compare(
    connection: &mut PgConnection,
    database: &Database,
    folder: &Path,
    expected: Option<&str>,
) -> Result<(), StoreError> {
    let id: Option<String> = query_scalar("SELECT id FROM house")
        .fetch_optional(connection)
        .await?;
    match (id, expected) {
        (Some(id), Some(expected)) if id != expected => Err(other(database, folder)),
        _ => Ok(()),
    }
}

fn other(database: &Database, folder: &Path) -> StoreError {
    let file = folder.join("house");
    unfit(format!(
        "{database} is another house's than the folder {}: give the other's address, or the other's \
         folder with --data. If they shall belong together from now on, delete {}",
        folder.display(),
        file.display()
    ))
}

/// Notes in a folder to which house it belongs.
fn note(file: &Path, id: &str) -> std::io::Result<()> {
    let mut options = fs::File::options();
    let options = options.write(true).create(true).truncate(true).mode(0o600);
    let mut file = options.open(file)?;
    writeln!(file, "{id}")?;
    file.sync_data()
}
