//! A disk that is full or broken, and is well again: what is acknowledged stays, and play goes on by itself.

use crate::child::Process;
use crate::common::{Browser, Dice, Folder, Socket, within};
use crate::tracer::{Call, Fault, Tracer};
use nix::errno::Errno;
use serde_json::{Value, json};
use server::store::Store;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

const DATABASE: &str = ".sqlite";
const LOG: &str = ".sqlite-wal";

fn fault(call: Call, errno: Errno, file: &'static str, times: usize) -> Fault {
    Fault {
        call,
        errno,
        file,
        times,
    }
}

/// Asks again and again, but not for ever, until an address answers with this status.
async fn until_status(browser: &mut Browser, path: &str, status: u16) {
    let asking = async {
        while browser.get(path).await.status != status {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    within(&format!("{status} from {path}"), asking).await;
}

/// Somebody who plays both seats, and looks at the first.
async fn seated(process: &Process, name: &str) -> (Browser, String, Socket) {
    let mut browser = Browser::guest(process.at, name).await;
    let table = browser
        .table("comets", json!(["me", "me"]), json!({}))
        .await;
    let socket = look(&browser, &table).await;
    (browser, table, socket)
}

async fn look(browser: &Browser, table: &str) -> Socket {
    let mut socket = browser.sit(table).await;
    socket.ask("show", &json!({ "show": { "seat": 0 } })).await;
    socket
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_in_words_and_moves_are_taken_again_as_soon_as_there_is_room() {
    let folder = Folder::new("full");
    let process = Process::start(&folder.path);
    let tracer = Tracer::watch(process.pid());
    let (mut anna, table, mut socket) = seated(&process, "Anna").await;
    until_status(&mut anna, "/readyz", 200).await;
    let (view, number) = (socket.place["view"].clone(), socket.number());
    let action = socket.legal()[0].clone();
    tracer.break_with(fault(Call::Write, Errno::ENOSPC, LOG, usize::MAX));
    for n in 0..5 {
        let answer = socket.act(&format!("full-{n}"), &action).await;
        assert_eq!(answer["refused"]["code"], "not_stored", "{answer}");
        let words = &answer["refused"]["message"]["id"];
        assert_eq!(words, "server-disk_full", "{answer}");
    }
    let shown = (&socket.place["view"], socket.number());
    assert_eq!(shown, (&view, number), "nothing was played");
    // Whoever looks on can look on.
    assert_eq!(look(&anna, &table).await.place["view"], view);
    anna.get("/api/lobby").await.ok();
    assert_eq!(anna.get("/healthz").await.status, 200, "it is alive");
    until_status(&mut anna, "/readyz", 503).await;
    assert!(tracer.heal() >= 5);
    let answer = socket.act("room", &action).await;
    assert!(answer.get("done").is_some(), "the first move: {answer}");
    until_status(&mut anna, "/readyz", 200).await;
    process.kill();
    tracer.deeds();
    let store = Store::open(&folder.path).await.unwrap();
    let kept = store.kept(&table).await.unwrap().unwrap();
    let from = kept.log.iter().filter(|entry| entry.contains("full-"));
    assert_eq!((kept.fault, from.count()), (None, 0));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_while_the_disk_is_full() {
    let folder = Folder::new("full-clocks");
    let process = Process::start(&folder.path);
    let tracer = Tracer::watch(process.pid());
    let mut anna = Browser::guest(process.at, "Anna").await;
    let rules = json!({ "clock": { "live": { "bank": 300, "increment": 0 } } });
    let table = anna.table("comets", json!(["me", "me"]), rules).await;
    // A table with a live clock begins when everybody is there.
    let mut socket = look(&anna, &table).await;
    while socket.phase() != "playing" || socket.legal().is_empty() {
        socket.frame().await.expect("the table begins");
    }
    let until = |socket: &Socket| socket.place["clocks"]["seats"][1]["until"].as_i64();
    let before = until(&socket).unwrap();
    let action = socket.legal()[0].clone();
    tracer.break_with(fault(Call::Write, Errno::ENOSPC, LOG, usize::MAX));
    let answer = socket.act("full", &action).await;
    assert_eq!(answer["refused"]["code"], "not_stored", "{answer}");
    let stands = async {
        while until(&socket).unwrap() < before + 2_000 {
            socket.frame().await.expect("a frame");
        }
    };
    within("the clocks to stand", stands).await;
    tracer.heal();
    let answer = socket.act("room", &action).await;
    assert!(answer.get("done").is_some(), "{answer}");
    process.kill();
    tracer.deeds();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_failed_sync_costs_one_move_at_most() {
    let folder = Folder::new("sync");
    let process = Process::start(&folder.path);
    let tracer = Tracer::watch(process.pid());
    let (_anna, table, mut socket) = seated(&process, "Anna").await;
    let action = socket.legal()[0].clone();
    tracer.break_with(fault(Call::Sync, Errno::EIO, LOG, 1));
    let first = socket.act("first", &action).await;
    assert_eq!(tracer.heal(), 1, "the sync failed");
    // The table was read anew before this was answered: the answer is what the log says.
    let done = first.get("done").is_some();
    if !done {
        assert_eq!(first["refused"]["code"], "not_stored", "{first}");
        let second = socket.act("second", &action).await;
        assert!(second.get("done").is_some(), "{second}");
    }
    process.kill();
    tracer.deeds();
    let store = Store::open(&folder.path).await.unwrap();
    let kept = store.kept(&table).await.unwrap().unwrap();
    let count = |id: &str| {
        let id = format!("\"id\":\"{id}\"");
        kept.log.iter().filter(|entry| entry.contains(&id)).count()
    };
    assert_eq!(kept.fault, None);
    let wanted = if done { (1, 0) } else { (0, 1) };
    assert_eq!((count("first"), count("second")), wanted);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_truncated_takes_moves_all_the_same() {
    let folder = Folder::new("truncate");
    let process = Process::start(&folder.path);
    let tracer = Tracer::watch(process.pid());
    let (mut anna, _, mut socket) = seated(&process, "Anna").await;
    for errno in [Errno::ENOSPC, Errno::EIO] {
        // SQLite truncates its file when it has taken over all of the write-ahead log.
        tracer.break_with(fault(Call::Truncate, errno, DATABASE, 1));
        let mut n = 0;
        while tracer.struck() == 0 {
            n += 1;
            assert!(n < 4_000, "the database is never truncated");
            // Nobody may say more than so much at one table.
            if n % 400 == 0 {
                let table = anna.table("comets", json!(["me", "me"]), json!({})).await;
                socket = look(&anna, &table).await;
            }
            let text = json!({ "chat": { "text": "x".repeat(500) } });
            let said = socket.ask(&format!("{errno}-{n}"), &text).await;
            assert!(said.get("done").is_some(), "{said}");
        }
        tracer.heal();
    }
    let action = socket.legal()[0].clone();
    let answer = socket.act("after", &action).await;
    assert!(answer.get("done").is_some(), "{answer}");
}

/// What somebody was told about a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    Done,
    Refused,
    Nothing,
}

/// One person at one table against a bot, who comes back whenever the table is lost.
struct Player {
    browser: Browser,
    table: String,
    told: BTreeMap<String, Told>,
    dice: Dice,
}

impl Player {
    async fn new(process: &Process, i: usize) -> Player {
        let mut browser = Browser::guest(process.at, &format!("Player {i}")).await;
        let seats = json!(["me", { "bot": "random" }]);
        let table = browser.table("comets", seats, json!({})).await;
        Player {
            browser,
            table,
            told: BTreeMap::new(),
            dice: Dice(i as u64),
        }
    }

    /// Plays until it is enough, and then until a move is done: the table goes on. A game that is over is followed by
    /// the next, as soon as one can be made.
    async fn play(mut self, enough: Arc<AtomicBool>, over: &mut Vec<Player>) -> Player {
        let mut done_since = false;
        while !(enough.load(Ordering::Relaxed) && done_since) {
            let Ok(mut socket) = self.browser.try_sit(&self.table, "").await else {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            };
            while !(enough.load(Ordering::Relaxed) && done_since) {
                let healed = enough.load(Ordering::Relaxed);
                match self.step(&mut socket).await {
                    None => break,
                    Some(done) => done_since = healed && done,
                }
                if socket.phase() == "over" {
                    self = self.next_table(over).await;
                    break;
                }
            }
        }
        self
    }

    /// A move, and whether it is done; none if the socket closes.
    async fn step(&mut self, socket: &mut Socket) -> Option<bool> {
        while socket.legal().is_empty() {
            if socket.phase() != "playing" {
                return Some(false);
            }
            socket.frame().await?;
        }
        let legal = socket.legal();
        let action = legal[self.dice.below(legal.len())].clone();
        let id = format!("{}-{:05}", self.table, self.told.len());
        let act = json!({ "act": {
            "seat": socket.seat(), "decision": socket.number(), "actions": [action],
        } });
        self.told.insert(id.clone(), Told::Nothing);
        let request = json!({ "id": id, "ask": act }).to_string();
        let sent = futures_util::SinkExt::send(&mut socket.stream, Message::text(request));
        sent.await.ok()?;
        loop {
            let frame = socket.frame().await?;
            if frame["answer"]["id"] == *id {
                let answer = &frame["answer"]["answer"];
                let done = answer.get("done").is_some();
                let told = if done { Told::Done } else { Told::Refused };
                self.told.insert(id, told);
                return Some(done);
            }
        }
    }

    async fn next_table(mut self, over: &mut Vec<Player>) -> Player {
        let new = json!({ "game": "comets", "seats": ["me", { "bot": "random" }] });
        let made = async {
            loop {
                let made = self.browser.post("/api/tables", &new).await;
                if made.status == 200 {
                    return made.json()["table"].as_str().unwrap().to_owned();
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let table = within("a new table", made).await;
        let next = Player {
            browser: self.browser.clone(),
            table,
            told: BTreeMap::new(),
            dice: Dice(self.dice.0),
        };
        over.push(self);
        next
    }

    async fn check(&self, store: &Store) -> usize {
        let kept = store.kept(&self.table).await.unwrap().unwrap();
        assert_eq!(kept.fault, None, "the log of {} is whole", self.table);
        let mut times: BTreeMap<String, usize> = BTreeMap::new();
        for entry in &kept.log {
            let entry: Value = serde_json::from_str(entry).unwrap();
            if let Some(id) = entry["from"]["id"].as_str() {
                *times.entry(id.to_owned()).or_default() += 1;
            }
        }
        for (id, told) in &self.told {
            let times = times.remove(id).unwrap_or(0);
            match told {
                Told::Done => assert_eq!(times, 1, "{id} was acknowledged"),
                Told::Refused => assert_eq!(times, 0, "{id} was refused"),
                Told::Nothing => assert!(times <= 1, "{id} is there {times} times"),
            }
        }
        assert!(times.is_empty(), "nobody sent {times:?}");
        self.told
            .values()
            .filter(|told| **told == Told::Done)
            .count()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn through_every_fault_of_the_disk_no_acknowledged_move_is_lost_and_none_is_doubled() {
    let folder = Folder::new("faults");
    let process = Process::start(&folder.path);
    let tracer = Tracer::watch(process.pid());
    let mut players = Vec::new();
    for i in 0..4 {
        players.push(Player::new(&process, i).await);
    }
    let (mut over, mut struck, mut dice) = (Vec::new(), 0, Dice(7));
    for round in 0..4 {
        for (call, errno, file) in [
            (Call::Write, Errno::ENOSPC, LOG),
            (Call::Write, Errno::EIO, LOG),
            (Call::Sync, Errno::EIO, LOG),
            (Call::Sync, Errno::ENOSPC, LOG),
        ] {
            let enough = Arc::new(AtomicBool::new(false));
            let playing: Vec<_> = players
                .drain(..)
                .map(|player| {
                    let enough = Arc::clone(&enough);
                    tokio::spawn(async move {
                        let mut over = Vec::new();
                        (player.play(enough, &mut over).await, over)
                    })
                })
                .collect();
            // Once, or again and again.
            let times = if round % 2 == 0 { 1 } else { usize::MAX };
            tokio::time::sleep(Duration::from_millis(dice.below(40) as u64)).await;
            tracer.break_with(fault(call, errno, file, times));
            let strikes = async {
                while tracer.struck() == 0 {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
            };
            within("the fault to strike", strikes).await;
            tokio::time::sleep(Duration::from_millis(dice.below(60) as u64)).await;
            struck += tracer.heal();
            enough.store(true, Ordering::Relaxed);
            for player in playing {
                let what = format!("everybody to play on after {call:?} {errno}");
                let (player, ended) = within(&what, player).await.unwrap();
                players.push(player);
                over.extend(ended);
            }
        }
    }
    process.kill();
    tracer.deeds();
    over.extend(players);
    let store = Store::open(&folder.path).await.unwrap();
    let mut all = 0;
    for player in &over {
        all += player.check(&store).await;
    }
    println!("{struck} calls failed, {all} moves were acknowledged");
    assert!(all > 50, "only {all} moves were acknowledged");
    store.close().await;
}
