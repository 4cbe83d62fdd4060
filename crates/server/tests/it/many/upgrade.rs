//! A new version comes while people play: one server after the other is replaced.

use super::checker::check;
use super::fleet::Fleet;
use super::people::{Evening, Person};
use crate::common::Browser;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::{sleep, timeout};

async fn some_moves(evening: &Evening) {
    let before = evening.done.load(Ordering::SeqCst);
    let moves = async {
        while evening.done.load(Ordering::SeqCst) < before + 30 {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(60), moves)
        .await
        .expect("play goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn three_servers_are_replaced_by_a_newer_build_while_people_play() {
    let fleet = Fleet::start("upgrade", Duration::from_secs(300), &[("SERVE_BUILD", "1")]).await;
    let fleet = Arc::new(fleet);
    let evening = Arc::<Evening>::default();
    let mut playing = Vec::new();
    for (n, game) in ["comets", "race", "mars", "planet", "moon", "comets"]
        .into_iter()
        .enumerate()
    {
        let person = Person::new(&fleet, &evening, n, game).await;
        playing.push(tokio::spawn(person.play()));
    }
    for server in &fleet.servers {
        some_moves(&evening).await;
        tokio::task::block_in_place(|| {
            server.stop();
            server.set("SERVE_BUILD", "2");
            server.set("SERVE_FORMAT", "2");
            server.start();
        });
        let me = Browser::new(server.at).get("/api/me").await.ok();
        assert_eq!(me["build"], "2");
    }
    some_moves(&evening).await;
    evening.healed.store(true, Ordering::SeqCst);
    let mut people = Vec::new();
    for person in playing {
        let person = timeout(Duration::from_secs(60), person).await;
        people.push(person.expect("everybody goes on").unwrap());
    }
    let acknowledged = check(&fleet, &people)
        .await
        .unwrap_or_else(|why| panic!("{why}"));
    println!("{acknowledged} acknowledged actions");
    // What the newer has written, an older one does not take.
    let mut connection = fleet.house.connect().await;
    let newer: i64 = sqlx::query_scalar("SELECT count(*) FROM heads WHERE format = 2")
        .fetch_one(&mut connection)
        .await
        .unwrap();
    assert!(newer > 0);
}
