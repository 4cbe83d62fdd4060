//! What things are worth, in M€.

use super::outlook::Outlook;
use crate::card::Card;
use crate::cards::{ActionFacts, OpFacts, OpId, Origin, data};
use crate::effect::{Bound, Count, Effect, Op, Per, Points, Requirement, Target, When};
use crate::state::{MAX_OXYGEN, Mars};
use crate::vocabulary::{CardResource, Parameter, Resource, Tag, Tile};
use tabletop::{Seat, larger, smaller};

/// How much of what is saved by paying in metal counts: there may be a better use for it.
const METAL: f32 = 0.36;

impl Mars {
    /// Everything a seat has that may become points, in M€.
    pub(super) fn means_of(&self, seat: Seat, outlook: &Outlook) -> f32 {
        let player = self.player(seat);
        let mut sum = player.rating as f32 * outlook.generations * outlook.money;
        for &resource in Resource::ALL {
            sum += player.stock(resource) as f32 * outlook.price(resource);
            sum += player.production(resource) as f32 * outlook.production(resource);
        }
        let spent = 3.0 * outlook.money * player.picked.intersection(player.offered).len() as f32;
        let hand = player
            .hand
            .union(player.picked.intersection(player.offered));
        for card in hand.iter().filter(|card| !card.is_corporation()) {
            sum += self.in_hand(seat, card, outlook);
        }
        for card in player.table {
            sum += self.lasting(seat, card, outlook);
        }
        sum - spent
    }

    /// What a card in hand is worth: part of what it promises, or its price at a sale.
    pub(super) fn in_hand(&self, seat: Seat, card: Card, outlook: &Outlook) -> f32 {
        let [least, most] = outlook.card;
        (outlook.trust * self.net(seat, card, outlook)).clamp(least * outlook.money, most)
    }

    /// What playing a card promises, less what it costs.
    pub(super) fn net(&self, seat: Seat, card: Card, outlook: &Outlook) -> f32 {
        let wait = self.waiting(seat, card, outlook);
        if wait > outlook.generations + 1.0 {
            return -10.0;
        }
        let later = Outlook {
            generations: larger(outlook.generations - wait, 0.0),
            ..*outlook
        };
        self.benefit(seat, card, &later) - self.price_of(seat, card, outlook)
    }

    /// What a card costs: metal that pays for it is cheaper than money.
    fn price_of(&self, seat: Seat, card: Card, outlook: &Outlook) -> f32 {
        let means = self.card_means(seat, card);
        let mut rest = means.cost as f32;
        let mut saved = 0.0;
        let titanium = (Resource::Titanium, means.titanium, means.titanium_value);
        let steel = (Resource::Steel, means.steel, means.steel_value);
        for (metal, stock, value) in [titanium, steel] {
            let value = value as f32;
            let units = (stock as f32).min(rest / value);
            rest -= units * value;
            saved += units * (value * outlook.money - outlook.price(metal));
        }
        means.cost as f32 * outlook.money - METAL * saved
    }

    /// In how many generations the planet may allow a card; a great many if never.
    fn waiting(&self, seat: Seat, card: Card, outlook: &Outlook) -> f32 {
        let player = self.player(seat);
        let shift = f32::from(player.modifiers.shift + player.next_shift);
        let left = self.steps_left().max(1) as f32;
        let pace = left / (outlook.generations + 0.77);
        let mut wait: f32 = 0.0;
        for requirement in &card.facts().requirements {
            let more = match *requirement {
                Requirement::Parameter {
                    parameter,
                    bound,
                    value,
                } => {
                    let step = match parameter {
                        Parameter::Temperature => 2.0,
                        _ => 1.0,
                    };
                    let off = (f32::from(value) - f32::from(self.value_of(parameter))) / step;
                    match bound {
                        Bound::Min => 1.5 * larger(off - shift, 0.0) / pace,
                        Bound::Max if off + shift < 0.0 => 99.0,
                        Bound::Max => 0.0,
                    }
                }
                Requirement::OwnTags { tag, min } => {
                    3.2 * f32::from(min.saturating_sub(player.tags[tag.index()]))
                }
                Requirement::OwnProduction { resource, min } => {
                    larger(f32::from(min) - player.production(resource) as f32, 0.0)
                }
                Requirement::OwnTiles { .. } => {
                    1.0 - smaller(self.board.greeneries_of(seat) as f32, 1.0)
                }
                Requirement::CitiesInPlay { min } => {
                    larger(f32::from(min) - self.board.cities.len() as f32, 0.0)
                }
            };
            wait = wait.max(more);
        }
        wait
    }

