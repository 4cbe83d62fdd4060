//! A line of answer.

use games::{Error, Json, json};
use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::{Message, Seat};
use words::{Language, Speech};

/// An answer under construction: the parts of an object in their order.
#[derive(Default)]
pub(super) struct Answer(Vec<(&'static str, Json)>);

impl Answer {
    /// Adds a part.
    pub(super) fn with(mut self, name: &'static str, part: &impl Serialize) -> Self {
        self.0.push((name, json(part)));
        self
    }

    /// The answer as a line, without its end.
    pub(super) fn line(&self, id: Option<&RawValue>) -> String {
        // A carriage return between the parts of an id is white space, but would break the line for some.
        let id = id.map(|id| format!("\"id\":{}", id.get().replace('\r', " ")));
        let parts = self
            .0
            .iter()
            .map(|(name, part)| format!("\"{name}\":{part}"));
        let parts: Vec<_> = id.into_iter().chain(parts).collect();
        format!("{{{}}}", parts.join(","))
    }
}

/// Why a request is refused.
#[derive(Serialize)]
pub(super) struct Refused {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Json>,
    /// Which action of a batch, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<usize>,
}

impl Refused {
    fn new(code: &'static str, message: String) -> Self {
        Refused {
            code,
            message,
            reason: None,
            at: None,
        }
    }

    pub(super) fn bad_json(error: &str) -> Self {
        Refused::new("bad_json", format!("this line is not JSON: {error}"))
    }

    pub(super) fn bad_seat(words: String) -> Self {
        Refused::new("bad_seat", words)
    }

    pub(super) fn bad_request(words: impl Into<String>) -> Self {
        Refused::new("bad_request", words.into())
    }

    pub(super) fn internal() -> Self {
        let words = "the program has broken down over this request; nothing has changed";
        Refused::new("internal_error", words.to_owned())
    }

    /// The refusal as a line, without its end.
    pub(super) fn line(&self, id: Option<&RawValue>) -> String {
        Answer::default().with("error", self).line(id)
    }
}

impl From<Error> for Refused {
    fn from(error: Error) -> Self {
        let at = match &error {
            Error::Illegal { at, .. } | Error::PastRevelation { at } => Some(*at),
            _ => None,
        };
        Refused {
            code: error.code(),
            message: say(&error.words()),
            reason: error.reason(),
            at,
        }
    }
}

impl From<thinkers::Error> for Refused {
    fn from(error: thinkers::Error) -> Self {
        match error {
            thinkers::Error::Unknown(bot) => Refused::bad_request(bot.to_string()),
            thinkers::Error::Table(error) => error.into(),
            thinkers::Error::Threads(_) => Refused::new("internal_error", error.to_string()),
        }
    }
}

/// A message in English; players are called by their seats.
pub(super) fn say(message: &Message) -> String {
    Speech::new(Language::En).say(message, &|Seat(seat)| format!("Seat {seat}"))
}
