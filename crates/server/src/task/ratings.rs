//! Ratings by Weng-Lin, once a rated game is over.

use super::Task;
use crate::api::Phase;
use crate::store::Write;
use crate::table::{Holder, What};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

impl Task {
    /// Rates the game if it is over and was not rated yet.
    pub(super) async fn rate(&mut self) {
        let table = &self.table;
        let due = table.phase == Phase::Over
            && table.setup.rules.rated
            && table.rating_changes.is_empty();
        if !due {
            return;
        }
        if let Err(refusal) = self.rate_now().await {
            tracing::error!(table = self.table.id, ?refusal, "a game could not be rated");
        }
    }

    async fn rate_now(&mut self) -> Result<(), crate::api::Refusal> {
        let ranks = match &self.table.outcome {
            Some(outcome) => outcome.ranks.clone(),
            None => return Ok(()),
        };
        let mut rated = Vec::new();
        for (seat, rank) in self.table.seats.iter().zip(ranks) {
            if let Holder::Person(account) = &seat.holder {
                let old = self.rating(account).await?;
                rated.push((account.clone(), old, usize::from(rank)));
            }
        }
        let new = rate(
            &rated
                .iter()
                .map(|(_, old, rank)| (*old, *rank))
                .collect::<Vec<_>>(),
        );
        let mut changes = vec![None; self.table.seats.len()];
        let mut writes = Vec::new();
        for ((account, old, _), new) in rated.iter().zip(new) {
            for seat in self.table.seats_of(account) {
                changes[seat.index()] = Some(new.rating - old.rating);
            }
            writes.push(Write::Rating {
                account: account.clone(),
                game: self.table.setup.game.clone(),
                rating: new.rating,
                uncertainty: new.uncertainty,
            });
        }
        self.commit_with(vec![What::Rated { changes }], None, writes)
            .await
    }

    async fn rating(&self, account: &str) -> Result<WengLinRating, crate::api::Refusal> {
        let ratings = self.hall.store.ratings(account).await?;
        let found = ratings
            .iter()
            .find(|rating| rating.game == self.table.setup.game);
        Ok(
            found.map_or_else(WengLinRating::new, |found| WengLinRating {
                rating: found.rating,
                uncertainty: found.uncertainty,
            }),
        )
    }
}

/// New ratings from old ones and ranks.
fn rate(players: &[(WengLinRating, usize)]) -> Vec<WengLinRating> {
    let teams: Vec<([WengLinRating; 1], MultiTeamOutcome)> = players
        .iter()
        .map(|(rating, rank)| ([*rating], MultiTeamOutcome::new(*rank)))
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
