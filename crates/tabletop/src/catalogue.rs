//! What a game is made of, for people to read.

use crate::Message;
use serde::Serialize;
use serde_json::Value;

/// One component's entry: its name, its facts, and its text generated from its effects. `Data` is what is printed on it,
/// which each game has a type for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(Data = Value)))]
pub struct Entry<Data = Value> {
    /// Its id in the data.
    pub id: String,
    /// What kind of component it is.
    pub kind: Message,
    /// Its name.
    pub name: Message,
    /// Cost, points, kind: the facts beside the text, each in words.
    pub facts: Vec<Message>,
    /// What it does, a line an effect.
    pub text: Vec<Message>,
    /// The component as data.
    pub data: Data,
}

impl<Data> Entry<Data> {
    /// The same with other data.
    pub fn map<Other>(self, other: impl FnOnce(Data) -> Other) -> Entry<Other> {
        Entry {
            id: self.id,
            kind: self.kind,
            name: self.name,
            facts: self.facts,
            text: self.text,
            data: other(self.data),
        }
    }
}
