//! The data as it is written in `data/`, which is also what the catalogue shows of it.

use super::{AwardMetric, MilestoneCondition, source};
use crate::effect::{Alternative, Effect, Op, Points, Requirement};
use crate::vocabulary::{
    CardResource, Conversion, Kind, Parameter, Placement, Resource, StandardProject, Tag,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The data is part of the program: a fault in it is a fault of the build, found by the first test.
fn read<T: DeserializeOwned>(what: &str, text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("the data of {what}: {error}"))
}

/// The cards of each source.
pub(crate) fn cards() -> Vec<(Vec<ProjectData>, Vec<CorporationData>)> {
    let of = |cards: source::Cards| {
        let projects = read("projects", cards.projects);
        (projects, read("corporations", cards.corporations))
    };
    source::cards().into_iter().map(of).collect()
}

/// The maps.
pub(crate) fn maps() -> Vec<Map> {
    let maps = source::maps().into_iter();
    maps.map(|map| read("a map", map)).collect()
}

/// The board.
pub(crate) fn board() -> Board {
    read("the board", source::BOARD)
}

/// What lies beside the board.
pub(crate) fn table() -> Table {
    read("the table", source::TABLE)
}

/// A project card as it is printed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProjectData {
    /// The printed number.
    pub number: String,
    /// Its name in data and actions.
    pub id: String,
    /// The set it came with.
    pub set: String,
    /// What sort of card it is.
    pub kind: Kind,
    /// Its printed cost.
    pub cost: u8,
    /// Its tags, in printed order.
    pub tags: Vec<Tag>,
    /// What must hold to play it.
    #[serde(default)]
    pub requirements: Vec<Requirement>,
    /// What happens when it is played.
    #[serde(default)]
    pub immediate: Vec<Op>,
    /// What lasts while it is in play.
    #[serde(default)]
    pub ongoing: Vec<Effect>,
    /// The ways to use its action.
    #[serde(default)]
    pub actions: Vec<Alternative>,
    /// What it collects.
    #[serde(default)]
    pub card_resource: Option<CardResource>,
    /// Its points at the end.
    #[serde(default)]
    pub vp: Option<Points>,
}

/// A corporation as it is printed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CorporationData {
    /// Its name in data and actions.
    pub id: String,
    /// The set it came with.
    pub set: String,
    /// Its tags, in printed order.
    pub tags: Vec<Tag>,
    /// What it starts with.
    pub start: Start,
    /// What it gets on top of that in a solo game.
    #[serde(default)]
    pub solo_start: Vec<Op>,
    /// What it does as its first action.
    #[serde(default)]
    pub first_action: Vec<Op>,
    /// What lasts.
    #[serde(default)]
    pub ongoing: Vec<Effect>,
    /// The ways to use its action.
    #[serde(default)]
    pub actions: Vec<Alternative>,
}

/// What a corporation starts with.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Start {
    /// Money.
    pub megacredits: u8,
    /// Stock.
    pub resources: BTreeMap<Resource, u8>,
    /// Production on top of the game's.
    pub production: BTreeMap<Resource, u8>,
    /// Whether the dealt cards are kept without paying.
    pub free_starting_hand: bool,
}

/// The frame that all maps share, and the tracks.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Board {
    pub(crate) rows: Vec<u8>,
    pub(crate) neighbours: [(i8, i8); 6],
    pub(crate) off_planet: Vec<String>,
    pub(crate) parameters: Vec<ParameterData>,
}

/// A track as it is printed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ParameterData {
    /// Which.
    pub id: Parameter,
    /// Where it stands at the start: degrees, percent or tiles.
    pub start: i8,
    /// Where it ends.
    pub max: i8,
    /// How much a step is.
    pub step: i8,
    /// The steps that give something.
    pub bonuses: Vec<TrackBonus>,
}

/// What a step of a track gives.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrackBonus {
    /// The value that is reached.
    pub at: i8,
    /// What it gives.
    pub ops: Vec<Op>,
}

/// A map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Map {
    pub(crate) id: String,
    pub(crate) hexes: Vec<HexData>,
    /// Rules of placement for which the map has no hexes, and what holds in their place.
    #[serde(default)]
    pub(crate) placements: BTreeMap<Placement, Placement>,
    pub(crate) milestones: Vec<Milestone>,
    pub(crate) awards: Vec<Award>,
}

/// A hex as it is printed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HexData {
    /// Its space.
    pub id: String,
    /// Where it lies: hexes to the right of the middle, along its row.
    pub q: i8,
    /// Rows below the middle. A row down shifts by half a hex to the right.
    pub r: i8,
    /// What may be placed there.
    pub kind: HexKind,
    /// Whether it is volcanic.
    #[serde(default)]
    pub volcanic: bool,
    /// The name of its area, if it has one.
    #[serde(default)]
    pub area: Option<String>,
    /// What placing a tile on it gives.
    #[serde(default)]
    pub bonus: Vec<Op>,
}

/// What may be placed on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum HexKind {
    /// Anything but oceans.
    Land,
    /// Oceans alone.
    Ocean,
    /// The city of the card of this name alone.
    NoctisCity,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Milestone {
    pub(crate) id: String,
    pub(crate) condition: MilestoneCondition,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Award {
    pub(crate) id: String,
    pub(crate) metric: AwardMetric,
}

/// What lies beside the board.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    pub(crate) standard_projects: Vec<WrittenStandard>,
    pub(crate) conversions: Vec<WrittenConversion>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrittenStandard {
    pub(crate) id: StandardProject,
    pub(crate) cost: u8,
    pub(crate) ops: Vec<Op>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrittenConversion {
    pub(crate) id: Conversion,
    pub(crate) cost: Vec<Op>,
    pub(crate) gain: Vec<Op>,
}
