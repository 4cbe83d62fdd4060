//! The crowd: one task a player, each with a socket that it reads and parses.

use crate::plan::Plan;
use crate::web::Browser;
use serde_json::json;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

mod player;
mod said;

use player::{Order, Player};

/// What happened to a player.
pub(crate) enum Event {
    /// An action is acknowledged, its update read; how long after it was due.
    Answered(Duration),
    /// An update of so many bytes came.
    Update(usize),
    /// The table had moved on.
    Stale,
    /// Something else was refused.
    Refused(String),
}

/// Everybody.
pub(crate) struct Crowd {
    players: Vec<mpsc::UnboundedSender<Order>>,
    shared: Arc<Shared>,
    turn: AtomicUsize,
}

/// What all players share.
#[derive(Default)]
struct Shared {
    /// Players who have something to answer, first come first served.
    ready: Mutex<VecDeque<usize>>,
    events: Mutex<Vec<Event>>,
    open: AtomicUsize,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    fn note(&self, event: Event) {
        lock(&self.events).push(event);
    }

    /// A player has something to answer.
    fn is_ready(&self, player: usize) {
        lock(&self.ready).push_back(player);
    }

    /// An action is no longer open.
    fn settled(&self) {
        self.open.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Crowd {
    /// Makes the tables and sits everybody down.
    pub(crate) async fn gather(plan: &Plan, at: SocketAddr) -> Result<Crowd, String> {
        let games = match plan.games.is_empty() {
            false => plan.games.clone(),
            true => every_game(at).await?,
        };
        let mut crowd = Crowd {
            players: Vec::new(),
            shared: Arc::default(),
            turn: AtomicUsize::new(0),
        };
        for n in 0..plan.tables {
            let game = &games[n % games.len()];
            crowd.sit_down(n, plan.seats, game, at).await?;
        }
        Ok(crowd)
    }

    async fn sit_down(
        &mut self,
        n: usize,
        count: usize,
        game: &str,
        at: SocketAddr,
    ) -> Result<(), String> {
        let mut people = Vec::new();
        for s in 0..count {
            let mut browser = Browser::new(1 + n * count + s);
            let name = json!({ "name": format!("P{n}-{s}") });
            browser.send(at, "POST", "/api/guest", &name).await?;
            people.push(browser);
        }
        let mut seats = vec![json!("me")];
        seats.resize(count, json!("open"));
        let new = json!({ "game": game, "seats": seats });
        let made = people[0].send(at, "POST", "/api/tables", &new).await?;
        let table = made["table"].as_str().ok_or("no table")?.to_owned();
        for browser in &mut people[1..] {
            let join = format!("/api/tables/{table}/join");
            browser.send(at, "POST", &join, &json!({})).await?;
        }
        for browser in people {
            let (order, orders) = mpsc::unbounded_channel();
            let shared = Arc::clone(&self.shared);
            let player = Player::new(self.players.len(), at, browser, table.clone(), shared);
            tokio::spawn(player.live(orders));
            self.players.push(order);
        }
        Ok(())
    }

    /// Lets the next one who has something to answer act; whether there was one.
    pub(crate) fn act(&self, due: Instant) -> bool {
        let Some(next) = lock(&self.shared.ready).pop_front() else {
            return false;
        };
        self.shared.open.fetch_add(1, Ordering::Relaxed);
        self.players[next].send(Order::Act(due)).is_ok()
    }

    /// Breaks somebody's connection.
    pub(crate) fn break_one(&self) {
        let turn = self.turn.fetch_add(7919, Ordering::Relaxed);
        let _ = self.players[turn % self.players.len()].send(Order::Break);
    }

    /// What has happened since it was asked last.
    pub(crate) fn drain(&self) -> Vec<Event> {
        std::mem::take(&mut *lock(&self.shared.events))
    }

    /// How many actions are sent and not answered.
    pub(crate) fn open(&self) -> usize {
        self.shared.open.load(Ordering::Relaxed)
    }
}

async fn every_game(at: SocketAddr) -> Result<Vec<String>, String> {
    let all = Browser::new(0)
        .send(at, "GET", "/api/games", &json!({}))
        .await?;
    let all = all["games"].as_array().cloned().unwrap_or_default();
    let names = all.iter().filter_map(|game| game["name"].as_str());
    Ok(names.map(str::to_owned).collect())
}
