//! Passing on what is asked about a table to the server that has it: requests, and sockets.

use super::address::Address;
use super::caller::Caller;
use super::connections::Owner;
use super::guard::{FromPeer, Https};
use super::sockets::Counted;
use super::{Answer, App, Heard, Said, Sent};
use crate::api::{Code, Done, Refusal};
use crate::hall::Shut;
use crate::peers::{self, BREATH, Errand, Missed, Whose};
use crate::refusal::Refused;
use crate::store::{Lease, Peer, StoreError};
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, RawPathParams, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// For whom another server asks, and whether that came over https.
pub(super) const FROM: &str = "x-orrery-from";
pub(super) const HTTPS: &str = "x-orrery-https";
/// How long a request is held while a table moves from one server to another.
pub(crate) const HOLD: Duration = Duration::from_secs(15);

/// Lets a request through if its table can be had here, and passes it on otherwise. What comes from another server is
/// not passed on again.
pub(super) async fn pass_on(
    State(app): State<App>,
    params: RawPathParams,
    request: Request,
    next: Next,
) -> Response {
    let id = params.iter().find(|(name, _)| *name == "id");
    let Some((_, id)) = id.filter(|_| app.hall.is_shared()) else {
        return next.run(request).await;
    };
    let elsewhere = matches!(app.hall.enter(id).await, Err(Shut::Elsewhere));
    let from_peer = request.extensions().get::<FromPeer>().is_some();
    match (elsewhere, from_peer) {
        (false, true) => next.run(request).await,
        (true, true) => Refused(Shut::Elsewhere.refusal()).into_response(),
        (false, false) => never_misdirected(next.run(request).await),
        (true, false) => {
            metrics::counter!("orrery_passed_on").increment(1);
            let carried = carry(&app, id, request, next).await;
            carried.unwrap_or_else(|refusal| never_misdirected(Refused(refusal).into_response()))
        }
    }
}

/// That a table is elsewhere is a word between servers.
fn never_misdirected(response: Response) -> Response {
    match response.status() {
        StatusCode::MISDIRECTED_REQUEST => Refused(out_of_reach()).into_response(),
        _ => response,
    }
}

fn out_of_reach() -> Refusal {
    Refusal::new(Code::Away, "server-out_of_reach")
}

/// Looks where the table is until somebody answers for it.
async fn carry(app: &App, id: &str, request: Request, next: Next) -> Result<Response, Refusal> {
    let (mut parts, body) = request.into_parts();
    let counted = count(app, &parts)?;
    let upgrade = parts.extensions.remove::<OnUpgrade>();
    let whole = Request::from_parts(parts.clone(), body);
    let Sent(body) = Sent::from_request(whole, &())
        .await
        .map_err(|Refused(refusal)| refusal)?;
    let until = Instant::now() + HOLD;
    let mut unreached_at = None;
    while Instant::now() < until {
        match peers::whose(&app.hall, id).await? {
            Whose::Nobodys => {
                if !matches!(app.hall.enter(id).await, Err(Shut::Elsewhere)) {
                    parts.extensions.extend(upgrade_of(upgrade));
                    let request = Request::from_parts(parts, Body::from(body));
                    return Ok(never_misdirected(next.run(request).await));
                }
            }
            Whose::Theirs(peer, beat) => {
                match peers::ask(&app.hall, &peer, request_for(&parts, body.clone())).await {
                    Ok(answer) if answer.status() == StatusCode::MISDIRECTED_REQUEST => {}
                    Ok(mut answer) => {
                        let switched = answer.status() == StatusCode::SWITCHING_PROTOCOLS;
                        if let (true, Some(theirs), Some(counted)) = (switched, upgrade, counted) {
                            let ours = hyper::upgrade::on(&mut answer);
                            let lease = Arc::clone(app.hall.store.lease());
                            tokio::spawn(tunnel(theirs, ours, lease, peer, counted));
                        }
                        return Ok(of_peer(answer.map(Body::new), switched));
                    }
                    // It has renewed its lease since we first failed to reach it: it is alive, and nobody steals.
                    Err(Missed::Unreached) => match unreached_at {
                        Some(before) if beat > before => return Err(out_of_reach()),
                        Some(_) => {}
                        None => unreached_at = Some(beat),
                    },
                    Err(Missed::Unheard) if parts.method == Method::GET => {}
                    Err(Missed::Unheard) => return Err(StoreError::Unknown.into()),
                }
            }
        }
        tokio::time::sleep(BREATH).await;
    }
    Err(out_of_reach())
}

