//! The choices of pending effects: what can be chosen, and what comes of it.

use super::log::Log;
use super::resolve::{Chosen, is_living, taking_option};
use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::cards::{OpFacts, OpId, Ops, tables_of};
use crate::effect::{Op, Target};
use crate::map::Spaces;
use crate::state::{Ask, Item, Mars, Victim, Whom};
use crate::vocabulary::{CardResource, Placement, Resource};
use arrayvec::ArrayVec;
use tabletop::Seat;

/// More victims than Sabotage can have: three resources of five players.
pub(crate) type Victims = ArrayVec<Victim, 24>;

impl Mars {
    /// Visits every answer to an item; none if the item could do nothing.
    pub(crate) fn choices(&self, item: Item, visit: &mut dyn FnMut(Action)) {
        let seat = self.turn.active;
        let player = self.active();
        let facts = item.op.facts();
        match &facts.op {
            Op::PlaceTile {
                tile, placement, ..
            } => {
                let spaces = self.board.legal(self.map(), seat, *tile, *placement);
                spaces.iter().for_each(|space| visit(Action::Place(space)));
            }
            Op::ClaimArea => {
                let spaces = self.claimable();
                spaces.iter().for_each(|space| visit(Action::Mark(space)));
            }
            Op::ReduceAnyProduction { resource, amount } => {
                self.reducible(*resource, *amount, &mut |whom| visit(Action::Reduce(whom)));
            }
            Op::ConvertProduction { from, min, .. } => {
                let most = player.production(*from).min(i32::from(u16::MAX)) as u16;
                (u16::from(*min)..=most).for_each(|n| visit(Action::Amount(n)));
            }
            Op::CopyProductionBox { tag } => {
                self.copyable(seat, *tag, &mut |card| visit(Action::Copy(card)));
            }
            Op::AddCardResource { resource, .. } => {
                let cards = self.own_collectors(seat, *resource);
                cards.iter().for_each(|card| visit(Action::AddTo(card)));
            }
            Op::AddResourceToStockedCard { .. } => {
                let cards = player.table.iter().filter(|&card| self.on_card(card) > 0);
                cards.for_each(|card| visit(Action::AddTo(card)));
            }
            Op::DiscardThenDraw { .. } => {
                if !player.hand.is_empty() {
                    visit(Action::Decline);
                    let cards = player.hand.iter();
                    cards.for_each(|card| visit(Action::Discard(card)));
                }
            }
            Op::LookAndKeep { .. } => {
                let rest = player.offered.difference(player.picked);
                rest.iter().for_each(|card| visit(Action::Keep(card)));
            }
            Op::LookAndBuy { .. } => {
                let offered = player.offered.iter();
                offered.for_each(|card| visit(Action::Buy(card)));
                visit(Action::Done);
            }
            Op::ChooseOne { .. } if !takes(facts) => {
                let Some(card) = facts.origin.card() else {
                    return;
                };
                for (i, list) in facts.lists.iter().enumerate() {
                    if self.option_refusal(*list, item).is_none() {
                        visit(Action::choose(card, i as u8));
                    }
                }
            }
            _ => {
                let victims = self.victims(item);
                victims.iter().for_each(|victim| visit(victim.chosen()));
                if !victims.is_empty() {
                    visit(Action::Nobody);
                }
            }
        }
    }

    /// Free land that nobody has claimed.
    pub(crate) fn claimable(&self) -> Spaces {
        let claims = self.board.claimed.iter();
        let claims = claims.fold(Spaces::EMPTY, |sum, spaces| sum.union(*spaces));
        let map = self.map();
        map.kind_for(Placement::LandNonReserved)
            .difference(self.board.occupied())
            .difference(claims)
    }

    /// Whose production can fall.
    pub(crate) fn reducible(&self, resource: Resource, amount: u8, visit: &mut dyn FnMut(Whom)) {
        for (i, player) in self.players.iter().enumerate() {
            if player.reducible(resource) >= i32::from(amount) {
                visit(Whom::Seat(Seat::from(i)));
            }
        }
        if self.is_solo() {
            visit(Whom::Neutral);
        }
    }

    /// A seat's cards that collect this.
    pub(crate) fn own_collectors(&self, seat: Seat, resource: CardResource) -> CardSet {
        let collecting = &tables_of().collecting[resource.index()];
        self.player(seat).table.intersection(*collecting)
    }

