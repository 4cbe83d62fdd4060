//! Nobody cheats by taking back: act, see what the others answer, take back, act differently.

use crate::common::{Browser, Folder, Socket, serve};
use serde_json::{Value, json};
use server::Running;
use table::{Machine, Noted, Setup, Table};
use tabletop::Seat;

/// Games in which seats answer one after another, and one in which they answer together.
const GAMES: [&str; 3] = ["mars", "comets", "planet"];

/// The table as its log says.
async fn read(server: &Running, id: &str) -> Table {
    let kept = server.hall.store.kept(id).await.unwrap().unwrap();
    let setup: Setup = serde_json::from_str(&kept.setup).unwrap();
    let read = Machine::read(id.to_owned(), setup, &kept.log);
    assert_eq!(read.fault, None);
    read.machine.table().clone()
}

/// Whether a bot has answered in a later step than the last in which the person at seat 0 has.
fn is_answered(table: &Table) -> bool {
    let moves = table.game.as_ref().unwrap().moves();
    let is_own = |i: &usize| moves[*i].seat == Seat(0) && !table.moves[*i].bot;
    let Some(own) = (0..moves.len()).rfind(is_own) else {
        return false;
    };
    moves[own..]
        .iter()
        .any(|later| later.step > moves[own].step && later.seat != Seat(0))
}

/// Waits until something is asked again, so that the others have answered.
async fn asked(socket: &mut Socket) -> bool {
    while socket.legal().is_empty() && socket.phase() == "playing" {
        socket.frame().await.expect("the table goes on");
    }
    socket.phase() == "playing"
}

/// What comes of taking back, once it is about how the table stands.
async fn take_back(socket: &mut Socket, id: &str, count: u32) -> Value {
    for n in 0.. {
        let undo = json!({ "undo": { "seat": 0, "decision": socket.number(), "count": count } });
        let answer = socket.ask(&format!("{id}-{n}"), &undo).await;
        if answer["refused"]["code"] != "stale" {
            return answer;
        }
    }
    Value::Null
}

/// Plays, and tries to take back whatever a bot has answered; how often that was tried.
async fn attack(server: &Running, table: &str, socket: &mut Socket) -> usize {
    let mut tried = 0;
    for n in 0..60 {
        if !asked(socket).await {
            break;
        }
        let action = socket.legal()[n % socket.legal().len()].clone();
        let answer = socket.act(&format!("act-{n}"), &action).await;
        assert!(answer.get("done").is_some(), "{answer}");
        if !asked(socket).await {
            break;
        }
        let before = read(server, table).await;
        if !is_answered(&before) {
            continue;
        }
        tried += 1;
        // It is told what can be taken back; what is on disk may be told a moment later.
        while socket.place["undo"]["own"] != 0 {
            socket.frame().await.expect("the table goes on");
        }
        assert_eq!(socket.place["undo"]["ask"], false);
        let refused = take_back(socket, &format!("undo-{n}"), 1).await;
        assert_eq!(refused["refused"]["code"], "cannot_undo", "{refused}");
        let ask = json!({ "ask_undo": { "seat": 0 } });
        let refused = socket.ask(&format!("ask-{n}"), &ask).await;
        assert_eq!(refused["refused"]["code"], "cannot_undo", "{refused}");
        let after = read(server, table).await;
        let stands = |noted: &Noted| after.moves.iter().any(|m| m.number == noted.number);
        assert!(before.moves.iter().all(stands), "something went back");
    }
    tried
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_fair_table_nobody_reads_a_bots_answer_by_taking_back() {
    let folder = Folder::new("fair-bots");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let mut tried = 0;
    for game in GAMES {
        let seats = json!(["me", { "bot": "random" }]);
        let table = anna
            .table(game, seats, json!({ "take_back": "fair" }))
            .await;
        let mut socket = anna.sit(&table).await;
        assert_eq!(socket.joined["table"]["take_back"], "fair");
        tried += attack(&server, &table, &mut socket).await;
    }
    assert!(tried > 10, "only {tried} answers were to be read");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_that_of_a_stand_in() {
    let folder = Folder::new("fair-left");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let mut ben = Browser::guest(server.address, "Ben").await;
    let mut tried = 0;
    for game in GAMES {
        let table = anna.table(game, json!(["me", "open"]), json!({})).await;
        let post = |what: &str| format!("/api/tables/{table}/{what}");
        ben.post(&post("join"), &json!({})).await.ok();
        ben.post(&post("leave"), &json!({})).await.ok();
        let mut socket = anna.sit(&table).await;
        assert_eq!(socket.joined["table"]["take_back"], "fair");
        tried += attack(&server, &table, &mut socket).await;
    }
    assert!(tried > 10, "only {tried} answers were to be read");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_alone_at_the_table_agrees_with_nobody() {
    let folder = Folder::new("fair-alone");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let table = anna
        .table("comets", json!(["me", "open", "open"]), json!({}))
        .await;
    let mut others = Vec::new();
    for name in ["Ben", "Cleo"] {
        let mut other = Browser::guest(server.address, name).await;
        let join = format!("/api/tables/{table}/join");
        other.post(&join, &json!({})).await.ok();
        others.push(other);
    }
    let mut socket = anna.sit(&table).await;
    let action = socket.legal()[0].clone();
    assert!(socket.act("first", &action).await.get("done").is_some());
    for (other, how) in others.iter_mut().zip(["leave", "resign"]) {
        let path = format!("/api/tables/{table}/{how}");
        other.post(&path, &json!({})).await.ok();
    }
    let refused = socket
        .ask("alone", &json!({ "ask_undo": { "seat": 0 } }))
        .await;
    let words: &Value = &refused["refused"]["message"]["id"];
    assert_eq!(words, "server-undo_nobody", "{refused}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_alone_with_bots_takes_back_freely_unless_the_table_is_fair() {
    let folder = Folder::new("free");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let seats = json!(["me", { "bot": "random" }]);
    let table = anna.table("mars", seats, json!({})).await;
    let mut socket = anna.sit(&table).await;
    assert_eq!(socket.joined["table"]["take_back"], "free");
    let mut own = 0;
    while own < 12 {
        assert!(asked(&mut socket).await);
        let action = socket.legal()[0].clone();
        let answer = socket.act(&format!("{own}"), &action).await;
        own += usize::from(answer.get("done").is_some());
    }
    assert!(asked(&mut socket).await);
    assert_eq!(socket.place["undo"]["own"], 12);
    let answer = take_back(&mut socket, "all", 12).await;
    assert!(answer.get("done").is_some(), "{answer}");
    let table = read(&server, &table).await;
    assert!(table.moves.iter().all(|noted| noted.bot));
    server.stop().await;
}
