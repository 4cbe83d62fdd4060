//! What is on the table: plain data, cheap to clone.

use crate::cards::{Card, Letter, MissionCard, Symbol};
use crate::options::{Opponent, Scenario};
use crate::sheet::{Half, Sheet};
use crate::sheets::Board;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, PileName, Seat, SeatSet};

/// The most players.
pub(crate) const MOST_SEATS: usize = 6;

/// The deck of 63, cut into three stacks or, in a solo game, drawn from; then its reshuffle.
pub(crate) const DECK_PILE: PileName = PileName::new("deck");
/// Solo: the last 21 cards with the effect cards.
pub(crate) const ASTRA_PILE: PileName = PileName::new("astra");
/// The three stacks: what comes up in each, and its reshuffles.
pub(crate) const STACK_PILES: [PileName; 3] = [
    PileName::new("stack_1"),
    PileName::new("stack_2"),
    PileName::new("stack_3"),
];
/// The two candidates for each mission.
pub(crate) const MISSION_PILES: [PileName; 3] = [
    PileName::new("mission_a"),
    PileName::new("mission_b"),
    PileName::new("mission_c"),
];

/// A game of Welcome to the Moon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moon {
    pub(crate) scenario: Scenario,
    /// Turns begun so far.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// Who takes part in the running step, and who of them has not finished.
    pub(crate) asked: SeatSet,
    pub(crate) waiting: SeatSet,
    pub(crate) missions: [Mission; 3],
    /// The three stacks; none in a solo game.
    pub(crate) stacks: ArrayVec<Stack, 3>,
    /// What a solo game has in their place.
    pub(crate) astra: Option<Astra>,
    /// One a player; two in a solo game of scenario 8.
    pub(crate) sheets: ArrayVec<Sheet, MOST_SEATS>,
    /// How each player accomplished each mission.
    pub(crate) noted: ArrayVec<[Option<Noted>; 3], MOST_SEATS>,
    /// The sealed answers of the running step.
    pub(crate) answers: ArrayVec<Answer, MOST_SEATS>,
    pub(crate) chance: Chance,
}

/// The running step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Phase {
    /// Before the first turn (scenario 6).
    Setup,
    /// Solo: an ASTRA effect card is resolved.
    Effect(Letter),
    /// Solo, scenario 8: ASTRA plays its card.
    AstraTurn,
    /// Phases 2 to 4: combination, number, action.
    Turn,
    /// Phase 5 of scenario 6.
    Propagation,
    /// Phase 6.
    Missions,
    /// Solo: the card that ASTRA gets.
    HandOver,
    /// The game is over.
    Over,
}

/// A mission card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mission {
    pub(crate) card: MissionCard,
    /// Turned to its accomplished side.
    pub(crate) turned: bool,
}

/// When a player accomplished a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Noted {
    /// In the first turn in which anybody did.
    First,
    /// Afterwards.
    Later,
}

/// One of the three stacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stack {
    /// The cards below the top one; the last is drawn next.
    pub(crate) hidden: ArrayVec<Card, 20>,
    /// The top card, number side up.
    pub(crate) top: Card,
    /// The card flipped last, action side up.
    pub(crate) flipped: Option<Card>,
    /// The cards flipped before it.
    pub(crate) discard: ArrayVec<Card, 20>,
    pub(crate) shuffles: u8,
}

/// What a solo game has in place of the three stacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Astra {
    pub(crate) opponent: Opponent,
    pub(crate) hidden: ArrayVec<Card, 66>,
    /// The top card, action side up.
    pub(crate) top: Option<Card>,
    pub(crate) discard: ArrayVec<Card, 66>,
    /// The cards of this turn.
    pub(crate) open: ArrayVec<Card, 3>,
    /// The one of them that was not used; all three lie there after a system error.
    pub(crate) unused: Option<Card>,
    pub(crate) given: ArrayVec<Card, 36>,
    pub(crate) removed: ArrayVec<Card, 36>,
    /// Solo bonuses crossed off.
    pub(crate) spent: u8,
    /// The deck has been reshuffled.
    pub(crate) second_pass: bool,
    /// Scenario 8: ASTRA has played its card of this turn.
    pub(crate) played: bool,
}

