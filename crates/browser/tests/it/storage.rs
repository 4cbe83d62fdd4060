//! What is done is on disk first; what is on disk is all there is.

use crate::page::{Page, against_a_bot};
use crate::worker::{Tab, somebody};
use browser::{Came, Input, Store};
use serde_json::{Value, json};

fn race(tab: &mut Tab, device: &mut crate::worker::Device) -> String {
    against_a_bot(tab, device, "race")
}

#[test]
fn a_tab_that_is_killed_loses_nothing_that_was_answered() {
    let (mut device, mut tab) = somebody();
    let id = race(&mut tab, &mut device);
    let mut page = Page::open(&mut tab, &mut device, 1, &id);
    for _ in 0..15 {
        page.play(&mut tab, &mut device, 1);
        let shown = page.legal().to_vec();
        // The tab is gone, and with it what it held.
        tab = Tab::default();
        device.held.clear();
        page = Page::open(&mut tab, &mut device, 1, &id);
        assert_eq!(page.legal(), shown);
    }
}

#[test]
fn a_move_for_which_there_is_no_room_is_refused_and_the_game_goes_on_once_there_is() {
    let (mut device, mut tab) = somebody();
    let id = race(&mut tab, &mut device);
    let mut page = Page::open(&mut tab, &mut device, 1, &id);
    page.play(&mut tab, &mut device, 3);
    let (before, log) = (page.legal().to_vec(), device.entries.len());
    for (came, said) in [
        (Came::Full, "device-full"),
        (Came::Failed, "device-not_stored"),
    ] {
        device.trouble.push_back(came);
        let answer = tab.ask(&mut device, 1, &page.act(0));
        assert_eq!(answer["refused"]["message"]["id"], said);
        page.listen(&mut tab);
        assert_eq!(page.legal(), before);
        assert_eq!(device.entries.len(), log);
    }
    page.play(&mut tab, &mut device, 3);
    assert!(device.entries.len() > log);
}

#[test]
fn of_two_tabs_one_plays_and_the_other_can_take_over() {
    let (mut device, mut tab) = somebody();
    let id = race(&mut tab, &mut device);
    let mut page = Page::open(&mut tab, &mut device, 1, &id);
    let mut other = Tab::default();
    let closed = other.open(&mut device, 1, &id);
    assert_eq!(closed["closed"]["id"], "device-elsewhere");
    other.post(&mut device, &format!("/tables/{id}/take"), json!({}));
    // It is not looked at yet, so it was let go again; the browser tells the first tab that it is taken.
    let taken = Page::open(&mut other, &mut device, 2, &id);
    assert_eq!(taken.phase(), "playing");
    // Before it hears of that, the first tab plays on: nothing of it is kept twice.
    let mut second = taken;
    second.play(&mut other, &mut device, 1);
    let text = json!({ "id": "late", "ask": page.act(0) }).to_string();
    tab.give(&mut device, Input::Ask { viewer: 1, text });
    let said = tab.said(1);
    assert!(
        said.iter()
            .any(|say| say["closed"]["id"] == "device-elsewhere"),
        "{said:?}"
    );
    page.listen(&mut tab);
    second.play(&mut other, &mut device, 2);
}

#[test]
fn a_garbled_log_freezes_that_game_alone_and_its_record_can_be_had() {
    let (mut device, mut tab) = somebody();
    let (one, two) = (race(&mut tab, &mut device), race(&mut tab, &mut device));
    let mut page = Page::open(&mut tab, &mut device, 1, &one);
    page.play(&mut tab, &mut device, 10);
    device
        .entries
        .insert((one.clone(), 5), "garbled".to_owned());
    let mut tab = Tab::default();
    device.held.clear();
    let page = Page::open(&mut tab, &mut device, 1, &one);
    assert_eq!(
        (page.phase(), &page.table["frozen"]["id"]),
        ("frozen", &json!("server-garbled"))
    );
    let record = tab.get(&mut device, &format!("/records/{one}/record.json"));
    assert_eq!(record["game"], "race");
    assert_eq!(
        Page::open(&mut tab, &mut device, 2, &two).phase(),
        "playing"
    );
}

