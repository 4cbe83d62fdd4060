//! Reading the data and numbering its ops.

use super::{
    ActionFacts, AwardMetric, CardFacts, ConversionFacts, Data, MilestoneCondition, OpFacts, OpId,
    Ops, Origin, StandardFacts, Start, Tables, Trigger, source, tables, those,
};
use crate::card::Card;
use crate::effect::{Alternative, Effect, Op, Points, Requirement};
use crate::honours::{Award, Honour, Milestone};
use crate::map::{Space, Spaces};
use crate::maps::MapFacts;
use crate::sets::{Set, SetFacts};
use crate::vocabulary::{
    CardResource, Conversion, Kind, Parameter, Placement, Resource, StandardProject, Tag,
};
use arrayvec::ArrayVec;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::HashMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenProject {
    number: String,
    id: String,
    set: String,
    kind: Kind,
    cost: u8,
    tags: ArrayVec<Tag, 3>,
    #[serde(default)]
    requirements: Vec<Requirement>,
    #[serde(default)]
    immediate: Vec<Op>,
    #[serde(default)]
    ongoing: Vec<Effect>,
    #[serde(default)]
    actions: Vec<Alternative>,
    #[serde(default)]
    card_resource: Option<CardResource>,
    #[serde(default)]
    vp: Option<Points>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCorporation {
    id: String,
    set: String,
    tags: ArrayVec<Tag, 3>,
    start: Start,
    #[serde(default)]
    solo_start: Vec<Op>,
    #[serde(default)]
    first_action: Vec<Op>,
    #[serde(default)]
    ongoing: Vec<Effect>,
    #[serde(default)]
    actions: Vec<Alternative>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBoard {
    rows: Vec<u8>,
    neighbours: [(i8, i8); 6],
    off_planet: Vec<String>,
    parameters: Vec<WrittenParameter>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenMap {
    id: String,
    hexes: Vec<WrittenHex>,
    /// Rules of placement for which the map has no hexes, and what holds in their place.
    #[serde(default)]
    placements: HashMap<Placement, Placement>,
    milestones: Vec<WrittenMilestone>,
    awards: Vec<WrittenAward>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenHex {
    id: String,
    q: i8,
    r: i8,
    kind: HexKind,
    #[serde(default)]
    volcanic: bool,
    #[serde(default)]
    area: Option<String>,
    #[serde(default)]
    bonus: Vec<Op>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum HexKind {
    Land,
    Ocean,
    NoctisCity,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenParameter {
    id: Parameter,
    start: i8,
    max: i8,
    step: i8,
    bonuses: Vec<WrittenBonus>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBonus {
    at: i8,
    ops: Vec<Op>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTable {
    standard_projects: Vec<WrittenStandard>,
    conversions: Vec<WrittenConversion>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStandard {
    id: StandardProject,
    cost: u8,
    ops: Vec<Op>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenConversion {
    id: Conversion,
    cost: Vec<Op>,
    gain: Vec<Op>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenMilestone {
    id: String,
    condition: MilestoneCondition,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenAward {
    id: String,
    metric: AwardMetric,
}

/// The data is part of the program: a fault in it is a fault of the build, found by the first test.
fn read<T: DeserializeOwned>(what: &str, text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("the data of {what}: {error}"))
}

/// Ids live as long as the program, like the facts.
fn keep(text: String) -> &'static str {
    text.leak()
}

/// Reads everything. Ops are numbered in the order in which things came out, so that new files change no number.
pub(super) fn load() -> Data {
    let mut ops = Numbered::default();
    let mut cards = Cards::read();
    let board: WrittenBoard = read("the board", source::BOARD);
    let spaces = spaces(&board);
    let maps: Vec<WrittenMap> = source::maps()
        .into_iter()
        .map(|map| read("a map", map))
        .collect();
    let mut honours = Honours::default();

    let mut printed = maps.iter();
    cards.number(&mut ops, 0);
    let steps = ops.tracks(&board.parameters);
    let first = printed.next().expect("a first map");
    let mut maps = vec![ops.map(&board, &spaces, first, &mut honours)];
    let table: WrittenTable = read("the table", source::TABLE);
    let standard = ops.standard_projects(&table.standard_projects);
    let conversions = table.conversions.iter();
    let conversions = conversions.map(|c| ops.conversion(c)).collect();

    (1..cards.written.len()).for_each(|source| cards.number(&mut ops, source));
    maps.extend(printed.map(|map| ops.map(&board, &spaces, map, &mut honours)));

    let areas = std::array::from_fn(|i| {
        let mut names = maps.iter().map(|map| map.areas[i]);
        let name = names.next().flatten();
        name.filter(|_| names.all(|other| other == name))
    });
    let Cards {
        projects,
        corporations,
        triggers,
        sets,
        ..
    } = cards;
    let count = projects.len();
    let cards: Vec<CardFacts> = projects.into_iter().chain(corporations).collect();
    assert!(cards.len() <= Card::ROOM, "there is room for all cards");
    Data {
        sets: set_facts(&sets, &cards),
        tables: Tables::new(&cards, &triggers),
        cards,
        projects: count,
        ops: ops.0,
        triggers,
        spaces,
        areas,
        maps,
        steps,
        standard,
        conversions,
        milestones: honours.milestones,
        awards: honours.awards,
    }
}

/// The names of the spaces: hexes by row and column in reading order, then those off the planet.
fn spaces(board: &WrittenBoard) -> Vec<&'static str> {
    let rows = board.rows.iter().zip(1..);
    let hexes = rows.flat_map(|(&length, row)| (1..=length).map(move |c| format!("r{row}c{c}")));
    let spaces: Vec<_> = hexes.chain(board.off_planet.clone()).map(keep).collect();
    assert_eq!(spaces.len(), Space::COUNT, "all spaces are there");
    spaces
}

fn set_facts(sets: &[&'static str], cards: &[CardFacts]) -> Vec<SetFacts> {
    let facts = |(i, id): (usize, &&'static str)| {
        let of_kind = |corporation: bool| {
            those(cards, &|card| {
                let is_corporation = card.kind == Kind::Corporation;
                card.set == Set(i as u8) && is_corporation == corporation
            })
        };
        SetFacts {
            id,
            projects: of_kind(false),
            corporations: of_kind(true),
        }
    };
    sets.iter().enumerate().map(facts).collect()
}

/// The cards as they are read, one source after the other.
struct Cards {
    written: Vec<(Vec<WrittenProject>, Vec<WrittenCorporation>)>,
    /// How many projects there are in all: corporations are numbered after them.
    count: usize,
    projects: Vec<CardFacts>,
    corporations: Vec<CardFacts>,
    triggers: Vec<Trigger>,
    sets: Vec<&'static str>,
}

impl Cards {
    fn read() -> Self {
        let written: Vec<(Vec<WrittenProject>, Vec<WrittenCorporation>)> = source::cards()
            .into_iter()
            .map(|cards| {
                (
                    read("projects", cards.projects),
                    read("corporations", cards.corporations),
                )
            })
            .collect();
        let numbers = written[0].0.iter().map(|project| project.number.as_str());
        for (i, number) in numbers.enumerate() {
            assert_eq!(number, format!("{:03}", i + 1), "cards in order");
        }
        Cards {
            count: written.iter().map(|(projects, _)| projects.len()).sum(),
            written,
            projects: Vec::new(),
            corporations: Vec::new(),
            triggers: Vec::new(),
            sets: Set::KNOWN.to_vec(),
        }
    }

    /// Gives the cards of a source and their ops their numbers.
    fn number(&mut self, ops: &mut Numbered, source: usize) {
        let (projects, corporations) = std::mem::take(&mut self.written[source]);
        for project in projects {
            let (card, set) = (Card(self.projects.len() as u16), self.set(&project.set));
            let facts = ops.project(project, card, set, &mut self.triggers);
            self.projects.push(facts);
        }
        for corporation in corporations {
            let card = Card((self.count + self.corporations.len()) as u16);
            let set = self.set(&corporation.set);
            let facts = ops.corporation(corporation, card, set, &mut self.triggers);
            self.corporations.push(facts);
        }
    }

    fn set(&mut self, id: &str) -> Set {
        let known = self.sets.iter().position(|set| *set == id);
        let at = known.unwrap_or_else(|| {
            self.sets.push(keep(id.to_owned()));
            self.sets.len() - 1
        });
        Set(at as u8)
    }
}

/// The milestones and awards of all maps. One that is on two maps is the same on both.
#[derive(Default)]
struct Honours {
    milestones: Vec<Honour<MilestoneCondition>>,
    awards: Vec<Honour<AwardMetric>>,
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

/// The ops as they get their numbers.
#[derive(Default)]
struct Numbered(Vec<OpFacts>);

impl Numbered {
    /// Numbers a list, then the lists inside its ops, so that every list lies in one piece.
    fn number(&mut self, list: &[Op], origin: Origin) -> Ops {
        let start = self.0.len();
        self.0.extend(list.iter().map(|op| OpFacts {
            op: op.clone(),
            class: op.class(),
            origin,
            lists: ArrayVec::new(),
        }));
        for (i, op) in list.iter().enumerate() {
            let lists = op.lists().into_iter();
            self.0[start + i].lists = lists.map(|inner| self.number(inner, origin)).collect();
        }
        Ops {
            start: start as u16,
            len: list.len() as u8,
        }
    }

    fn project(
        &mut self,
        written: WrittenProject,
        card: Card,
        set: Set,
        triggers: &mut Vec<Trigger>,
    ) -> CardFacts {
        let immediate = self.number(&written.immediate, Origin::Card(card));
        let first = triggers.len();
        self.triggers(&written.ongoing, card, triggers);
        CardFacts {
            id: keep(written.id),
            set,
            kind: written.kind,
            cost: written.cost,
            tag_counts: tables::count_tags(&written.tags),
            tags: written.tags,
            requirements: written.requirements,
            immediate,
            ongoing: written.ongoing,
            triggers: first..triggers.len(),
            actions: self.actions(&written.actions, card),
            collects: written.card_resource,
            points: written.vp,
            production_box: self.production_box(immediate),
            needs: tables::needs(&written.immediate),
            start: Start::default(),
            solo_start: Ops::default(),
            first_action: Ops::default(),
        }
    }

    fn corporation(
        &mut self,
        written: WrittenCorporation,
        card: Card,
        set: Set,
        triggers: &mut Vec<Trigger>,
    ) -> CardFacts {
        let first = triggers.len();
        self.triggers(&written.ongoing, card, triggers);
        let solo_start = self.number(&written.solo_start, Origin::Card(card));
        let first_action = self.number(&written.first_action, Origin::Card(card));
        // A corporation's starting production is its production box.
        let mut start = Resource::ALL.iter().filter_map(|&resource| {
            let amount = *written.start.production.get(&resource)? as i8;
            Some(Op::Production {
                resource,
                amount,
                per: None,
            })
        });
        let production: Vec<Op> = start.by_ref().collect();
        let production = self.number(&production, Origin::Card(card));
        CardFacts {
            id: keep(written.id),
            set,
            kind: Kind::Corporation,
            cost: 0,
            tag_counts: tables::count_tags(&written.tags),
            tags: written.tags,
            requirements: Vec::new(),
            immediate: Ops::default(),
            ongoing: written.ongoing,
            triggers: first..triggers.len(),
            actions: self.actions(&written.actions, card),
            collects: None,
            points: None,
            production_box: production.iter().collect(),
            needs: ArrayVec::new(),
            start: written.start,
            solo_start,
            first_action,
        }
    }

    fn triggers(&mut self, effects: &[Effect], card: Card, triggers: &mut Vec<Trigger>) {
        for effect in effects {
            if let Effect::Trigger {
                when,
                optional,
                ops,
            } = effect
            {
                // Whoever may decline is asked by the op itself.
                let asks = |op: &Op| matches!(op, Op::DiscardThenDraw { .. });
                assert_eq!(*optional, ops.iter().all(asks), "declining is asked");
                triggers.push(Trigger {
                    card,
                    when: when.clone(),
                    ops: self.number(ops, Origin::Card(card)),
                });
            }
        }
    }

    fn actions(&mut self, written: &[Alternative], card: Card) -> Vec<ActionFacts> {
        let mut actions = Vec::new();
        for alternative in written {
            assert!(alternative.cost.len() <= 1, "an action has one cost");
            let cost = self.number(&alternative.cost, Origin::Card(card));
            actions.push(ActionFacts {
                condition: alternative.condition,
                cost: cost.iter().next(),
                gain: self.number(&alternative.gain, Origin::Card(card)),
            });
        }
        actions
    }

    fn production_box(&self, immediate: Ops) -> ArrayVec<OpId, 4> {
        immediate
            .iter()
            .filter(|id| tables::is_boxed(&self.0[id.0 as usize].op))
            .collect()
    }

    fn standard_projects(&mut self, written: &[WrittenStandard]) -> Vec<StandardFacts> {
        let facts = |(i, project): (usize, &WrittenStandard)| {
            assert_eq!(project.id.index(), i, "standard projects in order");
            StandardFacts {
                cost: project.cost,
                ops: self.number(&project.ops, Origin::StandardProject(project.id)),
            }
        };
        written.iter().enumerate().map(facts).collect()
    }

    fn conversion(&mut self, written: &WrittenConversion) -> ConversionFacts {
        let [Op::Spend { resource, amount }] = written.cost[..] else {
            panic!("a conversion spends one resource");
        };
        let gain = self.number(&written.gain, Origin::Conversion(written.id));
        ConversionFacts {
            resource,
            amount,
            gain,
        }
    }

    fn tracks(&mut self, parameters: &[WrittenParameter]) -> [Vec<Ops>; 2] {
        [0, 1].map(|i| {
            let track = &parameters[i];
            assert_eq!(track.id.index(), i, "parameters in order");
            let steps = (track.max - track.start) / track.step;
            let mut ops = vec![Ops::default(); steps as usize + 1];
            for bonus in &track.bonuses {
                let step = (bonus.at - track.start) / track.step;
                ops[step as usize] = self.number(&bonus.ops, Origin::Parameter(track.id));
            }
            ops
        })
    }

    fn map(
        &mut self,
        board: &WrittenBoard,
        spaces: &[&'static str],
        map: &WrittenMap,
        honours: &mut Honours,
    ) -> MapFacts {
        let hexes = Hexes::new(map, spaces);
        let those = |test: &dyn Fn(&WrittenHex) -> bool| -> Spaces {
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
        let gains = |hex: &WrittenHex, wanted: Resource| {
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
struct Hexes<'a>([Option<&'a WrittenHex>; Space::HEXES]);

impl<'a> Hexes<'a> {
    fn new(map: &'a WrittenMap, spaces: &[&'static str]) -> Self {
        let hexes = &map.hexes;
        let is_one = |hex: &WrittenHex| spaces[..Space::HEXES].contains(&hex.id.as_str());
        assert!(hexes.iter().all(is_one), "{} fits the frame", map.id);
        Hexes(std::array::from_fn(|i| {
            hexes.iter().find(|hex| hex.id == spaces[i])
        }))
    }

    fn at(&self, i: usize) -> Option<&'a WrittenHex> {
        self.0.get(i).copied().flatten()
    }

    fn beside(&self, i: usize, (dq, dr): (i8, i8)) -> Option<Space> {
        let here = self.at(i)?;
        let there = (here.q + dq, here.r + dr);
        let is_there = |hex: &Option<&WrittenHex>| hex.is_some_and(|hex| (hex.q, hex.r) == there);
        let at = self.0.iter().position(is_there)?;
        Some(Space(at as u8))
    }
}
