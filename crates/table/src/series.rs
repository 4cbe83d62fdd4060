//! Tables in a row with the same seats. How one table's options follow from the results before is the game's to say.

use crate::api::{Code, Moment, Phase, Refusal, SeriesPage, SeriesTable};
use crate::summary::shown;
use crate::{Holder, Names, Setup, Summary, again};
use serde_json::Value;
use tabletop::{Outcome, Series};

/// One table of a series, as its row tells it.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its id.
    pub id: String,
    /// How it was made.
    pub setup: Setup,
    /// What lists show of it.
    pub summary: Summary,
}

/// The first table of a series, from the setup that somebody asks for.
pub fn first(setup: Setup, series: &str) -> Result<Setup, Refusal> {
    if setup.lesson.is_some() {
        return Err(Refusal::new(Code::BadRequest, "server-lesson_alone"));
    }
    // A campaign begins with its own first game, whichever was chosen.
    let options = standing(&setup, &[])?.next.ok_or_else(Refusal::not_now)?;
    Ok(Setup {
        options,
        series: Some(series.to_owned()),
        ..setup
    })
}

/// The next table of a series, which somebody who plays in it asks for; everybody else is invited.
pub fn next(
    begun: Setup,
    tables: &[Table],
    asker: &str,
    key: String,
    now: Moment,
    names: &dyn Names,
) -> Result<Setup, Refusal> {
    let last = tables.last().ok_or_else(Refusal::not_found)?;
    let plays = |holder: &Holder| matches!(holder, Holder::Person(account) if account == asker);
    if !last.summary.holders.iter().any(plays) {
        return Err(Refusal::forbidden());
    }
    let options = next_options(&begun, tables)?.ok_or_else(Refusal::not_now)?;
    let until = now.plus(begun.invites_for());
    Ok(Setup {
        options,
        seats: again(&last.summary.holders, asker, until, names),
        host: asker.to_owned(),
        created: now,
        key,
        ..begun
    })
}

/// A series as its page shows it.
pub fn page(
    id: &str,
    begun: &Setup,
    tables: &[Table],
    names: &dyn Names,
) -> Result<SeriesPage, Refusal> {
    let last = tables.last().ok_or_else(Refusal::not_found)?;
    let series = standing(begun, &played(tables))?;
    let stars = series.stars.clone();
    let line = |(i, table): (usize, &Table)| {
        let outcome = table.summary.outcome.as_ref().map(|(outcome, _)| outcome);
        SeriesTable {
            table: table.id.clone(),
            options: table.setup.options.clone(),
            ranks: outcome.map(|outcome| outcome.ranks.clone()),
            scores: outcome.map(scores),
            stars: stars.get(i).cloned(),
        }
    };
    let mut sums = series.sums();
    sums.resize(sums.len().max(last.summary.holders.len()), 0);
    let outcomes = tables.iter().rev().map(|table| &table.summary.outcome);
    let over = outcomes.flatten().next();
    let rivals = over.into_iter().flat_map(|(outcome, _)| &outcome.rivals);
    let seats = last.summary.holders.iter().map(|seat| shown(seat, names));
    Ok(SeriesPage {
        id: id.to_owned(),
        game: last.setup.game.clone(),
        seats: seats.collect(),
        rivals: rivals.map(|rival| rival.name.clone()).collect(),
        next: next_options(begun, tables)?,
        stars: sums,
        tables: tables.iter().enumerate().map(line).collect(),
        winners: series
            .won
            .map(|won| won.iter().map(|seat| seat.index()).collect()),
    })
}

/// The options of the next table, once the last is over and while there is one to play.
fn next_options(begun: &Setup, tables: &[Table]) -> Result<Option<Value>, Refusal> {
    let over = tables
        .last()
        .is_some_and(|last| last.summary.phase == Phase::Over);
    let next = standing(begun, &played(tables))?.next;
    Ok(next.filter(|_| over))
}

fn played(tables: &[Table]) -> Vec<Outcome> {
    let outcome = |table: &Table| Some(table.summary.outcome.as_ref()?.0.clone());
    tables.iter().map_while(outcome).collect()
}

/// The scores by seat, and then of those without one.
fn scores(outcome: &Outcome) -> Vec<i32> {
    let rivals = outcome.rivals.iter().map(|rival| rival.score.total);
    outcome.scores.iter().copied().chain(rivals).collect()
}

/// How the series goes on, as its game says.
fn standing(begun: &Setup, played: &[Outcome]) -> Result<Series<Value>, Refusal> {
    let options = games::json(&begun.options);
    let series = games::series(&begun.game, Some(&options), played)?;
    // What a game writes as JSON is JSON.
    Ok(series.map(|options| serde_json::from_str(options.get()).unwrap_or_default()))
}
