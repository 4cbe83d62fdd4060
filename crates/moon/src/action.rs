//! What a player can say, and the things a finger can point at.

use crate::cards::{Card, Letter, Symbol, combination};
use crate::event::name_words;
use crate::names::{Name, Slot};
use serde::{Deserialize, Serialize};
use tabletop::{Message, Words};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// A combination: `{"pick": {"number": 6, "action": "robot"}}`.
    Pick {
        /// Its number.
        number: u8,
        /// Its action, or the one a wild action puts in its place.
        action: Symbol,
        /// A circled wild action is crossed off to replace the action.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
        wild: bool,
        /// Solo: the third card, which is not used.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        unused: Option<Card>,
    },
    /// No number can be written.
    SystemError,
    /// The number, as the astronaut may have changed it, in a slot.
    Write {
        /// The number.
        number: u8,
        /// The slot.
        slot: Slot,
    },
    /// An X in a slot.
    X(Slot),
    /// A slot that a virus infects.
    Infect(Slot),
    /// A place, mark or line on the sheet; what is done with it is what was asked.
    Choose(Name),
    /// Use the action or symbol on its only target.
    Use,
    /// Do not.
    Decline,
    /// Accomplish the mission of this letter.
    Accomplish(Letter),
    /// No more missions this turn.
    Done,
    /// Solo: give this card to ASTRA.
    HandOver(Card),
    /// Solo: cross off a solo bonus and remove this card from the game.
    Remove(Card),
}

impl Words for Action {
    fn words(&self) -> Message {
        match *self {
            Action::Pick {
                number,
                action,
                wild,
                unused,
            } => {
                let id = match (wild, unused) {
                    (false, None) => "moon-action-pick",
                    (true, None) => "moon-action-pick-wild",
                    (false, Some(_)) => "moon-action-pick-solo",
                    (true, Some(_)) => "moon-action-pick-wild-solo",
                };
                let message = Message::new(id).with("combination", combination(number, action));
                match unused {
                    Some(card) => message.with("unused", card.words()),
                    None => message,
                }
            }
            Action::SystemError => Message::new("moon-action-system_error"),
            Action::Write { number, slot } => Message::new("moon-action-write")
                .with("number", number)
                .with("slot", slot.words()),
            Action::X(slot) => Message::new("moon-action-x").with("slot", slot.words()),
            Action::Infect(slot) => Message::new("moon-action-infect").with("slot", slot.words()),
            Action::Choose(name) => {
                Message::new("moon-action-choose").with("thing", name_words(name))
            }
            Action::Use => Message::new("moon-action-use"),
            Action::Decline => Message::new("moon-action-decline"),
            Action::Accomplish(letter) => {
                Message::new("moon-action-accomplish").with("letter", letter.words())
            }
            Action::Done => Message::new("moon-action-done"),
            Action::HandOver(card) => {
                Message::new("moon-action-hand_over").with("card", card.words())
            }
            Action::Remove(card) => Message::new("moon-action-remove").with("card", card.words()),
        }
    }
}

/// What a finger can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Thing {
    /// A slot of the own sheet.
    Slot(Slot),
    /// A place, mark or line of the own sheet.
    Named(Name),
    /// An offered combination.
    Combination {
        /// Its number.
        number: u8,
        /// Its action.
        action: Symbol,
    },
    /// A card of a solo game's turn.
    Card(Card),
    /// A mission.
    Mission(Letter),
    /// The system errors of the own sheet.
    SystemErrors,
    /// The wild actions of the own sheet.
    WildActions,
    /// Solo: the solo bonuses.
    SoloBonus,
}

impl Words for Thing {
    fn words(&self) -> Message {
        match *self {
            Thing::Slot(slot) => slot.words(),
            Thing::Named(name) => name_words(name),
            Thing::Combination { number, action } => combination(number, action),
            Thing::Card(card) => card.words(),
            Thing::Mission(letter) => {
                Message::new("moon-thing-mission").with("letter", letter.words())
            }
            Thing::SystemErrors => Message::new("moon-thing-system_errors"),
            Thing::WildActions => Message::new("moon-thing-wild_actions"),
            Thing::SoloBonus => Message::new("moon-thing-solo_bonus"),
        }
    }
}

impl Words for Slot {
    fn words(&self) -> Message {
        Message::new("moon-slot").with("n", self.number())
    }
}
