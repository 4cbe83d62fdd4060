//! A batch: all games side by side.

use crate::env::{Common, Env};
use crate::{Buffers, Shape};
use games::{AnyGame, Table};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use tabletop::{Encode, Knowledge, Seat};

/// Many games of one kind, whichever it is.
pub trait Batch: Send {
    /// The sizes of its rows.
    fn shape(&self) -> Shape;

    /// Whether bots sit at its tables, so that a step may take long.
    fn has_bots(&self) -> bool;

    /// How many actions each game offers.
    fn counts(&self, out: &mut [i32]);

    /// Begins all games anew, with this seed.
    fn reset(&mut self, seed: u64, run: Run<'_>) -> Result<(), Trouble>;

    /// Plays one action in each game, given by its place in the list; where a game is over it is not looked at. All
    /// are checked before any is played.
    fn step(&mut self, actions: &[usize], run: Run<'_>) -> Result<(), Trouble>;

    /// What a seat of a game observes. False, and nothing written, if there is no such game or seat.
    fn observe(&self, game: usize, seat: Seat, out: &mut [f32]) -> bool;

    /// A game as a table of its own; none if there is no such game.
    fn table(&self, game: usize) -> Option<Box<dyn AnyGame>>;
}

/// How a step is carried out.
#[derive(Debug)]
pub struct Run<'a> {
    /// Where to write.
    pub out: Buffers<'a>,
    /// On how many threads.
    pub threads: usize,
    /// Once it is true, games that were not stepped stay as they are.
    pub stop: &'a AtomicBool,
}

/// What went wrong in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// In which game.
    pub game: usize,
    /// What.
    pub why: Why,
}

/// What can go wrong in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// There is no action at this place of the list. Nothing was played in any game.
    NoSuchAction {
        /// How many actions there are.
        count: usize,
    },
    /// There are not as many actions as games. Nothing was played in any game.
    OtherNumber {
        /// How many actions were given.
        given: usize,
    },
    /// The buffers have other sizes than the batch. Nothing was played in any game.
    OtherShape,
    /// The list does not fit into the buffers. The game was begun anew, all others were stepped.
    TooLong {
        /// How many actions there are.
        count: usize,
    },
    /// A rule of the game is at fault. The game was begun anew, all others were stepped.
    Panicked {
        /// What it said.
        message: String,
    },
    /// The step was stopped before all games were stepped.
    Stopped,
}

/// The games of a batch.
pub(crate) struct Games<G: Encode> {
    pub(crate) common: Common<G>,
    pub(crate) envs: Vec<Env<G>>,
}

impl<G: Encode + Knowledge> Batch for Games<G> {
    fn shape(&self) -> Shape {
        self.common.shape
    }

    fn has_bots(&self) -> bool {
        self.common.opponents.iter().any(Option::is_some)
    }

    fn counts(&self, out: &mut [i32]) {
        for (out, env) in out.iter_mut().zip(&self.envs) {
            *out = env.legal.len() as i32;
        }
    }

    fn reset(&mut self, seed: u64, run: Run<'_>) -> Result<(), Trouble> {
        self.common.seed = seed;
        self.each(run, |env, common, _, out, row| env.reset(common, out, row))
    }

    fn step(&mut self, actions: &[usize], run: Run<'_>) -> Result<(), Trouble> {
        if actions.len() != self.envs.len() {
            let given = actions.len();
            return Err(trouble(0, Why::OtherNumber { given }));
        }
        for (game, (env, &action)) in self.envs.iter().zip(actions).enumerate() {
            let count = env.legal.len();
            if action >= count && env.seat.is_some() {
                return Err(trouble(game, Why::NoSuchAction { count }));
            }
        }
        self.each(run, |env, common, place, out, row| {
            env.step(actions[place], common, out, row)
        })
    }

    fn observe(&self, game: usize, seat: Seat, out: &mut [f32]) -> bool {
        let seated = seat.index() < self.common.shape.seats;
        let fits = out.len() == self.common.shape.observation;
        let env = self.envs.get(game).filter(|_| seated && fits);
        env.inspect(|env| env.game.observe(seat, out)).is_some()
    }

