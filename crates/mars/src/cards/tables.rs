//! What the rules look up for every card at every turn, compiled to masks and small arrays.

use super::{CardFacts, Trigger};
use crate::card::{Card, CardSet};
use crate::effect::{Bound, Effect, Op, Requirement, When};
use crate::vocabulary::{CardResource, Kind, Parameter, Placement, Resource, Tag, Tile};
use arrayvec::ArrayVec;

/// What must be possible to play a card, besides its requirements: its mandatory ops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Own production can fall.
    Production(Resource, u8),
    /// Somebody's production can fall.
    AnyProduction(Resource, u8),
    /// Stock can be spent after paying.
    Stock(Resource, u8),
    /// The tile has a legal space.
    Tile(Tile, Placement),
    /// There is a hex to claim.
    Area,
    /// Own production can be turned into another.
    Conversion(Resource, u8),
    /// There is a production box to copy.
    Box(Tag),
}

/// The facts that decide what a card costs, eight bytes a card.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hot {
    /// The printed cost.
    pub cost: u8,
    /// Tags that discounts ask for.
    pub discounted: [u8; 3],
}

impl Hot {
    /// The tags that any discount asks for.
    pub(crate) const TAGS: [Tag; 3] = [Tag::Space, Tag::Earth, Tag::Power];

    fn of(card: &CardFacts) -> Self {
        Hot {
            cost: card.cost,
            discounted: Hot::TAGS.map(|tag| card.tag_counts[tag.index()]),
        }
    }
}

/// Masks over all cards.
#[derive(Debug)]
pub(crate) struct Tables {
    /// What decides the cost, by card.
    pub hot: [Hot; Card::ROOM],
    /// Projects that the temperature allows: by steps from the start, by half the shift.
    pub temperature: Vec<[CardSet; 4]>,
    /// The same for oxygen.
    pub oxygen: Vec<[CardSet; 4]>,
    /// The same for oceans.
    pub oceans: Vec<[CardSet; 4]>,
    /// Projects with requirements besides the parameters.
    pub demanding: CardSet,
    /// Projects with mandatory ops that may be impossible.
    pub needy: CardSet,
    /// Cards with this tag.
    pub tagged: [CardSet; Tag::ALL.len()],
    /// Events.
    pub events: CardSet,
    /// Cards with an action.
    pub acting: CardSet,
    /// Cards with a production box.
    pub boxed: CardSet,
    /// Cards that collect this.
    pub collecting: [CardSet; CardResource::ALL.len()],
    /// The slot of a card among those that collect something; 255 for others.
    pub slots: [u8; Card::ROOM],
    /// Cards whose resources nobody removes.
    pub never_removed: CardSet,
    /// Cards with a trigger on this tag.
    pub on_tag: [CardSet; Tag::ALL.len()],
    /// Cards with a trigger on events.
    pub on_event: CardSet,
    /// Cards with a trigger on oceans, greeneries, cities.
    pub on_tile: [CardSet; 3],
    /// Cards with a trigger on a hex's bonus.
    pub on_bonus: CardSet,
    /// Cards with a trigger on standard projects.
    pub on_standard: CardSet,
    /// Cards with a trigger on what was paid for.
    pub on_cost: CardSet,
}

/// For how many cards that collect something there is room.
pub(crate) const COLLECTORS: usize = 64;

pub(super) fn count_tags(tags: &[Tag]) -> [u8; Tag::ALL.len()] {
    let mut counts = [0; Tag::ALL.len()];
    tags.iter().for_each(|tag| counts[tag.index()] += 1);
    counts
}

/// Whether an op belongs to the production box of its card.
pub(super) fn is_boxed(op: &Op) -> bool {
    match op {
        Op::Production { .. }
        | Op::ReduceAnyProduction { .. }
        | Op::TileBonusProduction { .. }
        | Op::ConvertProduction { .. } => true,
        Op::ChooseOne { .. } | Op::IfOwnTags { .. } => {
            op.lists().into_iter().flatten().any(is_boxed)
        }
        _ => false,
    }
}

