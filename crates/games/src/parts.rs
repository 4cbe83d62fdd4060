//! A view as JSON, and where in it its parts stand, down to a field of one player.
//!
//! Most moves change little of few views. So a view is written once, with a note of where everything begins and ends that
//! could be told by itself; what has changed is found by comparing stretches of two texts, and only that is copied.

use crate::json;
use serde::Serialize;
use serde::ser::Error as _;
use serde_json::value::RawValue;
use serde_json::{Error, Result, ser::Formatter};
use std::any::Any;
use std::cell::Cell;
use std::io;
use std::sync::Arc;
use tabletop::{Event, Message, Scores};

/// How far down changes are told apart: a part, a player in it, a field of that player.
const DEPTH: usize = 3;

/// The top-level parts of a view, in the order of its type. A copy is cheap.
#[derive(Clone, Debug, Default)]
pub struct Parts(Arc<Written>);

/// A view as it was written.
#[derive(Debug, Default)]
struct Written {
    text: Box<str>,
    /// What stands in it, each before what is in it.
    places: Box<[Place]>,
}

/// Where a value stands in a text.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// Its name; nothing for an element of a list.
    name: (u32, u32),
    value: (u32, u32),
    /// The number of the next place that is not in this one.
    next: u32,
}

impl PartialEq for Parts {
    fn eq(&self, other: &Self) -> bool {
        self.is_same(other)
    }
}

/// What was told of one moment to other viewers: most of it reads the same for all.
#[derive(Default)]
pub struct Others {
    pieces: Vec<(String, Arc<RawValue>)>,
    /// A list of events of the game as somebody saw them, with what they read like.
    events: Option<Box<dyn Any>>,
    scores: Vec<(Scores, Arc<RawValue>)>,
}

/// What is new, by its path; none for what is gone.
pub type Changed = (String, Option<Arc<RawValue>>);

impl Parts {
    /// Writes a view. One that reads as before is the one before.
    pub(crate) fn of(view: &impl Serialize, before: &Parts) -> Result<Parts> {
        let mut sheet = SHEET.take();
        let written = sheet.write(view);
        let parts = written.and_then(|()| match sheet.text == before.0.text.as_bytes() {
            true => Ok(before.clone()),
            false => sheet.copy().map(|written| Parts(Arc::new(written))),
        });
        SHEET.set(sheet);
        parts
    }

    /// The parts with their names, as JSON.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.parts().map(|part| (part.name(), part.text()))
    }

    /// Whether nothing is new.
    pub fn is_same(&self, before: &Parts) -> bool {
        Arc::ptr_eq(&self.0, &before.0) || self.0.text == before.0.text
    }

    /// What is not as before: a part by its name, none for a part that is gone; and of a part in which little has
    /// changed only what has, by its path: `players/2` in a list, `players/2/hand` in an object of a list.
    pub fn since(&self, before: &Parts, others: &mut Others) -> Vec<Changed> {
        if Arc::ptr_eq(&self.0, &before.0) {
            return Vec::new();
        }
        let mut changed = Vec::new();
        for part in self.0.parts() {
            match before.0.part(part.name()) {
                Some(old) if old.text() == part.text() => {}
                Some(old) => part.since(old, part.name().to_owned(), &mut changed),
                None => changed.push((part.name().to_owned(), part.text())),
            }
        }
        let told = changed
            .into_iter()
            .map(|(path, text)| others.tell(path, text));
        let mut told: Vec<Changed> = told.collect();
        let gone = before.0.parts();
        let gone = gone.filter(|old| self.0.part(old.name()).is_none());
        told.extend(gone.map(|old| (old.name().to_owned(), None)));
        told
    }
}

impl Others {
    /// A piece of a view as JSON.
    fn tell(&mut self, path: String, text: &str) -> Changed {
        let same = |(known, json): &&(String, Arc<RawValue>)| json.get() == text && *known == path;
        if let Some((_, json)) = self.pieces.iter().find(same) {
            return (path, Some(Arc::clone(json)));
        }
        let json = RawValue::from_string(text.to_owned()).unwrap_or_default();
        let json: Arc<RawValue> = Arc::from(json);
        self.pieces.push((path.clone(), Arc::clone(&json)));
        (path, Some(json))
    }

