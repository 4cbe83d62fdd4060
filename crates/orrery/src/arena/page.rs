//! The page of an arena.

use super::{BotReport, Bout, Report, forecasts};
use crate::failure::Failure;
use crate::plot::{Bar, Page, Series, bars, histogram};
use std::path::Path;

/// Writes a page with win rates, scores and the length of games.
pub(super) fn write(file: &Path, report: &Report, bouts: &[Bout]) -> Result<(), Failure> {
    page(report, bouts).write(file)
}

fn page(report: &Report, bouts: &[Bout]) -> Page {
    let names: Vec<_> = report.bots.iter().map(|bot| bot.bot.as_str()).collect();
    let mut page = Page::new(&format!("{}: {}", report.game, names.join(" against ")));
    page.paragraph(&format!(
        "{} games, seats rotated, shared victories shared. Intervals of 95%.",
        report.games
    ));
    if let Some(bar) = report.stopped_at {
        let bar = 100.0 * bar;
        page.paragraph(&format!(
            "The run ended early, when {} was clearly on one side of {bar:.1}%.",
            names[0]
        ));
    }
    page.heading("Win rate");
    let rates: Vec<_> = report.bots.iter().map(bar).collect();
    page.plot(&bars("Win rate of each bot", &rates, None));
    page.table(
        &["bot", "wins", "win rate", "Elo", "95%", "mean score"],
        &report.bots.iter().map(row).collect::<Vec<_>>(),
    );
    page.heading("Scores");
    let scores = names.iter().enumerate().map(|(i, name)| {
        let seats = bouts.iter().flat_map(|bout| &bout.seats);
        let own = seats.filter(|seat| seat.0 == i);
        Series {
            name: (*name).to_owned(),
            numbers: own.map(|seat| f64::from(seat.1)).collect(),
        }
    });
    page.plot(&histogram(
        "Scores of each bot",
        &scores.collect::<Vec<_>>(),
    ));
    forecasts::plot(&report.forecasts, &mut page);
    page.heading("Length of games");
    let length = Series {
        name: "decisions a game, of all seats together".to_owned(),
        numbers: bouts.iter().map(|bout| bout.decisions as f64).collect(),
    };
    page.plot(&histogram("Length of games in decisions", &[length]));
    page
}

fn bar(bot: &BotReport) -> Bar {
    Bar {
        label: bot.bot.clone(),
        value: bot.win_rate,
        range: (bot.win_rate_low, bot.win_rate_high),
        note: format!("{:.1}%", 100.0 * bot.win_rate),
    }
}

fn row(bot: &BotReport) -> Vec<String> {
    vec![
        bot.bot.clone(),
        format!("{:.1}", bot.wins),
        format!("{:.1}%", 100.0 * bot.win_rate),
        format!("{:+.0}", bot.elo),
        format!("{:+.0} to {:+.0}", bot.elo_low, bot.elo_high),
        format!("{:.1}", bot.mean_score),
    ]
}
