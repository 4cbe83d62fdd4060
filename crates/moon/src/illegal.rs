//! Why an action is refused.

use crate::action::Action;
use crate::cards::{Letter, Symbol, combination};
use crate::event::name_words;
use crate::names::{Name, Slot};
use serde::{Deserialize, Serialize};
use tabletop::{Message, Words};

/// The reasons, typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Illegal {
    /// The seat is not asked anything now.
    NotAsked,
    /// This is no answer to what is asked.
    NoAnswer,
    /// Nothing of that name is on this sheet, or it is nothing to choose here.
    NothingToChoose,
    /// The combination is not on offer this turn.
    NotOffered,
    /// No wild action is circled.
    NoWildAction,
    /// The number of the combination cannot be written anywhere.
    CannotBeWritten {
        /// The number.
        number: u8,
        /// The action.
        action: Symbol,
    },
    /// A combination can be written, so there is no system error.
    SomethingCanBeWritten,
    /// The number is not the one of the combination, nor one the astronaut makes of it.
    OtherNumber {
        /// The lowest possible.
        least: u8,
        /// The highest possible.
        most: u8,
    },
    /// There is no such slot on this sheet.
    NoSuchSlot(Slot),
    /// The slot holds something.
    Taken(Slot),
    /// The number does not fit between its neighbours.
    OutOfOrder {
        /// The slot.
        slot: Slot,
        /// The zone whose order it would break.
        zone: Name,
        /// The greatest number before it.
        after: Option<u8>,
        /// The smallest number behind it.
        before: Option<u8>,
    },
    /// Scenario 1: the floor shows another action.
    WrongFloor {
        /// The slot.
        slot: Slot,
        /// The action of the combination.
        action: Symbol,
    },
    /// Scenario 5: the floor does not touch the filled stretch.
    NotAdjacent(Slot),
    /// Scenario 7: the block is not joined to the base.
    AirlockClosed(Slot),
    /// Scenario 8: the number does not reach the planet.
    OutOfReach(Name),
    /// Scenario 8: the planet has no free slot.
    PlanetFull(Name),
    /// Scenario 8: the control of the planet is decided.
    Settled(Name),
    /// Nothing is left to mark there.
    NothingLeft(Name),
    /// Scenario 2: the station is joined to another zone.
    OtherZone(Name),
    /// Scenario 6: the quarter is complete.
    Complete(Name),
    /// The line is drawn.
    Drawn(Name),
    /// Neither end of the line is joined to the network.
    NotJoined(Name),
    /// The mark is made, or lost.
    AlreadyMarked(Name),
    /// Scenario 1: the section of the rocket is full.
    SectionFull(Name),
    /// Scenario 5: the piece is of the other parity.
    WrongParity(Name),
    /// Scenario 5: the piece does not continue the dome.
    NotNextPiece(Name),
    /// Scenario 6: the virus does not infect this housing now.
    NotInfected(Slot),
    /// This must be carried out.
    Compulsory,
    /// The criterion of the mission is not met.
    NotMet(Letter),
    /// The mission has been accomplished before.
    AlreadyAccomplished(Letter),
    /// The card is not the one to leave.
    OtherCard,
    /// No solo bonus is left.
    NoSoloBonus,
}

impl Words for Illegal {
    fn words(&self) -> Message {
        let of = |id: &'static str, name: &Name| Message::new(id).with("thing", name_words(*name));
        let at = |id: &'static str, slot: &Slot| Message::new(id).with("slot", slot.words());
        match self {
            Illegal::NotAsked => Message::new("moon-illegal-not_asked"),
            Illegal::NoAnswer => Message::new("moon-illegal-no_answer"),
            Illegal::NothingToChoose => Message::new("moon-illegal-nothing_to_choose"),
            Illegal::NotOffered => Message::new("moon-illegal-not_offered"),
            Illegal::NoWildAction => Message::new("moon-illegal-no_wild_action"),
            Illegal::CannotBeWritten { number, action } => {
                Message::new("moon-illegal-cannot_be_written")
                    .with("combination", combination(*number, *action))
            }
            Illegal::SomethingCanBeWritten => Message::new("moon-illegal-something_can_be_written"),
            Illegal::OtherNumber { least, most } => Message::new("moon-illegal-other_number")
                .with("least", *least)
                .with("most", *most),
            Illegal::NoSuchSlot(slot) => at("moon-illegal-no_such_slot", slot),
            Illegal::Taken(slot) => at("moon-illegal-taken", slot),
            Illegal::OutOfOrder {
                slot,
                zone,
                after,
                before,
            } => {
                let message = match (after, before) {
                    (Some(after), Some(before)) => at("moon-illegal-out_of_order", slot)
                        .with("after", *after)
                        .with("before", *before),
                    (Some(after), None) => {
                        at("moon-illegal-out_of_order-after", slot).with("after", *after)
                    }
                    (None, Some(before)) => {
                        at("moon-illegal-out_of_order-before", slot).with("before", *before)
                    }
                    (None, None) => at("moon-illegal-out_of_order-alone", slot),
                };
                message.with("zone", name_words(*zone))
            }
            Illegal::WrongFloor { slot, action } => {
                at("moon-illegal-wrong_floor", slot).with("action", action.words())
            }
            Illegal::NotAdjacent(slot) => at("moon-illegal-not_adjacent", slot),
            Illegal::AirlockClosed(slot) => at("moon-illegal-airlock_closed", slot),
            Illegal::OutOfReach(name) => of("moon-illegal-out_of_reach", name),
            Illegal::PlanetFull(name) => of("moon-illegal-planet_full", name),
            Illegal::Settled(name) => of("moon-illegal-settled", name),
            Illegal::NothingLeft(name) => of("moon-illegal-nothing_left", name),
            Illegal::OtherZone(name) => of("moon-illegal-other_zone", name),
            Illegal::Complete(name) => of("moon-illegal-complete", name),
            Illegal::Drawn(name) => of("moon-illegal-drawn", name),
            Illegal::NotJoined(name) => of("moon-illegal-not_joined", name),
            Illegal::AlreadyMarked(name) => of("moon-illegal-already_marked", name),
            Illegal::SectionFull(name) => of("moon-illegal-section_full", name),
            Illegal::WrongParity(name) => of("moon-illegal-wrong_parity", name),
            Illegal::NotNextPiece(name) => of("moon-illegal-not_next_piece", name),
            Illegal::NotInfected(slot) => at("moon-illegal-not_infected", slot),
            Illegal::Compulsory => Message::new("moon-illegal-compulsory"),
            Illegal::NotMet(letter) => {
                Message::new("moon-illegal-not_met").with("letter", letter.words())
            }
            Illegal::AlreadyAccomplished(letter) => {
                Message::new("moon-illegal-already_accomplished").with("letter", letter.words())
            }
            Illegal::OtherCard => Message::new("moon-illegal-other_card"),
            Illegal::NoSoloBonus => Message::new("moon-illegal-no_solo_bonus"),
        }
    }
}

/// An action with its refusal, if it has one.
pub(crate) type Considered = (Action, Option<Illegal>);
