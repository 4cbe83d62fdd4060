//! Clocks that stand still while the server is down.

use crate::api::{Clock, ClockRules, Clocks, Moment};
use tabletop::{Seat, SeatSet};

/// The clocks of one table.
#[derive(Clone, Debug)]
pub struct ClockFace {
    rules: ClockRules,
    left: Vec<i64>,
    running: SeatSet,
    since: Moment,
}

impl ClockFace {
    /// Clocks that show this and stand.
    pub fn new(rules: ClockRules, left: Vec<i64>, now: Moment) -> Self {
        ClockFace {
            rules,
            left,
            running: SeatSet::EMPTY,
            since: now,
        }
    }

    /// What the clocks show at a moment.
    pub fn reading(&self, now: Moment) -> Vec<i64> {
        let elapsed = now.since(self.since);
        let left = self.left.iter().enumerate();
        left.map(|(i, &left)| match self.running.contains(Seat::from(i)) {
            true => left - elapsed,
            false => left,
        })
        .collect()
    }

    /// Sets the clocks to a reading of this moment.
    pub fn set(&mut self, left: Vec<i64>, now: Moment) {
        if left.len() == self.left.len() {
            (self.left, self.since) = (left, now);
        }
    }

    /// Lets these clocks run and no others. Who has answered gets the increment.
    pub fn run(&mut self, running: SeatSet, now: Moment) {
        if running == self.running {
            return;
        }
        self.left = self.reading(now);
        for seat in self.running.difference(running).iter() {
            if let ClockRules::Live { increment, .. } = self.rules {
                self.left[seat.index()] += i64::from(increment) * 1000;
            }
        }
        for seat in running.difference(self.running).iter() {
            if let ClockRules::ByMail { days } = self.rules {
                self.left[seat.index()] = i64::from(days) * 86_400_000;
            }
        }
        (self.running, self.since) = (running, now);
    }

    /// Since when the clocks run.
    pub const fn since(&self) -> Moment {
        self.since
    }

    /// Lets the clocks go on from this moment; of the time in between only so many milliseconds passed.
    pub const fn wake(&mut self, now: Moment, passed: i64) {
        self.since = now.plus(-passed);
    }

    /// Of the time up to this moment so many milliseconds do not count; a clock that runs for less gives back no more.
    pub fn stand_still(&mut self, millis: i64, now: Moment) {
        self.since = self.since.plus(millis).min(now.max(self.since));
    }

    /// Whose flag falls next, and when.
    pub fn next_flag(&self) -> Option<(Seat, Moment)> {
        let until = |seat: Seat| (seat, self.since.plus(self.left[seat.index()]));
        self.running.iter().map(until).min_by_key(|(_, at)| *at)
    }

    /// As the page shows them.
    pub fn shown(&self) -> Clocks {
        let left = self.left.iter().enumerate();
        let clock = |(i, &left): (usize, &i64)| match self.running.contains(Seat::from(i)) {
            true => Clock::Until(self.since.plus(left)),
            false => Clock::Stopped(left),
        };
        Clocks {
            seats: left.map(clock).map(Some).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: ClockRules = ClockRules::Live {
        bank: 10,
        increment: 2,
    };

    #[test]
    fn a_clock_runs_while_its_seat_is_asked_and_gains_the_increment_when_it_has_answered() {
        let mut clocks = ClockFace::new(LIVE, vec![10_000; 2], Moment(0));
        clocks.run(SeatSet::of(Seat(0)), Moment(0));
        assert_eq!(clocks.next_flag(), Some((Seat(0), Moment(10_000))));
        clocks.run(SeatSet::of(Seat(1)), Moment(3_000));
        assert_eq!(clocks.reading(Moment(4_000)), [9_000, 9_000]);
    }

    #[test]
    fn a_clock_stands_still_while_the_server_is_down() {
        let mut clocks = ClockFace::new(LIVE, vec![10_000; 2], Moment(0));
        clocks.run(SeatSet::of(Seat(0)), Moment(0));
        clocks.set(clocks.reading(Moment(1_000)), Moment(1_000));
        clocks.wake(Moment(900_000), 500);
        assert_eq!(clocks.next_flag(), Some((Seat(0), Moment(908_500))));
    }

    #[test]
    fn a_clock_gives_back_the_time_that_does_not_count_as_far_as_it_ran_then() {
        let mut clocks = ClockFace::new(LIVE, vec![10_000; 2], Moment(0));
        clocks.run(SeatSet::of(Seat(0)), Moment(0));
        clocks.stand_still(13_000, Moment(14_000));
        assert_eq!(clocks.reading(Moment(14_000)), [9_000, 10_000]);
        clocks.run(SeatSet::of(Seat(1)), Moment(15_000));
        clocks.stand_still(13_000, Moment(18_000));
        assert_eq!(clocks.reading(Moment(18_000)), [10_000, 10_000]);
    }

    #[test]
    fn what_is_shown_changes_only_when_a_clock_starts_or_stops() {
        let mut clocks = ClockFace::new(LIVE, vec![10_000; 2], Moment(0));
        clocks.run(SeatSet::of(Seat(0)), Moment(0));
        let shown = clocks.shown();
        clocks.set(clocks.reading(Moment(2_500)), Moment(2_500));
        assert_eq!(clocks.shown(), shown);
    }

    #[test]
    fn by_mail_every_step_has_its_own_days() {
        let rules = ClockRules::ByMail { days: 2 };
        let day = 86_400_000;
        let mut clocks = ClockFace::new(rules, vec![2 * day; 2], Moment(0));
        clocks.run(SeatSet::of(Seat(0)), Moment(0));
        clocks.run(SeatSet::of(Seat(1)), Moment(day));
        clocks.run(SeatSet::of(Seat(0)), Moment(2 * day));
        assert_eq!(clocks.reading(Moment(2 * day)), [2 * day, day]);
    }
}
