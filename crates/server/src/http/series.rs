//! Tables in a row with the same seats. What they lead to is read from their rows.

use super::caller::{Caller, SignedIn};
use super::tables::{do_deed, made, may_make, people_of, setup};
use super::{Answer, App, Heard, Said};
use crate::api::{NewSeries, Refusal, SeriesPage, TableMade};
use crate::refusal::internal;
use crate::secret;
use crate::store::Write;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use table::{Deed, Setup, Who, may_see, series as tables};

pub(super) async fn make(
    State(app): State<App>,
    caller: SignedIn,
    Heard(new): Heard<NewSeries>,
) -> Answer<SeriesPage> {
    let room = may_make(&app, &caller.account).await?;
    let id = secret::id();
    let setup = tables::first(setup(&app, new.first, &caller.account)?, &id)?;
    let table = secret::id();
    let series = Write::Series {
        id: id.clone(),
        setup: ::games::json(&setup).get().to_owned(),
        created: app.now(),
    };
    let first = Write::SeriesTable {
        series: id.clone(),
        n: 0,
        table: table.clone(),
    };
    app.hall
        .make_as(&table, &setup, vec![room, series, first])
        .await?;
    let account = Some(caller.account.id);
    begin(&app, &table, account.clone()).await?;
    Ok(Said(page(&app, &id, account).await?))
}

pub(super) async fn series(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Answer<SeriesPage> {
    let account = caller.account.map(|account| account.id);
    Ok(Said(page(&app, &id, account).await?))
}

/// Starts a table whose seats are all taken.
async fn begin(app: &App, table: &str, account: Option<String>) -> Result<(), Refusal> {
    let who = Who { account, key: None };
    do_deed(app, table, who, &Deed::StartIfFull).await
}

/// How a series was begun, and its tables, if somebody may see them.
async fn read(
    app: &App,
    id: &str,
    account: Option<&str>,
) -> Result<(Setup, Vec<tables::Table>), Refusal> {
    let found = app.hall.store.series(id).await?;
    let (begun, rows) = found.ok_or_else(Refusal::not_found)?;
    let begun: Setup = serde_json::from_str(&begun).map_err(|error| internal(&error))?;
    let mut read = Vec::with_capacity(rows.len());
    for id in rows {
        let row = app.hall.store.row(&id).await?;
        let row = row.and_then(|row| row.understood());
        let (setup, summary) = row.ok_or_else(Refusal::not_found)?;
        if !may_see(&setup, &summary.holders, account, None) {
            return Err(Refusal::not_found());
        }
        let people = people_of(&setup, &summary);
        app.hall.people.meet(&app.hall.store, people).await?;
        read.push(tables::Table { id, setup, summary });
    }
    Ok((begun, read))
}

async fn page(app: &App, id: &str, account: Option<String>) -> Result<SeriesPage, Refusal> {
    let (begun, read) = read(app, id, account.as_deref()).await?;
    tables::page(id, &begun, &read, &app.hall.people)
}

pub(super) async fn next(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    caller: SignedIn,
) -> Answer<TableMade> {
    let room = may_make(&app, &caller.account).await?;
    let account = caller.account.id;
    let (begun, read) = read(&app, &id, Some(&account)).await?;
    let (key, now) = (secret::id(), app.now());
    let setup = tables::next(begun, &read, &account, key, now, &app.hall.people)?;
    let table = secret::id();
    let write = Write::SeriesTable {
        series: id,
        n: read.len() as u32,
        table: table.clone(),
    };
    app.hall.make_as(&table, &setup, vec![room, write]).await?;
    begin(&app, &table, Some(account)).await?;
    Ok(Said(made(&app, &headers, table, &setup)))
}
