//! Tables in a row with the same seats.

use super::{Holder, NewTable};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Message;

/// `POST /api/series`: like a table; each next one's options follow from the last result.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSeries {
    /// The first table.
    pub first: NewTable,
}

/// `GET /api/series/{id}`. `POST /api/series/{id}/next` makes the next table once the last is over.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeriesPage {
    /// Its id; its page is `/series/{id}`.
    pub id: String,
    /// The game.
    pub game: String,
    /// Who plays, by seat.
    pub seats: Vec<Holder>,
    /// Whom they play against without a seat, once a table is over: their columns are the last.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<super::schema::Message>"))]
    pub rivals: Vec<Message>,
    /// The tables so far.
    pub tables: Vec<SeriesTable>,
    /// The options of the next table, once the last is over and while there is one to play.
    pub next: Option<Value>,
    /// The sum of stars by seat; those of a rival without a seat are the last.
    pub stars: Vec<u32>,
    /// The seats that have won, once the series is over.
    pub winners: Option<Vec<usize>>,
}

/// One table of a series.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeriesTable {
    /// The table.
    pub table: String,
    /// Its options.
    pub options: Value,
    /// Its ranks by seat, once it is over.
    pub ranks: Option<Vec<u8>>,
    /// Its scores by seat, once it is over; those of a rival without a seat are the last.
    pub scores: Option<Vec<i32>>,
    /// The stars it brought, by seat; those of a rival without a seat are the last.
    pub stars: Option<Vec<u32>>,
}
