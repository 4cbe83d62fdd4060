//! Trackers: advancing, regressing, and what a space gives.

use super::Log;
use crate::corporations::is_milestone;
use crate::effect::{Benefits, Effect, Power, RoundRule, Special, Who};
use crate::event::{Event, Way};
use crate::kinds::{Track, TrackSet};
use crate::pending::AtOnce;
use crate::state::{Planet, Player, Step, Tracker};
use arrayvec::ArrayVec;
use tabletop::Seat;

/// Where a tracker may go with one advance: at most up, two diagonals and two sideways.
pub(crate) type Targets = ArrayVec<Tracker, 6>;

impl Player {
    /// The printed place of a tracker.
    fn printed(&self, tracker: Tracker) -> (Track, u8) {
        let space = self.corp().space(tracker.track, tracker.at);
        (space.column, space.row)
    }

    /// The printed height of a tracker.
    pub(crate) fn height(&self, track: Track) -> u8 {
        self.printed(self.trackers[track.index()]).1
    }

    fn blocked(&self, place: Tracker) -> bool {
        let printed = self.printed(place);
        self.trackers
            .iter()
            .any(|&tracker| self.printed(tracker) == printed)
    }

    fn has_pod(&self, place: Tracker) -> bool {
        self.pods_on_tracks[place.track.index()] >> place.at & 1 == 1
    }

    /// The next place for a tracker among `places`, over lifepods and, with the technology, over
    /// other trackers.
    fn next_free(&self, track: Track, mut places: impl Iterator<Item = u8>) -> Option<Tracker> {
        let corp = self.corp();
        if corp.is(Special::LifepodsOnTracks) {
            let at = places.find(|&at| !self.has_pod(Tracker { track, at }))?;
            return Some(Tracker { track, at });
        }
        let mut places = places.map(|at| Tracker { track, at });
        if !corp.is(Special::TrackersBlock) {
            return places.next();
        }
        match self.has(Power::JumpOver) {
            true => places.find(|&place| !self.blocked(place)),
            false => places.next().filter(|&place| !self.blocked(place)),
        }
    }

    /// Where one advance may take a tracker.
    pub(crate) fn targets(&self, tracker: Track, sideways: bool) -> Targets {
        let here = self.trackers[tracker.index()];
        if self.is(Special::DiagonalAdvance) {
            return self.makeshift_targets(tracker, sideways);
        }
        let top = self.corp().top(here.track);
        self.next_free(here.track, here.at + 1..=top)
            .into_iter()
            .collect()
    }

    fn makeshift_targets(&self, tracker: Track, sideways: bool) -> Targets {
        let here = self.trackers[tracker.index()];
        let column = here.track.index();
        let wrap = self.has(Power::WrapTracks);
        let shift = sideways && self.has(Power::LateralShift);
        let mut targets = Targets::new();
        for (other, &track) in Track::ALL.iter().enumerate() {
            let apart = column.abs_diff(other);
            if apart > 1 && !(wrap && apart == 4) {
                continue;
            }
            // Two synergy boosts side by side would feed each other for ever.
            let boost = |track: Track| self.corp().space(track, here.at).boost;
            let left = self.shifted[tracker.index()][other] >> here.at & 1 == 1;
            let endless = left && boost(here.track) && boost(track);
            for at in [here.at, here.at + 1] {
                let side = at == here.at;
                if side && (apart == 0 || !shift || endless) || at > self.corp().top(track) {
                    continue;
                }
                let place = Tracker { track, at };
                if !self.blocked(place) {
                    targets.push(place);
                }
            }
        }
        targets
    }

    /// Whether one of a tracker's next `steps` reaches a space with a synergy boost, if none stands
    /// in its way.
    pub(crate) fn boost_within(&self, tracker: Track, steps: u8) -> bool {
        let here = self.trackers[tracker.index()];
        let (corp, pods) = (
            self.corp(),
            u32::from(self.pods_on_tracks[here.track.index()]),
        );
        let ahead = here.at + 1..=corp.top(here.track);
        ahead
            .filter(|at| pods >> at & 1 == 0)
            .take(steps.into())
            .any(|at| corp.space(here.track, at).boost)
    }

    /// Whether a tracker stands on top of the rover track, where an advance gives movement.
    pub(crate) fn on_rover_top(&self, tracker: Track) -> bool {
        let here = self.trackers[tracker.index()];
        here.track == Track::Rover && here.at == self.corp().top(Track::Rover)
    }

    /// Whether a tracker can advance.
    #[inline]
    pub(crate) fn can_advance(&self, tracker: Track) -> bool {
        self.can_advance_by(tracker, true)
    }

