//! Playing again, over HTTP: nobody is seated who has not said yes.

use crate::common::{Browser, Folder, serve};
use crate::rated::path;
use serde_json::{Value, json};
use std::net::SocketAddr;

/// A private table of two that is over, as its rematch is asked for by its host.
async fn asked(at: SocketAddr) -> (Browser, Browser, String, Value) {
    let mut anna = Browser::guest(at, "Anna").await;
    let mut ben = Browser::guest(at, "Ben").await;
    let new = json!({ "game": "comets", "seats": ["me", "open"], "rules": { "public": false } });
    let made = anna.post("/api/tables", &new).await.ok();
    let (table, key) = (made["table"].as_str().unwrap(), key_of(&made));
    let join = json!({ "key": key });
    ben.post(&path(table, "join"), &join).await.ok();
    ben.post(&path(table, "resign"), &json!({})).await.ok();
    let again = anna.post(&path(table, "rematch"), &json!({})).await.ok();
    (anna, ben, table.to_owned(), again)
}

fn key_of(made: &Value) -> String {
    let link = made["link"].as_str().unwrap();
    link.split('#').nth(1).expect("a key").to_owned()
}

async fn info(browser: &mut Browser, table: &Value) -> Value {
    let table = table.as_str().unwrap();
    browser.get(&format!("/api/tables/{table}")).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_seats_who_asked_and_invites_the_rest() {
    let folder = Folder::new("invite");
    let server = serve(&folder).await;
    let (mut anna, mut ben, _, next) = asked(server.address).await;
    let stands = info(&mut anna, &next["table"]).await;
    assert_eq!(stands["phase"], "gathering", "Ben has not said yes");
    let holder = &stands["seats"][1]["holder"]["invited"];
    assert_eq!(holder["player"]["name"], "Ben");
    assert!(holder["until"].as_i64().unwrap() > stands["created"].as_i64().unwrap());
    let mine = ben.get("/api/my/tables").await.ok();
    let first = &mine["tables"][0];
    assert_eq!(
        (&first["id"], &first["waits_for_me"]),
        (&next["table"], &json!(true))
    );
    assert_eq!(
        info(&mut ben, &next["table"]).await["phase"],
        "gathering",
        "and he may look"
    );
    let join = path(next["table"].as_str().unwrap(), "join");
    ben.post(&join, &json!({})).await.ok();
    assert_eq!(info(&mut ben, &next["table"]).await["phase"], "playing");
    let mine = anna.get("/api/my/tables").await.ok();
    assert_eq!(mine["tables"][0]["id"], next["table"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_too_is_a_yes_and_a_private_rematch_has_its_key_in_its_link() {
    let folder = Folder::new("ask-too");
    let server = serve(&folder).await;
    let (mut anna, mut ben, table, next) = asked(server.address).await;
    let too = ben.post(&path(&table, "rematch"), &json!({})).await.ok();
    assert_eq!(too["table"], next["table"]);
    assert_eq!(info(&mut anna, &next["table"]).await["phase"], "playing");
    let address = format!("/api/tables/{}", next["table"].as_str().unwrap());
    let mut eve = Browser::guest(server.address, "Eve").await;
    assert_eq!(eve.get(&address).await.status, 404);
    for made in [&next, &too] {
        let seen = eve.get_with_key(&address, &key_of(made)).await;
        assert_eq!(seen.status, 200);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_no_opens_the_seat_and_an_invitation_counts_for_nobodys_tables() {
    let folder = Folder::new("decline");
    let server = serve(&folder).await;
    let (mut anna, mut ben, _, next) = asked(server.address).await;
    let me = ben.get("/api/me").await.ok();
    let ben_id = me["player"]["id"].as_str().unwrap();
    assert_eq!(server.hall.store.open_tables_of(ben_id).await.unwrap(), 0);
    let leave = path(next["table"].as_str().unwrap(), "leave");
    ben.post(&leave, &json!({})).await.ok();
    let stands = info(&mut anna, &next["table"]).await;
    assert_eq!(stands["seats"][1]["holder"], "open");
    let mine = ben.get("/api/my/tables").await.ok();
    let listed = mine["tables"].as_array().unwrap().iter();
    assert_eq!(listed.filter(|card| card["id"] == next["table"]).count(), 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_table_of_a_series_invites_too() {
    let folder = Folder::new("series-invite");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let mut ben = Browser::guest(server.address, "Ben").await;
    let first = json!({ "first": { "game": "comets", "seats": ["me", "open"] } });
    let page = anna.post("/api/series", &first).await.ok();
    let series = page["id"].as_str().unwrap();
    let table = page["tables"][0]["table"].as_str().unwrap();
    ben.post(&path(table, "join"), &json!({})).await.ok();
    anna.post(&path(table, "resign"), &json!({})).await.ok();
    let next = ben
        .post(&format!("/api/series/{series}/next"), &json!({}))
        .await
        .ok();
    let stands = info(&mut ben, &next["table"]).await;
    assert_eq!(stands["phase"], "gathering");
    assert_eq!(
        stands["seats"][0]["holder"]["invited"]["player"]["name"],
        "Anna"
    );
    assert_eq!(stands["host"]["name"], "Ben", "who asks makes the table");
    let join = path(next["table"].as_str().unwrap(), "join");
    anna.post(&join, &json!({})).await.ok();
    assert_eq!(info(&mut anna, &next["table"]).await["phase"], "playing");
    server.stop().await;
}