    /// Why an option cannot be chosen: it must be possible, and add to some card.
    pub(crate) fn option_refusal(&self, list: Ops, item: Item) -> Option<crate::Illegal> {
        let seat = self.turn.active;
        list.iter().find_map(|op| {
            let facts = op.facts();
            match facts.op {
                Op::AddCardResource {
                    resource,
                    target: Target::OwnCard,
                    ..
                } if self.own_collectors(seat, resource).is_empty() => {
                    Some(crate::Illegal::NoCardToAddTo { resource })
                }
                Op::RemoveCardResource {
                    resource, amount, ..
                } if !self.can_decrease(facts, seat) => Some(crate::Illegal::TooFewOnCard {
                    resource,
                    need: amount,
                    have: facts.origin.card().map_or(0, |card| self.on_card(card)),
                }),
                Op::AddResourceToPlayedCard { .. } => {
                    let collects = item.subject.and_then(|card| card.facts().collects);
                    let fits = collects.is_some_and(is_living);
                    (!fits).then_some(crate::Illegal::NotHeld)
                }
                _ => None,
            }
        })
    }

    /// Everything that an item may take from.
    pub(crate) fn victims(&self, item: Item) -> Victims {
        let mut victims = Victims::new();
        let facts = item.op.facts();
        match facts.op {
            Op::ChooseOne { .. } => {
                let ops = facts.lists.iter().flat_map(|list| list.iter());
                ops.for_each(|op| self.add_victims(op, item, &mut victims));
            }
            _ => self.add_victims(item.op, item, &mut victims),
        }
        victims
    }

    fn add_victims(&self, op: OpId, item: Item, victims: &mut Victims) {
        let seat = self.turn.active;
        let seats = || Seat::all(self.players.len());
        match op.facts().op {
            Op::RemoveFromAny { resource, .. } => {
                let exposed = seats().filter(|&whom| self.is_exposed(whom, resource));
                victims.extend(exposed.map(|whom| Victim::Stock(Whom::Seat(whom), resource)));
            }
            Op::StealFromAny { resource, .. } if self.is_solo() => {
                victims.push(Victim::Stock(Whom::Neutral, resource));
            }
            Op::StealFromAny { resource, .. } => {
                let exposed = seats().filter(|&whom| whom != seat);
                let exposed = exposed.filter(|&whom| self.is_exposed(whom, resource));
                victims.extend(exposed.map(|whom| Victim::Stock(Whom::Seat(whom), resource)));
            }
            Op::RemoveFromAdjacentOwner { resource, .. } => {
                let Some(space) = item.space else { return };
                let owners = self.board.owners_around(self.map(), space).iter();
                let owners = owners.filter(|&whom| whom != seat);
                let owners = owners.filter(|&whom| self.is_exposed(whom, resource));
                victims.extend(owners.map(|whom| Victim::Stock(Whom::Seat(whom), resource)));
            }
            Op::RemoveCardResourceFromAny { resource, .. } => {
                self.exposed_cards(resource, 1, &mut |card| victims.push(Victim::Card(card)));
            }
            _ => {}
        }
    }

    /// Whether something can be taken from a stock by the active seat.
    fn is_exposed(&self, whom: Seat, resource: Resource) -> bool {
        let player = self.player(whom);
        let is_safe = player.modifiers.safe_stock >> resource.index() & 1 == 1;
        player.stock(resource) > 0 && (whom == self.turn.active || !is_safe)
    }

    /// Cards of any player from which the active seat may take so many.
    pub(crate) fn exposed_cards(
        &self,
        resource: CardResource,
        amount: u8,
        visit: &mut dyn FnMut(Card),
    ) {
        let tables = tables_of();
        let collecting = tables.collecting[resource.index()].difference(tables.never_removed);
        for card in collecting {
            if self.on_card(card) < u16::from(amount) {
                continue;
            }
            let Some(owner) = self.owner_of(card) else {
                continue;
            };
            let modifiers = &self.player(owner).modifiers;
            let is_safe = modifiers.safe_on_cards >> resource.index() & 1 == 1;
            if owner == self.turn.active || !is_safe {
                visit(card);
            }
        }
    }

