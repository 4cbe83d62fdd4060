//! A table read back from its log.

use super::Machine;
use crate::api::Moment;
use crate::record::unverified;
use crate::{Entry, Setup, Table};
use std::collections::{BTreeMap, HashMap, VecDeque};
use tabletop::Message;

/// A table as it was read.
pub struct Read {
    /// The table. Its phase is `Frozen` if the log does not fit.
    pub machine: Machine,
    /// If its log does not replay: what was played, without what came of it.
    pub record: Option<String>,
    /// Why it does not fit, for the host's log.
    pub fault: Option<String>,
}

impl Machine {
    /// A table at which nothing has happened yet.
    pub fn new(table: Table) -> Self {
        Machine {
            table,
            answered: HashMap::new(),
            viewers: BTreeMap::new(),
            joining: BTreeMap::new(),
            shown: BTreeMap::new(),
            seen: BTreeMap::new(),
            wanted: BTreeMap::new(),
            line: VecDeque::new(),
            pending: None,
            works: BTreeMap::new(),
            next_ticket: 0,
            patience: None,
            resting: false,
            #[cfg(feature = "mutants")]
            mutant: None,
        }
    }

    /// Reads a table back from its log. Where the log does not fit, because the rules have changed or because it is
    /// damaged, the table is frozen: it can be looked at and kept, but not played.
    pub fn read(id: String, setup: Setup, log: &[String]) -> Read {
        let mut machine = Machine::new(Table::new(id, setup));
        let mut fault = None;
        let mut at = 0;
        while at < log.len() && fault.is_none() {
            fault = machine.read_entry(&log[at]).err();
            at += usize::from(fault.is_none());
        }
        let Some((message, why)) = fault else {
            return Read {
                machine,
                record: None,
                fault: None,
            };
        };
        let rest = log[at..].iter();
        let rest: Vec<Entry> = rest
            .filter_map(|text| serde_json::from_str(text).ok())
            .collect();
        let record = Some(unverified(&machine.table, &rest));
        machine.table.freeze(Message::new(message));
        machine.table.length = log.len() as u32;
        let fault = Some(format!("entry {at}: {why}"));
        Read {
            machine,
            record,
            fault,
        }
    }

    pub(super) fn read_entry(&mut self, text: &str) -> Result<(), (&'static str, String)> {
        let garbled = |error: serde_json::Error| ("server-garbled", error.to_string());
        let entry: Entry = serde_json::from_str(text).map_err(garbled)?;
        let before = entry.state.is_some().then(|| self.table.clone());
        let applied = self.table.apply(&entry);
        let applied = applied.map_err(|refusal| ("server-frozen-rules", format!("{refusal:?}")))?;
        if let Some(kept) = &entry.state
            && !self.table.is_as_kept(kept)
        {
            if let Some(before) = before {
                self.table = before;
            }
            let why = "the state is another than when it was played".to_owned();
            return Err(("server-frozen-rules", why));
        }
        if let Some(origin) = entry.from {
            self.seen.insert(origin.account.clone(), entry.at);
            self.answered.insert(origin, applied.decision);
        }
        Ok(())
    }

    /// Clocks go on; of the time since the last entry only so many milliseconds count.
    pub fn wake(&mut self, now: Moment, counted: impl Fn(Moment) -> i64) {
        self.wake_presence(now, &counted);
        if let Some(clocks) = &mut self.table.clocks {
            let passed = counted(clocks.since());
            clocks.wake(now, passed);
        }
    }
}
