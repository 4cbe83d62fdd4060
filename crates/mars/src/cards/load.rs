//! Reading the data and numbering its ops.

use super::{
    ActionFacts, AwardMetric, CardFacts, ConversionFacts, Data, MilestoneCondition, OpFacts, OpId,
    Ops, Origin, StandardFacts, Start, Tables, Trigger, tables,
};
use crate::card::Card;
use crate::effect::{Alternative, Effect, Op, Points, Requirement};
use crate::map::{MapFacts, Space, Spaces};
use crate::vocabulary::{
    Award, CardResource, Conversion, Kind, Milestone, Parameter, Resource, StandardProject, Tag,
};
use arrayvec::ArrayVec;
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenProject {
    number: String,
    id: String,
    set: Set,
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
    set: Set,
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

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Set {
    Base,
    CorporateEra,
    Beginner,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBoard {
    neighbours: [(i8, i8); 6],
    hexes: Vec<WrittenHex>,
    off_planet: Vec<String>,
    parameters: Vec<WrittenParameter>,
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
    milestones: Vec<WrittenMilestone>,
    awards: Vec<WrittenAward>,
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
    id: Milestone,
    condition: MilestoneCondition,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenAward {
    id: Award,
    metric: AwardMetric,
}

/// The data is part of the program: a fault in it is a fault of the build, found by the first test.
fn read<T: DeserializeOwned>(file: &str, text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("data/{file}: {error}"))
}

/// Ids live as long as the program, like the facts.
fn keep(text: String) -> &'static str {
    text.leak()
}

pub(super) fn load() -> Data {
    let mut ops = Numbered::default();
    let mut triggers = Vec::new();
    let mut cards = Vec::with_capacity(Card::COUNT);
    let projects: Vec<WrittenProject> =
        read("projects.json", include_str!("../../data/projects.json"));
    for (i, project) in projects.into_iter().enumerate() {
        assert_eq!(project.number, format!("{:03}", i + 1), "cards in order");
        cards.push(ops.project(project, Card(i as u8), &mut triggers));
    }
    let corporations: Vec<WrittenCorporation> = read(
        "corporations.json",
        include_str!("../../data/corporations.json"),
    );
    for corporation in corporations {
        let card = Card(cards.len() as u8);
        cards.push(ops.corporation(corporation, card, &mut triggers));
    }
    assert_eq!(cards.len(), Card::COUNT, "all cards are there");
    let board: WrittenBoard = read("board.json", include_str!("../../data/board.json"));
    let steps = ops.tracks(&board.parameters);
    let map = ops.map(&board);
    let table: WrittenTable = read("table.json", include_str!("../../data/table.json"));
    let standard = table.standard_projects.into_iter().enumerate();
    let standard = standard.map(|(i, project)| {
        assert_eq!(project.id.index(), i, "standard projects in order");
        StandardFacts {
            cost: project.cost,
            ops: ops.number(&project.ops, Origin::StandardProject(project.id)),
        }
    });
    let standard = standard.collect();
    let conversions = table.conversions.into_iter();
    let conversions = conversions.map(|c| ops.conversion(&c)).collect();
    assert!(table.milestones.iter().map(|m| &m.id).eq(Milestone::ALL));
    assert!(table.awards.iter().map(|a| &a.id).eq(Award::ALL));
    let tables = Tables::new(&cards, &triggers);
    Data {
        cards,
        ops: ops.0,
        triggers,
        map,
        steps,
        standard,
        conversions,
        milestones: table.milestones.into_iter().map(|m| m.condition).collect(),
        awards: table.awards.into_iter().map(|a| a.metric).collect(),
        tables,
    }
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
        triggers: &mut Vec<Trigger>,
    ) -> CardFacts {
        let immediate = self.number(&written.immediate, Origin::Card(card));
        let first = triggers.len();
        self.triggers(&written.ongoing, card, triggers);
        CardFacts {
            id: keep(written.id),
            corporate_era: written.set == Set::CorporateEra,
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
            corporate_era: written.set == Set::CorporateEra,
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

    fn map(&mut self, board: &WrittenBoard) -> MapFacts {
        let hexes = &board.hexes;
        assert_eq!(hexes.len(), Space::HEXES, "all hexes are there");
        let those = |test: &dyn Fn(&WrittenHex) -> bool| {
            let spaces = (0..Space::HEXES).filter(|&i| test(&hexes[i]));
            spaces.fold(Spaces::EMPTY, |sum, i| {
                sum.union(Spaces::of(Space(i as u8)))
            })
        };
        let at = |q: i8, r: i8| {
            let found = hexes.iter().position(|hex| (hex.q, hex.r) == (q, r));
            found.map(|i| Space(i as u8))
        };
        let clockwise: [[Option<Space>; 6]; Space::HEXES] = std::array::from_fn(|i| {
            board
                .neighbours
                .map(|(dq, dr)| at(hexes[i].q + dq, hexes[i].r + dr))
        });
        let around = |i: usize| {
            let spaces = clockwise.get(i).into_iter().flatten().flatten();
            spaces.fold(Spaces::EMPTY, |sum, &space| sum.union(Spaces::of(space)))
        };
        let gains = |hex: &WrittenHex, wanted: Resource| {
            let is_it = |op: &Op| matches!(op, Op::Gain { resource, .. } if *resource == wanted);
            hex.bonus.iter().any(is_it)
        };
        MapFacts {
            neighbours: std::array::from_fn(around),
            clockwise,
            land: those(&|hex| hex.kind == HexKind::Land),
            ocean: those(&|hex| hex.kind == HexKind::Ocean),
            noctis: those(&|hex| hex.kind == HexKind::NoctisCity),
            volcanic: those(&|hex| hex.volcanic),
            with_bonus: std::array::from_fn(|i| those(&|hex| gains(hex, Resource::ALL[i]))),
            with_cards: those(&|hex| {
                let draws = |op: &Op| matches!(op, Op::DrawCards { .. });
                hex.bonus.iter().any(draws)
            }),
            bonus: std::array::from_fn(|i| match hexes.get(i) {
                Some(hex) => self.number(&hex.bonus, Origin::Space(Space(i as u8))),
                None => Ops::default(),
            }),
            areas: hexes
                .iter()
                .map(|hex| hex.area.clone().map(keep))
                .chain(board.off_planet.iter().map(|_| None))
                .collect(),
            ids: hexes
                .iter()
                .map(|hex| keep(hex.id.clone()))
                .chain(board.off_planet.iter().cloned().map(keep))
                .collect(),
        }
    }
}
