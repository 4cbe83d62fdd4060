//! Limits count the real thing, and nobody pays for what a neighbour does.

use crate::common::{Browser, Folder, config, serve, within};
use serde_json::{Value, json};
use server::{Limits, Rate};
use std::net::SocketAddr;
use std::time::Duration;

/// So many, and no more for the length of a test.
const fn only(burst: u32) -> Rate {
    Rate {
        burst,
        every: Duration::from_secs(3600),
    }
}

async fn guest_status(at: SocketAddr, name: &str) -> u16 {
    let mut browser = Browser::new(at);
    browser
        .post("/api/guest", &json!({ "name": name }))
        .await
        .status
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_made_count_whether_the_maker_sits_or_watches() {
    let folder = Folder::new("made");
    let mut config = config(&folder);
    config.limits.tables_per_account = 3;
    let server = server::run(config).await.unwrap();
    let anna = Browser::guest(server.address, "Anna").await;
    let new = json!({ "game": "comets", "seats": ["open", { "bot": "expert" }] });
    let attempts: Vec<_> = (0..20)
        .map(|_| {
            let (mut anna, new) = (anna.clone(), new.clone());
            tokio::spawn(async move { anna.post("/api/tables", &new).await })
        })
        .collect();
    let mut made = 0;
    for attempt in attempts {
        let answer = within("an answer", attempt).await.unwrap();
        match answer.status {
            200 => made += 1,
            _ => assert_eq!(answer.json()["message"]["id"], "server-too_many_tables"),
        }
    }
    assert_eq!(made, 3, "also if all are asked for at once");
    let mut anna = anna;
    let made = anna
        .post("/api/me/tokens", &json!({ "name": "Robot" }))
        .await;
    let mut program = Browser {
        token: made.ok()["token"].as_str().map(str::to_owned),
        origin: None,
        ..Browser::new(server.address)
    };
    let refused = program.post("/api/tables", &new).await;
    assert_eq!(
        refused.code(),
        "too_much",
        "a program counts with its maker"
    );
    let mut ben = Browser::guest(server.address, "Ben").await;
    ben.post("/api/tables", &new).await.ok();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_end_by_themselves_are_rationed_too() {
    let folder = Folder::new("rationed");
    let mut config = config(&folder);
    config.limits.tables = only(4);
    let server = server::run(config).await.unwrap();
    let mut anna = Browser::guest(server.address, "Anna").await;
    let new = json!({ "game": "comets", "seats": [{ "bot": "random" }, { "bot": "random" }] });
    for _ in 0..4 {
        anna.post("/api/tables", &new).await.ok();
    }
    assert_eq!(anna.post("/api/tables", &new).await.code(), "too_much");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_are_rationed_by_address_and_who_is_here_is_not() {
    let folder = Folder::new("guests");
    let mut config = config(&folder);
    config.limits.guests = only(3);
    config.limits.requests = only(50);
    let server = server::run(config).await.unwrap();
    let at = server.address;
    let mut anna = Browser::guest(at, "Anna").await;
    let new = json!({ "game": "comets", "seats": ["me", { "bot": "random" }] });
    let made = anna.post("/api/tables", &new).await.ok();
    let table = made["table"].as_str().unwrap();
    let mut came = 1;
    while guest_status(at, "Crowd").await == 200 {
        came += 1;
    }
    assert_eq!(came, 3);
    // The address has used up all its requests; who has a seat goes on.
    let mut stranger = Browser::new(at);
    while stranger.get("/api/games").await.status == 200 {}
    let mut socket = anna.sit(table).await;
    let action = socket.legal()[0].clone();
    assert!(socket.act("on", &action).await.get("done").is_some());
    assert_eq!(anna.get("/api/my/tables").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_venue_is_not_counted_by_its_address_but_nobody_guesses_passwords_there() {
    let folder = Folder::new("venue");
    let mut config = config(&folder);
    config.limits.guests = only(1);
    config.limits.requests = only(1);
    config.limits.connections_per_address = 1;
    config.limits.passwords = only(5);
    config.venues = vec![server::venue("127.0.0.0/8").unwrap()];
    let server = server::run(config).await.unwrap();
    for n in 0..20 {
        assert_eq!(
            guest_status(server.address, &format!("Guest {n}")).await,
            200
        );
    }
    let wrong = json!({ "name": "Anna", "password": "wrong password" });
    let mut eve = Browser::new(server.address);
    for _ in 0..5 {
        assert_eq!(
            eve.post("/api/login", &wrong).await.code(),
            "wrong_password"
        );
    }
    assert_eq!(eve.post("/api/login", &wrong).await.code(), "too_much");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_tried_by_changing_or_deleting_count_like_logins() {
    let folder = Folder::new("tries");
    let mut config = config(&folder);
    config.limits.passwords = only(6);
    let server = server::run(config).await.unwrap();
    let mut anna = Browser::guest(server.address, "Anna").await;
    let claim = json!({ "name": "Anna", "password": "a long password" });
    anna.post("/api/claim", &claim).await.ok();
    let change = json!({ "old_password": "a wrong one", "password": "a new password" }).to_string();
    let delete = json!({ "password": "a wrong one" }).to_string();
    for _ in 0..2 {
        assert_eq!(
            anna.send("PATCH", "/api/me", &change).await.code(),
            "wrong_password"
        );
        assert_eq!(
            anna.send("DELETE", "/api/me", &delete).await.code(),
            "wrong_password"
        );
    }
    let wrong = json!({ "name": "Anna", "password": "a wrong one" });
    assert_eq!(
        anna.post("/api/login", &wrong).await.code(),
        "wrong_password"
    );
    // The claim was the first of the six.
    assert_eq!(
        anna.send("PATCH", "/api/me", &change).await.code(),
        "too_much"
    );
    assert_eq!(
        anna.send("DELETE", "/api/me", &delete).await.code(),
        "too_much"
    );
    assert_eq!(anna.get("/api/me").await.ok()["player"]["name"], "Anna");
    server.stop().await;
}

/// Everything a tab asks for when it is opened again, and its socket.
async fn reopen(mut browser: Browser, table: String) -> crate::common::Socket {
    for path in ["/", "/api/me", "/api/games", "/api/lobby", "/api/my/tables"] {
        let answer = browser.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
    }
    assert_eq!(
        browser.get(&format!("/api/tables/{table}")).await.status,
        200
    );
    browser.sit(&table).await
}

#[tokio::test(flavor = "multi_thread")]
async fn forty_people_behind_one_address_with_three_tabs_each_come_back_at_once() {
    let folder = Folder::new("forty");
    let mut config = config(&folder);
    config.limits = Limits::default();
    let server = server::run(config).await.unwrap();
    let at = server.address;
    let mut people = Vec::new();
    for n in 0..20 {
        let mut anna = Browser::guest(at, &format!("Anna {n}")).await;
        let mut ben = Browser::guest(at, &format!("Ben {n}")).await;
        let table = anna.table("comets", json!(["me", "open"]), json!({})).await;
        let join = format!("/api/tables/{table}/join");
        ben.post(&join, &json!({})).await.ok();
        people.extend([anna, ben].map(|person| (person, table.clone())));
    }
    for round in 0..2 {
        let tabs = people.iter().flat_map(|person| [person; 3]);
        let tabs: Vec<_> = tabs
            .map(|(person, table)| tokio::spawn(reopen(person.clone(), table.clone())))
            .collect();
        let mut open = Vec::new();
        for tab in tabs {
            open.push(within("a tab", tab).await.expect("no limit is met"));
        }
        for (n, socket) in open.iter_mut().enumerate().step_by(3) {
            let action = socket.legal()[0].clone();
            let answer = socket.act(&format!("{round}-{n}"), &action).await;
            let taken = answer.get("done").is_some() || answer["refused"]["code"] == "stale";
            assert!(taken, "{answer}");
        }
    }
    server.stop().await;
}

fn names(tables: &Value) -> Vec<&str> {
    let tables = tables["tables"].as_array().unwrap();
    tables
        .iter()
        .map(|table| table["host"]["name"].as_str().unwrap())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_does_not_fill_the_lobby() {
    let folder = Folder::new("lobby");
    let server = serve(&folder).await;
    let mut ben = Browser::guest(server.address, "Ben").await;
    let bens = ben.table("race", json!(["me", "open"]), json!({})).await;
    ben.table("comets", json!(["me", { "bot": "random" }]), json!({}))
        .await;
    let mut eve = Browser::guest(server.address, "Eve").await;
    for _ in 0..120 {
        eve.table("comets", json!(["open", "open"]), json!({}))
            .await;
    }
    let first = ben.get("/api/lobby").await.ok();
    assert_eq!(names(&first).len(), 50);
    assert!(
        names(&first)[..2].contains(&"Ben"),
        "everybody's newest comes first"
    );
    assert_eq!(first["more"], true);
    let last = ben.get("/api/lobby?page=2").await.ok();
    assert_eq!((names(&last).len(), &last["more"]), (22, &json!(false)));
    let race = ben
        .get("/api/lobby?game=race&phase=gathering&rated=false")
        .await
        .ok();
    assert_eq!(race["tables"].as_array().unwrap().len(), 1);
    assert_eq!(race["tables"][0]["id"], bens.as_str());
    let playing = ben.get("/api/lobby?phase=playing").await.ok();
    assert_eq!(names(&playing), ["Ben"]);
    assert_eq!(
        ben.get("/api/lobby?rated=true").await.ok()["tables"],
        json!([])
    );
    for query in [
        "page=-1",
        "page=1001",
        "page=x",
        "phase=over",
        "rated=2",
        "nothing=1",
    ] {
        let refused = ben.get(&format!("/api/lobby?{query}")).await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (400, "bad_request"),
            "{query}"
        );
    }
    assert_eq!(
        ben.get("/api/lobby?game=chess").await.code(),
        "unknown_game"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn imports_are_kept_as_they_were_understood_and_bounded_in_bytes_and_number() {
    let folder = Folder::new("imports");
    let mut config = config(&folder);
    config.limits.imports_per_account = 3;
    let server = server::run(config).await.unwrap();
    let mut anna = Browser::guest(server.address, "Anna").await;
    let table = anna
        .table("comets", json!(["me", { "bot": "random" }]), json!({}))
        .await;
    anna.sit(&table).await.play(&mut |_| 0, "anna").await;
    let record = anna
        .get(&format!("/api/records/{table}/record.json"))
        .await
        .body;
    let padded = format!(
        "{}{record}{}",
        " ".repeat(2_000_000),
        "\n".repeat(2_000_000)
    );
    for _ in 0..3 {
        let imported = anna.send("POST", "/api/records", &padded).await.ok();
        let id = imported["record"].as_str().unwrap();
        let kept = server.hall.store.record(id).await.unwrap().unwrap().body;
        assert!(kept.len() <= record.len(), "{} bytes are kept", kept.len());
        let info = anna.get(&format!("/api/records/{id}")).await.ok();
        assert!(info["outcome"].is_object());
    }
    let fourth = anna.send("POST", "/api/records", &record).await;
    assert_eq!(fourth.json()["message"]["id"], "server-too_many_records");
    server.stop().await;

    let mut config = crate::common::config(&folder);
    config.limits.import_bytes_per_account = record.len() * 2;
    let server = server::run(config).await.unwrap();
    let mut ben = Browser::guest(server.address, "Ben").await;
    ben.send("POST", "/api/records", &record).await.ok();
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(ben.send("POST", "/api/records", &record).await.status);
    }
    assert!(statuses.ends_with(&[429, 429]), "{statuses:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_somebody_runs_300_tables_of_experts_an_honest_players_bot_answers_as_usual() {
    let folder = Folder::new("attack");
    let mut config = config(&folder);
    config.limits.tables_per_account = 1_000;
    config.limits.tables = only(1_000);
    let server = server::run(config).await.unwrap();
    let mut anna = Browser::guest(server.address, "Anna").await;
    let table = anna
        .table("comets", json!(["me", { "bot": "easy" }]), json!({}))
        .await;
    let mut socket = anna.sit(&table).await;
    let before = answers(&mut socket, "before").await;
    let mallory = Browser::guest(server.address, "Mallory").await;
    let (least, most) = (2, games::about("comets").unwrap().seats[1]);
    let seats = vec![json!({ "bot": "expert" }); most.min(5).max(least)];
    let new = json!({ "game": "comets", "seats": seats });
    let attack: Vec<_> = (0..300)
        .map(|_| {
            let (mut mallory, new) = (mallory.clone(), new.clone());
            tokio::spawn(async move { mallory.post("/api/tables", &new).await.status })
        })
        .collect();
    for table in attack {
        assert_eq!(within("a table", table).await.unwrap(), 200);
    }
    let during = answers(&mut socket, "during").await;
    // Measured, not asserted: how busy the machine is decides. That she waits for one thought of another at most, and
    // keeps her time, is what the line of thoughts is tested for.
    println!("an easy bot answered in {before:?} alone, in {during:?} beside 300 tables");
    server.stop().await;
}

/// How long a bot takes to answer, three times.
async fn answers(socket: &mut crate::common::Socket, name: &str) -> [Duration; 3] {
    let mut took = [Duration::ZERO; 3];
    for (n, took) in took.iter_mut().enumerate() {
        let start = std::time::Instant::now();
        let asked = socket.number();
        for step in 0.. {
            while socket.legal().is_empty() && socket.phase() == "playing" {
                socket.frame().await.expect("the bot answers");
            }
            if socket.phase() != "playing" || socket.number() > asked + 1 {
                break;
            }
            let action = socket.legal()[0].clone();
            socket.act(&format!("{name}-{n}-{step}"), &action).await;
        }
        *took = start.elapsed();
    }
    took
}
