//! The vocabulary of effects.
//!
//! A card is data: requirements, [ops](Op) that act when it is played, [effects](Effect) that last,
//! [actions](Alternative), [points](Points). Ops are carried out in `rules/resolve.rs` and worded in
//! `wording.rs`, both in one place for all cards.

use crate::vocabulary::{CardResource, Parameter, Placement, Resource, StandardProject, Tag, Tile};
use serde::{Deserialize, Serialize};

/// One thing that happens. "You" is the player who resolves the card, action, project or trigger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Op {
    /// Take from the supply.
    Gain {
        /// What.
        resource: Resource,
        /// How many.
        amount: u8,
        /// For each of these.
        #[serde(default)]
        per: Option<Per>,
    },
    /// Put exactly this much of your stock back.
    Spend {
        /// What.
        resource: Resource,
        /// How many.
        amount: u8,
    },
    /// Put back any number you choose (as an action's cost).
    SpendAnyAmount {
        /// What.
        resource: Resource,
        /// The least.
        min: u8,
    },
    /// Pay money (as an action's cost).
    PayMegacredits {
        /// How much.
        amount: u8,
        /// Metals that may be mixed in at your value for them.
        #[serde(default)]
        may_use: Vec<Resource>,
    },
    /// Change your production.
    Production {
        /// Of what.
        resource: Resource,
        /// By how much.
        amount: i8,
        /// For each of these.
        #[serde(default)]
        per: Option<Per>,
    },
    /// Turn any number of steps of one production into another.
    ConvertProduction {
        /// What falls.
        from: Resource,
        /// What rises.
        to: Resource,
        /// The least.
        min: u8,
    },
    /// Raise the production of the metal printed on the hex of this card's tile.
    TileBonusProduction {
        /// The metals that count.
        resources: Vec<Resource>,
        /// By how much.
        amount: u8,
    },
    /// Carry out the production box of another of your cards.
    CopyProductionBox {
        /// The tag that card must have.
        tag: Tag,
    },
    /// Lower the production of one player, yourself if nobody else can.
    ReduceAnyProduction {
        /// Of what.
        resource: Resource,
        /// By how much, all of it.
        amount: u8,
    },
    /// Remove up to so many from one player.
    RemoveFromAny {
        /// What.
        resource: Resource,
        /// At most.
        max: u8,
    },
    /// Take up to so many from one other player.
    StealFromAny {
        /// What.
        resource: Resource,
        /// At most.
        max: u8,
    },
    /// Remove up to so many from one card of any player.
    RemoveCardResourceFromAny {
        /// What.
        resource: CardResource,
        /// At most.
        max: u8,
    },
    /// Remove exactly so many from one card of any player (as an action's cost).
    TakeCardResourceFromAny {
        /// What.
        resource: CardResource,
        /// How many.
        amount: u8,
    },
    /// Remove up to so many from another player with a tile next to the ocean just placed.
    RemoveFromAdjacentOwner {
        /// What.
        resource: Resource,
        /// At most.
        max: u8,
    },
    /// Raise temperature or oxygen step by step.
    RaiseParameter {
        /// Which.
        parameter: Parameter,
        /// By how many steps.
        steps: u8,
    },
    /// Raise your terraform rating.
    RaiseTr {
        /// By how much.
        amount: u8,
        /// For each of these.
        #[serde(default)]
        per: Option<Per>,
    },
    /// Place tiles.
    PlaceTile {
        /// Which.
        tile: Tile,
        /// Where.
        placement: Placement,
        /// How many, one after the other.
        #[serde(default = "one")]
        count: u8,
    },
    /// Mark a free hex as yours.
    ClaimArea,
    /// Draw cards into your hand.
    DrawCards {
        /// How many.
        count: u8,
    },
    /// Look at cards and keep some of them.
    LookAndKeep {
        /// At how many.
        look: u8,
        /// How many of them.
        keep: u8,
    },
    /// Look at cards and buy or discard each.
    LookAndBuy {
        /// At how many.
        look: u8,
    },
    /// Show the top card and discard it; if it has the tag, something happens.
    RevealAndDiscardTop {
        /// The tag.
        tag: Tag,
        /// What happens.
        then: Vec<Op>,
    },
    /// Discard from your hand, then draw.
    DiscardThenDraw {
        /// How many to discard.
        discard: u8,
        /// How many to draw.
        draw: u8,
    },
    /// Sell any number of cards.
    SellCards {
        /// For how much each.
        price_each: u8,
        /// The least.
        min: u8,
    },
    /// Your next card of this generation costs less.
    NextCardDiscount {
        /// By how much.
        amount: u8,
    },
    /// Your next card of this generation is laxer about temperature, oxygen and oceans.
    NextCardRequirementShift {
        /// By how many steps.
        steps: u8,
    },
    /// Put resources on a card.
    AddCardResource {
        /// What.
        resource: CardResource,
        /// How many, all on one card.
        amount: u8,
        /// On which.
        target: Target,
    },
    /// Remove exactly so many from this card.
    RemoveCardResource {
        /// What.
        resource: CardResource,
        /// How many.
        amount: u8,
        /// From which.
        target: Target,
    },
    /// Put more of the same on one of your cards that holds something.
    AddResourceToStockedCard {
        /// How many.
        amount: u8,
    },
    /// Put something on the card that fired this trigger, if it holds animals or microbes.
    AddResourceToPlayedCard {
        /// How many.
        amount: u8,
    },
    /// Do one of several lists.
    ChooseOne {
        /// The lists.
        options: Vec<Vec<Op>>,
    },
    /// Do one list or the other.
    IfOwnTags {
        /// The tag to count.
        tag: Tag,
        /// How many you need.
        min: u8,
        /// If you have them.
        then: Vec<Op>,
        /// If you have not.
        otherwise: Vec<Op>,
    },
}

