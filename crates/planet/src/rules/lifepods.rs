//! Collected lifepods: where they may lie and how they are moved.

use super::Log;
use crate::effect::{Special, Token};
use crate::event::Event;
use crate::kinds::Track;
use crate::pending::AtOnce;
use crate::state::{Planet, Player, PodPlace, Tracker};
use tabletop::Seat;

/// Rows of a track on which a lifepod can lie.
const ROWS: u8 = 16;

impl Player {
    /// Whether a collected lifepod can go anywhere but the scoring area.
    pub(crate) fn has_pod_choice(&self) -> bool {
        let techs = (1 << self.corp().techs.len()) - 1;
        self.is(Special::LifepodsOnTracks)
            || self.is(Special::LifepodsUnlockTechs) && self.pods_on_techs != techs
    }

    /// Whether a lifepod can be put there.
    pub(crate) fn pod_fits(&self, place: PodPlace) -> bool {
        match place {
            PodPlace::Scoring => true,
            PodPlace::Space { track, row } => {
                row < ROWS
                    && self.is(Special::LifepodsOnTracks)
                    && self.pods_on_tracks[track.index()] >> row & 1 == 0
                    && self.trackers[track.index()] != Tracker { track, at: row }
            }
            PodPlace::Tech(tech) => {
                usize::from(tech) < self.corp().techs.len()
                    && self.is(Special::LifepodsUnlockTechs)
                    && self.pods_on_techs >> tech & 1 == 0
            }
        }
    }

    /// Every place where a lifepod can be put.
    pub(crate) fn pod_places(&self, mut each: impl FnMut(PodPlace)) {
        each(PodPlace::Scoring);
        if self.is(Special::LifepodsOnTracks) {
            for &track in Track::ALL {
                for row in 0..ROWS {
                    let place = PodPlace::Space { track, row };
                    if self.pod_fits(place) {
                        each(place);
                    }
                }
            }
        }
        if self.is(Special::LifepodsUnlockTechs) {
            let techs = 0..self.corp().techs.len() as u8;
            techs
                .map(PodPlace::Tech)
                .filter(|&place| self.pod_fits(place))
                .for_each(each);
        }
    }

    /// Every place with a collected lifepod that can be moved after these.
    pub(crate) fn pods_but(&self, moved: &[Option<PodPlace>; 3], mut each: impl FnMut(PodPlace)) {
        if !moved.contains(&None) {
            return;
        }
        let times = |place| moved.iter().flatten().filter(|it| **it == place).count();
        self.pods(|place| {
            let there = match place {
                PodPlace::Scoring => usize::from(self.lifepods),
                _ => 1,
            };
            if there > times(place) {
                each(place);
            }
        });
    }

    /// Every place with a collected lifepod.
    pub(crate) fn pods(&self, mut each: impl FnMut(PodPlace)) {
        if self.lifepods > 0 {
            each(PodPlace::Scoring);
        }
        for &track in Track::ALL {
            for row in 0..ROWS {
                if self.pods_on_tracks[track.index()] >> row & 1 == 1 {
                    each(PodPlace::Space { track, row });
                }
            }
        }
        (0..8)
            .filter(|tech| self.pods_on_techs >> tech & 1 == 1)
            .map(PodPlace::Tech)
            .for_each(each);
    }

    fn put_pod(&mut self, place: PodPlace) {
        match place {
            PodPlace::Scoring => self.lifepods += 1,
            PodPlace::Space { track, row } => self.pods_on_tracks[track.index()] |= 1 << row,
            PodPlace::Tech(tech) => self.pods_on_techs |= 1 << tech,
        }
    }

    fn take_pod(&mut self, place: PodPlace) {
        match place {
            PodPlace::Scoring => self.lifepods -= 1,
            PodPlace::Space { track, row } => self.pods_on_tracks[track.index()] &= !(1 << row),
            PodPlace::Tech(tech) => self.pods_on_techs &= !(1 << tech),
        }
    }
}

impl Planet {
    /// Puts a lifepod that was just collected, or taken up to be moved.
    pub(crate) fn put_lifepod(&mut self, seat: Seat, place: PodPlace, log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        player.put_pod(place);
        if let Some(AtOnce::Repositions { moved }) = player.pending.at_once.last_mut()
            && let Some(next) = moved.iter_mut().find(|it| it.is_none())
        {
            *next = Some(place);
        }
        log.emit(|| Event::LifepodPut { seat, place });
    }

    /// Takes up a collected lifepod, to put it elsewhere.
    pub(crate) fn take_up_lifepod(&mut self, seat: Seat, from: PodPlace) {
        let player = self.player_mut(seat);
        player.take_pod(from);
        player.pending.at_once.push(AtOnce::Moving(from));
    }

    /// Destroys a collected lifepod.
    pub(crate) fn destroy_pod(&mut self, seat: Seat, place: PodPlace, log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        player.take_pod(place);
        player.lifepods_lost += 1;
        log.emit(|| Event::DestroyedCollected {
            seat,
            token: Token::Lifepod,
        });
    }
}
