//! Sets of slots, lines and places are plain `u64`; sets of marks are three of them.

use tabletop::bit_set;

bit_set! {
    /// A set of marks of one sheet.
    pub(crate) Marks of u8 as [u64; 3]
}

impl Marks {
    /// How many marks a sheet can have.
    pub(crate) const CAPACITY: usize = 192;

    /// How many there are, in the type in which words count their ones.
    #[inline]
    pub(crate) const fn count(self) -> u32 {
        self.len() as u32
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
}
