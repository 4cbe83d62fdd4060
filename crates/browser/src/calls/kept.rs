//! What is kept here as a file: to be taken elsewhere, and to be taken in again.

use crate::drive::put;
use crate::hall::Hall;
use crate::job::{Job, Thought};
use crate::row::{Row, Series};
use crate::wire::{Op, Store};
use games::Json;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::rc::Rc;
use table::api::{Code, Done, Refusal};
use table::{Holder, Machine};

/// The form of such a file; one of a later form is not read.
const FORM: u32 = 1;

/// Kept games as a file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Kept {
    /// The form in which they are written.
    orrery: u32,
    /// Whose they are.
    me: Option<String>,
    tables: BTreeMap<String, KeptTable>,
    #[serde(default)]
    series: BTreeMap<String, Series>,
    /// Records by id, those of tables too.
    #[serde(default)]
    records: BTreeMap<String, String>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptTable {
    row: Row,
    log: Vec<String>,
}

/// What came of taking in a file.
#[derive(Debug, Serialize)]
pub(crate) struct TakenIn {
    /// How many tables and records are new here.
    taken: u32,
    /// How many were here already, and stay as they are.
    known: u32,
}

/// Everything, or one table with its record.
pub(crate) async fn keep(hall: &Rc<Hall>, only: Option<&str>) -> Result<Kept, Refusal> {
    let me = hall.me().await?.map(|me| me.id);
    let mut kept = Kept {
        orrery: FORM,
        me,
        tables: BTreeMap::new(),
        series: BTreeMap::new(),
        records: BTreeMap::new(),
    };
    let rows = match only {
        Some(id) => vec![(id.to_owned(), hall.row(id).await?)],
        None => hall.rows().await?,
    };
    for (id, row) in rows {
        let log = hall.log(&id).await?;
        kept.tables.insert(id, KeptTable { row, log });
    }
    match only {
        Some(id) => {
            let record = hall.get(Store::Records, id).await?;
            kept.records
                .extend(record.map(|record| (id.to_owned(), record)));
        }
        None => {
            kept.records.extend(hall.all(Store::Records).await?);
            for (id, text) in hall.all(Store::Series).await? {
                kept.series
                    .extend(serde_json::from_str(&text).ok().map(|series| (id, series)));
            }
        }
    }
    Ok(kept)
}

/// A file as it is written: one of another form says so, whatever else it is.
fn heard(file: &Json) -> Result<Kept, Refusal> {
    #[derive(Deserialize)]
    struct Form {
        orrery: u32,
    }
    let bad = |_| Refusal::new(Code::BadRequest, "device-bad-file");
    let form: Form = serde_json::from_str(file.get()).map_err(bad)?;
    match form.orrery {
        FORM => serde_json::from_str(file.get()).map_err(bad),
        _ => Err(Refusal::new(Code::BadRequest, "device-other_form")),
    }
}

/// Reads every game of a file, as whoever opens it would; gives the ids of those that cannot go on. It comes from outside,
/// so this is done in an instance of its own, which it may break.
pub(crate) fn read(file: &Json) -> Result<Vec<String>, Refusal> {
    let mut frozen = Vec::new();
    for (id, KeptTable { row, log }) in heard(file)?.tables {
        if Machine::read(id.clone(), row.setup, &log).fault.is_some() {
            frozen.push(id);
        }
    }
    Ok(frozen)
}

