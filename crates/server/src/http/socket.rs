//! The socket of a table.

use super::App;
use super::address::Address;
use super::caller::Caller;
use super::tables::Key;
use crate::api::{Answer, Code, Refusal, Request, Say};
use crate::hall::Door;
use crate::outbox::{Next, Outbox, text};
use crate::task::{Mail, Who};
use axum::Extension;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long a stalled reader may hold a message.
const STALLED: Duration = Duration::from_secs(30);
/// How many messages leave together at most.
const TOGETHER: usize = 16;
/// Bytes that each socket keeps for reading: most requests are small.
const READ: usize = 4 * 1024;
/// How often a silent socket is asked whether it is there.
const PING: Duration = Duration::from_secs(25);

/// How many sockets each address has.
#[derive(Default)]
pub struct Sockets {
    by_address: Mutex<HashMap<IpAddr, usize>>,
}

/// One socket that counts.
struct Counted {
    sockets: Arc<Sockets>,
    address: IpAddr,
}

impl Sockets {
    fn count(self: &Arc<Self>, app: &App, address: IpAddr) -> Result<Counted, Refusal> {
        let limits = &app.hall.config.limits;
        let mut open = self
            .by_address
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let all: usize = open.values().sum();
        let own = open.entry(address).or_default();
        if *own >= limits.sockets_per_address || all >= limits.sockets {
            return Err(Refusal::too_much());
        }
        *own += 1;
        metrics::gauge!("orrery_sockets").set(all as f64 + 1.0);
        let sockets = Arc::clone(self);
        Ok(Counted { sockets, address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let open = self.sockets.by_address.lock();
        let mut open = open.unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = open.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.address);
            }
        }
    }
}

pub(super) async fn socket(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(key): Query<Key>,
    Extension(address): Extension<Address>,
    caller: Caller,
    upgrade: WebSocketUpgrade,
) -> Response {
    let who = Who {
        account: caller.account.map(|account| account.id),
        key: key.key,
    };
    let opened = open(&app, &id, who, address).await;
    let (counted, door, number, outbox) = match opened {
        Ok(opened) => opened,
        Err(refusal) => return refusal.into_response(),
    };
    let limits = app.hall.config.limits.clone();
    let upgrade = upgrade
        .read_buffer_size(READ)
        .max_message_size(limits.message)
        .max_frame_size(limits.message);
    upgrade.on_upgrade(move |socket| async move {
        let (sink, stream) = socket.split();
        let mut pen = tokio::spawn(write(sink, Arc::clone(&outbox), door.clone(), number));
        let still_writes = tokio::select! {
            () = read(stream, &outbox, &door, number, limits.messages) => true,
            _ = &mut pen => false,
        };
        outbox.close();
        let _ = door.send(Mail::Disconnect(number)).await;
        if still_writes {
            // What is written is written; nobody waits for a reader that is gone.
            let _ = tokio::time::timeout(Duration::from_secs(1), pen).await;
        }
        drop(counted);
    })
}

async fn open(
    app: &App,
    id: &str,
    who: Who,
    address: Address,
) -> Result<(Counted, Door, u64, Arc<Outbox>), Refusal> {
    let counted = app.sockets.count(app, address.0)?;
    let outbox = Arc::new(Outbox::default());
    let connect = |reply| Mail::Connect(who.clone(), Arc::clone(&outbox), reply);
    let number = app.hall.ask(id, connect).await??;
    let door = app.hall.door(id).await?;
    Ok((counted, door, number, outbox))
}

async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    outbox: Arc<Outbox>,
    door: Door,
    number: u64,
) {
    loop {
        let first = match tokio::time::timeout(PING, outbox.next()).await {
            Err(_) => Message::Ping(axum::body::Bytes::new()),
            Ok(Next::Send(text)) => Message::Text(text),
            Ok(Next::Catchup) => {
                let _ = door.send(Mail::Catchup(number)).await;
                continue;
            }
            Ok(Next::Close) => {
                let _ = tokio::time::timeout(STALLED, sink.close()).await;
                return;
            }
        };
        // An update and the answer it comes with leave together.
        let send = async {
            sink.feed(first).await?;
            for text in std::iter::from_fn(|| outbox.more()).take(TOGETHER) {
                sink.feed(Message::Text(text)).await?;
            }
            sink.flush().await
        };
        match tokio::time::timeout(STALLED, send).await {
            Ok(Ok(())) => {}
            _ => return,
        }
    }
}

async fn read(
    mut stream: SplitStream<WebSocket>,
    outbox: &Outbox,
    door: &Door,
    number: u64,
    (rate, burst): (f64, f64),
) {
    let mut tokens = burst;
    let mut last = Instant::now();
    // A socket that does not even answer pings is gone.
    while let Ok(Some(Ok(message))) = tokio::time::timeout(3 * PING, stream.next()).await {
        let Message::Text(message) = message else {
            match message {
                Message::Binary(_) | Message::Close(_) => return,
                _ => continue,
            }
        };
        tokens = (tokens + last.elapsed().as_secs_f64() * rate).min(burst);
        last = Instant::now();
        if tokens < 1.0 {
            outbox.must(&Say::Closed(Refusal::too_much().message));
            return outbox.close();
        }
        tokens -= 1.0;
        match parse(&message) {
            Ok(request) => {
                tokens -= request.ask.extra_cost();
                if door.send(Mail::Ask(number, request)).await.is_err() {
                    return;
                }
            }
            Err((id, refusal)) => {
                let answer = Box::new(Answer::Refused(refusal));
                outbox.update(text(&Say::Answer { id, answer }));
            }
        }
    }
}

/// A message as a request, or the refusal with its id as far as it can be made out.
pub(super) fn parse(message: &str) -> Result<Request, (String, Refusal)> {
    #[derive(serde::Deserialize)]
    struct Named {
        #[serde(default)]
        id: String,
    }
    serde_json::from_str(message).map_err(|error| {
        let named = serde_json::from_str::<Named>(message);
        let id: String = named
            .map(|named| named.id)
            .unwrap_or_default()
            .chars()
            .take(64)
            .collect();
        let refusal = match error.is_data() {
            true => Refusal::bad_request(),
            false => Refusal::new(Code::BadJson, "server-bad_json"),
        };
        (id, refusal)
    })
}
