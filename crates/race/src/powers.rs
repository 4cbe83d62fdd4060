//! The numbers that powers add up to, so that a rule reads one number instead of a tableau.

use crate::cards::CardData;
use crate::effect::{Effect, Match, TradeScope};
use crate::kinds::{Good, Keyword, PowerPhase};
use crate::sets::PowerSet;

/// Worlds by the kind of their goods; gray ones come first.
pub(crate) const WORLD_GOODS: usize = 5;

/// The place of a kind of world in per-kind arrays.
#[inline]
pub(crate) const fn world_good(good: Option<Good>) -> usize {
    match good {
        None => 0,
        Some(good) => 1 + good.index(),
    }
}

/// What a set of powers adds up to. All of it is a sum, so a card that comes or goes is one addition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Powers {
    /// Explore: more cards drawn.
    pub(crate) draw_extra: i8,
    /// Explore: more cards kept.
    pub(crate) keep_extra: i8,
    /// Develop: cards drawn at the start.
    pub(crate) draw_at_start: i8,
    /// Develop: discount.
    pub(crate) develop_discount: i8,
    /// Develop: cards drawn after placing.
    pub(crate) draw_after_development: i8,
    /// Settle: cards drawn after placing.
    pub(crate) draw_after_world: i8,
    /// Settle: discount by kind of world.
    pub(crate) settle_discount: [i8; WORLD_GOODS],
    /// Settle: Military by kind of world.
    pub(crate) military: [i8; WORLD_GOODS],
    /// Settle: more Military against Rebel worlds.
    pub(crate) rebel_military: i8,
    /// Military that counts against every world.
    pub(crate) general_military: i8,
    /// Settle: Military for discarding New Military Tactics.
    pub(crate) tactics: i8,
    /// Settle: whether a Colony Ship is there to be discarded.
    pub(crate) colony_ship: i8,
    /// Settle: whether military worlds may be paid for.
    pub(crate) contact: i8,
    /// Settle: how much cheaper than its defense a military world is.
    pub(crate) contact_discount: i8,
    /// Trade: more cards for a good, by kind.
    pub(crate) trade: [i8; 4],
    /// Consume: the powers, by number.
    pub(crate) consume: PowerSet,
}

impl Powers {
    /// What a card's powers add.
    pub(crate) fn of_card(card: &CardData, consume: PowerSet) -> Powers {
        let mut powers = Powers {
            consume,
            ..Powers::default()
        };
        for (&phase, effects) in &card.powers {
            for effect in effects {
                powers.add_effect(phase, effect);
            }
        }
        powers
    }

    /// Adds what an effect says, if it is one that changes numbers.
    pub(crate) fn add_effect(&mut self, phase: PowerPhase, effect: &Effect) {
        match *effect {
            Effect::DrawExtra { amount } => self.draw_extra += amount,
            Effect::KeepExtra { amount } => self.keep_extra += amount,
            Effect::DrawAtStart { amount } => self.draw_at_start += amount,
            Effect::ReduceCost { amount, filter } => match phase {
                PowerPhase::Develop => self.develop_discount += amount,
                _ => add_by_kind(&mut self.settle_discount, filter.as_ref(), amount),
            },
            Effect::DrawAfterPlace { amount } => match phase {
                PowerPhase::Develop => self.draw_after_development += amount,
                _ => self.draw_after_world += amount,
            },
            Effect::Military { amount, filter } => match filter {
                Some(Match {
                    keyword: Some(Keyword::Rebel),
                    ..
                }) => self.rebel_military += amount,
                filter => {
                    add_by_kind(&mut self.military, filter.as_ref(), amount);
                    if filter.is_none() {
                        self.general_military += amount;
                    }
                }
            },
            Effect::DiscardSelfMilitary { amount, .. } => self.tactics += amount,
            Effect::DiscardSelfCostZero { .. } => self.colony_ship += 1,
            Effect::PayForMilitary { discount, .. } => {
                self.contact += 1;
                self.contact_discount += discount;
            }
            Effect::TradeBonus {
                amount,
                scope,
                good,
            } => self.add_trade(amount, scope, good),
            _ => {}
        }
    }

    fn add_trade(&mut self, amount: i8, scope: TradeScope, good: Option<Good>) {
        match (scope, good) {
            (TradeScope::Any, _) => self.trade.iter_mut().for_each(|bonus| *bonus += amount),
            (TradeScope::Good, Some(good)) => self.trade[good.index()] += amount,
            // The bonus for a world's own good stands with the world.
            _ => {}
        }
    }

    /// Adds the powers of another card.
    pub(crate) fn add(&mut self, other: &Powers) {
        self.consume |= other.consume;
        self.draw_extra += other.draw_extra;
        self.keep_extra += other.keep_extra;
        self.draw_at_start += other.draw_at_start;
        self.develop_discount += other.develop_discount;
        self.draw_after_development += other.draw_after_development;
        self.draw_after_world += other.draw_after_world;
        for kind in 0..WORLD_GOODS {
            self.settle_discount[kind] += other.settle_discount[kind];
            self.military[kind] += other.military[kind];
        }
        self.rebel_military += other.rebel_military;
        self.general_military += other.general_military;
        self.tactics += other.tactics;
        self.colony_ship += other.colony_ship;
        self.contact += other.contact;
        self.contact_discount += other.contact_discount;
        for good in 0..4 {
            self.trade[good] += other.trade[good];
        }
    }
}

fn add_by_kind(kinds: &mut [i8; WORLD_GOODS], filter: Option<&Match>, amount: i8) {
    match filter.and_then(|filter| filter.good) {
        Some(good) => kinds[world_good(Some(good))] += amount,
        None => kinds.iter_mut().for_each(|kind| *kind += amount),
    }
}
