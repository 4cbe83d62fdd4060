//! Simulated evenings: tables of all games driven through random connects, asks, repeats, take-backs, drafts, late and
//! failed storing, lost answers, crashes, bots' thoughts and time. What was told always equals the stored log.
//!
//! A failing evening names its seed: `EVENING=17 cargo test -p table --test evenings` runs it alone. `EVENINGS=5000` runs
//! more of them.

#![allow(
    clippy::disallowed_methods,
    reason = "which evenings are tried is for the environment to say"
)]

mod client;
mod crowd;
mod fair;
mod host;

use crowd::Evening;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::mutants::Mutant;

/// How many evenings are tried.
const EVENINGS: u64 = 120;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Runs an evening; what is wrong with it, if anything.
fn fault(seed: u64, mutant: Option<Mutant>) -> Option<String> {
    let evening = AssertUnwindSafe(|| Evening::new(seed, mutant).run());
    let panic = catch_unwind(evening).err()?;
    let words = panic.downcast_ref::<String>().cloned();
    let words = words.or_else(|| {
        panic
            .downcast_ref::<&str>()
            .map(|words| (*words).to_owned())
    });
    Some(words.unwrap_or_else(|| "a panic".to_owned()))
}

#[test]
fn what_was_told_always_equals_the_stored_log() {
    if let Some(seed) = number("EVENING") {
        return Evening::new(seed, None).run();
    }
    for seed in 0..number("EVENINGS").unwrap_or(EVENINGS) {
        if let Some(fault) = fault(seed, None) {
            panic!("EVENING={seed}: {fault}");
        }
    }
}

/// Some evening finds the fault.
fn is_caught(mutant: Mutant) {
    let quiet = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let found = (0..EVENINGS).any(|seed| fault(seed, Some(mutant)).is_some());
    std::panic::set_hook(quiet);
    assert!(found, "{mutant:?} is not caught");
}

#[test]
fn every_fault_that_is_put_in_is_caught() {
    is_caught(Mutant::ToldBeforeStored);
    is_caught(Mutant::NotStoredKept);
    is_caught(Mutant::DoneTwice);
    is_caught(Mutant::DraftTold);
    is_caught(Mutant::CutIgnored);
}
