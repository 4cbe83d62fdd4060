//! What comes from outside, spoilt in every way one can think of: it gets a sentence, or it is what it says.

use crate::page::{Page, against_a_bot};
use crate::worker::{Still, somebody};
use browser::{Job, Thought, think};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use tabletop::{Seed, below};

/// How often each is spoilt.
const TRIES: u64 = 100;

/// Every value inside of a value, by its path.
fn paths(value: &Value, here: &str, out: &mut Vec<String>) {
    let inside: Vec<(String, &Value)> = match value {
        Value::Array(list) => (0..)
            .zip(list)
            .map(|(i, each): (u32, _)| (i.to_string(), each))
            .collect(),
        Value::Object(map) => map
            .iter()
            .map(|(key, each)| (key.replace('/', "~1"), each))
            .collect(),
        _ => Vec::new(),
    };
    for (key, each) in inside {
        let path = format!("{here}/{key}");
        paths(each, &path, out);
        out.push(path);
    }
}

/// A document with one to three values replaced by something else.
fn spoilt(document: &Value, rng: &mut ChaCha8Rng) -> Value {
    let mut spoilt = document.clone();
    for _ in 0..=below(rng, 3) {
        let mut all = Vec::new();
        paths(&spoilt, "", &mut all);
        let path = &all[below(rng, all.len() as u32) as usize];
        let other = spoilt
            .pointer(&all[below(rng, all.len() as u32) as usize])
            .cloned();
        let value = match below(rng, 7) {
            0 => json!(null),
            1 => json!(-1),
            2 => json!(4_000_000_000_u32),
            3 => json!("nonsense"),
            4 => json!([]),
            5 => json!({}),
            _ => other.unwrap_or_default(),
        };
        if let Some(place) = spoilt.pointer_mut(path) {
            *place = value;
        }
    }
    spoilt
}

fn is_answered(thought: &Thought) -> bool {
    matches!(thought, Thought::Done(_) | Thought::Refused(_))
}

#[test]
fn a_spoilt_record_link_or_file_is_refused_in_words_or_plays() {
    for name in games::NAMES {
        let (mut device, mut tab) = somebody();
        let id = against_a_bot(&mut tab, &mut device, name);
        let mut page = Page::open(&mut tab, &mut device, 1, &id);
        page.play(&mut tab, &mut device, 10);
        let kept = tab.get(&mut device, "/kept");
        page.play(&mut tab, &mut device, 3000);
        let record = tab.get(&mut device, &format!("/records/{id}/record.json"));
        let short = tab.post(&mut device, "/records/short", record.clone());
        let mut refused = 0;
        for i in 0..TRIES {
            let mut rng = ChaCha8Rng::from_seed(Seed::of_run(22, i).0);
            for (kind, document) in [
                ("understand", &record),
                ("lengthen", &short),
                ("read", &kept),
            ] {
                let field = match kind {
                    "understand" => "record",
                    "lengthen" => "short",
                    _ => "kept",
                };
                let job = json!({ kind: { field: spoilt(document, &mut rng) } });
                let asked: Job = serde_json::from_str(&job.to_string()).expect("a job");
                let thought = think(asked, Still);
                assert!(is_answered(&thought), "{name}: {thought:?} for {job}");
                refused += u64::from(matches!(thought, Thought::Refused(_)));
            }
        }
        assert!(refused > TRIES, "{name}: {refused} were refused");
    }
}

#[test]
fn a_finished_game_comes_back_from_its_link() {
    for name in games::NAMES {
        let (mut device, mut tab) = somebody();
        let id = against_a_bot(&mut tab, &mut device, name);
        let mut page = Page::open(&mut tab, &mut device, 1, &id);
        page.play(&mut tab, &mut device, 3000);
        let record = tab.get(&mut device, &format!("/records/{id}/record.json"));
        let short = tab.post(&mut device, "/records/short", record.clone());
        let imported = tab.post(&mut device, "/records/linked", short.clone());
        let again = imported["record"].as_str().expect("an id").to_owned();
        assert_eq!(
            tab.get(&mut device, &format!("/records/{again}/record.json"))["digests"],
            record["digests"],
            "{name}"
        );
        assert_eq!(
            tab.post(&mut device, "/records/linked", short),
            imported,
            "the same link is the same record"
        );
    }
}
