//! The machine that drives a table: inputs in, outputs out.
//!
//! One append is outstanding at a time. What is to happen is applied to a copy of the table; `Stored` puts the copy in
//! place, and only then is anything told or answered; `NotStored` drops it. Meanwhile whatever only reads is answered from
//! the stored state, and whatever changes waits in line.

mod archived;
mod asks;
mod changes;
mod deeds;
mod line;
mod read;
mod show;
mod stalled;
mod work;

pub use archived::{Archivable, Archived};
pub use deeds::Deed;
pub use read::Read;
pub use work::{Job, Thought};

use crate::api::{Moment, Phase, Refusal, Request, Say, TableInfo};
use crate::{Change, Eye, Names, Origin, Setup, Shown, Summary, Table, What, may_see};
use games::AnyGame;
use line::{Pending, Wish};
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use tabletop::{Message, Outcome, Seat, SeatSet};
use work::Purpose;

/// Somebody who looks at the table: a socket, a tab. The host never gives a number twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ViewerId(pub u64);

/// Something that is answered later: the host's numbers for what it asks to be done, the machine's for work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// Who asks.
#[derive(Clone, Debug, Default)]
pub struct Who {
    /// The account; none for somebody without a name.
    pub account: Option<String>,
    /// The key that came with the request.
    pub key: Option<String>,
}

/// What the machine is given from outside with every input.
#[derive(Clone, Copy)]
pub struct Outside<'a> {
    /// The time.
    pub now: Moment,
    /// Bytes that nobody can guess, fresh each time.
    pub random: [u8; 32],
    /// Who is called what.
    pub names: &'a dyn Names,
}

/// What a host tells the machine.
#[derive(Debug)]
pub enum Input {
    /// Somebody comes to look.
    Connect(ViewerId, Who),
    /// Somebody no longer looks.
    Gone(ViewerId),
    /// Somebody has skipped updates, and needs everything.
    Behind(ViewerId),
    /// Somebody who looks asks.
    Ask(ViewerId, Request),
    /// Somebody does something that is done once.
    Do(Ticket, Who, Deed),
    /// The append is stored; the log has so many entries now.
    Stored(u32),
    /// The append is surely not stored.
    NotStored(NotStored),
    /// Work is done.
    Worked(Ticket, Thought),
    /// An entry of the host's own.
    Enter(What),
    /// The host is about to stop: clocks are read into the log, and nothing new begins.
    Rest,
    /// Time has passed.
    Now,
    /// Of the time that has passed, so many milliseconds count against nobody: the host was stopped or could store
    /// nothing.
    StoodStill(i64),
}

/// Why an append is not stored.
#[derive(Clone, Debug, PartialEq)]
pub enum NotStored {
    /// There is no room.
    Full,
    /// Storing failed.
    Failed,
    /// Another host has the table.
    Moved,
    /// The host refuses it.
    Refused(Refusal),
}

/// What the machine wants of its host.
pub enum Output {
    /// Store this, and answer with `Stored` or `NotStored`.
    Append(Append),
    /// Tell these viewers.
    Tell(Vec<ViewerId>, Say),
    /// The answer to `Do`.
    Answer(Ticket, Result<(), Refusal>),
    /// Work this out, and answer with `Worked`.
    Work(Ticket, Job),
    /// This work is no longer needed.
    Drop(Ticket),
}

/// What is to be appended to the log, all or nothing.
pub struct Append {
    /// The number of the first entry: what the log's length must be.
    pub from: u32,
    /// The entries, as they are kept.
    pub entries: Vec<String>,
    /// What lists show, if more of it has changed than whom the table waits for.
    pub summary: Option<Summary>,
    /// Whom the table waits for.
    pub waits: SeatSet,
    /// When it happens.
    pub at: Moment,
    /// When the table next has to be woken.
    pub due: Option<Moment>,
    /// What is stored with it.
    pub with: Option<With>,
}

/// What is stored together with an entry.
pub enum With {
    /// Another table.
    NewTable {
        /// Its id.
        id: String,
        /// How it is made.
        setup: Box<Setup>,
    },
    /// The record of the game, which is over.
    Record(Box<dyn AnyGame>),
}

/// Somebody who looks.
struct Viewer {
    who: Who,
    seats: Vec<Seat>,
    /// The seat whose view is shown.
    face: Option<Seat>,
    outline: bool,
}

impl Viewer {
    fn eye(&self) -> Eye {
        self.face.map_or(Eye::Spectator, Eye::Seat)
    }
}

/// Somebody who will look once the seat is theirs again.
struct Joining {
    who: Who,
    /// What was asked meanwhile.
    asks: Vec<Request>,
}

/// Whether a machine has a fault put into it; never outside of tests.
macro_rules! is_mutant {
    ($machine:expr, $mutant:ident) => {{
        #[cfg(feature = "mutants")]
        let is_mutant = $machine.mutant == Some(crate::mutants::Mutant::$mutant);
        #[cfg(not(feature = "mutants"))]
        let is_mutant = false;
        is_mutant
    }};
}
use is_mutant;

/// A table with those who look at it.
pub struct Machine {
    /// As it is stored.
    table: Table,
    /// Requests that are in the log, with the decision they led to.
    answered: HashMap<Origin, Option<u32>>,
    viewers: BTreeMap<ViewerId, Viewer>,
    joining: BTreeMap<ViewerId, Joining>,
    shown: BTreeMap<(Eye, bool), Shown>,
    /// When those who hold seats were last seen.
    seen: BTreeMap<String, Moment>,
    /// For whom a stand-in is wanted, and by whom.
    wanted: BTreeMap<String, BTreeSet<String>>,
    line: VecDeque<Wish>,
    pending: Option<Pending>,
    works: BTreeMap<Ticket, Purpose>,
    next_ticket: u64,
    /// What could not be stored or was refused is not tried again before.
    patience: Option<Moment>,
    resting: bool,
    #[cfg(feature = "mutants")]
    mutant: Option<crate::mutants::Mutant>,
}

