//! Ratings by Weng-Lin.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How many rated games the same people may have within a day, so that nobody wins by playing a friend on and on.
pub(crate) const RATED_A_DAY: i64 = 3;
/// A day, in milliseconds.
pub(crate) const A_DAY: i64 = 24 * 60 * 60 * 1000;

/// New ratings from old ones and ranks.
pub(crate) fn rate(players: &[(WengLinRating, u8)]) -> Vec<WengLinRating> {
    let teams: Vec<([WengLinRating; 1], MultiTeamOutcome)> = players
        .iter()
        .map(|(rating, rank)| ([*rating], MultiTeamOutcome::new(usize::from(*rank))))
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .map(|(team, rank)| (team.as_slice(), *rank))
        .collect();
    let rated = weng_lin_multi_team(&teams, &WengLinConfig::new());
    rated.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_gains_the_loser_loses_and_ties_are_shared() {
        let new = WengLinRating::new();
        let rated = rate(&[(new, 1), (new, 2), (new, 2)]);
        assert!(rated[0].rating > new.rating);
        assert!(rated[1].rating < new.rating);
        assert!((rated[1].rating - rated[2].rating).abs() < 1e-9);
    }
}