    /// An event as JSON, with its words.
    pub(crate) fn tell_event<E: Event + 'static>(&mut self, event: E) -> Arc<RawValue> {
        type Told<E> = Vec<(E, Arc<RawValue>)>;
        let list = self
            .events
            .get_or_insert_with(|| Box::new(Told::<E>::new()));
        let Some(list) = list.downcast_mut::<Told<E>>() else {
            return told(&event);
        };
        if let Some((_, json)) = list.iter().find(|(known, _)| *known == event) {
            return Arc::clone(json);
        }
        let json = told(&event);
        list.push((event, Arc::clone(&json)));
        json
    }

    /// Scores as JSON.
    pub fn tell_scores(&mut self, scores: &Scores) -> Arc<RawValue> {
        if let Some((_, json)) = self.scores.iter().find(|(known, _)| known == scores) {
            return Arc::clone(json);
        }
        let json: Arc<RawValue> = Arc::from(json(scores));
        self.scores.push((scores.clone(), Arc::clone(&json)));
        json
    }
}

/// An event with its words.
fn told<E: Event>(event: &E) -> Arc<RawValue> {
    #[derive(Serialize)]
    struct Told<'a, E> {
        event: &'a E,
        words: Message,
    }
    let words = event.words();
    Arc::from(json(&Told { event, words }))
}

impl Written {
    /// Its parts.
    fn parts(&self) -> Siblings<'_> {
        Siblings {
            of: self,
            next: 0,
            end: self.places.len(),
        }
    }

    fn part(&self, name: &str) -> Option<Piece<'_>> {
        self.parts().find(|part| part.name() == name)
    }

    fn stretch(&self, (from, to): (u32, u32)) -> &str {
        &self.text[from as usize..to as usize]
    }
}

/// Something that stands in a view.
#[derive(Clone, Copy)]
struct Piece<'a> {
    of: &'a Written,
    at: usize,
}

/// Pieces beside each other.
struct Siblings<'a> {
    of: &'a Written,
    next: usize,
    end: usize,
}

impl<'a> Iterator for Siblings<'a> {
    type Item = Piece<'a>;

    fn next(&mut self) -> Option<Piece<'a>> {
        let (of, at) = (self.of, self.next);
        (at < self.end).then(|| {
            self.next = of.places[at].next as usize;
            Piece { of, at }
        })
    }
}

impl<'a> Piece<'a> {
    fn name(self) -> &'a str {
        self.of.stretch(self.of.places[self.at].name)
    }

    fn text(self) -> &'a str {
        self.of.stretch(self.of.places[self.at].value)
    }

    /// What is in it, as far down as is told by itself.
    fn children(self) -> Siblings<'a> {
        Siblings {
            of: self.of,
            next: self.at + 1,
            end: self.of.places[self.at].next as usize,
        }
    }

    /// Whether it is in the same places, or under the same names, that two pieces have something; and the names can be
    /// part of a path.
    fn is_built_as(self, other: Piece<'_>) -> bool {
        let kind = |piece: Piece<'_>| piece.text().as_bytes().first().copied();
        let is_plain = |name: &str| !name.contains(['/', '~', '\\', '"']);
        let (mut own, mut others) = (self.children(), other.children());
        kind(self) == kind(other)
            && loop {
                match (own.next(), others.next()) {
                    (None, None) => break true,
                    (Some(a), Some(b)) if a.name() == b.name() && is_plain(a.name()) => {}
                    _ => break false,
                }
            }
    }

    /// What has changed since, each by its path; the whole if that is shorter, or if pieces do not tell it.
    fn since(self, old: Piece<'_>, path: String, changed: &mut Vec<(String, &'a str)>) {
        let first = changed.len();
        if self.is_built_as(old) {
            let is_list = self.text().starts_with('[');
            for (i, (new, old)) in self.children().zip(old.children()).enumerate() {
                if new.text() != old.text() {
                    let path = match is_list {
                        true => format!("{path}/{i}"),
                        false => format!("{path}/{}", new.name()),
                    };
                    new.since(old, path, changed);
                }
            }
        }
        let told = &changed[first..];
        let length: usize = told
            .iter()
            .map(|(path, text)| path.len() + 6 + text.len())
            .sum();
        if told.is_empty() || length >= self.text().len() {
            changed.truncate(first);
            changed.push((path, self.text()));
        }
    }
}

thread_local! {
    /// Where a thread writes a view that may be as before.
    static SHEET: Cell<Sheet> = const { Cell::new(Sheet { text: Vec::new(), places: Vec::new() }) };
}

/// What is being written.
#[derive(Default)]
struct Sheet {
    text: Vec<u8>,
    places: Vec<Place>,
}

impl Sheet {
    fn write(&mut self, view: &impl Serialize) -> Result<()> {
        self.text.clear();
        self.places.clear();
        let length = Cell::new(0);
        let pen = Pen {
            text: &mut self.text,
            length: &length,
        };
        let outline = Outline {
            length: &length,
            name: (0, 0),
            places: &mut self.places,
            open: [0; DEPTH],
            depth: 0,
        };
        view.serialize(&mut serde_json::Serializer::with_formatter(pen, outline))?;
        match self.text.first() {
            Some(b'{') => Ok(()),
            _ => Err(Error::custom("a view is an object")),
        }
    }