#[test]
fn a_table_that_trapped_is_frozen_and_one_that_cannot_even_be_read_is_shown_so() {
    let (mut device, mut tab) = somebody();
    let id = race(&mut tab, &mut device);
    let mut page = Page::open(&mut tab, &mut device, 1, &id);
    page.play(&mut tab, &mut device, 3);
    let mut tab = Tab::default();
    let (table, why) = (id.clone(), "a fault".to_owned());
    tab.give(&mut device, Input::Fault { table, why });
    let page = Page::open(&mut tab, &mut device, 1, &id);
    assert_eq!(page.phase(), "frozen");
    let mut tab = Tab::default();
    device.held.clear();
    tab.give(&mut device, Input::Broken { table: id.clone() });
    let page = Page::open(&mut tab, &mut device, 1, &id);
    assert_eq!(page.phase(), "frozen");
}

#[test]
fn kept_games_go_to_another_device_as_a_file() {
    let (mut device, mut tab) = somebody();
    let id = race(&mut tab, &mut device);
    let mut page = Page::open(&mut tab, &mut device, 1, &id);
    page.play(&mut tab, &mut device, 8);
    let shown = page.legal().to_vec();
    let file = tab.get(&mut device, "/kept");
    let (mut second, mut there) = somebody();
    let taken = there.post(&mut second, "/kept", file.clone());
    assert_eq!(taken, json!({ "taken": 1, "known": 0 }));
    assert_eq!(
        there.post(&mut second, "/kept", file.clone()),
        json!({ "taken": 0, "known": 1 })
    );
    let mut page = Page::open(&mut there, &mut second, 1, &id);
    assert_eq!(page.legal(), shown);
    page.play(&mut there, &mut second, 2);
    let mut later = file;
    later["orrery"] = json!(99);
    let refused = there
        .call(&mut second, "POST", "/kept", later)
        .expect_err("refused");
    assert_eq!(refused["message"]["id"], "device-other_form");
}

#[test]
fn a_deleted_game_leaves_nothing_behind() {
    let (mut device, mut tab) = somebody();
    let id = race(&mut tab, &mut device);
    Page::open(&mut tab, &mut device, 1, &id);
    let gone = tab.call(&mut device, "DELETE", &format!("/tables/{id}"), Value::Null);
    assert_eq!(gone, Ok(json!({ "done": true })));
    assert_eq!(tab.said(1)[0]["closed"]["id"], "device-elsewhere");
    assert!(device.entries.is_empty());
    assert!(device.texts.keys().all(|(store, _)| *store == Store::Me));
    assert!(device.held.is_empty());
}

#[test]
fn a_campaign_is_deleted_as_a_whole() {
    let (mut device, mut tab) = somebody();
    let first = json!({ "game": "moon", "seats": ["me", { "bot": "random" }] });
    let made = tab.post(&mut device, "/series", json!({ "first": first }));
    let id = made["tables"][0]["table"]
        .as_str()
        .expect("an id")
        .to_owned();
    let other = race(&mut tab, &mut device);
    let refused = tab.call(&mut device, "DELETE", &format!("/tables/{id}"), Value::Null);
    assert_eq!(
        refused.expect_err("refused")["message"]["id"],
        "device-in_series"
    );
    let path = format!("/tables/{id}/series");
    tab.call(&mut device, "DELETE", &path, Value::Null)
        .expect("it goes");
    let mine = tab.get(&mut device, "/my/tables");
    assert_eq!(mine["tables"].as_array().map(Vec::len), Some(1));
    assert_eq!(mine["tables"][0]["id"], other.as_str());
    assert!(
        device
            .texts
            .keys()
            .all(|(store, _)| *store != Store::Series)
    );
}
