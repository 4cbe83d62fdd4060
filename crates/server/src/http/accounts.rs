//! Names and passwords.

use super::address::Address;
use super::caller::{Caller, SESSION, SignedIn, set_cookie};
use super::connections::Owner;
use super::guard::Https;
use super::names::{free_name, guest_name, new_name, number_guests};
use super::{Answer, App, Heard, Said};
use crate::api::{
    Can, ChangeMe, Code, Credentials, DeleteMe, GuestRequest, Me, PlayerKind, Refusal,
};
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Account, SecretKind, Write};
use axum::Extension;
use axum::extract::State;
use axum::http::header;
use axum::response::{AppendHeaders, IntoResponse};

/// The answer that lets a browser in.
pub(super) type Entered = (
    AppendHeaders<[(header::HeaderName, axum::http::HeaderValue); 1]>,
    Said<Me>,
);

/// Who somebody is, as the page hears it.
fn me_as(app: &App, account: Option<&Account>) -> Said<Me> {
    Said(Me {
        player: account.map(Account::player),
        build: app.hall.config.build.clone(),
        can: Can::ALL,
    })
}

/// A new secret that lets an account in.
pub(super) fn secret_for(
    app: &App,
    account: &str,
    kind: SecretKind,
    lasts: i64,
) -> (String, Write) {
    let (secret, created) = (secret::secret(), app.now());
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
pub(super) async fn enter_as(
    app: &App,
    account: &Account,
    https: Https,
    old: Option<String>,
    mut writes: Vec<Write>,
) -> Result<Entered, Refused> {
    let (secret, write) = secret_for(app, &account.id, SecretKind::Browser, SESSION);
    writes.push(write);
    let forget = |digest: &String| Write::ForgetSecret {
        digest: digest.clone(),
    };
    writes.extend(old.as_ref().map(forget));
    app.hall.store.write(writes).await?;
    if let Some(old) = old {
        app.sockets.end_secret(&old);
    }
    app.hall.people.note(&account.id, account.player());
    let cookie = set_cookie(Some(&secret), https.0);
    Ok((
        AppendHeaders([(header::SET_COOKIE, cookie)]),
        me_as(app, Some(account)),
    ))
}

pub(super) async fn me(State(app): State<App>, caller: Caller) -> Said<Me> {
    me_as(&app, caller.account.as_ref())
}

pub(super) async fn guest(
    State(app): State<App>,
    Extension(https): Extension<Https>,
    Extension(owner): Extension<Owner>,
    caller: Caller,
    Heard(request): Heard<GuestRequest>,
) -> Result<Entered, Refused> {
    if caller.account.is_some() {
        return Err(Refusal::not_now().into());
    }
    app.rations.guests.take(&owner)?;
    let account = Account {
        id: secret::id(),
        name: guest_name(&app, &request.name).await?,
        kind: PlayerKind::Guest,
        owner: None,
        password: None,
        created: app.now(),
    };
    let write = Write::Account(account.clone());
    enter_as(&app, &account, https, None, vec![write]).await
}

pub(super) async fn claim(
    State(app): State<App>,
    Extension(https): Extension<Https>,
    Extension(owner): Extension<Owner>,
    caller: SignedIn,
    Heard(request): Heard<Credentials>,
) -> Result<Entered, Refused> {
    app.rations.try_password(&owner)?;
    let mut account = caller.account;
    if account.kind != PlayerKind::Guest {
        return Err(Refusal::not_now().into());
    }
    account.name = free_name(&app, &request.name).await?;
    account.password = Some(app.hasher.hash(request.password).await?);
    account.kind = PlayerKind::Claimed;
    let guests = number_guests(&app, &account).await?;
    let writes = guests.iter().chain([&account]).cloned();
    let writes = writes.map(Write::Account).collect();
    let entered = enter_as(&app, &account, https, Some(caller.digest), writes).await?;
    for guest in guests {
        app.hall.people.note(&guest.id, guest.player());
    }
    Ok(entered)
}

pub(super) async fn login(
    State(app): State<App>,
    Extension(https): Extension<Https>,
    Extension(from): Extension<Address>,
    caller: Caller,
    Heard(request): Heard<Credentials>,
) -> Result<Entered, Refused> {
    may_try(&app, from, caller.account.as_ref())?;
    let account = app.hall.store.claimed(&request.name).await?;
    let kept = account
        .as_ref()
        .and_then(|account| account.password.clone());
    let right = app.hasher.verify(request.password, kept).await?;
    match account {
        Some(account) if right => enter_as(&app, &account, https, caller.digest, Vec::new()).await,
        _ => Err(wrong_password().into()),
    }
}

/// Lets somebody try a password. A claimed account is counted by itself; whoever else by address, since another
/// guest is easily made.
pub(super) fn may_try(app: &App, from: Address, account: Option<&Account>) -> Result<(), Refusal> {
    let claimed = account.filter(|account| account.kind == PlayerKind::Claimed);
    let owner = match claimed {
        Some(account) => Owner::Account(account.id.clone()),
        None => Owner::of_address(&app.hall.config, from.0),
    };
    app.rations.try_password(&owner)
}

/// Whether this is somebody's own password, counted like a login.
async fn confirm(
    app: &App,
    from: Address,
    account: &Account,
    password: Option<String>,
) -> Result<(), Refusal> {
    may_try(app, from, Some(account))?;
    let kept = account.password.clone();
    match app
        .hasher
        .verify(password.unwrap_or_default(), kept)
        .await?
    {
        true => Ok(()),
        false => Err(wrong_password()),
    }
}

fn wrong_password() -> Refusal {
    Refusal::new(Code::WrongPassword, "server-wrong_password")
}

pub(super) async fn logout(
    State(app): State<App>,
    Extension(https): Extension<Https>,
    caller: Caller,
) -> Result<impl IntoResponse, Refused> {
    if let Some(digest) = caller.digest {
        let forget = Write::ForgetSecret {
            digest: digest.clone(),
        };
        app.hall.store.write(vec![forget]).await?;
        app.sockets.end_secret(&digest);
    }
    let cookie = set_cookie(None, https.0);
    Ok((
        AppendHeaders([(header::SET_COOKIE, cookie)]),
        me_as(&app, None),
    ))
}

pub(super) async fn change(
    State(app): State<App>,
    Extension(from): Extension<Address>,
    caller: SignedIn,
    Heard(request): Heard<ChangeMe>,
) -> Answer<Me> {
    let mut account = caller.account;
    let (mut writes, mut guests) = (Vec::new(), Vec::new());
    if let Some(name) = &request.name {
        account.name = new_name(&app, &account, name).await?;
        if account.kind == PlayerKind::Claimed {
            guests = number_guests(&app, &account).await?;
        }
    }
    let new_password = request.password.is_some();
    if let Some(password) = request.password {
        confirm(&app, from, &account, request.old_password).await?;
        account.password = Some(app.hasher.hash(password).await?);
        writes.push(Write::ForgetSecrets {
            account: account.id.clone(),
            but: Some(caller.digest.clone()),
        });
    }
    let changed = guests.iter().chain([&account]);
    writes.extend(changed.clone().cloned().map(Write::Account));
    app.hall.store.write(writes).await?;
    if new_password {
        app.sockets.end_account(&account.id, Some(&caller.digest));
    }
    changed.for_each(|account| app.hall.people.note(&account.id, account.player()));
    Ok(me_as(&app, Some(&account)))
}

pub(super) async fn delete(
    State(app): State<App>,
    Extension(https): Extension<Https>,
    Extension(from): Extension<Address>,
    caller: SignedIn,
    Heard(request): Heard<DeleteMe>,
) -> Result<impl IntoResponse, Refused> {
    let account = caller.account;
    if account.kind == PlayerKind::Claimed {
        confirm(&app, from, &account, request.password).await?;
    }
    let mut writes = Vec::new();
    let programs = app.hall.store.programs(&account.id).await?;
    let mut ended = Vec::new();
    for mut gone in programs.into_iter().chain([account]) {
        gone.name = String::new();
        gone.kind = PlayerKind::Former;
        gone.password = None;
        app.hall.people.note(&gone.id, gone.player());
        writes.push(Write::ForgetSecrets {
            account: gone.id.clone(),
            but: None,
        });
        ended.push(gone.id.clone());
        writes.push(Write::Account(gone));
    }
    app.hall.store.write(writes).await?;
    for account in ended {
        app.sockets.end_account(&account, None);
        app.hall.see_off(&account).await;
    }
    let cookie = set_cookie(None, https.0);
    Ok((
        AppendHeaders([(header::SET_COOKIE, cookie)]),
        me_as(&app, None),
    ))
}
