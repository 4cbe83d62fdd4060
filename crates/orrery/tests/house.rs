//! What the house keeps in order.

mod common;

use common::Engine;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|found| found == ending) {
            found.push(path);
        }
    }
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn no_source_file_is_longer_than_700_lines() {
    let mut sources = Vec::new();
    files(&root().join("crates"), "rs", &mut sources);
    assert!(sources.len() > 50);
    for source in sources {
        let lines = read(&source).lines().count();
        assert!(lines <= 700, "{}: {lines} lines", source.display());
    }
}

#[test]
fn every_crate_has_the_workspaces_lints() {
    for entry in fs::read_dir(root().join("crates")).expect("a folder") {
        let manifest = entry.expect("an entry").path().join("Cargo.toml");
        if !manifest.exists() {
            continue;
        }
        let text = read(&manifest);
        // A workspace of its own has no other to take them from.
        let own = text.contains("[workspace]\n") && text.contains("[lints.rust]\nmissing_docs");
        assert!(
            own || text.contains("[lints]\nworkspace = true"),
            "{}",
            manifest.display()
        );
    }
}

#[test]
fn the_readme_names_only_commands_that_exist() {
    let (readme, makefile) = (read("README.md"), read("Makefile"));
    let help = String::from_utf8(common::orrery(&["--help"], "").stdout).expect("text");
    let words = |before: &str| -> Vec<String> {
        let ends = readme.split(before).skip(1);
        let word = ends.filter_map(|rest| rest.split(|c: char| !c.is_ascii_lowercase()).next());
        word.filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    };
    for target in words("`make ") {
        assert!(makefile.contains(&format!("\n{target}:")), "make {target}");
    }
    for command in words("`orrery ").into_iter().chain(words("\norrery ")) {
        assert!(help.contains(&format!("\n  {command}")), "orrery {command}");
    }
    assert!(words("`make ").contains(&"test".to_owned()));
}

#[test]
fn the_protocols_page_tells_every_request_and_every_code() {
    let page = read("docs/engine-protocol.md");
    let mut engine = Engine::start();
    let answer = engine.line(b"{\"no_such_request\": {}}");
    let message = answer["error"]["message"]
        .as_str()
        .expect("a message")
        .to_owned();
    let requests = message.rsplit("are: ").next().expect("a list");
    for request in requests.split(", ") {
        assert!(page.contains(&format!("{{\"{request}\": ")), "{request}");
    }
    let codes = "bad_json bad_request unknown_game bad_seat bad_action illegal_action past_revelation game_over bad_script internal_error";
    for code in codes.split(' ') {
        assert!(page.contains(&format!("| `{code}` |")), "{code}");
    }
    engine.end();
}

/// Sends every line of the page's session and compares the answers, as far as the page tells them.
#[test]
fn the_session_on_the_protocols_page_is_true() {
    let page = read("docs/engine-protocol.md");
    let mut engine = Engine::start();
    let mut answer = Value::Null;
    let mut told = 0;
    for line in page.lines() {
        if let Some(request) = line.strip_prefix("→ ") {
            answer = engine.line(request.as_bytes());
        } else if let Some(expected) = line.strip_prefix("← ") {
            told += 1;
            compare(expected, &answer);
        }
    }
    assert!(told > 6);
    engine.end();
}

/// An answer as the page writes it has `…` where it leaves something out.
fn compare(expected: &str, answer: &Value) {
    let filled = expected
        .replace("[ … ]", "null")
        .replace(", … ", "")
        .replace(" … ", "null")
        .replace(": …", ": null");
    let filled: Value =
        serde_json::from_str(&filled).unwrap_or_else(|e| panic!("{expected}: {e}: {filled}"));
    same(&filled, answer, expected);
}

fn same(told: &Value, found: &Value, line: &str) {
    match (told, found) {
        (Value::Null, _) => {}
        (Value::Object(told), Value::Object(found)) => {
            for (key, told) in told {
                let found = found.get(key).unwrap_or_else(|| panic!("no {key}: {line}"));
                same(told, found, line);
            }
        }
        (Value::Array(told), Value::Array(found)) => {
            let whole = !line.contains('…');
            assert!(
                found.len() >= told.len() && (!whole || found.len() == told.len()),
                "{line}"
            );
            told.iter()
                .zip(found)
                .for_each(|(told, found)| same(told, found, line));
        }
        (Value::Number(told), Value::Number(found)) if told.is_f64() => {
            assert!(found.is_f64(), "{line}");
        }
        _ => assert_eq!(told, found, "{line}"),
    }
}
