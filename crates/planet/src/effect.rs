//! The vocabulary of effects: what spaces, technologies, cards and planets say.
//!
//! [`Effect`] is what happens, [`Power`] what a technology changes while it is active, [`Special`]
//! what a corporation does differently, [`PlanetRule`] what a planet demands, [`RoundRule`] what an
//! event forbids, and [`Metric`], [`Condition`] and [`Scoring`] what counts in the end.

use crate::cells::Square;
use crate::kinds::{Terrain, Track, TrackSet};
use serde::{Deserialize, Serialize};

/// Something that happens once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Effect {
    /// Advance any one tracker by 1, so many times.
    SynergyBoost {
        /// How many times.
        #[serde(default = "one")]
        count: u8,
    },
    /// A claim of a civilization card is owed.
    CivCard {
        /// Of this level.
        level: u8,
    },
    /// Biomass patches to place, each by itself.
    GainBiomassPatches {
        /// How many.
        count: u8,
    },
    /// Deploy a rover on the tile placed last.
    PlaceRover,
    /// Points for the movement pool.
    GainRoverMovement {
        /// How many.
        points: u8,
    },
    /// A technology becomes active.
    UnlockTech {
        /// Its level, from 1.
        level: u8,
    },
    /// This tracker advances.
    AdvanceTracker {
        /// Which one.
        tracker: Who,
        /// By how much.
        steps: u8,
    },
    /// Different trackers advance.
    AdvanceTrackers {
        /// Out of these.
        from: TrackSet,
        /// So many of them.
        count: u8,
        /// By how much each.
        steps: u8,
        /// What they gain.
        benefits: Benefits,
    },
    /// Every tracker below this height advances up to it.
    AdvanceAllTo {
        /// The height.
        position: u8,
        /// What they gain.
        benefits: Benefits,
    },
    /// A tracker goes down.
    RegressTracker {
        /// One of these.
        from: TrackSet,
        /// By how much.
        steps: u8,
    },
    /// Place the top tile of a stack of the own depot.
    PlaceDepotTile {
        /// Whether its resources advance.
        advance: bool,
    },
    /// Collect tokens from the own planet, without a rover.
    CollectTokens {
        /// What sort of token.
        token: Token,
        /// How many.
        count: u8,
    },
    /// Destroy tokens.
    DestroyTokens {
        /// What sort of token.
        token: Token,
        /// Where.
        zone: Zone,
        /// How many.
        count: u8,
        /// Only if there are at least so many.
        needs: u8,
    },
    /// Destroy all meteorites of one row or column.
    DestroyMeteoritesInLine,
    /// May move a rover to any square.
    TeleportRover,
    /// Put a meteorite on a free meteorite symbol.
    AddMeteorite,
    /// Rovers beyond the corporation's number.
    GainExtraRover {
        /// How many.
        count: u8,
    },
    /// Unused civilization cards join the piles.
    AddCivCards {
        /// So many of each level.
        per_level: u8,
    },
    /// Random civilization cards leave the piles.
    RemoveCivCards {
        /// So many of each level.
        per_level: u8,
    },
    /// Draw personal objectives.
    DrawObjective {
        /// How many.
        count: u8,
    },
    /// Discard personal objectives.
    DiscardObjective {
        /// How many.
        count: u8,
    },
    /// Turn the station as you like.
    RotateStation,
    /// Discard one of the two stacks of the own depot.
    DiscardDepotStack,
    /// Look at the next event.
    PeekNextEvent,
    /// One of several ways.
    ChooseOne {
        /// What each of them does.
        options: Vec<Vec<Effect>>,
    },
    /// A rule for the rest of the round.
    RoundRule {
        /// The rule.
        rule: RoundRule,
    },
}

const fn one() -> u8 {
    1
}

/// Whose tracker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WhoKey", into = "WhoKey")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "WhoKey"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "WhoKey")
)]
pub enum Who {
    /// The tracker of this colour.
    Tracker(Track),
    /// The tracker of the track with the flux token.
    Flux,
}

