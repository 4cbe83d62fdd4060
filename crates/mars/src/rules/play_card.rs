//! Playing a project card: requirements, what must be possible, and what happens.

use super::log::Log;
use super::resolve::{Ctx, waits_for_tile};
use crate::card::{Card, CardSet};
use crate::cards::{Need, OpId, data, tables_of};
use crate::coverage;
use crate::effect::{Bound, Effect, Op, Requirement, When};
use crate::illegal::Illegal;
use crate::state::{Mars, Player};
use crate::vocabulary::{Parameter, Resource, Tag, Tile};
use tabletop::Seat;

impl Mars {
    /// The cards in hand that the planet allows.
    #[inline]
    pub(crate) fn allowed_by_planet(&self, seat: Seat) -> CardSet {
        let player = self.player(seat);
        let shift = usize::from((player.modifiers.shift + player.next_shift) / 2).min(3);
        let tables = tables_of();
        let oceans = self.board.oceans.len().min(9);
        player
            .hand
            .intersection(tables.temperature[usize::from(self.temperature)][shift])
            .intersection(tables.oxygen[usize::from(self.oxygen)][shift])
            .intersection(tables.oceans[oceans][shift])
    }

    /// Whether a card in hand that the planet allows can be played.
    #[inline]
    pub(crate) fn is_playable(&self, seat: Seat, card: Card) -> bool {
        let tables = tables_of();
        self.card_means(seat, card).is_enough()
            && (!tables.demanding.contains(card) || self.requirement_refusal(seat, card).is_none())
            && (!tables.needy.contains(card) || self.need_refusal(seat, card).is_none())
    }

    /// Why a card cannot be played.
    pub(crate) fn play_refusal(&self, seat: Seat, card: Card) -> Option<Illegal> {
        if !self.player(seat).hand.contains(card) {
            return Some(Illegal::NotInHand);
        }
        self.requirement_refusal(seat, card)
            .or_else(|| self.card_means(seat, card).refusal())
            .or_else(|| self.need_refusal(seat, card))
    }

    /// The first requirement that does not hold.
    fn requirement_refusal(&self, seat: Seat, card: Card) -> Option<Illegal> {
        let requirements = card.facts().requirements.iter().enumerate();
        requirements
            .filter_map(|(i, requirement)| {
                let refusal = self.unmet(seat, *requirement);
                coverage::requirement(card, i, refusal.is_none());
                refusal
            })
            .next()
    }

    fn unmet(&self, seat: Seat, requirement: Requirement) -> Option<Illegal> {
        let player = self.player(seat);
        match requirement {
            Requirement::Parameter {
                parameter,
                bound,
                value,
            } => self.parameter_refusal(player, parameter, bound, value),
            Requirement::OwnTags { tag, min } => {
                let have = player.tags[tag.index()];
                (have < min).then_some(Illegal::TooFewTags {
                    tag,
                    need: min,
                    have,
                })
            }
            Requirement::OwnProduction { resource, min } => {
                let (need, have) = (i32::from(min), player.production(resource));
                (have < need).then_some(Illegal::ProductionTooLow {
                    resource,
                    need,
                    have,
                })
            }
            Requirement::OwnTiles { tile, min } => {
                let have = match tile {
                    Tile::Greenery => self.board.greeneries_of(seat),
                    Tile::City => self.board.cities_of(seat),
                    _ => 0,
                } as u8;
                (have < min).then_some(Illegal::TooFewTiles {
                    tile,
                    need: min,
                    have,
                })
            }
            Requirement::CitiesInPlay { min } => {
                let have = self.board.cities.len() as u8;
                (have < min).then_some(Illegal::TooFewCities { need: min, have })
            }
        }
    }

    fn parameter_refusal(
        &self,
        player: &Player,
        parameter: Parameter,
        bound: Bound,
        value: i8,
    ) -> Option<Illegal> {
        let step = match parameter {
            Parameter::Temperature => 2,
            _ => 1,
        };
        let slack = (player.modifiers.shift + player.next_shift) as i8 * step;
        let have = self.value_of(parameter);
        match bound {
            Bound::Min => {
                let need = value - slack;
                (have < need).then_some(Illegal::ParameterTooLow {
                    parameter,
                    need,
                    have,
                })
            }
            Bound::Max => {
                let need = value + slack;
                (have > need).then_some(Illegal::ParameterTooHigh {
                    parameter,
                    need,
                    have,
                })
            }
        }
    }

    /// The first mandatory op that no order of resolution makes possible.
    fn need_refusal(&self, seat: Seat, card: Card) -> Option<Illegal> {
        let needs = card.facts().needs.iter();
        needs
            .filter_map(|need| self.unmet_need(seat, card, *need))
            .next()
    }

