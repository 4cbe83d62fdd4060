//! The page of a simulation: what goes with winning.

use super::Report;
use super::chronicle::{Chronicle, Deed};
use crate::arena::Interval;
use crate::plot::{Bar, Page, Series, bars, histogram};
use tabletop::{Game, Words as _};
use words::{Language, Speech};

/// The most bars of a plot.
const MOST: usize = 24;

/// The page of a simulation.
pub(super) fn page<G: Game>(report: &Report, chronicle: &Chronicle<G>) -> Page {
    let mut page = Page::new(&format!("{}: what goes with winning", report.game));
    let bots: Vec<_> = report.scores.iter().map(|seat| &*seat.bot).collect();
    page.paragraph(&format!(
        "{} games at {} seats: {}. How often a seat won that did something at least once; the dashed \
         line is a fair share, the whiskers are intervals of 95%. What goes with winning need not \
         be why.",
        report.games,
        report.seats,
        bots.join(", ")
    ));
    let fair = 1.0 / report.seats.max(1) as f64;
    let fair = (report.seats > 1).then_some(fair);
    let speech = Speech::new(Language::En);
    let openings = chronicle.openings.iter().map(|(actions, deed)| {
        let words: Vec<_> = actions
            .iter()
            .map(|action| speech.plain(&action.words()))
            .collect();
        (words.join(", "), *deed)
    });
    plot(&mut page, "openings", openings.collect(), fair);
    for (kind, deeds) in chronicle.kinds() {
        let named = deeds.into_iter();
        let named = named.map(|(action, deed)| (speech.plain(&action.words()), deed));
        plot(&mut page, &kind, named.collect(), fair);
    }
    score_lines(&mut page, chronicle);
    page.heading("Scores");
    let names = ["winners", "others"];
    let scores = names.iter().zip(&chronicle.scores);
    let scores = scores.map(|(name, numbers)| Series {
        name: (*name).to_owned(),
        numbers: numbers.iter().map(|&score| f64::from(score)).collect(),
    });
    let scores: Vec<_> = scores.filter(|series| !series.numbers.is_empty()).collect();
    page.plot(&histogram("Scores", &scores));
    page.heading("Length of games");
    let length = Series {
        name: "decisions a game, of all seats together".to_owned(),
        numbers: chronicle.lengths.iter().map(|&n| n as f64).collect(),
    };
    page.plot(&histogram("Length of games in decisions", &[length]));
    page
}

/// A plot of deeds: those that most surely go with winning, and those that least do.
fn plot(page: &mut Page, title: &str, mut deeds: Vec<(String, Deed)>, fair: Option<f64>) {
    let games: u64 = deeds.iter().map(|(_, deed)| deed.times).sum();
    // Too rare to say anything.
    let rare = (games / 1000).clamp(5, 100);
    deeds.retain(|(_, deed)| deed.times >= rare);
    if deeds.len() < 2 {
        return;
    }
    let share = |deed: &Deed| Interval::share(deed.wins, deed.times);
    deeds.sort_by(|a, b| share(&b.1).value.total_cmp(&share(&a.1).value));
    let all = deeds.len();
    if all > MOST {
        deeds.drain(MOST / 2..all - MOST / 2);
    }
    page.heading(&title.replace('_', " "));
    if all > MOST {
        page.paragraph(&format!("The best and the worst {} of {all}.", MOST / 2));
    }
    let bar = |(label, deed): &(String, Deed)| {
        let share = share(deed);
        Bar {
            label: shortened(label),
            value: share.value,
            range: (share.low, share.high),
            note: format!("{} times", deed.times),
        }
    };
    page.plot(&bars(
        title,
        &deeds.iter().map(bar).collect::<Vec<_>>(),
        fair,
    ));
}

fn shortened(label: &str) -> String {
    const LONGEST: usize = 38;
    match label.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", &label[..at]),
        None => label.to_owned(),
    }
}

/// Where the points of winners come from.
fn score_lines<G: Game>(page: &mut Page, chronicle: &Chronicle<G>) {
    let [winners, others] = [0, 1].map(|side| chronicle.scores[side].len() as f64);
    let mean = |sum: i64, seats: f64| match seats > 0.0 {
        true => format!("{:.2}", sum as f64 / seats),
        false => String::from("–"),
    };
    let rows = chronicle.lines.iter().map(|(line, points)| {
        vec![
            line.replace('_', " "),
            mean(points.sums[0], winners),
            mean(points.sums[1], others),
        ]
    });
    let rows: Vec<_> = rows.collect();
    if !rows.is_empty() {
        page.heading("Where the points come from");
        page.table(&["score line", "winners, mean", "others, mean"], &rows);
    }
}
