//! Twin tables: two tables that differ only in what seat 0 may not know. All that seat 0 and a spectator
//! receive is equal until the rules reveal the difference.

use crate::common::{Browser, Dice, Folder, Socket, serve};
use games::{AnyGame, Json, Table, TableVisitor};
use rand::SeedableRng;
use serde_json::{Value, json};
use server::Running;
use server::api::{Moment, TableRules};
use table::{Holder, Setup};
use tabletop::{Chance, Game, Knowledge, Seat, SeatSet, Seed, Viewer};

/// A position that seat 0 cannot tell from a table's.
struct Twin(u64);

impl TableVisitor for Twin {
    type Out = Json;
    fn visit<G: Game + Knowledge>(self, table: &Table<G>) -> Json {
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(self.0);
        games::json(&table.game().determinize(SeatSet::of(Seat(0)), &mut rng))
    }
}

const EYES: [Viewer; 2] = [Viewer::Seats(SeatSet::all(1)), Viewer::Spectator];

fn legal(game: &dyn AnyGame, seat: Seat) -> Vec<Json> {
    serde_json::from_str(game.legal(seat).unwrap().get()).unwrap()
}

/// Whether seat 0 or a spectator can tell two games apart.
fn differ(a: &dyn AnyGame, b: &dyn AnyGame) -> bool {
    a.asked() != b.asked()
        || a.deciders() != b.deciders()
        || EYES
            .iter()
            .any(|eye| a.view(*eye).get() != b.view(*eye).get())
}

/// One of the two tables: its game as it should be, and everybody's sockets.
struct Side {
    game: Box<dyn AnyGame>,
    table: String,
    sockets: Vec<Socket>,
    spectator: Socket,
}

impl Side {
    async fn open(
        server: &Running,
        people: &[(Browser, String)],
        game: &str,
        position: &Json,
    ) -> Side {
        let options = games::default_options(game).unwrap();
        let setup = Setup {
            game: game.to_owned(),
            options: serde_json::from_str(options.get()).unwrap(),
            rules: TableRules {
                start_when_full: true,
                ..TableRules::default()
            },
            host: people[0].1.clone(),
            key: "k".to_owned(),
            seats: people
                .iter()
                .map(|(_, id)| Holder::Person(id.clone()))
                .collect(),
            created: Moment(0),
            series: None,
            lesson: None,
            position: Some(position.clone()),
        };
        let table = server.hall.make(&setup, Vec::new()).await.unwrap();
        let mut host = people[0].0.clone();
        host.post(&format!("/api/tables/{table}/start"), &json!({}))
            .await
            .ok();
        let mut sockets = Vec::new();
        for (person, _) in people {
            sockets.push(person.sit(&table).await);
        }
        let spectator = Browser::new(server.address).sit(&table).await;
        // Only now, so that all have seen everybody come.
        for socket in &mut sockets {
            let _ = socket
                .ask("here", &json!({ "log": { "from": 0, "to": 0 } }))
                .await;
        }
        let game = games::resume(game, people.len(), Some(&options), position).unwrap();
        Side {
            game,
            table,
            sockets,
            spectator,
        }
    }

    /// Lets seat 0 and the spectator read all that was sent to them so far.
    async fn sync(&mut self, n: usize) {
        let ask = json!({ "log": { "from": 0, "to": 3 } });
        let _ = self.sockets[0].ask(&format!("sync-{n}"), &ask).await;
        let _ = self.spectator.ask(&format!("sync-{n}"), &ask).await;
    }

    /// What seat 0 and the spectator received, without names of tables and moments.
    fn received(&self) -> [Vec<String>; 2] {
        [&self.sockets[0], &self.spectator].map(|socket| {
            let plain = socket.frames.iter().map(|frame| plain(frame, &self.table));
            plain.collect()
        })
    }
}

fn plain(text: &str, table: &str) -> String {
    fn still(value: &mut Value) {
        match value {
            Value::Object(map) => {
                for (key, value) in map.iter_mut() {
                    let moments = ["now", "created", "changed", "at", "until", "away_since"];
                    let moment = moments.contains(&key.as_str());
                    if moment || key == "seed_sha256" {
                        *value = json!(0);
                    } else {
                        still(value);
                    }
                }
            }
            Value::Array(list) => list.iter_mut().for_each(still),
            _ => {}
        }
    }
    let mut value: Value = serde_json::from_str(&text.replace(table, "TABLE")).unwrap();
    still(&mut value);
    value.to_string()
}

/// Plays an action at one side, as `seat`.
async fn play(side: &mut Side, seat: Seat, action: &Json, id: &str) {
    let action: Value = serde_json::from_str(action.get()).unwrap();
    let socket = &mut side.sockets[seat.index()];
    let _ = socket
        .ask(
            &format!("{id}-sync"),
            &json!({ "log": { "from": 0, "to": 0 } }),
        )
        .await;
    let answer = socket.act(id, &action).await;
    assert!(answer.get("done").is_some(), "{answer}");
}