/// The mandatory ops that may be impossible.
pub(super) fn needs(immediate: &[Op]) -> ArrayVec<Need, 4> {
    let need = |op: &Op| match *op {
        Op::Production {
            resource, amount, ..
        } if amount < 0 => Some(Need::Production(resource, amount.unsigned_abs())),
        Op::ReduceAnyProduction { resource, amount } => Some(Need::AnyProduction(resource, amount)),
        Op::Spend { resource, amount } => Some(Need::Stock(resource, amount)),
        Op::PlaceTile {
            tile, placement, ..
        } if (tile, placement) != (Tile::Ocean, Placement::OceanReserved) => {
            Some(Need::Tile(tile, placement))
        }
        Op::ClaimArea => Some(Need::Area),
        Op::ConvertProduction { from, min, .. } => Some(Need::Conversion(from, min)),
        Op::CopyProductionBox { tag } => Some(Need::Box(tag)),
        Op::ChooseOne { ref options } => {
            let free = |list: &Vec<Op>| needs(list).is_empty();
            assert!(options.iter().any(free), "some option is always possible");
            None
        }
        _ => None,
    };
    immediate.iter().filter_map(need).collect()
}

impl Tables {
    pub(super) fn new(cards: &[CardFacts], triggers: &[Trigger]) -> Self {
        let those = |test: &dyn Fn(&CardFacts) -> bool| super::those(cards, test);
        let firing = |test: &dyn Fn(&When) -> bool| -> CardSet {
            let fires = triggers.iter().filter(|trigger| test(&trigger.when));
            fires.map(|trigger| trigger.card).collect()
        };
        let collectors: ArrayVec<Card, COLLECTORS> =
            those(&|card| card.collects.is_some()).iter().collect();
        let mut slots = [255; Card::ROOM];
        for (slot, card) in collectors.iter().enumerate() {
            slots[card.index()] = slot as u8;
        }
        let is_parameter = |r: &Requirement| matches!(r, Requirement::Parameter { .. });
        Tables {
            hot: std::array::from_fn(|i| cards.get(i).map_or(Hot::default(), Hot::of)),
            temperature: allowed(cards, Parameter::Temperature, (-30..=8).step_by(2), 2),
            oxygen: allowed(cards, Parameter::Oxygen, 0..=14, 1),
            oceans: allowed(cards, Parameter::Oceans, 0..=9, 1),
            demanding: those(&|card| !card.requirements.iter().all(is_parameter)),
            needy: those(&|card| !card.needs.is_empty()),
            tagged: std::array::from_fn(|i| those(&|card| card.tag_counts[i] > 0)),
            events: those(&|card| card.kind == Kind::Event),
            acting: those(&|card| !card.actions.is_empty()),
            boxed: those(&|card| !card.production_box.is_empty()),
            collecting: std::array::from_fn(|i| {
                those(&|card| card.collects == Some(CardResource::ALL[i]))
            }),
            slots,
            never_removed: those(&|card| card.ongoing.contains(&Effect::ResourcesNeverRemoved)),
            on_tag: std::array::from_fn(|i| {
                firing(
                    &|when| matches!(when, When::TagPlayed { tags, .. } if tags.contains(&Tag::ALL[i])),
                )
            }),
            on_event: firing(&|when| matches!(when, When::EventCardPlayed { .. })),
            on_tile: [Tile::Ocean, Tile::Greenery, Tile::City].map(|wanted| {
                firing(&|when| matches!(when, When::TilePlaced { tile, .. } if *tile == wanted))
            }),
            on_bonus: firing(&|when| matches!(when, When::TileOnBonus { .. })),
            on_standard: firing(&|when| matches!(when, When::StandardProjectDone { .. })),
            on_cost: firing(&|when| matches!(when, When::BaseCostPaid { .. })),
        }
    }
}

/// The projects that a parameter allows at each of its values, for shifts of 0, 2, 4 and 6 steps.
fn allowed(
    cards: &[CardFacts],
    wanted: Parameter,
    values: impl Iterator<Item = i8>,
    step: i8,
) -> Vec<[CardSet; 4]> {
    let projects = super::those(cards, &|card| card.kind != Kind::Corporation);
    let demands = projects.iter().flat_map(|card| {
        let requirements = cards[card.index()].requirements.iter();
        requirements.filter_map(move |requirement| match *requirement {
            Requirement::Parameter {
                parameter,
                bound,
                value,
            } if parameter == wanted => Some((card, bound, value)),
            _ => None,
        })
    });
    let demands: Vec<(Card, Bound, i8)> = demands.collect();
    let row = |now: i8| {
        [0, 2, 4, 6].map(|shift| {
            let mut allowed = projects;
            for &(card, bound, value) in &demands {
                let holds = match bound {
                    Bound::Min => now >= value - shift * step,
                    Bound::Max => now <= value + shift * step,
                };
                if !holds {
                    allowed.remove(card);
                }
            }
            allowed
        })
    };
    values.map(row).collect()
}
