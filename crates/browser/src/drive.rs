//! Tables in memory: the machine is given what happens, and what it wants is done.

use crate::at::At;
use crate::hall::{Hall, People};
use crate::job::{Job, Thought};
use crate::row::Row;
use crate::wire::{Came, Op, Output, Store};
use games::json;
use std::collections::HashMap;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;
use table::api::{Answer, Code, Phase, Refusal, Say};
use table::past::past;
use table::{
    Append, Deed, Input, Machine, NotStored, Outside, Read, Summary, Table, Ticket, ViewerId, What,
    Who, With,
};
use tabletop::{Message, Seed};

/// A table in memory.
pub(crate) struct Driven {
    machine: Machine,
    summary: Summary,
    /// Whether all of its log could be played. If not, nothing is added to it.
    whole: bool,
    /// By the machine's tickets: the numbers of thoughts.
    works: HashMap<Ticket, u64>,
}

impl Driven {
    pub(crate) const fn machine(&self) -> &Machine {
        &self.machine
    }
}

impl Hall {
    /// Brings a table into memory, unless it is there.
    pub(crate) async fn drive(self: &Rc<Self>, id: &str, take: bool) -> Result<(), Refusal> {
        let mut first = false;
        poll_fn(|_| {
            let wait = self.with(|inside| {
                let there = inside.tables.contains_key(id);
                first = !there && inside.opening.insert(id.to_owned());
                !there && !first
            });
            if wait { Poll::Pending } else { Poll::Ready(()) }
        })
        .await;
        if !first {
            return Ok(());
        }
        let opened = self.open(id, take).await;
        self.with(|inside| inside.opening.remove(id));
        opened?;
        self.give(id, Input::Now);
        Ok(())
    }

    async fn open(self: &Rc<Self>, id: &str, take: bool) -> Result<(), Refusal> {
        self.hold(id, take).await?;
        let read = self.read(id).await;
        match read {
            Ok(driven) => {
                self.with(|inside| inside.tables.insert(id.to_owned(), driven));
                Ok(())
            }
            Err(refusal) => {
                self.release(id);
                Err(refusal)
            }
        }
    }

    /// Plays a log. Where that is not possible to its end, the table is frozen where it stopped.
    async fn read(self: &Rc<Self>, id: &str) -> Result<Driven, Refusal> {
        let row = self.row(id).await?;
        let summary = row.summary();
        let log = self.log(id).await?;
        self.me().await?;
        let length = log.len() as u32;
        let is_broken = self.with(|inside| inside.broken.contains(id));
        let (mut machine, record, whole) = match is_broken {
            true => {
                let mut machine = Machine::new(Table::new(id.to_owned(), row.setup));
                machine.freeze(Message::new("server-frozen"), length);
                (machine, None, false)
            }
            false => {
                let _at = At::table(id);
                let Read {
                    machine,
                    record,
                    fault,
                } = Machine::read(id.to_owned(), row.setup, &log);
                (machine, record, fault.is_none())
            }
        };
        if !whole {
            if let Some((outcome, ended)) = summary.outcome.clone() {
                machine.came_out(outcome, ended);
            }
            self.keep_unverified(id, record).await;
        }
        Ok(Driven {
            machine,
            summary,
            whole,
            works: HashMap::new(),
        })
    }

    /// The record of a table that no longer replays can still be had, unless it was written when the game ended.
    async fn keep_unverified(self: &Rc<Self>, id: &str, record: Option<String>) {
        let Some(text) = record else { return };
        if let Ok(None) = self.get(Store::Records, id).await {
            let (store, key) = (Store::Records, id.to_owned());
            // If there is no room for it, it is made again next time.
            let _ = self.try_write(vec![Op::Put { store, key, text }]).await;
        }
    }

    /// Gives a table's machine an input and does what it wants.
    pub(crate) fn give(self: &Rc<Self>, id: &str, input: Input) {
        let _at = At::table(id);
        let outputs = self.with(|inside| {
            let names = People(inside.me.clone());
            let outside = Outside {
                now: inside.now,
                random: inside.random(),
                names: &names,
            };
            let driven = inside.tables.get_mut(id)?;
            Some(driven.machine.handle(input, &outside))
        });
        for output in outputs.into_iter().flatten() {
            self.perform(id, output);
        }
    }

