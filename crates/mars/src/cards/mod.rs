//! The components as facts: read from `data/` once, compiled to flat tables and masks.

mod load;
pub(crate) mod source;
mod tables;
pub(crate) mod written;

use crate::card::{Card, CardSet};
use crate::effect::{Class, Condition, Effect, Op, Points, Requirement, When};
use crate::honours::Honour;
use crate::map::Space;
use crate::maps::MapFacts;
use crate::sets::{Set, SetFacts};
use crate::vocabulary::{
    CardResource, Conversion, Kind, Parameter, Resource, StandardProject, Tag,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

pub(crate) use tables::{COLLECTORS, Hot, Need, Tables};

static DATA: OnceLock<Data> = OnceLock::new();

/// The facts, loaded on first use.
#[inline]
pub(crate) fn data() -> &'static Data {
    DATA.get_or_init(load::load)
}

fn is_loaded() -> bool {
    DATA.get().is_some()
}

pub(crate) fn catalogue_of_ids() -> &'static HashMap<&'static str, Card> {
    static IDS: LazyLock<HashMap<&'static str, Card>> =
        LazyLock::new(|| Card::all().map(|card| (card.id(), card)).collect());
    &IDS
}

/// Everything that is printed.
#[derive(Debug)]
pub(crate) struct Data {
    /// All cards, by [`Card::index`].
    pub cards: Vec<CardFacts>,
    /// How many of them are projects: they come first.
    pub projects: usize,
    /// The card sets, by [`Set`].
    pub sets: Vec<SetFacts>,
    /// Every op of the game, by [`OpId`].
    pub ops: Vec<OpFacts>,
    /// Every trigger of the game, those of a card together.
    pub triggers: Vec<Trigger>,
    /// The names of the spaces of every map.
    pub spaces: Vec<&'static str>,
    /// The names of areas that are called the same on all maps.
    pub areas: [Option<&'static str>; Space::COUNT],
    /// The maps.
    pub maps: Vec<MapFacts>,
    /// What a step to this value gives: temperature, then oxygen, by steps from the start.
    pub steps: [Vec<Ops>; 2],
    /// The standard projects.
    pub standard: Vec<StandardFacts>,
    /// The conversions.
    pub conversions: Vec<ConversionFacts>,
    /// The milestones of all maps.
    pub milestones: Vec<Honour<MilestoneCondition>>,
    /// The awards of all maps.
    pub awards: Vec<Honour<AwardMetric>>,
    /// What rules look up for every card at every turn.
    pub tables: Tables,
}

/// One card as printed.
#[derive(Debug)]
pub struct CardFacts {
    /// The name in data and actions.
    pub id: &'static str,
    /// The set it belongs to.
    pub set: Set,
    /// What sort of card it is.
    pub kind: Kind,
    /// The printed cost.
    pub cost: u8,
    /// The tags in printed order.
    pub tags: ArrayVec<Tag, 3>,
    /// How many it has of each tag.
    pub tag_counts: [u8; Tag::ALL.len()],
    /// What must hold to play it.
    pub requirements: Vec<Requirement>,
    /// What happens when it is played.
    pub immediate: Ops,
    /// What lasts while it is in play.
    pub ongoing: Vec<Effect>,
    /// Where its triggers lie in [`Data::triggers`].
    pub triggers: std::ops::Range<usize>,
    /// The ways to use its action.
    pub actions: Vec<ActionFacts>,
    /// What it collects.
    pub collects: Option<CardResource>,
    /// Points at the end.
    pub points: Option<Points>,
    /// The ops of its production box.
    pub production_box: ArrayVec<OpId, 4>,
    /// What must be possible to play it, besides the requirements.
    pub needs: ArrayVec<Need, 4>,
    /// What a corporation starts with.
    pub start: written::Start,
    /// What a corporation gets in a solo game.
    pub solo_start: Ops,
    /// What a corporation does first.
    pub first_action: Ops,
}

/// One way to use a card's action, compiled.
#[derive(Debug)]
pub struct ActionFacts {
    /// What must hold.
    pub condition: Option<Condition>,
    /// What is paid first; no card has more than one cost.
    pub cost: Option<OpId>,
    /// What it gives.
    pub gain: Ops,
}

/// One trigger, compiled.
#[derive(Debug)]
pub(crate) struct Trigger {
    /// The card it is on.
    pub card: Card,
    /// When it fires.
    pub when: When,
    /// What happens.
    pub ops: Ops,
}

/// The number of an op in [`Data::ops`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OpId(pub u16);

impl OpId {
    /// The op with what is known of it.
    #[inline]
    pub fn facts(self) -> &'static OpFacts {
        &data().ops[self.0 as usize]
    }
}

