//! Tables: making, finding, sitting down.

use super::caller::{Caller, SignedIn};
use super::{Answer, App, Heard, Said};
use crate::api::{
    ChangeSeat, Code, Done, JoinTable, Moment, NewTable, PlayerKind, Refusal, SeatPlan, TableInfo,
    TableMade, Tables, WhichSeat,
};
use crate::store::{Account, LoggedTable};
use crate::table::{Holder, Setup, card};
use crate::task::{Deed, Mail, Who};
use crate::{bots, secret};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use serde::Deserialize;
use tabletop::{Chance, Seed};

/// The key in an address.
#[derive(Deserialize)]
pub(super) struct Key {
    pub(super) key: Option<String>,
}

/// What links begin with.
pub(super) fn base_url(app: &App, headers: &HeaderMap) -> String {
    match &app.hall.config.public_url {
        Some(url) => url.trim_end_matches('/').to_owned(),
        None => {
            let host = headers
                .get(header::HOST)
                .and_then(|host| host.to_str().ok());
            format!("http://{}", host.unwrap_or("localhost"))
        }
    }
}

/// A setup from what somebody asks for.
pub(super) fn setup(new: NewTable, host: &Account) -> Result<Setup, Refusal> {
    let seats: Vec<Holder> = new
        .seats
        .iter()
        .map(|plan| holder(plan, host))
        .collect::<Result<_, _>>()?;
    let mut rules = new.rules;
    let own = new
        .seats
        .iter()
        .filter(|plan| **plan == SeatPlan::Me)
        .count();
    if rules.rated {
        let people = new
            .seats
            .iter()
            .filter(|plan| **plan != SeatPlan::Me && !matches!(plan, SeatPlan::Bot(_)));
        if host.kind != PlayerKind::Claimed || own > 1 || own + people.count() < 2 {
            return Err(Refusal::new(Code::BadRequest, "server-claimed_only"));
        }
        rules.hints = false;
    }
    if let crate::api::ClockRules::Live { bank, increment } = rules.clock
        && (!(10..=864_000).contains(&bank) || increment > 3_600)
    {
        return Err(Refusal::bad_request());
    }
    if let crate::api::ClockRules::ByMail { days } = rules.clock
        && !(1..=60).contains(&days)
    {
        return Err(Refusal::bad_request());
    }
    if let Some(lesson) = &new.lesson {
        super::lesson::check(lesson, &rules, &seats)?;
        rules.start_when_full = true;
    }
    // Set up once to see that it can be, and for the options with every key.
    let options = ::games::json(&new.options);
    let trial = new.lesson.as_ref().map(|lesson| lesson.chance.clone());
    let trial = trial.unwrap_or_else(|| Chance::seeded(Seed::from(0)));
    let trial = ::games::start(&new.game, seats.len(), Some(&options), trial)?;
    let options = serde_json::from_str(trial.options().get());
    Ok(Setup {
        game: new.game,
        options: options.map_err(|error| Refusal::internal(&error))?,
        rules,
        host: host.id.clone(),
        key: secret::id(),
        seats,
        created: Moment::now(),
        series: None,
        lesson: new.lesson,
        position: None,
    })
}

fn holder(plan: &SeatPlan, host: &Account) -> Result<Holder, Refusal> {
    match plan {
        SeatPlan::Me => Ok(Holder::Person(host.id.clone())),
        SeatPlan::Open => Ok(Holder::Open),
        SeatPlan::Bot(level) if bots::levels().contains(&level.as_str()) => {
            Ok(Holder::Bot(level.clone()))
        }
        SeatPlan::Bot(_) => Err(Refusal::bad_request()),
    }
}

fn link(app: &App, headers: &HeaderMap, id: &str, setup: &Setup) -> String {
    let base = base_url(app, headers);
    match setup.rules.public {
        true => format!("{base}/tables/{id}"),
        false => format!("{base}/tables/{id}#{}", setup.key),
    }
}

/// Refuses a table more than one account may have.
pub(super) async fn room_for(app: &App, account: &Account) -> Result<(), Refusal> {
    let open = app.hall.store.open_tables_of(&account.id).await?;
    match open >= app.hall.config.limits.tables_per_account {
        true => Err(Refusal::too_much()),
        false => Ok(()),
    }
}

