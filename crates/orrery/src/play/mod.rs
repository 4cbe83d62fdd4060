//! `orrery play`: a game in the terminal against bots.

mod screen;
mod series;

use crate::failure::Failure;
use crate::{fresh_seed, setup};
use bots::{BotRng, Kind, Settings};
use games::{AnyGame, Choice, Error, Visitor};
use screen::Screen;
use serde_json::value::RawValue;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use table::api::TakeBack;
use table::{Played, takes_back};
use tabletop::{Chance, Game, Knowledge, Seat, Seed, Viewer};
use words::Language;

/// Play a game in the terminal against bots
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery play race
  orrery play race --seats 4 --bots greedy,random --lang cs --record evening.json
  orrery play moon --seats 1 --series campaign.json

Type the number of an action, or help.")]
pub struct Args {
    /// The game: race, …
    #[arg(value_parser = setup::game_name)]
    pub game: String,
    /// How many play [default: 2 if the game allows it]
    #[arg(long)]
    pub seats: Option<usize>,
    /// Your seat, from 0
    #[arg(long, default_value_t = 0)]
    pub seat: u8,
    /// The bots of the other seats, repeated until all seats are taken: random, greedy
    #[arg(long, value_delimiter = ',', default_value = "greedy", value_parser = setup::bot_name)]
    pub bots: Vec<String>,
    /// The game's options: a JSON object or the name of a preset
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// The seed: a whole number or 64 hexadecimal digits [default: from the system]
    #[arg(long, value_parser = seed)]
    pub seed: Option<Seed>,
    /// The language: en, cs or pl
    #[arg(long, default_value = "en")]
    pub lang: Language,
    /// Write the record of the game to this file
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Play a series (moon: the campaign) and keep it in this file; the same command goes on from there
    #[arg(long, value_name = "FILE", conflicts_with = "record")]
    pub series: Option<PathBuf>,
}

fn seed(text: &str) -> Result<Seed, String> {
    text.parse::<u64>()
        .map(Seed::from)
        .or_else(|_| text.parse())
}

/// Plays a game with whoever types into `input`.
pub fn run(args: &Args, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(path) = &args.series {
        return series::run(args, path, input, out);
    }
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let table = games::dispatch(&args.game, Start(args, seed))
        .map_err(|error| Failure::of(&error, args.lang, ""))??;
    let mut evening = Evening::new(args, table, seed)?;
    let played = evening.play(input, out, &mut |_| Ok(()));
    if let Some(path) = &args.record {
        std::fs::write(path, evening.table.record_text()).map_err(|error| {
            let path = path.display();
            Failure::failed(format!(
                "{path} cannot be written ({error}); give another --record"
            ))
        })?;
    }
    played
}

/// The bot of each seat but the player's own.
fn seat_bots(args: &Args, seats: usize) -> Vec<Option<String>> {
    let mut bots = args.bots.iter().cycle();
    let bot = |seat| {
        if seat == Seat(args.seat) {
            None
        } else {
            bots.next().cloned()
        }
    };
    Seat::all(seats).map(bot).collect()
}

struct Start<'a>(&'a Args, Seed);

impl Visitor for Start<'_> {
    type Out = Result<Box<dyn AnyGame>, Failure>;

    fn visit<G: Game + Knowledge>(self) -> Self::Out {
        let Start(args, seed) = self;
        let options = setup::options::<G>(args.options.as_deref())?;
        let seats = setup::seats::<G>(&options, args.seats)?;
        let table = games::Table::<G>::start(options, seats, Chance::seeded(seed));
        Ok(Box::new(
            table.map_err(|error| Failure::of(&error, args.lang, ""))?,
        ))
    }
}

/// One game, one person, some bots.
struct Evening {
    table: Box<dyn AnyGame>,
    seat: Seat,
    bots: Vec<Option<String>>,
    rngs: Vec<BotRng>,
    screen: Screen,
}

impl Evening {
    fn new(args: &Args, table: Box<dyn AnyGame>, seed: Seed) -> Result<Self, Failure> {
        let (seat, seats) = (Seat(args.seat), table.seat_count());
        if seat.index() >= seats {
            let error = Error::BadSeat { seat, seats };
            return Err(Failure::of(&error, args.lang, ""));
        }
        Ok(Evening {
            screen: Screen::new(args.lang, seat, seat_bots(args, seats)),
            rngs: Seat::all(seats).map(|seat| bots::rng(seed, seat)).collect(),
            bots: seat_bots(args, seats),
            table,
            seat,
        })
    }

