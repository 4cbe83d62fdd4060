//! Card sets: which cards come together, and which of them a game is played with.

use crate::card::CardSet;
use crate::cards::data;
use crate::named::by_name;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Message;

/// A set of cards that is used as a whole.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
pub struct Set(pub(crate) u8);

impl Set {
    /// In every game.
    pub(crate) const BASE: Set = Set(0);
    /// An option of its own, because it changes the start too.
    pub(crate) const CORPORATE_ERA: Set = Set(1);
    /// The corporation for a first game, which is never dealt.
    pub(crate) const BEGINNER: Set = Set(2);
    /// The names of those that the rules know; further sets follow.
    pub(crate) const KNOWN: [&'static str; 3] = ["base", "corporate_era", "beginner"];

    /// The set of this name among those that can be added to any game.
    pub fn named(id: &str) -> Option<Set> {
        Set::further().find(|set| set.id() == id)
    }

    /// The sets that can be added to any game.
    pub fn further() -> impl ExactSizeIterator<Item = Set> + Clone {
        (Set::KNOWN.len() as u8..data().sets.len() as u8).map(Set)
    }

    /// The name in data and options.
    pub fn id(self) -> &'static str {
        data().sets[self.0 as usize].id
    }

    /// The name for people.
    pub fn words(self) -> Message {
        Message::new(format!("mars-set-{}", self.id()))
    }

    pub(crate) fn facts(self) -> &'static SetFacts {
        &data().sets[self.0 as usize]
    }
}

by_name!(Set, id, "further set");

/// The cards of a set.
#[derive(Debug)]
pub(crate) struct SetFacts {
    pub(crate) id: &'static str,
    pub(crate) projects: CardSet,
    pub(crate) corporations: CardSet,
}

/// The further sets of a game, a bit each; a list of names when written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sets(u32);

impl Sets {
    pub(crate) const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Set> {
        Set::further().filter(move |set| self.0 >> set.0 & 1 == 1)
    }
}

impl FromIterator<Set> for Sets {
    fn from_iter<I: IntoIterator<Item = Set>>(sets: I) -> Self {
        Sets(sets.into_iter().fold(0, |bits, set| bits | 1 << set.0))
    }
}

impl Serialize for Sets {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Sets {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Set>::deserialize(deserializer)?.into_iter().collect())
    }
}
