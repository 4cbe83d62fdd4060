//! What a table promises, with the example game.

use games::{AnyGame, Error, Json, Table, json};
use serde_json::value::RawValue;
use serde_json::{Value, json as value};
use std::collections::BTreeMap;
use tabletop::example::{Comets, Options};
use tabletop::{Chance, Record, Revealed, Seat, SeatSet, Seed, Viewer, below};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn table(seed: u64) -> Box<dyn AnyGame> {
    let chance = Chance::seeded(Seed::from(seed));
    Box::new(Table::<Comets>::start(Options::default(), 2, chance).expect("two can play"))
}

fn legal(table: &dyn AnyGame, seat: Seat) -> Vec<Json> {
    let list = table.legal(seat).expect("the seat is there");
    serde_json::from_str(list.get()).expect("a list")
}

fn revealed(table: &mut dyn AnyGame, seat: Seat, action: &Value) -> Revealed {
    let played = table.play(seat, &[&json(action)]);
    played
        .unwrap_or_else(|error| panic!("{action}: {error}"))
        .revealed
}

fn play(table: &mut dyn AnyGame, seat: Seat, action: &Value) {
    let _ = revealed(table, seat, action);
}

fn refused(table: &mut dyn AnyGame, seat: Seat, actions: &[Value]) -> Error {
    let before = table.digest();
    let actions: Vec<Json> = actions.iter().map(json).collect();
    let actions: Vec<&_> = actions.iter().map(|action| &**action).collect();
    let error = table.play(seat, &actions).err().expect("it is refused");
    assert_eq!(table.digest(), before, "a refusal changes nothing");
    error
}

/// Plays one random action of a random decider.
fn step(table: &mut dyn AnyGame, rng: &mut impl rand::Rng) {
    let deciders = table.deciders();
    let seat = deciders
        .iter()
        .nth(below(rng, deciders.len() as u32) as usize)
        .expect("it goes on");
    let actions = legal(table, seat);
    let action = &actions[below(rng, actions.len() as u32) as usize];
    table
        .play(seat, &[action])
        .map(|_| ())
        .expect("a listed action");
}

fn rng(seed: u64) -> impl rand::Rng {
    use rand::SeedableRng;
    rand_chacha::ChaCha8Rng::seed_from_u64(seed)
}

/// Both seats offer one comet: the work begins.
fn at_work(seed: u64) -> Box<dyn AnyGame> {
    let mut table = table(seed);
    for seat in [A, B] {
        let first: Value = serde_json::from_str(legal(&*table, seat)[0].get()).expect("json");
        play(&mut *table, seat, &first);
        play(&mut *table, seat, &value!("seal"));
    }
    table
}

#[test]
fn a_batch_is_played_whole_or_not_at_all() {
    let mut table = table(1);
    let first: Value = serde_json::from_str(legal(&*table, A)[0].get()).expect("json");
    let error = refused(&mut *table, A, &[first.clone(), value!("done")]);
    assert_eq!(error.code(), "illegal_action");
    assert_eq!(
        error.reason().as_deref().map(RawValue::get),
        Some("\"other_step\"")
    );
    let error = refused(&mut *table, A, &[first.clone(), value!("dance")]);
    assert_eq!(error.code(), "bad_action");
    assert_eq!(refused(&mut *table, A, &[]).code(), "bad_request");
    assert_eq!(
        refused(&mut *table, Seat(2), std::slice::from_ref(&first)).code(),
        "bad_seat"
    );
    let batch = [json(&first), json(&"seal")];
    assert!(table.play(A, &[&batch[0], &batch[1]]).is_ok());
    assert_eq!((table.played(), table.deciders()), (2, SeatSet::of(B)));
}

#[test]
fn a_batch_ends_with_its_first_revelation() {
    let mut table = at_work(1);
    let error = refused(&mut *table, A, &[value!("scout"), value!("settle")]);
    assert_eq!(error.code(), "past_revelation");
    let error = refused(&mut *table, A, &[value!("scout"), value!("seal")]);
    assert_eq!(
        error.code(),
        "past_revelation",
        "what comes after is not looked at"
    );
    assert_eq!(
        revealed(&mut *table, A, &value!("scout")),
        Revealed::ToActor
    );
}

#[test]
fn a_preview_writes_nothing_and_stops_before_a_revelation() {
    let table = at_work(1);
    let before = table.digest();
    let build = legal(&*table, A)
        .into_iter()
        .find(|a| a.get().contains("build"))
        .expect("a comet fits");
    let preview = table
        .preview(A, &[&build, &json(&"scout")])
        .map_err(|e| e.to_string())
        .expect("legal");
    assert_eq!((preview.played, preview.revealed), (1, Revealed::ToActor));
    assert_eq!(preview.events.seen_by(Viewer::seat(A)).len(), 1);
    let mut played = at_work(1);
    played.play(A, &[&build]).map(|_| ()).expect("legal");
    let seen = |table: &dyn AnyGame| table.view(Viewer::seat(A)).get().to_owned();
    assert_eq!(seen(&*preview.game), seen(&*played));
    assert_eq!(table.digest(), before);
    let error = table
        .preview(A, &[&json(&"seal")])
        .err()
        .expect("it is refused");
    assert_eq!(error.code(), "illegal_action");
}

