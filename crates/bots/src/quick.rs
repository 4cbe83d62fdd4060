//! The player of playouts: takes an action at once, by what the game knows of playing itself.

use crate::{Bot, BotRng, Seated};
use rand::Rng;
use tabletop::{Events, Game, Knowledge, Seat};

/// Does not think: it plays as everybody does in the playouts of search.
#[derive(Clone, Debug)]
pub struct Quick {
    /// Whether it plays as it was learnt from strong players, where the game has learnt that.
    pub trained: bool,
}

/// To which power a quick player raises what was learnt.
const RESOLVE: i32 = 5;

impl<G: Knowledge> Bot<G> for Quick {
    fn choose(&mut self, table: &Seated<'_, G>, legal: &[G::Action], rng: &mut BotRng) -> usize {
        let world = table.determinize(rng);
        quick(
            &world,
            table.seat(),
            legal,
            self.trained,
            &mut Vec::new(),
            rng,
        )
    }
}

/// How promising each listed action is: as it was learnt if that is wanted, else by rule.
pub(crate) fn promises<G: Knowledge>(
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    trained: bool,
    out: &mut Vec<f32>,
) {
    out.clear();
    if !trained || !game.trained_priors(seat, legal, out) {
        game.priors(seat, legal, out);
    }
    out.resize(legal.len(), 0.0);
}

/// What a quick player takes: an action as often as was learnt, or by the game's policy.
pub(crate) fn quick<G: Knowledge>(
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    trained: bool,
    weights: &mut Vec<f32>,
    luck: &mut BotRng,
) -> usize {
    weights.clear();
    if !trained || !game.trained_priors(seat, legal, weights) {
        return game.policy(seat, legal, luck);
    }
    // A learner spreads what it has seen: the strong players themselves were surer.
    weights
        .iter_mut()
        .for_each(|weight| *weight = weight.powi(RESOLVE));
    let sum = weights.iter().sum::<f32>();
    let mut left = sum * (luck.next_u32() as f32 / u32::MAX as f32);
    let taken = weights.iter().position(|weight| {
        left -= weight;
        left <= 0.0
    });
    taken.unwrap_or_default()
}

/// Plays games on with quick players in all seats.
#[derive(Debug)]
pub(crate) struct Playout<G: Game> {
    /// Whether they play as it was learnt from strong players, where the game has learnt that.
    trained: bool,
    legal: Vec<G::Action>,
    weights: Vec<f32>,
}

impl<G: Knowledge> Playout<G> {
    pub(crate) fn new(trained: bool) -> Self {
        let (legal, weights) = (Vec::new(), Vec::new());
        Playout {
            trained,
            legal,
            weights,
        }
    }

    /// Plays until so many quiet moments have passed, or so many actions.
    pub(crate) fn play_on(&mut self, game: &mut G, moments: u32, patience: u32, luck: &mut BotRng) {
        let (legal, weights) = (&mut self.legal, &mut self.weights);
        let mut quiet = 0;
        for _ in 0..patience {
            let Some(seat) = game.deciders().first().filter(|_| quiet < moments) else {
                return;
            };
            legal.clear();
            game.legal_actions(seat, legal);
            let choice = match legal.len() {
                1 => 0,
                _ => quick(game, seat, legal, self.trained, weights, luck),
            };
            let _ = game.play(seat, &legal[choice], &mut Events::off());
            quiet += u32::from(game.is_quiet());
        }
    }
}
