//! A quick player: how good an action looks by itself.

use super::prospect;
use crate::action::Action;
use crate::bits::{bit, from_first, ones};
use crate::cards::{Card, Symbol};
use crate::effect::Op;
use crate::names::Table;
use crate::options::Scenario;
use crate::rules::look::{Look, Target};
use crate::rules::scenarios::{battle, dome, journey, launch};
use crate::rules::write;
use crate::sheet::{HIGHEST, Half, Sheet};
use crate::sheets::Board;
use crate::state::{Moon, Step};
use tabletop::larger;

/// What an action is worth if it finds something to do, by scenario and symbol (robot, energy, plant,
/// water, astronaut, planning), in points more or less: found by having the policy play against
/// itself. In scenario 1 actions do nothing.
const ACTIONS: [[f32; 6]; 8] = [
    [0.0; 6],
    [2.7, 2.3, 2.9, 0.4, 0.5, 0.5],
    [1.0, 1.6, 2.2, 0.6, 1.2, 0.0],
    [1.3, 2.2, 0.2, 0.7, 0.7, 0.0],
    [0.5, 1.9, 1.7, 0.9, 0.1, 0.3],
    [0.5, 2.1, 3.4, 0.5, 0.5, 1.3],
    [2.1, 2.5, 1.5, 0.9, 1.1, 0.1],
    [2.2, 1.1, 1.3, 1.6, 1.1, 0.6],
];
/// A slot of a group: by the share that is filled with it, and more if it completes it.
const GROUP: [f32; 2] = [0.7, 0.8];
/// A slot of a bonus, likewise.
const BONUS: [f32; 2] = [0.5, 2.5];
/// A slot whose filling causes something.
const EFFECT: f32 = 1.0;
/// How far the first slot of a gap belongs from the edge of the gap, in slots.
const EDGE: f32 = 0.55;
/// The smallest step between two slots that is told from none.
const TIGHTEST: f32 = 0.2;
/// A stored wild action, or a stored astronaut.
const WILD: f32 = 1.4;
/// An effect beside what shows on the sheet: most of them lead on to something.
const LEADS_ON: f32 = 0.7;
/// What nobody does who can help it.
const LAST_RESORT: f32 = -5.0;
/// A combination that cannot be written.
const NOWHERE: f32 = -8.0;
/// What a solo bonus is worth: there are dearer cards than the average one.
const SOLO_BONUS: f32 = 2.4;

impl Moon {
    /// What ASTRA gets for a card.
    fn points_given(&self, card: Card) -> f32 {
        let points = |astra| Moon::opponent_card(astra).points.of(card.symbol());
        self.astra
            .as_ref()
            .map_or(0.0, |astra| f32::from(points(astra)))
    }

    /// How good an action looks, in points more or less.
    pub(super) fn weight(&self, seat: usize, action: Action) -> f32 {
        let answer = &self.answers[seat];
        let (board, sheet) = (self.board(), &answer.sheet);
        match action {
            Action::Pick {
                number,
                action,
                wild,
                unused,
            } => {
                let place = match self.scenario {
                    Scenario::Battle => self.best_planet(seat, number, action),
                    _ => best_place(board, sheet, number, action),
                };
                let given = unused.map_or(0.0, |card| self.points_given(card));
                let wild = if wild { WILD } else { 0.0 };
                place - wild - given
            }
            Action::Write { number, slot } => {
                let symbol = answer.pick.map_or(Symbol::Robot, |pick| pick.symbol);
                placed(board, sheet, symbol, number, slot.0)
            }
            Action::X(slot) => {
                1.0 + filling(board, sheet, slot.0) + tightness(board, sheet, slot.0)
            }
            Action::Accomplish(_) => 5.0,
            Action::Use | Action::Decline | Action::Choose(_) => self.effect_weight(seat, action),
            Action::SystemError | Action::Done => LAST_RESORT,
            Action::HandOver(card) => -self.points_given(card),
            Action::Remove(_) => -SOLO_BONUS,
            Action::Infect(slot) => tightness(board, sheet, slot.0),
        }
    }

