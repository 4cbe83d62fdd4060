//! Using the action of a card or of the corporation.

use super::log::Log;
use super::resolve::{Chosen, Ctx};
use crate::action::Action;
use crate::card::Card;
use crate::cards::{ActionFacts, OpId, tables_of};
use crate::effect::{Class, Condition, Op, Target};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Ask, Mars, Purchase};
use tabletop::Seat;

impl Mars {
    /// Why a seat cannot use a card's action.
    pub(crate) fn use_refusal(&self, seat: Seat, card: Card) -> Option<Illegal> {
        if !self.player(seat).table.contains(card) {
            return Some(Illegal::NotInPlay);
        }
        if !tables_of().acting.contains(card) {
            return Some(Illegal::NoAction);
        }
        if self.used.contains(card) {
            return Some(Illegal::ActionUsed);
        }
        let ways = 0..card.facts().actions.len() as u8;
        let mut refusals = ways.map(|way| self.alternative_refusal(seat, card, way));
        // The last way's reason: costs stand behind free gains.
        refusals.try_fold(None, |_, refusal| refusal.map(Some))?
    }

    /// Why a seat cannot use a card's action this way.
    pub(crate) fn alternative_refusal(&self, seat: Seat, card: Card, way: u8) -> Option<Illegal> {
        let actions = &card.facts().actions;
        let Some(action) = actions.get(usize::from(way)) else {
            return Some(Illegal::NoSuchChoice);
        };
        self.way_refusal(seat, action).or_else(|| {
            let refusal = self.adds_to_no_card(seat, action)?;
            let is_other = |other: &ActionFacts| !std::ptr::eq(other, action);
            let mut others = actions.iter().filter(|other| is_other(other));
            let possible = others.any(|other| self.way_refusal(seat, other).is_none());
            possible.then_some(refusal)
        })
    }

    /// Why the condition does not hold or the cost cannot be paid.
    fn way_refusal(&self, seat: Seat, action: &ActionFacts) -> Option<Illegal> {
        let player = self.player(seat);
        if action.condition == Some(Condition::OwnTrRaisedThisGeneration) && !player.rating_rose {
            return Some(Illegal::RatingNotRaised);
        }
        let facts = action.cost?.facts();
        match facts.op {
            Op::PayMegacredits { .. } => self.action_means(seat, &facts.op).refusal(),
            Op::Spend { resource, amount }
            | Op::SpendAnyAmount {
                resource,
                min: amount,
            } => {
                let (need, have) = (i32::from(amount), player.stock(resource));
                (have < need).then_some(Illegal::TooLittle {
                    resource,
                    need,
                    have,
                })
            }
            Op::Production {
                resource, amount, ..
            } => {
                let short = i32::from(-amount) - player.reducible(resource);
                (short > 0).then(|| Illegal::ProductionTooLow {
                    resource,
                    need: player.production(resource) + short,
                    have: player.production(resource),
                })
            }
            Op::RemoveCardResource {
                resource, amount, ..
            } => {
                let have = facts.origin.card().map_or(0, |card| self.on_card(card));
                (have < u16::from(amount)).then_some(Illegal::TooFewOnCard {
                    resource,
                    need: amount,
                    have,
                })
            }
            Op::TakeCardResourceFromAny { resource, amount } => {
                let mut possible = self.is_solo();
                self.exposed_cards(resource, amount, &mut |_| possible = true);
                (!possible).then_some(Illegal::NothingToTake { resource })
            }
            _ => None,
        }
    }

    /// Whether all that an action does is to add resources that no card can hold.
    fn adds_to_no_card(&self, seat: Seat, action: &ActionFacts) -> Option<Illegal> {
        let lost = |op: OpId| match op.facts().op {
            Op::AddCardResource {
                resource,
                target: Target::OwnCard,
                ..
            } => self
                .own_collectors(seat, resource)
                .is_empty()
                .then_some(Illegal::NoCardToAddTo { resource }),
            _ => None,
        };
        let mut refusals = action.gain.iter().map(lost);
        refusals.try_fold(None, |_, refusal| refusal.map(Some))?
    }

