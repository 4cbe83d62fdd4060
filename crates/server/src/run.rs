//! Starting and stopping.

use crate::alarm;
use crate::api::Moment;
use crate::config::Config;
use crate::folder;
use crate::hall::{self, Hall};
use crate::hours::{self, Hours};
use crate::http::{App, Connections, Hasher, Rations, peers_router, router, watch_secrets};
use crate::listen;
use crate::pool::Pool;
use crate::store::{Resident, Store, StoreError};
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
    for_peers: Option<tokio::task::JoinHandle<()>>,
    peer: Option<SocketAddr>,
    // Held as long as the server runs.
    _folder: folder::Taken,
}

/// Starts a server.
pub async fn run(mut config: Config) -> Result<Running, StartError> {
    let folder = folder::take(&config.data)?;
    allow_many_sockets();
    // First, so that it can tell what was found in the folder.
    if let Some(metrics) = config.metrics {
        serve_metrics(metrics).await?;
    }
    // Who has the address for peers knows that its last holder is gone: so it comes before the storage.
    let for_peers = match config.peer {
        Some(peer) => Some(bind(config.peer_listen.unwrap_or(peer)).await?),
        None => None,
    };
    let listens = for_peers.as_ref().map(|(_, address)| *address);
    let peer = config
        .peer
        .filter(|_| config.peer_listen.is_some())
        .or(listens);
    let store = open(&config, peer).await?;
    if let Some(now) = clock_of(&store).await? {
        config.clock = config.clock.put_to(now);
    }
    let (listener, address) = bind(config.listen).await?;
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
    tokio::spawn(hall::watch_lease(Arc::downgrade(&hall)));
    let app = App {
        hall: Arc::clone(&hall),
        hasher: Arc::new(Hasher::default()),
        rations: Arc::new(Rations::new(&hall.config.limits)),
        sockets: Arc::default(),
        charts: Arc::default(),
        replays: Arc::default(),
    };
    let (stop, stopped) = watch::channel(false);
    let connections = Connections::new(hall.config.clone());
    let limits = hall.config.limits.clone();
    let peers = for_peers.map(|(listener, address)| {
        let connections = Connections::unbounded(hall.config.clone());
        tracing::info!(%address, "listening for peers");
        tokio::spawn(watch_secrets(app.clone()));
        let (limits, stopped) = (limits.clone(), stopped.clone());
        let router = peers_router(&app);
        tokio::spawn(listen::serve(
            listener,
            router,
            limits,
            connections,
            stopped,
        ))
    });
    let serving = listen::serve(listener, router(&app), limits, connections, stopped);
    let served = tokio::spawn(serving);
    tracing::info!(%address, "listening");
    Ok(Running {
        address,
        hall,
        stop,
        served,
        for_peers: peers,
        peer,
        _folder: folder,
    })
}

impl Running {
    /// Where the other servers on the database reach this one, if there can be others.
    pub const fn peer(&self) -> Option<SocketAddr> {
        self.peer
    }

    /// Stops: no new requests, tables finish what they do, everything is on disk. Where there are other servers they go
    /// on with the tables, and what still comes here is passed on to them.
    pub async fn stop(self) {
        tracing::info!("stopping");
        if let Err(error) = self.hall.store.drain().await {
            tracing::warn!(%error, "the other servers do not hear that this one stops");
        }
        self.hall.stop().await;
        let _ = self.stop.send(true);
        // Whoever keeps a connection open does not keep the server up.
        let served = async {
            let _ = self.served.await;
            if let Some(served) = self.for_peers {
                let _ = served.await;
            }
        };
        let _ = tokio::time::timeout(Duration::from_secs(10), served).await;
        self.hall.store.clone().close().await;
    }
}

async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let taken = |error| StartError::Listen(address, error);
    let listener = TcpListener::bind(address).await.map_err(taken)?;
    let address = listener.local_addr().map_err(taken)?;
    Ok((listener, address))
}

async fn clock_of(store: &Store) -> Result<Option<Moment>, StartError> {
    let now = store.clock().await;
    now.map_err(|error| StartError::Database(error.to_string()))
}

/// Opens the storage: the database, or the one in the folder.
async fn open(config: &Config, peer: Option<SocketAddr>) -> Result<Store, StartError> {
    let Some(database) = &config.database else {
        let store = Store::open(&config.data).await;
        return store.map_err(|error| StartError::Data(error.to_string()));
    };
    let listen = config.listen.to_string();
    let address = config.public_url.as_deref().unwrap_or(&listen);
    let resident = Resident {
        address: peer.map_or_else(|| address.to_owned(), |peer| peer.to_string()),
        alone: peer.is_none(),
        lease: config.lease,
        build: config.build.clone(),
        format: config.format,
    };
    let store = Store::connect(database, &config.data, resident).await;
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
