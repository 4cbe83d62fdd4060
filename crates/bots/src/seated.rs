//! A game as one seat knows it.

use rand::Rng;
use tabletop::{Game, Prompt, Scores, Seat, SeatSet, Viewer};

/// A game as one seat knows it: view, lists, checks and determinizations, and nothing else.
#[derive(Clone, Copy)]
pub struct Seated<'a, G> {
    // Private, and private it stays: a bot that could read it would play with open cards.
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seated<'a, G> {
    /// The game as this seat knows it.
    pub const fn new(game: &'a G, seat: Seat) -> Self {
        Seated { game, seat }
    }

    /// The seat.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many sit at the table.
    pub fn seat_count(&self) -> usize {
        self.game.seat_count()
    }

    /// Who takes part in the running step.
    pub fn asked(&self) -> SeatSet {
        self.game.asked()
    }

    /// What the seat is asked.
    pub fn prompt(&self) -> Prompt {
        self.game.prompt(self.seat)
    }

    /// Adds what the seat may do now to `out`.
    pub fn legal_actions(&self, out: &mut Vec<G::Action>) {
        self.game.legal_actions(self.seat, out);
    }

    /// Whether the seat may do this now.
    pub fn check(&self, action: &G::Action) -> Result<(), G::Illegal> {
        self.game.check(self.seat, action)
    }

    /// Everything the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::seat(self.seat))
    }

    /// The scores if the game ended now, as far as the seat may know.
    pub fn standings(&self) -> Scores {
        self.game.standings(Viewer::seat(self.seat))
    }

    /// A game that the seat cannot tell from the real one.
    #[must_use]
    pub fn determinize(&self, rng: &mut impl Rng) -> G {
        self.game.determinize(SeatSet::of(self.seat), rng)
    }
}
