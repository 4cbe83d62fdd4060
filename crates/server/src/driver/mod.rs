//! The task that drives a table: it gives the machine what happens, and does what the machine wants.
//!
//! All that is decided is decided by [`table::Machine`]; what is here are sockets, disk, threads and the clock.

mod beside;
mod chat;
mod mute;
mod open;
mod perform;
#[cfg(test)]
mod tests;
mod work;

pub(crate) use beside::new_table;
pub(crate) use open::{find, open};

use crate::api::{Ask, Phase, Refusal, Request, TableInfo};
use crate::hall::Hall;
use crate::outbox::Outbox;
use crate::store::{Answer, StoreError, Write};
use chat::{Chat, Line};
use mute::{Mutes, Muting};
use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use table::{Deed, Input, Machine, NotStored, Output, Thought, Ticket, ViewerId, Who};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::Instant;

/// How long a table whose game is over stays in memory when nobody looks at it.
const AFTERWARDS: Duration = Duration::from_secs(10);

/// A table at which something happens within these milliseconds does not leave memory.
const SOON: i64 = 30_000;

type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What a table is sent.
pub enum Mail {
    /// A socket opens.
    Connect(Who, Arc<Outbox>, Reply<ViewerId>),
    /// A socket closes.
    Disconnect(ViewerId),
    /// A socket asks.
    Ask(ViewerId, Request),
    /// A socket has skipped updates.
    Behind(ViewerId),
    /// Somebody does something that is done once.
    Deed(Who, Deed, Reply<()>),
    /// Somebody looks at the table.
    Info(Who, Reply<TableInfo>),
    /// Work is done.
    Worked(Ticket, Thought),
    /// A line of chat is on disk, or could not be put there.
    Said(Line),
    /// That somebody mutes somebody is on disk, or could not be put there.
    Muted(Muting),
    /// The table is no longer this server's.
    Lost,
    /// Finish, leave memory.
    Stop(oneshot::Sender<()>),
}

impl Mail {
    /// Whether whoever drives the table can take it; the rest is about viewers and work of one driver.
    const fn is_for_any_driver(&self) -> bool {
        matches!(self, Mail::Connect(..) | Mail::Deed(..) | Mail::Info(..))
    }
}

/// What lets a driver append to its table.
#[derive(Clone, Copy, Debug)]
struct Hold {
    /// The epoch under which the table was taken.
    epoch: i64,
    /// Whether all of the log could be played. If not, nothing is added to it.
    whole: bool,
}

/// An append on its way.
struct Storing {
    answer: JoinHandle<Answer>,
    /// How many entries the log has if it is stored.
    length: u32,
    /// Whether somebody may have sat down with it.
    seats: bool,
}

struct Driver {
    hall: Arc<Hall>,
    id: String,
    machine: Machine,
    hold: Hold,
    storing: Option<Storing>,
    sockets: BTreeMap<ViewerId, Arc<Outbox>>,
    replies: HashMap<Ticket, Reply<()>>,
    next_ticket: u64,
    chat: Chat,
    mutes: HashMap<ViewerId, Mutes>,
    rating_changes: Vec<Option<f64>>,
    door: mpsc::WeakSender<Mail>,
    /// The server's time that did not count, and how much of it the machine knows of.
    still: (watch::Receiver<i64>, i64),
    last_used: Instant,
    /// The rules met a fault: what the machine holds is not to be trusted.
    fault: Option<String>,
    /// The table has another driver, or nobody knows how it stands: nothing more is said.
    lost: bool,
}

/// Whoever looks at a table whose driver ends, however it ends, hears of it.
impl Drop for Driver {
    fn drop(&mut self) {
        self.sockets.values().for_each(|socket| socket.close());
    }
}

impl Driver {
    /// Drives the table until it leaves memory. Mail that came too late is passed on to whoever has the table next.
    async fn run(self, mut mail: mpsc::Receiver<Mail>) {
        let (hall, id) = (Arc::clone(&self.hall), self.id.clone());
        if let Ended::Stopped = self.drive(&mut mail).await {
            return;
        }
        mail.close();
        while let Some(letter) = mail.recv().await {
            if letter.is_for_any_driver()
                && let Ok(door) = hall.door(&id).await
            {
                let _ = door.send(letter).await;
            }
        }
    }

