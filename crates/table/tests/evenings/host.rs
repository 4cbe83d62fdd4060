//! A host that stores late, or not, or loses the answer; that thinks slowly; and that crashes.

use crate::fair::Fairness;
use rand::{Rng, RngExt as _};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use table::answer::answer;
use table::api::{Moment, Phase, Player, PlayerKind, Say, StandIn};
use table::mutants::Mutant;
use table::past::past;
use table::{
    Append, Entry, Eye, Input, Job, Machine, Names, NotStored, Output, Outside, Setup, Shown,
    Table, Thought, Ticket, ViewerId, What,
};
use tabletop::{Seat, SeatSet};

/// Everybody is called by their account, and has claimed it.
struct Everybody;

impl Names for Everybody {
    fn player(&self, account: &str) -> Player {
        Player {
            id: Some(account.to_owned()),
            name: account.to_owned(),
            kind: PlayerKind::Claimed,
        }
    }
}

/// A host of one table.
pub(crate) struct Host {
    pub(crate) rng: ChaCha8Rng,
    pub(crate) now: Moment,
    setup: Setup,
    mutant: Option<Mutant>,
    machine: Machine,
    /// What is on disk.
    pub(crate) log: Vec<String>,
    /// The table as what is on disk makes it.
    pub(crate) stored: Table,
    outstanding: Option<Append>,
    jobs: BTreeMap<Ticket, Job>,
    /// What the machine said and nobody has heard yet.
    pub(crate) said: Vec<(ViewerId, Say)>,
    pub(crate) answered: Vec<(Ticket, bool)>,
    /// The requests that are in the log.
    pub(crate) ids: BTreeSet<String>,
    pub(crate) records: u32,
    pub(crate) fairness: Fairness,
    /// Whether it stood still while something was being stored.
    stood_still: bool,
    /// How often what is on disk has changed.
    pub(crate) changes: u64,
}

impl Host {
    pub(crate) fn new(setup: Setup, rng: ChaCha8Rng, mutant: Option<Mutant>) -> Host {
        let table = Table::new("table".to_owned(), setup.clone());
        let mut host = Host {
            rng,
            now: Moment(1_000_000),
            setup,
            mutant,
            machine: Machine::new(table.clone()),
            log: Vec::new(),
            stored: table,
            outstanding: None,
            jobs: BTreeMap::new(),
            said: Vec::new(),
            answered: Vec::new(),
            ids: BTreeSet::new(),
            records: 0,
            fairness: Fairness::default(),
            stood_still: false,
            changes: 0,
        };
        host.put_fault_in();
        host
    }

    fn put_fault_in(&mut self) {
        if let Some(mutant) = self.mutant {
            self.machine.mutate(mutant);
        }
    }

    pub(crate) fn give(&mut self, input: Input) {
        let mut random = [0; 32];
        self.rng.fill_bytes(&mut random);
        let outside = Outside {
            now: self.now,
            random,
            names: &Everybody,
        };
        for output in self.machine.handle(input, &outside) {
            match output {
                Output::Append(append) => {
                    assert!(self.outstanding.is_none(), "two appends at a time");
                    assert_eq!(
                        append.from as usize,
                        self.log.len(),
                        "at the end of the log"
                    );
                    self.outstanding = Some(append);
                }
                Output::Tell(viewers, say) => {
                    let said = viewers.into_iter().map(|viewer| (viewer, say.clone()));
                    self.said.extend(said);
                }
                Output::Answer(ticket, answer) => self.answered.push((ticket, answer.is_ok())),
                Output::Work(ticket, job) => drop(self.jobs.insert(ticket, job)),
                Output::Drop(ticket) => drop(self.jobs.remove(&ticket)),
            }
        }
    }

    /// The disk does something, if there is something to do.
    pub(crate) fn store(&mut self) {
        if self.outstanding.is_none() {
            return;
        }
        match self.rng.random_range(0..12) {
            0 => {
                self.outstanding = None;
                self.give(Input::NotStored(NotStored::Full));
            }
            1 => {
                self.outstanding = None;
                self.give(Input::NotStored(NotStored::Failed));
            }
            _ => {
                self.write();
                self.give(Input::Stored(self.log.len() as u32));
                if std::mem::take(&mut self.stood_still) {
                    self.stored.clocks.clone_from(&self.machine.table().clocks);
                }
            }
        }
    }

    /// The host is stopped for a while, and no clock runs meanwhile.
    pub(crate) fn stand_still(&mut self, millis: i64) {
        let before = self.stored.clocks.as_ref();
        let before = before.map(|clocks| clocks.reading(self.now));
        self.now = self.now.plus(millis);
        self.stood_still = self.outstanding.is_some();
        self.give(Input::StoodStill(millis));
        self.stored.clocks.clone_from(&self.machine.table().clocks);
        let after = self.stored.clocks.as_ref();
        let after = after.map(|clocks| clocks.reading(self.now));
        assert_eq!(after, before, "time passed though nobody could move");
    }

