//! Who asks.

use super::{App, not_signed_in};
use crate::api::{Moment, Refusal};
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

impl FromRequestParts<App> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let (kind, secret) = match (bearer(&parts.headers), cookie(&parts.headers)) {
            (Some(token), _) => (SecretKind::Token, token),
            (None, Some(cookie)) => (SecretKind::Browser, cookie),
            (None, None) => return Ok(Caller::default()),
        };
        let digest = secret::digest(secret);
        let account = app.hall.store.let_in(&digest, kind, Moment::now()).await?;
        // A program whose token has ended should hear of it.
        if account.is_none() && kind == SecretKind::Token {
            return Err(not_signed_in());
        }
        let digest = account.is_some().then_some(digest);
        Ok(Caller { account, digest })
    }
}

impl FromRequestParts<App> for SignedIn {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let caller = Caller::from_request_parts(parts, app).await?;
        match (caller.account, caller.digest) {
            (Some(account), Some(digest)) => Ok(SignedIn { account, digest }),
            _ => Err(not_signed_in()),
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
