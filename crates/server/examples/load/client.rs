//! The crowd: one task a player, each with a socket that it reads and parses.

use crate::Plan;
use crate::web::Browser;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// What happened to a player.
pub(crate) enum Event {
    /// An action is acknowledged; how long after it was due.
    Answered(Duration),
    /// An update of so many bytes came.
    Update(usize),
    /// The table had moved on.
    Stale,
    /// Something else was refused.
    Refused(String),
}

enum Order {
    /// Act, as it was due at this moment.
    Act(Instant),
    /// Lose the connection.
    Break,
}

/// Everybody.
pub(crate) struct Crowd {
    players: Vec<mpsc::UnboundedSender<Order>>,
    shared: Arc<Shared>,
    turn: AtomicUsize,
}

#[derive(Default)]
struct Shared {
    /// Players who have something to answer, first come first served.
    ready: Mutex<VecDeque<usize>>,
    events: Mutex<Vec<Event>>,
    open: AtomicUsize,
}

impl Shared {
    fn note(&self, event: Event) {
        self.events.lock().unwrap().push(event);
    }
}

impl Crowd {
    /// Makes the tables and sits everybody down.
    pub(crate) async fn gather(plan: &Plan) -> Result<Crowd, String> {
        let games = match plan.games.is_empty() {
            false => plan.games.clone(),
            true => {
                let all = Browser::new(0)
                    .send(plan.at, "GET", "/api/games", &json!({}))
                    .await?;
                let all = all["games"].as_array().cloned().unwrap_or_default();
                all.iter()
                    .filter_map(|game| game["name"].as_str().map(str::to_owned))
                    .collect()
            }
        };
        let shared = Arc::new(Shared::default());
        let mut players = Vec::new();
        for t in 0..plan.tables {
            let mut people = Vec::new();
            for s in 0..plan.seats {
                let mut browser = Browser::new(1 + t * plan.seats + s);
                browser
                    .send(
                        plan.at,
                        "POST",
                        "/api/guest",
                        &json!({ "name": format!("P{t}-{s}") }),
                    )
                    .await?;
                people.push(browser);
            }
            let mut seats = vec![json!("me")];
            seats.resize(plan.seats, json!("open"));
            let new = json!({ "game": games[t % games.len()], "seats": seats });
            let made = people[0].send(plan.at, "POST", "/api/tables", &new).await?;
            let table = made["table"].as_str().ok_or("no table")?.to_owned();
            for browser in &mut people[1..] {
                browser
                    .send(
                        plan.at,
                        "POST",
                        &format!("/api/tables/{table}/join"),
                        &json!({}),
                    )
                    .await?;
            }
            for browser in people {
                let (order, orders) = mpsc::unbounded_channel();
                let player = Player {
                    n: players.len(),
                    at: plan.at,
                    browser,
                    table: table.clone(),
                    shared: Arc::clone(&shared),
                    legal: Vec::new(),
                    decision: Value::Null,
                    seat: Value::Null,
                    sent: 0,
                    open: None,
                };
                tokio::spawn(player.live(orders));
                players.push(order);
            }
        }
        Ok(Crowd {
            players,
            shared,
            turn: AtomicUsize::new(0),
        })
    }

    /// Lets the next one who has something to answer act; whether there was one.
    pub(crate) fn act(&self, due: Instant) -> bool {
        let Some(next) = self.shared.ready.lock().unwrap().pop_front() else {
            return false;
        };
        self.shared.open.fetch_add(1, Ordering::Relaxed);
        self.players[next].send(Order::Act(due)).is_ok()
    }

    pub(crate) fn break_one(&self) {
        let turn = self.turn.fetch_add(7919, Ordering::Relaxed);
        let _ = self.players[turn % self.players.len()].send(Order::Break);
    }

    pub(crate) fn drain(&self) -> Vec<Event> {
        std::mem::take(&mut *self.shared.events.lock().unwrap())
    }

    /// How many actions are sent and not answered.
    pub(crate) fn open(&self) -> usize {
        self.shared.open.load(Ordering::Relaxed)
    }
}

struct Player {
    n: usize,
    at: SocketAddr,
    browser: Browser,
    table: String,
    shared: Arc<Shared>,
    legal: Vec<Value>,
    decision: Value,
    seat: Value,
    sent: u64,
    /// The request that is not answered: sent again after a break.
    open: Option<(Instant, Value)>,
}

/// Whether the connection goes on.
enum Then {
    On,
    Again,
}

