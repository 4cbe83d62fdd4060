//! Why an action is refused.

use crate::action::named;
use crate::card::Card;
use crate::honours::Milestone;
use crate::vocabulary::{CardResource, Parameter, Placement, Resource, Tag, Tile};
use serde::{Deserialize, Serialize};
use tabletop::{Message, Seat, Words};

/// A refusal, typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Illegal {
    /// This seat is not asked anything now.
    NotAsked,
    /// Something else is asked.
    NotNow,
    /// The first action of the corporation comes before all others.
    FirstActionOwed,
    /// No first action is owed.
    NoFirstAction,
    /// The corporation was not dealt to this seat.
    NotDealt,
    /// The card is not in hand.
    NotInHand,
    /// The card is not among those to choose from.
    NotOffered,
    /// The card is picked already.
    AlreadyPicked,
    /// More picks are needed.
    TooFewPicked {
        /// At least.
        need: u8,
        /// So far.
        have: u8,
    },
    /// A parameter is too low.
    ParameterTooLow {
        /// Which.
        parameter: Parameter,
        /// At least, with this player's shifts.
        need: i8,
        /// Now.
        have: i8,
    },
    /// A parameter is too high.
    ParameterTooHigh {
        /// Which.
        parameter: Parameter,
        /// At most, with this player's shifts.
        need: i8,
        /// Now.
        have: i8,
    },
    /// Too few tags in play.
    TooFewTags {
        /// Which.
        tag: Tag,
        /// At least.
        need: u8,
        /// Now.
        have: u8,
    },
    /// Production is too low, to require or to lower it.
    ProductionTooLow {
        /// Of what.
        resource: Resource,
        /// At least.
        need: i32,
        /// Now.
        have: i32,
    },
    /// Too few tiles of a sort owned.
    TooFewTiles {
        /// Which.
        tile: Tile,
        /// At least.
        need: u8,
        /// Now.
        have: u8,
    },
    /// Too few cities in play.
    TooFewCities {
        /// At least.
        need: u8,
        /// Now.
        have: u8,
    },
    /// The price cannot be paid.
    CannotPay {
        /// The price.
        cost: i32,
        /// How much is missing.
        short: i32,
    },
    /// Too little in stock.
    TooLittle {
        /// Of what.
        resource: Resource,
        /// At least.
        need: i32,
        /// Now.
        have: i32,
    },
    /// Nobody's production can fall by so much.
    NobodyToReduce {
        /// Of what.
        resource: Resource,
        /// By how much.
        amount: u8,
    },
    /// That production cannot fall by so much.
    CannotReduce {
        /// Of what.
        resource: Resource,
        /// By how much.
        amount: u8,
        /// Now.
        have: i32,
    },
    /// There is no space for the tile.
    NoSpace {
        /// What kind of space.
        placement: Placement,
    },
    /// No card has a production box that can be copied.
    NothingToCopy {
        /// The tag it needs.
        tag: Tag,
    },
    /// That production box cannot be copied.
    CannotCopy,
    /// Another card has an equal production box; name that one.
    SameAs {
        /// The card to name.
        card: Card,
    },
    /// The card is not in play before this player.
    NotInPlay,
    /// The card has no action.
    NoAction,
    /// The action was used in this generation.
    ActionUsed,
    /// The terraform rating has not risen in this generation.
    RatingNotRaised,
    /// Too few resources on the card.
    TooFewOnCard {
        /// Of what.
        resource: CardResource,
        /// At least.
        need: u8,
        /// Now.
        have: u16,
    },
    /// No card has such a resource to take.
    NothingToTake {
        /// Which.
        resource: CardResource,
    },
    /// Other possibilities come before one that adds to no card.
    NoCardToAddTo {
        /// Which resource.
        resource: CardResource,
    },
    /// There is no such choice.
    NoSuchChoice,
    /// There are no milestones and awards in a solo game.
    NotInSolo,
    /// The milestone or award is taken.
    Taken {
        /// By whom.
        by: Seat,
    },
    /// Three are taken already.
    AllTaken,
    /// The milestone's condition does not hold.
    NotReached {
        /// Which.
        milestone: Milestone,
        /// At least.
        need: u8,
        /// Now.
        have: i32,
    },
    /// There is no card to sell.
    NothingToSell,
    /// Passing is for the whole turn; end the turn instead.
    PassIsWholeTurn,
    /// No action was taken yet; pass instead.
    NoActionTaken,
    /// Turns do not end when nobody else takes any.
    TurnDoesNotEnd,
    /// With so much of it the rest cannot be paid.
    PaysTooLittle {
        /// Which.
        resource: Resource,
    },
    /// A unit could be taken back and the price still be paid.
    PaysTooMuch {
        /// Which.
        resource: Resource,
    },
    /// The number is out of range.
    OutOfRange {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// A tile lies there.
    Occupied {
        /// Which.
        tile: Tile,
    },
    /// Somebody else has claimed the hex.
    Claimed {
        /// Who.
        by: Seat,
    },
    /// The hex is claimed already.
    AlreadyClaimed,
    /// It is not the kind of space this tile needs.
    WrongKind {
        /// What it needs.
        placement: Placement,
    },
    /// A city lies next to it.
    NextToCity,
    /// A tile lies next to it.
    NotIsolated,
    /// What must lie next to it does not.
    NotNextTo {
        /// What it needs.
        placement: Placement,
    },
    /// That player has none of it.
    HasNone {
        /// Of what.
        resource: Resource,
    },
    /// That player's resources are protected.
    Protected,
    /// Nothing is ever removed from that card.
    NeverRemoved,
    /// It has to be another player.
    NotYourself,
    /// There is no such player.
    NoSuchPlayer,
    /// That player has no tile next to the ocean.
    NotAdjacent,
    /// The card does not hold such a resource.
    NotHeld,
    /// It is not pending, or could do nothing now.
    NotPending,
    /// The price is for another resource.
    OtherResource {
        /// The one that is asked.
        resource: Resource,
    },
}

