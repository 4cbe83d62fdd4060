//! Sets of slots, lines and places are plain `u64`; sets of marks are three of them.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A set of marks of one sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Marks([u64; 3]);

impl Marks {
    /// How many marks a sheet can have.
    pub(crate) const CAPACITY: usize = 192;
    pub(crate) const EMPTY: Marks = Marks([0; 3]);

    #[inline]
    pub(crate) const fn of(mark: u8) -> Marks {
        let mut words = [0; 3];
        words[mark as usize / 64] = 1 << (mark % 64);
        Marks(words)
    }

    #[inline]
    pub(crate) const fn contains(&self, mark: u8) -> bool {
        self.0[mark as usize / 64] >> (mark % 64) & 1 == 1
    }

    #[inline]
    pub(crate) const fn insert(&mut self, mark: u8) {
        self.0[mark as usize / 64] |= 1 << (mark % 64);
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    #[inline]
    pub(crate) const fn count(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    #[inline]
    pub(crate) const fn first(&self) -> Option<u8> {
        let mut word = 0;
        while word < 3 {
            if self.0[word] != 0 {
                return Some((word * 64) as u8 + self.0[word].trailing_zeros() as u8);
            }
            word += 1;
        }
        None
    }

    #[inline]
    pub(crate) fn last(&self) -> Option<u8> {
        let word = (0..3).rev().find(|&word| self.0[word] != 0)?;
        Some((word * 64) as u8 + 63 - self.0[word].leading_zeros() as u8)
    }

    #[inline]
    pub(crate) const fn minus(&self, other: Marks) -> Marks {
        Marks([
            self.0[0] & !other.0[0],
            self.0[1] & !other.0[1],
            self.0[2] & !other.0[2],
        ])
    }

    #[inline]
    pub(crate) const fn covers(&self, need: Marks) -> bool {
        need.minus(*self).is_empty()
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> + Clone {
        self.0
            .into_iter()
            .zip([0, 64, 128])
            .flat_map(|(word, base)| ones(word).map(move |bit| base + bit))
    }
}

impl FromIterator<u8> for Marks {
    fn from_iter<I: IntoIterator<Item = u8>>(marks: I) -> Self {
        let mut set = Marks::EMPTY;
        marks.into_iter().for_each(|mark| set.insert(mark));
        set
    }
}

impl BitOr for Marks {
    type Output = Marks;
    #[inline]
    fn bitor(self, other: Marks) -> Marks {
        Marks([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
        ])
    }
}

impl BitOrAssign for Marks {
    #[inline]
    fn bitor_assign(&mut self, other: Marks) {
        *self = *self | other;
    }
}

impl BitAnd for Marks {
    type Output = Marks;
    #[inline]
    fn bitand(self, other: Marks) -> Marks {
        Marks([
            self.0[0] & other.0[0],
            self.0[1] & other.0[1],
            self.0[2] & other.0[2],
        ])
    }
}

impl Not for Marks {
    type Output = Marks;
    #[inline]
    fn not(self) -> Marks {
        Marks(self.0.map(|word| !word))
    }
}

/// The members of a set, from the lowest.
#[inline]
pub(crate) fn ones(set: u64) -> impl Iterator<Item = u8> + Clone {
    let mut rest = set;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let bit = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            bit
        })
    })
}

/// A set of one.
#[inline]
pub(crate) const fn bit(index: u8) -> u64 {
    1 << index
}

/// All up to and including the highest member.
#[inline]
pub(crate) const fn up_to_last(set: u64) -> u64 {
    match u64::MAX.checked_shr(set.leading_zeros()) {
        Some(mask) => mask,
        None => 0,
    }
}

/// All from the lowest member on.
#[inline]
pub(crate) const fn from_first(set: u64) -> u64 {
    set | set.wrapping_neg()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_reach_from_the_ends_of_a_set() {
        assert_eq!(up_to_last(0), 0);
        assert_eq!(up_to_last(0b0101_0000), 0b0111_1111);
        assert_eq!(from_first(0), 0);
        assert_eq!(from_first(0b0101_0000), !0b1111);
        assert_eq!(up_to_last(1 << 63), u64::MAX);
    }

    #[test]
    fn a_set_of_marks_spans_three_words() {
        let set: Marks = [3, 64, 191].into_iter().collect();
        assert_eq!(set.count(), 3);
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 64, 191]);
        assert_eq!((set.first(), set.last()), (Some(3), Some(191)));
        assert!(set.covers(Marks::of(64)) && !set.covers(Marks::of(65)));
        assert_eq!(set.minus(Marks::of(3)).first(), Some(64));
        assert_eq!((!set & Marks::of(64)).count(), 0);
    }
}
