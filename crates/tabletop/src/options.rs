//! What players choose before the start, described so that a form can ask for it.

use crate::{Described, Message};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt::Debug;

/// A game's options: one JSON object with a key for each field of the form.
///
/// The default is what a table starts with. Implementations refuse unknown keys
/// (`#[serde(default, deny_unknown_fields)]`).
pub trait Options:
    Clone + Debug + Default + Eq + Serialize + DeserializeOwned + Described + Send + Sync + 'static
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
    /// When it matters: if one of these holds, or always if there are none. It is asked for only
    /// then, and left at its default otherwise.
    #[serde(default)]
    pub when: Vec<When>,
}

/// When a [`Field`] matters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum When {
    /// So many sit at the table.
    Seats {
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// Another field has this value.
    Is {
        /// The key of that field.
        field: Cow<'static, str>,
        /// Its value.
        value: Value,
    },
}

impl Field {
    /// Whether it matters with these options, where absent keys are defaults of the form, and seats.
    pub fn matters(&self, form: &Form, options: &Value, seats: usize) -> bool {
        let value = |name: &str| {
            let default = form.fields.iter().find(|it| it.name == name);
            options.get(name).or(default.map(|it| &it.default))
        };
        self.when.is_empty()
            || self.when.iter().any(|when| match when {
                When::Seats { min, max } => (*min..=*max).contains(&seats),
                When::Is {
                    field,
                    value: wanted,
                } => value(field) == Some(wanted),
            })
    }
}

impl Form {
    /// A field that was filled in although it does not matter with these options and seats.
    pub fn idle(&self, options: &Value, seats: usize) -> Option<&Field> {
        let filled = |field: &&Field| {
            options
                .get(&*field.name)
                .is_some_and(|it| *it != field.default)
        };
        let mut fields = self.fields.iter().filter(filled);
        fields.find(|field| !field.matters(self, options, seats))
    }
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
    /// A list of any of these.
    Several(Vec<Choice>),
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