/// Takes in a file. What is here already stays as it is; a game that cannot go on is shown frozen.
pub(crate) async fn take_in(hall: &Rc<Hall>, file: Json) -> Result<TakenIn, Refusal> {
    let me = hall.somebody().await?;
    match hall.work(None, Job::Read { kept: file.clone() }).await {
        Thought::Done(_) => {}
        Thought::Refused(refusal) => return Err(refusal),
        Thought::Fault(_) => return Err(Refusal::new(Code::BadRequest, "device-bad-file")),
        Thought::NoRoom => return Err(Refusal::too_much()),
    }
    let file = heard(&file)?;
    let (mut taken, mut known) = (0, 0);
    for (id, KeptTable { mut row, log }) in file.tables {
        if !is_ours(&id) || hall.get(Store::Tables, &id).await?.is_some() {
            known += 1;
            continue;
        }
        // Whoever takes it in plays it.
        if let Some(from) = &file.me {
            row.becomes(from, &me.id);
        }
        let entries = (0..).zip(log).map(|(at, text)| {
            let text = match &file.me {
                Some(from) => renamed(&text, from, &me.id),
                None => text,
            };
            let table = id.clone();
            Op::Enter { table, at, text }
        });
        let mut ops: Vec<Op> = entries.collect();
        ops.push(put(Store::Tables, &id, &row));
        hall.write(ops).await?;
        taken += 1;
    }
    for (id, mut series) in file.series {
        if is_ours(&id) && hall.get(Store::Series, &id).await?.is_none() {
            if let Some(from) = &file.me {
                rename(&mut series.setup.seats, from, &me.id);
                series.setup.host.clone_from(&me.id);
            }
            hall.write(vec![put(Store::Series, &id, &series)]).await?;
        }
    }
    for (key, text) in file.records {
        let is_new = is_ours(&key) && hall.get(Store::Records, &key).await?.is_none();
        if is_new && serde_json::from_str::<serde::de::IgnoredAny>(&text).is_ok() {
            let store = Store::Records;
            hall.write(vec![Op::Put { store, key, text }]).await?;
            taken += 1;
        }
    }
    Ok(TakenIn { taken, known })
}

/// A kept table goes, with all that belongs to it. One of a series stays: the series counts on it.
pub(crate) async fn delete(hall: &Rc<Hall>, id: &str) -> Result<Done, Refusal> {
    match hall.row(id).await {
        Ok(row) if row.setup.series.is_some() => {
            return Err(Refusal::new(Code::NotNow, "device-in_series"));
        }
        Err(refusal) if refusal.code == Code::NotFound => {
            // An imported record has no table.
            let record = hall.get(Store::Records, id).await?;
            record.ok_or_else(Refusal::not_found)?;
        }
        // One that is garbled goes too.
        _ => {}
    }
    let ids = [id.to_owned()];
    delete_all(hall, &ids, Vec::new()).await
}

/// The series of a table goes, with all of its tables.
pub(crate) async fn delete_series(hall: &Rc<Hall>, id: &str) -> Result<Done, Refusal> {
    let series = hall.row(id).await?.setup.series;
    let series = series.ok_or_else(Refusal::not_found)?;
    let rows = hall.rows().await?.into_iter();
    let same = rows.filter(|(_, row)| row.setup.series.as_ref() == Some(&series));
    let ids: Vec<String> = same.map(|(id, _)| id).collect();
    let (store, key) = (Store::Series, series);
    delete_all(hall, &ids, vec![Op::Delete { store, key }]).await
}

/// Deletes tables and what is to be deleted with them: all or nothing.
async fn delete_all(hall: &Rc<Hall>, ids: &[String], mut ops: Vec<Op>) -> Result<Done, Refusal> {
    for id in ids {
        // Whoever plays it in another tab plays it no longer.
        hall.hold(id, true).await?;
        hall.lose(id);
        let table = id.clone();
        ops.push(Op::DeleteLog { table });
        for store in [Store::Tables, Store::Records, Store::Charts] {
            let key = id.clone();
            ops.push(Op::Delete { store, key });
        }
    }
    let gone = hall.write(ops).await;
    ids.iter().for_each(|id| hall.release(id));
    gone?;
    Ok(Done { done: true })
}

/// Whether an id is one of this place.
fn is_ours(id: &str) -> bool {
    let rest = id.strip_prefix("d-");
    rest.is_some_and(|rest| {
        (1..=32).contains(&rest.len()) && rest.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}

impl Row {
    fn becomes(&mut self, from: &str, to: &str) {
        rename(&mut self.setup.seats, from, to);
        self.rename_holders(|holders| rename(holders, from, to));
        if self.setup.host == from {
            to.clone_into(&mut self.setup.host);
        }
    }
}

fn rename(holders: &mut [Holder], from: &str, to: &str) {
    for holder in holders {
        if matches!(holder, Holder::Person(who) if who == from) {
            *holder = Holder::Person(to.to_owned());
        }
    }
}

/// An entry as if somebody else had written it.
fn renamed(entry: &str, from: &str, to: &str) -> String {
    // An account is a word of its own in an entry: 16 random letters that nothing else is.
    entry.replace(&format!("\"{from}\""), &format!("\"{to}\""))
}
