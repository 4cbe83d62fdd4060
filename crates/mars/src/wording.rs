//! The one place where effects are put into words.
//!
//! Every op is a fragment in the imperative ("gain 2 steel"); a card's text is made of such fragments
//! under labels: requirement, when played, effect, action, points.

use crate::action::named;
use crate::card::Card;
use crate::cards::{ActionFacts, CardFacts, OpFacts, OpId, Ops, data};
use crate::effect::{
    Bound, By, Condition, Count, Effect, Op, Per, Points, Requirement, Target, When, Whereabouts,
};
use crate::event::amount;
use crate::vocabulary::{Kind, Placement, Resource, Tag, Tile};
use tabletop::Message;

fn plain(key: &'static str) -> Message {
    named("mars-op", key)
}

/// An op as a fragment in the imperative.
pub(crate) fn op(facts: &OpFacts) -> Message {
    match &facts.op {
        Op::Gain {
            resource,
            amount: n,
            per,
        } => counted(plain("gain"), *per).with("what", amount(*resource, i32::from(*n))),
        Op::Spend {
            resource,
            amount: n,
        } => plain("spend").with("what", amount(*resource, i32::from(*n))),
        Op::SpendAnyAmount { resource, min } => plain("spend_any")
            .with("resource", resource.key())
            .with("n", *min),
        Op::PayMegacredits {
            amount: n, may_use, ..
        } => {
            let metal = may_use.first().map_or("none", |resource| resource.key());
            plain("pay")
                .with("what", amount(Resource::Megacredits, i32::from(*n)))
                .with("metal", metal)
        }
        Op::Production {
            resource,
            amount: n,
            per,
        } => counted(plain("production"), *per)
            .with("resource", resource.key())
            .with("direction", if *n < 0 { "down" } else { "up" })
            .with("n", i32::from(*n).abs()),
        Op::ConvertProduction { from, to, .. } => plain("convert_production")
            .with("from", from.key())
            .with("to", to.key()),
        Op::TileBonusProduction { amount, .. } => plain("tile_bonus_production").with("n", *amount),
        Op::CopyProductionBox { tag } => plain("copy_production_box").with("tag", tag.key()),
        Op::ReduceAnyProduction { resource, amount } => plain("reduce_any_production")
            .with("resource", resource.key())
            .with("n", *amount),
        Op::RemoveFromAny { resource, max } => {
            plain("remove_from_any").with("what", amount(*resource, i32::from(*max)))
        }
        Op::StealFromAny { resource, max } => {
            plain("steal_from_any").with("what", amount(*resource, i32::from(*max)))
        }
        Op::RemoveCardResourceFromAny { resource, max } => plain("remove_on_any_card")
            .with("resource", resource.key())
            .with("n", *max),
        Op::TakeCardResourceFromAny { resource, amount } => plain("take_on_any_card")
            .with("resource", resource.key())
            .with("n", *amount),
        Op::RemoveFromAdjacentOwner { resource, max } => {
            plain("remove_from_adjacent_owner").with("what", amount(*resource, i32::from(*max)))
        }
        Op::RaiseParameter { parameter, steps } => plain("raise_parameter")
            .with("parameter", parameter.key())
            .with("n", *steps),
        Op::RaiseTr { amount, per } => counted(plain("raise_tr"), *per).with("n", *amount),
        Op::PlaceTile {
            tile,
            placement,
            count,
        } => {
            let id = match is_usual(*tile, *placement) {
                true => "place",
                false => "place_at",
            };
            let message = plain(id).with("tile", tile.key()).with("n", *count);
            match is_usual(*tile, *placement) {
                true => message,
                false => message.with("placement", named("mars-placement", placement.key())),
            }
        }
        Op::ClaimArea => plain("claim_area"),
        Op::DrawCards { count } => plain("draw_cards").with("n", *count),
        Op::LookAndKeep { look, keep } => {
            plain("look_and_keep").with("n", *look).with("keep", *keep)
        }
        Op::LookAndBuy { look } => plain("look_and_buy").with("n", *look),
        Op::RevealAndDiscardTop { tag, .. } => plain("reveal_and_discard_top")
            .with("tag", tag.key())
            .with("then", list(facts.lists[0])),
        Op::DiscardThenDraw { discard, draw } => plain("discard_then_draw")
            .with("discard", *discard)
            .with("n", *draw),
        Op::SellCards { price_each, .. } => plain("sell_cards").with(
            "what",
            amount(Resource::Megacredits, i32::from(*price_each)),
        ),
        Op::NextCardDiscount { amount: n } => {
            plain("next_card_discount").with("what", amount(Resource::Megacredits, i32::from(*n)))
        }
        Op::NextCardRequirementShift { steps } => {
            plain("next_card_requirement_shift").with("n", *steps)
        }
        Op::AddCardResource {
            resource,
            amount,
            target,
        } => plain("add_card_resource")
            .with("resource", resource.key())
            .with("n", *amount)
            .with(
                "target",
                match target {
                    Target::ThisCard => "here",
                    Target::OwnCard => "own",
                },
            ),
        Op::RemoveCardResource {
            resource, amount, ..
        } => plain("remove_card_resource")
            .with("resource", resource.key())
            .with("n", *amount),
        Op::AddResourceToStockedCard { amount } => {
            plain("add_resource_to_stocked_card").with("n", *amount)
        }
        Op::AddResourceToPlayedCard { amount } => {
            plain("add_resource_to_played_card").with("n", *amount)
        }
        Op::ChooseOne { .. } => {
            let options: Vec<Message> = facts.lists.iter().map(|ops| joined(*ops)).collect();
            let mut options = options.into_iter();
            let first = options.next().unwrap_or_else(|| plain("nothing"));
            // "a or b", and "a or b or c" by nesting.
            options.fold(first, |sum, option| {
                plain("or").with("a", sum).with("b", option)
            })
        }
        Op::IfOwnTags { tag, min, .. } => plain("if_own_tags")
            .with("tag", tag.key())
            .with("n", *min)
            .with("then", list(facts.lists[0]))
            .with("otherwise", list(facts.lists[1])),
    }
}

