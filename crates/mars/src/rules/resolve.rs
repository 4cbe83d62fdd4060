//! The one place where effects are carried out.

use super::log::Log;
use crate::action::Pending;
use crate::card::{Card, CardSet};
use crate::cards::{OpFacts, OpId, Origin};
use crate::coverage;
use crate::effect::{Class, Count, Op, Per, Target, Whereabouts};
use crate::event::{Event, Why};
use crate::map::{Space, Spaces};
use crate::state::{Item, Mars, Victim, Whom};
use crate::vocabulary::{CardResource, Kind, Parameter, Resource, Tag, Tile};
use tabletop::Seat;

/// For whom an effect is carried out, and what it refers to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ctx {
    pub(crate) seat: Seat,
    pub(crate) space: Option<Space>,
    pub(crate) subject: Option<Card>,
    pub(crate) spent: i32,
}

impl Ctx {
    #[inline]
    pub(crate) const fn of(seat: Seat) -> Self {
        Ctx {
            seat,
            space: None,
            subject: None,
            spent: 0,
        }
    }
}

/// What was chosen for an effect.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Chosen {
    /// Nothing had to be.
    Nothing,
    Space(Space),
    Whom(Whom),
    Card(Card),
    Cards(CardSet),
    Number(u16),
    From(Victim, u16),
    Option(u8),
}

impl Mars {
    /// An effect begins: it happens at once, or joins the pool until it is its turn.
    pub(crate) fn begin(&mut self, op: OpId, ctx: Ctx, log: &mut Log<'_>) {
        let facts = op.facts();
        let at_once = match facts.class {
            Class::AtOnce => true,
            Class::Decrease => self.can_decrease(facts, ctx.seat),
            _ => false,
        };
        if at_once {
            return self.carry_out(op, ctx, Chosen::Nothing, log);
        }
        let copies = match facts.op {
            Op::PlaceTile { count, .. } => count,
            _ => 1,
        };
        debug_assert!(
            ctx.seat == self.turn.active || self.phase == crate::Phase::FirstCards,
            "only the active seat chooses"
        );
        for _ in 0..copies {
            let _ = self.pool.try_push(Item {
                op,
                space: ctx.space,
                subject: ctx.subject,
            });
        }
    }

    /// Whether something of one's own can fall as much as the op says.
    pub(crate) fn can_decrease(&self, facts: &OpFacts, seat: Seat) -> bool {
        let player = self.player(seat);
        match facts.op {
            Op::Production {
                resource, amount, ..
            } => player.reducible(resource) >= i32::from(-amount),
            Op::Spend { resource, amount } => player.stock(resource) >= i32::from(amount),
            Op::RemoveCardResource { amount, .. } => facts
                .origin
                .card()
                .is_some_and(|card| self.on_card(card) >= u16::from(amount)),
            _ => true,
        }
    }

