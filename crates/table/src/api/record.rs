//! Finished games: their records, and stepping through them.

use super::{Place, Player};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Message, Seat};

/// `GET /api/records/{id}`: a finished table (its record has the table's id) or an imported record.
/// The record itself is at `GET /api/records/{id}/record.json`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecordInfo {
    /// Its id; its page is `/records/{id}`.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The options.
    pub options: Value,
    /// Who played, in seat order; unknown for an imported record.
    pub players: Vec<Option<Player>>,
    /// How many moments there are to step through: the start, and after each action.
    pub moments: u32,
    /// How it came out.
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::schema::Outcome>"))]
    pub outcome: Option<tabletop::Outcome>,
}

/// `GET /api/records/{id}/moments/{n}?as=0` (or `spectator`, `referee`): the table at a moment.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecordMoment {
    /// The moment, from 0.
    pub moment: u32,
    /// Who acted to reach it.
    pub seat: Option<u8>,
    /// What they did.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Option<super::Raw>,
    /// The whole place; its events are those of this moment.
    pub place: Place,
}

/// `GET /api/records/{id}/chart`: who stood how, and which moves cost most, as search judges. It tells what was hidden, and
/// is worked out when it is first asked for: the answer may take some seconds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chart {
    /// How likely each seat was to win, from turn to turn; at last what came of it.
    pub turns: Vec<ChartTurn>,
    /// The moves that cost their seat most, the worst first.
    pub slips: Vec<ChartSlip>,
}

/// How likely each seat was to win at some moment.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChartTurn {
    /// The moment.
    pub moment: u32,
    /// By seat, between 0 and 1.
    pub chances: Vec<f32>,
}

/// A move after which its seat stood worse than after another one.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChartSlip {
    /// The moment before it.
    pub moment: u32,
    /// Whose it was.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub seat: Seat,
    /// What was played.
    #[cfg_attr(feature = "schema", schemars(with = "super::schema::Message"))]
    pub words: Message,
    /// How likely the seat was to win by it, as far as it could know.
    pub chance: f32,
    /// What would have been better.
    #[cfg_attr(feature = "schema", schemars(with = "super::schema::Message"))]
    pub better: Message,
    /// How likely the seat was to win by that.
    pub better_chance: f32,
}

impl From<bots::Chart> for Chart {
    fn from(chart: bots::Chart) -> Self {
        let turn = |turn: bots::Turn| ChartTurn {
            moment: turn.at as u32,
            chances: turn.chances,
        };
        let slip = |slip: bots::Slip| ChartSlip {
            moment: slip.at as u32,
            seat: slip.seat,
            words: slip.words,
            chance: slip.chance,
            better: slip.better_words,
            better_chance: slip.better_chance,
        };
        Chart {
            turns: chart.turns.into_iter().map(turn).collect(),
            slips: chart.slips.into_iter().map(slip).collect(),
        }
    }
}

/// The answer to `POST /api/records`, whose body is a record: it was replayed and every digest matches.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Imported {
    /// The record's id.
    pub record: String,
}