impl Player {
    async fn live(mut self, mut orders: mpsc::UnboundedReceiver<Order>) {
        loop {
            match self.sit(&mut orders).await {
                Ok(()) => {}
                Err(why) => {
                    self.shared.note(Event::Refused(why));
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
            }
            if orders.is_closed() {
                return;
            }
        }
    }

    async fn sit(&mut self, orders: &mut mpsc::UnboundedReceiver<Order>) -> Result<(), String> {
        let url = format!("ws://{}/api/tables/{}/socket", self.at, self.table);
        let mut request = url
            .into_client_request()
            .map_err(|error| error.to_string())?;
        for (name, value) in [
            ("Origin", format!("http://{}", self.at)),
            ("Cookie", self.browser.cookie.clone()),
            ("X-Forwarded-For", self.browser.address.clone()),
        ] {
            request
                .headers_mut()
                .insert(name, value.parse().map_err(|_| "header")?);
        }
        let connected = tokio_tungstenite::connect_async(request).await;
        let (mut socket, _) = connected.map_err(|error| error.to_string())?;
        if let Some((_, request)) = &self.open {
            let again = Message::text(request.to_string());
            socket
                .send(again)
                .await
                .map_err(|error| error.to_string())?;
        }
        loop {
            tokio::select! {
                frame = socket.next() => match frame {
                    Some(Ok(Message::Text(text))) => match self.read(&text).await? {
                        Then::On => {}
                        Then::Again => return Ok(()),
                    },
                    Some(Ok(_)) => {}
                    _ => return Err("the connection broke".to_owned()),
                },
                order = orders.recv() => match order {
                    Some(Order::Act(due)) => {
                        if let Some(request) = self.act(due) {
                            let act = Message::text(request.to_string());
                            socket.send(act).await.map_err(|error| error.to_string())?;
                        }
                    }
                    Some(Order::Break) | None => return Ok(()),
                },
            }
        }
    }

    fn act(&mut self, due: Instant) -> Option<Value> {
        if self.legal.is_empty() {
            // Its question is gone since: somebody took it back, or the game ended.
            self.shared.open.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        self.sent += 1;
        let pick = (self.sent as usize)
            .wrapping_mul(2_654_435_761)
            .wrapping_add(self.n)
            >> 3;
        let action = &self.legal[pick % self.legal.len()]["action"];
        let act = json!({ "seat": self.seat, "decision": self.decision, "actions": [action] });
        let request = json!({ "id": format!("{}-{}-{}", self.table, self.n, self.sent), "ask": { "act": act } });
        self.legal.clear();
        self.open = Some((due, request.clone()));
        Some(request)
    }

    async fn read(&mut self, text: &str) -> Result<Then, String> {
        let said: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if let Some(joined) = said.get("joined") {
            self.seat = joined["you"]["shown"].clone();
            self.asked(&joined["place"]["decision"]);
            return self.next_table(&joined["table"]).await;
        }
        if let Some(update) = said.get("update") {
            self.shared.note(Event::Update(text.len()));
            if let Some(decision) = update.get("decision") {
                self.asked(decision);
            }
        }
        if let Some(table) = said.get("table") {
            return self.next_table(table).await;
        }
        if let Some(answer) = said.get("answer") {
            self.answered(&answer["id"], &answer["answer"]);
        }
        Ok(Then::On)
    }

    fn asked(&mut self, decision: &Value) {
        let had = !self.legal.is_empty();
        self.decision = decision["number"].clone();
        self.legal = decision["legal"].as_array().cloned().unwrap_or_default();
        if !self.legal.is_empty() && !had && self.open.is_none() {
            self.shared.ready.lock().unwrap().push_back(self.n);
        }
    }

    fn answered(&mut self, id: &Value, answer: &Value) {
        let Some((due, request)) = self.open.take() else {
            return;
        };
        if request["id"] != *id {
            self.open = Some((due, request));
            return;
        }
        self.shared.open.fetch_sub(1, Ordering::Relaxed);
        if answer.get("done").is_some() {
            self.shared.note(Event::Answered(due.elapsed()));
        } else if answer["refused"]["code"] == "stale" {
            self.shared.note(Event::Stale);
        } else {
            self.shared.note(Event::Refused(answer.to_string()));
        }
        if !self.legal.is_empty() {
            self.shared.ready.lock().unwrap().push_back(self.n);
        }
    }

    /// When the game is over, the first seat asks for a rematch and everybody goes there.
    async fn next_table(&mut self, table: &Value) -> Result<Then, String> {
        if table["phase"] != "over" {
            return Ok(Then::On);
        }
        if let Some(next) = table["rematch"].as_str() {
            self.table = next.to_owned();
            self.legal.clear();
            return Ok(Then::Again);
        }
        if self.seat == 0 {
            let path = format!("/api/tables/{}/rematch", self.table);
            self.browser
                .send(self.at, "POST", &path, &json!({}))
                .await?;
        }
        Ok(Then::On)
    }
}
