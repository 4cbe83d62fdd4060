//! Ratings mean something: what counts, how often, and that it is never forgotten.

use crate::child::Process;
use crate::common::{Browser, Dice, Folder, Socket, serve, within};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;

pub(crate) async fn claimed(at: SocketAddr, name: &str) -> Browser {
    let mut browser = Browser::guest(at, name).await;
    let claim = json!({ "name": name, "password": "a long password" });
    browser.post("/api/claim", &claim).await.ok();
    browser
}

pub(crate) fn rules() -> Value {
    json!({ "rated": true, "clock": { "live": { "bank": 1000, "increment": 5 } } })
}

/// Where a deed is done.
pub(crate) fn path(table: &str, deed: &str) -> String {
    format!("/api/tables/{table}/{deed}")
}

async fn begun(socket: &mut Socket) {
    while socket.phase() != "playing" {
        socket.frame().await.expect("the game begins");
    }
}

/// Somebody answers once, when the game has begun.
pub(crate) async fn answer(socket: &mut Socket) {
    begun(socket).await;
    while socket.legal().is_empty() {
        socket.frame().await.expect("they are asked");
    }
    let action = socket.legal()[0].clone();
    assert!(socket.act("first", &action).await.get("done").is_some());
}

/// A table of one's own, which another has joined.
async fn joined(host: &mut Browser, guest: &mut Browser) -> (String, u16) {
    let table = host.table("comets", json!(["me", "open"]), rules()).await;
    let status = guest.post(&path(&table, "join"), &json!({})).await.status;
    (table, status)
}

/// A rated game in which both have answered once.
async fn game(host: &mut Browser, guest: &mut Browser) -> String {
    let (table, status) = joined(host, guest).await;
    assert_eq!(status, 200);
    let (mut a, mut b) = (host.sit(&table).await, guest.sit(&table).await);
    answer(&mut a).await;
    answer(&mut b).await;
    table
}

