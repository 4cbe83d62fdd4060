//! How a table comes out: as the game says, but who gave up ranks last.

use crate::api::{Phase, Refusal};
use crate::{Change, Table};
use tabletop::{Outcome, Viewer};

impl Table {
    /// Ends the table if its game is over.
    pub(crate) fn come_out(&mut self) -> bool {
        let outcome = self.game.as_ref().and_then(|game| game.outcome());
        match outcome {
            Some(outcome) => {
                self.finish(outcome);
                true
            }
            None => false,
        }
    }

    /// Ends the game before its end.
    pub(crate) fn end(&mut self) -> Result<Change, Refusal> {
        self.must_be(Phase::Playing)?;
        let game = self.game.as_ref().ok_or_else(Refusal::not_now)?;
        let outcome = game.standings(Viewer::Referee).into_outcome();
        self.finish(outcome);
        Ok(Change::of_table())
    }

    fn finish(&mut self, mut outcome: Outcome) {
        let gave_up: Vec<_> = self.seats.iter().map(|seat| seat.gave_up).collect();
        rank_last(&mut outcome, &gave_up);
        self.outcome = Some(outcome);
        self.phase = Phase::Over;
        self.drop_drafts();
    }

    /// Nothing is played any more, and nothing is asked for.
    pub(crate) fn drop_drafts(&mut self) {
        self.request = None;
        for seat in &mut self.seats {
            (seat.draft, seat.drafted) = (Vec::new(), None);
        }
    }
}

/// Ranks those who gave up behind all others; who gave up first, last.
fn rank_last(outcome: &mut Outcome, gave_up: &[Option<u32>]) {
    if gave_up.iter().all(Option::is_none) {
        return;
    }
    // Smaller is better: first those who played on, by their ranks, then the last to give up.
    let key = |i: usize| match gave_up[i] {
        None => (0, u32::from(outcome.ranks[i])),
        Some(n) => (1, u32::MAX - n),
    };
    let seats = outcome.ranks.len();
    let better = |i: usize| (0..seats).filter(|&j| key(j) < key(i)).count();
    let ranks: Vec<u8> = (0..seats).map(|i| 1 + better(i) as u8).collect();
    for (i, won) in outcome.won.iter_mut().enumerate() {
        *won = ranks[i] == 1 && gave_up[i].is_none() && (seats > 1 || *won);
    }
    outcome.ranks = ranks;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_resigns_ranks_last_and_who_resigned_first_last_of_all() {
        let mut outcome = Outcome {
            scores: vec![50, 40, 30, 20],
            ranks: vec![1, 2, 3, 4],
            breakdown: vec![Vec::new(); 4],
            won: vec![true, false, false, false],
            rivals: Vec::new(),
            verdict: None,
        };
        rank_last(&mut outcome, &[Some(0), Some(1), None, None]);
        assert_eq!(outcome.ranks, [4, 3, 1, 2]);
        assert_eq!(outcome.won, [false, false, true, false]);
    }
}
