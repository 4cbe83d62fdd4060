//! The rules, each by name, with the worked examples.

mod base;
mod battle;
mod campaign;
mod colony;
mod dome;
mod escape;
mod journey;
mod launch;
mod mine;
mod missions;
mod scripts;
mod solo;
mod solo_battle;
mod table;
mod virus;
