//! Anything at all, at the edges of the server: it answers, and goes on.

use crate::common::{Browser, Dice, Folder, Socket, serve, within};
use futures_util::SinkExt;
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_sent_over_a_socket_breaks_a_table() {
    let folder = Folder::new("fuzz-socket");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let mut dice = Dice(99);
    for game in games::NAMES {
        let seats = json!(["me", { "bot": "random" }]);
        let rules = json!({ "confirm_turn": dice.below(2) == 0 });
        let table = anna.table(game, seats, rules).await;
        let mut socket = anna.sit(&table).await;
        for n in 0..600 {
            let text = any_message(&mut dice, &socket, n);
            let sent = socket.stream.send(Message::text(text));
            within("a frame to leave", sent).await.unwrap();
            // Now and then what was shown is read, so that there is a list to choose from.
            if n % 20 == 0 {
                let id = format!("read-{n}");
                let ask = json!({ "log": { "from": 0, "to": 5 } });
                let answer = socket.ask(&id, &ask).await;
                assert!(answer.get("log").is_some(), "{game}: {answer}");
            }
        }
        let ask = json!({ "log": { "from": 0, "to": 5 } });
        let answer = socket.ask("last", &ask).await;
        assert!(answer.get("log").is_some(), "{game}: {answer}");
        let info = anna.get(&format!("/api/tables/{table}")).await.ok();
        assert_ne!(info["phase"], "frozen", "{game}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_sent_over_http_breaks_the_server() {
    let folder = Folder::new("fuzz-http");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let table = anna.table("comets", json!(["me", "open"]), json!({})).await;
    let mut dice = Dice(7);
    for _ in 0..400 {
        let mut browser = match dice.below(2) {
            0 => Browser::new(server.address),
            _ => anna.clone(),
        };
        let path = any_path(&mut dice, &table);
        let method = ["POST", "POST", "POST", "GET", "PATCH", "PUT"][dice.below(6)];
        let body = any_json(&mut dice, 4).to_string();
        let response = browser.send(method, &path, &body).await;
        let status = response.status;
        assert!(
            (200..500).contains(&status),
            "{method} {path} {body}: {response:?}"
        );
    }
    for n in 0..200 {
        garbage(server.address, &mut dice, n).await;
    }
    assert_eq!(anna.get("/healthz").await.body, "ok");
    server.stop().await;
}

/// Bytes that may look like a request for a while.
async fn garbage(at: SocketAddr, dice: &mut Dice, n: usize) {
    let words: [&[u8]; 12] = [
        b"GET ",
        b"POST ",
        b"/api/me",
        b"/api/tables/",
        b" HTTP/1.1\r\n",
        b"Host: x\r\n",
        b"Content-Length: 99999999999\r\n",
        b"Upgrade: websocket\r\n",
        b"Cookie: orrery=\r\n",
        b"Transfer-Encoding: chunked\r\n",
        b"\r\n",
        b"\xff\xfe\x00",
    ];
    let mut bytes = Vec::new();
    for _ in 0..dice.below(12) {
        bytes.extend_from_slice(words[dice.below(words.len())]);
    }
    bytes.extend((0..dice.below(20)).map(|_| dice.below(256) as u8));
    let mut stream = within("a connection", TcpStream::connect(at))
        .await
        .unwrap();
    let _ = within("bytes to leave", stream.write_all(&bytes)).await;
    let _ = stream.shutdown().await;
    let mut answer = Vec::new();
    let what = format!("the end of connection {n} after {bytes:?}");
    let _ = within(&what, stream.read_to_end(&mut answer)).await;
    assert!(!answer.starts_with(b"HTTP/1.1 5"), "{bytes:?}");
}

fn any_path(dice: &mut Dice, table: &str) -> String {
    let paths = [
        "guest",
        "claim",
        "login",
        "enter",
        "me/tokens",
        "me/tokens/x",
        "me/link",
        "tables",
        "records",
        "series",
        "series/x/next",
        "games/comets/check",
        "games/nothing/check",
        "tables/x/join",
        "tables/TABLE/join",
        "tables/TABLE/seat",
        "tables/TABLE/resign",
        "tables/TABLE?page=%00",
        "records/TABLE/moments/99999999999",
        "records/x/moments/0?as=",
        "records/TABLE/chart",
        "players/%F0%9F%92%A5",
        "games/%2e%2e/catalogue",
        "tables/TABLE/socket",
        "nothing",
    ];
    format!(
        "/api/{}",
        paths[dice.below(paths.len())].replace("TABLE", table)
    )
}

fn any_message(dice: &mut Dice, socket: &Socket, n: usize) -> String {
    match dice.below(3) {
        0 => any_json(dice, 4).to_string(),
        1 => {
            let ask = any_ask(dice, &socket.legal(), socket.number());
            json!({ "id": format!("f{n}"), "ask": ask }).to_string()
        }
        _ => {
            let ask = any_ask(dice, &[], 0);
            let mut text = json!({ "id": format!("f{n}"), "ask": ask }).to_string();
            let at = dice.below(text.len());
            if text.is_char_boundary(at) {
                text.truncate(at);
            }
            text
        }
    }
}

fn any_ask(dice: &mut Dice, legal: &[Value], number: u64) -> Value {
    let seat = [0, 0, 0, 1, 7, 255][dice.below(6)];
    let decision = [number, number, 0, 4_294_967_295][dice.below(4)];
    let action = match legal.get(dice.below(legal.len().max(1))) {
        Some(action) if dice.below(3) > 0 => action.clone(),
        _ => any_json(dice, 2),
    };
    match dice.below(14) {
        0..=2 => json!({ "act": { "seat": seat, "decision": decision, "actions": [action] } }),
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
