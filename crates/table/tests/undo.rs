//! Taking back, in random interleavings, over all games.

use games::Json;
use rand::{RngExt as _, SeedableRng};
use rand_chacha::ChaCha8Rng;
use table::api::{Code, Moment, Phase, StandIn, TableRules, TakeBack};
use table::{Entry, Eye, Glance, Holder, Setup, Table, What};
use tabletop::{Chance, Seat, SeatSet, Seed, Viewer};

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
            let rules = TableRules {
                take_back: (seed % 3 == 2).then_some(TakeBack::Free),
                ..TableRules::default()
            };
            let (mut table, mut log) = table(game, holders, seed, rules);
            let rule = table.take_back_rule();
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
                        moves: table.undo_plan(seat, count, rule).unwrap(),
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
        let moves = table.undo_plan(Seat(0), own, TakeBack::Free).unwrap();
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

fn act(seat: Seat, action: Json, bot: bool) -> Entry {
    let actions = vec![action];
    entry(What::Act { seat, actions, bot })
}

fn ask(table: &Table, seat: Seat) -> Entry {
    let (moves, asked) = table.ask_plan(seat).unwrap();
    let asked = Some(asked);
    entry(What::AskUndo { seat, moves, asked })
}

fn say(seat: Seat, agree: bool) -> Entry {
    entry(What::AnswerUndo { seat, agree })
}

/// Plays so many moves; of those who are asked, whoever comes.
fn play(table: &mut Table, moves: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    while table.moves.len() < moves {
        let seat = Seat::from(dice.below(table.seats.len()));
        if let Some(action) = any_action(table, seat, &mut dice) {
            let bot = table.bot_at(seat).is_some();
            table.apply(&act(seat, action, bot)).unwrap();
        }
    }
}

/// Plays until a seat can take back nothing by itself though it has played.
fn play_to_cut(table: &mut Table, seat: Seat) {
    let mut moves = table.moves.len().max(20);
    loop {
        play(table, moves, moves as u64);
        let played = table.game.as_ref().unwrap().moves();
        let own = |i: usize| played[i].seat == seat && !table.moves[i].bot;
        if (0..played.len()).any(own) && table.undo_state(seat).own == 0 {
            return;
        }
        moves += 1;
    }
}

#[test]
fn going_further_back_takes_the_agreement_of_all_people() {
    let (mut table, log) = table("comets", people(3), 9, TableRules::default());
    let asker = Seat(1);
    play_to_cut(&mut table, asker);
    assert!(table.undo_state(asker).ask);
    let asks = ask(&table, asker);
    let What::AskUndo { moves, .. } = &asks.what else {
        panic!("no request");
    };
    let (before, gone) = (table.moves.len(), moves.len());
    table.apply(&asks).unwrap();
    assert_eq!(table.undo_state(Seat(0)).request.unwrap().by, asker);
    assert!(table.apply(&say(asker, true)).is_err());
    assert!(!table.undo_state(asker).ask, "one request at a time");
    table.apply(&say(Seat(0), true)).unwrap();
    assert_eq!(table.moves.len(), before, "one has still to answer");
    table.apply(&say(Seat(2), true)).unwrap();
    assert_eq!(table.moves.len(), before - gone);
    assert_same(&table, &never_taken_back(&table, &log[0]), "agreed");
}

#[test]
fn nobody_is_asked_twice_for_the_same_moves_and_silence_is_no() {
    for silent in [false, true] {
        let (mut table, _) = table("comets", people(3), 9, TableRules::default());
        let asker = Seat(1);
        play_to_cut(&mut table, asker);
        let asks = ask(&table, asker);
        let before = table.moves.len();
        table.apply(&asks).unwrap();
        let end = match silent {
            false => say(Seat(0), false),
            true => entry(What::StandIn {
                seat: Seat(0),
                why: Some(StandIn::Left),
            }),
        };
        table.apply(&end).unwrap();
        assert_eq!(table.moves.len(), before, "one no is a no");
        assert!(table.request.is_none() && !table.undo_state(asker).ask);
        let again = table.ask_plan(asker).unwrap_err();
        assert_eq!(again.message.id, "server-undo_asked");
        // Another move of the seat is another matter.
        let own = |table: &Table| {
            let moves = table.game.as_ref().unwrap().moves();
            moves.iter().filter(|moved| moved.seat == asker).count()
        };
        let so_far = own(&table);
        while own(&table) == so_far {
            let next = table.moves.len() + 1;
            play(&mut table, next, next as u64);
        }
        play_to_cut(&mut table, asker);
        assert!(table.undo_state(asker).ask);
    }
}

