//! Every component with its text generated from its effects.

use crate::action::named;
use crate::card::Card;
use crate::cards::written::{self, HexData, ParameterData};
use crate::cards::{MilestoneCondition, Ops, data};
use crate::event::amount;
use crate::honours::{Award, Milestone};
use crate::map::Space;
use crate::maps::Map;
use crate::rules::{AWARD_PRICES, MILESTONE_PRICE};
use crate::sets::Set;
use crate::vocabulary::{Conversion, Parameter, Resource, StandardProject};
use crate::wording;
use tabletop::{Arg, Message};

mod printed;

pub use printed::Printed;
use printed::{AwardData, ConversionData, MapData, MilestoneData, SpaceData, StandardProjectData};

type Entry = tabletop::Entry<Printed>;

/// All cards, standard projects, conversions, milestones, awards, parameters, and the maps with their spaces.
pub(crate) fn catalogue() -> Vec<Entry> {
    // Projects by kind, each kind in the order of the printed numbers, then corporations.
    let mut cards: Vec<(Card, Printed)> = Card::all().zip(printed_cards()).collect();
    cards.sort_by_key(|(card, _)| card.facts().kind);
    let cards = cards.into_iter();
    let mut entries: Vec<Entry> = cards.map(|(card, data)| card_entry(card, data)).collect();
    entries.extend(StandardProject::ALL.iter().map(|p| standard_entry(*p)));
    entries.extend(Conversion::ALL.iter().map(|c| conversion_entry(*c)));
    entries.extend(Milestone::all().map(milestone_entry));
    entries.extend(Award::all().map(award_entry));
    let tracks = Parameter::ALL.iter().zip(written::board().parameters);
    entries.extend(tracks.map(|(parameter, track)| parameter_entry(*parameter, track)));
    for (map, written) in Map::all().zip(written::maps()) {
        let hexes = &written.hexes;
        entries.extend(spaces_of(map).map(|space| space_entry(map, space, hexes)));
        entries.push(map_entry(map));
    }
    entries
}

/// The cards as they are printed, in the order of [`Card::all`].
fn printed_cards() -> impl Iterator<Item = Printed> {
    let sources = written::cards().into_iter();
    let (projects, corporations): (Vec<_>, Vec<_>) = sources.unzip();
    let projects = projects.into_iter().flatten().map(Printed::Project);
    let corporations = corporations.into_iter().flatten();
    projects.chain(corporations.map(Printed::Corporation))
}

fn card_entry(card: Card, data: Printed) -> Entry {
    let facts = card.facts();
    let mut lines = Vec::new();
    if !card.is_corporation() {
        lines.push(
            named("mars-fact", "cost")
                .with("what", amount(Resource::Megacredits, i32::from(facts.cost))),
        );
    }
    if !facts.tags.is_empty() {
        let tags = facts.tags.iter().map(|tag| named("mars-tag", tag.key()));
        lines.push(named("mars-fact", "tags").with("tags", tags.collect::<Vec<_>>()));
    }
    if facts.set == Set::CORPORATE_ERA {
        lines.push(named("mars-fact", "corporate_era"));
    } else if facts.set > Set::BEGINNER {
        lines.push(named("mars-fact", "set").with("set", facts.set.words()));
    }
    Entry {
        id: facts.id.to_owned(),
        kind: named("mars-kind", facts.kind.key()),
        name: card.words(),
        facts: lines,
        text: wording::card(facts),
        data,
    }
}

fn now(ops: Ops) -> Vec<Message> {
    let list: Vec<Message> = ops.iter().map(|op| wording::op(op.facts())).collect();
    match list.is_empty() {
        true => Vec::new(),
        false => vec![named("mars-text", "gives").with("ops", list)],
    }
}

fn standard_entry(project: StandardProject) -> Entry {
    let facts = project.facts();
    let cost = amount(Resource::Megacredits, i32::from(facts.cost));
    Entry {
        id: format!("standard_{}", project.key()),
        kind: named("mars-kind", "standard_project"),
        name: named("mars-standard", project.key()),
        facts: vec![named("mars-fact", "cost").with("what", cost)],
        text: now(facts.ops),
        data: Printed::StandardProject(StandardProjectData {
            project,
            cost: facts.cost,
        }),
    }
}

fn conversion_entry(conversion: Conversion) -> Entry {
    let facts = &data().conversions[conversion.index()];
    let cost = amount(facts.resource, i32::from(facts.amount));
    Entry {
        id: conversion.key().to_owned(),
        kind: named("mars-kind", "conversion"),
        name: named("mars-conversion", conversion.key()),
        facts: vec![named("mars-fact", "cost").with("what", cost)],
        text: now(facts.gain),
        data: Printed::Conversion(ConversionData {
            conversion,
            resource: facts.resource,
            amount: facts.amount,
        }),
    }
}

