//! Which effects, triggers and requirements were executed, for the test that proves that all of them
//! work. Outside of this crate's tests these functions are empty.

#[cfg(not(test))]
mod instrument {
    use crate::card::Card;
    use crate::cards::OpId;

    #[inline(always)]
    pub(crate) fn op(_: OpId) {}
    #[inline(always)]
    pub(crate) fn trigger(_: usize) {}
    #[inline(always)]
    pub(crate) fn requirement(_: Card, _: usize, _: bool) {}
    #[inline(always)]
    pub(crate) fn points(_: Card) {}
}

#[cfg(test)]
mod instrument;

pub(crate) use instrument::*;

#[cfg(test)]
mod proof;
