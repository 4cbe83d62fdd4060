//! What lets somebody in can end: whatever was opened with it ends too.

use crate::common::{Browser, Folder, Socket, serve};
use serde_json::{Value, json};

/// Somebody with a claimed name and a table.
async fn claimed(at: std::net::SocketAddr, name: &str) -> (Browser, String) {
    let mut anna = Browser::guest(at, name).await;
    let claim = json!({ "name": name, "password": "a long password" });
    anna.post("/api/claim", &claim).await.ok();
    let table = anna.table("comets", json!(["me", "open"]), json!({})).await;
    (anna, table)
}

async fn login(at: std::net::SocketAddr, name: &str) -> Browser {
    let mut browser = Browser::new(at);
    let login = json!({ "name": name, "password": "a long password" });
    browser.post("/api/login", &login).await.ok();
    browser
}

async fn is_told_to_go(socket: &mut Socket) {
    let closed = socket.until(|frame| frame.get("closed").is_some()).await;
    assert_eq!(closed["closed"]["id"], "server-signed_out");
    assert!(socket.frame().await.is_none());
}

async fn goes_on(socket: &mut Socket) {
    let answer = socket
        .ask("still", &json!({ "outline": { "on": false } }))
        .await;
    assert!(answer.get("done").is_some(), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_password_closes_the_sockets_of_all_other_devices() {
    let folder = Folder::new("changed");
    let server = serve(&folder).await;
    let (mut anna, table) = claimed(server.address, "Anna").await;
    let phone = login(server.address, "Anna").await;
    let (mut here, mut there) = (anna.sit(&table).await, phone.sit(&table).await);
    let change = json!({ "old_password": "a long password", "password": "a new password" });
    anna.send("PATCH", "/api/me", &change.to_string())
        .await
        .ok();
    is_told_to_go(&mut there).await;
    goes_on(&mut here).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_closes_the_sockets_of_that_browser_alone() {
    let folder = Folder::new("logout");
    let server = serve(&folder).await;
    let (mut anna, table) = claimed(server.address, "Anna").await;
    let phone = login(server.address, "Anna").await;
    let (mut here, mut there) = (anna.sit(&table).await, phone.sit(&table).await);
    anna.post("/api/logout", &json!({})).await.ok();
    is_told_to_go(&mut here).await;
    goes_on(&mut there).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_and_an_ended_program_lose_their_sockets() {
    let folder = Folder::new("deleted");
    let server = serve(&folder).await;
    let (mut anna, table) = claimed(server.address, "Anna").await;
    let mut programs = Vec::new();
    for name in ["One", "Two"] {
        let made = anna
            .post("/api/me/tokens", &json!({ "name": name }))
            .await
            .ok();
        let token = made["token"].as_str().unwrap().to_owned();
        let program = Browser {
            token: Some(token),
            origin: None,
            ..Browser::new(server.address)
        };
        programs.push((made["player"]["id"].clone(), program.sit(&table).await));
    }
    let mut own = anna.sit(&table).await;
    let [(first, mut one), (_, mut two)] = programs.try_into().ok().unwrap();
    let path = format!("/api/me/tokens/{}", first.as_str().unwrap());
    anna.send("DELETE", &path, "").await.ok();
    is_told_to_go(&mut one).await;
    goes_on(&mut two).await;
    let password = json!({ "password": "a long password" });
    anna.send("DELETE", "/api/me", &password.to_string())
        .await
        .ok();
    is_told_to_go(&mut two).await;
    is_told_to_go(&mut own).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_asks_before_it_replaces_who_somebody_is() {
    let folder = Folder::new("replace");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let link = anna.post("/api/me/link", &json!({})).await.ok();
    let code = link["url"].as_str().unwrap().split('#').nth(1).unwrap();
    let mut ben = Browser::guest(server.address, "Ben").await;
    let asked = ben.post("/api/enter", &json!({ "code": code })).await;
    assert_eq!(
        (asked.status, asked.code().as_str()),
        (409, "would_replace")
    );
    let who = |when: &str| -> Value { asked.json()["reason"][when]["name"].clone() };
    assert_eq!((who("now"), who("then")), (json!("Ben"), json!("Anna")));
    assert_eq!(ben.get("/api/me").await.ok()["player"]["name"], "Ben");
    let yes = json!({ "code": code, "replace": true });
    assert_eq!(
        ben.post("/api/enter", &yes).await.ok()["player"]["name"],
        "Anna"
    );
    assert_eq!(ben.post("/api/enter", &yes).await.status, 404, "once");
    let link = anna.post("/api/me/link", &json!({})).await.ok();
    let code = link["url"].as_str().unwrap().split('#').nth(1).unwrap();
    let own = anna.post("/api/enter", &json!({ "code": code })).await;
    assert_eq!(own.status, 200, "who stays the same is not asked");
    server.stop().await;
}
