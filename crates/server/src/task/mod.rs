//! The task that owns a table: nothing else changes it.
//!
//! Whatever is to happen becomes an entry. The entry is applied, appended to the log, and when it is
//! on disk it is acknowledged and shown. If it cannot be written, the table is read back from its log.

mod asks;
mod bots;
mod chat;
mod deeds;
pub(crate) mod past;
mod ratings;
mod show;
#[cfg(test)]
mod tests;

pub use deeds::Deed;
pub use past::Finished;

use crate::api::{ChatLine, Code, Moment, Phase, Refusal, Request, TableInfo};
use crate::hall::{Door, Hall};
use crate::outbox::Outbox;
use crate::store::{TableRow, Write};
use crate::table::{Change, Entry, Eye, Origin, Shown, Table, What};
use futures_util::FutureExt;
use games::Json;
use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// Who asks.
#[derive(Clone, Debug, Default)]
pub struct Who {
    /// The account; none for somebody without a name.
    pub account: Option<String>,
    /// The key that came with the request.
    pub key: Option<String>,
}

/// How long a table whose game is over stays in memory when nobody looks at it.
const AFTERWARDS: Duration = Duration::from_secs(10);

type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What a table is sent.
pub enum Mail {
    /// A socket opens.
    Connect(Who, Arc<Outbox>, Reply<u64>),
    /// A socket closes.
    Disconnect(u64),
    /// A socket asks.
    Ask(u64, Request),
    /// A socket has skipped updates.
    Catchup(u64),
    /// Somebody does something that is done once.
    Deed(Who, Deed, Reply<()>),
    /// Somebody looks at the table.
    Info(Who, Reply<TableInfo>),
    /// The game as it was played, once it is over, and who played.
    Record(Who, Reply<Finished>),
    /// A bot has thought.
    Thought {
        /// For which seat.
        seat: Seat,
        /// Which decision.
        decision: u32,
        /// What it answers; none if the rules failed it.
        answer: Option<Vec<Json>>,
    },
    /// Finish, leave memory.
    Stop(oneshot::Sender<()>),
}

/// A socket.
struct Socket {
    who: Who,
    seats: Vec<Seat>,
    shown: Option<Seat>,
    outline: bool,
    outbox: Arc<Outbox>,
    /// Shared with the thought about a hint while there is one.
    hint: Arc<()>,
}

impl Socket {
    fn eye(&self) -> Eye {
        self.shown.map_or(Eye::Spectator, Eye::Seat)
    }
}

struct Task {
    hall: Arc<Hall>,
    table: Table,
    row: TableRow,
    sockets: BTreeMap<u64, Socket>,
    next_socket: u64,
    shown: HashMap<(Eye, bool), Shown>,
    chat: Vec<(String, ChatLine)>,
    /// The decisions that bots think about.
    thinking: HashMap<Seat, u32>,
    door: mpsc::WeakSender<Mail>,
    last_used: Instant,
}

/// Brings a table into memory.
pub async fn open(hall: Arc<Hall>, id: String) -> Result<Door, Refusal> {
    let (door, mail) = mpsc::channel(256);
    let task = Task::read(Arc::clone(&hall), &id, &door).await?;
    tokio::spawn(async move {
        if let Err(panic) = AssertUnwindSafe(task.run(mail)).catch_unwind().await {
            let why = panic_words(&*panic);
            hall.forget(&id);
            // What the log says is still true: the table is read once more, to be frozen.
            let (door, _) = mpsc::channel(1);
            match Task::read(hall, &id, &door).await {
                Ok(mut task) => drop(task.freeze(why).await),
                Err(refusal) => tracing::error!(table = id, ?refusal, why, "a table is lost"),
            }
        }
    });
    Ok(door)
}

/// Whoever looks at a table whose task ends, however it ends, hears of it.
impl Drop for Task {
    fn drop(&mut self) {
        self.sockets
            .values()
            .for_each(|socket| socket.outbox.close());
    }
}

impl Task {
    async fn read(hall: Arc<Hall>, id: &str, door: &Door) -> Result<Task, Refusal> {
        let table = hall.read(id).await?;
        let chat = chat::read(&hall, id).await?;
        Ok(Task {
            row: table.row(),
            hall,
            table,
            sockets: BTreeMap::new(),
            next_socket: 0,
            shown: HashMap::new(),
            chat,
            thinking: HashMap::new(),
            door: door.downgrade(),
            last_used: Instant::now(),
        })
    }