impl Words for Illegal {
    fn words(&self) -> Message {
        match *self {
            Illegal::TooFewPicked { need, have } => told("too_few_picked", need, have),
            Illegal::ParameterTooLow {
                parameter,
                need,
                have,
            } => told("parameter_too_low", need, have).with("parameter", parameter.key()),
            Illegal::ParameterTooHigh {
                parameter,
                need,
                have,
            } => told("parameter_too_high", need, have).with("parameter", parameter.key()),
            Illegal::TooFewTags { tag, need, have } => {
                told("too_few_tags", need, have).with("tag", tag.key())
            }
            Illegal::ProductionTooLow {
                resource,
                need,
                have,
            } => told("production_too_low", need, have).with("resource", resource.key()),
            Illegal::TooFewTiles { tile, need, have } => {
                told("too_few_tiles", need, have).with("tile", tile.key())
            }
            Illegal::TooFewCities { need, have } => told("too_few_cities", need, have),
            Illegal::CannotPay { cost, short } => {
                plain("cannot_pay").with("cost", cost).with("short", short)
            }
            Illegal::TooLittle {
                resource,
                need,
                have,
            } => told("too_little", need, have).with("resource", resource.key()),
            Illegal::NobodyToReduce { resource, amount } => plain("nobody_to_reduce")
                .with("resource", resource.key())
                .with("n", amount),
            Illegal::CannotReduce {
                resource,
                amount,
                have,
            } => told("cannot_reduce", amount, have).with("resource", resource.key()),
            Illegal::NoSpace { placement } => {
                plain("no_space").with("placement", placed(placement))
            }
            Illegal::NothingToCopy { tag } => plain("nothing_to_copy").with("tag", tag.key()),
            Illegal::SameAs { card } => plain("same_as").with("card", card.words()),
            Illegal::TooFewOnCard {
                resource,
                need,
                have,
            } => told("too_few_on_card", need, have).with("resource", resource.key()),
            Illegal::NothingToTake { resource } => {
                plain("nothing_to_take").with("resource", resource.key())
            }
            Illegal::NoCardToAddTo { resource } => {
                plain("no_card_to_add_to").with("resource", resource.key())
            }
            Illegal::Taken { by } => plain("taken").with("seat", by),
            Illegal::NotReached {
                milestone,
                need,
                have,
            } => told("not_reached", need, have).with("milestone", milestone.key()),
            Illegal::PaysTooLittle { resource } => {
                plain("pays_too_little").with("resource", resource.key())
            }
            Illegal::PaysTooMuch { resource } => {
                plain("pays_too_much").with("resource", resource.key())
            }
            Illegal::OutOfRange { least, most } => plain("out_of_range")
                .with("least", least)
                .with("most", most),
            Illegal::Occupied { tile } => plain("occupied").with("tile", tile.key()),
            Illegal::Claimed { by } => plain("claimed").with("seat", by),
            Illegal::WrongKind { placement } => {
                plain("wrong_kind").with("placement", placed(placement))
            }
            Illegal::NotNextTo { placement } => {
                plain("not_next_to").with("placement", placed(placement))
            }
            Illegal::HasNone { resource } => plain("has_none").with("resource", resource.key()),
            Illegal::OtherResource { resource } => {
                plain("other_resource").with("resource", resource.key())
            }
            Illegal::NotAsked => plain("not_asked"),
            Illegal::NotNow => plain("not_now"),
            Illegal::FirstActionOwed => plain("first_action_owed"),
            Illegal::NoFirstAction => plain("no_first_action"),
            Illegal::NotDealt => plain("not_dealt"),
            Illegal::NotInHand => plain("not_in_hand"),
            Illegal::NotOffered => plain("not_offered"),
            Illegal::AlreadyPicked => plain("already_picked"),
            Illegal::CannotCopy => plain("cannot_copy"),
            Illegal::NotInPlay => plain("not_in_play"),
            Illegal::NoAction => plain("no_action"),
            Illegal::ActionUsed => plain("action_used"),
            Illegal::RatingNotRaised => plain("rating_not_raised"),
            Illegal::NoSuchChoice => plain("no_such_choice"),
            Illegal::NotInSolo => plain("not_in_solo"),
            Illegal::AllTaken => plain("all_taken"),
            Illegal::NothingToSell => plain("nothing_to_sell"),
            Illegal::PassIsWholeTurn => plain("pass_is_whole_turn"),
            Illegal::NoActionTaken => plain("no_action_taken"),
            Illegal::TurnDoesNotEnd => plain("turn_does_not_end"),
            Illegal::AlreadyClaimed => plain("already_claimed"),
            Illegal::NextToCity => plain("next_to_city"),
            Illegal::NotIsolated => plain("not_isolated"),
            Illegal::Protected => plain("protected"),
            Illegal::NeverRemoved => plain("never_removed"),
            Illegal::NotYourself => plain("not_yourself"),
            Illegal::NoSuchPlayer => plain("no_such_player"),
            Illegal::NotAdjacent => plain("not_adjacent"),
            Illegal::NotHeld => plain("not_held"),
            Illegal::NotPending => plain("not_pending"),
        }
    }
}

fn plain(key: &'static str) -> Message {
    named("mars-illegal", key)
}

fn told(
    key: &'static str,
    need: impl Into<tabletop::Arg>,
    have: impl Into<tabletop::Arg>,
) -> Message {
    plain(key).with("need", need).with("have", have)
}

fn placed(placement: Placement) -> Message {
    named("mars-placement", placement.key())
}
