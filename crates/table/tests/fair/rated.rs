//! What a rated table demands, and what leaving one means.

use crate::host::{Host, MINUTE, friendly, make, rated, words};
use serde_json::json;
use table::api::{ClockRules, Lesson, NewTable, Phase, PlayerKind, SeatPlan, StandIn};
use table::{Deed, Holder};
use tabletop::Seat;

fn refusal(new: NewTable) -> String {
    words(&make(new).expect_err("refused"))
}

#[test]
fn a_rated_table_is_made_for_two_or_more_claimed_people_with_one_seat_each_and_a_clock() {
    let setup = make(rated(3)).unwrap();
    assert!(!setup.rules.hints, "no hints, whatever was asked for");
    for seats in [
        vec![SeatPlan::Me, SeatPlan::Me],
        vec![SeatPlan::Me, SeatPlan::Bot("random".into())],
        vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Bot("easy".into())],
    ] {
        let new = NewTable { seats, ..rated(2) };
        assert_eq!(refusal(new), "server-rated");
    }
    let mut timeless = rated(2);
    timeless.rules.clock = ClockRules::None;
    assert_eq!(refusal(timeless), "server-rated");
    let lesson = serde_json::from_value::<Lesson>(json!({ "chance": { "seed": 7 } })).unwrap();
    let mut guided = rated(2);
    guided.lesson = Some(lesson);
    assert!(make(guided).is_err());
    let guest = table::make(
        rated(2),
        ("guest", PlayerKind::Guest),
        String::new(),
        table::api::Moment(0),
    );
    assert_eq!(words(&guest.expect_err("refused")), "server-claimed_only");
}

#[test]
fn no_change_of_seats_turns_a_rated_table_into_one_against_oneself_or_a_bot() {
    let mut host = Host::new(make(rated(2)).unwrap());
    let seat = |plan: SeatPlan| Deed::Seat(Seat(1), plan);
    let refused = Err("server-rated".to_owned());
    assert_eq!(host.deed("anna", seat(SeatPlan::Me)), refused);
    assert_eq!(
        host.deed("anna", seat(SeatPlan::Bot("random".into()))),
        refused
    );
    assert_eq!(host.deed("anna", Deed::Start), refused, "nor the start");
    let guest = host.deed("guest", Deed::Join(None));
    assert_eq!(guest, Err("server-claimed_only".to_owned()));
    assert!(host.log.is_empty());
    host.deed("ben", Deed::Join(None)).unwrap();
    assert_eq!(host.deed("anna", seat(SeatPlan::Me)), refused, "also later");
    assert_eq!(host.table().seats[1].holder, Holder::Person("ben".into()));
}

#[test]
fn a_table_with_a_live_clock_starts_when_everybody_has_it_open() {
    let mut host = Host::new(make(rated(2)).unwrap());
    host.come("anna");
    host.deed("ben", Deed::Join(None)).unwrap();
    assert_eq!(host.table().phase, Phase::Gathering, "Ben is not here");
    let early = host.deed("anna", Deed::Start);
    assert_eq!(early, Err("server-not_all_here".to_owned()));
    host.go("anna");
    host.come("ben");
    assert_eq!(host.table().phase, Phase::Gathering, "now Anna is not");
    host.come("anna");
    assert_eq!(host.table().phase, Phase::Playing);
}

#[test]
fn who_leaves_a_rated_game_of_two_has_lost_it() {
    let mut host = Host::of(rated(2), &["anna", "ben"]);
    assert!(host.act("anna") && host.act("ben"));
    host.deed("ben", Deed::Leave).unwrap();
    let outcome = host.table().outcome.as_ref().expect("it is over");
    assert_eq!(outcome.ranks, [1, 2]);
    assert!(host.deed("ben", Deed::Back).is_err());
}

