//! docs/security.md says what is so.

use server::Limits;
use std::path::Path;

const PAGE: &str = include_str!("../../../../docs/security.md");

/// The text of every Rust file under a folder, with its path.
fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            found.push((path.display().to_string(), text));
        }
    }
}

#[test]
fn every_test_that_holds_a_promise_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["src", "tests", "../table/tests"] {
        sources(&root.join(folder), &mut files);
    }
    let named = PAGE.split('`').skip(1).step_by(2);
    let named = named.filter_map(|code| code.rsplit_once("::"));
    let named: Vec<_> = named.filter(|(_, test)| test.len() > 4).collect();
    assert!(named.len() > 30, "{} tests are named", named.len());
    for (module, test) in named {
        let place = format!("/{}", module.replace("::", "/"));
        let is_there = files.iter().any(|(path, text)| {
            let here = path.contains(&format!("{place}.rs")) || path.contains(&format!("{place}/"));
            here && text.contains(&format!("fn {test}("))
        });
        assert!(is_there, "{module}::{test}");
    }
}

#[test]
fn every_limit_is_listed_with_its_default() {
    for (name, value, bounds) in Limits::default().all() {
        let line = format!("| `{name}` | {value} | {bounds} |");
        assert!(PAGE.lines().any(|listed| listed == line), "{line}");
    }
    let listed = PAGE.split("## Limits").nth(1).unwrap();
    let listed = listed.lines().filter(|line| line.starts_with("| `"));
    assert_eq!(listed.count(), Limits::default().all().len());
}
