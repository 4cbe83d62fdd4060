//! Clients that mean no good.

use crate::common::{Browser, Dice, Folder, Response, config, serve};
use serde_json::{Value, json};
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
    assert_eq!(eve.get("/api/lobby").await.ok()["tables"], json!([]));
    assert_eq!(eve.get(&format!("/api/tables/{table}")).await.status, 404);
    assert_eq!(
        eve.get(&format!("/api/tables/{table}?key=wrong"))
            .await
            .status,
        404
    );
    assert_eq!(refused(eve.try_sit(table, "").await.err().unwrap()), 404);
    let join = format!("/api/tables/{table}/join");
    assert_eq!(eve.post(&join, &json!({})).await.status, 404);
    assert_eq!(eve.get(&format!("/api/records/{table}")).await.status, 404);
    let mut ben = Browser::guest(server.address, "Ben").await;
    ben.post(&join, &json!({ "key": key })).await.ok();
    ben.sit(table).await;
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
    config.limits.requests = (1, 40);
    config.limits.messages = (1.0, 20.0);
    config.limits.tables_per_account = 3;
    config.limits.sockets_per_address = 5;
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
        let _ = futures_util::SinkExt::send(&mut fast.stream, Message::text(text)).await;
    }
    while fast.frame().await.is_some() {}
    assert!(fast.closed, "forty messages at once");
    let mut large = sockets.pop().unwrap();
    let _ = futures_util::SinkExt::send(&mut large.stream, Message::text(huge)).await;
    while large.frame().await.is_some() {}
    assert!(large.closed, "a message of 100 KB");
    server.stop().await;
}

/// Whatever is sent, the server answers, and goes on.
#[tokio::test(flavor = "multi_thread")]
async fn no_input_makes_the_server_panic() {
    let folder = Folder::new("fuzz");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let table = anna
        .table(
            "comets",
            json!(["me", { "bot": "random" }]),
            json!({ "confirm_turn": true }),
        )
        .await;
    let mut socket = anna.sit(&table).await;
    let mut dice = Dice(99);
    for n in 0..3_000 {
        let text = match dice.below(3) {
            0 => any_json(&mut dice, 4).to_string(),
            1 => {
                let ask = any_ask(&mut dice, &socket.legal(), socket.number());
                json!({ "id": format!("f{n}"), "ask": ask }).to_string()
            }
            _ => {
                let ask = any_ask(&mut dice, &[], 0);
                let mut text = json!({ "id": format!("f{n}"), "ask": ask }).to_string();
                let at = dice.below(text.len());
                if text.is_char_boundary(at) {
                    text.truncate(at);
                }
                text
            }
        };
        futures_util::SinkExt::send(&mut socket.stream, Message::text(text))
            .await
            .unwrap();
    }
    let answer = socket
        .ask("last", &json!({ "log": { "from": 0, "to": 5 } }))
        .await;
    assert!(answer.get("log").is_some(), "{answer}");
    let paths = [
        "guest",
        "claim",
        "login",
        "enter",
        "me/tokens",
        "tables",
        "records",
        "series",
        "games/comets/check",
        "games/nothing/check",
        "tables/x/join",
    ];
    for _ in 0..400 {
        let path = paths[dice.below(paths.len())];
        let mut browser = if dice.below(2) == 0 {
            Browser::new(server.address)
        } else {
            anna.clone()
        };
        let body = any_json(&mut dice, 4).to_string();
        let response = browser.send("POST", &format!("/api/{path}"), &body).await;
        assert_ne!(response.status, 500, "{path}: {body}");
        assert_ne!(response.status, 0, "{path}: {body}");
    }
    let info = anna.get(&format!("/api/tables/{table}")).await.ok();
    assert_ne!(info["phase"], "frozen");
    server.stop().await;
}

fn any_ask(dice: &mut Dice, legal: &[Value], number: u64) -> Value {
    let seat = [0, 0, 0, 1, 7, 255][dice.below(6)];
    let decision = [number, number, 0, 4_294_967_295][dice.below(4)];
    let action = match legal.get(dice.below(legal.len().max(1))) {
        Some(action) if dice.below(3) > 0 => action.clone(),
        _ => any_json(dice, 2),
    };
    match dice.below(14) {
        0 | 1 | 2 => json!({ "act": { "seat": seat, "decision": decision, "actions": [action] } }),
        3 => {
            json!({ "act": { "seat": seat, "decision": decision, "actions": [action, action], "confirm": true } })
        }
        4 => json!({ "confirm": { "seat": seat, "decision": decision } }),
        5 => json!({ "undo": { "seat": seat, "decision": decision, "count": dice.below(5) } }),
        6 => json!({ "try": { "seat": seat, "actions": [action] } }),
        7 => json!({ "why": { "seat": seat, "action": action } }),
        8 => json!({ "log": { "from": decision, "to": dice.below(100) } }),
        9 => json!({ "past": { "moment": dice.below(100) } }),
        10 => json!({ "considered": { "seat": seat } }),
        11 => json!({ "ask_undo": { "seat": seat } }),
        12 => json!({ "answer_undo": { "seat": seat, "agree": true } }),
        _ => any_json(dice, 3),
    }
}

fn any_json(dice: &mut Dice, depth: usize) -> Value {
    let word = |dice: &mut Dice| {
        let words = [
            "id", "ask", "act", "seat", "name", "password", "game", "comets", "seats", "options",
            "bot", "me", "\u{202e}", "", "💥",
        ];
        words[dice.below(words.len())].to_owned()
    };
    match dice.below(if depth == 0 { 5 } else { 8 }) {
        0 => Value::Null,
        1 => json!(dice.below(2) == 0),
        2 => json!([0, -1, 1, 255, 256, i64::MAX, i64::MIN][dice.below(7)]),
        3 => json!(1e300),
        4 => json!(word(dice)),
        5 => Value::Array(
            (0..dice.below(4))
                .map(|_| any_json(dice, depth - 1))
                .collect(),
        ),
        _ => Value::Object(
            (0..dice.below(5))
                .map(|_| (word(dice), any_json(dice, depth - 1)))
                .collect(),
        ),
    }
}
