//! What a host promises: it keeps its time, by whatever clock, and thinks the same as one without clock and threads.

use bots::{Budget, ByCount, Host, Question, Report, Seated, Settings, Wanted, rng};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::ThreadId;
use std::time::Duration;
use tabletop::example::{Comets, Options};
use tabletop::{Chance, Game, Seed};
use thinkers::{Alone, Aside, Clock, Watch};

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

/// The first question of a game, in shares.
fn shares(settings: &Settings) -> Vec<Question<Comets>> {
    let chance = Chance::seeded(Seed::from(1));
    let game = Comets::new(&Options::default(), 3, chance).expect("three can play");
    let seat = game.deciders().first().expect("it has begun");
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let (table, mut rng) = (Seated::new(&game, seat), rng(Seed::from(1), seat));
    Question::shares(&table, &legal, settings, Wanted::Opinion, &mut rng)
}

/// That something is taken, whatever was found.
fn assert_answered(report: &Report, settings: &Settings) {
    let seed = Seed::from(2);
    let choice = report.choice(settings, &mut rng(seed, report.seat));
    assert!(choice < report.actions.len());
}

#[test]
fn a_search_stops_when_its_time_is_up() {
    let (settings, clock) = (timed(50), Ticking::default());
    let found = Alone::new(settings, clock.clone()).think(shares(&settings));
    let looks = clock.0.load(Ordering::Relaxed);
    assert!(
        (50..=54).contains(&looks),
        "it looked at the clock {looks} times"
    );
    assert!((48..=52).contains(&found.iterations()), "{found:?}");
}

#[test]
fn a_search_that_was_held_up_answers_with_what_it_has() {
    let (settings, clock) = (timed(50), Jumping(Arc::default()));
    let found = Alone::new(settings, clock.clone()).think(shares(&settings));
    assert_answered(&found, &settings);
    let looks = clock.0.load(Ordering::Relaxed);
    assert!(looks <= 22, "it went on after {looks} looks at the clock");
}

#[test]
fn without_any_time_there_is_an_answer_all_the_same() {
    let (settings, late) = (timed(1), Jumping(Arc::new(AtomicU64::new(19))));
    let found = Alone::new(settings, late).think(shares(&settings));
    assert_eq!(found.iterations(), 0);
    assert_answered(&found, &settings);
}

#[test]
fn who_asks_threads_that_never_get_a_processor_answers_without_them() {
    for threads in [1, 3] {
        let clock = Holding::new();
        let settings = Settings {
            threads,
            ..timed(1)
        };
        let mut host = Aside::start(settings, clock.clone()).expect("there are threads");
        // Again while they are still held up.
        for _ in 0..2 {
            let found = host.think(shares(&settings));
            assert_eq!(found.iterations(), 0);
            assert_answered(&found, &settings);
        }
        clock.let_go();
    }
}

#[test]
fn threads_find_what_is_found_without_them() {
    for threads in [1, 4] {
        let settings = Settings {
            budget: Budget::iterations(80),
            threads,
            ..Settings::default()
        };
        let mut counted = ByCount::new(&settings).expect("they are counted");
        let mut aside = Aside::start(settings, Watch::default()).expect("there are threads");
        for _ in 0..2 {
            let found = aside.think(shares(&settings));
            assert_eq!(found.iterations(), 80);
            assert_eq!(found, counted.think(shares(&settings)));
        }
    }
}

#[test]
fn a_search_that_breaks_down_says_so_to_whoever_asked_and_the_next_one_does_not() {
    /// A clock that breaks at its second look on another thread.
    #[derive(Clone)]
    struct Breaking(Arc<AtomicU64>);

    impl Clock for Breaking {
        fn now(&self) -> Duration {
            assert_ne!(
                self.0.fetch_add(1, Ordering::Relaxed),
                1,
                "the clock breaks"
            );
            Duration::ZERO
        }
    }

    let settings = Settings {
        budget: Budget::iterations(40),
        threads: 2,
        ..Settings::default()
    };
    let clock = Breaking(Arc::default());
    let mut host = Aside::start(settings, clock).expect("there are threads");
    let broken = std::panic::AssertUnwindSafe(|| host.think(shares(&settings)));
    std::panic::catch_unwind(broken).expect_err("a search has broken down");
    assert_eq!(host.think(shares(&settings)).iterations(), 40);
}