/// Whether a tile goes where such tiles always go, so that nothing needs to be said.
const fn is_usual(tile: Tile, placement: Placement) -> bool {
    matches!(
        (tile, placement),
        (Tile::Ocean, Placement::OceanReserved)
            | (Tile::Greenery, Placement::GreeneryNormal)
            | (Tile::City | Tile::Capital, Placement::CityNormal)
    )
}

/// Adds what an amount is multiplied by.
fn counted(message: Message, per: Option<Per>) -> Message {
    match per {
        None => message.with("counted", "no").with("per", plain("nothing")),
        Some(per) => message.with("counted", "yes").with("per", counter(per)),
    }
}

/// "for each city on Mars".
fn counter(per: Per) -> Message {
    let named = |key: &'static str| named("mars-per", key).with("n", per.divisor);
    match per.count {
        Count::OwnTags { tag } => named("own_tags").with("tag", tag.key()),
        Count::OpponentTags { tag } => named("opponent_tags").with("tag", tag.key()),
        Count::Cities { r#where } => named("cities").with(
            "where",
            match r#where {
                Whereabouts::Anywhere => "anywhere",
                Whereabouts::OnMars => "on_mars",
            },
        ),
        Count::EventsPlayedByAll => named("events_played_by_all"),
        Count::ResourcesHere => named("resources_here"),
        Count::AdjacentOceans => named("adjacent_oceans"),
        Count::AdjacentCities => named("adjacent_cities"),
        Count::AmountSpent => named("amount_spent"),
    }
}

fn list(ops: Ops) -> Vec<Message> {
    ops.iter().map(|id| op(id.facts())).collect()
}

/// Ops as sentences: what has options or conditions inside stands in one of its own, so that nobody
/// takes its neighbours for a part of it.
fn sentences(ops: Ops) -> Vec<Vec<Message>> {
    let ops: Vec<&OpFacts> = ops.iter().map(OpId::facts).collect();
    ops.chunk_by(|a, b| a.lists.is_empty() && b.lists.is_empty())
        .map(|part| part.iter().map(|facts| op(facts)).collect())
        .collect()
}

fn joined(ops: Ops) -> Message {
    plain("all").with("ops", list(ops))
}

