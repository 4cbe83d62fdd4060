//! The log knows the rules it was played by: where it no longer replays, the table is frozen and its record kept.

use games::{Json, Verdict};
use serde_json::{Value, json};
use table::api::{Moment, Phase, Player, PlayerKind, TableRules};
use table::{Holder, Input, Job, Machine, Names, Output, Outside, Setup, Table, Thought, With};

struct Nobody;

impl Names for Nobody {
    fn player(&self, account: &str) -> Player {
        Player {
            id: None,
            name: account.to_owned(),
            kind: PlayerKind::Claimed,
        }
    }
}

fn setup() -> Setup {
    let options = games::default_options("comets").unwrap();
    Setup {
        game: "comets".into(),
        options: serde_json::from_str(options.get()).unwrap(),
        rules: TableRules::default(),
        host: "anna".into(),
        key: String::new(),
        seats: vec![Holder::Bot("random".into()); 2],
        created: Moment(0),
        series: None,
        lesson: None,
        position: None,
    }
}

/// A game of bots that always do the first thing they may, as it is kept: the log, and the record at the end.
fn played() -> (Vec<String>, String) {
    let mut machine = Machine::new(Table::new("t".into(), setup()));
    let (mut log, mut record) = (Vec::new(), None);
    let who = table::Who {
        account: Some("anna".into()),
        key: None,
    };
    let mut inputs = vec![Input::Do(table::Ticket(1), who, table::Deed::Start)];
    while let Some(input) = inputs.pop() {
        let outside = Outside {
            now: Moment(log.len() as i64),
            random: [7; 32],
            names: &Nobody,
        };
        for output in machine.handle(input, &outside) {
            match output {
                Output::Append(append) => {
                    log.extend(append.entries);
                    if let Some(With::Record(game)) = append.with {
                        record = Some(game.record_text());
                    }
                    inputs.push(Input::Stored(log.len() as u32));
                }
                Output::Work(ticket, Job::Think { game, seat, .. }) => {
                    let legal: Vec<Json> =
                        serde_json::from_str(game.legal(seat).unwrap().get()).unwrap();
                    let first = Thought::Actions(vec![legal[0].clone()]);
                    inputs.insert(0, Input::Worked(ticket, first));
                }
                _ => {}
            }
        }
    }
    (log, record.expect("the game is over"))
}

fn read(log: &[String]) -> table::Read {
    Machine::read("t".into(), setup(), log)
}

fn words(read: &table::Read) -> Option<String> {
    let frozen = read.machine.table().frozen.as_ref()?;
    Some(json!(frozen)["id"].as_str()?.to_owned())
}

/// Changes the first entry that has this key.
fn change(log: &mut [String], key: &str, to: impl Fn(&mut Value)) {
    for text in log {
        let mut entry: Value = serde_json::from_str(text).unwrap();
        if entry.get(key).is_some() {
            to(&mut entry);
            *text = entry.to_string();
            return;
        }
    }
    panic!("no entry has `{key}`");
}

#[test]
fn a_log_names_its_rules_and_carries_digests_and_the_record_is_written_as_the_game_ends() {
    let (log, record) = played();
    assert!(log[0].contains(r#""rules":1"#), "{}", log[0]);
    let digests = log.iter().filter(|entry| entry.contains("sha256")).count();
    assert_eq!(
        digests,
        log.len() / 32 + 1,
        "every 32 entries, and at the end"
    );
    assert!(log.last().unwrap().contains(r#""scores":["#));
    let again = read(&log);
    assert_eq!(again.fault, None);
    assert_eq!(again.machine.table().phase, Phase::Over);
    assert_eq!(again.machine.table().rules, Some(1));
    let record: Json = serde_json::from_str(&record).unwrap();
    assert!(matches!(
        games::replay(&record).unwrap().verdict,
        Verdict::Verified
    ));
}

#[test]
fn a_running_table_behind_which_a_rule_has_changed_is_frozen_and_its_record_can_be_had() {
    let (log, _) = played();
    let mut log = log[..40].to_vec();
    assert_eq!(read(&log).machine.table().phase, Phase::Playing);
    // By the new rules the state after 32 entries is another one.
    change(&mut log, "state", |entry| {
        entry["state"]["sha256"] = json!("0".repeat(64));
    });
    let frozen = read(&log);
    assert_eq!(frozen.machine.table().phase, Phase::Frozen);
    assert_eq!(words(&frozen).as_deref(), Some("server-frozen-rules"));
    assert_eq!(
        frozen.machine.table().length,
        40,
        "nothing of the log is lost"
    );
    let record: Value = serde_json::from_str(&frozen.record.expect("a record")).unwrap();
    let acts = log
        .iter()
        .filter(|entry| entry.contains(r#""act""#))
        .count();
    assert_eq!(
        record["lines"].as_array().unwrap().len(),
        acts,
        "every action"
    );
    assert!(record["chance"].is_object());
}

#[test]
fn an_action_that_the_rules_now_refuse_freezes_the_table() {
    let (log, _) = played();
    let mut log = log[..20].to_vec();
    let moved = log[5].clone();
    log[4] = moved;
    let frozen = read(&log);
    assert_eq!(words(&frozen).as_deref(), Some("server-frozen-rules"));
    assert!(frozen.fault.unwrap().starts_with("entry 4"));
}

#[test]
fn a_finished_table_behind_which_a_rule_has_changed_is_frozen_and_keeps_the_record_of_its_time() {
    let (mut log, record) = played();
    change(&mut log, "state", |entry| {
        entry["state"]["sha256"] = json!("0".repeat(64));
    });
    assert_eq!(words(&read(&log)).as_deref(), Some("server-frozen-rules"));
    // The record that was written when the game ended does not come from the log.
    let record: Json = serde_json::from_str(&record).unwrap();
    assert!(games::replay(&record).unwrap().outcome.is_some());
}

#[test]
fn digests_of_an_older_form_are_not_compared_but_scores_are() {
    let (mut log, _) = played();
    for text in &mut log {
        let mut entry: Value = serde_json::from_str(text).unwrap();
        if entry.get("state").is_some() {
            entry["state"]["form"] = json!(0);
            entry["state"]["sha256"] = json!("0".repeat(64));
        }
        *text = entry.to_string();
    }
    assert_eq!(read(&log).fault, None);
    let last = log.len() - 1;
    let mut end: Value = serde_json::from_str(&log[last]).unwrap();
    end["state"]["scores"][0] = json!(-1);
    log[last] = end.to_string();
    assert_eq!(words(&read(&log)).as_deref(), Some("server-frozen-rules"));
}

#[test]
fn a_garbled_entry_freezes_the_table_in_other_words() {
    let (mut log, _) = played();
    log[3] = "{".into();
    assert_eq!(words(&read(&log)).as_deref(), Some("server-garbled"));
}
