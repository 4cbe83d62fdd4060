//! Tables in a row with the same seats.
//!
//! How one table's options follow from the results before is the game's to say: see [`standing`].

use super::caller::{Caller, SignedIn};
use super::tables::{base_url, do_deed, room_for, setup};
use super::{Answer, App, Heard, Said};
use crate::api::{
    Code, Holder, Moment, NewSeries, Phase, Refusal, SeriesPage, SeriesTable, TableInfo, TableMade,
};
use crate::secret;
use crate::store::Write;
use crate::table::Setup;
use crate::task::{Deed, Mail, Who};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use serde_json::Value;
use tabletop::{Outcome, Series};

pub(super) async fn make(
    State(app): State<App>,
    caller: SignedIn,
    Heard(new): Heard<NewSeries>,
) -> Answer<SeriesPage> {
    room_for(&app, &caller.account).await?;
    let id = secret::id();
    if new.first.lesson.is_some() {
        return Err(Refusal::new(Code::BadRequest, "server-lesson_alone"));
    }
    let mut setup = setup(new.first, &caller.account)?;
    setup.series = Some(id.clone());
    // A campaign begins with its own first game, whichever was chosen.
    setup.options = standing(&setup, &[])?.next.ok_or_else(Refusal::not_now)?;
    let table = secret::id();
    let text = serde_json::to_string(&setup).map_err(|error| Refusal::internal(&error))?;
    let series = Write::Series {
        id: id.clone(),
        setup: text,
        created: Moment::now(),
    };
    let first = Write::SeriesTable {
        series: id.clone(),
        n: 0,
        table: table.clone(),
    };
    app.hall
        .make_as(&table, &setup, vec![series, first])
        .await?;
    let account = Some(caller.account.id);
    let who = Who {
        account: account.clone(),
        key: None,
    };
    do_deed(&app, &table, who, &Deed::StartIfFull).await?;
    Ok(Said(page(&app, &id, account).await?))
}

pub(super) async fn series(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Answer<SeriesPage> {
    Ok(Said(
        page(&app, &id, caller.account.map(|account| account.id)).await?,
    ))
}

async fn page(app: &App, id: &str, account: Option<String>) -> Result<SeriesPage, Refusal> {
    let found = app.hall.store.series(id).await?;
    let (begun, tables) = found.ok_or_else(Refusal::not_found)?;
    let begun: Setup = serde_json::from_str(&begun).map_err(|error| Refusal::internal(&error))?;
    let mut infos = Vec::new();
    for table in &tables {
        let who = Who {
            account: account.clone(),
            key: None,
        };
        let info: Result<TableInfo, Refusal> = app
            .hall
            .ask(table, |reply| Mail::Info(who.clone(), reply))
            .await?;
        infos.push(info?);
    }
    let last = infos.last().ok_or_else(Refusal::not_found)?;
    let played = infos.iter().map_while(|info| info.outcome.clone());
    let series = standing(&begun, &played.collect::<Vec<_>>())?;
    let stars = series.stars.clone();
    let line = |(i, info): (usize, &TableInfo)| SeriesTable {
        table: info.id.clone(),
        options: info.options.clone(),
        ranks: info.outcome.as_ref().map(|outcome| outcome.ranks.clone()),
        scores: info.outcome.as_ref().map(scores),
        stars: stars.get(i).cloned(),
    };
    let mut sums = series.sums();
    sums.resize(sums.len().max(last.seats.len()), 0);
    let seats = last.seats.iter().map(|seat| seat.holder.clone());
    let over = infos.iter().rev().find_map(|info| info.outcome.as_ref());
    let rivals = over.into_iter().flat_map(|outcome| &outcome.rivals);
    Ok(SeriesPage {
        id: id.to_owned(),
        game: last.game.clone(),
        seats: seats.collect(),
        rivals: rivals.map(|rival| rival.name.clone()).collect(),
        next: series.next.filter(|_| last.phase == Phase::Over),
        stars: sums,
        tables: infos.iter().enumerate().map(line).collect(),
        winners: series
            .won
            .map(|won| won.iter().map(|seat| seat.index()).collect()),
    })
}

/// The scores by seat, and then of those without one.
fn scores(outcome: &Outcome) -> Vec<i32> {
    let rivals = outcome.rivals.iter().map(|rival| rival.score.total);
    outcome.scores.iter().copied().chain(rivals).collect()
}

/// How the series goes on, as its game says.
fn standing(begun: &Setup, played: &[Outcome]) -> Result<Series<Value>, Refusal> {
    let options = ::games::json(&begun.options);
    let series = ::games::series(&begun.game, Some(&options), played)?;
    // What a game writes as JSON is JSON.
    Ok(series.map(|options| serde_json::from_str(options.get()).unwrap_or_default()))
}

pub(super) async fn next(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    caller: SignedIn,
) -> Answer<TableMade> {
    room_for(&app, &caller.account).await?;
    let account = Some(caller.account.id.clone());
    let page = page(&app, &id, account.clone()).await?;
    let own = |holder: &Holder| matches!(holder, Holder::Player(player) if player.id == account);
    if !page.seats.iter().any(own) {
        return Err(Refusal::forbidden());
    }
    let options = page.next.ok_or_else(Refusal::not_now)?;
    let found = app.hall.store.series(&id).await?;
    let (first, tables) = found.ok_or_else(Refusal::not_found)?;
    let first: Setup = serde_json::from_str(&first).map_err(|error| Refusal::internal(&error))?;
    let last = app
        .hall
        .read(tables.last().ok_or_else(Refusal::not_found)?)
        .await?;
    let setup = Setup {
        options,
        seats: last.seats.iter().map(|seat| seat.holder.clone()).collect(),
        created: Moment::now(),
        ..first
    };
    let table = secret::id();
    let write = Write::SeriesTable {
        series: id,
        n: tables.len() as u32,
        table: table.clone(),
    };
    app.hall.make_as(&table, &setup, vec![write]).await?;
    do_deed(&app, &table, Who { account, key: None }, &Deed::StartIfFull).await?;
    let link = format!("{}/tables/{table}", base_url(&app, &headers));
    Ok(Said(TableMade { table, link }))
}
