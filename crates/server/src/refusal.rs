//! Refusals over HTTP, and where they come from.

use crate::api::{Code, Refusal};
use crate::http::Said;
use crate::store::{Lack, Refused as NotPossible, StoreError};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// The table is another server's: whoever has passed the request on looks again.
pub(crate) const MOVING: &str = "server-moving";

/// A refusal as the answer of a handler.
#[derive(Debug)]
pub struct Refused(pub Refusal);

impl<E: Into<Refusal>> From<E> for Refused {
    fn from(error: E) -> Self {
        Refused(error.into())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match self.0.message.id == MOVING {
            true => StatusCode::MISDIRECTED_REQUEST,
            false => status(self.0.code),
        };
        let mut response = Said(self.0).into_response();
        *response.status_mut() = status;
        response
    }
}

const fn status(code: Code) -> StatusCode {
    match code {
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::NotSignedIn | Code::WrongPassword => StatusCode::UNAUTHORIZED,
        Code::Forbidden | Code::ForeignOrigin => StatusCode::FORBIDDEN,
        Code::NotNow
        | Code::NameTaken
        | Code::WouldReplace
        | Code::GameOver
        | Code::Stale
        | Code::Frozen => StatusCode::CONFLICT,
        Code::TooMuch => StatusCode::TOO_MANY_REQUESTS,
        Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Code::NotStored => StatusCode::INSUFFICIENT_STORAGE,
        Code::Stopping | Code::Away => StatusCode::SERVICE_UNAVAILABLE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::BAD_REQUEST,
    }
}

/// The server has met a fault of its own; `why` goes to its log.
pub(crate) fn internal(why: &dyn std::fmt::Display) -> Refusal {
    tracing::error!(%why, "a fault of the server");
    Refusal::internal()
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotStored(Lack::Full) => Refusal::new(Code::NotStored, "server-disk_full"),
            StoreError::NotStored(Lack::Failed) => {
                Refusal::new(Code::NotStored, "server-not_stored")
            }
            StoreError::Refused(NotPossible::NameTaken) => {
                Refusal::new(Code::NameTaken, "server-name_taken")
            }
            StoreError::Refused(NotPossible::SecretGone) => Refusal::not_found(),
            StoreError::Refused(NotPossible::RatedEnough) => {
                Refusal::new(Code::NotNow, "server-rated_enough")
            }
            StoreError::Refused(NotPossible::Full) => {
                Refusal::new(Code::TooMuch, "server-too_many_tables")
            }
            StoreError::Refused(NotPossible::SeriesWentOn | NotPossible::SeenTo)
            | StoreError::Fenced => Refusal::not_now(),
            StoreError::Unknown => Refusal::new(Code::Internal, "server-unsure"),
            StoreError::Garbled(why) => {
                tracing::error!(why, "what is kept cannot be understood");
                metrics::counter!("orrery_rows_garbled").increment(1);
                Refusal::new(Code::Frozen, "server-garbled")
            }
            StoreError::Elsewhere => Refusal::new(Code::Away, MOVING),
            StoreError::Away(why) => {
                tracing::warn!(why, "the storage is away");
                Refusal::new(Code::Away, "server-away")
            }
            StoreError::Unread(why) | StoreError::Unfit(why) | StoreError::Occupied(why) => {
                internal(&why)
            }
        }
    }
}