const fn one() -> u8 {
    1
}

/// Which card receives or gives resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Target {
    /// The card that carries the op.
    ThisCard,
    /// One of your cards that collects them.
    OwnCard,
}

/// A counter: an amount is taken once for each full `divisor` of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Per {
    /// What is counted.
    #[serde(flatten)]
    pub count: Count,
    /// How many make one.
    pub divisor: u8,
}

/// What a counter counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "count", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Count {
    /// Your tags in play; those of an event only while it resolves.
    OwnTags {
        /// Which.
        tag: Tag,
    },
    /// The tags of all other players.
    OpponentTags {
        /// Which.
        tag: Tag,
    },
    /// Cities of all owners.
    Cities {
        /// Where.
        r#where: Whereabouts,
    },
    /// Events played by all players.
    EventsPlayedByAll,
    /// Resources on this card.
    ResourcesHere,
    /// Oceans next to this card's tile.
    AdjacentOceans,
    /// Cities next to this card's tile.
    AdjacentCities,
    /// What was spent for the same action.
    AmountSpent,
}

/// Where a city lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Whereabouts {
    /// On Mars or off it.
    Anywhere,
    /// On Mars only.
    OnMars,
}

/// What must hold to play a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Requirement {
    /// A parameter stands high or low enough.
    Parameter {
        /// Which.
        parameter: Parameter,
        /// At least or at most.
        bound: Bound,
        /// The value: degrees, percent or tiles.
        value: i8,
    },
    /// You have tags in play.
    OwnTags {
        /// Which.
        tag: Tag,
        /// At least.
        min: u8,
    },
    /// You produce something.
    OwnProduction {
        /// What.
        resource: Resource,
        /// At least.
        min: u8,
    },
    /// You own tiles.
    OwnTiles {
        /// Which.
        tile: Tile,
        /// At least.
        min: u8,
    },
    /// There are cities, of anybody.
    CitiesInPlay {
        /// At least.
        min: u8,
    },
}

