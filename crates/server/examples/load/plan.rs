//! What the generator is told.

use std::collections::HashMap;
use std::path::PathBuf;

const USAGE: &str = "usage: load --server target/release/orrery [--tables 500] [--seats 4] \
     [--rates 500,1000,3000] [--seconds 600] [--games race,mars] [--reconnects 10] [--plot FILE.svg] \
     [--database postgres://… --cluster FOLDER]";

/// What the generator is told.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The program that serves.
    pub(crate) server: PathBuf,
    pub(crate) tables: usize,
    pub(crate) seats: usize,
    /// Actions a second, one run each.
    pub(crate) rates: Vec<f64>,
    /// How long each run lasts.
    pub(crate) seconds: u64,
    /// The games, in equal share; all there are if none is named.
    pub(crate) games: Vec<String>,
    /// Connections broken and opened again, a second.
    pub(crate) reconnects: f64,
    pub(crate) plot: Option<PathBuf>,
    /// The PostgreSQL database for the server, if it is not to keep its tables in a file.
    pub(crate) database: Option<String>,
    /// The data folder of that PostgreSQL: whose processes are counted.
    pub(crate) cluster: Option<PathBuf>,
}

impl Plan {
    pub(crate) fn from_arguments() -> Result<Plan, String> {
        let words: Vec<String> = std::env::args().skip(1).collect();
        let mut given = Given(HashMap::new());
        for pair in words.chunks(2) {
            match pair {
                [name, value] if name.starts_with("--") => {
                    given.0.insert(name[2..].to_owned(), value.clone());
                }
                _ => return Err(USAGE.to_owned()),
            }
        }
        let rates = given.list("rates", "3000");
        let rates = rates.iter().map(|rate| rate.parse::<f64>());
        Ok(Plan {
            server: given.0.get("server").ok_or(USAGE)?.into(),
            tables: given.number("tables", 500)?,
            seats: given.number("seats", 4)?,
            rates: rates.collect::<Result<_, _>>().map_err(|_| USAGE)?,
            seconds: given.number("seconds", 600)?,
            games: given.list("games", ""),
            reconnects: given.number("reconnects", 10.0)?,
            plot: given.0.get("plot").map(PathBuf::from),
            database: given.0.get("database").cloned(),
            cluster: given.0.get("cluster").map(PathBuf::from),
        })
    }
}

struct Given(HashMap<String, String>);

impl Given {
    fn number<T: std::str::FromStr>(&self, name: &str, default: T) -> Result<T, String> {
        let Some(text) = self.0.get(name) else {
            return Ok(default);
        };
        let number = text.parse();
        number.map_err(|_| format!("--{name} is a number, not {text}"))
    }

    fn list(&self, name: &str, default: &str) -> Vec<String> {
        let text = self.0.get(name).map_or(default, String::as_str);
        let parts = text.split(',').filter(|part| !part.is_empty());
        parts.map(str::to_owned).collect()
    }
}