    /// A seat uses a card's action.
    pub(crate) fn use_card(&mut self, card: Card, log: &mut Log<'_>) {
        let seat = self.turn.active;
        self.used.insert(card);
        log.emit(|| Event::Used { seat, card });
        let (mut ways, mut only) = (0, 0);
        self.alternatives(card, &mut |way| {
            ways += 1;
            only = way;
        });
        if ways > 1 {
            self.ask = Ask::Alternative(card);
        } else {
            self.pay_for_action(card, only, log);
        }
    }

    /// Visits the ways in which the active seat can use a card's action.
    pub(crate) fn alternatives(&self, card: Card, visit: &mut dyn FnMut(u8)) {
        let seat = self.turn.active;
        (0..card.facts().actions.len() as u8)
            .filter(|&way| self.alternative_refusal(seat, card, way).is_none())
            .for_each(visit);
    }

    /// Pays the cost of an action, asking where there is a choice.
    pub(crate) fn pay_for_action(&mut self, card: Card, way: u8, log: &mut Log<'_>) {
        let seat = self.turn.active;
        let Some(cost) = card.facts().actions[usize::from(way)].cost else {
            return self.gain_of_action(card, way, 0, log);
        };
        match cost.facts().op {
            Op::PayMegacredits { .. } => {
                crate::coverage::op(cost);
                self.pay_for(Purchase::Action(card, way), log);
            }
            _ if cost.facts().class == Class::Decrease => {
                self.carry_out(cost, Ctx::of(seat), Chosen::Nothing, log);
                self.gain_of_action(card, way, 0, log);
            }
            _ => {
                let (mut n, mut only) = (0, None);
                self.cost_choices(cost, &mut |action| {
                    n += 1;
                    only = Some(action);
                });
                match only {
                    Some(action) if n == 1 => self.answer_cost(card, way, &action, log),
                    _ => self.ask = Ask::Cost(card, way),
                }
            }
        }
    }

    /// Visits what an action's cost can be taken from.
    pub(crate) fn cost_choices(&self, cost: OpId, visit: &mut dyn FnMut(Action)) {
        let player = self.active();
        match cost.facts().op {
            Op::SpendAnyAmount { resource, min } => {
                let most = player.stock(resource).min(i32::from(u16::MAX)) as u16;
                (u16::from(min)..=most).for_each(|n| visit(Action::Amount(n)));
            }
            Op::TakeCardResourceFromAny { resource, amount } => {
                self.exposed_cards(resource, amount, &mut |card| visit(Action::FromCard(card)));
                if self.is_solo() {
                    visit(Action::FromNeutral);
                }
            }
            _ => {}
        }
    }

    /// The cost of an action is taken from somewhere.
    pub(crate) fn answer_cost(&mut self, card: Card, way: u8, action: &Action, log: &mut Log<'_>) {
        let Some(cost) = card.facts().actions[usize::from(way)].cost else {
            return;
        };
        let (chosen, spent) = match *action {
            Action::Amount(n) => (Chosen::Number(n), i32::from(n)),
            Action::FromCard(card) => (Chosen::Card(card), 0),
            _ => (Chosen::Nothing, 0),
        };
        self.carry_out(cost, Ctx::of(self.turn.active), chosen, log);
        self.gain_of_action(card, way, spent, log);
    }

    /// What a paid action gives.
    pub(crate) fn gain_of_action(&mut self, card: Card, way: u8, spent: i32, log: &mut Log<'_>) {
        let ctx = Ctx {
            spent,
            ..Ctx::of(self.turn.active)
        };
        for op in card.facts().actions[usize::from(way)].gain.iter() {
            self.begin(op, ctx, log);
        }
    }
}
