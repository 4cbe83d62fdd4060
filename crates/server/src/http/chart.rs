//! The chart after a game: worked out once, when somebody first wants to see it, and kept.

use super::caller::Caller;
use super::records::find;
use super::tables::Key;
use super::{Answer, App, Said};
use crate::api::{Chart, Raw, Refusal};
use crate::secret;
use crate::store::{Store, Write};
use axum::extract::{Path, Query, State};
use bots::Effort;
use games::AnyGame;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{oneshot, watch};

/// How much thinking goes into one.
const EFFORT: Effort = Effort {
    worlds: 16,
    iterations: 40,
    time: Duration::from_secs(8),
};

/// The charts that are being worked out: whoever asks for the same one waits for the same thought, and it goes
/// on if they leave.
#[derive(Default)]
pub struct Charts {
    begun: Mutex<HashMap<String, Awaited>>,
}

/// A chart, once it is there.
type Awaited = watch::Receiver<Option<Result<Raw, Refusal>>>;

impl Charts {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Awaited>> {
        self.begun.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(super) async fn chart(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(key): Query<Key>,
    caller: Caller,
) -> Answer<Raw> {
    let game = find(&app, &id, caller, key.key).await?.game;
    if let Some(chart) = kept(&app.hall.store, &id).await? {
        return Ok(Said(chart));
    }
    let mut awaited = begin(&app, &id, game);
    let chart = awaited.wait_for(Option::is_some).await;
    let chart = chart.map_err(|error| Refusal::internal(&error))?;
    let chart = chart.clone().unwrap_or_else(|| Err(Refusal::not_now()))?;
    Ok(Said(chart))
}

/// Begins to work out a chart, unless that has begun.
fn begin(app: &App, id: &str, game: Box<dyn AnyGame>) -> Awaited {
    let mut begun = app.charts.lock();
    if let Some(awaited) = begun.get(id) {
        return awaited.clone();
    }
    let (say, awaited) = watch::channel(None);
    begun.insert(id.to_owned(), awaited.clone());
    drop(begun);
    let (app, id) = (app.clone(), id.to_owned());
    tokio::spawn(async move {
        let chart = work_out(&app, &id, game).await;
        say.send_replace(Some(chart));
        app.charts.lock().remove(&id);
    });
    awaited
}

async fn kept(store: &Store, id: &str) -> Result<Option<Raw>, Refusal> {
    let text = store.chart(id).await?;
    let chart = text.map(RawValue::from_string);
    let chart = chart
        .transpose()
        .map_err(|error| Refusal::internal(&error))?;
    Ok(chart.map(Raw::from))
}

async fn work_out(app: &App, id: &str, game: Box<dyn AnyGame>) -> Result<Raw, Refusal> {
    let (reply, answer) = oneshot::channel();
    let taken = app.hall.pool.afterwards(move || {
        let chart = bots::chart(&*game, &EFFORT, &mut secret::rng());
        let _ = reply.send(chart.map(|chart| Raw::of(&Chart::from(chart))));
    });
    if !taken {
        return Err(Refusal::too_much());
    }
    let chart = answer.await.ok().flatten();
    let chart = chart.ok_or_else(|| Refusal::internal(&"a game cannot be charted"))?;
    let write = Write::Chart {
        id: id.to_owned(),
        body: chart.get().to_owned(),
    };
    app.hall.store.write(vec![write]).await?;
    Ok(chart)
}
