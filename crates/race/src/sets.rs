//! Sets as bits: cards, designs, places in a tableau, consume powers, action cards, ways.

use crate::cards::{CARDS, Card, DESIGNS, DOUBLED, Design, FIRST_DOUBLED};
use crate::kinds::{ActionCard, Phase, Way};
use crate::power::Power;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

macro_rules! bit_set {
    ($(#[$doc:meta])* $vis:vis $set:ident of $item:ty as $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        $vis struct $set(pub(crate) $bits);

        #[allow(dead_code)]
        impl $set {
            /// Nothing.
            $vis const EMPTY: Self = $set(0);

            /// Whether nothing is in the set.
            #[inline]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in the set.
            #[inline]
            $vis const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// In either set.
            #[inline]
            #[must_use]
            pub(crate) const fn union(self, other: Self) -> Self {
                $set(self.0 | other.0)
            }

            /// In both sets.
            #[inline]
            #[must_use]
            pub(crate) const fn intersection(self, other: Self) -> Self {
                $set(self.0 & other.0)
            }

            /// In this set and not in the other.
            #[inline]
            #[must_use]
            pub(crate) const fn difference(self, other: Self) -> Self {
                $set(self.0 & !other.0)
            }

            /// Whether all of this set is in the other.
            #[inline]
            pub(crate) const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// A number with this bit alone. A number of 128 bits is put together from words: shifting it by a
            /// variable is a call in WebAssembly.
            #[inline]
            const fn alone(bit: usize) -> $bits {
                if size_of::<$bits>() <= 8 || bit < 64 {
                    (1_u64 << bit) as $bits
                } else {
                    ((1_u64 << (bit - 64)) as u128).rotate_left(64) as $bits
                }
            }

            #[inline]
            const fn has_bit(self, bit: usize) -> bool {
                self.0 & Self::alone(bit) != 0
            }

            #[inline]
            const fn insert_bit(&mut self, bit: usize) {
                self.0 |= Self::alone(bit);
            }

            #[inline]
            const fn remove_bit(&mut self, bit: usize) {
                self.0 &= !Self::alone(bit);
            }

            #[inline]
            fn bits(self) -> impl Iterator<Item = usize> + Clone {
                // In words of 64: taking the lowest bit out of a wider number is slow.
                let mut word = self.0 as u64;
                let mut high = (u128::from(self.0) >> 64) as u64;
                let mut base = 0;
                std::iter::from_fn(move || {
                    if word == 0 {
                        if high == 0 {
                            return None;
                        }
                        (word, high, base) = (high, 0, 64);
                    }
                    let bit = base + word.trailing_zeros() as usize;
                    word &= word - 1;
                    Some(bit)
                })
            }
        }

        #[allow(dead_code)]
        impl $set {
            /// The members in rising order.
            #[inline]
            $vis fn iter(self) -> impl Iterator<Item = $item> + Clone {
                self.bits().map(<$item as Bit>::of_bit)
            }

            /// Whether it is in the set.
            #[inline]
            $vis fn contains(self, item: $item) -> bool {
                self.has_bit(item.bit())
            }

            /// Adds it.
            #[inline]
            pub(crate) fn insert(&mut self, item: $item) {
                self.insert_bit(item.bit());
            }

            /// Takes it out.
            #[inline]
            pub(crate) fn remove(&mut self, item: $item) {
                self.remove_bit(item.bit());
            }

            /// The lowest member.
            #[inline]
            pub(crate) fn first(self) -> Option<$item> {
                (self.0 != 0).then(|| <$item as Bit>::of_bit(self.0.trailing_zeros() as usize))
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = $set::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

/// What can be a member of a bit set.
pub(crate) trait Bit {
    fn bit(self) -> usize;
    fn of_bit(bit: usize) -> Self;
}

impl Bit for Card {
    #[inline]
    fn bit(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn of_bit(bit: usize) -> Self {
        Card(bit as u8)
    }
}

impl Bit for Design {
    #[inline]
    fn bit(self) -> usize {
        self.index()
    }
    #[inline]
    fn of_bit(bit: usize) -> Self {
        Design(bit as u8)
    }
}

/// A place in a tableau, from 0 for the start world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Slot(pub(crate) u8);

impl Slot {
    /// The place as an index.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let slot = u8::deserialize(deserializer)?;
        if slot < 16 {
            Ok(Slot(slot))
        } else {
            Err(serde::de::Error::custom("a tableau has 16 places"))
        }
    }
}

impl Bit for Slot {
    #[inline]
    fn bit(self) -> usize {
        self.index()
    }
    #[inline]
    fn of_bit(bit: usize) -> Self {
        Slot(bit as u8)
    }
}

impl Bit for ActionCard {
    #[inline]
    fn bit(self) -> usize {
        self.index()
    }
    #[inline]
    fn of_bit(bit: usize) -> Self {
        ActionCard::ALL[bit]
    }
}

impl Bit for Way {
    #[inline]
    fn bit(self) -> usize {
        self as usize
    }
    #[inline]
    fn of_bit(bit: usize) -> Self {
        Way::ALL[bit]
    }
}

impl Bit for Phase {
    #[inline]
    fn bit(self) -> usize {
        self as usize
    }
    #[inline]
    fn of_bit(bit: usize) -> Self {
        Phase::ALL[bit]
    }
}

bit_set! {
    /// A set of cards.
    pub(crate) CardSet of Card as u128
}
bit_set! {
    /// A set of designs.
    pub Designs of Design as u128
}
bit_set! {
    /// A set of places in a tableau.
    pub(crate) Slots of Slot as u16
}
bit_set! {
    /// A set of different action cards.
    pub(crate) Actions of ActionCard as u8
}
bit_set! {
    /// A set of ways to place a world.
    pub(crate) Ways of Way as u8
}
bit_set! {
    /// A set of consume powers.
    pub(crate) PowerSet of Power as u64
}
bit_set! {
    /// A set of phases.
    pub(crate) Phases of Phase as u8
}

impl CardSet {
    /// All 114 cards.
    pub(crate) const ALL: CardSet = CardSet((1 << CARDS) - 1);

    /// The designs of these cards.
    #[inline]
    pub(crate) const fn designs(self) -> Designs {
        const FIRST: u128 = (1 << DESIGNS) - 1;
        const SECOND: u128 = ((1 << DOUBLED) - 1) << FIRST_DOUBLED;
        Designs(self.0 & FIRST | self.0 >> (DESIGNS - FIRST_DOUBLED) & SECOND)
    }

    /// A card of this design in the set: the first one, if both are there.
    #[inline]
    pub(crate) fn find(self, design: Design) -> Option<Card> {
        if self.contains(design.card()) {
            return Some(design.card());
        }
        design.second_card().filter(|&card| self.contains(card))
    }
}
