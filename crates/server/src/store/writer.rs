//! The one writer: what waits is committed together.
//!
//! It knows no SQL and trusts no connection that has failed: after whatever went wrong it closes its session and
//! begins the next transaction with a fresh one.

use super::engine::{Engine, Order, Session, Transacted, Verdict, Whose};
use super::{Answer, Lack};
use futures_util::FutureExt;
use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// The most orders of one transaction.
const BATCH: usize = 512;
/// The most that one transaction writes one by one. Each is a few round trips to a database, which may be milliseconds
/// away, and those who wait for it wait for all of it.
const WRITES: usize = 128;
/// How long after the last transaction began the next one begins while many write: a transaction costs about as much
/// for ten orders as for one. Whoever writes alone never waits.
const PACE: Duration = Duration::from_millis(4);
/// How often what failed by chance is tried again.
const AGAIN: usize = 3;

/// Somebody who wants to know how the writing goes.
pub trait Watch: Send + Sync {
    /// A transaction begins.
    fn begins(&self);

    /// It has ended: whether the storage did what it is there for; none if what was written may have been at fault.
    fn ends(&self, stored: Option<bool>);
}

#[derive(Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Asked>,
    watch: Arc<OnceLock<Arc<dyn Watch>>>,
}

#[allow(
    clippy::large_enum_variant,
    reason = "almost everything asked is an order"
)]
enum Asked {
    Order(Order, Reply),
    Stop(oneshot::Sender<()>),
}

/// A verdict, or why there is none.
type Reply = oneshot::Sender<Result<Verdict, Answer>>;

impl Writer {
    pub(super) fn start(engine: Arc<dyn Engine>) -> Self {
        let (queue, asked) = mpsc::channel(4 * BATCH);
        let watch: Arc<OnceLock<Arc<dyn Watch>>> = Arc::default();
        let desk = Desk {
            engine,
            session: None,
            watch: Arc::clone(&watch),
        };
        tokio::spawn(work(desk, asked));
        Writer { queue, watch }
    }

    pub(super) fn watch(&self, watch: Arc<dyn Watch>) {
        let _ = self.watch.set(watch);
    }

    /// What becomes of an order. The error is `NotStored` or `Unknown`.
    pub(super) async fn order(&self, order: Order) -> Result<Verdict, Answer> {
        let (reply, verdict) = oneshot::channel();
        let sent = self.queue.send(Asked::Order(order, reply)).await;
        sent.map_err(|_| Answer::NotStored(Lack::Failed))?;
        // A writer that has ended in the middle of it cannot say how far it came.
        verdict.await.unwrap_or(Err(Answer::Unknown))
    }

    pub(super) async fn stop(&self) {
        let (reply, stopped) = oneshot::channel();
        if self.queue.send(Asked::Stop(reply)).await.is_ok() {
            let _ = stopped.await;
        }
    }
}

async fn work(mut desk: Desk, mut asked: mpsc::Receiver<Asked>) {
    let (mut heard, mut line, mut stops) = (Vec::new(), Batch::default(), Vec::new());
    // When the next transaction may begin.
    let mut gather = None;
    loop {
        if line.orders.is_empty() && asked.recv_many(&mut heard, BATCH).await == 0 {
            return desk.leave().await;
        }
        if let Some(until) = gather {
            tokio::time::sleep_until(until).await;
        }
        while heard.len() < BATCH
            && let Ok(more) = asked.try_recv()
        {
            heard.push(more);
        }
        for asked in heard.drain(..) {
            match asked {
                Asked::Order(order, reply) => line.push(order, reply),
                Asked::Stop(reply) => stops.push(reply),
            }
        }
        let (batch, rest) = line.one_of_each_table();
        line = rest;
        gather = (batch.orders.len() > 1).then(|| tokio::time::Instant::now() + PACE);
        desk.commit(batch).await;
        if !stops.is_empty() && line.orders.is_empty() {
            desk.leave().await;
            for stop in stops {
                let _ = stop.send(());
            }
            return;
        }
    }
}

/// Orders, and whom to tell.
#[derive(Default)]
struct Batch {
    orders: Vec<Order>,
    replies: Vec<Reply>,
}

impl Batch {
    fn push(&mut self, order: Order, reply: Reply) {
        self.orders.push(order);
        self.replies.push(reply);
    }

