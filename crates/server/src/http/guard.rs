//! What stands before every handler: who asks and from where, origins, rates, headers.

use super::App;
use super::address::{Address, address, is_https, is_own_origin};
use super::caller::{Caller, Found, bearer, cookie};
use super::connections::{Connection, Owner};
use super::pass::{FROM, HTTPS};
use crate::api::{Code, Refusal};
use crate::peers::HOUSE;
use crate::refusal::Refused;
use crate::secret;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, Response, header};
use axum::middleware::Next;
use axum::response::IntoResponse;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

/// The request comes from another server of the house.
#[derive(Clone, Copy)]
pub(super) struct FromPeer;

/// Whether people come over https.
#[derive(Clone, Copy)]
pub(crate) struct Https(pub bool);

static HEADERS: [(HeaderName, &str); 2] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Those that only a document or a worker heeds. The page's many files would be a tenth longer with them.
static DOCUMENT_HEADERS: [(HeaderName, &str); 4] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
         connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
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
    let is_part = is_part_of_the_page(request.uri().path());
    let mut response = match admit(&app, from, &mut request).await {
        Ok(()) => next.run(request).await,
        Err(refusal) => Refused(refusal).into_response(),
    };
    let secure = HTTPS_HEADERS.iter().filter(|_| https);
    let documents = DOCUMENT_HEADERS.iter().filter(|_| !is_part);
    for (name, value) in HEADERS.iter().chain(documents).chain(secure) {
        let value = HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    response
}

/// Whether a file is neither a document nor a worker's script, which has a policy of its own.
fn is_part_of_the_page(path: &str) -> bool {
    path.starts_with("/assets/") && !path.contains("worker")
}

/// What stands before the handlers where other servers of the house ask: nobody else may. They have counted the request
/// and looked at its origin; who asks is found out here.
pub(crate) async fn guard_from_peers(
    State(app): State<App>,
    mut request: Request,
    next: Next,
) -> Response<Body> {
    let headers = request.headers();
    let said = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let ours = app.hall.store.secret();
    let proven = said(HOUSE).zip(ours.as_deref());
    if proven.is_none_or(|(said, ours)| secret::digest(said) != secret::digest(ours)) {
        return Refused(Refusal::not_found()).into_response();
    }
    let from = said(FROM).and_then(|from| from.parse().ok());
    let from = Address(from.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)));
    let https = Https(said(HTTPS) == Some("yes"));
    let found = Caller::find(&app, headers).await;
    let owner = owner(&app, from, &found);
    let extensions = request.extensions_mut();
    extensions.insert(FromPeer);
    extensions.insert(from);
    extensions.insert(https);
    extensions.insert(owner);
    extensions.insert(Found(found));
    next.run(request).await
}

/// For whom a request counts.
fn owner(app: &App, from: Address, found: &Result<Caller, Refusal>) -> Owner {
    let caller = found.as_ref().ok();
    match caller.and_then(|caller| caller.account.as_ref()) {
        Some(account) => Owner::Account(account.answers_for().to_owned()),
        None => Owner::of_address(&app.hall.config, from.0),
    }
}

/// Finds out who asks, counts the request, and refuses what may not or no longer be asked. The page itself is
/// everybody's.
async fn admit(app: &App, from: Address, request: &mut Request) -> Result<(), Refusal> {
    if !may_ask(app, request) {
        return Err(Refusal::new(Code::ForeignOrigin, "server-foreign_origin"));
    }
    // Nothing has a name with a zero in it, and not every database takes it for text.
    if request.uri().to_string().contains("%00") {
        return Err(Refusal::not_found());
    }
    let is_api = request.uri().path().starts_with("/api/");
    let found = match is_api {
        true => Caller::find(app, request.headers()).await,
        false => Ok(Caller::default()),
    };
    let owner = owner(app, from, &found);
    if let Some(connection) = request.extensions().get::<Arc<Connection>>() {
        connection.used(match &owner {
            Owner::Account(account) => Some(account),
            _ => None,
        });
    }
    request.extensions_mut().insert(owner.clone());
    request.extensions_mut().insert(Found(found));
    match is_api {
        true => app.rations.requests.take(&owner),
        false => Ok(()),
    }
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
