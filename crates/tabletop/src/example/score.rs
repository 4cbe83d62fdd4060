//! What counts in the end.

use super::Comets;
use crate::{Message, Score, Scores};

impl Comets {
    /// The scores as they stand. Nothing of them is hidden.
    pub(super) fn scores(&self) -> Scores {
        let seats = self.players.iter().enumerate().map(|(i, player)| {
            let mut score = Score::default();
            let tower = player.tower.iter().map(|comet| i32::from(comet.0)).sum();
            score.add("tower", Message::new("comets-score-tower"), tower);
            let prizes = 3 * i32::from(player.prizes);
            score.add("prizes", Message::new("comets-score-prizes"), prizes);
            let head_start = self
                .options
                .head_start
                .get(i)
                .map_or(0, |&points| points.into());
            score.add(
                "head_start",
                Message::new("comets-score-head_start"),
                head_start,
            );
            score.tie_breaks = vec![(player.hand.len() + player.offer.len()) as i32];
            score
        });
        Scores {
            seats: seats.collect(),
            rivals: Vec::new(),
        }
    }
}
