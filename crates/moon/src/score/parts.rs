//! The parts of each scenario's score, compiled from its sheet.

use crate::bits::Marks;
use crate::cards::Symbol;
use crate::sheets::Board;
use crate::sheets::kinds::{Colour, MarkKind, PlaceKind};
use serde::{Deserialize, Serialize};

/// A scoring part in the data.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoringData {
    /// Its name.
    pub id: String,
    /// Whether it counts for or against: 1 or -1.
    pub sign: i32,
    /// What is counted.
    #[serde(flatten)]
    pub op: ScoringOp,
}

/// What a scoring part counts.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ScoringOp {
    /// Missions.
    Missions,
    /// Missions, by the values of two tracks.
    MissionsByTrack {
        /// The track of the first.
        first: String,
        /// The track of others.
        later: String,
    },
    /// System errors.
    SystemErrors,
    /// The first value of a track that is not crossed off.
    FirstUncrossed {
        /// The track with its values.
        track: String,
    },
    /// The sum of marks.
    SumMarked {
        /// Marks of this kind.
        mark_kind: MarkKind,
    },
    /// Marks, each worth the value of a track.
    CountTimesValue {
        /// Marks of this kind.
        mark_kind: MarkKind,
        /// The track with its values.
        track: String,
    },
    /// Bonuses.
    Bonuses,
    /// Who has the most of something.
    Majority {
        /// Points by rank.
        points: Vec<i32>,
        /// What is counted.
        count: String,
        /// What a solo player is compared with.
        solo: SoloCount,
    },
    /// Who has the most of something, by the values of two tracks.
    MajorityByTrack {
        /// The track for the most.
        most: String,
        /// The track for others.
        others: String,
        /// What is counted.
        count: String,
        /// What a solo player is compared with.
        solo: SoloCount,
    },
    /// The plants of each station, times its multipliers.
    StationPlants,
    /// The longest complete zone.
    LongestCompleteZone,
    /// A main factory.
    Factory {
        /// Which.
        group: String,
    },
    /// Groups with enough marks.
    GroupsWithCount {
        /// How many it takes.
        circled: u32,
        /// The track with its values.
        track: String,
    },
    /// Segments of the dome that are not built.
    UnbuiltDome {
        /// The track with its values.
        track: String,
    },
    /// Evacuated quarters.
    EvacuatedQuarters,
    /// Infected slots.
    InfectedSlots,
    /// Greenhouses.
    GreenhousePoints {
        /// Points by the number of plants.
        by_plants: Vec<i32>,
    },
    /// Modules.
    ModulePoints {
        /// Points by the number of reactors.
        by_reactors: Vec<i32>,
    },
    /// Controlled planets.
    ControlledPlanets {
        /// Of this colour.
        colour: Colour,
        /// The track with its values.
        track: String,
    },
}

/// What a solo player's count is compared with: cards given to ASTRA.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SoloCount {
    /// Those of this action.
    pub action: Symbol,
    /// How many of them make one.
    pub divide_by: u8,
}

/// A scoring part, compiled.
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) id: &'static str,
    pub(super) sign: i32,
    pub(super) op: Op,
}

