//! What an observation consists of.

use crate::bits::Marks;
use crate::cards::Card;
use crate::names::Slot;
use crate::options::{Opponent, Scenario};
use crate::state::MOST_SEATS;
use tabletop::encode::{Field, Part, layout};

pub(super) const SLOTS: usize = Slot::MOST as usize;
pub(super) const MARKS: usize = Marks::CAPACITY;
pub(super) const LINES: usize = 64;
pub(super) const NUMBERS: usize = 16;
pub(super) const SYMBOLS: usize = 6;
pub(super) const SCENARIOS: usize = Scenario::ALL.len();
pub(super) const PHASES: usize = 10;
pub(super) const STEPS: usize = 14;
pub(super) const OPPONENTS: usize = Opponent::ALL.len();

const TABLE: &[Part] = &[
    Part::new("seats", MOST_SEATS, "1 to 6 players"),
    Part::new("scenario", SCENARIOS, "the scenario"),
    Part::new("turn", 1, "turns begun, of 36"),
    Part::new(
        "phase",
        PHASES,
        "the running step: setup, effects A to C, ASTRA's turn, turn, propagation, missions, handing over, over",
    ),
    Part::new(
        "asked",
        MOST_SEATS,
        "who takes part in it, clockwise from the seat",
    ),
    Part::new(
        "combinations",
        3 * (NUMBERS + SYMBOLS),
        "of each stack the number and the action",
    ),
    Part::new(
        "next",
        3 * SYMBOLS,
        "of each stack the action that comes next",
    ),
    Part::new(
        "unseen",
        Card::CODES,
        "cards that are still to come, by number and action, of 2",
    ),
    Part::new(
        "missions",
        3 * 3,
        "of each letter, which of its two missions, and whether somebody has accomplished it",
    ),
    Part::new("opponent", OPPONENTS, "solo: the opponent"),
    Part::new(
        "cards",
        3 * (NUMBERS + SYMBOLS),
        "solo: the cards of this turn",
    ),
    Part::new("top", SYMBOLS + 3, "solo: what the top of the deck shows"),
    Part::new(
        "given",
        SYMBOLS,
        "solo: cards given to ASTRA by action, of 5",
    ),
    Part::new(
        "astra",
        5,
        "solo: bonuses to be used, bonuses used, whether the deck was reshuffled, ASTRA's score of 100, cards \
        out of the game of 10",
    ),
    Part::new(
        "second_slots",
        2 * SLOTS,
        "solo, scenario 8: the second sheet: insignia in its slots, the owner's and the guest's",
    ),
    Part::new(
        "second_marks",
        2 * MARKS,
        "solo, scenario 8: its marks, circled or the owner's, then crossed off or the guest's",
    ),
];
const SECRET: &[Part] = &[
    Part::new(
        "picked",
        NUMBERS + SYMBOLS + 1,
        "the number and the action picked, and whether a wild action was used",
    ),
    Part::new("step", STEPS, "what the seat is to decide next"),
    Part::new("agenda", 1, "how much there is to decide, of 4"),
    Part::new(
        "answer",
        6,
        "a system error; missions accomplished in this answer; whether the seat has answered; whether it plays on a \
        sheet as its guest",
    ),
];
const PLAYER: &[Part] = &[
    Part::new(
        "slots",
        SLOTS,
        "numbers by slot, of 18, where 0 counts as 1",
    ),
    Part::new(
        "filled",
        SLOTS,
        "slots with a number (scenario 8: with the owner's insignia)",
    ),
    Part::new(
        "xs",
        SLOTS,
        "slots with an X (scenario 8: with the guest's insignia)",
    ),
    Part::new("infected", SLOTS, "infected slots"),
    Part::new(
        "circled",
        MARKS,
        "marks circled or filled (insignia: the owner's)",
    ),
    Part::new(
        "crossed",
        MARKS,
        "marks crossed off (insignia: the guest's)",
    ),
    Part::new("lines", LINES, "lines drawn"),
    Part::new(
        "virus",
        12,
        "scenario 6: points of evacuated quarters of 10, propagations due of 3",
    ),
    Part::new(
        "noted",
        6,
        "missions accomplished by letter, among the first or later",
    ),
    Part::new("score", 1, "points as they stand, of 100"),
];

pub(super) const FIELDS: [Field; TABLE.len() + SECRET.len() + MOST_SEATS * PLAYER.len()] =
    layout(TABLE, SECRET, PLAYER, MOST_SEATS);
