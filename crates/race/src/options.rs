//! What players choose before the start.

use serde::{Deserialize, Serialize};
use serde_json::json;
use tabletop::{Choice, Field, Form, Input, Message, Preset};

/// How the game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Mode {
    /// One action each, 2 to 4 players.
    #[default]
    Standard,
    /// Two actions each, 2 players.
    #[serde(rename = "advanced_2p")]
    Advanced2p,
}

/// The options of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options {
    /// How the game is played.
    pub mode: Mode,
    /// Whether each start world comes with a preset hand.
    pub first_game: bool,
}

impl tabletop::Options for Options {
    fn form() -> Form {
        let choice = |value: &'static str| Choice {
            value: json!(value),
            label: Message::new(format!("race-option-mode-{value}")),
        };
        let field = |name: &'static str, input, default| Field {
            name: name.into(),
            label: Message::new(format!("race-option-{name}")),
            help: Some(Message::new(format!("race-option-{name}-help"))),
            input,
            default,
            when: Vec::new(),
        };
        let preset = |name: &'static str, options| Preset {
            name: name.into(),
            label: Message::new(format!("race-preset-{name}")),
            options,
        };
        Form {
            fields: vec![
                field(
                    "mode",
                    Input::Choice(vec![choice("standard"), choice("advanced_2p")]),
                    json!("standard"),
                ),
                field("first_game", Input::Flag, json!(false)),
            ],
            presets: vec![
                preset("standard", json!({})),
                preset("first_game", json!({"first_game": true})),
                preset("advanced_2p", json!({"mode": "advanced_2p"})),
            ],
        }
    }
}
