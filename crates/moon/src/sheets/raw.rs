//! The sheets as they stand in the data.

use super::drawn::{At, Cell, Drawing, FinalBox, MissionBox, ScoreBox};
use super::kinds::{Colour, LineKind, MarkKind, Parity, PlaceKind, ZoneKind};
use crate::cards::{Symbol, Virus};
use crate::options::Scenario;
use crate::score::ScoringData;
use serde::{Deserialize, Serialize};

/// A sheet. Positions (`x`, `y`, `w`, `h`, `angle`) are for drawing: fractions of its width and height.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SheetData {
    /// Its scenario.
    pub scenario: Scenario,
    /// Its width, in parts of its height.
    pub aspect: f32,
    /// How it is drawn, for those who draw it.
    pub drawing: Drawing,
    /// The points for one, two and three stars.
    pub stars: Vec<u8>,
    /// Where a number may be written.
    pub write_rule: WriteRule,
    /// Its zones.
    pub zones: Vec<ZoneData>,
    /// Its slots.
    pub slots: Vec<SlotData>,
    /// Slots with something printed in them.
    #[serde(default)]
    pub presets: Vec<PresetData>,
    /// Its marks.
    pub marks: Vec<MarkData>,
    /// Its lines.
    pub lines: Vec<LineData>,
    /// Its groups.
    pub groups: Vec<GroupData>,
    /// Its tracks.
    pub tracks: Vec<TrackData>,
    /// Bonuses for the first, and for others.
    pub bonuses: Vec<BonusData>,
    /// What the actions do.
    pub actions: ActionsData,
    /// The parts of the score.
    pub scoring: Vec<ScoringData>,
    /// Where missions are noted.
    pub mission_boxes: Vec<MissionBox>,
    /// Where points are noted.
    pub score_boxes: Vec<ScoreBox>,
    /// Where the last value of a track is noted.
    #[serde(default)]
    pub finals: Vec<FinalBox>,
}

/// Where a number may be written, besides keeping the order of its zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum WriteRule {
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

/// A zone: slots whose numbers have an order.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ZoneData {
    /// Its name.
    pub id: String,
    /// Its kind.
    pub kind: ZoneKind,
    /// Its slots.
    pub slots: Vec<String>,
    /// Scenario 1: an action, or `wild`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// Where it may be begun.
    #[serde(default)]
    pub start_slots: Vec<String>,
}

/// A slot for a number.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SlotData {
    /// Its name.
    pub id: String,
    /// The group it is in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// What follows.
    #[serde(default)]
    pub then: Vec<EffectData>,
    /// The action printed on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Symbol>,
    /// Where it is drawn.
    #[serde(flatten)]
    pub at: At,
}

/// A slot with something printed in it.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PresetData {
    /// Its name.
    pub id: String,
    /// What is printed in it.
    pub is: Preset,
    /// Where it is drawn.
    #[serde(flatten)]
    pub at: At,
}

/// A mark: something that is circled, crossed off or filled.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MarkData {
    /// Its name.
    pub id: String,
    /// Its kind.
    pub kind: MarkKind,
    /// What the pen may do to it.
    pub states: Vec<State>,
    /// Whether only circling makes it: crossed off, it is lost.
    #[serde(default)]
    pub exclusive: bool,
    /// How it is at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial: Option<State>,
    /// Its slots.
    #[serde(default)]
    pub slots: Vec<String>,
    /// The group it is in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Its value.
    #[serde(default)]
    pub value: i32,
    /// For how many it counts.
    #[serde(default = "one")]
    pub count: u8,
    /// Odd or even, of a segment of the dome.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parity: Option<Parity>,
    /// The virus on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub virus: Option<Virus>,
    /// What follows.
    #[serde(default)]
    pub then: Vec<EffectData>,
    /// The action printed on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Symbol>,
    /// Where it stands in several columns of values.
    #[serde(default)]
    pub cells: Vec<Cell>,
    /// Where it is drawn.
    #[serde(flatten)]
    pub at: At,
}

/// Something printed in a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Preset {
    /// An X.
    X,
    /// Less than any number.
    LowAnchor,
    /// More than any number.
    HighAnchor,
}

/// What the pen does to a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum State {
    Circled,
    Crossed,
    Filled,
}

/// A line that can be drawn.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LineData {
    /// Its name.
    pub id: String,
    /// Its kind.
    pub kind: LineKind,
    /// Where it begins.
    pub a: String,
    /// Where it ends.
    pub b: String,
    /// Whether it is there from the start.
    #[serde(default)]
    pub drawn: bool,
    /// Where it is drawn.
    #[serde(flatten)]
    pub at: At,
}

