//! How to play well: a hint for bots.

use super::{Action, Comets, Player, Step};
use crate::{Game, Knowledge, Seat, Viewer};

impl Knowledge for Comets {
    const SPREAD: f32 = 6.0;

    /// Points ahead of the best rival, and a little for every size that still fits on the tower.
    fn evaluate(&self, seat: Seat) -> f32 {
        let scores = self.standings(Viewer::Referee).seats;
        let worth = |i: usize| scores[i].total as f32 - 0.5 * f32::from(self.players[i].least());
        let rivals = (0..scores.len()).filter(|&i| i != seat.index()).map(worth);
        worth(seat.index()) - rivals.fold(f32::NEG_INFINITY, f32::max)
    }

    /// A round begins, or the game is over.
    fn is_quiet(&self) -> bool {
        match self.step {
            Step::Offer => {
                let fresh = |player: &Player| player.offer.is_empty() && !player.answered;
                self.players.iter().all(fresh)
            }
            Step::Work => false,
            Step::Over => true,
        }
    }

    /// Towers grow best in small steps, and a site is worth a look.
    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let least = self.players[seat.index()].least();
        out.extend(actions.iter().map(|action| match action {
            Action::Build(comet) => 6.0 / f32::from(1 + comet.0.saturating_sub(least)),
            Action::Scout | Action::Settle => 3.0,
            Action::Scrap(comet) if comet.0 < least => 2.0,
            Action::Scrap(_) => 0.5,
            Action::Offer(_) | Action::Seal | Action::Done => 1.0,
        }));
    }
}
