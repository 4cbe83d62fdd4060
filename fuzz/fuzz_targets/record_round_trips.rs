//! Whatever was played, taken back and stacked: its record says it, and loads to the same game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_fuzz::Choices;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices(bytes);
    let mut table = choices.game();
    let piles = games::about(table.name()).expect("a registered game").piles;
    while choices.any()
        && let Some((seat, actions)) = choices.decision(&*table)
    {
        match choices.below(32) {
            0 => {
                let to = choices.below(table.played() + 1);
                table.rewind(to).expect("a moment that was");
            }
            1 => {
                let pile = piles[choices.below(piles.len())].to_owned();
                let stacked = table.stack(&BTreeMap::from([(pile, Vec::new())]));
                stacked.expect("a pile of this game");
            }
            2 => {
                if let Some(last) = table.played().checked_sub(1) {
                    table.take_back(&[last]).expect("the last action can be taken out");
                }
            }
            _ => {
                let action = &actions[choices.below(actions.len())];
                assert!(table.play(seat, &[action]).is_ok(), "{} is listed", action.get());
            }
        }
    }
    let text = table.record_text();
    let record: &RawValue = serde_json::from_str(text.trim()).expect("a record is JSON");
    let again = games::load(record).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.digest(), table.digest());
    assert_eq!(again.record_text(), text);
    let replayed = games::replay(record).expect("a record can be told");
    assert!(matches!(replayed.verdict, games::Verdict::Verified));
});
