//! A series in the terminal: games in a row, kept in a file that the next evening goes on from.

use super::{Args, Evening, Screen, seat_bots};
use crate::failure::Failure;
use games::{AnyGame, Error, Json, Visitor};
use serde::{Deserialize, Serialize};
use std::io::{BufRead, ErrorKind, Write};
use std::path::Path;
use tabletop::{Chance, Game, Knowledge, Outcome, Seat, Seed, Series};

/// What the file holds.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Book {
    game: String,
    seats: usize,
    /// The options it was begun with.
    options: Json,
    /// How each game came out.
    played: Vec<Outcome>,
    /// The record of the game that is being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    running: Option<Json>,
}

/// Plays a series on, game after game, until it is over or the person leaves.
pub(super) fn run(
    args: &Args,
    path: &Path,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut book = Book::open(args, path)?;
    let screen = Screen::new(args.lang, Seat(args.seat), seat_bots(args, book.seats));
    loop {
        let series = book.series(args)?;
        if let Some(last) = book.played.last() {
            screen.series_stands(&series, last, out)?;
        }
        let seed = match args.seed {
            // Another game, another seed, and the same ones in the same series.
            Some(Seed(mut bytes)) => {
                bytes[31] ^= book.played.len() as u8;
                Seed(bytes)
            }
            None => crate::fresh_seed()?,
        };
        let Some(table) = book.table(args, &series, seed)? else {
            return Ok(());
        };
        screen.series_game(book.played.len() + 1, out)?;
        let mut evening = Evening::new(args, table, seed)?;
        evening.play(input, out, &mut |table| {
            book.running = Some(table.record());
            book.save(path)
        })?;
        let Some(outcome) = evening.table.outcome() else {
            return screen.series_kept(path, out);
        };
        book.played.push(outcome);
        book.running = None;
        book.save(path)?;
    }
}

impl Book {
    /// The series of the file; a new one if there is no such file yet.
    fn open(args: &Args, path: &Path) -> Result<Book, Failure> {
        let shown = path.display();
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Book::begin(args),
            Err(error) => {
                let words = format!("{shown} cannot be read ({error}); give another --series");
                return Err(Failure::failed(words));
            }
        };
        let book: Book = serde_json::from_str(&text).map_err(|error| {
            let words = format!("{shown} is no series ({error}); give another --series");
            Failure::misused(words)
        })?;
        if book.game != args.game || args.seats.is_some_and(|seats| seats != book.seats) {
            let (game, seats) = (&book.game, book.seats);
            let words = format!("{shown} is a series of {game} with {seats} seats; say so");
            return Err(Failure::misused(words));
        }
        Ok(book)
    }

    fn begin(args: &Args) -> Result<Book, Failure> {
        struct Begin<'a>(&'a Args);
        impl Visitor for Begin<'_> {
            type Out = Result<(Json, usize), Failure>;
            fn visit<G: Game + Knowledge>(self) -> Self::Out {
                let options = crate::setup::options::<G>(self.0.options.as_deref())?;
                let seats = crate::setup::seats::<G>(&options, self.0.seats)?;
                Ok((games::json(&options), seats))
            }
        }
        let begun = games::dispatch(&args.game, Begin(args));
        let (options, seats) = begun.map_err(|error| Failure::of(&error, args.lang, ""))??;
        Ok(Book {
            game: args.game.clone(),
            seats,
            options,
            played: Vec::new(),
            running: None,
        })
    }

    fn series(&self, args: &Args) -> Result<Series<Json>, Failure> {
        let series = games::series(&self.game, Some(&self.options), &self.played);
        series.map_err(|error| Failure::of(&error, args.lang, "Give another --series."))
    }

    /// The game that is being played, or the next one; none if the series is over.
    fn table(
        &self,
        args: &Args,
        series: &Series<Json>,
        seed: Seed,
    ) -> Result<Option<Box<dyn AnyGame>>, Failure> {
        let refused = |error: Error| Failure::of(&error, args.lang, "Give another --series.");
        let Some(next) = &series.next else {
            return Ok(None);
        };
        let table = match &self.running {
            Some(record) => games::load(record).map_err(refused)?,
            None => games::start(&self.game, self.seats, Some(next), Chance::seeded(seed))
                .map_err(refused)?,
        };
        if table.name() != self.game || table.seat_count() != self.seats {
            let words = "the game in the file is of another table; give another --series";
            return Err(Failure::misused(words));
        }
        Ok(Some(table))
    }

    /// Writes the file, whole or not at all.
    fn save(&self, path: &Path) -> Result<(), Failure> {
        let text =
            serde_json::to_string(self).map_err(|error| Failure::failed(error.to_string()))?;
        let draft = path.with_extension("part");
        let written = std::fs::write(&draft, text).and_then(|()| std::fs::rename(&draft, path));
        written.map_err(|error| {
            let shown = path.display();
            Failure::failed(format!(
                "{shown} cannot be written ({error}); give another --series"
            ))
        })
    }
}
