//! `orrery sim`: many games of bots, as fast as they go.

mod crew;
mod party;
mod tally;

pub use crew::{Plan, simulate};
pub use party::{Party, playout};
pub use tally::{Report, SeatReport, Tally};

use crate::failure::Failure;
use crate::setup;
use games::Visitor;
use std::io::Write;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use tabletop::{Chance, Game, Knowledge, Seed};
use words::Language;

/// Play many games of bots and print what came of them
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery sim race --seats 4 --games 100000 --bots random --json
  orrery sim race --bots greedy,random --games 500

Game i of a run depends on the seed and on i alone, so results do not depend on the number of
jobs. A decision is a choice among two actions or more; steps count all actions.")]
pub struct Args {
    /// The game: race, …
    #[arg(value_parser = setup::game_name)]
    pub game: String,
    /// How many play [default: 2 if the game allows it]
    #[arg(long)]
    pub seats: Option<usize>,
    /// How many games to play
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The bots in seat order, repeated until all seats are taken: random, greedy
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
        let seats = setup::seats::<G>(&options, args.seats)?;
        // Once to see that these options make a game: the workers then rely on it.
        G::new(&options, seats, Chance::seeded(Seed::of_run(args.seed, 0))).map_err(|error| {
            Failure::of(
                &games::Error::Setup(error.message),
                Language::En,
                "Change --options or --seats.",
            )
        })?;
        let bots = args.bots.iter().cycle().take(seats).cloned().collect();
        let jobs = args.jobs.or_else(|| available_parallelism().ok());
        let plan = Plan {
            options,
            bots,
            games: args.games,
            seed: args.seed,
            jobs: jobs.map_or(1, NonZeroUsize::get),
        };
        simulate::<G>(&plan)
    }
}
