//! The server from outside: one binary, since linking takes longer than testing.

mod chart;
mod child;
mod clocks;
mod common;
mod durable;
mod fuzz;
mod hostile;
mod lessons;
mod manners;
mod openapi;
mod people;
mod play;
mod tables;
mod tracer;
mod twins;
mod types;
mod undo;
