//! What players choose before the start.

use serde::{Deserialize, Serialize};
use serde_json::json;
use tabletop::{Choice, Field, Form, Input, Message, Preset, When};

/// One of the eight scenarios; a number on the wire.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "u8"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "u8")
)]
pub enum Scenario {
    /// Load the rocket and launch it before the others.
    #[default]
    Launch,
    /// The way from the Earth to the Moon, cut into zones.
    Journey,
    /// A square colony joined by tunnels.
    Colony,
    /// Three levels of a mine and its factories.
    Mine,
    /// Skyscrapers under a dome.
    Dome,
    /// Quarters to evacuate before the viruses come.
    Virus,
    /// Starships to be reached through airlocks.
    Escape,
    /// Planets fought for on sheets shared with the neighbours.
    Battle,
}

impl Scenario {
    /// All eight, in order.
    pub const ALL: [Scenario; 8] = [
        Scenario::Launch,
        Scenario::Journey,
        Scenario::Colony,
        Scenario::Mine,
        Scenario::Dome,
        Scenario::Virus,
        Scenario::Escape,
        Scenario::Battle,
    ];

    /// The printed number, 1 to 8.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Its name.
    pub fn words(self) -> Message {
        Message::new(format!("moon-scenario-{}", self.number()))
    }
}

impl From<Scenario> for u8 {
    fn from(scenario: Scenario) -> u8 {
        scenario.number()
    }
}

impl TryFrom<u8> for Scenario {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let index = usize::from(number).checked_sub(1);
        let found = index.and_then(|i| Scenario::ALL.get(i));
        found
            .copied()
            .ok_or_else(|| format!("there are scenarios 1 to 8, not {number}"))
    }
}

/// Whom a solo player plays against, from easy to hard.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Opponent {
    /// Level 1.
    #[default]
    Katherine,
    /// Level 2.
    Alexei,
    /// Level 3.
    Margaret,
    /// Level 4.
    Franklin,
    /// Level 5.
    Sergei,
    /// Level 6.
    Stephanie,
    /// Level 7.
    Thomas,
    /// Level 8.
    Peggy,
}

impl Opponent {
    /// All eight, by level.
    pub const ALL: [Opponent; 8] = [
        Opponent::Katherine,
        Opponent::Alexei,
        Opponent::Margaret,
        Opponent::Franklin,
        Opponent::Sergei,
        Opponent::Stephanie,
        Opponent::Thomas,
        Opponent::Peggy,
    ];

    /// The printed level, 1 to 8.
    pub const fn level(self) -> u8 {
        self as u8 + 1
    }

    /// The name in data.
    pub const fn id(self) -> &'static str {
        match self {
            Opponent::Katherine => "katherine",
            Opponent::Alexei => "alexei",
            Opponent::Margaret => "margaret",
            Opponent::Franklin => "franklin",
            Opponent::Sergei => "sergei",
            Opponent::Stephanie => "stephanie",
            Opponent::Thomas => "thomas",
            Opponent::Peggy => "peggy",
        }
    }

    /// The name with its level.
    pub fn words(self) -> Message {
        let name = Message::new(format!("moon-opponent-{}", self.id()));
        Message::new("moon-opponent")
            .with("name", name)
            .with("level", self.level())
    }
}

/// The options of a game: `{"scenario": 6}`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options {
    /// The scenario.
    pub scenario: Scenario,
    /// ASTRA's opponent card; it plays in a solo game only.
    pub opponent: Opponent,
}

impl tabletop::Options for Options {
    fn form() -> Form {
        let choice = |value, label| Choice { value, label };
        let scenarios = Scenario::ALL.map(|s| choice(json!(s), s.words())).to_vec();
        let opponents = Opponent::ALL.map(|o| choice(json!(o), o.words())).to_vec();
        let field = |name: &'static str, input, default| Field {
            name: name.into(),
            label: Message::new(format!("moon-option-{name}")),
            help: Some(Message::new(format!("moon-option-{name}-help"))),
            input,
            default,
            when: Vec::new(),
        };
        let opponent = field("opponent", Input::Choice(opponents), json!("katherine"));
        Form {
            fields: vec![
                field("scenario", Input::Choice(scenarios), json!(1)),
                Field {
                    when: vec![When::Seats { min: 1, max: 1 }],
                    ..opponent
                },
            ],
            presets: presets(),
        }
    }
}

/// A first game, and each of the other scenarios.
fn presets() -> Vec<Preset> {
    let preset = |scenario: Scenario| {
        let first = scenario == Scenario::Launch;
        let name = format!("scenario_{}", scenario.number());
        Preset {
            name: if first {
                "first_game".into()
            } else {
                name.into()
            },
            label: match first {
                true => Message::new("moon-preset-first_game"),
                false => scenario.words(),
            },
            options: json!({"scenario": scenario}),
        }
    };
    Scenario::ALL.map(preset).to_vec()
}
