//! A backup as a file: lines of JSON. The first says what it is, then come tables with their rows, and the last line has
//! a digest of all before it, so that a file that was cut or damaged is known before anything is done with it.

use super::layout::{Column, Kind, LAYOUT, Layout, Row, Value};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

/// The number of this form; a file of a higher one is a newer program's.
const FORM: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    /// What the file is.
    OrreryBackup { form: u32, build: String },
    /// Rows of this table follow.
    Table { name: String, columns: Vec<String> },
    /// The end.
    End { rows: u64, sha256: String },
    /// A row.
    #[serde(untagged)]
    Row(Vec<serde_json::Value>),
}

/// A backup that is being written. It gets its name when it is whole.
pub(super) struct Writer {
    file: PathBuf,
    new: PathBuf,
    out: BufWriter<File>,
    digest: Sha256,
    pub(super) rows: u64,
}

impl Writer {
    /// Begins a file that its owner alone can read. One that is there is not written over.
    pub(super) fn begin(file: &Path) -> io::Result<Writer> {
        if file.exists() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let mut new = file.as_os_str().to_owned();
        new.push(".new");
        let new = PathBuf::from(new);
        let mut options = File::options();
        let options = options.write(true).create(true).truncate(true).mode(0o600);
        let mut writer = Writer {
            out: BufWriter::new(options.open(&new)?),
            file: file.to_owned(),
            new,
            digest: Sha256::new(),
            rows: 0,
        };
        let build = crate::BUILD.to_owned();
        writer.line(&Line::OrreryBackup { form: FORM, build })?;
        Ok(writer)
    }

    fn line(&mut self, line: &Line) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.digest.update(&text);
        self.out.write_all(&text)
    }

    pub(super) fn table(&mut self, layout: &Layout) -> io::Result<()> {
        let columns = layout.columns.iter();
        let columns = columns.map(|(name, _)| (*name).to_owned()).collect();
        let name = layout.table.to_owned();
        self.line(&Line::Table { name, columns })
    }

    pub(super) fn row(&mut self, row: Row) -> io::Result<()> {
        self.rows += 1;
        self.line(&Line::Row(row.into_iter().map(written).collect()))
    }

    /// Ends the file, and lets it be seen.
    pub(super) fn end(mut self) -> io::Result<u64> {
        let sha256 = hex(&std::mem::take(&mut self.digest).finalize());
        let rows = self.rows;
        self.line(&Line::End { rows, sha256 })?;
        self.out.flush()?;
        self.out.get_ref().sync_all()?;
        // Not by renaming: that would write over a file that has come meanwhile.
        fs::hard_link(&self.new, &self.file)?;
        Ok(rows)
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.new);
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A value in the file. A real number is written as text, so that every bit comes back.
fn written(value: Value) -> serde_json::Value {
    match value {
        Value::Null => serde_json::Value::Null,
        Value::Text(text) => text.into(),
        Value::Whole(number) => number.into(),
        Value::Real(number) => format!("{number:?}").into(),
        Value::Flag(flag) => flag.into(),
    }
}

fn read(value: serde_json::Value, kind: Kind) -> Option<Value> {
    Some(match (kind, value) {
        (_, serde_json::Value::Null) => Value::Null,
        (Kind::Text, serde_json::Value::String(text)) => Value::Text(text),
        (Kind::Whole, serde_json::Value::Number(number)) => Value::Whole(number.as_i64()?),
        (Kind::Real, serde_json::Value::String(number)) => Value::Real(number.parse().ok()?),
        (Kind::Flag, serde_json::Value::Bool(flag)) => Value::Flag(flag),
        _ => return None,
    })
}

/// What is read of a file.
pub(super) enum Part {
    /// Rows of this table follow, with these columns.
    Table(&'static Layout, Vec<Column>),
    Row(Row),
}

/// Reads a file, and gives every part of it to `take`; else says in words why that is not possible.
pub(super) fn read_all(
    file: &Path,
    mut take: impl FnMut(Part) -> Result<(), String>,
) -> Result<u64, String> {
    let name = file.display();
    let damaged = || format!("{name} is damaged, or not all of it is there: take another backup");
    let cannot = |error: io::Error| format!("{name} cannot be read: {error}");
    let mut lines = BufReader::new(File::open(file).map_err(cannot)?);
    let (mut digest, mut rows, mut columns) = (Sha256::new(), 0_u64, Vec::new());
    let mut text = Vec::new();
    for n in 0_u64.. {
        text.clear();
        if lines.read_until(b'\n', &mut text).map_err(cannot)? == 0 {
            return Err(damaged());
        }
        let line = serde_json::from_slice::<Line>(&text);
        let begins = matches!(line, Ok(Line::OrreryBackup { .. }));
        if (n == 0) != begins {
            return Err(match n {
                0 => format!("{name} is no backup of Orrery"),
                _ => damaged(),
            });
        }
        match line.map_err(|_| damaged())? {
            Line::OrreryBackup { form, .. } if form > FORM => return Err(newer(file)),
            Line::OrreryBackup { .. } => {}
            Line::Table {
                name,
                columns: named,
            } => {
                let layout = LAYOUT.iter().find(|layout| layout.table == name);
                let layout = layout.ok_or_else(|| newer(file))?;
                let known = |name: &String| layout.columns.iter().find(|column| column.0 == name);
                let known: Option<Vec<_>> = named.iter().map(|name| known(name).copied()).collect();
                columns = known.ok_or_else(|| newer(file))?;
                take(Part::Table(layout, columns.clone()))?;
            }
            Line::Row(values) if values.len() == columns.len() => {
                let values = values.into_iter().zip(&columns);
                let row: Option<Row> = values
                    .map(|(value, (_, kind))| read(value, *kind))
                    .collect();
                rows += 1;
                take(Part::Row(row.ok_or_else(damaged)?))?;
            }
            Line::Row(_) => return Err(damaged()),
            Line::End { rows: all, sha256 } => {
                let whole = all == rows && sha256 == hex(&digest.finalize());
                let over = lines.fill_buf().map_err(cannot)?.is_empty();
                return match whole && over {
                    true => Ok(rows),
                    false => Err(damaged()),
                };
            }
        }
        digest.update(&text);
    }
    Err(damaged())
}

fn newer(file: &Path) -> String {
    format!(
        "{} was written by a newer Orrery: use that one",
        file.display()
    )
}
