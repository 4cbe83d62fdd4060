//! A table for the great space-settling board games.

use clap::{Parser, Subcommand};
use orrery::failure::Failure;
use orrery::{arena, backup, cards, engine, play, replay, schema, serve, sim};
use std::io::{self, BufReader};
use std::process::ExitCode;

/// A table for the great space-settling board games.
#[derive(Parser)]
#[command(version, disable_help_subcommand = true)]
#[command(after_help = "Example:\n  orrery play race --lang cs")]
struct Cli {
    /// Without a command: serve.
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Sim(sim::Args),
    Arena(arena::Args),
    Engine(engine::Args),
    Replay(replay::Args),
    Cards(cards::Args),
    Schema(schema::Args),
    Backup(backup::Backup),
    Restore(backup::Restore),
}

fn main() -> ExitCode {
    // A misuse of the arguments ends here, with exit code 2 and what to do.
    let cli = Cli::parse();
    let out = &mut io::stdout().lock();
    let command = cli
        .command
        .unwrap_or_else(|| Command::Serve(serve::Args::default()));
    let done = match &command {
        Command::Serve(args) => serve::run(args, out),
        Command::Play(args) => play::run(args, &mut io::stdin().lock(), out),
        Command::Sim(args) => sim::run(args, out),
        Command::Arena(args) => arena::run(args, out),
        Command::Engine(_) => engine::run(&mut BufReader::new(io::stdin()), out),
        Command::Replay(args) => replay::run(args, out),
        Command::Cards(args) => cards::run(args, out),
        Command::Schema(args) => schema::run(args, out),
        Command::Backup(args) => backup::backup(args, out),
        Command::Restore(args) => backup::restore(args, out),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Unread) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("orrery: {failure}");
            failure.code()
        }
    }
}
