//! The rules, each by name, with the worked examples.

mod base;
mod table;
