//! Taking back, in random interleavings, over all games.

use games::Json;
use rand::{RngExt as _, SeedableRng};
use rand_chacha::ChaCha8Rng;
use table::api::{Moment, Phase, TableRules};
use table::{Entry, Eye, Glance, Holder, Setup, Table, What};
use tabletop::{Chance, Seat, Seed, Viewer};

fn entry(what: What) -> Entry {
    Entry {
        at: Moment(0),
        from: None,
        clocks: None,
        what,
        state: None,
    }
}

/// Luck that comes out the same every time.
struct Dice(ChaCha8Rng);

impl Dice {
    fn new(seed: u64) -> Dice {
        Dice(ChaCha8Rng::seed_from_u64(seed))
    }

    fn below(&mut self, n: usize) -> usize {
        self.0.random_range(0..n)
    }
}

fn table(game: &str, holders: Vec<Holder>, seed: u64, rules: TableRules) -> (Table, Vec<Entry>) {
    let options = games::default_options(game).unwrap();
    let setup = Setup {
        game: game.to_owned(),
        options: serde_json::from_str(options.get()).unwrap(),
        rules,
        host: "p0".to_owned(),
        key: String::new(),
        seats: holders,
        created: Moment(0),
        series: None,
        lesson: None,
        position: None,
    };
    let mut table = Table::new("t".to_owned(), setup);
    let start = entry(What::Start {
        chance: Chance::seeded(Seed::from(seed)),
        rules: None,
    });
    table.apply(&start).unwrap();
    (table, vec![start])
}

fn people(n: usize) -> Vec<Holder> {
    (0..n).map(|i| Holder::Person(format!("p{i}"))).collect()
}

/// A random legal action of a seat, as it sees the table.
fn any_action(table: &Table, seat: Seat, dice: &mut Dice) -> Option<Json> {
    let legal = table.game_of(seat)?.legal(seat).ok()?;
    let legal: Vec<Json> = serde_json::from_str(legal.get()).ok()?;
    (!legal.is_empty()).then(|| legal[dice.below(legal.len())].clone())
}

fn eyes(table: &Table) -> Vec<Eye> {
    let seats = Seat::all(table.seats.len()).map(Eye::Seat);
    seats.chain([Eye::Spectator]).collect()
}

/// A table at which only the moves that stand were ever played.
fn never_taken_back(table: &Table, start: &Entry) -> Table {
    let mut fresh = Table::new("t".to_owned(), (*table.setup).clone());
    fresh.apply(start).unwrap();
    let played = table.game.as_ref().unwrap().actions(0);
    for (noted, (seat, action)) in table.moves.iter().zip(played) {
        let (actions, bot) = (vec![action], noted.bot);
        fresh
            .apply(&entry(What::Act { seat, actions, bot }))
            .unwrap();
    }
    fresh
}

fn told(table: &Table, eye: Eye) -> Vec<String> {
    let told = table
        .events
        .iter()
        .flat_map(|events| events.seen_by(eye.viewer()));
    told.map(|told| told.event.get().to_owned()).collect()
}

fn assert_same(a: &Table, b: &Table, why: &str) {
    let (x, y) = (a.game.as_ref().unwrap(), b.game.as_ref().unwrap());
    assert_eq!(x.digest(), y.digest(), "{why}");
    for eye in eyes(a) {
        assert_eq!(
            x.view(eye.viewer()).get(),
            y.view(eye.viewer()).get(),
            "{why}: {eye:?}"
        );
        assert_eq!(told(a, eye), told(b, eye), "{why}: {eye:?}");
    }
    assert_eq!(told(a, Eye::Spectator).len(), told(b, Eye::Spectator).len());
    assert_eq!(
        x.standings(Viewer::Referee),
        y.standings(Viewer::Referee),
        "{why}"
    );
}

