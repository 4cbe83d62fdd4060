//! What comes of an action besides the new state.

use crate::event::Event;
use tabletop::{Events, Revealed};

/// Collects events and what was revealed.
pub(crate) struct Log<'a> {
    events: &'a mut Events<Event>,
    pub(crate) revealed: Revealed,
}

impl<'a> Log<'a> {
    pub(crate) const fn new(events: &'a mut Events<Event>) -> Self {
        Log {
            events,
            revealed: Revealed::Nothing,
        }
    }

    #[inline]
    pub(crate) fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.events.emit(event);
    }

    #[inline]
    pub(crate) fn reveal(&mut self, revealed: Revealed) {
        self.revealed = self.revealed.and(revealed);
    }
}
