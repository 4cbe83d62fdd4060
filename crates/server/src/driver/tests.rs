//! A table that meets a fault, and who pays for thoughts.

use super::Driver;
use crate::api::{Moment, Phase, TableRules};
use crate::config::Config;
use crate::hall::Hall;
use crate::hours::Hours;
use crate::pool::Pool;
use crate::store::{Account, AccountKind, Store, Write};
use crate::{clock, driver};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use table::mutants::Mutant;
use table::{Deed, Holder, Input, Job, Setup, Ticket, Who};
use tabletop::Seat;
use tokio::sync::mpsc;

async fn hall(folder: &Path) -> Arc<Hall> {
    let config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), folder.to_owned());
    let store = Store::open(folder).await.unwrap();
    let hours = Hours::new(Vec::new(), clock::now());
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

fn deed(deed: Deed) -> Input {
    let who = Who {
        account: Some("anna".into()),
        key: None,
    };
    Input::Do(Ticket(1), who, deed)
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
    let opened = Driver::open(Arc::clone(&hall), broken.clone(), door.downgrade()).await;
    let mut driver = opened.ok().unwrap();
    driver.give(deed(Deed::Start));
    driver.store_all().await;
    let digest = driver.machine.table().game.as_ref().unwrap().digest();
    driver.machine.mutate(Mutant::Faulty);
    driver.give(deed(Deed::Leave));
    let why = driver.fault.take().expect("the fault is noticed");
    driver.freeze(why).await;
    driver.store_all().await;
    assert_eq!(driver.machine.table().phase, Phase::Frozen);
    let read = driver::find(&hall, &broken).await.ok().unwrap();
    assert_eq!(read.table().phase, Phase::Frozen);
    let kept = read.table().game.as_ref().unwrap().digest();
    assert_eq!(kept, digest, "every move is kept");
    let other = driver::find(&hall, &sound).await.ok().unwrap();
    assert_eq!(other.table().phase, Phase::Gathering);
    drop(driver);
    hall.store.clone().close().await;
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test]
async fn a_hint_costs_who_asks_for_it_a_bot_who_made_the_table_and_a_program_its_maker() {
    let folder = std::env::temp_dir().join(format!("orrery-{}-pays", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let hall = hall(&folder).await;
    let account = |id: &str, owner: Option<&str>| {
        Write::Account(Account {
            id: id.to_owned(),
            name: id.to_owned(),
            kind: owner.map_or(AccountKind::Guest, |_| AccountKind::Program),
            owner: owner.map(str::to_owned),
            password: None,
            created: Moment(0),
        })
    };
    let people = vec![account("anna", None), account("ben", Some("mallory"))];
    hall.store.write(people).await.unwrap();
    let table = hall.make(&setup(), Vec::new()).await.unwrap();
    let (door, _mail) = mpsc::channel(1);
    let opened = Driver::open(Arc::clone(&hall), table, door.downgrade()).await;
    let mut driver = opened.ok().unwrap();
    driver.give(deed(Deed::Start));
    driver.store_all().await;
    let game = || driver.machine.table().game.as_ref().unwrap().fork();
    let pays = |job: Job| hall.people.answers_for(driver.who_pays(&job));
    for (seat, payer) in [(Seat(0), "anna"), (Seat(1), "mallory")] {
        let (game, seed) = (game(), [0; 32]);
        assert_eq!(pays(Job::Hint { game, seat, seed }), payer);
    }
    let bot = Job::Think {
        game: game(),
        seat: Seat(1),
        level: "random".into(),
        lesson: Vec::new(),
        seed: [0; 32],
    };
    assert_eq!(pays(bot), "anna");
    drop(driver);
    hall.store.clone().close().await;
    std::fs::remove_dir_all(&folder).unwrap();
}
