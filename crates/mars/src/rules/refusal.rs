//! Why not: the typed reason for every action that is not legal, and the actions worth asking about.

use crate::action::Action;
use crate::effect::{Op, Target};
use crate::illegal::Illegal;
use crate::map::Space;
use crate::state::{Ask, Item, Mars, Phase, Victim, Whom};
use crate::vocabulary::{Placement, Tile};
use tabletop::{Game, Seat};

impl Mars {
    /// Why a seat may not do this now; none if it may.
    pub(crate) fn refusal(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        if !self.deciders().contains(seat) {
            return Some(Illegal::NotAsked);
        }
        match self.phase {
            Phase::Corporations => return self.corporation_refusal(seat, action),
            Phase::FirstCards | Phase::Research => return self.purchase_refusal(seat, action),
            Phase::Draft => return self.keep_refusal(seat, action),
            _ => {}
        }
        if self.ask == Ask::Action {
            return self.action_refusal(seat, action);
        }
        let mut listed = false;
        self.each_answer(seat, &mut |answer| listed |= answer == *action);
        match listed {
            true => None,
            false => Some(self.answer_refusal(action)),
        }
    }

    /// The reason against an answer that is not listed.
    fn answer_refusal(&self, action: &Action) -> Illegal {
        let player = self.active();
        match (self.ask, *action) {
            (Ask::Payment(bill), Action::Pay { resource, amount }) => {
                self.payment_refusal(&bill, resource, amount)
            }
            (Ask::Alternative(card), Action::Alternative { card: named, way }) if card == named => {
                self.alternative_refusal(self.turn.active, card, way)
                    .unwrap_or(Illegal::NoSuchChoice)
            }
            (Ask::Cost(..), Action::FromCard(_)) => Illegal::NotHeld,
            (Ask::Cost(card, way), Action::Amount(_)) => {
                match card.facts().actions[usize::from(way)]
                    .cost
                    .map(|op| &op.facts().op)
                {
                    Some(Op::SpendAnyAmount { resource, min }) => Illegal::OutOfRange {
                        least: u16::from(*min),
                        most: player.stock(*resource).min(i32::from(u16::MAX)) as u16,
                    },
                    _ => Illegal::NotNow,
                }
            }
            (Ask::Sell, Action::Sell(card)) => match player.hand.contains(card) {
                true => Illegal::AlreadyPicked,
                false => Illegal::NotInHand,
            },
            (Ask::Sell, Action::Done) => Illegal::TooFewPicked { need: 1, have: 0 },
            (Ask::Order, Action::Next(_)) => Illegal::NotPending,
            (Ask::Amount(item, victim), Action::Amount(_)) => Illegal::OutOfRange {
                least: 1,
                most: self.most_from(item, victim),
            },
            (Ask::LastGreenery, Action::Place(space)) => {
                self.space_refusal(space, Tile::Greenery, Placement::GreeneryNormal)
            }
            (Ask::Item(item), action) => self.item_refusal(item, action),
            _ => Illegal::NotNow,
        }
    }

    /// The reason against an answer to a pending effect.
    fn item_refusal(&self, item: Item, action: Action) -> Illegal {
        let seat = self.turn.active;
        let player = self.active();
        let facts = item.op.facts();
        match (&facts.op, action) {
            (
                Op::PlaceTile {
                    tile, placement, ..
                },
                Action::Place(space),
            ) => self.space_refusal(space, *tile, *placement),
            (Op::ClaimArea, Action::Mark(space)) => self.mark_refusal(space),
            (Op::ReduceAnyProduction { resource, amount }, Action::Reduce(whom)) => match whom {
                Whom::Seat(victim) if victim.index() < self.players.len() => {
                    Illegal::CannotReduce {
                        resource: *resource,
                        amount: *amount,
                        have: self.player(victim).production(*resource),
                    }
                }
                _ => Illegal::NoSuchPlayer,
            },
            (Op::ConvertProduction { from, min, .. }, Action::Amount(_)) => Illegal::OutOfRange {
                least: u16::from(*min),
                most: player.production(*from).clamp(0, i32::from(u16::MAX)) as u16,
            },
            (Op::CopyProductionBox { tag }, Action::Copy(card)) => {
                let candidates = self.boxed_cards(seat, *tag);
                if !player.table.contains(card) {
                    return Illegal::NotInPlay;
                }
                if !candidates.contains(card) {
                    return Illegal::CannotCopy;
                }
                let same = self.same_box(seat, card, &candidates);
                self.box_refusal(seat, card)
                    .or(same.map(|card| Illegal::SameAs { card }))
                    .unwrap_or(Illegal::CannotCopy)
            }
            (
                Op::AddCardResource {
                    target: Target::OwnCard,
                    ..
                }
                | Op::AddResourceToStockedCard { .. },
                Action::AddTo(card),
            ) => match player.table.contains(card) {
                true => Illegal::NotHeld,
                false => Illegal::NotInPlay,
            },
            (Op::DiscardThenDraw { .. }, Action::Discard(_)) => Illegal::NotInHand,
            (Op::LookAndKeep { .. }, Action::Keep(card)) => match player.picked.contains(card) {
                true => Illegal::AlreadyPicked,
                false => Illegal::NotOffered,
            },
            (Op::LookAndBuy { .. }, Action::Buy(_)) => Illegal::NotOffered,
            (Op::ChooseOne { .. }, Action::Choose { card, option })
                if facts.origin.card() == Some(card) =>
            {
                let list = facts.lists.get(usize::from(option));
                list.and_then(|list| self.option_refusal(*list, item))
                    .unwrap_or(Illegal::NoSuchChoice)
            }
            (_, Action::From { whom, resource }) => {
                self.victim_refusal(item, Victim::Stock(whom, resource))
            }
            (_, Action::FromCard(card)) => self.victim_refusal(item, Victim::Card(card)),
            _ => Illegal::NotNow,
        }
    }