#[test]
fn going_back_leaves_no_trace() {
    let (mut table, mut rng) = (table(2), rng(2));
    let mut digests = vec![table.digest()];
    while !table.deciders().is_empty() {
        step(&mut *table, &mut rng);
        digests.push(table.digest());
    }
    let played = table.played();
    assert_eq!(digests.len(), played + 1);
    assert_eq!(table.history(0).len(), played);
    for to in (0..=played).rev().step_by(5) {
        table.rewind(to).expect("the moment was there");
        assert_eq!((table.played(), table.digest()), (to, digests[to].clone()));
    }
    assert_eq!(table.rewind(99).expect_err("not yet").code(), "bad_request");
}

#[test]
fn a_seat_takes_back_its_own_actions_and_others_stay() {
    let mut table = at_work(3);
    let cut = table.played();
    play(&mut *table, B, &value!("done"));
    let (one, two) = (table.digest(), table.played());
    let scrap = legal(&*table, A)
        .into_iter()
        .find(|a| a.get().contains("scrap"))
        .expect("a hand");
    table.play(A, &[&scrap]).map(|_| ()).expect("legal");
    table.take_back(&[two]).expect("it was played");
    assert_eq!(table.digest(), one);
    table
        .take_back(&[cut])
        .expect("an open step's actions are independent");
    assert_eq!(table.played(), cut);
}

#[test]
fn a_record_of_a_game_with_stacked_piles_replays() {
    let (mut table, mut rng) = (table(4), rng(4));
    for round in 0..20 {
        if round % 7 == 3 {
            let piles = BTreeMap::from([("comets".to_owned(), vec![round.to_string().into()])]);
            assert_eq!(
                table.stack(&piles).expect_err("no such pile").code(),
                "bad_script"
            );
            let pile = games_pile();
            table
                .stack(&BTreeMap::from([(pile, Vec::new())]))
                .expect("a pile");
        }
        step(&mut *table, &mut rng);
    }
    let text = table.record_text();
    let record: Record<Comets> = serde_json::from_str(&text).expect("a record is JSON");
    assert_eq!(record.stacks.len(), 3);
    let again = Table::load(&record).expect("it replays");
    assert_eq!(AnyGame::digest(&again), table.digest());
    assert_eq!(again.record(), record);
    let mut wrong = record;
    wrong.digests[2] = "0".repeat(16);
    match Table::load(&wrong) {
        Err(Error::BadRecord { line: Some(2), .. }) => {}
        other => panic!("line 2 is wrong: {other:?}"),
    }
}

fn games_pile() -> String {
    use tabletop::Game;
    Comets::PILES[0].as_str().to_owned()
}

#[test]
fn a_line_of_a_record_is_what_could_be_said_at_once() {
    let (mut table, mut rng) = (table(5), rng(5));
    while !table.deciders().is_empty() {
        step(&mut *table, &mut rng);
    }
    let record: Record<Comets> = serde_json::from_str(table.record().get()).expect("a record");
    assert!(record.lines.len() < table.played(), "picks share a line");
    let mut again = table_of(&record);
    for (line, digest) in record.lines.iter().zip(&record.digests) {
        let _ = again.play(line.0, &line.1).expect("a line is one batch");
        assert_eq!(&AnyGame::digest(&again), digest);
    }
    assert_eq!(record.outcome, table.outcome());
}

fn table_of(record: &Record<Comets>) -> Table<Comets> {
    Table::start(record.options.clone(), record.seats, record.chance.clone()).expect("as before")
}

#[test]
fn a_scripted_card_that_is_not_there_is_reported_and_nothing_is_played() {
    let mut table = at_work(6);
    table
        .stack(&BTreeMap::from([(games_pile(), vec!["7".into()])]))
        .expect("a pile");
    play(&mut *table, A, &value!("done"));
    let error = refused(&mut *table, B, &[value!("done")]);
    assert_eq!(error.code(), "bad_script");
    table
        .stack(&BTreeMap::from([(games_pile(), Vec::new())]))
        .expect("a pile");
    assert_eq!(revealed(&mut *table, B, &value!("done")), Revealed::ToAll);
}

#[test]
fn a_position_is_audited_before_it_is_played() {
    let table = at_work(7);
    let position: Comets = serde_json::from_str(table.position().get()).expect("a state");
    let resumed = Table::resume(Options::default(), 2, position.clone()).expect("it is sound");
    assert_eq!(AnyGame::digest(&resumed), table.digest());
    let record = resumed.record();
    assert!(Table::load(&record).is_ok());
    let code = |result: Result<Table<Comets>, Error>| result.err().map(|error| error.code());
    assert_eq!(
        code(Table::resume(Options::default(), 3, position.clone())),
        Some("bad_request")
    );
    let mut lost = serde_json::to_value(&position).expect("json");
    lost["deck"].as_array_mut().expect("a pile").pop();
    let lost: Comets = serde_json::from_value(lost).expect("a state");
    assert_eq!(
        code(Table::resume(Options::default(), 2, lost)),
        Some("bad_request")
    );
}