    async fn drive(mut self, mail: &mut mpsc::Receiver<Mail>) -> Ended {
        self.give(Input::Now);
        self.see_off_the_gone();
        while !self.lost {
            if let Some(why) = self.fault.take() {
                self.freeze(why).await;
                continue;
            }
            let wake = self.next_wake();
            tokio::select! {
                stored = stored(&mut self.storing) => self.settle(stored).await,
                letter = mail.recv() => match letter {
                    Some(Mail::Stop(reply)) => {
                        self.stop().await;
                        let _ = reply.send(());
                        return Ended::Stopped;
                    }
                    Some(letter) => self.take(letter).await,
                    None => return Ended::Stopped,
                },
                Ok(()) = self.still.0.changed() => self.give(Input::Now),
                () = tokio::time::sleep(wake) => {
                    self.give(Input::Now);
                    if self.is_idle() {
                        self.fall_asleep().await;
                        break;
                    }
                }
            }
        }
        self.hall.forget(&self.id, &self.door);
        Ended::Forgotten
    }

    async fn take(&mut self, letter: Mail) {
        self.last_used = Instant::now();
        match letter {
            Mail::Connect(who, outbox, reply) => {
                let connected = self.connect(who, outbox).await;
                let _ = reply.send(connected);
            }
            Mail::Disconnect(viewer) => {
                self.sockets.remove(&viewer);
                self.mutes.remove(&viewer);
                self.give(Input::Gone(viewer));
            }
            Mail::Ask(viewer, request) => self.ask(viewer, request),
            Mail::Behind(viewer) => self.give(Input::Behind(viewer)),
            Mail::Deed(who, deed, reply) => {
                self.meet(&who).await;
                self.next_ticket += 1;
                let ticket = Ticket(self.next_ticket);
                self.replies.insert(ticket, reply);
                self.give(Input::Do(ticket, who, deed));
            }
            Mail::Info(who, reply) => {
                let info = self.machine.may_see(&who).map(|()| self.info());
                let _ = reply.send(info);
            }
            Mail::Worked(ticket, thought) => self.give(Input::Worked(ticket, thought)),
            Mail::Said(line) => self.said(line),
            Mail::Muted(muting) => self.muted(muting),
            Mail::Lost => self.is_lost(),
            Mail::Stop(reply) => drop(reply),
        }
    }

    /// Whoever has deleted their account while nobody could tell the table leaves it now.
    fn see_off_the_gone(&mut self) {
        let table = self.machine.table();
        let accounts = table.accounts().into_iter();
        let gone = accounts.filter(|account| self.hall.people.is_gone(account));
        let gone: Vec<String> = gone.map(str::to_owned).collect();
        for account in gone {
            self.next_ticket += 1;
            let (ticket, account) = (Ticket(self.next_ticket), Some(account));
            let who = Who { account, key: None };
            self.give(Input::Do(ticket, who, Deed::Leave));
        }
    }

    async fn connect(&mut self, who: Who, outbox: Arc<Outbox>) -> Result<ViewerId, Refusal> {
        self.machine.may_see(&who)?;
        self.meet(&who).await;
        let mutes = self.read_mutes(&who).await?;
        let viewer = self.hall.next_viewer();
        self.sockets.insert(viewer, outbox);
        self.mutes.insert(viewer, mutes);
        self.give(Input::Connect(viewer, who));
        Ok(viewer)
    }

    /// Learns what somebody is called before the machine is asked to show it.
    async fn meet(&self, who: &Who) {
        if let Some(account) = &who.account {
            let met = self.hall.people.meet_now(&self.hall.store, account);
            if let Err(error) = met.await {
                tracing::warn!(%error, "somebody's name cannot be read");
            }
        }
    }

    fn ask(&mut self, viewer: ViewerId, request: Request) {
        match request.ask {
            Ask::Chat { text } => self.say(viewer, request.id, &text),
            Ask::Mute { player, on } => self.mute(viewer, request.id, player, on),
            _ => self.give(Input::Ask(viewer, request)),
        }
    }

    /// Gives the machine an input and does what it wants. A fault in the rules is noted: the table is then read anew,
    /// to be frozen.
    fn give(&mut self, input: Input) {
        if self.fault.is_some() || self.lost {
            return;
        }
        let hall = Arc::clone(&self.hall);
        // First the time, then what of it does not count.
        let outside = hall.outside();
        let inputs = self.stood_still().into_iter().chain([input]);
        let machine = &mut self.machine;
        let handle = || -> Vec<Output> {
            let outputs = inputs.flat_map(|input| machine.handle(input, &outside));
            outputs.collect()
        };
        match catch_unwind(AssertUnwindSafe(handle)) {
            Ok(outputs) => outputs.into_iter().for_each(|output| self.perform(output)),
            Err(panic) => self.fault = Some(panic_words(&*panic)),
        }
    }

    /// What the machine has to hear first, if there was time that does not count.
    fn stood_still(&mut self) -> Option<Input> {
        let (still, known) = &mut self.still;
        let now = *still.borrow_and_update();
        let more = now - std::mem::replace(known, now);
        (more > 0).then_some(Input::StoodStill(more))
    }