    fn table(&self, game: usize) -> Option<Box<dyn AnyGame>> {
        let game = self.envs.get(game)?.game.clone();
        let (options, seats) = (self.common.options.clone(), game.seat_count());
        let table = Table::resume(options, seats, game).ok()?;
        Some(Box::new(table))
    }
}

const fn trouble(game: usize, why: Why) -> Trouble {
    Trouble { game, why }
}

impl<G: Encode + Knowledge> Games<G> {
    /// Does something with each game, on so many threads, each with its own share of games and rows.
    fn each(
        &mut self,
        run: Run<'_>,
        act: impl Fn(&mut Env<G>, &Common<G>, usize, &mut Buffers<'_>, usize) -> Result<(), Why> + Sync,
    ) -> Result<(), Trouble> {
        let Run { out, threads, stop } = run;
        let (common, act) = (&self.common, &act);
        if !out.fit(&common.shape) {
            return Err(trouble(0, Why::OtherShape));
        }
        let share = self
            .envs
            .len()
            .div_ceil(threads.clamp(1, self.envs.len().max(1)));
        if share >= self.envs.len() {
            return each_of(&mut self.envs, common, 0, out, stop, act);
        }
        std::thread::scope(|scope| {
            let (mut rest, mut from, mut shares) = (out, 0, Vec::new());
            for envs in self.envs.chunks_mut(share) {
                let (rows, others) = rest.split(envs.len(), &common.shape);
                rest = others;
                shares.push((from, envs, rows));
                from += share;
            }
            let spawn = |(from, envs, rows)| {
                scope.spawn(move || each_of(envs, common, from, rows, stop, act))
            };
            let threads: Vec<_> = shares.into_iter().map(spawn).collect();
            let ends = threads.into_iter().map(|thread| {
                let broken = |_| Err(trouble(0, panicked(&"a thread of the batch")));
                thread.join().unwrap_or_else(broken)
            });
            // The first game that is in trouble, whoever met it; whether it was stopped comes last.
            let troubles = ends.filter_map(Result::err).collect::<Vec<_>>();
            let first = troubles
                .into_iter()
                .min_by_key(|it| (it.why == Why::Stopped, it.game));
            first.map_or(Ok(()), Err)
        })
    }
}

fn each_of<G: Encode + Knowledge>(
    envs: &mut [Env<G>],
    common: &Common<G>,
    from: usize,
    mut out: Buffers<'_>,
    stop: &AtomicBool,
    act: &impl Fn(&mut Env<G>, &Common<G>, usize, &mut Buffers<'_>, usize) -> Result<(), Why>,
) -> Result<(), Trouble> {
    let mut first = Ok(());
    for (row, env) in envs.iter_mut().enumerate() {
        let game = from + row;
        if stop.load(Relaxed) {
            return first.and(Err(trouble(game, Why::Stopped)));
        }
        let done = catch_unwind(AssertUnwindSafe(|| act(env, common, game, &mut out, row)));
        if let Err(why) = done.unwrap_or_else(|payload| Err(panicked(&*payload))) {
            // What the game was is no matter any more: a new one takes its place.
            let _ = catch_unwind(AssertUnwindSafe(|| env.give_up(common, &mut out, row)));
            first = first.and(Err(trouble(game, why)));
        }
    }
    first
}

fn panicked(payload: &dyn std::any::Any) -> Why {
    let text = payload
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned());
    let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
    Why::Panicked {
        message: text.unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reward;
    use tabletop::encode::Ids;
    use tabletop::example::{Comets, Options};

    /// Comets for two, with nothing wanted but what must be.
    fn games(n: usize) -> Games<Comets> {
        let common = Common::<Comets> {
            options: Options::default(),
            seed: 7,
            reward: Reward::Rank,
            auto_reset: true,
            opponents: vec![None; 2],
            shape: Shape {
                games: n,
                seats: 2,
                observation: Comets::observed(2),
                longest: Comets::LONGEST,
                width: Comets::width(),
                ids: Ids::new(Comets::KINDS).count(),
            },
            ids: Ids::new(Comets::KINDS),
        };
        let envs = (0..n).map(|place| Env::new(place, &common));
        let envs = envs.collect::<Option<_>>().expect("the options are sound");
        Games { common, envs }
    }

    #[derive(Default)]
    struct Rows {
        counts: Vec<i32>,
        seats: Vec<i32>,
        rewards: Vec<f32>,
        done: Vec<u8>,
    }

    impl Rows {
        fn new(n: usize) -> Self {
            Rows {
                counts: vec![0; n],
                seats: vec![0; n],
                rewards: vec![0.0; 2 * n],
                done: vec![0; n],
            }
        }

        fn run<'a>(&'a mut self, threads: usize, stop: &'a AtomicBool) -> Run<'a> {
            let out = Buffers {
                observations: &mut [],
                candidates: &mut [],
                ids: &mut [],
                masks: &mut [],
                counts: &mut self.counts,
                seats: &mut self.seats,
                rewards: &mut self.rewards,
                done: &mut self.done,
            };
            Run { out, threads, stop }
        }
    }

    #[test]
    fn a_rule_that_panics_costs_its_own_game_only() {
        for threads in [1, 3] {
            let (mut games, mut rows, stop) = (games(9), Rows::new(9), AtomicBool::new(false));
            games
                .reset(7, rows.run(threads, &stop))
                .expect("a sound game");
            let before = games.envs[5].game.clone();
            let broken = games.each(rows.run(threads, &stop), |env, common, game, out, row| {
                assert_ne!(game, 5, "a rule is at fault");
                env.step(0, common, out, row)
            });
            let trouble = broken.expect_err("game 5 panics");
            assert_eq!(trouble.game, 5);
            let Why::Panicked { message } = trouble.why else {
                panic!("it did panic")
            };
            assert!(message.contains("a rule is at fault"), "{message}");
            assert_eq!(rows.done, [0, 0, 0, 0, 0, 3, 0, 0, 0]);
            assert!(games.envs[5].game != before && rows.counts.iter().all(|&n| n > 0));
            games
                .step(&[0; 9], rows.run(threads, &stop))
                .expect("all goes on");
        }
    }

    #[test]
    fn wrong_actions_are_found_before_anything_is_played() {
        let (mut games, mut rows, stop) = (games(3), Rows::new(3), AtomicBool::new(false));
        games.reset(7, rows.run(1, &stop)).expect("a sound game");
        let before: Vec<Comets> = games.envs.iter().map(|env| env.game.clone()).collect();
        let count = games.envs[2].legal.len();
        let wrong = games.step(&[0, 0, count], rows.run(1, &stop));
        assert_eq!(wrong, Err(trouble(2, Why::NoSuchAction { count })));
        let fewer = games.step(&[0, 0], rows.run(1, &stop));
        assert_eq!(fewer, Err(trouble(0, Why::OtherNumber { given: 2 })));
        let mut small = Rows::new(2);
        let shape = games.step(&[0, 0, 0], small.run(1, &stop));
        assert_eq!(shape, Err(trouble(0, Why::OtherShape)));
        assert!(
            games
                .envs
                .iter()
                .zip(&before)
                .all(|(env, game)| env.game == *game)
        );
    }

    #[test]
    fn a_step_that_is_stopped_leaves_the_rest_as_it_was() {
        let (mut games, mut rows, stop) = (games(3), Rows::new(3), AtomicBool::new(false));
        games.reset(7, rows.run(1, &stop)).expect("a sound game");
        let before = games.envs[2].game.clone();
        let stopped = games.each(rows.run(1, &stop), |env, common, game, out, row| {
            stop.store(game == 1, Relaxed);
            env.step(0, common, out, row)
        });
        assert_eq!(stopped, Err(trouble(2, Why::Stopped)));
        assert_eq!(games.envs[2].game, before);
    }
}