    /// What is outstanding is on disk.
    fn write(&mut self) {
        let Some(append) = self.outstanding.take() else {
            return;
        };
        self.changes += 1;
        for text in append.entries {
            let entry: Entry = serde_json::from_str(&text).expect("an entry");
            if let Some(origin) = &entry.from {
                let new = self.ids.insert(format!("{} {}", origin.account, origin.id));
                assert!(new, "{origin:?} was done twice");
            }
            self.fairness.check(&self.stored, &entry);
            let before = self.stored.moves.len();
            self.stored
                .apply(&entry)
                .expect("what is stored can happen");
            let left = self.stored.moves.len();
            self.fairness.check_after(&entry, left, before);
            self.log.push(text);
        }
        self.records += u32::from(matches!(append.with, Some(table::With::Record(_))));
        let summary = self.stored.summary();
        assert!(
            append.summary.is_none_or(|told| told == summary),
            "another summary"
        );
        assert_eq!(append.waits, self.stored.waits_for(), "others wait");
    }

    /// The host dies and comes back; what was outstanding is written or not.
    pub(crate) fn crash(&mut self) {
        match self.rng.random_bool(0.5) {
            true => self.write(),
            false => self.outstanding = None,
        }
        self.changes += 1;
        let read = Machine::read("table".to_owned(), self.setup.clone(), &self.log);
        assert_eq!(read.fault, None, "the log replays");
        self.machine = read.machine;
        self.put_fault_in();
        self.jobs.clear();
        self.said.clear();
        let now = self.now;
        self.machine.wake(now, |since| now.since(since) / 2);
        let digest = |table: &Table| table.game.as_ref().map(|game| game.digest());
        assert_eq!(digest(self.machine.table()), digest(&self.stored));
        // Clocks stand still while nobody hosts the table.
        self.stored.clocks.clone_from(&self.machine.table().clocks);
        self.give(Input::Now);
    }

    /// Some work is done.
    pub(crate) fn work(&mut self) {
        let Some((&ticket, _)) = self.jobs.first_key_value() else {
            return;
        };
        let job = self.jobs.remove(&ticket).expect("it is there");
        let thought = match self.rng.random_range(0..20) {
            0 => Thought::NoRoom,
            _ => self.think(job),
        };
        self.give(Input::Worked(ticket, thought));
    }

    fn think(&mut self, job: Job) -> Thought {
        match job {
            Job::Think {
                game, seat, lesson, ..
            } => {
                let rng = &mut self.rng;
                let decide = |game: &dyn games::AnyGame| {
                    let legal = game.legal(seat).map_err(|error| error.to_string())?;
                    let legal: Vec<games::Json> =
                        serde_json::from_str(legal.get()).expect("a list");
                    Ok(legal[rng.random_range(0..legal.len())].clone())
                };
                answer(&*game, seat, &lesson, decide).map_or_else(Thought::Fault, Thought::Actions)
            }
            Job::Hint { game, seat, .. } => {
                let legal = game.legal(seat).expect("a seat");
                let legal: Vec<games::Json> = serde_json::from_str(legal.get()).expect("a list");
                Thought::Advice(legal[0].clone())
            }
            Job::Past {
                game,
                viewer,
                moment,
            } => Thought::Past(past(&*game, viewer, moment)),
        }
    }

    /// Whether nothing is under way.
    pub(crate) fn is_quiet(&self) -> bool {
        self.outstanding.is_none()
    }

    /// Everything that a viewer should have before it, from what is on disk.
    pub(crate) fn should_see(&self, eye: Eye, outline: bool) -> Option<Value> {
        let (_, place) = Shown::first(&self.stored, eye, outline)?;
        Some(json!(place))
    }

    /// View, question and list in a game that the viewer cannot tell from the real one.
    pub(crate) fn might_as_well_see(&mut self, eye: Eye) -> Option<(Value, Value)> {
        let (game, knowers, seat) = match eye {
            Eye::Seat(seat) => (self.stored.game_of(seat)?, SeatSet::of(seat), seat),
            Eye::Spectator => (self.stored.game.as_deref()?, SeatSet::EMPTY, Seat(0)),
        };
        let mut seed = [0; 32];
        self.rng.fill_bytes(&mut seed);
        let other = game.determinized(knowers, seed);
        let view: Value = serde_json::from_str(other.view(eye.viewer()).get()).expect("a view");
        let legal = match eye {
            Eye::Seat(_) => serde_json::from_str(other.offer(seat).ok()?.get()).expect("a list"),
            Eye::Spectator => json!([]),
        };
        Some((view, legal))
    }

    pub(crate) fn phase(&self) -> table::api::Phase {
        self.stored.phase
    }

    /// In rated games who gave up has resigned for good and ranks last, and what is void has no result.
    pub(crate) fn check_fair(&self) {
        let table = &self.stored;
        let gone = |seat: &table::SeatState| seat.stand_in.is_some_and(StandIn::gives_back);
        if table.setup.rules.rated {
            assert!(!table.seats.iter().any(gone), "somebody may come back");
        }
        if table.phase == Phase::Closed {
            assert!(table.outcome.is_none() && self.records == 0, "void");
        }
        let Some(outcome) = &table.outcome else {
            return;
        };
        let worst_of_the_rest = (0..table.seats.len())
            .filter(|&i| table.seats[i].gave_up.is_none())
            .map(|i| outcome.ranks[i])
            .max();
        for (i, seat) in table.seats.iter().enumerate() {
            if seat.gave_up.is_some() {
                assert!(Some(outcome.ranks[i]) > worst_of_the_rest, "{outcome:?}");
            }
        }
    }

    pub(crate) fn freeze_never(&self) {
        let frozen = self.log.iter().any(|text| {
            let entry: Entry = serde_json::from_str(text).expect("an entry");
            matches!(entry.what, What::Freeze { .. })
        });
        assert!(!frozen, "a table was frozen");
    }
}