    /// How many an item may take from a victim.
    pub(crate) fn most_from(&self, item: Item, victim: Victim) -> u16 {
        let facts = item.op.facts();
        let op = match facts.op {
            Op::ChooseOne { .. } => taking_option(facts, victim),
            _ => Some(item.op),
        };
        let max = op.map_or(0, |op| match op.facts().op {
            Op::RemoveFromAny { max, .. }
            | Op::StealFromAny { max, .. }
            | Op::RemoveFromAdjacentOwner { max, .. }
            | Op::RemoveCardResourceFromAny { max, .. } => u16::from(max),
            _ => 0,
        });
        let have = match victim {
            Victim::Stock(Whom::Neutral, _) => max,
            Victim::Stock(Whom::Seat(seat), resource) => {
                self.player(seat).stock(resource).clamp(0, i32::from(max)) as u16
            }
            Victim::Card(card) => self.on_card(card),
        };
        have.min(max)
    }

    /// Whether what was looked at needs no answer: all of it is kept, or none can be bought.
    pub(crate) fn looked_is_settled(&self, item: Item) -> bool {
        let player = self.active();
        match item.op.facts().op {
            Op::LookAndKeep { keep, .. } => player.offered.len() <= usize::from(keep),
            _ => player.offered.is_empty() || !self.looked_means(self.turn.active).is_enough(),
        }
    }

    /// The answer to an item, which is no longer in the pool.
    pub(crate) fn answer_item(&mut self, item: Item, action: &Action, log: &mut Log<'_>) {
        let seat = self.turn.active;
        let chosen = match *action {
            Action::Place(space) | Action::Mark(space) => Chosen::Space(space),
            Action::Reduce(whom) => Chosen::Whom(whom),
            Action::AddTo(card) | Action::Copy(card) | Action::Discard(card) => Chosen::Card(card),
            Action::Amount(n) => Chosen::Number(n),
            Action::Choose { option, .. } => Chosen::Option(option),
            Action::From { whom, resource } => {
                return self.ask_amount(item, Victim::Stock(whom, resource), log);
            }
            Action::FromCard(card) => return self.ask_amount(item, Victim::Card(card), log),
            Action::Keep(card) => return self.keep_card(item, card, log),
            Action::Buy(card) => return self.pay_for(crate::state::Purchase::Looked(card), log),
            Action::Done => Chosen::Cards(CardSet::EMPTY),
            // Nobody, decline.
            _ => Chosen::Nothing,
        };
        let before = self.pool.len();
        self.carry_out(item.op, item.ctx(seat), chosen, log);
        // The target of an option's resources is asked before anything else.
        if matches!(chosen, Chosen::Option(_)) && self.pool.len() > before {
            let inner = self.pool.remove(before);
            self.take_up(inner, log);
        }
    }

    /// How many are taken; asked if there is a choice.
    fn ask_amount(&mut self, item: Item, victim: Victim, log: &mut Log<'_>) {
        if self.most_from(item, victim) > 1 {
            self.ask = Ask::Amount(item, victim);
        } else {
            let ctx = item.ctx(self.turn.active);
            self.carry_out(item.op, ctx, Chosen::From(victim, 1), log);
        }
    }

    fn keep_card(&mut self, item: Item, card: Card, log: &mut Log<'_>) {
        let seat = self.turn.active;
        let keep = match item.op.facts().op {
            Op::LookAndKeep { keep, .. } => usize::from(keep),
            _ => 0,
        };
        let player = self.player_mut(seat);
        player.picked.insert(card);
        let picked = player.picked;
        if picked.len() >= keep {
            self.carry_out(item.op, item.ctx(seat), Chosen::Cards(picked), log);
        } else {
            self.ask = Ask::Item(item);
        }
    }
}

/// Whether all options of a choice take something from somebody: then what and from whom are asked
/// together.
pub(crate) fn takes(facts: &OpFacts) -> bool {
    facts.lists.iter().flat_map(|list| list.iter()).all(|op| {
        matches!(
            op.facts().op,
            Op::RemoveFromAny { .. }
                | Op::StealFromAny { .. }
                | Op::RemoveCardResourceFromAny { .. }
        )
    })
}

impl Victim {
    /// The action that chooses it.
    pub(crate) const fn chosen(self) -> Action {
        match self {
            Victim::Stock(whom, resource) => Action::take_from(whom, resource),
            Victim::Card(card) => Action::FromCard(card),
        }
    }
}
