//! A random game, kept whole, for the promises to look at.

use super::settings::{Setting, Settings};
use super::{Budget, Failure, Promise, Tally, ensure};
use crate::{Chance, Events, Game, Revealed, Seat, SeatSet, Seed, below};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::cell::Cell;

/// One action that was played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    pub(crate) revealed: Revealed,
    /// Whether it ended the step: somebody else is asked now, or everybody is asked something else.
    pub(crate) ends_step: bool,
}

/// A game played at random from a seed, with every state it went through.
pub(crate) struct Table<G: Game> {
    pub(crate) setting: Setting<G>,
    pub(crate) seed: Seed,
    /// `states[i]` is the game before move `i`; the last one is the end.
    pub(crate) states: Vec<G>,
    pub(crate) moves: Vec<Move<G::Action>>,
    /// Where the suite is looking, for reports.
    at: Cell<usize>,
    looks: Cell<usize>,
}

/// Plays games within the budget and hands each to `check`. What `check` complains about becomes a
/// failure that says how to get there again.
pub(crate) fn each_game<G: Game>(
    promise: Promise,
    budget: &Budget,
    mut check: impl FnMut(&Table<G>, &mut ChaCha8Rng) -> Result<(), String>,
) -> Result<Tally, Failure> {
    let settings = Settings::<G>::new().map_err(|reason| Failure::bare::<G>(promise, reason))?;
    let mut tally = Tally::default();
    for i in 0..budget.games {
        let seed = Seed::of_run(budget.seed, i as u64);
        let mut rng = generator(seed, 0);
        let setting = settings
            .of_game(i, &mut rng)
            .map_err(|reason| Failure::bare::<G>(promise, reason))?;
        let mut table = Table {
            setting,
            seed,
            states: Vec::new(),
            moves: Vec::new(),
            at: Cell::new(0),
            looks: Cell::new(0),
        };
        let verdict = table.play().and_then(|()| check(&table, &mut rng));
        verdict.map_err(|reason| table.failure(promise, reason))?;
        tally.games += 1;
        tally.moves += table.moves.len();
        tally.looks += table.looks.get();
    }
    Ok(tally)
}

/// The generator for the suite's own choices, apart from all piles of the seed.
pub(crate) fn generator(seed: Seed, purpose: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::from_seed(seed.0);
    rng.set_stream(u64::MAX - purpose);
    rng
}

impl<G: Game> Table<G> {
    /// Plays the whole game at random.
    fn play(&mut self) -> Result<(), String> {
        let mut rng = generator(self.seed, 1);
        let (mut actions, mut decisions) = (Vec::new(), 0);
        let mut game = set_up(&self.setting, self.seed)?;
        while let Some((seat, action)) = random_choice(&game, &mut actions, &mut rng)? {
            self.at.set(self.moves.len());
            decisions += u32::from(actions.len() > 1);
            ensure!(
                decisions < G::DECISION_CAP && self.moves.len() < most_moves::<G>(),
                "a random game reaches the cap of {} decisions",
                G::DECISION_CAP
            );
            let before = game.clone();
            let revealed = game.play(seat, &action, &mut Events::off());
            let ends_step = ends_step(&before, seat, &game, revealed);
            self.states.push(before);
            self.moves.push(Move {
                seat,
                action,
                revealed,
                ends_step,
            });
        }
        self.states.push(game);
        Ok(())
    }

    /// The game before move `i`; a complaint from now on is about this place.
    pub(crate) fn look(&self, i: usize) -> &G {
        self.at.set(i);
        self.looks.set(self.looks.get() + 1);
        &self.states[i]
    }

    /// Some places of the game that fulfil a condition, in rising order.
    pub(crate) fn places(
        &self,
        count: usize,
        rng: &mut ChaCha8Rng,
        fits: impl Fn(usize) -> bool,
    ) -> Vec<usize> {
        let mut fitting: Vec<usize> = (0..self.states.len()).filter(|&i| fits(i)).collect();
        crate::shuffle(rng, &mut fitting);
        fitting.truncate(count);
        fitting.sort_unstable();
        fitting
    }

