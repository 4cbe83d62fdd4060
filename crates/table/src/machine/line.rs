//! What changes the table, one thing after another: applied to a copy, appended, and once stored in place and told.

use super::{
    Append, Deed, Machine, NotStored, Output, Outside, Ticket, ViewerId, Who, With, is_mutant,
};
use crate::api::{Answer, Ask, Code, Moment, Phase, Refusal, Say, StandIn};
use crate::{Change, Digest, Entry, Origin, Table, What};
use games::Json;
use tabletop::Seat;

/// So many entries, and then a digest of the state.
const DIGEST_EVERY: u32 = 32;
/// How long to wait before trying again what could not be done, in milliseconds.
const AGAIN: i64 = 1_000;

/// What somebody, or something, wants to happen.
pub(super) enum Wish {
    /// A viewer's request.
    Ask {
        viewer: ViewerId,
        origin: Origin,
        ask: Box<Ask>,
    },
    /// A deed.
    Deed {
        ticket: Ticket,
        who: Who,
        deed: Deed,
    },
    /// A bot has thought.
    Bot {
        seat: Seat,
        decision: u32,
        actions: Vec<Json>,
    },
    /// Who left has opened the table again.
    Back { viewer: ViewerId, account: String },
    /// Everybody may be here.
    Begin,
    /// Invitations have ended.
    Uninvite,
    /// An entry of the host's own.
    Enter(What),
    /// A flag falls.
    Flag(Seat),
    /// The clocks are read.
    Clock,
}

/// What is to happen for a wish.
pub(super) struct Plan {
    pub(super) whats: Vec<What>,
    pub(super) with: Option<With>,
}

impl From<Vec<What>> for Plan {
    fn from(whats: Vec<What>) -> Self {
        Plan { whats, with: None }
    }
}

/// Who waits for what comes of a wish.
enum Reply {
    Viewer(ViewerId, Origin),
    Ticket(Ticket),
    /// Somebody who waits to be shown the table.
    Joining(ViewerId),
    Nobody,
}

/// An append that is outstanding.
pub(super) struct Pending {
    /// The table as it will be.
    table: Box<Table>,
    change: Change,
    reply: Reply,
}

impl Pending {
    /// The table as it will be.
    pub(super) const fn table(&mut self) -> &mut Table {
        &mut self.table
    }
}

impl Machine {
    /// Does what can be done now.
    pub(super) fn go_on(&mut self, outside: &Outside<'_>, out: &mut Vec<Output>) {
        while self.pending.is_none() {
            let wish = self.line.pop_front().or_else(|| self.due(outside.now));
            let Some(wish) = wish else {
                break;
            };
            self.begin(wish, outside, out);
        }
        self.let_bots_think(outside, out);
    }

    /// What happens by itself at this time.
    fn due(&mut self, now: Moment) -> Option<Wish> {
        if self.resting || self.patience.is_some_and(|until| now < until) {
            return None;
        }
        self.patience = None;
        if self.table.invitations().any(|(_, until)| now >= until) {
            return Some(Wish::Uninvite);
        }
        let (seat, at) = self
            .next_flag()
            .filter(|_| self.table.phase == Phase::Playing)?;
        (now >= at).then_some(Wish::Flag(seat))
    }

    fn begin(&mut self, wish: Wish, outside: &Outside<'_>, out: &mut Vec<Output>) {
        let reply = match &wish {
            Wish::Ask { viewer, origin, .. } => Reply::Viewer(*viewer, origin.clone()),
            Wish::Deed { ticket, .. } => Reply::Ticket(*ticket),
            Wish::Back { viewer, .. } => Reply::Joining(*viewer),
            _ => Reply::Nobody,
        };
        if let Reply::Viewer(viewer, origin) = &reply
            && let Some(&decision) = self.answered.get(origin)
            && !is_mutant!(self, DoneTwice)
        {
            return tell_answer(*viewer, &origin.id, Answer::Done { decision }, out);
        }
        let from = match &reply {
            Reply::Viewer(_, origin) => Some(origin.clone()),
            _ => None,
        };
        let tried = self.plan(wish, outside, out);
        let tried = tried.and_then(|plan| self.propose(plan, from, outside));
        match tried {
            Ok(None) => self.answer(reply, Ok(None), outside, out),
            Ok(Some((append, table, change))) => {
                out.push(Output::Append(append));
                let table = Box::new(table);
                self.pending = Some(Pending {
                    table,
                    change,
                    reply,
                });
                if is_mutant!(self, ToldBeforeStored) {
                    self.show_pending(outside, out);
                }
            }
            Err(refusal) => {
                self.be_patient(&reply, outside.now);
                self.answer(reply, Err(refusal), outside, out);
            }
        }
    }

    fn plan(
        &mut self,
        wish: Wish,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) -> Result<Plan, Refusal> {
        match wish {
            Wish::Ask { viewer, ask, .. } => self.plan_ask(viewer, *ask, outside, out),
            Wish::Deed { who, deed, .. } => self.plan_deed(&who, deed, outside),
            Wish::Bot {
                seat,
                decision,
                actions,
            } => Ok(self.plan_bot(seat, decision, actions).into()),
            Wish::Back { account, .. } => {
                let left = self.own_left(&account).into_iter();
                let back = left.map(|seat| What::StandIn { seat, why: None });
                Ok(back.collect::<Vec<_>>().into())
            }
            Wish::Begin => Ok(self.start_if_full(&self.holders(), outside)?.into()),
            Wish::Uninvite => Ok(self.uninvite(outside.now).into()),
            Wish::Enter(what) => Ok(vec![what].into()),
            Wish::Flag(seat) if self.table.setup.rules.rated => Ok(self.table.give_up(seat).into()),
            Wish::Flag(seat) => {
                let why = Some(StandIn::Flagged);
                let mut whats = vec![What::StandIn { seat, why }];
                if self.table.setup.flag_ends() {
                    whats.push(What::End);
                }
                Ok(whats.into())
            }
            Wish::Clock => Ok(vec![What::Clock].into()),
        }
    }

