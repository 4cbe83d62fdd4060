//! What a host can set.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder for everything that is kept.
    pub data: PathBuf,
    /// The address that people use, if it is not the one listened on: sets links, the allowed origin, and whether
    /// cookies are `Secure`.
    pub public_url: Option<String>,
    /// Proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// Where Prometheus may ask.
    pub metrics: Option<SocketAddr>,
    /// How long a bot takes to answer, whatever it has to answer.
    pub bot_delay: Duration,
    /// How long a table that nobody looks at stays in memory.
    pub idle: Duration,
    /// The bounds.
    pub limits: Limits,
}

/// How much anybody may have or do.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a message over the socket.
    pub message: usize,
    /// Bytes of a request's body; a record may be larger.
    pub body: usize,
    /// Bytes of a record.
    pub record: usize,
    /// Sockets of one address: room for 30 people with a few tabs each.
    pub sockets_per_address: usize,
    /// Sockets of all.
    pub sockets: usize,
    /// Unfinished tables of one account.
    pub tables_per_account: i64,
    /// Requests a second of one address, and how many at once.
    pub requests: (u64, u32),
    /// Socket messages a second of one socket, and how many at once.
    pub messages: (f64, f64),
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            message: 64 * 1024,
            body: 64 * 1024,
            record: 4 * 1024 * 1024,
            sockets_per_address: 150,
            sockets: 20_000,
            tables_per_account: 50,
            requests: (50, 600),
            messages: (30.0, 120.0),
        }
    }
}

impl Config {
    /// The settings of a server at home.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        Config {
            listen,
            data,
            public_url: None,
            trusted_proxies: Vec::new(),
            metrics: None,
            bot_delay: Duration::from_millis(700),
            idle: Duration::from_secs(600),
            limits: Limits::default(),
        }
    }
}
