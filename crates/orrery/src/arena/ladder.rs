//! Ratings of several bots on one scale: each plays against the one before it.

use super::tally::Report;
use crate::failure::Failure;
use serde::Serialize;
use std::io::Write;

/// What `arena --ladder` prints.
#[derive(Clone, Debug, Serialize)]
pub struct Ladder {
    /// The game.
    pub game: &'static str,
    /// The bots in the order they were named; the first is at 0.
    pub rungs: Vec<Rung>,
}

/// Where a bot stands.
#[derive(Clone, Debug, Serialize)]
pub struct Rung {
    /// Its name.
    pub bot: String,
    /// Its rating.
    pub elo: f64,
    /// The lower end of its interval of 95%.
    pub elo_low: f64,
    /// The upper end.
    pub elo_high: f64,
    /// How it did against the one before it.
    pub step: Option<Report>,
}

impl Ladder {
    /// The ladder from matches of each bot but the first against the one before it.
    pub(super) fn new(game: &'static str, names: &[String], matches: Vec<Report>) -> Self {
        let rung = |bot: &String, [elo, elo_low, elo_high]: [f64; 3], step| Rung {
            bot: bot.clone(),
            elo,
            elo_low,
            elo_high,
            step,
        };
        let mut rungs = vec![rung(&names[0], [0.0; 3], None)];
        // Matches are independent: the squares of what is not sure add up.
        let (mut elo, mut below, mut above) = (0.0, 0.0, 0.0);
        for (name, report) in names[1..].iter().zip(matches) {
            let lead = &report.bots[0];
            elo += lead.elo;
            below += (lead.elo - lead.elo_low).powi(2);
            above += (lead.elo_high - lead.elo).powi(2);
            let ends = [elo, elo - below.sqrt(), elo + above.sqrt()];
            rungs.push(rung(name, ends, Some(report)));
        }
        Ladder { game, rungs }
    }

    /// Prints the table for a person.
    pub fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        let names = self.rungs.iter().map(|rung| rung.bot.len());
        let width = names.max().unwrap_or(0).max(3);
        writeln!(out, "{}: each against the one above it\n", self.game)?;
        writeln!(
            out,
            "{:width$}     Elo       95%         games  win rate        95%",
            "bot"
        )?;
        for rung in &self.rungs {
            let Rung {
                bot,
                elo,
                elo_low,
                elo_high,
                step,
            } = rung;
            write!(
                out,
                "{bot:width$}  {elo:>+6.0}  {elo_low:>+5.0} to {elo_high:>+5.0}"
            )?;
            if let Some(report) = step {
                let own = &report.bots[0];
                let [rate, low, high] =
                    [own.win_rate, own.win_rate_low, own.win_rate_high].map(|share| 100.0 * share);
                let games = report.games;
                write!(
                    out,
                    "  {games:>6}  {rate:>6.1} %  {low:>5.1} to {high:>5.1} %"
                )?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::tally::Bout;
    use super::*;

    #[test]
    fn leads_add_up_from_rung_to_rung() {
        let names = ["a", "b", "c"].map(str::to_owned);
        // Each wins 3 of 4 games against the one before it.
        let bouts: Vec<_> = (0..100)
            .map(|number| Bout {
                number,
                seats: match number % 4 {
                    0 => vec![(0, 1, 0.0), (1, 2, 1.0)],
                    _ => vec![(0, 2, 1.0), (1, 1, 0.0)],
                },
                decisions: 10,
                forecasts: Vec::new(),
            })
            .collect();
        let pair = |i: usize| [names[i].clone(), names[i - 1].clone()];
        let matches = [1, 2].map(|i| Report::new("race", &pair(i), 2, &bouts));
        let ladder = Ladder::new("race", &names, matches.into());
        let elo: Vec<_> = ladder.rungs.iter().map(|rung| rung.elo.round()).collect();
        assert_eq!(elo, [0.0, 191.0, 382.0]);
        let [b, c] = [&ladder.rungs[1], &ladder.rungs[2]];
        let wide = |rung: &Rung| rung.elo_high - rung.elo_low;
        assert!(wide(c) > wide(b) && wide(c) < 2.0 * wide(b));
    }
}
