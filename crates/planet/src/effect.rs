//! The vocabulary of effects: what spaces, technologies, cards and planets say.
//!
//! [`Effect`] is what happens, [`Power`] what a technology changes while it is active, [`Special`]
//! what a corporation does differently, [`PlanetRule`] what a planet demands, [`RoundRule`] what an
//! event forbids, and [`Metric`], [`Condition`] and [`Scoring`] what counts in the end.

use crate::kinds::{Terrain, Track, TrackSet};
use serde::{Deserialize, Serialize};

/// Something that happens once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum Effect {
    /// Advance any one tracker by 1, `count` times.
    SynergyBoost {
        #[serde(default = "one")]
        count: u8,
    },
    /// A claim of a civilization card of this level is owed.
    CivCard { level: u8 },
    /// Biomass patches to place, each by itself.
    GainBiomassPatches { count: u8 },
    /// Deploy a rover on the tile placed last.
    PlaceRover,
    /// Points for the movement pool.
    GainRoverMovement { points: u8 },
    /// A technology becomes active.
    UnlockTech { level: u8 },
    /// This tracker advances.
    AdvanceTracker { tracker: Who, steps: u8 },
    /// `count` different trackers of `from` advance.
    AdvanceTrackers {
        from: TrackSet,
        count: u8,
        steps: u8,
        benefits: Benefits,
    },
    /// Every tracker below this height advances up to it.
    AdvanceAllTo { position: u8, benefits: Benefits },
    /// One tracker of `from` goes down.
    RegressTracker { from: TrackSet, steps: u8 },
    /// Place the top tile of a stack of the own depot.
    PlaceDepotTile { advance: bool },
    /// Collect tokens from the own planet, without a rover.
    CollectTokens { token: Token, count: u8 },
    /// Destroy tokens if there are at least `needs`.
    DestroyTokens {
        token: Token,
        zone: Zone,
        count: u8,
        needs: u8,
    },
    /// Destroy all meteorites of one row or column.
    DestroyMeteoritesInLine,
    /// May move a rover to any square.
    TeleportRover,
    /// Put a meteorite on a free meteorite symbol.
    AddMeteorite,
    /// A rover beyond the corporation's number.
    GainExtraRover { count: u8 },
    /// Unused civilization cards join the piles.
    AddCivCards { per_level: u8 },
    /// Random civilization cards leave the piles.
    RemoveCivCards { per_level: u8 },
    /// Draw personal objectives.
    DrawObjective { count: u8 },
    /// Discard a personal objective.
    DiscardObjective { count: u8 },
    /// Turn the station as you like.
    RotateStation,
    /// Discard one of the two stacks of the own depot.
    DiscardDepotStack,
    /// Look at the next event.
    PeekNextEvent,
    /// One of these.
    ChooseOne { options: Vec<Vec<Effect>> },
    /// A rule for the rest of the round.
    RoundRule { rule: RoundRule },
}

const fn one() -> u8 {
    1
}

/// Whose tracker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WhoKey", into = "WhoKey")]
pub enum Who {
    /// The tracker of this colour.
    Tracker(Track),
    /// The tracker of the track with the flux token.
    Flux,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WhoKey {
    Civ,
    Water,
    Biomass,
    Rover,
    Tech,
    Flux,
}

impl From<WhoKey> for Who {
    fn from(key: WhoKey) -> Self {
        match key {
            WhoKey::Flux => Who::Flux,
            other => Who::Tracker(Track::ALL[other as usize]),
        }
    }
}

impl From<Who> for WhoKey {
    fn from(who: Who) -> Self {
        match who {
            Who::Tracker(Track::Civ) => WhoKey::Civ,
            Who::Tracker(Track::Water) => WhoKey::Water,
            Who::Tracker(Track::Biomass) => WhoKey::Biomass,
            Who::Tracker(Track::Rover) => WhoKey::Rover,
            Who::Tracker(Track::Tech) => WhoKey::Tech,
            Who::Flux => WhoKey::Flux,
        }
    }
}

/// What an advance gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Benefits {
    /// Everything on the space.
    All,
    /// Everything but synergy boosts.
    NoSynergy,
    /// Nothing.
    None,
}

/// A token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Token {
    /// A lifepod.
    Lifepod,
    /// A meteorite.
    Meteorite,
    /// A rover.
    Rover,
}

impl Token {
    /// The name in words.
    pub const fn key(self) -> &'static str {
        match self {
            Token::Lifepod => "lifepod",
            Token::Meteorite => "meteorite",
            Token::Rover => "rover",
        }
    }
}

/// Where tokens are destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// On the own planet.
    Planet,
    /// Collected, on the corporation board.
    Corporation,
}

