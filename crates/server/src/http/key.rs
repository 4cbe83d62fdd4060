//! The key of a private table. It travels in a header, never in an address: proxies write addresses down.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::convert::Infallible;

/// The header.
pub(super) const HEADER: &str = "x-orrery-key";

/// The key that came with a request, if one did.
pub(super) struct Key(pub(super) Option<String>);

impl<S: Sync> FromRequestParts<S> for Key {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let key = parts.headers.get(HEADER);
        let key = key.and_then(|key| key.to_str().ok());
        Ok(Key(key.map(str::to_owned)))
    }
}