    /// What a card brings when it is played and after.
    pub(super) fn benefit(&self, seat: Seat, card: Card, outlook: &Outlook) -> f32 {
        let facts = card.facts();
        let now: f32 = facts
            .immediate
            .iter()
            .map(|op| self.op_worth(seat, op, outlook))
            .sum();
        now + self.points_worth(seat, card, outlook) + self.lasting(seat, card, outlook)
    }

    /// Points of a card, as far as they do not grow by its own action.
    fn points_worth(&self, seat: Seat, card: Card, outlook: &Outlook) -> f32 {
        match card.facts().points {
            None => 0.0,
            Some(Points::Fixed { points }) => f32::from(points) * outlook.point,
            Some(Points::Per { points, per }) => {
                let count = match per.count {
                    Count::OwnTags { tag } => self.player(seat).tags(tag) as f32 + 0.94,
                    Count::Cities { .. } => self.board.cities.len() as f32 + 2.4,
                    Count::AdjacentOceans | Count::AdjacentCities => 1.0,
                    _ => 0.0,
                };
                f32::from(points) * count / f32::from(per.divisor) * outlook.point
            }
            Some(Points::IfResourcesHere { .. }) => 0.0,
        }
    }

    /// What a card in play still brings: effects and actions.
    fn lasting(&self, seat: Seat, card: Card, outlook: &Outlook) -> f32 {
        let facts = card.facts();
        let effects: f32 = facts
            .ongoing
            .iter()
            .map(|effect| self.effect_worth(seat, card, effect, outlook))
            .sum();
        let ways = facts.actions.iter();
        let action = ways
            .map(|way| self.way_worth(seat, way, outlook))
            .fold(0.0, larger);
        let [by_effects, by_action] = outlook.lasting;
        by_effects * effects + by_action * action * outlook.generations
    }

    fn effect_worth(&self, seat: Seat, card: Card, effect: &Effect, outlook: &Outlook) -> f32 {
        let each = outlook.generations * outlook.money;
        match effect {
            Effect::CardDiscount { amount, tag } => {
                let plays = match tag {
                    None => 2.7,
                    Some(Tag::Space) => 0.4,
                    Some(_) => 0.27,
                };
                f32::from(*amount) * plays * each
            }
            Effect::StandardProjectDiscount { .. } => 0.2 * each,
            Effect::ResourceValueBonus { resource, amount } => {
                let income = self.player(seat).production(*resource) as f32 + 0.47;
                f32::from(*amount) * income * 0.82 * each
            }
            Effect::RequirementShift { .. } => 0.81 + 0.06 * each,
            Effect::ProtectFromOpponents { .. } => 2.8,
            Effect::ResourcesNeverRemoved => 0.71,
            Effect::GreeneryConversionCost { .. } => 0.8 * each,
            Effect::HeatAsMegacredits => 3.0,
            Effect::Trigger { when, .. } => {
                let often = match when {
                    // Seldom worth waiting for.
                    When::TagPlayed { .. } | When::EventCardPlayed { .. } => 0.0,
                    When::TilePlaced { tile, .. } => match tile {
                        Tile::Ocean => 1.5,
                        Tile::City => 1.5,
                        _ => 0.0,
                    },
                    When::TileOnBonus { .. } => 0.3,
                    When::StandardProjectDone { .. } => 0.47,
                    When::BaseCostPaid { .. } => 0.35,
                };
                let triggers = card.facts().triggers.clone();
                let ops = triggers.flat_map(|at| data().triggers[at].ops.iter());
                let gain: f32 = ops.map(|op| self.op_worth(seat, op, outlook)).sum();
                often * outlook.generations * larger(gain, 0.0)
            }
        }
    }

