//! Finished games: their records, and stepping through them.

use super::{Place, Player};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// `GET /api/records/{id}`: a finished table (its record has the table's id) or an imported record.
/// The record itself is at `GET /api/records/{id}/record.json`.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
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
    #[schemars(with = "Option<super::schema::Outcome>")]
    pub outcome: Option<tabletop::Outcome>,
}

/// `GET /api/records/{id}/moments/{n}?as=0` (or `spectator`, `referee`): the table at a moment.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct RecordMoment {
    /// The moment, from 0.
    pub moment: u32,
    /// Who acted to reach it.
    pub seat: Option<u8>,
    /// What they did.
    #[ts(type = "unknown")]
    pub action: Option<super::Raw>,
    /// The whole place; its events are those of this moment.
    pub place: Place,
}

/// The answer to `POST /api/records`, whose body is a record: it was replayed and every digest matches.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Imported {
    /// The record's id.
    pub record: String,
}
