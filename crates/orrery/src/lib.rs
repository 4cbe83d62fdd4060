//! The commands of `orrery`, as a library: the binary parses its arguments and calls these, fuzz
//! targets and benches call them directly.

pub mod arena;
#[cfg(feature = "serve")]
pub mod backup;
pub mod cards;
pub mod crew;
pub mod engine;
pub mod failure;
pub mod play;
pub mod plot;
pub mod replay;
pub mod schema;
#[cfg(feature = "serve")]
pub mod serve;
pub mod setup;
pub mod sim;

use tabletop::Seed;

/// A seed from the system.
pub fn fresh_seed() -> Result<Seed, failure::Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        failure::Failure::failed(format!(
            "the system gives no randomness ({error}); give --seed"
        ))
    })?;
    Ok(Seed(bytes))
}
