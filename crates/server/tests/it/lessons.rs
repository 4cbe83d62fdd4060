//! Guided games: chance and everybody's actions are written down, and leaving them is allowed.

use crate::common::{Browser, Dice, Folder, Socket, serve};
use serde_json::{Value, json};

/// A first game of race against one bot of the weakest level.
fn guided(lesson: &Value) -> Value {
    json!({
        "game": "race",
        "options": { "first_game": true },
        "seats": ["me", { "bot": "random" }],
        "lesson": lesson,
    })
}

async fn begin(anna: &mut Browser, lesson: &Value) -> (String, Socket) {
    let made = anna.post("/api/tables", &guided(lesson)).await.ok();
    let table = made["table"].as_str().unwrap().to_owned();
    let socket = anna.sit(&table).await;
    assert_eq!(socket.phase(), "playing");
    (table, socket)
}

/// Waits until the actions of the round lie open.
async fn chosen(socket: &mut Socket) -> Value {
    while socket.place["view"]["actions"][1] == json!([]) {
        socket.frame().await.unwrap();
    }
    socket.place["view"]["actions"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bots_of_a_lesson_do_what_is_written() {
    let folder = Folder::new("lesson");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    for written in ["develop", "produce", "consume_x2", "explore_1_1"] {
        let path = json!([[], [{ "choose": written }]]);
        let (_, mut socket) =
            begin(&mut anna, &json!({ "chance": { "seed": 2 }, "path": path })).await;
        let hand = &socket.place["view"]["hands"][0]["cards"];
        assert!(
            hand.as_array().unwrap().contains(&json!("gem_world")),
            "the seed deals: {hand}"
        );
        socket.act("mine", &json!({ "choose": "settle" })).await;
        assert_eq!(chosen(&mut socket).await, json!([["settle"], [written]]));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn off_the_path_the_bots_play_by_their_level() {
    let folder = Folder::new("off-path");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    // The first is possible, the second never: not even an action of this game.
    let path =
        json!([[], [{ "choose": "develop" }, { "place": "no_such_card" }, "nonsense", [1, {}]]]);
    let (table, mut socket) =
        begin(&mut anna, &json!({ "chance": { "seed": 2 }, "path": path })).await;
    let mut dice = Dice(5);
    socket.play(&mut |n| dice.below(n), "on").await;
    assert_eq!(socket.phase(), "over");
    // The same again is an ordinary game.
    let again = anna
        .post(&format!("/api/tables/{table}/rematch"), &json!({}))
        .await
        .ok();
    let again = anna.sit(again["table"].as_str().unwrap()).await;
    assert!(again.decision()["lesson"].is_null());
    assert_ne!(
        again.joined["table"]["seed_sha256"],
        socket.joined["table"]["seed_sha256"]
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_told_what_comes_next_may_leave_the_path_and_come_back() {
    let folder = Folder::new("told");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let settle = json!({ "choose": "settle" });
    let path = json!([
        [settle, { "place": "gem_world" }, { "pay": "colony_ship" }, { "pay": "rebel_fuel_cache" }],
        [{ "choose": "develop" }],
    ]);
    let (_, mut socket) = begin(&mut anna, &json!({ "chance": { "seed": 2 }, "path": path })).await;
    let told = |at: u32, next: Value| json!({ "at": at, "next": next, "left": false });
    assert_eq!(socket.decision()["lesson"], told(0, settle.clone()));
    socket.act("choose", &settle).await;
    while socket.decision()["prompt"]["step"] != "develop_choice" {
        socket.frame().await.unwrap();
    }
    let left = json!({ "at": 0, "next": null, "left": true });
    assert_eq!(
        socket.decision()["lesson"],
        told(1, json!({ "place": "gem_world" }))
    );
    // Nothing is developed: that is not on the path.
    socket.act("nothing", &json!("place_nothing")).await;
    while socket.decision()["prompt"]["step"] == "develop_choice" {
        socket.frame().await.unwrap();
    }
    assert_eq!(socket.decision()["lesson"], left);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_that_cannot_be_given_is_refused_in_words() {
    let folder = Folder::new("bad-lesson");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let order = |pile: &str, card: &str| json!({ "chance": { "seed": 2, "piles": { pile: { "orders": [[card]] } } } });
    let draws = json!({ "chance": { "seed": 2, "piles": { "draw": { "draws": ["gem_world"] } } } });
    let twice = json!({ "chance": { "seed": 2, "piles": { "draw": { "orders": [[], []] } } } });
    let long = json!({ "chance": { "seed": 2 }, "path": [[], vec![json!({ "choose": "develop" }); 2000]] });
    let seats = json!({ "chance": { "seed": 2 }, "path": [[], [], []] });
    for (lesson, message) in [
        (order("draw", "no_such_card"), "table-error-bad_script"),
        (
            order("no_such_pile", "gem_world"),
            "table-error-unknown_pile",
        ),
        (draws, "server-lesson_script"),
        (twice, "server-lesson_script"),
        (long, "server-too_much"),
        (seats, "server-bad_seat"),
        (json!({ "chance": { "seed": "x" } }), "server-bad_request"),
        (json!({}), "server-bad_request"),
    ] {
        let refused = anna.post("/api/tables", &guided(&lesson)).await;
        assert!(refused.status >= 400, "{refused:?}");
        assert_eq!(refused.json()["message"]["id"], message, "{lesson}");
    }
    let lesson = json!({ "chance": { "seed": 2 } });
    for (key, value) in [
        ("seats", json!(["me", "me"])),
        ("seats", json!(["me", "open"])),
        ("seats", json!([{ "bot": "random" }, { "bot": "random" }])),
        ("rules", json!({ "rated": true })),
    ] {
        let mut table = guided(&lesson);
        table[key] = value;
        let refused = anna.post("/api/tables", &table).await;
        assert_eq!(refused.status, 400, "{table}");
    }
    let series = json!({ "first": guided(&lesson) });
    let refused = anna.post("/api/series", &series).await;
    assert_eq!(refused.json()["message"]["id"], "server-lesson_alone");
    server.stop().await;
}
