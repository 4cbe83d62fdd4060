//! What a network reads.

use arrayvec::ArrayVec;

/// The most inputs that are not 0.
const MOST: usize = 640;

/// The inputs of a network that are not 0.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Features(ArrayVec<(u16, f32), MOST>);

impl Features {
    /// None yet.
    pub const fn new() -> Self {
        Features(ArrayVec::new_const())
    }

    /// Adds an input. What finds no room is left out: no position is known that has so many.
    #[inline]
    pub fn add(&mut self, input: usize, value: f32) {
        if value != 0.0 && !self.0.is_full() {
            self.0.push((input as u16, value));
        }
    }

    /// Adds an input that is 1 where something is so.
    #[inline]
    pub fn flag(&mut self, input: usize, is: bool) {
        self.add(input, f32::from(u8::from(is)));
    }

    /// Adds an input for each member of a set of bits.
    #[inline]
    pub fn bits(&mut self, first: usize, mut bits: u64, value: f32) {
        while bits != 0 {
            self.add(first + bits.trailing_zeros() as usize, value);
            bits &= bits - 1;
        }
    }

    /// The inputs with their values.
    #[inline]
    pub fn as_slice(&self) -> &[(u16, f32)] {
        &self.0
    }
}
