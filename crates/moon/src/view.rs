//! What one viewer may know.

use crate::bits::{Marks, ones};
use crate::cards::{Card, Letter, MissionCard, Symbol};
use crate::event::Combination;
use crate::names::{Name, Slot, Table};
use crate::options::{Opponent, Scenario};
use crate::sheet::{Content, Sheet};
use crate::state::{Astra, Moon, Noted, Phase};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{Seat, SeatSet, Viewer};

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The scenario.
    pub scenario: Scenario,
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// The running step.
    pub phase: Phase,
    /// How many play.
    pub seats: usize,
    /// Whose eyes these are.
    pub you: SeatSet,
    /// Who takes part in the running step.
    pub asked: SeatSet,
    /// The stacks; none in a solo game.
    pub stacks: Vec<StackView>,
    /// The missions A, B and C.
    pub missions: Vec<MissionView>,
    /// The viewer's own running answers, by seat.
    pub answers: BTreeMap<u8, AnswerView>,
    /// Solo: ASTRA.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub astra: Option<AstraView>,
    /// The sheets: each seat's own; of a player alone in scenario 8 ASTRA's is the second.
    pub sheets: Vec<SheetView>,
}

/// One of the three stacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StackView {
    /// This turn's combination; none before the first flip.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub combination: Option<Combination>,
    /// The top card: its action comes with the next turn's number.
    pub top: Card,
    /// How many cards lie below it.
    pub below: usize,
    /// The cards flipped, the last one on top.
    pub discard: Vec<Card>,
    /// The referee sees the cards below, the next one last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hidden: Option<Vec<Card>>,
}

/// A mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MissionView {
    /// A, B or C.
    pub letter: Letter,
    /// The card.
    pub card: MissionCard,
    /// It shows its accomplished side.
    pub turned: bool,
    /// How each seat accomplished it.
    pub noted: Vec<Option<Noted>>,
}

/// A running answer, for its own seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnswerView {
    /// The combination picked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub picked: Option<Combination>,
    /// A wild action was crossed off for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub wild: bool,
    /// Missions claimed in this answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub claims: Vec<Letter>,
    /// Whether there is something left to decide.
    pub open: bool,
}

/// ASTRA's side of a solo game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AstraView {
    /// The opponent.
    pub opponent: Opponent,
    /// What the top of the deck shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub top: Option<TopView>,
    /// How many cards the deck holds.
    pub deck: usize,
    /// The discards.
    pub discard: Vec<Card>,
    /// The cards of this turn.
    pub open: Vec<Card>,
    /// The one that was not used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub unused: Option<Card>,
    /// Cards given to ASTRA.
    pub given: Vec<Card>,
    /// Cards removed from the game.
    pub removed: Vec<Card>,
    /// Solo bonuses that can be used.
    pub bonuses: u8,
    /// Solo bonuses used.
    pub spent: u8,
    /// The deck has been reshuffled.
    pub second_pass: bool,
    /// ASTRA's score.
    pub score: i32,
    /// The referee sees the deck, the next card last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hidden: Option<Vec<Card>>,
}

/// What the top of the solo deck shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TopView {
    /// A starship card, action side up.
    Action(Symbol),
    /// An effect card.
    Effect(Letter),
}

/// A sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SheetView {
    /// What the slots hold; empty ones are left out.
    pub slots: BTreeMap<Slot, Content>,
    /// Marks that are circled or filled. Insignia: the owner's.
    pub circled: Vec<Name>,
    /// Marks that are crossed off. Insignia: the guest's.
    pub crossed: Vec<Name>,
    /// Lines that are drawn.
    pub lines: Vec<Name>,
    /// Scenario 6: the points of the evacuated quarters, by number.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub points: BTreeMap<u8, u8>,
    /// Scenario 6: propagations still to be carried out.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub due: u8,
    /// Scenario 8: whose turn it is on this sheet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub active: Option<Seat>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "asked for by serde")]
const fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl View {
    pub(crate) fn new(game: &Moon, viewer: Viewer) -> View {
        let referee = viewer == Viewer::Referee;
        let you: SeatSet = match viewer {
            Viewer::Seats(seats) => game.all().filter(|seat| seats.contains(*seat)).collect(),
            Viewer::Spectator | Viewer::Referee => SeatSet::EMPTY,
        };
        let seen = game.all().filter(|seat| viewer.sees(*seat));
        let missions = Letter::ALL.map(|letter| MissionView {
            letter,
            card: game.missions[letter.index()].card,
            turned: game.missions[letter.index()].turned,
            noted: game
                .noted
                .iter()
                .map(|noted| noted[letter.index()])
                .collect(),
        });
        let sheets = match game.phase {
            Phase::Over => game.settled_sheets(viewer),
            _ => game.seen_sheets(viewer),
        };
        let sheets = sheets.iter().enumerate().map(|(i, sheet)| {
            let mut view = SheetView::new(sheet);
            if game.scenario == Scenario::Battle {
                view.active = game.all().find(|seat| game.active(seat.index()).0 == i);
            }
            view
        });
        View {
            scenario: game.scenario,
            turn: game.turn,
            phase: game.phase,
            seats: game.players(),
            you,
            asked: game.asked,
            stacks: stacks(game, referee),
            missions: missions.to_vec(),
            answers: seen
                .map(|seat| (seat.0, AnswerView::new(game, seat)))
                .collect(),
            astra: game
                .astra
                .as_ref()
                .map(|astra| AstraView::new(game, astra, referee)),
            sheets: sheets.collect(),
        }
    }
}

fn stacks(game: &Moon, referee: bool) -> Vec<StackView> {
    let stacks = game.stacks.iter().map(|stack| {
        let discard = stack.discard.iter().chain(&stack.flipped);
        StackView {
            combination: stack.flipped.map(|flipped| Combination {
                number: stack.top.number(),
                action: flipped.symbol(),
            }),
            top: stack.top,
            below: stack.hidden.len(),
            discard: discard.copied().collect(),
            hidden: referee.then(|| stack.hidden.to_vec()),
        }
    });
    stacks.collect()
}

impl AnswerView {
    fn new(game: &Moon, seat: Seat) -> AnswerView {
        let answer = &game.answers[seat.index()];
        let claims = Letter::ALL
            .into_iter()
            .filter(|letter| answer.claims[letter.index()]);
        AnswerView {
            picked: answer.pick.map(|pick| Combination {
                number: pick.number,
                action: pick.symbol,
            }),
            wild: answer.pick.is_some_and(|pick| pick.wild),
            claims: claims.collect(),
            open: !answer.is_done(),
        }
    }
}

impl AstraView {
    fn new(game: &Moon, astra: &Astra, referee: bool) -> AstraView {
        let deck = astra.hidden.iter().chain(&astra.top);
        AstraView {
            opponent: astra.opponent,
            top: astra.top.map(|top| match top.letter() {
                Some(letter) => TopView::Effect(letter),
                None => TopView::Action(top.symbol()),
            }),
            deck: astra.hidden.len() + usize::from(astra.top.is_some()),
            discard: astra.discard.to_vec(),
            open: astra.open.to_vec(),
            unused: astra.unused,
            given: astra.given.to_vec(),
            removed: astra.removed.to_vec(),
            bonuses: game.solo_bonuses(astra),
            spent: astra.spent,
            second_pass: astra.second_pass,
            score: game.astra_score(astra),
            hidden: referee.then(|| deck.copied().collect()),
        }
    }
}

impl SheetView {
    pub(crate) fn new(sheet: &Sheet) -> SheetView {
        let names = Table::of(sheet.scenario);
        let content = |slot| Some((Slot(slot), sheet.content(slot)?));
        let marks = |set: Marks| set.iter().map(|mark| names.marks[usize::from(mark)]);
        let lines = ones(sheet.lines).map(|line| names.lines[usize::from(line)]);
        let points = (1..).zip(sheet.points).filter(|(_, points)| *points > 0);
        SheetView {
            slots: ones(sheet.taken()).filter_map(content).collect(),
            circled: marks(sheet.circled).collect(),
            crossed: marks(sheet.crossed).collect(),
            lines: lines.collect(),
            points: points.collect(),
            due: sheet.due,
            active: None,
        }
    }
}