pub(super) async fn make(
    State(app): State<App>,
    headers: HeaderMap,
    caller: SignedIn,
    Heard(new): Heard<NewTable>,
) -> Answer<TableMade> {
    room_for(&app, &caller.account).await?;
    let setup = setup(new, &caller.account)?;
    let id = app.hall.make(&setup, Vec::new()).await?;
    do_deed(
        &app,
        &id,
        Who {
            account: Some(caller.account.id),
            key: None,
        },
        &Deed::StartIfFull,
    )
    .await?;
    let link = link(&app, &headers, &id, &setup);
    Ok(Said(TableMade { table: id, link }))
}

/// Does a deed at a table.
pub(super) async fn do_deed(app: &App, id: &str, who: Who, deed: &Deed) -> Result<(), Refusal> {
    app.hall
        .ask(id, |reply| Mail::Deed(who.clone(), deed.clone(), reply))
        .await?
}

async fn deed(
    app: &App,
    id: &str,
    caller: SignedIn,
    key: Option<String>,
    deed: Deed,
) -> Answer<Done> {
    let who = Who {
        account: Some(caller.account.id),
        key,
    };
    do_deed(app, id, who, &deed).await?;
    Ok(Said(Done { done: true }))
}

async fn look(
    app: &App,
    id: &str,
    account: Option<String>,
    key: Option<String>,
) -> Result<TableInfo, Refusal> {
    let who = Who { account, key };
    app.hall
        .ask(id, |reply| Mail::Info(who.clone(), reply))
        .await?
}

pub(super) async fn info(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(key): Query<Key>,
    caller: Caller,
) -> Answer<TableInfo> {
    let account = caller.account.map(|account| account.id);
    Ok(Said(look(&app, &id, account, key.key).await?))
}

pub(super) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: SignedIn,
    Heard(request): Heard<JoinTable>,
) -> Answer<Done> {
    room_for(&app, &caller.account).await?;
    deed(&app, &id, caller, request.key, Deed::Join(request.seat)).await
}

pub(super) async fn seat(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: SignedIn,
    Heard(request): Heard<ChangeSeat>,
) -> Answer<Done> {
    let holder = holder(&request.plan, &caller.account)?;
    deed(&app, &id, caller, None, Deed::Seat(request.seat, holder)).await
}

macro_rules! deeds {
    ($($name:ident: $deed:expr),*) => {$(
        pub(super) async fn $name(
            State(app): State<App>,
            Path(id): Path<String>,
            caller: SignedIn,
        ) -> Answer<Done> {
            deed(&app, &id, caller, None, $deed).await
        }
    )*};
}
deeds!(start: Deed::Start, leave: Deed::Leave, back: Deed::Back, close: Deed::Close);

pub(super) async fn resign(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: SignedIn,
    Heard(request): Heard<WhichSeat>,
) -> Answer<Done> {
    deed(&app, &id, caller, None, Deed::Resign(request.seat)).await
}

pub(super) async fn rematch(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    caller: SignedIn,
) -> Answer<TableMade> {
    room_for(&app, &caller.account).await?;
    let account = caller.account.id.clone();
    deed(&app, &id, caller, None, Deed::Rematch).await?;
    let info = look(&app, &id, Some(account.clone()), None).await?;
    let table = info.rematch.ok_or_else(Refusal::not_now)?;
    let who = Who {
        account: Some(account),
        key: None,
    };
    do_deed(&app, &table, who, &Deed::StartIfFull).await?;
    let link = format!("{}/tables/{table}", base_url(&app, &headers));
    Ok(Said(TableMade { table, link }))
}

async fn cards(app: &App, rows: Vec<LoggedTable>) -> Answer<Tables> {
    for row in &rows {
        let holders: Vec<Holder> = serde_json::from_str(&row.holders).unwrap_or_default();
        let host = serde_json::from_str::<Setup>(&row.setup).map(|setup| setup.host);
        let mut people: Vec<String> = host.into_iter().collect();
        for holder in holders {
            if let Holder::Person(account) = holder {
                people.push(account);
            }
        }
        app.hall.people.meet(&app.hall.store, people).await?;
    }
    let cards = rows.iter().filter_map(|row| card(row, &app.hall.people));
    Ok(Said(Tables {
        tables: cards.collect(),
    }))
}

pub(super) async fn lobby(State(app): State<App>) -> Answer<Tables> {
    let rows = app.hall.store.lobby().await?;
    cards(&app, rows).await
}

pub(super) async fn mine(State(app): State<App>, caller: SignedIn) -> Answer<Tables> {
    let rows = app.hall.store.tables_of(&caller.account.id).await?;
    cards(&app, rows).await
}
