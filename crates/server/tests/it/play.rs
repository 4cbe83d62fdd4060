//! Tables over real sockets.

use crate::common::{Browser, Dice, Folder, serve, within};
use serde_json::{Value, json};

/// Every registered game, with the fewest seats it can have.
fn games() -> Vec<(&'static str, usize)> {
    let games = games::NAMES.iter();
    games
        .map(|name| (*name, games::about(name).unwrap().seats[0].max(2)))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_every_game_to_its_end_against_bots() {
    let folder = Folder::new("person-and-bots");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    for (game, seats) in games() {
        let mut plan = vec![json!("me")];
        plan.resize(seats, json!({ "bot": "random" }));
        let table = anna.table(game, json!(plan), json!({})).await;
        let mut socket = anna.sit(&table).await;
        let mut dice = Dice(7);
        socket.play(&mut |n| dice.below(n), "anna").await;
        assert_eq!(socket.phase(), "over");
        let fresh = anna.sit(&table).await;
        for key in ["view", "standings", "decision", "undo"] {
            assert_eq!(socket.place[key], fresh.place[key], "{game}: {key}");
        }
        let outcome = &fresh.joined["table"]["outcome"];
        assert_eq!(outcome["ranks"].as_array().unwrap().len(), seats);
        let record = anna.get(&format!("/api/records/{table}/record.json")).await;
        let imported = anna.send("POST", "/api/records", &record.body).await.ok();
        let info = anna
            .get(&format!(
                "/api/records/{}",
                imported["record"].as_str().unwrap()
            ))
            .await
            .ok();
        assert_eq!(&info["outcome"], outcome);
        let last = info["moments"].as_u64().unwrap() - 1;
        let end = anna
            .get(&format!("/api/records/{table}/moments/{last}?as=0"))
            .await
            .ok();
        assert_eq!(
            end["place"]["view"], socket.place["view"],
            "{game}: the end of the record"
        );
        assert!(end["seat"].is_number() && !end["action"].is_null());
        let referee = format!("/api/records/{table}/moments/0?as=referee");
        let start = anna.get(&referee).await.ok();
        assert!(start["seat"].is_null() && start["action"].is_null());
        // A record that was tampered with is refused.
        let mut forged = record.json();
        let digests = forged["digests"].as_array_mut().unwrap();
        let last = digests.len() - 1;
        digests.swap(0, last);
        let refused = anna.post("/api/records", &forged).await;
        assert_eq!(refused.status, 400, "{game}: a forged record");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_put_together_from_updates_is_what_a_new_socket_is_shown() {
    let folder = Folder::new("updates");
    let server = serve(&folder).await;
    for (game, seats) in games() {
        let mut people = Vec::new();
        for i in 0..seats {
            people.push(Browser::guest(server.address, &format!("Player {i}")).await);
        }
        let mut plan = vec![json!("me")];
        plan.resize(seats, json!("open"));
        let table = people[0].table(game, json!(plan), json!({})).await;
        for person in &mut people[1..] {
            person
                .post(&format!("/api/tables/{table}/join"), &json!({}))
                .await
                .ok();
        }
        let spectator = Browser::new(server.address);
        let mut watch = spectator.sit(&table).await;
        let mut sockets = Vec::new();
        for person in &people {
            sockets.push(person.sit(&table).await);
        }
        let mut dice = Dice(11);
        for n in 0..60 {
            let mut acted = false;
            for at in 0..seats {
                // What others did may still be on its way: a fresh look has it all.
                sockets[at] = people[at].sit(&table).await;
                let legal = sockets[at].legal();
                if legal.is_empty() || dice.below(3) == 0 {
                    continue;
                }
                let action = legal[dice.below(legal.len())].clone();
                let answer = sockets[at].act(&format!("{n}-{at}"), &action).await;
                assert!(answer.get("done").is_some(), "{game}: {answer}");
                acted = true;
            }
            if !acted && sockets.iter().all(|socket| socket.legal().is_empty()) {
                break;
            }
        }
        // A request that is answered after all updates were sent.
        let _ = watch
            .ask("sync", &json!({ "log": { "from": 0, "to": 1 } }))
            .await;
        let fresh = spectator.sit(&table).await;
        for key in ["view", "asked", "deciders", "standings"] {
            assert_eq!(watch.place[key], fresh.place[key], "{game}: {key}");
        }
        let events = |socket: &crate::common::Socket| -> Vec<Value> {
            let list = socket.place["events"]["list"].as_array().unwrap();
            list.iter().rev().take(40).cloned().collect()
        };
        assert_eq!(events(&watch), events(&fresh), "{game}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_request_gets_the_first_answer_and_a_stale_one_the_new_view() {
    let folder = Folder::new("repeat");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let table = anna.table("comets", json!(["me", "me"]), json!({})).await;
    let mut socket = anna.sit(&table).await;
    socket.ask("show", &json!({ "show": { "seat": 0 } })).await;
    let (number, legal) = (socket.number(), socket.legal());
    let act = json!({ "act": { "seat": 0, "decision": number, "actions": [legal[0]] } });
    let first = socket.ask("one", &act).await;
    assert_eq!(first["done"]["decision"], number + 1);
    assert_eq!(
        socket.ask("one", &act).await,
        first,
        "the same id, the same answer"
    );
    assert_eq!(socket.number(), number + 1, "and nothing was played twice");
    let stale = socket.ask("two", &act).await;
    assert_eq!(stale["refused"]["code"], "stale");
    // The same over a new connection, and after a restart of the server.
    let mut again = anna.sit(&table).await;
    again.ask("show", &json!({ "show": { "seat": 0 } })).await;
    assert_eq!(again.ask("one", &act).await, first);
    server.stop().await;
    let server = serve(&folder).await;
    anna.at = server.address;
    anna.origin = Some(format!("http://{}", server.address));
    let mut again = anna.sit(&table).await;
    again.ask("show", &json!({ "show": { "seat": 0 } })).await;
    assert_eq!(again.ask("one", &act).await, first);
    assert_eq!(again.number(), number + 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_the_curtain_no_seat_is_shown() {
    let folder = Folder::new("curtain");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let table = anna.table("comets", json!(["me", "me"]), json!({})).await;
    let mut socket = anna.sit(&table).await;
    assert!(socket.joined["you"]["shown"].is_null());
    let spectator = Browser::new(server.address).sit(&table).await;
    assert_eq!(socket.place["view"], spectator.place["view"]);
    let refused = socket
        .ask("x", &json!({ "considered": { "seat": 1 } }))
        .await;
    assert_eq!(
        refused["refused"]["code"], "bad_seat",
        "a covered seat says nothing"
    );
    socket.ask("show", &json!({ "show": { "seat": 1 } })).await;
    assert_eq!(socket.seat(), 1);
    assert_ne!(socket.place["view"], spectator.place["view"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_says_goodbye_and_has_everything_on_disk() {
    let folder = Folder::new("goodbye");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let table = anna.table("comets", json!(["me", "me"]), json!({})).await;
    let mut socket = anna.sit(&table).await;
    socket.ask("show", &json!({ "show": { "seat": 0 } })).await;
    let action = socket.legal()[0].clone();
    // Sent, and the server told to stop before the answer is read.
    let act = json!({ "act": { "seat": 0, "decision": socket.number(), "actions": [action] } });
    socket.send("last", &act).await;
    let stopping = tokio::spawn(server.stop());
    let mut said = Vec::new();
    while let Some(frame) = socket.frame().await {
        said.push(frame);
    }
    within("the server to stop", stopping).await.unwrap();
    let goodbye = said.last().unwrap();
    assert_eq!(goodbye["closed"]["id"], "server-stopping", "{goodbye}");
    let answered = said.iter().any(|frame| frame["answer"]["id"] == "last");
    let server = serve(&folder).await;
    anna.at = server.address;
    anna.origin = Some(format!("http://{}", server.address));
    let mut again = anna.sit(&table).await;
    again.ask("show", &json!({ "show": { "seat": 0 } })).await;
    let answer = again.ask("last", &act).await;
    assert!(answer.get("done").is_some(), "{answer}");
    assert!(
        !answered || said.iter().any(|frame| frame["answer"]["answer"] == answer),
        "what was acknowledged is what is there"
    );
    server.stop().await;
}
