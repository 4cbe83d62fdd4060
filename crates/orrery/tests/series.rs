//! A series in the terminal, by the real binary: Moon's campaign.

mod common;

use common::orrery;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// A file that is gone when the test is over.
struct File(PathBuf);

impl File {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("orrery-{}-{name}.json", std::process::id()));
        let _ = std::fs::remove_file(&path);
        File(path)
    }

    fn read(&self) -> Value {
        let text = std::fs::read_to_string(&self.0).expect("the series was saved");
        serde_json::from_str(&text).expect("as JSON")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Plays on, answering each question with its first action, so many times.
fn play(path: &Path, seats: &str, answers: usize) -> (i32, String) {
    let series = path.to_str().expect("a plain path");
    let args = [
        "play", "moon", "--seats", seats, "--seed", "5", "--bots", "random",
    ];
    let output = orrery(
        &[&args[..], &["--series", series]].concat(),
        &"1\n".repeat(answers),
    );
    let said = String::from_utf8(output.stdout).expect("text");
    (output.status.code().expect("an exit code"), said)
}

#[test]
fn a_campaign_is_left_in_the_middle_of_a_game_and_goes_on_from_there() {
    let file = File::new("middle");
    let (code, said) = play(&file.0, "1", 7);
    assert_eq!(code, 0);
    assert!(said.contains("Game 1 of the series") && said.contains("The same command goes on"));
    let left = file.read();
    assert_eq!(left["played"].as_array().map(Vec::len), Some(0));
    let lines = |book: &Value| book["running"]["lines"].as_array().map(Vec::len);
    let before = lines(&left).expect("a game is being played");
    play(&file.0, "1", 7);
    assert!(lines(&file.read()) > Some(before), "it went on");
}

#[test]
fn a_solo_campaign_goes_through_all_eight_scenarios_and_ends_with_stars() {
    let file = File::new("whole");
    let (code, said) = play(&file.0, "1", 20_000);
    assert_eq!(code, 0, "{said}");
    for game in 1..=8 {
        assert!(said.contains(&format!("Game {game} of the series")));
    }
    assert!(said.contains("The series is over."));
    let book = file.read();
    assert_eq!(book["played"].as_array().map(Vec::len), Some(8));
    assert!(book.get("running").is_none());
    // Looked at again, it still stands so.
    let (code, again) = play(&file.0, "1", 0);
    assert!(code == 0 && again.contains("The series is over.") && !again.contains("Game 9"));
}

#[test]
fn a_file_of_another_table_is_refused_in_words() {
    let file = File::new("other");
    play(&file.0, "2", 3);
    assert_eq!(file.read()["seats"], 2);
    assert_eq!(play(&file.0, "3", 0).0, 2);
    std::fs::write(&file.0, "{}").expect("a file");
    assert_eq!(play(&file.0, "2", 0).0, 2);
}
