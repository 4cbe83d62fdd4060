//! What was written in an earlier form is still read: records and positions that the program wrote before actions, events
//! and states got the form they have today. The events of the records are left out.

#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

use games::{Json, Verdict, load, replay, resume};
use serde::Deserialize;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The files whose names have this in them, for each game at least one.
fn files(part: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let files = std::fs::read_dir(folder).expect("the records");
    let files = files.map(|file| file.expect("a file").path());
    let found: Vec<PathBuf> = files
        .filter(|path| path.to_string_lossy().contains(part))
        .collect();
    for game in ["race", "mars", "planet", "moon"] {
        let is_of = |path: &PathBuf| path.to_string_lossy().contains(&format!("/{game}-"));
        assert!(found.iter().any(is_of), "nothing of {game}");
    }
    found
}

fn read<T: for<'a> Deserialize<'a>>(path: &Path) -> T {
    let text = std::fs::read_to_string(path).expect("a file");
    serde_json::from_str(text.trim()).expect("a document")
}

fn is_position(path: &Path) -> bool {
    path.to_string_lossy().ends_with("position.json")
}

#[test]
fn records_of_the_first_form_replay_to_the_scores_that_they_tell() {
    for path in files("-form-1-").iter().filter(|path| !is_position(path)) {
        let record: Json = read(path);
        let told = replay(&record).expect("a record of a game that is played here");
        let verified = matches!(told.verdict, Verdict::Verified);
        assert!(verified, "{}: {:?}", path.display(), told.verdict);
    }
}

#[test]
fn a_record_of_the_first_form_can_be_loaded_and_is_written_in_todays() {
    for path in files("-form-1-").iter().filter(|path| !is_position(path)) {
        let written: Value = read(path);
        let table = load(&read::<Json>(path)).expect("it replays");
        let again: Value = serde_json::from_str(table.record().get()).expect("a record");
        assert_eq!(again["form"], table.form(), "{}", path.display());
        assert_eq!(again["outcome"]["scores"], written["outcome"]["scores"]);
        let lines = |record: &Value| record["lines"].as_array().map(Vec::len);
        assert_eq!(lines(&again), lines(&written), "{}", path.display());
    }
}

#[test]
fn positions_of_the_first_form_are_played_on_from() {
    #[derive(Deserialize)]
    struct Saved {
        game: String,
        seats: usize,
        options: Json,
        position: Json,
    }
    for path in files("-form-1-position") {
        let saved: Saved = read(&path);
        let table = resume(
            &saved.game,
            saved.seats,
            Some(&saved.options),
            &saved.position,
        );
        let mut table = table.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let seat = table.deciders().first().expect("somebody decides");
        let actions: Vec<Json> =
            serde_json::from_str(table.legal(seat).expect("a seat").get()).expect("a list");
        table
            .play(seat, &[&actions[0]])
            .map(|_| ())
            .expect("it is listed");
    }
}