    /// What one use of an action brings.
    pub(super) fn way_worth(&self, seat: Seat, way: &ActionFacts, outlook: &Outlook) -> f32 {
        let gain: f32 = way
            .gain
            .iter()
            .map(|op| self.op_worth(seat, op, outlook))
            .sum();
        let cost = way
            .cost
            .map_or(0.0, |op| self.cost_worth(seat, op, outlook));
        gain - cost
    }

    fn cost_worth(&self, seat: Seat, op: OpId, outlook: &Outlook) -> f32 {
        let facts = op.facts();
        match &facts.op {
            Op::PayMegacredits { amount, .. } => f32::from(*amount) * outlook.money,
            Op::Spend { resource, amount } => f32::from(*amount) * outlook.price(*resource),
            Op::Production {
                resource, amount, ..
            } => -f32::from(*amount) * outlook.production(*resource),
            Op::RemoveCardResource { amount, .. } => {
                let card = facts.origin.card();
                let each = card.map_or(0.0, |card| self.resource_worth(card, outlook));
                f32::from(*amount) * each
            }
            Op::SpendAnyAmount { resource, .. } => {
                self.player(seat).stock(*resource) as f32 * outlook.price(*resource) * 0.96
            }
            _ => 1.2,
        }
    }

    /// What a resource on a card is worth.
    pub(super) fn resource_worth(&self, card: Card, outlook: &Outlook) -> f32 {
        match card.facts().points {
            Some(Points::Per { points, per }) if per.count == Count::ResourcesHere => {
                f32::from(points) / f32::from(per.divisor) * outlook.point
            }
            Some(Points::IfResourcesHere { points, min }) => {
                match self.on_card(card) < u16::from(min) {
                    true => f32::from(points) * outlook.point,
                    false => 0.1,
                }
            }
            // Microbes that become a step of rating, two or three at a time.
            _ => 0.09 * outlook.rating(),
        }
    }

    fn times(&self, seat: Seat, per: Option<Per>, origin: Origin) -> f32 {
        match per {
            None => 1.0,
            Some(Per {
                count: Count::AmountSpent,
                ..
            }) => 3.9,
            Some(per) => {
                // A card to be played will count its own tags too.
                let own = match (per.count, origin.card()) {
                    (Count::OwnTags { tag }, Some(card))
                        if !self.player(seat).table.contains(card) =>
                    {
                        i32::from(card.facts().tag_counts[tag.index()])
                    }
                    _ => 0,
                };
                let more = own as f32 / f32::from(per.divisor);
                self.count(per, seat, origin, 0) as f32 + more
            }
        }
    }

