//! What every engine has to do, asked of it through the one door.

use crate::common::Folder;
use crate::postgres::House;
use server::api::{Moment, PlayerKind};
use server::store::{
    Account, Answer, Append, Job, Opened, Refused, Room, Say, SecretKind, Standing, Store,
    StoreError, TableRow, Wanted, Write,
};

/// Runs a test on each engine there is.
macro_rules! on_every_engine {
    ($($name:ident)*) => {
        mod sqlite {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let folder = Folder::new(concat!("storage-", stringify!($name)));
                let store = Store::open(&folder.path).await.unwrap();
                suite::$name(&store).await;
                store.close().await;
            })*
        }

        mod postgres {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let house = House::new(concat!("storage-", stringify!($name))).await;
                let store = house.open().await.unwrap();
                suite::$name(&store).await;
                store.close().await;
            })*
        }
    };
}

on_every_engine! {
    what_is_stored_is_read_back
    every_opening_takes_a_new_epoch
    who_lost_the_table_appends_nothing
    who_is_behind_appends_nothing
    a_line_of_chat_is_fenced_by_the_epoch_alone
    what_is_refused_leaves_no_trace_and_hurts_nobody
    a_job_that_raises_takes_no_other_with_it
    many_appends_at_once_keep_their_order
    two_drivers_never_fork_a_log
    lists_show_how_a_table_stands
    a_table_that_is_not_there_is_not_opened
    the_same_people_have_three_rated_games_within_a_day
    who_is_invited_to_a_table_finds_it_and_nobody_else
    what_falls_due_is_listed_by_its_time
    an_account_has_as_many_tables_and_records_as_it_may
    what_the_house_does_by_itself_is_seen_to_once
}

fn row(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        public: true,
        phase: "gathering",
        holders: "[]".to_owned(),
        changed: Moment(1),
        seats: vec![Some("anna".to_owned()), Some("ben".to_owned())],
        outcome: None,
    }
}

fn new_table(id: &str) -> Write {
    Write::NewTable {
        row: row(id),
        setup: format!("setup of {id}"),
        due: None,
    }
}

/// A driver of a table.
#[derive(Clone, Debug)]
struct Driver {
    table: String,
    epoch: i64,
    head: u32,
}

impl Driver {
    async fn of(store: &Store, table: &str) -> Driver {
        let Opened { epoch, kept, .. } = store.open_table(table).await.unwrap().unwrap();
        assert_eq!(kept.fault, None);
        Driver {
            table: table.to_owned(),
            epoch,
            head: kept.head,
        }
    }

    async fn new(store: &Store, table: &str) -> Driver {
        store.write(vec![new_table(table)]).await.unwrap();
        Driver::of(store, table).await
    }

    fn job(&self, entries: &[&str], also: Vec<Write>) -> Append {
        Append {
            table: self.table.clone(),
            epoch: self.epoch,
            head: self.head,
            entries: entries.iter().map(|&entry| entry.to_owned()).collect(),
            standing: Standing {
                waits: 0,
                moved: Moment(2),
                due: None,
            },
            row: None,
            also,
        }
    }

    async fn append(&mut self, store: &Store, entries: &[&str], also: Vec<Write>) -> Answer {
        let answer = store.put(Job::Append(self.job(entries, also))).await;
        if answer == Answer::Stored {
            self.head += entries.len() as u32;
        }
        answer
    }
}

async fn log(store: &Store, table: &str) -> Vec<String> {
    let kept = store.kept(table).await.unwrap().unwrap();
    assert_eq!((kept.fault, kept.head as usize), (None, kept.log.len()));
    kept.log
}

fn account(id: &str, name: &str, kind: PlayerKind) -> Account {
    Account {
        id: id.to_owned(),
        name: name.to_owned(),
        kind,
        owner: None,
        password: None,
        created: Moment(1),
    }
}

fn secret(digest: &str) -> Write {
    Write::Secret {
        digest: digest.to_owned(),
        account: "anna".to_owned(),
        kind: SecretKind::Link,
        created: Moment(1),
        expires: Moment(10),
    }
}

mod suite {
    use super::*;

