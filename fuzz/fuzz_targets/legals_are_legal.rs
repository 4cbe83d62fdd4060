//! What is listed is accepted, and nothing else is: actions of other moments are tried as well.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_fuzz::{Choices, legal};
use tabletop::Seat;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices(bytes);
    let mut table = choices.game();
    let mut seen: Vec<games::Json> = Vec::new();
    while choices.any()
        && let Some((seat, actions)) = choices.decision(&*table)
    {
        assert!(!actions.is_empty(), "a decider has something to do");
        for action in &actions {
            let refusal = table.why(seat, action).expect("an action of this game");
            assert!(refusal.is_none(), "{} is listed", action.get());
        }
        for seat in Seat::all(table.seat_count()) {
            let list = legal(&*table, seat);
            for action in &seen {
                let listed = list.iter().any(|other| other.get() == action.get());
                let refusal = table.why(seat, action).expect("an action of this game");
                assert_eq!(refusal.is_none(), listed, "{} of seat {seat}", action.get());
            }
        }
        let action = &actions[choices.below(actions.len())];
        if seen.len() < 32 && seen.iter().all(|other| other.get() != action.get()) {
            seen.push(action.clone());
        }
        assert!(table.play(seat, &[action]).is_ok(), "{} is listed", action.get());
    }
    let over = table.deciders().is_empty();
    assert_eq!(table.outcome().is_some(), over);
});
