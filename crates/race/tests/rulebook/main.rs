//! The rules, each as a named test, and the worked examples.

mod advanced;
mod cards;
mod consume;
mod develop;
mod ending;
mod explore;
mod hidden;
mod order;
mod produce;
mod round;
mod scoring;
mod settle;
mod setup;
mod table;
mod trade;
