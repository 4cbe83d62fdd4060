//! The small vocabulary of the rulebook: goods, worlds, phases, action cards.

use serde::{Deserialize, Serialize};

/// The kind of a good, and of the world it lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Good {
    /// Novelty goods (blue).
    Novelty,
    /// Rare elements (brown).
    Rare,
    /// Genes (green).
    Genes,
    /// Alien technology (yellow).
    Alien,
}

impl Good {
    /// All kinds, in the order of their price.
    pub const ALL: [Good; 4] = [Good::Novelty, Good::Rare, Good::Genes, Good::Alien];

    /// The kind as an index into a per-kind array.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind's name in data and messages.
    pub const fn key(self) -> &'static str {
        ["novelty", "rare", "genes", "alien"][self.index()]
    }
}

/// World or development.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum CardType {
    /// Placed in Settle.
    World,
    /// Placed in Develop.
    Development,
}

/// What a world does about goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum WorldKind {
    /// Has no goods.
    Gray,
    /// Produces a good in every Produce phase.
    Production,
    /// Comes with a good; produces only by a power or the bonus.
    Windfall,
}

impl WorldKind {
    /// The name in data and messages.
    pub const fn key(self) -> &'static str {
        match self {
            WorldKind::Gray => "gray",
            WorldKind::Production => "production",
            WorldKind::Windfall => "windfall",
        }
    }
}

/// A word in a card's title that other cards look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Keyword {
    /// Alien.
    Alien,
    /// Imperium.
    Imperium,
    /// Rebel.
    Rebel,
    /// Terraforming.
    Terraforming,
    /// Uplift.
    Uplift,
}

impl Keyword {
    /// The name in data and messages.
    pub const fn key(self) -> &'static str {
        match self {
            Keyword::Alien => "alien",
            Keyword::Imperium => "imperium",
            Keyword::Rebel => "rebel",
            Keyword::Terraforming => "terraforming",
            Keyword::Uplift => "uplift",
        }
    }
}

/// Where on a card a power stands: its phase, and Trade apart from Consume.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PowerPhase {
    /// I.
    Explore,
    /// II.
    Develop,
    /// III.
    Settle,
    /// $: when a good is sold.
    Trade,
    /// IV.
    Consume,
    /// V.
    Produce,
}

impl PowerPhase {
    /// The name in data and messages.
    pub const fn key(self) -> &'static str {
        match self {
            PowerPhase::Explore => "explore",
            PowerPhase::Develop => "develop",
            PowerPhase::Settle => "settle",
            PowerPhase::Trade => "trade",
            PowerPhase::Consume => "consume",
            PowerPhase::Produce => "produce",
        }
    }
}

/// A phase of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Phase {
    /// I: draw cards, keep some.
    Explore,
    /// II: place a development.
    Develop,
    /// III: place a world.
    Settle,
    /// IV: sell and consume goods.
    Consume,
    /// V: produce goods.
    Produce,
}

impl Phase {
    /// The phases in the order of a round.
    pub const ALL: [Phase; 5] = [
        Phase::Explore,
        Phase::Develop,
        Phase::Settle,
        Phase::Consume,
        Phase::Produce,
    ];

    /// The name in data and messages.
    pub const fn key(self) -> &'static str {
        ["explore", "develop", "settle", "consume", "produce"][self as usize]
    }
}

/// An action card's design: what a player chooses at the start of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ActionCard {
    /// Explore: draw 5 more.
    #[serde(rename = "explore_5")]
    Explore5,
    /// Explore: draw 1 more, keep 1 more.
    #[serde(rename = "explore_1_1")]
    Explore11,
    /// Develop, 1 cheaper.
    #[serde(rename = "develop")]
    Develop,
    /// Settle, draw 1 after placing.
    #[serde(rename = "settle")]
    Settle,
    /// Consume, first sell a good.
    #[serde(rename = "consume_trade")]
    ConsumeTrade,
    /// Consume with double points.
    #[serde(rename = "consume_x2")]
    ConsumeX2,
    /// Produce, also on a windfall world.
    #[serde(rename = "produce")]
    Produce,
}

impl ActionCard {
    /// The seven designs.
    pub const ALL: [ActionCard; 7] = [
        ActionCard::Explore5,
        ActionCard::Explore11,
        ActionCard::Develop,
        ActionCard::Settle,
        ActionCard::ConsumeTrade,
        ActionCard::ConsumeX2,
        ActionCard::Produce,
    ];

    /// The card as an index into a per-card array.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The phase it calls.
    #[inline]
    pub const fn phase(self) -> Phase {
        match self {
            ActionCard::Explore5 | ActionCard::Explore11 => Phase::Explore,
            ActionCard::Develop => Phase::Develop,
            ActionCard::Settle => Phase::Settle,
            ActionCard::ConsumeTrade | ActionCard::ConsumeX2 => Phase::Consume,
            ActionCard::Produce => Phase::Produce,
        }
    }

    /// The name in data and messages.
    pub const fn key(self) -> &'static str {
        [
            "explore_5",
            "explore_1_1",
            "develop",
            "settle",
            "consume_trade",
            "consume_x2",
            "produce",
        ][self.index()]
    }
}

/// How a world comes into a tableau.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Way {
    /// Paid with hand cards; a military world through a Contact Specialist.
    Pay,
    /// Free of charge: Colony Ship is discarded.
    ColonyShip,
    /// By Military.
    Conquer,
    /// By Military and New Military Tactics, which is discarded.
    ConquerWithTactics,
}

impl Way {
    /// All ways, in the order they are listed.
    pub const ALL: [Way; 4] = [
        Way::Pay,
        Way::ColonyShip,
        Way::Conquer,
        Way::ConquerWithTactics,
    ];

    /// The name in data and messages.
    pub const fn key(self) -> &'static str {
        ["pay", "colony_ship", "conquer", "conquer_with_tactics"][self as usize]
    }
}
