//! Tables: making, finding, sitting down.

use super::caller::{Caller, SignedIn};
use super::connections::Owner;
use super::key::Key;
use super::{Answer, App, Heard, Queried, Said};
use crate::api::{
    ChangeSeat, Code, Done, JoinTable, Listed, LobbyQuery, NewTable, Refusal, TableInfo, TableMade,
    Tables, WhichSeat,
};
use crate::driver::Mail;
use crate::secret;
use crate::store::{Account, LoggedTable, Refused, Room, StoreError, Wanted, Write};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use table::{Deed, Holder, Setup, Summary, Who, card};

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
pub(super) fn setup(app: &App, new: NewTable, host: &Account) -> Result<Setup, Refusal> {
    table::make(new, (&host.id, host.kind), secret::id(), app.now())
}

/// The answer with a table. A private one's link has its key, behind the `#` that no server sees.
pub(super) fn made(app: &App, headers: &HeaderMap, table: String, setup: &Setup) -> TableMade {
    let base = base_url(app, headers);
    let link = match setup.rules.public {
        true => format!("{base}/tables/{table}"),
        false => format!("{base}/tables/{table}#{}", setup.key),
    };
    TableMade { table, link }
}

/// Refuses a table more than one account may have, with its programs. It is counted once more when the table is written.
async fn room_for(app: &App, account: &Account) -> Result<(), Refusal> {
    let open = app.hall.store.open_tables_of(account.answers_for()).await?;
    match open as usize >= app.hall.config.limits.tables_per_account {
        true => Err(StoreError::Refused(Refused::Full).into()),
        false => Ok(()),
    }
}

/// Lets an account make a table: what has to be written with it.
pub(super) async fn may_make(app: &App, account: &Account) -> Result<Write, Refusal> {
    let account_id = account.answers_for().to_owned();
    app.rations
        .tables
        .take(&Owner::Account(account_id.clone()))?;
    room_for(app, account).await?;
    Ok(Write::Room {
        account: account_id,
        room: Room::Table(app.hall.config.limits.tables_per_account),
    })
}

pub(super) async fn make(
    State(app): State<App>,
    headers: HeaderMap,
    caller: SignedIn,
    Heard(new): Heard<NewTable>,
) -> Answer<TableMade> {
    let room = may_make(&app, &caller.account).await?;
    let setup = setup(&app, new, &caller.account)?;
    let id = app.hall.make(&setup, vec![room]).await?;
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
    Ok(Said(made(&app, &headers, id, &setup)))
}

/// Does a deed at a table.
pub(super) async fn do_deed(app: &App, id: &str, who: Who, deed: &Deed) -> Result<(), Refusal> {
    app.hall.deed(id, who, deed).await
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
    Key(key): Key,
    caller: Caller,
) -> Answer<TableInfo> {
    let account = caller.account.map(|account| account.id);
    Ok(Said(look(&app, &id, account, key).await?))
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
    let seat = Deed::Seat(request.seat, request.plan);
    deed(&app, &id, caller, None, seat).await
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
    may_make(&app, &caller.account).await?;
    let account = caller.account.id.clone();
    deed(&app, &id, caller, None, Deed::Rematch).await?;
    let info = look(&app, &id, Some(account.clone()), None).await?;
    let table = info.rematch.ok_or_else(Refusal::not_now)?;
    let row = app.hall.store.row(&table).await?;
    let row = row.and_then(|row| row.understood());
    let (setup, summary) = row.ok_or_else(Refusal::not_found)?;
    say_yes(&app, &table, account, &setup, &summary).await?;
    Ok(Said(made(&app, &headers, table, &setup)))
}

/// Who asks to play again has said yes: to an invitation, or to a seat that has become open.
pub(super) async fn say_yes(
    app: &App,
    table: &str,
    account: String,
    setup: &Setup,
    summary: &Summary,
) -> Result<(), Refusal> {
    let sits = summary.holders.contains(&Holder::Person(account.clone()));
    let deed = match sits {
        true => Deed::StartIfFull,
        false => Deed::Join(None),
    };
    let who = Who {
        account: Some(account),
        key: Some(setup.key.clone()),
    };
    match do_deed(app, table, who, &deed).await {
        // Others have taken the seats meanwhile: the table can still be looked at.
        Err(refusal) if refusal.code == Code::NotNow => Ok(()),
        done => done,
    }
}

async fn cards(app: &App, rows: &[LoggedTable], more: bool) -> Answer<Tables> {
    let mut tables = Vec::with_capacity(rows.len());
    for row in rows {
        // A row that cannot be read is not listed.
        let Some((setup, summary)) = row.understood() else {
            continue;
        };
        let people = people_of(&setup, &summary);
        app.hall.people.meet(&app.hall.store, people).await?;
        tables.push(card(&row.id, setup, &summary, &app.hall.people, row.waits));
    }
    Ok(Said(Tables { tables, more }))
}

/// The accounts that a table's card names.
pub(super) fn people_of(setup: &Setup, summary: &Summary) -> Vec<String> {
    let person = |holder: &Holder| match holder {
        Holder::Person(account) | Holder::Invited { account, .. } => Some(account.clone()),
        _ => None,
    };
    let people = summary.holders.iter().filter_map(person);
    people.chain([setup.host.clone()]).collect()
}

/// How many tables a page of the lobby has.
const PAGE: u32 = 50;
/// The last page: nobody reads further.
const LAST_PAGE: u32 = 1_000;

pub(super) async fn lobby(
    State(app): State<App>,
    Queried(query): Queried<LobbyQuery>,
) -> Answer<Tables> {
    if let Some(game) = &query.game {
        ::games::about(game)?;
    }
    if query.page > LAST_PAGE {
        return Err(Refusal::bad_request().into());
    }
    let wanted = Wanted {
        phase: query.phase.map(Listed::name),
        game: query.game,
        rated: query.rated,
    };
    let from = query.page * PAGE;
    let mut rows = app.hall.store.lobby(&wanted, PAGE + 1, from).await?;
    let more = rows.len() > PAGE as usize;
    rows.truncate(PAGE as usize);
    cards(&app, &rows, more).await
}

pub(super) async fn mine(State(app): State<App>, caller: SignedIn) -> Answer<Tables> {
    let rows = app.hall.store.tables_of(&caller.account.id).await?;
    cards(&app, &rows, false).await
}