    /// Carries out one effect with what was chosen for it.
    pub(crate) fn carry_out(&mut self, id: OpId, ctx: Ctx, chosen: Chosen, log: &mut Log<'_>) {
        coverage::op(id);
        let facts = id.facts();
        let seat = ctx.seat;
        match (&facts.op, chosen) {
            (
                Op::Gain {
                    resource,
                    amount,
                    per,
                },
                _,
            ) => {
                let n = self.counted(i32::from(*amount), *per, facts, ctx);
                self.change_stock(seat, *resource, n, log);
            }
            (
                Op::Production {
                    resource,
                    amount,
                    per,
                },
                _,
            ) => {
                let n = self.counted(i32::from(*amount), *per, facts, ctx);
                self.change_production(seat, *resource, n, log);
            }
            (Op::RaiseTr { amount, per }, _) => {
                let n = self.counted(i32::from(*amount), *per, facts, ctx);
                self.raise_rating(seat, n, log);
            }
            (Op::Spend { resource, amount }, _) => {
                self.change_stock(seat, *resource, -i32::from(*amount), log);
            }
            (Op::SpendAnyAmount { resource, .. }, Chosen::Number(n)) => {
                self.change_stock(seat, *resource, -i32::from(n), log);
            }
            (Op::ConvertProduction { from, to, .. }, Chosen::Number(n)) => {
                self.change_production(seat, *from, -i32::from(n), log);
                self.change_production(seat, *to, i32::from(n), log);
            }
            (Op::TileBonusProduction { resources, amount }, _) => {
                let found = |resource: &&Resource| self.printed_under(facts.origin, **resource);
                if let Some(resource) = resources.iter().find(found) {
                    self.change_production(seat, *resource, i32::from(*amount), log);
                }
            }
            (Op::CopyProductionBox { .. }, Chosen::Card(card)) => {
                log.emit(|| Event::Copied { seat, card });
                for &boxed in &card.facts().production_box {
                    self.begin(boxed, Ctx::of(seat), log);
                }
            }
            (Op::ReduceAnyProduction { resource, amount }, Chosen::Whom(whom)) => match whom {
                Whom::Seat(victim) => {
                    self.change_production(victim, *resource, -i32::from(*amount), log);
                }
                Whom::Neutral => log.emit(|| Event::Neutral { seat }),
            },
            (
                Op::RemoveFromAny { .. } | Op::RemoveFromAdjacentOwner { .. },
                Chosen::From(Victim::Stock(Whom::Seat(victim), resource), n),
            ) => self.change_stock(victim, resource, -i32::from(n), log),
            (Op::StealFromAny { .. }, Chosen::From(Victim::Stock(whom, resource), n)) => {
                match whom {
                    Whom::Seat(victim) => self.change_stock(victim, resource, -i32::from(n), log),
                    Whom::Neutral => log.emit(|| Event::Neutral { seat }),
                }
                self.change_stock(seat, resource, i32::from(n), log);
            }
            (Op::RemoveCardResourceFromAny { .. }, Chosen::From(Victim::Card(card), n)) => {
                self.change_on_card(card, -i32::from(n), log);
            }
            (Op::TakeCardResourceFromAny { amount, .. }, chosen) => match chosen {
                Chosen::Card(card) => self.change_on_card(card, -i32::from(*amount), log),
                _ => log.emit(|| Event::Neutral { seat }),
            },
            (Op::RaiseParameter { parameter, steps }, _) => {
                self.raise_parameter(seat, *parameter, *steps, log);
            }
            (Op::PlaceTile { tile, .. }, Chosen::Space(space)) => {
                self.place(seat, *tile, space, facts.origin.card(), log);
            }
            (Op::ClaimArea, Chosen::Space(space)) => {
                self.board.claimed[seat.index()].insert(space);
                log.emit(|| Event::Marked { seat, space });
            }
            (Op::DrawCards { count }, _) => {
                self.draw_to_hand(seat, *count, why(facts.origin), log);
            }
            (Op::LookAndKeep { .. } | Op::LookAndBuy { .. }, Chosen::Cards(kept)) => {
                self.keep_looked(seat, &kept, log);
            }
            (Op::RevealAndDiscardTop { tag, .. }, _) => {
                let shown = self.show_and_discard(seat, why(facts.origin), log);
                if shown.is_some_and(|card| card.facts().tags.contains(tag)) {
                    self.begin_list(facts, 0, ctx, log);
                }
            }
            (Op::DiscardThenDraw { draw, .. }, Chosen::Card(card)) => {
                self.discard_from_hand(seat, &CardSet::of(card), log);
                self.draw_to_hand(seat, *draw, why(facts.origin), log);
            }
            (Op::SellCards { price_each, .. }, Chosen::Cards(cards)) => {
                self.discard_from_hand(seat, &cards, log);
                let price = i32::from(*price_each) * cards.len() as i32;
                self.change_stock(seat, Resource::Megacredits, price, log);
            }
            (Op::NextCardDiscount { amount }, _) => {
                self.player_mut(seat).next_discount += amount;
            }
            (Op::NextCardRequirementShift { steps }, _) => {
                self.player_mut(seat).next_shift += steps;
            }
            (Op::AddCardResource { amount, target, .. }, chosen) => {
                let card = match (target, chosen) {
                    (Target::ThisCard, _) => facts.origin.card(),
                    (Target::OwnCard, Chosen::Card(card)) => Some(card),
                    _ => None,
                };
                card.into_iter()
                    .for_each(|card| self.change_on_card(card, i32::from(*amount), log));
            }
            (Op::RemoveCardResource { amount, .. }, _) => {
                let card = facts.origin.card().into_iter();
                card.for_each(|card| self.change_on_card(card, -i32::from(*amount), log));
            }
            (Op::AddResourceToStockedCard { amount }, Chosen::Card(card)) => {
                self.change_on_card(card, i32::from(*amount), log);
            }
            (Op::AddResourceToPlayedCard { amount }, _) => {
                let card = ctx.subject.into_iter();
                card.for_each(|card| self.change_on_card(card, i32::from(*amount), log));
            }
            (Op::ChooseOne { .. }, Chosen::Option(i)) => {
                self.begin_list(facts, usize::from(i), ctx, log);
            }
            // The option that takes, with what it takes, was chosen in one answer.
            (Op::ChooseOne { .. }, Chosen::From(victim, _)) => {
                if let Some(option) = taking_option(facts, victim) {
                    self.carry_out(option, ctx, chosen, log);
                }
            }
            (Op::IfOwnTags { tag, min, .. }, _) => {
                let have = self.own_tags(seat, *tag, facts.origin);
                let list = usize::from(have < i32::from(*min));
                self.begin_list(facts, list, ctx, log);
            }
            // Taking from nobody, and effects left unused.
            _ => {}
        }
    }