    /// What became of the append.
    async fn settle(&mut self, stored: Stored) {
        let Stored { answer, length, .. } = stored;
        let input = match answer {
            Answer::Stored => Input::Stored(length),
            Answer::NotStored(crate::store::Lack::Full) => Input::NotStored(NotStored::Full),
            Answer::NotStored(_) => Input::NotStored(NotStored::Failed),
            Answer::Refused(why) => {
                let refusal = StoreError::Refused(why).into();
                Input::NotStored(NotStored::Refused(refusal))
            }
            Answer::Fenced => return self.is_lost(),
            Answer::Unknown => match self.take_anew(length).await {
                Some(input) => input,
                None => {
                    self.lost = true;
                    return;
                }
            },
        };
        if matches!(input, Input::Stored(_)) {
            metrics::counter!("orrery_entries").increment(1);
            if stored.seats {
                self.know_new_people().await;
            }
        }
        let was_over = self.machine.table().phase == Phase::Over;
        self.give(input);
        if !was_over && self.machine.table().phase == Phase::Over {
            self.read_rating_changes().await;
        }
    }

    /// Another driver has taken the table: this one tells nobody anything any more.
    fn is_lost(&mut self) {
        tracing::warn!(table = self.id, "a table has another driver");
        self.lost = true;
    }

    /// How long to sleep at most.
    fn next_wake(&self) -> Duration {
        let idle = self.patience();
        let Some(at) = self.machine.wake_at() else {
            return idle;
        };
        let due = Duration::from_millis(at.since(self.hall.hours.now()) as u64 + 1);
        due.min(idle)
    }

    /// How long it stays in memory when nobody looks: after its game only briefly.
    fn patience(&self) -> Duration {
        let idle = self.hall.config.idle;
        match self.machine.table().phase {
            Phase::Over | Phase::Closed => idle.min(AFTERWARDS),
            _ => idle,
        }
    }

    /// Notes when the table has to be woken: of time in which there was no server its row does not know.
    async fn fall_asleep(&self) {
        let sleep = Write::Sleep {
            table: self.id.clone(),
            epoch: self.hold.epoch,
            due: self.machine.table().falls_due(),
        };
        if let Err(error) = self.hall.store.write(vec![sleep]).await {
            tracing::warn!(table = self.id, %error, "when to wake a table could not be noted");
        }
    }

    fn is_idle(&self) -> bool {
        self.machine.is_idle_until(self.hall.hours.now().plus(SOON))
            && self.storing.is_none()
            && self.last_used.elapsed() >= self.patience()
    }

    /// Reads the clocks into the log and says goodbye. Where others can go on with the table it is handed over: whoever
    /// looks at it comes back by himself, and finds it there.
    async fn stop(&mut self) {
        self.store_all().await;
        self.give(Input::Rest);
        self.store_all().await;
        if self.hall.is_shared() {
            if !self.lost {
                self.fall_asleep().await;
            }
            return self.sockets.values().for_each(|socket| socket.close());
        }
        let goodbye = crate::api::Say::Closed(Refusal::stopping().message);
        for socket in self.sockets.values() {
            socket.must(&goodbye);
            socket.close();
        }
    }

    /// Waits for what is on its way.
    async fn store_all(&mut self) {
        while self.storing.is_some() && !self.lost {
            let stored = stored(&mut self.storing).await;
            self.settle(stored).await;
        }
    }

    fn info(&self) -> TableInfo {
        self.complete(self.machine.info(&self.hall.people))
    }
}

/// How a driver has ended.
enum Ended {
    /// With the server, or because nobody can send mail any more.
    Stopped,
    /// It is no longer the one that drives the table.
    Forgotten,
}

/// What became of an append.
struct Stored {
    answer: Answer,
    length: u32,
    seats: bool,
}

/// Waits for the append on its way; for ever if there is none.
async fn stored(storing: &mut Option<Storing>) -> Stored {
    let Some(under_way) = storing else {
        return std::future::pending().await;
    };
    let answer = (&mut under_way.answer).await;
    let (length, seats) = (under_way.length, under_way.seats);
    *storing = None;
    Stored {
        answer: answer.unwrap_or(Answer::Unknown),
        length,
        seats,
    }
}

/// What a panic says.
pub(crate) fn panic_words(panic: &(dyn std::any::Any + Send)) -> String {
    let words = panic.downcast_ref::<String>().map(String::as_str);
    let words = words.or_else(|| panic.downcast_ref::<&str>().copied());
    words.unwrap_or("a panic").to_owned()
}