    fn unmet_need(&self, seat: Seat, card: Card, need: Need) -> Option<Illegal> {
        let player = self.player(seat);
        match need {
            Need::Production(resource, amount) => {
                let short = i32::from(amount) - player.reducible(resource);
                let on_the_way = || self.production_on_the_way(seat, card, resource);
                (short > 0 && short > on_the_way()).then(|| Illegal::ProductionTooLow {
                    resource,
                    need: player.production(resource) + short,
                    have: player.production(resource),
                })
            }
            Need::AnyProduction(resource, amount) => {
                let own = player.reducible(resource) + boxed_increase(card, resource);
                let mut possible = own >= i32::from(amount);
                self.reducible(resource, amount, &mut |_| possible = true);
                (!possible).then_some(Illegal::NobodyToReduce { resource, amount })
            }
            Need::Stock(resource, amount) => {
                let have = player.stock(resource) + self.stock_on_the_way(seat, card, resource);
                let need = i32::from(amount);
                (have < need).then_some(Illegal::TooLittle {
                    resource,
                    need,
                    have,
                })
            }
            Need::Tile(tile, placement) => {
                if tile == Tile::Ocean && self.board.oceans_complete() {
                    return None;
                }
                let spaces = self.board.legal(self.map(), seat, tile, placement);
                spaces.is_empty().then_some(Illegal::NoSpace { placement })
            }
            Need::Area => self.claimable().is_empty().then_some(Illegal::NoSpace {
                placement: crate::vocabulary::Placement::LandNonReserved,
            }),
            Need::Conversion(resource, min) => {
                let (need, have) = (i32::from(min), player.production(resource));
                (have < need).then_some(Illegal::ProductionTooLow {
                    resource,
                    need,
                    have,
                })
            }
            Need::Box(tag) => {
                let mut possible = false;
                self.copyable(seat, tag, &mut |_| possible = true);
                (!possible).then_some(Illegal::NothingToCopy { tag })
            }
        }
    }

    /// Production that the card's own city brings before a decrease has to be made.
    fn production_on_the_way(&self, seat: Seat, card: Card, wanted: Resource) -> i32 {
        let places_city = card
            .facts()
            .immediate
            .iter()
            .any(|op| matches!(op.facts().op, Op::PlaceTile { tile, .. } if tile.is_city()));
        if !places_city {
            return 0;
        }
        let watching = tables_of().on_tile[Tile::City.index()];
        let mine = self.player(seat).table.intersection(watching);
        let mine = mine.union(CardSet::of(card).intersection(watching));
        let triggers = mine.iter().flat_map(|card| card.facts().triggers.clone());
        let triggers = triggers.map(|at| &data().triggers[at]);
        let ops = triggers
            .filter(|t| {
                matches!(
                    t.when,
                    When::TilePlaced {
                        tile: Tile::City,
                        ..
                    }
                )
            })
            .flat_map(|trigger| trigger.ops.iter());
        let rises = ops.map(|op| match op.facts().op {
            Op::Production {
                resource, amount, ..
            } if resource == wanted => i32::from(amount),
            _ => 0,
        });
        rises.sum()
    }

    /// Stock that triggers on the card's tags bring before it has to be spent, where they have no
    /// choice but to bring it (Viral Enhancers on a card that holds neither animals nor microbes).
    fn stock_on_the_way(&self, seat: Seat, card: Card, wanted: Resource) -> i32 {
        let table = &self.player(seat).table;
        let gain = |op: OpId| match op.facts().op {
            Op::Gain {
                resource, amount, ..
            } if resource == wanted => i32::from(amount),
            Op::ChooseOne { .. } if card.facts().collects.is_none() => {
                match op.facts().lists[0].iter().next().map(|op| &op.facts().op) {
                    Some(Op::Gain {
                        resource, amount, ..
                    }) if *resource == wanted => i32::from(*amount),
                    _ => 0,
                }
            }
            _ => 0,
        };
        let on_tag = |tag: Tag| -> i32 {
            let watching = table.intersection(tables_of().on_tag[tag.index()]);
            let triggers = watching
                .iter()
                .flat_map(|card| card.facts().triggers.clone());
            let ops = triggers.flat_map(|at| data().triggers[at].ops.iter());
            ops.map(gain).sum()
        };
        card.facts().tags.iter().map(|tag| on_tag(*tag)).sum()
    }

    /// A card comes to lie face up: its tags count and its effects last.
    pub(crate) fn lay_open(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.table.insert(card);
        for (sum, n) in player.tags.iter_mut().zip(card.facts().tag_counts) {
            *sum += n;
        }
        for effect in &card.facts().ongoing {
            player.modifiers.add(effect);
        }
    }

    /// The card's own effects, in the listed order.
    pub(crate) fn resolve_played(&mut self, seat: Seat, card: Card, log: &mut Log<'_>) {
        for op in card.facts().immediate.iter() {
            if !waits_for_tile(&op.facts().op) {
                self.begin(op, Ctx::of(seat), log);
            }
        }
    }