    /// The ops of a list inside an op, in the listed order: draws among them do not wait.
    fn begin_list(&mut self, facts: &OpFacts, list: usize, ctx: Ctx, log: &mut Log<'_>) {
        for op in facts.lists[list].iter() {
            match op.facts().class {
                Class::Draw => self.carry_out(op, ctx, Chosen::Nothing, log),
                _ => self.begin(op, ctx, log),
            }
        }
    }

    /// An amount, taken once for each of what its counter counts.
    fn counted(&self, amount: i32, per: Option<Per>, facts: &OpFacts, ctx: Ctx) -> i32 {
        match per {
            None => amount,
            Some(per) => amount * self.count(per, ctx.seat, facts.origin, ctx.spent),
        }
    }

    /// What a counter counts, for the card it is printed on.
    pub(crate) fn count(&self, per: Per, seat: Seat, origin: Origin, spent: i32) -> i32 {
        let beside = |tiles: Spaces| {
            let space = origin.card().and_then(|card| self.space_of(card));
            space.map_or(0, |space| {
                self.map().neighbours[space.index()]
                    .intersection(tiles)
                    .len() as i32
            })
        };
        let n = match per.count {
            Count::OwnTags { tag } => self.own_tags(seat, tag, origin),
            Count::OpponentTags { tag } => {
                let others = self.players.iter().enumerate();
                let others = others.filter(|(i, _)| *i != seat.index());
                others.map(|(_, player)| player.tags(tag)).sum()
            }
            Count::Cities { r#where } => self.cities(r#where),
            Count::EventsPlayedByAll => {
                let events = self.players.iter().map(|player| player.events.len() as i32);
                events.sum()
            }
            Count::ResourcesHere => origin
                .card()
                .map_or(0, |card| i32::from(self.on_card(card))),
            Count::AdjacentOceans => beside(self.board.oceans),
            Count::AdjacentCities => beside(self.board.cities),
            Count::AmountSpent => spent,
        };
        n / i32::from(per.divisor)
    }

    /// Tags in play, and those of an event while it resolves.
    pub(crate) fn own_tags(&self, seat: Seat, tag: Tag, origin: Origin) -> i32 {
        let event = origin.card().map(Card::facts);
        let event = event.filter(|facts| facts.kind == Kind::Event);
        let on_event = event.map_or(0, |facts| facts.tag_counts[tag.index()]);
        self.player(seat).tags(tag) + i32::from(on_event)
    }

    pub(crate) fn cities(&self, r#where: Whereabouts) -> i32 {
        let cities = self.board.cities;
        match r#where {
            Whereabouts::Anywhere => cities.len() as i32,
            Whereabouts::OnMars => cities.intersection(Spaces::ON_MARS).len() as i32,
        }
    }

    /// Where the special tile of a card lies.
    pub(crate) fn space_of(&self, card: Card) -> Option<Space> {
        let tile = card
            .facts()
            .immediate
            .iter()
            .find_map(|op| match op.facts().op {
                Op::PlaceTile { tile, .. } => tile.special(),
                _ => None,
            })?;
        self.board.special[tile]
    }

