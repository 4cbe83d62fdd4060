//! The pool of effects still to resolve: what happens by itself, what is asked, and in which order.

use super::log::Log;
use super::resolve::{Chosen, Ctx, why};
use crate::action::{Action, Pending};
use crate::card::CardSet;
use crate::effect::{Class, Op};
use crate::state::{Ask, Item, Mars};

impl Item {
    pub(crate) const fn ctx(self, seat: tabletop::Seat) -> Ctx {
        Ctx {
            seat,
            space: self.space,
            subject: self.subject,
            spent: 0,
        }
    }

    /// Whether it looks at cards before it asks.
    pub(crate) fn looks(self) -> bool {
        matches!(
            self.op.facts().op,
            Op::LookAndKeep { .. } | Op::LookAndBuy { .. }
        )
    }
}

impl Mars {
    /// Whether the active seat has something to answer.
    #[inline]
    pub(crate) fn is_asking(&self) -> bool {
        self.ask != Ask::Nothing
    }

    /// Resolves what is pending until something has to be asked or the action is over.
    pub(crate) fn advance(&mut self, log: &mut Log<'_>) {
        while !self.pool.is_empty() {
            if self.resolve_decrease(log) {
                continue;
            }
            if !self.resolve_single(log) {
                let Some(first) = self.first_live() else {
                    // What could do nothing all along lapses.
                    self.pool.clear();
                    break;
                };
                if self.order_is_asked() {
                    self.ask = Ask::Order;
                } else {
                    let item = self.pool.remove(first);
                    self.take_up(item, log);
                }
            }
            if self.is_asking() {
                return;
            }
        }
        self.action_over(log);
    }

    /// Carries out the first decrease that is possible.
    fn resolve_decrease(&mut self, log: &mut Log<'_>) -> bool {
        let seat = self.turn.active;
        let possible = |item: &Item| {
            let facts = item.op.facts();
            facts.class == Class::Decrease && self.can_decrease(facts, seat)
        };
        let Some(at) = self.pool.iter().position(possible) else {
            return false;
        };
        let item = self.pool.remove(at);
        self.carry_out(item.op, item.ctx(seat), Chosen::Nothing, log);
        true
    }

    /// Carries out the first choice that has a single answer, tiles and looks at cards excepted.
    fn resolve_single(&mut self, log: &mut Log<'_>) -> bool {
        for at in 0..self.pool.len() {
            let item = self.pool[at];
            let class = item.op.facts().class;
            if !matches!(class, Class::Choice | Class::DrawChoice) || item.looks() {
                continue;
            }
            if let Some(action) = self.only_choice(item) {
                self.pool.remove(at);
                self.answer_item(item, &action, log);
                return true;
            }
        }
        false
    }

    /// The answer to an item that has only one.
    fn only_choice(&self, item: Item) -> Option<Action> {
        let (mut n, mut only) = (0, None);
        self.choices(item, &mut |action| {
            n += 1;
            only = Some(action);
        });
        if n == 1 { only } else { None }
    }

    /// Whether an item could do anything now.
    fn is_live(&self, item: Item) -> bool {
        match item.op.facts().class {
            Class::AtOnce | Class::Decrease => false,
            Class::Draw => self.drawable() > 0,
            _ if item.looks() => self.drawable() > 0,
            _ => {
                let mut any = false;
                self.choices(item, &mut |_| any = true);
                any
            }
        }
    }

    fn first_live(&self) -> Option<usize> {
        self.pool.iter().position(|item| self.is_live(*item))
    }

    /// Whether two sorts that do not commute are pending.
    fn order_is_asked(&self) -> bool {
        let pool = &self.pool;
        let clash = |a: Item, b: Item| {
            self.sort_of(a) != self.sort_of(b)
                && a.op.facts().class.order_matters(b.op.facts().class)
                && self.is_live(a)
                && self.is_live(b)
        };
        (1..pool.len()).any(|i| (0..i).any(|j| clash(pool[i], pool[j])))
    }

    /// The sorts that may come next, in the order in which they came up.
    pub(crate) fn pending_sorts(&self, visit: &mut dyn FnMut(Pending)) {
        for (i, item) in self.pool.iter().enumerate() {
            let sort = self.sort_of(*item);
            let met = |earlier: &Item| self.sort_of(*earlier) == sort && self.is_live(*earlier);
            if self.is_live(*item) && !self.pool[..i].iter().any(met) {
                visit(sort);
            }
        }
    }

    /// The first item of a sort comes next.
    pub(crate) fn resolve_next(&mut self, sort: Pending, log: &mut Log<'_>) {
        let wanted = |item: &Item| self.sort_of(*item) == sort && self.is_live(*item);
        if let Some(at) = self.pool.iter().position(wanted) {
            let item = self.pool.remove(at);
            self.take_up(item, log);
        }
    }

    /// Resolves an item, or asks what has to be chosen for it.
    pub(crate) fn take_up(&mut self, item: Item, log: &mut Log<'_>) {
        let seat = self.turn.active;
        let facts = item.op.facts();
        match facts.op {
            Op::LookAndKeep { look, .. } | Op::LookAndBuy { look } => {
                self.look(seat, look, why(facts.origin), log);
                if !self.looked_is_settled(item) {
                    self.ask = Ask::Item(item);
                    return;
                }
                let kept = match facts.op {
                    Op::LookAndKeep { .. } => self.player(seat).offered,
                    _ => CardSet::EMPTY,
                };
                self.carry_out(item.op, item.ctx(seat), Chosen::Cards(kept), log);
            }
            _ if facts.class == Class::Draw => {
                self.carry_out(item.op, item.ctx(seat), Chosen::Nothing, log);
            }
            _ => match self.only_choice(item) {
                Some(action) => self.answer_item(item, &action, log),
                None => self.ask = Ask::Item(item),
            },
        }
    }
}
