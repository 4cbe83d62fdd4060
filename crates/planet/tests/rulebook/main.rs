//! The rules and their worked examples, each by name.

mod boards;
mod cards;
mod common;
mod corporations;
mod guard;
mod metrics;
mod order;
mod pieces;
mod placing;
mod planets;
mod rounds;
mod rovers;
mod scoring;
mod scripts;
mod sizes;
mod solo;
mod tracks;
