//! Playing again: who asks sits down, the rest is invited.

use crate::host::{HOUR, Host, MINUTE, People, friendly, make, rated};
use table::api::{ClockRules, Moment, NewTable, Phase, SeatPlan};
use table::{Deed, Holder, Setup};

/// The table that somebody asks for when a game is over.
fn rematch(host: &mut Host, asker: &str) -> Host {
    host.deed(asker, Deed::Rematch).unwrap();
    let mut next = Host::new(host.made.take().expect("a table"));
    next.now = host.now;
    next
}

fn over(new: NewTable, people: &[&str]) -> Host {
    let mut host = Host::of(new, people);
    people.iter().for_each(|person| assert!(host.act(person)));
    host.deed(people[1], Deed::Resign(None)).unwrap();
    assert_eq!(host.table().phase, Phase::Over);
    host
}

fn person(name: &str) -> Holder {
    Holder::Person(name.to_owned())
}

fn invited(name: &str, until: i64) -> Holder {
    Holder::Invited {
        account: name.to_owned(),
        until: Moment(until),
    }
}

fn holders(host: &Host) -> Vec<Holder> {
    let seats = host.table().seats.iter();
    seats.map(|seat| seat.holder.clone()).collect()
}

#[test]
fn a_rematch_seats_who_asked_and_starts_when_the_rest_has_said_yes() {
    let mut next = rematch(&mut over(friendly(2), &["anna", "ben"]), "ben");
    assert_eq!(
        holders(&next),
        [invited("anna", 10 * MINUTE), person("ben")]
    );
    next.deed("ben", Deed::StartIfFull).unwrap();
    assert_eq!(next.table().phase, Phase::Gathering, "nobody plays unasked");
    let early = next.deed("ben", Deed::Start);
    assert_eq!(early, Err("server-still_invited".to_owned()));
    assert!(
        next.deed("eve", Deed::Join(None)).is_err(),
        "the seat is kept"
    );
    next.deed("anna", Deed::Join(None)).unwrap();
    assert_eq!(holders(&next), [person("anna"), person("ben")]);
    assert_eq!(next.table().phase, Phase::Playing);
}

#[test]
fn a_rated_rematch_starts_and_counts_when_everybody_is_there() {
    let mut next = rematch(&mut over(rated(2), &["anna", "ben"]), "anna");
    next.come("anna");
    next.deed("ben", Deed::Join(None)).unwrap();
    assert_eq!(next.table().phase, Phase::Gathering, "Ben is not there yet");
    next.come("ben");
    assert_eq!(next.table().phase, Phase::Playing);
}

#[test]
fn one_yes_covers_all_seats_of_a_device_and_bots_stay() {
    let seats = vec![
        SeatPlan::Open,
        SeatPlan::Me,
        SeatPlan::Me,
        SeatPlan::Bot("random".into()),
    ];
    let mut host = Host::of(
        NewTable {
            seats,
            ..friendly(4)
        },
        &["anna", "ben"],
    );
    host.play(&["ben"]);
    let mut setup: Setup = make(friendly(2)).unwrap();
    setup.seats = table::again(&holders(&host), "ben", Moment(5), &People);
    let bot = Holder::Bot("random".into());
    let kept = invited("anna", 5);
    assert_eq!(
        setup.seats,
        [person("ben"), kept.clone(), kept, bot.clone()]
    );
    let mut next = Host::new(setup);
    next.deed("anna", Deed::Join(None)).unwrap();
    let anna = person("anna");
    assert_eq!(holders(&next), [person("ben"), anna.clone(), anna, bot]);
    assert_eq!(next.table().phase, Phase::Playing);
}

#[test]
fn an_invitation_can_be_declined_and_ends_after_ten_minutes_or_the_days_of_the_table() {
    let mut declined = rematch(&mut over(friendly(2), &["anna", "ben"]), "anna");
    declined.deed("ben", Deed::Leave).unwrap();
    assert_eq!(holders(&declined), [person("anna"), Holder::Open]);
    let mut late = rematch(&mut over(friendly(2), &["anna", "ben"]), "anna");
    assert_eq!(late.machine.wake_at(), Some(Moment(10 * MINUTE)));
    late.pass(10 * MINUTE - 1);
    assert_eq!(holders(&late)[1], invited("ben", 10 * MINUTE));
    late.pass(1);
    assert_eq!(holders(&late), [person("anna"), Holder::Open]);
    late.deed("eve", Deed::Join(None)).unwrap();
    assert_eq!(late.table().phase, Phase::Playing);
    let mut by_mail = friendly(2);
    by_mail.rules.clock = ClockRules::ByMail { days: 3 };
    let next = rematch(&mut over(by_mail, &["anna", "ben"]), "anna");
    assert_eq!(holders(&next)[1], invited("ben", 72 * HOUR));
}

#[test]
fn who_is_gone_is_not_invited_and_who_is_sees_a_private_table() {
    let seats = [person("anna"), person("gone"), person("ben")];
    let next = table::again(&seats, "anna", Moment(5), &People);
    assert_eq!(next, [person("anna"), Holder::Open, invited("ben", 5)]);
    let mut setup = make(friendly(3)).unwrap();
    setup.rules.public = false;
    assert!(table::may_see(&setup, &next, Some("ben"), None));
    assert!(!table::may_see(&setup, &next, Some("eve"), None));
}
