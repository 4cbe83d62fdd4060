//! Records of finished tables, and imported ones. They are read in an instance of its own.

use crate::hall::{Hall, People};
use crate::job::{Job, Thought};
use crate::wire::{Op, Store};
use games::Json;
use serde_json::value::RawValue;
use std::rc::Rc;
use table::api::{Code, Imported, Phase, Raw, Refusal};
use table::ids;
use table::record::players;
use tabletop::Seed;

/// Which game a record is of.
#[derive(serde::Deserialize)]
struct Of {
    game: String,
}

/// The longest record that is taken in, in bytes.
const LONGEST: usize = 4 << 20;
/// The most that a link unpacks to.
const LONGEST_LINK: usize = 1 << 20;

/// The text of a record, which there is once the game is over.
async fn body(hall: &Rc<Hall>, id: &str) -> Result<Json, Refusal> {
    let mut text = hall.get(Store::Records, id).await?;
    if text.is_none() {
        hall.drive(id, false).await?;
        // Reading a log that does not fit has kept a record of it.
        text = hall.get(Store::Records, id).await?;
    }
    let text = match text {
        Some(text) => text,
        None => hall.with(|inside| {
            let driven = inside.tables.get(id).ok_or_else(Refusal::not_found)?;
            let table = driven.machine().table();
            match (table.phase, &table.game) {
                (Phase::Over, Some(game)) => Ok(game.record_text()),
                (Phase::Frozen, _) => Err(Refusal::new(Code::Frozen, "server-frozen")),
                _ => Err(Refusal::new(Code::NotNow, "server-not_over")),
            }
        })?,
    };
    RawValue::from_string(text).map_err(|_| Refusal::new(Code::Frozen, "server-garbled"))
}

/// What came of a job, as an answer.
fn answer(thought: Thought) -> Result<Raw, Refusal> {
    match thought {
        Thought::Done(json) => Ok(json.into()),
        Thought::Refused(refusal) => Err(refusal),
        // A record may lead the rules anywhere: a fault in them is the record's fault.
        Thought::Fault(_) => Err(Refusal::bad_request()),
        Thought::NoRoom => Err(Refusal::too_much()),
    }
}

pub(crate) async fn info(hall: &Rc<Hall>, id: &str) -> Result<Raw, Refusal> {
    let record = body(hall, id).await?;
    let known = match hall.row(id).await {
        Ok(row) => {
            let summary = row.summary();
            let names = People(hall.me().await?);
            Some((
                players(&summary.holders, &names),
                summary.outcome.map(|(outcome, _)| outcome),
            ))
        }
        // It was imported.
        Err(_) => None,
    };
    let (players, outcome) = known.unzip();
    let job = Job::Info {
        id: id.to_owned(),
        record,
        players,
        outcome: outcome.flatten(),
    };
    answer(hall.work(None, job).await)
}

pub(crate) async fn file(hall: &Rc<Hall>, id: &str) -> Result<Raw, Refusal> {
    Ok(body(hall, id).await?.into())
}

pub(crate) async fn moment(
    hall: &Rc<Hall>,
    id: &str,
    moment: &str,
    viewer: Option<String>,
) -> Result<Raw, Refusal> {
    let moment = moment.parse().map_err(|_| Refusal::bad_request())?;
    let record = body(hall, id).await?;
    let job = Job::Moment {
        record,
        moment,
        viewer,
    };
    answer(hall.work(None, job).await)
}

pub(crate) async fn chart(hall: &Rc<Hall>, id: &str) -> Result<Raw, Refusal> {
    if let Some(text) = hall.get(Store::Charts, id).await?
        && let Ok(chart) = RawValue::from_string(text)
    {
        return Ok(chart.into());
    }
    let record = body(hall, id).await?;
    let of: Option<Of> = serde_json::from_str(record.get()).ok();
    let seed = Seed(hall.random());
    let job = Job::Chart { record, seed };
    let chart = answer(hall.work(of.map(|of| of.game), job).await)?;
    let (store, key, text) = (Store::Charts, id.to_owned(), chart.get().to_owned());
    // A chart that there is no room for is worked out again.
    let _ = hall.try_write(vec![Op::Put { store, key, text }]).await;
    Ok(chart)
}

pub(crate) async fn import(hall: &Rc<Hall>, body: Option<Json>) -> Result<Imported, Refusal> {
    let record = body.ok_or_else(Refusal::bad_request)?;
    if record.get().len() > LONGEST {
        return Err(Refusal::too_much());
    }
    let id = hall.id();
    take_in(hall, Job::Understand { record }, id).await
}

/// Keeps what a job has made of a record from outside.
async fn take_in(hall: &Rc<Hall>, job: Job, id: String) -> Result<Imported, Refusal> {
    let understood = answer(hall.work(None, job).await)?;
    let text: String = serde_json::from_str(understood.get()).map_err(|_| Refusal::internal())?;
    let (store, key) = (Store::Records, id.clone());
    hall.write(vec![Op::Put { store, key, text }]).await?;
    Ok(Imported { record: id })
}

pub(crate) async fn shorten(hall: &Rc<Hall>, body: Option<Json>) -> Result<Raw, Refusal> {
    let record = body.ok_or_else(Refusal::bad_request)?;
    answer(hall.work(None, Job::Shorten { record }).await)
}

pub(crate) async fn from_link(hall: &Rc<Hall>, body: Option<Json>) -> Result<Imported, Refusal> {
    let short = body.ok_or_else(Refusal::bad_request)?;
    if short.get().len() > LONGEST_LINK {
        return Err(Refusal::new(Code::BadRequest, "device-link-bad"));
    }
    // The same link is the same record, however often it is opened.
    let digest = ids::bytes(&[0; 32], short.get());
    let id = format!("d-{}", ids::letters(&digest[..16]));
    take_in(hall, Job::Lengthen { short }, id).await
}
