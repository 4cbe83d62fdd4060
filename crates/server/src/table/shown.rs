//! What everybody may know of a table.

use super::{Holder, Table};
use crate::api::{self, Phase, SeatInfo, TableCard, TableInfo};
use crate::people::People;
use crate::store::{LoggedTable, SeatRow, TableRow};
use crate::table::Setup;
use tabletop::Seat;

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

fn holder(holder: &Holder, people: &People) -> api::Holder {
    match holder {
        Holder::Open => api::Holder::Open,
        Holder::Person(account) => api::Holder::Player(people.player(account)),
        Holder::Bot(level) => api::Holder::Bot(level.clone()),
    }
}

impl Table {
    /// What lists show of it.
    pub fn row(&self) -> TableRow {
        let waits = self.waits_for();
        let holders: Vec<&Holder> = self.seats.iter().map(|seat| &seat.holder).collect();
        let seat = |seat: Seat| SeatRow {
            account: match &self.seats[seat.index()].holder {
                Holder::Person(account) => Some(account.clone()),
                _ => None,
            },
            waits: waits.contains(seat),
        };
        let outcome = self.outcome.as_ref().and_then(|outcome| {
            let text = serde_json::to_string(outcome).ok()?;
            Some((text, self.ended.unwrap_or(self.changed)))
        });
        TableRow {
            id: self.id.clone(),
            public: self.setup.rules.public,
            phase: phase_name(self.phase),
            holders: serde_json::to_string(&holders).unwrap_or_default(),
            changed: self.changed,
            seats: Seat::all(self.seats.len()).map(seat).collect(),
            outcome,
        }
    }

    /// Everything that all who may see it may know.
    pub fn info(&self, people: &People, here: &dyn Fn(&str) -> bool) -> TableInfo {
        let seat = |seat: Seat| {
            let state = &self.seats[seat.index()];
            SeatInfo {
                seat,
                holder: holder(&state.holder, people),
                stand_in: state.stand_in,
                here: matches!(&state.holder, Holder::Person(account) if here(account)),
            }
        };
        TableInfo {
            id: self.id.clone(),
            game: self.setup.game.clone(),
            game_rules: self.game.as_ref().map_or(0, |game| game.rules()),
            options: self.setup.options.clone(),
            rules: self.setup.rules.clone(),
            phase: self.phase,
            host: people.player(&self.setup.host),
            seats: Seat::all(self.seats.len()).map(seat).collect(),
            created: self.setup.created,
            seed_sha256: self.seed_sha256.clone(),
            outcome: self.outcome.clone(),
            rating_changes: self.rating_changes.clone(),
            rematch: self.rematch.clone(),
            series: self.setup.series.clone(),
        }
    }

    /// Whether somebody may know of this table.
    pub fn may_see(&self, account: Option<&str>, key: Option<&str>) -> bool {
        let mine = account.is_some_and(|account| {
            self.setup.host == account || !self.seats_of(account).is_empty()
        });
        self.setup.rules.public || mine || key == Some(&self.setup.key)
    }
}

/// A line of a list of tables.
pub fn card(row: &LoggedTable, people: &People) -> Option<TableCard> {
    let setup: Setup = serde_json::from_str(&row.setup).ok()?;
    let holders: Vec<Holder> = serde_json::from_str(&row.holders).ok()?;
    Some(TableCard {
        id: row.id.clone(),
        game: setup.game,
        phase: phase_named(&row.phase),
        host: people.player(&setup.host),
        seats: holders.iter().map(|seat| holder(seat, people)).collect(),
        rules: setup.rules,
        changed: row.changed,
        waits_for_me: row.waits,
    })
}