fn upgrade_of(upgrade: Option<OnUpgrade>) -> axum::http::Extensions {
    let mut extensions = axum::http::Extensions::new();
    if let Some(upgrade) = upgrade {
        extensions.insert(upgrade);
    }
    extensions
}

/// A socket that is passed on counts here as well.
fn count(app: &App, parts: &Parts) -> Result<Option<Counted>, Refusal> {
    if !parts.headers.contains_key(header::UPGRADE) {
        return Ok(None);
    }
    let owner = parts.extensions.get::<Owner>().cloned();
    let owner = owner.ok_or_else(Refusal::bad_request)?;
    let caller = Caller::of(parts)?;
    app.sockets.count(app, owner, &caller).map(Some)
}

/// The request as another server gets it. It finds out itself who asks; from where, it is told.
fn request_for(parts: &Parts, body: Bytes) -> Request {
    let mut request = Request::new(Body::from(body));
    *request.method_mut() = parts.method.clone();
    *request.uri_mut() = parts.uri.clone();
    let headers = request.headers_mut();
    headers.extend(parts.headers.clone());
    let upgrades = headers.contains_key(header::UPGRADE);
    for name in [
        header::TRANSFER_ENCODING,
        header::TE,
        header::CONTENT_LENGTH,
    ] {
        headers.remove(name);
    }
    if !upgrades {
        headers.remove(header::CONNECTION);
    }
    let from = parts.extensions.get::<Address>();
    let from = from.map(|address| address.0.to_string());
    let from = from.and_then(|from| HeaderValue::try_from(from).ok());
    headers.remove(FROM);
    headers.extend(from.map(|from| (header::HeaderName::from_static(FROM), from)));
    let https = parts.extensions.get::<Https>().is_some_and(|https| https.0);
    let https = HeaderValue::from_static(if https { "yes" } else { "no" });
    headers.insert(HTTPS, https);
    request
}

/// What another server has answered, as it is sent on.
fn of_peer(mut answer: Response, switched: bool) -> Response {
    let headers = answer.headers_mut();
    headers.remove(header::TRANSFER_ENCODING);
    if !switched {
        headers.remove(header::CONNECTION);
    }
    answer
}

/// Carries what is said from one side to the other, as long as the other server lives and what let the reader in holds.
async fn tunnel(
    theirs: OnUpgrade,
    ours: OnUpgrade,
    lease: Arc<Lease>,
    peer: Peer,
    counted: Counted,
) {
    let (Ok(theirs), Ok(ours)) = futures_util::future::join(theirs, ours).await else {
        return;
    };
    let (mut theirs, mut ours) = (TokioIo::new(theirs), TokioIo::new(ours));
    tokio::select! {
        _ = tokio::io::copy_bidirectional(&mut theirs, &mut ours) => {}
        () = lease.gone(&peer.id) => {}
        () = counted.ended() => {}
    }
}

/// Does an errand for another server.
pub(super) async fn errand(State(app): State<App>, Heard(errand): Heard<Errand>) -> Answer<Done> {
    errand.run(&app.hall).await?;
    Ok(Said(Done { done: true }))
}

/// A file of the page that another build has: a page that is open goes on with what it came with.
pub(super) async fn file(app: &App, parts: &Parts) -> Option<Response> {
    let others = app.hall.store.lease().others();
    let builds = others
        .iter()
        .filter(|peer| peer.build != app.hall.config.build);
    for peer in builds {
        let asked = peers::ask(&app.hall, peer, request_for(parts, Bytes::new())).await;
        if let Ok(answer) = asked
            && answer.status().is_success()
        {
            return Some(of_peer(answer.map(Body::new), false));
        }
    }
    None
}
