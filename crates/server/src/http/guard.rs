//! What stands before every handler: origins, rates, headers.

use super::App;
use super::address::{Address, address, is_https, is_own_origin};
use super::caller::{bearer, cookie};
use crate::api::{Code, Refusal};
use crate::config::Limits;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, Response, header};
use axum::middleware::Next;
use axum::response::IntoResponse;
use std::net::SocketAddr;
use std::sync::Arc;
use tower_governor::governor::GovernorConfigBuilder;
use tower_governor::key_extractor::KeyExtractor;
use tower_governor::{GovernorError, GovernorLayer};

/// Whether people come over https.
#[derive(Clone, Copy)]
pub(crate) struct Https(pub bool);

static HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
         connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// Those that a browser heeds over https only.
static HTTPS_HEADERS: [(HeaderName, &str); 2] = [
    (header::STRICT_TRANSPORT_SECURITY, "max-age=31536000"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

/// Notes where a request comes from, refuses foreign pages, adds the headers.
pub(crate) async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response<Body> {
    let config = &app.hall.config;
    let from = address(config, peer, request.headers());
    let https = is_https(config, peer, request.headers());
    request.extensions_mut().insert(from);
    request.extensions_mut().insert(Https(https));
    let mut response = match may_ask(&app, &request) {
        true => next.run(request).await,
        false => Refusal::new(Code::ForeignOrigin, "server-foreign_origin").into_response(),
    };
    let secure = HTTPS_HEADERS.iter().filter(|_| https);
    for (name, value) in HEADERS.iter().chain(secure) {
        let value = HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    response
}

/// A browser's cookie comes with every request, also with those a foreign page makes: so a change and a socket
/// must come from our own page. A token comes only from its program.
fn may_ask(app: &App, request: &Request) -> bool {
    let headers = request.headers();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if reads && !headers.contains_key(header::UPGRADE) {
        return true;
    }
    match headers.get(header::ORIGIN).map(HeaderValue::to_str) {
        Some(Ok(origin)) => is_own_origin(&app.hall.config, headers, origin),
        Some(Err(_)) => false,
        None => bearer(headers).is_some() || cookie(headers).is_none(),
    }
}

/// Counts requests by address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ByAddress;

impl KeyExtractor for ByAddress {
    type Key = std::net::IpAddr;

    fn extract<T>(&self, request: &axum::http::Request<T>) -> Result<Self::Key, GovernorError> {
        let address = request.extensions().get::<Address>();
        address
            .map(|address| address.0)
            .ok_or(GovernorError::UnableToExtractKey)
    }
}

type Limit = GovernorLayer<ByAddress, governor::middleware::NoOpMiddleware, Body>;

fn limit(per_second: u64, burst: u32) -> Limit {
    let millis = (1000 / per_second.max(1)).max(1);
    let config = GovernorConfigBuilder::default()
        .key_extractor(ByAddress)
        .per_millisecond(millis)
        .burst_size(burst.max(1))
        .finish();
    let config = Arc::new(config.expect("neither rate nor burst is 0"));
    GovernorLayer::new(config).error_handler(|_| Refusal::too_much().into_response())
}

/// The rate of requests of one address.
pub(crate) fn request_limits(limits: &Limits) -> Limit {
    limit(limits.requests.0, limits.requests.1)
}

/// The rate at which one address may try passwords: thirty people can log in at once, nobody can guess.
pub(crate) fn password_limits() -> Limit {
    limit(1, 60)
}
