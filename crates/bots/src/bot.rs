//! What a bot is.

use crate::Seated;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Game, Seat, Seed};

/// Where bots take their randomness from.
pub type BotRng = ChaCha8Rng;

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// Which of the listed actions to take: a place in `legal`, which is what the seat may do now and
    /// holds two actions at least.
    fn choose(&mut self, table: &Seated<'_, G>, legal: &[G::Action], rng: &mut BotRng) -> usize;

    /// How likely the seat wins by each listed action; nothing if the bot has no opinion.
    fn rate(
        &mut self,
        table: &Seated<'_, G>,
        legal: &[G::Action],
        rng: &mut BotRng,
    ) -> Option<Vec<f32>> {
        let _ = (table, legal, rng);
        None
    }

    /// The choice together with the opinion that leads to it.
    fn advise(
        &mut self,
        table: &Seated<'_, G>,
        legal: &[G::Action],
        rng: &mut BotRng,
    ) -> (usize, Option<Vec<f32>>) {
        // With the same luck as the choice: it is the opinion that leads to it.
        let values = self.rate(table, legal, &mut rng.clone());
        (self.choose(table, legal, rng), values)
    }
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, table: &Seated<'_, G>, legal: &[G::Action], rng: &mut BotRng) -> usize {
        (**self).choose(table, legal, rng)
    }

    fn rate(
        &mut self,
        table: &Seated<'_, G>,
        legal: &[G::Action],
        rng: &mut BotRng,
    ) -> Option<Vec<f32>> {
        (**self).rate(table, legal, rng)
    }

    fn advise(
        &mut self,
        table: &Seated<'_, G>,
        legal: &[G::Action],
        rng: &mut BotRng,
    ) -> (usize, Option<Vec<f32>>) {
        (**self).advise(table, legal, rng)
    }
}

/// The generator of a seat's bot in the game with this seed: no pile draws from its stream, and no
/// bot from another's.
pub fn rng(seed: Seed, seat: Seat) -> BotRng {
    let mut rng = ChaCha8Rng::from_seed(seed.0);
    rng.set_stream(u64::MAX - u64::from(seat.0));
    rng
}
