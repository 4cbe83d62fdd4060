//! Cards by number, and sets of them.

use crate::cards::{catalogue_of_ids, data};
use crate::named::by_name;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use tabletop::Message;

/// A card: the projects of all sets from 0 (the first 208 by their printed number), then the corporations.
///
/// A corporation is a card in play like any other: it has tags, effects, perhaps an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
pub struct Card(pub(crate) u16);

impl Card {
    /// For how many cards there is room.
    pub const ROOM: usize = 64 * WORDS;

    /// The card of this name.
    pub fn named(id: &str) -> Option<Card> {
        catalogue_of_ids().get(id).copied()
    }

    /// The corporation for a first game.
    pub fn beginner() -> Card {
        Card(data().projects as u16)
    }

    /// All cards.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..data().cards.len() as u16).map(Card)
    }

    /// All projects.
    pub fn projects() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..data().projects as u16).map(Card)
    }

    /// All corporations, the beginner corporation first.
    pub fn corporations() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (data().projects as u16..data().cards.len() as u16).map(Card)
    }

    /// Whether it is a corporation.
    #[inline]
    pub fn is_corporation(self) -> bool {
        self.index() >= data().projects
    }

    /// The place in [`Card::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The name in data and actions.
    pub fn id(self) -> &'static str {
        data().cards[self.index()].id
    }

    /// The name for people.
    pub fn words(self) -> Message {
        Message::new(format!("mars-card-{}", self.id()))
    }
}

impl tabletop::Card for Card {
    fn name(self) -> Cow<'static, str> {
        self.id().into()
    }
}

by_name!(Card, id, "card");

/// How many words a set of cards has.
const WORDS: usize = 6;

/// A set of cards: 384 bits in the state, a list in the order of the cards when written.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(pub(crate) [u64; WORDS]);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet([0; WORDS]);

    /// The word that a card is in, and its bit there.
    #[inline]
    const fn place(card: Card) -> (usize, u64) {
        (card.0 as usize >> 6, 1 << (card.0 & 63))
    }

    /// One card alone.
    #[inline]
    pub const fn of(card: Card) -> Self {
        let mut set = CardSet::EMPTY;
        set.insert(card);
        set
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(&self, card: Card) -> bool {
        let (word, bit) = CardSet::place(card);
        self.0[word] & bit != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        let (word, bit) = CardSet::place(card);
        self.0[word] |= bit;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        let (word, bit) = CardSet::place(card);
        self.0[word] &= !bit;
    }

    /// Whether no card is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |sum, word| sum | word) == 0
    }

    /// How many cards are in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones()).sum::<u32>() as usize
    }

    #[inline]
    fn zip(&self, other: &CardSet, with: impl Fn(u64, u64) -> u64) -> CardSet {
        CardSet(std::array::from_fn(|i| with(self.0[i], other.0[i])))
    }

    /// Cards in either set.
    #[inline]
    #[must_use]
    pub fn union(&self, other: &CardSet) -> CardSet {
        self.zip(other, |a, b| a | b)
    }

    /// Cards in both sets.
    #[inline]
    #[must_use]
    pub fn intersection(&self, other: &CardSet) -> CardSet {
        self.zip(other, |a, b| a & b)
    }

    /// Cards in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn difference(&self, other: &CardSet) -> CardSet {
        self.zip(other, |a, b| a & !b)
    }

    /// Cards in one of the sets and not in both.
    #[inline]
    #[must_use]
    pub fn symmetric_difference(&self, other: &CardSet) -> CardSet {
        self.zip(other, |a, b| a ^ b)
    }

    /// Whether all of its cards are in the other set.
    #[inline]
    pub fn is_subset(&self, other: &CardSet) -> bool {
        self.difference(other).is_empty()
    }

    /// The lowest card.
    #[inline]
    pub fn first(&self) -> Option<Card> {
        self.iter().next()
    }

    /// The cards in rising order.
    #[inline]
    pub fn iter(&self) -> CardIter {
        CardIter {
            words: self.0,
            at: 0,
        }
    }
}

/// The cards of a set in rising order.
#[derive(Clone, Debug)]
pub struct CardIter {
    words: [u64; WORDS],
    at: u16,
}

impl Iterator for CardIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        while let Some(word) = self.words.get_mut(self.at as usize) {
            if *word != 0 {
                let bit = word.trailing_zeros() as u16;
                *word &= *word - 1;
                return Some(Card(self.at << 6 | bit));
            }
            self.at += 1;
        }
        None
    }
}

impl IntoIterator for &CardSet {
    type Item = Card;
    type IntoIter = CardIter;

    fn into_iter(self) -> CardIter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        tabletop::read_set::<_, Card, _>(deserializer, CardSet::of_digits)
    }
}

impl CardSet {
    /// The set as form 1 wrote it: 64 hexadecimal digits, for 208 projects and 13 corporations.
    fn of_digits(text: &str) -> Option<CardSet> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let mut set = CardSet::EMPTY;
        for word in 0..4 {
            let bits = u64::from_str_radix(&text[16 * word..16 * (word + 1)], 16).ok()?;
            for bit in (0..64).filter(|bit| bits >> bit & 1 == 1) {
                set.insert(match 64 * word + bit {
                    project @ ..208 => Card(project as u16),
                    corporation @ ..221 => Card((data().projects + corporation - 208) as u16),
                    _ => return None,
                });
            }
        }
        Some(set)
    }
}