/// A requirement as a fragment.
pub(crate) fn requirement(requirement: &Requirement) -> Message {
    let plain = |key: &'static str| named("mars-requirement", key);
    match *requirement {
        Requirement::Parameter {
            parameter,
            bound,
            value,
        } => plain("parameter")
            .with("parameter", parameter.key())
            .with("value", value)
            .with(
                "bound",
                match bound {
                    Bound::Min => "min",
                    Bound::Max => "max",
                },
            ),
        Requirement::OwnTags { tag, min } => {
            plain("own_tags").with("tag", tag.key()).with("n", min)
        }
        Requirement::OwnProduction { resource, min } => plain("own_production")
            .with("resource", resource.key())
            .with("n", min),
        Requirement::OwnTiles { tile, min } => {
            plain("own_tiles").with("tile", tile.key()).with("n", min)
        }
        Requirement::CitiesInPlay { min } => plain("cities_in_play").with("n", min),
    }
}

/// A lasting effect as a line.
fn effect(effect: &Effect, triggers: &mut std::ops::Range<usize>) -> Message {
    let plain = |key: &'static str| named("mars-effect", key);
    let money = |n: u8| amount(Resource::Megacredits, i32::from(n));
    match effect {
        Effect::CardDiscount { amount, tag } => plain("card_discount")
            .with("what", money(*amount))
            .with("tag", tag.map_or("none", |tag| tag.key())),
        Effect::StandardProjectDiscount { project, amount } => plain("standard_project_discount")
            .with("project", named("mars-standard", project.key()))
            .with("what", money(*amount)),
        Effect::ResourceValueBonus { resource, amount } => plain("resource_value_bonus")
            .with("resource", resource.key())
            .with("what", money(*amount)),
        Effect::RequirementShift { steps } => plain("requirement_shift").with("n", *steps),
        Effect::ProtectFromOpponents { .. } => plain("protect_from_opponents"),
        Effect::ResourcesNeverRemoved => plain("resources_never_removed"),
        Effect::GreeneryConversionCost { plants } => plain("greenery_conversion_cost")
            .with("what", amount(Resource::Plants, i32::from(*plants))),
        Effect::HeatAsMegacredits => plain("heat_as_megacredits"),
        Effect::Trigger { when, optional, .. } => {
            let ops = triggers.next().map(|at| data().triggers[at].ops);
            plain("trigger")
                .with("when", occasion(when))
                .with("optional", if *optional { "yes" } else { "no" })
                .with("ops", ops.map(list).unwrap_or_default())
        }
    }
}

/// What fires a trigger, as a clause: "when you play an event".
fn occasion(when: &When) -> Message {
    let plain = |key: &'static str, by: By| {
        named("mars-when", key).with(
            "by",
            match by {
                By::Owner => "owner",
                By::Anyone => "anyone",
            },
        )
    };
    let this = |including: bool| if including { "yes" } else { "no" };
    match when {
        When::TagPlayed {
            by,
            tags,
            including_this,
        } => plain("tag_played", *by)
            .with("tags", one_of(tags))
            .with("this", this(*including_this)),
        When::EventCardPlayed { by, tag } => {
            plain("event_card_played", *by).with("tag", tag.map_or("none", |tag| tag.key()))
        }
        When::TilePlaced {
            by,
            tile,
            r#where,
            including_this,
        } => plain("tile_placed", *by)
            .with("tile", tile.key())
            .with(
                "where",
                match r#where {
                    Whereabouts::Anywhere => "anywhere",
                    Whereabouts::OnMars => "on_mars",
                },
            )
            .with("this", this(*including_this)),
        When::TileOnBonus { by, .. } => plain("tile_on_bonus", *by),
        When::StandardProjectDone { by, .. } => plain("standard_project_done", *by),
        When::BaseCostPaid { by, min, .. } => plain("base_cost_paid", *by)
            .with("what", amount(Resource::Megacredits, i32::from(*min))),
    }
}

