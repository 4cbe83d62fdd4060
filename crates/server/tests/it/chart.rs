//! The chart after a game.

use crate::common::{Browser, Dice, Folder, serve};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_chart_of_a_finished_game_is_worked_out_once_and_kept() {
    let folder = Folder::new("chart");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let rules = json!({ "public": false });
    let seats = json!(["me", { "bot": "random" }]);
    let table = anna.table("comets", seats, rules).await;
    let address = format!("/api/records/{table}/chart");
    let early = anna.get(&address).await;
    assert_eq!((early.status, &*early.code()), (409, "not_now"));
    let mut socket = anna.sit(&table).await;
    let mut dice = Dice(3);
    socket.play(&mut |n| dice.below(n), "anna").await;
    let mut again = Browser {
        cookie: anna.cookie.clone(),
        ..Browser::new(server.address)
    };
    let (first, same) = tokio::join!(anna.get(&address), again.get(&address));
    let chart = first.ok();
    assert_eq!(same.body, first.body, "two ask, one thought answers both");
    let turns = chart["turns"].as_array().unwrap();
    let moments: Vec<u64> = turns
        .iter()
        .map(|turn| turn["moment"].as_u64().unwrap())
        .collect();
    assert!(moments.is_sorted() && moments.len() > 2, "{moments:?}");
    for turn in turns {
        let chances = turn["chances"].as_array().unwrap();
        let sum: f64 = chances.iter().map(|chance| chance.as_f64().unwrap()).sum();
        assert!(chances.len() == 2 && (sum - 1.0).abs() < 1e-3, "{turn}");
    }
    let fresh = anna.sit(&table).await;
    let won = fresh.joined["table"]["outcome"]["won"].as_array().unwrap();
    let won: Vec<f64> = won
        .iter()
        .map(|won| f64::from(u8::from(*won == true)))
        .collect();
    let sum: f64 = won.iter().sum();
    for (seat, won) in won.iter().enumerate() {
        let end = turns.last().unwrap()["chances"][seat].as_f64().unwrap();
        assert!(
            (end - won / sum).abs() < 1e-6,
            "it ends with what came of it"
        );
    }
    for slip in chart["slips"].as_array().unwrap() {
        assert!(
            slip["better_chance"].as_f64() > slip["chance"].as_f64(),
            "{slip}"
        );
        assert!(slip["words"]["id"].is_string() && slip["better"]["id"].is_string());
    }
    let mut eve = Browser::guest(server.address, "Eve").await;
    assert_eq!(eve.get(&address).await.status, 404, "the table is private");
    server.stop().await;
    let server = serve(&folder).await;
    let mut later = Browser {
        cookie: anna.cookie,
        ..Browser::new(server.address)
    };
    assert_eq!(later.get(&address).await.body, first.body, "it is kept");
    server.stop().await;
}
