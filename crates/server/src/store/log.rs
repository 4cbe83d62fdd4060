//! A table as it is read back, and whether its log is whole.

use crate::api::Moment;
use std::fmt;

/// The number of the form in which logs are written: nobody takes a table whose form they do not know.
pub(crate) const FORMAT: i32 = 1;

/// A table that was taken, and then read.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The epoch under which it may be appended to.
    pub epoch: i64,
    /// Until when moves could be taken there, if whose it was is dead.
    pub until: Option<Moment>,
    /// The table.
    pub kept: Kept,
}

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// How it was set up, as JSON.
    pub setup: String,
    /// How many entries its row says that the log has.
    pub head: u32,
    /// How many of its first entries went into the record of its game, and are no longer in the log.
    pub archived: u32,
    /// The entries that are there, as far as the log is whole.
    pub log: Vec<String>,
    /// What is wrong with the log. Such a table is shown as far as it can be, and never played on.
    pub fault: Option<LogFault>,
}

/// What can be wrong with a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFault {
    /// This entry is missing, and later ones are there.
    Gap(u32),
    /// This entry is no text.
    Garbled(u32),
    /// The log has fewer entries than its row says.
    Short {
        /// How many it has.
        has: u32,
        /// How many it should have.
        head: u32,
    },
    /// The log has entries that its row does not know of.
    Long {
        /// How many it has at least.
        has: u32,
        /// How many it should have.
        head: u32,
    },
}

impl fmt::Display for LogFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogFault::Gap(at) => write!(f, "entry {at} of the log is missing"),
            LogFault::Garbled(at) => write!(f, "entry {at} of the log cannot be read"),
            LogFault::Short { has, head } | LogFault::Long { has, head } => {
                write!(f, "the log has {has} entries where its row says {head}")
            }
        }
    }
}

impl Kept {
    /// A table of this setup and head, with the rows of its log in order. What is archived is below 0 if it was found
    /// that it cannot be.
    pub(super) fn new(setup: String, head: u32, archived: i32, rows: Vec<(u32, Vec<u8>)>) -> Kept {
        let mut kept = Kept {
            setup,
            head,
            archived: archived.try_into().unwrap_or_default(),
            log: Vec::with_capacity(rows.len()),
            fault: None,
        };
        kept.fault = rows.into_iter().find_map(|row| kept.take(row)).or({
            let has = kept.archived + kept.log.len() as u32;
            (has < head).then_some(LogFault::Short { has, head })
        });
        kept
    }

    fn take(&mut self, (seq, entry): (u32, Vec<u8>)) -> Option<LogFault> {
        let (next, head) = (self.archived + self.log.len() as u32, self.head);
        if seq != next {
            return Some(LogFault::Gap(next));
        }
        if seq >= head {
            return Some(LogFault::Long { has: seq + 1, head });
        }
        match String::from_utf8(entry) {
            Ok(entry) => self.log.push(entry),
            Err(_) => return Some(LogFault::Garbled(seq)),
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(head: u32, rows: &[(u32, &[u8])]) -> (usize, Option<LogFault>) {
        let rows = rows.iter().map(|(seq, entry)| (*seq, entry.to_vec()));
        let kept = Kept::new(String::new(), head, 0, rows.collect());
        (kept.log.len(), kept.fault)
    }

    #[test]
    fn a_log_is_read_as_far_as_it_is_whole() {
        assert_eq!(read(2, &[(0, b"a"), (1, b"b")]), (2, None));
        assert_eq!(read(0, &[]), (0, None));
        let gap = read(3, &[(0, b"a"), (2, b"c")]);
        assert_eq!(gap, (1, Some(LogFault::Gap(1))));
        let garbled = read(2, &[(0, b"a"), (1, b"\xff")]);
        assert_eq!(garbled, (1, Some(LogFault::Garbled(1))));
        let short = read(3, &[(0, b"a")]);
        assert_eq!(short, (1, Some(LogFault::Short { has: 1, head: 3 })));
        let rest = vec![(2, b"c".to_vec())];
        let archived = Kept::new(String::new(), 3, 2, rest);
        assert_eq!((archived.log.len(), archived.fault), (1, None));
        let long = read(1, &[(0, b"a"), (1, b"b")]);
        assert_eq!(long, (1, Some(LogFault::Long { has: 2, head: 1 })));
    }
}
