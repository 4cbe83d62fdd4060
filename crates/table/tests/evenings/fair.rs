//! Nobody goes back behind a cut. Every entry that is stored is looked at once more, by the rule and not by the code of
//! the table.

use std::collections::BTreeSet;
use table::api::TakeBack;
use table::{Entry, Table, What};
use tabletop::{Revealed, Seat, SeatSet};

/// What was asked for, and what came of it.
#[derive(Default)]
pub(crate) struct Fairness {
    /// The first move that is to be taken back, whom it was asked of, and who has not agreed yet.
    open: Option<(u32, SeatSet)>,
    /// The first moves of requests that came to nothing.
    refused: BTreeSet<u32>,
    /// How many entries took back something.
    pub(crate) taken: u32,
}

impl Fairness {
    /// Before an entry happens at a table.
    pub(crate) fn check(&mut self, table: &Table, entry: &Entry) {
        match &entry.what {
            What::TakeBack { seat, moves } => {
                self.taken += 1;
                match table.take_back_rule() {
                    TakeBack::Fair => behind_no_cut(table, *seat, moves),
                    TakeBack::Free => with_all_that_followed(table, moves),
                }
                self.close();
            }
            What::AskUndo { seat, moves, asked } => {
                let asked = asked.expect("whom it asks stands in the entry");
                self.ask(table, *seat, moves[0], asked);
            }
            What::AnswerUndo { seat, agree } => self.answer(*seat, *agree),
            What::Act { .. } | What::Confirm { .. } | What::StandIn { .. } => self.close(),
            _ => {}
        }
    }

    /// After an entry has happened, which left so many moves of so many.
    pub(crate) fn check_after(&mut self, entry: &Entry, left: usize, of: usize) {
        let goes_back = left < of;
        match &entry.what {
            What::TakeBack { .. } => assert!(goes_back, "nothing was taken back"),
            What::AnswerUndo { .. } => {
                let agreed = self.open.is_some_and(|(_, waiting)| waiting.is_empty());
                assert_eq!(
                    goes_back, agreed,
                    "all who were asked agree, or nothing goes"
                );
                if agreed {
                    self.open = None;
                }
            }
            _ => assert!(!goes_back, "{:?} took back moves", entry.what),
        }
    }

    fn ask(&mut self, table: &Table, seat: Seat, first: u32, asked: SeatSet) {
        assert!(!table.setup.rules.rated && !asked.is_empty());
        let holder = &table.seats[seat.index()].holder;
        for other in asked.iter() {
            let other = &table.seats[other.index()];
            assert!(other.stand_in.is_none() && other.holder != *holder);
        }
        assert!(self.open.is_none(), "two requests at a time");
        assert!(
            !self.refused.contains(&first),
            "asked again for the same moves"
        );
        self.open = Some((first, asked));
    }

    fn answer(&mut self, seat: Seat, agree: bool) {
        let (_, waiting) = self.open.as_mut().expect("an answer to nothing");
        assert!(waiting.contains(seat), "{seat} was not asked");
        match agree {
            true => waiting.remove(seat),
            false => self.close(),
        }
    }

    fn close(&mut self) {
        self.refused
            .extend(self.open.take().map(|(first, _)| first));
    }
}

fn places(table: &Table, numbers: &[u32]) -> BTreeSet<usize> {
    let place = |number: &u32| {
        let mut moves = table.moves.iter();
        moves.position(|noted| noted.number == *number)
    };
    let places = numbers.iter().map(place);
    places
        .map(|place| place.expect("a move that stands"))
        .collect()
}

fn behind_no_cut(table: &Table, seat: Seat, numbers: &[u32]) {
    let moves = table.game.as_ref().expect("a game").moves();
    let taken = places(table, numbers);
    for &i in &taken {
        let own = moves[i].seat == seat && !table.moves[i].bot;
        assert!(own, "{seat} took back what it has not played");
        assert_eq!(
            moves[i].revealed,
            Revealed::Nothing,
            "{seat} has seen something"
        );
        for later in i + 1..moves.len() {
            let same_step = moves[later].step == moves[i].step && moves[later].seat != seat;
            assert!(
                taken.contains(&later) || same_step,
                "{seat} took back what was answered"
            );
            assert_ne!(
                moves[later].revealed,
                Revealed::ToAll,
                "everybody has seen something"
            );
        }
    }
}

fn with_all_that_followed(table: &Table, numbers: &[u32]) {
    let moves = table.game.as_ref().expect("a game").moves();
    let taken = places(table, numbers);
    let first = *taken.first().expect("a move");
    for later in first..moves.len() {
        let same_step = moves[later].step == moves[first].step;
        let stays = same_step && !table.moves[later].bot;
        assert!(taken.contains(&later) || stays, "what followed stays");
    }
}
