//! Through every fault the log never forks, no acknowledged action is lost or doubled, and everybody goes on.
//!
//! `ORRERY_FAULTS` sets how many faults there are, if it shall be more or fewer than in the ordinary run.

use super::checker::check;
use super::fleet::{Fleet, LEASE};
use super::people::{Evening, Person};
use super::together::move_on;
use crate::common::{Browser, Dice};
use crate::postgres::Wire;
use rustix::process::Signal;
use serde_json::json;
use sqlx::{Connection, PgConnection};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

/// How many faults the ordinary run has.
const FAULTS: usize = 200;
/// How long everybody has to go on once nothing goes wrong any more.
const HEALING: Duration = Duration::from_secs(60);

/// Something that goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// A server is killed, and started again.
    Kill,
    /// A server stands still past its lease.
    Stop,
    /// The wire of a server to the database is so for a while, or for one COMMIT.
    Wire(Wire),
    /// The others do not reach a server, or not its answers.
    Apart(Wire),
    /// What a server has begun at the database is cancelled.
    Cancel,
    /// The database is killed, and started again.
    Restart,
}

/// Of twenty faults, which.
const OF_TWENTY: [Fault; 20] = [
    Fault::Kill,
    Fault::Wire(Wire::LosesAnAnswer),
    Fault::Stop,
    Fault::Apart(Wire::Cut),
    Fault::Kill,
    Fault::Wire(Wire::DelaysACommit),
    Fault::Wire(Wire::Slow),
    Fault::Cancel,
    Fault::Stop,
    Fault::Kill,
    Fault::Wire(Wire::Cut),
    Fault::Wire(Wire::Stalls),
    Fault::Kill,
    Fault::Wire(Wire::LosesACommit),
    Fault::Stop,
    Fault::Apart(Wire::Stalls),
    Fault::Kill,
    Fault::Wire(Wire::StallsAnswers),
    Fault::Restart,
    Fault::Kill,
];

impl Fault {
    async fn strike(self, fleet: &Arc<Fleet>, at: usize, dice: &mut Dice) {
        let server = &fleet.servers[at];
        let while_ = Duration::from_millis(100 + dice.below(300) as u64);
        match self {
            Fault::Kill => tokio::task::block_in_place(|| {
                server.kill();
                server.start();
            }),
            Fault::Stop => {
                server.signal(Signal::STOP);
                sleep(2 * LEASE).await;
                server.signal(Signal::CONT);
            }
            Fault::Wire(
                wire @ (Wire::LosesAnAnswer | Wire::DelaysACommit | Wire::LosesACommit),
            ) => {
                let before = server.database.faults();
                server.database.set(wire);
                let met = async {
                    while server.database.faults() == before {
                        sleep(Duration::from_millis(5)).await;
                    }
                };
                // If nobody plays there, nothing is committed there.
                let _ = timeout(2 * while_, met).await;
                server.database.set(Wire::Good);
            }
            Fault::Wire(wire) => {
                server.database.set(wire);
                sleep(while_).await;
                server.database.set(Wire::Good);
            }
            Fault::Apart(wire) => {
                server.peer.set(wire);
                sleep(2 * while_).await;
                server.peer.set(Wire::Good);
            }
            Fault::Cancel => cancel(fleet).await,
            Fault::Restart => tokio::task::block_in_place(|| {
                fleet.cluster.crash();
                fleet.cluster.start_again();
            }),
        }
    }
}

/// Cancels the first transactions that wait for a row which is held here.
async fn cancel(fleet: &Fleet) {
    let Ok(mut connection) = PgConnection::connect(&fleet.house.url).await else {
        return;
    };
    let hold = async {
        let mut held = connection.begin().await?;
        sqlx::query("SELECT table_id FROM heads FOR UPDATE")
            .fetch_all(&mut *held)
            .await?;
        for _ in 0..50 {
            let cancelled = sqlx::query(
                "SELECT pg_cancel_backend(pid) FROM pg_stat_activity \
                 WHERE application_name = 'orrery' AND wait_event_type = 'Lock'",
            );
            if !cancelled.fetch_all(&mut *held).await?.is_empty() {
                break;
            }
            sleep(Duration::from_millis(5)).await;
        }
        held.rollback().await
    };
    let _: Result<(), sqlx::Error> = hold.await;
}

/// What came of an evening.
struct Came {
    acknowledged: usize,
    over: u64,
}

