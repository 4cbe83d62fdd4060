//! What a host can set.

use crate::clock::Clock;
use crate::limits::Limits;
use crate::store::Database;
use crate::tidy::Keep;
use ipnet::IpNet;
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
    /// The database of PostgreSQL for everything that is kept; without one it is in the folder.
    pub database: Option<Database>,
    /// Where the other servers on the same database reach this one; without it the server is alone on its storage.
    pub peer: Option<SocketAddr>,
    /// Where to listen for them, if that is another address.
    pub peer_listen: Option<SocketAddr>,
    /// How long a server is believed to be there after it last said so, where several live on one database.
    pub lease: Duration,
    /// The build; another than the program's is for tests.
    pub build: String,
    /// The newest form of logs; another than the program's is for tests.
    pub format: i32,
    /// The address that people use, if it is not the one listened on: sets links, the allowed origin, and whether
    /// cookies are `Secure`.
    pub public_url: Option<String>,
    /// Proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// Where many people share one address: limits by address do not count there.
    pub venues: Vec<IpNet>,
    /// Where Prometheus may ask.
    pub metrics: Option<SocketAddr>,
    /// How long a bot takes to answer, whatever it has to answer.
    pub bot_delay: Duration,
    /// How long a table that nobody looks at stays in memory.
    pub idle: Duration,
    /// How long things are kept.
    pub keep: Keep,
    /// The bounds.
    pub limits: Limits,
    /// Where the time comes from; another than the system's is for tests.
    pub clock: Clock,
    /// After a gap of more than this the server is taken to have been stopped, and its storage not to have answered.
    pub stopped_after: Duration,
}

impl Config {
    /// The settings of a server at home.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        Config {
            listen,
            data,
            database: None,
            peer: None,
            peer_listen: None,
            lease: Duration::from_secs(10),
            build: crate::BUILD.to_owned(),
            format: crate::store::FORMAT,
            public_url: None,
            trusted_proxies: Vec::new(),
            venues: Vec::new(),
            metrics: None,
            bot_delay: Duration::from_millis(700),
            idle: Duration::from_secs(600),
            keep: Keep::default(),
            limits: Limits::default(),
            clock: Clock::system(),
            stopped_after: Duration::from_secs(2),
        }
    }

    pub(crate) fn is_venue(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.venues.iter().any(|venue| venue.contains(&address))
    }
}

/// An address, or a network such as `192.0.2.0/24`.
pub fn venue(text: &str) -> Result<IpNet, String> {
    let network = text.parse::<IpNet>().ok();
    let network = network.or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from));
    network
        .ok_or_else(|| "an address such as 192.0.2.7, or a network such as 192.0.2.0/24".to_owned())
}
