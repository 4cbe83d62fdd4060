//! The rules, each by name, with the worked examples.

mod base;
mod battle;
mod colony;
mod dome;
mod escape;
mod journey;
mod launch;
mod mine;
mod table;
mod virus;
