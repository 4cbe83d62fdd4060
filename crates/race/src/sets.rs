//! Sets as bits: cards, designs, places in a tableau, consume powers, action cards, ways.

use crate::cards::{CARDS, Card, DESIGNS, DOUBLED, Design, FIRST_DOUBLED};
use crate::kinds::{ActionCard, Phase, Way};
use crate::power::Power;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Member, bit_set, bits};

impl Member for Card {
    #[inline]
    fn bit(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn of_bit(bit: usize) -> Self {
        Card(bit as u8)
    }
}

impl Member for Design {
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

impl Member for Slot {
    #[inline]
    fn bit(self) -> usize {
        self.index()
    }
    #[inline]
    fn of_bit(bit: usize) -> Self {
        Slot(bit as u8)
    }
}

impl Member for ActionCard {
    #[inline]
    fn bit(self) -> usize {
        self.index()
    }
    #[inline]
    fn of_bit(bit: usize) -> Self {
        ActionCard::ALL[bit]
    }
}

impl Member for Way {
    #[inline]
    fn bit(self) -> usize {
        self as usize
    }
    #[inline]
    fn of_bit(bit: usize) -> Self {
        Way::ALL[bit]
    }
}

impl Member for Phase {
    #[inline]
    fn bit(self) -> usize {
        self as usize
    }
    #[inline]
    fn of_bit(bit: usize) -> Self {
        Phase::ALL[bit]
    }
}

/// Words for all cards, and for all designs.
const WORDS: usize = CARDS.div_ceil(64);

bit_set! {
    /// A set of cards.
    pub(crate) CardSet of Card as [u64; WORDS]
}
bit_set! {
    /// A set of designs.
    pub Designs of Design as [u64; WORDS]
}
bit_set! {
    /// A set of places in a tableau.
    pub(crate) Slots of Slot as [u16; 1]
}
bit_set! {
    /// A set of different action cards.
    pub(crate) Actions of ActionCard as [u8; 1]
}
bit_set! {
    /// A set of ways to place a world.
    pub(crate) Ways of Way as [u8; 1]
}
bit_set! {
    /// A set of consume powers.
    pub(crate) PowerSet of Power as [u64; 1]
}
bit_set! {
    /// A set of phases.
    pub(crate) Phases of Phase as [u8; 1]
}

impl CardSet {
    /// Every card.
    pub(crate) const ALL: CardSet = CardSet::below(CARDS);

    /// The designs of these cards.
    #[inline]
    pub(crate) const fn designs(self) -> Designs {
        const FIRST: Designs = Designs::below(DESIGNS);
        const SECOND: Designs =
            Designs::below(FIRST_DOUBLED + DOUBLED).difference(Designs::below(FIRST_DOUBLED));
        let second = bits::shift_down(self.words(), DESIGNS - FIRST_DOUBLED);
        let second = Designs::from_words(second).intersection(SECOND);
        Designs::from_words(self.words())
            .intersection(FIRST)
            .union(second)
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
