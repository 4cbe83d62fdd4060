//! `orrery replay`: a record told again, and whether it is right.

use crate::failure::Failure;
use games::{Replay, Verdict};
use serde_json::json;
use serde_json::value::RawValue;
use std::io::Write;
use std::path::PathBuf;
use tabletop::{Message, Outcome, Seat};
use words::{Language, Speech};

/// Play a record again, check every state, and print the log in words
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery play race --record evening.json
  orrery replay evening.json --lang pl

Exit code 1 says that the record is not right, or that it was played by older rules which
differ from today's; the first line that differs is named.")]
pub struct Args {
    /// The record: a JSON file
    pub file: PathBuf,
    /// The language: en, cs or pl
    #[arg(long, default_value = "en")]
    pub lang: Language,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Tells a record again.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let path = args.file.display();
    let text = std::fs::read_to_string(&args.file).map_err(|error| {
        Failure::failed(format!(
            "{path} cannot be read ({error}); give the path of a record"
        ))
    })?;
    let record: Box<RawValue> = serde_json::from_str(text.trim())
        .map_err(|error| Failure::failed(format!("{path} is not JSON: {error}")))?;
    let speech = Speech::new(args.lang);
    let replay = games::replay(&record).map_err(|error| {
        let said = speech.plain(&error.words());
        Failure::failed(format!("{path}: {said}"))
    })?;
    if args.json {
        writeln!(out, "{}", as_json(&replay, speech))?;
    } else {
        tell(&replay, speech, out)?;
    }
    let (_, _, words) = verdict(&replay, speech);
    match replay.verdict {
        Verdict::Verified if args.json => Ok(()),
        Verdict::Verified => Ok(writeln!(out, "\n{words}")?),
        Verdict::RulesChanged { .. } | Verdict::Wrong { .. } => Err(Failure::failed(words)),
    }
}

fn tell(replay: &Replay, speech: Speech, out: &mut impl Write) -> Result<(), Failure> {
    let title = Message::new(format!("table-game-{}", replay.game));
    let seats = Message::new("table-seats").with("n", replay.seats);
    writeln!(out, "{} · {}\n", speech.plain(&title), speech.plain(&seats))?;
    let width = replay.lines.len().to_string().len();
    for (number, line) in replay.lines.iter().enumerate() {
        let actions: Vec<_> = line
            .actions
            .iter()
            .map(|action| speech.plain(action))
            .collect();
        let seat = speech.seat(line.seat);
        writeln!(out, "{number:width$}  {seat}: {}", actions.join(" · "))?;
        for event in &line.events {
            writeln!(out, "{:width$}      {}", "", speech.plain(event))?;
        }
    }
    if let Some(outcome) = &replay.outcome {
        writeln!(out)?;
        result(outcome, speech, &|seat| speech.seat(seat), out)?;
    }
    Ok(())
}

/// Prints how a game came out, best first.
pub(crate) fn result(
    outcome: &Outcome,
    speech: Speech,
    names: &dyn Fn(Seat) -> String,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut seats: Vec<Seat> = Seat::all(outcome.scores.len()).collect();
    seats.sort_by_key(|seat| outcome.ranks[seat.index()]);
    for seat in seats {
        let i = seat.index();
        let lines = outcome.breakdown[i].iter().filter(|line| line.points != 0);
        let lines = lines.map(|line| format!("{} {}", speech.plain(&line.label), line.points));
        let lines: Vec<_> = lines.collect();
        let (rank, score) = (outcome.ranks[i], outcome.scores[i]);
        writeln!(
            out,
            "{rank}. {}  {score}  ({})",
            names(seat),
            lines.join(", ")
        )?;
    }
    for rival in &outcome.rivals {
        writeln!(
            out,
            "   {}  {}",
            speech.say(&rival.name, names),
            rival.score.total
        )?;
    }
    if let Some(verdict) = &outcome.verdict {
        writeln!(out, "{}", speech.say(verdict, names))?;
    }
    Ok(())
}

fn verdict(replay: &Replay, speech: Speech) -> (&'static str, Option<usize>, String) {
    let say = |id: &'static str, line: &Option<usize>, detail: &Message| {
        let message = Message::new(id).with("detail", detail.clone());
        let place = line.map_or_else(
            || Message::new("table-replay-start"),
            |line| Message::new("table-replay-line").with("line", line),
        );
        let message = message.with("place", place).with("rules", replay.rules);
        speech.plain(&message.with("today", replay.rules_today))
    };
    match &replay.verdict {
        Verdict::Verified => {
            let words = Message::new("table-replay-verified").with("lines", replay.lines.len());
            ("verified", None, speech.plain(&words))
        }
        Verdict::RulesChanged { line, detail } => (
            "rules_changed",
            *line,
            say("table-replay-changed", line, detail),
        ),
        Verdict::Wrong { line, detail } => {
            ("wrong", *line, say("table-replay-wrong", line, detail))
        }
    }
}

fn as_json(replay: &Replay, speech: Speech) -> serde_json::Value {
    let say = |messages: &[Message]| -> Vec<String> {
        messages
            .iter()
            .map(|message| speech.plain(message))
            .collect()
    };
    let lines = replay.lines.iter().map(|line| {
        json!({ "seat": line.seat, "actions": say(&line.actions), "events": say(&line.events) })
    });
    let (code, line, words) = verdict(replay, speech);
    json!({
        "game": replay.game,
        "rules": replay.rules,
        "rules_today": replay.rules_today,
        "seats": replay.seats,
        "verdict": code,
        "line": line,
        "words": words,
        "lines": lines.collect::<Vec<_>>(),
        "outcome": replay.outcome,
    })
}