#[test]
fn what_is_taken_back_was_never_played() {
    for game in games::NAMES {
        let [least, most] = games::about(game).unwrap().seats;
        let mut taken = 0;
        for seed in 0..12 {
            let seats = (2 + seed as usize % 3).clamp(least, most);
            let mut dice = Dice::new(seed * 77 + 1);
            let mut holders = people(seats);
            if seed % 2 == 1 {
                holders[seats - 1] = Holder::Bot("random".into());
            }
            let (mut table, mut log) = table(game, holders, seed, TableRules::default());
            for _ in 0..120 {
                if table.phase != Phase::Playing {
                    break;
                }
                let seat = Seat::from(dice.below(seats));
                let own = table.undo_state(seat).own;
                let what = if own > 0 && dice.below(3) == 0 {
                    let count = 1 + dice.below(own as usize) as u32;
                    taken += 1;
                    What::TakeBack {
                        seat,
                        moves: table.undo_plan(seat, count).unwrap(),
                    }
                } else if let Some(action) = any_action(&table, seat, &mut dice) {
                    let bot = table.bot_at(seat).is_some();
                    What::Act {
                        seat,
                        actions: vec![action],
                        bot,
                    }
                } else {
                    continue;
                };
                let back = matches!(what, What::TakeBack { .. });
                let entry = entry(what);
                table
                    .apply(&entry)
                    .unwrap_or_else(|refusal| panic!("{game} {seed}: {refusal:?}"));
                log.push(entry);
                if back {
                    let fresh = never_taken_back(&table, &log[0]);
                    assert_same(&table, &fresh, &format!("{game}, seed {seed}"));
                }
            }
            // The log tells the same story, take-backs included.
            let mut read = Table::new("t".to_owned(), (*table.setup).clone());
            log.iter()
                .for_each(|entry| drop(read.apply(entry).unwrap()));
            assert_same(&table, &read, &format!("{game}, seed {seed}, read back"));
            for (a, b) in table.seats.iter().zip(&read.seats) {
                assert_eq!(a.decision, b.decision);
            }
        }
        assert!(taken > 20, "{game}: only {taken} actions were taken back");
    }
}

#[test]
fn who_plays_alone_can_go_back_to_the_start() {
    for game in games::NAMES {
        let seats = games::about(game).unwrap().seats[0].max(2);
        let mut holders = vec![Holder::Bot("random".into()); seats];
        holders[0] = Holder::Person("p0".into());
        let (mut table, log) = table(game, holders, 5, TableRules::default());
        let mut dice = Dice::new(5);
        for _ in 0..40 {
            let deciders: Vec<Seat> = table.game.as_ref().unwrap().deciders().iter().collect();
            let Some(&seat) = deciders.first() else { break };
            let action = any_action(&table, seat, &mut dice).unwrap();
            let bot = seat != Seat(0);
            table
                .apply(&entry(What::Act {
                    seat,
                    actions: vec![action],
                    bot,
                }))
                .unwrap();
            if table.phase != Phase::Playing {
                break;
            }
        }
        if table.phase != Phase::Playing {
            continue;
        }
        let own = table.undo_state(Seat(0)).own;
        assert_eq!(
            own as usize,
            table.moves.iter().filter(|noted| !noted.bot).count()
        );
        let moves = table.undo_plan(Seat(0), own).unwrap();
        table
            .apply(&entry(What::TakeBack {
                seat: Seat(0),
                moves,
            }))
            .unwrap();
        assert!(table.moves.iter().all(|noted| noted.bot));
        assert_same(&table, &never_taken_back(&table, &log[0]), game);
    }
}

#[test]
fn a_draft_is_seen_by_its_seat_alone_and_confirming_it_is_playing_it() {
    for game in games::NAMES {
        let seats = games::about(game).unwrap().seats[0].max(2);
        let mut drafted = 0;
        for seed in 0..8 {
            let rules = TableRules {
                confirm_turn: true,
                ..TableRules::default()
            };
            let (mut table, log) = table(game, people(seats), seed, rules);
            let mut dice = Dice::new(seed + 3);
            for _ in 0..150 {
                if table.phase != Phase::Playing {
                    break;
                }
                let seat = Seat::from(dice.below(seats));
                let before: Vec<_> = eyes(&table)
                    .into_iter()
                    .filter(|eye| *eye != Eye::Seat(seat))
                    .map(|eye| (eye, Glance::at(&table, eye, true)))
                    .collect();
                let draft = table.seats[seat.index()].draft.len();
                let private = match (dice.below(4), any_action(&table, seat, &mut dice)) {
                    (0, _) if draft > 0 => {
                        table
                            .apply(&entry(What::Undraft { seat, count: 1 }))
                            .unwrap();
                        true
                    }
                    (1, _) if draft > 0 => {
                        table
                            .apply(&entry(What::Confirm {
                                seat,
                                actions: vec![],
                            }))
                            .unwrap();
                        false
                    }
                    (_, Some(action)) => {
                        let actions = vec![action];
                        let what = What::Draft {
                            seat,
                            actions: actions.clone(),
                        };
                        match table.apply(&entry(what)) {
                            Ok(_) => {
                                drafted += 1;
                                true
                            }
                            // It would reveal something: it is confirmed together with the draft.
                            Err(_) => {
                                table
                                    .apply(&entry(What::Confirm { seat, actions }))
                                    .unwrap();
                                false
                            }
                        }
                    }
                    _ => continue,
                };
                if private {
                    for (eye, before) in before {
                        let after = Glance::at(&table, eye, true);
                        assert_eq!(after, before, "{game}: {eye:?} sees a draft of {seat}");
                    }
                }
            }
            assert_same(&table, &never_taken_back(&table, &log[0]), game);
        }
        assert!(drafted > 20, "{game}: only {drafted} actions were drafted");
    }
}

