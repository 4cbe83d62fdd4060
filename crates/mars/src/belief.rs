//! What a viewer knows about cards that lie hidden.
//!
//! For every zone a viewer keeps the set of cards that may lie there, as far as it has seen. A card
//! in one zone only is located; a card it sees (face up, or in front of it to choose from) is in none.
//! The cards that really lie in a zone are always among those that may.

use crate::card::{Card, CardSet};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A place where cards lie hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    /// The draw pile.
    Deck,
    /// The discard pile.
    Discard,
    /// In front of somebody who is choosing, seen by that seat alone.
    Offered,
    /// A hand.
    Hand(Seat),
}

impl Zone {
    /// How many zones there are.
    pub(crate) const COUNT: usize = 8;

    #[inline]
    pub(crate) const fn index(self) -> usize {
        match self {
            Zone::Deck => 0,
            Zone::Discard => 1,
            Zone::Offered => 2,
            Zone::Hand(seat) => 3 + seat.index(),
        }
    }
}

/// Where each hidden card may lie, as far as one viewer knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Belief(pub(crate) [CardSet; Zone::COUNT]);

impl Belief {
    /// Everything is in the deck.
    pub(crate) fn at_start(deck: CardSet) -> Self {
        let mut belief = Belief::default();
        belief.0[Zone::Deck.index()] = deck;
        belief
    }

    #[inline]
    pub(crate) fn may(&self, zone: Zone) -> &CardSet {
        &self.0[zone.index()]
    }

    /// Some card moved from one zone to another unseen.
    #[inline]
    pub(crate) fn moved(&mut self, from: Zone, to: Zone) {
        self.0[to.index()] = self.0[to.index()].union(self.0[from.index()]);
    }

    /// Nothing lies there any more.
    #[inline]
    pub(crate) fn emptied(&mut self, zone: Zone) {
        self.0[zone.index()] = CardSet::EMPTY;
    }

    /// The viewer sees these cards.
    #[inline]
    pub(crate) fn sees(&mut self, cards: &CardSet) {
        for set in &mut self.0 {
            *set = set.difference(*cards);
        }
    }

    /// The viewer sees a card.
    #[inline]
    pub(crate) fn sees_one(&mut self, card: Card) {
        self.0.iter_mut().for_each(|set| set.remove(card));
    }

    /// The viewer sees a card go there.
    #[inline]
    pub(crate) fn locates_one(&mut self, card: Card, zone: Zone) {
        self.sees_one(card);
        self.0[zone.index()].insert(card);
    }

    /// The viewer sees these cards go there.
    #[inline]
    pub(crate) fn locates(&mut self, cards: &CardSet, zone: Zone) {
        self.sees(cards);
        self.0[zone.index()] = self.0[zone.index()].union(*cards);
    }

    /// The cards that lie there for sure.
    pub(crate) fn located(&self, zone: Zone) -> CardSet {
        let others = (0..Zone::COUNT).filter(|&i| i != zone.index());
        others.fold(self.0[zone.index()], |rest, i| rest.difference(self.0[i]))
    }

    /// Two cards have changed places by a script: whatever was known of one now holds of the other.
    pub(crate) fn swapped(&mut self, a: Card, b: Card) {
        let both = CardSet::of(a).union(CardSet::of(b));
        for set in &mut self.0 {
            if set.contains(a) != set.contains(b) {
                *set = (*set | both) - (*set & both);
            }
        }
    }

    /// What two viewers know together.
    #[must_use]
    pub(crate) fn and(&self, other: &Belief) -> Belief {
        Belief(std::array::from_fn(|i| self.0[i].intersection(other.0[i])))
    }
}