    /// Places at which somebody has to decide.
    pub(crate) fn decisions(&self, count: usize, rng: &mut ChaCha8Rng) -> Vec<usize> {
        self.places(count, rng, |i| i < self.moves.len())
    }

    /// Where the step began that runs before move `i`.
    pub(crate) fn step_start(&self, i: usize) -> usize {
        let last_end = self.moves[..i].iter().rposition(|made| made.ends_step);
        last_end.map_or(0, |end| end + 1)
    }

    fn failure(&self, promise: Promise, reason: String) -> Failure {
        Failure {
            promise,
            game: G::NAME,
            setting: Some(self.described()),
            reason,
        }
    }

    fn described(&self) -> String {
        let options = serde_json::to_string(&self.setting.options).unwrap_or_default();
        let (seats, seed, at) = (self.setting.seats, self.seed, self.at.get());
        format!("options {options}, {seats} seats, seed {seed}, after {at} actions")
    }
}

impl<G: Game> Drop for Table<G> {
    /// A rule that panics gets no chance to return a failure: say at least where it was.
    #[expect(clippy::disallowed_macros, reason = "nobody is left to say it to")]
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{} panicked: {}", G::NAME, self.described());
        }
    }
}

/// More moves than a game with [`Game::DECISION_CAP`] decisions can sensibly have: answers without
/// an alternative count here, so that a game of nothing but these is caught as well.
pub(crate) fn most_moves<G: Game>() -> usize {
    8 * G::DECISION_CAP as usize + 64
}

pub(crate) fn set_up<G: Game>(setting: &Setting<G>, seed: Seed) -> Result<G, String> {
    G::new(&setting.options, setting.seats, Chance::seeded(seed))
        .map_err(|error| format!("cannot be set up: {}", error.message.id))
}

/// A random seat of those that have to decide, and one of its actions, all equally likely. `actions`
/// is left holding the seat's list.
pub(crate) fn random_choice<G: Game>(
    game: &G,
    actions: &mut Vec<G::Action>,
    rng: &mut ChaCha8Rng,
) -> Result<Option<(Seat, G::Action)>, String> {
    let deciders = game.deciders();
    if deciders.is_empty() {
        return Ok(None);
    }
    let nth = below(rng, deciders.len() as u32) as usize;
    let Some(seat) = deciders.iter().nth(nth) else {
        return Ok(None);
    };
    actions.clear();
    game.legal_actions(seat, actions);
    ensure!(
        !actions.is_empty(),
        "seat {seat} has to decide and may do nothing"
    );
    Ok(Some((
        seat,
        actions[below(rng, actions.len() as u32) as usize],
    )))
}

/// Plays on at random to the end.
pub(crate) fn play_out<G: Game>(game: &mut G, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let mut actions = Vec::new();
    for _ in 0..most_moves::<G>() {
        match random_choice(game, &mut actions, rng)? {
            Some((seat, action)) => {
                let _ = game.play(seat, &action, &mut Events::off());
            }
            None => return Ok(()),
        }
    }
    Err("a random game does not end".to_owned())
}

/// A seat's list.
pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// What a seat may think of, with the refusals.
pub(crate) fn considered<G: Game>(game: &G, seat: Seat) -> Vec<(G::Action, Option<G::Illegal>)> {
    let mut considered = Vec::new();
    game.considered(seat, &mut considered);
    considered
}

/// Whether a move ended the step. The contract does not number steps; but when one ends, others are
/// asked, or a seat that had answered is asked again, or sealed answers open. Where the last decider
/// goes on alone, a question of another name is taken for a new step: that errs on the safe side.
fn ends_step<G: Game>(before: &G, seat: Seat, after: &G, revealed: Revealed) -> bool {
    let own = SeatSet::of(seat);
    let others = |game: &G| game.deciders().difference(own);
    let alone = others(before).is_empty() && before.asked() != own;
    before.asked() != after.asked()
        || !others(after).difference(others(before)).is_empty()
        || revealed == Revealed::ToAll
        || after.deciders().is_empty()
        || alone
            && after.deciders().contains(seat)
            && before.prompt(seat).step != after.prompt(seat).step
}
