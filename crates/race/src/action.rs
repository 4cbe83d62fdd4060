//! What a player can say, and what a finger can point at.

use crate::cards::Design;
use crate::kinds::{ActionCard, Way};
use crate::power::Power;
use serde::{Deserialize, Serialize};
use tabletop::{Message, Seat, Words};

/// One choice. A card is named by its design, a good by the world it lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Discard a hand card: at the start, over the hand limit, or for points.
    Discard(Design),
    /// Choose an action for the round.
    Choose(ActionCard),
    /// Keep a card drawn in Explore.
    Keep(Design),
    /// Place a development or a world.
    Place(Design),
    /// Place nothing.
    PlaceNothing,
    /// Place the world that was shown in this way.
    Way(Way),
    /// Pay with a hand card.
    Pay(Design),
    /// Sell the good on a world.
    Sell(Design),
    /// Use a consume power.
    Use(Power),
    /// Consume the good on a world.
    Consume(Design),
    /// Name a lucky number.
    Name(u8),
    /// Produce on a windfall world.
    Produce(Design),
    /// No more: leave optional powers unused, or discard no further card.
    Stop,
}

impl Words for Action {
    fn words(&self) -> Message {
        let card = |id: &'static str, design: Design| Message::new(id).with("card", design.name());
        match *self {
            Action::Discard(design) => card("race-action-discard", design),
            Action::Choose(action) => Message::new(format!("race-actioncard-{}", action.key())),
            Action::Keep(design) => card("race-action-keep", design),
            Action::Place(design) => card("race-action-place", design),
            Action::PlaceNothing => Message::new("race-action-place_nothing"),
            Action::Way(way) => Message::new(format!("race-way-{}", way.key())),
            Action::Pay(design) => card("race-action-pay", design),
            Action::Sell(design) => card("race-action-sell", design),
            Action::Use(power) => card("race-action-use", power.design())
                .with("what", Power::effect_name(&power.effect())),
            Action::Consume(design) => card("race-action-consume", design),
            Action::Name(number) => Message::new("race-action-name").with("n", number),
            Action::Produce(design) => card("race-action-produce", design),
            Action::Stop => Message::new("race-action-stop"),
        }
    }
}

/// What a finger can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Thing {
    /// A card in the viewer's hand.
    Hand(Design),
    /// A card the viewer drew in Explore.
    Drawn(Design),
    /// A card in a tableau.
    Placed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Design,
    },
    /// An action card.
    Action(ActionCard),
    /// A number to name.
    Number(u8),
    /// A player.
    Seat(Seat),
    /// The draw pile.
    DrawPile,
    /// The discard pile.
    DiscardPile,
    /// The pool of VP chips.
    Pool,
}

impl Words for Thing {
    fn words(&self) -> Message {
        match *self {
            Thing::Hand(card) | Thing::Drawn(card) | Thing::Placed { card, .. } => card.name(),
            Thing::Action(action) => Message::new(format!("race-actioncard-{}", action.key())),
            Thing::Number(number) => Message::new("race-action-name").with("n", number),
            Thing::Seat(seat) => Message::new("race-thing-seat").with("seat", seat),
            Thing::DrawPile => Message::new("race-thing-draw_pile"),
            Thing::DiscardPile => Message::new("race-thing-discard_pile"),
            Thing::Pool => Message::new("race-thing-pool"),
        }
    }
}
