//! A view in its parts, each written as JSON by itself.
//!
//! Most moves change few parts of few views. So a part is written into a buffer first, and where it reads as it
//! did before, the old text is kept: whoever compares two views compares pointers. Where it reads as it does for
//! another viewer, that text is shared.

use serde::Serialize;
use serde::ser::{Error as _, Impossible, SerializeMap, SerializeStruct, Serializer};
use serde_json::value::RawValue;
use serde_json::{Error, Result};
use std::borrow::Cow;
use std::cell::Cell;
use std::sync::Arc;

/// The top-level parts of a view, in the order of its type.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parts(Vec<Part>);

/// One part.
#[derive(Clone, Debug)]
pub struct Part {
    /// Its key in the view.
    pub key: Cow<'static, str>,
    /// Its value.
    pub value: Arc<RawValue>,
}

impl PartialEq for Part {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.is_as(other)
    }
}

impl Part {
    fn is_as(&self, other: &Part) -> bool {
        Arc::ptr_eq(&self.value, &other.value) || self.value.get() == other.value.get()
    }
}

/// What was written and compared of one moment for other viewers: most parts read the same for all.
#[derive(Default)]
pub struct Others {
    written: Vec<Part>,
    compared: Vec<Compared>,
}

/// What has changed from one text of a part to another.
struct Compared {
    old: Arc<RawValue>,
    new: Arc<RawValue>,
    changed: Vec<Changed>,
}

/// What is new, by its key; none for what is gone.
pub type Changed = (String, Option<Arc<RawValue>>);

thread_local! {
    /// Where a thread writes a part that may be as before.
    static BUFFER: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

impl Parts {
    /// Writes a view. What is as before keeps its text, and what is as others see it shares theirs.
    pub(crate) fn of(view: &impl Serialize, before: &Parts, others: &mut Others) -> Result<Parts> {
        let mut buffer = BUFFER.take();
        let parts = view.serialize(Splitter {
            before: &before.0,
            others: &mut others.written,
            parts: Vec::with_capacity(before.0.len().max(16)),
            key: Cow::Borrowed(""),
            buffer: &mut buffer,
        });
        BUFFER.set(buffer);
        parts
    }

    /// The parts.
    pub fn iter(&self) -> std::slice::Iter<'_, Part> {
        self.0.iter()
    }

    /// A part by its key.
    pub fn get(&self, key: &str) -> Option<&Arc<RawValue>> {
        let part = self.0.iter().find(|part| part.key == key);
        part.map(|part| &part.value)
    }

    /// Whether this was written after the other and nothing is new.
    pub fn is_same(&self, before: &Parts) -> bool {
        let mut both = self.0.iter().zip(&before.0);
        self.0.len() == before.0.len() && both.all(|(new, old)| Arc::ptr_eq(&new.value, &old.value))
    }

    /// What is not as before: a part by its key, none for a part that is gone; and of a part in which little has
    /// changed only what has, by its path: `players/2` in a list, `players/2/hand` in an object of a list.
    pub fn since(&self, before: &Parts, others: &mut Others) -> Vec<Changed> {
        let mut changed = Vec::new();
        for part in &self.0 {
            match before.0.iter().find(|old| old.key == part.key) {
                Some(old) if part.is_as(old) => {}
                Some(old) => changed.extend_from_slice(others.compare(part, old)),
                None => changed.push((part.key.to_string(), Some(Arc::clone(&part.value)))),
            }
        }
        let gone = before.0.iter().filter(|part| self.get(&part.key).is_none());
        changed.extend(gone.map(|part| (part.key.to_string(), None)));
        changed
    }
}

impl Others {
    fn compare(&mut self, new: &Part, old: &Part) -> &[Changed] {
        let same =
            |it: &Compared| Arc::ptr_eq(&it.new, &new.value) && Arc::ptr_eq(&it.old, &old.value);
        let known = self.compared.iter().position(same);
        let at = known.unwrap_or_else(|| {
            self.compared.push(Compared {
                old: Arc::clone(&old.value),
                new: Arc::clone(&new.value),
                changed: new.since(old),
            });
            self.compared.len() - 1
        });
        &self.compared[at].changed
    }
}

