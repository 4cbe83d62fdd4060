//! What came of many games.

use super::party::Playout;
use crate::failure::Failure;
use serde::Serialize;
use std::io::Write;
use tabletop::Outcome;

/// Sums over games. Whole numbers only, so that no order of adding changes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// Choices among two actions or more.
    pub decisions: u64,
    /// All actions.
    pub steps: u64,
    /// Games that were stopped at the cap.
    pub capped: u64,
    /// By seat.
    pub seats: Vec<SeatTally>,
}

/// Sums of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatTally {
    sum: i64,
    min: i32,
    max: i32,
    wins: u64,
}

impl Tally {
    /// Nothing yet.
    pub fn new(seats: usize) -> Self {
        let seat = SeatTally {
            sum: 0,
            min: i32::MAX,
            max: i32::MIN,
            wins: 0,
        };
        Tally {
            games: 0,
            decisions: 0,
            steps: 0,
            capped: 0,
            seats: vec![seat; seats],
        }
    }

    pub(super) fn count(&mut self, played: &Playout, outcome: &Outcome) {
        self.games += 1;
        self.decisions += played.decisions;
        self.steps += played.steps;
        self.capped += u64::from(played.capped);
        let results = outcome.scores.iter().zip(&outcome.won);
        for (seat, (&score, &won)) in self.seats.iter_mut().zip(results) {
            seat.sum += i64::from(score);
            seat.min = seat.min.min(score);
            seat.max = seat.max.max(score);
            seat.wins += u64::from(won);
        }
    }

    /// Adds what another worker has counted.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.steps += other.steps;
        self.capped += other.capped;
        for (seat, other) in self.seats.iter_mut().zip(&other.seats) {
            seat.sum += other.sum;
            seat.min = seat.min.min(other.min);
            seat.max = seat.max.max(other.max);
            seat.wins += other.wins;
        }
    }
}

/// What `sim` prints.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// How many sat at the table.
    pub seats: usize,
    /// How many games were played.
    pub games: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games a second.
    pub games_per_second: f64,
    /// Choices among two actions or more.
    pub decisions: u64,
    /// Decisions a second.
    pub decisions_per_second: f64,
    /// All actions.
    pub steps: u64,
    /// Decisions a game.
    pub mean_decisions: f64,
    /// Games that were stopped at the cap.
    pub capped: u64,
    /// By seat.
    pub scores: Vec<SeatReport>,
}

/// How one seat did.
#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    /// The seat.
    pub seat: usize,
    /// Its bot.
    pub bot: String,
    /// The mean score.
    pub mean: f64,
    /// The lowest score.
    pub min: i32,
    /// The highest score.
    pub max: i32,
    /// Games won; a shared victory counts for each.
    pub wins: u64,
}

impl Report {
    pub(super) fn new(game: &'static str, tally: &Tally, bots: &[String], seconds: f64) -> Self {
        let games = tally.games.max(1) as f64;
        let rate = |n: u64| n as f64 / seconds.max(1e-9);
        let seat = |(seat, (tally, bot)): (usize, (&SeatTally, &String))| SeatReport {
            seat,
            bot: bot.clone(),
            mean: tally.sum as f64 / games,
            min: tally.min,
            max: tally.max,
            wins: tally.wins,
        };
        Report {
            game,
            seats: tally.seats.len(),
            games: tally.games,
            seconds,
            games_per_second: rate(tally.games),
            decisions: tally.decisions,
            decisions_per_second: rate(tally.decisions),
            steps: tally.steps,
            mean_decisions: tally.decisions as f64 / games,
            capped: tally.capped,
            scores: tally.seats.iter().zip(bots).enumerate().map(seat).collect(),
        }
    }

    /// Prints the report for a person.
    pub fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Report {
            game,
            seats,
            games,
            seconds,
            ..
        } = self;
        writeln!(
            out,
            "{game}: {games} games at {seats} seats in {seconds:.2} s"
        )?;
        let (rate, decisions) = (self.games_per_second, self.decisions_per_second / 1e6);
        writeln!(
            out,
            "{rate:.0} games a second, {decisions:.2} million decisions a second"
        )?;
        let (decisions, steps) = (self.mean_decisions, self.steps as f64 / *games as f64);
        writeln!(out, "{decisions:.1} decisions and {steps:.1} steps a game")?;
        if self.capped > 0 {
            writeln!(
                out,
                "{} games were stopped at the decision cap",
                self.capped
            )?;
        }
        writeln!(out, "\nseat  bot         mean    min    max     won")?;
        for SeatReport {
            seat,
            bot,
            mean,
            min,
            max,
            wins,
        } in &self.scores
        {
            let won = 100.0 * *wins as f64 / *games as f64;
            writeln!(
                out,
                "{seat:>4}  {bot:<8}{mean:>8.2}{min:>7}{max:>7}{won:>7.1}%"
            )?;
        }
        Ok(())
    }
}
