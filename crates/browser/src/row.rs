//! What is kept beside the logs.

use serde::{Deserialize, Serialize};
use table::api::{Moment, Phase, Player, PlayerKind};
use table::{Holder, Setup, Summary};
use tabletop::{Outcome, SeatSet};

/// Who plays on this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Me {
    pub(crate) id: String,
    pub(crate) name: String,
}

impl Me {
    pub(crate) fn player(&self) -> Player {
        Player {
            id: Some(self.id.clone()),
            name: self.name.clone(),
            kind: PlayerKind::Guest,
        }
    }
}

/// What is known of a table without its log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Row {
    pub(crate) setup: Setup,
    phase: Phase,
    holders: Vec<Holder>,
    waits: SeatSet,
    changed: Moment,
    outcome: Option<(Outcome, Moment)>,
}

impl Row {
    pub(crate) fn new(setup: Setup, summary: Summary) -> Self {
        Row {
            setup,
            phase: summary.phase,
            holders: summary.holders,
            waits: summary.waits,
            changed: summary.changed,
            outcome: summary.outcome,
        }
    }

    /// Of a table at which nothing has happened yet.
    pub(crate) fn of_new(setup: Setup) -> Self {
        Row {
            phase: Phase::Gathering,
            holders: setup.seats.clone(),
            waits: SeatSet::EMPTY,
            changed: setup.created,
            outcome: None,
            setup,
        }
    }

    pub(crate) fn summary(&self) -> Summary {
        Summary {
            phase: self.phase,
            holders: self.holders.clone(),
            waits: self.waits,
            changed: self.changed,
            outcome: self.outcome.clone(),
        }
    }

    pub(crate) fn rename_holders(&mut self, rename: impl FnOnce(&mut [Holder])) {
        rename(&mut self.holders);
    }

    /// Whether it waits for somebody.
    pub(crate) fn waits_for(&self, account: &str) -> bool {
        let mut asked = self.waits.iter();
        asked.any(|seat| {
            let holder = self.holders.get(seat.index());
            matches!(holder, Some(Holder::Person(who)) if who == account)
        })
    }
}

/// A series: how it was begun, and its tables in order.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Series {
    pub(crate) setup: Setup,
    pub(crate) tables: Vec<String>,
}
