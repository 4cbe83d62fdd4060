//! Whether bots know how they stand: of the positions a bot calls 70%, about 70% should be won.

use super::stats::Interval;
use super::tally::Bout;
use crate::failure::Failure;
use crate::plot::{Bar, Page, bars};
use serde::Serialize;
use std::io::Write;

/// How the forecasts of one tenth came out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tenth {
    /// The forecasts are at least this.
    pub from: f64,
    /// How many there were.
    pub forecasts: u64,
    /// In how many games.
    pub games: u64,
    /// What was said, on average.
    pub said: f64,
    /// The share of wins that followed.
    pub won: f64,
    /// The lower end of its interval of 95%: forecasts of one game count as one.
    pub won_low: f64,
    /// The upper end.
    pub won_high: f64,
}

/// The forecasts of all bots in some games, tenth by tenth.
pub(super) fn tenths(bouts: &[Bout]) -> Vec<Tenth> {
    let tenth = |n: usize| {
        let within = |said: f64| ((10.0 * said) as usize).min(9) == n;
        let (mut forecasts, mut games) = (0_u64, 0_u64);
        let (mut said, mut won) = (0.0, 0.0);
        for bout in bouts {
            let here = bout.forecasts.iter().filter(|forecast| within(forecast.1));
            let before = forecasts;
            for &(seat, forecast) in here {
                forecasts += 1;
                said += forecast;
                won += bout.seats.get(seat).map_or(0.0, |seat| seat.2);
            }
            games += u64::from(forecasts > before);
        }
        let share = won / forecasts.max(1) as f64;
        let interval = Interval::share(share * games as f64, games);
        Tenth {
            from: n as f64 / 10.0,
            forecasts,
            games,
            said: said / forecasts.max(1) as f64,
            won: share,
            won_low: interval.low,
            won_high: interval.high,
        }
    };
    let all = (0..10).map(tenth);
    all.filter(|tenth| tenth.forecasts > 0).collect()
}

/// Prints them for a person.
pub(super) fn print(tenths: &[Tenth], out: &mut impl Write) -> Result<(), Failure> {
    if tenths.is_empty() {
        return Ok(());
    }
    writeln!(
        out,
        "\nforecasts     said      won        95%          games"
    )?;
    for tenth in tenths {
        let [said, won, low, high] =
            [tenth.said, tenth.won, tenth.won_low, tenth.won_high].map(|share| 100.0 * share);
        writeln!(
            out,
            "{:>9}  {said:>5.1} %  {won:>5.1} %  {low:>5.1} to {high:>5.1} %  {:>6}",
            tenth.forecasts, tenth.games
        )?;
    }
    Ok(())
}

/// Adds them to a page.
pub(super) fn plot(tenths: &[Tenth], page: &mut Page) {
    if tenths.is_empty() {
        return;
    }
    page.heading("Forecasts");
    page.paragraph(
        "What bots said of their chances at every decision, and how often they won; forecasts of one game count as one \
         for the interval.",
    );
    let bar = |tenth: &Tenth| Bar {
        label: format!("said {:.0}%", 100.0 * tenth.said),
        value: tenth.won,
        range: (tenth.won_low, tenth.won_high),
        note: format!("{:.0}%", 100.0 * tenth.won),
    };
    let all: Vec<_> = tenths.iter().map(bar).collect();
    page.plot(&bars("What was said, and what came", &all, None));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forecasts_are_held_against_what_came() {
        let bout = |number, share: f64| Bout {
            number,
            seats: vec![(0, 10, share), (1, 5, 1.0 - share)],
            decisions: 3,
            forecasts: vec![(0, 0.72), (0, 0.78), (1, 0.25)],
        };
        let bouts: Vec<_> = (0..4)
            .map(|n| bout(n, if n == 0 { 0.0 } else { 1.0 }))
            .collect();
        let tenths = tenths(&bouts);
        assert_eq!(tenths.len(), 2);
        let (low, high) = (&tenths[0], &tenths[1]);
        assert_eq!((low.forecasts, low.games, low.won), (4, 4, 0.25));
        assert_eq!((high.forecasts, high.games, high.won), (8, 4, 0.75));
        assert!((high.said - 0.75).abs() < 1e-9 && high.won_low < 0.4);
    }
}