    fn perform(self: &Rc<Self>, id: &str, output: table::Output) {
        match output {
            table::Output::Append(append) => self.append(id, append),
            table::Output::Tell(viewers, say) => self.tell(&viewers, say),
            table::Output::Answer(ticket, came) => {
                self.with(|inside| inside.arrived.deed(ticket.0, came));
            }
            table::Output::Work(ticket, job) => self.think(id, ticket, job),
            table::Output::Drop(ticket) => self.with(|inside| {
                let driven = inside.tables.get_mut(id);
                let number = driven.and_then(|driven| driven.works.remove(&ticket));
                inside
                    .out
                    .extend(number.map(|number| Output::Drop { number }));
            }),
        }
    }

    fn append(self: &Rc<Self>, id: &str, append: Append) {
        let length = append.from + append.entries.len() as u32;
        let planned = self.with(|inside| {
            let driven = inside.tables.get(id)?;
            let changed = Summary {
                waits: append.waits,
                changed: append.at,
                ..driven.summary.clone()
            };
            let summary = append.summary.unwrap_or(changed);
            let setup = (*driven.machine.table().setup).clone();
            Some((setup, summary, driven.whole))
        });
        let Some((setup, summary, whole)) = planned else {
            return;
        };
        let row = Row::new(setup, summary.clone());
        let mut ops = Vec::with_capacity(append.entries.len() + 2);
        for (at, text) in (append.from..).zip(append.entries) {
            let table = id.to_owned();
            ops.push(Op::Enter { table, at, text });
        }
        ops.push(put(Store::Tables, id, &row));
        match append.with {
            None => {}
            Some(With::NewTable { id, setup }) => {
                ops.push(put(Store::Tables, &id, &Row::of_new(*setup)));
            }
            Some(With::Record(game)) => ops.push(Op::Put {
                store: Store::Records,
                key: id.to_owned(),
                text: game.record_text(),
            }),
        }
        let (hall, id) = (Rc::clone(self), id.to_owned());
        self.spawn(async move {
            let came = match whole {
                true => hall.try_write(ops).await,
                // Nothing is added to a log that could not be read to its end.
                false => Came::Failed,
            };
            hall.settle(&id, &came, length, summary);
        });
    }

    fn settle(self: &Rc<Self>, id: &str, came: &Came, length: u32, summary: Summary) {
        let input = match came {
            Came::Stored => {
                self.with(|inside| {
                    if let Some(driven) = inside.tables.get_mut(id) {
                        driven.summary = summary;
                    }
                });
                Input::Stored(length)
            }
            Came::Full => Input::NotStored(NotStored::Full),
            // Another tab has gone on with the table.
            Came::Taken => return self.lose(id),
            _ => Input::NotStored(NotStored::Failed),
        };
        self.give(id, input);
    }

    /// Another tab has a table now: whoever looks at it here is told.
    pub(crate) fn lose(&self, id: &str) {
        self.with(|inside| {
            inside.tables.remove(id);
            let here = inside.viewers.iter().filter(|(_, table)| *table == id);
            let viewers: Vec<u64> = here.map(|(viewer, _)| *viewer).collect();
            inside.viewers.retain(|_, table| table != id);
            let say = Say::Closed(Message::new("device-elsewhere"));
            inside.out.push(Output::Say { viewers, say });
        });
    }

    fn tell(&self, viewers: &[ViewerId], mut say: Say) {
        match &mut say {
            Say::Joined(joined) => {
                // Nobody else can come here.
                joined.you.key = None;
            }
            Say::Answer { answer, .. } => {
                if let Answer::Refused(refusal) = &mut **answer {
                    here(refusal);
                }
            }
            _ => {}
        }
        let viewers = viewers.iter().map(|viewer| viewer.0).collect();
        self.with(|inside| inside.out.push(Output::Say { viewers, say }));
    }