    /// Applies a plan to a copy of the table; none if there is nothing to do.
    fn propose(
        &self,
        plan: Plan,
        mut from: Option<Origin>,
        outside: &Outside<'_>,
    ) -> Result<Option<(Append, Table, Change)>, Refusal> {
        if plan.whats.is_empty() {
            return Ok(None);
        }
        assert!(!is_mutant!(self, Faulty), "a fault that was put in");
        let mut table = self.table.clone();
        let mut change = Change::default();
        let mut entries = Vec::with_capacity(plan.whats.len());
        for what in plan.whats {
            let mut entry = Entry {
                at: outside.now,
                from: from.take(),
                clocks: table
                    .clocks
                    .as_ref()
                    .map(|clocks| clocks.reading(outside.now)),
                what,
                state: None,
            };
            let was_over = table.outcome.is_some();
            change = change.and(table.apply(&entry)?);
            table.keep_as_understood(&mut entry.what);
            let is_over = table.outcome.is_some() && !was_over;
            if is_over || table.length.is_multiple_of(DIGEST_EVERY) {
                entry.state = table.digest();
            }
            entries.push(games::json(&entry).get().to_owned());
        }
        let append = Append {
            from: self.table.length,
            entries,
            summary: change.table.then(|| table.summary()),
            waits: table.waits_for(),
            at: outside.now,
            due: table.falls_due(),
            with: plan.with.or_else(|| self.record_of(&table)),
        };
        Ok(Some((append, table, change)))
    }

    /// The record, if the game ends with this.
    fn record_of(&self, next: &Table) -> Option<With> {
        let ends = self.table.phase != Phase::Over && next.phase == Phase::Over;
        let game = next.game.as_ref().filter(|_| ends)?;
        Some(With::Record(game.fork()))
    }

    /// The append is stored: now it has happened.
    pub(super) fn stored(&mut self, length: u32, outside: &Outside<'_>, out: &mut Vec<Output>) {
        let Some(Pending {
            table,
            change,
            reply,
        }) = self.pending.take()
        else {
            return;
        };
        debug_assert_eq!(table.length, length, "something else was stored");
        self.table = *table;
        if let Reply::Viewer(_, origin) = &reply {
            self.answered.insert(origin.clone(), change.decision);
        }
        self.show(&change, outside, out);
        self.answer(reply, Ok(change.decision), outside, out);
    }

    /// The append is not stored: it has not happened.
    pub(super) fn not_stored(
        &mut self,
        why: NotStored,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) {
        if is_mutant!(self, NotStoredKept) {
            self.show_pending(outside, out);
        }
        let Some(Pending { reply, .. }) = self.pending.take() else {
            return;
        };
        self.be_patient(&reply, outside.now);
        let lacks = |id| Refusal::new(Code::NotStored, id);
        let refusal = match why {
            NotStored::Full => lacks("server-disk_full"),
            NotStored::Failed => lacks("server-not_stored"),
            NotStored::Moved => lacks("server-moved"),
            NotStored::Refused(refusal) => refusal,
        };
        self.answer(reply, Err(refusal), outside, out);
    }

    /// A fault for the tests to find: the table goes on as if everything were stored.
    fn show_pending(&mut self, outside: &Outside<'_>, out: &mut Vec<Output>) {
        if let Some(Pending { table, change, .. }) = &mut self.pending {
            self.table = (**table).clone();
            let change = std::mem::take(change);
            self.show(&change, outside, out);
        }
    }

    fn answer(
        &mut self,
        reply: Reply,
        came: Result<Option<u32>, Refusal>,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) {
        match reply {
            Reply::Viewer(viewer, origin) => {
                let came = came.map(|decision| Answer::Done { decision });
                let came = came.unwrap_or_else(Answer::Refused);
                tell_answer(viewer, &origin.id, came, out);
            }
            Reply::Ticket(ticket) => out.push(Output::Answer(ticket, came.map(|_| ()))),
            Reply::Joining(viewer) => self.let_join(viewer, outside, out),
            Reply::Nobody => {}
        }
    }

    /// What nobody waits for is tried again, but not at once.
    fn be_patient(&mut self, reply: &Reply, now: Moment) {
        if matches!(reply, Reply::Nobody) {
            self.patience = Some(now.plus(AGAIN));
        }
    }
}

impl Table {
    /// What the game is like now.
    fn digest(&self) -> Option<Digest> {
        let game = self.game.as_ref()?;
        Some(Digest {
            form: game.form(),
            sha256: game.digest(),
            scores: self.outcome.as_ref().map(|outcome| outcome.scores.clone()),
        })
    }

    /// Whether the table is as it was after an entry that was kept.
    pub(super) fn is_as_kept(&self, kept: &Digest) -> bool {
        let Some(now) = self.digest() else {
            return false;
        };
        let same_state = kept.form != now.form || kept.sha256 == now.sha256;
        same_state && kept.scores == now.scores
    }
}

pub(super) fn tell_answer(viewer: ViewerId, id: &str, answer: Answer, out: &mut Vec<Output>) {
    let say = Say::Answer {
        id: id.to_owned(),
        answer: Box::new(answer),
    };
    out.push(Output::Tell(vec![viewer], say));
}