/// An evening with these faults, at three servers that may be a mutant. The error says what was found.
async fn evening(
    name: &str,
    mutant: Option<&str>,
    games: &[&'static str],
    faults: impl Iterator<Item = Fault>,
) -> Result<Came, String> {
    let variables: Vec<(&'static str, &str)> = mutant
        .map(|name| ("ORRERY_MUTANT", name))
        .into_iter()
        .collect();
    let fleet = Arc::new(Fleet::start(name, Duration::from_secs(1_200), &variables).await);
    let evening = Arc::<Evening>::default();
    let mut people = Vec::new();
    for (n, game) in games.iter().enumerate() {
        people.push(Person::new(&fleet, &evening, n, game).await);
    }
    let mut playing: Vec<_> = people
        .into_iter()
        .map(|person| tokio::spawn(person.play()))
        .collect();
    let mut dice = Dice(11);
    for fault in faults {
        let at = dice.below(3);
        fault.strike(&fleet, at, &mut dice).await;
        // Something is done in between, most of the time.
        let before = evening.done.load(Ordering::SeqCst);
        let goes_on = async {
            while evening.done.load(Ordering::SeqCst) < before + 3 {
                sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = timeout(Duration::from_millis(250), goes_on).await;
        if playing.iter().any(|person| person.is_finished()) {
            break;
        }
    }
    evening.healed.store(true, Ordering::SeqCst);
    let mut back = Vec::new();
    for (n, person) in playing.iter_mut().enumerate() {
        match timeout(HEALING, person).await {
            Ok(Ok(person)) => back.push(person),
            Ok(Err(panic)) => return Err(format!("person {n}: {panic}")),
            Err(_) => return Err(format!("person {n} does not go on")),
        }
    }
    let acknowledged = check(&fleet, &back).await?;
    let over = evening.over.load(Ordering::SeqCst);
    Ok(Came { acknowledged, over })
}

#[tokio::test(flavor = "multi_thread")]
async fn through_every_fault_no_acknowledged_action_is_lost_and_everybody_goes_on() {
    let count = std::env::var("ORRERY_FAULTS").ok();
    let count = count.and_then(|count| count.parse().ok()).unwrap_or(FAULTS);
    let faults = OF_TWENTY.into_iter().cycle().take(count);
    let games = [
        "comets", "race", "mars", "planet", "moon", "comets", "race", "moon", "comets", "planet",
    ];
    let came = evening("faults", None, &games, faults).await;
    let came = came.unwrap_or_else(|why| panic!("{why}"));
    println!(
        "{count} faults, {} acknowledged actions, {} games to their end",
        came.acknowledged, came.over
    );
    assert!(
        came.acknowledged > 2 * count,
        "{} were acknowledged",
        came.acknowledged
    );
}

/// A checker that catches nothing proves nothing: each of these servers breaks one promise, and is caught.
macro_rules! caught {
    ($($name:ident: $mutant:literal, $faults:expr;)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            let faults = $faults;
            let faults = faults.into_iter().cycle().take(60);
            let games = ["comets"; 8];
            match evening(stringify!($name), Some($mutant), &games, faults).await {
                Err(why) => println!("caught: {why}"),
                Ok(came) => panic!("nobody noticed; {} actions were acknowledged", came.acknowledged),
            }
        }
    )*};
}

caught! {
    a_server_without_a_fence_is_caught: "NoFence", [Fault::Stop];
    a_server_that_calls_the_unknown_refused_is_caught: "UnknownIsRefused", [Fault::Wire(Wire::LosesAnAnswer)];
    a_server_that_answers_before_the_commit_is_caught: "AnswersEarly", [Fault::Wire(Wire::LosesACommit), Fault::Kill];
    a_server_that_reads_before_it_has_taken_is_caught: "ReadsBeforeTaking", [Fault::Wire(Wire::DelaysACommit)];
    a_server_that_commits_after_an_error_is_caught: "CommitsAfterAnError", [Fault::Cancel];
}

/// Measures, with the lease that servers have in earnest: from a kill to the next move that is done at another server.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn how_long_a_kill_is_felt() {
    let lease = [("SERVE_LEASE", "10000")];
    let fleet = Fleet::start("felt", Duration::from_secs(300), &lease).await;
    let mut anna = Browser::guest(fleet.servers[0].at, "Anna").await;
    let table = anna
        .table("comets", json!(["me", { "bot": "random" }]), json!({}))
        .await;
    let mut socket = anna.sit(&table).await;
    move_on(&mut socket, "before").await;
    // Who has not been there for the length of a lease declares nobody dead.
    sleep(Duration::from_secs(11)).await;
    fleet.servers[0].kill();
    let killed = Instant::now();
    let elsewhere = fleet.at(&anna, 1);
    let mut tried = 0;
    loop {
        tried += 1;
        let sat = timeout(Duration::from_secs(5), elsewhere.try_sit(&table, "")).await;
        let Ok(Ok(mut socket)) = sat else {
            continue;
        };
        move_on(&mut socket, &format!("after-{tried}")).await;
        break;
    }
    println!(
        "{:.1} s from the kill to the next move",
        killed.elapsed().as_secs_f64()
    );
}
