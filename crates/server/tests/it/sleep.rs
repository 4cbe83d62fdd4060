//! Tables sleep: they are read when somebody comes or something falls due, and cost nothing until then.

use crate::clocks::{id_of, setup};
use crate::common::{Browser, Folder, config, within};
use crate::postgres::House;
use serde_json::json;
use server::api::{ClockRules, Flag, Moment};
use server::store::{Answer, Append, Job, Standing, Store, TableRow, Write};
use server::{Config, Running};
use std::time::{Duration, Instant, UNIX_EPOCH};
use table::{Entry, Holder, Setup, What};
use tabletop::{Chance, Seed};

/// Runs a test on each engine.
macro_rules! on_every_engine {
    ($($name:ident)*) => {
        mod sqlite {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let folder = Folder::new(concat!("sleep-", stringify!($name)));
                suite::$name(config(&folder)).await;
            })*
        }

        mod postgres {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let house = House::new(concat!("sleep-", stringify!($name))).await;
                suite::$name(house.config()).await;
            })*
        }
    };
}

on_every_engine! {
    tables_that_wait_for_people_cost_nothing_at_the_start
    a_flag_falls_at_a_table_that_nobody_has_opened
    bots_go_on_at_a_table_that_nobody_has_opened
    a_table_leaves_memory_though_its_clock_runs
}

fn now() -> Moment {
    Moment(UNIX_EPOCH.elapsed().unwrap().as_millis() as i64)
}

/// The log of a table that has just begun.
fn begun(clocks: Option<Vec<i64>>) -> Vec<String> {
    let entry = Entry {
        at: now(),
        from: None,
        clocks,
        what: What::Start {
            chance: Chance::seeded(Seed::from(1)),
            rules: None,
        },
        state: None,
    };
    vec![serde_json::to_string(&entry).unwrap()]
}

/// Puts a table that has begun into the storage, as another server would have left it.
async fn leave_behind(store: &Store, id: &str, setup: &Setup, due: Option<Moment>) {
    let phase = "playing";
    let text = serde_json::to_string(setup).unwrap();
    let row = TableRow {
        id: id.to_owned(),
        public: false,
        phase: "gathering",
        holders: serde_json::to_string(&setup.seats).unwrap(),
        changed: now(),
        seats: vec![None; setup.seats.len()],
        outcome: None,
    };
    let new = Write::NewTable {
        row: row.clone(),
        setup: text,
        due: None,
    };
    store.write(vec![new]).await.unwrap();
    let epoch = store.open_table(id).await.unwrap().unwrap().epoch;
    let append = Append {
        table: id.to_owned(),
        epoch,
        head: 0,
        entries: begun(setup.first_reading()),
        standing: Standing {
            waits: 0b11,
            moved: now(),
            due,
        },
        row: Some(TableRow { phase, ..row }),
        also: Vec::new(),
    };
    assert_eq!(store.put(Job::Append(append)).await, Answer::Stored);
}

async fn phase(server: &Running, id: &str) -> String {
    server.hall.store.row(id).await.unwrap().unwrap().phase
}

mod suite {
    use super::*;

    pub(super) async fn tables_that_wait_for_people_cost_nothing_at_the_start(config: Config) {
        let tables: usize = std::env::var("SLEEPING").map_or(1_000, |n| n.parse().unwrap());
        let server = server::run(config.clone()).await.unwrap();
        let anna = id_of(&mut Browser::guest(server.address, "Anna").await).await;
        let people = vec![Holder::Person(anna.clone()); 2];
        let by_mail = setup(
            &anna,
            people.clone(),
            ClockRules::ByMail { days: 3 },
            Flag::End,
        );
        let untimed = setup(&anna, people, ClockRules::None, Flag::End);
        let store = &server.hall.store;
        let made = (0..tables).map(async |i| match i % 2 {
            0 => {
                let due = now().plus(3 * 86_400_000);
                leave_behind(store, &format!("mail{i}"), &by_mail, Some(due)).await;
            }
            _ => leave_behind(store, &format!("free{i}"), &untimed, None).await,
        });
        futures_util::future::join_all(made).await;
        server.stop().await;
        let began = Instant::now();
        let server = server::run(config).await.unwrap();
        let took = began.elapsed();
        // It has looked what falls due, more than once.
        tokio::time::sleep(Duration::from_millis(2_500)).await;
        assert_eq!(server.hall.in_memory(), 0, "nothing was read");
        println!(
            "{tables} tables asleep: up in {took:?}, {} KB of memory",
            memory()
        );
        server.stop().await;
    }

    pub(super) async fn a_flag_falls_at_a_table_that_nobody_has_opened(config: Config) {
        let server = server::run(config).await.unwrap();
        let anna = id_of(&mut Browser::guest(server.address, "Anna").await).await;
        let clock = ClockRules::Live {
            bank: 3,
            increment: 0,
        };
        let people = vec![Holder::Person(anna.clone()); 2];
        let setup = setup(&anna, people, clock, Flag::End);
        let due = now().plus(3_000);
        leave_behind(&server.hall.store, "timed", &setup, Some(due)).await;
        assert_eq!(server.hall.in_memory(), 0);
        let fallen = async {
            while phase(&server, "timed").await != "over" {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        within("the flag", fallen).await;
        let late = now().0 - due.0;
        assert!((0..5_000).contains(&late), "{late} ms late");
        server.stop().await;
    }

    pub(super) async fn bots_go_on_at_a_table_that_nobody_has_opened(config: Config) {
        let server = server::run(config).await.unwrap();
        let anna = id_of(&mut Browser::guest(server.address, "Anna").await).await;
        let bots = vec![Holder::Bot("random".to_owned()); 2];
        let setup = setup(&anna, bots, ClockRules::None, Flag::End);
        leave_behind(&server.hall.store, "bots", &setup, Some(now())).await;
        let played = async {
            while phase(&server, "bots").await != "over" {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        within("the bots to play to the end", played).await;
        server.stop().await;
    }

    pub(super) async fn a_table_leaves_memory_though_its_clock_runs(mut config: Config) {
        config.idle = Duration::from_millis(100);
        let server = server::run(config).await.unwrap();
        let mut anna = Browser::guest(server.address, "Anna").await;
        let rules = json!({ "clock": { "live": { "bank": 100, "increment": 5 } } });
        let seats = json!(["me", { "bot": "random" }]);
        let table = anna.table("comets", seats, rules).await;
        let mut socket = anna.sit(&table).await;
        while socket.place.get("deciders") != Some(&json!([0])) {
            socket.frame().await.expect("the bot answers");
        }
        let left = socket.place["clocks"].clone();
        drop(socket);
        let gone = async {
            while server.hall.in_memory() > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        within("the table to leave memory", gone).await;
        let first = (Moment(i64::MIN), String::new());
        let due = server.hall.store.due(&first, 10).await.unwrap();
        let until = left["seats"][0]["until"].as_i64().unwrap();
        assert_eq!(due, [(Moment(until), table.clone())]);
        let again = anna.sit(&table).await.place["clocks"].clone();
        assert_eq!(again, left, "its clock went on");
        server.stop().await;
    }
}

/// The memory of this process, in KB.
fn memory() -> u64 {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages = pages
        .split(' ')
        .nth(1)
        .and_then(|pages| pages.parse::<u64>().ok());
    pages.unwrap_or_default() * 4
}