    pub(super) async fn what_is_stored_is_read_back(store: &Store) {
        let mut driver = Driver::new(store, "t").await;
        let two = driver.append(store, &["a", "b"], Vec::new()).await;
        assert_eq!(two, Answer::Stored);
        assert_eq!(
            driver.append(store, &["c"], Vec::new()).await,
            Answer::Stored
        );
        assert_eq!(log(store, "t").await, ["a", "b", "c"]);
        let opened = store.open_table("t").await.unwrap().unwrap();
        assert_eq!(opened.kept.setup, "setup of t");
        assert_eq!(opened.kept.log, ["a", "b", "c"]);
    }

    pub(super) async fn every_opening_takes_a_new_epoch(store: &Store) {
        let first = Driver::new(store, "t").await;
        let second = Driver::of(store, "t").await;
        let third = Driver::of(store, "t").await;
        assert!(first.epoch < second.epoch && second.epoch < third.epoch);
        let other = Driver::new(store, "u").await;
        assert_eq!(other.epoch, first.epoch, "each table counts its own");
    }

    pub(super) async fn who_lost_the_table_appends_nothing(store: &Store) {
        let mut old = Driver::new(store, "t").await;
        let mut new = Driver::of(store, "t").await;
        let also = vec![new_table("rematch")];
        assert_eq!(old.append(store, &["old"], also).await, Answer::Fenced);
        assert_eq!(
            new.append(store, &["new"], Vec::new()).await,
            Answer::Stored
        );
        assert_eq!(
            old.append(store, &["old"], Vec::new()).await,
            Answer::Fenced
        );
        assert_eq!(log(store, "t").await, ["new"]);
        let rematch = store.kept("rematch").await.unwrap();
        assert_eq!(rematch, None, "what was to happen with it has not happened");
    }

    pub(super) async fn who_is_behind_appends_nothing(store: &Store) {
        let mut driver = Driver::new(store, "t").await;
        let mut behind = driver.clone();
        assert_eq!(
            driver.append(store, &["a"], Vec::new()).await,
            Answer::Stored
        );
        assert_eq!(
            behind.append(store, &["b"], Vec::new()).await,
            Answer::Fenced
        );
        behind.head = 7;
        assert_eq!(
            behind.append(store, &["b"], Vec::new()).await,
            Answer::Fenced
        );
        assert_eq!(log(store, "t").await, ["a"]);
    }

    pub(super) async fn a_line_of_chat_is_fenced_by_the_epoch_alone(store: &Store) {
        let mut old = Driver::new(store, "t").await;
        let say = |epoch: i64, line: &str| {
            let (table, line) = ("t".to_owned(), line.to_owned());
            store.put(Job::Say(Say { table, epoch, line }))
        };
        assert_eq!(old.append(store, &["a"], Vec::new()).await, Answer::Stored);
        let epoch = old.epoch;
        let (moved, said) = tokio::join!(old.append(store, &["b"], Vec::new()), say(epoch, "one"));
        assert_eq!((moved, said), (Answer::Stored, Answer::Stored));
        let new = Driver::of(store, "t").await;
        assert_eq!(say(epoch, "lost").await, Answer::Fenced);
        assert_eq!(say(new.epoch, "two").await, Answer::Stored);
        assert_eq!(store.chat("t").await.unwrap(), ["one", "two"]);
        assert_eq!(log(store, "t").await, ["a", "b"]);
    }

