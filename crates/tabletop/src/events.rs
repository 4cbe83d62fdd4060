//! What happened, and who learnt something by it.

use crate::{Described, Viewer, Words};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// One thing that happened at the table.
pub trait Event:
    Clone + Debug + Eq + Hash + Words + Serialize + DeserializeOwned + Described + Send + Sync
{
    /// The event as this viewer may see it: whole, with its secrets left out, or not at all.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
}

/// Collects events, or builds none at all.
#[derive(Debug)]
pub struct Events<E> {
    list: Option<Vec<E>>,
}

impl<E> Events<E> {
    /// Collects.
    pub const fn on() -> Self {
        Events {
            list: Some(Vec::new()),
        }
    }

    /// Builds nothing: for playouts.
    pub const fn off() -> Self {
        Events { list: None }
    }

    /// Whether anybody listens: for what is costly to find out.
    #[inline]
    pub const fn is_on(&self) -> bool {
        self.list.is_some()
    }

    /// Notes an event; `event` is not even called when nobody listens.
    #[inline]
    pub fn emit(&mut self, event: impl FnOnce() -> E) {
        if let Some(list) = &mut self.list {
            list.push(event());
        }
    }

    /// What was collected, leaving the collector empty.
    pub fn take(&mut self) -> Vec<E> {
        self.list.as_mut().map(std::mem::take).unwrap_or_default()
    }
}

/// What an action brought to light: it decides how far a take-back may go.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, serde::Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[must_use]
pub enum Revealed {
    /// Nobody learnt anything that was hidden from him. Showing one's own card reveals nothing.
    Nothing,
    /// The actor saw something new: the actor's own way back is cut.
    ToActor,
    /// Another seat saw something that was not the actor's own secret, or a sealed step opened:
    /// everybody's way back is cut.
    ToAll,
}

impl Revealed {
    /// The more revealing of two.
    pub fn and(self, other: Revealed) -> Revealed {
        self.max(other)
    }
}
