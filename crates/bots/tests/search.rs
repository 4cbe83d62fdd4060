//! What a search promises: it counts its iterations, its memory does not grow, it can be repeated, and its reports
//! add up.

use bots::{
    Bot, Budget, ByCount, Question, Report, Search, Seated, Settings, Thinker, Wanted, rng,
};
use tabletop::example::{Comets, Options};
use tabletop::{Chance, Events, Game, Seat, SeatSet, Seed};

fn start(seats: usize, seed: u64) -> Comets {
    let chance = Chance::seeded(Seed::from(seed));
    Comets::new(&Options::default(), seats, chance).expect("so many can play")
}

fn counted(iterations: u32) -> Settings {
    Settings {
        budget: Budget::iterations(iterations),
        ..Settings::default()
    }
}

fn by_count(settings: Settings) -> Thinker<ByCount<Comets>> {
    let host = ByCount::new(&settings).expect("they are counted");
    Thinker::new(settings, host)
}

fn decision(game: &Comets) -> (Seat, Vec<<Comets as Game>::Action>) {
    let seat = game.deciders().first().expect("it has begun");
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    (seat, legal)
}

/// The first question of a game.
fn question(game: &Comets, settings: &Settings) -> Question<Comets> {
    let (seat, legal) = decision(game);
    let (table, mut rng) = (Seated::new(game, seat), rng(Seed::from(1), seat));
    Question::new(&table, &legal, settings, Wanted::Opinion, &mut rng)
}

/// A search that has made so many iterations, at most `stride` at a time.
fn searched(question: &Question<Comets>, settings: &Settings, stride: u32) -> Search<Comets> {
    let mut search = Search::new(settings);
    search.begin(question.clone());
    while search.step(stride) {}
    search
}

#[test]
fn it_does_not_matter_in_how_many_steps_a_search_is_made() {
    let (game, settings) = (start(3, 2), counted(90));
    let question = question(&game, &settings);
    let whole = searched(&question, &settings, u32::MAX).report();
    assert_eq!(whole.iterations(), 90);
    for stride in [1, 7, 30] {
        assert_eq!(searched(&question, &settings, stride).report(), whole);
    }
}

#[test]
fn a_search_that_is_told_that_its_time_has_passed_makes_no_step_more() {
    let (game, settings) = (start(3, 1), Settings::default());
    let question = question(&game, &settings);
    let mut search = Search::new(&settings);
    assert!(!search.step(1), "it has nothing to think about");
    search.begin(question.clone());
    assert_eq!(search.report(), question.untried());
    search.pass(0.9);
    assert!(search.step(40));
    search.pass(1.0);
    assert!(!search.step(40));
    assert_eq!(
        (search.iterations(), search.report().iterations()),
        (40, 40)
    );
}

#[test]
fn the_more_time_has_passed_the_fewer_actions_are_tried() {
    let settings = Settings::default();
    let mut game = start(3, 1);
    while decision(&game).1.len() <= 2 {
        let (seat, legal) = decision(&game);
        let _ = game.play(seat, &legal[0], &mut Events::off());
    }
    let question = question(&game, &settings);
    let mut search = Search::new(&settings);
    search.begin(question);
    search.step(60);
    let before = search.report();
    search.pass(0.99);
    search.step(60);
    let tried = |after: &Report| {
        let pairs = after.actions.iter().zip(&before.actions);
        pairs.filter(|(a, b)| a.visits > b.visits).count()
    };
    assert!(
        before
            .actions
            .iter()
            .filter(|tried| tried.visits > 0)
            .count()
            > 2
    );
    assert_eq!(tried(&search.report()), 2);
}

