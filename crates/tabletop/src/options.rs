//! What players choose before the start, described so that a form can ask for it.

use crate::Message;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt::Debug;

/// A game's options: one JSON object with a key for each field of the form.
///
/// The default is what a table starts with. Implementations refuse unknown keys
/// (`#[serde(default, deny_unknown_fields)]`).
pub trait Options:
    Clone + Debug + Default + Eq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The options as a form.
    fn form() -> Form;
}

/// A form for a game's options: the lobby draws it, the command line lists it, the suite samples it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Form {
    /// The fields in the order they are asked.
    pub fields: Vec<Field>,
    /// Named settings such as "first game".
    pub presets: Vec<Preset>,
}

/// One field of a [`Form`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Field {
    /// The key in the options object.
    pub name: Cow<'static, str>,
    /// What it is called.
    pub label: Message,
    /// A sentence on what it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<Message>,
    /// What can be entered.
    pub input: Input,
    /// The value at the start.
    pub default: Value,
}

/// What can be entered into a [`Field`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Input {
    /// Yes or no.
    Flag,
    /// A whole number.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// One of several.
    Choice(Vec<Choice>),
    /// A list with one entry for each seat; a shorter list leaves the rest at `null` or default.
    PerSeat(Box<Input>),
}

/// One of several values of a field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// What stands in the options object.
    pub value: Value,
    /// What it is called.
    pub label: Message,
}

/// A named setting of all options.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preset {
    /// Its name for programs.
    pub name: Cow<'static, str>,
    /// Its name for people.
    pub label: Message,
    /// The options object; absent keys keep their defaults.
    pub options: Value,
}

/// Why a game cannot be set up with these options and seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetupError {
    /// The reason in words.
    pub message: Message,
}

impl SetupError {
    /// An error with this reason.
    pub const fn new(message: Message) -> Self {
        SetupError { message }
    }
}
