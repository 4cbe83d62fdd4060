//! What can be played.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Form;

/// `GET /api/games`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Games {
    /// Every game of the registry.
    pub games: Vec<GameInfo>,
}

/// One game, with the form for its options. Its components are at `GET /api/games/{name}/catalogue`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameInfo {
    /// The name in addresses; its title is the message `table-game-{name}`.
    pub name: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many can play with the default options.
    pub seats: SeatRange,
    /// The options.
    #[cfg_attr(feature = "schema", schemars(with = "Value"))]
    pub form: Form,
    /// The levels of bots that can sit down, weakest first; titles are `server-bot-{level}`.
    pub bots: Vec<String>,
}

/// How many can play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatRange {
    /// At least.
    pub min: u8,
    /// At most.
    pub max: u8,
}

/// `POST /api/games/{name}/check`: asks whether options fit, before a table is made of them. The answer is
/// [`SeatRange`] or a refusal.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CheckOptions {
    /// The options object; absent keys keep their defaults.
    pub options: Value,
}