/// A group of slots and marks.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GroupData {
    /// Its name.
    pub id: String,
    /// Its kind.
    pub kind: PlaceKind,
    /// Its slots.
    pub slots: Vec<String>,
    /// Its marks.
    pub marks: Vec<String>,
    /// What happens when it is complete.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complete: Option<CompletionData>,
    /// Scenario 1: what is resolved when the section is filled.
    #[serde(default)]
    pub effects: Vec<SectionEffect>,
    /// Scenario 4: a column's tower.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tower: Option<String>,
    /// Its values.
    #[serde(default)]
    pub values: Vec<i32>,
    /// The mark of its value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value_box: Option<String>,
    /// Its track.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub track: Option<String>,
    /// Scenario 6: the virus of a quarter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub virus: Option<Virus>,
    /// The mark of its virus.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub virus_target: Option<String>,
    /// Its walkways.
    #[serde(default)]
    pub walkways: Vec<String>,
    /// Groups beside it.
    #[serde(default)]
    pub neighbours: Vec<String>,
    /// The mark of its evacuation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evacuated: Option<String>,
    /// Its groups.
    #[serde(default)]
    pub groups: Vec<String>,
    /// Scenario 7: the starship of a block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    /// Its tank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tank: Option<String>,
    /// The mark that doubles it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub double: Option<String>,
    /// Its modules.
    #[serde(default)]
    pub modules: Vec<String>,
    /// Its greenhouse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub greenhouse: Option<String>,
    /// Scenario 8: the numbers that a planet takes.
    #[serde(default)]
    pub numbers: Vec<u8>,
    /// Its colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// The mark of its flag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flag: Option<String>,
    /// The mark of who controls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settled: Option<String>,
}

/// What happens as soon as all these marks are made.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CompletionData {
    /// Its marks.
    pub marks: Vec<String>,
    /// What follows.
    pub then: Vec<EffectData>,
}

/// An effect of a section of the rocket.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SectionEffect {
    /// The mark.
    pub mark: String,
    /// What it does.
    pub op: SectionOp,
    /// For how many it counts.
    #[serde(default)]
    pub count: u8,
    /// The arrow that activates it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrow: Option<String>,
}

/// What a section of the rocket does when it is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SectionOp {
    CrossRockets,
    CrossRocketsIfActive,
    PrepareRocket,
    WriteX,
    Sabotage,
}

/// Marks in a row, each with a value.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrackData {
    /// Its name.
    pub id: String,
    /// Its marks.
    pub marks: Vec<String>,
    /// Its values.
    pub values: Vec<i32>,
}

/// A first-or-later bonus: gained when all its slots are filled and all its marks made.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BonusData {
    /// Its name.
    pub id: String,
    /// Its kind.
    pub kind: String,
    /// Its slots.
    #[serde(default)]
    pub slots: Vec<String>,
    /// Its marks.
    #[serde(default)]
    pub marks: Vec<String>,
    /// The mark of who is first.
    pub first: String,
    /// The mark of others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub later: Option<String>,
}

/// What each action of the cards does.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ActionsData {
    /// Robot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub robot: Option<EffectData>,
    /// Energy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub energy: Option<EffectData>,
    /// Plant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plant: Option<EffectData>,
    /// Water.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub water: Option<EffectData>,
    /// Astronaut.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub astronaut: Option<EffectData>,
    /// Planning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub planning: Option<EffectData>,
}

/// An effect with what follows if it was carried out.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EffectData {
    /// What it does.
    #[serde(flatten)]
    pub op: EffectOp,
    /// How often.
    #[serde(default = "one")]
    pub times: u8,
    /// Whether one may do without.
    #[serde(default)]
    pub optional: bool,
    /// What follows.
    #[serde(default)]
    pub then: Vec<EffectData>,
}

/// What an effect does.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum EffectOp {
    /// An X is written.
    WriteX,
    /// Marks of the slot just numbered are made.
    MarkAt {
        /// Its kind.
        kind: MarkKind,
        /// Which of them.
        of: Of,
    },
    /// One mark is chosen and made.
    MarkOne {
        /// Its kind.
        kind: MarkKind,
        /// Groups or tracks to choose among.
        among: Vec<String>,
        /// Which of these.
        #[serde(default)]
        r#where: Where,
    },
    /// The next mark of a track is made.
    MarkNext {
        /// Its track.
        track: String,
    },
    /// A mark is made.
    Mark {
        /// The mark.
        mark: String,
    },
    /// A line is drawn.
    DrawLine,
    /// A segment of the dome is built.
    BuildDome,
    /// A segment of the dome is split.
    SplitDome,
    /// An asteroid gets the insignia.
    TakeAsteroid,
    /// The bonus of a mark is triggered.
    Trigger {
        /// The mark.
        mark: String,
    },
    /// Viruses spread.
    Propagate,
}

/// Which marks belong to the slot just numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Of {
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Where {
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

impl State {
    pub(crate) const fn id(self) -> &'static str {
        match self {
            State::Circled => "circled",
            State::Crossed => "crossed",
            State::Filled => "filled",
        }
    }
}
