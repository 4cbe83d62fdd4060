//! The other servers of the house: which of them has a table, and how it is asked.
//!
//! What is sent to another server carries the house's secret and says for whom it is asked. It is never passed on a
//! second time: who does not have the table answers 421, and whoever asked looks again where it is.

use crate::api::Refusal;
use crate::driver::Mail;
use crate::hall::{Hall, Shut};
use crate::http::HOLD;
use crate::refusal::MOVING;
use crate::store::{Peer, StoreError};
use axum::body::{Body, to_bytes};
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper::{Request, Response, StatusCode, header};
use hyper_util::rt::TokioIo;
use rustix::net::sockopt;
use serde::{Deserialize, Serialize};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;
use table::{Deed, Who};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout};

/// The header with the house's secret.
pub(crate) const HOUSE: &str = "x-orrery-house";
/// Where an errand is sent.
pub(crate) const ERRAND: &str = "/errand";
/// How long another server may take to let us in.
const AT_THE_DOOR: Duration = Duration::from_secs(2);
/// How long it may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long what was sent may go without a sign that it has arrived, in milliseconds.
const UNHEARD: u32 = 10_000;
/// How long to wait before looking again where a table is.
pub(crate) const BREATH: Duration = Duration::from_millis(150);

/// Who is to be asked about a table that cannot be opened here.
pub(crate) enum Whose {
    /// Nobody at the moment.
    Nobodys,
    /// This server; and when it last said that it is there.
    Theirs(Peer, i64),
}

/// Why another server was not heard.
#[derive(Debug)]
pub(crate) enum Missed {
    /// Nothing was sent.
    Unreached,
    /// It may have done what it was asked.
    Unheard,
}

/// Who is to be asked about a table. Who takes no more tables, or does not know how this one is written, asks one that
/// can: all of them the same one.
pub(crate) async fn whose(hall: &Hall, table: &str) -> Result<Whose, Refusal> {
    let found = hall.store.whereabouts(table).await?;
    let found = found.ok_or_else(Refusal::not_found)?;
    let lease = hall.store.lease();
    match found.owner {
        Some((owner, _)) if *owner.id == *lease.me() => return Ok(Whose::Nobodys),
        Some((owner, beat)) => return Ok(Whose::Theirs(owner, beat)),
        None if !hall.is_stopping() && found.format <= hall.config.format => {
            return Ok(Whose::Nobodys);
        }
        None => {}
    }
    let others = lease.others();
    let can = |peer: &&Peer| !peer.draining && peer.format >= found.format;
    let chosen = others.iter().filter(can).max_by_key(|peer| {
        let mut hasher = DefaultHasher::new();
        (table, &peer.id).hash(&mut hasher);
        hasher.finish()
    });
    Ok(chosen.map_or(Whose::Nobodys, |peer| Whose::Theirs(peer.clone(), 0)))
}

/// Asks another server. An answer to an upgrade can be taken over.
pub(crate) async fn ask(
    hall: &Hall,
    peer: &Peer,
    mut request: Request<Body>,
) -> Result<Response<Incoming>, Missed> {
    let unreached = |_| Missed::Unreached;
    let connecting = timeout(AT_THE_DOOR, TcpStream::connect(&peer.address));
    let stream = connecting.await.map_err(unreached)?;
    let stream = stream.map_err(|_| Missed::Unreached)?;
    // A connection over which nothing arrives any more ends, also one that is silent.
    let set = stream.set_nodelay(true).map_err(drop).and_then(|()| {
        sockopt::set_tcp_user_timeout(&stream, UNHEARD).map_err(drop)?;
        sockopt::set_socket_keepalive(&stream, true).map_err(drop)?;
        sockopt::set_tcp_keepidle(&stream, Duration::from_secs(5)).map_err(drop)?;
        sockopt::set_tcp_keepintvl(&stream, Duration::from_secs(2)).map_err(drop)
    });
    set.map_err(|()| Missed::Unreached)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream))
        .await
        .map_err(|_| Missed::Unreached)?;
    tokio::spawn(connection.with_upgrades());
    let secret = hall.store.secret().ok_or(Missed::Unreached)?;
    let secret = header::HeaderValue::from_str(&secret).map_err(|_| Missed::Unreached)?;
    request.headers_mut().insert(HOUSE, secret);
    let lease = Arc::clone(hall.store.lease());
    tokio::select! {
        answer = timeout(PATIENCE, sender.send_request(request)) => match answer {
            Ok(Ok(answer)) => Ok(answer),
            _ => Err(Missed::Unheard),
        },
        () = lease.gone(&peer.id) => Err(Missed::Unheard),
    }
}

