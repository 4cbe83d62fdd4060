//! The HTTP edge: everything is parsed into types here, bounded in size and rate, and refused in words.

mod accounts;
mod address;
mod caller;
mod chart;
#[cfg(test)]
mod edges;
mod games;
mod guard;
mod lesson;
mod openapi;
mod page;
mod password;
mod players;
mod records;
mod routes;
mod series;
mod socket;
mod tables;

pub use chart::Charts;
pub use openapi::openapi;
pub use password::Hasher;
pub use socket::Sockets;

use crate::api::{Code, Refusal};
use crate::hall::Hall;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderValue, StatusCode, header};
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
    /// How many sockets there are.
    pub sockets: Arc<Sockets>,
    /// The charts that are being worked out.
    pub charts: Arc<Charts>,
}

/// The refusal of somebody without a name.
pub fn not_signed_in() -> Refusal {
    Refusal::new(Code::NotSignedIn, "server-not_signed_in")
}

impl Refusal {
    const fn status(&self) -> StatusCode {
        match self.code {
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::NotSignedIn | Code::WrongPassword => StatusCode::UNAUTHORIZED,
            Code::Forbidden | Code::ForeignOrigin => StatusCode::FORBIDDEN,
            Code::NotNow | Code::NameTaken | Code::GameOver | Code::Stale | Code::Frozen => {
                StatusCode::CONFLICT
            }
            Code::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Code::NotStored => StatusCode::INSUFFICIENT_STORAGE,
            Code::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::BAD_REQUEST,
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = self.status();
        let mut response = Said(self).into_response();
        *response.status_mut() = status;
        response
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

/// A JSON body.
pub struct Heard<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Heard<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|_| Refusal::too_much())?;
        // Nothing at all stands for an object without keys.
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        match serde_json::from_slice(text) {
            Ok(body) => Ok(Heard(body)),
            Err(error) if error.is_data() => Err(Refusal::bad_request()),
            Err(_) => Err(Refusal::new(Code::BadJson, "server-bad_json")),
        }
    }
}

/// The answer of a handler.
pub type Answer<T> = Result<Said<T>, Refusal>;

/// All routes.
pub fn router(app: &App) -> Router {
    let limits = &app.hall.config.limits;
    let records = routes::imports()
        .0
        .layer(RequestBodyLimitLayer::new(limits.record));
    let passwords = routes::passwords().0.layer(guard::password_limits());
    let api = Router::new()
        .merge(routes::people().0)
        .merge(routes::library().0)
        .merge(routes::tables().0)
        .merge(passwords)
        .layer(RequestBodyLimitLayer::new(limits.body))
        .merge(records)
        .layer(guard::request_limits(limits));
    api.route("/healthz", get(page::health))
        .route(
            "/api/{*rest}",
            get(page::no_such_api).post(page::no_such_api),
        )
        .fallback(get(page::page))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(axum::extract::DefaultBodyLimit::disable())
        .with_state(app.clone())
}
