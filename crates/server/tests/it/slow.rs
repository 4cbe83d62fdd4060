//! Connections that do nothing, or too little.

use crate::common::{Browser, Folder, config, within};
use serde_json::json;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Connections on which this much of a request was sent.
async fn half_sent(at: SocketAddr, count: usize, text: &str) -> Vec<TcpStream> {
    let mut open = Vec::new();
    for _ in 0..count {
        let mut stream = within("a connection", TcpStream::connect(at))
            .await
            .unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        open.push(stream);
    }
    open
}

/// What comes until the server hangs up.
async fn to_the_end(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    let _ = within("the server to hang up", stream.read_to_end(&mut said)).await;
    String::from_utf8(said).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_head_half_a_body_and_silence_have_their_deadlines_and_players_play_on() {
    let folder = Folder::new("half");
    let mut config = config(&folder);
    config.limits.head_within = Duration::from_millis(300);
    config.limits.body_within = Duration::from_millis(300);
    let server = server::run(config).await.unwrap();
    let at = server.address;
    let mut anna = Browser::guest(at, "Anna").await;
    let table = anna
        .table("comets", json!(["me", { "bot": "random" }]), json!({}))
        .await;
    let mut socket = anna.sit(&table).await;
    let nothing = half_sent(at, 20, "").await;
    let heads = half_sent(at, 100, "GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ").await;
    let body = "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{\"name\"";
    let bodies = half_sent(at, 100, body).await;
    let done = half_sent(at, 20, "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n").await;
    for mut stream in nothing.into_iter().chain(heads) {
        assert_eq!(to_the_end(&mut stream).await, "");
    }
    for mut stream in bodies {
        let said = to_the_end(&mut stream).await;
        assert!(
            said.starts_with("HTTP/1.1 408") && said.contains("too_slow"),
            "{said}"
        );
    }
    for mut stream in done {
        let said = to_the_end(&mut stream).await;
        assert!(said.starts_with("HTTP/1.1 200"), "{said}");
    }
    let action = socket.legal()[0].clone();
    let answer = socket.act("on", &action).await;
    assert!(
        answer.get("done").is_some(),
        "a socket has no such deadline: {answer}"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_trickles_is_not_waited_for() {
    let folder = Folder::new("trickle");
    let mut config = config(&folder);
    config.limits.body_within = Duration::from_millis(300);
    let server = server::run(config).await.unwrap();
    let head = "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n";
    let mut streams = half_sent(server.address, 1, head).await;
    let (mut reads, mut writes) = streams.remove(0).into_split();
    // A byte now and then, for as long as they are taken.
    let trickle = tokio::spawn(async move {
        while writes.write_all(b" ").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    let mut said = [0; 12];
    within("an answer", reads.read_exact(&mut said))
        .await
        .unwrap();
    assert_eq!(&said, b"HTTP/1.1 408");
    within("the end of the trickle", trickle).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_of_an_address_keep_nobody_out() {
    let folder = Folder::new("crowd");
    let mut config = config(&folder);
    config.limits.connections_per_address = 10;
    let server = server::run(config).await.unwrap();
    let at = server.address;
    let mut anna = Browser::guest(at, "Anna").await;
    let table = anna
        .table("comets", json!(["me", { "bot": "random" }]), json!({}))
        .await;
    let mut socket = anna.sit(&table).await;
    let mut crowd = half_sent(at, 60, "GET /api/games HTTP/1.1\r\n").await;
    // A stranger behind the same address comes in as well, and who is seated goes on and comes back.
    Browser::guest(at, "Ben").await;
    let action = socket.legal()[0].clone();
    assert!(socket.act("on", &action).await.get("done").is_some());
    anna.sit(&table).await;
    for stream in &mut crowd[..50] {
        assert_eq!(
            to_the_end(stream).await,
            "",
            "the longest silent ones made room"
        );
    }
    server.stop().await;
}
