//! Records of older rules: what today's rules play alike still verifies, the others name the line
//! where the rules have changed. Their events are left out; lines, digests and outcome are as written.

#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

use games::{Replay, Verdict, replay};
use serde_json::value::RawValue;

fn told(name: &str) -> Replay {
    let path = format!("{}/tests/records/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a record");
    let record: Box<RawValue> = serde_json::from_str(text.trim()).expect("a document");
    replay(&record).expect("a record of a game that is played here")
}

#[test]
fn a_record_that_no_change_of_rules_concerns_still_verifies() {
    for name in ["planet-1-makeshift", "planet-1-oasis", "planet-1-symmetric"] {
        let told = told(name);
        assert!(told.rules < told.rules_today, "{name} is of today");
        assert!(
            matches!(told.verdict, Verdict::Verified),
            "{name}: {:?}",
            told.verdict
        );
    }
}

#[test]
fn a_record_names_the_first_line_where_the_rules_have_changed() {
    // An order that was not asked for before a synergy boost; Republic's civ before another advance.
    for (name, expected) in [
        ("planet-1-universal", 13),
        ("planet-1-flux", 4),
        ("planet-1-cosmos", 16),
        ("planet-1-republic", 4),
    ] {
        let told = told(name);
        assert!(told.rules < told.rules_today, "{name} is of today");
        match told.verdict {
            Verdict::RulesChanged { line, .. } => assert_eq!(line, Some(expected), "{name}"),
            other => panic!("{name}: {other:?}"),
        }
        // The rest is told from what is written, and the game keeps its outcome.
        assert!(told.lines.len() > expected && told.outcome.is_some());
    }
}

#[test]
fn a_record_with_options_that_have_no_effect_says_so() {
    let Verdict::RulesChanged { line, detail } = told("planet-1-three-turning").verdict else {
        panic!("three players turned the station by themselves");
    };
    assert_eq!(line, None);
    assert!(
        format!("{detail:?}").contains("planet-setup-automatic_rotation"),
        "{detail:?}"
    );
}