/// A list of ops: neighbours in [`Data::ops`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ops {
    start: u16,
    len: u8,
}

impl Ops {
    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The numbers of the ops in order.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = OpId> + Clone {
        (self.start..self.start + u16::from(self.len)).map(OpId)
    }
}

/// One op and where it stands.
#[derive(Debug)]
pub struct OpFacts {
    /// The op.
    pub op: Op,
    /// How it stands to others.
    pub class: Class,
    /// What it is printed on.
    pub origin: Origin,
    /// The lists inside it.
    pub lists: ArrayVec<Ops, 3>,
}

/// What an op is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// A card.
    Card(Card),
    /// A hex's bonus.
    Space(Space),
    /// A parameter's track.
    Parameter(Parameter),
    /// A standard project.
    StandardProject(StandardProject),
    /// A conversion.
    Conversion(Conversion),
}

impl Origin {
    /// The card, if it is one.
    #[inline]
    pub const fn card(self) -> Option<Card> {
        match self {
            Origin::Card(card) => Some(card),
            _ => None,
        }
    }
}

/// A standard project as printed.
#[derive(Debug)]
pub struct StandardFacts {
    /// The price.
    pub cost: u8,
    /// What happens.
    pub ops: Ops,
}

/// A conversion as printed.
#[derive(Debug)]
pub(crate) struct ConversionFacts {
    /// What is spent.
    pub resource: Resource,
    /// How much of it.
    pub amount: u8,
    /// What happens.
    pub gain: Ops,
}

/// What must hold to claim a milestone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum MilestoneCondition {
    /// Terraform rating.
    OwnTr {
        /// At least.
        min: u8,
    },
    /// Cities, off the planet too.
    OwnCities {
        /// At least.
        min: u8,
    },
    /// Greeneries.
    OwnGreeneries {
        /// At least.
        min: u8,
    },
    /// Tags in play.
    OwnTags {
        /// Which.
        tag: Tag,
        /// At least.
        min: u8,
    },
    /// Cards in hand.
    HandSize {
        /// At least.
        min: u8,
    },
}

impl MilestoneCondition {
    /// How many it takes.
    pub const fn min(self) -> u8 {
        match self {
            MilestoneCondition::OwnTr { min }
            | MilestoneCondition::OwnCities { min }
            | MilestoneCondition::OwnGreeneries { min }
            | MilestoneCondition::OwnTags { min, .. }
            | MilestoneCondition::HandSize { min } => min,
        }
    }
}

/// What an award compares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AwardMetric {
    /// Tiles owned.
    #[serde(rename = "own_tiles")]
    Tiles,
    /// Production.
    #[serde(rename = "own_production")]
    Production {
        /// Of these together.
        resources: Vec<Resource>,
    },
    /// Tags in play.
    #[serde(rename = "own_tags")]
    Tags {
        /// Which.
        tag: Tag,
    },
    /// Stock.
    #[serde(rename = "own_resources")]
    Resources {
        /// Of these together.
        resources: Vec<Resource>,
    },
}

impl Card {
    /// The card as printed.
    #[inline]
    pub fn facts(self) -> &'static CardFacts {
        &data().cards[self.index()]
    }
}

impl StandardProject {
    /// The project as printed.
    pub fn facts(self) -> &'static StandardFacts {
        &data().standard[self.index()]
    }
}

/// The cards of which something holds.
fn those(cards: &[CardFacts], test: &dyn Fn(&CardFacts) -> bool) -> CardSet {
    let numbered = cards.iter().enumerate();
    let found = numbered.filter(|(_, card)| test(card));
    found.map(|(i, _)| Card(i as u16)).collect()
}

/// The masks, for those who need nothing else.
#[inline]
pub(crate) fn tables_of() -> &'static Tables {
    &data().tables
}
