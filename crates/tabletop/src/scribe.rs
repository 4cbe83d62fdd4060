//! Whoever writes a game down while it is played.

use crate::{
    Chance, Events, Game, PileName, Record, Revealed, ScriptedDraw, Seat, SeatSet, SetupError,
};

/// A game with its record.
///
/// A line of the record goes on while one seat goes on answering one step and nothing is revealed:
/// what stands in a line could have been said at once.
#[derive(Clone, Debug)]
pub struct Scribe<G: Game> {
    game: G,
    record: Record<G>,
    /// The line that may go on: whose, and who was asked with that seat.
    open: Option<(Seat, SeatSet)>,
}

impl<G: Game> Scribe<G> {
    /// A game from its beginning.
    pub fn start(options: &G::Options, seats: usize, chance: Chance) -> Result<Self, SetupError> {
        let game = G::new(options, seats, chance.clone())?;
        let record = Record::start(options.clone(), seats, chance);
        Ok(Scribe {
            game,
            record,
            open: None,
        })
    }

    /// A game from a position, which is taken as it is.
    pub fn resume(options: &G::Options, position: G) -> Self {
        let (seats, chance) = (position.seat_count(), position.chance().clone());
        let mut record = Record::start(options.clone(), seats, chance);
        record.position = Some(Box::new(position.clone()));
        Scribe {
            game: position,
            record,
            open: None,
        }
    }

    /// Carries out an action and writes it down.
    pub fn play(&mut self, seat: Seat, action: &G::Action) -> Result<Revealed, G::Illegal> {
        let asked = self.game.asked();
        let mut events = Events::on();
        let revealed = self.game.apply(seat, action, &mut events)?;
        let same_step = self.open == Some((seat, asked));
        self.record
            .note(seat, *action, events.take(), same_step, &self.game);
        let goes_on = revealed == Revealed::Nothing && self.game.deciders().contains(seat);
        self.open = goes_on.then_some((seat, asked));
        Ok(revealed)
    }

    /// Sets the next draws of a pile and writes it down.
    pub fn stack(&mut self, pile: PileName, cards: Vec<ScriptedDraw>) {
        self.game.chance_mut().stack(pile, cards.clone());
        self.record.note_stack(pile, cards);
    }

    /// The game as it stands.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// What is written so far.
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The record.
    pub fn into_record(self) -> Record<G> {
        self.record
    }
}
