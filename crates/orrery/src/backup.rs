//! `orrery backup` and `orrery restore`: everything that is kept, as one file.

use crate::failure::Failure;
use crate::serve::database;
use server::store::Place;
use std::io::Write;
use std::path::PathBuf;

/// Write everything that is kept into one file, while the server goes on
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery backup friday.orrery
  orrery backup friday.orrery --database postgres://orrery@127.0.0.1/orrery")]
pub struct Backup {
    /// The file to be written; its owner alone can read it
    pub file: PathBuf,
    #[command(flatten)]
    from: Kept,
}

/// Read a backup into a new folder or a new database, of either kind: moving is backup and restore
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery restore friday.orrery --data new-folder
  orrery restore friday.orrery --database postgres://orrery@127.0.0.1/orrery")]
pub struct Restore {
    /// The file that `orrery backup` has written
    pub file: PathBuf,
    #[command(flatten)]
    into: Kept,
}

/// Where everything is kept.
#[derive(clap::Args)]
struct Kept {
    /// The folder of the server
    #[arg(long, default_value = "orrery-data")]
    data: PathBuf,
    /// The PostgreSQL database of the server, if it has one
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl Kept {
    fn place(&self) -> Result<Place, Failure> {
        Ok(Place {
            data: self.data.clone(),
            database: database(self.database.as_deref())?,
        })
    }
}

/// Writes a backup.
pub fn backup(args: &Backup, out: &mut impl Write) -> Result<(), Failure> {
    let place = args.from.place()?;
    let runtime = tokio::runtime::Runtime::new()?;
    let rows = runtime.block_on(place.backup(&args.file));
    let rows = rows.map_err(Failure::failed)?;
    Ok(writeln!(
        out,
        "{rows} rows are in {}.",
        args.file.display()
    )?)
}

/// Reads a backup.
pub fn restore(args: &Restore, out: &mut impl Write) -> Result<(), Failure> {
    let place = args.into.place()?;
    let runtime = tokio::runtime::Runtime::new()?;
    let rows = runtime.block_on(place.restore(&args.file));
    let rows = rows.map_err(Failure::failed)?;
    Ok(writeln!(
        out,
        "{rows} rows of {} are back.",
        args.file.display()
    )?)
}
