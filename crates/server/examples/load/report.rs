//! What was measured.

use std::fmt;
use std::path::Path;
use std::time::Duration;

/// Core time and memory of a process.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    /// Seconds of core time.
    pub(crate) cores: f64,
    /// Bytes of memory.
    pub(crate) memory: u64,
    /// Bytes written to files.
    pub(crate) written: u64,
}

impl Usage {
    /// Of a process now, as Linux counts.
    pub(crate) fn of(pid: u32) -> Usage {
        let read =
            |file: &str| std::fs::read_to_string(format!("/proc/{pid}/{file}")).unwrap_or_default();
        let stat = read("stat");
        let fields: Vec<&str> = stat
            .rsplit(')')
            .next()
            .unwrap_or_default()
            .split_whitespace()
            .collect();
        let ticks = |at: usize| {
            fields
                .get(at)
                .and_then(|field| field.parse::<f64>().ok())
                .unwrap_or(0.0)
        };
        let pages = read("statm")
            .split_whitespace()
            .nth(1)
            .and_then(|pages| pages.parse::<u64>().ok());
        let written = read("io")
            .lines()
            .find_map(|line| line.strip_prefix("write_bytes: ")?.parse().ok());
        // With the children that have ended.
        let cores = ticks(11) + ticks(12) + ticks(13) + ticks(14);
        Usage {
            cores: cores / 100.0,
            memory: pages.unwrap_or(0) * 4096,
            written: written.unwrap_or(0),
        }
    }

    /// Of all processes of a PostgreSQL that runs on this folder.
    pub(crate) fn of_cluster(folder: &Path) -> Usage {
        let first = std::fs::read_to_string(folder.join("postmaster.pid")).unwrap_or_default();
        let Some(first) = first.lines().next().and_then(|pid| pid.parse::<u32>().ok()) else {
            return Usage::default();
        };
        let children = format!("/proc/{first}/task/{first}/children");
        let children = std::fs::read_to_string(children).unwrap_or_default();
        let children = children
            .split_whitespace()
            .filter_map(|pid| pid.parse().ok());
        [first]
            .into_iter()
            .chain(children)
            .map(Usage::of)
            .fold(Usage::default(), |all, one| Usage {
                cores: all.cores + one.cores,
                memory: all.memory + one.memory,
                written: all.written + one.written,
            })
    }

    pub(crate) fn since(&self, before: &Usage) -> Usage {
        Usage {
            cores: self.cores - before.cores,
            memory: self.memory,
            written: self.written.saturating_sub(before.written),
        }
    }
}

/// One run at one rate.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub(crate) rate: f64,
    pub(crate) seconds: f64,
    pub(crate) times: Vec<Duration>,
    pub(crate) updates: u64,
    pub(crate) update_bytes: u64,
    pub(crate) errors: u64,
    pub(crate) stale: u64,
    pub(crate) idle: u64,
    pub(crate) lost: usize,
    pub(crate) reconnects: u64,
    pub(crate) server: Usage,
    pub(crate) own: Usage,
    pub(crate) database: Usage,
}

impl Report {
    pub(crate) fn new(rate: f64) -> Report {
        Report {
            rate,
            ..Report::default()
        }
    }

    pub(crate) fn finish(&mut self) {
        self.times.sort_unstable();
    }

    /// A quantile of the times, in milliseconds.
    fn at(&self, quantile: f64) -> f64 {
        let last = self.times.len().saturating_sub(1);
        let time = self.times.get((last as f64 * quantile) as usize);
        time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }

    fn done(&self) -> f64 {
        self.times.len() as f64 / self.seconds.max(1e-9)
    }

    /// Core-seconds and bytes written for a thousand actions, by the server and by its database.
    fn by_the_thousand(&self) -> [f64; 3] {
        let thousands = (self.times.len() as f64 / 1000.0).max(1e-9);
        let written = (self.server.written + self.database.written) as f64;
        [self.server.cores, self.database.cores, written].map(|sum| sum / thousands)
    }

