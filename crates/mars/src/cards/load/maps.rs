//! The maps with their milestones and awards.

use super::keep;
use super::ops::Numbered;
use crate::cards::written::{Board, HexData, HexKind, Map};
use crate::cards::{AwardMetric, MilestoneCondition, Ops, Origin};
use crate::effect::Op;
use crate::honours::{Award, Honour, Milestone};
use crate::map::{Space, Spaces};
use crate::maps::MapFacts;
use crate::vocabulary::{Placement, Resource};

/// The milestones and awards of all maps. One that is on two maps is the same on both.
#[derive(Default)]
pub(super) struct Honours {
    pub(super) milestones: Vec<Honour<MilestoneCondition>>,
    pub(super) awards: Vec<Honour<AwardMetric>>,
}

fn enter<T: PartialEq + std::fmt::Debug>(list: &mut Vec<Honour<T>>, id: &str, facts: T) -> u8 {
    let known = list.iter().position(|honour| honour.key == id);
    let at = known.unwrap_or(list.len());
    match list.get(at) {
        Some(honour) => assert_eq!(honour.facts, facts, "{id} is the same everywhere"),
        None => list.push(Honour {
            key: keep(id.to_owned()),
            facts,
        }),
    }
    at as u8
}

impl Numbered {
    pub(super) fn map(
        &mut self,
        board: &Board,
        spaces: &[&'static str],
        map: &Map,
        honours: &mut Honours,
    ) -> MapFacts {
        let hexes = Hexes::new(map, spaces);
        let those = |test: &dyn Fn(&HexData) -> bool| -> Spaces {
            let found = hexes.0.iter().zip(0..);
            let found = found.filter(|(hex, _)| hex.is_some_and(test));
            found.map(|(_, i)| Space(i)).collect()
        };
        let clockwise: [[Option<Space>; 6]; Space::HEXES] =
            std::array::from_fn(|i| board.neighbours.map(|step| hexes.beside(i, step)));
        let around = |i: usize| {
            let spaces = clockwise.get(i).into_iter().flatten().flatten();
            spaces.copied().collect()
        };
        let gains = |hex: &HexData, wanted: Resource| {
            let is_it = |op: &Op| matches!(op, Op::Gain { resource, .. } if *resource == wanted);
            hex.bonus.iter().any(is_it)
        };
        let instead = |wanted: &Placement| *map.placements.get(wanted).unwrap_or(wanted);
        let milestones = map.milestones.iter();
        let awards = map.awards.iter();
        MapFacts {
            id: keep(map.id.clone()),
            hexes: those(&|_| true),
            neighbours: std::array::from_fn(around),
            clockwise,
            land: those(&|hex| hex.kind == HexKind::Land),
            ocean: those(&|hex| hex.kind == HexKind::Ocean),
            noctis: those(&|hex| hex.kind == HexKind::NoctisCity),
            volcanic: those(&|hex| hex.volcanic),
            with_bonus: std::array::from_fn(|i| those(&|hex| gains(hex, Resource::ALL[i]))),
            bonus: std::array::from_fn(|i| match hexes.at(i) {
                Some(hex) => self.number(&hex.bonus, Origin::Space(Space(i as u8))),
                None => Ops::default(),
            }),
            areas: std::array::from_fn(|i| hexes.at(i)?.area.clone().map(keep)),
            placements: std::array::from_fn(|i| instead(&Placement::ALL[i])),
            milestones: milestones
                .map(|it| Milestone(enter(&mut honours.milestones, &it.id, it.condition)))
                .collect(),
            awards: awards
                .map(|it| Award(enter(&mut honours.awards, &it.id, it.metric.clone())))
                .collect(),
        }
    }
}

/// The hexes of a map by their place in the frame.
struct Hexes<'a>([Option<&'a HexData>; Space::HEXES]);

impl<'a> Hexes<'a> {
    fn new(map: &'a Map, spaces: &[&'static str]) -> Self {
        let hexes = &map.hexes;
        let is_one = |hex: &HexData| spaces[..Space::HEXES].contains(&hex.id.as_str());
        assert!(hexes.iter().all(is_one), "{} fits the frame", map.id);
        Hexes(std::array::from_fn(|i| {
            hexes.iter().find(|hex| hex.id == spaces[i])
        }))
    }

    fn at(&self, i: usize) -> Option<&'a HexData> {
        self.0.get(i).copied().flatten()
    }

    fn beside(&self, i: usize, (dq, dr): (i8, i8)) -> Option<Space> {
        let here = self.at(i)?;
        let there = (here.q + dq, here.r + dr);
        let is_there = |hex: &Option<&HexData>| hex.is_some_and(|hex| (hex.q, hex.r) == there);
        let at = self.0.iter().position(is_there)?;
        Some(Space(at as u8))
    }
}
