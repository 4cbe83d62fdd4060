//! Everything that is kept, as one file: out of either storage, into either.
//!
//! A backup is read at one moment, beside a server that goes on. A restore wants an empty storage on which no server
//! lives; it looks at the whole file first, and then writes all of it or nothing. Every table comes back under a new
//! epoch: whoever drove it before can append nothing.

mod file;
mod layout;

pub(super) use layout::{Column, Kind, LAYOUT, Layout, Row, Value};

use super::postgres::PostgresCopy;
use super::sqlite::SqliteCopy;
use super::{Database, Found, StoreError};
use crate::folder;
use file::{Part, Writer};
use std::path::{Path, PathBuf};

/// How many rows are written at a time.
const AT_A_TIME: usize = 500;

/// Where everything is kept.
#[derive(Clone, Debug)]
pub struct Place {
    /// The folder.
    pub data: PathBuf,
    /// The database, if it is not in the folder.
    pub database: Option<Database>,
}

/// A storage as a whole, in one transaction.
pub(super) trait Copying: Send {
    /// All rows of a table.
    fn read<'a>(&'a mut self, layout: &'static Layout, take: Take<'a>) -> Found<'a, ()>;

    /// Whether there is no row in any table.
    fn is_empty(&mut self) -> Found<'_, bool>;

    /// Writes rows of a table.
    fn write<'a>(
        &'a mut self,
        layout: &'static Layout,
        columns: &'a [Column],
        rows: Vec<Row>,
    ) -> Found<'a, ()>;

    /// Ends it; what was written is there now.
    fn end(self: Box<Self>) -> Found<'static, ()>;
}

/// Who takes the rows that are read.
pub(super) type Take<'a> = &'a mut (dyn FnMut(Row) -> Result<(), StoreError> + Send);

impl Place {
    /// Writes everything that is kept into a new file, beside a server that may go on meanwhile; how many rows.
    pub async fn backup(&self, file: &Path) -> Result<u64, String> {
        let words = |error: StoreError| error.to_string();
        let mut copy: Box<dyn Copying> = match &self.database {
            Some(database) => Box::new(PostgresCopy::to_read(database).await.map_err(words)?),
            None => Box::new(SqliteCopy::to_read(&self.data).await.map_err(words)?),
        };
        let cannot = |error| format!("{} cannot be written: {error}", file.display());
        let mut writer = Writer::begin(file).map_err(cannot)?;
        for layout in LAYOUT {
            writer.table(layout).map_err(cannot)?;
            let mut take = |row| {
                let written = writer.row(row);
                written.map_err(|error| StoreError::Unfit(cannot(error)))
            };
            copy.read(layout, &mut take).await.map_err(words)?;
        }
        copy.end().await.map_err(words)?;
        writer.end().map_err(cannot)
    }

    /// Reads a backup into an empty storage on which no server lives; how many rows.
    pub async fn restore(&self, file: &Path) -> Result<u64, String> {
        let words = |error: StoreError| error.to_string();
        // All of it is looked at before anything changes.
        file::read_all(file, |_| Ok(()))?;
        let _taken = folder::take(&self.data).map_err(|error| error.to_string())?;
        let mut copy: Box<dyn Copying> = match &self.database {
            Some(database) => Box::new(
                PostgresCopy::to_write(database, &self.data)
                    .await
                    .map_err(words)?,
            ),
            None => Box::new(SqliteCopy::to_write(&self.data).await.map_err(words)?),
        };
        if !copy.is_empty().await.map_err(words)? {
            let place = match &self.database {
                Some(database) => database.to_string(),
                None => self.data.display().to_string(),
            };
            let words = "is not empty: a backup is restored into a new folder or a new database";
            return Err(format!("{place} {words}"));
        }
        let rows = write_all(&mut *copy, file).await?;
        copy.end().await.map_err(words)?;
        Ok(rows)
    }
}

/// What is to be written next.
type Batch = (&'static Layout, Vec<Column>, Vec<Row>);

/// Reads the file on a thread of its own, some rows ahead of what is written.
async fn write_all(copy: &mut dyn Copying, file: &Path) -> Result<u64, String> {
    let (send, mut batches) = tokio::sync::mpsc::channel::<Batch>(2);
    let file = file.to_owned();
    let reading = tokio::task::spawn_blocking(move || {
        let mut batch: Option<Batch> = None;
        let give = |batch: Batch| match batch.2.is_empty() {
            true => Ok(()),
            false => send.blocking_send(batch).map_err(|_| String::new()),
        };
        let rows = file::read_all(&file, |part| {
            match part {
                Part::Table(layout, columns) => {
                    let before = batch.replace((layout, columns, Vec::new()));
                    before.map_or(Ok(()), give)?;
                }
                Part::Row(row) => {
                    let Some((layout, columns, rows)) = &mut batch else {
                        return Ok(());
                    };
                    rows.push(raised(layout, columns, row));
                    if rows.len() == AT_A_TIME {
                        give((layout, columns.clone(), std::mem::take(rows)))?;
                    }
                }
            }
            Ok(())
        })?;
        batch.map_or(Ok(()), give)?;
        Ok(rows)
    });
    while let Some((layout, columns, rows)) = batches.recv().await {
        let written = copy.write(layout, &columns, rows).await;
        written.map_err(|error| error.to_string())?;
    }
    reading.await.map_err(|error| error.to_string())?
}

/// Every table comes back under a new epoch.
fn raised(layout: &Layout, columns: &[Column], mut row: Row) -> Row {
    if layout.table == "heads" {
        for (value, (name, _)) in row.iter_mut().zip(columns) {
            if let (Value::Whole(epoch), "epoch") = (value, *name) {
                *epoch += 1;
            }
        }
    }
    row
}