impl Machine {
    /// Takes an input.
    pub fn handle(&mut self, input: Input, outside: &Outside<'_>) -> Vec<Output> {
        let mut out = Vec::new();
        match input {
            Input::Connect(viewer, who) => self.connect(viewer, who, outside, &mut out),
            Input::Gone(viewer) => self.gone(viewer, outside, &mut out),
            Input::Behind(viewer) => self.show_everything(viewer, outside, &mut out),
            Input::Ask(viewer, request) => self.ask(viewer, request, outside, &mut out),
            Input::Do(ticket, who, deed) => self.line.push_back(Wish::Deed { ticket, who, deed }),
            Input::Stored(length) => self.stored(length, outside, &mut out),
            Input::NotStored(why) => self.not_stored(why, outside, &mut out),
            Input::Worked(ticket, thought) => self.worked(ticket, thought, outside, &mut out),
            Input::Enter(what) => self.line.push_back(Wish::Enter(what)),
            Input::Rest => self.rest(),
            Input::Now => {}
            Input::StoodStill(millis) => self.stood_still(millis, outside, &mut out),
        }
        self.go_on(outside, &mut out);
        out
    }

    /// The table as it is stored.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// When it has to be given time at the latest.
    pub fn wake_at(&self) -> Option<Moment> {
        if self.resting || self.pending.is_some() {
            return None;
        }
        match (self.table.next_due(), self.patience) {
            (Some(due), Some(patience)) => Some(due.max(patience)),
            (due, patience) => due.or(patience),
        }
    }

    /// Whether nobody looks, nothing is under way and nothing will happen by itself.
    pub fn is_idle(&self) -> bool {
        self.is_idle_until(Moment(i64::MAX))
    }

    /// Whether nobody looks, nothing is under way and nothing will happen by itself up to this moment.
    pub fn is_idle_until(&self, moment: Moment) -> bool {
        self.viewers.is_empty()
            && self.works.is_empty()
            && self.pending.is_none()
            && self.line.is_empty()
            && self.wake_at().is_none_or(|at| at > moment)
    }

    /// Whether an append is outstanding.
    pub const fn is_storing(&self) -> bool {
        self.pending.is_some()
    }

    /// Refuses somebody who may not know of the table.
    pub fn may_see(&self, who: &Who) -> Result<(), Refusal> {
        let holders: Vec<_> = self
            .table
            .seats
            .iter()
            .map(|seat| seat.holder.clone())
            .collect();
        let (account, key) = (who.account.as_deref(), who.key.as_deref());
        match may_see(&self.table.setup, &holders, account, key) {
            true => Ok(()),
            false => Err(Refusal::not_found()),
        }
    }

    /// What everybody who may see the table may know of it.
    pub fn info(&self, names: &dyn Names) -> TableInfo {
        let mut info = self.table.info(names, &|account| self.is_here(account));
        for shown in &mut info.seats {
            shown.away_since = self.away_since(shown.seat);
            shown.wanted_by = self.wanted_by(shown.seat);
        }
        info
    }

    /// The seats of somebody who looks, and who it is.
    pub fn viewer(&self, viewer: ViewerId) -> Option<(&[Seat], &Who)> {
        let joining = self.joining.get(&viewer);
        let joining = joining.map(|joining| (&[] as &[Seat], &joining.who));
        let looks = self.viewers.get(&viewer);
        looks.map_or(joining, |looks| Some((&looks.seats, &looks.who)))
    }

    /// Everybody who looks.
    pub fn viewers(&self) -> impl Iterator<Item = ViewerId> {
        self.viewers.keys().copied()
    }

    /// Nothing more is played at a table whose log, of this length, cannot be read.
    pub fn freeze(&mut self, why: Message, length: u32) {
        self.table.freeze(why);
        self.table.length = length;
    }

    /// How a game came out whose log can no longer be replayed.
    pub fn came_out(&mut self, outcome: Outcome, ended: Moment) {
        self.table.outcome = Some(outcome);
        self.table.ended = Some(ended);
    }

    /// Puts a fault into the machine.
    #[cfg(feature = "mutants")]
    pub const fn mutate(&mut self, mutant: crate::mutants::Mutant) {
        self.mutant = Some(mutant);
    }

    fn is_here(&self, account: &str) -> bool {
        let mut viewers = self.viewers.values();
        viewers.any(|viewer| viewer.who.account.as_deref() == Some(account))
    }

    fn next_flag(&self) -> Option<(Seat, Moment)> {
        self.table.clocks.as_ref()?.next_flag()
    }

    /// Stretches in which nobody could move are not counted, neither here nor in what is being stored.
    fn stood_still(&mut self, millis: i64, outside: &Outside<'_>, out: &mut Vec<Output>) {
        let pending = self.pending.as_mut().map(Pending::table);
        let tables = [Some(&mut self.table), pending].into_iter().flatten();
        for clocks in tables.filter_map(|table| table.clocks.as_mut()) {
            clocks.stand_still(millis, outside.now);
        }
        self.show(&Change::default(), outside, out);
    }

    fn rest(&mut self) {
        if self.table.phase == Phase::Playing && self.next_flag().is_some() {
            self.line.push_back(Wish::Clock);
        }
        self.resting = true;
    }
}
