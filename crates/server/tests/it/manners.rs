//! What holds at every table, whichever game is played: giving up, hints, one's own past.

use crate::child::Process;
use crate::common::{Browser, Dice, Folder, serve};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn of_three_who_resigns_is_played_on_by_a_bot_and_ranks_last() {
    let folder = Folder::new("resign-3");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let mut ben = Browser::guest(server.address, "Ben").await;
    let seats = json!(["me", "open", { "bot": "random" }]);
    let table = anna.table("comets", seats, json!({})).await;
    ben.post(&format!("/api/tables/{table}/join"), &json!({}))
        .await
        .ok();
    let mut socket = ben.sit(&table).await;
    anna.post(&format!("/api/tables/{table}/resign"), &json!({}))
        .await
        .ok();
    let again = anna
        .post(&format!("/api/tables/{table}/resign"), &json!({}))
        .await;
    assert_eq!(again.status, 409, "once");
    let mut dice = Dice(11);
    socket.play(&mut |n| dice.below(n), "ben").await;
    let seat = &socket.joined["table"]["seats"][0];
    assert_eq!(seat["stand_in"], "resigned", "a bot played on");
    let outcome = &socket.joined["table"]["outcome"];
    assert_eq!(
        (&outcome["ranks"][0], &outcome["won"][0]),
        (&json!(3), &json!(false))
    );
    let others: Vec<&Value> = vec![&outcome["ranks"][1], &outcome["ranks"][2]];
    assert!(others.contains(&&json!(1)), "{outcome}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_gives_hints_unless_the_table_says_no_or_is_rated() {
    let folder = Folder::new("hints");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    anna.post(
        "/api/claim",
        &json!({ "name": "Anna", "password": "a long password" }),
    )
    .await
    .ok();
    for game in games::NAMES {
        let seats = games::about(game).unwrap().seats[0].max(2);
        let mut plan = vec![json!("me")];
        plan.resize(seats, json!({ "bot": "random" }));
        let table = anna.table(game, json!(plan), json!({})).await;
        let mut socket = anna.sit(&table).await;
        while socket.legal().is_empty() {
            socket.frame().await.unwrap();
        }
        let hint = socket.ask("hint", &json!({ "hint": { "seat": 0 } })).await;
        let action = &hint["hint"]["action"]["action"];
        assert!(socket.legal().contains(action), "{game}: {hint}");
    }
    for (seats, rules) in [
        (
            json!(["me", { "bot": "random" }]),
            json!({ "hints": false }),
        ),
        (json!(["me", "open"]), crate::rated::rules()),
    ] {
        let table = anna.table("comets", seats, rules.clone()).await;
        let mut socket = anna.sit(&table).await;
        assert_eq!(socket.joined["you"]["hints"], false);
        let hint = socket.ask("hint", &json!({ "hint": { "seat": 0 } })).await;
        assert_eq!(hint["refused"]["code"], "forbidden", "{rules}: {hint}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_running_game_the_past_is_what_the_viewer_saw_then() {
    let folder = Folder::new("past");
    let server = serve(&folder).await;
    let anna = Browser::guest(server.address, "Anna").await;
    let mut all = 0;
    for game in games::NAMES {
        let seats = games::about(game).unwrap().seats[0].max(2);
        let mut plan = vec![json!("me")];
        plan.resize(seats, json!({ "bot": "random" }));
        let table = anna.clone().table(game, json!(plan), json!({})).await;
        let mut socket = anna.sit(&table).await;
        let mut seen = vec![socket.place["view"].clone()];
        let mut dice = Dice(5);
        for n in 0..12 {
            while socket.legal().is_empty() && socket.phase() == "playing" {
                socket.frame().await.unwrap();
                seen.push(socket.place["view"].clone());
            }
            let legal = socket.legal();
            if legal.is_empty() {
                break;
            }
            let act = json!({ "act": { "seat": 0, "decision": socket.number(),
                "actions": [legal[dice.below(legal.len())]] } });
            socket.send(&format!("{n}"), &act).await;
            while socket.frame().await.unwrap().get("answer").is_none() {
                seen.push(socket.place["view"].clone());
            }
        }
        let mut past = Vec::new();
        loop {
            let ask = json!({ "past": { "moment": past.len() } });
            let answer = socket.ask(&format!("past-{}", past.len()), &ask).await;
            match answer.get("past") {
                Some(found) => past.push(found["place"]["view"].clone()),
                None => break,
            }
            // Ten of these count for a hundred messages.
            if past.len() == 8 {
                break;
            }
        }
        seen.dedup();
        assert!(past.len() > 3, "{game}: {} moments", past.len());
        // An answer of a bot comes whole, so there may be moments that the viewer did not see.
        let (mut from, mut known) = (0, 0);
        for view in &seen {
            let Some(at) = past[from..].iter().position(|past| past == view) else {
                break;
            };
            (from, known) = (from + at + 1, known + 1);
        }
        // What bots did by themselves may fill most of these moments in one game, but not in all.
        assert!(known > 1, "{game}: {known} of {} were shown so", past.len());
        all += known;
    }
    assert!(all > 2 * games::NAMES.len(), "{all} were shown so");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leafing_through_a_record_plays_it_once() {
    let folder = Folder::new("leafing");
    let process = Process::start(&folder.path);
    let mut anna = Browser::guest(process.at, "Anna").await;
    let table = anna
        .table(
            "comets",
            json!(["me", { "bot": "random" }]),
            json!({ "public": false }),
        )
        .await;
    anna.sit(&table).await.play(&mut |_| 0, "anna").await;
    let record = format!("/api/records/{table}");
    let info = anna.get(&record).await.ok();
    for moment in 0..info["moments"].as_u64().unwrap().min(12) {
        anna.get(&format!("{record}/moments/{moment}?as=0"))
            .await
            .ok();
    }
    let mut eve = Browser::guest(process.at, "Eve").await;
    assert_eq!(
        eve.get(&record).await.status,
        404,
        "who may look is asked each time"
    );
    let metrics = process.metrics().await;
    let replayed = metrics
        .lines()
        .find(|line| line.starts_with("orrery_records_replayed"));
    assert_eq!(replayed, Some("orrery_records_replayed 1"));
}