    /// Whether a tracker can advance, perhaps without shifting sideways.
    pub(crate) fn can_advance_by(&self, tracker: Track, sideways: bool) -> bool {
        self.on_rover_top(tracker) || !self.targets(tracker, sideways).is_empty()
    }

    /// The trackers that can advance.
    pub(crate) fn advanceable(&self) -> TrackSet {
        Track::ALL
            .iter()
            .copied()
            .filter(|&track| self.can_advance(track))
            .collect()
    }

    /// Where one regress takes a tracker that stands here.
    fn down(&self, here: Tracker) -> Option<Tracker> {
        if self.is(Special::DiagonalAdvance) {
            let at = here.at.checked_sub(1)?;
            return Some(Tracker { at, ..here }).filter(|&place| !self.blocked(place));
        }
        self.next_free(here.track, (0..here.at).rev())
    }

    /// Puts a tracker down by so many steps, as far as it can go.
    pub(crate) fn step_down(&mut self, tracker: Track, steps: u8) {
        for _ in 0..steps {
            if let Some(place) = self.down(self.trackers[tracker.index()]) {
                self.trackers[tracker.index()] = place;
            }
        }
    }

    /// How many steps down a tracker can go, up to `most`.
    pub(crate) fn can_regress(&self, tracker: Track, most: u8) -> u8 {
        let mut here = self.trackers[tracker.index()];
        for n in 0..most {
            match self.down(here) {
                Some(place) => here = place,
                None => return n,
            }
        }
        most
    }

    /// The trackers that a regress may take: those that can go down the furthest, up to `steps`.
    pub(crate) fn regressable(&self, from: TrackSet, steps: u8) -> (TrackSet, u8) {
        let most = from
            .iter()
            .map(|track| self.can_regress(track, steps))
            .max()
            .unwrap_or(0);
        if most == 0 {
            return (TrackSet::EMPTY, 0);
        }
        (
            from.iter()
                .filter(|&track| self.can_regress(track, steps) >= most)
                .collect(),
            most,
        )
    }

    /// What track movement is raised by.
    fn movement_bonus(&self) -> u8 {
        let crowded = self.has(Power::CrowdedMovementBonus)
            && self
                .trackers
                .iter()
                .filter(|it| it.track == Track::Rover)
                .count()
                >= 2;
        let flux = self.flux == Some(Track::Rover) && self.has(Power::ImproveFlux);
        u8::from(self.has(Power::MovementBonus)) + u8::from(crowded) + u8::from(flux)
    }
}

/// All trackers but civ: what Republic's milestones push down.
pub(crate) fn others_than_civ() -> TrackSet {
    let mut others = TrackSet::ALL;
    others.remove(Track::Civ);
    others
}

impl Planet {
    /// One advance of a tracker; asks where to if there is a choice, and does nothing if it cannot.
    pub(crate) fn advance(
        &mut self,
        seat: Seat,
        tracker: Track,
        benefits: Benefits,
        sideways: bool,
        log: &mut Log<'_>,
    ) {
        let player = self.player_mut(seat);
        let targets = player.targets(tracker, sideways);
        let stay = player.on_rover_top(tracker);
        match targets.as_slice() {
            [] if stay => self.top_movement(seat, benefits, log),
            [] => {}
            [target] if !stay => self.arrive(seat, tracker, *target, benefits, log),
            _ => player.pending.at_once.push(AtOnce::Target {
                tracker,
                benefits,
                sideways,
            }),
        }
    }

    /// The movement printed above the rover track.
    pub(crate) fn top_movement(&mut self, seat: Seat, benefits: Benefits, log: &mut Log<'_>) {
        if benefits == Benefits::None {
            return;
        }
        let player = self.player_mut(seat);
        let top = player.corp().tracks[Track::Rover.index()]
            .top_movement
            .unwrap_or(0);
        let points = top + player.movement_bonus();
        self.gain_movement(seat, points, log);
    }

    /// Points for the pool.
    pub(crate) fn gain_movement(&mut self, seat: Seat, points: u8, log: &mut Log<'_>) {
        if points > 0 {
            let pool = &mut self.player_mut(seat).pool;
            *pool = pool.saturating_add(points);
            log.emit(|| Event::Movement { seat, points });
        }
    }

    /// Puts a tracker on a space and gains what the space gives.
    pub(crate) fn arrive(
        &mut self,
        seat: Seat,
        tracker: Track,
        target: Tracker,
        benefits: Benefits,
        log: &mut Log<'_>,
    ) {
        let player = self.player_mut(seat);
        let corp = player.corp();
        let from = player.trackers[tracker.index()];
        if corp.tech_with(Power::LateralShift).is_some() {
            player.shifted[tracker.index()][from.track.index()] |= 1 << from.at;
        }
        player.trackers[tracker.index()] = target;
        let space = corp.space(target.track, target.at);
        let (track, row) = (space.column, space.row);
        log.emit(|| Event::Tracked {
            seat,
            tracker,
            track,
            row,
            way: Way::Up,
        });
        if space.choose_one {
            if benefits != Benefits::None {
                player.pending.at_once.push(AtOnce::Benefit { benefits });
            }
            return;
        }
        for effect in &space.benefits {
            self.gain_from_track(seat, effect, track, benefits, log);
        }
    }

