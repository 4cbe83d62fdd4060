//! Whoever writes a game down while it is played.

use crate::{
    Chance, Events, Game, PileName, Record, Revealed, ScriptedDraw, Seat, SeatSet, SetupError,
    digest,
};

/// A game with its record.
///
/// A line of the record goes on while one seat goes on answering one step and nothing is revealed:
/// what stands in a line could have been said at once.
#[derive(Clone, Debug)]
pub struct Scribe<G: Game> {
    game: G,
    record: Record<G>,
    /// The line that may go on, which has no digest yet: whose, and who was asked with that seat.
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
        let goes_on = self.open == Some((seat, asked));
        // The line before this one ends here, if the action is carried out.
        let before = (self.open.is_some() && !goes_on).then(|| digest(&self.game));
        let mut events = Events::on();
        let revealed = self.game.apply(seat, action, &mut events)?;
        self.record.digests.extend(before);
        self.record.note(seat, *action, events.take(), goes_on);
        self.open = Some((seat, asked));
        if revealed != Revealed::Nothing || !self.game.deciders().contains(seat) {
            self.close();
        }
        Ok(revealed)
    }

    /// The running line, if there is one, ends.
    fn close(&mut self) {
        if self.open.take().is_some() {
            self.record.digests.push(digest(&self.game));
        }
    }

    /// Sets the next draws of a pile and writes it down.
    pub fn stack(&mut self, pile: PileName, cards: Vec<ScriptedDraw>) {
        self.close();
        self.game.chance_mut().stack(pile, cards.clone());
        self.record.note_stack(pile, cards);
    }

    /// The game as it stands.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The record.
    pub fn into_record(mut self) -> Record<G> {
        self.close();
        self.record.outcome = self.game.outcome();
        self.record
    }
}