impl Part {
    /// The part, or what has changed in it if that is shorter.
    fn since(&self, old: &Part) -> Vec<Changed> {
        match pieces(&self.key, self.value.get(), old.value.get(), DEPTH) {
            Some(pieces) => pieces,
            None => vec![(self.key.to_string(), Some(Arc::clone(&self.value)))],
        }
    }
}

/// How far below a part changes are told apart: a player of a list, a field of that player.
const DEPTH: usize = 2;

/// What has changed from one text to another, each piece by its path; none if the whole is shorter, or if pieces do
/// not tell it.
fn pieces(path: &str, new: &str, old: &str, depth: usize) -> Option<Vec<Changed>> {
    if depth == 0 || new.as_bytes().first() != old.as_bytes().first() {
        return None;
    }
    let (news, olds) = (children(new)?, children(old)?);
    let same_names = news.len() == olds.len() && news.iter().zip(&olds).all(|(a, b)| a.0 == b.0);
    if news.is_empty() || !same_names {
        return None;
    }
    let mut changed = Vec::new();
    for ((name, new), (_, old)) in news.into_iter().zip(olds) {
        if new == old {
            continue;
        }
        let path = format!("{path}/{name}");
        match pieces(&path, new, old, depth - 1) {
            Some(deeper) => changed.extend(deeper),
            None => changed.push((path, Some(Arc::from(raw(new)?)))),
        }
    }
    let length = |(path, value): &Changed| {
        path.len() + 6 + value.as_ref().map_or(0, |value| value.get().len())
    };
    let all: usize = changed.iter().map(length).sum();
    (all < new.len()).then_some(changed)
}

fn raw(text: &str) -> Option<Box<RawValue>> {
    RawValue::from_string(text.to_owned()).ok()
}

/// The children of a list or an object, by place or name, as this program writes them: without blanks. None of anything
/// else, and none of an object with names that cannot be part of a path.
fn children(text: &str) -> Option<Vec<(Cow<'_, str>, &str)>> {
    let inner = text.get(1..text.len().checked_sub(1)?)?;
    let texts = split(inner);
    match text.as_bytes()[0] {
        b'[' => {
            let places = (0..).map(|place: usize| Cow::Owned(place.to_string()));
            Some(places.zip(texts).collect())
        }
        b'{' => texts.into_iter().map(named).collect(),
        _ => None,
    }
}

/// A member of an object, as its name and its value.
fn named(member: &str) -> Option<(Cow<'_, str>, &str)> {
    let (name, value) = member.strip_prefix('"')?.split_once("\":")?;
    let is_plain = !name.contains(['/', '~', '\\', '"']);
    is_plain.then_some((Cow::Borrowed(name), value))
}

/// Splits the inside of a list or an object at its own commas.
fn split(inner: &str) -> Vec<&str> {
    let (mut texts, mut start) = (Vec::new(), 0);
    let (mut depth, mut quoted, mut escaped) = (0usize, false, false);
    for (i, byte) in inner.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = quoted,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                texts.push(&inner[start..i]);
                start = i + 1;
            }
            _ => {}
        }
    }
    if !inner.is_empty() {
        texts.push(&inner[start..]);
    }
    texts
}

/// Takes an object apart.
struct Splitter<'a> {
    before: &'a [Part],
    others: &'a mut Vec<Part>,
    parts: Vec<Part>,
    key: Cow<'static, str>,
    buffer: &'a mut Vec<u8>,
}

impl Splitter<'_> {
    fn add(&mut self, key: Cow<'static, str>, value: &(impl Serialize + ?Sized)) -> Result<()> {
        self.buffer.clear();
        value.serialize(&mut serde_json::Serializer::new(&mut *self.buffer))?;
        // As a rule the same parts come in the same order.
        let same_place = self.before.get(self.parts.len());
        let old = same_place.filter(|part| part.key == key);
        let old = old.or_else(|| self.before.iter().find(|part| part.key == key));
        let reads_so = |part: &&Part| part.value.get().as_bytes() == self.buffer.as_slice();
        let others = || self.others.iter().filter(|part| part.key == key);
        let known = old.filter(reads_so).or_else(|| others().find(reads_so));
        let part = match known {
            Some(part) => part.clone(),
            None => {
                let value = Arc::from(RawValue::from_string(self.written()?)?);
                let part = Part { key, value };
                self.others.push(part.clone());
                part
            }
        };
        self.parts.push(part);
        Ok(())
    }

    /// The part in the buffer.
    fn written(&self) -> Result<String> {
        let text = std::str::from_utf8(self.buffer).map_err(Error::custom)?;
        Ok(text.to_owned())
    }
}