    /// Whether the hex under a card's tile has this printed bonus.
    fn printed_under(&self, origin: Origin, resource: Resource) -> bool {
        let space = origin.card().and_then(|card| self.space_of(card));
        space.is_some_and(|space| self.map().with_bonus[resource.index()].contains(space))
    }

    /// A tile is placed, with all that follows.
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        tile: Tile,
        space: Space,
        card: Option<Card>,
        log: &mut Log<'_>,
    ) {
        self.board.put(tile, space, Some(seat));
        log.emit(|| Event::Placed { seat, tile, space });
        let map = self.map();
        let ctx = Ctx {
            space: Some(space),
            ..Ctx::of(seat)
        };
        for op in map.bonus[space.index()].iter() {
            self.begin(op, ctx, log);
        }
        let oceans = map.neighbours[space.index()].intersection(self.board.oceans);
        self.change_stock(seat, Resource::Megacredits, 2 * oceans.len() as i32, log);
        match tile {
            Tile::Ocean => {
                let value = self.value_of(Parameter::Oceans);
                log.emit(|| Event::Raised {
                    seat,
                    parameter: Parameter::Oceans,
                    value,
                });
                self.raise_rating(seat, 1, log);
            }
            // In the final conversion of a solo game oxygen no longer rises; in others it is full.
            Tile::Greenery if self.phase != crate::Phase::FinalConversion => {
                self.raise_parameter(seat, Parameter::Oxygen, 1, log);
            }
            _ => {}
        }
        self.fire_tile_placed(seat, tile, space, card, log);
        let waiting = card
            .into_iter()
            .flat_map(|card| card.facts().immediate.iter());
        for op in waiting.filter(|op| waits_for_tile(&op.facts().op)) {
            self.begin(op, ctx, log);
        }
    }

    /// Of the cards looked at these are kept, the rest is discarded.
    fn keep_looked(&mut self, seat: Seat, kept: &CardSet, log: &mut Log<'_>) {
        let rest = self.player(seat).offered.difference(*kept);
        self.take_offered(seat, kept);
        self.offers_closed();
        if !kept.is_empty() {
            log.emit(|| Event::Kept {
                seat,
                n: kept.len() as u8,
                cards: kept.iter().collect(),
            });
        }
        if !rest.is_empty() {
            log.emit(|| Event::Discarded {
                seat,
                n: rest.len() as u8,
                cards: rest.iter().collect(),
            });
        }
    }

    /// What sort of entry a pending effect is when the order is asked.
    pub(crate) fn sort_of(&self, item: Item) -> Pending {
        let facts = item.op.facts();
        match facts.op {
            Op::PlaceTile { tile, .. } => Pending::Tile(tile),
            _ => match (facts.class, facts.origin) {
                (Class::Draw, _) => Pending::Draw,
                (_, Origin::Card(card)) => Pending::Effect(card),
                // Nothing but cards has choices of another sort.
                _ => Pending::Draw,
            },
        }
    }
}

/// Whether an op refers to the tile that its own card places, and so comes after it.
pub(crate) const fn waits_for_tile(op: &Op) -> bool {
    matches!(
        op,
        Op::TileBonusProduction { .. } | Op::RemoveFromAdjacentOwner { .. }
    )
}

/// The op among the options that takes from such a victim.
pub(crate) fn taking_option(facts: &OpFacts, victim: Victim) -> Option<OpId> {
    let ops = facts.lists.iter().flat_map(|list| list.iter());
    let mut ops = ops.filter(|op| match (&op.facts().op, victim) {
        (
            Op::RemoveFromAny { resource, .. } | Op::StealFromAny { resource, .. },
            Victim::Stock(_, taken),
        ) => *resource == taken,
        (Op::RemoveCardResourceFromAny { resource, .. }, Victim::Card(card)) => {
            card.facts().collects == Some(*resource)
        }
        _ => false,
    });
    ops.next()
}

/// Why cards are drawn.
pub(crate) fn why(origin: Origin) -> Why {
    match origin {
        Origin::Card(card) => Why::Card(card),
        Origin::Space(space) => Why::Space(space),
        // Tracks, projects and conversions draw no cards.
        _ => Why::Research,
    }
}

/// Whether a card resource is one that Viral Enhancers can add.
pub(crate) const fn is_living(resource: CardResource) -> bool {
    matches!(resource, CardResource::Animal | CardResource::Microbe)
}
