//! Games that are learnt from.

use super::lessons::{Choice, Position};
use bots::{Bot, BotRng, Kind, Quick, Seated, chance_to_win};
use race::trained::chance::features;
use race::{Action, Mode, Options, Race};
use rand::SeedableRng;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::{Chance, Events, Game, Knowledge, Seat, Seed, below};

/// What is to be learnt from a game, or from many.
#[derive(Default)]
pub(super) struct Lessons {
    pub(super) positions: Vec<Position>,
    pub(super) choices: Vec<Choice>,
}

/// Plays games of a run, on all processors; in their order, what is to be learnt from them.
pub(super) fn gather(
    player: &str,
    run: u64,
    games: Range<u64>,
) -> Result<Lessons, Box<dyn std::error::Error>> {
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
    let mut all = Lessons::default();
    for (_, lessons) in games {
        all.positions.extend(lessons.positions);
        all.choices.extend(lessons.choices);
    }
    Ok(all)
}

/// Who plays: somebody quick all the time, or a bot where something can be learnt about choices.
struct Players {
    quick: Quick,
    bots: Option<Vec<Box<dyn Bot<Race>>>>,
    legal: Vec<Action>,
}

impl Players {
    fn new(name: &str) -> Result<Self, bots::UnknownBot> {
        let quick = Quick {
            trained: name == "habits",
        };
        let bots = match name {
            "policy" | "habits" => None,
            name => {
                let kind: Kind = name.parse()?;
                (0..4).map(|_| kind.by_count()).collect()
            }
        };
        Ok(Players {
            quick,
            bots,
            legal: Vec::new(),
        })
    }

    fn game(&mut self, run: u64, number: u64) -> Lessons {
        let seed = Seed::of_run(run, number);
        let mut rng = BotRng::from_seed(seed.0);
        rng.set_stream(u64::MAX / 2);
        let (options, seats) = table(&mut rng);
        let mut lessons = Lessons::default();
        let Ok(mut game) = Race::new(&options, seats, Chance::seeded(seed)) else {
            return lessons;
        };
        // Some seats blunder now and then: so the lessons know more than one way to play.
        let slips: Vec<u32> = (0..seats)
            .map(|_| [0, 0, 3, 10][below(&mut rng, 4) as usize])
            .collect();
        let mut actions = 0;
        while let Some(seat) = game.deciders().first() {
            actions += 1;
            if actions > Race::DECISION_CAP {
                // Nobody wants to end it: there is nothing to be learnt.
                return Lessons::default();
            }
            self.legal.clear();
            game.legal_actions(seat, &mut self.legal);
            let choice = match below(&mut rng, 100) < slips[seat.index()] {
                true => below(&mut rng, self.legal.len() as u32) as usize,
                false => self.choose(&game, seat, &mut rng, &mut lessons.choices),
            };
            let _ = game.play(seat, &self.legal[choice], &mut Events::off());
            if game.is_quiet() && !game.deciders().is_empty() {
                let seats = Seat::all(seats);
                lessons.positions.extend(seats.map(|seat| Position {
                    seat: seat.index(),
                    features: features(&game, seat).as_slice().into(),
                    guess: chance_to_win::<Race>(game.evaluate(seat)),
                    won: 0.0,
                    goal: game.trained(seat).unwrap_or(0.5),
                }));
            }
        }
        Position::grade(&mut lessons.positions, &game);
        lessons
    }

    /// A bot thinks about what it can learn something about; in all else the policy is nearly as good and
    /// far quicker.
    fn choose(
        &mut self,
        game: &Race,
        seat: Seat,
        rng: &mut BotRng,
        choices: &mut Vec<Choice>,
    ) -> usize {
        let legal = &self.legal;
        if legal.len() == 1 {
            return 0;
        }
        let table = Seated::new(game, seat);
        let Some(bots) = self.bots.as_mut().filter(|_| Choice::is_any(game)) else {
            return self.quick.choose(&table, legal, rng);
        };
        let (choice, values) = bots[seat.index()].advise(&table, legal, rng);
        choices.extend(Choice::new(game, seat, legal, &values.unwrap_or_default()));
        choice
    }
}

/// A table to play at.
fn table(rng: &mut BotRng) -> (Options, usize) {
    let (mode, seats) = match below(rng, 10) {
        0..5 => (Mode::Advanced2p, 2),
        5..7 => (Mode::Standard, 2),
        7 => (Mode::Standard, 3),
        _ => (Mode::Standard, 4),
    };
    let first_game = false;
    (Options { mode, first_game }, seats)
}
