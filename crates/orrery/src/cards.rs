//! `orrery cards`: what a game is made of, with text generated from effects.

use crate::failure::Failure;
use serde::Serialize;
use serde_json::Value;
use std::io::Write;
use tabletop::{Entry, Message};
use words::{Language, Speech};

/// List the components of a game, with text generated from what they do
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery cards race --lang cs
  orrery cards race --json | jq '.[].name'")]
pub struct Args {
    /// The game: race, …
    #[arg(value_parser = crate::setup::game_name)]
    pub game: String,
    /// The language: en, cs or pl
    #[arg(long, default_value = "en")]
    pub lang: Language,
    /// Print one JSON list
    #[arg(long)]
    pub json: bool,
}

/// A component in words.
#[derive(Serialize)]
struct Card<'a> {
    id: &'a str,
    kind: String,
    name: String,
    facts: Vec<String>,
    text: Vec<String>,
    data: &'a Value,
}

/// Prints the components of a game.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let entries = games::catalogue(&args.game);
    let entries = entries.map_err(|error| Failure::of(&error, args.lang, ""))?;
    let speech = Speech::new(args.lang);
    let cards: Vec<Card<'_>> = entries.iter().map(|entry| card(entry, speech)).collect();
    if args.json {
        serde_json::to_writer(&mut *out, &cards).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    let mut kind = "";
    for card in &cards {
        if card.kind != kind {
            let blank = if kind.is_empty() { "" } else { "\n" };
            writeln!(out, "{blank}{}\n", card.kind.to_uppercase())?;
            kind = &card.kind;
        }
        let facts = card.facts.join(" · ");
        writeln!(
            out,
            "{}{}{facts}",
            card.name,
            if facts.is_empty() { "" } else { " — " }
        )?;
        card.text
            .iter()
            .try_for_each(|line| writeln!(out, "    {line}"))?;
    }
    Ok(())
}

fn card(entry: &Entry, speech: Speech) -> Card<'_> {
    let say = |messages: &[Message]| messages.iter().map(|m| speech.plain(m)).collect();
    Card {
        id: &entry.id,
        kind: speech.plain(&entry.kind),
        name: speech.plain(&entry.name),
        facts: say(&entry.facts),
        text: say(&entry.text),
        data: &entry.data,
    }
}