    async fn run(mut self, mut mail: mpsc::Receiver<Mail>) {
        self.let_bots_think();
        self.rate().await;
        loop {
            let wake = self.next_wake();
            tokio::select! {
                letter = mail.recv() => match letter {
                    Some(Mail::Stop(reply)) => {
                        self.stop().await;
                        let _ = reply.send(());
                        return;
                    }
                    Some(letter) => self.take(letter).await,
                    None => return,
                },
                () = tokio::time::sleep(wake) => {
                    self.watch_clocks().await;
                    if self.is_idle() {
                        self.hall.forget(&self.table.id);
                        return;
                    }
                }
            }
        }
    }

    async fn take(&mut self, letter: Mail) {
        self.last_used = Instant::now();
        match letter {
            Mail::Connect(who, outbox, reply) => {
                let connected = self.connect(who, outbox).await;
                let _ = reply.send(connected);
            }
            Mail::Disconnect(socket) => self.disconnect(socket),
            Mail::Ask(socket, request) => self.ask(socket, request).await,
            Mail::Catchup(socket) => self.show_everything(socket),
            Mail::Deed(who, deed, reply) => {
                let done = self.deed(&who, deed).await;
                let _ = reply.send(done);
            }
            Mail::Info(who, reply) => {
                let _ = reply.send(self.info_for(&who));
            }
            Mail::Record(who, reply) => {
                let _ = reply.send(self.record_for(&who));
            }
            Mail::Thought {
                seat,
                decision,
                answer,
            } => self.thought(seat, decision, answer).await,
            Mail::Stop(reply) => drop(reply),
        }
    }

    /// How long to sleep at most.
    fn next_wake(&self) -> Duration {
        let flag = self
            .table
            .clocks
            .as_ref()
            .and_then(|clocks| clocks.next_flag());
        let flag = flag.map(|(_, at)| Duration::from_millis(at.since(Moment::now()) as u64 + 1));
        let idle = self.patience();
        flag.map_or(idle, |flag| flag.min(idle))
    }

    /// How long it stays in memory when nobody looks: after its game only briefly.
    fn patience(&self) -> Duration {
        let idle = self.hall.config.idle;
        match self.table.phase {
            Phase::Over | Phase::Closed => idle.min(AFTERWARDS),
            _ => idle,
        }
    }

    fn is_idle(&self) -> bool {
        self.sockets.is_empty()
            && self.thinking.is_empty()
            && self
                .table
                .clocks
                .as_ref()
                .is_none_or(|clocks| clocks.next_flag().is_none())
            && self.last_used.elapsed() >= self.patience()
    }

    /// Reads the clocks into the log and says goodbye.
    async fn stop(&mut self) {
        if self
            .table
            .clocks
            .as_ref()
            .is_some_and(|clocks| clocks.next_flag().is_some())
        {
            let _ = self.commit(vec![What::Clock], None).await;
        }
        let goodbye = crate::api::Say::Closed(crate::hall::stopping().message);
        for socket in self.sockets.values() {
            socket.outbox.must(&goodbye);
            socket.outbox.close();
        }
    }

    /// Lets this happen: applied, on disk, shown. What is refused has not happened.
    async fn commit(&mut self, whats: Vec<What>, from: Option<Origin>) -> Result<(), Refusal> {
        self.commit_with(whats, from, Vec::new()).await
    }

    async fn commit_with(
        &mut self,
        whats: Vec<What>,
        mut from: Option<Origin>,
        mut writes: Vec<Write>,
    ) -> Result<(), Refusal> {
        let mut change = Change::default();
        for (i, what) in whats.into_iter().enumerate() {
            let entry = self.entry(what, from.take());
            let seq = self.table.length;
            match self.apply(&entry) {
                Ok(next) => change = change.and(next),
                Err(Fault::Refused(refusal)) if i == 0 => return Err(refusal),
                Err(Fault::Refused(refusal)) => {
                    self.read_back().await;
                    return Err(refusal);
                }
                Err(Fault::Panicked(why)) => return Err(self.freeze(why).await),
            }
            let entry = serde_json::to_string(&entry).map_err(|error| Refusal::internal(&error))?;
            let table = self.table.id.clone();
            writes.push(Write::Log { table, seq, entry });
        }
        writes.extend(self.changed_row(&change));
        if let Err(error) = self.hall.store.write(writes).await {
            self.read_back().await;
            return Err(error.into());
        }
        metrics::counter!("orrery_entries").increment(1);
        self.show(&change).await;
        self.let_bots_think();
        Ok(())
    }

