//! What an observation is written with.

use super::{BOUND, Field};

/// Writes an observation from its first number to its last.
#[derive(Debug)]
pub struct Pen<'a> {
    out: &'a mut [f32],
    at: usize,
    fields: std::slice::Iter<'static, Field>,
}

impl<'a> Pen<'a> {
    /// A pen at the beginning of a row, which is blank from now on.
    #[inline]
    pub fn new(fields: &'static [Field], out: &'a mut [f32]) -> Self {
        out.fill(0.0);
        Pen {
            out,
            at: 0,
            fields: fields.iter(),
        }
    }

    /// The field of this name begins here: tests see that it does.
    #[inline]
    pub fn field(&mut self, name: &'static str) {
        if cfg!(debug_assertions) {
            let next = self.fields.next().map(|field| (field.name, field.start));
            assert_eq!(next, Some((name, self.at)), "the field that comes next");
        }
    }

    /// The row ends here: tests see that it does.
    #[inline]
    pub fn end(&self) {
        debug_assert_eq!(self.at, self.out.len(), "a row is written to its end");
    }

    /// A number, measured by another that is about the most one meets.
    #[inline]
    pub fn number(&mut self, number: impl Into<f64>, most: f32) {
        let value = number.into() as f32 / most;
        self.put(value.clamp(-BOUND, BOUND));
    }

    /// How many there are of something.
    #[inline]
    pub fn count(&mut self, count: usize, most: f32) {
        self.number(count as u32, most);
    }

    /// Whether something is so.
    #[inline]
    pub fn flag(&mut self, is: bool) {
        self.put(f32::from(u8::from(is)));
    }

    /// Which of so many it is; of none, all stay 0.
    #[inline]
    pub fn which(&mut self, index: Option<usize>, of: usize) {
        self.set(index.into_iter(), of);
    }

    /// Which of so many are there. What is there twice counts twice.
    #[inline]
    pub fn set(&mut self, indices: impl Iterator<Item = usize>, of: usize) {
        self.weighed(indices.map(|index| (index, 1.0)), of);
    }

    /// Which of so many are there, with a weight each.
    #[inline]
    pub fn weighed(&mut self, indices: impl Iterator<Item = (usize, f32)>, of: usize) {
        let room = &mut self.out[self.at..self.at + of];
        for (index, weight) in indices {
            room[index] += weight;
        }
        self.at += of;
    }

    /// A set whose n-th bit says whether the n-th of so many is there.
    #[inline]
    pub fn bits(&mut self, mut bits: u64, of: usize) {
        let room = &mut self.out[self.at..self.at + of];
        while bits != 0 {
            room[bits.trailing_zeros() as usize] = 1.0;
            bits &= bits - 1;
        }
        self.at += of;
    }

    /// So many numbers stay 0.
    #[inline]
    pub fn skip(&mut self, numbers: usize) {
        self.at += numbers;
    }

    #[inline]
    fn put(&mut self, value: f32) {
        self.out[self.at] = value;
        self.at += 1;
    }
}
