//! The database goes away and comes back, slow or cut: moves are refused in words meanwhile, nothing is lost or doubled,
//! and play goes on by itself.

use crate::common::{Browser, Dice, Socket, within};
use crate::postgres::{Cluster, House, Proxy, Wire};
use serde_json::{Value, json};
use server::Running;
use std::time::Duration;

/// A server on a database behind a wire.
struct Test {
    house: House,
    wire: Proxy,
    server: Running,
}

impl Test {
    async fn new(name: &str) -> Test {
        Test::in_cluster(Cluster::shared(), name).await
    }

    async fn in_cluster(cluster: &Cluster, name: &str) -> Test {
        let house = House::in_cluster(cluster, name).await;
        let wire = Proxy::to(cluster.port).await;
        let config = house.config_at(&cluster.url_at(wire.port, &house.name));
        let server = server::run(config).await.unwrap();
        Test {
            house,
            wire,
            server,
        }
    }

    /// Somebody who plays against a bot.
    async fn alone(&self) -> Player {
        let mut browser = Browser::guest(self.server.address, "Anna").await;
        let seats = json!(["me", { "bot": "random" }]);
        let table = browser.table("race", seats, json!({})).await;
        let socket = browser.sit(&table).await;
        Player {
            browser,
            table,
            socket,
            dice: Dice(7),
            sent: 0,
            done: Vec::new(),
        }
    }

    /// The ids of the requests in the log of a table, as the database has them.
    async fn ids(&self, table: &str) -> Vec<String> {
        let kept = self.server.hall.store.kept(table).await.unwrap().unwrap();
        assert_eq!(kept.fault, None);
        let id = |entry: &String| {
            let entry: Value = serde_json::from_str(entry).unwrap();
            entry["from"]["id"].as_str().map(str::to_owned)
        };
        kept.log.iter().filter_map(id).collect()
    }

    async fn end(self) {
        self.server.stop().await;
        drop(self.house);
    }
}

struct Player {
    browser: Browser,
    table: String,
    socket: Socket,
    dice: Dice,
    sent: usize,
    /// The ids of what was acknowledged.
    done: Vec<String>,
}

impl Player {
    /// Makes a move that has to be made; sends it again, under the same id, over a new socket if need be.
    async fn moves(&mut self) {
        let (mut id, mut ask) = self.ask().await;
        loop {
            match self.hear(&id, &ask).await {
                Some(answer) if answer.get("done").is_some() => break,
                Some(answer) => {
                    assert_eq!(answer["refused"]["code"], "not_stored", "{answer}");
                    (id, ask) = self.ask().await;
                }
                None => self.come_back().await,
            }
        }
        self.done.push(id);
    }

    /// Something this player can do.
    async fn ask(&mut self) -> (String, Value) {
        while self.socket.legal().is_empty() {
            if self.socket.frame().await.is_none() {
                self.come_back().await;
            }
        }
        let legal = self.socket.legal();
        let action = legal[self.dice.below(legal.len())].clone();
        self.sent += 1;
        let (seat, decision) = (self.socket.seat(), self.socket.number());
        let ask = json!({ "act": { "seat": seat, "decision": decision, "actions": [action] } });
        (format!("move-{}", self.sent), ask)
    }

    /// Sends a request; the answer, or none if the socket closes first.
    async fn hear(&mut self, id: &str, ask: &Value) -> Option<Value> {
        let text = json!({ "id": id, "ask": ask }).to_string();
        let text = tokio_tungstenite::tungstenite::Message::text(text);
        let sent = futures_util::SinkExt::send(&mut self.socket.stream, text);
        sent.await.ok()?;
        loop {
            let frame = self.socket.frame().await?;
            if frame["answer"]["id"] == id {
                return Some(frame["answer"]["answer"].clone());
            }
        }
    }

    /// Opens the table anew, as a page does: until it can be opened.
    async fn come_back(&mut self) {
        let again = async {
            loop {
                match self.browser.try_sit(&self.table, "").await {
                    Ok(socket) => return socket,
                    Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
                }
            }
        };
        self.socket = within("the table to be back", again).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_whose_answer_is_lost_is_made_once_and_acknowledged() {
    let test = Test::new("lost-answer").await;
    let mut anna = test.alone().await;
    let faults = [Wire::LosesAnAnswer, Wire::DelaysACommit, Wire::LosesACommit];
    for round in 0..9 {
        test.wire.set(faults[round % 3]);
        anna.moves().await;
        anna.moves().await;
    }
    assert!(test.wire.faults() >= 9, "{} faults", test.wire.faults());
    let ids = test.ids(&anna.table).await;
    assert_eq!(ids, anna.done, "every move is there once, and nothing else");
    test.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_database_is_out_of_reach_moves_are_refused_in_words() {
    let test = Test::new("cut").await;
    let mut anna = test.alone().await;
    anna.moves().await;
    let answer = loop {
        let (id, ask) = anna.ask().await;
        test.wire.set(Wire::Cut);
        if let Some(answer) = anna.hear(&id, &ask).await {
            break answer;
        }
        // The bot was just being stored: nobody knows how that came out, so the table was closed.
        test.wire.set(Wire::Good);
        anna.come_back().await;
    };
    assert_eq!(answer["refused"]["code"], "not_stored", "{answer}");
    let lobby = anna.browser.get("/api/lobby").await;
    assert_eq!((lobby.status, lobby.code()), (503, "away".to_owned()));
    assert_eq!(anna.browser.get("/healthz").await.status, 200);
    assert_eq!(anna.browser.get("/readyz").await.status, 503);
    test.wire.set(Wire::Good);
    // Nobody has to open anything: the same socket goes on.
    for _ in 0..5 {
        anna.moves().await;
    }
    assert_eq!(test.ids(&anna.table).await, anna.done);
    test.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wire_that_stalls_costs_patience_and_nothing_else() {
    let test = Test::new("stall").await;
    let mut anna = test.alone().await;
    anna.moves().await;
    let (id, ask) = anna.ask().await;
    test.wire.set(Wire::Stalls);
    // Whatever it is told, it is told in time.
    let answer = anna.hear(&id, &ask).await;
    if let Some(answer) = &answer {
        assert_eq!(answer["refused"]["code"], "not_stored", "{answer}");
    }
    test.wire.set(Wire::Good);
    if answer.is_none() {
        anna.come_back().await;
    }
    for _ in 0..5 {
        anna.moves().await;
    }
    assert_eq!(test.ids(&anna.table).await, anna.done);
    test.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_database_was_restarted_or_has_crashed_play_goes_on_by_itself() {
    let cluster = Cluster::start("restarted");
    let test = Test::in_cluster(&cluster, "restarted").await;
    let mut anna = test.alone().await;
    // Two bots play on at a table that nobody looks at.
    let seats = json!([{ "bot": "random" }, { "bot": "random" }, "me"]);
    let bots = anna.browser.table("comets", seats, json!({})).await;
    for crash in [false, true] {
        anna.moves().await;
        // The move is ready before the database goes: nobody is asked anything without it.
        let (id, ask) = anna.ask().await;
        match crash {
            false => cluster.stop(),
            true => cluster.crash(),
        }
        let answer = anna.hear(&id, &ask).await;
        if let Some(answer) = answer {
            assert_eq!(answer["refused"]["code"], "not_stored", "{answer}");
        }
        cluster.start_again();
        anna.moves().await;
    }
    assert_eq!(test.ids(&anna.table).await, anna.done);
    let mut watched = anna.browser.sit(&bots).await;
    while watched.legal().is_empty() {
        watched.frame().await.expect("the bots have answered");
    }
    test.end().await;
}