/// A seat's sealed answer: its sheet as it stands with the choices made so far, and what is left to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer {
    pub(crate) sheet: Sheet,
    /// What is left to decide; the last comes next.
    pub(crate) agenda: Agenda,
    pub(crate) pick: Option<Pick>,
    /// The number as it was written, and the slot it was written in.
    pub(crate) number: u8,
    pub(crate) slot: u8,
    /// A system error was taken.
    pub(crate) error: bool,
    /// Missions accomplished in this answer, by letter.
    pub(crate) claims: [bool; 3],
    /// Solo: the card that leaves the player.
    pub(crate) handed: Option<Handed>,
    /// The half of the sheet this seat plays on.
    pub(crate) half: Half,
}

/// The combination a player has picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pick {
    pub(crate) number: u8,
    pub(crate) symbol: Symbol,
    /// A wild action was crossed off for it.
    pub(crate) wild: bool,
    /// Solo: the card that was not used.
    pub(crate) unused: Option<Card>,
}

/// Solo: the card that leaves the player, to ASTRA or for a solo bonus out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Handed {
    pub(crate) card: Card,
    pub(crate) removed: bool,
}

/// What is left to decide.
pub(crate) type Agenda = ArrayVec<Step, 32>;

/// Something to be decided, or to be done in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    /// Scenario 6, setup: a housing to infect.
    GreyVirus,
    /// The combination.
    Combination,
    /// The number and its slot, or its planet.
    Number,
    /// An effect of the sheet.
    Do { effect: u8, optional: bool },
    /// Scenario 1: preparation and build of a section.
    Section {
        place: u8,
        prepare: bool,
        build: bool,
    },
    /// Scenario 8: a planet is settled if it is full.
    Settle(u8),
    /// Scenario 6: propagations, virus by virus.
    Propagate(Spread),
    /// Missions whose criterion is met.
    Missions,
    /// Solo: the card for ASTRA.
    HandOver,
    /// Solo: a sabotage symbol to cross off.
    LoseSabotage,
    /// Solo: a higher bonus to cross off.
    LoseFirst,
    /// Solo, scenario 6: a virus or spread symbol.
    AstraVirus,
    /// Solo, scenario 8: moons for ASTRA's insignia.
    AstraMoons(u8),
    /// Solo, scenario 8: the planet for ASTRA's number.
    AstraPlanet,
}

/// Where the propagations of a sheet stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Spread {
    /// The next quarter whose virus is looked at.
    pub(crate) quarter: u8,
    /// The quarters the running virus still infects.
    pub(crate) infects: u16,
}

impl Moon {
    /// The sheet of the scenario.
    #[inline]
    pub(crate) fn board(&self) -> &'static Board {
        Board::of(self.scenario)
    }

    /// The players.
    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.answers.len()
    }

    /// The sheet a seat plays on this turn, and its half.
    #[inline]
    pub(crate) fn active(&self, seat: usize) -> (usize, Half) {
        if self.scenario != Scenario::Battle {
            return (seat, Half::Owner);
        }
        let sheets = self.sheets.len();
        match self.turn % 2 {
            1 => (seat, Half::Owner),
            _ => ((seat + sheets - 1) % sheets, Half::Guest),
        }
    }

    /// Both sheets of a seat in scenario 8, elsewhere its own.
    pub(crate) fn own_sheets(&self, seat: usize) -> ArrayVec<(usize, Half), 2> {
        let mut own = ArrayVec::new();
        own.push((seat, Half::Owner));
        if self.scenario == Scenario::Battle {
            let sheets = self.sheets.len();
            own.push(((seat + sheets - 1) % sheets, Half::Guest));
        }
        own
    }

    /// A fresh answer of a seat: the sheet as it stands, nothing to decide.
    pub(crate) fn blank_answer(&self, seat: usize) -> Answer {
        let (sheet, half) = self.active(seat);
        Answer {
            sheet: self.sheets[sheet],
            agenda: Agenda::new_const(),
            pick: None,
            number: 0,
            slot: 0,
            error: false,
            claims: [false; 3],
            handed: None,
            half,
        }
    }

    /// All seats.
    pub(crate) fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players())
    }
}
