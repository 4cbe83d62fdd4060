//! Drivers that meet faults, lose their table, or are stopped; and who pays for thoughts.

use super::{Driver, Mail};
use crate::api::{ClockRules, Moment, Phase, Request, StandIn, TableRules};
use crate::clock::Clock;
use crate::clock::tests::ByHand;
use crate::config::Config;
use crate::driver;
use crate::hall::Hall;
use crate::hours::Hours;
use crate::pool::Pool;
use crate::store::{Account, AccountKind, Store, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use table::mutants::Mutant;
use table::{Deed, Holder, Input, Job, Setup, Ticket, Who};
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};

/// A folder that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("orrery-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn hall(folder: &Path) -> Arc<Hall> {
    hall_by(folder, Clock::system()).await
}

async fn hall_by(folder: &Path, clock: Clock) -> Arc<Hall> {
    let config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), folder.to_owned());
    let store = Store::open(folder).await.unwrap();
    let hours = Hours::new(Vec::new(), clock, Duration::from_secs(2));
    store.watch(Arc::clone(&hours) as _);
    Hall::new(config, store, Pool::start(1).unwrap(), hours)
}

/// A driver that only the test gives anything to.
async fn drive(hall: &Arc<Hall>, id: &str) -> Driver {
    let (door, _mail) = mpsc::channel(1);
    let opened = Driver::open(Arc::clone(hall), id.to_owned(), door.downgrade()).await;
    opened.ok().unwrap()
}

fn setup() -> Setup {
    let options = games::default_options("comets").unwrap();
    Setup {
        game: "comets".into(),
        options: serde_json::from_str(options.get()).unwrap(),
        rules: TableRules::default(),
        host: "anna".into(),
        key: String::new(),
        seats: vec![Holder::Person("anna".into()), Holder::Person("ben".into())],
        created: Moment(0),
        series: None,
        lesson: None,
        position: None,
    }
}

fn who(account: &str) -> Who {
    Who {
        account: Some(account.to_owned()),
        key: None,
    }
}

fn deed(deed: Deed) -> Input {
    Input::Do(Ticket(1), who("anna"), deed)
}

#[tokio::test]
async fn a_panic_freezes_its_table_in_words_and_no_move_is_lost() {
    let folder = Folder::new("panic");
    let hall = hall(&folder.0).await;
    let (broken, sound) = (
        hall.make(&setup(), Vec::new()).await.unwrap(),
        hall.make(&setup(), Vec::new()).await.unwrap(),
    );
    let mut driver = drive(&hall, &broken).await;
    driver.give(deed(Deed::Start));
    driver.store_all().await;
    let digest = driver.machine.table().game.as_ref().unwrap().digest();
    driver.machine.mutate(Mutant::Faulty);
    driver.give(deed(Deed::Leave));
    let why = driver.fault.take().expect("the fault is noticed");
    driver.freeze(why).await;
    driver.store_all().await;
    assert_eq!(driver.machine.table().phase, Phase::Frozen);
    let read = driver::find(&hall, &broken).await.ok().unwrap();
    assert_eq!(read.table().phase, Phase::Frozen);
    let kept = read.table().game.as_ref().unwrap().digest();
    assert_eq!(kept, digest, "every move is kept");
    let other = driver::find(&hall, &sound).await.ok().unwrap();
    assert_eq!(other.table().phase, Phase::Gathering);
    drop(driver);
    hall.store.clone().close().await;
}

#[tokio::test]
async fn no_flag_falls_for_the_time_in_which_the_server_was_stopped() {
    let folder = Folder::new("stopped");
    let by_hand = ByHand::at(1_700_000_000_000);
    let hall = hall_by(&folder.0, Clock::new(Arc::clone(&by_hand) as _)).await;
    let mut setup = setup();
    setup.rules.clock = ClockRules::Live {
        bank: 10,
        increment: 0,
    };
    let id = hall.make(&setup, Vec::new()).await.unwrap();
    let mut driver = drive(&hall, &id).await;
    // With a live clock everybody has to be there.
    for account in ["anna", "ben"] {
        assert!(driver.connect(who(account), Arc::default()).await.is_ok());
    }
    driver.give(deed(Deed::Start));
    driver.store_all().await;
    assert_eq!(driver.machine.table().phase, Phase::Playing);
    let flagged = |driver: &Driver| {
        let mut seats = driver.machine.table().seats.iter();
        seats.any(|seat| seat.stand_in == Some(StandIn::Flagged))
    };
    // Stopped for longer than the bank; the clock on the wall is put forward, and back.
    by_hand.pass(13_000);
    for jump in [3_600_000, -7_200_000] {
        by_hand.put(jump);
        driver.give(Input::Now);
        driver.store_all().await;
        assert!(!flagged(&driver));
    }
    // A table that left memory and comes back has lost no time by it either.
    drop(driver);
    let mut driver = drive(&hall, &id).await;
    driver.give(Input::Now);
    driver.store_all().await;
    assert!(!flagged(&driver));
    for second in 1..=11 {
        by_hand.pass(1_000);
        driver.give(Input::Now);
        driver.store_all().await;
        assert_eq!(flagged(&driver), second >= 10, "after {second} s");
    }
    hall.store.clone().close().await;
}