    pub(super) async fn what_is_refused_leaves_no_trace_and_hurts_nobody(store: &Store) {
        let anna = account("anna", "Anna", PlayerKind::Claimed);
        store.write(vec![Write::Account(anna)]).await.unwrap();
        let mut driver = Driver::new(store, "t").await;
        // All of these wait for the writer together.
        let thief = account("thief", "ANNA", PlayerKind::Claimed);
        let guest = account("guest", "Anna", PlayerKind::Guest);
        let use_up = |digest: &str| Write::UseUpSecret {
            digest: digest.to_owned(),
        };
        let (stolen, named, used, moved) = tokio::join!(
            store.put(Job::Change(vec![secret("thief's"), Write::Account(thief)])),
            store.put(Job::Change(vec![Write::Account(guest)])),
            store.put(Job::Change(vec![secret("kept"), use_up("missing")])),
            driver.append(store, &["a"], Vec::new()),
        );
        assert_eq!(stolen, Answer::Refused(Refused::NameTaken));
        assert_eq!(named, Answer::Stored, "a guest may be called so too");
        assert_eq!(used, Answer::Refused(Refused::SecretGone));
        assert_eq!(moved, Answer::Stored);
        for digest in ["thief's", "kept"] {
            let found = store.let_in(digest, SecretKind::Link, Moment(2)).await;
            assert_eq!(found.unwrap(), None, "{digest} went with what was refused");
        }
        let next = |table: &str| Write::SeriesTable {
            series: "s".to_owned(),
            n: 0,
            table: table.to_owned(),
        };
        assert_eq!(store.write(vec![next("t")]).await, Ok(()));
        let again = store.write(vec![new_table("u"), next("u")]).await;
        assert_eq!(again, Err(StoreError::Refused(Refused::SeriesWentOn)));
        assert_eq!(store.kept("u").await.unwrap(), None);
    }

    pub(super) async fn a_job_that_raises_takes_no_other_with_it(store: &Store) {
        let mut drivers = Vec::new();
        for i in 0..20 {
            drivers.push(Driver::new(store, &format!("t{i}")).await);
        }
        // A table of this id is there: that raises, and nobody expects it.
        let jobs = drivers.iter_mut().enumerate().map(async |(i, driver)| {
            let also = (i == 13).then(|| new_table("t0")).into_iter().collect();
            driver.append(store, &["a"], also).await
        });
        let answers = futures_util::future::join_all(jobs).await;
        for (i, answer) in answers.into_iter().enumerate() {
            let entries = log(store, &format!("t{i}")).await.len();
            match i {
                13 => assert!(matches!(answer, Answer::NotStored(_)) && entries == 0),
                _ => assert_eq!((answer, entries), (Answer::Stored, 1), "table {i}"),
            }
        }
    }

    pub(super) async fn many_appends_at_once_keep_their_order(store: &Store) {
        let drivers = (0..50).map(async |i| {
            let table = format!("t{i}");
            let mut driver = Driver::new(store, &table).await;
            for n in 0..20 {
                let entry = n.to_string();
                let answer = driver.append(store, &[&entry], Vec::new()).await;
                assert_eq!(answer, Answer::Stored);
            }
            let wanted: Vec<String> = (0..20).map(|n| n.to_string()).collect();
            assert_eq!(log(store, &table).await, wanted);
        });
        futures_util::future::join_all(drivers).await;
    }