    /// What a target of the running step brings; declining brings nothing.
    fn effect_weight(&self, seat: usize, action: Action) -> f32 {
        let answer = &self.answers[seat];
        let board = self.board();
        let Some(&step) = answer.agenda.last() else {
            return 0.0;
        };
        let Some(target) = Target::of(action, Table::of(self.scenario)) else {
            return 0.0;
        };
        match (step, target) {
            (Step::Do { effect, .. }, Target::Decline) => {
                match board.effects[usize::from(effect)].op {
                    Op::WriteX => LAST_RESORT,
                    _ => 0.0,
                }
            }
            (Step::Do { effect, .. }, _) => {
                let mut after = answer.clone();
                after.pen(self.astra.is_some()).carry_out(effect, target);
                let [then, now] = [&after, answer].map(|it| self.sheet_worth(seat, &it.sheet));
                then - now + LEADS_ON
            }
            (Step::Section { .. }, Target::Mark(arrow)) => {
                2.0 + launch::arrow_worth(&answer.sheet, arrow)
            }
            (Step::Section { .. }, _) => LAST_RESORT,
            (Step::Number, Target::Place(planet)) => {
                battle::contest(&answer.sheet, planet, answer.half)
            }
            (Step::LoseFirst, Target::Mark(first)) => {
                -prospect::first_worth(board, &answer.sheet, first)
            }
            (Step::LoseSabotage, Target::Mark(symbol)) => {
                -launch::sabotage_worth(&answer.sheet, symbol)
            }
            _ => 0.0,
        }
    }

    /// The best planet for a combination; stored astronauts cost.
    fn best_planet(&self, seat: usize, number: u8, symbol: Symbol) -> f32 {
        let (board, answer) = (self.board(), &self.answers[seat]);
        let astronaut = symbol == Symbol::Astronaut;
        let stored = write::stored(board, &answer.sheet, answer.half);
        let planets = ones(battle::reachable(&answer.sheet, number, astronaut, stored));
        let worth = planets.map(|planet| {
            let price = battle::price(planet, number, astronaut) as f32;
            battle::contest(&answer.sheet, planet, answer.half) - WILD * price
        });
        worth.fold(NOWHERE, larger) + ACTIONS[self.scenario as usize][symbol as usize]
    }
}

/// The best slot for a combination.
fn best_place(board: &Board, sheet: &Sheet, number: u8, symbol: Symbol) -> f32 {
    let numbers = write::numbers(board, number, symbol);
    let fits = numbers.flat_map(|number| {
        let slots = ones(write::slots(board, sheet, number, symbol));
        slots.map(move |slot| placed(board, sheet, symbol, number, slot))
    });
    fits.fold(NOWHERE, larger)
}

/// A number in a slot, with what the action of the combination then does.
fn placed(board: &Board, sheet: &Sheet, symbol: Symbol, number: u8, slot: u8) -> f32 {
    let [filled, off, then] = sides(board, sheet, symbol, number, slot);
    filled - off + then
}

/// The same by its sides: what it fills, how far it is from where it belongs, what the action then brings.
pub(super) fn sides(
    board: &Board,
    sheet: &Sheet,
    symbol: Symbol,
    number: u8,
    slot: u8,
) -> [f32; 3] {
    [
        filling(board, sheet, slot),
        misfit(board, sheet, number, slot),
        action_worth(board, sheet, symbol, number, slot),
    ]
}

