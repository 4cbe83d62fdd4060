//! Refusals in words.

use crate::api::{Code, Refusal};
use tabletop::Message;

impl Refusal {
    /// A refusal with a message of `i18n/*/server.ftl`.
    pub fn new(code: Code, id: &'static str) -> Self {
        Refusal::saying(code, Message::new(id))
    }

    /// A refusal with any message.
    pub const fn saying(code: Code, message: Message) -> Self {
        Refusal {
            code,
            message,
            reason: None,
        }
    }

    /// No such thing, or not one that the reader may know of.
    pub fn not_found() -> Self {
        Refusal::new(Code::NotFound, "server-not_found")
    }

    /// Not the reader's to do.
    pub fn forbidden() -> Self {
        Refusal::new(Code::Forbidden, "server-forbidden")
    }

    /// The table is in another phase of its life.
    pub fn not_now() -> Self {
        Refusal::new(Code::NotNow, "server-not_now")
    }

    /// Not a seat of the reader's.
    pub fn bad_seat() -> Self {
        Refusal::new(Code::BadSeat, "server-bad_seat")
    }

    /// The request is well-formed, but its values are not possible.
    pub fn bad_request() -> Self {
        Refusal::new(Code::BadRequest, "server-bad_request")
    }

    /// Too many, too large or too fast.
    pub fn too_much() -> Self {
        Refusal::new(Code::TooMuch, "server-too_much")
    }

    /// Somebody has to say who they are first.
    pub fn not_signed_in() -> Self {
        Refusal::new(Code::NotSignedIn, "server-not_signed_in")
    }

    /// The host is about to stop.
    pub fn stopping() -> Self {
        Refusal::new(Code::Stopping, "server-stopping")
    }

    /// The host has met a fault of its own; it writes down which.
    pub fn internal() -> Self {
        Refusal::new(Code::Internal, "server-internal")
    }
}

impl From<games::Error> for Refusal {
    fn from(error: games::Error) -> Self {
        let code = match error.code() {
            "unknown_game" => Code::UnknownGame,
            "bad_seat" => Code::BadSeat,
            "bad_action" => Code::BadAction,
            "illegal_action" => Code::IllegalAction,
            "past_revelation" => Code::PastRevelation,
            "game_over" => Code::GameOver,
            _ => Code::BadRequest,
        };
        let reason = error.reason();
        let reason = reason.and_then(|reason| serde_json::from_str(reason.get()).ok());
        Refusal {
            code,
            message: error.words(),
            reason,
        }
    }
}
