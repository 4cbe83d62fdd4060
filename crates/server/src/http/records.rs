//! Records: of finished tables, and imported ones.

use super::caller::{Caller, SignedIn};
use super::tables::Key;
use super::{Answer, App, Said};
use crate::api::{Imported, Moment, Raw, RecordInfo, RecordMoment, Refusal};
use crate::secret;
use crate::store::Write;
use crate::task::past::moment_of;
use crate::task::{Finished, Mail, Who};
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use games::AnyGame;
use serde::Deserialize;
use serde_json::value::RawValue;
use tabletop::{Seat, Viewer};

pub(super) async fn find(
    app: &App,
    id: &str,
    caller: Caller,
    key: Option<String>,
) -> Result<Finished, Refusal> {
    if let Some(record) = app.hall.store.record(id).await? {
        let game = load(record.body).await?;
        let (players, outcome) = (vec![None; game.seat_count()], game.outcome());
        return Ok(Finished {
            game,
            players,
            outcome,
        });
    }
    let who = Who {
        account: caller.account.map(|account| account.id),
        key,
    };
    let asked = |reply| Mail::Record(who.clone(), reply);
    app.hall.ask(id, asked).await?
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
    loaded.map_err(|error| Refusal::internal(&error))?
}

pub(super) async fn info(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(key): Query<Key>,
    caller: Caller,
) -> Answer<RecordInfo> {
    let Finished {
        game,
        players,
        outcome,
    } = find(&app, &id, caller, key.key).await?;
    let options = serde_json::from_str(game.options().get());
    Ok(Said(RecordInfo {
        id,
        game: game.name().to_owned(),
        rules: game.rules(),
        options: options.map_err(|error| Refusal::internal(&error))?,
        players,
        moments: game.played() as u32 + 1,
        outcome,
    }))
}

pub(super) async fn download(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(key): Query<Key>,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    let found = find(&app, &id, caller, key.key).await?;
    let name = format!("attachment; filename=\"{}-{id}.json\"", found.game.name());
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, found.game.record_text()))
}

#[derive(Deserialize)]
pub(super) struct As {
    #[serde(rename = "as")]
    viewer: Option<String>,
    key: Option<String>,
}

pub(super) async fn moment(
    State(app): State<App>,
    Path((id, n)): Path<(String, u32)>,
    Query(query): Query<As>,
    caller: Caller,
) -> Answer<RecordMoment> {
    let found = find(&app, &id, caller, query.key).await?;
    let viewer = viewer(query.viewer.as_deref(), found.game.seat_count())?;
    let place = moment_of(&*found.game, n as usize, viewer)?;
    let last = (n as usize).checked_sub(1);
    let seat = last.and_then(|last| Some(found.game.moves().get(last)?.seat));
    let action = last.and_then(|last| found.game.action(last));
    Ok(Said(RecordMoment {
        moment: n,
        seat: seat.map(|seat| seat.0),
        action: action.map(Raw::from),
        place,
    }))
}

fn viewer(name: Option<&str>, seats: usize) -> Result<Viewer, Refusal> {
    match name.unwrap_or("spectator") {
        "spectator" => Ok(Viewer::Spectator),
        "referee" => Ok(Viewer::Referee),
        seat => match seat.parse::<u8>() {
            Ok(seat) if usize::from(seat) < seats => Ok(Viewer::seat(Seat(seat))),
            _ => Err(Refusal::bad_seat()),
        },
    }
}

pub(super) async fn import(
    State(app): State<App>,
    caller: SignedIn,
    body: Bytes,
) -> Answer<Imported> {
    let body = String::from_utf8(body.to_vec()).map_err(|_| Refusal::bad_request())?;
    load(body.clone()).await?;
    let id = secret::id();
    let write = Write::Record {
        id: id.clone(),
        account: caller.account.id,
        body,
        created: Moment::now(),
    };
    app.hall.store.write(vec![write]).await?;
    Ok(Said(Imported { record: id }))
}
