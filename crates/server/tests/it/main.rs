//! The server from outside: one binary, since linking takes longer than testing.

mod child;
mod common;
mod durable;
mod hostile;
mod people;
mod play;
mod tables;
mod twins;
mod types;
mod undo;