#[test]
fn going_further_back_takes_the_agreement_of_all_people() {
    let (mut table, log) = table("comets", people(3), 9, TableRules::default());
    let mut dice = Dice::new(1);
    while table.moves.len() < 30 {
        let seat = Seat::from(dice.below(3));
        if let Some(action) = any_action(&table, seat, &mut dice) {
            table
                .apply(&entry(What::Act {
                    seat,
                    actions: vec![action],
                    bot: false,
                }))
                .unwrap();
        }
    }
    let asker = Seat(1);
    let moves = table.ask_plan(asker).unwrap();
    let (before, gone) = (table.moves.len(), moves.len());
    table
        .apply(&entry(What::AskUndo {
            seat: asker,
            moves: moves.clone(),
        }))
        .unwrap();
    assert_eq!(table.undo_state(Seat(0)).request.unwrap().by, asker);
    assert!(
        table
            .apply(&entry(What::AnswerUndo {
                seat: asker,
                agree: true
            }))
            .is_err()
    );
    table
        .apply(&entry(What::AnswerUndo {
            seat: Seat(0),
            agree: false,
        }))
        .unwrap();
    assert_eq!(table.moves.len(), before, "one no is a no");
    table
        .apply(&entry(What::AskUndo { seat: asker, moves }))
        .unwrap();
    table
        .apply(&entry(What::AnswerUndo {
            seat: Seat(0),
            agree: true,
        }))
        .unwrap();
    assert_eq!(table.moves.len(), before, "one has still to answer");
    table
        .apply(&entry(What::AnswerUndo {
            seat: Seat(2),
            agree: true,
        }))
        .unwrap();
    assert_eq!(table.moves.len(), before - gone);
    assert_same(&table, &never_taken_back(&table, &log[0]), "agreed");
}

#[test]
fn a_draft_does_not_open_a_sealed_step_before_it_is_confirmed() {
    let rules = TableRules {
        confirm_turn: true,
        ..TableRules::default()
    };
    let (mut table, _) = table("comets", people(2), 4, rules);
    // Both draft their whole sealed offers; then one confirms.
    for seat in Seat::all(2) {
        while let Some(action) = any_action(&table, seat, &mut Dice::new(2)) {
            table
                .apply(&entry(What::Draft {
                    seat,
                    actions: vec![action],
                }))
                .unwrap();
        }
    }
    let before = Glance::at(&table, Eye::Seat(Seat(1)), true);
    assert!(!table.is_asked(Seat(1)), "the draft answers the step");
    table
        .apply(&entry(What::Confirm {
            seat: Seat(0),
            actions: vec![],
        }))
        .unwrap();
    let game = table.game.as_ref().unwrap();
    assert!(
        game.deciders().contains(Seat(1)),
        "the step is not open yet"
    );
    assert!(
        table.is_asked(Seat(1)),
        "the action that opens it asks for Confirm"
    );
    assert_ne!(before, Glance::at(&table, Eye::Seat(Seat(1)), true));
    let view = game.view(Viewer::Spectator);
    let action = any_action(&table, Seat(1), &mut Dice::new(2)).unwrap();
    let opened = table.apply(&entry(What::Draft {
        seat: Seat(1),
        actions: vec![action.clone()],
    }));
    assert_eq!(opened.err().unwrap().code, table::api::Code::ConfirmFirst);
    table
        .apply(&entry(What::Confirm {
            seat: Seat(1),
            actions: vec![action],
        }))
        .unwrap();
    assert_ne!(
        table.game.as_ref().unwrap().view(Viewer::Spectator).get(),
        view.get()
    );
}
