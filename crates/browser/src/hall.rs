//! What the tasks of the module share.

use crate::drive::Driven;
use crate::io::Arrived;
use crate::row::Me;
use crate::wire::Output;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::future::Future;
use std::pin::Pin;
use table::api::{Moment, Player, PlayerKind};
use table::{Names, ids};

/// Something that goes on whenever what it waits for is there.
pub(crate) type Task = Pin<Box<dyn Future<Output = ()>>>;

/// All that is here.
#[derive(Default)]
pub(crate) struct Hall(RefCell<Inside>);

pub(crate) struct Inside {
    /// The time of what happens now.
    pub(crate) now: Moment,
    random: [u8; 32],
    drawn: u32,
    pub(crate) out: Vec<Output>,
    pub(crate) tasks: Vec<Task>,
    pub(crate) arrived: Arrived,
    /// The tables in memory.
    pub(crate) tables: BTreeMap<String, Driven>,
    /// Those on their way into memory.
    pub(crate) opening: BTreeSet<String>,
    /// Those whose log is not to be read.
    pub(crate) broken: BTreeSet<String>,
    /// Who looks at which table.
    pub(crate) viewers: BTreeMap<u64, String>,
    pub(crate) me: Option<Me>,
}

impl Default for Inside {
    fn default() -> Self {
        Inside {
            now: Moment(0),
            random: [0; 32],
            drawn: 0,
            out: Vec::new(),
            tasks: Vec::new(),
            arrived: Arrived::default(),
            tables: BTreeMap::new(),
            opening: BTreeSet::new(),
            broken: BTreeSet::new(),
            viewers: BTreeMap::new(),
            me: None,
        }
    }
}

impl Inside {
    /// Bytes that nobody can guess, others each time.
    pub(crate) fn random(&mut self) -> [u8; 32] {
        self.drawn += 1;
        ids::bytes(&self.random, &self.drawn.to_string())
    }
}

impl Hall {
    /// Does something with all that is here, and with nobody else meanwhile.
    pub(crate) fn with<T>(&self, what: impl FnOnce(&mut Inside) -> T) -> T {
        what(&mut self.0.borrow_mut())
    }

    /// Time and luck of what happens now.
    pub(crate) fn turn(&self, now: Moment, random: [u8; 32]) {
        self.with(|inside| (inside.now, inside.random, inside.drawn) = (now, random, 0));
    }

    pub(crate) fn now(&self) -> Moment {
        self.with(|inside| inside.now)
    }

    pub(crate) fn random(&self) -> [u8; 32] {
        self.with(Inside::random)
    }

    /// An id that nobody has, and that says that it is of this place.
    pub(crate) fn id(&self) -> String {
        format!("d-{}", ids::id(&self.random(), "id"))
    }

    /// Begins something that goes on by itself.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + 'static) {
        self.with(|inside| inside.tasks.push(Box::pin(task)));
    }
}

/// Who is called what: there is one person here.
pub(crate) struct People(pub(crate) Option<Me>);

impl Names for People {
    fn player(&self, account: &str) -> Player {
        match &self.0 {
            Some(me) if me.id == account => me.player(),
            _ => Player {
                id: None,
                name: String::new(),
                kind: PlayerKind::Former,
            },
        }
    }
}
