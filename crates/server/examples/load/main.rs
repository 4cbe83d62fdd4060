//! A crowd at the tables: plays real games over real sockets by a timetable, and measures.
//!
//! ```text
//! orrery serve --data /tmp/load --trusted-proxy 127.0.0.1 --bot-delay 0 &
//! cargo run --release -p server --example load -- --at 127.0.0.1:8080 --pid $! --tables 500 --rates 3000 --seconds 600
//! ```
//!
//! Open loop: actions fall due by the clock, whatever the server does, and the time of an action counts
//! from when it was due. Each player comes from an address of its own, as a trusted proxy would say.

mod client;
mod report;
mod web;

use client::{Crowd, Event};
use report::{Report, Usage};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What the generator is told.
#[derive(Clone, Debug)]
struct Plan {
    at: SocketAddr,
    pid: Option<u32>,
    tables: usize,
    seats: usize,
    rates: Vec<f64>,
    seconds: u64,
    games: Vec<String>,
    reconnects: f64,
    plot: Option<String>,
}

fn plan() -> Result<Plan, String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut given: HashMap<String, String> = HashMap::new();
    for pair in words.chunks(2) {
        match pair {
            [name, value] if name.starts_with("--") => {
                given.insert(name[2..].to_owned(), value.clone());
            }
            _ => return Err("usage: load --at HOST:PORT [--pid N] [--tables 500] [--seats 4] [--rates 500,1000,3000] [--seconds 600] [--games race,mars] [--reconnects 10] [--plot FILE.svg]".into()),
        }
    }
    fn number<T: std::str::FromStr>(
        given: &HashMap<String, String>,
        name: &str,
        default: T,
    ) -> Result<T, String> {
        let Some(text) = given.get(name) else {
            return Ok(default);
        };
        text.parse()
            .map_err(|_| format!("--{name} is a number, not {text}"))
    }
    let list = |name: &str, default: &str| -> Vec<String> {
        let text = given.get(name).map_or(default, String::as_str);
        text.split(',')
            .filter(|part| !part.is_empty())
            .map(str::to_owned)
            .collect()
    };
    Ok(Plan {
        at: number(&given, "at", SocketAddr::from(([127, 0, 0, 1], 8080)))?,
        pid: given.get("pid").and_then(|pid| pid.parse().ok()),
        tables: number(&given, "tables", 500)?,
        seats: number(&given, "seats", 4)?,
        rates: list("rates", "3000")
            .iter()
            .filter_map(|rate| rate.parse().ok())
            .collect(),
        seconds: number(&given, "seconds", 600)?,
        games: list("games", ""),
        reconnects: number(&given, "reconnects", 10.0)?,
        plot: given.get("plot").cloned(),
    })
}

#[tokio::main]
async fn main() -> Result<(), String> {
    let plan = plan()?;
    let crowd = Arc::new(Crowd::gather(&plan).await?);
    println!("{} tables with {} seats are open", plan.tables, plan.seats);
    let mut reports = Vec::new();
    for &rate in &plan.rates {
        let report = run(&plan, &crowd, rate).await;
        println!("{report}");
        reports.push(report);
    }
    println!("{}", report::markdown(&reports));
    if let Some(file) = &plan.plot {
        std::fs::write(file, report::svg(&reports)).map_err(|error| error.to_string())?;
    }
    let sound = reports
        .iter()
        .all(|report| report.errors == 0 && report.lost == 0);
    if sound {
        Ok(())
    } else {
        Err("something was lost or refused".to_owned())
    }
}

/// Plays at one rate.
async fn run(plan: &Plan, crowd: &Arc<Crowd>, rate: f64) -> Report {
    crowd.drain();
    let before = (Usage::of(plan.pid), Usage::of(Some(std::process::id())));
    let (began, mut due, mut report) = (Instant::now(), 0_u64, Report::new(rate));
    let (mut next_break, mut most) = (0.0, 0);
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
        while next_break < now * plan.reconnects {
            next_break += 1.0;
            crowd.break_one();
            report.reconnects += 1;
        }
        most = most.max(Usage::of(plan.pid).memory);
        report.take(crowd.drain());
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    // What is still open gets its time.
    for _ in 0..100 {
        report.take(crowd.drain());
        if crowd.open() == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    report.lost = crowd.open();
    report.seconds = began.elapsed().as_secs_f64();
    report.server = Usage::of(plan.pid).since(&before.0);
    report.own = Usage::of(Some(std::process::id())).since(&before.1);
    report.server.memory = most;
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
