//! Asking the storage, and waiting for what it says.

use crate::hall::Hall;
use crate::job::{Job, Thought};
use crate::wire::{Came, Io, Op, Output, Store};
use std::collections::HashMap;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;
use table::api::{Code, Refusal};

/// What has come for those who wait.
#[derive(Default)]
pub(crate) struct Arrived {
    next: u64,
    io: HashMap<u64, Came>,
    thoughts: HashMap<u64, Thought>,
    deeds: HashMap<u64, Result<(), Refusal>>,
}

impl Arrived {
    pub(crate) fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    pub(crate) fn io(&mut self, number: u64, came: Came) {
        self.io.insert(number, came);
    }

    pub(crate) fn thought(&mut self, number: u64, thought: Thought) {
        self.thoughts.insert(number, thought);
    }

    pub(crate) fn deed(&mut self, number: u64, came: Result<(), Refusal>) {
        self.deeds.insert(number, came);
    }
}

impl Hall {
    async fn io(self: &Rc<Self>, io: Io) -> Came {
        let number = self.with(|inside| {
            let number = inside.arrived.number();
            inside.out.push(Output::Io { number, io });
            number
        });
        self.wait(|arrived| arrived.io.remove(&number)).await
    }

    /// Has another instance think something through.
    pub(crate) async fn work(self: &Rc<Self>, game: Option<String>, job: Job) -> Thought {
        let number = self.begin_work(game, job);
        self.thought(number).await
    }

    pub(crate) fn begin_work(&self, game: Option<String>, job: Job) -> u64 {
        let job = Box::new(job);
        self.with(|inside| {
            let number = inside.arrived.number();
            inside.out.push(Output::Work { number, game, job });
            number
        })
    }

    pub(crate) async fn thought(self: &Rc<Self>, number: u64) -> Thought {
        self.wait(|arrived| arrived.thoughts.remove(&number)).await
    }

    pub(crate) async fn deed_done(self: &Rc<Self>, number: u64) -> Result<(), Refusal> {
        self.wait(|arrived| arrived.deeds.remove(&number)).await
    }

    async fn wait<T>(self: &Rc<Self>, mut take: impl FnMut(&mut Arrived) -> Option<T>) -> T {
        let hall = Rc::clone(self);
        poll_fn(
            move |_| match hall.with(|inside| take(&mut inside.arrived)) {
                Some(came) => Poll::Ready(came),
                None => Poll::Pending,
            },
        )
        .await
    }

    /// The text at a key.
    pub(crate) async fn get(
        self: &Rc<Self>,
        store: Store,
        key: &str,
    ) -> Result<Option<String>, Refusal> {
        let key = key.to_owned();
        match self.io(Io::Get { store, key }).await {
            Came::Text(text) => Ok(text),
            came => Err(refusal(&came)),
        }
    }

    /// Every key with its text.
    pub(crate) async fn all(
        self: &Rc<Self>,
        store: Store,
    ) -> Result<Vec<(String, String)>, Refusal> {
        match self.io(Io::All { store }).await {
            Came::Texts(texts) => {
                let mut texts = texts.into_iter();
                let pair = || Some((texts.next()?, texts.next()?));
                Ok(std::iter::from_fn(pair).collect())
            }
            came => Err(refusal(&came)),
        }
    }

    /// The entries of a log.
    pub(crate) async fn log(self: &Rc<Self>, table: &str) -> Result<Vec<String>, Refusal> {
        let table = table.to_owned();
        match self.io(Io::Log { table }).await {
            Came::Texts(texts) => Ok(texts),
            came => Err(refusal(&came)),
        }
    }

    /// What came of writing, whatever it is.
    pub(crate) async fn try_write(self: &Rc<Self>, ops: Vec<Op>) -> Came {
        self.io(Io::Write(ops)).await
    }

    /// Writes all of these, or says why none of them.
    pub(crate) async fn write(self: &Rc<Self>, ops: Vec<Op>) -> Result<(), Refusal> {
        match self.try_write(ops).await {
            Came::Stored => Ok(()),
            came => Err(refusal(&came)),
        }
    }

    /// This instance alone drives a table from now on.
    pub(crate) async fn hold(self: &Rc<Self>, table: &str, take: bool) -> Result<(), Refusal> {
        let table = table.to_owned();
        match self.io(Io::Hold { table, take }).await {
            Came::Held(true) => Ok(()),
            Came::Held(false) => Err(Refusal::new(Code::NotNow, "device-elsewhere")),
            came => Err(refusal(&came)),
        }
    }

    /// It no longer does; nobody waits for that.
    pub(crate) fn release(&self, table: &str) {
        let table = table.to_owned();
        self.with(|inside| {
            let number = inside.arrived.number();
            let io = Io::Release { table };
            inside.out.push(Output::Io { number, io });
        });
    }
}

fn refusal(came: &Came) -> Refusal {
    let id = match came {
        Came::Full => "device-full",
        Came::Forbidden => "device-forbidden",
        Came::Taken => "device-elsewhere",
        _ => "device-not_stored",
    };
    Refusal::new(Code::NotStored, id)
}
