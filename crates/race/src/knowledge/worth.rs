//! What a design is worth, from its effects.

use crate::cards::{DESIGNS, Design};
use crate::effect::{Effect, TradeScope};
use crate::kinds::PowerPhase;
use std::sync::LazyLock;

/// What a design is worth beyond its printed points, from its effects.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    /// Of its powers over a whole game.
    pub(super) powers: f32,
    /// Goods its consume powers take in a phase.
    pub(super) consumes: f32,
    /// Points for these goods, cards included.
    pub(super) consumed: f32,
}

pub(super) static WORTH: LazyLock<[Worth; DESIGNS]> =
    LazyLock::new(|| std::array::from_fn(|i| Worth::of(Design(i as u8))));

impl Worth {
    fn of(design: Design) -> Worth {
        let mut worth = Worth::default();
        for (&phase, effects) in &design.data().powers {
            for effect in effects {
                worth.powers += power_worth(phase, effect, design);
                worth.add_consumption(effect);
            }
        }
        worth
    }

    fn add_consumption(&mut self, effect: &Effect) {
        let card = 0.5;
        let (goods, reward) = match *effect {
            Effect::ConsumeGoods {
                good,
                per_use,
                max_uses,
                vp,
                cards,
            } => {
                // Powers for one kind of goods often find none.
                let found = if good.is_some() { 0.7 } else { 1.0 };
                let uses = f32::from(max_uses) * found;
                let reward = f32::from(vp) + card * f32::from(cards);
                (uses * f32::from(per_use), uses * reward)
            }
            Effect::ConsumeDifferentKinds { kinds, vp, .. } => {
                (0.6 * f32::from(kinds), 0.6 * f32::from(vp))
            }
            Effect::ConsumeAllGoods { .. } => (3.0, 2.0),
            Effect::TradeGood { .. } => (1.0, 3.0 * card),
            _ => (0.0, 0.0),
        };
        self.consumes += goods;
        self.consumed += reward;
    }
}

fn power_worth(phase: PowerPhase, effect: &Effect, design: Design) -> f32 {
    let n = |amount: i8| f32::from(amount);
    match *effect {
        Effect::DrawExtra { amount } => 0.4 * n(amount),
        Effect::KeepExtra { amount } => 1.2 * n(amount),
        Effect::DrawAtStart { amount } => 1.5 * n(amount),
        Effect::ReduceCost { amount, .. } if phase == PowerPhase::Develop => 1.3 * n(amount),
        Effect::ReduceCost { amount, filter } => match filter {
            None => 1.7 * n(amount),
            Some(_) => 0.5 * n(amount),
        },
        Effect::DrawAfterPlace { amount } => 1.3 * n(amount),
        Effect::Military { amount, filter } => match filter {
            None => 1.0 * n(amount),
            Some(_) => 0.35 * n(amount),
        },
        Effect::DiscardSelfMilitary { .. } => 1.2,
        Effect::DiscardSelfCostZero { .. } => 1.5,
        Effect::PayForMilitary { .. } => 1.5,
        Effect::TradeBonus { amount, scope, .. } => match scope {
            TradeScope::Any => 0.7 * n(amount),
            TradeScope::Good | TradeScope::ThisWorld => 0.35 * n(amount),
        },
        Effect::ConsumeGoods { .. }
        | Effect::ConsumeDifferentKinds { .. }
        | Effect::ConsumeAllGoods { .. } => 0.8,
        Effect::TradeGood { .. } => 1.2,
        Effect::Draw { amount } => 1.5 * n(amount),
        Effect::LuckyDraw { .. } => 0.3,
        Effect::DiscardHandCards { .. } => 0.8,
        Effect::Produce {} => design
            .data()
            .good
            .map_or(0.0, |good| 2.2 * GOOD_WORTH[good.index()]),
        Effect::ProduceWindfall { good } => match good {
            None => 1.6,
            Some(_) => 1.0,
        },
        Effect::DrawIfProducedHere { amount } => 1.2 * n(amount),
        Effect::DrawPerGoodProduced { .. } => 1.5,
        Effect::DrawPerKindProduced { .. } => 1.5,
        Effect::DrawPerWorld { .. } => 2.0,
        Effect::DrawIfMostProduced { .. } => 1.0,
        _ => 0.0,
    }
}

/// What a good on a world is worth, by kind.
pub(super) const GOOD_WORTH: [f32; 4] = [0.9, 1.1, 1.4, 1.7];
