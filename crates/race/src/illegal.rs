//! Why an action is refused.

use crate::cards::Design;
use crate::kinds::{ActionCard, Good};
use crate::power::Power;
use serde::{Deserialize, Serialize};
use tabletop::{Message, Words};

/// A refusal. It tells its seat nothing that the seat could not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// This seat is not asked, or has answered.
    NotAsked,
    /// Something else is asked now.
    NotThisStep,
    /// The card is not in the hand, or all its copies are picked already.
    NotInHand {
        /// The card.
        card: Design,
    },
    /// The card was not drawn in this Explore, or is picked already.
    NotDrawn {
        /// The card.
        card: Design,
    },
    /// The action is chosen already, and there is no second card of it.
    AlreadyChosen {
        /// The action.
        action: ActionCard,
    },
    /// Only developments are placed in Develop.
    NotADevelopment {
        /// The card.
        card: Design,
    },
    /// Only worlds are placed in Settle.
    NotAWorld {
        /// The card.
        card: Design,
    },
    /// A copy of the card is in the tableau.
    AlreadyInTableau {
        /// The card.
        card: Design,
    },
    /// There are not enough other cards in the hand.
    CannotPay {
        /// The card.
        card: Design,
        /// What it costs.
        price: u8,
        /// What is there to pay.
        have: u8,
    },
    /// The world's defense is higher than the Military against it.
    NotEnoughMilitary {
        /// The world.
        card: Design,
        /// Its defense.
        need: i8,
        /// The Military against it.
        have: i8,
    },
    /// A military world cannot be paid for without a Contact Specialist.
    MustBeConquered {
        /// The world.
        card: Design,
    },
    /// A world that is paid for cannot be conquered.
    NotMilitary {
        /// The world.
        card: Design,
    },
    /// Contact Specialist and Colony Ship are no use for Alien worlds.
    AlienWorld {
        /// The world.
        card: Design,
    },
    /// The card that would be used is not active in the tableau.
    NotActive {
        /// The card.
        card: Design,
    },
    /// There is no such world in the tableau.
    NotYourWorld {
        /// The world.
        card: Design,
    },
    /// There is no good on the world.
    NoGoodThere {
        /// The world.
        card: Design,
    },
    /// The good is picked already.
    AlreadyPicked {
        /// The world it lies on.
        card: Design,
    },
    /// The power takes goods of another kind.
    WrongGood {
        /// The world it lies on.
        card: Design,
        /// The kind the power takes.
        need: Good,
    },
    /// A good of this kind is picked already, and all must differ.
    SameKind {
        /// The world it lies on.
        card: Design,
    },
    /// The power was used in this phase.
    PowerUsed {
        /// The power.
        power: Power,
    },
    /// There are too few goods for the power.
    TooFewGoods {
        /// The power.
        power: Power,
    },
    /// There is no card in the hand to discard.
    NoHandCards,
    /// There is no card that could be drawn.
    NothingToDraw,
    /// A power that is not optional can still be used.
    MustUsePowers,
    /// At least one card is discarded once the power is picked.
    MustDiscardOne,
    /// The number is not one that can be named.
    NumberOutOfRange {
        /// The least.
        min: u8,
        /// The greatest.
        max: u8,
    },
    /// The world is no windfall world.
    NotWindfall {
        /// The world.
        card: Design,
    },
    /// The world has a good already.
    HasGood {
        /// The world.
        card: Design,
    },
}

impl Words for Illegal {
    fn words(&self) -> Message {
        let plain = |id: &'static str| Message::new(id);
        let of = |id: &'static str, card: Design| Message::new(id).with("card", card.name());
        match *self {
            Illegal::GameOver => plain("race-illegal-game_over"),
            Illegal::NotAsked => plain("race-illegal-not_asked"),
            Illegal::NotThisStep => plain("race-illegal-not_this_step"),
            Illegal::NotInHand { card } => of("race-illegal-not_in_hand", card),
            Illegal::NotDrawn { card } => of("race-illegal-not_drawn", card),
            Illegal::AlreadyChosen { action } => plain("race-illegal-already_chosen").with(
                "action",
                Message::new(format!("race-actioncard-{}", action.key())),
            ),
            Illegal::NotADevelopment { card } => of("race-illegal-not_a_development", card),
            Illegal::NotAWorld { card } => of("race-illegal-not_a_world", card),
            Illegal::AlreadyInTableau { card } => of("race-illegal-already_in_tableau", card),
            Illegal::CannotPay { card, price, have } => of("race-illegal-cannot_pay", card)
                .with("price", price)
                .with("have", have),
            Illegal::NotEnoughMilitary { card, need, have } => {
                of("race-illegal-not_enough_military", card)
                    .with("need", need)
                    .with("have", have)
            }
            Illegal::MustBeConquered { card } => of("race-illegal-must_be_conquered", card),
            Illegal::NotMilitary { card } => of("race-illegal-not_military", card),
            Illegal::AlienWorld { card } => of("race-illegal-alien_world", card),
            Illegal::NotActive { card } => of("race-illegal-not_active", card),
            Illegal::NotYourWorld { card } => of("race-illegal-not_your_world", card),
            Illegal::NoGoodThere { card } => of("race-illegal-no_good_there", card),
            Illegal::AlreadyPicked { card } => of("race-illegal-already_picked", card),
            Illegal::WrongGood { card, need } => {
                of("race-illegal-wrong_good", card).with("good", need.key())
            }
            Illegal::SameKind { card } => of("race-illegal-same_kind", card),
            Illegal::PowerUsed { power } => of("race-illegal-power_used", power.design()),
            Illegal::TooFewGoods { power } => of("race-illegal-too_few_goods", power.design()),
            Illegal::NoHandCards => plain("race-illegal-no_hand_cards"),
            Illegal::NothingToDraw => plain("race-illegal-nothing_to_draw"),
            Illegal::MustUsePowers => plain("race-illegal-must_use_powers"),
            Illegal::MustDiscardOne => plain("race-illegal-must_discard_one"),
            Illegal::NumberOutOfRange { min, max } => plain("race-illegal-number_out_of_range")
                .with("min", min)
                .with("max", max),
            Illegal::NotWindfall { card } => of("race-illegal-not_windfall", card),
            Illegal::HasGood { card } => of("race-illegal-has_good", card),
        }
    }
}
