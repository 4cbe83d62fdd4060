//! A look at a sheet: what an effect can be carried out on.

use super::scenarios;
use crate::action::Action;
use crate::bits::{Marks, bit, ones};
use crate::effect::Op;
use crate::names::{Name, Slot, Table, Target as Named};
use crate::sheet::{Half, Sheet};
use crate::sheets::Board;
use crate::sheets::kinds::MarkKind;
use crate::sheets::raw::{Of, Where};
use crate::state::Answer;

/// One sheet, to read, with what the turn has written on it.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) board: &'static Board,
    pub(crate) sheet: &'a Sheet,
    pub(crate) half: Half,
    pub(crate) number: u8,
    pub(crate) slot: u8,
}

impl Answer {
    /// The sheet as it stands with this answer.
    #[inline]
    pub(crate) fn look(&self) -> Look<'_> {
        Look {
            board: Board::of(self.sheet.scenario),
            sheet: &self.sheet,
            half: self.half,
            number: self.number,
            slot: self.slot,
        }
    }
}

/// The answers a step allows, as sets.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Choice {
    /// Slots for an X.
    pub(crate) xs: u64,
    /// Slots to infect.
    pub(crate) infect: u64,
    pub(crate) lines: u64,
    pub(crate) places: u64,
    pub(crate) marks: Marks,
    /// The only target there is, or nothing.
    pub(crate) use_it: bool,
    pub(crate) decline: bool,
}

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    X(u8),
    Infect(u8),
    Line(u8),
    Place(u8),
    Mark(u8),
    Use,
    Decline,
}

impl Choice {
    /// How many targets there are, declining aside.
    #[inline]
    pub(crate) fn targets(&self) -> u32 {
        let sets = [self.xs, self.infect, self.lines, self.places];
        let sets: u32 = sets.iter().map(|set| set.count_ones()).sum();
        sets + self.marks.count() + u32::from(self.use_it)
    }

    /// Declining is a choice only where there is something to decline.
    #[inline]
    fn or_decline(mut self, optional: bool) -> Choice {
        self.decline = optional && self.targets() > 0;
        self
    }

    /// Every answer, in a stable order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Target> {
        let use_it = self.use_it.then_some(Target::Use);
        let decline = self.decline.then_some(Target::Decline);
        use_it
            .into_iter()
            .chain(ones(self.places).map(Target::Place))
            .chain(ones(self.lines).map(Target::Line))
            .chain(self.marks.iter().map(Target::Mark))
            .chain(ones(self.xs).map(Target::X))
            .chain(ones(self.infect).map(Target::Infect))
            .chain(decline)
    }
}

impl Target {
    /// The target as a player says it.
    #[inline]
    pub(crate) fn action(self, names: &Table) -> Action {
        let name = |names: &[Name], i: u8| Action::Choose(names[usize::from(i)]);
        match self {
            Target::X(slot) => Action::X(Slot(slot)),
            Target::Infect(slot) => Action::Infect(Slot(slot)),
            Target::Line(line) => name(&names.lines, line),
            Target::Place(place) => name(&names.places, place),
            Target::Mark(mark) => name(&names.marks, mark),
            Target::Use => Action::Use,
            Target::Decline => Action::Decline,
        }
    }

    /// What a player names.
    #[inline]
    pub(crate) fn of(action: Action, names: &Table) -> Option<Target> {
        Some(match action {
            Action::X(slot) => Target::X(slot.0),
            Action::Infect(slot) => Target::Infect(slot.0),
            Action::Choose(name) => match names.target(name)? {
                Named::Place(place) => Target::Place(place),
                Named::Mark(mark) => Target::Mark(mark),
                Named::Line(line) => Target::Line(line),
            },
            Action::Use => Target::Use,
            Action::Decline => Target::Decline,
            _ => return None,
        })
    }
}

impl Look<'_> {
    /// The next free mark of a track.
    #[inline]
    pub(crate) fn next(&self, track: u8) -> Option<u8> {
        self.sheet
            .free(self.board.tracks[usize::from(track)].marks)
            .first()
    }

    /// A track of the half played on.
    #[inline]
    pub(crate) fn own(&self, track: u8) -> u8 {
        match self.half {
            Half::Owner => track,
            Half::Guest => track + self.board.guest_tracks,
        }
    }

    /// The targets of an effect.
    pub(crate) fn choice(&self, effect: u8, optional: bool) -> Choice {
        let mut choice = Choice::default();
        match self.board.effects[usize::from(effect)].op {
            Op::WriteX => choice.xs = scenarios::open_slots(self.board, self.sheet),
            Op::MarkAt { of, table, .. } => {
                let marks = self.at(table);
                // Only marks attached to the slot itself are not alike.
                if of == Of::Slot && marks.count() > 1 {
                    choice.marks = marks;
                } else {
                    choice.use_it = !marks.is_empty();
                }
            }
            Op::MarkOne {
                kind,
                among,
                r#where,
            } => {
                choice.places = self.places(kind, among, r#where);
            }
            Op::MarkNext(track) => choice.use_it = self.next(self.own(track)).is_some(),
            Op::Mark(_) | Op::Trigger(_) | Op::Propagate => choice.use_it = true,
            Op::DrawLine => choice.lines = scenarios::drawable(self.board, self.sheet),
            Op::BuildDome => choice.marks = scenarios::dome::buildable(*self),
            Op::SplitDome => choice.marks = scenarios::dome::splittable(*self),
            Op::TakeAsteroid => choice.use_it = scenarios::battle::asteroid(*self).is_some(),
        }
        choice.or_decline(optional)
    }

    /// The free marks belonging to the slot just numbered.
    #[inline]
    pub(crate) fn at(&self, table: u8) -> Marks {
        self.sheet
            .free(self.board.at[usize::from(table)][usize::from(self.slot)])
    }

    /// The places with a free mark of the kind.
    fn places(&self, kind: MarkKind, among: u64, r#where: Where) -> u64 {
        let among = self.own_places(kind, among);
        let free = self.sheet.free(self.board.kind(kind));
        let open = |place: &u8| {
            let face = &self.board.places[usize::from(*place)];
            !(face.marks & free).is_empty() && self.reaches(*place, r#where)
        };
        ones(among)
            .filter(open)
            .fold(0, |set, place| set | bit(place))
    }

    /// Value boxes belong to a half: the guest's places lie behind the owner's.
    #[inline]
    pub(crate) fn own_places(&self, kind: MarkKind, among: u64) -> u64 {
        match (kind, self.half) {
            (MarkKind::ValueBox, Half::Guest) => among << self.board.guest_tracks,
            _ => among,
        }
    }

    pub(crate) fn reaches(&self, place: u8, r#where: Where) -> bool {
        let slots = self.board.places[usize::from(place)].slots;
        match r#where {
            Where::Anywhere => true,
            Where::ZoneOfSlot => slots & scenarios::journey::zone_of(self.sheet, self.slot) != 0,
            Where::Incomplete => slots & !self.sheet.taken() != 0,
            Where::Unsettled => !scenarios::battle::is_settled(self.sheet, place),
        }
    }
}
