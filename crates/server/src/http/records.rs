//! Records: of finished tables, and imported ones.

use super::caller::{Caller, SignedIn};
use super::key::Key;
use super::tables::people_of;
use super::{Answer, App, Said, Sent};
use crate::api::{Code, Imported, Phase, RecordInfo, RecordMoment, Refusal};
use crate::refusal::{Refused, internal};
use crate::store::{Refused as NotPossible, Room, StoreError, Write};
use crate::{driver, secret};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use games::AnyGame;
use serde::Deserialize;
use serde_json::value::RawValue;
use table::record::{self, Finished};
use table::{Setup, Summary, may_see};

/// A finished game: an imported record, or that of a table that is over.
pub(super) async fn find(
    app: &App,
    id: &str,
    caller: Caller,
    key: Option<String>,
) -> Result<Finished, Refusal> {
    let (game, row) = match app.replays.find(id) {
        Some(game) => (game, table_of(app, id, caller, key).await?),
        None => {
            let (body, row) = body(app, id, caller, key).await?;
            let game = load(body).await?;
            metrics::counter!("orrery_records_replayed").increment(1);
            app.replays.keep(id, &*game);
            (game, row)
        }
    };
    let (players, outcome) = match row {
        Some((setup, summary)) => {
            let people = people_of(&setup, &summary);
            app.hall.people.meet(&app.hall.store, people).await?;
            let players = record::players(&summary.holders, &app.hall.people);
            (players, summary.outcome.map(|(outcome, _)| outcome))
        }
        None => (vec![None; game.seat_count()], game.outcome()),
    };
    Ok(Finished {
        game,
        players,
        outcome,
    })
}

/// The table that a record is of, if somebody may see it; none if it is of no table.
async fn table_of(
    app: &App,
    id: &str,
    caller: Caller,
    key: Option<String>,
) -> Result<Option<(Setup, Summary)>, Refusal> {
    let Some(row) = app.hall.store.row(id).await? else {
        return Ok(None);
    };
    let (setup, summary) = row.understood().ok_or_else(Refusal::not_found)?;
    let account = caller.account.map(|account| account.id);
    match may_see(&setup, &summary.holders, account.as_deref(), key.as_deref()) {
        true => Ok(Some((setup, summary))),
        false => Err(Refusal::not_found()),
    }
}

/// The text of a record, and the table it is of.
async fn body(
    app: &App,
    id: &str,
    caller: Caller,
    key: Option<String>,
) -> Result<(String, Option<(Setup, Summary)>), Refusal> {
    if let Some(record) = app.hall.store.record(id).await? {
        return Ok((record.body, None));
    }
    let row = table_of(app, id, caller, key).await?;
    let (setup, summary) = row.ok_or_else(Refusal::not_found)?;
    if let Some(body) = app.hall.store.finished(id).await? {
        return Ok((body, Some((setup, summary))));
    }
    let machine = driver::find(&app.hall, id).await?;
    let table = machine.table();
    let game = match (table.phase, &table.game) {
        // A game that was over before its record was kept with its last entry.
        (Phase::Over, Some(game)) => game.fork(),
        // A log that no longer replays leaves what it says was played.
        (Phase::Frozen, _) => {
            let body = app.hall.store.finished(id).await?;
            let body = body.ok_or_else(|| Refusal::new(Code::Frozen, "server-frozen"))?;
            return Ok((body, Some((setup, summary))));
        }
        _ => return Err(Refusal::new(Code::NotNow, "server-not_over")),
    };
    let written = tokio::task::spawn_blocking(move || game.record_text());
    let body = written.await.map_err(|error| internal(&error))?;
    let write = Write::Finished {
        table: id.to_owned(),
        body: body.clone(),
    };
    app.hall.store.write(vec![write]).await?;
    Ok((body, Some((setup, summary))))
}

/// Replays a record; on a thread of its own, since it takes a while.
async fn load(body: String) -> Result<Box<dyn AnyGame>, Refusal> {
    let load = move || -> Result<Box<dyn AnyGame>, Refusal> {
        let record: Box<RawValue> =
            serde_json::from_str(&body).map_err(|_| Refusal::bad_request())?;
        // A record from outside may lead the rules anywhere: a fault in them is the record's fault.
        let loaded = std::panic::catch_unwind(|| games::load(&record));
        Ok(loaded.map_err(|_| Refusal::bad_request())??)
    };
    let loaded = tokio::task::spawn_blocking(load).await;
    loaded.map_err(|error| internal(&error))?
}

pub(super) async fn info(
    State(app): State<App>,
    Path(id): Path<String>,
    Key(key): Key,
    caller: Caller,
) -> Answer<RecordInfo> {
    let found = find(&app, &id, caller, key).await?;
    Ok(Said(found.info(id)?))
}

pub(super) async fn download(
    State(app): State<App>,
    Path(id): Path<String>,
    Key(key): Key,
    caller: Caller,
) -> Result<impl IntoResponse, Refused> {
    let (body, row) = body(&app, &id, caller, key).await?;
    let game = row.map_or_else(|| "record".to_owned(), |(setup, _)| setup.game);
    let name = format!("attachment; filename=\"{game}-{id}.json\"");
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, body))
}

#[derive(Deserialize)]
pub(super) struct As {
    #[serde(rename = "as")]
    viewer: Option<String>,
}

pub(super) async fn moment(
    State(app): State<App>,
    Path((id, n)): Path<(String, u32)>,
    Query(query): Query<As>,
    Key(key): Key,
    caller: Caller,
) -> Answer<RecordMoment> {
    let found = find(&app, &id, caller, key).await?;
    Ok(Said(found.moment(n, query.viewer.as_deref())?))
}

pub(super) async fn import(
    State(app): State<App>,
    caller: SignedIn,
    Sent(body): Sent,
) -> Answer<Imported> {
    let body = String::from_utf8(body.to_vec()).map_err(|_| Refusal::bad_request())?;
    let account = caller.account.answers_for().to_owned();
    let (count, bytes) = app.hall.store.imports_of(&account).await?;
    let limits = &app.hall.config.limits;
    // It is kept as it was understood: blanks and what means nothing take no room.
    let body = match count as usize >= limits.imports_per_account {
        true => return Err(too_many_records().into()),
        false => understood(body).await?,
    };
    if bytes as usize + body.len() > limits.import_bytes_per_account {
        return Err(too_many_records().into());
    }
    let id = secret::id();
    let room = Write::Room {
        account: account.clone(),
        room: Room::Record {
            bytes: body.len(),
            most: limits.imports_per_account,
            most_bytes: limits.import_bytes_per_account,
        },
    };
    let write = Write::Record {
        id: id.clone(),
        account,
        body,
        created: app.now(),
    };
    match app.hall.store.write(vec![room, write]).await {
        Err(StoreError::Refused(NotPossible::Full)) => return Err(too_many_records().into()),
        written => written?,
    }
    Ok(Said(Imported { record: id }))
}

/// A record as it was understood.
async fn understood(body: String) -> Result<String, Refusal> {
    let game = load(body).await?;
    // The game is played once more to be written down: not on a thread that others wait for.
    let written = tokio::task::spawn_blocking(move || game.record_text()).await;
    written.map_err(|error| internal(&error))
}

fn too_many_records() -> Refusal {
    Refusal::new(Code::TooMuch, "server-too_many_records")
}
