//! What is kept here as a file: to be taken elsewhere, and to be taken in again.

use crate::drive::put;
use crate::hall::Hall;
use crate::row::{Row, Series};
use crate::wire::{Op, Store};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::rc::Rc;
use table::Holder;
use table::api::{Code, Done, Refusal};

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

/// Takes in a file. What is here already stays as it is. Whether a log plays is seen when its table is opened.
pub(crate) async fn take_in(hall: &Rc<Hall>, file: Kept) -> Result<TakenIn, Refusal> {
    if file.orrery != FORM {
        return Err(Refusal::new(Code::BadRequest, "device-other_form"));
    }
    let me = hall.somebody().await?;
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

/// A kept table goes, with all that belongs to it.
pub(crate) async fn delete(hall: &Rc<Hall>, id: &str) -> Result<Done, Refusal> {
    if let Ok(row) = hall.row(id).await {
        if row.setup.series.is_some() {
            return Err(Refusal::new(Code::NotNow, "device-in_series"));
        }
    } else if hall.get(Store::Tables, id).await?.is_none()
        && hall.get(Store::Records, id).await?.is_none()
    {
        return Err(Refusal::not_found());
    }
    // Whoever plays it in another tab plays it no longer.
    hall.hold(id, true).await?;
    hall.lose(id);
    let table = id.to_owned();
    let mut ops = vec![Op::DeleteLog { table }];
    for store in [Store::Tables, Store::Records, Store::Charts] {
        let key = id.to_owned();
        ops.push(Op::Delete { store, key });
    }
    let gone = hall.write(ops).await;
    hall.release(id);
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
