//! One game after another at one table: the loop that everything is measured by.

use super::Tally;
use super::chronicle::{Chronicle, Diary};
use bots::{Bot, BotRng, Seated, rng};
use tabletop::{Chance, Events, Game, Outcome, Seat, Seed, Viewer};

/// The bots around a table, with what they keep from game to game so that nothing is allocated in play.
pub struct Party<G: Game, B> {
    bots: Vec<B>,
    rngs: Vec<BotRng>,
    legal: Vec<G::Action>,
}

/// How a playout went.
pub struct Playout {
    /// Choices among two actions or more.
    pub decisions: u64,
    /// All actions.
    pub steps: u64,
    /// Whether it was stopped at the game's cap.
    pub capped: bool,
}

impl<G: Game, B: Bot<G>> Party<G, B> {
    /// A party of these bots, in seat order.
    pub fn new(bots: Vec<B>) -> Self {
        let rngs = Seat::all(bots.len()).map(|seat| rng(Seed::from(0), seat));
        Party {
            rngs: rngs.collect(),
            bots,
            legal: Vec::with_capacity(256),
        }
    }

    /// Plays the game with this seed and counts it.
    pub fn play(&mut self, options: &G::Options, seed: Seed, tally: &mut Tally) {
        self.play_watched(options, seed, tally, |_, _, _| {});
    }

    /// The same, and writes down who did what.
    pub(super) fn tell(
        &mut self,
        options: &G::Options,
        seed: Seed,
        tally: &mut Tally,
        chronicle: &mut Chronicle<G>,
    ) {
        let mut diary = Diary::new(self.bots.len());
        let note = |game: &G, seat, action: &G::Action| diary.note(game, seat, *action);
        if let Some((played, outcome)) = self.play_watched(options, seed, tally, note) {
            chronicle.close(diary, &outcome, played.decisions);
        }
    }

    #[inline]
    fn play_watched(
        &mut self,
        options: &G::Options,
        seed: Seed,
        tally: &mut Tally,
        mut note: impl FnMut(&G, Seat, &G::Action),
    ) -> Option<(Playout, Outcome)> {
        let Ok(mut game) = G::new(options, self.bots.len(), Chance::seeded(seed)) else {
            // The caller has set up a game with these options: they do not depend on chance.
            return None;
        };
        for (rng, seat) in self.rngs.iter_mut().zip(Seat::all(self.bots.len())) {
            *rng = bots::rng(seed, seat);
        }
        let played = playout(&mut game, &mut self.legal, |game, seat, legal| {
            let i = seat.index();
            let choice = self.bots[i].choose(&Seated::new(game, seat), legal, &mut self.rngs[i]);
            note(game, seat, &legal[choice]);
            choice
        });
        let outcome = game.outcome();
        let outcome = outcome.unwrap_or_else(|| game.standings(Viewer::Referee).into_outcome());
        tally.count(&played, &outcome);
        Some((played, outcome))
    }
}

/// Plays a game to its end, or to the game's cap. `legal` is a buffer to be reused.
#[inline]
pub fn playout<G: Game>(
    game: &mut G,
    legal: &mut Vec<G::Action>,
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> usize,
) -> Playout {
    let mut played = Playout {
        decisions: 0,
        steps: 0,
        capped: false,
    };
    while let Some(seat) = game.deciders().first() {
        if played.decisions >= u64::from(G::DECISION_CAP) {
            played.capped = true;
            break;
        }
        legal.clear();
        game.legal_actions(seat, legal);
        let choice = match legal.len() {
            1 => 0,
            _ => {
                played.decisions += 1;
                choose(game, seat, legal)
            }
        };
        played.steps += 1;
        let _ = game.play(seat, &legal[choice], &mut Events::off());
    }
    played
}
