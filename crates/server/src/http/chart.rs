//! The chart after a game: worked out once, when somebody first wants to see it, and kept.

use super::caller::Caller;
use super::key::Key;
use super::records::find;
use super::{Answer, App, Said};
use crate::api::{Chart, Raw, Refusal};
use crate::pool::Behalf;
use crate::refusal::internal;
use crate::secret;
use crate::store::{Store, Write};
use axum::extract::{Path, State};
use bots::Effort;
use games::AnyGame;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{oneshot, watch};

/// How much thinking goes into one.
const EFFORT: Effort = Effort {
    worlds: 16,
    iterations: 40,
};
/// How long it may take; moves that are not reached in time are not judged.
const TIME: Duration = Duration::from_secs(8);

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
    Key(key): Key,
    caller: Caller,
) -> Answer<Raw> {
    let asker = caller.account.as_ref().map(|account| account.id.clone());
    let game = find(&app, &id, caller, key).await?.game;
    if let Some(chart) = kept(&app.hall.store, &id).await? {
        return Ok(Said(chart));
    }
    let on_behalf_of = Behalf {
        // Who has no account is nobody else either.
        account: asker.unwrap_or_else(|| id.clone()),
        table: id.clone(),
    };
    let mut awaited = begin(&app, on_behalf_of, game);
    let chart = awaited.wait_for(Option::is_some).await;
    let chart = chart.map_err(|error| internal(&error))?;
    let chart = chart.clone().unwrap_or_else(|| Err(Refusal::not_now()))?;
    Ok(Said(chart))
}

/// Begins to work out a chart, unless that has begun.
fn begin(app: &App, on_behalf_of: Behalf, game: Box<dyn AnyGame>) -> Awaited {
    let id = on_behalf_of.table.clone();
    let mut begun = app.charts.lock();
    if let Some(awaited) = begun.get(&id) {
        return awaited.clone();
    }
    let (say, awaited) = watch::channel(None);
    begun.insert(id.clone(), awaited.clone());
    drop(begun);
    let app = app.clone();
    tokio::spawn(async move {
        let chart = work_out(&app, on_behalf_of, game).await;
        say.send_replace(Some(chart));
        app.charts.lock().remove(&id);
    });
    awaited
}

async fn kept(store: &Store, id: &str) -> Result<Option<Raw>, Refusal> {
    let text = store.chart(id).await?;
    let chart = text.map(RawValue::from_string);
    let chart = chart.transpose().map_err(|error| internal(&error))?;
    Ok(chart.map(Raw::from))
}

async fn work_out(app: &App, on_behalf_of: Behalf, game: Box<dyn AnyGame>) -> Result<Raw, Refusal> {
    let (reply, answer) = oneshot::channel();
    let id = on_behalf_of.table.clone();
    let taken = app.hall.pool.afterwards(on_behalf_of, move || {
        let end = Instant::now() + TIME;
        let mut in_time = || Instant::now() < end;
        let chart = bots::chart(&*game, &EFFORT, &mut in_time, &mut secret::rng());
        let _ = reply.send(chart.map(|chart| Raw::of(&Chart::from(chart))));
    });
    if !taken {
        return Err(Refusal::too_much());
    }
    let chart = answer.await.ok().flatten();
    let chart = chart.ok_or_else(|| internal(&"a game cannot be charted"))?;
    let write = Write::Chart {
        id,
        body: chart.get().to_owned(),
    };
    app.hall.store.write(vec![write]).await?;
    Ok(chart)
}
