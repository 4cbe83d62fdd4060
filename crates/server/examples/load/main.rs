//! A crowd at the tables: plays real games over real sockets by a timetable, and measures.
//!
//! ```text
//! cargo build --release -p orrery
//! cargo run --release -p server --example load -- --server target/release/orrery --rates 1000,3000 --seconds 20
//! ```
//!
//! Open loop: actions fall due by the clock, whatever the server does, and the time of an action counts
//! from when it was due until the update and the acknowledgement are read. Each player comes from an address of its
//! own, as a trusted proxy would say.

mod client;
mod host;
mod plan;
mod report;
mod web;

use client::{Crowd, Event};
use host::Host;
use plan::Plan;
use report::{Report, Usage};
use std::time::{Duration, Instant};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), String> {
    let plan = Plan::from_arguments()?;
    let host = Host::start(&plan.server, plan.database.as_deref())?;
    let crowd = Crowd::gather(&plan, host.at).await?;
    println!("{} tables with {} seats are open", plan.tables, plan.seats);
    let mut reports = Vec::new();
    for &rate in &plan.rates {
        let report = run(&plan, &host, &crowd, rate).await;
        println!("{report}");
        reports.push(report);
    }
    println!("\n{}", report::markdown(&reports));
    if let Some(file) = &plan.plot {
        std::fs::write(file, report::svg(&reports)).map_err(|error| error.to_string())?;
    }
    let sound = |report: &Report| report.errors == 0 && report.lost == 0;
    match reports.iter().all(sound) {
        true => Ok(()),
        false => Err("something was lost or refused".to_owned()),
    }
}

/// Plays at one rate.
async fn run(plan: &Plan, host: &Host, crowd: &Crowd, rate: f64) -> Report {
    crowd.drain();
    let database = || {
        plan.cluster
            .as_deref()
            .map_or_else(Usage::default, Usage::of_cluster)
    };
    let before = (
        Usage::of(host.pid()),
        Usage::of(std::process::id()),
        database(),
    );
    let (began, mut due, mut report) = (Instant::now(), 0_u64, Report::new(rate));
    let (mut breaks, mut most, mut looked) = (0.0, 0, Instant::now());
    let lasts = Duration::from_secs(plan.seconds);
    while began.elapsed() < lasts {
        let now = began.elapsed().as_secs_f64();
        while (due as f64) < now * rate {
            let at = began + Duration::from_secs_f64(due as f64 / rate);
            due += 1;
            if !crowd.act(at) {
                report.idle += 1;
            }
        }
        while breaks < now * plan.reconnects {
            breaks += 1.0;
            crowd.break_one();
            report.reconnects += 1;
        }
        if looked.elapsed() > Duration::from_secs(1) {
            looked = Instant::now();
            most = most.max(Usage::of(host.pid()).memory);
        }
        report.take(crowd.drain());
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    report.seconds = began.elapsed().as_secs_f64();
    report.server = Usage::of(host.pid()).since(&before.0);
    report.own = Usage::of(std::process::id()).since(&before.1);
    report.database = database().since(&before.2);
    report.server.memory = most.max(report.server.memory);
    // What is still open gets its time.
    for _ in 0..200 {
        report.take(crowd.drain());
        if crowd.open() == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    report.lost = crowd.open();
    report.finish();
    report
}

impl Report {
    fn take(&mut self, events: Vec<Event>) {
        for event in events {
            match event {
                Event::Answered(time) => self.times.push(time),
                Event::Update(bytes) => {
                    self.updates += 1;
                    self.update_bytes += bytes as u64;
                }
                Event::Refused(why) => {
                    self.errors += 1;
                    if self.errors < 5 {
                        println!("refused: {why}");
                    }
                }
                Event::Stale => self.stale += 1,
            }
        }
    }
}