    /// Plays until the game is over or the person leaves; `keep` hears of each answer of the person.
    fn play(
        &mut self,
        input: &mut impl BufRead,
        out: &mut impl Write,
        keep: &mut dyn FnMut(&dyn AnyGame) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.screen.welcome(&*self.table, out)?;
        loop {
            let deciders = self.table.deciders();
            let bot = deciders.iter().find(|seat| *seat != self.seat);
            if let Some(bot) = bot {
                self.bot_plays(bot, out)?;
            } else if deciders.is_empty() {
                return self.screen.end(&*self.table, out);
            } else if self.person_plays(input, out)? {
                keep(&*self.table)?;
            } else {
                return Ok(());
            }
        }
    }

    fn bot_plays(&mut self, seat: Seat, out: &mut impl Write) -> Result<(), Failure> {
        let i = seat.index();
        let name = self.bots[i].as_deref().unwrap_or("random");
        let bot = name.parse().map_err(thinkers::Error::Unknown)?;
        let action = thinkers::decide(&*self.table, seat, bot, &mut self.rngs[i])?;
        self.carry_out(seat, &action, out)
    }

    fn carry_out(
        &mut self,
        seat: Seat,
        action: &RawValue,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let played = self.table.play(seat, &[action]);
        let played = played.map_err(|error| Failure::failed(error.to_string()))?;
        self.screen
            .happened(&played.events.seen_by(Viewer::seat(self.seat)), out)
    }

    /// One answer of the person; false if there is none any more.
    fn person_plays(
        &mut self,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<bool, Failure> {
        let choices = self.table.choices(self.seat).unwrap_or_default();
        self.screen.question(&*self.table, &choices, out)?;
        let mut line = String::new();
        loop {
            self.screen.cursor(out)?;
            line.clear();
            if input.read_line(&mut line)? == 0 {
                writeln!(out)?;
                return Ok(false);
            }
            match line.trim() {
                "" if choices.len() == 1 => return self.choose(&choices[0], out),
                "help" | "h" | "?" => self.screen.help(out)?,
                "why" | "w" => self
                    .screen
                    .why(&self.table.considered(self.seat).unwrap_or_default(), out)?,
                "board" | "b" => self.screen.board(&*self.table, out)?,
                "score" | "s" => self.screen.score(&*self.table, out)?,
                "list" | "l" => self.screen.question(&*self.table, &choices, out)?,
                "hint" => self.hint(out)?,
                "quit" | "q" => return Ok(false),
                "undo" | "u" => {
                    if self.undo(out)? {
                        return Ok(true);
                    }
                }
                number => match number
                    .parse()
                    .ok()
                    .and_then(|n: usize| choices.get(n.checked_sub(1)?))
                {
                    Some(choice) => return self.choose(choice, out),
                    None => self.screen.not_understood(choices.len(), out)?,
                },
            }
        }
    }

    fn choose(&mut self, choice: &Choice, out: &mut impl Write) -> Result<bool, Failure> {
        self.carry_out(self.seat, &choice.action, out)?;
        Ok(true)
    }

    /// Goes back to before the person's last action; the bots' later answers go back with it. The rule is that of a table
    /// at which one person plays alone with bots.
    fn undo(&mut self, out: &mut impl Write) -> Result<bool, Failure> {
        let moves = self.table.moves().into_iter().enumerate().rev();
        let back = moves.map(|(at, moved)| Played {
            at,
            moved,
            bot: moved.seat != self.seat,
        });
        let Some(&last) = takes_back(back, self.seat, TakeBack::Free).last() else {
            self.screen.nothing_to_undo(out)?;
            return Ok(false);
        };
        let back = self.table.rewind(last);
        back.map_err(|error| Failure::failed(error.to_string()))?;
        Ok(true)
    }

    fn hint(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let i = self.seat.index();
        let bot = Kind::Search(Settings::default());
        let advice = thinkers::decide(&*self.table, self.seat, bot, &mut self.rngs[i])?;
        self.screen.hint(&*self.table, &advice, out)
    }
}
