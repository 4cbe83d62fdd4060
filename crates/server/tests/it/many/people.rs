//! People who play on whatever happens, at whichever server lets them in, and note what they were told.

use super::fleet::Fleet;
use crate::common::{Browser, Dice, Socket};
use futures_util::SinkExt;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// Whoever hears nothing for so long goes elsewhere.
const SILENCE: Duration = Duration::from_millis(1_500);

/// What somebody was told about a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    Done,
    Refused,
    Nothing,
}

/// A request, when it was sent and when it was done: the same count for all people.
#[derive(Clone, Debug)]
pub(super) struct Sent {
    pub(super) id: String,
    pub(super) table: String,
    pub(super) told: Told,
    pub(super) sent: u64,
    pub(super) done: u64,
}

/// What all people share.
#[derive(Default)]
pub(super) struct Evening {
    clock: AtomicU64,
    /// How many actions are done.
    pub(super) done: AtomicU64,
    /// How many games are over.
    pub(super) over: AtomicU64,
    /// Nothing goes wrong any more.
    pub(super) healed: AtomicBool,
}

impl Evening {
    fn tick(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::SeqCst)
    }

    fn is_healed(&self) -> bool {
        self.healed.load(Ordering::SeqCst)
    }
}

/// One person, at one table after the other.
pub(super) struct Person {
    fleet: Arc<Fleet>,
    evening: Arc<Evening>,
    browser: Browser,
    name: String,
    game: &'static str,
    pub(super) tables: Vec<String>,
    pub(super) sent: Vec<Sent>,
    /// What was sent and not answered, to be sent again.
    open: Option<(usize, Value)>,
    dice: Dice,
    /// The last decision seen at the table.
    seen: u64,
}

/// Why somebody no longer looks at a socket.
enum Gone {
    Lost,
    Over,
    Enough,
}

impl Person {
    pub(super) async fn new(
        fleet: &Arc<Fleet>,
        evening: &Arc<Evening>,
        n: usize,
        game: &'static str,
    ) -> Person {
        let name = format!("Person {n}");
        let browser = Browser::guest(fleet.servers[n % 3].at, &name).await;
        Person {
            fleet: Arc::clone(fleet),
            evening: Arc::clone(evening),
            browser,
            name,
            game,
            tables: Vec::new(),
            sent: Vec::new(),
            open: None,
            dice: Dice(n as u64),
            seen: 0,
        }
    }

    fn choose(&mut self) {
        let i = self.dice.below(3);
        self.browser = self.fleet.at(&self.browser, i);
    }

