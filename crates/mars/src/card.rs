//! Cards by number, and sets of them.

use crate::cards::{catalogue_of_ids, data};
use crate::named::by_name;
use std::borrow::Cow;
use tabletop::{Member, Message, bit_set};

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

impl Member for Card {
    #[inline]
    fn bit(self) -> usize {
        self.index()
    }

    #[inline]
    fn of_bit(bit: usize) -> Self {
        Card(bit as u16)
    }
}

bit_set! {
    /// A set of cards: 384 bits in the state, a list in the order of the cards when written.
    pub CardSet of Card as [u64; WORDS], read by |deserializer| tabletop::read_set::<_, Card, _>(deserializer, CardSet::of_digits)
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
