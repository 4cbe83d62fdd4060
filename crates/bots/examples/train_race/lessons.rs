//! Games, and what is to be learnt from them.

use bots::{Bot, BotRng, Seated, chance_to_win, named};
use race::network::features;
use race::{Mode, Options, Race};
use rand::SeedableRng;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::{Chance, Events, Game, Knowledge, Seat, Seed, below};

/// What a seat knew, what the untrained evaluation thought of it, and its share of the victory.
pub(super) struct Lesson {
    pub(super) features: Box<[(u16, f32)]>,
    pub(super) guess: f32,
    pub(super) won: f32,
}

/// Plays games of a run, on all processors; in their order, what is to be learnt from them.
pub(super) fn gather(
    player: &str,
    run: u64,
    games: Range<u64>,
) -> Result<Vec<Lesson>, Box<dyn std::error::Error>> {
    let next = AtomicU64::new(games.start);
    let threads = std::thread::available_parallelism()?.get();
    let work = || {
        let mut players = Players::new(player)?;
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games.end {
                return Ok::<_, bots::UnknownBot>(done);
            }
            done.push((number, players.game(run, number)));
        }
    };
    let mut games = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut games = Vec::new();
        for thread in threads {
            games.extend(thread.join().map_err(|_| "a game broke down")??);
        }
        Ok::<_, Box<dyn std::error::Error>>(games)
    })?;
    games.sort_by_key(|(number, _)| *number);
    Ok(games.into_iter().flat_map(|(_, lessons)| lessons).collect())
}

/// The decisions that a bot is asked for; in all others the policy is nearly as good and far quicker.
const PLANNED: [&str; 3] = ["choose_actions", "develop_choice", "settle_choice"];

/// Who plays: the game's own quick policy, or a bot.
struct Players {
    bots: Option<Vec<Box<dyn Bot<Race>>>>,
    legal: Vec<race::Action>,
}

impl Players {
    fn new(name: &str) -> Result<Self, bots::UnknownBot> {
        let bots = match name {
            "policy" => None,
            name => Some((0..4).map(|_| named(name)).collect::<Result<_, _>>()?),
        };
        let legal = Vec::new();
        Ok(Players { bots, legal })
    }

    fn game(&mut self, run: u64, number: u64) -> Vec<Lesson> {
        let seed = Seed::of_run(run, number);
        let mut rng = BotRng::from_seed(seed.0);
        rng.set_stream(u64::MAX / 2);
        let (mode, seats) = match below(&mut rng, 10) {
            0..5 => (Mode::Advanced2p, 2),
            5..7 => (Mode::Standard, 2),
            7 => (Mode::Standard, 3),
            _ => (Mode::Standard, 4),
        };
        let options = Options {
            mode,
            first_game: false,
        };
        let Ok(mut game) = Race::new(&options, seats, Chance::seeded(seed)) else {
            return Vec::new();
        };
        // Some seats blunder now and then: so the lessons know more than one way to play.
        let slips: Vec<u32> = (0..seats)
            .map(|_| [0, 0, 3, 10][below(&mut rng, 4) as usize])
            .collect();
        let mut lessons: Vec<(usize, Lesson)> = Vec::new();
        let mut actions = 0;
        while let Some(seat) = game.deciders().first() {
            actions += 1;
            if actions > Race::DECISION_CAP {
                // Nobody wants to end it: there is nothing to be learnt.
                return Vec::new();
            }
            self.legal.clear();
            game.legal_actions(seat, &mut self.legal);
            let slips = below(&mut rng, 100) < slips[seat.index()];
            let choice = match (&mut self.bots, self.legal.len()) {
                (_, 1) => 0,
                (_, n) if slips => below(&mut rng, n as u32) as usize,
                (Some(bots), _) if PLANNED.contains(&&*game.prompt(seat).step) => {
                    bots[seat.index()].choose(&Seated::new(&game, seat), &self.legal, &mut rng)
                }
                _ => game.policy(seat, &self.legal, &mut rng),
            };
            let _ = game.play(seat, &self.legal[choice], &mut Events::off());
            if game.is_quiet() && !game.deciders().is_empty() {
                lessons.extend(Seat::all(seats).map(|seat| {
                    let lesson = Lesson {
                        features: features(&game, seat).as_slice().into(),
                        guess: chance_to_win::<Race>(game.evaluate(seat)),
                        won: 0.0,
                    };
                    (seat.index(), lesson)
                }));
            }
        }
        let won = game
            .outcome()
            .map(|outcome| outcome.won)
            .unwrap_or_default();
        let winners = won.iter().filter(|&&won| won).count().max(1) as f32;
        let graded = lessons.into_iter().map(|(seat, lesson)| Lesson {
            won: if won.get(seat) == Some(&true) {
                1.0 / winners
            } else {
                0.0
            },
            ..lesson
        });
        graded.collect()
    }
}
