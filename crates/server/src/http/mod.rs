//! The HTTP edge: everything is parsed into types here, bounded in size and rate, and refused in words.

mod accounts;
mod address;
mod caller;
mod chart;
mod connections;
mod devices;
#[cfg(test)]
mod edges;
mod games;
mod guard;
mod key;
mod names;
mod openapi;
mod page;
mod pass;
mod password;
mod players;
mod ration;
mod records;
mod replays;
mod routes;
mod series;
mod socket;
mod sockets;
mod tables;

pub use chart::Charts;
pub(crate) use connections::Connection;
pub use connections::Connections;
pub use openapi::openapi;
pub(crate) use pass::HOLD;
pub use password::Hasher;
pub use ration::Rations;
pub use replays::Replays;
pub use sockets::Sockets;
pub(crate) use sockets::watch_secrets;

use crate::api::{Code, Moment, Refusal};
use crate::hall::Hall;
use crate::refusal::Refused;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tower_http::limit::RequestBodyLimitLayer;

/// What every handler has.
#[derive(Clone)]
pub struct App {
    /// The tables.
    pub hall: Arc<Hall>,
    /// Who hashes passwords.
    pub hasher: Arc<Hasher>,
    /// How often anybody may do something.
    pub rations: Arc<Rations>,
    /// How many sockets there are.
    pub sockets: Arc<Sockets>,
    /// The charts that are being worked out.
    pub charts: Arc<Charts>,
    /// The finished games that were just looked at.
    pub replays: Arc<Replays>,
}

impl App {
    /// The time, by the clock that all servers of the house go by.
    pub(crate) fn now(&self) -> Moment {
        self.hall.config.clock.now()
    }
}

/// A JSON answer.
pub struct Said<T>(pub T);

impl<T: Serialize> IntoResponse for Said<T> {
    fn into_response(self) -> Response {
        let body = serde_json::to_vec(&self.0).unwrap_or_default();
        let mut response = Response::new(Body::from(body));
        let json = HeaderValue::from_static("application/json");
        response.headers_mut().insert(header::CONTENT_TYPE, json);
        let no_store = HeaderValue::from_static("no-store");
        response
            .headers_mut()
            .insert(header::CACHE_CONTROL, no_store);
        response
    }
}

/// A body as it came.
pub struct Sent(pub Bytes);

impl<S: Send + Sync> FromRequest<S> for Sent {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        let bytes = Bytes::from_request(request, state).await;
        bytes.map(Sent).map_err(|error| Refused(not_heard(&error)))
    }
}

/// A JSON body.
pub struct Heard<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Heard<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        let Sent(bytes) = Sent::from_request(request, state).await?;
        // Nothing at all stands for an object without keys.
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        match serde_json::from_slice(text) {
            Ok(body) => Ok(Heard(body)),
            Err(error) if error.is_data() => Err(Refusal::bad_request().into()),
            Err(_) => Err(Refusal::new(Code::BadJson, "server-bad_json").into()),
        }
    }
}

/// What stands behind the `?` of an address.
pub struct Queried<T>(pub T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Queried<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refused> {
        let query = Query::try_from_uri(&parts.uri);
        query
            .map(|Query(query)| Queried(query))
            .map_err(|_| Refused(Refusal::bad_request()))
    }
}

/// The refusal of a body that did not come: it was too large, or took too long.
fn not_heard(error: &(dyn std::error::Error + 'static)) -> Refusal {
    let chain = std::iter::successors(Some(error), |error| error.source());
    let mut errors = chain.filter_map(|error| error.downcast_ref::<std::io::Error>());
    match errors.any(|error| error.kind() == std::io::ErrorKind::TimedOut) {
        true => Refusal::new(Code::TooSlow, "server-too_slow"),
        false => Refusal::too_much(),
    }
}

/// The answer of a handler.
pub type Answer<T> = Result<Said<T>, Refused>;

/// All routes, for everybody.
pub fn router(app: &App) -> Router {
    let guard = middleware::from_fn_with_state(app.clone(), guard::guard);
    routes(app).layer(guard).with_state(app.clone())
}

/// All routes, for the other servers of the house.
pub(crate) fn peers_router(app: &App) -> Router {
    let guard = middleware::from_fn_with_state(app.clone(), guard::guard_from_peers);
    let errand = axum::routing::post(pass::errand);
    let routes = routes(app).route(crate::peers::ERRAND, errand);
    routes.layer(guard).with_state(app.clone())
}

fn routes(app: &App) -> Router<App> {
    let limits = &app.hall.config.limits;
    let records = routes::imports()
        .0
        .layer(RequestBodyLimitLayer::new(limits.record));
    let pass_on = middleware::from_fn_with_state(app.clone(), pass::pass_on);
    let tables = routes::tables().0.route_layer(pass_on);
    let api = Router::new()
        .merge(routes::people().0)
        .merge(routes::library().0)
        .merge(tables)
        .merge(routes::passwords().0)
        .layer(RequestBodyLimitLayer::new(limits.body))
        .merge(records);
    api.route("/healthz", get(page::health))
        .route("/readyz", get(page::ready))
        .route(
            "/api/{*rest}",
            get(page::no_such_api).post(page::no_such_api),
        )
        .fallback(get(page::page))
        .layer(axum::extract::DefaultBodyLimit::disable())
}
