//! Talk at the table.

use crate::common::{Browser, Folder, serve};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_id_is_said_once() {
    let folder = Folder::new("once");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let table = anna.table("comets", json!(["me", "open"]), json!({})).await;
    let hello = json!({ "chat": { "text": "hello" } });
    for _ in 0..2 {
        // Also over another socket, as after a broken connection.
        let mut socket = anna.sit(&table).await;
        for _ in 0..2 {
            assert!(socket.ask("same", &hello).await.get("done").is_some());
        }
    }
    let again = anna.sit(&table).await;
    assert_eq!(again.joined["chat"].as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_take_no_room_from_those_who_play_and_write_nothing_into_the_log() {
    let folder = Folder::new("talk");
    let server = serve(&folder).await;
    let at = server.address;
    let mut anna = Browser::guest(at, "Anna").await;
    let table = anna.table("comets", json!(["me", "open"]), json!({})).await;
    let mut said = 0;
    for n in 0..3 {
        let eve = Browser::guest(at, &format!("Eve {n}")).await;
        let mut socket = eve.sit(&table).await;
        let mute = json!({ "mute": { "player": "x", "on": true } });
        assert!(socket.ask("mute", &mute).await.get("done").is_some());
        for i in 0..501 {
            let ask = json!({ "chat": { "text": "blah" } });
            let answer = socket.ask(&format!("{i}"), &ask).await;
            match answer.get("done") {
                Some(_) => said += 1,
                None => assert_eq!(answer["refused"]["code"], "too_much"),
            }
        }
    }
    assert_eq!(said, 1000, "500 each, 1,000 together");
    let mut own = anna.sit(&table).await;
    let answer = own.ask("1", &json!({ "chat": { "text": "hello" } })).await;
    assert!(answer.get("done").is_some(), "{answer}");
    let kept = server.hall.store.kept(&table).await.unwrap().unwrap();
    assert_eq!(kept.head, 0, "nothing is in the log");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_muted_stays_muted_at_every_table_until_heard_again() {
    let folder = Folder::new("mute");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let mut ben = Browser::guest(server.address, "Ben").await;
    let ben_id = ben.get("/api/me").await.ok()["player"]["id"].clone();
    let first = anna.table("comets", json!(["me", "open"]), json!({})).await;
    let second = anna.table("comets", json!(["me", "open"]), json!({})).await;
    let mut there = ben.sit(&second).await;
    there
        .ask("1", &json!({ "chat": { "text": "hello" } }))
        .await;
    let mut socket = anna.sit(&first).await;
    for (on, heard) in [(true, 0), (false, 1)] {
        let mute = json!({ "mute": { "player": ben_id, "on": on } });
        socket.ask(&format!("{on}"), &mute).await;
        let other = anna.sit(&second).await;
        assert_eq!(other.joined["chat"].as_array().unwrap().len(), heard);
    }
    server.stop().await;
}
