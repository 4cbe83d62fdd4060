//! What a rated table has to be, and what leaving one means.

use crate::api::{ClockRules, Code, PlayerKind, Refusal, StandIn};
use crate::{Holder, Setup, Table, What};
use std::collections::BTreeSet;
use tabletop::Seat;

/// Refuses a rated table that does not pit people against each other: at least two of them, claimed, with one seat each
/// and a clock; no bots, no lesson, no hints. Asked when a table is made, when somebody sits down, and at the start,
/// when nobody may be missing.
pub(crate) fn may_be_rated(
    setup: &Setup,
    holders: &[Holder],
    starts: bool,
    kind: &dyn Fn(&str) -> PlayerKind,
) -> Result<(), Refusal> {
    let rules = &setup.rules;
    if !rules.rated {
        return Ok(());
    }
    let mut people = BTreeSet::new();
    let mut sit = holders.len() >= 2;
    for holder in holders {
        sit &= match holder {
            Holder::Person(account) => people.insert(account),
            Holder::Invited { account, .. } => people.insert(account) && !starts,
            Holder::Open => !starts,
            Holder::Bot(_) => false,
        };
    }
    let timed = rules.clock != ClockRules::None;
    let helped = rules.hints || setup.lesson.is_some() || setup.position.is_some();
    if !sit || !timed || helped {
        return Err(Refusal::new(Code::BadRequest, "server-rated"));
    }
    match people
        .iter()
        .all(|account| kind(account) == PlayerKind::Claimed)
    {
        true => Ok(()),
        false => Err(Refusal::new(Code::Forbidden, "server-claimed_only")),
    }
}

impl Table {
    /// What happens when somebody gives up a seat: of two the game ends, of more a stand-in plays on, and the seat ranks
    /// last. A rated game that not everybody has begun to play is void.
    pub(crate) fn give_up(&self, seat: Seat) -> Vec<What> {
        if self.may_be_void() {
            return vec![What::Close];
        }
        let why = Some(StandIn::Resigned);
        let mut whats = vec![What::StandIn { seat, why }];
        if self.seats.len() <= 2 {
            whats.push(What::End);
        }
        whats
    }

    /// Whether the game is rated, and somebody has not answered yet.
    pub(crate) fn may_be_void(&self) -> bool {
        self.setup.rules.rated && self.answered.len() < self.seats.len()
    }
}
