//! Tables that stand still because somebody is away.

use crate::host::{HOUR, Host, MINUTE, friendly, rated};
use serde_json::json;
use table::Deed;
use table::api::{ClockRules, Phase, StandIn};

/// Who sits at `seat` wants a stand-in for seat 1.
fn want(host: &mut Host, who: &str, seat: u8) -> Result<(), String> {
    host.ask(who, &json!({ "stand_in": { "seat": seat, "away": 1 } }))
}

fn refused(id: &str) -> Result<(), String> {
    Err(id.to_owned())
}

fn three() -> Host {
    Host::of(friendly(3), &["anna", "ben", "cleo"])
}

#[test]
fn after_five_minutes_all_who_are_here_together_can_have_a_stand_in() {
    let mut host = three();
    host.go("ben");
    host.pass(5 * MINUTE - 1);
    assert_eq!(want(&mut host, "anna", 0), refused("server-not_away_long"));
    host.pass(1);
    want(&mut host, "anna", 0).unwrap();
    assert_eq!(host.seat(1).stand_in, None, "Cleo has not agreed");
    assert_eq!(json!(host.seat(1).wanted_by), json!([0]));
    want(&mut host, "cleo", 2).unwrap();
    assert_eq!(host.seat(1).stand_in, Some(StandIn::Away));
    assert_eq!(host.table().phase, Phase::Playing, "a claim ends no game");
    assert!(host.table().seats[1].gave_up.is_none());
    host.come("ben");
    assert_eq!(host.seat(1).stand_in, None, "opening the table is enough");
}

#[test]
fn who_comes_back_in_time_is_not_replaced() {
    let mut host = three();
    host.go("ben");
    host.pass(6 * MINUTE);
    want(&mut host, "anna", 0).unwrap();
    host.come("ben");
    assert_eq!(want(&mut host, "cleo", 2), refused("server-not_now"));
    host.go("ben");
    host.pass(6 * MINUTE);
    want(&mut host, "cleo", 2).unwrap();
    assert_eq!(host.seat(1).stand_in, None, "Anna has to agree anew");
}

#[test]
fn alone_one_can_have_a_stand_in_after_a_day() {
    let mut host = Host::of(friendly(2), &["anna", "ben"]);
    host.go("ben");
    host.pass(23 * HOUR);
    assert_eq!(want(&mut host, "anna", 0), refused("server-not_away_long"));
    // What is known from the log is known after a crash.
    host.crash();
    host.come("anna");
    host.pass(HOUR);
    want(&mut host, "anna", 0).unwrap();
    assert_eq!(host.seat(1).stand_in, Some(StandIn::Away));
    assert_eq!(host.table().phase, Phase::Playing, "also of two");
}

#[test]
fn a_stand_in_is_only_for_who_is_asked_and_away() {
    let mut host = three();
    host.pass(HOUR);
    assert_eq!(
        want(&mut host, "anna", 0),
        refused("server-not_now"),
        "Ben is here"
    );
    while host.act("ben") {}
    host.go("ben");
    host.pass(HOUR);
    let asked = host.table().is_asked(tabletop::Seat(1));
    assert!(!asked);
    assert_eq!(want(&mut host, "anna", 0), refused("server-not_now"));
}

#[test]
fn rated_tables_have_their_clock_and_by_mail_everybody_has_their_days() {
    let mut mail = friendly(3);
    mail.rules.clock = ClockRules::ByMail { days: 3 };
    for new in [rated(3), mail] {
        let mut host = Host::of(new, &["anna", "ben", "cleo"]);
        assert_eq!(host.table().phase, Phase::Playing);
        host.go("ben");
        host.pass(10 * MINUTE);
        assert_eq!(want(&mut host, "anna", 0), refused("server-not_now"));
        assert_eq!(host.seat(1).away_since, None);
    }
}

#[test]
fn who_only_watches_has_no_say() {
    let mut host = three();
    host.come("eve");
    host.go("ben");
    host.pass(6 * MINUTE);
    assert_eq!(want(&mut host, "eve", 0), refused("server-bad_seat"));
    host.deed("cleo", Deed::Leave).unwrap();
    host.pass(24 * HOUR);
    want(&mut host, "anna", 0).unwrap();
    assert_eq!(
        host.seat(1).stand_in,
        Some(StandIn::Away),
        "Cleo plays no more"
    );
}
