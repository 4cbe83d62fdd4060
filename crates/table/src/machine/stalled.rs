//! Tables that stand still because somebody is away: those who are here can agree to a stand-in.

use super::line::Plan;
use super::{Machine, Output, Outside, ViewerId};
use crate::api::{ClockRules, Code, Moment, Phase, Refusal, StandIn};
use crate::{Holder, What};
use std::collections::BTreeSet;
use tabletop::{Seat, SeatSet};

/// How long somebody is away before those who are here can agree to a stand-in, in milliseconds.
const AWAY: i64 = 5 * 60 * 1000;
/// How long before somebody who is here alone can have one.
const LONG_AWAY: i64 = 24 * 60 * 60 * 1000;

impl Machine {
    /// Somebody wants a stand-in for somebody who is away. Once all who are here do, there is one; a game never ends so.
    pub(super) fn want_stand_in(
        &mut self,
        viewer: ViewerId,
        seat: Seat,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) -> Result<Plan, Refusal> {
        self.table.must_be(Phase::Playing)?;
        let looks = self.viewers.get(&viewer);
        let by = looks.and_then(|looks| looks.who.account.clone());
        let by = by.ok_or_else(Refusal::not_signed_in)?;
        let since = self.away_since(seat).filter(|_| self.table.is_asked(seat));
        let since = since.ok_or_else(Refusal::not_now)?;
        let here = self.people_here();
        let enough = match here.len() {
            0 | 1 => LONG_AWAY,
            _ => AWAY,
        };
        if outside.now.since(since) < enough {
            return Err(Refusal::new(Code::NotNow, "server-not_away_long"));
        }
        let away = self.holder(seat).unwrap_or_default().to_owned();
        let wanted = self.wanted.entry(away.clone()).or_default();
        wanted.insert(by);
        if !here.is_subset(wanted) {
            self.show_table(None, outside, out);
            return Ok(Vec::new().into());
        }
        let seats = self.own_with(&away, None).into_iter();
        let why = Some(StandIn::Away);
        let whats = seats.map(|seat| What::StandIn { seat, why });
        Ok(whats.collect::<Vec<_>>().into())
    }

    /// Since when the holder of a seat has not been seen, if a stand-in can be asked for it. A rated table has its
    /// clock, and by mail everybody has their days.
    pub(super) fn away_since(&self, seat: Seat) -> Option<Moment> {
        let rules = &self.table.setup.rules;
        let by_mail = matches!(rules.clock, ClockRules::ByMail { .. });
        let here = |account: &&str| self.is_here(account);
        let away = self.holder(seat).filter(|account| !here(account))?;
        let can_be = !rules.rated && !by_mail && self.table.people().contains(seat);
        let last = self.last_sign_of(away)?;
        (can_be && self.table.phase == Phase::Playing).then_some(last)
    }

    /// Who wants a stand-in for a seat, of those who are here.
    pub(super) fn wanted_by(&self, seat: Seat) -> SeatSet {
        let wanted = self.holder(seat).and_then(|away| self.wanted.get(away));
        let wanted = wanted.into_iter().flatten();
        let here = wanted.filter(|account| self.is_here(account));
        here.flat_map(|account| self.table.seats_of(account))
            .collect()
    }

    /// When somebody who holds a seat was last seen here, as far as the log and this machine know.
    fn last_sign_of(&self, account: &str) -> Option<Moment> {
        self.seen.get(account).copied().max(self.table.started)
    }

    /// Somebody who holds a seat no longer looks.
    pub(super) fn note_gone(&mut self, account: Option<String>, now: Moment) {
        if let Some(account) = account
            && !self.is_here(&account)
            && self.table.accounts().contains(account.as_str())
        {
            self.seen.insert(account, now);
        }
    }

    /// Of the time in which there was no host only so much counts for those who were away.
    pub(super) fn wake_presence(&mut self, now: Moment, counted: impl Fn(Moment) -> i64) {
        let accounts = self.table.accounts().into_iter();
        let last = |account: &str| Some((account.to_owned(), self.last_sign_of(account)?));
        let last: Vec<_> = accounts.filter_map(last).collect();
        let shifted = |(account, at)| (account, now.plus(-counted(at)));
        self.seen = last.into_iter().map(shifted).collect();
    }

    fn holder(&self, seat: Seat) -> Option<&str> {
        match &self.table.seat(seat)?.holder {
            Holder::Person(account) => Some(account),
            _ => None,
        }
    }

    /// Everybody who plays and has the table open.
    fn people_here(&self) -> BTreeSet<String> {
        let seats = self.table.people().iter();
        let people = seats.filter_map(|seat| self.holder(seat));
        people
            .filter(|account| self.is_here(account))
            .map(str::to_owned)
            .collect()
    }
}
