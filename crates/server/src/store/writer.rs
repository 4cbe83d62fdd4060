//! The one writer: what waits is committed together.

use super::write::Moves;
use super::{StoreError, Write};
use sqlx::{Connection, SqliteConnection};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// The most jobs of one transaction.
const BATCH: usize = 512;

#[derive(Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Job>,
}

enum Job {
    Write(Vec<Write>, Reply),
    Stop(oneshot::Sender<()>),
}

type Reply = oneshot::Sender<Result<(), StoreError>>;

impl Writer {
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let (queue, jobs) = mpsc::channel(4 * BATCH);
        tokio::spawn(work(connection, jobs));
        Writer { queue }
    }

    pub(super) async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let stopped = || StoreError::Failed("the writer has stopped".to_owned());
        let (reply, answer) = oneshot::channel();
        let sent = self.queue.send(Job::Write(writes, reply)).await;
        sent.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    pub(super) async fn stop(&self) {
        let (reply, stopped) = oneshot::channel();
        if self.queue.send(Job::Stop(reply)).await.is_ok() {
            let _ = stopped.await;
        }
    }
}

async fn work(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut waiting, BATCH).await > 0 {
        let (mut batch, mut stops) = (Vec::new(), Vec::new());
        for job in waiting.drain(..) {
            match job {
                Job::Write(writes, reply) => batch.push((writes, reply)),
                Job::Stop(reply) => stops.push(reply),
            }
        }
        commit(&mut connection, batch).await;
        if !stops.is_empty() {
            let _ = connection.close().await;
            for stop in stops {
                let _ = stop.send(());
            }
            return;
        }
    }
}

async fn commit(connection: &mut SqliteConnection, batch: Vec<(Vec<Write>, Reply)>) {
    let began = Instant::now();
    let size = batch.len();
    let results = transaction(connection, &batch).await;
    metrics::histogram!("orrery_commit_seconds").record(began.elapsed().as_secs_f64());
    metrics::histogram!("orrery_commit_jobs").record(size as f64);
    match results {
        Ok(results) => {
            for ((_, reply), result) in batch.into_iter().zip(results) {
                let _ = reply.send(result);
            }
        }
        Err(error) => {
            metrics::counter!("orrery_commits_failed").increment(1);
            tracing::error!(%error, "nothing was written");
            for (_, reply) in batch {
                let _ = reply.send(Err(error.clone()));
            }
        }
    }
}

/// Writes a batch. A job that is refused (a name that is taken) goes alone; anything else that fails takes the
/// whole batch with it, and nobody is told that it is done.
async fn transaction(
    connection: &mut SqliteConnection,
    batch: &[(Vec<Write>, Reply)],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(batch.len());
    let mut moves = Moves::default();
    for (writes, _) in batch {
        let result = if writes.iter().any(Write::may_be_refused) {
            let mut part = transaction.begin().await?;
            let result = run_all(writes, &mut part).await;
            match result {
                Ok(()) => part.commit().await?,
                Err(_) => part.rollback().await?,
            }
            result
        } else {
            run_all(writes, &mut transaction).await
        };
        match &result {
            Err(error @ (StoreError::Full | StoreError::Failed(_))) => return Err(error.clone()),
            Err(_) => {}
            Ok(()) => writes.iter().for_each(|write| moves.note(write)),
        }
        results.push(result);
    }
    moves.run(&mut transaction).await?;
    transaction.commit().await?;
    Ok(results)
}

async fn run_all(writes: &[Write], connection: &mut SqliteConnection) -> Result<(), StoreError> {
    for write in writes {
        write.run(connection).await?;
    }
    Ok(())
}