    /// Has a job thought through, and gives the machine what came of it.
    fn think(self: &Rc<Self>, id: &str, ticket: Ticket, job: table::Job) {
        let (game, job) = match job {
            table::Job::Past {
                game,
                viewer,
                moment,
            } => {
                let seen = table::Thought::Past(past(&*game, viewer, moment));
                let (hall, id) = (Rc::clone(self), id.to_owned());
                return self.spawn(async move { hall.give(&id, Input::Worked(ticket, seen)) });
            }
            table::Job::Think {
                game,
                seat,
                level,
                lesson,
                seed,
            } => {
                let at = (&*game).into();
                let seed = Seed(seed);
                let job = Job::Think {
                    at,
                    seat,
                    level,
                    lesson,
                    seed,
                };
                (game.name(), job)
            }
            table::Job::Hint { game, seat, seed } => {
                let (at, seed) = ((&*game).into(), Seed(seed));
                (game.name(), Job::Hint { at, seat, seed })
            }
        };
        let is_hint = matches!(job, Job::Hint { .. });
        let number = self.begin_work(Some(game.to_owned()), job);
        self.with(|inside| {
            if let Some(driven) = inside.tables.get_mut(id) {
                driven.works.insert(ticket, number);
            }
        });
        let (hall, id) = (Rc::clone(self), id.to_owned());
        self.spawn(async move {
            let thought = hall.thought(number).await;
            let listens = hall.with(|inside| {
                let driven = inside.tables.get_mut(&id);
                driven.is_some_and(|driven| driven.works.remove(&ticket) == Some(number))
            });
            if listens {
                hall.give(&id, Input::Worked(ticket, understood(thought, is_hint)));
            }
        });
    }

    /// Does a deed at a table.
    pub(crate) async fn deed(self: &Rc<Self>, id: &str, deed: Deed) -> Result<(), Refusal> {
        self.drive(id, false).await?;
        let who = self.who();
        let number = self.with(|inside| inside.arrived.number());
        self.give(id, Input::Do(Ticket(number), who, deed));
        let done = self.deed_done(number).await;
        done.map_err(|mut refusal| {
            here(&mut refusal);
            refusal
        })
    }

    /// Who asks: whoever plays here.
    pub(crate) fn who(&self) -> Who {
        let account = self.with(|inside| inside.me.as_ref().map(|me| me.id.clone()));
        Who { account, key: None }
    }

    /// Freezes a table whose rules have met a fault in an instance before this one.
    pub(crate) async fn freeze(self: &Rc<Self>, id: &str, why: String) {
        let taken = self.drive(id, true).await;
        let is_frozen = |driven: &Driven| driven.machine.table().phase == Phase::Frozen;
        let frozen = self.with(|inside| inside.tables.get(id).is_none_or(is_frozen));
        if taken.is_ok() && !frozen {
            self.give(id, Input::Enter(What::Freeze { why }));
        }
    }

    /// Lets go of tables that nobody looks at and that do nothing.
    pub(crate) fn rest(&self) {
        let idle = self.with(|inside| {
            let tables = std::mem::take(&mut inside.tables);
            let (idle, busy) = tables
                .into_iter()
                .partition(|(_, driven)| driven.machine.is_idle());
            inside.tables = busy;
            let idle: std::collections::BTreeMap<String, Driven> = idle;
            idle.into_keys()
        });
        idle.for_each(|id| self.release(&id));
    }
}

/// What is to be written as JSON.
pub(crate) fn put(store: Store, key: &str, value: &impl serde::Serialize) -> Op {
    Op::Put {
        store,
        key: key.to_owned(),
        text: json(value).get().to_owned(),
    }
}

/// What a machine says of a server's disk is said of this device.
fn here(refusal: &mut Refusal) {
    if refusal.code == Code::NotStored {
        let id = match &*refusal.message.id {
            "server-disk_full" => "device-full",
            _ => "device-not_stored",
        };
        refusal.message = Message::new(id);
    }
}

/// A thought as a machine takes it.
fn understood(thought: Thought, is_hint: bool) -> table::Thought {
    let wrong = |error: serde_json::Error| table::Thought::Fault(error.to_string());
    match thought {
        Thought::Done(json) if is_hint => table::Thought::Advice(json),
        Thought::Done(json) => {
            serde_json::from_str(json.get()).map_or_else(wrong, table::Thought::Actions)
        }
        Thought::Refused(refusal) => table::Thought::Fault(format!("{refusal:?}")),
        Thought::Fault(why) => table::Thought::Fault(why),
        Thought::NoRoom => table::Thought::NoRoom,
    }
}