#[derive(Debug)]
pub(super) enum Op {
    Missions,
    MissionsByTrack {
        first: u8,
        later: u8,
    },
    SystemErrors,
    FirstUncrossed(u8),
    SumMarked(Marks),
    CountTimesValue {
        marks: Marks,
        track: u8,
    },
    Bonuses,
    Majority {
        points: Vec<i32>,
        count: Count,
        solo: SoloCount,
    },
    MajorityByTrack {
        most: u8,
        others: u8,
        count: Count,
        solo: SoloCount,
    },
    /// Each station's plants with its two multipliers.
    StationPlants(Vec<(Marks, Marks)>),
    LongestCompleteZone,
    Factory {
        symbols: Marks,
        upgrade: u8,
        values: [i32; 2],
        filling: Option<u8>,
    },
    GroupsWithCount {
        groups: Vec<Marks>,
        circled: u32,
        track: u8,
    },
    UnbuiltDome(u8),
    EvacuatedQuarters,
    InfectedSlots,
    /// Blocks that are worth something when filled, by the symbols they count, doubled by a mark.
    Blocks {
        blocks: Vec<Block>,
        by: Vec<i32>,
    },
    ControlledPlanets {
        colour: Colour,
        track: u8,
    },
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Count {
    CompleteZones,
    Crossed(Marks),
}

#[derive(Debug)]
pub(super) struct Block {
    pub(super) slots: u64,
    pub(super) symbols: Marks,
    pub(super) double: Option<u8>,
}

pub(crate) fn compile(board: &Board, raw: &ScoringData) -> Part {
    let count = |count: &String| match count.as_str() {
        "complete_zones" => Count::CompleteZones,
        track => Count::Crossed(board.tracks[usize::from(board.track(track))].marks),
    };
    let op = match &raw.op {
        ScoringOp::Missions => Op::Missions,
        ScoringOp::MissionsByTrack { first, later } => Op::MissionsByTrack {
            first: board.track(first),
            later: board.track(later),
        },
        ScoringOp::SystemErrors => Op::SystemErrors,
        ScoringOp::FirstUncrossed { track } => Op::FirstUncrossed(board.track(track)),
        ScoringOp::SumMarked { mark_kind } => Op::SumMarked(board.kind(*mark_kind)),
        ScoringOp::CountTimesValue { mark_kind, track } => Op::CountTimesValue {
            marks: board.kind(*mark_kind),
            track: board.track(track),
        },
        ScoringOp::Bonuses => Op::Bonuses,
        ScoringOp::Majority {
            points,
            count: of,
            solo,
        } => Op::Majority {
            points: points.clone(),
            count: count(of),
            solo: *solo,
        },
        ScoringOp::MajorityByTrack {
            most,
            others,
            count: of,
            solo,
        } => Op::MajorityByTrack {
            most: board.track(most),
            others: board.track(others),
            count: count(of),
            solo: *solo,
        },
        ScoringOp::StationPlants => {
            let high = board.kind(MarkKind::MultiplierHigh) | board.kind(MarkKind::MultiplierLow);
            let stations = board.places_of(PlaceKind::Station).map(|(_, place)| {
                (
                    place.marks & board.kind(MarkKind::Plant),
                    place.marks & high,
                )
            });
            Op::StationPlants(stations.collect())
        }
        ScoringOp::LongestCompleteZone => Op::LongestCompleteZone,
        ScoringOp::Factory { group } => factory(board, group),
        ScoringOp::GroupsWithCount { circled, track } => Op::GroupsWithCount {
            groups: board
                .places_of(PlaceKind::TowerLevel)
                .map(|(_, p)| p.marks)
                .collect(),
            circled: *circled,
            track: board.track(track),
        },
        ScoringOp::UnbuiltDome { track } => Op::UnbuiltDome(board.track(track)),
        ScoringOp::EvacuatedQuarters => Op::EvacuatedQuarters,
        ScoringOp::InfectedSlots => Op::InfectedSlots,
        ScoringOp::GreenhousePoints { by_plants } => Op::Blocks {
            blocks: blocks(board, PlaceKind::Greenhouse, MarkKind::Plant),
            by: by_plants.clone(),
        },
        ScoringOp::ModulePoints { by_reactors } => Op::Blocks {
            blocks: blocks(board, PlaceKind::Module, MarkKind::Reactor),
            by: by_reactors.clone(),
        },
        ScoringOp::ControlledPlanets { colour, track } => Op::ControlledPlanets {
            colour: *colour,
            track: board.track(track),
        },
    };
    let id = Box::leak(raw.id.clone().into_boxed_str());
    let sign = raw.sign;
    Part { id, sign, op }
}

fn factory(board: &Board, group: &str) -> Op {
    let raw = board.raw_group(board.place(group));
    let track = board.track(raw.track.as_deref().unwrap_or_default());
    let place = board.places[usize::from(board.place(group))].id;
    let filling = board.kind(MarkKind::FillingBonus).iter().find(|mark| {
        let of = board.marks[usize::from(*mark)].group;
        of == Some(board.place(place))
    });
    Op::Factory {
        symbols: board.tracks[usize::from(track)].marks,
        upgrade: board.mark(raw.value_box.as_deref().unwrap_or_default()),
        values: [raw.values[0], raw.values[1]],
        filling,
    }
}

/// The blocks of a kind with the symbols of their starship, and what doubles them.
fn blocks(board: &Board, kind: PlaceKind, symbols: MarkKind) -> Vec<Block> {
    let blocks = board.places_of(kind).map(|(i, place)| {
        let raw = board.raw_group(i);
        let ship = board.raw.groups.iter().zip(&board.places);
        let ship = ship.filter(|(other, _)| other.zone == raw.zone);
        let all = ship.fold(Marks::EMPTY, |set, (_, place)| set | place.marks);
        let double = raw.tank.as_ref().or(raw.double.as_ref());
        Block {
            slots: place.slots,
            symbols: all & board.kind(symbols),
            double: double.map(|id| board.mark(id)),
        }
    });
    blocks.collect()
}
