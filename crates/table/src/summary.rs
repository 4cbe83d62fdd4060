//! What everybody may know of a table, and what lists show of it.

use crate::api::{self, Moment, Phase, Player, SeatInfo, TableCard, TableInfo};
use crate::{Holder, Setup, Table};
use tabletop::{Outcome, Seat, SeatSet};

/// Who is called what.
pub trait Names {
    /// How an account is shown; a former player if it is not known.
    fn player(&self, account: &str) -> Player;
}

/// What lists show of a table, and what is asked of it without reading its log.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Where it is in its life.
    pub phase: Phase,
    /// Who holds the seats.
    pub holders: Vec<Holder>,
    /// The seats it waits for.
    pub waits: SeatSet,
    /// When something last happened.
    pub changed: Moment,
    /// How it came out, and when.
    pub outcome: Option<(Outcome, Moment)>,
}

/// A holder as everybody sees it.
pub fn shown(holder: &Holder, names: &dyn Names) -> api::Holder {
    match holder {
        Holder::Open => api::Holder::Open,
        Holder::Person(account) => api::Holder::Player(names.player(account)),
        Holder::Invited { account, until } => api::Holder::Invited {
            player: names.player(account),
            until: *until,
        },
        Holder::Bot(level) => api::Holder::Bot(level.clone()),
    }
}

/// Whether somebody may know of a table.
pub fn may_see(
    setup: &Setup,
    holders: &[Holder],
    account: Option<&str>,
    key: Option<&str>,
) -> bool {
    let holds = |account: &str| {
        let is = |holder: &Holder| match holder {
            Holder::Person(who) | Holder::Invited { account: who, .. } => who == account,
            _ => false,
        };
        holders.iter().any(is)
    };
    let mine = account.is_some_and(|account| setup.host == account || holds(account));
    setup.rules.public || mine || key == Some(&setup.key)
}

impl Table {
    /// What lists show of it.
    pub fn summary(&self) -> Summary {
        let outcome = self.outcome.clone();
        Summary {
            phase: self.phase,
            holders: self.seats.iter().map(|seat| seat.holder.clone()).collect(),
            waits: self.waits_for(),
            changed: self.changed,
            outcome: outcome.map(|outcome| (outcome, self.ended.unwrap_or(self.changed))),
        }
    }

    /// Everything that all who may see it may know.
    pub fn info(&self, names: &dyn Names, here: &dyn Fn(&str) -> bool) -> TableInfo {
        let seat = |seat: Seat| {
            let state = &self.seats[seat.index()];
            SeatInfo {
                seat,
                holder: shown(&state.holder, names),
                stand_in: state.stand_in,
                here: matches!(&state.holder, Holder::Person(account) if here(account)),
                away_since: None,
                wanted_by: SeatSet::EMPTY,
            }
        };
        TableInfo {
            id: self.id.clone(),
            game: self.setup.game.clone(),
            game_rules: self.rules.unwrap_or_default(),
            options: self.setup.options.clone(),
            rules: self.setup.rules.clone(),
            take_back: self.take_back_rule(),
            phase: self.phase,
            host: names.player(&self.setup.host),
            seats: Seat::all(self.seats.len()).map(seat).collect(),
            created: self.setup.created,
            frozen: self.frozen.clone(),
            seed_sha256: self.seed_sha256.clone(),
            outcome: self.outcome.clone(),
            rating_changes: self.rating_changes.clone(),
            rematch: self.rematch.clone(),
            series: self.setup.series.clone(),
        }
    }
}

/// A line of a list of tables.
pub fn card(
    id: &str,
    setup: Setup,
    summary: &Summary,
    names: &dyn Names,
    waits_for_me: bool,
) -> TableCard {
    TableCard {
        id: id.to_owned(),
        game: setup.game,
        phase: summary.phase,
        host: names.player(&setup.host),
        seats: summary
            .holders
            .iter()
            .map(|seat| shown(seat, names))
            .collect(),
        rules: setup.rules,
        changed: summary.changed,
        waits_for_me,
    }
}
