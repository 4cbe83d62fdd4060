//! Every component with its text generated from its effects.

use crate::action::named;
use crate::card::Card;
use crate::cards::{MilestoneCondition, Ops, data};
use crate::event::amount;
use crate::map::Space;
use crate::rules::{AWARD_PRICES, MILESTONE_PRICE};
use crate::vocabulary::{Award, Conversion, Milestone, Parameter, Resource, StandardProject};
use crate::wording;
use serde_json::{Value, json};
use tabletop::{Entry, Message};

/// All cards, standard projects, conversions, milestones, awards, parameters and spaces.
pub(crate) fn catalogue() -> Vec<Entry> {
    let printed = Printed::read();
    // Projects by kind, each kind in the order of the printed numbers, then corporations.
    let mut cards: Vec<Card> = Card::all().collect();
    cards.sort_by_key(|card| card.facts().kind);
    let cards = cards.into_iter().map(|card| card_entry(card, &printed));
    let mut entries: Vec<Entry> = cards.collect();
    entries.extend(StandardProject::ALL.iter().map(|p| standard_entry(*p)));
    entries.extend(Conversion::ALL.iter().map(|c| conversion_entry(*c)));
    entries.extend(Milestone::ALL.iter().map(|m| milestone_entry(*m)));
    entries.extend(Award::ALL.iter().map(|a| award_entry(*a)));
    entries.extend(Parameter::ALL.iter().map(|p| parameter_entry(*p, &printed)));
    entries.extend(Space::all().map(|space| space_entry(space, &printed)));
    entries
}

/// The data as it is written, for those who draw it.
struct Printed {
    cards: Vec<Value>,
    hexes: Vec<Value>,
    parameters: Vec<Value>,
}

impl Printed {
    fn read() -> Self {
        let list = |text: &str| serde_json::from_str::<Vec<Value>>(text).unwrap_or_default();
        let mut cards = list(include_str!("../data/projects.json"));
        cards.extend(list(include_str!("../data/corporations.json")));
        let board: Value =
            serde_json::from_str(include_str!("../data/board.json")).unwrap_or_default();
        let array = |name: &str| board[name].as_array().cloned().unwrap_or_default();
        Printed {
            cards,
            hexes: array("hexes"),
            parameters: array("parameters"),
        }
    }
}

fn card_entry(card: Card, printed: &Printed) -> Entry {
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
    if facts.corporate_era {
        lines.push(named("mars-fact", "corporate_era"));
    }
    Entry {
        id: facts.id.to_owned(),
        kind: named("mars-kind", facts.kind.key()),
        name: card.words(),
        facts: lines,
        text: wording::card(facts),
        data: printed.cards.get(card.index()).cloned().unwrap_or_default(),
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
        data: json!({"standard_project": project, "cost": facts.cost}),
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
        data: json!({"conversion": conversion, "resource": facts.resource, "amount": facts.amount}),
    }
}

fn milestone_entry(milestone: Milestone) -> Entry {
    let condition = milestone.condition();
    let kind = match condition {
        MilestoneCondition::OwnTr { .. } => "rating",
        MilestoneCondition::OwnCities { .. } => "cities",
        MilestoneCondition::OwnGreeneries { .. } => "greeneries",
        MilestoneCondition::OwnTags { .. } => "building_tags",
        MilestoneCondition::HandSize { .. } => "cards",
    };
    Entry {
        id: format!("milestone_{}", milestone.key()),
        kind: named("mars-kind", "milestone"),
        name: named("mars-milestone", milestone.key()),
        facts: Vec::new(),
        text: vec![
            named("mars-text", "milestone")
                .with("kind", kind)
                .with("n", condition.min()),
        ],
        data: json!({"milestone": milestone, "min": condition.min(), "cost": MILESTONE_PRICE}),
    }
}

fn award_entry(award: Award) -> Entry {
    Entry {
        id: format!("award_{}", award.key()),
        kind: named("mars-kind", "award"),
        name: named("mars-award", award.key()),
        facts: Vec::new(),
        text: vec![named("mars-text", "award").with("award", award.key())],
        data: json!({"award": award, "costs": AWARD_PRICES}),
    }
}

/// A track, with the steps that give a bonus.
fn parameter_entry(parameter: Parameter, printed: &Printed) -> Entry {
    let track = printed.parameters.get(parameter.index()).cloned();
    let track = track.unwrap_or_default();
    let number = |name: &str| track[name].as_i64().unwrap_or_default();
    // Oceans have no track of steps: none of them gives a bonus.
    let steps = data().steps.get(parameter.index()).into_iter().flatten();
    let steps = steps.enumerate();
    let bonuses = steps.filter_map(|(i, ops)| {
        let list: Vec<Message> = ops.iter().map(|op| wording::op(op.facts())).collect();
        let value = Message::new("mars-value")
            .with("parameter", parameter.key())
            .with("n", number("start") + i as i64 * number("step"));
        let bonus = named("mars-text", "bonus").with("value", value);
        (!list.is_empty()).then(|| bonus.with("ops", list))
    });
    Entry {
        id: format!("parameter_{}", parameter.key()),
        kind: named("mars-kind", "parameter"),
        name: named("mars-parameter", parameter.key()),
        facts: Vec::new(),
        text: bonuses.collect(),
        data: track,
    }
}

fn space_entry(space: Space, printed: &Printed) -> Entry {
    let map = &data().map;
    let kind = if map.ocean.contains(space) {
        "ocean_hex"
    } else if map.noctis.contains(space) {
        "noctis_hex"
    } else if space.is_on_mars() {
        "land_hex"
    } else {
        "off_planet"
    };
    Entry {
        id: format!("space_{}", space.id()),
        kind: named("mars-kind", kind),
        name: space.words(),
        facts: Vec::new(),
        text: now(map.bonus[space.index()]),
        data: printed
            .hexes
            .get(space.index())
            .cloned()
            .unwrap_or(json!({"id": space})),
    }
}