    /// Gains a benefit of a space on `column`, unless the mode of the advance or the event's rule
    /// takes it away.
    pub(crate) fn gain_from_track(
        &mut self,
        seat: Seat,
        effect: &Effect,
        column: Track,
        benefits: Benefits,
        log: &mut Log<'_>,
    ) {
        let lost = is_milestone(effect) && self.rule == Some(RoundRule::NoMilestones);
        let player = self.player_mut(seat);
        if let Effect::UnlockTech { level } = effect {
            let bit = 1 << (level - 1);
            match lost || benefits == Benefits::None {
                true => player.delayed |= bit,
                false => player.delayed &= !bit,
            }
        }
        if lost || benefits == Benefits::None {
            return;
        }
        let improved = player.flux == Some(column) && player.has(Power::ImproveFlux);
        match effect {
            Effect::SynergyBoost { count } => {
                if benefits == Benefits::All {
                    let twice = improved && column == Track::Water;
                    self.gain_synergy(seat, if twice { 2 * count } else { *count });
                }
            }
            Effect::CivCard { level } => {
                let level = (level + u8::from(improved)).min(4);
                self.civ_milestone(seat, level);
            }
            Effect::GainBiomassPatches { count } => {
                player.pending.patches += if improved { 2 * count } else { *count };
            }
            Effect::GainRoverMovement { points } => {
                let points = points + player.movement_bonus();
                self.gain_movement(seat, points, log);
            }
            Effect::UnlockTech { .. } if player.is(Special::FluxToken) => {
                player.pending.at_once.push(AtOnce::FluxToken);
            }
            Effect::UnlockTech { .. } => {
                if self.step == Step::EndClaims {
                    self.player_mut(seat).open_archive();
                }
            }
            other => self.gain(seat, other, log),
        }
    }

    /// Synergy boosts, unless the event forbids them.
    pub(crate) fn gain_synergy(&mut self, seat: Seat, count: u8) {
        if self.rule != Some(RoundRule::NoSynergyBoosts) {
            self.player_mut(seat).pending.synergy += count;
        }
    }

    fn civ_milestone(&mut self, seat: Seat, level: u8) {
        let player = self.player_mut(seat);
        player.owed[usize::from(level) - 1] += 1;
        if player.is(Special::RegressOtherOnCivMilestone) {
            player.pending.regress_other += 1;
        }
        if player.has(Power::CivSynergy) {
            self.gain_synergy(seat, 1);
        }
    }

    /// Whose tracker an effect means.
    pub(crate) fn tracker_of(&self, seat: Seat, who: Who) -> Option<Track> {
        match who {
            Who::Tracker(track) => Some(track),
            Who::Flux => self.player(seat).flux,
        }
    }

    /// A tracker goes down by `steps`; nothing is gained.
    pub(crate) fn regress(&mut self, seat: Seat, tracker: Track, steps: u8, log: &mut Log<'_>) {
        for _ in 0..steps {
            let player = self.player_mut(seat);
            let here = player.trackers[tracker.index()];
            let Some(place) = player.down(here) else {
                return;
            };
            if player.corp().tech_with(Power::LateralShift).is_some() {
                player.shifted[tracker.index()][here.track.index()] |= 1 << here.at;
            }
            player.trackers[tracker.index()] = place;
            let (track, row) = player.printed(place);
            log.emit(|| Event::Tracked {
                seat,
                tracker,
                track,
                row,
                way: Way::Down,
            });
        }
    }

    /// Flux 1 counts also when it is reached during the turn, once per round.
    pub(crate) fn flux_movement(&mut self, seat: Seat, log: &mut Log<'_>) {
        let turn = self.step == Step::Turn;
        let player = self.player_mut(seat);
        if !turn || !player.has_unused(Power::MovementOnFlux) {
            return;
        }
        let Some(track) = player.flux else {
            return;
        };
        if let Some(tech) = player.corp().tech_with(Power::MovementOnFlux) {
            player.used_round |= 1 << tech;
        }
        let terrain = player.surface.squares_of(track.terrain(), player.board());
        let there = terrain & player.surface.rover_squares();
        self.gain_movement(seat, 2 * there.len() as u8, log);
    }
}
