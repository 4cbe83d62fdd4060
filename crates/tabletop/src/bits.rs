//! Sets as bits. State is cloned, compared and searched a million times a second: a set of what can be numbered is a
//! few words, whatever is in it.

use serde::{Deserialize, Deserializer};
use std::marker::PhantomData;

/// What can be a member of a set made by [`bit_set!`](crate::bit_set): something with a number.
pub trait Member: Copy {
    /// Its number, below the number of bits of the set.
    fn bit(self) -> usize;

    /// What has this number, which is the number of a member.
    fn of_bit(bit: usize) -> Self;
}

/// Numbers that are themselves the members.
impl Member for u8 {
    #[inline]
    fn bit(self) -> usize {
        self.into()
    }

    #[inline]
    fn of_bit(bit: usize) -> Self {
        bit as u8
    }
}

/// All bits moved to numbers that are lower by `by`; those that would go below 0 are lost.
#[inline]
pub const fn shift_down<const N: usize>(words: [u64; N], by: usize) -> [u64; N] {
    let (skip, by) = (by / 64, by % 64);
    let (mut out, mut i) = ([0; N], 0);
    while i + skip < N {
        out[i] = words[i + skip] >> by;
        if by > 0 && i + skip + 1 < N {
            out[i] |= words[i + skip + 1] << (64 - by);
        }
        i += 1;
    }
    out
}

/// All bits moved to numbers that are higher by `by`; those that would go beyond the last word are lost.
#[inline]
pub const fn shift_up<const N: usize>(words: [u64; N], by: usize) -> [u64; N] {
    let (skip, by) = (by / 64, by % 64);
    let (mut out, mut i) = ([0; N], skip);
    while i < N {
        out[i] = words[i - skip] << by;
        if by > 0 && i > skip {
            out[i] |= words[i - skip - 1] >> (64 - by);
        }
        i += 1;
    }
    out
}

/// The members of a set in rising order.
#[derive(Clone, Debug)]
pub struct Members<T, W, const N: usize> {
    words: [W; N],
    at: usize,
    member: PhantomData<T>,
}

impl<T, W, const N: usize> Members<T, W, N> {
    /// The members with these bits.
    #[inline]
    pub const fn new(words: [W; N]) -> Self {
        Members {
            words,
            at: 0,
            member: PhantomData,
        }
    }
}

impl<T: Member, W: Word, const N: usize> Iterator for Members<T, W, N> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        while let Some(word) = self.words.get_mut(self.at) {
            if let Some(bit) = word.take_lowest() {
                return Some(T::of_bit(self.at * W::BITS + bit));
            }
            self.at += 1;
        }
        None
    }
}

/// What sets are made of.
pub trait Word: Copy {
    /// How many bits it has.
    const BITS: usize;

    /// Takes the lowest bit out and says which it was.
    fn take_lowest(&mut self) -> Option<usize>;
}

macro_rules! words {
    ($($word:ty)*) => {
        $(impl Word for $word {
            const BITS: usize = <$word>::BITS as usize;

            #[inline]
            fn take_lowest(&mut self) -> Option<usize> {
                let lowest = (*self != 0).then(|| self.trailing_zeros() as usize);
                *self &= self.wrapping_sub(1);
                lowest
            }
        })*
    };
}

words! { u8 u16 u32 u64 }

/// Reads a set from a list of its members.
pub fn read_list<'de, D, S>(deserializer: D) -> Result<S, D::Error>
where
    D: Deserializer<'de>,
    S: IntoIterator + FromIterator<S::Item>,
    S::Item: Deserialize<'de>,
{
    Ok(Vec::deserialize(deserializer)?.into_iter().collect())
}

