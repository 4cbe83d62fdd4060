//! The vocabulary of effects: what powers, action bonuses and scoring items can say.
//!
//! Effects are data. [`crate::powers`] sums up those that change numbers, the rules of Consume carry
//! out those that are picked one by one, [`crate::score`] evaluates those that count at the end, and
//! [`crate::catalogue`] puts all of them into words.

use crate::cards::Design;
use crate::kinds::{CardType, Good, Keyword, PowerPhase, WorldKind};
use serde::{Deserialize, Serialize};

/// One thing a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Effect {
    /// Explore: draw more cards to choose from.
    DrawExtra {
        /// How many more.
        amount: i8,
    },
    /// Explore: keep more of the drawn cards.
    KeepExtra {
        /// How many more.
        amount: i8,
    },
    /// Develop: draw before developments are chosen.
    DrawAtStart {
        /// How many.
        amount: i8,
    },
    /// Develop and Settle: the card placed costs less.
    ReduceCost {
        /// How much less.
        amount: i8,
        /// Only for these worlds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        filter: Option<Match>,
    },
    /// Develop and Settle: draw after a card was placed and paid for.
    DrawAfterPlace {
        /// How many.
        amount: i8,
    },
    /// Settle: Military when conquering.
    Military {
        /// How much; may be negative.
        amount: i8,
        /// Only against these worlds; without it the Military is general.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        filter: Option<Match>,
    },
    /// Settle: discard this card for Military until the end of the phase.
    DiscardSelfMilitary {
        /// How much.
        amount: i8,
        /// Whether it may be left.
        optional: bool,
    },
    /// Settle: discard this card to place a world that is paid for without payment.
    DiscardSelfCostZero {
        /// Not for worlds of this kind.
        excludes_good: Good,
        /// Whether it may be left.
        optional: bool,
    },
    /// Settle: military worlds may be paid for.
    PayForMilitary {
        /// How much less than the defense.
        discount: i8,
        /// What about Alien worlds.
        alien: AlienWorlds,
        /// Whether it may be left.
        optional: bool,
    },
    /// Trade: more cards for a good sold.
    TradeBonus {
        /// How many more.
        amount: i8,
        /// For which sales.
        scope: TradeScope,
        /// The kind, if the scope is a kind.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        good: Option<Good>,
    },
    /// Consume: discard goods for a reward.
    ConsumeGoods {
        /// Only goods of this kind.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        good: Option<Good>,
        /// Goods for one reward.
        per_use: u8,
        /// Rewards at most.
        max_uses: u8,
        /// Points for one reward.
        vp: u8,
        /// Cards for one reward.
        cards: u8,
    },
    /// Consume: discard goods of different kinds for one reward.
    ConsumeDifferentKinds {
        /// How many goods, all of different kinds.
        kinds: u8,
        /// The points.
        vp: u8,
        /// The cards.
        cards: u8,
    },
    /// Consume: discard all goods.
    ConsumeAllGoods {
        /// Points for each good.
        vp_per_good: i8,
        /// Added once.
        vp_offset: i8,
    },
    /// Consume, and the bonus of Consume: Trade: sell a good.
    TradeGood {
        /// Whether trade powers add to the price.
        apply_trade_powers: bool,
    },
    /// Consume and Produce: draw.
    Draw {
        /// How many.
        amount: i8,
    },
    /// Consume: name a number, show the top card, take it if its cost or defense is the number.
    LuckyDraw {
        /// The least number.
        min: u8,
        /// The greatest number.
        max: u8,
    },
    /// Consume: discard cards from hand for a reward that is never doubled.
    DiscardHandCards {
        /// Cards for one reward.
        per_use: u8,
        /// Rewards at most.
        max_uses: u8,
        /// Points for one reward.
        vp: u8,
        /// Cards for one reward.
        cards: u8,
        /// Whether it may be left.
        optional: bool,
    },
    /// Produce: a good on this world.
    Produce {},
    /// Produce, and the bonus of Produce: a good on a windfall world.
    ProduceWindfall {
        /// Only on worlds of this kind.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        good: Option<Good>,
    },
    /// Produce: draw when a good was produced on this world.
    DrawIfProducedHere {
        /// How many.
        amount: i8,
    },
    /// Produce: draw for each good of a kind that was produced.
    DrawPerGoodProduced {
        /// The kind.
        good: Good,
        /// How many for each.
        amount: i8,
    },
    /// Produce: draw for each kind of good that was produced.
    DrawPerKindProduced {
        /// How many for each.
        amount: i8,
    },
    /// Produce: draw for each matching world.
    DrawPerWorld {
        /// How many for each.
        amount: i8,
        /// Which worlds.
        r#match: Match,
    },
    /// Produce: draw if nobody else produced as many goods of a kind.
    DrawIfMostProduced {
        /// The kind.
        good: Good,
        /// How many.
        amount: i8,
    },
    /// The bonus of Consume: x2.
    VpMultiplier {
        /// By how much points from consume powers are multiplied.
        factor: u8,
    },
    /// Scoring: points for each matching card of the tableau.
    PerCard {
        /// Points for a card; a card counts by its best item only.
        vp: u8,
        /// Which cards.
        r#match: Match,
    },
    /// Scoring: points for VP chips.
    PerVpChips {
        /// For so many chips …
        chips: u8,
        /// … so many points.
        vp: u8,
    },
    /// Scoring: points for general Military.
    TotalMilitary {
        /// For each point of Military.
        vp: u8,
    },
}

/// Whether a power reaches worlds of the Alien kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AlienWorlds {
    /// It does not.
    Excluded,
}

/// Which sales a trade power adds to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TradeScope {
    /// Every sale.
    Any,
    /// Goods of one kind.
    Good,
    /// The good of the card's own world.
    ThisWorld,
}

/// A test for a card: every part that is present must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Match {
    /// World or development.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub card_type: Option<CardType>,
    /// What kind of world.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kind: Option<WorldKind>,
    /// The kind of its goods.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub good: Option<Good>,
    /// Military or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub military: Option<bool>,
    /// A word in its title.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub keyword: Option<Keyword>,
    /// Its printed cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cost: Option<u8>,
    /// A power of this phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub has_power: Option<PowerPhase>,
    /// This very design.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub card: Option<Design>,
}