/// At least or at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Bound {
    /// At least.
    Min,
    /// At most.
    Max,
}

/// What lasts as long as the card is in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "effect", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Effect {
    /// Cards cost you less.
    CardDiscount {
        /// By how much.
        amount: u8,
        /// Only for, and for each of, these tags.
        #[serde(default)]
        tag: Option<Tag>,
    },
    /// A standard project costs you less.
    StandardProjectDiscount {
        /// Which.
        project: StandardProject,
        /// By how much.
        amount: u8,
    },
    /// A metal is worth more when you pay with it.
    ResourceValueBonus {
        /// Which.
        resource: Resource,
        /// By how much.
        amount: u8,
    },
    /// Your requirements of temperature, oxygen and oceans are laxer.
    RequirementShift {
        /// By how many steps.
        steps: u8,
    },
    /// Others cannot take these from you.
    ProtectFromOpponents {
        /// From your stock.
        resources: Vec<Resource>,
        /// From your cards.
        card_resources: Vec<CardResource>,
    },
    /// Nobody takes anything from this card.
    ResourcesNeverRemoved,
    /// A greenery costs you another number of plants.
    GreeneryConversionCost {
        /// How many.
        plants: u8,
    },
    /// Your heat pays where money does.
    HeatAsMegacredits,
    /// Something happens whenever something else does.
    Trigger {
        /// When.
        when: When,
        /// Whether you may decline.
        optional: bool,
        /// What happens.
        ops: Vec<Op>,
    },
}

/// What fires a trigger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum When {
    /// A tag is played; once for each.
    TagPlayed {
        /// By whom.
        by: By,
        /// Which.
        tags: Vec<Tag>,
        /// Whether the card's own tags count.
        including_this: bool,
    },
    /// An event is played.
    EventCardPlayed {
        /// By whom.
        by: By,
        /// Only with this tag.
        #[serde(default)]
        tag: Option<Tag>,
    },
    /// A tile is placed.
    TilePlaced {
        /// By whom.
        by: By,
        /// Which.
        tile: Tile,
        /// Where.
        r#where: Whereabouts,
        /// Whether the card's own tile counts.
        including_this: bool,
    },
    /// You place a tile on a hex with such a printed bonus.
    TileOnBonus {
        /// By whom.
        by: By,
        /// Which bonus.
        resources: Vec<Resource>,
    },
    /// A standard project is done.
    StandardProjectDone {
        /// By whom.
        by: By,
        /// But not these.
        except: Vec<StandardProject>,
    },
    /// A card or standard project with so high a printed cost is paid.
    BaseCostPaid {
        /// By whom.
        by: By,
        /// The least cost.
        min: u8,
        /// Of what.
        of: Vec<Purchase>,
    },
}

/// Whose doing fires a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum By {
    /// The owner's.
    Owner,
    /// Anybody's.
    Anyone,
}

/// What has a printed cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Purchase {
    /// A project card.
    Card,
    /// A standard project.
    StandardProject,
}

/// One way to use a card's action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Alternative {
    /// What must hold.
    #[serde(default)]
    pub condition: Option<Condition>,
    /// What is paid first.
    pub cost: Vec<Op>,
    /// What it gives.
    pub gain: Vec<Op>,
}

/// What must hold to use an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Condition {
    /// Your terraform rating has risen in this generation.
    OwnTrRaisedThisGeneration,
}

/// Points at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Points {
    /// So many.
    Fixed {
        /// Points.
        points: i8,
    },
    /// So many for each of something.
    Per {
        /// Points.
        points: i8,
        /// What is counted.
        per: Per,
    },
    /// So many once the card holds enough.
    IfResourcesHere {
        /// How many it takes.
        min: u8,
        /// Points.
        points: i8,
    },
}

