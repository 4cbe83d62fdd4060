//! What several commands ask for: a game, its options, its seats, its bots.

use crate::failure::Failure;
use serde_json::Value;
use tabletop::{Chance, Form, Game, Input, Options as _, Seed, SetupError};
use words::Language;

/// Parses the name of a game.
pub fn game_name(name: &str) -> Result<String, String> {
    match games::NAMES.contains(&name) {
        true => Ok(name.to_owned()),
        false => Err(format!("the games are: {}", games::NAMES.join(", "))),
    }
}

/// Parses the name of a bot.
pub fn bot_name(name: &str) -> Result<String, String> {
    match name.parse::<bots::Kind>() {
        Ok(_) => Ok(name.to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

/// A bot for each seat: one bot sits everywhere, several sit in their order.
pub fn line_up<G: Game>(
    options: &G::Options,
    bots: &[String],
    asked: Option<usize>,
) -> Result<Vec<String>, Failure> {
    let listed = (bots.len() > 1).then_some(bots.len());
    let seats = seats::<G>(options, asked.or(listed))?;
    match bots {
        [bot] => Ok(vec![bot.clone(); seats]),
        bots if bots.len() == seats => Ok(bots.to_vec()),
        bots => Err(Failure::misused(format!(
            "{} bots do not fit {seats} seats; name one bot for all seats or one for each, or \
             change --seats",
            bots.len()
        ))),
    }
}

/// Sets a game up once, to see that these options make one.
pub fn try_out<G: Game>(options: &G::Options, seats: usize, run: u64) -> Result<(), Failure> {
    let chance = Chance::seeded(Seed::of_run(run, 0));
    let refused = |error: SetupError| refused(&games::Error::Setup(error.message));
    G::new(options, seats, chance).map(|_| ()).map_err(refused)
}

/// The options of a game from JSON, or by the name of a preset.
pub fn options<G: Game>(text: Option<&str>) -> Result<G::Options, Failure> {
    let form = G::Options::form();
    let Some(text) = text else {
        return Ok(G::Options::default());
    };
    let preset = form.presets.iter().find(|preset| preset.name == text);
    let read = match preset {
        Some(preset) => serde_json::from_value(preset.options.clone()),
        None => serde_json::from_str(text),
    };
    read.map_err(|error| {
        let message = format!("--options cannot be read: {error}\n{}", describe(&form));
        Failure::misused(message)
    })
}

/// How many play: what was asked for, or the fewest that can, two if possible. Options that have no effect with so
/// many are refused.
pub fn seats<G: Game>(options: &G::Options, asked: Option<usize>) -> Result<usize, Failure> {
    let range = G::seats(options);
    let (fewest, most) = (*range.start(), *range.end());
    let seats = asked.unwrap_or(2.clamp(fewest, most));
    if !range.contains(&seats) {
        return Err(Failure::misused(format!(
            "{} has {fewest} to {most} seats with these options, not {seats}; change --seats",
            G::NAME
        )));
    }
    let options = serde_json::to_value(options).unwrap_or_default();
    games::heeded(&G::Options::form(), &options, seats).map_err(|error| refused(&error))?;
    Ok(seats)
}

fn refused(error: &games::Error) -> Failure {
    Failure::of(error, Language::En, "Change --options or --seats.")
}

/// The form of a game's options in a few lines.
fn describe(form: &Form) -> String {
    let mut lines = vec!["The options are one JSON object with any of:".to_owned()];
    for field in &form.fields {
        let (name, values, default) = (&field.name, values(&field.input), &field.default);
        lines.push(format!("  \"{name}\": {values} (default {default})"));
    }
    if form.fields.is_empty() {
        lines = vec!["This game has no options.".to_owned()];
    }
    if !form.presets.is_empty() {
        let presets: Vec<_> = form.presets.iter().map(|preset| &*preset.name).collect();
        lines.push(format!("or the name of a preset: {}", presets.join(", ")));
    }
    lines.join("\n")
}

fn values(input: &Input) -> String {
    match input {
        Input::Flag => "true or false".to_owned(),
        Input::Number { min, max } => format!("{min} to {max}"),
        Input::Choice(choices) => {
            let choices = choices.iter().map(|choice| Value::to_string(&choice.value));
            choices.collect::<Vec<_>>().join(" or ")
        }
        Input::Several(choices) => {
            format!(
                "a list of any of {}",
                values(&Input::Choice(choices.clone()))
            )
        }
        Input::PerSeat(input) => format!("a list, for each seat {}", values(input)),
    }
}