/// Everything seat 0 can ask without playing.
async fn pry(side: &mut Side, action: Option<&Json>, n: usize) {
    let action: Value = action.map_or(json!("nothing"), |action| {
        serde_json::from_str(action.get()).unwrap()
    });
    let number = side.sockets[0].number();
    for (i, ask) in [
        json!({ "try": { "seat": 0, "actions": [action] } }),
        json!({ "considered": { "seat": 0 } }),
        json!({ "why": { "seat": 0, "action": action } }),
        json!({ "past": { "moment": 0 } }),
        json!({ "act": { "seat": 0, "decision": number + 9, "actions": [action] } }),
        json!({ "act": { "seat": 1, "decision": number, "actions": [action] } }),
        json!({ "undo": { "seat": 0, "decision": number, "count": 99 } }),
        json!({ "confirm": { "seat": 0, "decision": number } }),
        json!({ "log": { "from": 0, "to": 50 } }),
    ]
    .iter()
    .enumerate()
    {
        let _ = side.sockets[0].ask(&format!("pry-{n}-{i}"), ask).await;
    }
}

/// Plays both sides on until the rules reveal the difference; how many moves that took.
async fn episode(sides: &mut [Side; 2], dice: &mut Dice) -> usize {
    let seats = sides[0].sockets.len();
    for n in 0..20 {
        let seat = Seat::from(dice.below(seats));
        let lists = [0, 1].map(|side| legal(&*sides[side].game, seat));
        if seat == Seat(0) {
            let same = lists[0]
                .iter()
                .map(|a| a.get())
                .eq(lists[1].iter().map(|b| b.get()));
            assert!(same, "seat 0 has other lists");
            for side in sides.iter_mut() {
                pry(side, lists[0].first(), n).await;
            }
        }
        if lists.iter().any(Vec::is_empty) {
            continue;
        }
        let pick = dice.below(1000);
        let mut next = Vec::new();
        for (side, list) in sides.iter().zip(&lists) {
            let mut game = side.game.fork();
            let action = list[pick % list.len()].clone();
            let events = game.play(seat, &[&action]).unwrap().events;
            let told = EYES.map(|eye| events.json(eye).get().to_owned());
            next.push((game, action, told));
        }
        if differ(&*next[0].0, &*next[1].0) || next[0].2 != next[1].2 {
            return n;
        }
        for (side, (game, action, _)) in sides.iter_mut().zip(next) {
            play(side, seat, &action, &format!("move-{n}")).await;
            side.game = game;
            side.sync(n).await;
        }
    }
    20
}

#[tokio::test(flavor = "multi_thread")]
async fn twin_tables_look_alike_until_the_rules_reveal_the_difference() {
    let folder = Folder::new("twins");
    let server = serve(&folder).await;
    for name in games::NAMES {
        let seats = games::about(name).unwrap().seats[0].max(2);
        let mut moves = 0;
        for seed in 0..6 {
            let mut dice = Dice(seed * 31 + 5);
            let chance = Chance::seeded(Seed::from(seed));
            let mut game = games::start(name, seats, None, chance).unwrap();
            for _ in 0..dice.below(40) {
                let Some(seat) = game.deciders().iter().next() else {
                    break;
                };
                let list = legal(&*game, seat);
                let _ = game.play(seat, &[&list[dice.below(list.len())]]).unwrap();
            }
            if game.outcome().is_some() {
                continue;
            }
            let mut people = Vec::new();
            for i in 0..seats {
                let mut browser = Browser::guest(server.address, &format!("Player {i}")).await;
                let id = browser.get("/api/me").await.ok()["player"]["id"]
                    .as_str()
                    .unwrap()
                    .to_owned();
                people.push((browser, id));
            }
            let positions =
                [seed * 2, seed * 2 + 1].map(|seed| games::open(&*game, Twin(seed)).unwrap());
            let mut sides = [
                Side::open(&server, &people, name, &positions[0]).await,
                Side::open(&server, &people, name, &positions[1]).await,
            ];
            assert!(!differ(&*sides[0].game, &*sides[1].game));
            moves += episode(&mut sides, &mut dice).await;
            let [a, b] = [sides[0].received(), sides[1].received()];
            for (who, (a, b)) in ["seat 0", "the spectator"].iter().zip(a.iter().zip(&b)) {
                assert_eq!(
                    a.len(),
                    b.len(),
                    "{name}, {seed}: {who} gets more frames at one table"
                );
                for (a, b) in a.iter().zip(b) {
                    assert_eq!(a, b, "{name}, {seed}: {who} can tell the tables apart");
                }
            }
            let mut anna = people[0].0.clone();
            let pages = [
                format!("/api/tables/{}", sides[0].table),
                format!("/api/tables/{}", sides[1].table),
            ];
            let [a, b] = [
                anna.get(&pages[0]).await.body,
                anna.get(&pages[1]).await.body,
            ];
            assert_eq!(plain(&a, &sides[0].table), plain(&b, &sides[1].table));
            for page in ["/api/lobby", "/api/my/tables"] {
                let lists = anna.get(page).await.ok();
                let card = |table: &str| {
                    let cards = lists["tables"].as_array().unwrap();
                    let card = cards.iter().find(|card| card["id"] == table).unwrap();
                    plain(&card.to_string(), table)
                };
                assert_eq!(card(&sides[0].table), card(&sides[1].table), "{page}");
            }
        }
        assert!(
            moves > 5,
            "{name}: the tables were alike for {moves} moves only"
        );
    }
    server.stop().await;
}