/// A type for sets: `bit_set! { pub CardSet of Card as [u64; 6] }`. Bit `b` of word `w` is the member of number
/// `w * bits of a word + b`. A set is written as the list of its members in rising order, and read from one;
/// `, read by function` reads it otherwise.
///
/// ```
/// use tabletop::{Member, Seat, bit_set};
///
/// bit_set! {
///     /// Who is at home.
///     pub AtHome of Seat as [u8; 1]
/// }
///
/// let mut home: AtHome = [Seat(2), Seat(0)].into_iter().collect();
/// assert_eq!(home.first(), Some(Seat(0)));
/// home -= AtHome::of(Seat(0));
/// assert_eq!(home | AtHome::of(Seat(7)), [Seat(7), Seat(2)].into_iter().collect());
/// assert_eq!(serde_json::to_string(&home).unwrap(), "[2]");
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$about:meta])* $vis:vis $set:ident of $item:ty as [$word:ty; $words:expr]) => {
        $crate::bit_set! {
            $(#[$about])*
            $vis $set of $item as [$word; $words], read by $crate::bits::read_list
        }
    };
    ($(#[$about:meta])* $vis:vis $set:ident of $item:ty as [$word:ty; $words:expr], read by $read:expr) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
        $vis struct $set([$word; $words]);

        #[allow(dead_code, reason = "not every set needs everything")]
        impl $set {
            /// Nothing.
            $vis const EMPTY: Self = $set([0; $words]);

            const BITS: usize = <$word>::BITS as usize;

            /// The set with these bits.
            #[inline]
            $vis const fn from_words(words: [$word; $words]) -> Self {
                $set(words)
            }

            /// Its bits.
            #[inline]
            $vis const fn words(self) -> [$word; $words] {
                self.0
            }

            /// All with numbers below this one.
            #[inline]
            #[must_use]
            $vis const fn below(number: usize) -> Self {
                let (mut set, mut i) = (Self::EMPTY, 0);
                while i < $words && i * Self::BITS < number {
                    let rest = number - i * Self::BITS;
                    let above = Self::BITS - if rest < Self::BITS { rest } else { Self::BITS };
                    set.0[i] = <$word>::MAX >> above;
                    i += 1;
                }
                set
            }

            /// This one alone.
            #[inline]
            #[must_use]
            $vis fn of(item: $item) -> Self {
                let mut set = Self::EMPTY;
                set.insert(item);
                set
            }

            /// Whether it is in the set.
            #[inline]
            $vis fn contains(&self, item: $item) -> bool {
                let bit = $crate::Member::bit(item);
                // What has a number that is too great is in no set, whoever asks.
                let word = self.0.get(bit / Self::BITS);
                word.is_some_and(|word| word >> (bit % Self::BITS) & 1 == 1)
            }

            /// Adds it.
            #[inline]
            $vis fn insert(&mut self, item: $item) {
                let bit = $crate::Member::bit(item);
                self.0[bit / Self::BITS] |= 1 << (bit % Self::BITS);
            }

            /// Takes it out.
            #[inline]
            $vis fn remove(&mut self, item: $item) {
                let bit = $crate::Member::bit(item);
                self.0[bit / Self::BITS] &= !(1 << (bit % Self::BITS));
            }

            /// Whether nothing is in the set.
            #[inline]
            $vis const fn is_empty(&self) -> bool {
                let (mut any, mut i) = (0, 0);
                while i < $words {
                    any |= self.0[i];
                    i += 1;
                }
                any == 0
            }

            /// How many are in the set.
            #[inline]
            $vis const fn len(&self) -> usize {
                let (mut sum, mut i) = (0, 0);
                while i < $words {
                    sum += self.0[i].count_ones();
                    i += 1;
                }
                sum as usize
            }

            /// In either set.
            #[inline]
            #[must_use]
            $vis const fn union(mut self, other: Self) -> Self {
                let mut i = 0;
                while i < $words {
                    self.0[i] |= other.0[i];
                    i += 1;
                }
                self
            }

            /// In both sets.
            #[inline]
            #[must_use]
            $vis const fn intersection(mut self, other: Self) -> Self {
                let mut i = 0;
                while i < $words {
                    self.0[i] &= other.0[i];
                    i += 1;
                }
                self
            }

            /// In this set and not in the other.
            #[inline]
            #[must_use]
            $vis const fn difference(mut self, other: Self) -> Self {
                let mut i = 0;
                while i < $words {
                    self.0[i] &= !other.0[i];
                    i += 1;
                }
                self
            }

            /// Whether all of this set is in the other.
            #[inline]
            $vis const fn is_subset(self, other: Self) -> bool {
                self.difference(other).is_empty()
            }

            /// Whether the sets share a member.
            #[inline]
            $vis const fn meets(self, other: Self) -> bool {
                !self.intersection(other).is_empty()
            }

            /// The lowest member.
            #[inline]
            $vis fn first(self) -> Option<$item> {
                self.iter().next()
            }

            /// The highest member.
            #[inline]
            $vis fn last(self) -> Option<$item> {
                let word = (0..$words).rev().find(|&word| self.0[word] != 0)?;
                let bit = self.0[word].ilog2() as usize;
                Some(<$item as $crate::Member>::of_bit(word * Self::BITS + bit))
            }

            /// The members in rising order.
            #[inline]
            $vis const fn iter(self) -> $crate::bits::Members<$item, $word, $words> {
                $crate::bits::Members::new(self.0)
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                self.union(other)
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                self.intersection(other)
            }
        }

        impl std::ops::Sub for $set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                self.difference(other)
            }
        }

        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                *self = self.union(other);
            }
        }

        impl std::ops::BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                *self = self.intersection(other);
            }
        }

        impl std::ops::SubAssign for $set {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                *self = self.difference(other);
            }
        }

        /// Word by word: as an array it would also hash its length, at the width of a pointer.
        impl std::hash::Hash for $set {
            #[inline]
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                self.0.iter().for_each(|word| word.hash(state));
            }
        }

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $crate::bits::Members<$item, $word, $words>;
            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = $set::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $read(deserializer)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    bit_set! {
        Wide of u8 as [u64; 3]
    }

    bit_set! {
        Narrow of u8 as [u8; 1]
    }

    fn wide(members: &[u8]) -> Wide {
        members.iter().copied().collect()
    }

    #[test]
    fn a_set_spans_its_words() {
        let set = wide(&[191, 3, 64]);
        assert_eq!(set.len(), 3);
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 64, 191]);
        assert_eq!((set.first(), set.last()), (Some(3), Some(191)));
        assert_eq!((Wide::EMPTY.first(), Wide::EMPTY.last()), (None, None));
        assert!(set.contains(64) && !set.contains(65) && !set.contains(192));
        assert!(wide(&[64]).is_subset(set) && !wide(&[64, 65]).is_subset(set));
        assert!(set.meets(wide(&[2, 3])) && !set.meets(wide(&[2, 65])));
    }

    #[test]
    fn operators_go_member_by_member() {
        let (a, b) = (wide(&[1, 70, 130]), wide(&[70, 191]));
        assert_eq!(a | b, wide(&[1, 70, 130, 191]));
        assert_eq!(a & b, wide(&[70]));
        assert_eq!(a - b, wide(&[1, 130]));
    }

    #[test]
    fn all_below_a_number_are_so_many() {
        for number in [0, 1, 63, 64, 65, 128, 191, 192, 500] {
            assert_eq!(Wide::below(number).len(), number.min(192), "{number}");
        }
        assert_eq!(Narrow::below(3).words(), [0b111]);
        assert_eq!(Narrow::below(8).words(), [0xff]);
    }

    #[test]
    fn shifting_moves_bits_across_words_and_loses_what_goes_over() {
        for by in [0, 1, 15, 63, 64, 70, 128, 150] {
            let members = [0, 1, 63, 64, 100, 127, 128, 190, 191];
            let moved = |to: &dyn Fn(usize) -> Option<usize>| -> Wide {
                let members = members.iter().filter_map(|&n| to(n));
                members.filter(|n| *n < 192).map(|n| n as u8).collect()
            };
            let set = wide(&members.map(|n| n as u8)).words();
            let down = Wide::from_words(shift_down(set, by));
            assert_eq!(down, moved(&|n| n.checked_sub(by)), "{by} down");
            let up = Wide::from_words(shift_up(set, by));
            assert_eq!(up, moved(&|n| Some(n + by)), "{by} up");
        }
    }

    #[test]
    fn a_set_is_written_as_the_list_of_its_members() {
        let text = serde_json::to_string(&wide(&[130, 7])).expect("a list");
        assert_eq!(text, "[7,130]");
        let read: Wide = serde_json::from_str("[130,7,7]").expect("a set");
        assert_eq!(read, wide(&[7, 130]));
    }
}
