//! The cards.

use super::keep;
use super::ops::Numbered;
use crate::card::Card;
use crate::cards::written::{CorporationData, ProjectData, Start};
use crate::cards::{ActionFacts, CardFacts, OpId, Ops, Origin, Trigger, tables, those, written};
use crate::effect::{Alternative, Effect, Op};
use crate::sets::{Set, SetFacts};
use crate::vocabulary::{Kind, Resource};
use arrayvec::ArrayVec;

/// The sets with their cards.
pub(super) fn sets(sets: &[&'static str], cards: &[CardFacts]) -> Vec<SetFacts> {
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
pub(super) struct Cards {
    written: Vec<(Vec<ProjectData>, Vec<CorporationData>)>,
    /// How many projects there are in all: corporations are numbered after them.
    count: usize,
    pub(super) projects: Vec<CardFacts>,
    pub(super) corporations: Vec<CardFacts>,
    pub(super) triggers: Vec<Trigger>,
    pub(super) sets: Vec<&'static str>,
}

impl Cards {
    pub(super) fn read() -> Self {
        let written = written::cards();
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

    /// How many sources there are.
    pub(super) fn sources(&self) -> usize {
        self.written.len()
    }

    /// Gives the cards of a source and their ops their numbers.
    pub(super) fn number(&mut self, ops: &mut Numbered, source: usize) {
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

impl Numbered {
    fn project(
        &mut self,
        written: ProjectData,
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
            tags: written.tags.iter().copied().collect(),
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
        written: CorporationData,
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
            tags: written.tags.iter().copied().collect(),
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
}
