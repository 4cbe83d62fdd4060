//! A quick player: how good an action looks by itself.

use crate::action::Action;
use crate::bits::{bit, from_first, ones};
use crate::cards::Symbol;
use crate::options::Scenario;
use crate::rules::scenarios::{battle, journey};
use crate::rules::write;
use crate::sheet::{HIGHEST, Sheet};
use crate::sheets::Board;
use crate::state::{Moon, Step};

impl Moon {
    /// How good an action looks, in points more or less.
    pub(super) fn weight(&self, seat: usize, action: Action) -> f32 {
        let answer = &self.answers[seat];
        let (board, sheet) = (self.board(), &answer.sheet);
        match action {
            Action::Pick {
                number,
                action,
                wild,
                ..
            } => {
                let place = match self.scenario {
                    Scenario::Battle => 0.0,
                    _ => best_place(board, sheet, number, action),
                };
                place + action_worth(self.scenario, action) - if wild { 2.0 } else { 0.0 }
            }
            Action::Write { number, slot } => {
                let astronaut = answer
                    .pick
                    .is_some_and(|pick| pick.symbol == Symbol::Astronaut);
                let symbol = answer.pick.map_or(Symbol::Robot, |pick| pick.symbol);
                fit(board, sheet, number, slot.0)
                    + attached(board, symbol, sheet, slot.0)
                    + filling(board, sheet, slot.0)
                    - if astronaut { 0.01 } else { 0.0 }
            }
            Action::X(slot) => {
                1.0 + filling(board, sheet, slot.0) + tightness(board, sheet, slot.0)
            }
            Action::Use | Action::Accomplish(_) | Action::Remove(_) => 5.0,
            Action::Decline => match answer.agenda.last() {
                // Crossing off astronauts costs points before they are upgraded; little else does.
                Some(Step::Do { effect, .. }) if self.scenario == Scenario::Dome => {
                    let astronaut = board.actions[Symbol::Astronaut as usize];
                    if astronaut == Some(*effect) {
                        4.5
                    } else {
                        -5.0
                    }
                }
                _ => -5.0,
            },
            Action::SystemError | Action::Done => -5.0,
            Action::HandOver(card) => match &self.astra {
                Some(astra) => -f32::from(Moon::opponent_card(astra).points.of(card.symbol())),
                None => 0.0,
            },
            Action::Infect(slot) => tightness(board, sheet, slot.0),
            Action::Choose(name) => self.choice_worth(seat, name),
        }
    }

    fn choice_worth(&self, seat: usize, name: crate::names::Name) -> f32 {
        use crate::names::{Table, Target};
        let answer = &self.answers[seat];
        let board = self.board();
        match Table::of(self.scenario).target(name) {
            // The nearer a place is to being complete, the better.
            Some(Target::Place(place)) => {
                let face = &board.places[usize::from(place)];
                let all = face.marks.count().max(1) as f32;
                let made = ((answer.sheet.circled | answer.sheet.crossed) & face.marks).count();
                2.0 * made as f32 / all
                    + match answer.agenda.last() {
                        Some(Step::Number) => battle::contest(&answer.sheet, place, answer.half),
                        _ => 0.0,
                    }
            }
            // A line that joins something new.
            Some(Target::Line(line)) => {
                let ends = board.lines[usize::from(line)].ends;
                let new = ends.iter().any(|end| answer.sheet.joined & bit(*end) == 0);
                if new && board.root.is_some() {
                    2.0
                } else {
                    0.0
                }
            }
            _ => 0.0,
        }
    }
}

/// What an action is worth on average.
fn action_worth(scenario: Scenario, symbol: Symbol) -> f32 {
    let worth = match scenario {
        Scenario::Launch => [0.0; 6],
        Scenario::Journey => [2.5, 2.0, 2.0, 0.5, 1.0, 1.0],
        Scenario::Colony => [1.5, 2.0, 1.5, 0.5, 1.5, 0.0],
        Scenario::Mine => [2.0, 2.0, 1.0, 0.7, 0.5, 0.0],
        Scenario::Dome => [3.0, 2.0, 1.5, 1.0, 0.0, 0.5],
        Scenario::Virus => [0.5, 2.0, 2.0, 0.7, 1.0, 1.0],
        Scenario::Escape => [2.5, 1.5, 1.0, 0.7, 1.0, 0.0],
        Scenario::Battle => [1.5, 1.5, 2.0, 2.0, 1.0, 1.0],
    };
    worth[symbol as usize]
}

/// The best fit of a combination over its slots.
fn best_place(board: &Board, sheet: &Sheet, number: u8, symbol: Symbol) -> f32 {
    let numbers = write::numbers(board, number, symbol);
    let fits = numbers.flat_map(|number| {
        let slots = ones(write::slots(board, sheet, number, symbol));
        slots.map(move |slot| fit(board, sheet, number, slot) + filling(board, sheet, slot))
    });
    fits.fold(-8.0, f32::max)
}

/// How well a number stands in a slot: the farther from where it belongs, the worse.
fn fit(board: &Board, sheet: &Sheet, number: u8, slot: u8) -> f32 {
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
        let ideal = from + (to - from) * (left + 1.0) / (left + right + 2.0);
        let step = ((to - from) / (left + right + 2.0)).max(0.5);
        (f32::from(number) - ideal).abs() / step
    });
    -off.sum::<f32>()
}

/// A bonus for slots whose group or bonus is nearly complete.
fn filling(board: &Board, sheet: &Sheet, slot: u8) -> f32 {
    let share = |slots: u64| {
        let there = (slots & sheet.filled()).count_ones() as f32 + 1.0;
        there / slots.count_ones() as f32
    };
    let group = board.group_of[usize::from(slot)]
        .map_or(0.0, |group| share(board.places[usize::from(group)].slots));
    let bonus = board.slot_bonus[usize::from(slot)].map_or(0.0, |bonus| {
        let share = share(board.bonuses[usize::from(bonus)].slots);
        if share >= 1.0 { 3.0 } else { 0.5 * share }
    });
    let effects = if board.slot_then[usize::from(slot)].is_empty() {
        0.0
    } else {
        0.7
    };
    let group = if group >= 1.0 { 1.5 } else { 0.7 * group };
    group + bonus + effects
}

/// Whether the action of the combination finds something at the slot.
fn attached(board: &Board, symbol: Symbol, sheet: &Sheet, slot: u8) -> f32 {
    let effect = board.actions[symbol as usize].map(|effect| &board.effects[usize::from(effect)]);
    match effect.map(|effect| effect.op) {
        Some(crate::effect::Op::MarkAt { table, .. }) => {
            let marks = sheet.free(board.at[usize::from(table)][usize::from(slot)]);
            if marks.is_empty() { -1.0 } else { 1.0 }
        }
        _ => 0.0,
    }
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