    /// A new table, as soon as one can be made.
    async fn sit_down(&mut self) {
        let seats = games::about(self.game).unwrap().seats[0].max(2);
        let mut plan = vec![json!("me")];
        plan.resize(seats, json!({ "bot": "random" }));
        let rules = json!({ "clock": { "live": { "bank": 3600, "increment": 5 } } });
        let new = json!({ "game": self.game, "seats": plan, "rules": rules }).to_string();
        loop {
            self.choose();
            let made = self.browser.try_send("POST", "/api/tables", &new);
            if let Ok(Ok(made)) = timeout(SILENCE, made).await
                && made.status == 200
            {
                let table = made.json()["table"].as_str().unwrap().to_owned();
                self.tables.push(table);
                self.seen = 0;
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Plays until all is well again and a move was done since.
    pub(super) async fn play(mut self) -> Person {
        self.sit_down().await;
        loop {
            self.choose();
            let table = self.tables.last().unwrap().clone();
            let Ok(Ok(mut socket)) = timeout(SILENCE, self.browser.try_sit(&table, "")).await
            else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            match self.look(&mut socket).await {
                Gone::Lost => {}
                Gone::Enough => return self.compare(socket).await,
                Gone::Over => {
                    self.evening.over.fetch_add(1, Ordering::SeqCst);
                    self.open = None;
                    if self.evening.is_healed() {
                        return self;
                    }
                    self.sit_down().await;
                }
            }
        }
    }

    async fn look(&mut self, socket: &mut Socket) -> Gone {
        let mut moved = false;
        loop {
            if let Some((at, request)) = self.open.take() {
                let healed = self.evening.is_healed();
                match self.ask(socket, at, &request, true).await {
                    None => return Gone::Lost,
                    Some(done) => moved |= healed && done,
                }
                continue;
            }
            while !is_asked(socket) && !matches!(socket.phase(), "over" | "frozen") {
                if !matches!(timeout(SILENCE, socket.frame()).await, Ok(Some(_))) {
                    return Gone::Lost;
                }
            }
            if socket.phase() == "over" {
                return Gone::Over;
            }
            assert_eq!(
                socket.phase(),
                "playing",
                "{} at {:?}",
                self.name,
                self.tables.last()
            );
            let number = socket.number();
            assert!(
                number >= self.seen,
                "{}: decision {number} after {}",
                self.name,
                self.seen
            );
            self.seen = number;
            if moved {
                return Gone::Enough;
            }
            let healed = self.evening.is_healed();
            let (at, request) = self.next(socket);
            match self.ask(socket, at, &request, false).await {
                None => {
                    // Half of what was not answered is sent again, as the page does; of the other half nobody ever hears.
                    if self.dice.below(2) == 0 {
                        self.open = Some((at, request));
                    }
                    return Gone::Lost;
                }
                Some(done) => moved = healed && done,
            }
        }
    }

    /// The next action.
    fn next(&mut self, socket: &Socket) -> (usize, Value) {
        let legal = socket.legal();
        let action = &legal[self.dice.below(legal.len())];
        let table = self.tables.last().unwrap().clone();
        let id = format!("{table}-{:05}", self.sent.len());
        let act = json!({ "act": {
            "seat": socket.seat(), "decision": socket.number(), "actions": [action],
        } });
        let sent = self.evening.tick();
        let request = json!({ "id": id, "ask": act });
        self.sent.push(Sent {
            id,
            table,
            told: Told::Nothing,
            sent,
            done: u64::MAX,
        });
        (self.sent.len() - 1, request)
    }

    /// Whether it is done; none if nothing was heard. What was sent twice and refused once is perhaps done.
    async fn ask(
        &mut self,
        socket: &mut Socket,
        at: usize,
        request: &Value,
        again: bool,
    ) -> Option<bool> {
        let text = Message::text(request.to_string());
        timeout(SILENCE, socket.stream.send(text))
            .await
            .ok()?
            .ok()?;
        loop {
            let frame = timeout(SILENCE, socket.frame()).await.ok()??;
            if frame["answer"]["id"] != request["id"] {
                continue;
            }
            let answer = &frame["answer"]["answer"];
            let done = answer.get("done").is_some();
            let unsure = answer["refused"]["message"]["id"] == "server-unsure";
            let sent = &mut self.sent[at];
            match (done, again || unsure) {
                (true, _) => {
                    (sent.told, sent.done) = (Told::Done, self.evening.tick());
                    self.evening.done.fetch_add(1, Ordering::SeqCst);
                }
                (false, false) => sent.told = Told::Refused,
                (false, true) => {}
            }
            return Some(done);
        }
    }

    /// What was put together from updates is what another server shows, once nothing is on its way any more.
    async fn compare(mut self, mut socket: Socket) -> Person {
        let table = self.tables.last().unwrap().clone();
        for _ in 0..50 {
            self.choose();
            let Ok(Ok(fresh)) = timeout(SILENCE, self.browser.try_sit(&table, "")).await else {
                continue;
            };
            let same = |key: &str| socket.place.get(key) == fresh.place.get(key);
            if socket.closed || (same("view") && same("decision")) {
                return self;
            }
            let _ = timeout(Duration::from_millis(200), socket.frame()).await;
        }
        panic!("{} is shown something else at another server", self.name);
    }
}

/// Whether it is this person's turn.
fn is_asked(socket: &Socket) -> bool {
    let legal = socket
        .place
        .get("decision")
        .and_then(|decision| decision["legal"].as_array());
    socket.phase() == "playing" && legal.is_some_and(|legal| !legal.is_empty())
}
