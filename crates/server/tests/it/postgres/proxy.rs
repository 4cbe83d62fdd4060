//! A wire to the database with a fault in it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// COMMIT, as it goes over the wire.
const COMMIT: &[u8] = b"COMMIT\0";
/// How much later a late COMMIT arrives.
const LATE: Duration = Duration::from_millis(700);

/// How long everything takes on a slow wire.
const SLOW: Duration = Duration::from_millis(40);

/// What becomes of what is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wire {
    /// It arrives.
    Good,
    /// The next COMMIT arrives, its answer does not, and the connection is cut.
    LosesAnAnswer,
    /// The connection is cut at the next COMMIT, which arrives a while later nevertheless.
    DelaysACommit,
    /// The connection is cut before the next COMMIT arrives.
    LosesACommit,
    /// Everything is held up until the wire is good again.
    Stalls,
    /// What is said arrives; what is answered is held up until the wire is good again.
    StallsAnswers,
    /// Everything takes its time.
    Slow,
    /// The database seems to be of version 14.
    SaysFourteen,
    /// Nothing gets through, and nobody gets in.
    Cut,
}

/// A wire to a port of this machine.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    wire: watch::Sender<Wire>,
    faults: Arc<Mutex<u32>>,
    listening: JoinHandle<()>,
}

impl Proxy {
    pub(crate) async fn to(port: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let own = listener.local_addr().unwrap().port();
        let (wire, state) = watch::channel(Wire::Good);
        let faults = Arc::<Mutex<u32>>::default();
        let (told, counted) = (wire.clone(), Arc::clone(&faults));
        let listening = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let link = Link {
                    state: state.clone(),
                    wire: told.clone(),
                    faults: Arc::clone(&counted),
                };
                tokio::spawn(link.run(client, SocketAddr::from(([127, 0, 0, 1], port))));
            }
        });
        Proxy {
            port: own,
            wire,
            faults,
            listening,
        }
    }

    pub(crate) fn set(&self, wire: Wire) {
        self.wire.send_replace(wire);
    }

    /// How often a COMMIT met a fault.
    pub(crate) fn faults(&self) -> u32 {
        *self.faults.lock().unwrap()
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

struct Link {
    state: watch::Receiver<Wire>,
    wire: watch::Sender<Wire>,
    faults: Arc<Mutex<u32>>,
}

impl Link {
    async fn run(mut self, client: TcpStream, to: SocketAddr) {
        if *self.state.borrow() == Wire::Cut {
            return;
        }
        let Ok(server) = TcpStream::connect(to).await else {
            return;
        };
        let (mut from_client, mut to_client) = client.into_split();
        let (mut from_server, mut to_server) = server.into_split();
        let mut cut = self.state.clone();
        let (mut said, mut answered) = (vec![0; 65536], vec![0; 65536]);
        loop {
            tokio::select! {
                () = until(&mut cut, |wire| wire == Wire::Cut) => return,
                read = from_client.read(&mut said) => {
                    let Ok(count @ 1..) = read else { return };
                    self.pass(&[Wire::Stalls]).await;
                    let text = &said[..count];
                    if text.windows(COMMIT.len()).any(|part| part == COMMIT)
                        && let Some(fault) = self.fault()
                    {
                        let server = (from_server, to_server);
                        return meet(fault, text.to_vec(), server, (from_client, to_client)).await;
                    }
                    if to_server.write_all(text).await.is_err() {
                        return;
                    }
                }
                read = from_server.read(&mut answered) => {
                    let Ok(count @ 1..) = read else { return };
                    self.pass(&[Wire::Stalls, Wire::StallsAnswers]).await;
                    if *self.state.borrow() == Wire::SaysFourteen {
                        say_fourteen(&mut answered[..count]);
                    }
                    if to_client.write_all(&answered[..count]).await.is_err() {
                        return;
                    }
                }
            }
        }
    }

    /// Waits while the wire is so.
    async fn pass(&mut self, stalled: &[Wire]) {
        if *self.state.borrow() == Wire::Slow {
            tokio::time::sleep(SLOW).await;
        }
        until(&mut self.state, |wire| !stalled.contains(&wire)).await;
    }

    /// The fault that the next COMMIT is to meet: once.
    fn fault(&self) -> Option<Wire> {
        let mut fault = None;
        self.wire.send_if_modified(|wire| {
            let meets = matches!(
                wire,
                Wire::LosesAnAnswer | Wire::DelaysACommit | Wire::LosesACommit
            );
            if meets {
                fault = Some(std::mem::replace(wire, Wire::Good));
                *self.faults.lock().unwrap() += 1;
            }
            meets
        });
        fault
    }
}

/// Waits until the wire is so.
async fn until(state: &mut watch::Receiver<Wire>, is: impl Fn(Wire) -> bool) {
    let _ = state.wait_for(|wire| is(*wire)).await.map(drop);
}

/// Changes what looks like `server_version_num`, as 170006.
fn say_fourteen(text: &mut [u8]) {
    let is_version = |part: &[u8]| part.starts_with(b"1") && part[2..].starts_with(b"00");
    let digits = |part: &[u8]| part.iter().all(u8::is_ascii_digit);
    let versions = text.windows(6).enumerate();
    let found = versions.filter(|(_, part)| is_version(part) && digits(part));
    let found: Vec<usize> = found.map(|(at, _)| at).collect();
    for at in found {
        text[at + 1] = b'4';
    }
}

type Halves = (OwnedReadHalf, OwnedWriteHalf);

async fn meet(fault: Wire, commit: Vec<u8>, server: Halves, client: Halves) {
    let (mut from_server, mut to_server) = server;
    match fault {
        Wire::LosesAnAnswer => {
            let _ = to_server.write_all(&commit).await;
            let _ = from_server.read(&mut [0; 1024]).await;
        }
        Wire::DelaysACommit => {
            drop(client);
            tokio::time::sleep(LATE).await;
            let _ = to_server.write_all(&commit).await;
            let _ = from_server.read(&mut [0; 1024]).await;
        }
        _ => {}
    }
}
