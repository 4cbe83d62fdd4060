//! A view in words: what a screen reader reads and what the terminal and the text table show.

use crate::Message;
use serde::{Deserialize, Serialize};

/// A view as sections under headings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outline<T> {
    /// The sections from top to bottom.
    pub sections: Vec<Section<T>>,
}

/// A heading with a table below it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Section<T> {
    /// The heading.
    pub heading: Message,
    /// The rows of the table.
    pub rows: Vec<Row<T>>,
}

/// One line of a [`Section`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Row<T> {
    /// What the line is about, if a finger can point at it.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub thing: Option<T>,
    /// The first cell.
    pub label: Message,
    /// The other cells.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<Message>,
}

fn none<T>() -> Option<T> {
    None
}

impl<T> Default for Outline<T> {
    fn default() -> Self {
        Outline {
            sections: Vec::new(),
        }
    }
}

impl<T> Outline<T> {
    /// Adds a section.
    pub fn section(&mut self, heading: Message) -> &mut Section<T> {
        self.sections.push(Section {
            heading,
            rows: Vec::new(),
        });
        self.sections.last_mut().expect("a section was just pushed")
    }
}

impl<T> Section<T> {
    /// Adds a line about something that cannot be pointed at.
    pub fn line(&mut self, label: Message, cells: Vec<Message>) {
        self.rows.push(Row {
            thing: None,
            label,
            cells,
        });
    }

    /// Adds a line about a thing.
    pub fn thing(&mut self, thing: T, label: Message, cells: Vec<Message>) {
        self.rows.push(Row {
            thing: Some(thing),
            label,
            cells,
        });
    }
}
