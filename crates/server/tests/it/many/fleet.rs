//! Three server processes on one PostgreSQL, with a wire that can be cut to the database and between any two of them.

use crate::child::Process;
use crate::common::{Browser, Folder};
use crate::postgres::{Cluster, House, Proxy, free_port};
use rustix::process::Signal;
use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How long a server is believed to be there.
pub(super) const LEASE: Duration = Duration::from_millis(1_500);

/// One of the servers.
pub(super) struct Server {
    pub(super) at: SocketAddr,
    /// The wire to the database.
    pub(super) database: Proxy,
    /// The wire over which the others reach it.
    pub(super) peer: Proxy,
    variables: Mutex<Vec<(&'static str, String)>>,
    folder: Folder,
    process: Mutex<Option<Process>>,
}

/// All of them.
pub(super) struct Fleet {
    pub(super) cluster: Cluster,
    pub(super) house: House,
    pub(super) servers: Vec<Server>,
}

impl Fleet {
    /// Starts them, each with these variables.
    pub(super) async fn start(
        name: &str,
        within: Duration,
        also: &[(&'static str, &str)],
    ) -> Fleet {
        let cluster = Cluster::start(name);
        let house = House::in_folder(&cluster, Folder::within(name, within)).await;
        let mut servers = Vec::new();
        for i in 0..3 {
            let server = Server::new(&cluster, &house, &format!("{name}-{i}"), within, also).await;
            server.start();
            servers.push(server);
        }
        Fleet {
            cluster,
            house,
            servers,
        }
    }

    /// A browser that goes to another server.
    pub(super) fn at(&self, browser: &Browser, i: usize) -> Browser {
        let at = self.servers[i].at;
        let origin = Some(format!("http://{at}"));
        Browser {
            at,
            origin,
            ..browser.clone()
        }
    }
}

impl Server {
    async fn new(
        cluster: &Cluster,
        house: &House,
        name: &str,
        within: Duration,
        also: &[(&'static str, &str)],
    ) -> Server {
        let local = |port: u16| SocketAddr::from(([127, 0, 0, 1], port));
        let (at, listen) = (local(free_port()), local(free_port()));
        let database = Proxy::to(cluster.port).await;
        let peer = Proxy::to(listen.port()).await;
        let mut variables = vec![
            ("SERVE_LISTEN", at.to_string()),
            ("SERVE_PEER", local(peer.port).to_string()),
            ("SERVE_PEER_LISTEN", listen.to_string()),
            ("SERVE_DATABASE", cluster.url_at(database.port, &house.name)),
            ("SERVE_LEASE", LEASE.as_millis().to_string()),
        ];
        variables.extend(
            also.iter()
                .map(|(name, value)| (*name, (*value).to_owned())),
        );
        Server {
            at,
            database,
            peer,
            variables: Mutex::new(variables),
            folder: Folder::within(name, within),
            process: Mutex::default(),
        }
    }

    fn process(&self) -> std::sync::MutexGuard<'_, Option<Process>> {
        self.process.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts it, if it is not there.
    pub(super) fn start(&self) {
        let variables = self.variables.lock().unwrap().clone();
        let variables: Vec<(&str, &str)> =
            variables.iter().map(|(n, v)| (*n, v.as_str())).collect();
        *self.process() = Some(Process::start_with(&self.folder.path, &variables));
    }

    /// From its next start on it is told this.
    pub(super) fn set(&self, name: &'static str, value: &str) {
        let mut variables = self.variables.lock().unwrap();
        variables.retain(|(known, _)| *known != name);
        variables.push((name, value.to_owned()));
    }

    pub(super) fn kill(&self) {
        let process = self.process().take();
        process.unwrap().kill();
    }

    pub(super) fn signal(&self, signal: Signal) {
        self.process().as_ref().unwrap().signal(signal);
    }

    /// Stops it in good order.
    pub(super) fn stop(&self) {
        self.signal(Signal::TERM);
        let process = self.process().take();
        process.unwrap().wait();
    }
}