    /// The first order for each table, as far as one transaction goes, and what has to wait for it.
    fn one_of_each_table(self) -> (Batch, Batch) {
        let (mut first, mut rest) = (Batch::default(), Batch::default());
        let mut tables: HashSet<String> = HashSet::new();
        let mut writes = 0;
        for (order, reply) in self.orders.into_iter().zip(self.replies) {
            let more = order.writes();
            // Whatever comes first goes, however much it is.
            let fits = more == 0 || writes == 0 || writes + more <= WRITES;
            let room = first.orders.len() < BATCH && fits;
            let new = order
                .table()
                .is_none_or(|table| tables.insert(table.to_owned()));
            match room && new {
                true => {
                    writes += more;
                    first.push(order, reply);
                }
                false => rest.push(order, reply),
            }
        }
        (first, rest)
    }

    fn halves(mut self) -> (Batch, Batch) {
        let middle = self.orders.len() / 2;
        let second = Batch {
            orders: self.orders.split_off(middle),
            replies: self.replies.split_off(middle),
        };
        (self, second)
    }

    fn answer(self, answers: impl IntoIterator<Item = Result<Verdict, Answer>>) {
        for (reply, answer) in self.replies.into_iter().zip(answers) {
            // Whoever does not wait any more will read what is there.
            let _ = reply.send(answer);
        }
    }
}

/// Where the writer works.
struct Desk {
    engine: Arc<dyn Engine>,
    session: Option<Box<dyn Session>>,
    watch: Arc<OnceLock<Arc<dyn Watch>>>,
}

impl Desk {
    /// Commits a batch and answers each order. A failure that may be one order's own is looked for by halves, so that
    /// it takes no other with it.
    async fn commit(&mut self, batch: Batch) {
        let mut todo = vec![batch];
        let mut again = AGAIN;
        while let Some(batch) = todo.pop() {
            match self.watched(&batch.orders).await {
                Transacted::Committed(verdicts) => batch.answer(verdicts.into_iter().map(Ok)),
                Transacted::RolledBack {
                    whose: Whose::Somebodys,
                    ..
                } if batch.orders.len() > 1 => {
                    let (first, second) = batch.halves();
                    todo.extend([second, first]);
                }
                Transacted::RolledBack {
                    whose: Whose::Nobodys,
                    ..
                } if again > 0 => {
                    again -= 1;
                    todo.push(batch);
                }
                Transacted::RolledBack { lack, why, .. } => {
                    tracing::error!(why, orders = batch.orders.len(), "nothing was written");
                    batch.answer(std::iter::repeat(Err(Answer::NotStored(lack))));
                }
                Transacted::Lost(why) => {
                    metrics::counter!("orrery_commits_unknown").increment(1);
                    let orders = batch.orders.len();
                    tracing::error!(why, orders, "a COMMIT failed: what it did is not known");
                    batch.answer(std::iter::repeat(Err(Answer::Unknown)));
                }
            }
        }
    }

    async fn watched(&mut self, orders: &[Order]) -> Transacted {
        if let Some(watch) = self.watch.get() {
            watch.begins();
        }
        let done = self.transact(orders).await;
        if let Some(watch) = self.watch.get() {
            watch.ends(match &done {
                Transacted::Committed(_) => Some(true),
                Transacted::RolledBack {
                    whose: Whose::Somebodys,
                    ..
                } => None,
                Transacted::RolledBack { .. } | Transacted::Lost(_) => Some(false),
            });
        }
        done
    }

    async fn transact(&mut self, orders: &[Order]) -> Transacted {
        let began = Instant::now();
        let mut session = match self.session.take() {
            Some(session) => session,
            None => match self.engine.session().await {
                Ok(session) => session,
                Err(error) => {
                    return Transacted::RolledBack {
                        lack: Lack::Failed,
                        whose: Whose::Everybodys,
                        why: error.to_string(),
                    };
                }
            },
        };
        let transact = AssertUnwindSafe(session.transact(orders)).catch_unwind();
        let done = transact
            .await
            .unwrap_or_else(|_| Transacted::Lost("the engine panicked".to_owned()));
        metrics::histogram!("orrery_commit_seconds").record(began.elapsed().as_secs_f64());
        metrics::histogram!("orrery_commit_jobs").record(orders.len() as f64);
        match done {
            Transacted::Committed(_) => self.session = Some(session),
            _ => {
                metrics::counter!("orrery_commits_failed").increment(1);
                session.close().await;
            }
        }
        done
    }

    async fn leave(&mut self) {
        if let Some(session) = self.session.take() {
            session.close().await;
        }
    }
}
