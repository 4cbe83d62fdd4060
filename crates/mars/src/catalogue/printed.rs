//! What is printed on the components, as data.

use crate::cards::written::{CorporationData, HexData, ParameterData, ProjectData};
use crate::cards::{AwardMetric, MilestoneCondition};
use crate::honours::{Award, Milestone};
use crate::map::Space;
use crate::maps::Map;
use crate::vocabulary::{Conversion, Resource, StandardProject};
use serde::Serialize;

/// What is printed on a component.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Printed {
    /// A project card.
    Project(ProjectData),
    /// A corporation.
    Corporation(CorporationData),
    /// A standard project.
    StandardProject(StandardProjectData),
    /// A conversion.
    Conversion(ConversionData),
    /// A milestone.
    Milestone(MilestoneData),
    /// An award.
    Award(AwardData),
    /// The track of a parameter.
    Parameter(ParameterData),
    /// A hex of a map.
    Hex(HexData),
    /// A space off the planet.
    OffPlanet(SpaceData),
    /// A map.
    Map(MapData),
}

/// A standard project.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StandardProjectData {
    /// Which.
    pub project: StandardProject,
    /// Its price.
    pub cost: u8,
}

/// A conversion.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConversionData {
    /// Which.
    pub conversion: Conversion,
    /// What is spent.
    pub resource: Resource,
    /// How much of it.
    pub amount: u8,
}

/// A milestone.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MilestoneData {
    /// Which.
    pub milestone: Milestone,
    /// What claiming it costs.
    pub cost: i32,
    /// What must hold to claim it.
    pub counts: MilestoneCondition,
}

/// An award.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AwardData {
    /// Which.
    pub award: Award,
    /// What funding costs: the first award, the second, the third.
    pub costs: Vec<i32>,
    /// What it compares.
    pub counts: AwardMetric,
}

/// A space off the planet.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SpaceData {
    /// Which.
    pub id: Space,
}

/// A map.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MapData {
    /// Which.
    pub map: Map,
    /// The entries of its spaces in the catalogue.
    pub spaces: Vec<String>,
    /// Its milestones.
    pub milestones: Vec<Milestone>,
    /// Its awards.
    pub awards: Vec<Award>,
}
