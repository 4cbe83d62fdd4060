//! The pen: everything that is written, marked or drawn on a sheet, and what it causes at once.

use super::look::{Look, Target};
use super::scenarios;
use crate::bits::{Marks, bit};
use crate::effect::Op;
use crate::sheet::{Half, Sheet};
use crate::sheets::Board;
use crate::sheets::raw::State;
use crate::state::{Agenda, Answer, Step};

/// A pen over one sheet, with the agenda that its consequences go to.
pub(crate) struct Pen<'a> {
    pub(crate) board: &'static Board,
    pub(crate) sheet: &'a mut Sheet,
    pub(crate) agenda: &'a mut Agenda,
    pub(crate) half: Half,
    /// The number written this turn and the slot it was written in.
    pub(crate) number: u8,
    pub(crate) slot: u8,
    /// Against ASTRA a tie on a planet is the player's.
    pub(crate) solo: bool,
}

impl Answer {
    /// The pen of this answer.
    #[inline]
    pub(crate) fn pen(&mut self, solo: bool) -> Pen<'_> {
        Pen {
            board: Board::of(self.sheet.scenario),
            sheet: &mut self.sheet,
            agenda: &mut self.agenda,
            half: self.half,
            number: self.number,
            slot: self.slot,
            solo,
        }
    }
}

impl Pen<'_> {
    /// A number in a slot.
    pub(crate) fn write(&mut self, slot: u8, number: u8) {
        self.sheet.put(slot, number);
        self.filled(slot);
    }

    /// An X in a slot.
    pub(crate) fn x(&mut self, slot: u8) {
        self.sheet.xs |= bit(slot);
        self.filled(slot);
    }

    /// What filling a slot causes: first its own effects, then what its scenario adds.
    pub(crate) fn filled(&mut self, slot: u8) {
        scenarios::filled(self, slot);
        if let Some(bonus) = self.board.slot_bonus[usize::from(slot)] {
            self.gain(bonus);
        }
        self.queue(&self.board.slot_then[usize::from(slot)]);
    }

    /// Puts effects on the agenda, the first to come next.
    pub(crate) fn queue(&mut self, effects: &[u8]) {
        for &effect in effects.iter().rev() {
            let optional = self.board.effects[usize::from(effect)].optional;
            self.agenda.push(Step::Do { effect, optional });
        }
    }

    /// Makes a mark and carries out what it causes; a mark already made gets its second state.
    pub(crate) fn mark(&mut self, mark: u8) {
        let face = &self.board.marks[usize::from(mark)];
        if self.board.insignia.contains(mark) {
            match self.half {
                Half::Owner => self.sheet.circled.insert(mark),
                Half::Guest => self.sheet.crossed.insert(mark),
            }
        } else if self.sheet.free(Marks::of(mark)).is_empty() {
            self.sheet.crossed.insert(mark);
            return;
        } else {
            match face.states[0] {
                Some(State::Crossed) => self.sheet.crossed.insert(mark),
                _ => self.sheet.circled.insert(mark),
            }
        }
        // Later effects go on the agenda first: the last one pushed comes next.
        self.queue(&face.then);
        if let Some(completion) = face.completion {
            let completion = &self.board.completions[usize::from(completion)];
            if completion.need.is_subset(self.sheet.marked(self.board)) {
                self.queue(&completion.then);
            }
        }
        if let Some(bonus) = face.bonus {
            self.gain(bonus);
        }
    }

    /// Circles a bonus if its condition is met: the first value if it is still there.
    fn gain(&mut self, bonus: u8) {
        let bonus = &self.board.bonuses[usize::from(bonus)];
        let complete = bonus.slots & !self.sheet.filled() == 0
            && bonus.marks.is_subset(self.sheet.marked(self.board));
        if !complete {
            return;
        }
        if !self.sheet.free(Marks::of(bonus.first)).is_empty() {
            self.sheet.circled.insert(bonus.first);
        } else if !self.sheet.circled.contains(bonus.first)
            && let Some(later) = bonus.later
        {
            self.sheet.circled.insert(later);
        }
    }

    /// The sheet as it stands, to read.
    #[inline]
    pub(crate) fn look(&self) -> Look<'_> {
        Look {
            board: self.board,
            sheet: self.sheet,
            half: self.half,
            number: self.number,
            slot: self.slot,
        }
    }

    /// The next free mark of a track.
    #[inline]
    pub(crate) fn next(&self, track: u8) -> Option<u8> {
        self.look().next(track)
    }

    /// Draws a line.
    pub(crate) fn draw(&mut self, line: u8) {
        self.sheet.lines |= bit(line);
        if self.board.root.is_some() {
            self.sheet.joined = self.board.joined(self.sheet.lines);
        }
        scenarios::drawn(self);
    }

    /// Takes the next system error; what its box causes follows.
    pub(crate) fn system_error(&mut self) {
        let track = self.board.errors[self.half as usize];
        if let Some(mark) = self.next(track) {
            self.mark(mark);
        }
    }

    /// Carries out an effect on one of its targets.
    pub(crate) fn carry_out(&mut self, effect: u8, target: Target) {
        if target == Target::Decline {
            return;
        }
        let effect = &self.board.effects[usize::from(effect)];
        self.queue(&effect.then);
        match (effect.op, target) {
            (Op::WriteX, Target::X(slot)) => self.x(slot),
            (Op::MarkAt { .. } | Op::BuildDome | Op::SplitDome, Target::Mark(mark)) => {
                self.mark(mark);
            }
            (Op::MarkAt { table, .. }, _) => {
                if let Some(mark) = self.look().at(table).first() {
                    self.mark(mark);
                }
            }
            (Op::MarkOne { kind, .. }, Target::Place(place)) => {
                let marks = self.board.places[usize::from(place)].marks & self.board.kind(kind);
                if let Some(mark) = self.sheet.free(marks).first() {
                    self.mark(mark);
                }
            }
            (Op::MarkNext(track), _) => {
                if let Some(mark) = self.next(self.look().own(track)) {
                    self.mark(mark);
                }
            }
            (Op::Mark(mark), _) => self.mark(mark),
            (Op::DrawLine, Target::Line(line)) => self.draw(line),
            (Op::TakeAsteroid, _) => scenarios::battle::take_asteroid(self),
            (Op::Trigger(mark), _) => scenarios::trigger(self, mark),
            (Op::Propagate, _) => self.sheet.due += 1,
            _ => {}
        }
    }
}
