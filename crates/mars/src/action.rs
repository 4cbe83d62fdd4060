//! What a player can say.

use crate::card::Card;
use crate::honours::{Award, Milestone};
use crate::map::Space;
use crate::state::Whom;
use crate::vocabulary::{Conversion, Resource, StandardProject, Tile};
use crate::wording;
use serde::{Deserialize, Serialize};
use tabletop::{Message, Words};

/// One choice.
///
/// On the wire `{"play": "comet"}`, `{"place": "r5c4"}`, `{"pay": {"resource": "steel", "amount": 2}}`, `"pass"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Take this corporation of the two dealt.
    Corporation(Card),
    /// Buy this card.
    Buy(Card),
    /// Keep this card.
    Keep(Card),
    /// Sell this card.
    Sell(Card),
    /// Discard this card (Mars University).
    Discard(Card),
    /// No more cards.
    Done,
    /// Play this project card.
    Play(Card),
    /// Do this standard project.
    Standard(StandardProject),
    /// Claim this milestone.
    Claim(Milestone),
    /// Fund this award.
    Fund(Award),
    /// Use the action of this card.
    Use(Card),
    /// Convert plants or heat.
    Convert(Conversion),
    /// Do what the corporation does first.
    FirstAction,
    /// Take no further turn in this generation.
    Pass,
    /// No second action.
    EndTurn,
    /// Pay with so much of a resource.
    Pay {
        /// The resource.
        resource: Resource,
        /// How much of it.
        amount: u16,
    },
    /// Use a card's action in one of its ways.
    Alternative {
        /// The card.
        card: Card,
        /// The way, counted from 0 in the order of the card's text.
        way: u8,
    },
    /// Choose an option of a card's effect.
    Choose {
        /// The card.
        card: Card,
        /// The option, counted from 0 in the order of the card's text.
        option: u8,
    },
    /// So many.
    Amount(u16),
    /// Place the tile here.
    Place(Space),
    /// Claim this hex.
    Mark(Space),
    /// Lower this player's production.
    Reduce(Whom),
    /// Take a resource from a player.
    From {
        /// The player.
        whom: Whom,
        /// The resource.
        resource: Resource,
    },
    /// Take the resource from this card.
    FromCard(Card),
    /// Take the resource on cards from the neutral opponent.
    FromNeutral,
    /// Take from nobody.
    Nobody,
    /// Put the resources on this card.
    AddTo(Card),
    /// Copy the production box of this card.
    Copy(Card),
    /// Resolve this next.
    Next(Pending),
    /// Leave an effect unused.
    Decline,
    /// No more greeneries.
    Stop,
}

impl Action {
    /// Pays with so much of a resource.
    pub const fn pay(resource: Resource, amount: u16) -> Self {
        Action::Pay { resource, amount }
    }

    /// Uses a card's action in one of its ways.
    pub const fn alternative(card: Card, way: u8) -> Self {
        Action::Alternative { card, way }
    }

    /// Chooses an option of a card's effect.
    pub const fn choose(card: Card, option: u8) -> Self {
        Action::Choose { card, option }
    }

    /// Takes a resource from a player.
    pub const fn take_from(whom: Whom, resource: Resource) -> Self {
        Action::From { whom, resource }
    }
}

/// A sort of effect that is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Pending {
    /// A tile to place.
    Tile(Tile),
    /// Cards to draw.
    Draw,
    /// The choice of this card's effect.
    Effect(Card),
}

impl Words for Whom {
    fn words(&self) -> Message {
        match self {
            Whom::Seat(seat) => Message::new("mars-whom-seat").with("seat", *seat),
            Whom::Neutral => Message::new("mars-whom-neutral"),
        }
    }
}

impl Words for Pending {
    fn words(&self) -> Message {
        match self {
            Pending::Tile(tile) => Message::new("mars-pending-tile").with("tile", tile.key()),
            Pending::Draw => Message::new("mars-pending-draw"),
            Pending::Effect(card) => Message::new("mars-pending-effect").with("card", card.words()),
        }
    }
}

impl Words for Action {
    fn words(&self) -> Message {
        let with_card = |id: &'static str, card: Card| Message::new(id).with("card", card.words());
        match *self {
            Action::Corporation(card) => with_card("mars-action-corporation", card),
            Action::Buy(card) => with_card("mars-action-buy", card),
            Action::Keep(card) => with_card("mars-action-keep", card),
            Action::Sell(card) => with_card("mars-action-sell", card),
            Action::Discard(card) => with_card("mars-action-discard", card),
            Action::Done => Message::new("mars-action-done"),
            Action::Play(card) => with_card("mars-action-play", card),
            Action::Standard(project) => Message::new("mars-action-standard")
                .with("project", named("mars-standard", project.key())),
            Action::Claim(milestone) => {
                Message::new("mars-action-claim").with("milestone", milestone.key())
            }
            Action::Fund(award) => Message::new("mars-action-fund").with("award", award.key()),
            Action::Use(card) => with_card("mars-action-use", card),
            Action::Convert(conversion) => {
                Message::new("mars-action-convert").with("conversion", conversion.key())
            }
            Action::FirstAction => Message::new("mars-action-first_action"),
            Action::Pass => Message::new("mars-action-pass"),
            Action::EndTurn => Message::new("mars-action-end_turn"),
            Action::Pay { resource, amount } => Message::new("mars-action-pay")
                .with("resource", resource.key())
                .with("n", amount),
            Action::Alternative { card, way } => wording::alternative(card, way),
            Action::Choose { card, option } => {
                Message::new("mars-action-choose").with("option", wording::option(card, option))
            }
            Action::Amount(n) => Message::new("mars-action-amount").with("n", n),
            Action::Place(space) => Message::new("mars-action-place").with("space", space.words()),
            Action::Mark(space) => Message::new("mars-action-mark").with("space", space.words()),
            Action::Reduce(whom) => Message::new("mars-action-reduce").with("whom", whom.words()),
            Action::From { whom, resource } => Message::new("mars-action-from")
                .with("whom", whom.words())
                .with("resource", resource.key()),
            Action::FromCard(card) => with_card("mars-action-from_card", card),
            Action::FromNeutral => Message::new("mars-action-from_neutral"),
            Action::Nobody => Message::new("mars-action-nobody"),
            Action::AddTo(card) => with_card("mars-action-add_to", card),
            Action::Copy(card) => with_card("mars-action-copy", card),
            Action::Next(pending) => {
                Message::new("mars-action-next").with("pending", pending.words())
            }
            Action::Decline => Message::new("mars-action-decline"),
            Action::Stop => Message::new("mars-action-stop"),
        }
    }
}

/// The name of something in a list of names.
pub(crate) fn named(list: &'static str, key: &'static str) -> Message {
    Message::new(format!("{list}-{key}"))
}
