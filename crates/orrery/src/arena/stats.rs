//! How sure a result is: shares with their intervals, and ratings.

use serde::Serialize;

/// 95% of a normal distribution lies within so many standard deviations.
const Z: f64 = 1.959_964;

/// A value with the interval in which it lies with 95% confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The value.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// A share of wins among games, by Wilson's score; wins may be shared.
    pub fn share(wins: f64, games: u64) -> Self {
        if games == 0 {
            let (low, high) = (0.0, 1.0);
            return Interval {
                value: 0.0,
                low,
                high,
            };
        }
        let n = games as f64;
        let p = wins / n;
        let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let spread = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        Interval {
            value: p,
            low: (middle - spread).max(0.0),
            high: (middle + spread).min(1.0),
        }
    }

    /// The lead in Elo over each of `others` equal opponents that makes this share of wins likely. A
    /// share of none or all is taken as half a game from it.
    pub fn elo(self, others: usize, games: u64) -> Self {
        let edge = 0.5 / games.max(1) as f64;
        let lead = |share: f64| {
            let share = share.clamp(edge, 1.0 - edge);
            400.0 * (share * others.max(1) as f64 / (1.0 - share)).log10()
        };
        Interval {
            value: lead(self.value),
            low: lead(self.low),
            high: lead(self.high),
        }
    }
}

/// How strongly so many wins in so many games speak against `bar` being the true share: how much better
/// they are foretold by a player who starts out knowing nothing of the share and learns on the way.
///
/// If `bar` is the true share, this ever exceeds 20 in one run of 20 at most (Ville), however often one looks.
pub(super) fn evidence_against(bar: f64, wins: f64, games: u64) -> f64 {
    let bar = bar.clamp(1e-6, 1.0 - 1e-6);
    let losses = games as f64 - wins;
    let foretold = ln_factorial(wins) + ln_factorial(losses) - ln_factorial(games as f64 + 1.0);
    let by_bar = wins * bar.ln() + losses * (1.0 - bar).ln();
    (foretold - by_bar).exp()
}

/// The logarithm of n!, also between whole numbers: by Stirling's series, a few steps on.
fn ln_factorial(n: f64) -> f64 {
    let steps = 16;
    let skipped: f64 = (1..=steps).map(|i| (n + f64::from(i)).ln()).sum();
    let n = n + f64::from(steps);
    let stirling = n * n.ln() - n + (std::f64::consts::TAU * n).ln() / 2.0;
    let rest = 1.0 / (12.0 * n) - 1.0 / (360.0 * n.powi(3)) + 1.0 / (1260.0 * n.powi(5));
    stirling + rest - skipped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn factorials_are_right_between_whole_numbers_too() {
        assert!(ln_factorial(0.0).abs() < 1e-9);
        assert!((ln_factorial(10.0) - 3_628_800.0_f64.ln()).abs() < 1e-9);
        // 0.5! is half the root of pi.
        let half = (std::f64::consts::PI.sqrt() / 2.0).ln();
        assert!((ln_factorial(0.5) - half).abs() < 1e-9);
    }

    #[test]
    fn evidence_is_what_a_learner_foretells_better() {
        // Three wins: the learner says 1/2, 2/3, 3/4, the bar 1/2 each.
        let evidence = evidence_against(0.5, 3.0, 3);
        assert!((evidence - 0.25 / 0.125).abs() < 1e-9, "{evidence}");
        assert!(evidence_against(0.5, 50.0, 100) < 1.0);
        assert!(evidence_against(0.5, 70.0, 100) > 20.0);
        assert!(evidence_against(0.5, 30.0, 100) > 20.0);
    }

    #[test]
    fn the_interval_is_that_of_wilson() {
        // Worked by hand for 40 of 50.
        let share = Interval::share(40.0, 50);
        assert!((share.low - 0.6696).abs() < 1e-3, "{share:?}");
        assert!((share.high - 0.8876).abs() < 1e-3, "{share:?}");
    }

    #[test]
    fn no_game_says_nothing() {
        let share = Interval::share(0.0, 0);
        assert_eq!((share.low, share.high), (0.0, 1.0));
    }

    #[test]
    fn three_wins_of_four_are_191_points() {
        let lead = Interval::share(75.0, 100).elo(1, 100);
        assert!((lead.value - 190.8).abs() < 0.1, "{lead:?}");
        assert!(lead.low < lead.value && lead.value < lead.high);
    }

    #[test]
    fn a_fair_share_is_no_lead() {
        let lead = Interval::share(25.0, 100).elo(3, 100);
        assert!(lead.value.abs() < 1e-9, "{lead:?}");
    }

    #[test]
    fn winning_every_game_is_a_lead_that_can_be_written_down() {
        assert!(Interval::share(20.0, 20).elo(1, 20).value.is_finite());
    }
}