impl SerializeStruct for Splitter<'_> {
    type Ok = Parts;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<()> {
        self.add(Cow::Borrowed(key), value)
    }

    fn end(self) -> Result<Parts> {
        Ok(Parts(self.parts))
    }
}

impl SerializeMap for Splitter<'_> {
    type Ok = Parts;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<()> {
        let key = serde_json::to_value(key)?;
        let key = key.as_str().ok_or_else(|| Error::custom("a key is text"))?;
        self.key = Cow::Owned(key.to_owned());
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        let key = std::mem::take(&mut self.key);
        self.add(key, value)
    }

    fn end(self) -> Result<Parts> {
        Ok(Parts(self.parts))
    }
}

fn no_object<T>() -> Result<T> {
    Err(Error::custom("a view is an object"))
}

macro_rules! no_objects {
    ($($method:ident: $type:ty),*) => {$(
        fn $method(self, _: $type) -> Result<Parts> {
            no_object()
        }
    )*};
}

impl<'a> Serializer for Splitter<'a> {
    type Ok = Parts;
    type Error = Error;
    type SerializeStruct = Splitter<'a>;
    type SerializeMap = Splitter<'a>;
    type SerializeSeq = Impossible<Parts, Error>;
    type SerializeTuple = Impossible<Parts, Error>;
    type SerializeTupleStruct = Impossible<Parts, Error>;
    type SerializeTupleVariant = Impossible<Parts, Error>;
    type SerializeStructVariant = Impossible<Parts, Error>;

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self> {
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self> {
        Ok(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Parts> {
        value.serialize(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Parts> {
        value.serialize(self)
    }

    no_objects! {
        serialize_bool: bool, serialize_char: char, serialize_str: &str, serialize_bytes: &[u8],
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_f32: f32, serialize_f64: f64, serialize_unit_struct: &'static str
    }

    fn serialize_none(self) -> Result<Parts> {
        no_object()
    }

    fn serialize_unit(self) -> Result<Parts> {
        no_object()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<Parts> {
        no_object()
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<Parts> {
        no_object()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq> {
        no_object()
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple> {
        no_object()
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct> {
        no_object()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant> {
        no_object()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant> {
        no_object()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    struct View {
        round: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        turn: Option<u8>,
        #[serde(flatten)]
        sheets: BTreeMap<String, Vec<u8>>,
    }

    fn view(round: u8, turn: Option<u8>, sheet: u8) -> View {
        let sheets = BTreeMap::from([("sheet_0".to_owned(), vec![sheet; 3])]);
        View {
            round,
            turn,
            sheets,
        }
    }

    fn written(view: &impl Serialize, before: &Parts) -> Result<Parts> {
        Parts::of(view, before, &mut Others::default())
    }

    #[test]
    fn what_reads_the_same_for_all_is_kept_and_compared_once() {
        let mut others = Others::default();
        let mut of = |view: &View, before: &Parts| Parts::of(view, before, &mut others).unwrap();
        let nothing = Parts::default();
        let (ada, bob) = (
            of(&view(1, Some(2), 7), &nothing),
            of(&view(1, Some(3), 7), &nothing),
        );
        let shares = |key: &str| Arc::ptr_eq(ada.get(key).unwrap(), bob.get(key).unwrap());
        assert_eq!(
            ["round", "sheet_0", "turn"].map(shares),
            [true, true, false]
        );
        let (next_ada, next_bob) = (
            of(&view(1, Some(2), 8), &ada),
            of(&view(1, Some(2), 8), &bob),
        );
        let told = [(&next_ada, &ada), (&next_bob, &bob)]
            .map(|(next, before)| next.since(before, &mut others));
        let keys = told.map(|told| told.into_iter().map(|(key, _)| key).collect::<Vec<_>>());
        assert_eq!(keys, [vec!["sheet_0"], vec!["turn", "sheet_0"]]);
    }

    #[test]
    fn only_what_reads_otherwise_is_written_anew() {
        let first = written(&view(1, Some(2), 7), &Parts::default()).unwrap();
        let text = serde_json::to_value(view(1, Some(2), 7)).unwrap();
        for part in first.iter() {
            assert_eq!(text[&*part.key].to_string(), part.value.get());
        }
        let same = written(&view(1, Some(2), 7), &first).unwrap();
        assert!(same.is_same(&first));
        let next = written(&view(1, None, 8), &first).unwrap();
        assert!(!next.is_same(&first));
        let expected = [
            ("sheet_0".to_owned(), Some("[8,8,8]".to_owned())),
            ("turn".to_owned(), None),
        ];
        assert_eq!(texts(&next, &first), expected);
    }

    fn texts(next: &Parts, before: &Parts) -> Vec<(String, Option<String>)> {
        let since = next.since(before, &mut Others::default()).into_iter();
        since
            .map(|(key, value)| (key, value.map(|value| value.get().to_owned())))
            .collect()
    }

    #[test]
    fn of_a_long_list_only_what_has_changed_is_sent() {
        let parts = |list: serde_json::Value| {
            let view = BTreeMap::from([("players".to_owned(), list)]);
            written(&view, &Parts::default()).unwrap()
        };
        let (ada, bob) = (
            json!({"hand": 4, "tableau": ["x", "y"]}),
            json!([1, 2, 3, 4]),
        );
        let before = parts(json!([ada, bob, null]));
        let keys = |list: serde_json::Value| {
            let since = texts(&parts(list), &before);
            since.into_iter().map(|(key, _)| key).collect::<Vec<_>>()
        };
        assert_eq!(keys(json!([ada, [2], null])), ["players/1"]);
        assert_eq!(keys(json!([ada, [2], 7])), ["players/1", "players/2"]);
        assert_eq!(keys(json!([ada, null, null])), ["players/1"]);
        assert_eq!(keys(json!([ada, bob])), ["players"], "another length");
        assert_eq!(keys(json!({"0": ada})), ["players"], "no list any more");
        assert_eq!(keys(json!([bob, ada, 1])), ["players"], "all is new");
        assert!(keys(json!([ada, bob, null])).is_empty());
    }

    #[test]
    fn of_an_object_only_the_fields_that_have_changed_are_sent() {
        let parts = |value: serde_json::Value| {
            let view = BTreeMap::from([("players".to_owned(), value)]);
            written(&view, &Parts::default()).unwrap()
        };
        let player = |hand: u8, said: serde_json::Value| json!({"hand": hand, "said": said, "tableau": ["a card", "an, \"odd\" card ]", "a third card"]});
        let before = parts(json!([player(4, json!("x")), player(5, json!("a/b\\\""))]));
        let since = |list: serde_json::Value| texts(&parts(list), &before);
        let told = |path: &str, value: &str| (path.to_owned(), Some(value.to_owned()));
        let hand = since(json!([player(4, json!("x")), player(6, json!("a/b\\\""))]));
        assert_eq!(hand, [told("players/1/hand", "6")]);
        let silent = since(json!([player(3, json!(null)), player(5, json!("a/b\\\""))]));
        assert_eq!(
            silent,
            [told("players/0/hand", "3"), told("players/0/said", "null")]
        );
        let other = json!({"hand": 4, "tableau": []});
        let other = since(json!([other, player(5, json!("a/b\\\""))]));
        assert_eq!(
            other,
            [told("players/0", r#"{"hand":4,"tableau":[]}"#)],
            "other fields"
        );
    }

    #[test]
    fn names_that_cannot_be_part_of_a_path_are_not() {
        assert_eq!(children(r#"{"a/b":1}"#), None);
        assert_eq!(children(r#"{"a~b":1}"#), None);
        assert_eq!(children(r#"{"a\"b":1}"#), None);
        assert_eq!(children("{}").map(|it| it.len()), Some(0));
        assert_eq!(children("7"), None);
        assert_eq!(children(""), None);
    }

    #[test]
    fn what_is_no_object_has_no_parts() {
        assert!(written(&[1, 2], &Parts::default()).is_err());
        assert!(written(&"view", &Parts::default()).is_err());
    }
}