/// A tracker by its colour, or `flux`: that of the track with the flux token.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PlanetRule {
    /// A tile on these squares needs a square off them.
    AnchorOutsideMark {
        /// The mark of the squares.
        mark: String,
    },
    /// No patch on these squares.
    NoPatchOnMark {
        /// The mark of the squares.
        mark: String,
    },
    /// Covered regions score.
    ScoreRegionComplete {
        /// The marks of the regions.
        marks: Vec<String>,
        /// Medals of each.
        medals: u8,
    },
    /// The first tile covers one of these squares.
    FirstTileCoversMark {
        /// The mark of the squares.
        mark: String,
    },
    /// These squares score if they stay bare.
    ScoreUncoveredMark {
        /// The mark of the squares.
        mark: String,
        /// Medals of each.
        medals: u8,
    },
    /// No piece lies on land and ice.
    NoMixLandIce,
    /// No rover enters these squares while they are bare.
    RoverMayNotEnterMark {
        /// The mark of the squares.
        mark: String,
    },
    /// There is no ground here.
    Holes {
        /// The mark of the places.
        mark: String,
    },
    /// Pieces are slid in from the edge.
    SlideIn,
    /// No icon of this kind on these squares.
    ForbidResourceOnMark {
        /// The mark of the squares.
        mark: String,
        /// The icon.
        resource: Terrain,
    },
    /// These squares are energy while they are bare.
    MarkIsEnergy {
        /// The mark of the squares.
        mark: String,
    },
    /// No tile lies across the chasm.
    NoTileAcrossChasm,
    /// No rover crosses the chasm but on the passages.
    RoverMayNotCrossChasm {
        /// The passages.
        #[serde(serialize_with = "passages")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Passage>"))]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Passage>"))]
        diagonal_passages: Vec<[[u8; 2]; 2]>,
    },
}

/// A way across the chasm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Passage {
    /// One end.
    pub from: Square,
    /// The other.
    pub to: Square,
}

fn passages<S: serde::Serializer>(passages: &[[[u8; 2]; 2]], to: S) -> Result<S::Ok, S::Error> {
    let ends = passages
        .iter()
        .map(|ends| ends.map(|[x, y]| Square::at(x, y)));
    to.collect_seq(ends.map(|[from, to]| Passage { from, to }))
}

/// Something that can be counted in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Metric {
    /// Icons of a kind on the edge of the planet.
    ResourcesOnEdge {
        /// Which icon.
        resource: Terrain,
    },
    /// Icons of a kind on the planet.
    ResourcesOnPlanet {
        /// Which icon.
        resource: Terrain,
    },
    /// Squares of the largest area of a terrain.
    LargestArea {
        /// Which terrain.
        terrain: Terrain,
    },
    /// Areas of a terrain.
    AreaCount {
        /// Which terrain.
        terrain: Terrain,
    },
    /// Trackers on the last space of their track.
    TracksAtMax,
    /// Meteorites collected.
    CollectedMeteorites,
    /// Lifepods collected.
    CollectedLifepods,
    /// Patches on the planet.
    BiomassPatchesOnPlanet,
}

/// What a personal objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Condition {
    /// A rectangle of one terrain.
    HasRectangle {
        /// Which terrain.
        terrain: Terrain,
        /// Its sides, either way round.
        #[serde(serialize_with = "rectangle")]
        #[cfg_attr(feature = "ts", ts(as = "Rectangle"))]
        #[cfg_attr(feature = "schema", schemars(with = "Rectangle"))]
        sides: [u8; 2],
    },
    /// An area of one terrain with icons on it.
    AreaWithResources {
        /// Which terrain.
        terrain: Terrain,
        /// How many icons at least.
        at_least: u8,
    },
    /// A tracker on the last space of its track.
    TrackAtMax {
        /// Which tracker.
        track: Track,
    },
    /// No more than this of something.
    MetricAtMost {
        /// What is counted.
        metric: Metric,
        /// The most.
        value: u8,
    },
    /// No less than this of something.
    MetricAtLeast {
        /// What is counted.
        metric: Metric,
        /// The least.
        value: u8,
    },
    /// More of one thing than of another.
    MetricGreater {
        /// That of which there is to be more.
        left: Metric,
        /// The other.
        right: Metric,
    },
    /// All squares of a kind are covered.
    BaseCovered {
        /// Which squares.
        base: Base,
    },
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rectangle {
    /// Squares on one side.
    pub width: u8,
    /// Squares on the other.
    pub height: u8,
}

fn rectangle<S: serde::Serializer>(sides: &[u8; 2], to: S) -> Result<S::Ok, S::Error> {
    let [width, height] = *sides;
    Rectangle { width, height }.serialize(to)
}

/// What lies under the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Base {
    Ice,
    Land,
}

/// What a civilization card is worth in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Scoring {
    /// Medals.
    Medals {
        /// How many.
        amount: u8,
    },
    /// Medals for each of something.
    MedalsPer {
        /// What is counted.
        metric: Metric,
        /// How many for each.
        amount: u8,
    },
    /// Lifepods are worth more.
    LifepodValue {
        /// Medals of each.
        medals_each: u8,
    },
    /// Worth more the more cards of the family there are.
    FamilySet,
}
