//! What is printed on the components, as data.

use crate::astra::{AstraCard, OpponentCard};
use crate::cards::{Letter, MissionFace, Symbol};
use crate::sheets::raw::SheetData;
use serde::Serialize;

/// What is printed on a component.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Printed {
    /// A sheet.
    Sheet(&'static SheetData),
    /// A starship card.
    Starship(StarshipData),
    /// A mission card.
    Mission(&'static MissionFace),
    /// An opponent of a solo game.
    Opponent(&'static OpponentCard),
    /// ASTRA's card of a scenario.
    AstraScenario(&'static AstraCard),
    /// An effect card of ASTRA.
    Effect(AstraEffectData),
}

/// A starship card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StarshipData {
    /// Its number.
    pub number: u8,
    /// Its action.
    pub action: Symbol,
    /// How many of them there are.
    pub copies: usize,
}

/// An effect card of ASTRA.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AstraEffectData {
    /// Its letter.
    pub letter: Letter,
}
