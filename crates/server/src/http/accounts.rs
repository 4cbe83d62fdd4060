//! Names, passwords, devices and programs.

use super::caller::{Caller, SESSION, SignedIn, set_cookie};
use super::guard::Https;
use super::{Answer, App, Heard, Said};
use crate::api::{
    ChangeMe, Code, Credentials, DeleteMe, DeviceLink, Done, EnterRequest, GuestRequest, Me,
    Moment, NewToken, PlayerKind, Program, Programs, Refusal, TokenCreated,
};
use crate::secret;
use crate::store::{Account, SecretKind, Write};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{AppendHeaders, IntoResponse};

type Entered = (
    AppendHeaders<[(header::HeaderName, axum::http::HeaderValue); 1]>,
    Said<Me>,
);

/// How long a link to another device works: a quarter of an hour.
const LINK: i64 = 15 * 60_000;
/// Programs of one account.
const MOST_PROGRAMS: usize = 20;

fn me_as(account: Option<&Account>) -> Said<Me> {
    Said(Me {
        player: account.map(Account::player),
        build: crate::BUILD.to_owned(),
    })
}

/// A name as it is kept: 1 to 32 characters that show.
pub(super) fn sound_name(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    match (1..=32).contains(&name.chars().count()) && !name.chars().any(hidden) {
        true => Ok(name),
        false => Err(Refusal::new(Code::BadRequest, "server-bad_name")),
    }
}

fn secret_for(account: &str, kind: SecretKind, lasts: i64) -> (String, Write) {
    let (secret, created) = (secret::secret(), Moment::now());
    let write = Write::Secret {
        digest: secret::digest(&secret),
        account: account.to_owned(),
        kind,
        created,
        expires: created.plus(lasts),
    };
    (secret, write)
}

/// Lets a browser in, by a new secret; what let it in before no longer does.
async fn enter_as(
    app: &App,
    account: &Account,
    https: Https,
    old: Option<String>,
    mut writes: Vec<Write>,
) -> Result<Entered, Refusal> {
    let (secret, write) = secret_for(&account.id, SecretKind::Browser, SESSION);
    writes.push(write);
    writes.extend(old.map(|digest| Write::ForgetSecret { digest }));
    app.hall.store.write(writes).await?;
    app.hall.people.note(&account.id, account.player());
    let cookie = set_cookie(Some(&secret), https.0);
    Ok((
        AppendHeaders([(header::SET_COOKIE, cookie)]),
        me_as(Some(account)),
    ))
}

pub(super) async fn me(caller: Caller) -> Said<Me> {
    me_as(caller.account.as_ref())
}

pub(super) async fn guest(
    State(app): State<App>,
    Extension(https): Extension<Https>,
    caller: Caller,
    Heard(request): Heard<GuestRequest>,
) -> Result<Entered, Refusal> {
    if caller.account.is_some() {
        return Err(Refusal::not_now());
    }
    let account = Account {
        id: secret::id(),
        name: sound_name(&request.name)?,
        kind: PlayerKind::Guest,
        owner: None,
        password: None,
        created: Moment::now(),
    };
    let write = Write::Account(account.clone());
    enter_as(&app, &account, https, None, vec![write]).await
}

pub(super) async fn claim(
    State(app): State<App>,
    Extension(https): Extension<Https>,
    caller: SignedIn,
    Heard(request): Heard<Credentials>,
) -> Result<Entered, Refusal> {
    let mut account = caller.account;
    if account.kind != PlayerKind::Guest {
        return Err(Refusal::not_now());
    }
    account.name = sound_name(&request.name)?;
    account.password = Some(app.hasher.hash(request.password).await?);
    account.kind = PlayerKind::Claimed;
    let write = Write::Account(account.clone());
    enter_as(&app, &account, https, Some(caller.digest), vec![write]).await
}

pub(super) async fn login(
    State(app): State<App>,
    Extension(https): Extension<Https>,
    caller: Caller,
    Heard(request): Heard<Credentials>,
) -> Result<Entered, Refusal> {
    let account = app.hall.store.claimed(&request.name).await?;
    let kept = account
        .as_ref()
        .and_then(|account| account.password.clone());
    let right = app.hasher.verify(request.password, kept).await?;
    match account {
        Some(account) if right => enter_as(&app, &account, https, caller.digest, Vec::new()).await,
        _ => Err(wrong_password()),
    }
}

fn wrong_password() -> Refusal {
    Refusal::new(Code::WrongPassword, "server-wrong_password")
}

pub(super) async fn logout(
    State(app): State<App>,
    Extension(https): Extension<Https>,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    let forget = caller.digest.map(|digest| Write::ForgetSecret { digest });
    app.hall.store.write(forget.into_iter().collect()).await?;
    let cookie = set_cookie(None, https.0);
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), me_as(None)))
}

