//! What is acknowledged stays, through SIGKILL.

use crate::child::Process;
use crate::common::{Browser, Dice, Folder, Socket, within};
use crate::tracer::{Deed, Tracer};
use serde_json::{Value, json};
use server::store::Store;
use std::collections::HashMap;
use std::time::Duration;

const KILLS: usize = 200;
const TABLES: usize = 4;

/// Requests with their answers.
type Acknowledged = Vec<(Value, Value)>;

/// One person at one table, and what was acknowledged.
struct Player {
    browser: Browser,
    table: String,
    acknowledged: Acknowledged,
    /// The request that was sent and not answered.
    open: Option<Value>,
    sent: usize,
}

impl Player {
    async fn new(process: &Process, i: usize) -> Player {
        let mut browser = Browser::guest(process.at, &format!("Player {i}")).await;
        let table = new_table(&mut browser).await;
        Player {
            browser,
            table,
            acknowledged: Vec::new(),
            open: None,
            sent: 0,
        }
    }

    fn move_to(&mut self, process: &Process) {
        self.browser.at = process.at;
        self.browser.origin = Some(format!("http://{}", process.at));
    }

    /// What was acknowledged is there; what was not answered is sent again, under the same id.
    async fn check(&mut self) -> Socket {
        let mut socket = self.browser.sit(&self.table).await;
        for (request, answer) in self.acknowledged.iter().rev().take(5) {
            let id = request["id"].as_str().unwrap();
            assert_eq!(
                &socket.ask(id, &request["ask"]).await,
                answer,
                "an acknowledged action is lost"
            );
        }
        if let Some(request) = self.open.take() {
            let answer = socket
                .ask(request["id"].as_str().unwrap(), &request["ask"])
                .await;
            if answer.get("done").is_some() {
                self.acknowledged.push((request, answer));
            }
        }
        socket
    }

    /// Checks, and sits down at a new table if the game is over: what was acknowledged at the old one.
    async fn come_back(mut self) -> (Player, Option<(String, Acknowledged)>) {
        if self.check().await.phase() == "playing" {
            return (self, None);
        }
        let old = (
            std::mem::take(&mut self.table),
            std::mem::take(&mut self.acknowledged),
        );
        self.table = new_table(&mut self.browser).await;
        (self, Some(old))
    }

    /// Plays until the socket breaks.
    async fn play(&mut self, mut dice: Dice) {
        let Ok(mut socket) = self.browser.try_sit(&self.table, "").await else {
            return;
        };
        loop {
            while socket.legal().is_empty() && socket.phase() == "playing" {
                if socket.frame().await.is_none() {
                    return;
                }
            }
            if socket.phase() != "playing" {
                return;
            }
            let legal = socket.legal();
            let ask = json!({ "act": {
                "seat": socket.seat(), "decision": socket.number(), "actions": [legal[dice.below(legal.len())]],
            } });
            self.sent += 1;
            let request = json!({ "id": format!("{}-{}", self.table, self.sent), "ask": ask });
            self.open = Some(request.clone());
            let text = tokio_tungstenite::tungstenite::Message::text(request.to_string());
            if futures_util::SinkExt::send(&mut socket.stream, text)
                .await
                .is_err()
            {
                return;
            }
            loop {
                let Some(frame) = socket.frame().await else {
                    return;
                };
                if frame["answer"]["id"] == request["id"] {
                    let answer = frame["answer"]["answer"].clone();
                    self.open = None;
                    if answer.get("done").is_some() {
                        self.acknowledged.push((request, answer));
                    }
                    break;
                }
            }
        }
    }
}

