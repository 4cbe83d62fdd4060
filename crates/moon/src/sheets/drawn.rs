//! How a sheet is drawn, as it says itself. Places are parts of its width and height.

use crate::cards::Letter;
use serde::{Deserialize, Serialize};

/// A place on a sheet.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct At {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// How wide it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub w: Option<f32>,
    /// How high it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub h: Option<f32>,
    /// By how much it is turned, in degrees.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub angle: Option<f32>,
}

/// How a sheet is drawn.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Drawing {
    /// What is drawn behind it.
    pub scene: Scene,
    /// Whether two play on it, each from a side.
    #[serde(default)]
    pub shared: bool,
    /// The cell of a slot.
    pub cell: Sizes<CellSize>,
    /// Whether its slots are round.
    #[serde(default)]
    pub round: bool,
    /// What is put on one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aligned: Option<Aligned>,
    /// The columns of values that have a sign over them; all, if it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heads: Option<Vec<String>>,
    /// Where a number stands in its slot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<Sizes<NumberSize>>,
    /// Whether a bonus waits beside the mark that brings it.
    #[serde(default)]
    pub bonus_beside_mark: bool,
    /// Whether the points of quarters are noted in their corners.
    #[serde(default)]
    pub quarter_points: bool,
}

/// What is drawn behind a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the scenarios")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Scene {
    Launch,
    Journey,
    Colony,
    Mine,
    Dome,
    Virus,
    Escape,
    Battle,
}

/// What is put on one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Aligned {
    /// What stands in rows.
    Rows,
    /// What stands in rows and columns.
    Columns,
}

/// A size on a wide sheet, and on a square one.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sizes<T> {
    /// On a wide sheet.
    pub wide: T,
    /// On a square one.
    pub narrow: T,
}

/// The size of a cell.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CellSize {
    /// How wide it is.
    pub width: u16,
    /// How high it is.
    pub height: u16,
}

/// Where a number stands in its slot.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NumberSize {
    /// How far it stands aside of what is printed there.
    pub aside: u16,
    /// How large it is, in parts of the cell.
    pub size: f32,
}

/// A mark in a column of values.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cell {
    /// The column.
    pub track: String,
    /// The value there.
    pub value: i32,
    /// Where it is drawn.
    #[serde(flatten)]
    pub at: At,
}

/// Where a mission is noted.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MissionBox {
    /// Its letter.
    pub letter: Letter,
    /// Whose half of a shared sheet it is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half: Option<Side>,
    /// Where the sign for the first is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<At>,
    /// Where the sign for others is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub later: Option<At>,
    /// Where it is drawn.
    #[serde(flatten)]
    pub at: At,
}

/// Where points are noted.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoreBox {
    /// Its name.
    pub id: String,
    /// What it is in the sum.
    pub kind: BoxKind,
    /// Whether it counts for or against: 1 or -1.
    pub sign: i8,
    /// The part of the score that stands there, or what a subtotal counts.
    pub source: String,
    /// Further parts that are noted there too.
    #[serde(default)]
    pub also: Vec<String>,
    /// The parts that are noted there together.
    #[serde(default)]
    pub parts: Vec<String>,
    /// Whose half of a shared sheet it is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half: Option<Side>,
    /// Where it is drawn.
    #[serde(flatten)]
    pub at: At,
}

/// What a box is in the sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum BoxKind {
    /// It counts.
    Part,
    /// It only helps to count.
    Subtotal,
    /// It is the sum.
    Total,
}

/// A half of a sheet on which two play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Side {
    /// Of whose sheet it is.
    Owner,
    /// Of the other.
    Guest,
}

/// Where the last value of a track is noted.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FinalBox {
    /// The track.
    pub track: String,
    /// Where it is drawn.
    #[serde(flatten)]
    pub at: At,
}
