//! Trains the evaluation of Race for the Galaxy by self-play, and writes its weights.
//!
//! ```text
//! cargo run --release -p bots --example train_race -- --games 100000 --player policy
//! cargo run --release -p bots --example train_race -- --games 6000 --player search:24it --passes 4 --from-last
//! ```
//!
//! Every position at the beginning of a round becomes one lesson a seat: what the seat knew, and
//! whether it won. The same arguments give the same weights on the same kind of processor.

use bots::{Bot, BotRng, Seated, chance_to_win, named};
use race::network::{HIDDEN, INPUTS, Network, features, slope};
use race::{Mode, Options, Race};
use rand::{Rng, SeedableRng};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::{Chance, Events, Game, Knowledge, Seat, Seed, below};

/// What a seat knew, what the untrained evaluation thought of it, and its share of the victory.
struct Lesson {
    features: Box<[(u16, f32)]>,
    guess: f32,
    won: f32,
}

/// What is asked for.
struct Plan {
    games: u64,
    player: String,
    seed: u64,
    passes: u32,
    rate: f32,
    from_last: bool,
    weights: String,
    curve: String,
}

/// So many games are played before they are learnt from.
const CHAPTER: u64 = 2000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let plan = plan(std::env::args().skip(1))?;
    let network = match plan.from_last {
        true => Network::read(&std::fs::read(&plan.weights)?).ok_or("no weights to start from")?,
        false => fresh(plan.seed),
    };
    let mut pupil = Pupil::new(network, plan.seed);
    // Games of another run, never learnt from.
    let test = gather(
        &plan,
        plan.seed ^ 0x7e57,
        0..CHAPTER.min(plan.games / 4 + 1),
    )?;
    let untrained = mean_loss(&test, |lesson| lesson.guess);
    let mut curve = String::from("games,train,test,untrained\n");
    let mut first: u64 = 0;
    loop {
        let seen = match first {
            0 => f64::NAN,
            _ => {
                let left = 1.0 - (first - 1) as f32 / plan.games as f32;
                let from = first.saturating_sub(CHAPTER);
                let lessons = gather(&plan, plan.seed, from..first)?;
                pupil.learn(&lessons, plan.passes, plan.rate * left.max(0.05))
            }
        };
        let loss = mean_loss(&test, |lesson| said(&pupil.network, lesson));
        let line = format!("{first},{seen:.4},{loss:.4},{untrained:.4}\n");
        print!("{line}");
        curve.push_str(&line);
        if first >= plan.games {
            break;
        }
        first = (first + CHAPTER).min(plan.games);
    }
    std::fs::write(&plan.weights, pupil.network.write())?;
    std::fs::write(&plan.curve, curve)?;
    Ok(())
}

fn plan(mut args: impl Iterator<Item = String>) -> Result<Plan, String> {
    let mut plan = Plan {
        games: 100_000,
        player: "policy".to_owned(),
        seed: 1,
        passes: 1,
        rate: 0.001,
        from_last: false,
        weights: "crates/race/data/network.bin".to_owned(),
        curve: "docs/race-training.csv".to_owned(),
    };
    while let Some(name) = args.next() {
        if name == "--from-last" {
            plan.from_last = true;
            continue;
        }
        let value = args.next().ok_or(format!("{name} needs a value"))?;
        let wrong = |_| format!("{name} {value} is not a number");
        match &*name {
            "--games" => plan.games = value.parse().map_err(wrong)?,
            "--seed" => plan.seed = value.parse().map_err(wrong)?,
            "--passes" => plan.passes = value.parse().map_err(wrong)?,
            "--rate" => plan.rate = value.parse().map_err(|_| wrong_rate(&value))?,
            "--player" => plan.player = value,
            "--weights" => plan.weights = value,
            "--curve" => plan.curve = value,
            _ => return Err(format!("there is no argument {name}")),
        }
    }
    Ok(plan)
}

fn wrong_rate(value: &str) -> String {
    format!("--rate {value} is not a number")
}