    fn entry(&self, what: What, from: Option<Origin>) -> Entry {
        let at = Moment::now();
        Entry {
            at,
            from,
            clocks: self.table.clocks.as_ref().map(|clocks| clocks.reading(at)),
            what,
        }
    }

    fn apply(&mut self, entry: &Entry) -> Result<Change, Fault> {
        let table = &mut self.table;
        match catch_unwind(AssertUnwindSafe(|| table.apply(entry))) {
            Ok(applied) => applied.map_err(Fault::Refused),
            Err(panic) => Err(Fault::Panicked(panic_words(&*panic))),
        }
    }

    /// What lists show of the table, if that has changed. With most moves it is only whom it waits for.
    fn changed_row(&mut self, change: &Change) -> Option<Write> {
        if change.table {
            self.row = self.table.row();
            return Some(Write::Table(self.row.clone()));
        }
        let waits = self.table.waits_for();
        let seats = (0..).map(Seat).zip(&mut self.row.seats);
        let mut changed = false;
        for (seat, row) in seats {
            changed |= row.waits != waits.contains(seat);
            row.waits = waits.contains(seat);
        }
        changed.then(|| Write::Waits {
            table: self.row.id.clone(),
            seats: self.row.waits(),
        })
    }

    /// What was not written has not happened.
    async fn read_back(&mut self) {
        match self.hall.read(&self.table.id).await {
            Ok(table) => {
                self.row = table.row();
                self.table = table;
                let sockets: Vec<u64> = self.sockets.keys().copied().collect();
                self.shown.clear();
                sockets
                    .into_iter()
                    .for_each(|socket| self.show_everything(socket));
                self.thinking.clear();
            }
            Err(refusal) => {
                tracing::error!(
                    table = self.table.id,
                    ?refusal,
                    "a table cannot be read back"
                );
                self.table.phase = Phase::Frozen;
            }
        }
    }

    /// A fault in the rules stops this table and no other.
    async fn freeze(&mut self, why: String) -> Refusal {
        tracing::error!(
            table = self.table.id,
            why,
            "a fault in the rules: the table is frozen"
        );
        metrics::counter!("orrery_tables_frozen").increment(1);
        self.read_back().await;
        let entry = self.entry(What::Freeze { why }, None);
        let (seq, table) = (self.table.length, self.table.id.clone());
        if self.table.apply(&entry).is_ok()
            && let Ok(entry) = serde_json::to_string(&entry)
        {
            let writes = vec![
                Write::Log { table, seq, entry },
                Write::Table(self.table.row()),
            ];
            if let Err(error) = self.hall.store.write(writes).await {
                tracing::error!(%error, "a frozen table could not be noted");
            }
        }
        self.row = self.table.row();
        self.show(&Change {
            events: None,
            table: true,
        })
        .await;
        Refusal::new(Code::Frozen, "server-frozen")
    }

    async fn watch_clocks(&mut self) {
        let now = Moment::now();
        let flag = self
            .table
            .clocks
            .as_ref()
            .and_then(|clocks| clocks.next_flag());
        let Some((seat, at)) = flag else {
            return;
        };
        if at.since(now) == 0 && now >= at {
            let why = Some(crate::api::StandIn::Flagged);
            let mut whats = vec![What::StandIn { seat, why }];
            if self.table.setup.flag_ends() {
                whats.push(What::End);
            }
            if let Err(refusal) = self.commit(whats, None).await {
                tracing::warn!(table = self.table.id, ?refusal, "a flag could not fall");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            self.rate().await;
        }
    }

    fn info_for(&self, who: &Who) -> Result<TableInfo, Refusal> {
        self.may_see(who)?;
        Ok(self.info())
    }

    fn may_see(&self, who: &Who) -> Result<(), Refusal> {
        match self
            .table
            .may_see(who.account.as_deref(), who.key.as_deref())
        {
            true => Ok(()),
            false => Err(Refusal::not_found()),
        }
    }
}

enum Fault {
    Refused(Refusal),
    Panicked(String),
}

fn panic_words(panic: &(dyn std::any::Any + Send)) -> String {
    let words = panic.downcast_ref::<String>().map(String::as_str);
    let words = words.or_else(|| panic.downcast_ref::<&str>().copied());
    words.unwrap_or("a panic").to_owned()
}

impl Change {
    /// Both.
    fn and(self, next: Change) -> Change {
        Change {
            events: self.events.or(next.events),
            table: self.table || next.table,
        }
    }
}