    /// Visits the cards whose production box a seat can copy, equal boxes once.
    pub(crate) fn copyable(&self, seat: Seat, tag: Tag, visit: &mut dyn FnMut(Card)) {
        let candidates = self.boxed_cards(seat, tag);
        for card in candidates {
            if self.box_refusal(seat, card).is_none()
                && self.same_box(seat, card, &candidates).is_none()
            {
                visit(card);
            }
        }
    }

    /// A seat's face-up cards with the tag and a production box.
    pub(crate) fn boxed_cards(&self, seat: Seat, tag: Tag) -> CardSet {
        let tables = tables_of();
        self.player(seat)
            .table
            .intersection(tables.boxed)
            .intersection(tables.tagged[tag.index()])
    }

    /// An earlier card whose box would do the same.
    pub(crate) fn same_box(&self, seat: Seat, card: Card, candidates: &CardSet) -> Option<Card> {
        let mine = self.box_as_numbers(seat, card);
        let mut earlier = candidates.iter().take_while(|other| *other != card);
        earlier.find(|other| self.box_as_numbers(seat, *other) == mine)
    }

    /// What a box does: own production by resource, and what any player loses.
    fn box_as_numbers(&self, seat: Seat, card: Card) -> [i32; 12] {
        let mut numbers = [0; 12];
        for op in &card.facts().production_box {
            let facts = op.facts();
            match &facts.op {
                Op::Production {
                    resource,
                    amount,
                    per,
                } => {
                    let times = per.map_or(1, |per| self.count(per, seat, facts.origin, 0));
                    numbers[resource.index()] += i32::from(*amount) * times;
                }
                Op::ReduceAnyProduction { resource, amount } => {
                    numbers[6 + resource.index()] += i32::from(*amount);
                }
                Op::TileBonusProduction { resources, amount } => {
                    let printed = |resource: &&Resource| {
                        self.space_of(card).is_some_and(|space| {
                            self.map().with_bonus[resource.index()].contains(space)
                        })
                    };
                    if let Some(resource) = resources.iter().find(printed) {
                        numbers[resource.index()] += i32::from(*amount);
                    }
                }
                _ => {}
            }
        }
        numbers
    }

    /// Why a production box cannot be carried out as a whole.
    pub(crate) fn box_refusal(&self, seat: Seat, card: Card) -> Option<Illegal> {
        let player = self.player(seat);
        card.facts()
            .production_box
            .iter()
            .find_map(|op| match op.facts().op {
                Op::Production {
                    resource, amount, ..
                } if amount < 0 => {
                    let short = i32::from(-amount) - player.reducible(resource);
                    (short > 0).then(|| Illegal::ProductionTooLow {
                        resource,
                        need: player.production(resource) + short,
                        have: player.production(resource),
                    })
                }
                Op::ReduceAnyProduction { resource, amount } => {
                    let own = player.reducible(resource) + boxed_increase(card, resource);
                    let mut possible = own >= i32::from(amount);
                    self.reducible(resource, amount, &mut |_| possible = true);
                    (!possible).then_some(Illegal::NobodyToReduce { resource, amount })
                }
                _ => None,
            })
    }
}

/// By how much a card raises a production of its player itself.
fn boxed_increase(card: Card, wanted: Resource) -> i32 {
    let ops = card.facts().production_box.iter();
    let rises = ops.map(|op| match op.facts().op {
        Op::Production {
            resource,
            amount,
            per: None,
        } if resource == wanted && amount > 0 => i32::from(amount),
        _ => 0,
    });
    rises.sum()
}

impl crate::state::Modifiers {
    /// Adds what an effect changes for as long as its card lies open.
    pub(crate) fn add(&mut self, effect: &Effect) {
        match effect {
            Effect::CardDiscount { amount, tag: None } => self.discount += amount,
            Effect::CardDiscount {
                amount,
                tag: Some(tag),
            } => {
                let tags = crate::cards::Hot::TAGS.iter();
                if let Some(i) = tags.clone().position(|known| known == tag) {
                    self.tag_discounts[i] += amount;
                }
            }
            Effect::StandardProjectDiscount { project, amount } => {
                self.standard_discounts[project.index()] += amount;
            }
            Effect::ResourceValueBonus { resource, amount } => match resource {
                Resource::Steel => self.steel += amount,
                Resource::Titanium => self.titanium += amount,
                _ => {}
            },
            Effect::RequirementShift { steps } => self.shift += steps,
            Effect::ProtectFromOpponents {
                resources,
                card_resources,
            } => {
                let stock = resources.iter().map(|resource| 1 << resource.index());
                self.safe_stock |= stock.sum::<u8>();
                let cards = card_resources.iter().map(|resource| 1 << resource.index());
                self.safe_on_cards |= cards.sum::<u8>();
            }
            Effect::GreeneryConversionCost { plants } => self.greenery = *plants,
            Effect::HeatAsMegacredits => self.heat_pays = true,
            // Looked up by card.
            Effect::ResourcesNeverRemoved | Effect::Trigger { .. } => {}
        }
    }
}
