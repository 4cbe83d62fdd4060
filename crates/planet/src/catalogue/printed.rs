//! What is printed on the components, as data.

use crate::cards::{Civ, EventFacts, ObjectiveFacts};
use crate::cells::Square;
use crate::corporations::Tech;
use crate::effect::{Effect, PlanetRule};
use crate::kinds::{Ring, Terrain, Track};
use crate::written::Turn;
use serde::Serialize;
use std::collections::BTreeMap;
use tabletop::Message;

/// What is printed on a component.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Printed {
    /// A tile.
    Tile(TileData),
    /// A planet board.
    Planet(PlanetData),
    /// A corporation board.
    Corporation(CorporationData),
    /// A civilization card.
    Civ(Civ),
    /// An event card.
    Event(EventFacts),
    /// An objective card.
    Objective(ObjectiveFacts),
}

/// A tile as it is printed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TileData {
    /// The name of its shape.
    pub shape: String,
    /// The ring it lies on.
    pub ring: Ring,
    /// Its cells, unturned.
    pub cells: Vec<TileCell>,
    /// The ways in which it can lie: in others it looks the same as in one of these.
    pub ways: Vec<Turn>,
}

/// A cell of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TileCell {
    /// Cells to the left of it, in the room that the tile takes.
    pub x: i8,
    /// Cells above it.
    pub y: i8,
    /// Its terrain.
    pub terrain: Terrain,
    /// Whether it shows the resource.
    pub icon: bool,
    /// Whether it has a meteorite symbol.
    pub symbol: bool,
}

/// A planet board as it is printed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlanetData {
    /// Its squares, land and ice.
    pub squares: Vec<Square>,
    /// Those of ice.
    pub ice: Vec<Square>,
    /// Where its lifepods begin.
    pub lifepods: Vec<Square>,
    /// Medals of the rows, from the top.
    pub row_medals: Vec<u8>,
    /// Medals of the columns, from the left.
    pub column_medals: Vec<u8>,
    /// Squares with something printed on them, by the name of the mark.
    pub marks: BTreeMap<String, Vec<Square>>,
    /// What the planet demands or gives.
    pub rules: Vec<PlanetRule>,
}

/// A corporation board as it is printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CorporationData {
    /// Its tracks.
    pub tracks: Vec<TrackData>,
    /// Its technologies, from level 1 up.
    pub techs: Vec<Tech>,
    /// What a further advance on the last space of the rover track gives, in movement.
    pub top_movement: Option<u8>,
}

/// A track as it is printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrackData {
    /// Which track.
    pub track: Track,
    /// Its spaces from the start up.
    pub spaces: Vec<SpaceData>,
}

/// A space of a track.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SpaceData {
    /// The printed height, from 0.
    pub row: u8,
    /// The track among whose spaces it is printed.
    pub column: Track,
    /// The medal.
    pub medal: Option<u8>,
    /// What reaching it gives.
    pub benefits: Vec<Effect>,
    /// Whether only one of the benefits is gained.
    pub choose_one: bool,
    /// The benefits in words.
    pub text: Vec<Message>,
}
