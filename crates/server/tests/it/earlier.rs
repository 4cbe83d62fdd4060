//! A folder that an earlier program has written: what ran goes on, what was over replays.
//!
//! `tests/data/earlier/README.md` tells what lies there. Compared is what no change of the server or of the page's
//! wire may touch: who decides what, scores, legal actions, drafts, outcomes, records. How a view is written may change, and
//! how much is told of what happens.

use crate::common::{Browser, Dice, Folder, Socket, serve};
use games::Verdict;
use serde_json::{Value, json};
use server::Running;
use std::collections::BTreeMap;
use std::path::Path;

/// A server on a copy of the earlier program's folder, with everybody signed in.
struct Earlier {
    server: Running,
    was: Value,
    people: BTreeMap<String, Browser>,
    _folder: Folder,
}

impl Earlier {
    async fn open(name: &str) -> Earlier {
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/earlier");
        let folder = Folder::new(name);
        let storage = "orrery.sqlite";
        std::fs::copy(data.join(storage), folder.path.join(storage)).unwrap();
        let was = std::fs::read_to_string(data.join("expected.json")).unwrap();
        let was: Value = serde_json::from_str(&was).unwrap();
        let server = serve(&folder).await;
        let mut people = BTreeMap::new();
        for person in was["people"].as_array().unwrap() {
            let mut browser = Browser::new(server.address);
            browser.post("/api/login", person).await.ok();
            people.insert(text(&person["name"]).to_owned(), browser);
        }
        Earlier {
            server,
            was,
            people,
            _folder: folder,
        }
    }

    /// What was there in this phase.
    fn tables(&self, phase: &str) -> Vec<Value> {
        let tables = self.was["tables"].as_array().unwrap().iter();
        let found: Vec<Value> = tables
            .filter(|was| was["phase"] == phase)
            .cloned()
            .collect();
        assert!(!found.is_empty(), "no table was {phase}");
        found
    }

    /// What was there in this phase and still replays: all but tables of a game whose rules have changed behind them.
    async fn sound(&self, phase: &str) -> Vec<Value> {
        let mut sound = Vec::new();
        for was in self.tables(phase) {
            match self.is_frozen(&was).await {
                true => self.check_frozen(&was).await,
                false => sound.push(was),
            }
        }
        sound
    }

    async fn is_frozen(&self, was: &Value) -> bool {
        let key = was["key"].as_str().unwrap_or_default();
        let path = format!("/api/tables/{}", text(&was["id"]));
        let info = self.reader(was).get_with_key(&path, key).await.ok();
        info["phase"] == "frozen"
    }

    /// A table that the rules of today do not replay stands still in words, and its record can be had.
    async fn check_frozen(&self, was: &Value) {
        let key = was["key"].as_str().unwrap_or_default();
        let id = text(&was["id"]);
        let path = format!("/api/tables/{id}");
        let mut reader = self.reader(was);
        let info = reader.get_with_key(&path, key).await.ok();
        assert_eq!(was["game"], "planet", "{}: {info}", title(was));
        assert_eq!(info["frozen"]["id"], "server-frozen-rules");
        assert_eq!(info["outcome"]["scores"], was["outcome"]["scores"]);
        let path = format!("/api/records/{id}/record.json");
        let record = reader.get_with_key(&path, key).await.body;
        let record: games::Json = serde_json::from_str(&record).unwrap();
        let verdict = games::replay(&record).unwrap().verdict;
        let changed = matches!(verdict, Verdict::RulesChanged { .. });
        assert!(changed, "{}: {verdict:?}", title(was));
    }

    /// One of the table's people; a stranger if nobody of them can sign in.
    fn reader(&self, was: &Value) -> Browser {
        let known = was["people"][0].as_str().map(|name| &self.people[name]);
        known.map_or_else(|| Browser::new(self.server.address), Browser::clone)
    }

    /// The table as a viewer sees it who was there.
    async fn sit(&self, was: &Value, viewer: &Value) -> Socket {
        let by = viewer["by"].as_str().map(|name| self.people[name].clone());
        let browser = by.unwrap_or_else(|| Browser::new(self.server.address));
        let key = was["key"].as_str().unwrap_or_default();
        let mut socket = browser.try_sit(text(&was["id"]), key).await.unwrap();
        let seat = &viewer["seat"];
        if socket.joined["you"]["shown"] != *seat {
            let shown = socket
                .ask("show", &json!({ "show": { "seat": seat } }))
                .await;
            assert!(shown.get("done").is_some(), "{shown}");
            while socket.joined["you"]["shown"] != *seat {
                socket.frame().await.unwrap();
            }
        }
        socket
    }

