//! The end: plants become greeneries a last time.

use super::log::Log;
use crate::event::Event;
use crate::state::{Ask, Mars, Phase};

impl Mars {
    pub(crate) fn start_final_conversion(&mut self, log: &mut Log<'_>) {
        self.phase = Phase::FinalConversion;
        self.turn.active = self.first;
        log.emit(|| Event::LastConversion);
        self.ask_last_greenery(log);
    }

    /// Asks the active seat for another greenery, or goes on to the next that can build one.
    pub(crate) fn ask_last_greenery(&mut self, log: &mut Log<'_>) {
        loop {
            if self.can_build_last_greenery(self.turn.active) {
                self.ask = Ask::LastGreenery;
                return;
            }
            let seat = self.turn.active;
            log.emit(|| Event::Stopped { seat, forced: true });
            if !self.next_converter(log) {
                return;
            }
        }
    }

    /// The active seat builds no more.
    pub(crate) fn stop_converting(&mut self, log: &mut Log<'_>) {
        let seat = self.turn.active;
        log.emit(|| Event::Stopped {
            seat,
            forced: false,
        });
        if self.next_converter(log) {
            self.ask_last_greenery(log);
        }
    }

    /// The next seat in player order; after the last one the game is over.
    fn next_converter(&mut self, log: &mut Log<'_>) -> bool {
        self.turn.active = self.after(self.turn.active);
        if self.turn.active != self.first {
            return true;
        }
        self.phase = Phase::Over;
        self.ask = Ask::Nothing;
        log.emit(|| Event::Over);
        false
    }
}
