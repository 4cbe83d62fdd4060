//! What has to be true of every table, whatever went wrong on the way.

use super::fleet::Fleet;
use super::people::{Person, Sent, Told};
use serde_json::Value;
use std::collections::HashMap;
use table::Machine;

/// One entry of a log.
struct Row {
    seq: i32,
    epoch: i64,
    entry: String,
}

/// Compares all logs with what people sent and were told. The error says what is wrong.
pub(super) async fn check(fleet: &Fleet, people: &[Person]) -> Result<usize, String> {
    let mut connection = fleet.house.connect().await;
    let mut acknowledged = 0;
    for person in people {
        for table in &person.tables {
            let (setup, head): (String, i32) = sqlx::query_as(
                "SELECT setup, head FROM tables JOIN heads ON table_id = id WHERE id = $1",
            )
            .bind(table)
            .fetch_one(&mut connection)
            .await
            .unwrap();
            let rows: Vec<(i32, i64, String)> = sqlx::query_as(
                "SELECT seq, epoch, entry FROM log WHERE table_id = $1 ORDER BY seq",
            )
            .bind(table)
            .fetch_all(&mut connection)
            .await
            .unwrap();
            let rows = rows.into_iter();
            let rows: Vec<Row> = rows
                .map(|(seq, epoch, entry)| Row { seq, epoch, entry })
                .collect();
            whole(table, head, &rows)?;
            replays(table, &setup, &rows)?;
            let sent: Vec<&Sent> = person
                .sent
                .iter()
                .filter(|sent| sent.table == *table)
                .collect();
            acknowledged += as_told(table, &rows, &sent)?;
        }
    }
    Ok(acknowledged)
}

/// No gap, and whoever had the table later wrote later.
fn whole(table: &str, head: i32, rows: &[Row]) -> Result<(), String> {
    if rows.len() as i32 != head {
        return Err(format!(
            "{table}: {} entries, {head} by its row",
            rows.len()
        ));
    }
    if let Some(at) = (0..head).find(|at| rows[*at as usize].seq != *at) {
        return Err(format!("{table}: entry {at} is missing"));
    }
    match rows.windows(2).find(|two| two[0].epoch > two[1].epoch) {
        Some(two) => Err(format!(
            "{table}: entry {} is of an earlier epoch",
            two[1].seq
        )),
        None => Ok(()),
    }
}

/// The log replays, and meets its digests: nobody has answered twice.
fn replays(table: &str, setup: &str, rows: &[Row]) -> Result<(), String> {
    let setup = serde_json::from_str(setup).map_err(|error| error.to_string())?;
    let log: Vec<String> = rows.iter().map(|row| row.entry.clone()).collect();
    match Machine::read(table.to_owned(), setup, &log).fault {
        Some(fault) => Err(format!("{table} does not replay: {fault}")),
        None => Ok(()),
    }
}

/// What was done is there once, what was refused is not, of the rest nothing twice, and nothing that nobody sent; and
/// what was done before something was sent stands before it.
fn as_told(table: &str, rows: &[Row], sent: &[&Sent]) -> Result<usize, String> {
    let mut at: HashMap<String, Vec<usize>> = HashMap::new();
    for (n, row) in rows.iter().enumerate() {
        let entry: Value = serde_json::from_str(&row.entry).map_err(|error| error.to_string())?;
        if let Some(id) = entry["from"]["id"]
            .as_str()
            .filter(|id| id.starts_with(table))
        {
            at.entry(id.to_owned()).or_default().push(n);
        }
    }
    let mut order = Vec::new();
    for sent in sent {
        let there = at.remove(&sent.id).unwrap_or_default();
        let right = match sent.told {
            Told::Done => there.len() == 1,
            Told::Refused => there.is_empty(),
            Told::Nothing => there.len() <= 1,
        };
        if !right {
            return Err(format!(
                "{}: {:?}, and there {} times",
                sent.id,
                sent.told,
                there.len()
            ));
        }
        order.extend(there.first().map(|n| (*n, sent)));
    }
    if let Some(id) = at.keys().next() {
        return Err(format!("{table}: nobody sent {id}"));
    }
    order.sort_unstable_by_key(|(n, _)| *n);
    for two in order.windows(2) {
        let ((_, first), (_, second)) = (two[0], two[1]);
        if second.done < first.sent {
            return Err(format!(
                "{} stands before {}, which was done before",
                first.id, second.id
            ));
        }
    }
    Ok(sent.iter().filter(|sent| sent.told == Told::Done).count())
}
