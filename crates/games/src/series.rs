//! Games in a row with the same seats, each one's options following from the last result.

use crate::error::technical;
use crate::{Error, Json, json, read_options};
use moon::{Campaign, Moon};
use serde_json::value::RawValue;
use tabletop::{Game, Outcome};

/// Where a series stands.
#[derive(Clone, Debug)]
pub struct Series {
    /// The options of the next game; none once the series is over.
    pub next: Option<Json>,
    /// The stars that each game brought, by seat; those of a rival without a seat are the last.
    pub stars: Vec<Vec<u32>>,
    /// The seats that have won, once the series is over.
    pub winners: Option<Vec<usize>>,
}

/// Where a series of a game stands after games that came out so. `options` are those somebody asked for: a
/// campaign that has its own order says itself what comes first.
pub fn series(
    name: &str,
    options: &RawValue,
    seats: usize,
    outcomes: &[Outcome],
) -> Result<Series, Error> {
    match name {
        Moon::NAME => campaign(options, seats, outcomes),
        _ => Ok(the_same_again(options, outcomes)),
    }
}

/// The same game as long as people like, a star for every victory.
fn the_same_again(options: &RawValue, outcomes: &[Outcome]) -> Series {
    let stars = |outcome: &Outcome| outcome.won.iter().map(|won| u32::from(*won)).collect();
    Series {
        next: Some(options.to_owned()),
        stars: outcomes.iter().map(stars).collect(),
        winners: None,
    }
}

fn campaign(options: &RawValue, seats: usize, outcomes: &[Outcome]) -> Result<Series, Error> {
    let bad = |error: &dyn std::fmt::Display| Error::Setup(technical(&error.to_string()));
    let options = read_options::<Moon>(Some(options))?;
    let mut campaign = Campaign::new(seats, options.opponent).map_err(|error| bad(&error))?;
    for outcome in outcomes {
        campaign.record(outcome).map_err(|error| bad(&error))?;
    }
    let played = campaign.played().iter();
    Ok(Series {
        next: campaign.next().map(|options| json(&options)),
        stars: played
            .map(|played| played.stars.iter().map(|stars| u32::from(*stars)).collect())
            .collect(),
        winners: campaign.winners(),
    })
}