    /// A finished game's record: it replays, and says what was known of it.
    async fn check_record(&self, reader: &mut Browser, id: &str, was: &Value) {
        let info = reader.get(&format!("/api/records/{id}")).await.ok();
        assert_eq!(info["moments"], was["moments"], "{id}");
        let page = reader.get(&format!("/api/records/{id}/record.json")).await;
        let record = page.ok();
        assert_eq!(
            record["lines"].as_array().map(Vec::len),
            was["lines"].as_u64().map(|lines| lines as usize)
        );
        // Digests of another form cannot be compared; that the record replays to its own is verified below.
        if record["form"].as_u64().unwrap_or(1) == 1 {
            let last = record["digests"].as_array().and_then(|list| list.last());
            assert_eq!(last, Some(&was["digest"]), "{id}");
        }
        verify(&page.body);
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn title(was: &Value) -> String {
    format!("{}, {} ({})", was["game"], was["what"], was["id"])
}

fn verify(record: &str) {
    let record: games::Json = serde_json::from_str(record).unwrap();
    let replay = games::replay(&record).unwrap();
    assert!(
        matches!(replay.verdict, Verdict::Verified),
        "{:?}",
        replay.verdict
    );
}

/// What a viewer is shown, in the words of the file.
fn shown(socket: &Socket) -> Value {
    let place = &socket.place;
    let totals = place["standings"]["seats"].as_array().unwrap().iter();
    let events = &place["events"];
    let before = events["from"].as_u64().unwrap();
    let mut shown = json!({
        "deciders": place["deciders"],
        "scores": totals.map(|one| one["total"].clone()).collect::<Vec<_>>(),
        "events": before + events["list"].as_array().unwrap().len() as u64,
    });
    if socket.joined["you"]["shown"].is_u64() {
        let (legal, decision) = (socket.legal(), socket.decision());
        let digest = table::ids::sha256(json!(legal).to_string().as_bytes());
        shown["decision"] = decision["number"].clone();
        shown["draft"] = decision["draft"].clone();
        shown["legal"] = json!({ "count": legal.len(), "sha256": digest });
        if let Some(lesson) = decision.get("lesson") {
            shown["lesson"] = lesson.clone();
        }
    }
    if place["undo"]["request"].is_object() {
        shown["undo_asked_by"] = place["undo"]["request"]["by"].clone();
    }
    shown
}

/// Of what was written down of a viewer, what is compared. Planet Unknown writes its actions otherwise since: there lists
/// are compared by their length.
fn compared(viewer: &Value, game: &Value) -> Value {
    let mut viewer = viewer.clone();
    if game == "planet"
        && let Some(legal) = viewer["legal"].as_object_mut()
    {
        legal.remove("sha256");
    }
    for key in ["by", "seat", "view_sha256", "events"] {
        viewer.as_object_mut().unwrap().remove(key);
    }
    viewer
}

fn is_done(answer: &Value) -> bool {
    answer.get("done").is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_of_an_earlier_program_is_there_as_it_was() {
    let earlier = Earlier::open("earlier-all").await;
    for was in earlier.was["tables"].as_array().unwrap() {
        if earlier.is_frozen(was).await {
            continue;
        }
        let key = was["key"].as_str().unwrap_or_default();
        let path = format!("/api/tables/{}", text(&was["id"]));
        let info = earlier.reader(was).get_with_key(&path, key).await.ok();
        for key in ["game", "phase"] {
            assert_eq!(info[key], was[key], "{}", title(was));
        }
        assert_eq!(info["host"]["name"], was["host"]);
        for key in ["rematch", "series", "rating_changes"] {
            assert_eq!(info.get(key).unwrap_or(&Value::Null), &was[key], "{key}");
        }
        let seats = was["seats"].as_array().unwrap();
        assert_eq!(info["seats"].as_array().unwrap().len(), seats.len());
        for (seat, is) in seats.iter().zip(info["seats"].as_array().unwrap()) {
            assert_eq!(is["stand_in"], seat["stand_in"], "{}", title(was));
            let holder = &is["holder"];
            let same = holder["player"]["name"] == seat["player"] && holder["bot"] == seat["bot"];
            assert!(same, "{}: {holder}", title(was));
        }
        for key in ["scores", "ranks"] {
            assert_eq!(info["outcome"][key], was["outcome"][key], "{}", title(was));
        }
    }
    for was in earlier.sound("playing").await {
        for viewer in was["viewers"].as_array().unwrap() {
            let socket = earlier.sit(&was, viewer).await;
            assert_eq!(
                compared(&shown(&socket), &was["game"]),
                compared(viewer, &was["game"]),
                "{}",
                title(&was)
            );
            if viewer["by"].is_null() {
                continue;
            }
            let chat = socket.joined["chat"].as_array().unwrap().iter();
            let said: Vec<&Value> = chat.map(|line| &line["text"]).collect();
            assert_eq!(json!(said), was["chat"], "{}", title(&was));
            if let Some(clocks) = was["clocks"].as_array() {
                let now = &socket.place["clocks"]["seats"];
                for (seat, kind) in clocks.iter().enumerate() {
                    assert!(now[seat].get(text(kind)).is_some(), "{now}");
                }
            }
        }
    }
    earlier.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn running_tables_of_an_earlier_program_go_on() {
    let earlier = Earlier::open("earlier-on").await;
    for was in earlier.sound("playing").await {
        let mut moved = 0;
        for viewer in was["viewers"].as_array().unwrap() {
            let mut socket = earlier.sit(&was, viewer).await;
            // For whom has resigned a bot plays to the end.
            let seat = viewer["seat"]
                .as_u64()
                .map(|seat| &was["seats"][seat as usize]);
            if seat.is_none_or(|seat| seat["stand_in"] == "resigned") {
                continue;
            }
            let (seat, decision) = (socket.seat(), socket.number());
            let draft = socket.decision()["draft"].as_u64().unwrap();
            let answer = if draft > 0 {
                let confirm = json!({ "confirm": { "seat": seat, "decision": decision } });
                socket.ask("confirm", &confirm).await
            } else if let Some(action) = socket.legal().first() {
                let act = json!({ "seat": seat, "decision": decision, "actions": [action], "confirm": was["what"] == "draft" });
                socket.ask("goes-on", &json!({ "act": act })).await
            } else {
                continue;
            };
            assert!(is_done(&answer), "{}: {answer}", title(&was));
            moved += 1;
        }
        // A guest's seat is the guest's alone: nobody else can come back to it.
        assert!(moved > 0 || was["what"] == "guest", "{}", title(&was));
    }
    earlier.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_begun_with_an_earlier_program_are_played_to_their_end() {
    let earlier = Earlier::open("earlier-end").await;
    for was in earlier.sound("playing").await {
        if was["what"] != "running" && was["what"] != "campaign 2" {
            continue;
        }
        let mut socket = earlier.sit(&was, &was["viewers"][0]).await;
        let mut dice = Dice(7);
        socket.play(&mut |n| dice.below(n), "on").await;
        assert_eq!(socket.phase(), "over", "{}", title(&was));
        let path = format!("/api/records/{}/record.json", text(&was["id"]));
        verify(&earlier.reader(&was).get(&path).await.body);
    }
    let series = &earlier.was["series"][0]["id"];
    let path = format!("/api/series/{}", text(series));
    let mut anna = earlier.people["Anna"].clone();
    assert_eq!(anna.get(&path).await.ok()["next"]["scenario"], 3);
    anna.post(&format!("{path}/next"), &json!({})).await.ok();
    earlier.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_asked_for_before_is_granted_now() {
    let earlier = Earlier::open("earlier-undo").await;
    for was in earlier.sound("playing").await {
        let viewers = was["viewers"].as_array().unwrap();
        let Some(by) = viewers[0]["undo_asked_by"].as_u64() else {
            assert_ne!(was["what"], "taken back", "{}", title(&was));
            continue;
        };
        let sits_at = |viewer: &&Value| viewer["seat"] == by;
        let asker = viewers.iter().find(sits_at).unwrap();
        let other = viewers.iter().find(|viewer| !sits_at(viewer)).unwrap();
        let mut other = earlier.sit(&was, other).await;
        let events = shown(&other)["events"].as_u64();
        let agree = json!({ "answer_undo": { "seat": other.seat(), "agree": true } });
        let answer = other.ask("agree", &agree).await;
        assert!(is_done(&answer), "{}: {answer}", title(&was));
        let asker = earlier.sit(&was, asker).await;
        assert!(asker.place["undo"]["request"].is_null());
        let deciders = asker.place["deciders"].as_array().unwrap();
        assert!(deciders.contains(&json!(by)), "{}", title(&was));
        assert!(shown(&asker)["events"].as_u64() <= events);
    }
    earlier.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_finished_with_an_earlier_program_replay() {
    let earlier = Earlier::open("earlier-over").await;
    for was in earlier.sound("over").await {
        let mut reader = earlier.reader(&was);
        let id = text(&was["id"]);
        earlier.check_record(&mut reader, id, &was["record"]).await;
        let moments = was["record"]["moments"].as_u64().unwrap();
        let path = format!("/api/records/{id}/moments/{}?as=referee", moments - 1);
        let last = reader.get(&path).await.ok();
        let totals = last["place"]["standings"]["seats"].as_array().unwrap();
        let totals: Vec<&Value> = totals.iter().map(|one| &one["total"]).collect();
        assert_eq!(json!(totals), was["outcome"]["scores"], "{}", title(&was));
    }
    let mut ben = earlier.people["Ben"].clone();
    for was in earlier.was["records"].as_array().unwrap() {
        let id = text(&was["id"]);
        earlier.check_record(&mut ben, id, was).await;
    }
    earlier.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn series_and_ratings_of_an_earlier_program_stand() {
    let earlier = Earlier::open("earlier-series").await;
    let mut anna = earlier.people["Anna"].clone();
    for was in earlier.was["series"].as_array().unwrap() {
        let page = anna.get(&format!("/api/series/{}", text(&was["id"]))).await;
        let page = page.ok();
        for key in ["tables", "stars", "next", "winners"] {
            assert_eq!(page[key], was[key], "{key}");
        }
    }
    for (name, was) in earlier.was["ratings"].as_object().unwrap() {
        let me = earlier.people[name].clone().get("/api/me").await.ok();
        let path = format!("/api/players/{}", text(&me["player"]["id"]));
        assert_eq!(anna.get(&path).await.ok()["ratings"], *was, "{name}");
    }
    earlier.server.stop().await;
}
