//! Taking connections: each has deadlines, and nobody has more than a share of them.

use crate::http::{Connection, Connections};
use crate::limits::Limits;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use http_body::{Body as HttpBody, Frame, SizeHint};
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io::{Error, ErrorKind};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::Sleep;
use tokio_io_timeout::TimeoutStream;

/// How long to wait when the system has no connection to give.
const BREATH: Duration = Duration::from_millis(200);

/// Serves until it is told to stop, and then what is being answered.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    connections: Arc<Connections>,
    mut stop: watch::Receiver<bool>,
) {
    // Whoever answers holds a sender: when all are gone, all is answered.
    let (answering, mut all_answered) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = told(&mut stop) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                refused(&error).await;
                continue;
            }
        };
        let connection = connections.open(peer.ip());
        let answer = answer(
            stream,
            peer,
            router.clone(),
            limits.clone(),
            connection,
            stop.clone(),
        );
        let answering = answering.clone();
        tokio::spawn(async move {
            answer.await;
            drop(answering);
        });
    }
    drop((listener, answering));
    all_answered.recv().await;
}

/// Waits until it is time to stop.
async fn told(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// A connection that was not to be had: its own fault, or there are too many.
async fn refused(error: &Error) {
    let gone = matches!(
        error.kind(),
        ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset
    );
    if !gone {
        tracing::warn!(%error, "no connection can be taken");
        tokio::time::sleep(BREATH).await;
    }
}

/// Answers what comes over one connection, until it ends, becomes a socket, or has to make room.
async fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    limits: Limits,
    connection: Arc<Connection>,
    mut stop: watch::Receiver<bool>,
) {
    // What is shown to somebody does not wait until he has confirmed what he was shown before.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection keeps its delay");
    }
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.stalled));
    let routes = TowerToHyperService::new(router);
    let closed = Arc::clone(&connection);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(|body| Body::new(Deadlined::new(body, limits.body_within)));
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(Arc::clone(&connection));
        routes.call(request)
    });
    // The time for the head begins when the connection is free, so it bounds silence between requests too.
    let mut answering = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head_within)
            .serve_connection(TokioIo::new(Box::pin(stream)), service)
            .with_upgrades()
    );
    let ended = tokio::select! {
        ended = answering.as_mut() => ended,
        () = closed.closed() => return,
        () = told(&mut stop) => {
            answering.as_mut().graceful_shutdown();
            answering.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// A body that has to be there within a time, however it trickles.
struct Deadlined {
    body: Incoming,
    within: Duration,
    /// Runs from when the body is first wanted.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl Deadlined {
    fn new(body: Incoming, within: Duration) -> Self {
        Deadlined {
            body,
            within,
            deadline: None,
        }
    }
}

impl HttpBody for Deadlined {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let this = &mut *self;
        if let Poll::Ready(frame) = Pin::new(&mut this.body).poll_frame(context) {
            return Poll::Ready(frame.map(|frame| frame.map_err(axum::Error::new)));
        }
        let sleep = || Box::pin(tokio::time::sleep(this.within));
        let deadline = this.deadline.get_or_insert_with(sleep);
        match Future::poll(deadline.as_mut(), context) {
            Poll::Ready(()) => {
                let late = Error::from(ErrorKind::TimedOut);
                Poll::Ready(Some(Err(axum::Error::new(late))))
            }
            Poll::Pending => Poll::Pending,
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
