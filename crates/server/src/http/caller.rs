//! Who asks.

use super::App;
use crate::api::Refusal;
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Account, SecretKind};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};

/// The name of the cookie.
const COOKIE: &str = "orrery";
/// How long a browser stays known: 180 days.
pub(crate) const SESSION: i64 = 180 * 86_400_000;

/// Whoever asks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caller {
    /// The account, if there is one.
    pub account: Option<Account>,
    /// The digest of what let it in.
    pub digest: Option<String>,
}

/// Somebody with a name.
pub(crate) struct SignedIn {
    /// The account.
    pub account: Account,
    /// The digest of what let it in.
    pub digest: String,
}

/// Who the guard found out to be asking.
#[derive(Clone)]
pub(super) struct Found(pub(super) Result<Caller, Refusal>);

impl Caller {
    /// Whoever shows a cookie or a token.
    pub(super) async fn find(app: &App, headers: &HeaderMap) -> Result<Caller, Refusal> {
        let (kind, secret) = match (bearer(headers), cookie(headers)) {
            (Some(token), _) => (SecretKind::Token, token),
            (None, Some(cookie)) => (SecretKind::Browser, cookie),
            (None, None) => return Ok(Caller::default()),
        };
        let digest = secret::digest(secret);
        let account = app.hall.store.let_in(&digest, kind, app.now()).await?;
        // A program whose token has ended should hear of it.
        if account.is_none() && kind == SecretKind::Token {
            return Err(Refusal::not_signed_in());
        }
        let digest = account.is_some().then_some(digest);
        Ok(Caller { account, digest })
    }
}

impl Caller {
    /// Who the guard found out to be asking.
    pub(super) fn of(parts: &Parts) -> Result<Caller, Refusal> {
        match parts.extensions.get::<Found>() {
            Some(Found(found)) => found.clone(),
            None => Ok(Caller::default()),
        }
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Refused> {
        Caller::of(parts).map_err(Refused)
    }
}

impl FromRequestParts<App> for SignedIn {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let caller = Caller::from_request_parts(parts, app).await?;
        match (caller.account, caller.digest) {
            (Some(account), Some(digest)) => Ok(SignedIn { account, digest }),
            _ => Err(Refusal::not_signed_in().into()),
        }
    }
}

/// The token of a program.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

/// The cookie of a browser.
pub(crate) fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut cookies = cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'));
    cookies.find_map(|cookie| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

/// A cookie that lets a browser in; without a secret, one that ends it.
pub(crate) fn set_cookie(secret: Option<&str>, https: bool) -> HeaderValue {
    let (secret, age) = secret.map_or(("", 0), |secret| (secret, SESSION / 1000));
    let secure = if https { "; Secure" } else { "" };
    let text = format!("{COOKIE}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).unwrap_or_else(|_| HeaderValue::from_static(""))
}
