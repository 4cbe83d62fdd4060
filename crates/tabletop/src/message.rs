//! What is said to people: an id and typed arguments, put into language elsewhere.

use crate::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

type Text = Cow<'static, str>;

/// A sentence before it is put into a language: the id of a Fluent message and its arguments.
///
/// ```
/// use tabletop::Message;
/// let drew = Message::new("race-event-drew").with("n", 3).with("card", Message::new("race-card-gem_world"));
/// assert_eq!(serde_json::to_value(&drew).unwrap()["args"]["n"], serde_json::json!(3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Message {
    /// The message's id in `i18n/`.
    pub id: Text,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<Text, Arg>,
}

/// A typed argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Arg {
    /// A number; plural forms follow it.
    Number(i64),
    /// A word to select by, never shown as it is.
    Key(Text),
    /// Another message, put into language first.
    Message(Box<Message>),
    /// Several messages, joined as the language joins lists.
    List(Vec<Message>),
    /// A seat, shown as its player's name.
    Seat {
        /// Which seat.
        seat: Seat,
    },
}

impl Message {
    /// A message without arguments yet.
    pub fn new(id: impl Into<Text>) -> Self {
        Message {
            id: id.into(),
            args: BTreeMap::new(),
        }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.insert(name.into(), arg.into());
        self
    }
}

macro_rules! number_args {
    ($($int:ty),*) => {$(
        impl From<$int> for Arg {
            fn from(n: $int) -> Self {
                Arg::Number(n as i64)
            }
        }
    )*};
}
number_args!(i8, i16, i32, i64, u8, u16, u32, usize);

impl From<&'static str> for Arg {
    fn from(key: &'static str) -> Self {
        Arg::Key(key.into())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(Box::new(message))
    }
}

impl From<Vec<Message>> for Arg {
    fn from(list: Vec<Message>) -> Self {
        Arg::List(list)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat { seat }
    }
}

/// Whatever can word itself: actions, events, refusals, things.
pub trait Words {
    /// The message that says it.
    fn words(&self) -> Message;
}
