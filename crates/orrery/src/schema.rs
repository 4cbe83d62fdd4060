//! `orrery schema`: what a game says and hears, for programs.

use crate::failure::Failure;
use std::io::Write;
use words::Language;

/// Print the JSON Schema of a game's options, actions, things, refusals, events and views
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery schema race > race.schema.json
  orrery schema mars | jq '.[\"$defs\"].Action.oneOf[].description'")]
pub struct Args {
    /// The game: race, …
    #[arg(value_parser = crate::setup::game_name)]
    pub game: String,
}

/// Prints the schema of a game.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let schema = games::schema(&args.game);
    let schema = schema.map_err(|error| Failure::of(&error, Language::En, ""))?;
    serde_json::to_writer_pretty(&mut *out, &schema).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}
