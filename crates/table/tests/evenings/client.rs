//! Somebody who looks at a table, and puts together what is told.

use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::ViewerId;
use table::api::{Answer, Say};
use tabletop::Seat;

/// What somebody has before them.
#[derive(Default)]
pub(crate) struct Client {
    /// By which number the machine knows them.
    pub(crate) viewer: Option<ViewerId>,
    /// The account; none for a spectator without a name.
    pub(crate) account: Option<String>,
    /// Their seats, and which of them is shown.
    pub(crate) seats: Vec<Seat>,
    pub(crate) face: Option<Seat>,
    pub(crate) outline: bool,
    /// The place as it was merged; none before the start.
    pub(crate) place: Option<Map<String, Value>>,
    /// The phase as it was told last.
    pub(crate) phase: Value,
    /// Whether the table was shown: not before a seat that was left is given back.
    pub(crate) joined: bool,
    /// Whether anything was told since it was last compared with what is on disk.
    pub(crate) told: bool,
    /// Requests that were sent and not answered yet.
    pub(crate) open: BTreeMap<String, Value>,
    /// Requests that were done, and those that were refused.
    pub(crate) done: Vec<String>,
    pub(crate) refused: Vec<(String, String)>,
}

impl Client {
    pub(crate) fn hear(&mut self, say: &Say) {
        self.told = true;
        match say {
            Say::Joined(joined) => {
                self.joined = true;
                self.seats.clone_from(&joined.you.seats);
                self.face = joined.you.shown;
                self.phase = json!(joined.table.phase);
                self.place = joined.place.as_ref().map(|place| {
                    let mut whole = Map::new();
                    merge(&mut whole, &json!(place));
                    whole
                });
            }
            Say::Update(update) => {
                let place = self.place.as_mut().expect("an update of nothing");
                merge(place, &json!(update));
            }
            Say::Table(info) => self.phase = json!(info.phase),
            Say::Answer { id, answer } => self.hear_answer(id, answer),
            Say::Chat(_) | Say::Closed(_) => {}
        }
    }

    fn hear_answer(&mut self, id: &str, answer: &Answer) {
        let asked = self.open.remove(id);
        assert!(asked.is_some(), "an answer to nothing: {id}");
        match answer {
            Answer::Refused(refusal) => {
                let code = json!(refusal.code).as_str().unwrap_or_default().to_owned();
                self.refused.push((id.to_owned(), code));
            }
            Answer::Done { .. } => self.done.push(id.to_owned()),
            _ => {}
        }
    }

    /// The machine is gone.
    pub(crate) fn forget(&mut self) {
        self.viewer = None;
        self.joined = false;
        self.place = None;
        self.outline = false;
        self.face = None;
    }

    /// How many actions it may take back, as it was told.
    pub(crate) fn own_to_take_back(&self) -> usize {
        let undo = self.place.as_ref().and_then(|place| place.get("undo"));
        let own = undo.and_then(|undo| undo["own"].as_u64());
        own.unwrap_or_default() as usize
    }

    pub(crate) fn decision(&self) -> Option<&Value> {
        self.place.as_ref()?.get("decision")
    }
}

/// Merges a change into what was told before, as the page does.
fn merge(place: &mut Map<String, Value>, change: &Value) {
    for (key, value) in change.as_object().expect("a place is an object") {
        match key.as_str() {
            "view" => {
                let view = place.entry("view").or_insert_with(|| json!({}));
                merge_view(view.as_object_mut().expect("an object"), value);
            }
            "events" => {
                let from = value["from"].as_u64().expect("a number");
                let log = place
                    .entry("events")
                    .or_insert_with(|| json!({ "from": from, "list": [] }));
                let kept = from - log["from"].as_u64().expect("a number");
                let list = log["list"].as_array_mut().expect("a list");
                assert!(kept as usize <= list.len(), "a gap in the log");
                list.truncate(kept as usize);
                list.extend(value["list"].as_array().expect("a list").iter().cloned());
            }
            _ => {
                place.insert(key.clone(), value.clone());
            }
        }
    }
}

fn merge_view(view: &mut Map<String, Value>, change: &Value) {
    for (key, part) in change.as_object().expect("parts") {
        match key.split_once('/') {
            Some((name, inside)) => {
                let place = view[name].pointer_mut(&format!("/{inside}"));
                *place.expect("a place that is there") = part.clone();
            }
            None if part.is_null() => drop(view.remove(key)),
            None => drop(view.insert(key.clone(), part.clone())),
        }
    }
}
