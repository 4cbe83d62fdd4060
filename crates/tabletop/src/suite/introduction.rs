//! Before the promises: a game says who it is.

use super::settings::read;
use super::{Budget, Failure, Promise, Tally, ensure};
use crate::{Chance, Game, Options as _, Seed, Viewer};
use serde_json::{Value, json, to_value};
use std::collections::BTreeSet;

/// **It introduces itself.** What the lobby, the command line and this suite ask before a game can
/// begin is answered, and the answers fit together.
///
/// The form's fields are the keys of the options with their defaults; unknown keys are refused;
/// presets can be set up; the default can be set up at every seat count it names and at no other;
/// piles and catalogue entries have distinct names; a view is an object.
pub fn introduces_itself<G: Game>(budget: &Budget) -> Result<Tally, Failure> {
    let told = form_fits_options::<G>()
        .and_then(|()| seat_counts_are_kept::<G>(budget))
        .and_then(|()| names_are_distinct::<G>());
    told.map(|()| Tally::default())
        .map_err(|reason| Failure::bare::<G>(Promise::IntroducesItself, reason))
}

fn form_fits_options<G: Game>() -> Result<(), String> {
    let form = G::Options::form();
    let defaults = to_value(G::Options::default()).map_err(|error| error.to_string())?;
    for field in &form.fields {
        let default = defaults.get(field.name.as_ref());
        ensure!(
            default == Some(&field.default),
            "field {:?} of the form starts at {}, the options at {default:?}",
            field.name,
            field.default
        );
    }
    let fields = form.fields.len();
    ensure!(
        defaults.as_object().map(|object| object.len()) == Some(fields),
        "the form has {fields} fields, the options are {defaults}"
    );
    ensure!(
        read::<G>(&json!({}))? == G::Options::default(),
        "absent options are not the default"
    );
    let unknown = read::<G>(&json!({ "no such option": 1 }));
    ensure!(unknown.is_err(), "an unknown option is accepted");
    for preset in &form.presets {
        let options = read::<G>(&preset.options)?;
        let possible = G::seats(&options).any(|seats| new::<G>(&options, seats, 0).is_ok());
        ensure!(
            possible,
            "preset {:?} can be set up at no seat count",
            preset.name
        );
    }
    Ok(())
}

fn new<G: Game>(options: &G::Options, seats: usize, seed: u64) -> Result<G, String> {
    G::new(options, seats, Chance::seeded(Seed::from(seed)))
        .map_err(|error| error.message.id.into_owned())
}

fn seat_counts_are_kept<G: Game>(budget: &Budget) -> Result<(), String> {
    let options = G::Options::default();
    let range = G::seats(&options);
    ensure!(
        !range.is_empty() && *range.end() <= crate::MAX_SEATS,
        "seats {range:?} cannot be"
    );
    for seats in 0..=crate::MAX_SEATS + 1 {
        let game = new::<G>(&options, seats, budget.seed);
        ensure!(
            game.is_ok() == range.contains(&seats),
            "{range:?} can play, but a setup for {seats} seats gives {:?}",
            game.err()
        );
        if let Ok(game) = game {
            ensure!(
                game.seat_count() == seats,
                "{seats} seats become {}",
                game.seat_count()
            );
            let view = to_value(game.view(Viewer::Spectator)).map_err(|error| error.to_string())?;
            ensure!(
                matches!(view, Value::Object(_)),
                "a view is not an object: {view}"
            );
        }
    }
    Ok(())
}

fn names_are_distinct<G: Game>() -> Result<(), String> {
    let piles: BTreeSet<&str> = G::PILES.iter().map(|pile| pile.as_str()).collect();
    ensure!(piles.len() == G::PILES.len(), "two piles share a name");
    let catalogue = G::catalogue();
    let ids: BTreeSet<&str> = catalogue.iter().map(|entry| entry.id.as_str()).collect();
    ensure!(
        !ids.is_empty() && ids.len() == catalogue.len(),
        "catalogue entries share an id"
    );
    Ok(())
}
