//! How sets are written: as lists of their members.

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// Reads a set that is written as a list of its members. Earlier forms wrote some sets as a string of digits, which
/// `digits` reads; positions and records have them.
pub fn read_set<'de, D, T, S>(deserializer: D, digits: fn(&str) -> Option<S>) -> Result<S, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
    S: FromIterator<T>,
{
    deserializer.deserialize_any(Set {
        digits,
        member: PhantomData,
    })
}

struct Set<T, S> {
    digits: fn(&str) -> Option<S>,
    member: PhantomData<T>,
}

impl<'de, T: Deserialize<'de>, S: FromIterator<T>> Visitor<'de> for Set<T, S> {
    type Value = S;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<S, A::Error> {
        std::iter::from_fn(|| list.next_element().transpose()).collect()
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<S, E> {
        (self.digits)(text).ok_or_else(|| E::custom(format!("\"{text}\" is not a set")))
    }
}