/// How an op stands to others that are pending with it: the whole table of what commutes.
///
/// | | at once | decrease | choice | sort of its own |
/// | --- | --- | --- | --- | --- |
/// | at once | commutes | commutes | only adds, so it goes first | only adds, so it goes first |
/// | decrease | | commutes | goes first, or waits until it is possible | the same |
/// | choice | | | commutes | **asked** |
/// | sort of its own | | | | same sort commutes, else **asked** |
///
/// What goes first takes no outcome away. The order is asked only where the table says so. A unit
/// test flips every pair that any card can bring together and that the table does not ask about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Needs no choice, draws no card, places no tile.
    AtOnce,
    /// Lowers something of your own.
    Decrease,
    /// Needs a choice, but neither places a tile nor draws.
    Choice,
    /// Places a tile.
    Tile,
    /// Draws or shows cards.
    Draw,
    /// Draws or looks at cards and needs a choice.
    DrawChoice,
}

impl Class {
    /// Whether what is pending of these classes has to be put in order by the player, if the two are
    /// of different sorts.
    pub const fn order_matters(self, other: Class) -> bool {
        (self.is_own_sort() && other.chooses()) || (other.is_own_sort() && self.chooses())
    }

    const fn is_own_sort(self) -> bool {
        matches!(self, Class::Tile | Class::Draw | Class::DrawChoice)
    }

    const fn chooses(self) -> bool {
        !matches!(self, Class::AtOnce | Class::Decrease)
    }
}

impl Op {
    /// How it stands to others.
    pub fn class(&self) -> Class {
        match self {
            Op::Production { amount, .. } if *amount < 0 => Class::Decrease,
            Op::Gain { .. }
            | Op::Production { .. }
            | Op::TileBonusProduction { .. }
            | Op::RaiseParameter { .. }
            | Op::RaiseTr { .. }
            | Op::NextCardDiscount { .. }
            | Op::NextCardRequirementShift { .. }
            | Op::AddResourceToPlayedCard { .. }
            | Op::IfOwnTags { .. } => Class::AtOnce,
            Op::AddCardResource { target, .. } => match target {
                Target::ThisCard => Class::AtOnce,
                Target::OwnCard => Class::Choice,
            },
            Op::Spend { .. } | Op::RemoveCardResource { .. } => Class::Decrease,
            Op::PlaceTile { .. } => Class::Tile,
            Op::DrawCards { .. } | Op::RevealAndDiscardTop { .. } => Class::Draw,
            Op::LookAndKeep { .. } | Op::LookAndBuy { .. } | Op::DiscardThenDraw { .. } => {
                Class::DrawChoice
            }
            Op::ChooseOne { options } => {
                let draws = |op: &Op| op.class() >= Class::Tile;
                match options.iter().flatten().any(draws) {
                    true => Class::DrawChoice,
                    false => Class::Choice,
                }
            }
            Op::SpendAnyAmount { .. }
            | Op::PayMegacredits { .. }
            | Op::ConvertProduction { .. }
            | Op::CopyProductionBox { .. }
            | Op::ReduceAnyProduction { .. }
            | Op::RemoveFromAny { .. }
            | Op::StealFromAny { .. }
            | Op::RemoveCardResourceFromAny { .. }
            | Op::TakeCardResourceFromAny { .. }
            | Op::RemoveFromAdjacentOwner { .. }
            | Op::ClaimArea
            | Op::SellCards { .. }
            | Op::AddResourceToStockedCard { .. } => Class::Choice,
        }
    }

    /// The lists inside, in order.
    pub fn lists(&self) -> Vec<&[Op]> {
        match self {
            Op::RevealAndDiscardTop { then, .. } => vec![then],
            Op::ChooseOne { options } => options.iter().map(Vec::as_slice).collect(),
            Op::IfOwnTags {
                then, otherwise, ..
            } => vec![then, otherwise],
            _ => Vec::new(),
        }
    }
}
