//! What players choose before the start.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::{Choice, Field, Form, Input, Message, Preset, Seat};

/// The options of a game.
///
/// ```
/// let options: mars::Options = serde_json::from_str(r#"{"draft": true}"#).unwrap();
/// assert!(options.draft && options.corporate_era);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options {
    /// All 208 projects and 12 corporations, starting production 0. A solo game always has it.
    pub corporate_era: bool,
    /// Cards of the research phase are drafted. A solo game never does.
    pub draft: bool,
    /// Who takes the beginner corporation, by seat.
    pub beginners: Vec<bool>,
    /// Who begins; nobody named: chance decides.
    pub first_player: Option<Seat>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            corporate_era: true,
            draft: false,
            beginners: Vec::new(),
            first_player: None,
        }
    }
}

fn label(name: &'static str) -> Message {
    crate::action::named("mars-option", name)
}

fn field(name: &'static str, help: &'static str, input: Input, default: Value) -> Field {
    Field {
        name: name.into(),
        label: label(name),
        help: Some(label(help)),
        input,
        default,
        when: Vec::new(),
    }
}

impl tabletop::Options for Options {
    fn form() -> Form {
        let anybody = Choice {
            value: Value::Null,
            label: label("first_player-random"),
        };
        let somebody = (0..5u8).map(|seat| Choice {
            value: json!(seat),
            label: label("first_player-seat").with("n", seat + 1),
        });
        let first = std::iter::once(anybody).chain(somebody).collect();
        let preset = |name: &'static str, id: &'static str, options: Value| Preset {
            name: name.into(),
            label: label(id),
            options,
        };
        Form {
            fields: vec![
                field(
                    "corporate_era",
                    "corporate_era-help",
                    Input::Flag,
                    json!(true),
                ),
                field("draft", "draft-help", Input::Flag, json!(false)),
                field(
                    "beginners",
                    "beginners-help",
                    Input::PerSeat(Box::new(Input::Flag)),
                    json!([]),
                ),
                field(
                    "first_player",
                    "first_player-help",
                    Input::Choice(first),
                    Value::Null,
                ),
            ],
            presets: vec![
                preset("corporate_era", "preset-corporate_era", json!({})),
                preset(
                    "first_game",
                    "preset-first_game",
                    json!({"corporate_era": false, "beginners": [true, true, true, true, true]}),
                ),
                preset(
                    "standard",
                    "preset-standard",
                    json!({"corporate_era": false}),
                ),
                preset("draft", "preset-draft", json!({"draft": true})),
            ],
        }
    }
}
