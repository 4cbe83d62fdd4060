//! Starting and stopping.

use crate::alarm;
use crate::config::Config;
use crate::folder;
use crate::hall::Hall;
use crate::hours::{self, Hours};
use crate::http::{App, Connections, Hasher, Rations, router};
use crate::listen;
use crate::pool::Pool;
use crate::store::{Store, StoreError};
use crate::tidy;
use axum::routing::get;
use metrics_exporter_prometheus::PrometheusBuilder;
use rustix::process::{Resource, getrlimit, setrlimit};
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Why a server does not start.
#[derive(Debug)]
pub enum StartError {
    /// Another server has the folder.
    Locked(String),
    /// The address is not to be had.
    Listen(SocketAddr, std::io::Error),
    /// The folder or what is in it cannot be used.
    Data(String),
    /// The database cannot be used.
    Database(String),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Locked(folder) => write!(
                f,
                "another server keeps its tables in {folder}; stop it, or choose another place with --data or --database"
            ),
            StartError::Listen(address, error) => {
                write!(
                    f,
                    "cannot listen on {address}: {error}; choose another with --listen"
                )
            }
            StartError::Data(why) => write!(
                f,
                "cannot keep tables there: {why}; choose another folder with --data"
            ),
            StartError::Database(why) => write!(f, "cannot keep tables in the database: {why}"),
        }
    }
}

impl std::error::Error for StartError {}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Its tables.
    pub hall: Arc<Hall>,
    stop: watch::Sender<bool>,
    served: tokio::task::JoinHandle<()>,
    // Held as long as the server runs.
    _folder: folder::Taken,
}

/// Starts a server.
pub async fn run(config: Config) -> Result<Running, StartError> {
    let folder = folder::take(&config.data)?;
    allow_many_sockets();
    // First, so that it can tell what was found in the folder.
    if let Some(metrics) = config.metrics {
        serve_metrics(metrics).await?;
    }
    let store = open(&config).await?;
    let listen = config.listen;
    let listener = TcpListener::bind(listen)
        .await
        .map_err(|error| StartError::Listen(listen, error))?;
    let address = listener
        .local_addr()
        .map_err(|error| StartError::Listen(listen, error))?;
    let threads =
        std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1));
    let pool = Pool::start(threads).map_err(|error| StartError::Data(error.to_string()))?;
    let before = store.runs().await;
    let before = before.map_err(|error| StartError::Data(error.to_string()))?;
    let hours = Hours::new(before, config.clock.clone(), config.stopped_after);
    store.watch(Arc::clone(&hours) as _);
    tokio::spawn(hours::look(Arc::downgrade(&hours)));
    let hall = Hall::new(config, store, pool, hours);
    tokio::spawn(hours::beat(Arc::downgrade(&hall)));
    tokio::spawn(alarm::watch(Arc::downgrade(&hall)));
    tokio::spawn(tidy::watch(Arc::downgrade(&hall)));
    let app = App {
        hall: Arc::clone(&hall),
        hasher: Arc::new(Hasher::default()),
        rations: Arc::new(Rations::new(&hall.config.limits)),
        sockets: Arc::default(),
        turns: Arc::default(),
        charts: Arc::default(),
        replays: Arc::default(),
    };
    let (stop, stopped) = watch::channel(false);
    let connections = Connections::new(hall.config.clone());
    let limits = hall.config.limits.clone();
    let serving = listen::serve(listener, router(&app), limits, connections, stopped);
    let served = tokio::spawn(serving);
    tracing::info!(%address, "listening");
    Ok(Running {
        address,
        hall,
        stop,
        served,
        _folder: folder,
    })
}

impl Running {
    /// Stops: no new requests, tables finish what they do, everything is on disk.
    pub async fn stop(self) {
        tracing::info!("stopping");
        self.hall.stop().await;
        let _ = self.stop.send(true);
        // Whoever keeps a connection open does not keep the server up.
        let _ = tokio::time::timeout(Duration::from_secs(10), self.served).await;
        self.hall.store.clone().close().await;
    }
}

/// Opens the storage: the database, or the one in the folder.
async fn open(config: &Config) -> Result<Store, StartError> {
    let Some(database) = &config.database else {
        let store = Store::open(&config.data).await;
        return store.map_err(|error| StartError::Data(error.to_string()));
    };
    let listen = config.listen.to_string();
    let address = config.public_url.as_deref().unwrap_or(&listen);
    let store = Store::connect(database, &config.data, address).await;
    store.map_err(|error| match error {
        StoreError::Occupied(whose) => StartError::Locked(whose),
        error => StartError::Database(error.to_string()),
    })
}

/// Every socket is an open file: as many as the system lets us have.
fn allow_many_sockets() {
    let mut files = getrlimit(Resource::Nofile);
    files.current = files.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, files) {
        tracing::warn!(%error, "the number of open files stays as it is");
    }
}

/// Prometheus asks on a listener of its own: what it is told is not for players.
async fn serve_metrics(address: SocketAddr) -> Result<(), StartError> {
    let recorder = PrometheusBuilder::new().install_recorder();
    let recorder = recorder.map_err(|error| StartError::Data(error.to_string()))?;
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|error| StartError::Listen(address, error))?;
    let bound = listener.local_addr();
    let bound = bound.map_err(|error| StartError::Listen(address, error))?;
    tracing::info!(address = %bound, "metrics");
    let kept = recorder.clone();
    tokio::spawn(async move {
        // What is measured is put into its buckets, whether anybody asks or not.
        loop {
            tokio::time::sleep(Duration::from_secs(5)).await;
            kept.run_upkeep();
        }
    });
    let app = axum::Router::new().route("/metrics", get(move || async move { recorder.render() }));
    tokio::spawn(async move { axum::serve(listener, app).await });
    Ok(())
}

/// Writes what the server has to say to standard error: for people, or as JSON for programs. `RUST_LOG` sets
/// how much.
pub fn log_to_stderr(json: bool) {
    let level = tracing_subscriber::EnvFilter::try_from_default_env();
    let level = level.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(level)
        .with_writer(std::io::stderr);
    let set = match json {
        true => log.json().try_init(),
        false => log.compact().try_init(),
    };
    if let Err(error) = set {
        eprintln!("the log goes where it went before: {error}");
    }
}
