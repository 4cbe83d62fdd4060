//! What a seat can take back.
//!
//! Its own actions back to its cut, at once; bots' later answers go back with them. Another person's
//! later answer stays if it belongs to the same step, and bars the way if it does not. Further back all
//! people have to agree; who plays alone and unrated agrees with himself.

use crate::Table;
use crate::api::{Phase, Refusal, UndoState};
use crate::apply::cannot_undo;
use games::Moved;
use tabletop::{Revealed, Seat};

/// A move that was played, as far as taking back is concerned.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// Its place among the moves of the game.
    pub at: usize,
    /// What the game knows of it.
    pub moved: Moved,
    /// Whether a bot made it.
    pub bot: bool,
}

/// The places of the moves that a seat may take back by itself, first to last. The moves are given the last first; who
/// plays alone may take back `free`ly.
pub fn takes_back(back: impl Iterator<Item = Played>, seat: Seat, free: bool) -> Vec<usize> {
    let mut own = Vec::new();
    let mut step = None;
    for Played { at, moved, bot } in back {
        let cut = match moved.revealed {
            Revealed::Nothing => false,
            Revealed::ToActor => moved.seat == seat,
            Revealed::ToAll => true,
        };
        let other_step = step.is_some_and(|step| step != moved.step);
        if !free && (cut || (other_step && !bot)) {
            break;
        }
        if bot {
            continue;
        }
        if moved.seat == seat {
            own.push(at);
        } else {
            // From here on back only actions of this very step do not depend on each other.
            step = Some(moved.step);
        }
    }
    own.reverse();
    own
}

impl Table {
    /// What a seat is told about taking back.
    pub fn undo_state(&self, seat: Seat) -> UndoState {
        if self.phase != Phase::Playing || !self.people().contains(seat) {
            return UndoState::default();
        }
        let draft = self.seats[seat.index()].draft.len();
        let own = if draft > 0 {
            draft
        } else {
            self.own(seat).len()
        };
        UndoState {
            own: own as u32,
            ask: draft == 0 && own == 0 && self.last_own(seat).is_some(),
            request: self.request.as_ref().map(|(request, _)| request.clone()),
        }
    }

    /// The numbers of the moves that go if a seat takes back its last `count` actions.
    pub fn undo_plan(&self, seat: Seat, count: u32) -> Result<Vec<u32>, Refusal> {
        let own = self.own(seat);
        let start = own.len().checked_sub(count as usize);
        let taken = &own[start.ok_or_else(cannot_undo)?..];
        let &first = taken.first().ok_or_else(cannot_undo)?;
        let goes = |i: usize| taken.contains(&i) || self.moves[i].bot || self.is_alone();
        let gone = (first..self.moves.len()).filter(|&i| goes(i));
        Ok(gone.map(|i| self.moves[i].number).collect())
    }

    /// The numbers of the moves that go if all agree to go back to before a seat's last action.
    pub fn ask_plan(&self, seat: Seat) -> Result<Vec<u32>, Refusal> {
        let last = self.last_own(seat).ok_or_else(cannot_undo)?;
        let numbers = self.moves[last..].iter().map(|noted| noted.number);
        Ok(numbers.collect())
    }

    /// What was played, the last first.
    fn back(&self) -> impl Iterator<Item = Played> {
        let moved = self.game.iter().flat_map(|game| game.moves_back());
        let noted = self.moves.iter().enumerate().rev();
        moved.zip(noted).map(|(moved, (at, noted))| Played {
            at,
            moved,
            bot: noted.bot,
        })
    }

    fn last_own(&self, seat: Seat) -> Option<usize> {
        let own = |played: &Played| played.moved.seat == seat && !played.bot;
        self.back().find(own).map(|played| played.at)
    }

    fn own(&self, seat: Seat) -> Vec<usize> {
        takes_back(self.back(), seat, self.is_alone())
    }
}