    fn mean_update(&self) -> f64 {
        self.update_bytes as f64 / self.updates.max(1) as f64
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by = self.by_the_thousand();
        write!(
            f,
            "offered {}/s for {:.0} s: {:.0}/s acknowledged, p50 {:.1} ms, p99 {:.1} ms, max {:.0} ms; updates {} of {:.0} B; \
             a thousand actions: server {:.3} core-s, database {:.3} core-s, {:.0} KB written; \
             server {:.1} core-s, {} MB; generator {:.1} core-s; errors {}, lost {}, stale {}, nobody to act {}, reconnects {}",
            self.rate,
            self.seconds,
            self.done(),
            self.at(0.5),
            self.at(0.99),
            self.at(1.0),
            self.updates,
            self.mean_update(),
            by[0],
            by[1],
            by[2] / 1000.0,
            self.server.cores,
            self.server.memory / 1_000_000,
            self.own.cores,
            self.errors,
            self.lost,
            self.stale,
            self.idle,
            self.reconnects
        )
    }
}

/// The runs as a table.
pub(crate) fn markdown(reports: &[Report]) -> String {
    let mut text = "| offered /s | acknowledged /s | p50 ms | p99 ms | max ms | update B | server core-s/s | generator core-s/s | server MB | errors | lost |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n".to_owned();
    for r in reports {
        text += &format!(
            "| {} | {:.0} | {:.1} | {:.1} | {:.0} | {:.0} | {:.2} | {:.2} | {} | {} | {} |\n",
            r.rate,
            r.done(),
            r.at(0.5),
            r.at(0.99),
            r.at(1.0),
            r.mean_update(),
            r.server.cores / r.seconds,
            r.own.cores / r.seconds,
            r.server.memory / 1_000_000,
            r.errors,
            r.lost
        );
    }
    text
}

/// Rate against time, on a logarithmic scale from 1 ms to 10 s.
pub(crate) fn svg(reports: &[Report]) -> String {
    let widest = reports.iter().map(|r| r.rate).fold(1.0, f64::max);
    let point = |r: &Report, quantile: f64| {
        let (x, y) = (
            60.0 + 520.0 * r.rate / widest,
            300.0 - 65.0 * r.at(quantile).clamp(1.0, 10_000.0).log10(),
        );
        format!("{x:.1},{y:.1}")
    };
    let line = |quantile: f64, colour: &str, name: &str| {
        let points: Vec<String> = reports.iter().map(|r| point(r, quantile)).collect();
        let end = reports
            .last()
            .map(|r| point(r, quantile))
            .unwrap_or_default();
        let (x, y) = end.split_once(',').unwrap_or(("0", "0"));
        format!(
            "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" points=\"{}\"/><text x=\"{x}\" y=\"{y}\" dx=\"6\" dy=\"4\" fill=\"{colour}\">{name}</text>",
            points.join(" ")
        )
    };
    let mut text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 340\" font-family=\"sans-serif\" font-size=\"12\"><rect width=\"640\" height=\"340\" fill=\"#fff\"/>".to_owned();
    for (power, name) in ["1 ms", "10 ms", "100 ms", "1 s", "10 s"]
        .iter()
        .enumerate()
    {
        let y = 300 - 65 * power;
        text += &format!(
            "<line x1=\"60\" x2=\"580\" y1=\"{y}\" y2=\"{y}\" stroke=\"#ddd\"/><text x=\"8\" y=\"{y}\" dy=\"4\">{name}</text>"
        );
    }
    for r in reports {
        let x = 60.0 + 520.0 * r.rate / widest;
        text += &format!(
            "<text x=\"{x:.0}\" y=\"320\" text-anchor=\"middle\">{}</text>",
            r.rate
        );
    }
    text += &line(0.5, "#0072b2", "p50");
    text += &line(0.99, "#d55e00", "p99");
    text + "<text x=\"320\" y=\"336\" text-anchor=\"middle\">actions a second offered</text></svg>\n"
}