/// What the action brings after a number in a slot.
fn action_worth(board: &Board, sheet: &Sheet, symbol: Symbol, number: u8, slot: u8) -> f32 {
    let Some(effect) = board.actions[symbol as usize] else {
        return 0.0;
    };
    let finds = match board.effects[usize::from(effect)].op {
        Op::MarkAt { table, .. } => !sheet
            .free(board.at[usize::from(table)][usize::from(slot)])
            .is_empty(),
        Op::BuildDome => {
            let look = Look {
                board: Board::of(board.scenario),
                sheet,
                half: Half::Owner,
                number,
                slot,
            };
            !dome::buildable(look).is_empty()
        }
        _ => true,
    };
    if finds {
        ACTIONS[board.scenario as usize][symbol as usize]
    } else {
        0.0
    }
}

/// How far a number stands from where it belongs, in steps between numbers.
fn misfit(board: &Board, sheet: &Sheet, number: u8, slot: u8) -> f32 {
    let zones = board
        .zones
        .iter()
        .filter(|zone| zone.slots & bit(slot) != 0);
    let off = zones.map(|zone| {
        let slots = match board.scenario {
            Scenario::Journey => journey::zone_of(sheet, slot),
            _ => zone.slots,
        };
        let (before, behind) = (
            slots & (bit(slot) - 1),
            slots & from_first(bit(slot)) & !bit(slot),
        );
        let low = (sheet.numbered & before).checked_ilog2();
        let high = match sheet.numbered & behind {
            0 => None,
            some => Some(some.trailing_zeros()),
        };
        let empty = |set: u64| (set & !sheet.taken()).count_ones() as f32;
        let left = empty(low.map_or(before, |slot| before & !((2 << slot) - 1)));
        let right = empty(high.map_or(behind, |slot| behind & (bit(slot as u8) - 1)));
        let from = low.map_or(0.0, |slot| f32::from(sheet.number(slot as u8)));
        let to = high.map_or(f32::from(HIGHEST - 1), |slot| {
            f32::from(sheet.number(slot as u8))
        });
        // The number that divides the gap as the slot does.
        let ideal = from + (to - from) * (left + EDGE) / (left + right + 2.0 * EDGE);
        let step = ((to - from) / (left + right + 2.0)).max(TIGHTEST);
        (f32::from(number) - ideal).abs() / step
    });
    off.sum()
}

/// A bonus for slots whose group or bonus is nearly complete.
fn filling(board: &Board, sheet: &Sheet, slot: u8) -> f32 {
    let share = |slots: u64| {
        let there = (slots & sheet.filled()).count_ones() as f32 + 1.0;
        there / slots.count_ones() as f32
    };
    let worth = |share: f32, [under_way, complete]: [f32; 2]| {
        under_way * share + if share >= 1.0 { complete } else { 0.0 }
    };
    let group = board.group_of[usize::from(slot)].map_or(0.0, |group| {
        let times = match board.scenario {
            Scenario::Launch => launch::section_worth(sheet, group),
            _ => 1.0,
        };
        times * worth(share(board.places[usize::from(group)].slots), GROUP)
    });
    let bonus = board.slot_bonus[usize::from(slot)].map_or(0.0, |bonus| {
        worth(share(board.bonuses[usize::from(bonus)].slots), BONUS)
    });
    let effects = match board.slot_then[usize::from(slot)].is_empty() {
        true => 0.0,
        false => EFFECT,
    };
    group + bonus + effects
}

/// How hard a slot is to fill by a number: an X belongs where few numbers are left, an infection too.
fn tightness(board: &Board, sheet: &Sheet, slot: u8) -> f32 {
    let zone = board.zones.iter().find(|zone| zone.slots & bit(slot) != 0);
    let Some(zone) = zone else {
        return 0.0;
    };
    let before = sheet.numbered & zone.slots & (bit(slot) - 1);
    let behind = sheet.numbered & zone.slots & from_first(bit(slot));
    let low = before
        .checked_ilog2()
        .map_or(-1, |slot| i32::from(sheet.number(slot as u8)));
    let high = match behind {
        0 => i32::from(HIGHEST) + 1,
        some => i32::from(sheet.number(some.trailing_zeros() as u8)),
    };
    1.0 - (high - low - 1) as f32 / f32::from(HIGHEST + 1)
}
