//! Clocks: flags that fall, and time that does not pass while nobody serves.

use crate::common::{Browser, Folder, serve};
use serde_json::json;
use server::api::{ClockRules, Flag, Moment, TableRules};
use server::store::Write;
use server::table::{Entry, Holder, Setup, What};
use tabletop::{Chance, Seed};

fn setup(host: &str, seats: Vec<Holder>, clock: ClockRules, flag: Flag) -> Setup {
    let options = games::default_options("comets").unwrap();
    Setup {
        game: "comets".into(),
        options: serde_json::from_str(options.get()).unwrap(),
        rules: TableRules {
            clock,
            flag,
            ..TableRules::default()
        },
        host: host.to_owned(),
        key: String::new(),
        seats,
        created: Moment(0),
        series: None,
        lesson: None,
        position: None,
    }
}

async fn id_of(browser: &mut Browser) -> String {
    let me = browser.get("/api/me").await.ok();
    me["player"]["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fallen_flag_hands_the_seat_to_a_bot_or_ends_the_game() {
    let folder = Folder::new("flag");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let id = id_of(&mut anna).await;
    let rules = json!({ "clock": { "live": { "bank": 100, "increment": 5 } } });
    let table = anna
        .table("comets", json!(["me", { "bot": "random" }]), rules)
        .await;
    let clocks = anna.sit(&table).await.place["clocks"].clone();
    assert!(clocks["seats"][0]["until"].is_number(), "{clocks}");
    for (flag, phase) in [(Flag::Bot, "playing"), (Flag::End, "over")] {
        // A bank of nothing: the flag falls at once.
        let clock = ClockRules::Live {
            bank: 0,
            increment: 0,
        };
        let holders = vec![Holder::Person(id.clone()), Holder::Open];
        let setup = setup(&id, holders, clock, flag);
        let table = server.hall.make(&setup, Vec::new()).await.unwrap();
        let mut socket = anna.sit(&table).await;
        anna.post(&format!("/api/tables/{table}/start"), &json!({}))
            .await
            .ok();
        while socket.joined["table"]["seats"][0]["stand_in"] != "flagged" {
            socket.frame().await.unwrap();
        }
        assert_eq!(socket.phase(), phase);
        let act = json!({ "act": { "seat": 0, "decision": socket.number(), "actions": ["seal"] } });
        assert!(socket.ask("late", &act).await.get("refused").is_some());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_goes_on_where_it_stood_when_the_server_went_down() {
    let folder = Folder::new("down");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let id = id_of(&mut anna).await;
    let clock = ClockRules::Live {
        bank: 100,
        increment: 0,
    };
    let setup = setup(&id, vec![Holder::Person(id.clone()); 2], clock, Flag::End);
    // A table from years ago, whose last entry says what the clocks read then.
    let began = Moment(1_000_000_000_000);
    let chance = Chance::seeded(Seed::from(1));
    let log = [
        (began, vec![100_000; 2], What::Start { chance }),
        (began.plus(40_000), vec![60_000; 2], What::Clock),
    ];
    let table = "long-ago";
    let entry = |(seq, (at, clocks, what)): (usize, (Moment, Vec<i64>, What))| {
        let (from, clocks) = (None, Some(clocks));
        let entry = Entry {
            at,
            from,
            clocks,
            what,
        };
        Write::Log {
            table: table.to_owned(),
            seq: seq as u32,
            entry: serde_json::to_string(&entry).unwrap(),
        }
    };
    let log: Vec<Write> = log.into_iter().enumerate().map(entry).collect();
    server.hall.make_as(table, &setup, log).await.unwrap();
    let socket = anna.sit(table).await;
    assert_eq!(socket.phase(), "playing", "no flag fell in all the years");
    let now = socket.joined["now"].as_i64().unwrap();
    for seat in 0..2 {
        let until = &socket.place["clocks"]["seats"][seat]["until"];
        let left = until.as_i64().unwrap() - now;
        assert!((50_000..=60_000).contains(&left), "{left} ms are left");
    }
    server.stop().await;
}