    /// Why something cannot be taken from somebody.
    fn victim_refusal(&self, item: Item, victim: Victim) -> Illegal {
        let active = self.turn.active;
        match victim {
            Victim::Stock(Whom::Neutral, _) => Illegal::NoSuchPlayer,
            Victim::Stock(Whom::Seat(seat), _) if seat.index() >= self.players.len() => {
                Illegal::NoSuchPlayer
            }
            Victim::Stock(Whom::Seat(seat), resource) => {
                let player = self.player(seat);
                let is_safe = player.modifiers.safe_stock >> resource.index() & 1 == 1;
                if self.most_from(item, victim) == 0 && player.stock(resource) > 0 {
                    Illegal::NotNow
                } else if player.stock(resource) == 0 {
                    Illegal::HasNone { resource }
                } else if seat == active {
                    Illegal::NotYourself
                } else if is_safe {
                    Illegal::Protected
                } else {
                    Illegal::NotAdjacent
                }
            }
            Victim::Card(card) => {
                let never = &crate::cards::tables_of().never_removed;
                match self.owner_of(card) {
                    None => Illegal::NotInPlay,
                    Some(_) if never.contains(card) => Illegal::NeverRemoved,
                    Some(_) if self.on_card(card) == 0 => Illegal::NotHeld,
                    Some(owner) if owner != active => Illegal::Protected,
                    Some(_) => Illegal::NotNow,
                }
            }
        }
    }

    /// Why a tile cannot go there.
    fn space_refusal(&self, space: Space, tile: Tile, placement: Placement) -> Illegal {
        let map = self.map();
        let placement = map.placement(placement);
        let seat = self.turn.active;
        if let Some(tile) = self.board.tile(space) {
            return Illegal::Occupied { tile };
        }
        let mut claims = self.board.claimed.iter();
        if let Some(by) = claims.position(|claims| claims.contains(space))
            && by != seat.index()
        {
            return Illegal::Claimed { by: Seat::from(by) };
        }
        if !map.kind_for(placement).contains(space) {
            return Illegal::WrongKind { placement };
        }
        match placement {
            _ if self.board.legal(map, seat, tile, placement).is_empty() => {
                Illegal::NoSpace { placement }
            }
            Placement::CityNormal => Illegal::NextToCity,
            Placement::Isolated => Illegal::NotIsolated,
            _ => Illegal::NotNextTo { placement },
        }
    }

    fn mark_refusal(&self, space: Space) -> Illegal {
        let placement = Placement::LandNonReserved;
        if let Some(tile) = self.board.tile(space) {
            Illegal::Occupied { tile }
        } else if !self.map().kind_for(placement).contains(space) {
            Illegal::WrongKind { placement }
        } else {
            Illegal::AlreadyClaimed
        }
    }

    /// Visits each thinkable action of this step.
    pub(crate) fn each_thinkable(&self, seat: Seat, visit: &mut dyn FnMut(Action)) {
        match (self.phase, self.ask) {
            (Phase::FirstCards | Phase::Research, _) => self.thinkable_purchases(seat, visit),
            (_, Ask::Action) => self.thinkable_actions(visit),
            (_, Ask::LastGreenery) => {
                Space::all().for_each(|space| visit(Action::Place(space)));
                visit(Action::Stop);
            }
            (_, Ask::Item(item)) => self.thinkable_answers(item, visit),
            (_, Ask::Alternative(card)) => {
                let ways = 0..card.facts().actions.len() as u8;
                ways.for_each(|way| visit(Action::alternative(card, way)));
            }
            _ => self.each_answer(seat, visit),
        }
    }

    fn thinkable_answers(&self, item: Item, visit: &mut dyn FnMut(Action)) {
        let seat = self.turn.active;
        let facts = item.op.facts();
        match &facts.op {
            Op::PlaceTile { .. } => Space::all().for_each(|space| visit(Action::Place(space))),
            Op::ClaimArea => Space::all().for_each(|space| visit(Action::Mark(space))),
            Op::ReduceAnyProduction { .. } => {
                let seats = Seat::all(self.players.len());
                seats.for_each(|whom| visit(Action::Reduce(Whom::Seat(whom))));
                if self.is_solo() {
                    visit(Action::Reduce(Whom::Neutral));
                }
            }
            Op::CopyProductionBox { tag } => {
                let cards = self.boxed_cards(seat, *tag);
                cards.iter().for_each(|card| visit(Action::Copy(card)));
            }
            Op::ChooseOne { .. } if !super::choices::takes(facts) => {
                let options = 0..facts.lists.len() as u8;
                let card = facts.origin.card().into_iter();
                card.for_each(|card| options.clone().for_each(|i| visit(Action::choose(card, i))));
            }
            Op::RemoveFromAny { resource, .. }
            | Op::StealFromAny { resource, .. }
            | Op::RemoveFromAdjacentOwner { resource, .. }
                if !self.is_solo() =>
            {
                let seats = Seat::all(self.players.len());
                seats.for_each(|whom| visit(Action::take_from(Whom::Seat(whom), *resource)));
                visit(Action::Nobody);
            }
            _ => self.choices(item, visit),
        }
    }
}
