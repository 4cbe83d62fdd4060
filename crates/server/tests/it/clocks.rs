//! Clocks: flags that fall, and time that does not pass while nobody serves.

use crate::child::Process;
use crate::common::{Browser, Folder, Socket, config, serve, within};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;
use server::Running;
use server::api::{ClockRules, Flag, Moment, TableRules};
use server::clock::{Clock, Source};
use server::store::{Answer, Append, Job, Standing, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, UNIX_EPOCH};
use table::{Entry, Holder, Setup, What};
use tabletop::{Chance, Seed};

pub(crate) fn setup(host: &str, seats: Vec<Holder>, clock: ClockRules, flag: Flag) -> Setup {
    let options = games::default_options("comets").unwrap();
    Setup {
        game: "comets".into(),
        options: serde_json::from_str(options.get()).unwrap(),
        rules: TableRules {
            clock,
            flag,
            ..TableRules::default()
        },
        host: host.to_owned(),
        key: String::new(),
        seats,
        created: Moment(0),
        series: None,
        lesson: None,
        position: None,
    }
}

pub(crate) async fn id_of(browser: &mut Browser) -> String {
    let me = browser.get("/api/me").await.ok();
    me["player"]["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fallen_flag_hands_the_seat_to_a_bot_or_ends_the_game() {
    let folder = Folder::new("flag");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let id = id_of(&mut anna).await;
    let rules = json!({ "clock": { "live": { "bank": 100, "increment": 5 } } });
    let table = anna
        .table("comets", json!(["me", { "bot": "random" }]), rules)
        .await;
    let mut socket = anna.sit(&table).await;
    // It starts when Anna has it open.
    while socket.phase() != "playing" {
        socket.frame().await.unwrap();
    }
    let clocks = socket.place["clocks"].clone();
    assert!(clocks["seats"][0]["until"].is_number(), "{clocks}");
    for (flag, phase) in [(Flag::Bot, "playing"), (Flag::End, "over")] {
        // A bank of nothing: the flag falls at once.
        let clock = ClockRules::Live {
            bank: 0,
            increment: 0,
        };
        let holders = vec![Holder::Person(id.clone()), Holder::Open];
        let setup = setup(&id, holders, clock, flag);
        let table = server.hall.make(&setup, Vec::new()).await.unwrap();
        let mut socket = anna.sit(&table).await;
        anna.post(&format!("/api/tables/{table}/start"), &json!({}))
            .await
            .ok();
        while socket.joined["table"]["seats"][0]["stand_in"] != "flagged" {
            socket.frame().await.unwrap();
        }
        assert_eq!(socket.phase(), phase);
        let act = json!({ "act": { "seat": 0, "decision": socket.number(), "actions": ["seal"] } });
        assert!(socket.ask("late", &act).await.get("refused").is_some());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_goes_on_where_it_stood_when_the_server_went_down() {
    let folder = Folder::new("down");
    let server = serve(&folder).await;
    let anna = guest_of_long_ago(&server, vec![]).await;
    let left = left_at(&anna.sit(LONG_AGO).await);
    assert!(
        left.iter().all(|left| (50_000..=60_000).contains(left)),
        "{left:?}"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_killed_gives_back_no_more_than_the_seconds_since_it_was_last_alive() {
    let folder = Folder::new("killed");
    let server = serve(&folder).await;
    // A server of years ago was alive 30 seconds after the last entry, and was never heard of again.
    let alive = Write::Alive {
        began: BEGAN.plus(-5_000),
        at: BEGAN.plus(70_000),
    };
    let anna = guest_of_long_ago(&server, vec![alive]).await;
    server.stop().await;
    let server = serve(&folder).await;
    let again = Browser {
        cookie: anna.cookie,
        ..Browser::new(server.address)
    };
    let left = left_at(&again.sit(LONG_AGO).await);
    assert!(
        left.iter().all(|left| (20_000..=30_000).contains(left)),
        "{left:?}"
    );
    server.stop().await;
}

/// A clock on the wall that the test puts forward and back; the machine's own goes on.
struct Wall {
    put: AtomicI64,
    since: Instant,
}

impl Source for Wall {
    fn wall(&self) -> Duration {
        let wall = UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
        Duration::from_millis((wall + self.put.load(Ordering::Relaxed)) as u64)
    }

    fn uptime(&self) -> Duration {
        self.since.elapsed()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_on_the_wall_that_jumps_costs_nobody_the_game() {
    let folder = Folder::new("jump");
    let wall = Arc::new(Wall {
        put: AtomicI64::new(0),
        since: Instant::now(),
    });
    let mut config = config(&folder);
    config.clock = Clock::new(Arc::clone(&wall) as _);
    let server = server::run(config).await.unwrap();
    let mut anna = Browser::guest(server.address, "Anna").await;
    let rules = json!({ "clock": { "live": { "bank": 300, "increment": 0 } }, "flag": "end" });
    let table = anna.table("comets", json!(["me", "me"]), rules).await;
    let mut socket = begun(&anna, &table).await;
    socket.ask("show", &json!({ "show": { "seat": 0 } })).await;
    for (n, jump) in [3_600_000, -7_200_000].into_iter().enumerate() {
        wall.put.fetch_add(jump, Ordering::Relaxed);
        if let Some(action) = socket.legal().first() {
            let answer = socket.act(&format!("{n}"), action).await;
            assert!(answer.get("done").is_some(), "{answer}");
        }
        let looked = anna.sit(&table).await;
        assert_eq!(looked.phase(), "playing");
        let now = looked.joined["now"].as_i64().unwrap();
        let left = looked.place["clocks"]["seats"][1]["until"]
            .as_i64()
            .unwrap()
            - now;
        assert!((200_000..=300_000).contains(&left), "{left}");
    }
    server.stop().await;
}

/// A table with a live clock begins when everybody is there.
async fn begun(browser: &Browser, table: &str) -> Socket {
    let mut socket = browser.sit(table).await;
    while !socket.place.contains_key("clocks") {
        socket.frame().await.expect("the table begins");
    }
    socket
}

/// When the first clock that runs will have run out.
fn until(socket: &Socket) -> i64 {
    let clocks = &socket.place["clocks"]["seats"];
    let until = (0..2).filter_map(|seat| clocks[seat]["until"].as_i64());
    until.min().expect("a clock runs")
}

/// Waits until the clocks have been given back so much.
async fn given_back(socket: &mut Socket, until_before: i64, millis: i64) {
    let waiting = async {
        while until(socket) < until_before + millis {
            socket.frame().await.expect("a frame");
        }
    };
    within("time to be given back", waiting).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_stopped_gives_back_the_time() {
    let folder = Folder::new("sigstop");
    let process = Process::start_with(&folder.path, &[("SERVE_STOPPED_AFTER", "250")]);
    let mut anna = Browser::guest(process.at, "Anna").await;
    let rules = json!({ "clock": { "live": { "bank": 300, "increment": 0 } }, "flag": "end" });
    let table = anna.table("comets", json!(["me", "me"]), rules).await;
    let began = Instant::now();
    let mut socket = begun(&anna, &table).await;
    let before = until(&socket);
    let pid = Pid::from_raw(process.pid() as i32).unwrap();
    kill_process(pid, Signal::STOP).unwrap();
    // To be stopped for a while is what is tested here.
    std::thread::sleep(Duration::from_millis(1_000));
    kill_process(pid, Signal::CONT).unwrap();
    given_back(&mut socket, before, 1_000).await;
    let given_back = until(&socket) - before;
    assert!(
        given_back <= began.elapsed().as_millis() as i64,
        "{given_back}"
    );
    process.kill();
}

const LONG_AGO: &str = "long-ago";
const BEGAN: Moment = Moment(1_000_000_000_000);

/// Somebody who holds both seats of a table from years ago, whose last entry says what the clocks read
/// then; what else was written then is written with it.
async fn guest_of_long_ago(server: &Running, more: Vec<Write>) -> Browser {
    let mut anna = Browser::guest(server.address, "Anna").await;
    let id = id_of(&mut anna).await;
    let clock = ClockRules::Live {
        bank: 100,
        increment: 0,
    };
    let setup = setup(&id, vec![Holder::Person(id.clone()); 2], clock, Flag::End);
    server.hall.make_as(LONG_AGO, &setup, more).await.unwrap();
    let store = &server.hall.store;
    let opened = store.open_table(LONG_AGO).await.unwrap().unwrap();
    let append = Append {
        table: LONG_AGO.to_owned(),
        epoch: opened.epoch,
        head: 0,
        entries: log_of_long_ago(),
        standing: Standing {
            waits: 0b11,
            moved: BEGAN.plus(40_000),
            due: None,
        },
        row: None,
        also: Vec::new(),
    };
    assert_eq!(store.put(Job::Append(append)).await, Answer::Stored);
    anna
}

/// The log of a table that began with 100 seconds a seat and 40 seconds later had 60.
fn log_of_long_ago() -> Vec<String> {
    let chance = Chance::seeded(Seed::from(1));
    let log = [
        (
            BEGAN,
            vec![100_000; 2],
            What::Start {
                chance,
                rules: None,
            },
        ),
        (BEGAN.plus(40_000), vec![60_000; 2], What::Clock),
    ];
    let entry = |(at, clocks, what): (Moment, Vec<i64>, What)| {
        let (from, clocks) = (None, Some(clocks));
        let entry = Entry {
            at,
            from,
            clocks,
            what,
            state: None,
        };
        serde_json::to_string(&entry).unwrap()
    };
    log.into_iter().map(entry).collect()
}

/// The milliseconds left to each seat, all of whose clocks run.
fn left_at(socket: &Socket) -> Vec<i64> {
    assert_eq!(socket.phase(), "playing", "no flag fell in all the years");
    let now = socket.joined["now"].as_i64().unwrap();
    let until = |seat: usize| socket.place["clocks"]["seats"][seat]["until"].as_i64();
    (0..2).map(|seat| until(seat).unwrap() - now).collect()
}
