//! Games in a row with the same seats.

use crate::{Outcome, Seat};

/// Where a series stands: games in a row with the same seats, each one's options following from how
/// those before came out. Told by [`Game::series`](crate::Game::series).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series<O> {
    /// The options of the next game; none when the series is over.
    pub next: Option<O>,
    /// The stars of each game so far, by seat. A rival without a seat comes after the seats.
    pub stars: Vec<Vec<u32>>,
    /// Who has won the series, once it is over.
    pub won: Option<Vec<Seat>>,
}

impl<O> Series<O> {
    /// The same game again and again, a star for whoever wins it.
    pub fn endless(options: O, played: &[Outcome]) -> Self {
        let stars = |outcome: &Outcome| outcome.won.iter().map(|won| u32::from(*won)).collect();
        Series {
            next: Some(options),
            stars: played.iter().map(stars).collect(),
            won: None,
        }
    }

    /// The stars together, by seat.
    pub fn sums(&self) -> Vec<u32> {
        let most = self.stars.iter().map(Vec::len).max().unwrap_or_default();
        let of = |seat: usize| self.stars.iter().filter_map(|stars| stars.get(seat)).sum();
        (0..most).map(of).collect()
    }

    /// The same series with its options as something else.
    pub fn map<T>(self, options: impl FnOnce(O) -> T) -> Series<T> {
        Series {
            next: self.next.map(options),
            stars: self.stars,
            won: self.won,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_endless_series_gives_a_star_for_each_win() {
        let outcome = |won: [bool; 2]| Outcome {
            scores: vec![0, 0],
            ranks: vec![1, 1],
            breakdown: Vec::new(),
            won: won.to_vec(),
            rivals: Vec::new(),
            verdict: None,
        };
        let played = [outcome([true, false]), outcome([true, true])];
        let series = Series::endless("again", &played);
        assert_eq!(series.stars, [[1, 0], [1, 1]]);
        assert_eq!(series.sums(), [2, 1]);
        assert_eq!(
            (series.map(str::len).next, &played[..0]),
            (Some(5), &[][..])
        );
    }
}
