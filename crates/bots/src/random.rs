//! The bot that plays uniformly.

use crate::{Bot, BotRng, Seated};
use tabletop::{Game, below};

/// Plays any legal action, each as likely as any other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, _: &Seated<'_, G>, legal: &[G::Action], rng: &mut BotRng) -> usize {
        below(rng, legal.len() as u32) as usize
    }
}
