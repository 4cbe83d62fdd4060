//! What the page asks once: the server's addresses, as far as they make sense on a device.

use crate::calls::{kept, people, records, series, tables};
use crate::hall::Hall;
use games::Json;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::rc::Rc;
use table::api::{Code, Raw, Refusal};
use table::{Deed, library};

/// What an address leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "they are the server's addresses, and those of kept games"
)]
pub enum Route {
    Me,
    Guest,
    ChangeMe,
    Games,
    Catalogue(String),
    Check(String),
    MyTables,
    NewTable,
    Table(String),
    Seat(String),
    Start(String),
    Leave(String),
    Back(String),
    Resign(String),
    Close(String),
    Rematch(String),
    /// Another tab's table is taken.
    Take(String),
    Record(String),
    RecordFile(String),
    Moment(String, String, Option<String>),
    Chart(String),
    Import,
    /// A record in short, for a link; and what such a link carries, taken in.
    Shorten,
    FromLink,
    NewSeries,
    Series(String),
    NextOfSeries(String),
    /// Everything that is kept here, as one file; or one table of it.
    Keep(Option<String>),
    /// Takes in such a file.
    TakeIn,
    /// A kept table goes, with all that belongs to it; or its whole series.
    Delete(String),
    DeleteSeries(String),
}

impl Route {
    /// What an address leads to, if to anything here. It begins behind the server's `/api`.
    pub fn of(method: &str, address: &str) -> Option<Route> {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let parts: Vec<String> = path.split('/').skip(1).map(decoded).collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let id = |id: &str| id.to_owned();
        Some(match (method, parts.as_slice()) {
            ("GET", ["me"]) => Route::Me,
            ("PATCH", ["me"]) => Route::ChangeMe,
            ("POST", ["guest"]) => Route::Guest,
            ("GET", ["games"]) => Route::Games,
            ("GET", ["games", name, "catalogue"]) => Route::Catalogue(id(name)),
            ("POST", ["games", name, "check"]) => Route::Check(id(name)),
            ("GET", ["my", "tables"]) => Route::MyTables,
            ("POST", ["tables"]) => Route::NewTable,
            ("GET", ["tables", table]) => Route::Table(id(table)),
            ("DELETE", ["tables", table]) => Route::Delete(id(table)),
            ("DELETE", ["tables", table, "series"]) => Route::DeleteSeries(id(table)),
            ("POST", ["tables", table, "seat"]) => Route::Seat(id(table)),
            ("POST", ["tables", table, "start"]) => Route::Start(id(table)),
            ("POST", ["tables", table, "leave"]) => Route::Leave(id(table)),
            ("POST", ["tables", table, "back"]) => Route::Back(id(table)),
            ("POST", ["tables", table, "resign"]) => Route::Resign(id(table)),
            ("POST", ["tables", table, "close"]) => Route::Close(id(table)),
            ("POST", ["tables", table, "rematch"]) => Route::Rematch(id(table)),
            ("POST", ["tables", table, "take"]) => Route::Take(id(table)),
            ("POST", ["records"]) => Route::Import,
            ("POST", ["records", "short"]) => Route::Shorten,
            ("POST", ["records", "linked"]) => Route::FromLink,
            ("GET", ["records", record]) => Route::Record(id(record)),
            ("GET", ["records", record, "record.json"]) => Route::RecordFile(id(record)),
            ("GET", ["records", record, "moments", n]) => {
                let viewer = query.split('&').find_map(|part| part.strip_prefix("as="));
                Route::Moment(id(record), id(n), viewer.map(decoded))
            }
            ("GET", ["records", record, "chart"]) => Route::Chart(id(record)),
            ("POST", ["series"]) => Route::NewSeries,
            ("GET", ["series", series]) => Route::Series(id(series)),
            ("POST", ["series", series, "next"]) => Route::NextOfSeries(id(series)),
            ("GET", ["kept"]) => Route::Keep(None),
            ("GET", ["kept", table]) => Route::Keep(Some(id(table))),
            ("POST", ["kept"]) => Route::TakeIn,
            _ => return None,
        })
    }
}

/// A part of an address without its `%` signs.
fn decoded(part: &str) -> String {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let digits = after.get(..2).filter(|_| first == b'%');
        let digits = digits.and_then(|digits| std::str::from_utf8(digits).ok());
        let code = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(code.unwrap_or(first));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Answers a call.
pub(crate) async fn call(
    hall: &Rc<Hall>,
    method: &str,
    address: &str,
    body: Option<Json>,
) -> Result<Raw, Refusal> {
    let route = Route::of(method, address).ok_or_else(Refusal::not_found)?;
    match route {
        Route::Me => said(people::me(hall).await?),
        Route::Guest => said(people::guest(hall, heard(body)?).await?),
        Route::ChangeMe => said(people::change(hall, heard(body)?).await?),
        Route::Games => said(library::games()?),
        Route::Catalogue(name) => said(library::catalogue(&name)?),
        Route::Check(name) => said(library::check(&name, &heard(body)?)?),
        Route::MyTables => said(tables::mine(hall).await?),
        Route::NewTable => said(tables::make(hall, heard(body)?).await?),
        Route::Table(id) => said(tables::info(hall, &id).await?),
        Route::Seat(id) => said(tables::seat(hall, &id, heard(body)?).await?),
        Route::Start(id) => said(tables::deed(hall, &id, Deed::Start).await?),
        Route::Leave(id) => said(tables::deed(hall, &id, Deed::Leave).await?),
        Route::Back(id) => said(tables::deed(hall, &id, Deed::Back).await?),
        Route::Resign(id) => said(tables::resign(hall, &id, heard(body)?).await?),
        Route::Close(id) => said(tables::deed(hall, &id, Deed::Close).await?),
        Route::Rematch(id) => said(tables::rematch(hall, &id).await?),
        Route::Take(id) => said(tables::take(hall, &id).await?),
        Route::Record(id) => records::info(hall, &id).await,
        Route::RecordFile(id) => records::file(hall, &id).await,
        Route::Moment(id, n, viewer) => records::moment(hall, &id, &n, viewer).await,
        Route::Chart(id) => records::chart(hall, &id).await,
        Route::Import => said(records::import(hall, body).await?),
        Route::Shorten => records::shorten(hall, body).await,
        Route::FromLink => said(records::from_link(hall, body).await?),
        Route::NewSeries => said(series::make(hall, heard(body)?).await?),
        Route::Series(id) => said(series::page(hall, &id).await?),
        Route::NextOfSeries(id) => said(series::next(hall, &id).await?),
        Route::Keep(id) => said(kept::keep(hall, id.as_deref()).await?),
        Route::TakeIn => {
            let file = body.ok_or_else(Refusal::bad_request)?;
            said(kept::take_in(hall, file).await?)
        }
        Route::Delete(id) => said(kept::delete(hall, &id).await?),
        Route::DeleteSeries(id) => said(kept::delete_series(hall, &id).await?),
    }
}

#[allow(clippy::unnecessary_wraps, reason = "it ends every line above")]
fn said<T: Serialize>(answer: T) -> Result<Raw, Refusal> {
    Ok(Raw::of(&answer))
}

/// A body as what it should be. Nothing at all stands for an object without keys.
fn heard<T: DeserializeOwned>(body: Option<Json>) -> Result<T, Refusal> {
    let read = match body {
        Some(body) => serde_json::from_str(body.get()),
        None => serde_json::from_str("{}"),
    };
    read.map_err(|error: serde_json::Error| match error.is_data() {
        true => Refusal::bad_request(),
        false => Refusal::new(Code::BadJson, "server-bad_json"),
    })
}