#[test]
fn what_is_found_is_known_for_every_seat_and_adds_up() {
    let game = start(3, 2);
    let (a, b) = {
        let (seat, legal) = decision(&game);
        let table = Seated::new(&game, seat);
        let settings = Settings {
            threads: 2,
            ..counted(80)
        };
        let mut rng = rng(Seed::from(1), seat);
        let mut shares =
            Question::shares(&table, &legal, &settings, Wanted::Opinion, &mut rng).into_iter();
        let mut next = || searched(&shares.next().expect("two"), &settings, 9).report();
        (next(), next())
    };
    assert_ne!(a, b, "each has its own luck");
    let sum = Report::sum([a.clone(), b.clone()]);
    assert_eq!(sum.iterations(), 80);
    for (sum, (a, b)) in sum.actions.iter().zip(a.actions.iter().zip(&b.actions)) {
        assert_eq!(sum.visits, a.visits + b.visits);
        let seats = a.sums.iter().zip(&b.sums);
        assert!(seats.map(|(a, b)| a + b).eq(sum.sums.iter().copied()));
        // Together the seats win once a trial.
        let all: f32 = sum.sums.iter().sum();
        assert!((all - sum.visits as f32).abs() < 1e-3, "{sum:?}");
    }
    let text = serde_json::to_string(&sum).expect("it is data");
    assert_eq!(
        serde_json::from_str::<Report>(&text).expect("and is read"),
        sum
    );
}

#[test]
fn a_line_begins_with_its_action_and_can_be_played() {
    let (game, settings) = (start(2, 3), counted(4000));
    let (_, legal) = decision(&game);
    let search = searched(&question(&game, &settings), &settings, u32::MAX);
    let report = search.report();
    let choice = report.choice(&settings, &mut rng(Seed::from(1), Seat(0)));
    let line = search.line(choice);
    assert_eq!(line[0], (report.seat, legal[choice]));
    assert!(line.len() > 2, "{line:?}");
    let others = line.iter().filter(|(seat, _)| *seat != report.seat);
    assert!(
        others.count() > 0,
        "others are expected to do something, too: {line:?}"
    );
    assert!(
        search.line(legal.len()).is_empty(),
        "there is no such action"
    );
    assert_eq!(search.line(choice), line, "it can be asked for again");
}

#[test]
fn a_question_is_the_same_in_every_game_that_its_seat_cannot_tell_from_this_one() {
    let (game, settings) = (start(3, 5), counted(50));
    let (seat, _) = decision(&game);
    let twin = game.determinize(SeatSet::of(seat), &mut rng(Seed::from(9), seat));
    assert_ne!(game, twin);
    let found = |game| searched(&question(game, &settings), &settings, 8).report();
    assert_eq!(found(&game), found(&twin));
}

#[test]
fn iterations_are_counted_exactly_and_shared() {
    let game = start(3, 2);
    let (seat, legal) = decision(&game);
    for threads in [1, 4] {
        let settings = Settings {
            threads,
            ..counted(80)
        };
        let table = Seated::new(&game, seat);
        let mut bot = by_count(settings);
        let first = bot.rate(&table, &legal, &mut rng(Seed::from(1), seat));
        assert_eq!(bot.host().iterations(), 80);
        let again = bot.rate(&table, &legal, &mut rng(Seed::from(1), seat));
        assert_eq!(again, first);
    }
    assert!(
        ByCount::<Comets>::new(&Settings::default()).is_none(),
        "time alone"
    );
}

#[test]
fn a_settled_search_answers_early_and_as_it_would_have_answered_in_the_end() {
    let bot = |hasty| {
        by_count(Settings {
            hasty,
            ..counted(600)
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
    assert_eq!(patient.host().iterations(), 600 * decisions);
    let share = hasty.host().iterations() as f64 / patient.host().iterations() as f64;
    assert!(share < 0.95, "it made {share} of the iterations");
}

#[test]
fn memory_does_not_grow_from_game_to_game() {
    let mut bot = by_count(counted(60));
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
        sizes.push(bot.host().capacity());
    }
    // After the first round of the three games nothing is new, and nothing more is needed.
    assert_eq!(sizes[2], sizes[11], "{sizes:?}");
}