#[test]
fn with_nobody_to_ask_and_in_rated_games_a_cut_is_final() {
    let stand_in = |seat: u8, why| {
        entry(What::StandIn {
            seat: Seat(seat),
            why: Some(why),
        })
    };
    let (mut unrated, _) = table("comets", people(3), 9, TableRules::default());
    play_to_cut(&mut unrated, Seat(1));
    unrated.apply(&stand_in(0, StandIn::Left)).unwrap();
    let (_, asked) = unrated.ask_plan(Seat(1)).unwrap();
    assert_eq!(asked, SeatSet::of(Seat(2)), "who left is not asked");
    for why in [StandIn::Left, StandIn::Flagged, StandIn::Resigned] {
        let mut alone = unrated.clone();
        alone.apply(&stand_in(2, why)).unwrap();
        let refusal = alone.ask_plan(Seat(1)).unwrap_err();
        assert_eq!(refusal.message.id, "server-undo_nobody");
        assert!(!alone.undo_state(Seat(1)).ask);
        let moves = vec![alone.moves.last().unwrap().number];
        let asks_nobody = entry(What::AskUndo {
            seat: Seat(1),
            moves,
            asked: Some(SeatSet::EMPTY),
        });
        let refusal = alone.apply(&asks_nobody).err().unwrap();
        assert_eq!(refusal.code, Code::CannotUndo, "not even by the log");
    }
    let rules = TableRules {
        rated: true,
        take_back: Some(TakeBack::Free),
        ..TableRules::default()
    };
    let (mut rated, _) = table("comets", people(2), 9, rules);
    assert_eq!(rated.take_back_rule(), TakeBack::Fair);
    play_to_cut(&mut rated, Seat(1));
    let refusal = rated.ask_plan(Seat(1)).unwrap_err();
    assert_eq!(refusal.message.id, "server-undo_rated");
    assert!(!rated.undo_state(Seat(1)).ask);
}

