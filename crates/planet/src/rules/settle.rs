//! What is resolved unasked: items without a choice that commute with everything else the player
//! could do now, and steps with a single answer.

use super::Log;
use super::list::Count;
use crate::action::Action;
use crate::effect::{Power, RoundRule, Special};
use crate::kinds::{Terrain, Track};
use crate::pending::Pending;
use crate::state::{Planet, Player, Stage};
use tabletop::Seat;

impl Planet {
    /// Resolves what needs no question, after an item was resolved. The last of several items is
    /// then asked for, or else their order would make no difference to the list.
    pub(crate) fn settle(&mut self, seat: Seat, log: &mut Log<'_>) {
        self.settle_items(seat, false, log);
    }

    /// Resolves what needs no question, after new items were gained; a single one is not asked for.
    pub(crate) fn settle_fresh(&mut self, seat: Seat, log: &mut Log<'_>) {
        self.settle_items(seat, true, log);
    }

    fn settle_items(&mut self, seat: Seat, fresh: bool, log: &mut Log<'_>) {
        loop {
            let player = self.player(seat);
            let busy = matches!(player.stage, Stage::Selected { .. }) || self.civ.claim.is_some();
            if busy || player.pending == Pending::default() {
                return;
            }
            let next = match player.pending.at_once.is_empty() {
                true if fresh => self.commuting(seat).or_else(|| self.single(seat)),
                true => self.commuting(seat),
                false => self.single(seat),
            };
            match next {
                Some(action) => self.resolve(seat, action, log),
                None => return,
            }
        }
    }

    /// The only thing a player can do, if it needs no answer.
    fn single(&self, seat: Seat) -> Option<Action> {
        let mut count = Count::default();
        self.list(seat, &mut count);
        let asked = |action: &Action| {
            matches!(
                action,
                Action::Done
                    | Action::Select(_)
                    | Action::Take(_)
                    | Action::Place { .. }
                    | Action::Claim(_)
                    | Action::Keep(_)
                    | Action::KeepObjective(_)
                    | Action::DiscardObjective(_)
            )
        };
        count.first.filter(|action| count.n == 1 && !asked(action))
    }

    /// An advance of a named tracker that commutes with all else the player could do.
    ///
    /// Two advances commute if they are of different trackers, neither is tech, neither brings a
    /// synergy boost and no tracker stands in another's way; an advance and a rover step do, unless
    /// a lifepod could come into its way; nothing commutes with a choice of tracker, a technology
    /// that can be used or an advance that makes another tracker regress.
    fn commuting(&self, seat: Seat) -> Option<Action> {
        let player = self.player(seat);
        let (pending, corp) = (&player.pending, player.corp());
        if corp.is(Special::DiagonalAdvance) || corp.is(Special::TrackersBlock) {
            return None;
        }
        let choice = pending.synergy > 0
            || pending.boost_or_peek
            || !pending.choose.is_empty()
            || pending.raise_to > 0
            || player.regress_due().is_some()
            || pending.reposition > 0
            || pending.advance[Track::Tech.index()] > 0
            || pending.extra_tile.is_some()
            || self.rule == Some(RoundRule::OneResourceOnly) && !pending.resources.is_empty()
            || pending.resources.iter().any(|it| it.kind != Terrain::Water);
        let pods = corp.is(Special::LifepodsOnTracks)
            && (!player.surface.rovers.is_empty()
                || pending.deploy > 0
                || pending.collect_lifepods > 0);
        let techs = 0..corp.techs.len() as u8;
        if choice
            || pods
            || player.active() != 0 && techs.into_iter().any(|it| self.usable(seat, it))
        {
            return None;
        }
        let waits =
            |track: &&Track| pending.advance[track.index()] + pending.silent[track.index()] > 0;
        let waiting = Track::ALL.iter().filter(waits);
        // A regress stops at the floor: it may cost nothing if civ goes first.
        if corp.is(Special::RegressOtherOnCivMilestone) && waits(&&Track::Civ) {
            return None;
        }
        let trackers = waiting.clone().count();
        if trackers + pending.resources.len() > 1 && self.boost_ahead(player) {
            return None;
        }
        let mut advances = waiting.filter(|&&track| player.can_advance(track));
        match advances.next() {
            Some(track) => Some(Action::Advance(*track)),
            // Whether water is doubled depends on tech alone, which nothing can change any more.
            None if trackers == 0 && player.can_advance(Track::Water) => pending
                .resources
                .first()
                .map(|resource| Action::Resource(resource.kind)),
            None => None,
        }
    }

    /// Whether one of the advances that wait brings a synergy boost. It may be spent on tech, and the
    /// level that is won changes what the other advances give.
    fn boost_ahead(&self, player: &Player) -> bool {
        let boosts = |track: &Track| player.boost_within(*track, player.steps_waiting(*track));
        self.rule != Some(RoundRule::NoSynergyBoosts) && Track::ALL.iter().any(boosts)
    }
}

impl Player {
    /// How many steps with benefits wait for a tracker; the water of a tile may count twice.
    fn steps_waiting(&self, track: Track) -> u8 {
        let doubled = if self.has(Power::DoubleWater) { 2 } else { 1 };
        let water = self
            .pending
            .resources
            .iter()
            .filter(|_| track == Track::Water);
        let water: u8 = water.map(|resource| resource.times * doubled).sum();
        self.pending.advance[track.index()] + water
    }
}
