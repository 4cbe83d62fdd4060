//! Names, passwords, devices, programs.

use crate::common::{Browser, Dice, Folder, serve, within};
use serde_json::json;

#[path = "../../examples/netbot.rs"]
#[allow(dead_code, reason = "its main function is for the example")]
mod netbot;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_sits_down_with_a_name_and_claims_it_later() {
    let folder = Folder::new("claim");
    let server = serve(&folder).await;
    let mut anna = Browser::new(server.address);
    assert!(anna.get("/api/me").await.ok()["player"].is_null());
    let came = anna
        .post("/api/guest", &json!({ "name": "  Anna   Nováková " }))
        .await;
    assert_eq!(came.ok()["player"]["name"], "Anna Nováková");
    let cookie = came.header("set-cookie").unwrap();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    assert!(
        !cookie.contains("Secure"),
        "plain http in the living room: {cookie}"
    );
    let table = anna
        .table("comets", json!(["me", { "bot": "random" }]), json!({}))
        .await;
    let before = anna.cookie.clone();
    let short = json!({ "name": "Anna", "password": "short" });
    assert_eq!(anna.post("/api/claim", &short).await.status, 400);
    let claim = json!({ "name": "Anna", "password": "a long password" });
    assert_eq!(
        anna.post("/api/claim", &claim).await.ok()["player"]["kind"],
        "claimed"
    );
    assert_ne!(anna.cookie, before, "the session id changes");
    let mut old = Browser {
        cookie: before,
        ..anna.clone()
    };
    assert!(
        old.get("/api/me").await.ok()["player"].is_null(),
        "and the old one is dead"
    );
    let mine = anna.get("/api/my/tables").await.ok();
    assert_eq!(
        mine["tables"][0]["id"],
        table.as_str(),
        "the seat is still hers"
    );

    let mut other = Browser::guest(server.address, "anna").await;
    let taken = other
        .post(
            "/api/claim",
            &json!({ "name": "ANNA", "password": "another password" }),
        )
        .await;
    assert_eq!((taken.status, taken.code().as_str()), (409, "name_taken"));
    let wrong = other
        .post(
            "/api/login",
            &json!({ "name": "anna", "password": "wrong password" }),
        )
        .await;
    assert_eq!(
        (wrong.status, wrong.code().as_str()),
        (401, "wrong_password")
    );
    let login = other
        .post(
            "/api/login",
            &json!({ "name": "anna", "password": "a long password" }),
        )
        .await;
    assert_eq!(login.ok()["player"]["name"], "Anna");
    other.post("/api/logout", &json!({})).await.ok();
    assert!(other.get("/api/me").await.ok()["player"].is_null());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_other_sessions_and_deleting_takes_the_name_away() {
    let folder = Folder::new("delete");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    anna.post(
        "/api/claim",
        &json!({ "name": "Anna", "password": "first password" }),
    )
    .await
    .ok();
    let mut phone = Browser::new(server.address);
    phone
        .post(
            "/api/login",
            &json!({ "name": "Anna", "password": "first password" }),
        )
        .await
        .ok();
    let change = json!({ "password": "second password" }).to_string();
    assert_eq!(
        anna.send("PATCH", "/api/me", &change).await.status,
        401,
        "asks for the old one"
    );
    let change =
        json!({ "password": "second password", "old_password": "first password" }).to_string();
    anna.send("PATCH", "/api/me", &change).await.ok();
    assert!(phone.get("/api/me").await.ok()["player"].is_null());
    let table = anna
        .table("comets", json!(["me", { "bot": "random" }]), json!({}))
        .await;
    let id = anna.get("/api/me").await.ok()["player"]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(anna.send("DELETE", "/api/me", "{}").await.status, 401);
    anna.send(
        "DELETE",
        "/api/me",
        &json!({ "password": "second password" }).to_string(),
    )
    .await
    .ok();
    assert_eq!(phone.get(&format!("/api/players/{id}")).await.status, 404);
    let info = phone.get(&format!("/api/tables/{table}")).await.ok();
    let holder = &info["seats"][0]["holder"]["player"];
    assert_eq!(
        (&holder["kind"], &holder["name"]),
        (&json!("former"), &json!(""))
    );
    let mut again = Browser::guest(server.address, "Anna").await;
    again
        .post(
            "/api/claim",
            &json!({ "name": "Anna", "password": "third password" }),
        )
        .await
        .ok();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_takes_a_player_to_another_device_once() {
    let folder = Folder::new("device");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let link = anna.post("/api/me/link", &json!({})).await.ok();
    let code = link["url"]
        .as_str()
        .unwrap()
        .split('#')
        .nth(1)
        .unwrap()
        .to_owned();
    let mut phone = Browser::new(server.address);
    let entered = phone
        .post("/api/enter", &json!({ "code": code }))
        .await
        .ok();
    assert_eq!(entered["player"], anna.get("/api/me").await.ok()["player"]);
    let mut thief = Browser::new(server.address);
    assert_eq!(
        thief
            .post("/api/enter", &json!({ "code": code }))
            .await
            .status,
        404
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_under_its_own_name_and_is_marked() {
    let folder = Folder::new("program");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let made = anna
        .post("/api/me/tokens", &json!({ "name": "Deep Comet" }))
        .await
        .ok();
    let token = made["token"].as_str().unwrap().to_owned();
    let program = Browser {
        origin: None,
        token: Some(token),
        ..Browser::new(server.address)
    };
    let table = anna.table("comets", json!(["me", "open"]), json!({})).await;
    program
        .clone()
        .post(&format!("/api/tables/{table}/join"), &json!({}))
        .await
        .ok();
    let info = anna.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(info["seats"][1]["holder"]["player"]["kind"], "program");
    assert_eq!(info["phase"], "playing", "every seat is taken");
    assert!(!program.sit(&table).await.legal().is_empty());
    let id = made["player"]["id"].as_str().unwrap();
    anna.send("DELETE", &format!("/api/me/tokens/{id}"), "")
        .await
        .ok();
    assert_eq!(program.clone().get("/api/my/tables").await.status, 401);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_sits_down_over_the_network_and_plays_to_the_end() {
    let folder = Folder::new("netbot");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let made = anna
        .post("/api/me/tokens", &json!({ "name": "Netbot" }))
        .await
        .ok();
    let token = made["token"].as_str().unwrap().to_owned();
    let table = anna.table("race", json!(["me", "open"]), json!({})).await;
    let (host, seat) = (server.address.to_string(), table.clone());
    let bot = tokio::spawn(async move {
        let played = netbot::play(&host, &seat, &token).await;
        played.map_err(|error| error.to_string())
    });
    let mut socket = anna.sit(&table).await;
    while socket.phase() == "gathering" {
        socket.frame().await.expect("the bot comes");
    }
    let mut dice = Dice(5);
    socket.play(&mut |n| dice.below(n), "anna").await;
    let scores = within("the bot to see the end", bot)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(scores, socket.joined["table"]["outcome"]["scores"]);
    server.stop().await;
}
