//! The games of a simulation, shared among threads.

use super::chronicle::Chronicle;
use super::{Party, Report, Tally};
use crate::crew;
use crate::failure::Failure;
use bots::{Bot, Random};
use std::time::Instant;
use tabletop::{Knowledge, Seed};

/// What is to be simulated.
pub struct Plan<O> {
    /// The game's options; a game with them can be set up.
    pub options: O,
    /// The bot of each seat.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// How many threads.
    pub jobs: usize,
}

/// Plays the games of a plan. A progress bar shows on a terminal when it takes longer than a second.
pub fn simulate<G: Knowledge>(plan: &Plan<G::Options>) -> Result<Report, Failure> {
    let start = Instant::now();
    // Alone at the table, the random bot is compiled into the loop.
    let tally = if plan.bots.iter().all(|bot| bot == "random") {
        let party = || Ok(Party::new(vec![Random; plan.bots.len()]));
        tally::<G, Random>(plan, party)?
    } else {
        tally::<G, Box<dyn Bot<G>>>(plan, || party(&plan.bots))?
    };
    let seconds = start.elapsed().as_secs_f64();
    Ok(Report::new(G::NAME, &tally, &plan.bots, seconds))
}

/// Plays the games of a plan and writes down who did what, for a page.
pub fn chronicle<G: Knowledge>(plan: &Plan<G::Options>) -> Result<(Report, Chronicle<G>), Failure> {
    let start = Instant::now();
    let parties = parties(plan, || party::<G>(&plan.bots))?;
    let empty = || (Tally::new(plan.bots.len()), Chronicle::new());
    let notes = crew::share(
        plan.games,
        parties,
        empty,
        |party, i, (tally, chronicle)| {
            party.tell(&plan.options, Seed::of_run(plan.seed, i), tally, chronicle);
        },
    )?;
    let (mut tally, mut chronicle) = empty();
    for (some, more) in notes {
        tally.add(&some);
        chronicle.add(more);
    }
    let seconds = start.elapsed().as_secs_f64();
    let report = Report::new(G::NAME, &tally, &plan.bots, seconds);
    Ok((report, chronicle))
}

fn party<G: Knowledge>(names: &[String]) -> Result<Party<G, Box<dyn Bot<G>>>, Failure> {
    let bots = names.iter().map(|name| thinkers::named::<G>(name));
    Ok(Party::new(bots.collect::<Result<_, _>>()?))
}

fn parties<O, P>(
    plan: &Plan<O>,
    party: impl Fn() -> Result<P, Failure>,
) -> Result<Vec<P>, Failure> {
    let hands = crew::hands(plan.jobs, plan.games);
    (0..hands).map(|_| party()).collect()
}

fn tally<G: Knowledge, B: Bot<G>>(
    plan: &Plan<G::Options>,
    party: impl Fn() -> Result<Party<G, B>, Failure>,
) -> Result<Tally, Failure> {
    let empty = || Tally::new(plan.bots.len());
    let tallies = crew::share(
        plan.games,
        parties(plan, party)?,
        empty,
        |party, i, tally| {
            party.play(&plan.options, Seed::of_run(plan.seed, i), tally);
        },
    )?;
    let mut sum = empty();
    tallies.iter().for_each(|tally| sum.add(tally));
    Ok(sum)
}
