//! What a search promises: it keeps its budget, its memory does not grow, and it can be repeated.

use bots::{Bot, Budget, Clock, Search, Seated, Settings, rng};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::ThreadId;
use std::time::Duration;
use tabletop::example::{Comets, Options};
use tabletop::{Chance, Events, Game, Seat, Seed};

fn start(seats: usize, seed: u64) -> Comets {
    let chance = Chance::seeded(Seed::from(seed));
    Comets::new(&Options::default(), seats, chance).expect("so many can play")
}

/// A clock on which every look takes a millisecond.
#[derive(Clone, Default)]
struct Ticking(Arc<AtomicU64>);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

/// A clock that stands still for some looks and then jumps far ahead, as when the machine is busy.
#[derive(Clone)]
struct Jumping(Arc<AtomicU64>);

impl Clock for Jumping {
    fn now(&self) -> Duration {
        match self.0.fetch_add(1, Ordering::Relaxed) {
            0..20 => Duration::ZERO,
            _ => Duration::from_secs(100),
        }
    }
}

/// A clock on the wall that holds up everybody but the thread it was made on, until it is let go.
#[derive(Clone)]
struct Holding {
    maker: ThreadId,
    gate: Arc<(Mutex<bool>, Condvar)>,
}

impl Holding {
    fn new() -> Self {
        Holding {
            maker: std::thread::current().id(),
            gate: Arc::default(),
        }
    }

    fn let_go(&self) {
        *self.gate.0.lock().expect("nobody panics") = true;
        self.gate.1.notify_all();
    }
}

impl Clock for Holding {
    const ON_THE_WALL: bool = true;

    fn now(&self) -> Duration {
        if std::thread::current().id() == self.maker {
            return Duration::ZERO;
        }
        let open = self.gate.0.lock().expect("nobody panics");
        let open = self.gate.1.wait_while(open, |open| !*open);
        drop(open.expect("nobody panics"));
        Duration::from_secs(100)
    }
}

fn timed(millis: u64) -> Settings {
    Settings {
        budget: Budget::time(Duration::from_millis(millis)),
        ..Settings::default()
    }
}

fn decision(game: &Comets) -> (Seat, Vec<<Comets as Game>::Action>) {
    let seat = game.deciders().first().expect("it has begun");
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    (seat, legal)
}

#[test]
fn a_search_stops_when_its_time_is_up() {
    let game = start(3, 1);
    let (seat, legal) = decision(&game);
    let clock = Ticking::default();
    let mut bot = Search::with_clock(timed(50), clock.clone());
    let choice = bot.choose(
        &Seated::new(&game, seat),
        &legal,
        &mut rng(Seed::from(1), seat),
    );
    assert!(choice < legal.len());
    let looks = clock.0.load(Ordering::Relaxed);
    assert!(
        (50..=54).contains(&looks),
        "it looked at the clock {looks} times"
    );
    assert!(bot.iterations() > 0);
}

#[test]
fn a_search_that_was_held_up_answers_with_what_it_has() {
    let game = start(3, 1);
    let (seat, legal) = decision(&game);
    let clock = Jumping(Arc::default());
    let mut bot = Search::with_clock(timed(50), clock.clone());
    let choice = bot.choose(
        &Seated::new(&game, seat),
        &legal,
        &mut rng(Seed::from(1), seat),
    );
    assert!(choice < legal.len());
    let looks = clock.0.load(Ordering::Relaxed);
    assert!(looks <= 22, "it went on after {looks} looks at the clock");
}

#[test]
fn a_search_whose_threads_never_get_a_processor_answers_without_them() {
    let game = start(3, 1);
    let (seat, legal) = decision(&game);
    for threads in [1, 3] {
        let clock = Holding::new();
        let settings = Settings {
            threads,
            ..timed(1)
        };
        let mut bot = Search::with_clock(settings, clock.clone());
        // Again without those that are still held up.
        for _ in 0..2 {
            let table = Seated::new(&game, seat);
            let choice = bot.choose(&table, &legal, &mut rng(Seed::from(1), seat));
            assert!(choice < legal.len());
            assert_eq!(bot.iterations(), 0);
        }
        clock.let_go();
    }
}

#[test]
fn without_any_time_there_is_an_answer_all_the_same() {
    let game = start(2, 4);
    let (seat, legal) = decision(&game);
    let late = Jumping(Arc::new(AtomicU64::new(19)));
    let mut bot = Search::with_clock(timed(1), late);
    let choice = bot.choose(
        &Seated::new(&game, seat),
        &legal,
        &mut rng(Seed::from(1), seat),
    );
    assert!(choice < legal.len());
    assert_eq!(bot.iterations(), 0);
}

#[test]
fn iterations_are_counted_exactly_and_shared_among_threads() {
    let game = start(3, 2);
    let (seat, legal) = decision(&game);
    for threads in [1, 4] {
        let settings = Settings {
            budget: Budget::iterations(80),
            threads,
            ..Settings::default()
        };
        let mut bot = Search::<Comets>::new(settings);
        let table = Seated::new(&game, seat);
        let first = bot.rate(&table, &legal, &mut rng(Seed::from(1), seat));
        assert_eq!(bot.iterations(), 80);
        assert_eq!(
            bot.rate(&table, &legal, &mut rng(Seed::from(1), seat)),
            first
        );
    }
}

#[test]
fn a_settled_search_answers_early_and_as_it_would_have_answered_in_the_end() {
    let bot = |hasty| {
        Search::<Comets>::new(Settings {
            budget: Budget::iterations(600),
            hasty,
            ..Settings::default()
        })
    };
    let (mut hasty, mut patient) = (bot(true), bot(false));
    let (mut decisions, mut others) = (0, 0);
    for number in 0..4 {
        let mut game = start(3, number);
        while !game.deciders().is_empty() {
            let (seat, legal) = decision(&game);
            let table = Seated::new(&game, seat);
            let mut choice = 0;
            if legal.len() > 1 {
                let luck = || rng(Seed::from(decisions), seat);
                choice = patient.choose(&table, &legal, &mut luck());
                others += u64::from(hasty.choose(&table, &legal, &mut luck()) != choice);
                decisions += 1;
            }
            let _ = game.play(seat, &legal[choice], &mut Events::off());
        }
    }
    // What is called unheard of may happen all the same, but hardly ever.
    assert!(100 * others <= decisions, "{others} of {decisions}");
    assert_eq!(patient.iterations(), 600 * decisions);
    let share = hasty.iterations() as f64 / patient.iterations() as f64;
    assert!(share < 0.95, "it made {share} of the iterations");
}

#[test]
fn memory_does_not_grow_from_game_to_game() {
    let settings = Settings {
        budget: Budget::iterations(60),
        ..Settings::default()
    };
    let mut bot = Search::<Comets>::new(settings);
    let mut sizes = Vec::new();
    for number in 0..12 {
        let mut game = start(3, number % 3);
        let mut rngs: Vec<_> = Seat::all(3)
            .map(|seat| rng(Seed::from(number % 3), seat))
            .collect();
        while !game.deciders().is_empty() {
            let (seat, legal) = decision(&game);
            let choice = match legal.len() {
                1 => 0,
                _ => bot.choose(&Seated::new(&game, seat), &legal, &mut rngs[seat.index()]),
            };
            let _ = game.play(seat, &legal[choice], &mut Events::off());
        }
        sizes.push(bot.capacity());
    }
    // After the first round of the three games nothing is new, and nothing more is needed.
    assert_eq!(sizes[2], sizes[11], "{sizes:?}");
}