#[tokio::test]
async fn an_ask_meant_for_an_earlier_driver_is_never_somebody_elses() {
    let folder = Folder::new("replaced");
    let hall = hall(&folder.0).await;
    let id = hall.make(&setup(), Vec::new()).await.unwrap();
    let mut first = drive(&hall, &id).await;
    first.give(deed(Deed::Start));
    first.store_all().await;
    let anna = first.connect(who("anna"), Arc::default()).await.ok();
    // The table has another driver now, at which only Ben looks, who has the other seat.
    let mut second = drive(&hall, &id).await;
    let ben = second.connect(who("ben"), Arc::default()).await.ok();
    assert_ne!(anna, ben);
    let game = second.machine.table().game.as_ref().unwrap();
    let legal = game.legal(Seat(1)).unwrap();
    let legal: Vec<serde_json::Value> = serde_json::from_str(legal.get()).unwrap();
    let decision = second.machine.table().seats[1].decision;
    let act = serde_json::json!({ "id": "late", "ask": { "act": {
        "seat": 1, "decision": decision, "actions": [legal[0]],
    } } });
    let act: Request = table::wire::parse(&act.to_string()).unwrap();
    second.ask(anna.unwrap(), act.clone());
    second.store_all().await;
    assert!(second.machine.table().moves.is_empty());
    second.ask(ben.unwrap(), act);
    second.store_all().await;
    assert_eq!(second.machine.table().moves.len(), 1, "it could be played");
    hall.store.clone().close().await;
}

#[tokio::test]
async fn what_a_driver_took_and_did_not_answer_is_not_sent_to_the_next() {
    let folder = Folder::new("taken");
    let hall = hall(&folder.0).await;
    let id = hall.make(&setup(), Vec::new()).await.unwrap();
    drop(hall.door(&id).await.unwrap());
    // Its driver has lost the table without knowing it.
    hall.store.open_table(&id).await.unwrap().unwrap();
    let start = |reply| Mail::Deed(who("anna"), Deed::Start, reply);
    let answer = hall.ask(&id, start).await;
    assert_eq!(answer.unwrap_err().message.id, "server-unsure");
    let found = driver::find(&hall, &id).await.ok().unwrap();
    assert_eq!(found.table().phase, Phase::Gathering, "nobody did it again");
    // Who asks now meets the next driver.
    hall.ask(&id, start).await.unwrap().unwrap();
    hall.stop().await;
    hall.store.clone().close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opening_that_fails_leads_to_no_second_driver() {
    let folder = Folder::new("openings");
    let hall = hall(&folder.0).await;
    for round in 0..40 {
        let id = format!("table-{round}");
        let opening = |_| {
            let (hall, id) = (Arc::clone(&hall), id.clone());
            tokio::spawn(async move {
                // Nothing is there yet; whoever fails tries again.
                loop {
                    match hall.door(&id).await {
                        Ok(door) => return door,
                        Err(_) => tokio::task::yield_now().await,
                    }
                }
            })
        };
        let openings: Vec<_> = (0..8).map(opening).collect();
        hall.make_as(&id, &setup(), Vec::new()).await.unwrap();
        let mut doors = Vec::new();
        for opening in openings {
            doors.push(opening.await.unwrap());
        }
        assert!(doors.iter().all(|door| door.same_channel(&doors[0])));
        let next = hall.store.open_table(&id).await.unwrap().unwrap();
        assert_eq!(next.epoch, 2, "it was taken once before");
    }
    let nowhere = hall.in_memory();
    let seek = (0..64).map(|_| hall.door("nowhere"));
    let sought = futures_util::future::join_all(seek).await;
    assert!(sought.iter().all(Result::is_err));
    assert_eq!(hall.in_memory(), nowhere, "what is not there is forgotten");
    hall.stop().await;
    hall.store.clone().close().await;
}

#[tokio::test]
async fn mail_that_a_driver_did_not_take_reaches_the_next() {
    let folder = Folder::new("passed-on");
    let hall = hall(&folder.0).await;
    let id = hall.make(&setup(), Vec::new()).await.unwrap();
    let (door, mail) = mpsc::channel(4);
    let opened = Driver::open(Arc::clone(&hall), id.clone(), door.downgrade()).await;
    let mut driver = opened.ok().unwrap();
    driver.lost = true;
    let (reply, answer) = oneshot::channel();
    let start = Mail::Deed(who("anna"), Deed::Start, reply);
    assert!(door.send(start).await.is_ok());
    driver.run(mail).await;
    answer.await.unwrap().unwrap();
    let found = driver::find(&hall, &id).await.ok().unwrap();
    assert_eq!(found.table().phase, Phase::Playing);
    hall.stop().await;
    hall.store.clone().close().await;
}

#[tokio::test]
async fn a_hint_costs_who_asks_for_it_a_bot_who_made_the_table_and_a_program_its_maker() {
    let folder = Folder::new("pays");
    let hall = hall(&folder.0).await;
    let account = |id: &str, owner: Option<&str>| {
        Write::Account(Account {
            id: id.to_owned(),
            name: id.to_owned(),
            kind: owner.map_or(AccountKind::Guest, |_| AccountKind::Program),
            owner: owner.map(str::to_owned),
            password: None,
            created: Moment(0),
        })
    };
    let people = vec![account("anna", None), account("ben", Some("mallory"))];
    hall.store.write(people).await.unwrap();
    let table = hall.make(&setup(), Vec::new()).await.unwrap();
    let mut driver = drive(&hall, &table).await;
    driver.give(deed(Deed::Start));
    driver.store_all().await;
    let game = || driver.machine.table().game.as_ref().unwrap().fork();
    let pays = |job: Job| hall.people.answers_for(driver.who_pays(&job));
    for (seat, payer) in [(Seat(0), "anna"), (Seat(1), "mallory")] {
        let (game, seed) = (game(), [0; 32]);
        assert_eq!(pays(Job::Hint { game, seat, seed }), payer);
    }
    let bot = Job::Think {
        game: game(),
        seat: Seat(1),
        level: "random".into(),
        lesson: Vec::new(),
        seed: [0; 32],
    };
    assert_eq!(pays(bot), "anna");
    drop(driver);
    hall.store.clone().close().await;
}