fn milestone_entry(milestone: Milestone) -> Entry {
    let condition = milestone.condition();
    let kind = match condition {
        MilestoneCondition::OwnTr { .. } => "rating".to_owned(),
        MilestoneCondition::OwnCities { .. } => "cities".to_owned(),
        MilestoneCondition::OwnGreeneries { .. } => "greeneries".to_owned(),
        MilestoneCondition::OwnTags { tag, .. } => format!("{}_tags", tag.key()),
        MilestoneCondition::HandSize { .. } => "cards".to_owned(),
    };
    Entry {
        id: format!("milestone_{}", milestone.key()),
        kind: named("mars-kind", "milestone"),
        name: named("mars-milestone", milestone.key()),
        facts: Vec::new(),
        text: vec![
            named("mars-text", "milestone")
                .with("kind", Arg::Key(kind.into()))
                .with("n", condition.min()),
        ],
        data: Printed::Milestone(MilestoneData {
            milestone,
            cost: MILESTONE_PRICE,
            counts: condition,
        }),
    }
}

fn award_entry(award: Award) -> Entry {
    Entry {
        id: format!("award_{}", award.key()),
        kind: named("mars-kind", "award"),
        name: named("mars-award", award.key()),
        facts: Vec::new(),
        text: vec![named("mars-text", "award").with("award", award.key())],
        data: Printed::Award(AwardData {
            award,
            costs: AWARD_PRICES.to_vec(),
            counts: award.metric().clone(),
        }),
    }
}

/// A track, with the steps that give a bonus.
fn parameter_entry(parameter: Parameter, track: ParameterData) -> Entry {
    // Oceans have no track of steps: none of them gives a bonus.
    let steps = data().steps.get(parameter.index()).into_iter().flatten();
    let steps = steps.enumerate();
    let bonuses = steps.filter_map(|(i, ops)| {
        let list: Vec<Message> = ops.iter().map(|op| wording::op(op.facts())).collect();
        let value = Message::new("mars-value")
            .with("parameter", parameter.key())
            .with(
                "n",
                i64::from(track.start) + i as i64 * i64::from(track.step),
            );
        let bonus = named("mars-text", "bonus").with("value", value);
        (!list.is_empty()).then(|| bonus.with("ops", list))
    });
    Entry {
        id: format!("parameter_{}", parameter.key()),
        kind: named("mars-kind", "parameter"),
        name: named("mars-parameter", parameter.key()),
        facts: Vec::new(),
        text: bonuses.collect(),
        data: Printed::Parameter(track),
    }
}

/// The hexes of a map, then the spaces off the planet.
fn spaces_of(map: Map) -> impl Iterator<Item = Space> {
    Space::all().filter(move |space| !space.is_on_mars() || map.hexes.contains(*space))
}

/// The entry of a space: those of the first map have the names of the spaces, others name their map too.
fn space_id(map: Map, space: Space) -> String {
    match map.is_first() {
        true => format!("space_{}", space.id()),
        false => format!("space_{}_{}", map.id(), space.id()),
    }
}

fn space_entry(map: Map, space: Space, hexes: &[HexData]) -> Entry {
    let kind = if map.ocean.contains(space) {
        "ocean_hex"
    } else if map.noctis.contains(space) {
        "noctis_hex"
    } else if space.is_on_mars() {
        "land_hex"
    } else {
        "off_planet"
    };
    let mut printed = hexes.iter();
    let printed = printed.find(|hex| hex.id == space.id()).cloned();
    Entry {
        id: space_id(map, space),
        kind: named("mars-kind", kind),
        name: space.words_on(&map),
        facts: Vec::new(),
        text: now(map.bonus[space.index()]),
        data: match printed {
            Some(hex) => Printed::Hex(hex),
            None => Printed::OffPlanet(SpaceData { id: space }),
        },
    }
}

/// A map: the entries of its spaces, its milestones and awards.
fn map_entry(map: Map) -> Entry {
    let spaces: Vec<String> = spaces_of(map).map(|space| space_id(map, space)).collect();
    Entry {
        id: format!("map_{}", map.id()),
        kind: named("mars-kind", "map"),
        name: map.words(),
        facts: Vec::new(),
        text: Vec::new(),
        data: Printed::Map(MapData {
            map,
            spaces,
            milestones: map.milestones().to_vec(),
            awards: map.awards().to_vec(),
        }),
    }
}
