//! The rules and their worked examples, each by name.

mod cards;
mod common;
mod corporations;
mod metrics;
mod order;
mod placing;
mod planets;
mod rounds;
mod rovers;
mod scoring;
mod scripts;
mod sizes;
mod solo;
mod tracks;
