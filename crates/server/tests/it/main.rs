//! The server from outside: one binary, since linking takes longer than testing.

mod common;
mod play;
mod types;
mod undo;
