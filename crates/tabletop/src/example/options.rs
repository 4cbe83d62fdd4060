//! What is chosen before the start.

use super::state::MAX_PLAYERS;
use crate::{Choice, Field, Form, Input, Message, Preset, SetupError};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// The options of a game of Comets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options {
    /// How many rounds are played, 1 to 8.
    pub rounds: u8,
    /// How many comets a hand holds, 3 or 4.
    pub hand: u8,
    /// Whether sites may be scouted.
    pub scouting: bool,
    /// Points at the start, by seat, 0 to 9.
    pub head_start: ArrayVec<u8, MAX_PLAYERS>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            rounds: 4,
            hand: 4,
            scouting: true,
            head_start: ArrayVec::new(),
        }
    }
}

impl crate::Options for Options {
    fn form() -> Form {
        let field = |name: &'static str, label, input, default| Field {
            name: name.into(),
            label: Message::new(label),
            help: None,
            input,
            default,
            when: Vec::new(),
        };
        let hand = |size: u8| Choice {
            value: json!(size),
            label: Message::new("comets-option-hand-size").with("n", size),
        };
        let points = Input::Number { min: 0, max: 9 };
        Form {
            fields: vec![
                field(
                    "rounds",
                    "comets-option-rounds",
                    Input::Number { min: 1, max: 8 },
                    json!(4),
                ),
                field(
                    "hand",
                    "comets-option-hand",
                    Input::Choice(vec![hand(3), hand(4)]),
                    json!(4),
                ),
                field(
                    "scouting",
                    "comets-option-scouting",
                    Input::Flag,
                    json!(true),
                ),
                field(
                    "head_start",
                    "comets-option-head_start",
                    Input::PerSeat(Box::new(points)),
                    json!([]),
                ),
            ],
            presets: vec![Preset {
                name: "short".into(),
                label: Message::new("comets-preset-short"),
                options: json!({ "rounds": 2 }),
            }],
        }
    }
}

impl Options {
    /// Whether a game can be set up so. Options come from outside: nothing is taken for granted.
    pub(super) fn audit(&self, seats: usize) -> Result<(), SetupError> {
        let refuse = |id| Err(SetupError::new(Message::new(id)));
        match self {
            _ if !(2..=MAX_PLAYERS).contains(&seats) => refuse("comets-setup-seats"),
            _ if !(1..=8).contains(&self.rounds) => refuse("comets-setup-rounds"),
            _ if !(3..=4).contains(&self.hand) => refuse("comets-setup-hand"),
            _ if self.head_start.len() > seats => refuse("comets-setup-head_start"),
            _ if self.head_start.iter().any(|&points| points > 9) => {
                refuse("comets-setup-head_start")
            }
            _ => Ok(()),
        }
    }
}
