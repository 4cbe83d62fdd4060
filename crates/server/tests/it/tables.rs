//! Sitting down, talking, leaving, resigning, playing again.

use crate::common::{Browser, Dice, Folder, Socket, config, serve};
use serde_json::{Value, json};

async fn pair(at: std::net::SocketAddr, rules: Value) -> (Browser, Browser, String) {
    let mut anna = Browser::guest(at, "Anna").await;
    let mut ben = Browser::guest(at, "Ben").await;
    let table = anna.table("comets", json!(["me", "open"]), rules).await;
    ben.post(&format!("/api/tables/{table}/join"), &json!({}))
        .await
        .ok();
    (anna, ben, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_fills_seats_and_starts_and_open_seats_go_to_bots() {
    let folder = Folder::new("host");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let table = anna
        .table("comets", json!(["me", "open", "open"]), json!({}))
        .await;
    let lobby = anna.get("/api/lobby").await.ok();
    assert_eq!(lobby["tables"][0]["id"], table.as_str());
    let path = |deed: &str| format!("/api/tables/{table}/{deed}");
    anna.post(
        &path("seat"),
        &json!({ "seat": 1, "plan": { "bot": "random" } }),
    )
    .await
    .ok();
    let wrong = anna
        .post(
            &path("seat"),
            &json!({ "seat": 1, "plan": { "bot": "godlike" } }),
        )
        .await;
    assert_eq!(wrong.status, 400);
    anna.post(&path("start"), &json!({})).await.ok();
    let info = anna.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(info["phase"], "playing");
    let bot = table::answer::stand_in();
    assert_eq!(info["seats"][2]["holder"], json!({ "bot": bot }));
    assert_eq!(info["seed_sha256"].as_str().unwrap().len(), 64);
    let new = json!({ "game": "comets", "seats": ["me"], "options": {} });
    assert_eq!(
        anna.post("/api/tables", &new).await.status,
        400,
        "too few seats"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_leaver_is_replaced_by_a_bot_and_gets_the_seat_back() {
    let folder = Folder::new("leave");
    let server = serve(&folder).await;
    let (anna, mut ben, table) = pair(server.address, json!({})).await;
    let mut socket = anna.sit(&table).await;
    ben.post(&format!("/api/tables/{table}/leave"), &json!({}))
        .await
        .ok();
    socket
        .until(|frame| frame["table"]["seats"][1]["stand_in"] == "left")
        .await;
    // Anna answers; the bot answers for Ben, so the table goes on.
    let (asked, mut n) = (socket.number(), 0);
    while socket.number() < asked + 4 {
        if let Some(action) = socket.legal().first().cloned() {
            n += 1;
            socket.act(&format!("a{n}"), &action).await;
        } else {
            socket.frame().await.unwrap();
        }
    }
    // Opening the table is coming back: the first thing that is shown has the seat given back.
    let back = ben.sit(&table).await;
    let seat = &back.joined["table"]["seats"][1];
    assert!(seat.is_object() && seat["stand_in"].is_null(), "{seat}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_players_a_resignation_ends_the_game_and_a_rematch_has_the_same_seats() {
    let folder = Folder::new("resign");
    let server = serve(&folder).await;
    let (mut anna, mut ben, table) = pair(server.address, json!({})).await;
    let mut socket = anna.sit(&table).await;
    let path = |deed: &str| format!("/api/tables/{table}/{deed}");
    assert_eq!(
        ben.post(&path("rematch"), &json!({})).await.status,
        409,
        "not over"
    );
    ben.post(&path("resign"), &json!({})).await.ok();
    socket
        .until(|frame| frame["table"]["phase"] == "over")
        .await;
    let outcome = socket.joined["table"]["outcome"].clone();
    assert_eq!(outcome["ranks"], json!([1, 2]));
    assert_eq!(outcome["won"], json!([true, false]));
    let first = ben.post(&path("rematch"), &json!({})).await.ok();
    let second = anna.post(&path("rematch"), &json!({})).await.ok();
    assert_eq!(first["table"], second["table"]);
    let info = anna
        .get(&format!("/api/tables/{}", first["table"].as_str().unwrap()))
        .await
        .ok();
    assert_eq!(info["phase"], "playing");
    assert_eq!(info["seats"][0]["holder"]["player"]["name"], "Anna");
    let mine = anna.get("/api/my/tables").await.ok();
    assert_eq!(
        mine["tables"][0]["id"], first["table"],
        "what waits for me comes first"
    );
    assert_eq!(mine["tables"][0]["waits_for_me"], true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_are_heard_by_the_seats_after_the_end_and_the_muted_by_nobody() {
    let folder = Folder::new("chat");
    let server = serve(&folder).await;
    let (anna, mut ben, table) = pair(server.address, json!({})).await;
    let eve = Browser::guest(server.address, "Eve").await;
    let (mut a, mut b, mut e) = (
        anna.sit(&table).await,
        ben.sit(&table).await,
        eve.sit(&table).await,
    );
    e.ask("1", &json!({ "chat": { "text": "she has the nine" } }))
        .await;
    b.ask("2", &json!({ "chat": { "text": "good luck" } }))
        .await;
    let heard = a.until(|frame| frame.get("chat").is_some()).await;
    assert_eq!(
        heard["chat"]["text"], "good luck",
        "and not what the spectator said"
    );
    let ben_id = heard["chat"]["by"]["id"].clone();
    a.ask("3", &json!({ "mute": { "player": ben_id, "on": true } }))
        .await;
    b.ask("4", &json!({ "chat": { "text": "hello?" } })).await;
    let refused = b.ask("5", &json!({ "chat": { "text": "" } })).await;
    assert!(refused.get("refused").is_some());
    let lines = |socket: &Socket| -> Vec<String> {
        let chat = socket.joined["chat"].as_array().unwrap();
        chat.iter()
            .map(|line| line["text"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(
        lines(&anna.sit(&table).await),
        Vec::<String>::new(),
        "Ben is muted, Eve held back"
    );
    assert_eq!(
        lines(&eve.sit(&table).await),
        ["she has the nine", "good luck", "hello?"]
    );
    ben.post(&format!("/api/tables/{table}/resign"), &json!({}))
        .await
        .ok();
    assert_eq!(
        lines(&ben.sit(&table).await),
        ["she has the nine", "good luck", "hello?"]
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_undone_is_told_and_taken_back_over_the_socket() {
    let folder = Folder::new("undo");
    let server = serve(&folder).await;
    let (anna, ben, table) = pair(server.address, json!({})).await;
    let (mut a, b) = (anna.sit(&table).await, ben.sit(&table).await);
    let before = (a.place["view"].clone(), a.legal());
    let action = a.legal()[0].clone();
    a.act("play", &action).await;
    assert_eq!(a.place["undo"]["own"], 1);
    let undo = json!({ "undo": { "seat": 0, "decision": a.number(), "count": 1 } });
    assert!(a.ask("back", &undo).await.get("done").is_some());
    assert_eq!((a.place["view"].clone(), a.legal()), before);
    assert_eq!(a.place["undo"]["own"], 0);
    let again = a
        .ask(
            "more",
            &json!({ "undo": { "seat": 0, "decision": a.number(), "count": 1 } }),
        )
        .await;
    assert_eq!(again["refused"]["code"], "cannot_undo");
    drop(b);
    let frames = ben.sit(&table).await.frames.len();
    assert_eq!(frames, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn previews_hints_and_reasons_are_answered_and_write_nothing() {
    let folder = Folder::new("try");
    let server = serve(&folder).await;
    let (anna, _ben, table) = pair(server.address, json!({})).await;
    let mut a = anna.sit(&table).await;
    let (before, legal) = (a.place.clone(), a.legal());
    let tried = a
        .ask("t", &json!({ "try": { "seat": 0, "actions": [legal[0]] } }))
        .await;
    assert_eq!(tried["tried"]["played"], 1);
    assert!(tried["tried"]["place"]["view"].is_object(), "{tried}");
    let hint = a.ask("h", &json!({ "hint": { "seat": 0 } })).await;
    assert!(legal.contains(&hint["hint"]["action"]["action"]), "{hint}");
    let why = a
        .ask("w", &json!({ "why": { "seat": 0, "action": "done" } }))
        .await;
    assert!(why["why"]["refusal"]["words"]["id"].is_string(), "{why}");
    let considered = a.ask("c", &json!({ "considered": { "seat": 0 } })).await;
    assert!(
        considered["considered"]["actions"]
            .as_array()
            .unwrap()
            .len()
            >= legal.len()
    );
    let outline = a.ask("o", &json!({ "outline": { "on": true } })).await;
    assert!(outline.get("done").is_some() && a.place["outline"]["sections"].is_array());
    a.place.remove("outline");
    assert_eq!(a.place, before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_games_are_for_claimed_names_and_change_ratings() {
    let folder = Folder::new("rated");
    let server = serve(&folder).await;
    let new = json!({ "game": "comets", "seats": ["me", "open"], "rules": crate::rated::rules() });
    let mut anna = Browser::guest(server.address, "Anna").await;
    assert_eq!(anna.post("/api/tables", &new).await.status, 403, "a guest");
    anna.post(
        "/api/claim",
        &json!({ "name": "Anna", "password": "a long password" }),
    )
    .await
    .ok();
    let mut ben = Browser::guest(server.address, "Ben").await;
    let table = anna.post("/api/tables", &new).await.ok()["table"]
        .as_str()
        .unwrap()
        .to_owned();
    let join = format!("/api/tables/{table}/join");
    assert_eq!(ben.post(&join, &json!({})).await.status, 403, "a guest");
    ben.post(
        "/api/claim",
        &json!({ "name": "Ben", "password": "another password" }),
    )
    .await
    .ok();
    ben.post(&join, &json!({})).await.ok();
    let mut here = anna.sit(&table).await;
    let mut socket = ben.sit(&table).await;
    for socket in [&mut here, &mut socket] {
        crate::rated::answer(socket).await;
    }
    let hint = socket.ask("h", &json!({ "hint": { "seat": 1 } })).await;
    assert_eq!(
        hint["refused"]["code"], "forbidden",
        "no hints in rated games"
    );
    ben.post(&format!("/api/tables/{table}/resign"), &json!({}))
        .await
        .ok();
    let info = anna.get(&format!("/api/tables/{table}")).await.ok();
    assert!(info["rating_changes"][0].as_f64().unwrap() > 0.0, "{info}");
    let id = anna.get("/api/me").await.ok()["player"]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let page = ben.get(&format!("/api/players/{id}")).await.ok();
    assert_eq!(page["ratings"][0]["games"], 1);
    assert_eq!(page["results"][0]["rank"], 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_series_is_tables_in_a_row_with_the_same_seats() {
    let folder = Folder::new("series");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let first = json!({ "first": { "game": "comets", "seats": ["me", { "bot": "random" }] } });
    let page = anna.post("/api/series", &first).await.ok();
    let (id, table) = (
        page["id"].as_str().unwrap(),
        page["tables"][0]["table"].as_str().unwrap(),
    );
    let next = format!("/api/series/{id}/next");
    assert_eq!(
        anna.post(&next, &json!({})).await.status,
        409,
        "the first is not over"
    );
    let mut dice = Dice(3);
    anna.sit(table)
        .await
        .play(&mut |n| dice.below(n), "s")
        .await;
    anna.post(&next, &json!({})).await.ok();
    let page = anna.get(&format!("/api/series/{id}")).await.ok();
    assert_eq!(page["tables"].as_array().unwrap().len(), 2);
    assert!(page["tables"][0]["ranks"].is_array());
    assert_eq!(page["seats"][0]["player"]["name"], "Anna");
    assert_eq!(page["seats"][1]["bot"], "random", "bots have their column");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rival_without_a_seat_has_the_last_column_of_a_series() {
    let folder = Folder::new("astra");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let first = json!({ "first": { "game": "moon", "seats": ["me"] } });
    let page = anna.post("/api/series", &first).await.ok();
    let (id, table) = (&page["id"], &page["tables"][0]["table"]);
    let (id, table) = (id.as_str().unwrap(), table.as_str().unwrap());
    anna.post(&format!("/api/tables/{table}/resign"), &json!({}))
        .await
        .ok();
    let page = anna.get(&format!("/api/series/{id}")).await.ok();
    assert_eq!(page["rivals"].as_array().map(Vec::len), Some(1), "{page}");
    let one_more = |list: &Value| list.as_array().map(Vec::len) == Some(2);
    assert!(one_more(&page["tables"][0]["scores"]) && one_more(&page["stars"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_of_the_moon_leads_from_scenario_to_scenario() {
    let folder = Folder::new("campaign");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    // Whatever scenario is asked for, a campaign begins with the first.
    let first = json!({ "game": "moon", "seats": ["me", { "bot": "random" }], "options": { "scenario": 5 } });
    let page = anna
        .post("/api/series", &json!({ "first": first }))
        .await
        .ok();
    let id = page["id"].as_str().unwrap().to_owned();
    let (next, page) = (
        format!("/api/series/{id}/next"),
        format!("/api/series/{id}"),
    );
    for scenario in 1..=8 {
        let stands = anna.get(&page).await.ok();
        let tables = stands["tables"].as_array().unwrap();
        assert_eq!(tables.len(), scenario);
        let last = tables.last().unwrap();
        assert_eq!(last["options"]["scenario"], scenario);
        assert!(stands["winners"].is_null() && stands["next"].is_null());
        // Of two players a resignation ends the table: Anna ranks second.
        let table = last["table"].as_str().unwrap();
        anna.post(&format!("/api/tables/{table}/resign"), &json!({}))
            .await
            .ok();
        let stands = anna.get(&page).await.ok();
        let stars = &stands["tables"][scenario - 1]["stars"];
        assert!(stars[0].as_u64() < stars[1].as_u64(), "{stars}");
        let more = anna.post(&next, &json!({})).await;
        assert_eq!(more.status, if scenario < 8 { 200 } else { 409 });
    }
    let stands = anna.get(&page).await.ok();
    assert_eq!(stands["winners"], json!([1]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_table_leaves_memory_and_comes_back_as_it_was() {
    let folder = Folder::new("idle");
    let mut config = config(&folder);
    config.idle = std::time::Duration::from_millis(20);
    let server = server::run(config).await.unwrap();
    let (anna, _ben, table) = pair(server.address, json!({})).await;
    let before = anna.sit(&table).await.place;
    for _ in 0..500 {
        if server.hall.in_memory() == 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(server.hall.in_memory(), 0);
    assert_eq!(anna.sit(&table).await.place, before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_the_long_components_of_a_catalogue_one_can_be_had_alone() {
    let folder = Folder::new("whole");
    let server = serve(&folder).await;
    let mut anna = Browser::new(server.address);
    let all = anna.get("/api/games/moon/catalogue").await.ok();
    let one = anna.get("/api/games/moon/catalogue?whole=scenario_3").await;
    let one = one.ok();
    let entries = |list: &Value| list.as_array().expect("a list").clone();
    for (whole, part) in entries(&all).iter().zip(entries(&one)) {
        let id = whole["id"].as_str().unwrap_or_default();
        let left_out = id.starts_with("scenario_") && id != "scenario_3";
        assert_eq!(part["data"].is_null(), left_out, "{id}");
        assert_eq!(part["text"], whole["text"]);
        assert!(left_out || part == *whole, "{id}");
    }
    let unknown = "/api/games/moon/catalogue?whole=mission_1";
    assert_eq!(anna.get(unknown).await.status, 404);
    server.stop().await;
}