#[test]
fn a_game_that_is_over_takes_no_action() {
    let (mut table, mut rng) = (table(8), rng(8));
    while !table.deciders().is_empty() {
        step(&mut *table, &mut rng);
    }
    assert!(table.outcome().is_some());
    assert_eq!(
        refused(&mut *table, A, &[value!("done")]).code(),
        "game_over"
    );
    assert!(table.prompt(A).expect("the seat is there").is_none());
    assert!(legal(&*table, A).is_empty());
    assert!(table.considered(A).expect("the seat is there").is_empty());
}

#[test]
fn every_choice_has_words_and_things_and_every_refusal_a_reason() {
    let table = at_work(10);
    let choices = table.choices(A).expect("the seat is there");
    assert_eq!(choices.len(), legal(&*table, A).len());
    assert!(choices.iter().all(|choice| choice.things.get().len() > 2));
    let offer = table.offer(A).expect("the seat is there");
    assert_eq!(offer.get(), games::json(&choices).get());
    let considered = table.considered(A).expect("the seat is there");
    let (refused, open): (Vec<_>, Vec<_>) = considered.iter().partition(|c| c.refusal.is_some());
    assert_eq!(open.len(), choices.len());
    let settle = refused
        .iter()
        .find(|c| c.choice.action.get() == "\"settle\"")
        .expect("not scouted");
    let why = table
        .why(A, &settle.choice.action)
        .expect("an action")
        .expect("it is refused");
    assert_eq!(why.reason.get(), "\"not_scouted\"");
    assert!(
        table
            .why(A, &open[0].choice.action)
            .expect("an action")
            .is_none()
    );
}

#[test]
fn options_without_effect_are_refused_when_a_game_is_asked_for() {
    let asked = |name: &str, seats, options: Value| {
        let options = json(&options);
        let chance = || Chance::seeded(Seed::from(1));
        // A game from before may have them.
        games::start(name, seats, Some(&options), chance()).expect("it can be begun again");
        games::start_asked(name, seats, Some(&options), chance()).err()
    };
    let no_effect = |error: Option<Error>| matches!(error, Some(Error::Setup(why)) if why.id == "table-error-no_effect");
    for (name, seats, options) in [
        ("mars", 1, value!({"draft": true})),
        ("mars", 1, value!({"corporate_era": false})),
        ("mars", 1, value!({"first_player": 0})),
        ("moon", 2, value!({"opponent": "peggy"})),
    ] {
        assert!(
            no_effect(asked(name, seats, options.clone())),
            "{name} with {seats} and {options}"
        );
    }
    for (name, seats, options) in [
        ("mars", 2, value!({"draft": true, "corporate_era": false})),
        ("mars", 1, value!({"draft": false, "beginners": [true]})),
        ("moon", 1, value!({"opponent": "peggy"})),
        ("moon", 2, value!({"scenario": 3, "opponent": "katherine"})),
    ] {
        let refused = asked(name, seats, options);
        assert!(refused.is_none(), "{refused:?}");
    }
}

#[test]
fn every_error_is_said_in_every_language() {
    let detail = tabletop::Message::new("table-turn").with("seat", A);
    let fault = tabletop::ScriptFault {
        pile: "p".into(),
        place: "q".into(),
        card: "c".into(),
    };
    let text = || "x".to_owned();
    let errors = [
        Error::UnknownGame { name: text() },
        Error::BadSeat { seat: B, seats: 1 },
        Error::NotAsked { seat: B },
        Error::BadAction { detail: text() },
        Error::PastRevelation { at: 1 },
        Error::GameOver,
        Error::BadScript(fault),
        Error::UnknownPile {
            pile: text(),
            piles: vec!["draw"],
        },
        Error::UnknownPurpose {
            pile: "draw",
            draw: "c".into(),
        },
        Error::BadOptions { detail: text() },
        Error::BadPosition {
            detail: detail.clone(),
        },
        Error::BadRecord {
            line: None,
            detail: detail.clone(),
        },
        Error::BadRecord {
            line: Some(1),
            detail: detail.clone(),
        },
        Error::NoActions,
        Error::NoSuchMoment { to: 3, played: 2 },
        tabletop::ReplayError::OtherGame {
            expected: "a",
            found: text(),
        }
        .into(),
        tabletop::ReplayError::Refused {
            line: 0,
            action: 0,
            reason: detail,
        }
        .into(),
        tabletop::ReplayError::Differs { line: 0 }.into(),
        tabletop::ReplayError::Malformed(text()).into(),
    ];
    for error in errors {
        assert_eq!(words::check(&error.words()), Ok(()), "{error}");
    }
}
