//! How late a search answers, by the clock on the wall, while every processor has more to do than it can.

use bots::{BotRng, Budget, Kind, Seated, Settings, rng};
use games::Visitor;
use rand::SeedableRng;
use std::hint::spin_loop;
use std::time::{Duration, Instant};
use tabletop::{Chance, Events, Game, Knowledge, Seed};

/// What a search is given.
const BUDGET: Duration = Duration::from_millis(100);
/// How many decisions are asked for in each game.
const DECISIONS: usize = 60;
/// How many busy threads there are for each processor.
const BUSY: usize = 4;

struct Measure;

impl Visitor for Measure {
    type Out = ();

    fn visit<G: Game + Knowledge>(self) {
        let mut late = lateness::<G>();
        late.sort();
        let [middle, most] = [late[late.len() / 2], late[late.len() - 1]];
        println!(
            "{}/lateness: {middle:.1?} in the middle, {most:.1?} at most, of {} answers",
            G::NAME,
            late.len()
        );
    }
}

/// How long after its budget a search answers, at decisions of games that the policy plays.
fn lateness<G: Knowledge>() -> Vec<Duration> {
    let options = G::Options::default();
    let seats = 2.clamp(*G::seats(&options).start(), *G::seats(&options).end());
    let kind = Kind::Search(Settings {
        budget: Budget::time(BUDGET),
        hasty: false,
        ..Settings::default()
    });
    let mut bot = thinkers::bot::<G>(kind).expect("there are threads");
    let mut luck = BotRng::seed_from_u64(7);
    let (mut late, mut legal) = (Vec::new(), Vec::new());
    for number in 0.. {
        let seed = Seed::from(number);
        let mut game = G::new(&options, seats, Chance::seeded(seed)).expect("so many can play");
        while let Some(seat) = game.deciders().first() {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            if legal.len() > 1 {
                let asked = Instant::now();
                bot.choose(&Seated::new(&game, seat), &legal, &mut rng(seed, seat));
                late.push(asked.elapsed().saturating_sub(BUDGET));
                if late.len() == DECISIONS {
                    return late;
                }
            }
            let choice = game.policy(seat, &legal, &mut luck);
            let _ = game.play(seat, &legal[choice], &mut Events::off());
        }
    }
    late
}

fn main() {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    for _ in 0..BUSY * processors {
        // They end with the program.
        std::thread::spawn(|| -> () {
            loop {
                spin_loop();
            }
        });
    }
    for name in games::NAMES {
        games::dispatch(name, Measure).expect("a game of this name");
    }
}