/// Something that is done at a table which is not the one that a request is about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Errand {
    pub(crate) table: String,
    account: Option<String>,
    key: Option<String>,
    what: What,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
enum What {
    StartIfFull,
    Join,
    Leave,
}

impl Errand {
    fn of(table: &str, who: &Who, deed: &Deed) -> Option<Errand> {
        let what = match deed {
            Deed::StartIfFull => What::StartIfFull,
            Deed::Join(None) => What::Join,
            Deed::Leave => What::Leave,
            _ => return None,
        };
        Some(Errand {
            table: table.to_owned(),
            account: who.account.clone(),
            key: who.key.clone(),
            what,
        })
    }

    /// Does it here.
    pub(crate) async fn run(self, hall: &Arc<Hall>) -> Result<(), Refusal> {
        let deed = match self.what {
            What::StartIfFull => Deed::StartIfFull,
            What::Join => Deed::Join(None),
            What::Leave => Deed::Leave,
        };
        let who = Who {
            account: self.account,
            key: self.key,
        };
        let mail = |reply| Mail::Deed(who.clone(), deed.clone(), reply);
        hall.ask(&self.table, mail).await?
    }

    async fn send(&self, hall: &Hall, peer: &Peer) -> Result<Result<(), Refusal>, Missed> {
        let body = serde_json::to_vec(self).map_err(|_| Missed::Unreached)?;
        let request = Request::post(ERRAND)
            .header(header::HOST, &peer.address)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body))
            .map_err(|_| Missed::Unreached)?;
        let answer = ask(hall, peer, request).await?;
        let status = answer.status();
        let body = to_bytes(Body::new(answer.into_body()), 64 * 1024).await;
        let body = body.map_err(|_| Missed::Unheard)?;
        match status {
            StatusCode::OK => Ok(Ok(())),
            _ => match serde_json::from_slice(&body) {
                Ok(refusal) => Ok(Err(refusal)),
                Err(_) => Err(Missed::Unheard),
            },
        }
    }
}

impl Hall {
    /// Does a deed at a table, wherever it is if the deed is an errand.
    pub(crate) async fn deed(
        self: &Arc<Self>,
        table: &str,
        who: Who,
        deed: &Deed,
    ) -> Result<(), Refusal> {
        let until = Instant::now() + HOLD;
        loop {
            let mail = |reply| Mail::Deed(who.clone(), deed.clone(), reply);
            let mut done = self.ask(table, mail).await.and_then(|done| done);
            let moving = |done: &Result<(), Refusal>| matches!(done, Err(refusal) if refusal.message.id == MOVING);
            let Some(errand) = Errand::of(table, &who, deed).filter(|_| moving(&done)) else {
                return done;
            };
            if let Whose::Theirs(peer, _) = whose(self, table).await? {
                done = match errand.send(self, &peer).await {
                    Ok(done) => done,
                    Err(Missed::Unreached) => Err(Shut::Elsewhere.refusal()),
                    Err(Missed::Unheard) => return Err(StoreError::Unknown.into()),
                };
            }
            if !moving(&done) || Instant::now() > until {
                return done;
            }
            tokio::time::sleep(BREATH).await;
        }
    }
}