    fn copy(&self) -> Result<Written> {
        let text = std::str::from_utf8(&self.text).map_err(Error::custom)?;
        Ok(Written {
            text: text.into(),
            places: self.places.as_slice().into(),
        })
    }
}

/// Writes, and tells how far it has come.
struct Pen<'a> {
    text: &'a mut Vec<u8>,
    length: &'a Cell<u32>,
}

impl io::Write for Pen<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes).map(|()| bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.text.extend_from_slice(bytes);
        self.length.set(self.text.len() as u32);
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// JSON without blanks, and a note of what stands where.
struct Outline<'a> {
    length: &'a Cell<u32>,
    /// Where the name of the next value is.
    name: (u32, u32),
    places: &'a mut Vec<Place>,
    /// The places that are being written, the outermost first.
    open: [usize; DEPTH],
    depth: usize,
}

impl Outline<'_> {
    fn begin(&mut self, name: (u32, u32)) {
        if let Some(open) = self.open.get_mut(self.depth) {
            *open = self.places.len();
            let here = self.length.get();
            self.places.push(Place {
                name,
                value: (here, here),
                next: 0,
            });
        }
        self.depth += 1;
    }

    fn end(&mut self) {
        self.depth -= 1;
        if let Some(&open) = self.open.get(self.depth) {
            let next = self.places.len() as u32;
            let place = &mut self.places[open];
            (place.value.1, place.next) = (self.length.get(), next);
        }
    }
}

impl Formatter for Outline<'_> {
    fn begin_array_value<W: ?Sized + io::Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        self.begin((0, 0));
        Ok(())
    }

    fn end_array_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
    }

    fn begin_object_key<W: ?Sized + io::Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        // After its quotation mark.
        self.name.0 = self.length.get() + 1;
        Ok(())
    }

    fn end_object_key<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.name.1 = self.length.get() - 1;
        Ok(())
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b":")?;
        self.begin(self.name);
        Ok(())
    }

    fn end_object_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
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
        Parts::of(view, before)
    }

    #[test]
    fn what_reads_the_same_for_all_is_told_as_one_text() {
        let of = |turn, sheet| written(&view(1, Some(turn), sheet), &Parts::default()).unwrap();
        let mut others = Others::default();
        let ada = of(2, 8).since(&of(2, 7), &mut others);
        let bob = of(2, 8).since(&of(3, 7), &mut others);
        let names = |told: &[Changed]| {
            told.iter()
                .map(|(name, _)| name.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            [names(&ada), names(&bob)],
            [vec!["sheet_0"], vec!["turn", "sheet_0"]]
        );
        let json = |(_, json): &Changed| json.clone().unwrap();
        assert!(Arc::ptr_eq(&json(&ada[0]), &json(&bob[1])));
        let eve = of(2, 9).since(&of(2, 7), &mut others);
        assert_eq!(json(&eve[0]).get(), "[9,9,9]");
    }

    #[test]
    fn it_reads_as_it_would_without_notes() {
        let everything = json!({
            "a": [], "b": {}, "c": [[], {}, [1, [2, [3]]]], "d\"\\": {"é": {"x": {"y": {"z": null}}}}, "": -1.5
        });
        let parts = written(&everything, &Parts::default()).unwrap();
        assert_eq!(*parts.0.text, everything.to_string());
        let expected = everything.as_object().unwrap().iter();
        let expected: Vec<String> = expected.map(|(_, value)| value.to_string()).collect();
        let texts: Vec<&str> = parts.iter().map(|(_, text)| text).collect();
        assert_eq!(texts, expected);
    }

    #[test]
    fn only_what_reads_otherwise_is_written_anew() {
        let first = written(&view(1, Some(2), 7), &Parts::default()).unwrap();
        let text = serde_json::to_value(view(1, Some(2), 7)).unwrap();
        for (name, part) in first.iter() {
            assert_eq!(text[name].to_string(), part);
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
        let told = |name: &str| {
            let of = |n: u8| json!({ "part": { name: n, "much": "that need not be told again" } });
            let before = written(&of(1), &Parts::default()).unwrap();
            let since = texts(&written(&of(2), &before).unwrap(), &before);
            since[0].0.clone()
        };
        assert_eq!(told("ab"), "part/ab");
        for name in ["a/b", "a~b", "a\"b", "a\\b"] {
            assert_eq!(told(name), "part");
        }
    }

    #[test]
    fn what_is_no_object_has_no_parts() {
        assert!(written(&[1, 2], &Parts::default()).is_err());
        assert!(written(&"view", &Parts::default()).is_err());
    }
}
