//! The socket of a table. Whoever opens it speaks first, so that a key stands in no address.

use super::App;
use super::caller::Caller;
use super::connections::Owner;
use super::sockets::Counted;
use crate::api::{Answer, Code, Hello, Refusal, Say};
use crate::driver::Mail;
use crate::hall::Door;
use crate::limits::Rate;
use crate::outbox::{Next, Outbox, text};
use crate::refusal::Refused;
use crate::store::Lease;
use axum::Extension;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use governor::RateLimiter;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;
use table::{ViewerId, Who, wire};

/// How long a stalled reader may hold a message.
const STALLED: Duration = Duration::from_secs(30);
/// How many messages leave together at most.
const TOGETHER: usize = 16;
/// Bytes that each socket keeps for reading: most requests are small.
const READ: usize = 4 * 1024;
/// How often a silent socket is asked whether it is there.
const PING: Duration = Duration::from_secs(25);

pub(super) async fn socket(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(owner): Extension<Owner>,
    caller: Caller,
    upgrade: WebSocketUpgrade,
) -> Response {
    let counted = match app.sockets.count(&app, owner, &caller) {
        Ok(counted) => counted,
        Err(refusal) => return Refused(refusal).into_response(),
    };
    let limits = app.hall.config.limits.clone();
    let upgrade = upgrade
        .read_buffer_size(READ)
        .max_message_size(limits.message)
        .max_frame_size(limits.message);
    upgrade.on_upgrade(move |socket| async move {
        let (sink, mut stream) = socket.split();
        let opened = async {
            let Hello { key } = hello(&mut stream, limits.hello_within).await?;
            let account = caller.still(&app).await?.account;
            let account = account.map(|account| account.id);
            open(&app, &id, Who { account, key }).await
        };
        match opened.await {
            Ok(opened) => converse(sink, stream, opened, limits.messages, &counted).await,
            Err(refusal) => say_goodbye(sink, refusal).await,
        }
    })
}

/// What the other side says first.
async fn hello(stream: &mut SplitStream<WebSocket>, within: Duration) -> Result<Hello, Refusal> {
    let first = async {
        loop {
            match stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    let hello = serde_json::from_str(&text);
                    return hello.map_err(|error| not_understood(&error));
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return Err(Refusal::bad_request()),
            }
        }
    };
    let late = |_| Refusal::new(Code::TooSlow, "server-too_slow");
    tokio::time::timeout(within, first).await.map_err(late)?
}

/// Says why there is nothing to be seen, and closes.
async fn say_goodbye(mut sink: SplitSink<WebSocket, Message>, refusal: Refusal) {
    let goodbye = async {
        sink.send(Message::Text(text(&Say::Closed(refusal.message))))
            .await?;
        sink.close().await
    };
    let _ = tokio::time::timeout(STALLED, goodbye).await;
}

/// A socket's place at its table.
struct Opened {
    door: Door,
    number: ViewerId,
    outbox: Arc<Outbox>,
    /// Whether it may still be shown.
    held: Held,
}

/// Under which term of the server's lease a table is shown.
#[derive(Clone)]
struct Held(Arc<Lease>, u64);

impl Held {
    async fn still(&self) -> bool {
        self.0.held(self.1).await
    }
}

async fn open(app: &App, id: &str, who: Who) -> Result<Opened, Refusal> {
    let lease = app.hall.store.lease();
    let held = Held(Arc::clone(lease), lease.number());
    let outbox = Arc::new(Outbox::default());
    let connect = |reply| Mail::Connect(who.clone(), Arc::clone(&outbox), reply);
    let number = app.hall.ask(id, connect).await??;
    let door = app.hall.door(id).await?;
    Ok(Opened {
        door,
        number,
        outbox,
        held,
    })
}

async fn converse(
    sink: SplitSink<WebSocket, Message>,
    stream: SplitStream<WebSocket>,
    opened: Opened,
    messages: Rate,
    counted: &Counted,
) {
    let Opened {
        door,
        number,
        outbox,
        held,
    } = opened;
    let writes = write(sink, Arc::clone(&outbox), door.clone(), number, held);
    let mut pen = tokio::spawn(writes);
    let still_writes = tokio::select! {
        () = read(stream, &outbox, &door, number, messages) => true,
        _ = &mut pen => false,
        () = counted.ended() => {
            outbox.must(&Say::Closed(signed_out().message));
            true
        }
    };
    outbox.close();
    let _ = door.send(Mail::Disconnect(number)).await;
    if still_writes {
        // What is written is written; nobody waits for a reader that is gone.
        let _ = tokio::time::timeout(Duration::from_secs(1), pen).await;
    }
}

async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    outbox: Arc<Outbox>,
    door: Door,
    number: ViewerId,
    held: Held,
) {
    loop {
        let first = match tokio::time::timeout(PING, outbox.next()).await {
            Err(_) => Message::Ping(axum::body::Bytes::new()),
            Ok(Next::Send(text)) => Message::Text(text),
            Ok(Next::Catchup) => {
                let _ = door.send(Mail::Behind(number)).await;
                continue;
            }
            Ok(Next::Close) => {
                let _ = tokio::time::timeout(STALLED, sink.close()).await;
                return;
            }
        };
        if !held.still().await {
            return;
        }
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
    number: ViewerId,
    rate: Rate,
) {
    let bucket = RateLimiter::direct(rate.quota());
    // A socket that does not even answer pings is gone.
    while let Ok(Some(Ok(message))) = tokio::time::timeout(3 * PING, stream.next()).await {
        let Message::Text(message) = message else {
            match message {
                Message::Binary(_) | Message::Close(_) => return,
                _ => continue,
            }
        };
        let parsed = wire::parse(&message);
        let cost = parsed
            .as_ref()
            .map_or(NonZeroU32::MIN, |request| request.ask.cost());
        if !matches!(bucket.check_n(cost), Ok(Ok(()))) {
            outbox.must(&Say::Closed(Refusal::too_much().message));
            return outbox.close();
        }
        match parsed {
            Ok(request) => {
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

/// The refusal of somebody who came with what has ended since.
fn signed_out() -> Refusal {
    Refusal::new(Code::NotSignedIn, "server-signed_out")
}

impl Caller {
    /// The same caller, if what let it in has not ended meanwhile.
    async fn still(self, app: &App) -> Result<Caller, Refusal> {
        let Some(digest) = &self.digest else {
            return Ok(self);
        };
        match app.hall.store.is_secret(digest, app.now()).await? {
            true => Ok(self),
            false => Err(signed_out()),
        }
    }
}

/// The refusal of a message that is not JSON, or not one known here.
fn not_understood(error: &serde_json::Error) -> Refusal {
    match error.is_data() {
        true => Refusal::bad_request(),
        false => Refusal::new(Code::BadJson, "server-bad_json"),
    }
}
