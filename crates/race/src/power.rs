//! Consume powers by name: what a player picks in Consume.

use crate::cards::Design;
use crate::effect::Effect;
use crate::table::{ConsumePower, TABLE};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::borrow::Cow;
use std::fmt;
use tabletop::Member;

/// A consume power: one entry of a card's list. Written as the card's id; where a card has several,
/// with its effect behind a colon (`gambling_world:lucky_draw`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
pub struct Power(pub(crate) u8);

impl Power {
    #[inline]
    fn entry(self) -> &'static ConsumePower {
        &TABLE.consume[usize::from(self.0)]
    }

    /// The card it stands on.
    #[inline]
    pub fn design(self) -> Design {
        self.entry().design
    }

    /// What it does.
    #[inline]
    pub fn effect(self) -> Effect {
        self.entry().effect
    }

    /// All consume powers there are.
    pub fn all() -> impl Iterator<Item = Power> {
        (0..TABLE.consume.len() as u8).map(Power)
    }

    /// The effect's name, as the data has it.
    pub(crate) const fn effect_name(effect: &Effect) -> &'static str {
        match effect {
            Effect::ConsumeGoods { .. } => "consume_goods",
            Effect::ConsumeDifferentKinds { .. } => "consume_different_kinds",
            Effect::ConsumeAllGoods { .. } => "consume_all_goods",
            Effect::TradeGood { .. } => "trade_good",
            Effect::LuckyDraw { .. } => "lucky_draw",
            Effect::DiscardHandCards { .. } => "discard_hand_cards",
            _ => "draw",
        }
    }

    fn named(name: &str) -> Option<Power> {
        Power::all().find(|power| power.to_string() == name)
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entry = self.entry();
        f.write_str(entry.design.id())?;
        if entry.of_several {
            write!(f, ":{}", Power::effect_name(&entry.effect))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Power {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Power {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Cow::<'de, str>::deserialize(deserializer)?;
        Power::named(&name).ok_or_else(|| de::Error::custom(format!("no consume power \"{name}\"")))
    }
}

impl Member for Power {
    #[inline]
    fn bit(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn of_bit(bit: usize) -> Self {
        Power(bit as u8)
    }
}