/// What an event forbids until the round ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RoundRule {
    /// No rover enters this terrain.
    RoverTerrainBan {
        /// Which terrain.
        terrain: Terrain,
    },
    /// No tile on an edge square.
    NoTileOnEdge,
    /// No tile on ice.
    NoTileOnIce,
    /// No square of a tile beside the same terrain of another piece.
    NoMatchingContact,
    /// Only one of a tile's two resources advances.
    OneResourceOnly,
    /// Advances give no civ card, patch, rover or technology.
    NoMilestones,
    /// Nobody gains a synergy boost.
    NoSynergyBoosts,
}

/// What a technology changes while it is active; the rules ask for these by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs, reason = "worded in the catalogue")]
pub enum Power {
    IgnoreAdjacency,
    IgnoreAdjacencyOfRover,
    StorePatches,
    MovementBonus,
    CrowdedMovementBonus,
    DoubleWater,
    NoMeteorites,
    RoverDiagonal,
    RepositionThree,
    RepositionWithEnergy,
    RepositionEachRound,
    FreeEnergySteps,
    MovementOnFlux,
    FluxLeap,
    ImproveFlux,
    FluxCollect,
    FluxAdvance,
    MovementLoaded,
    PatchForMeteorite,
    SinkMeteorites,
    RoverAdvance,
    SynergyForPatch,
    TerrainTeleport,
    DoubleSynergy,
    TechAsEnergy,
    ClaimRow,
    SharedObjective,
    WrapTracks,
    LateralShift,
    RegressOne,
    BestOfTrack,
    JumpOver,
    MovementOnWater,
    DryAdvance,
    WaterPatch,
    WaterSynergy,
    CivMovement,
    WiderChoice,
    CivTeleport,
    CivSynergy,
    Archive,
    ResetBiomass,
    PatchesOnTiles,
    ExtraPatch,
    PatchesDestroyMeteorites,
}

impl Power {
    /// How many powers there are.
    pub const COUNT: usize = Power::PatchesDestroyMeteorites as usize + 1;
}

/// What a corporation does differently from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
#[allow(missing_docs, reason = "worded in the catalogue")]
pub enum Special {
    LifepodsOnTracks,
    FluxToken,
    OnlyLatestTech,
    CarryMeteorites,
    LifepodsUnlockTechs,
    DiagonalAdvance,
    TrackersBlock,
    TechsNeedTrackerOnTechTrack,
    ScoreByOccupiedTrack,
    WindingWaterTrack,
    WaterPerIceSquare,
    RegressOtherOnCivMilestone,
    BiomassNeedsExpansion,
    ChooseOneBenefit,
}

/// What a planet demands or gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
#[allow(missing_docs, reason = "worded in the catalogue")]
pub enum PlanetRule {
    AnchorOutsideMark {
        mark: String,
    },
    NoPatchOnMark {
        mark: String,
    },
    ScoreRegionComplete {
        marks: Vec<String>,
        medals: u8,
    },
    FirstTileCoversMark {
        mark: String,
    },
    ScoreUncoveredMark {
        mark: String,
        medals: u8,
    },
    NoMixLandIce,
    RoverMayNotEnterMark {
        mark: String,
    },
    Holes {
        mark: String,
    },
    SlideIn,
    ForbidResourceOnMark {
        mark: String,
        resource: Terrain,
    },
    MarkIsEnergy {
        mark: String,
    },
    NoTileAcrossChasm,
    RoverMayNotCrossChasm {
        diagonal_passages: Vec<[[u8; 2]; 2]>,
    },
}

/// Something that can be counted in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "worded in the catalogue")]
pub enum Metric {
    ResourcesOnEdge { resource: Terrain },
    ResourcesOnPlanet { resource: Terrain },
    LargestArea { terrain: Terrain },
    AreaCount { terrain: Terrain },
    TracksAtMax,
    CollectedMeteorites,
    CollectedLifepods,
    BiomassPatchesOnPlanet,
}

/// What a personal objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "worded in the catalogue")]
pub enum Condition {
    HasRectangle { terrain: Terrain, sides: [u8; 2] },
    AreaWithResources { terrain: Terrain, at_least: u8 },
    TrackAtMax { track: Track },
    MetricAtMost { metric: Metric, value: u8 },
    MetricAtLeast { metric: Metric, value: u8 },
    MetricGreater { left: Metric, right: Metric },
    BaseCovered { base: Base },
}

/// What lies under the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Base {
    Ice,
    Land,
}

/// What a civilization card is worth in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
#[allow(missing_docs, reason = "worded in the catalogue")]
pub enum Scoring {
    Medals { amount: u8 },
    MedalsPer { metric: Metric, amount: u8 },
    LifepodValue { medals_each: u8 },
    FamilySet,
}