async fn new_table(browser: &mut Browser) -> String {
    let seats = json!(["me", { "bot": "random" }]);
    browser.table("comets", seats, json!({})).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_acknowledged_action_survives_sigkill_and_is_there_once() {
    let folder = Folder::new("sigkill");
    let mut process = Process::start(&folder.path);
    let mut players = Vec::new();
    for i in 0..TABLES {
        players.push(Player::new(&process, i).await);
    }
    let (mut tables, mut dice) = (Vec::new(), Dice(42));
    for kill in 0..KILLS {
        let playing: Vec<_> = players
            .drain(..)
            .enumerate()
            .map(|(i, mut player): (usize, Player)| {
                let dice = Dice((kill * TABLES + i) as u64);
                tokio::spawn(async move {
                    player.play(dice).await;
                    player
                })
            })
            .collect();
        // A random moment of play.
        tokio::time::sleep(Duration::from_millis(dice.below(40) as u64)).await;
        process.kill();
        process = Process::start(&folder.path);
        let mut back = Vec::new();
        for player in playing {
            let mut player = within("a player to see the end", player).await.unwrap();
            player.move_to(&process);
            back.push(tokio::spawn(player.come_back()));
        }
        for player in back {
            let (player, over) = within("a player to come back", player).await.unwrap();
            players.push(player);
            tables.extend(over);
        }
    }
    process.kill();
    tables.extend(
        players
            .into_iter()
            .map(|player| (player.table, player.acknowledged)),
    );
    let store = Store::open(&folder.path).await.unwrap();
    let mut all = 0;
    for (table, acknowledged) in tables {
        let mut times: HashMap<String, usize> = HashMap::new();
        let kept = store.kept(&table).await.unwrap().unwrap();
        assert_eq!(kept.fault, None, "the log is whole");
        for entry in kept.log {
            let entry: Value = serde_json::from_str(&entry).unwrap();
            if let Some(id) = entry["from"]["id"].as_str() {
                *times.entry(id.to_owned()).or_default() += 1;
            }
        }
        assert!(
            times.values().all(|times| *times == 1),
            "an action is there twice"
        );
        for (request, _) in &acknowledged {
            assert!(
                times.contains_key(request["id"].as_str().unwrap()),
                "{request} is lost"
            );
        }
        all += acknowledged.len();
    }
    println!("{KILLS} kills, {all} acknowledged actions");
    assert!(
        all > KILLS,
        "only {all} actions were acknowledged between {KILLS} kills"
    );
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledgement_leaves_before_its_write_is_synced() {
    let folder = Folder::new("synced");
    let process = Process::start(&folder.path);
    let mut player = Player::new(&process, 0).await;
    let tracer = Tracer::watch(process.pid());
    let mut socket = player.browser.sit(&player.table).await;
    let mut ids = Vec::new();
    for n in 0..20 {
        while socket.legal().is_empty() && socket.phase() == "playing" {
            socket.frame().await.unwrap();
        }
        let Some(action) = socket.legal().first().cloned() else {
            break;
        };
        let id = format!("synced-{n:04}");
        if socket.act(&id, &action).await.get("done").is_some() {
            ids.push(id);
        }
    }
    player.table.clear();
    drop(socket);
    process.kill();
    assert!(ids.len() > 10, "only {} actions", ids.len());
    let deeds = tracer.deeds();
    for id in &ids {
        let has = |bytes: &[u8], text: &str| {
            let mut windows = bytes.windows(text.len());
            windows.any(|window| window == text.as_bytes())
        };
        let written = deeds.iter().enumerate().find_map(|(at, deed)| match deed {
            Deed::Written { file, bytes } if has(bytes, id) => Some((at, file)),
            _ => None,
        });
        let (written, log) = written.unwrap_or_else(|| panic!("{id} was never written"));
        let left = deeds.iter().position(|deed| match deed {
            Deed::Leaving { bytes } => has(bytes, id) && has(bytes, "done"),
            _ => false,
        });
        let left = left.unwrap_or_else(|| panic!("{id} was never acknowledged"));
        assert!(written < left, "{id} was acknowledged and then written");
        // A sync that began after the write and was over before the acknowledgement left.
        let between = &deeds[written..left];
        let began = between
            .iter()
            .position(|deed| matches!(deed, Deed::Syncing { file } if file == log));
        let over = between
            .iter()
            .rposition(|deed| matches!(deed, Deed::Synced { file } if file == log));
        let synced = began.zip(over).is_some_and(|(began, over)| began < over);
        assert!(synced, "{id} was acknowledged without a sync of {log:?}");
    }
}
