//! The sheets as they stand in the data.

use super::kinds::{Colour, LineKind, MarkKind, Parity, PlaceKind, ZoneKind};
use crate::cards::{Symbol, Virus};
use crate::options::Scenario;
use crate::score::RawPart;
use serde::{Deserialize, Serialize};

/// A sheet. Positions (`x`, `y`, `w`, `h`, `angle`) are for drawing: fractions of its width and height.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawSheet {
    pub(crate) scenario: Scenario,
    pub(crate) aspect: f32,
    /// How it is drawn, for those who draw it.
    drawing: serde_json::Value,
    pub(crate) stars: Vec<u8>,
    pub(crate) write_rule: WriteRule,
    pub(crate) zones: Vec<RawZone>,
    pub(crate) slots: Vec<RawSlot>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) presets: Vec<RawPreset>,
    pub(crate) marks: Vec<RawMark>,
    pub(crate) lines: Vec<RawLine>,
    pub(crate) groups: Vec<RawGroup>,
    pub(crate) tracks: Vec<RawTrack>,
    pub(crate) bonuses: Vec<RawBonus>,
    pub(crate) actions: RawActions,
    pub(crate) scoring: Vec<RawPart>,
    pub(crate) mission_boxes: serde_json::Value,
    pub(crate) score_boxes: serde_json::Value,
    #[serde(default, skip_serializing_if = "serde_json::Value::is_null")]
    pub(crate) finals: serde_json::Value,
}

/// Where a number may be written, besides keeping the order of its zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum WriteRule {
    /// In any empty slot.
    Standard,
    /// On a floor with the action of the combination.
    FloorMatchesAction,
    /// Next to the filled stretch of a skyscraper.
    Contiguous,
    /// In a block joined to the base.
    Connected,
    /// Insignia on a planet of that number.
    DrawInsignia,
}

#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct At {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    x: Option<f32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    y: Option<f32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    w: Option<f32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    h: Option<f32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    angle: Option<f32>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawZone {
    pub(crate) id: String,
    pub(crate) kind: ZoneKind,
    pub(crate) slots: Vec<String>,
    /// Scenario 1: an action, or `wild`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) action: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) start_slots: Vec<String>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct RawSlot {
    pub(crate) id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) group: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) then: Vec<RawEffect>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) symbol: Option<Symbol>,
    #[serde(flatten)]
    at: At,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct RawPreset {
    pub(crate) id: String,
    is: String,
    #[serde(flatten)]
    at: At,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct RawMark {
    pub(crate) id: String,
    pub(crate) kind: MarkKind,
    pub(crate) states: Vec<State>,
    #[serde(default)]
    pub(crate) exclusive: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) initial: Option<State>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) slots: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) group: Option<String>,
    #[serde(default)]
    pub(crate) value: i32,
    #[serde(default = "one")]
    pub(crate) count: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) parity: Option<Parity>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) virus: Option<Virus>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) then: Vec<RawEffect>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    symbol: Option<Symbol>,
    #[serde(default, skip_serializing_if = "serde_json::Value::is_null")]
    cells: serde_json::Value,
    #[serde(flatten)]
    at: At,
}

/// What the pen does to a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum State {
    Circled,
    Crossed,
    Filled,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct RawLine {
    pub(crate) id: String,
    pub(crate) kind: LineKind,
    pub(crate) a: String,
    pub(crate) b: String,
    #[serde(default)]
    pub(crate) drawn: bool,
    #[serde(flatten)]
    at: At,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawGroup {
    pub(crate) id: String,
    pub(crate) kind: PlaceKind,
    pub(crate) slots: Vec<String>,
    pub(crate) marks: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) complete: Option<RawCompletion>,
    /// Scenario 1: what is resolved when the section is filled.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) effects: Vec<RawSectionEffect>,
    /// Scenario 4: a column's tower; a main factory's values, its box, the symbols it counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) tower: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) values: Vec<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) value_box: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) track: Option<String>,
    /// Scenario 6: a quarter's virus and walkways; a floor's quarters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) virus: Option<Virus>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) virus_target: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) walkways: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) neighbours: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) evacuated: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) groups: Vec<String>,
    /// Scenario 7: the starship of a block; a module's tank; a greenhouse's doubling; a ship's blocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) zone: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) tank: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) double: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) modules: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) greenhouse: Option<String>,
    /// Scenario 8: a planet's numbers, colour, flag and ring.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) numbers: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) colour: Option<Colour>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) flag: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) settled: Option<String>,
}

/// What happens as soon as all these marks are made.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCompletion {
    pub(crate) marks: Vec<String>,
    pub(crate) then: Vec<RawEffect>,
}

/// An effect of a section of the rocket.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawSectionEffect {
    pub(crate) mark: String,
    pub(crate) op: SectionOp,
    #[serde(default)]
    pub(crate) count: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) arrow: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SectionOp {
    CrossRockets,
    CrossRocketsIfActive,
    PrepareRocket,
    WriteX,
    Sabotage,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawTrack {
    pub(crate) id: String,
    pub(crate) marks: Vec<String>,
    pub(crate) values: Vec<i32>,
}

/// A first-or-later bonus: gained when all its slots are filled and all its marks made.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawBonus {
    pub(crate) id: String,
    pub(crate) kind: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) slots: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) marks: Vec<String>,
    pub(crate) first: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) later: Option<String>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawActions {
    pub(crate) robot: Option<RawEffect>,
    pub(crate) energy: Option<RawEffect>,
    pub(crate) plant: Option<RawEffect>,
    pub(crate) water: Option<RawEffect>,
    pub(crate) astronaut: Option<RawEffect>,
    pub(crate) planning: Option<RawEffect>,
}

/// An effect with what follows if it was carried out.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct RawEffect {
    #[serde(flatten)]
    pub(crate) op: RawOp,
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub(crate) times: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) optional: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) then: Vec<RawEffect>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub(crate) enum RawOp {
    WriteX,
    MarkAt {
        kind: MarkKind,
        of: Of,
    },
    MarkOne {
        kind: MarkKind,
        among: Vec<String>,
        #[serde(default)]
        r#where: Where,
    },
    MarkNext {
        track: String,
    },
    Mark {
        mark: String,
    },
    DrawLine,
    BuildDome,
    SplitDome,
    TakeAsteroid,
    Trigger {
        mark: String,
    },
    Propagate,
}

/// Which marks belong to the slot just numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Of {
    /// Those attached to it.
    Slot,
    /// Those of its group.
    Group,
    /// Those of all groups of its zone.
    Zone,
}

/// Which of the places can be chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Where {
    /// Any.
    #[default]
    Anywhere,
    /// Those in the zone of the number just written.
    ZoneOfSlot,
    /// Quarters with an empty slot.
    Incomplete,
    /// Planets whose control is open.
    Unsettled,
}

const fn one() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "asked for by serde")]
const fn is_one(n: &u8) -> bool {
    *n == 1
}

impl State {
    pub(crate) const fn id(self) -> &'static str {
        match self {
            State::Circled => "circled",
            State::Crossed => "crossed",
            State::Filled => "filled",
        }
    }
}
