//! A view in its parts, each written as JSON by itself.
//!
//! Most moves change few parts of few views. So a part is written into a buffer first, and where it reads as it
//! did before, the old text is kept: whoever compares two views compares pointers.

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

thread_local! {
    /// Where a thread writes a part that may be as before.
    static BUFFER: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

impl Parts {
    /// Writes a view. What is as before keeps its text.
    pub(crate) fn of(view: &impl Serialize, before: &Parts) -> Result<Parts> {
        let mut buffer = BUFFER.take();
        let parts = view.serialize(Splitter {
            before: &before.0,
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

    /// What is not as before: a part by its key, none for a part that is gone; and of a list in which little
    /// has changed only the elements that have, as `key/place`.
    pub fn since(&self, before: &Parts) -> Vec<(String, Option<Arc<RawValue>>)> {
        let mut changed = Vec::new();
        for part in &self.0 {
            match before.0.iter().find(|old| old.key == part.key) {
                Some(old) if part.is_as(old) => {}
                Some(old) => part.since(old, &mut changed),
                None => changed.push((part.key.to_string(), Some(Arc::clone(&part.value)))),
            }
        }
        let gone = before.0.iter().filter(|part| self.get(&part.key).is_none());
        changed.extend(gone.map(|part| (part.key.to_string(), None)));
        changed
    }
}

impl Part {
    /// The part, or what has changed in it if that is shorter.
    fn since(&self, old: &Part, out: &mut Vec<(String, Option<Arc<RawValue>>)>) {
        let (new, old) = (elements(&self.value), elements(&old.value));
        let both = || new.iter().zip(&old).enumerate();
        let changed = || both().filter(|(_, (new, old))| new.get() != old.get());
        let length: usize = changed()
            .map(|(_, (new, _))| self.key.len() + 6 + new.get().len())
            .sum();
        // Nothing in a list would read as a part that is gone.
        let is_plain = changed().all(|(_, (new, _))| new.get() != "null");
        let is_short = !new.is_empty() && length < self.value.get().len();
        if new.len() != old.len() || !is_plain || !is_short {
            out.push((self.key.to_string(), Some(Arc::clone(&self.value))));
            return;
        }
        for (i, (element, _)) in changed() {
            let element: Box<RawValue> = (*element).to_owned();
            out.push((format!("{}/{i}", self.key), Some(Arc::from(element))));
        }
    }
}

/// The elements of a list; of anything else none.
fn elements(value: &RawValue) -> Vec<&RawValue> {
    match value.get().starts_with('[') {
        true => serde_json::from_str(value.get()).unwrap_or_default(),
        false => Vec::new(),
    }
}

/// Takes an object apart.
struct Splitter<'a> {
    before: &'a [Part],
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
        let old = old.filter(|part| part.value.get().as_bytes() == self.buffer.as_slice());
        let value = match old {
            Some(part) => Arc::clone(&part.value),
            None => Arc::from(RawValue::from_string(self.written()?)?),
        };
        self.parts.push(Part { key, value });
        Ok(())
    }
}

impl Splitter<'_> {
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

    #[test]
    fn only_what_reads_otherwise_is_written_anew() {
        let first = Parts::of(&view(1, Some(2), 7), &Parts::default()).unwrap();
        let text = serde_json::to_value(view(1, Some(2), 7)).unwrap();
        for part in first.iter() {
            assert_eq!(text[&*part.key].to_string(), part.value.get());
        }
        let same = Parts::of(&view(1, Some(2), 7), &first).unwrap();
        assert!(same.is_same(&first));
        let next = Parts::of(&view(1, None, 8), &first).unwrap();
        assert!(!next.is_same(&first));
        let expected = [
            ("sheet_0".to_owned(), Some("[8,8,8]".to_owned())),
            ("turn".to_owned(), None),
        ];
        assert_eq!(texts(&next, &first), expected);
    }

    fn texts(next: &Parts, before: &Parts) -> Vec<(String, Option<String>)> {
        let since = next.since(before).into_iter();
        since
            .map(|(key, value)| (key, value.map(|value| value.get().to_owned())))
            .collect()
    }

    #[test]
    fn of_a_long_list_only_what_has_changed_is_sent() {
        let parts = |list: serde_json::Value| {
            let view = BTreeMap::from([("players".to_owned(), list)]);
            Parts::of(&view, &Parts::default()).unwrap()
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
        assert_eq!(keys(json!([ada, null, null])), ["players"], "null removes");
        assert_eq!(keys(json!([ada, bob])), ["players"], "another length");
        assert_eq!(keys(json!({"0": ada})), ["players"], "no list any more");
        assert_eq!(keys(json!([bob, ada, 1])), ["players"], "all is new");
        assert!(keys(json!([ada, bob, null])).is_empty());
    }

    #[test]
    fn what_is_no_object_has_no_parts() {
        assert!(Parts::of(&[1, 2], &Parts::default()).is_err());
        assert!(Parts::of(&"view", &Parts::default()).is_err());
    }
}
