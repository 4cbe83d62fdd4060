//! What a finger can point at.

use crate::action::named;
use crate::card::Card;
use crate::honours::{Award, Milestone};
use crate::map::Space;
use crate::vocabulary::{Conversion, Parameter, Resource, StandardProject};
use serde::{Deserialize, Serialize};
use tabletop::{Message, Seat, Words};

/// A thing on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Thing {
    /// A card, wherever it lies.
    Card(Card),
    /// A space of the map.
    Space(Space),
    /// A standard project.
    Standard(StandardProject),
    /// A milestone.
    Milestone(Milestone),
    /// An award.
    Award(Award),
    /// A parameter's track.
    Track(Parameter),
    /// A resource of the seat that is asked.
    Resource(Resource),
    /// A conversion on the player board.
    Conversion(Conversion),
    /// A player.
    Seat(Seat),
    /// The neutral opponent of a solo game.
    Neutral,
    /// The draw pile.
    Deck,
    /// The discard pile.
    Discard,
    /// The bar where the question stands.
    Prompt,
}

impl Words for Thing {
    fn words(&self) -> Message {
        match *self {
            Thing::Card(card) => card.words(),
            Thing::Space(space) => space.words(),
            Thing::Standard(project) => named("mars-standard", project.key()),
            Thing::Milestone(milestone) => named("mars-milestone", milestone.key()),
            Thing::Award(award) => named("mars-award", award.key()),
            Thing::Track(parameter) => named("mars-parameter", parameter.key()),
            Thing::Resource(resource) => named("mars-resource", resource.key()),
            Thing::Conversion(conversion) => named("mars-conversion", conversion.key()),
            Thing::Seat(seat) => Message::new("mars-whom-seat").with("seat", seat),
            Thing::Neutral => Message::new("mars-whom-neutral"),
            Thing::Deck => Message::new("mars-thing-deck"),
            Thing::Discard => Message::new("mars-thing-discard"),
            Thing::Prompt => Message::new("mars-thing-prompt"),
        }
    }
}
