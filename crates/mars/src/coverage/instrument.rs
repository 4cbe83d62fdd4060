//! The instrument itself: marks in thread-local tables.

use crate::card::Card;
use crate::cards::OpId;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// Everything that was executed in this thread.
#[derive(Default)]
pub(crate) struct Marks {
    pub(crate) ops: BTreeSet<u16>,
    pub(crate) triggers: BTreeSet<usize>,
    pub(crate) effects: BTreeSet<(Card, usize)>,
    pub(crate) met: BTreeSet<(Card, usize)>,
    pub(crate) unmet: BTreeSet<(Card, usize)>,
    pub(crate) points: BTreeSet<Card>,
}

thread_local! {
    static MARKS: RefCell<Marks> = RefCell::default();
}

/// Looks at the marks of this thread.
pub(crate) fn marks<T>(look: impl FnOnce(&Marks) -> T) -> T {
    MARKS.with_borrow(look)
}

pub(crate) fn op(op: OpId) {
    MARKS.with_borrow_mut(|marks| marks.ops.insert(op.0));
}

pub(crate) fn trigger(at: usize) {
    MARKS.with_borrow_mut(|marks| marks.triggers.insert(at));
}

pub(crate) fn effect(card: Card, at: usize) {
    MARKS.with_borrow_mut(|marks| marks.effects.insert((card, at)));
}

pub(crate) fn requirement(card: Card, at: usize, holds: bool) {
    MARKS.with_borrow_mut(|marks| {
        let set = if holds {
            &mut marks.met
        } else {
            &mut marks.unmet
        };
        set.insert((card, at))
    });
}

pub(crate) fn points(card: Card) {
    MARKS.with_borrow_mut(|marks| marks.points.insert(card));
}