    /// What an op brings to the seat.
    pub(super) fn op_worth(&self, seat: Seat, op: OpId, outlook: &Outlook) -> f32 {
        let facts = op.facts();
        let others = self.players.len() > 1;
        match &facts.op {
            Op::Gain {
                resource,
                amount,
                per,
            } => {
                let n = f32::from(*amount) * self.times(seat, *per, facts.origin);
                n * outlook.price(*resource)
            }
            Op::Spend { resource, amount } => -f32::from(*amount) * outlook.price(*resource),
            Op::Production {
                resource,
                amount,
                per,
            } => {
                let n = f32::from(*amount) * self.times(seat, *per, facts.origin);
                n * outlook.production(*resource)
            }
            Op::ConvertProduction { .. } => 0.25 * outlook.generations,
            Op::TileBonusProduction { .. } => 3.8 * outlook.generations,
            Op::CopyProductionBox { .. } => 3.4 * outlook.generations,
            Op::ReduceAnyProduction { resource, amount } => {
                let hit = f32::from(*amount) * outlook.production(*resource);
                if others { 0.64 * hit } else { 0.0 }
            }
            Op::RemoveFromAny { resource, max } | Op::RemoveFromAdjacentOwner { resource, max } => {
                let hit = f32::from(*max) * outlook.price(*resource);
                if others { 0.17 * hit } else { 0.0 }
            }
            Op::StealFromAny { resource, max } => f32::from(*max) * outlook.price(*resource),
            Op::RemoveCardResourceFromAny { .. } => 0.32,
            Op::RaiseParameter { parameter, steps } => {
                let steps = f32::from((*steps).min(self.steps_left_of(*parameter)));
                steps * outlook.step(*parameter)
            }
            Op::RaiseTr { amount, per } => {
                f32::from(*amount) * self.times(seat, *per, facts.origin) * outlook.rating()
            }
            Op::PlaceTile { tile, count, .. } => {
                f32::from(*count) * self.tile_worth(*tile, outlook)
            }
            Op::ClaimArea => 1.9,
            Op::DrawCards { count } => 2.9 * f32::from(*count) * outlook.money,
            Op::LookAndKeep { keep, .. } => 2.3 * f32::from(*keep) * outlook.money,
            Op::LookAndBuy { .. } => 1.9 * outlook.money,
            Op::RevealAndDiscardTop { .. } => {
                let card = facts.origin.card();
                0.25 * card.map_or(0.0, |card| self.resource_worth(card, outlook))
            }
            Op::DiscardThenDraw { .. } => 0.07,
            Op::NextCardDiscount { amount } => 0.3 * f32::from(*amount) * outlook.money,
            Op::NextCardRequirementShift { .. } => 0.93,
            Op::AddCardResource {
                resource,
                amount,
                target,
            } => f32::from(*amount) * self.added_worth(seat, facts, *resource, *target, outlook),
            Op::AddResourceToStockedCard { amount } => f32::from(*amount) * 4.2,
            Op::AddResourceToPlayedCard { amount } => f32::from(*amount) * 2.6,
            Op::ChooseOne { .. } => {
                let worth = |i: usize| self.list_worth(seat, facts, i, outlook);
                (0..facts.lists.len()).map(worth).fold(0.0, larger)
            }
            Op::IfOwnTags { tag, min, .. } => {
                let have = self.own_tags(seat, *tag, facts.origin) >= i32::from(*min);
                self.list_worth(seat, facts, usize::from(!have), outlook)
            }
            _ => 0.0,
        }
    }

    /// What a list inside an op brings.
    pub(super) fn list_worth(
        &self,
        seat: Seat,
        facts: &OpFacts,
        list: usize,
        outlook: &Outlook,
    ) -> f32 {
        let ops = facts.lists[list].iter();
        ops.map(|op| self.op_worth(seat, op, outlook)).sum()
    }

    fn added_worth(
        &self,
        seat: Seat,
        facts: &OpFacts,
        resource: CardResource,
        target: Target,
        outlook: &Outlook,
    ) -> f32 {
        match target {
            Target::ThisCard => facts
                .origin
                .card()
                .map_or(0.0, |card| self.resource_worth(card, outlook)),
            Target::OwnCard => self
                .own_collectors(seat, resource)
                .iter()
                .map(|card| self.resource_worth(card, outlook))
                .fold(0.0, larger),
        }
    }

    fn tile_worth(&self, tile: Tile, outlook: &Outlook) -> f32 {
        match tile {
            Tile::Ocean if self.board.oceans_complete() => 0.0,
            Tile::Ocean => outlook.step(Parameter::Oceans),
            Tile::Greenery => {
                let rises = self.oxygen < MAX_OXYGEN && self.phase != crate::Phase::FinalConversion;
                let rise = match rises {
                    true => outlook.step(Parameter::Oxygen),
                    false => 0.0,
                };
                outlook.point * 0.41 + rise + 2.4 * outlook.money
            }
            Tile::City | Tile::Capital => outlook.point * 1.7 + 1.4 * outlook.money,
            _ => 7.0 * outlook.money,
        }
    }
}
