//! `orrery arena`: which bot is stronger, and how sure that is.

mod forecasts;
mod ladder;
mod ledger;
mod page;
mod pieces;
mod stats;
mod tally;

pub use forecasts::Tenth;
pub use ladder::{Ladder, Rung};
pub use stats::Interval;
pub use tally::{BotReport, Bout, Report};

use crate::failure::Failure;
use crate::sim::playout;
use crate::{crew, setup};
use bots::{Bot, Kind, Seated};
use games::Visitor;
use ledger::Ledger;
use pieces::{Heading, Pieces};
use std::io::{self, Write};
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;
use tabletop::{Chance, Game, Knowledge, Seat, Seed, Viewer};
use words::Language;

/// Let bots play against each other and print who is stronger
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery arena race --bots search,greedy --seats 4 --millis 200 --games 400
  orrery arena race --bots search:400it,search:100it --report strength.html
  orrery arena moon --bots search --seats 1 --millis 1000
  orrery arena race --ladder --bots greedy,easy,normal,hard,expert --games 200

With two bots the first sits in one seat and the second in all others; with as many bots as seats each
has one. Seats rotate from game to game, a shared victory is shared. Elo is the lead over the others at
the table; intervals are of 95%. With iterations (search:400it) in place of time a run can be repeated
by its seed. Time is counted in work of the processor: a busy machine makes no bot weaker.

With --until 0.55 the run ends as soon as the first bot's share of wins is clearly above or below 55%:
when its interval is clear of it and the evidence is so strong (20 to 1) that looking again and again
does not lead astray more often than once in 20 runs.

With --pieces FILE every game is kept as soon as it is over; the same command goes on where it was broken
off, and games of several evenings add up.")]
pub struct Args {
    /// The game: race, …
    #[arg(value_parser = setup::game_name)]
    pub game: String,
    /// The bots: two, or one for each seat; any number for a ladder
    #[arg(long, value_delimiter = ',', required = true, value_parser = setup::bot_name)]
    pub bots: Vec<String>,
    /// How many play [default: as many as bots are named]
    #[arg(long)]
    pub seats: Option<usize>,
    /// How many games to play
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Stop when the first bot's share of wins is clearly above or below this
    #[arg(long, value_name = "SHARE", value_parser = share)]
    pub until: Option<f64>,
    /// Hold what bots say of their chances against what comes; then they always spend all of their time
    #[arg(long, conflicts_with = "ladder")]
    pub forecasts: bool,
    /// Keep each game in this file, and go on from those that are there: a run in pieces
    #[arg(long, value_name = "FILE", conflicts_with = "ladder")]
    pub pieces: Option<PathBuf>,
    /// How long a bot thinks about a decision, if its name does not say so
    #[arg(long, value_name = "M")]
    pub millis: Option<NonZeroU64>,
    /// The game's options: a JSON object or the name of a preset
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// The seed of the run: a whole number
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// How many games are played at a time [default: one for each processor]
    #[arg(long)]
    pub jobs: Option<NonZeroUsize>,
    /// Rate any number of bots, weakest first: each plays so many games against the one before it
    #[arg(long, conflicts_with_all = ["report", "until"])]
    pub ladder: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
}

/// Plays the games and prints the table.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let done = games::dispatch(&args.game, Contest(args));
    let results = done.map_err(|error| Failure::of(&error, Language::En, ""))??;
    if args.json {
        match &results {
            Results::Match(report, _) => serde_json::to_writer(&mut *out, report),
            Results::Ladder(ladder) => serde_json::to_writer(&mut *out, ladder),
        }
        .map_err(std::io::Error::from)?;
        writeln!(out)?;
    }
    match results {
        Results::Match(report, bouts) => {
            if let Some(file) = &args.report {
                page::write(file, &report, &bouts)?;
            }
            if !args.json {
                report.print(out)?;
            }
        }
        Results::Ladder(ladder) if !args.json => ladder.print(out)?,
        Results::Ladder(_) => {}
    }
    Ok(())
}

/// What came of it.
enum Results {
    Match(Report, Vec<Bout>),
    Ladder(Ladder),
}

struct Contest<'a>(&'a Args);

impl Visitor for Contest<'_> {
    type Out = Result<Results, Failure>;

    fn visit<G: Game + Knowledge>(self) -> Self::Out {
        let args = self.0;
        let options = setup::options::<G>(args.options.as_deref())?;
        if args.ladder {
            return self.ladder::<G>(&options);
        }
        let seats = args.seats.unwrap_or(args.bots.len());
        let (report, bouts) = self.contest::<G>(&options, &args.bots, seats)?;
        Ok(Results::Match(report, bouts))
    }
}

