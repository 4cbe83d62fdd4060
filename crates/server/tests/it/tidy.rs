//! Keeping house: what goes, what stays, and that a log goes only into a record that is the same.

use crate::common::{Browser, Dice, Folder, Socket, config};
use crate::postgres::House;
use serde_json::{Value, json};
use server::api::Moment;
use server::{Config, Running};
use std::time::UNIX_EPOCH;

macro_rules! on_every_engine {
    ($($name:ident)*) => {
        mod sqlite {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let folder = Folder::new(concat!("tidy-", stringify!($name)));
                suite::$name(config(&folder)).await;
            })*
        }

        mod postgres {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let house = House::new(concat!("tidy-", stringify!($name))).await;
                suite::$name(house.config()).await;
            })*
        }
    };
}

on_every_engine! {
    a_finished_log_goes_into_its_record_and_the_table_is_still_there
    a_log_that_gives_another_record_stays
    guests_and_tables_that_nobody_comes_back_to_go
}

const DAY: i64 = 86_400_000;

/// So many days from now.
fn in_days(days: i64) -> Moment {
    Moment(UNIX_EPOCH.elapsed().unwrap().as_millis() as i64 + days * DAY)
}

/// A table whose game is over, and everything that is seen of it.
async fn play(anna: &mut Browser) -> (String, Value) {
    let seats = json!(["me", { "bot": "random" }]);
    let table = anna.table("comets", seats, json!({})).await;
    let mut dice = Dice(5);
    let mut socket = anna.sit(&table).await;
    socket.play(&mut |n| dice.below(n), "move").await;
    let seen = shown(&anna.sit(&table).await);
    (table, seen)
}

fn shown(socket: &Socket) -> Value {
    let mut table = socket.joined["table"].clone();
    // Whether somebody is here is not kept.
    for seat in table["seats"].as_array_mut().unwrap() {
        seat["here"] = Value::Null;
    }
    json!({ "table": table, "view": socket.place["view"], "events": socket.place["events"] })
}

/// How many entries of the log are there, and how many there were.
async fn entries(server: &Running, table: &str) -> (usize, u32) {
    let kept = server.hall.store.kept(table).await.unwrap().unwrap();
    assert_eq!(kept.fault, None);
    (kept.log.len(), kept.head)
}

/// A server that has just begun: no table is in memory.
async fn begin(config: &Config, anna: &mut Browser) -> Running {
    let server = server::run(config.clone()).await.unwrap();
    anna.at = server.address;
    anna.origin = Some(format!("http://{}", server.address));
    server
}

mod suite {
    use super::*;

    pub(super) async fn a_finished_log_goes_into_its_record_and_the_table_is_still_there(
        config: Config,
    ) {
        let mut anna = Browser::new(([127, 0, 0, 1], 0).into());
        let server = begin(&config, &mut anna).await;
        let mut anna = Browser::guest(server.address, "Anna").await;
        let (table, seen) = play(&mut anna).await;
        let record = anna
            .get(&format!("/api/records/{table}/record.json"))
            .await
            .body;
        let again = anna
            .post(&format!("/api/tables/{table}/rematch"), &json!({}))
            .await;
        server.stop().await;
        let server = begin(&config, &mut anna).await;
        server.hall.tidy(in_days(29)).await.unwrap();
        let (before, head) = entries(&server, &table).await;
        assert_eq!(before, head as usize, "it is too early");
        server.hall.tidy(in_days(31)).await.unwrap();
        let (after, still) = entries(&server, &table).await;
        assert_eq!(still, head);
        assert!(after <= 1, "{after} of {before} entries are still there");
        let mut now = shown(&anna.sit(&table).await);
        if again.status == 200 {
            assert!(
                now["table"]["rematch"].is_string(),
                "the rematch is still known"
            );
            now["table"]["rematch"] = seen["table"]["rematch"].clone();
        }
        assert_eq!(now, seen);
        let body = anna
            .get(&format!("/api/records/{table}/record.json"))
            .await
            .body;
        assert_eq!(body, record);
        server.stop().await;
    }

    pub(super) async fn a_log_that_gives_another_record_stays(config: Config) {
        let server = server::run(config.clone()).await.unwrap();
        let mut anna = Browser::guest(server.address, "Anna").await;
        let (table, _) = play(&mut anna).await;
        let body = server.hall.store.finished(&table).await.unwrap().unwrap();
        server.stop().await;
        forge(&config, &table, &format!("{body} ")).await;
        let server = begin(&config, &mut anna).await;
        for _ in 0..2 {
            server.hall.tidy(in_days(31)).await.unwrap();
            let (there, head) = entries(&server, &table).await;
            assert_eq!(there, head as usize);
        }
        assert_eq!(anna.sit(&table).await.phase(), "over");
        server.stop().await;
    }

    pub(super) async fn guests_and_tables_that_nobody_comes_back_to_go(config: Config) {
        let server = server::run(config.clone()).await.unwrap();
        let mut anna = Browser::guest(server.address, "Anna").await;
        let mut ben = Browser::guest(server.address, "Ben").await;
        let id = ben.get("/api/me").await.ok()["player"]["id"].clone();
        let ben = id.as_str().unwrap();
        let seats = json!(["me", "open"]);
        let gathering = anna.table("comets", seats, json!({})).await;
        let (over, _) = play(&mut anna).await;
        let playing = anna.table("comets", json!(["me", "me"]), json!({})).await;
        server.stop().await;
        let server = begin(&config, &mut anna).await;
        let store = &server.hall.store;
        let there = async |table: &str| store.row(table).await.unwrap().is_some();
        server.hall.tidy(in_days(29)).await.unwrap();
        assert!(there(&gathering).await && there(&playing).await);
        assert!(store.account(ben).await.unwrap().is_some());
        server.hall.tidy(in_days(364)).await.unwrap();
        assert!(!there(&gathering).await && there(&playing).await);
        // Two years on every sign-in has ended, and Ben has played nowhere.
        server.hall.tidy(in_days(800)).await.unwrap();
        assert!(!there(&playing).await && there(&over).await);
        assert!(store.account(ben).await.unwrap().is_none());
        assert_eq!(anna.get("/api/me").await.ok()["player"], Value::Null);
        let left = store.kept(&playing).await.unwrap();
        assert_eq!(left, None);
        server.stop().await;
    }
}

/// Writes another record than the one that was kept, behind everybody's back.
async fn forge(config: &Config, table: &str, body: &str) {
    match &config.database {
        None => {
            let file = config.data.join("orrery.sqlite");
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
            let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
            let forge = sqlx::query("UPDATE finished SET body = ? WHERE table_id = ?");
            forge.bind(body).bind(table).execute(&pool).await.unwrap();
            pool.close().await;
        }
        Some(database) => {
            let name = database.to_string();
            let name = name.rsplit('/').next().unwrap();
            let url = crate::postgres::Cluster::shared().url(name);
            let pool = sqlx::PgPool::connect(&url).await.unwrap();
            let forge = sqlx::query("UPDATE finished SET body = $1 WHERE table_id = $2");
            forge.bind(body).bind(table).execute(&pool).await.unwrap();
            pool.close().await;
        }
    }
}
