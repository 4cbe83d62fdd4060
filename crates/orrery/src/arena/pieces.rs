//! Games of a run that were played before: a run can be broken off and goes on where it stood.

use super::tally::Bout;
use crate::failure::Failure;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;
use std::sync::Mutex;

/// What a run consists of: only games of the same one add up.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Heading {
    pub(super) game: String,
    pub(super) rules: u32,
    pub(super) options: serde_json::Value,
    pub(super) seats: usize,
    pub(super) bots: Vec<String>,
    pub(super) millis: Option<u64>,
    pub(super) forecasts: bool,
    pub(super) seed: u64,
}

/// A file with a heading, and a line for each game.
#[derive(Debug)]
pub(super) struct Pieces {
    file: Mutex<File>,
    played: Vec<Bout>,
}

impl Pieces {
    /// Reads what there is of this run, or begins it.
    pub(super) fn open(path: &Path, heading: &Heading) -> Result<Self, Failure> {
        let name = path.display();
        let cannot = |error| Failure::failed(format!("{name} cannot be kept: {error}"));
        let mut open = OpenOptions::new();
        let open = open.create(true).read(true).append(true).open(path);
        let mut file = open.map_err(cannot)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(cannot)?;
        // What was being written when the run was broken off counts as not played.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64).map_err(cannot)?;
        let mut lines = text[..whole].lines();
        let Some(first) = lines.next() else {
            let line = serde_json::to_string(heading).map_err(std::io::Error::from)?;
            writeln!(file, "{line}").map_err(cannot)?;
            let file = Mutex::new(file);
            let played = Vec::new();
            return Ok(Pieces { file, played });
        };
        let other = || {
            Failure::misused(format!(
                "{name} holds games of another run; give the same game, bots, seats, options, time and seed, \
                 or another file"
            ))
        };
        let is_same = serde_json::from_str(first).is_ok_and(|first: Heading| first == *heading);
        if !is_same {
            return Err(other());
        }
        let played = lines.map(serde_json::from_str).collect::<Result<_, _>>();
        Ok(Pieces {
            file: Mutex::new(file),
            played: played.map_err(|_| other())?,
        })
    }

    /// The games that were played before.
    pub(super) fn played(&self) -> &[Bout] {
        &self.played
    }

    /// Whether a game was played before.
    pub(super) fn has(&self, number: u64) -> bool {
        self.played.iter().any(|bout| bout.number == number)
    }

    /// Keeps a game.
    pub(super) fn keep(&self, bout: &Bout) {
        let Ok(line) = serde_json::to_string(bout) else {
            return;
        };
        if let Ok(mut file) = self.file.lock()
            && let Err(error) = writeln!(file, "{line}")
        {
            eprintln!("game {} could not be kept: {error}", bout.number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn heading(seed: u64) -> Heading {
        Heading {
            game: "race".to_owned(),
            rules: 1,
            options: serde_json::json!({}),
            seats: 2,
            bots: vec!["a".to_owned(), "b".to_owned()],
            millis: None,
            forecasts: false,
            seed,
        }
    }

    fn bout(number: u64) -> Bout {
        Bout {
            number,
            seats: vec![(0, 30, 1.0), (1, 20, 0.0)],
            decisions: 7,
            forecasts: Vec::new(),
        }
    }

    /// A file of this process that goes away with the test.
    struct Scrap(PathBuf);

    impl Scrap {
        fn new(name: &str) -> Self {
            let name = format!("orrery-pieces-{}-{name}", std::process::id());
            Scrap(std::env::temp_dir().join(name))
        }
    }

    impl Drop for Scrap {
        fn drop(&mut self) {
            let _ = std::fs::remove_file(&self.0);
        }
    }

    #[test]
    fn a_run_goes_on_where_it_was_broken_off() {
        let scrap = Scrap::new("goes-on");
        let path = scrap.0.clone();
        let pieces = Pieces::open(&path, &heading(1)).expect("a new file");
        pieces.keep(&bout(3));
        pieces.keep(&bout(0));
        // The power fails in the middle of a line.
        let mut text = std::fs::read_to_string(&path).expect("there it is");
        text.push_str("{\"number\":5,\"se");
        std::fs::write(&path, &text).expect("it can be written");
        let again = Pieces::open(&path, &heading(1)).expect("the same run");
        assert_eq!(again.played(), [bout(3), bout(0)]);
        assert!(again.has(3) && !again.has(5));
        again.keep(&bout(5));
        let once_more = Pieces::open(&path, &heading(1)).expect("the same run");
        assert_eq!(once_more.played().len(), 3);
    }

    #[test]
    fn games_of_another_run_do_not_add_up() {
        let scrap = Scrap::new("other");
        let path = scrap.0.clone();
        Pieces::open(&path, &heading(1)).expect("a new file");
        let error = Pieces::open(&path, &heading(2)).expect_err("another seed");
        assert!(format!("{error:?}").contains("another run"), "{error:?}");
    }
}
