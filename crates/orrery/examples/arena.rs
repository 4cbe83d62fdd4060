//! `orrery arena` alone, without the server: quickly built again and again by whoever tunes a bot.
//!
//! ```text
//! cargo run --release -p orrery --no-default-features --example arena -- race --bots search:200it,greedy
//! ```

use clap::Parser;
use orrery::arena;
use std::io;
use std::process::ExitCode;

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    args: arena::Args,
}

fn main() -> ExitCode {
    match arena::run(&Cli::parse().args, &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("arena: {failure}");
            failure.code()
        }
    }
}
