//! A table that meets a fault.

use super::Task;
use crate::api::{Code, Moment, Phase, TableRules};
use crate::config::Config;
use crate::hall::Hall;
use crate::hours::Hours;
use crate::pool::Pool;
use crate::store::Store;
use crate::table::{Holder, Setup, What};
use games::Json;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use tabletop::{Chance, Seat, Seed};
use tokio::sync::mpsc;

async fn hall(folder: &Path) -> Arc<Hall> {
    let config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), folder.to_owned());
    let store = Store::open(folder).await.unwrap();
    let hours = Hours::new(Vec::new(), Moment::now());
    Hall::new(config, store, Pool::start(1).unwrap(), hours)
}

fn setup() -> Setup {
    let options = games::default_options("comets").unwrap();
    Setup {
        game: "comets".into(),
        options: serde_json::from_str(options.get()).unwrap(),
        rules: TableRules::default(),
        host: "anna".into(),
        key: String::new(),
        seats: vec![Holder::Person("anna".into()), Holder::Person("ben".into())],
        created: Moment(0),
        series: None,
        lesson: None,
        position: None,
    }
}

fn act(task: &Task, seat: Seat) -> What {
    let legal = task.table.game_of(seat).unwrap().legal(seat).unwrap();
    let legal: Vec<Json> = serde_json::from_str(legal.get()).unwrap();
    What::Act {
        seat,
        actions: vec![legal[0].clone()],
        bot: false,
    }
}

#[tokio::test]
async fn a_panic_freezes_its_table_in_words_and_no_move_is_lost() {
    let folder = std::env::temp_dir().join(format!("orrery-{}-panic", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let hall = hall(&folder).await;
    let (broken, sound) = (
        hall.make(&setup(), Vec::new()).await.unwrap(),
        hall.make(&setup(), Vec::new()).await.unwrap(),
    );
    let (door, _mail) = mpsc::channel(1);
    let mut task = Task::read(Arc::clone(&hall), &broken, &door).await.unwrap();
    let chance = Chance::seeded(Seed::from(1));
    task.commit(vec![What::Start { chance }], None)
        .await
        .unwrap();
    for seat in [Seat(0), Seat(1)] {
        task.commit(vec![act(&task, seat)], None).await.unwrap();
    }
    let digest = task.table.game.as_ref().unwrap().digest();
    // Memory that is not what the log says: taking back runs into it.
    task.table.events.clear();
    let take_back = What::TakeBack {
        seat: Seat(1),
        moves: vec![1],
    };
    let refusal = task.commit(vec![take_back], None).await.unwrap_err();
    assert_eq!(refusal.code, Code::Frozen);
    assert_eq!(task.table.phase, Phase::Frozen);
    let refusal = task
        .commit(vec![act(&task, Seat(0))], None)
        .await
        .unwrap_err();
    assert_eq!(refusal.code, Code::Frozen, "nothing more is played");
    let read = hall.read(&broken).await.unwrap();
    assert_eq!(read.phase, Phase::Frozen);
    assert_eq!(read.game.unwrap().digest(), digest, "every move is kept");
    assert_eq!(hall.read(&sound).await.unwrap().phase, Phase::Gathering);
    hall.store.clone().close().await;
    std::fs::remove_dir_all(&folder).unwrap();
}
