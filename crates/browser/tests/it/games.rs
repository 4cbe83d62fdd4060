//! Whole games on a device.

use crate::page::{Page, against_a_bot, table};
use crate::worker::{Tab, somebody};
use serde_json::{Value, json};

#[test]
fn every_game_is_played_to_its_end_with_bots_and_leaves_a_record() {
    for game in games::NAMES {
        let (mut device, mut tab) = somebody();
        let id = against_a_bot(&mut tab, &mut device, game);
        assert!(id.starts_with("d-"), "{id}");
        let mut page = Page::open(&mut tab, &mut device, 1, &id);
        let played = page.play(&mut tab, &mut device, 3000);
        assert_eq!(page.phase(), "over", "{game} after {played} actions");
        let info = tab.get(&mut device, &format!("/records/{id}"));
        assert_eq!(info["players"][0]["name"], "Anna");
        assert_eq!(info["players"][1], Value::Null);
        let last = info["moments"].as_u64().expect("a number") - 1;
        let moment = tab.get(
            &mut device,
            &format!("/records/{id}/moments/{last}?as=referee"),
        );
        assert_eq!(moment["place"]["deciders"], json!([]));
        let record = tab.get(&mut device, &format!("/records/{id}/record.json"));
        let imported = tab.post(&mut device, "/records", record);
        let imported = imported["record"].as_str().expect("an id").to_owned();
        let again = tab.get(&mut device, &format!("/records/{imported}"));
        assert_eq!(again["outcome"], info["outcome"], "{game}");
    }
}

#[test]
fn people_who_share_the_device_see_their_own_seats_only() {
    let (mut device, mut tab) = somebody();
    let id = table(&mut tab, &mut device, "race", json!(["me", "me"]));
    let mut page = Page::open(&mut tab, &mut device, 1, &id);
    assert!(page.legal().is_empty(), "the curtain is drawn");
    assert_eq!(page.play(&mut tab, &mut device, 20), 20);
}

#[test]
fn bots_that_search_answer_and_hints_are_given() {
    let (mut device, mut tab) = somebody();
    let id = table(
        &mut tab,
        &mut device,
        "race",
        json!(["me", { "bot": "easy" }, { "bot": "greedy" }]),
    );
    let mut page = Page::open(&mut tab, &mut device, 1, &id);
    page.play(&mut tab, &mut device, 12);
    let tried = tab.ask(&mut device, 1, &json!({ "considered": { "seat": 0 } }));
    assert!(tried.get("considered").is_some(), "{tried}");
    let past = tab.ask(&mut device, 1, &json!({ "past": { "moment": 0 } }));
    assert!(past["past"]["moments"].as_u64() > Some(1), "{past}");
}

#[test]
fn the_same_again_is_a_table_of_this_device_too() {
    let (mut device, mut tab) = somebody();
    let id = against_a_bot(&mut tab, &mut device, "moon");
    tab.post(&mut device, &format!("/tables/{id}/resign"), json!({}));
    let info = tab.get(&mut device, &format!("/tables/{id}"));
    assert_eq!(info["phase"], "over");
    let made = tab.post(&mut device, &format!("/tables/{id}/rematch"), json!({}));
    let next = made["table"].as_str().expect("an id").to_owned();
    assert!(next.starts_with("d-"), "{next}");
    let page = Page::open(&mut tab, &mut device, 2, &next);
    assert_eq!(page.phase(), "playing");
    let mine = tab.get(&mut device, "/my/tables");
    assert_eq!(mine["tables"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        mine["tables"][0]["id"],
        next.as_str(),
        "the one that waits comes first"
    );
}

#[test]
fn a_campaign_goes_from_table_to_table() {
    let (mut device, mut tab) = somebody();
    let first = json!({ "game": "moon", "seats": ["me", { "bot": "random" }] });
    let made = tab.post(&mut device, "/series", json!({ "first": first }));
    let series = made["id"].as_str().expect("an id").to_owned();
    let table = made["tables"][0]["table"]
        .as_str()
        .expect("an id")
        .to_owned();
    let early = tab.call(
        &mut device,
        "POST",
        &format!("/series/{series}/next"),
        json!({}),
    );
    assert!(early.is_err(), "the first table is not over");
    let mut page = Page::open(&mut tab, &mut device, 1, &table);
    page.play(&mut tab, &mut device, 3000);
    assert_eq!(page.phase(), "over");
    let next = tab.post(&mut device, &format!("/series/{series}/next"), json!({}));
    assert!(
        next["table"]
            .as_str()
            .is_some_and(|id| id.starts_with("d-"))
    );
    let page = tab.get(&mut device, &format!("/series/{series}"));
    assert_eq!(page["tables"].as_array().map(Vec::len), Some(2));
}

#[test]
fn nobody_else_comes_to_a_device() {
    let (mut device, mut tab) = somebody();
    for new in [
        json!({ "game": "race", "seats": ["me", "open"] }),
        json!({ "game": "race", "seats": ["me", { "bot": "easy" }], "rules": { "rated": true } }),
        json!({ "game": "race", "seats": ["me", { "bot": "easy" }], "rules": { "clock": { "by_mail": { "days": 1 } } } }),
    ] {
        let refused = tab
            .call(&mut device, "POST", "/tables", new)
            .expect_err("refused");
        assert_eq!(refused["message"]["id"], "device-alone");
    }
    let mut stranger = Tab::default();
    let mut empty = crate::worker::Device::default();
    let new = json!({ "game": "race", "seats": ["me", { "bot": "easy" }] });
    let refused = stranger
        .call(&mut empty, "POST", "/tables", new)
        .expect_err("refused");
    assert_eq!(refused["code"], "not_signed_in");
}
