//! Bringing a table into memory, and back after a fault.

use super::{Driver, Hold, Mail, panic_words};
use crate::api::{Code, Moment, Phase, Refusal};
use crate::hall::{Door, Hall, Shut};
use crate::store::{Kept, StoreError, Write};
use futures_util::future::BoxFuture;
use serde_json::value::RawValue;
use std::collections::{BTreeMap, HashMap};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use table::{Archived, Input, Machine, Read, Setup, Summary, Table, ViewerId, What, Who};
use tabletop::Message;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// Brings a table into memory. Boxed, since a driver that ends may open the table for the next.
pub(crate) fn open(hall: Arc<Hall>, id: String) -> BoxFuture<'static, Result<Door, Shut>> {
    Box::pin(async move {
        let (door, mail) = mpsc::channel(256);
        let driver = Driver::open(hall, id, door.downgrade()).await?;
        tokio::spawn(driver.run(mail));
        Ok(door)
    })
}

/// A table as its log says, to look at.
pub(crate) async fn find(hall: &Hall, id: &str) -> Result<Machine, Refusal> {
    let kept = hall.store.kept(id).await?.ok_or_else(Refusal::not_found)?;
    let (machine, _) = read(hall, id, kept, None).await?;
    Ok(machine)
}

impl Driver {
    pub(super) async fn open(
        hall: Arc<Hall>,
        id: String,
        door: mpsc::WeakSender<Mail>,
    ) -> Result<Driver, Shut> {
        let (machine, hold) = take(&hall, &id).await?;
        let still = hall.hours.still();
        let known = *still.borrow();
        let chat = super::chat::read(&hall, &id).await?;
        let mut driver = Driver {
            hall,
            id,
            machine,
            hold,
            storing: None,
            sockets: BTreeMap::new(),
            replies: HashMap::new(),
            next_ticket: 0,
            chat,
            mutes: HashMap::new(),
            rating_changes: Vec::new(),
            door,
            still: (still, known),
            last_used: Instant::now(),
            fault: None,
            lost: false,
        };
        driver.read_rating_changes().await;
        Ok(driver)
    }

    /// A COMMIT has failed: nobody knows whether the append is stored. The table is taken anew, which waits for whatever
    /// is still on its way, and then its head tells. None if even that is not to be found out.
    pub(super) async fn take_anew(&mut self, length: u32) -> Option<Input> {
        let before = self.machine.table().length;
        let opened = self.hall.store.open_table(&self.id).await.ok()??;
        self.hold.epoch = opened.epoch;
        match opened.kept.head {
            head if head == length => Some(Input::Stored(length)),
            head if head == before => Some(Input::NotStored(table::NotStored::Failed)),
            // Somebody else has gone on with it meanwhile.
            _ => None,
        }
    }

    /// A fault in the rules stops this table and no other: it is read back from its log, and frozen.
    pub(super) async fn freeze(&mut self, why: String) {
        tracing::error!(
            table = self.id,
            why,
            "a fault in the rules: the table is frozen"
        );
        metrics::counter!("orrery_tables_frozen", "why" => "rules").increment(1);
        if let Some(storing) = self.storing.take() {
            // Whatever became of it is in the log.
            let _ = storing.answer.await;
        }
        for (_, reply) in self.replies.drain() {
            let _ = reply.send(Err(Refusal::new(Code::Frozen, "server-frozen")));
        }
        let who = |viewer: &ViewerId| {
            let who = self.machine.viewer(*viewer).map(|(_, who)| who.clone());
            (*viewer, who.unwrap_or_default())
        };
        let viewers: Vec<(ViewerId, Who)> = self.sockets.keys().map(who).collect();
        match take(&self.hall, &self.id).await {
            Ok((machine, hold)) => (self.machine, self.hold) = (machine, hold),
            Err(refusal) => {
                tracing::error!(table = self.id, ?refusal, "a table cannot be read back");
                self.lost = true;
                return;
            }
        }
        if self.machine.table().phase != Phase::Frozen {
            self.give(Input::Enter(What::Freeze { why }));
        }
        for (viewer, who) in viewers {
            self.give(Input::Connect(viewer, who));
        }
    }

    /// Learns the names of those who have just sat down.
    pub(super) async fn know_new_people(&self) {
        let everybody = self.machine.table().everybody();
        let met = self.hall.people.meet(&self.hall.store, everybody).await;
        if let Err(error) = met {
            tracing::warn!(%error, "somebody's name cannot be read");
        }
    }

    /// How the ratings of the seats have changed, once the game is over.
    pub(super) async fn read_rating_changes(&mut self) {
        let table = self.machine.table();
        if table.phase != Phase::Over
            || !table.setup.rules.rated
            || !table.rating_changes.is_empty()
        {
            return;
        }
        let Ok(changes) = self.hall.store.rating_changes(&self.id).await else {
            return;
        };
        let mut by_seat = vec![None; table.seats.len()];
        for (account, change) in changes {
            for seat in table.seats_of(&account) {
                by_seat[seat.index()] = Some(change);
            }
        }
        self.rating_changes = by_seat;
        let viewers: Vec<ViewerId> = self.machine.viewers().collect();
        let info = Box::new(self.info());
        self.update(&viewers, &crate::api::Say::Table(info));
    }
}