    pub(super) async fn two_drivers_never_fork_a_log(store: &Store) {
        store.write(vec![new_table("t")]).await.unwrap();
        // Each takes the table from the other whenever it has lost it, and notes what was stored.
        let drive = async |name: &'static str| {
            let mut driver = Driver::of(store, "t").await;
            let mut stored = Vec::new();
            for n in 0..100 {
                let entry = format!("{name}{n}");
                match driver.append(store, &[&entry], Vec::new()).await {
                    Answer::Stored => stored.push(entry),
                    Answer::Fenced => driver = Driver::of(store, "t").await,
                    other => panic!("{other:?}"),
                }
            }
            stored
        };
        let (a, b) = tokio::join!(drive("a"), drive("b"));
        let log = log(store, "t").await;
        let of = |name: &str| -> Vec<String> {
            let own = log.iter().filter(|entry| entry.starts_with(name));
            own.cloned().collect()
        };
        assert_eq!(
            (of("a"), of("b")),
            (a, b),
            "exactly what was stored, in order"
        );
    }

    pub(super) async fn lists_show_how_a_table_stands(store: &Store) {
        for id in ["t", "u"] {
            let mut driver = Driver::new(store, id).await;
            let mut job = driver.job(&["start"], Vec::new());
            job.row = Some(TableRow {
                phase: "playing",
                ..row(id)
            });
            job.standing.moved = Moment(5);
            job.standing.waits = 0b10;
            assert_eq!(store.put(Job::Append(job)).await, Answer::Stored);
            driver.head += 1;
            if id == "u" {
                let mut job = driver.job(&["moved"], Vec::new());
                job.standing.moved = Moment(9);
                job.standing.waits = 0b01;
                assert_eq!(store.put(Job::Append(job)).await, Answer::Stored);
            }
        }
        let shown = |tables: Vec<server::store::LoggedTable>| -> Vec<_> {
            let shown = tables.into_iter();
            shown
                .map(|table| (table.id, table.changed.0, table.waits))
                .collect()
        };
        let (t, u) = ("t".to_owned(), "u".to_owned());
        let of = async |who| shown(store.tables_of(who).await.unwrap());
        let anna = vec![(u.clone(), 9, true), (t.clone(), 5, false)];
        assert_eq!(of("anna").await, anna);
        let ben = vec![(t.clone(), 5, true), (u.clone(), 9, false)];
        assert_eq!(of("ben").await, ben);
        let lobby = vec![(u, 9, false), (t, 5, false)];
        assert_eq!(
            shown(store.lobby(&Wanted::default(), 10, 0).await.unwrap()),
            lobby
        );
        assert_eq!(store.open_tables_of("anna").await, Ok(2));
    }

    pub(super) async fn a_table_that_is_not_there_is_not_opened(store: &Store) {
        assert!(store.open_table("nowhere").await.unwrap().is_none());
        let nowhere = Driver {
            table: "nowhere".to_owned(),
            epoch: 1,
            head: 0,
        };
        let job = nowhere.job(&["a"], Vec::new());
        assert_eq!(store.put(Job::Append(job)).await, Answer::Fenced);
        assert!(store.is_ready().await);
    }

    const A_DAY: i64 = 24 * 60 * 60 * 1000;

    async fn plays(store: &Store, table: &str, people: [&str; 2], at: i64) -> bool {
        let write = Write::RatedGame {
            table: table.to_owned(),
            people: people.map(str::to_owned).to_vec(),
            at: Moment(at),
        };
        match store.write(vec![write]).await {
            Ok(()) => true,
            Err(error) => {
                assert_eq!(error, StoreError::Refused(Refused::RatedEnough));
                false
            }
        }
    }

    pub(super) async fn the_same_people_have_three_rated_games_within_a_day(store: &Store) {
        let (pair, swapped) = (["anna", "ben"], ["ben", "anna"]);
        assert!(plays(store, "a", pair, A_DAY).await);
        assert!(plays(store, "b", swapped, A_DAY + 1).await);
        assert!(plays(store, "c", pair, A_DAY + 2).await);
        assert!(
            !plays(store, "d", swapped, A_DAY + 3).await,
            "whoever sits where"
        );
        assert!(
            plays(store, "c", pair, A_DAY + 4).await,
            "a game counts once"
        );
        assert!(plays(store, "e", ["anna", "cleo"], A_DAY + 5).await);
        let void = Write::NoRatedGame {
            table: "b".to_owned(),
        };
        store.write(vec![void]).await.unwrap();
        assert!(
            plays(store, "f", pair, A_DAY + 6).await,
            "what is void is none"
        );
        assert!(!plays(store, "g", pair, 2 * A_DAY - 1).await);
        assert!(
            plays(store, "g", pair, 2 * A_DAY).await,
            "a day after the first"
        );
    }

    pub(super) async fn who_is_invited_to_a_table_finds_it_and_nobody_else(store: &Store) {
        store.write(vec![new_table("t")]).await.unwrap();
        let found = async |account| store.tables_of(account).await.unwrap().len();
        for (accounts, listed) in [(vec!["cleo", "dora"], 1), (vec!["dora"], 0), (vec![], 0)] {
            let invited = Write::Invited {
                table: "t".to_owned(),
                accounts: accounts.iter().map(|&account| account.to_owned()).collect(),
            };
            store.write(vec![invited]).await.unwrap();
            assert_eq!(found("cleo").await, listed, "{accounts:?}");
            assert_eq!(found("anna").await, 1, "who sits there finds it anyway");
        }
        let waits = Write::Invited {
            table: "t".to_owned(),
            accounts: vec!["cleo".to_owned()],
        };
        store.write(vec![waits]).await.unwrap();
        assert!(store.tables_of("cleo").await.unwrap()[0].waits);
        assert_eq!(
            store.open_tables_of("cleo").await.unwrap(),
            0,
            "an invitation is no table"
        );
    }

    pub(super) async fn an_account_has_as_many_tables_and_records_as_it_may(store: &Store) {
        let anna = account("anna", "Anna", PlayerKind::Guest);
        store.write(vec![Write::Account(anna)]).await.unwrap();
        let with_room = |room: Room, write: Write| {
            let account = "anna".to_owned();
            store.put(Job::Change(vec![Write::Room { account, room }, write]))
        };
        let tables: Vec<String> = (0..6).map(|i| format!("t{i}")).collect();
        let made = tables
            .iter()
            .map(|table| with_room(Room::Table(4), new_table(table)));
        let made = futures_util::future::join_all(made).await;
        let stored = made
            .iter()
            .filter(|answer| **answer == Answer::Stored)
            .count();
        assert_eq!(stored, 4, "{made:?}");
        for (table, answer) in tables.iter().zip(&made) {
            let there = store.kept(table).await.unwrap().is_some();
            assert_eq!(there, *answer == Answer::Stored);
        }
        let record = |id: &str| Write::Record {
            id: id.to_owned(),
            account: "anna".to_owned(),
            body: "0123456789".to_owned(),
            created: Moment(1),
        };
        for (most, most_bytes, answer) in [
            (2, 25, Answer::Stored),
            (1, 25, Answer::Refused(Refused::Full)),
            (2, 19, Answer::Refused(Refused::Full)),
            (2, 20, Answer::Stored),
        ] {
            let room = Room::Record {
                bytes: 10,
                most,
                most_bytes,
            };
            let kept = with_room(room, record(&format!("r{most}-{most_bytes}"))).await;
            assert_eq!(kept, answer, "{most} records, {most_bytes} bytes");
        }
    }

    pub(super) async fn what_the_house_does_by_itself_is_seen_to_once(store: &Store) {
        let was = store.chore("tidy").await.unwrap().unwrap();
        let see_to = |due: i64| {
            let due = Moment(due);
            store.put(Job::Change(vec![Write::Chore {
                kind: "tidy",
                was,
                due,
            }]))
        };
        let (one, two) = (see_to(5).await, see_to(6).await);
        assert_eq!(
            (one, two),
            (Answer::Stored, Answer::Refused(Refused::SeenTo))
        );
        assert_eq!(store.chore("tidy").await.unwrap(), Some(Moment(5)));
    }

    pub(super) async fn what_falls_due_is_listed_by_its_time(store: &Store) {
        let mut drivers = Vec::new();
        for (id, due) in [
            ("t", Some(30)),
            ("u", None),
            ("v", Some(10)),
            ("w", Some(30)),
        ] {
            let mut driver = Driver::new(store, id).await;
            let mut job = driver.job(&["a"], Vec::new());
            job.standing.due = due.map(Moment);
            assert_eq!(store.put(Job::Append(job)).await, Answer::Stored);
            driver.head += 1;
            drivers.push(driver);
        }
        let due = async |after: (i64, &str), count| {
            let after = (Moment(after.0), after.1.to_owned());
            let due = store.due(&after, count).await.unwrap();
            let due = due.into_iter().map(|(due, id)| format!("{id} {}", due.0));
            due.collect::<Vec<_>>().join(", ")
        };
        assert_eq!(due((i64::MIN, ""), 10).await, "v 10, t 30, w 30");
        assert_eq!(due((i64::MIN, ""), 1).await, "v 10");
        assert_eq!(due((30, "t"), 10).await, "w 30");
        let sleep = |driver: &Driver, due| Write::Sleep {
            table: driver.table.clone(),
            epoch: driver.epoch,
            due,
        };
        let later = sleep(&drivers[2], Some(Moment(40)));
        store.write(vec![later]).await.unwrap();
        let lost = sleep(&drivers[0], None);
        Driver::of(store, "t").await;
        store.write(vec![lost]).await.unwrap();
        assert_eq!(due((i64::MIN, ""), 10).await, "t 30, w 30, v 40");
    }
}
