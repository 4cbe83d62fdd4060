//! Ops get their numbers.

use crate::cards::{OpFacts, Ops, Origin};
use crate::effect::Op;
use arrayvec::ArrayVec;

/// The ops as they get their numbers.
#[derive(Default)]
pub(super) struct Numbered(pub(super) Vec<OpFacts>);

impl Numbered {
    /// Numbers a list, then the lists inside its ops, so that every list lies in one piece.
    pub(super) fn number(&mut self, list: &[Op], origin: Origin) -> Ops {
        let start = self.0.len();
        self.0.extend(list.iter().map(|op| OpFacts {
            op: op.clone(),
            class: op.class(),
            origin,
            lists: ArrayVec::new(),
        }));
        for (i, op) in list.iter().enumerate() {
            let lists = op.lists().into_iter();
            self.0[start + i].lists = lists.map(|inner| self.number(inner, origin)).collect();
        }
        Ops {
            start: start as u16,
            len: list.len() as u8,
        }
    }
}