#[test]
fn a_log_of_the_first_programs_reads_as_it_was_played() {
    let (mut table, _) = table("comets", people(2), 9, TableRules::default());
    play_to_cut(&mut table, Seat(1));
    let left = |seat| {
        entry(What::StandIn {
            seat,
            why: Some(StandIn::Left),
        })
    };
    table.apply(&left(Seat(0))).unwrap();
    let before = table.moves.len();
    let last = table.moves.last().unwrap().number;
    let mover = table.game.as_ref().unwrap().moves().last().unwrap().seat;
    let decision = table.seats[mover.index()].decision;
    let old = format!(r#"{{"at":0,"what":{{"ask_undo":{{"seat":1,"moves":[{last}]}}}}}}"#);
    let old: Entry = serde_json::from_str(&old).unwrap();
    assert!(matches!(old.what, What::AskUndo { asked: None, .. }));
    table.apply(&old).unwrap();
    assert_eq!(table.moves.len(), before - 1);
    assert_eq!(table.seats[mover.index()].decision, decision + 1);
}

#[test]
fn free_is_for_who_plays_alone_with_bots_unless_the_table_says_otherwise() {
    let bot = || Holder::Bot("random".into());
    let alone = || vec![Holder::Person("p0".into()), bot()];
    let rule = |holders: Vec<Holder>, rules: TableRules| {
        table("comets", holders, 1, rules).0.take_back_rule()
    };
    let chosen = |take_back| TableRules {
        take_back: Some(take_back),
        ..TableRules::default()
    };
    assert_eq!(rule(alone(), TableRules::default()), TakeBack::Free);
    assert_eq!(rule(alone(), chosen(TakeBack::Fair)), TakeBack::Fair);
    assert_eq!(rule(people(2), TableRules::default()), TakeBack::Fair);
    assert_eq!(rule(people(2), chosen(TakeBack::Free)), TakeBack::Free);
    let hot_seat = vec![Holder::Person("p0".into()); 2];
    assert_eq!(rule(hot_seat, TableRules::default()), TakeBack::Fair);
}

/// What the seat may take back before and after a bot answers; whether the answer was given in a later step.
fn answered(
    table: &mut Table,
    dice: &mut Dice,
    stand_in: Option<Seat>,
) -> Option<(u32, u32, bool)> {
    let own = table.undo_state(Seat(0)).own;
    let deciders = table.game.as_ref()?.deciders();
    let by_bot = |seat: &Seat| table.bot_at(*seat).is_some() && stand_in.is_none_or(|s| s == *seat);
    let seat = deciders.iter().find(by_bot)?;
    let played = table.game.as_ref()?.moves();
    let last_own = played.iter().rfind(|moved| moved.seat == Seat(0))?.step;
    let action = any_action(table, seat, dice)?;
    table.apply(&act(seat, action, true)).unwrap();
    let step = table.game.as_ref()?.moves().last()?.step;
    Some((own, table.undo_state(Seat(0)).own, step > last_own))
}

/// Act, see the answer of a bot or of a stand-in, take back, act differently.
fn cannot_read_the_answer(game: &str, left: bool) -> u32 {
    let mut cut = 0;
    for seed in 0..8 {
        let mut holders = people(games::about(game).unwrap().seats[0].max(2));
        if !left {
            holders[1] = Holder::Bot("random".into());
        }
        let rules = TableRules {
            take_back: Some(TakeBack::Fair),
            ..TableRules::default()
        };
        let (mut table, _) = table(game, holders, seed, rules);
        if left {
            let seat = Seat(1);
            let why = Some(StandIn::Left);
            table.apply(&entry(What::StandIn { seat, why })).unwrap();
        }
        let mut dice = Dice::new(seed);
        for _ in 0..200 {
            if table.phase != Phase::Playing {
                break;
            }
            match answered(&mut table, &mut dice, Some(Seat(1))) {
                Some((own, after, true)) => {
                    assert_eq!(after, 0, "{game}, seed {seed}: an answer is taken back");
                    let nothing = table.undo_plan(Seat(0), 1, TakeBack::Fair).unwrap_err();
                    assert_eq!(nothing.code, Code::CannotUndo);
                    assert!(!table.undo_state(Seat(0)).ask, "there is nobody to ask");
                    cut += u32::from(own > 0);
                }
                Some((own, after, false)) => {
                    let opened = table.game.as_ref().unwrap().moves();
                    let opened = opened.last().unwrap().revealed == tabletop::Revealed::ToAll;
                    assert!(
                        after == own || (after == 0 && opened),
                        "{game}: {own} to {after}"
                    );
                }
                None => {}
            }
            let person = any_action(&table, Seat(0), &mut dice);
            if let Some(action) = person {
                table.apply(&act(Seat(0), action, false)).unwrap();
            }
        }
    }
    cut
}

#[test]
fn at_a_fair_table_nobody_acts_sees_an_answer_and_acts_differently() {
    let (mut bots, mut stand_ins) = (0, 0);
    for game in games::NAMES {
        bots += cannot_read_the_answer(game, false);
        stand_ins += cannot_read_the_answer(game, true);
    }
    assert!(bots > 20, "only {bots} answers of bots cut");
    assert!(stand_ins > 20, "only {stand_ins} answers of stand-ins cut");
}

#[test]
fn what_a_stand_in_did_in_ones_place_is_not_ones_own_to_take_back() {
    let mut seen = 0;
    for seed in 0..40 {
        let (mut table, _) = table("comets", people(2), seed, TableRules::default());
        let mut dice = Dice::new(seed);
        for _ in 0..seed {
            if let Some(action) = any_action(&table, Seat(0), &mut dice) {
                table.apply(&act(Seat(0), action, false)).unwrap();
            }
        }
        let Some(action) = any_action(&table, Seat(0), &mut dice) else {
            continue;
        };
        let stand_in = |why| entry(What::StandIn { seat: Seat(0), why });
        table.apply(&stand_in(Some(StandIn::Left))).unwrap();
        table.apply(&act(Seat(0), action, true)).unwrap();
        table.apply(&stand_in(None)).unwrap();
        assert_eq!(table.undo_state(Seat(0)).own, 0);
        seen += 1;
    }
    assert!(seen > 0);
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