impl Contest<'_> {
    fn ladder<G: Knowledge>(&self, options: &G::Options) -> Result<Results, Failure> {
        let bots = &self.0.bots;
        let seats = self.0.seats.unwrap_or(2);
        let pairs = bots.windows(2).map(|pair| {
            let pair = [pair[1].clone(), pair[0].clone()];
            let (report, _) = self.contest::<G>(options, &pair, seats)?;
            Ok::<_, Failure>(report)
        });
        let matches = pairs.collect::<Result<_, _>>()?;
        Ok(Results::Ladder(Ladder::new(G::NAME, bots, matches)))
    }

    /// The games of this run that were played before, if it is one in pieces.
    fn pieces<G: Knowledge>(
        &self,
        options: &G::Options,
        bots: &[String],
        seats: usize,
    ) -> Result<Option<Pieces>, Failure> {
        let args = self.0;
        let Some(path) = &args.pieces else {
            return Ok(None);
        };
        let heading = Heading {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            options: serde_json::to_value(options).map_err(std::io::Error::from)?,
            seats,
            bots: bots.to_vec(),
            millis: args.millis.map(NonZeroU64::get),
            forecasts: args.forecasts,
            seed: args.seed,
        };
        Pieces::open(path, &heading).map(Some)
    }

    fn contest<G: Knowledge>(
        &self,
        options: &G::Options,
        bots: &[String],
        seats: usize,
    ) -> Result<(Report, Vec<Bout>), Failure> {
        let args = self.0;
        let seats = setup::seats::<G>(options, Some(seats))?;
        if bots.len() != seats && !(bots.len() == 2 && seats > 2) {
            return Err(Failure::misused(format!(
                "{} bots do not fit {seats} seats; name two bots, or one for each seat",
                bots.len()
            )));
        }
        setup::try_out::<G>(options, seats, args.seed)?;
        let kinds = bots.iter().map(|name| kind(name, args.millis));
        let kinds = kinds.collect::<Result<Vec<_>, _>>()?;
        let jobs = args.jobs.or_else(|| available_parallelism().ok());
        let hands = crew::hands(jobs.map_or(1, NonZeroUsize::get), args.games);
        let workers = (0..hands).map(|_| Ring::<G>::new(&kinds, seats));
        let workers = workers.collect::<Result<_, _>>()?;
        let ledger = Ledger::new(&bots[0], args.until);
        let pieces = self.pieces::<G>(options, bots, seats)?;
        let played = pieces.as_ref().map_or(&[][..], Pieces::played).iter();
        let played: Vec<Bout> = played.filter(|b| b.number < args.games).cloned().collect();
        played.iter().for_each(|bout| ledger.note(bout));
        let play = |ring: &mut Ring<G>, i, bouts: &mut Vec<Bout>| {
            if pieces.as_ref().is_some_and(|pieces| pieces.has(i)) {
                return;
            }
            let bout = ring.bout(options, args.seed, i, args.forecasts);
            if let Some(bout) = &bout {
                pieces.iter().for_each(|pieces| pieces.keep(bout));
                ledger.note(bout);
            }
            bouts.extend(bout);
        };
        let notes = crew::share_until(args.games, workers, Vec::new, play, &ledger)?;
        let mut bouts: Vec<Bout> = notes.into_iter().flatten().chain(played).collect();
        bouts.sort_by_key(|bout| bout.number);
        let mut report = Report::new(G::NAME, bots, seats, &bouts);
        report.stopped_at = args.until.filter(|_| report.games < args.games);
        Ok((report, bouts))
    }
}

/// A share of wins: a number between 0 and 1.
fn share(text: &str) -> Result<f64, String> {
    let number = text.parse().ok();
    let share = number.filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "give a number from 0 to 1, as 0.55".to_owned())
}

/// A bot by its name, with this time if the name itself has no settings.
fn kind(name: &str, millis: Option<NonZeroU64>) -> Result<Kind, Failure> {
    let kind: Kind = name
        .parse()
        .map_err(|error: bots::UnknownBot| Failure::misused(error.to_string()))?;
    Ok(match millis {
        Some(millis) if !name.contains(':') => kind.within(Duration::from_millis(millis.get())),
        _ => kind,
    })
}

/// One thread's bots: one of each kind for each seat.
struct Ring<G: Game> {
    bots: Vec<Vec<Box<dyn Bot<G>>>>,
    seats: usize,
    legal: Vec<G::Action>,
}

impl<G: Knowledge> Ring<G> {
    fn new(kinds: &[Kind], seats: usize) -> Result<Self, thinkers::Error> {
        let for_seats = |kind: &Kind| (0..seats).map(|_| thinkers::contender(*kind)).collect();
        let bots: io::Result<_> = kinds.iter().map(for_seats).collect();
        Ok(Ring {
            bots: bots?,
            seats,
            legal: Vec::with_capacity(256),
        })
    }

    /// Which bot sits where in a game of the run.
    fn line_up(&self, number: u64) -> Vec<usize> {
        let (seats, bots) = (self.seats, self.bots.len());
        let turn = (number % seats as u64) as usize;
        let place = |seat: usize| (seat + seats - turn) % seats;
        (0..seats).map(|seat| place(seat).min(bots - 1)).collect()
    }

    fn bout(
        &mut self,
        options: &G::Options,
        run: u64,
        number: u64,
        foretell: bool,
    ) -> Option<Bout> {
        let seed = Seed::of_run(run, number);
        // Options do not depend on chance, and a game with them was set up before.
        let mut game = G::new(options, self.seats, Chance::seeded(seed)).ok()?;
        let line_up = self.line_up(number);
        let mut rngs: Vec<_> = Seat::all(self.seats)
            .map(|seat| bots::rng(seed, seat))
            .collect();
        let mut forecasts = Vec::new();
        let played = playout(&mut game, &mut self.legal, |game, seat, legal| {
            let i = seat.index();
            let (bot, table) = (&mut self.bots[line_up[i]][i], Seated::new(game, seat));
            if !foretell {
                return bot.choose(&table, legal, &mut rngs[i]);
            }
            let (choice, values) = bot.advise(&table, legal, &mut rngs[i]);
            forecasts.extend(values.map(|values| (i, f64::from(values[choice]))));
            choice
        });
        let outcome = game.outcome();
        let outcome = outcome.unwrap_or_else(|| game.standings(Viewer::Referee).into_outcome());
        let winners = outcome.won.iter().filter(|&&won| won).count().max(1) as f64;
        let results = outcome.scores.iter().zip(&outcome.won);
        let seats = line_up.into_iter().zip(results);
        let seats = seats.map(|(bot, (&score, &won))| {
            let share = if won { 1.0 / winners } else { 0.0 };
            (bot, score, share)
        });
        Some(Bout {
            number,
            seats: seats.collect(),
            decisions: played.decisions,
            forecasts,
        })
    }
}