/// Plays games of a run, on all processors; in their order, what is to be learnt from them.
fn gather(
    plan: &Plan,
    run: u64,
    games: Range<u64>,
) -> Result<Vec<Lesson>, Box<dyn std::error::Error>> {
    let next = AtomicU64::new(games.start);
    let threads = std::thread::available_parallelism()?.get();
    let work = || {
        let mut players = Players::new(&plan.player)?;
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
        while let Some(seat) = game.deciders().first() {
            self.legal.clear();
            game.legal_actions(seat, &mut self.legal);
            let slips = below(&mut rng, 100) < slips[seat.index()];
            let choice = match (&mut self.bots, self.legal.len()) {
                (_, 1) => 0,
                (_, n) if slips => below(&mut rng, n as u32) as usize,
                (None, _) => game.policy(seat, &self.legal, &mut rng),
                (Some(bots), _) => {
                    bots[seat.index()].choose(&Seated::new(&game, seat), &self.legal, &mut rng)
                }
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

fn fresh(seed: u64) -> Network {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut even = |scale: f32| scale * (rng.next_u32() as f32 / u32::MAX as f32 - 0.5);
    Network {
        first: (0..INPUTS)
            .map(|_| std::array::from_fn(|_| even(0.2)))
            .collect(),
        second: std::array::from_fn(|_| even(0.4)),
        bias: 0.0,
    }
}

/// A network that learns by the gradient of the logarithmic loss.
struct Pupil {
    network: Network,
    adam: Adam,
    rng: BotRng,
}

impl Pupil {
    fn new(network: Network, seed: u64) -> Self {
        Pupil {
            network,
            adam: Adam::new(),
            rng: BotRng::seed_from_u64(seed ^ 0x5eed),
        }
    }

    /// Goes through the lessons so many times and says what the loss was on the way.
    fn learn(&mut self, lessons: &[Lesson], passes: u32, rate: f32) -> f64 {
        const BATCH: usize = 256;
        let mut order: Vec<usize> = (0..lessons.len()).collect();
        let mut sum = 0.0;
        for _ in 0..passes {
            tabletop::shuffle(&mut self.rng, &mut order);
            for batch in order.chunks(BATCH) {
                let mut slopes = vec![0.0; Network::WEIGHTS];
                for &i in batch {
                    sum += f64::from(gradient(&self.network, &lessons[i], &mut slopes));
                }
                let size = batch.len() as f32;
                self.adam.step(&mut self.network, &slopes, rate, size);
            }
        }
        sum / (lessons.len() as f64 * f64::from(passes.max(1)))
    }
}

fn said(network: &Network, lesson: &Lesson) -> f32 {
    network.output(&network.hidden(&lesson.features))
}

fn loss(said: f32, won: f32) -> f32 {
    let said = said.clamp(1e-6, 1.0 - 1e-6);
    -(won * said.ln() + (1.0 - won) * (1.0 - said).ln())
}

fn mean_loss(lessons: &[Lesson], said: impl Fn(&Lesson) -> f32) -> f64 {
    let losses = lessons
        .iter()
        .map(|lesson| f64::from(loss(said(lesson), lesson.won)));
    losses.sum::<f64>() / lessons.len().max(1) as f64
}

/// Adds the slopes of one lesson's loss and says what the loss was.
fn gradient(network: &Network, lesson: &Lesson, slopes: &mut [f32]) -> f32 {
    let hidden = network.hidden(&lesson.features);
    let said = network.output(&hidden);
    let error = said - lesson.won;
    let (first, rest) = slopes.split_at_mut(INPUTS * HIDDEN);
    let back: [f32; HIDDEN] = std::array::from_fn(|i| error * network.second[i] * slope(hidden[i]));
    for &(input, value) in &*lesson.features {
        let row = &mut first[usize::from(input) * HIDDEN..][..HIDDEN];
        for (slope, back) in row.iter_mut().zip(back) {
            *slope += value * back;
        }
    }
    for (slope, cell) in rest.iter_mut().zip(hidden) {
        *slope += error * cell;
    }
    rest[HIDDEN] += error;
    loss(said, lesson.won)
}

/// Steps of a size that suits each weight.
struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new() -> Self {
        Adam {
            means: vec![0.0; Network::WEIGHTS],
            squares: vec![0.0; Network::WEIGHTS],
            steps: 0,
        }
    }

    fn step(&mut self, network: &mut Network, slopes: &[f32], rate: f32, lessons: f32) {
        self.steps += 1;
        let fix = |decay: f32| 1.0 - decay.powi(self.steps);
        let (fix_mean, fix_square) = (fix(0.9), fix(0.999));
        let first = network.first.iter_mut().flatten();
        let weights = first.chain(&mut network.second).chain([&mut network.bias]);
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, slope), (mean, square)) in weights.zip(slopes).zip(moments) {
            // A little decay keeps rare cards from being learnt by heart.
            let slope = slope / lessons + 1e-5 * *weight;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= rate * (*mean / fix_mean) / ((*square / fix_square).sqrt() + 1e-8);
        }
    }
}
