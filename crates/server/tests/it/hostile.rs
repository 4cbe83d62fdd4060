//! Clients that mean no good.

use crate::common::{Browser, Folder, Response, Socket, config, serve, within};
use futures_util::SinkExt;
use serde_json::json;
use server::Rate;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::{Error, Message};

fn refused(error: Error) -> u16 {
    match error {
        Error::Http(response) => response.status().as_u16(),
        other => panic!("{other}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_foreign_page_can_neither_change_anything_nor_open_a_socket() {
    let folder = Folder::new("origin");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let table = anna.table("comets", json!(["me", "open"]), json!({})).await;
    for origin in [
        Some("https://evil.example"),
        Some("null"),
        Some("http://localhost:1"),
        None,
    ] {
        let mut evil = Browser {
            origin: origin.map(str::to_owned),
            ..anna.clone()
        };
        let left = evil
            .post(&format!("/api/tables/{table}/leave"), &json!({}))
            .await;
        assert_eq!(
            (left.status, left.code().as_str()),
            (403, "foreign_origin"),
            "{origin:?}"
        );
        let socket = evil.try_sit(&table, "").await.err().expect("no socket");
        assert_eq!(refused(socket), 403);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_not_there_for_whoever_has_no_key() {
    let folder = Folder::new("private");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let mut eve = Browser::guest(server.address, "Eve").await;
    let new = json!({ "game": "comets", "seats": ["me", "open"], "rules": { "public": false } });
    let made = anna.post("/api/tables", &new).await.ok();
    let (table, link) = (
        made["table"].as_str().unwrap(),
        made["link"].as_str().unwrap(),
    );
    let key = link.split('#').nth(1).unwrap();
    let path = format!("/api/tables/{table}");
    assert_eq!(eve.get("/api/lobby").await.ok()["tables"], json!([]));
    assert_eq!(eve.get(&path).await.status, 404);
    assert_eq!(eve.get_with_key(&path, "wrong").await.status, 404);
    let mut socket = eve.connect(table).await.unwrap();
    socket.hello("wrong").await;
    let closed = socket.frame().await.unwrap();
    assert_eq!(closed["closed"]["id"], "server-not_found");
    assert!(socket.frame().await.is_none());
    let join = format!("{path}/join");
    assert_eq!(eve.post(&join, &json!({})).await.status, 404);
    assert_eq!(eve.get(&format!("/api/records/{table}")).await.status, 404);
    assert_eq!(eve.get_with_key(&path, key).await.status, 200);
    eve.try_sit(table, key).await.unwrap();
    let mut ben = Browser::guest(server.address, "Ben").await;
    ben.post(&join, &json!({ "key": key })).await.ok();
    ben.sit(table).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_is_taken_from_no_address() {
    let folder = Folder::new("addresses");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let new = json!({ "game": "comets", "seats": ["me", { "bot": "random" }], "rules": { "public": false } });
    let made = anna.post("/api/tables", &new).await.ok();
    let table = made["table"].as_str().unwrap();
    let key = made["link"].as_str().unwrap().split('#').nth(1).unwrap();
    anna.sit(table).await.play(&mut |_| 0, "anna").await;
    let mut eve = Browser::guest(server.address, "Eve").await;
    for path in [
        "tables/T",
        "records/T",
        "records/T/record.json",
        "records/T/moments/0",
        "records/T/chart",
    ] {
        let path = format!("/api/{}", path.replace('T', table));
        assert_eq!(
            eve.get(&format!("{path}?key={key}")).await.status,
            404,
            "{path}"
        );
        assert_eq!(eve.get_with_key(&path, key).await.status, 200, "{path}");
    }
    let rematch = anna
        .post(&format!("/api/tables/{table}/rematch"), &json!({}))
        .await
        .ok();
    let next = rematch["table"].as_str().unwrap();
    let key = rematch["link"].as_str().unwrap().split('#').nth(1);
    let key = key.expect("a private rematch's link carries its key");
    assert_eq!(
        eve.get_with_key(&format!("/api/tables/{next}"), key)
            .await
            .status,
        200
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_opens_a_socket_says_hello_in_time() {
    let folder = Folder::new("hello");
    let mut config = config(&folder);
    config.limits.hello_within = Duration::from_millis(200);
    let server = server::run(config).await.unwrap();
    let mut anna = Browser::guest(server.address, "Anna").await;
    let table = anna.table("comets", json!(["me", "open"]), json!({})).await;
    for (first, why) in [
        (None, "server-too_slow"),
        (Some("hello"), "server-bad_json"),
        (
            Some("{\"id\":\"1\",\"ask\":{\"outline\":{\"on\":true}}}"),
            "server-bad_request",
        ),
    ] {
        let mut socket = anna.connect(&table).await.unwrap();
        if let Some(first) = first {
            socket.stream.send(Message::text(first)).await.unwrap();
        }
        assert_eq!(socket.frame().await.unwrap()["closed"]["id"], why);
        assert!(socket.frame().await.is_none());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_anothers_seat_or_reads_a_running_game() {
    let folder = Folder::new("seats");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let mut ben = Browser::guest(server.address, "Ben").await;
    let mut eve = Browser::guest(server.address, "Eve").await;
    let table = anna.table("comets", json!(["me", "open"]), json!({})).await;
    ben.post(&format!("/api/tables/{table}/join"), &json!({}))
        .await
        .ok();
    let own = anna.sit(&table).await;
    let action = own.legal()[0].clone();
    let asks = [
        json!({ "act": { "seat": 0, "decision": own.number(), "actions": [action] } }),
        json!({ "try": { "seat": 0, "actions": [action] } }),
        json!({ "considered": { "seat": 0 } }),
        json!({ "why": { "seat": 0, "action": action } }),
        json!({ "hint": { "seat": 0 } }),
        json!({ "undo": { "seat": 0, "decision": own.number(), "count": 1 } }),
        json!({ "confirm": { "seat": 0, "decision": own.number() } }),
        json!({ "ask_undo": { "seat": 0 } }),
        json!({ "show": { "seat": 0 } }),
        json!({ "show": { "seat": 200 } }),
    ];
    for browser in [&ben, &eve, &Browser::new(server.address)] {
        let mut socket = browser.sit(&table).await;
        for (n, ask) in asks.iter().enumerate() {
            let answer = socket.ask(&format!("evil-{n}"), ask).await;
            assert_eq!(answer["refused"]["code"], "bad_seat", "{ask}: {answer}");
        }
    }
    for path in [
        "",
        "/record.json",
        "/moments/0?as=referee",
        "/moments/0?as=0",
        "/chart",
    ] {
        let read = eve.get(&format!("/api/records/{table}{path}")).await;
        assert_eq!(
            (read.status, read.code().as_str()),
            (409, "not_now"),
            "{path}"
        );
    }
    for deed in ["start", "close", "resign", "leave", "back", "rematch"] {
        let done = eve
            .post(&format!("/api/tables/{table}/{deed}"), &json!({}))
            .await;
        assert!(done.status >= 400, "{deed}: {done:?}");
    }
    let mut liar = Browser {
        cookie: Some("orrery=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa".into()),
        ..Browser::new(server.address)
    };
    assert_eq!(liar.get("/api/my/tables").await.status, 401);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_security_headers() {
    let folder = Folder::new("headers");
    let server = serve(&folder).await;
    let mut anna = Browser::new(server.address);
    for path in [
        "/",
        "/api/games",
        "/api/nothing",
        "/tables/x",
        "/healthz",
        "/../etc/passwd",
    ] {
        let response = anna.get(path).await;
        for header in [
            "content-security-policy",
            "x-content-type-options",
            "referrer-policy",
            "x-frame-options",
        ] {
            assert!(response.header(header).is_some(), "{path}: {header}");
        }
    }
    assert_eq!(anna.get("/healthz").await.body, "ok");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sizes_rates_and_numbers_are_bounded() {
    let folder = Folder::new("bounds");
    let mut config = config(&folder);
    config.limits.requests = Rate::per_second(1, 40);
    config.limits.messages = Rate::per_second(1, 20);
    config.limits.tables_per_account = 3;
    config.limits.sockets_per_account = 5;
    let server = server::run(config).await.unwrap();
    let mut anna = Browser::guest(server.address, "Anna").await;
    let new = json!({ "game": "comets", "seats": ["me", { "bot": "random" }] });
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(
            anna.post("/api/tables", &new).await.ok()["table"]
                .as_str()
                .unwrap()
                .to_owned(),
        );
    }
    assert_eq!(
        anna.post("/api/tables", &new).await.code(),
        "too_much",
        "a fourth table"
    );
    let mut sockets = Vec::new();
    for _ in 0..5 {
        sockets.push(anna.sit(&tables[0]).await);
    }
    assert_eq!(
        refused(anna.try_sit(&tables[0], "").await.err().unwrap()),
        429,
        "a sixth socket"
    );
    let huge = "x".repeat(100 * 1024);
    let big: Response = anna
        .send("POST", "/api/guest", &json!({ "name": huge }).to_string())
        .await;
    assert!(big.status == 413 || big.status == 429, "{}", big.status);
    let mut last = 200;
    for _ in 0..60 {
        last = anna.get("/api/games").await.status;
    }
    assert_eq!(last, 429, "sixty requests at once");
    let mut fast = sockets.pop().unwrap();
    for n in 0..40 {
        let text =
            json!({ "id": format!("{n}"), "ask": { "log": { "from": 0, "to": 1 } } }).to_string();
        let _ = fast.stream.send(Message::text(text)).await;
    }
    while fast.frame().await.is_some() {}
    assert!(fast.closed, "forty messages at once");
    let mut large = sockets.pop().unwrap();
    let _ = large.stream.send(Message::text(huge)).await;
    while large.frame().await.is_some() {}
    assert!(large.closed, "a message of 100 KB");
    server.stop().await;
}

/// Sends many questions with long answers and reads none of them.
async fn stall(mut socket: Socket) -> Socket {
    for n in 0..4_000 {
        let ask = json!({ "id": format!("s{n}"), "ask": { "considered": { "seat": 0 } } });
        let sent = socket.stream.send(Message::text(ask.to_string()));
        // Once nobody takes it any more, it is stalled in both directions.
        if tokio::time::timeout(Duration::from_secs(1), sent)
            .await
            .is_err()
        {
            break;
        }
    }
    socket
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_stalls_holds_nobody_up() {
    let folder = Folder::new("stall");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let mut ben = Browser::guest(server.address, "Ben").await;
    let table = anna.table("race", json!(["me", "open"]), json!({})).await;
    ben.post(&format!("/api/tables/{table}/join"), &json!({}))
        .await
        .ok();
    let stalled = within("a stalled reader", stall(anna.sit(&table).await)).await;
    let mut other = ben.sit(&table).await;
    let mut longest = Duration::ZERO;
    for n in 0..50 {
        let asked = Instant::now();
        let answer = other
            .ask(&format!("o{n}"), &json!({ "considered": { "seat": 1 } }))
            .await;
        assert!(answer.get("considered").is_some(), "{answer}");
        longest = longest.max(asked.elapsed());
    }
    assert!(longest < Duration::from_secs(5), "waited {longest:?}");
    drop(stalled);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn thirty_people_behind_one_address_play_at_once() {
    let folder = Folder::new("thirty");
    let mut config = config(&folder);
    config.limits = server::Limits::default();
    let server = server::run(config).await.unwrap();
    let at = server.address;
    let pair = |n: usize| async move {
        let mut anna = Browser::guest(at, &format!("Anna {n}")).await;
        let mut ben = Browser::guest(at, &format!("Ben {n}")).await;
        let table = anna.table("comets", json!(["me", "open"]), json!({})).await;
        ben.post(&format!("/api/tables/{table}/join"), &json!({}))
            .await
            .ok();
        let mut sockets = [anna.sit(&table).await, ben.sit(&table).await];
        for (i, socket) in sockets.iter_mut().enumerate() {
            let action = socket.legal()[0].clone();
            let answer = socket.act(&format!("{n}-{i}"), &action).await;
            assert!(answer.get("done").is_some(), "{answer}");
        }
        sockets
    };
    let pairs: Vec<_> = (0..15).map(|n| tokio::spawn(pair(n))).collect();
    let mut open = Vec::new();
    for pair in pairs {
        open.push(within("a pair to play", pair).await.unwrap());
    }
    assert_eq!(open.len(), 15);
    server.stop().await;
}