pub(super) async fn change(
    State(app): State<App>,
    caller: SignedIn,
    Heard(request): Heard<ChangeMe>,
) -> Answer<Me> {
    let mut account = caller.account;
    let mut writes = Vec::new();
    if let Some(name) = &request.name {
        account.name = sound_name(name)?;
    }
    if let Some(password) = request.password {
        let old = request.old_password.unwrap_or_default();
        if !app.hasher.verify(old, account.password.clone()).await? {
            return Err(wrong_password());
        }
        account.password = Some(app.hasher.hash(password).await?);
        writes.push(Write::ForgetSecrets {
            account: account.id.clone(),
            but: Some(caller.digest),
        });
    }
    writes.push(Write::Account(account.clone()));
    app.hall.store.write(writes).await?;
    app.hall.people.note(&account.id, account.player());
    Ok(me_as(Some(&account)))
}

pub(super) async fn delete(
    State(app): State<App>,
    Extension(https): Extension<Https>,
    caller: SignedIn,
    Heard(request): Heard<DeleteMe>,
) -> Result<impl IntoResponse, Refusal> {
    let account = caller.account;
    if account.kind == PlayerKind::Claimed {
        let password = request.password.unwrap_or_default();
        if !app
            .hasher
            .verify(password, account.password.clone())
            .await?
        {
            return Err(wrong_password());
        }
    }
    let mut writes = Vec::new();
    let programs = app.hall.store.programs(&account.id).await?;
    for mut gone in programs.into_iter().chain([account]) {
        gone.name = String::new();
        gone.kind = PlayerKind::Former;
        gone.password = None;
        app.hall.people.note(&gone.id, gone.player());
        writes.push(Write::ForgetSecrets {
            account: gone.id.clone(),
            but: None,
        });
        writes.push(Write::Account(gone));
    }
    app.hall.store.write(writes).await?;
    let cookie = set_cookie(None, https.0);
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), me_as(None)))
}

pub(super) async fn link(
    State(app): State<App>,
    headers: axum::http::HeaderMap,
    caller: SignedIn,
) -> Answer<DeviceLink> {
    let (code, write) = secret_for(&caller.account.id, SecretKind::Link, LINK);
    app.hall.store.write(vec![write]).await?;
    let base = super::tables::base_url(&app, &headers);
    Ok(Said(DeviceLink {
        url: format!("{base}/enter#{code}"),
        expires: Moment::now().plus(LINK),
    }))
}

pub(super) async fn enter(
    State(app): State<App>,
    Extension(https): Extension<Https>,
    caller: Caller,
    Heard(request): Heard<EnterRequest>,
) -> Result<Entered, Refusal> {
    let digest = secret::digest(&request.code);
    let found = app
        .hall
        .store
        .let_in(&digest, SecretKind::Link, Moment::now())
        .await?;
    let account = found.ok_or_else(Refusal::not_found)?;
    // Used up in the same transaction: of two devices one gets in.
    let writes = vec![Write::UseUpSecret { digest }];
    enter_as(&app, &account, https, caller.digest, writes).await
}

pub(super) async fn programs(State(app): State<App>, caller: SignedIn) -> Answer<Programs> {
    let programs = app.hall.store.programs(&caller.account.id).await?;
    let program = |account: Account| Program {
        player: account.player(),
        created: account.created,
    };
    Ok(Said(Programs {
        programs: programs.into_iter().map(program).collect(),
    }))
}

pub(super) async fn new_token(
    State(app): State<App>,
    caller: SignedIn,
    Heard(request): Heard<NewToken>,
) -> Answer<TokenCreated> {
    if caller.account.kind == PlayerKind::Program {
        return Err(Refusal::forbidden());
    }
    if app.hall.store.programs(&caller.account.id).await?.len() >= MOST_PROGRAMS {
        return Err(Refusal::too_much());
    }
    let account = Account {
        id: secret::id(),
        name: sound_name(&request.name)?,
        kind: PlayerKind::Program,
        owner: Some(caller.account.id),
        password: None,
        created: Moment::now(),
    };
    // Tokens last until they are ended.
    let (token, write) = secret_for(&account.id, SecretKind::Token, 100 * 365 * 86_400_000);
    let player = account.player();
    app.hall
        .store
        .write(vec![Write::Account(account), write])
        .await?;
    Ok(Said(TokenCreated { player, token }))
}

pub(super) async fn end_token(
    State(app): State<App>,
    caller: SignedIn,
    Path(player): Path<String>,
) -> Answer<Done> {
    let programs = app.hall.store.programs(&caller.account.id).await?;
    let found = programs.into_iter().find(|program| program.id == player);
    let mut program = found.ok_or_else(Refusal::not_found)?;
    program.kind = PlayerKind::Former;
    program.name = String::new();
    app.hall.people.note(&program.id, program.player());
    let forget = Write::ForgetSecrets {
        account: program.id.clone(),
        but: None,
    };
    app.hall
        .store
        .write(vec![forget, Write::Account(program)])
        .await?;
    Ok(Said(Done { done: true }))
}
