//! The kinds of things printed on the sheets.

use serde::{Deserialize, Serialize};
use tabletop::Message;

macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident, $prefix:literal: $($kind:ident = $id:literal),* $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "printed things")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum $name {
            $(#[serde(rename = $id)] $kind),*
        }

        impl $name {
            /// All kinds.
            pub const ALL: &'static [$name] = &[$($name::$kind),*];

            /// The name in data.
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$kind => $id),*
                }
            }

            /// One of this kind, in words.
            pub fn words(self) -> Message {
                Message::new(concat!($prefix, "-").to_owned() + self.id())
            }
        }
    };
}

kinds! {
    /// The kinds of marks: everything but numbers that is circled, crossed off or filled.
    MarkKind, "moon-mark":
    RocketEffect = "rocket_effect",
    InactiveRocketEffect = "inactive_rocket_effect",
    ActivationArrow = "activation_arrow",
    RocketPreparationEffect = "rocket_preparation_effect",
    BuildEffect = "build_effect",
    SabotageEffect = "sabotage_effect",
    Rocket = "rocket",
    ScoreValue = "score_value",
    ExtraRocket = "extra_rocket",
    WaterTank = "water_tank",
    Robot = "robot",
    Plant = "plant",
    MultiplierHigh = "multiplier_high",
    MultiplierLow = "multiplier_low",
    Energy = "energy",
    WallSymbol = "wall_symbol",
    Astronaut = "astronaut",
    WildAction = "wild_action",
    Planning = "planning",
    Antenna = "antenna",
    Greenhouse = "greenhouse",
    QuarterBonusHigh = "quarter_bonus_high",
    QuarterBonusLow = "quarter_bonus_low",
    ValueBox = "value_box",
    PlanningBox = "planning_box",
    MinePearl = "mine_pearl",
    MineRuby = "mine_ruby",
    MinePlant = "mine_plant",
    MineWater = "mine_water",
    Tower = "tower",
    FactoryPlant = "factory_plant",
    FactoryWater = "factory_water",
    FactoryPearl = "factory_pearl",
    FactoryRuby = "factory_ruby",
    FillingBonus = "filling_bonus",
    FactoryEnergy = "factory_energy",
    FactoryRobot = "factory_robot",
    FactoryValue = "factory_value",
    SecondaryBonus = "secondary_bonus",
    TowerPlant = "tower_plant",
    TowerWater = "tower_water",
    DomeSegment = "dome_segment",
    DomeSplit = "dome_split",
    DomeHalf = "dome_half",
    UpgradeRow = "upgrade_row",
    SkyscraperBonusHigh = "skyscraper_bonus_high",
    SkyscraperBonusLow = "skyscraper_bonus_low",
    VirusTarget = "virus_target",
    Evacuation = "evacuation",
    PlantSymbol = "plant_symbol",
    WaterSymbol = "water_symbol",
    RowBonus = "row_bonus",
    VirusSymbol = "virus_symbol",
    SpreadSymbol = "spread_symbol",
    Double = "double",
    Reactor = "reactor",
    PlanetPlant = "planet_plant",
    PlanetWater = "planet_water",
    MoonSpace = "moon_space",
    Flag = "flag",
    PlanetRing = "planet_ring",
    Asteroid = "asteroid",
    AsteroidBonus = "asteroid_bonus",
    Insignia = "insignia",
    Error = "error",
}

kinds! {
    /// The kinds of places: groups of slots and marks, and tracks.
    PlaceKind, "moon-place":
    Section = "section",
    Station = "station",
    EnergyColumn = "energy_column",
    WildColumn = "wild_column",
    Quarter = "quarter",
    MineColumn = "mine_column",
    FactoryMain = "factory_main",
    FactorySecondary = "factory_secondary",
    TowerLevel = "tower_level",
    UpgradeArea = "upgrade_area",
    Floor = "floor",
    SymbolRow = "symbol_row",
    Base = "base",
    Module = "module",
    Greenhouse = "greenhouse",
    Starship = "starship",
    Planet = "planet",
    Track = "track",
}

kinds! {
    /// The kinds of lines that can be drawn.
    LineKind, "moon-line":
    Wall = "wall",
    Tunnel = "tunnel",
    Walkway = "walkway",
    Airlock = "airlock",
}

kinds! {
    /// The kinds of zones.
    ZoneKind, "moon-zone":
    Floor = "floor",
    Trajectory = "trajectory",
    Row = "row",
    Column = "column",
    Level = "level",
    Skyscraper = "skyscraper",
    Starship = "starship",
}

/// The colour of a planet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "colours")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Colour {
    Green,
    Blue,
    Grey,
}

/// Odd or even, of a dome segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "two words")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Parity {
    Odd,
    Even,
}
