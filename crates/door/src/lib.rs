//! The module for the page: what `browser` does, behind a door through which bytes pass.
//!
//! It is a crate of its own because of how it is compiled. Searches are generic over games and clocks, so they are compiled
//! here, where clock and games come together, and for speed; all else of `browser` is compiled for size.

#[cfg(target_family = "wasm")]
mod door;
