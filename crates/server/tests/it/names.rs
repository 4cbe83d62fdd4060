//! Names at the table: nobody passes for somebody else.

use crate::common::{Browser, Folder, serve};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_like_somebody_who_has_claimed_a_name() {
    let folder = Folder::new("alike");
    let server = serve(&folder).await;
    let mut early = Browser::guest(server.address, "alice").await;
    let mut alice = Browser::guest(server.address, "Alice").await;
    let claim = json!({ "name": "Alice", "password": "a long password" });
    alice.post("/api/claim", &claim).await.ok();
    let me = early.get("/api/me").await.ok();
    assert_eq!(
        me["player"]["name"], "alice 2",
        "who had the name before it was claimed"
    );
    assert_eq!(me["player"]["kind"], "guest");
    let mut late = Browser::new(server.address);
    let came = late
        .post("/api/guest", &json!({ "name": "ALICE" }))
        .await
        .ok();
    assert_eq!(came["player"]["name"], "ALICE 2");
    for alike in ["AIice", "Аlice", "A1ice", "Alice\u{2060}", "ALIСE"] {
        let mut eve = Browser::new(server.address);
        let refused = eve.post("/api/guest", &json!({ "name": alike })).await;
        assert!(matches!(refused.status, 400 | 409), "{alike}: {refused:?}");
        let change = json!({ "name": alike }).to_string();
        assert!(
            late.send("PATCH", "/api/me", &change).await.status >= 400,
            "{alike}"
        );
        let claim = json!({ "name": alike, "password": "another password" });
        assert!(
            late.post("/api/claim", &claim).await.status >= 400,
            "{alike}"
        );
        let program = late.post("/api/me/tokens", &json!({ "name": alike })).await;
        assert!(program.status >= 400, "{alike}");
    }
    let again = json!({ "name": "ALICE" }).to_string();
    let own = alice.send("PATCH", "/api/me", &again).await.ok();
    assert_eq!(
        own["player"]["name"], "ALICE",
        "one's own name may be written differently"
    );
    let mut zoe = Browser::guest(server.address, "zoe").await;
    let renamed = json!({ "name": "Zoe" }).to_string();
    alice.send("PATCH", "/api/me", &renamed).await.ok();
    let me = zoe.get("/api/me").await.ok();
    assert_eq!(
        me["player"]["name"], "zoe 2",
        "a new name is claimed as well"
    );
    for blank in ["\u{3164}", "\u{2800}", "...", "\u{200b}x"] {
        let mut eve = Browser::new(server.address);
        let refused = eve.post("/api/guest", &json!({ "name": blank })).await;
        assert_eq!(
            refused.json()["message"]["id"],
            "server-bad_name",
            "{blank:?}"
        );
    }
    server.stop().await;
}
