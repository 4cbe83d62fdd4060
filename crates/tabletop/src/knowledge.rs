//! The hook by which a game brings its knowledge to the bots.

use crate::{Game, Seat};
use rand::Rng;

/// What a game knows about playing itself well. Bots call it on determinizations only, so it may read
/// the whole state. The defaults know nothing but the score.
pub trait Knowledge: Game {
    /// How a seat stands, higher is better, on the scale of [`Knowledge::SPREAD`]. Called at any
    /// moment of the game.
    fn evaluate(&self, seat: Seat) -> f32 {
        let scores = self.standings(crate::Viewer::Referee);
        let own = scores.seats[seat.index()].total as f32;
        let best = scores.seats.iter().enumerate();
        let best = best
            .filter(|(i, _)| *i != seat.index())
            .map(|(_, s)| s.total as f32);
        own - best.fold(f32::NEG_INFINITY, f32::max).max(0.0)
    }

    /// A difference in [`Knowledge::evaluate`] that makes a win about three times as likely as not.
    const SPREAD: f32 = 10.0;

    /// Which of the listed actions a quick player takes: the policy of playouts. `actions` is not
    /// empty.
    fn policy(&self, seat: Seat, actions: &[Self::Action], rng: &mut impl Rng) -> usize {
        let _ = seat;
        crate::below(rng, actions.len() as u32) as usize
    }

    /// How promising each listed action looks before any search, one weight (at least 0) an action.
    fn priors(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<f32>) {
        let _ = seat;
        out.extend(actions.iter().map(|_| 1.0));
    }

    /// Whether nothing is half done: positions are best compared at such moments, so greedy and search judge
    /// them there. A game with rounds says when one begins.
    fn is_quiet(&self) -> bool {
        true
    }

    /// After how many quiet moments from here a playout is judged by [`Knowledge::evaluate`].
    fn horizon(&self) -> u32 {
        60
    }

    /// The same where playouts are judged by [`Knowledge::trained`], which may see farther than [`Knowledge::evaluate`].
    fn trained_horizon(&self) -> u32 {
        self.horizon()
    }

    /// The edition of the bots that first played by what was learnt of the game: earlier ones go on without it.
    const LEARNT_SINCE: u32 = 2;

    /// Bots with a style of their own, by name.
    const CHARACTERS: &'static [&'static str] = &[];

    /// How much a seat's position is to the taste of the character of this number: from 0 for not at all to about 1.
    fn taste(&self, seat: Seat, character: usize) -> f32 {
        let _ = (seat, character);
        0.0
    }

    /// Takes in what was learnt of the game, where it is not part of the program: a browser fetches it as a file of its
    /// own. False if it is not that.
    fn learn(weights: &[u8]) -> bool {
        let _ = weights;
        false
    }

    /// How likely a seat wins, between 0 and 1, by an evaluation that was trained; nothing if
    /// the game has none. Called at quiet moments.
    fn trained(&self, seat: Seat) -> Option<f32> {
        let _ = seat;
        None
    }

    /// The same as [`Knowledge::priors`], learnt from strong players; false, and nothing added, if the
    /// game has learnt nothing about such a decision. Playouts then take each action as often as it says.
    fn trained_priors(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<f32>) -> bool {
        let _ = (seat, actions, out);
        false
    }
}