#[test]
fn of_more_a_stand_in_plays_on_ranks_last_whatever_it_scores_and_nobody_comes_back() {
    let mut ranked_last_with_most = 0;
    for leaver in ["anna", "ben", "cleo"] {
        let people = ["anna", "ben", "cleo"];
        let mut host = Host::of(rated(3), &people);
        people.iter().for_each(|person| assert!(host.act(person)));
        host.deed(leaver, Deed::Leave).unwrap();
        let seat = people.iter().position(|person| *person == leaver).unwrap();
        assert_eq!(host.table().phase, Phase::Playing, "the others play on");
        // Opening the table changes nothing, and asking to come back is refused.
        host.go(leaver);
        host.come(leaver);
        assert!(host.deed(leaver, Deed::Back).is_err());
        let resigned = Some(StandIn::Resigned);
        assert_eq!(host.table().seats[seat].stand_in, resigned);
        host.crash();
        let rest: Vec<&str> = people.into_iter().filter(|p| *p != leaver).collect();
        rest.iter().for_each(|person| host.come(person));
        host.play(&rest);
        let outcome = host.table().outcome.as_ref().expect("it is over");
        assert_eq!(outcome.ranks[seat], 3, "{outcome:?}");
        assert!(!outcome.won[seat]);
        let most = outcome.scores.iter().max();
        ranked_last_with_most += u32::from(Some(&outcome.scores[seat]) == most);
    }
    assert!(ranked_last_with_most > 0, "some stand-in would have won");
}

#[test]
fn whose_flag_falls_in_a_rated_game_has_resigned_whatever_the_table_says_of_flags() {
    let mut host = Host::of(rated(3), &["anna", "ben", "cleo"]);
    for person in ["anna", "ben", "cleo"] {
        assert!(host.act(person));
    }
    let asked = host.table().waits_for().first().unwrap();
    host.pass(40 * MINUTE);
    let seat = &host.table().seats[asked.index()];
    assert_eq!(seat.stand_in, Some(StandIn::Resigned));
    assert!(seat.gave_up.is_some());
    let mut two = Host::of(rated(2), &["anna", "ben"]);
    assert!(two.act("anna") && two.act("ben"));
    two.pass(40 * MINUTE);
    assert_eq!(two.table().phase, Phase::Over, "of two the game ends");
}

#[test]
fn a_rated_game_left_before_everybody_has_answered_once_is_void() {
    for how in [Deed::Leave, Deed::Resign(None)] {
        let mut host = Host::of(rated(3), &["anna", "ben", "cleo"]);
        assert!(host.act("anna") && host.act("ben"));
        host.deed("ben", how.clone()).unwrap();
        assert_eq!(host.table().phase, Phase::Closed, "{how:?}");
        assert!(host.table().outcome.is_none());
        host.crash();
        assert_eq!(host.table().phase, Phase::Closed, "as the log says");
    }
    let mut slow = Host::of(rated(2), &["anna", "ben"]);
    assert!(slow.act("anna"));
    slow.pass(40 * MINUTE);
    assert_eq!(
        slow.table().phase,
        Phase::Closed,
        "a flag is no other way out"
    );
    // What was taken back was answered all the same.
    let mut back = Host::of(rated(2), &["anna", "ben"]);
    assert!(back.act("anna"));
    let decision = back.table().seats[0].decision;
    let undo = json!({ "undo": { "seat": 0, "decision": decision, "count": 1 } });
    back.ask("anna", &undo).unwrap();
    assert!(back.act("ben"));
    back.deed("anna", Deed::Leave).unwrap();
    assert_eq!(back.table().phase, Phase::Over, "no way out either");
}

#[test]
fn friendly_tables_let_people_come_back() {
    let mut host = Host::of(friendly(2), &["anna", "ben"]);
    host.deed("ben", Deed::Leave).unwrap();
    assert_eq!(host.seat(1).stand_in, Some(StandIn::Left));
    host.deed("ben", Deed::Back).unwrap();
    assert_eq!(host.seat(1).stand_in, None);
}
