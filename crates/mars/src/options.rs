//! What players choose before the start.

use crate::maps::Map;
use crate::sets::Set;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::{Choice, Field, Form, Input, Message, Preset, Seat, When};

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
    /// The map that is played on. It is written once there is more than one.
    #[serde(skip_serializing_if = "Map::is_the_only_one")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub map: Map,
    /// Card sets beside the base game and the Corporate Era. They are written once there are any.
    #[serde(skip_serializing_if = "no_further_sets")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub sets: Vec<Set>,
}

fn no_further_sets(_: &[Set]) -> bool {
    Set::further().len() == 0
}

impl Default for Options {
    fn default() -> Self {
        Options {
            corporate_era: true,
            draft: false,
            beginners: Vec::new(),
            first_player: None,
            map: Map::default(),
            sets: Vec::new(),
        }
    }
}

/// The map and the further card sets, as far as there is anything to choose.
fn choices() -> Vec<Field> {
    let mut fields = Vec::new();
    if Map::all().len() > 1 {
        let maps = Map::all().map(|map| Choice {
            value: json!(map),
            label: map.words(),
        });
        let maps = Input::Choice(maps.collect());
        fields.push(field("map", "map-help", maps, json!(Map::default())));
    }
    if Set::further().len() > 0 {
        let sets = Set::further().map(|set| Choice {
            value: json!(set),
            label: set.words(),
        });
        let sets = Input::Several(sets.collect());
        fields.push(field("sets", "sets-help", sets, json!([])));
    }
    fields
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

/// A field that matters only where several play.
fn together(field: Field) -> Field {
    Field {
        when: vec![When::Seats { min: 2, max: 5 }],
        ..field
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
        let mut fields = vec![
            together(field(
                "corporate_era",
                "corporate_era-help",
                Input::Flag,
                json!(true),
            )),
            together(field("draft", "draft-help", Input::Flag, json!(false))),
            field(
                "beginners",
                "beginners-help",
                Input::PerSeat(Box::new(Input::Flag)),
                json!([]),
            ),
            together(field(
                "first_player",
                "first_player-help",
                Input::Choice(first),
                Value::Null,
            )),
        ];
        fields.extend(choices());
        Form {
            fields,
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
