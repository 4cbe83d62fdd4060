//! What is kept beside the logs of tables.

use crate::api::{Moment, Phase, Player, PlayerKind};
use table::{Holder, Setup, Summary, Table};
use tabletop::SeatSet;

/// Somebody, or some program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The id.
    pub id: String,
    /// The name; empty once the account is deleted.
    pub name: String,
    /// What kind.
    pub kind: AccountKind,
    /// Whose program it is.
    pub owner: Option<String>,
    /// The password's argon2id string.
    pub password: Option<String>,
    /// Since when.
    pub created: Moment,
}

/// Kinds of accounts.
pub type AccountKind = PlayerKind;

impl Account {
    /// How others see it.
    pub fn player(&self) -> Player {
        Player {
            id: (self.kind != PlayerKind::Former).then(|| self.id.clone()),
            name: self.name.clone(),
            kind: self.kind,
        }
    }

    pub(super) const fn kind_name(&self) -> &'static str {
        match self.kind {
            PlayerKind::Guest => "guest",
            PlayerKind::Claimed => "claimed",
            PlayerKind::Program => "program",
            PlayerKind::Former => "former",
        }
    }

    pub(super) fn kind_named(name: &str) -> AccountKind {
        match name {
            "claimed" => PlayerKind::Claimed,
            "program" => PlayerKind::Program,
            "former" => PlayerKind::Former,
            _ => PlayerKind::Guest,
        }
    }

    /// The account that it counts for: a program's maker.
    pub fn answers_for(&self) -> &str {
        self.owner.as_deref().unwrap_or(&self.id)
    }
}

/// What a secret lets in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretKind {
    /// A browser, by its cookie.
    Browser,
    /// A program, by its token.
    Token,
    /// Another device, once.
    Link,
}

impl SecretKind {
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            SecretKind::Browser => "browser",
            SecretKind::Token => "token",
            SecretKind::Link => "link",
        }
    }
}

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// The table.
    pub id: String,
    /// Listed in the lobby.
    pub public: bool,
    /// Where it is in its life.
    pub phase: &'static str,
    /// Who holds the seats, as JSON.
    pub holders: String,
    /// When this last changed.
    pub changed: Moment,
    /// Whose the seats are.
    pub seats: Vec<Option<String>>,
    /// How it came out, as JSON, and when.
    pub outcome: Option<(String, Moment)>,
}

impl TableRow {
    /// What lists show of a table.
    pub(crate) fn new(id: &str, public: bool, summary: &Summary) -> TableRow {
        let account = |holder: &Holder| match holder {
            Holder::Person(account) => Some(account.clone()),
            _ => None,
        };
        let text = |json: games::Json| json.get().to_owned();
        let outcome = summary.outcome.as_ref();
        TableRow {
            id: id.to_owned(),
            public,
            phase: phase_name(summary.phase),
            holders: text(games::json(&summary.holders)),
            changed: summary.changed,
            seats: summary.holders.iter().map(account).collect(),
            outcome: outcome.map(|(outcome, ended)| (text(games::json(outcome)), *ended)),
        }
    }

    /// Of a table at which nothing has happened yet.
    pub(crate) fn of_new(id: &str, setup: &Setup) -> TableRow {
        let table = Table::new(id.to_owned(), setup.clone());
        TableRow::new(id, setup.rules.public, &table.summary())
    }
}

/// A phase as the storage names it.
const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
        Phase::Frozen => "frozen",
        Phase::Closed => "closed",
    }
}

fn phase_named(name: &str) -> Phase {
    match name {
        "playing" => Phase::Playing,
        "over" => Phase::Over,
        "frozen" => Phase::Frozen,
        "closed" => Phase::Closed,
        _ => Phase::Gathering,
    }
}

impl LoggedTable {
    /// The setup and what lists show; none if they are garbled.
    pub(crate) fn understood(&self) -> Option<(Setup, Summary)> {
        let outcome = match (&self.outcome, self.ended) {
            (Some(outcome), Some(ended)) => Some((serde_json::from_str(outcome).ok()?, ended)),
            _ => None,
        };
        let summary = Summary {
            phase: phase_named(&self.phase),
            holders: serde_json::from_str(&self.holders).ok()?,
            // Whom it waits for is asked of the database.
            waits: SeatSet::EMPTY,
            changed: self.changed,
            outcome,
        };
        Some((serde_json::from_str(&self.setup).ok()?, summary))
    }
}

/// A table as lists read it back.
#[derive(Clone, Debug)]
pub struct LoggedTable {
    /// The table.
    pub id: String,
    /// How it was set up, as JSON.
    pub setup: String,
    /// Where it is in its life.
    pub phase: String,
    /// Who holds the seats, as JSON.
    pub holders: String,
    /// When something last happened.
    pub changed: Moment,
    /// Whether it waits for the reader.
    pub waits: bool,
    /// How it came out, as JSON.
    pub outcome: Option<String>,
    /// When it ended.
    pub ended: Option<Moment>,
}

/// Which tables of the lobby; what is none may be anything.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Where they are in their life.
    pub phase: Option<&'static str>,
    /// The game.
    pub game: Option<String>,
    /// Whether they count for ratings.
    pub rated: Option<bool>,
}

/// An imported record.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The record.
    pub body: String,
}