async fn rating(browser: &mut Browser) -> Value {
    let me = browser.get("/api/me").await.ok();
    let id = me["player"]["id"].as_str().unwrap().to_owned();
    browser.get(&format!("/api/players/{id}")).await.ok()["ratings"][0].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_have_three_rated_games_a_day_and_what_is_void_is_none() {
    let folder = Folder::new("three-a-day");
    let server = serve(&folder).await;
    let mut anna = claimed(server.address, "Anna").await;
    let mut ben = claimed(server.address, "Ben").await;
    let mut cleo = claimed(server.address, "Cleo").await;
    // Left before everybody has answered: void, and no game.
    let (void, _) = joined(&mut anna, &mut ben).await;
    let (mut a, _b) = (anna.sit(&void).await, ben.sit(&void).await);
    answer(&mut a).await;
    ben.post(&path(&void, "leave"), &json!({})).await.ok();
    let info = anna.get(&format!("/api/tables/{void}")).await.ok();
    assert_eq!(
        (&info["phase"], &info["outcome"]),
        (&json!("closed"), &json!(null))
    );
    assert!(info["seed_sha256"].is_string(), "it had begun");
    assert!(rating(&mut anna).await.is_null());
    for _ in 0..2 {
        let table = game(&mut anna, &mut ben).await;
        ben.post(&path(&table, "leave"), &json!({})).await.ok();
    }
    // Whoever sits down at two tables at once gets the third game, and no fourth; who makes the table is all the same.
    let (_, third) = joined(&mut ben, &mut anna).await;
    let (fourth, refused) = joined(&mut anna, &mut ben).await;
    assert_eq!((third, refused), (200, 409));
    let again = ben.post(&path(&fourth, "join"), &json!({})).await;
    assert_eq!(again.json()["message"]["id"], "server-rated_enough");
    let with_cleo = cleo.post(&path(&fourth, "join"), &json!({})).await;
    assert_eq!(with_cleo.status, 200, "others are other people");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changing_seats_makes_no_rated_game_against_oneself_or_a_bot() {
    let folder = Folder::new("own-rated");
    let server = serve(&folder).await;
    let mut anna = claimed(server.address, "Anna").await;
    let table = anna.table("comets", json!(["me", "open"]), rules()).await;
    let _here = anna.sit(&table).await;
    for plan in [json!("me"), json!({ "bot": "random" })] {
        let seat = json!({ "seat": 1, "plan": plan });
        let refused = anna.post(&path(&table, "seat"), &seat).await;
        assert_eq!(refused.json()["message"]["id"], "server-rated", "{plan}");
    }
    let start = anna.post(&path(&table, "start"), &json!({})).await;
    assert_eq!(start.status, 400, "open seats do not go to bots");
    let timeless = json!({ "game": "comets", "seats": ["me", "open"], "rules": { "rated": true } });
    assert_eq!(anna.post("/api/tables", &timeless).await.status, 400);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_games_that_end_at_once_give_what_eight_in_a_row_give() {
    let mut ratings = Vec::new();
    for at_once in [false, true] {
        let folder = Folder::new(if at_once { "at-once" } else { "in-a-row" });
        let server = serve(&folder).await;
        let mut anna = claimed(server.address, "Anna").await;
        let mut games = Vec::new();
        for n in 0..8 {
            let mut ben = claimed(server.address, &format!("Ben {n}")).await;
            let table = game(&mut anna, &mut ben).await;
            games.push((ben, table));
        }
        let mut leaving = Vec::new();
        for (mut ben, table) in games {
            let left = tokio::spawn(async move {
                ben.post(&path(&table, "leave"), &json!({})).await.ok();
                // Once for each table: whoever has left cannot leave again.
                ben.post(&path(&table, "resign"), &json!({})).await.status
            });
            match at_once {
                true => leaving.push(left),
                false => assert_eq!(left.await.unwrap(), 409),
            }
        }
        for left in leaving {
            assert_eq!(within("all to leave", left).await.unwrap(), 409);
        }
        ratings.push(rating(&mut anna).await);
        server.stop().await;
    }
    assert_eq!(ratings[0]["games"], 8);
    assert_eq!(ratings[0], ratings[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crash_leaves_no_game_unrated() {
    const KILLS: usize = 8;
    let folder = Folder::new("unrated");
    let mut process = Process::start(&folder.path);
    let mut anna = claimed(process.at, "Anna").await;
    let (mut over, mut dice) = (0, Dice(7));
    for kill in 0..KILLS {
        let mut ben = claimed(process.at, &format!("Ben {kill}")).await;
        let table = game(&mut anna, &mut ben).await;
        let mut leaver = ben.clone();
        let leave = path(&table, "leave");
        let left = tokio::spawn(async move { leaver.post(&leave, &json!({})).await });
        tokio::time::sleep(Duration::from_micros(dice.below(6_000) as u64)).await;
        process.kill();
        // The leaver sees an answer or a broken connection.
        let _ = within("the leaver to see it", left).await;
        process = Process::start(&folder.path);
        for browser in [&mut anna, &mut ben] {
            browser.at = process.at;
            browser.origin = Some(format!("http://{}", process.at));
        }
        let info = ben.get(&format!("/api/tables/{table}")).await.ok();
        let is_over = info["phase"] == "over";
        over += u64::from(is_over);
        assert_eq!(info["rating_changes"].is_array(), is_over, "{info}");
        let games = rating(&mut anna).await["games"].as_u64();
        assert_eq!(games.unwrap_or_default(), over, "each once");
    }
    println!("{over} of {KILLS} games were over when the server was killed");
    process.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_and_an_ended_program_get_their_stand_in_at_once() {
    let folder = Folder::new("see-off");
    let server = serve(&folder).await;
    let mut anna = claimed(server.address, "Anna").await;
    let mut ben = claimed(server.address, "Ben").await;
    let made = anna
        .post("/api/me/tokens", &json!({ "name": "Robot" }))
        .await
        .ok();
    let mut robot = Browser {
        token: made["token"].as_str().map(str::to_owned),
        origin: None,
        ..Browser::new(server.address)
    };
    let friendly = anna
        .table("comets", json!(["me", "open", "open"]), json!({}))
        .await;
    ben.post(&path(&friendly, "join"), &json!({})).await.ok();
    robot.post(&path(&friendly, "join"), &json!({})).await.ok();
    let rated = game(&mut ben, &mut anna).await;
    let mut watch = ben.sit(&friendly).await;
    let program = made["player"]["id"].as_str().unwrap();
    let end = format!("/api/me/tokens/{program}");
    anna.send("DELETE", &end, "").await.ok();
    watch
        .until(|frame| frame["table"]["seats"][2]["stand_in"] == "left")
        .await;
    let delete = json!({ "password": "a long password" }).to_string();
    anna.send("DELETE", "/api/me", &delete).await.ok();
    let info = ben.get(&format!("/api/tables/{friendly}")).await.ok();
    assert_eq!(info["seats"][0]["stand_in"], "left");
    assert_eq!(info["phase"], "playing");
    let info = ben.get(&format!("/api/tables/{rated}")).await.ok();
    assert_eq!(
        info["outcome"]["ranks"],
        json!([1, 2]),
        "rated, that is a resignation"
    );
    server.stop().await;
}
