//! What a seat can take back.
//!
//! Where taking back is [free](TakeBack::Free): all its actions, and what was answered since goes back with them. Where
//! it is [fair](TakeBack::Fair): its own actions back to its cut, and nothing else goes back. What an action has brought
//! to light cuts, and so does whatever another seat, bot or stand-in has answered in a later step; answers of the same
//! step depend on nothing in it and stay. Past a cut the other people have to agree: in unrated games only, and only if
//! there is somebody to ask.

use crate::Table;
use crate::api::{Code, Phase, Refusal, TakeBack, UndoState};
use crate::apply::cannot_undo;
use games::Moved;
use tabletop::{Revealed, Seat, SeatSet};

/// A move that was played, as far as taking back is concerned.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// Its place among the moves of the game.
    pub at: usize,
    /// What the game knows of it.
    pub moved: Moved,
    /// Whether a bot made it, for itself or in somebody's place.
    pub bot: bool,
}

impl Played {
    /// Whether the person at this seat made it.
    fn is_of(&self, seat: Seat) -> bool {
        self.moved.seat == seat && !self.bot
    }

    /// Whether this seat cannot go back behind it, whatever came later.
    fn cuts(&self, seat: Seat) -> bool {
        match self.moved.revealed {
            Revealed::ToAll => true,
            Revealed::ToActor if self.moved.seat == seat => true,
            // What was done in one's place cannot be taken out from under it, and is not one's own.
            _ => self.moved.seat == seat && self.bot,
        }
    }
}

/// The places of the moves that a seat may take back by itself, first to last. The moves are given the last first.
pub fn takes_back(back: impl Iterator<Item = Played>, seat: Seat, rule: TakeBack) -> Vec<usize> {
    let mut own = Vec::new();
    let mut answered = None;
    for played in back {
        let step = played.moved.step;
        let answered_later = answered.is_some_and(|later| later != step);
        if rule == TakeBack::Fair && (answered_later || played.cuts(seat)) {
            break;
        }
        if played.is_of(seat) {
            own.push(played.at);
        } else {
            answered = Some(step);
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
        let own = match draft {
            0 => self.own(seat, self.take_back_rule()).len(),
            draft => draft,
        };
        UndoState {
            own: own as u32,
            ask: own == 0 && self.ask_plan(seat).is_ok(),
            request: self.request.as_ref().map(|(request, _)| request.clone()),
        }
    }

    /// The numbers of the moves that go if a seat takes back its last `count` actions, as far as the rule allows.
    pub fn undo_plan(&self, seat: Seat, count: u32, rule: TakeBack) -> Result<Vec<u32>, Refusal> {
        let own = self.own(seat, rule);
        let start = own.len().checked_sub(count as usize);
        let taken = &own[start.ok_or_else(cannot_undo)?..];
        let &first = taken.first().ok_or_else(cannot_undo)?;
        let back = self.back().take_while(|played| played.at >= first);
        let mut back: Vec<Played> = back.collect();
        back.reverse();
        let step = back.first().map(|played| played.moved.step);
        // Other people's answers of the same step stay. What came later was built on what goes.
        let with_it = |played: &Played| played.bot || Some(played.moved.step) != step;
        let goes = |played: &&Played| {
            taken.contains(&played.at) || (rule == TakeBack::Free && with_it(played))
        };
        let gone = back.iter().filter(goes);
        Ok(gone.map(|played| self.moves[played.at].number).collect())
    }

    /// The numbers of the moves that go if all agree to go back to before a seat's last action, and whom to ask.
    pub fn ask_plan(&self, seat: Seat) -> Result<(Vec<u32>, SeatSet), Refusal> {
        if self.setup.rules.rated {
            return Err(Refusal::new(Code::CannotUndo, "server-undo_rated"));
        }
        let last = self.back().find(|played| played.is_of(seat));
        let last = last.ok_or_else(cannot_undo)?.at;
        let numbers = self.moves[last..].iter().map(|noted| noted.number);
        let numbers: Vec<u32> = numbers.collect();
        if self.request.is_some() || self.refused.contains(&numbers[0]) {
            return Err(Refusal::new(Code::CannotUndo, "server-undo_asked"));
        }
        let asked = self.others(seat);
        if asked.is_empty() {
            return Err(Refusal::new(Code::CannotUndo, "server-undo_nobody"));
        }
        Ok((numbers, asked))
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

    fn own(&self, seat: Seat, rule: TakeBack) -> Vec<usize> {
        takes_back(self.back(), seat, rule)
    }
}
