//! Servers that live together: who has a table, and how the others pass on what is asked about it.

use crate::common::{Browser, Dice, Folder, Socket, within};
use crate::postgres::{Cluster, House, Proxy, Wire};
use serde_json::{Value, json};
use server::api::{Moment, PlayerKind};
use server::clock::{Clock, Source};
use server::store::{
    Account, Answer, Append, Job, Resident, Room, Standing, Store, StoreError, TableRow, Write,
};
use server::{Database, Running};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, UNIX_EPOCH};

const LEASE: Duration = Duration::from_secs(1);

/// Waits until something is so.
async fn until<T>(what: &str, mut is: impl AsyncFnMut() -> Option<T>) -> T {
    within(what, async {
        loop {
            if let Some(so) = is().await {
                return so;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
}

async fn store(house: &House, folder: &Folder, url: &str, name: &str) -> Store {
    let database: Database = url.parse().unwrap();
    let mut resident = Resident::alone(name);
    (resident.alone, resident.lease) = (false, LEASE);
    let _ = house;
    Store::connect(&database, &folder.path, resident)
        .await
        .unwrap()
}

fn new_table(id: &str) -> Write {
    let row = TableRow {
        id: id.to_owned(),
        public: true,
        phase: "gathering",
        holders: "[]".to_owned(),
        changed: Moment(1),
        seats: vec![None],
        outcome: None,
    };
    Write::NewTable {
        row,
        setup: format!("setup of {id}"),
        due: None,
    }
}

fn append(table: &str, epoch: i64, head: u32, entry: &str) -> Job {
    Job::Append(Append {
        table: table.to_owned(),
        epoch,
        head,
        entries: vec![entry.to_owned()],
        standing: Standing {
            waits: 0,
            moved: Moment(2),
            due: None,
        },
        row: None,
        also: Vec::new(),
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn only_tables_that_no_living_server_has_are_taken() {
    let house = House::new("taken").await;
    let wire = Proxy::to(Cluster::shared().port).await;
    let (one, two) = (Folder::new("taken-one"), Folder::new("taken-two"));
    let url = Cluster::shared().url_at(wire.port, &house.name);
    let (first, second) = (
        store(&house, &one, &url, "one").await,
        store(&house, &two, &house.url, "two").await,
    );
    first.write(vec![new_table("t")]).await.unwrap();
    let had = first.open_table("t").await.unwrap().unwrap();
    assert_eq!(
        first.put(append("t", had.epoch, 0, "a")).await,
        Answer::Stored
    );
    assert_eq!(
        second.open_table("t").await.unwrap_err(),
        StoreError::Elsewhere
    );
    let owner = second
        .whereabouts("t")
        .await
        .unwrap()
        .unwrap()
        .owner
        .unwrap()
        .0;
    assert_eq!(
        (owner.address.as_str(), owner.id.as_str()),
        ("one", &*first.lease().me())
    );
    // It does not say any more that it is there.
    wire.set(Wire::Cut);
    let taken = until("the table of a dead server", async || {
        second.open_table("t").await.ok()
    })
    .await
    .unwrap();
    assert!(
        taken.epoch > had.epoch && taken.until.is_some(),
        "{taken:?}"
    );
    assert_eq!(taken.kept.log, ["a"]);
    assert_eq!(
        second.put(append("t", taken.epoch, 1, "b")).await,
        Answer::Stored
    );
    wire.set(Wire::Good);
    within("it to hear that it was dead", first.lease().died(0)).await;
    assert!(!first.lease().held(0).await);
    assert!(first.lease().held(1).await, "it begins anew");
    let late = until("an answer of the database", async || {
        let answer = first.put(append("t", had.epoch, 1, "c")).await;
        Some(answer).filter(|answer| !matches!(answer, Answer::NotStored(_)))
    });
    assert_eq!(late.await, Answer::Fenced);
    assert_eq!(
        first.open_table("t").await.unwrap_err(),
        StoreError::Elsewhere
    );
    // Who goes in good order leaves nothing behind.
    second.close().await;
    let back = first.open_table("t").await.unwrap().unwrap();
    assert_eq!((back.kept.log.len(), back.until), (2, None));
    first.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_race_for_a_table_one_has_it() {
    let house = House::new("race").await;
    let folders: Vec<Folder> = (0..4).map(|i| Folder::new(&format!("race-{i}"))).collect();
    let mut stores = Vec::new();
    for (i, folder) in folders.iter().enumerate() {
        stores.push(store(&house, folder, &house.url, &format!("server {i}")).await);
    }
    for n in 0..25 {
        let table = format!("t{n}");
        stores[0].write(vec![new_table(&table)]).await.unwrap();
        let taken = stores.iter().map(|store| store.open_table(&table));
        let taken = futures_util::future::join_all(taken).await;
        let had = taken.iter().filter(|taken| taken.is_ok()).count();
        assert_eq!(had, 1, "{taken:?}");
    }
    for store in stores {
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn together_they_give_an_account_no_more_tables_than_it_may_have() {
    let house = House::new("room").await;
    let folders: Vec<Folder> = (0..2).map(|i| Folder::new(&format!("room-{i}"))).collect();
    let one = store(&house, &folders[0], &house.url, "one").await;
    let two = store(&house, &folders[1], &house.url, "two").await;
    let anna = Account {
        id: "anna".to_owned(),
        name: "Anna".to_owned(),
        kind: PlayerKind::Guest,
        owner: None,
        password: None,
        created: Moment(1),
    };
    one.write(vec![Write::Account(anna)]).await.unwrap();
    let make = async |store: &Store, i: usize| {
        let (account, room) = ("anna".to_owned(), Room::Table(10));
        let mut table = new_table(&format!("t{i}"));
        if let Write::NewTable { row, .. } = &mut table {
            row.seats = vec![Some("anna".to_owned())];
        }
        store
            .put(Job::Change(vec![Write::Room { account, room }, table]))
            .await
    };
    let made = (0..40).map(|i| make(if i % 2 == 0 { &one } else { &two }, i));
    let made = futures_util::future::join_all(made).await;
    assert_eq!(
        made.iter()
            .filter(|answer| **answer == Answer::Stored)
            .count(),
        10
    );
    one.close().await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_of_the_database_that_outlasts_the_lease_nobody_is_dead() {
    let cluster = Cluster::start("outlasted");
    let house = House::in_cluster(&cluster, "outlasted").await;
    let (one, two) = (Folder::new("outlasted-one"), Folder::new("outlasted-two"));
    let (first, second) = (
        store(&house, &one, &house.url, "one").await,
        store(&house, &two, &house.url, "two").await,
    );
    first.write(vec![new_table("t")]).await.unwrap();
    let had = first.open_table("t").await.unwrap().unwrap();
    cluster.stop();
    let expired = async {
        while !second.lease().is_expired() || !first.lease().is_expired() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        tokio::time::sleep(LEASE / 2).await;
    };
    within("both leases to expire", expired).await;
    cluster.start_again();
    within("the first to be back", first.lease().held(0)).await;
    within("the second to be back", second.lease().held(0)).await;
    assert_eq!(
        until("an append", async || {
            Some(first.put(append("t", had.epoch, 0, "a")).await)
                .filter(|answer| *answer == Answer::Stored)
        })
        .await,
        Answer::Stored
    );
    assert_eq!(
        second.open_table("t").await.unwrap_err(),
        StoreError::Elsewhere
    );
    assert_eq!((first.lease().number(), second.lease().number()), (0, 0));
    first.close().await;
    second.close().await;
}

/// Three servers in this process.
struct Three {
    servers: Vec<Running>,
    _folders: Vec<Folder>,
    house: House,
}

impl Three {
    async fn new(name: &str) -> Three {
        let house = House::new(name).await;
        let folders: Vec<Folder> = (0..3)
            .map(|i| Folder::new(&format!("{name}-{i}")))
            .collect();
        let mut servers = Vec::new();
        for folder in &folders {
            servers.push(server::run(house.shared(folder)).await.unwrap());
        }
        Three {
            servers,
            _folders: folders,
            house,
        }
    }

    /// A browser that goes to another server.
    fn at(&self, browser: &Browser, i: usize) -> Browser {
        let at = self.servers[i].address;
        Browser {
            at,
            origin: Some(format!("http://{at}")),
            ..browser.clone()
        }
    }

    async fn stop(self) {
        for server in self.servers {
            server.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_whichever_server_one_comes_to() {
    let three = Three::new("every-game").await;
    let anna = Browser::guest(three.servers[0].address, "Anna").await;
    let rules = json!({ "clock": { "live": { "bank": 1000, "increment": 5 } } });
    for (n, game) in games::NAMES.iter().enumerate() {
        let seats = games::about(game).unwrap().seats[0].max(2);
        let mut plan = vec![json!("me")];
        plan.resize(seats, json!({ "bot": "random" }));
        // Made at one, played at another, watched at a third.
        let table = three
            .at(&anna, n % 3)
            .table(game, json!(plan), rules.clone())
            .await;
        let mut socket = three.at(&anna, (n + 1) % 3).sit(&table).await;
        // It starts when Anna has it open.
        while socket.phase() != "playing" {
            socket.frame().await.unwrap();
        }
        let mut dice = Dice(n as u64);
        socket.play(&mut |n| dice.below(n), "anna").await;
        assert_eq!(socket.phase(), "over");
        let fresh = three.at(&anna, (n + 2) % 3).sit(&table).await;
        assert_eq!(socket.place["view"], fresh.place["view"], "{game}");
        let record = three
            .at(&anna, (n + 2) % 3)
            .get(&format!("/api/records/{table}"))
            .await
            .ok();
        assert_eq!(record["outcome"], fresh.joined["table"]["outcome"]);
    }
    three.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_different_servers_sit_at_one_table_and_meet_again() {
    let three = Three::new("meet").await;
    let mut anna = Browser::guest(three.servers[0].address, "Anna").await;
    let mut ben = Browser::guest(three.servers[1].address, "Ben").await;
    let table = anna.table("comets", json!(["me", "open"]), json!({})).await;
    let lobby = ben.get("/api/lobby").await.ok();
    assert_eq!(lobby["tables"][0]["id"], json!(table), "{lobby}");
    ben.post(&format!("/api/tables/{table}/join"), &json!({}))
        .await
        .ok();
    let (mut one, mut two) = (anna.sit(&table).await, ben.sit(&table).await);
    let (mut dice, mut other) = (Dice(1), Dice(2));
    let (mut first, mut second) = (|n: usize| dice.below(n), |n: usize| other.below(n));
    tokio::join!(one.play(&mut first, "anna"), two.play(&mut second, "ben"));
    assert_eq!((one.phase(), two.phase()), ("over", "over"));
    // The tables of a rematch and of an account are not in the path of a request.
    let again = anna
        .post(&format!("/api/tables/{table}/rematch"), &json!({}))
        .await
        .ok();
    let same = ben
        .post(&format!("/api/tables/{table}/rematch"), &json!({}))
        .await
        .ok();
    assert_eq!(again["table"], same["table"]);
    let next = again["table"].as_str().unwrap();
    let mut one = anna.sit(next).await;
    while one.phase() != "playing" {
        one.frame().await.unwrap();
    }
    // Who goes leaves the seats at tables of other servers; who is let in no more sees no more.
    let mut watching = three.at(&ben, 2).sit(next).await;
    ben.send("DELETE", "/api/me", "{}").await.ok();
    while one.joined["table"]["seats"][1]["stand_in"].is_null()
        && one.joined["table"]["seats"][0]["stand_in"].is_null()
    {
        one.frame().await.unwrap();
    }
    while watching.frame().await.is_some() {}
    three.stop().await;
}

/// Makes a move as soon as it is one's turn; the number of the decision that it answers.
pub(super) async fn move_on(socket: &mut Socket, id: &str) -> u64 {
    while socket.legal().is_empty() {
        socket.frame().await.unwrap();
    }
    let (number, legal) = (socket.number(), socket.legal()[0].clone());
    let done = socket.act(id, &legal).await;
    assert!(done.get("done").is_some(), "{done}");
    number
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_hands_its_tables_over() {
    let three = Three::new("hand-over").await;
    let mut anna = Browser::guest(three.servers[0].address, "Anna").await;
    let table = anna
        .table("comets", json!(["me", { "bot": "random" }]), json!({}))
        .await;
    let mut direct = anna.sit(&table).await;
    let mut passed = three.at(&anna, 1).sit(&table).await;
    let number = move_on(&mut passed, "one").await;
    let Three {
        mut servers,
        _folders,
        house,
    } = three;
    servers.remove(0).stop().await;
    // Both are told, by their sockets; whoever comes back finds everything at another server.
    while direct.frame().await.is_some() {}
    while passed.frame().await.is_some() {}
    let three = Three {
        servers,
        _folders,
        house,
    };
    let mut back = three.at(&anna, 1).sit(&table).await;
    assert_eq!(move_on(&mut back, "two").await, number + 1);
    let mut connection = three.house.connect().await;
    let dead: i64 = sqlx::query_scalar("SELECT count(*) FROM servers WHERE dead OR draining")
        .fetch_one(&mut connection)
        .await
        .unwrap();
    assert_eq!(dead, 0, "it has taken leave");
    three.stop().await;
}

/// The clock of a machine that is an hour ahead.
struct Ahead;

impl Source for Ahead {
    fn wall(&self) -> Duration {
        UNIX_EPOCH.elapsed().unwrap() + Duration::from_secs(3_600)
    }

    fn uptime(&self) -> Duration {
        static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
        BEGAN.elapsed()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_whose_clock_is_an_hour_off_goes_by_the_databases() {
    let house = House::new("hour").await;
    let folders: Vec<Folder> = (0..2).map(|i| Folder::new(&format!("hour-{i}"))).collect();
    let mut off = house.shared(&folders[0]);
    off.clock = Clock::new(Arc::new(Ahead));
    let ahead = server::run(off).await.unwrap();
    let other = server::run(house.shared(&folders[1])).await.unwrap();
    let mut anna = Browser::guest(ahead.address, "Anna").await;
    let rules = json!({ "clock": { "live": { "bank": 600, "increment": 0 } } });
    let seats = json!(["me", { "bot": "random" }]);
    let table = anna.table("comets", seats, rules).await;
    // A link that holds for some minutes is made by one and used at the other.
    let link = anna.post("/api/me/link", &json!({})).await.ok();
    let code = link["url"].as_str().unwrap().split('#').nth(1).unwrap();
    let mut phone = Browser::new(other.address);
    let entered = phone.post("/api/enter", &json!({ "code": code })).await;
    assert_eq!(entered.status, 200, "{link} {entered:?}");
    // The table goes from one to the other: nobody's flag has fallen.
    let mut socket = anna.sit(&table).await;
    while socket.phase() != "playing" {
        socket.frame().await.unwrap();
    }
    ahead.stop().await;
    let socket = phone.sit(&table).await;
    assert_eq!(socket.phase(), "playing");
    assert!(socket.joined["table"]["seats"][0]["stand_in"].is_null());
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_owner_that_is_alive_but_out_of_reach_is_said_in_words() {
    let three = Three::new("out-of-reach").await;
    let mut anna = Browser::guest(three.servers[0].address, "Anna").await;
    let table = anna.table("comets", json!(["me", "me"]), json!({})).await;
    // The owner is one whom nobody can reach, and that goes on saying that it is there.
    let mut connection = three.house.connect().await;
    for statement in [
        "INSERT INTO servers (id, address, build, format, beat, until) \
         VALUES ('far', '127.0.0.1:1', 'x', 1, clock_timestamp(), clock_timestamp() + interval '1 hour')",
        "UPDATE heads SET owner = 'far', epoch = epoch + 1",
    ] {
        sqlx::query(statement)
            .execute(&mut connection)
            .await
            .unwrap();
    }
    let beats = tokio::spawn(async move {
        loop {
            let beat = "UPDATE servers SET beat = clock_timestamp() WHERE id = 'far'";
            sqlx::query(beat).execute(&mut connection).await.unwrap();
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    let path = format!("/api/tables/{table}");
    let answer = three.at(&anna, 1).get(&path).await;
    assert_eq!(
        (answer.status, answer.code().as_str()),
        (503, "away"),
        "{answer:?}"
    );
    assert_eq!(answer.json()["message"]["id"], "server-out_of_reach");
    beats.abort();
    three.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_servers_say_to_one_another_is_for_nobody_else() {
    let three = Three::new("peers-only").await;
    let mut anna = Browser::guest(three.servers[0].address, "Anna").await;
    let table = anna.table("comets", json!(["me", "me"]), json!({})).await;
    let path = format!("/api/tables/{table}");
    let mut stranger = anna.clone();
    stranger.at = three.servers[0].peer().unwrap();
    assert_eq!(
        stranger.get(&path).await.status,
        404,
        "without the house's secret"
    );
    stranger.also.push(("x-orrery-house", "guessed".to_owned()));
    assert_eq!(stranger.get(&path).await.status, 404);
    let mut connection = three.house.connect().await;
    let secret: String = sqlx::query_scalar("SELECT secret FROM house")
        .fetch_one(&mut connection)
        .await
        .unwrap();
    stranger.also = vec![("x-orrery-house", secret)];
    assert_eq!(stranger.get(&path).await.status, 200);
    // One hop, and no further.
    let mut second = stranger.clone();
    second.at = three.servers[1].peer().unwrap();
    assert_eq!(second.get(&path).await.status, 421);
    let words: Value = second.get(&path).await.json();
    assert_eq!(words["message"]["id"], "server-moving");
    // Nobody says from where somebody else comes, but to a peer.
    let mut liar = three.at(&anna, 1);
    liar.also.push(("x-orrery-from", "192.0.2.1".to_owned()));
    assert_eq!(liar.get(&path).await.status, 200);
    three.stop().await;
}
