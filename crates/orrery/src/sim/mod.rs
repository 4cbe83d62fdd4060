//! `orrery sim`: many games of bots, as fast as they go.

mod chronicle;
mod crew;
mod page;
mod party;
mod tally;

pub use chronicle::Chronicle;
pub use crew::{Plan, chronicle, simulate};
pub use party::{Party, playout};
pub use tally::{Report, SeatReport, Tally};

use crate::failure::Failure;
use crate::setup;
use games::Visitor;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;
use tabletop::{Game, Knowledge};
use words::Language;

/// Play many games of bots and print what came of them
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery sim race --seats 4 --games 100000 --bots random --json
  orrery sim race --bots greedy,random --games 500
  orrery sim mars --bots greedy --seats 3 --games 200 --report winning.html

Game i of a run depends on the seed and on i alone, so results do not depend on the number of
jobs. A decision is a choice among two actions or more; steps count all actions.")]
pub struct Args {
    /// The game: race, …
    #[arg(value_parser = setup::game_name)]
    pub game: String,
    /// How many play [default: as many as bots are named; with one bot 2 if the game allows it]
    #[arg(long)]
    pub seats: Option<usize>,
    /// How many games to play
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The bots: one for all seats, or one for each in seat order
    #[arg(long, value_delimiter = ',', default_value = "random", value_parser = setup::bot_name)]
    pub bots: Vec<String>,
    /// The game's options: a JSON object or the name of a preset
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// The seed of the run: a whole number
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// How many threads play [default: one for each processor]
    #[arg(long)]
    pub jobs: Option<NonZeroUsize>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Write a page with plots: what goes with winning
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
}

/// Plays the games and prints the report.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let report = games::dispatch(&args.game, Simulate(args));
    let report = report.map_err(|error| Failure::of(&error, Language::En, ""))??;
    if args.json {
        serde_json::to_writer(&mut *out, &report).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        report.print(out)?;
    }
    Ok(())
}

struct Simulate<'a>(&'a Args);

impl Visitor for Simulate<'_> {
    type Out = Result<Report, Failure>;

    fn visit<G: Game + Knowledge>(self) -> Self::Out {
        let args = self.0;
        let options = setup::options::<G>(args.options.as_deref())?;
        let bots = setup::line_up::<G>(&options, &args.bots, args.seats)?;
        // The workers rely on it that these options make a game.
        setup::try_out::<G>(&options, bots.len(), args.seed)?;
        let jobs = args.jobs.or_else(|| available_parallelism().ok());
        let plan = Plan {
            options,
            bots,
            games: args.games,
            seed: args.seed,
            jobs: jobs.map_or(1, NonZeroUsize::get),
        };
        let Some(file) = &args.report else {
            return simulate::<G>(&plan);
        };
        let (report, chronicle) = chronicle::<G>(&plan)?;
        page::page(&report, &chronicle).write(file)?;
        Ok(report)
    }
}
