//! `orrery serve`: the table, in the browser.

use crate::failure::Failure;
use clap::builder::NonEmptyStringValueParser;
use server::{Config, Database, IpNet, StartError, home};
use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use tokio::signal::unix::{SignalKind, signal};

/// Host tables: the page, the API and everything that is kept, in one folder
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery serve
  orrery serve --lan
  orrery serve --listen 127.0.0.1:8080 --public-url https://games.example --trusted-proxy 127.0.0.1
  orrery serve --database 'postgres://orrery@db.example/orrery?sslmode=verify-full'")]
pub struct Args {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Listen on the local network, and show the address as a QR code
    #[arg(long)]
    pub lan: bool,
    /// The folder for everything that is kept
    #[arg(long, default_value = "orrery-data")]
    pub data: PathBuf,
    /// A PostgreSQL database to keep everything in, such as postgres://orrery@127.0.0.1/orrery, instead of a file in the
    /// folder; docs/hosting.md says when that pays
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// Where other servers on the same database reach this one, such as 10.0.0.5:9001: with it several servers share the
    /// database; docs/hosting.md says how
    #[arg(long, value_name = "ADDRESS", requires = "database")]
    pub peer: Option<SocketAddr>,
    /// Where to listen for them, if that is another address than they use
    #[arg(long, value_name = "ADDRESS", requires = "peer")]
    pub peer_listen: Option<SocketAddr>,
    /// The address people use, if it is another: for links, and the only page that may play
    #[arg(long, value_parser = NonEmptyStringValueParser::new())]
    pub public_url: Option<String>,
    /// A proxy whose word on whom it asks for is taken; may be given several times
    #[arg(long)]
    pub trusted_proxy: Vec<IpAddr>,
    /// An address or network that many people share, such as a club's: limits by address do not count there; may be
    /// given several times
    #[arg(long, value_parser = server::venue)]
    pub venue: Vec<IpNet>,
    /// Another limit than the usual one, such as tables_per_account=100; docs/security.md lists them; may be given
    /// several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = limit)]
    pub limit: Vec<(String, String)>,
    /// How many days something is kept: logs=30 (then the records alone), guests=30, gathering=30, unfinished=365;
    /// docs/hosting.md says what goes; may be given several times
    #[arg(long, value_name = "NAME=DAYS", value_parser = limit)]
    pub keep: Vec<(String, String)>,
    /// Where Prometheus may ask, such as 127.0.0.1:9090
    #[arg(long)]
    pub metrics: Option<SocketAddr>,
    /// How long bots take to answer, in milliseconds
    #[arg(long, default_value_t = 700)]
    pub bot_delay: u64,
    /// Write the log as JSON
    #[arg(long)]
    pub json: bool,
}

fn limit(text: &str) -> Result<(String, String), String> {
    let (name, value) = text
        .split_once('=')
        .ok_or("a name, = and a value, such as tables_per_account=100")?;
    Ok((name.to_owned(), value.to_owned()))
}

impl Default for Args {
    /// What plain `orrery` does.
    fn default() -> Self {
        #[derive(clap::Parser)]
        struct Alone {
            #[command(flatten)]
            args: Args,
        }
        <Alone as clap::Parser>::parse_from(["orrery"]).args
    }
}

impl Args {
    fn config(&self) -> Result<Config, Failure> {
        let mut listen = self.listen;
        if self.lan {
            listen.set_ip(IpAddr::from([0, 0, 0, 0]));
        }
        if let Some(url) = &self.public_url
            && !(url.starts_with("http://") || url.starts_with("https://"))
        {
            let words =
                "--public-url begins with http:// or https://, such as https://games.example";
            return Err(Failure::misused(words));
        }
        let mut config = Config::new(listen, self.data.clone());
        config.database = database(self.database.as_deref())?;
        if self.peer.is_some_and(|peer| peer.ip().is_unspecified()) {
            let words = "--peer is the address that the other servers use, such as 10.0.0.5:9001";
            return Err(Failure::misused(words));
        }
        config.peer = self.peer;
        config.peer_listen = self.peer_listen;
        config.public_url.clone_from(&self.public_url);
        config.trusted_proxies.clone_from(&self.trusted_proxy);
        config.venues.clone_from(&self.venue);
        for (name, value) in &self.limit {
            let set = config.limits.set(name, value);
            set.map_err(|why| Failure::misused(format!("--limit: {why}")))?;
        }
        for (name, days) in &self.keep {
            let set = config.keep.set(name, days);
            set.map_err(|why| Failure::misused(format!("--keep: {why}")))?;
        }
        config.metrics = self.metrics;
        config.bot_delay = Duration::from_millis(self.bot_delay);
        Ok(config)
    }
}

/// The database that was named. What is wrong with it is said here, not by the parser of arguments: that would repeat
/// the address, and with it a password.
pub(crate) fn database(url: Option<&str>) -> Result<Option<Database>, Failure> {
    let read = url.map(str::parse).transpose();
    read.map_err(|why: String| Failure::misused(format!("--database: {why}")))
}

/// Serves until it is told to stop.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let config = args.config()?;
    server::log_to_stderr(args.json);
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let running = server::run(config).await.map_err(|error| match error {
            StartError::Locked(_) | StartError::Listen(..) => Failure::misused(error.to_string()),
            StartError::Data(_) | StartError::Database(_) => Failure::failed(error.to_string()),
        })?;
        greet(args, running.address, &running.hall.config, out)?;
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            _ = terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
        running.stop().await;
        Ok(())
    })
}

fn greet(
    args: &Args,
    address: SocketAddr,
    config: &Config,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let port = address.port();
    let own = match address.ip().is_unspecified() {
        true => format!("http://localhost:{port}"),
        false => format!("http://{address}"),
    };
    writeln!(
        out,
        "Orrery is open at {}",
        args.public_url.as_deref().unwrap_or(&own)
    )?;
    if args.lan {
        greet_network(port, out)?;
    }
    let place = match &config.database {
        Some(database) => database.to_string(),
        None => args.data.display().to_string(),
    };
    writeln!(out, "Everything is kept in {place}. Stop with Ctrl+C.")?;
    Ok(out.flush()?)
}

/// The address for the others in the room, to be typed or scanned.
fn greet_network(port: u16, out: &mut impl Write) -> Result<(), Failure> {
    let Some(ip) = home::lan_address() else {
        writeln!(out, "This machine has no address in a local network.")?;
        return Ok(());
    };
    let url = format!("http://{}", SocketAddr::new(ip, port));
    writeln!(out, "In this network: {url}")?;
    if let Some(code) = home::qr(&url) {
        writeln!(out, "{code}")?;
    }
    Ok(())
}