/// "plant, microbe or animal", as what follows "tag of".
fn one_of(tags: &[Tag]) -> Message {
    let name = |tag: &Tag| Message::new("mars-of_tag").with("tag", tag.key());
    let mut names = tags.iter().map(name);
    let first = names.next().unwrap_or_else(|| plain("nothing"));
    let count = tags.len();
    names.enumerate().fold(first, |sum, (i, name)| {
        let id = match i + 2 == count {
            true => "mars-tags-or",
            false => "mars-tags-next",
        };
        Message::new(id).with("a", sum).with("b", name)
    })
}

fn points_line(points: &Points) -> Message {
    let plain = |key: &'static str, points: i8| named("mars-points", key).with("n", points);
    match *points {
        Points::Fixed { points } => plain("fixed", points),
        Points::Per { points, per } => plain("per", points).with("per", counter(per)),
        Points::IfResourcesHere { min, points } => {
            plain("if_resources_here", points).with("min", min)
        }
    }
}

/// One way to use a card's action.
fn way(action: &ActionFacts) -> Message {
    let label = |key: &'static str| named("mars-text", key);
    let condition = match action.condition {
        Some(Condition::OwnTrRaisedThisGeneration) => "rating_rose",
        None => "none",
    };
    let message = match action.cost {
        Some(cost) => label("action").with("cost", op(cost.facts())),
        None => label("free_action"),
    };
    message
        .with("condition", condition)
        .with("gain", list(action.gain))
}

/// One way to use a card's action, by its number.
pub(crate) fn alternative(card: Card, number: u8) -> Message {
    match card.facts().actions.get(usize::from(number)) {
        Some(action) => way(action),
        None => named("mars-op", "nothing"),
    }
}

/// One option of a card's effect, by its number.
pub(crate) fn option(card: Card, number: u8) -> Message {
    let ids = (0..data().ops.len() as u16).map(OpId);
    let mut choices = ids.map(OpId::facts).filter(|facts| {
        facts.origin.card() == Some(card) && matches!(facts.op, Op::ChooseOne { .. })
    });
    let list = choices
        .next()
        .and_then(|facts| facts.lists.get(usize::from(number)));
    match list {
        Some(ops) => joined(*ops),
        None => named("mars-op", "nothing"),
    }
}

/// The whole text of a card, a line for each part.
pub(crate) fn card(facts: &CardFacts) -> Vec<Message> {
    let label = |key: &'static str| named("mars-text", key);
    let mut lines = Vec::new();
    if !facts.requirements.is_empty() {
        let list: Vec<Message> = facts.requirements.iter().map(requirement).collect();
        lines.push(label("requires").with("what", list));
    }
    if facts.kind == Kind::Corporation {
        lines.push(start(facts));
    }
    if !facts.first_action.is_empty() {
        lines.push(label("first_action").with("ops", list(facts.first_action)));
    }
    lines.extend(
        sentences(facts.immediate)
            .into_iter()
            .map(|ops| label("now").with("ops", ops)),
    );
    let mut triggers = facts.triggers.clone();
    for ongoing in &facts.ongoing {
        lines.push(label("effect").with("effect", effect(ongoing, &mut triggers)));
    }
    lines.extend(facts.actions.iter().map(way));
    if !facts.solo_start.is_empty() {
        lines.push(label("solo").with("ops", list(facts.solo_start)));
    }
    if let Some(collects) = facts.collects {
        lines.push(label("collects").with("resource", collects.key()));
    }
    if let Some(points) = &facts.points {
        lines.push(points_line(points));
    }
    lines
}

/// What a corporation starts with.
fn start(facts: &CardFacts) -> Message {
    let stock = |resource: Resource| {
        let n = match resource {
            Resource::Megacredits => facts.start.megacredits,
            _ => facts.start.resources.get(&resource).copied().unwrap_or(0),
        };
        (n > 0).then(|| amount(resource, i32::from(n)))
    };
    let stock: Vec<Message> = Resource::ALL.iter().filter_map(|r| stock(*r)).collect();
    let production = facts.production_box.iter().map(|id| op(id.facts()));
    let production: Vec<Message> = production.collect();
    let produces = if production.is_empty() { "no" } else { "yes" };
    let hand = match facts.start.free_starting_hand {
        true => "free",
        false => "bought",
    };
    named("mars-text", "start")
        .with("stock", stock)
        .with("produces", produces)
        .with("production", production)
        .with("hand", hand)
}
