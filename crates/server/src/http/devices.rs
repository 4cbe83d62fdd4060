//! The same player on another device, and programs that play for somebody.

use super::accounts::{Entered, enter_as, may_try, secret_for};
use super::address::Address;
use super::caller::{Caller, SignedIn};
use super::connections::Owner;
use super::guard::Https;
use super::names::free_name;
use super::{Answer, App, Heard, Said};
use crate::api::{
    Code, DeviceLink, Done, EnterRequest, NewToken, PlayerKind, Program, Programs, Refusal,
    TokenCreated,
};
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Account, SecretKind, Write};
use axum::Extension;
use axum::extract::{Path, State};
use serde_json::json;

/// How long a link to another device works: a quarter of an hour.
const LINK: i64 = 15 * 60_000;
/// Programs of one account.
const MOST_PROGRAMS: usize = 20;

pub(super) async fn link(
    State(app): State<App>,
    headers: axum::http::HeaderMap,
    caller: SignedIn,
) -> Answer<DeviceLink> {
    let (code, write) = secret_for(&app, &caller.account.id, SecretKind::Link, LINK);
    app.hall.store.write(vec![write]).await?;
    let base = super::tables::base_url(&app, &headers);
    Ok(Said(DeviceLink {
        url: format!("{base}/enter#{code}"),
        expires: app.now().plus(LINK),
    }))
}

pub(super) async fn enter(
    State(app): State<App>,
    Extension(https): Extension<Https>,
    Extension(from): Extension<Address>,
    caller: Caller,
    Heard(request): Heard<EnterRequest>,
) -> Result<Entered, Refused> {
    may_try(&app, from, caller.account.as_ref())?;
    let digest = secret::digest(&request.code);
    let found = app
        .hall
        .store
        .let_in(&digest, SecretKind::Link, app.now())
        .await?;
    let account = found.ok_or_else(Refusal::not_found)?;
    // Nobody becomes somebody else by following a link, unless they say so.
    let now = caller.account.filter(|now| now.id != account.id);
    if let Some(now) = now.filter(|_| !request.replace) {
        let who = json!({ "now": now.player(), "then": account.player() });
        return Err(Refused(Refusal {
            reason: Some(who),
            ..Refusal::new(Code::WouldReplace, "server-would_replace")
        }));
    }
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
        return Err(Refusal::forbidden().into());
    }
    if app.hall.store.programs(&caller.account.id).await?.len() >= MOST_PROGRAMS {
        return Err(Refusal::too_much().into());
    }
    // A program is an account like a guest: they are rationed alike, however soon they end.
    let owner = Owner::Account(caller.account.id.clone());
    app.rations.guests.take(&owner)?;
    let account = Account {
        id: secret::id(),
        name: free_name(&app, &request.name).await?,
        kind: PlayerKind::Program,
        owner: Some(caller.account.id),
        password: None,
        created: app.now(),
    };
    // Tokens last until they are ended.
    let (token, write) = secret_for(&app, &account.id, SecretKind::Token, 100 * 365 * 86_400_000);
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
    app.sockets.end_account(&player, None);
    app.hall.see_off(&player).await;
    Ok(Said(Done { done: true }))
}
