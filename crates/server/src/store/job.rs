//! What can be written, and what becomes of it.

use super::{Account, SecretKind, StoreError, TableRow};
use crate::api::Moment;

/// What happens as a whole or not at all.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "almost every job is an append")]
pub enum Job {
    /// A table goes on.
    Append(Append),
    /// Somebody says something at a table.
    Say(Say),
    /// Something that belongs to no table, or begins one.
    Change(Vec<Write>),
}

/// A table goes on, with all that happens with it.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The epoch under which it was opened.
    pub epoch: i64,
    /// How many entries its log has.
    pub head: u32,
    /// The entries that come next; none if only what happens with them is to be fenced.
    pub entries: Vec<String>,
    /// How the table stands afterwards.
    pub standing: Standing,
    /// What lists show of the table, if that has changed.
    pub row: Option<TableRow>,
    /// What else happens.
    pub also: Vec<Write>,
}

/// The next line of a table's chat. It waits for no move, and no move waits for it: only the epoch fences it.
#[derive(Clone, Debug)]
pub struct Say {
    /// The table.
    pub table: String,
    /// The epoch under which it was opened.
    pub epoch: i64,
    /// What is said.
    pub line: String,
}

/// What is kept of a table beside its log, because it changes with every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The seats it waits for, a bit a seat.
    pub waits: u64,
    /// When something last happened.
    pub moved: Moment,
    /// When something will happen by itself.
    pub due: Option<Moment>,
}

/// What became of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Answer {
    /// It is on disk.
    Stored,
    /// It is not possible as things are; nothing happened.
    Refused(Refused),
    /// The table has another epoch or head; nothing happened.
    Fenced,
    /// Surely nothing happened.
    NotStored(Lack),
    /// The COMMIT failed: it may have happened, or still come to happen.
    Unknown,
}

/// Why a job is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Somebody has claimed the name.
    NameTaken,
    /// The secret is not there (any more).
    SecretGone,
    /// The series already has a table of this number.
    SeriesWentOn,
    /// An account has as many tables or records as it may.
    Full,
    /// Somebody else has seen to it.
    SeenTo,
    /// These people have had as many rated games of late as are allowed.
    RatedEnough,
}

/// What the storage lacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// Room on the disk.
    Full,
    /// Something else, which is in the log of the server.
    Failed,
}

impl Answer {
    /// The answer as an error, for those to whom only `Stored` is good.
    pub fn done(self) -> Result<(), StoreError> {
        match self {
            Answer::Stored => Ok(()),
            Answer::Refused(why) => Err(StoreError::Refused(why)),
            Answer::Fenced => Err(StoreError::Fenced),
            Answer::NotStored(lack) => Err(StoreError::NotStored(lack)),
            Answer::Unknown => Err(StoreError::Unknown),
        }
    }
}

/// One thing to write.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the fields are the columns")]
pub enum Write {
    /// There has to be room for one more of an account's tables or records; refused if there is not. Until it is written,
    /// nobody else counts for this account.
    Room { account: String, room: Room },
    /// A new account, or all of an account anew; refused if its name is claimed by another.
    Account(Account),
    /// Something that lets an account in.
    Secret {
        digest: String,
        account: String,
        kind: SecretKind,
        created: Moment,
        expires: Moment,
    },
    /// One secret ends; refused if it is not there.
    UseUpSecret { digest: String },
    /// One secret ends.
    ForgetSecret { digest: String },
    /// All secrets of an account end, but for one.
    ForgetSecrets {
        account: String,
        but: Option<String>,
    },
    /// A new table, with an empty log.
    NewTable {
        row: TableRow,
        setup: String,
        due: Option<Moment>,
    },
    /// A table leaves memory: when it has to be woken, unless another driver has it by now.
    Sleep {
        table: String,
        epoch: i64,
        due: Option<Moment>,
    },
    /// The first entries of a log, which has so many, are in the record and go; none: they cannot be archived.
    Archive {
        table: String,
        head: u32,
        entries: Option<u32>,
    },
    /// A table and all that belongs to it goes, unless something has happened at it since.
    ForgetTable { table: String, head: u32 },
    /// Secrets that have ended by this moment go.
    ForgetEnded { by: Moment },
    /// Guests who came before this moment, can no longer come back, and sit and have nothing anywhere go; at most so
    /// many.
    ForgetGuests { before: Moment, most: u32 },
    /// What the house does by itself and was due at one moment is next due at another; refused if somebody else has seen
    /// to it.
    Chore {
        kind: &'static str,
        was: Moment,
        due: Moment,
    },
    /// Somebody does not want to read somebody, or does again.
    Mute {
        reader: String,
        player: String,
        on: bool,
    },
    /// A rated game is over: the ratings of these accounts change by their ranks, unless they did already.
    Rate {
        table: String,
        game: String,
        ranks: Vec<(String, u8)>,
    },
    /// These people have or are about to have a rated game; refused if they have had too many of late.
    RatedGame {
        table: String,
        people: Vec<String>,
        at: Moment,
    },
    /// A rated game does not come about, or is void.
    NoRatedGame { table: String },
    /// Who is invited to a table, and nobody else.
    Invited {
        table: String,
        accounts: Vec<String>,
    },
    /// The record of a table that is over; the first one stays.
    Finished { table: String, body: String },
    /// An imported record.
    Record {
        id: String,
        account: String,
        body: String,
        created: Moment,
    },
    /// A new series.
    Series {
        id: String,
        setup: String,
        created: Moment,
    },
    /// The chart of a record.
    Chart { id: String, body: String },
    /// A server that began at one moment was alive at another.
    Alive { began: Moment, at: Moment },
    /// The storage was tried out.
    Tried { at: Moment },
    /// The next table of a series; refused if it has one of this number.
    SeriesTable {
        series: String,
        n: u32,
        table: String,
    },
}

/// For what there has to be room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// One more table that gathers or plays, with those of the account's programs; so many are the most.
    Table(usize),
    /// One more record of this many bytes; so many records, and so many bytes, are the most.
    Record {
        /// How long it is.
        bytes: usize,
        /// The most records.
        most: usize,
        /// The most bytes of all.
        most_bytes: usize,
    },
}

impl Room {
    /// Whether there is, beside so many tables, or records with so many bytes.
    pub(super) fn is_beside(self, count: i64, bytes: i64) -> bool {
        match self {
            Room::Table(most) => (count as usize) < most,
            Room::Record {
                bytes: more,
                most,
                most_bytes,
            } => (count as usize) < most && bytes as usize + more <= most_bytes,
        }
    }
}

impl Write {
    /// Whether this can be refused: then it must leave no trace of what came before it in its job.
    pub(super) const fn may_be_refused(&self) -> bool {
        matches!(
            self,
            Write::Account(_)
                | Write::UseUpSecret { .. }
                | Write::SeriesTable { .. }
                | Write::RatedGame { .. }
                | Write::Chore { .. }
                | Write::Room { .. }
        )
    }
}
