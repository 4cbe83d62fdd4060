//! A page that plays: it knows no game, it takes what is legal.

use crate::worker::{Device, Tab};
use serde_json::{Value, json};

/// What a viewer has before it of its decision, merged from what was said.
#[derive(Default)]
pub(crate) struct Page {
    pub(crate) viewer: u64,
    decision: Value,
    pub(crate) table: Value,
    seats: Value,
    shown: Value,
}

impl Page {
    pub(crate) fn open(tab: &mut Tab, device: &mut Device, viewer: u64, table: &str) -> Page {
        let mut page = Page {
            viewer,
            ..Page::default()
        };
        let first = tab.open(device, viewer, table);
        page.hear(&first);
        page.listen(tab);
        page
    }

    fn hear(&mut self, say: &Value) {
        if let Some(joined) = say.get("joined") {
            self.table = joined["table"].clone();
            self.seats = joined["you"]["seats"].clone();
            self.shown = joined["you"]["shown"].clone();
            self.decision = joined["place"]["decision"].clone();
        } else if let Some(update) = say.get("update") {
            if let Some(decision) = update.get("decision") {
                self.decision = decision.clone();
            }
        } else if let Some(table) = say.get("table") {
            self.table = table.clone();
        }
    }

    pub(crate) fn listen(&mut self, tab: &mut Tab) {
        for say in tab.said(self.viewer) {
            self.hear(&say);
        }
    }

    pub(crate) fn phase(&self) -> &str {
        self.table["phase"].as_str().unwrap_or_default()
    }

    pub(crate) fn legal(&self) -> &[Value] {
        self.decision["legal"].as_array().map_or(&[], Vec::as_slice)
    }

    /// What asks for one of the legal actions.
    pub(crate) fn act(&self, pick: usize) -> Value {
        let legal = self.legal();
        let action = &legal[pick % legal.len()]["action"];
        json!({ "act": { "seat": self.shown, "decision": self.decision["number"], "actions": [action] } })
    }

    /// Plays until the game is over, or so many actions; gives how many it played.
    pub(crate) fn play(&mut self, tab: &mut Tab, device: &mut Device, most: usize) -> usize {
        let mut played = 0;
        while played < most && self.phase() == "playing" {
            if self.legal().is_empty() {
                // Somebody else who shares the device is asked.
                self.uncover(tab, device);
            }
            let act = self.act(played * 7 + 3);
            let answer = tab.ask(device, self.viewer, &act);
            assert!(answer.get("done").is_some(), "{answer} to {act}");
            self.listen(tab);
            played += 1;
        }
        played
    }

    fn uncover(&mut self, tab: &mut Tab, device: &mut Device) {
        for seat in self.seats.as_array().cloned().unwrap_or_default() {
            tab.ask(device, self.viewer, &json!({ "show": { "seat": seat } }));
            self.listen(tab);
            if !self.legal().is_empty() {
                return;
            }
        }
        panic!("nobody is asked");
    }
}

/// A table on the device; gives its id.
#[expect(
    clippy::needless_pass_by_value,
    reason = "it is written where it is called"
)]
pub(crate) fn table(tab: &mut Tab, device: &mut Device, game: &str, seats: Value) -> String {
    let made = tab.post(device, "/tables", json!({ "game": game, "seats": seats }));
    made["table"].as_str().expect("an id").to_owned()
}

/// A table on the device with a person and a bot; gives its id.
pub(crate) fn against_a_bot(tab: &mut Tab, device: &mut Device, game: &str) -> String {
    table(tab, device, game, json!(["me", { "bot": "random" }]))
}
