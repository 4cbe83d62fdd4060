//! The rules, each as a named test, and the worked examples.

mod actions;
mod cards;
mod draft;
mod end;
mod examples;
mod goals;
mod hidden;
mod order;
mod payment;
mod research;
mod rulings;
mod setup;
mod solo;
mod table;
mod taking;
mod tiles;
mod turns;
