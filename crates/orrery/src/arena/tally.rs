//! What came of the games of an arena.

use super::forecasts::{self, Tenth, tenths};
use super::stats::Interval;
use crate::failure::Failure;
use serde::{Deserialize, Serialize};
use std::io::Write;

/// One game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bout {
    /// Its number in the run.
    pub number: u64,
    /// By seat: which bot of the list, its score, its share of the victory.
    pub seats: Vec<(usize, i32, f64)>,
    /// Choices among two actions or more.
    pub decisions: u64,
    /// By seat, how likely its bot thought it would win, at each of its decisions; only if that was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forecasts: Vec<(usize, f64)>,
}

/// What `arena` prints.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// How many games were played.
    pub games: u64,
    /// The share of wins the run was to be held against, if it ended before its last game because the
    /// first bot was clearly above or below.
    pub stopped_at: Option<f64>,
    /// How each bot did.
    pub bots: Vec<BotReport>,
    /// How what they foretold came out, if that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forecasts: Vec<Tenth>,
}

/// How one bot did.
#[derive(Clone, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub bot: String,
    /// The games it played.
    pub games: u64,
    /// Games won, in whichever of its seats; a shared victory counts by its share.
    pub wins: f64,
    /// Wins a game.
    pub win_rate: f64,
    /// The lower end of its interval of 95%.
    pub win_rate_low: f64,
    /// The upper end.
    pub win_rate_high: f64,
    /// The lead in Elo over the others at the table.
    pub elo: f64,
    /// The lower end of its interval of 95%.
    pub elo_low: f64,
    /// The upper end.
    pub elo_high: f64,
    /// The mean score of a seat.
    pub mean_score: f64,
}

impl Report {
    pub(super) fn new(game: &'static str, names: &[String], seats: usize, bouts: &[Bout]) -> Self {
        let bot = |(i, name): (usize, &String)| {
            let own = |bout: &Bout| bout.seats.iter().filter(|seat| seat.0 == i).count();
            let games = bouts.iter().filter(|bout| own(bout) > 0).count() as u64;
            let places = bouts.iter().flat_map(|bout| &bout.seats);
            let places: Vec<_> = places.filter(|seat| seat.0 == i).collect();
            let wins: f64 = places.iter().map(|seat| seat.2).sum();
            let sum: f64 = places.iter().map(|seat| f64::from(seat.1)).sum();
            let share = Interval::share(wins, games);
            // Of k equal bots each has a k-th of the wins.
            let k = places.len() as f64 / games.max(1) as f64;
            let each = Interval {
                value: share.value / k.max(1.0),
                low: share.low / k.max(1.0),
                high: share.high / k.max(1.0),
            };
            let elo = match k > 1.0 {
                // All seats but one are its own: its lead is what the other one lacks.
                true => negated(opposite(share).elo(seats - 1, games)),
                false => each.elo(seats.saturating_sub(1), games),
            };
            BotReport {
                bot: name.clone(),
                games,
                wins,
                win_rate: share.value,
                win_rate_low: share.low,
                win_rate_high: share.high,
                elo: elo.value,
                elo_low: elo.low,
                elo_high: elo.high,
                mean_score: sum / places.len().max(1) as f64,
            }
        };
        Report {
            game,
            games: bouts.len() as u64,
            stopped_at: None,
            bots: names.iter().enumerate().map(bot).collect(),
            forecasts: tenths(bouts),
        }
    }

    /// Prints the table for a person.
    pub fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Report {
            game,
            games,
            stopped_at,
            bots,
            forecasts,
        } = self;
        writeln!(out, "{game}: {games} games, seats rotated, ties shared")?;
        if let Some(bar) = stopped_at {
            writeln!(
                out,
                "ended early: clearly on one side of {:.1} %",
                100.0 * bar
            )?;
        }
        let width = bots.iter().map(|bot| bot.bot.len()).max().unwrap_or(0);
        let width = width.max(3);
        writeln!(
            out,
            "\n{:width$}     wins  win rate      95%          Elo      95%        mean score",
            "bot"
        )?;
        for bot in bots {
            let BotReport {
                bot: name,
                wins,
                elo,
                elo_low,
                elo_high,
                mean_score,
                ..
            } = bot;
            let [rate, low, high] =
                [bot.win_rate, bot.win_rate_low, bot.win_rate_high].map(|share| 100.0 * share);
            writeln!(
                out,
                "{name:width$} {wins:>8.1}  {rate:>6.1} %  {low:>5.1} to {high:>5.1} %  \
                 {elo:>+6.0}  {elo_low:>+5.0} to {elo_high:>+5.0}  {mean_score:>10.2}"
            )?;
        }
        forecasts::print(forecasts, out)
    }
}

fn opposite(share: Interval) -> Interval {
    Interval {
        value: 1.0 - share.value,
        low: 1.0 - share.high,
        high: 1.0 - share.low,
    }
}

fn negated(lead: Interval) -> Interval {
    Interval {
        value: -lead.value,
        low: -lead.high,
        high: -lead.low,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of one bot against three of another, won by the first or not.
    fn bout(number: u64, won: bool) -> Bout {
        let share = if won { [1.0, 0.0] } else { [0.0, 1.0] };
        let mut seats = vec![(1, 10, 0.0); 4];
        let hero = number as usize % 4;
        seats[hero] = (0, 20, share[0]);
        seats[(hero + 1) % 4].2 = share[1];
        Bout {
            number,
            seats,
            decisions: 100,
            forecasts: Vec::new(),
        }
    }

    #[test]
    fn one_against_three_shares_all_games_between_two_bots() {
        let bouts: Vec<_> = (0..100).map(|i| bout(i, i % 4 != 0)).collect();
        let names = ["a".to_owned(), "b".to_owned()];
        let report = Report::new("race", &names, 4, &bouts);
        let [a, b] = &report.bots[..] else {
            panic!("two bots");
        };
        assert_eq!((a.wins, b.wins), (75.0, 25.0));
        assert!((a.win_rate + b.win_rate - 1.0).abs() < 1e-9);
        // 75% where 25% is fair: odds of 9 to 1.
        assert!((a.elo - 381.7).abs() < 0.1, "{}", a.elo);
        assert!((a.elo + b.elo).abs() < 1e-9);
        assert_eq!((a.mean_score, b.mean_score), (20.0, 10.0));
    }
}
