//! How the first bot stands while the games are still being played.

use super::stats::{Interval, evidence_against};
use super::tally::Bout;
use crate::crew::Onlooker;
use std::sync::Mutex;

/// Evidence of 20 to 1 is an error in one run of 20 at most.
const CONVINCING: f64 = 20.0;

/// The first bot's share of every game that is over.
pub(super) struct Ledger {
    name: String,
    bar: Option<f64>,
    shares: Mutex<Vec<Option<f64>>>,
}

impl Ledger {
    /// An empty one; with a bar it is satisfied when the share is clearly above or below it.
    pub(super) fn new(name: &str, bar: Option<f64>) -> Self {
        Ledger {
            name: name.to_owned(),
            bar,
            shares: Mutex::default(),
        }
    }

    /// Notes a game.
    pub(super) fn note(&self, bout: &Bout) {
        let own = bout.seats.iter().filter(|seat| seat.0 == 0);
        let share = own.map(|seat| seat.2).sum();
        let Ok(mut shares) = self.shares.lock() else {
            return;
        };
        let number = bout.number as usize;
        if shares.len() <= number {
            shares.resize(number + 1, None);
        }
        shares[number] = Some(share);
    }

    /// Wins among the games up to the first that is still being played: which games are long has
    /// no say in when to stop.
    fn wins(&self) -> (f64, u64) {
        let Ok(shares) = self.shares.lock() else {
            return (0.0, 0);
        };
        let over = shares.iter().map_while(|share| *share);
        over.fold((0.0, 0), |(wins, games), share| (wins + share, games + 1))
    }
}

impl Onlooker for Ledger {
    fn is_satisfied(&self) -> bool {
        let Some(bar) = self.bar else {
            return false;
        };
        let (wins, games) = self.wins();
        let Interval { low, high, .. } = Interval::share(wins, games);
        let is_clear = low > bar || high < bar;
        is_clear && evidence_against(bar, wins, games) > CONVINCING
    }

    fn standing(&self) -> Option<String> {
        let (wins, games) = self.wins();
        let Interval { value, low, high } = Interval::share(wins, games);
        let [value, low, high] = [value, low, high].map(|share| 100.0 * share);
        let name = &self.name;
        Some(format!("{name} {value:.1}% ({low:.1} to {high:.1}%)"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bout(number: u64, won: bool) -> Bout {
        let share = if won { [1.0, 0.0] } else { [0.0, 1.0] };
        Bout {
            number,
            seats: vec![(0, 0, share[0]), (1, 0, share[1])],
            decisions: 0,
            forecasts: Vec::new(),
        }
    }

    #[test]
    fn a_run_stops_when_the_share_is_clearly_on_one_side_of_the_bar() {
        for won in [true, false] {
            let ledger = Ledger::new("a", Some(0.6));
            let needed = (0..100).find(|&number| {
                ledger.note(&bout(number, won));
                ledger.is_satisfied()
            });
            assert!(needed.is_some_and(|number| number > 4), "{needed:?}");
        }
    }

    #[test]
    fn a_share_at_the_bar_goes_on() {
        let ledger = Ledger::new("a", Some(0.5));
        for number in 0..200 {
            ledger.note(&bout(number, number % 2 == 0));
            assert!(!ledger.is_satisfied());
        }
        assert!(
            ledger
                .standing()
                .is_some_and(|text| text.contains("a 50.0%"))
        );
    }

    #[test]
    fn games_behind_one_that_still_goes_on_do_not_count_yet() {
        let ledger = Ledger::new("a", Some(0.5));
        for number in 1..50 {
            ledger.note(&bout(number, true));
        }
        assert!(!ledger.is_satisfied());
        ledger.note(&bout(0, true));
        assert!(ledger.is_satisfied());
    }
}
