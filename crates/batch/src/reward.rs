//! What a game was worth to each seat.

use std::str::FromStr;
use tabletop::Outcome;

/// What a seat is rewarded for, when its game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// 1 for the first, -1 for the last, evenly between; tied seats share. A solo game is won or lost.
    #[default]
    Rank,
    /// 1 for a win, shared among those who tie for it, else 0.
    Win,
    /// The points.
    Score,
    /// The points beyond those of the best other seat or rival.
    Margin,
}

impl Reward {
    /// The names.
    pub const NAMES: [&'static str; 4] = ["rank", "win", "score", "margin"];

    /// Writes down what each seat gets.
    pub(crate) fn give(self, outcome: &Outcome, out: &mut [f32]) {
        for (seat, reward) in out.iter_mut().enumerate() {
            *reward = match self {
                Reward::Rank => rank(outcome, seat),
                Reward::Win => win(outcome, seat),
                Reward::Score => outcome.scores[seat] as f32,
                Reward::Margin => margin(outcome, seat),
            };
        }
    }
}

impl FromStr for Reward {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Ok(match name {
            "rank" => Reward::Rank,
            "win" => Reward::Win,
            "score" => Reward::Score,
            "margin" => Reward::Margin,
            _ => {
                let names = Reward::NAMES.join(", ");
                return Err(format!("there is no reward \"{name}\"; there are: {names}"));
            }
        })
    }
}

fn rank(outcome: &Outcome, seat: usize) -> f32 {
    let others = outcome.ranks.len() - 1;
    if others == 0 {
        return if outcome.won[seat] { 1.0 } else { -1.0 };
    }
    let own = outcome.ranks[seat];
    let ahead = outcome.ranks.iter().filter(|&&rank| rank < own).count();
    let tied = outcome.ranks.iter().filter(|&&rank| rank == own).count() - 1;
    let place = ahead as f32 + tied as f32 / 2.0;
    1.0 - 2.0 * place / others as f32
}

fn win(outcome: &Outcome, seat: usize) -> f32 {
    let winners = outcome.won.iter().filter(|won| **won).count();
    if outcome.won[seat] {
        1.0 / winners as f32
    } else {
        0.0
    }
}

fn margin(outcome: &Outcome, seat: usize) -> f32 {
    let seats = outcome.scores.iter().enumerate();
    let others = seats.filter(|(i, _)| *i != seat).map(|(_, total)| *total);
    let rivals = outcome.rivals.iter().map(|rival| rival.score.total);
    let best = others.chain(rivals).max().unwrap_or_default();
    (outcome.scores[seat] - best) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(scores: &[i32], ranks: &[u8]) -> Outcome {
        Outcome {
            scores: scores.to_vec(),
            ranks: ranks.to_vec(),
            breakdown: Vec::new(),
            won: ranks.iter().map(|rank| *rank == 1).collect(),
            rivals: Vec::new(),
            verdict: None,
        }
    }

    fn given(reward: Reward, outcome: &Outcome) -> Vec<f32> {
        let mut out = vec![0.0; outcome.scores.len()];
        reward.give(outcome, &mut out);
        out
    }

    #[test]
    fn ranks_are_spread_evenly_and_ties_share() {
        assert_eq!(given(Reward::Rank, &outcome(&[3, 9], &[2, 1])), [-1.0, 1.0]);
        assert_eq!(given(Reward::Rank, &outcome(&[9, 9], &[1, 1])), [0.0, 0.0]);
        let three = outcome(&[5, 7, 5], &[2, 1, 2]);
        assert_eq!(given(Reward::Rank, &three), [-0.5, 1.0, -0.5]);
        assert_eq!(
            given(Reward::Win, &outcome(&[9, 9, 1], &[1, 1, 3])),
            [0.5, 0.5, 0.0]
        );
        assert_eq!(given(Reward::Margin, &three), [-2.0, 2.0, -2.0]);
    }

    #[test]
    fn a_player_alone_wins_or_loses() {
        let mut alone = outcome(&[50], &[1]);
        assert_eq!(given(Reward::Rank, &alone), [1.0]);
        alone.won = vec![false];
        assert_eq!(given(Reward::Rank, &alone), [-1.0]);
        assert_eq!(given(Reward::Score, &alone), [50.0]);
    }

    #[test]
    fn every_name_has_its_reward() {
        assert!(
            Reward::NAMES
                .iter()
                .all(|name| name.parse::<Reward>().is_ok())
        );
        assert!("money".parse::<Reward>().is_err());
    }
}