/// Takes a table under a new epoch and reads it.
async fn take(hall: &Hall, id: &str) -> Result<(Machine, Hold), Shut> {
    let opened = match hall.store.open_table(id).await {
        Err(StoreError::Elsewhere) => return Err(Shut::Elsewhere),
        opened => opened?,
    };
    let opened = opened.ok_or_else(Refusal::not_found)?;
    let (machine, whole) = read(hall, id, opened.kept, opened.until).await?;
    let hold = Hold {
        epoch: opened.epoch,
        whole,
    };
    Ok((machine, hold))
}

/// Plays a log, and says whether that was possible to its end. If not, the table is frozen where it stopped. Clocks ran
/// until now, or until whoever had the table before was last there.
async fn read(
    hall: &Hall,
    id: &str,
    kept: Kept,
    until: Option<Moment>,
) -> Result<(Machine, bool), Refusal> {
    let frozen = |why: &dyn std::fmt::Display| {
        metrics::counter!("orrery_tables_frozen", "why" => "log").increment(1);
        tracing::error!(table = id, %why, "a table does not replay: it is frozen");
    };
    let setup: Setup = serde_json::from_str(&kept.setup).map_err(|error| {
        frozen(&error);
        Refusal::new(Code::Frozen, "server-garbled")
    })?;
    let name = id.to_owned();
    let archived = archived(hall, id, kept.archived).await?;
    let (log, shell) = (kept.log, setup.clone());
    // Whole games are played again: not on a thread that others wait for.
    let played = tokio::task::spawn_blocking(move || {
        let read = std::panic::catch_unwind(AssertUnwindSafe(|| match archived {
            None => Ok(Machine::read(name, setup, &log)),
            Some((body, summary, length)) => {
                let record = serde_json::from_str::<Box<RawValue>>(&body);
                let record = record.map_err(|error| error.to_string())?;
                let game = games::load(&record).map_err(|error| format!("{error:?}"))?;
                let archived = Archived {
                    body,
                    game,
                    summary,
                    length,
                };
                Ok(Machine::read_archived(name, setup, archived, &log))
            }
        }));
        read.unwrap_or_else(|panic| Err(panic_words(&*panic)))
    });
    let played = played
        .await
        .map_err(|error| crate::refusal::internal(&error))?;
    let mut whole = kept.fault.is_none();
    let mut machine = match played {
        Ok(Read {
            machine,
            record,
            fault,
        }) => {
            if let Some(fault) = fault {
                whole = false;
                frozen(&fault);
            }
            if let Some(body) = record {
                keep_unverified(hall, id, body).await;
            }
            machine
        }
        Err(panic) => {
            whole = false;
            frozen(&panic);
            let mut machine = Machine::new(Table::new(id.to_owned(), shell));
            machine.freeze(Message::new("server-frozen"), kept.head);
            machine
        }
    };
    if let Some(fault) = kept.fault {
        frozen(&fault);
        machine.freeze(Message::new("server-garbled"), kept.head);
    }
    if !whole {
        keep_outcome(hall, id, &mut machine).await;
    }
    let now = hall.hours.now();
    let until = until.map_or(now, |until| until.min(now));
    machine.wake(now, |since| hall.hours.served(since, until));
    let everybody = machine.table().everybody();
    hall.people.meet(&hall.store, everybody).await?;
    Ok((machine, whole))
}

/// The record into which the first entries of a log went, with what lists show of the table.
async fn archived(
    hall: &Hall,
    id: &str,
    length: u32,
) -> Result<Option<(String, Summary, u32)>, Refusal> {
    if length == 0 {
        return Ok(None);
    }
    let body = hall.store.finished(id).await?;
    let row = hall.store.row(id).await?.and_then(|row| row.understood());
    let garbled = || Refusal::new(Code::Frozen, "server-garbled");
    let (body, (_, summary)) = body.zip(row).ok_or_else(garbled)?;
    Ok(Some((body, summary, length)))
}

/// What came of a game is known, even if its log no longer replays.
async fn keep_outcome(hall: &Hall, id: &str, machine: &mut Machine) {
    let row = hall.store.row(id).await.ok().flatten();
    let summary = row
        .and_then(|row| row.understood())
        .map(|(_, summary)| summary);
    if let Some((outcome, ended)) = summary.and_then(|summary| summary.outcome) {
        machine.came_out(outcome, ended);
    }
}

/// The record of a table that no longer replays can still be had, unless it was written when the game ended.
async fn keep_unverified(hall: &Hall, id: &str, body: String) {
    let table = id.to_owned();
    let kept = hall
        .store
        .write(vec![Write::Finished { table, body }])
        .await;
    if let Err(error) = kept {
        tracing::warn!(table = id, %error, "the record of a frozen table cannot be kept");
    }
}
