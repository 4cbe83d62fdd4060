//! Whole games as text, and as one word.

use super::settings::Setting;
use super::table::{generator, random_choice, set_up};
use crate::{Events, Game, Seat, Seed, Viewer, digest};
use serde::Serialize;
use std::fmt::Write as _;

/// A random game from a seed, to whatever end; `each` sees every action with the
/// game before it and its events.
fn random_game<G: Game>(
    setting: &Setting<G>,
    seed: Seed,
    most: usize,
    mut each: impl FnMut(&G, Seat, &G::Action, &[G::Event]),
) -> Result<G, String> {
    let mut game = set_up(setting, seed)?;
    let mut rng = generator(seed, 1);
    let mut actions = Vec::new();
    for _ in 0..most {
        let Some((seat, action)) = random_choice(&game, &mut actions, &mut rng)? else {
            break;
        };
        let (before, mut events) = (game.clone(), Events::on());
        let _ = game.play(seat, &action, &mut events);
        each(&before, seat, &action, &events.take());
    }
    Ok(game)
}

/// The position that a failure of the suite is about: of the random game with these options, seats
/// and seed, the state after so many actions.
///
/// # Panics
/// If the game cannot be set up so.
pub fn position<G: Game>(options: &G::Options, seats: usize, seed: Seed, actions: usize) -> G {
    let setting = Setting {
        options: options.clone(),
        seats,
    };
    random_game(&setting, seed, actions, |_, _, _, _| {}).expect("the game can be set up")
}

/// A short digest of the end of a random game, to be pinned in a test: it changes with the rules, with
/// chance, and with whatever else makes yesterday's records unreadable.
///
/// # Panics
/// If the game cannot be set up so.
pub fn final_digest<G: Game>(options: &G::Options, seats: usize, seed: u64) -> String {
    digest(&position::<G>(options, seats, Seed::from(seed), usize::MAX))
}

/// A whole random game as text a person can read, for golden files: a change of rules shows as a
/// difference of lines.
///
/// ```
/// use tabletop::example::{Comets, Options};
/// let text = tabletop::suite::playthrough::<Comets>(&Options::default(), 2, 7);
/// assert!(text.starts_with("comets, rules 1, 2 seats, seed 7"));
/// ```
///
/// # Panics
/// If the game cannot be set up so.
pub fn playthrough<G: Game>(options: &G::Options, seats: usize, seed: u64) -> String {
    let mut text = format!(
        "{}, rules {}, {seats} seats, seed {seed}\n",
        G::NAME,
        G::RULES
    );
    // Writing into a string cannot fail.
    let _ = writeln!(text, "options {}", json(options));
    let setting = Setting {
        options: options.clone(),
        seats,
    };
    let game = random_game::<G>(
        &setting,
        Seed::from(seed),
        usize::MAX,
        |before, seat, action, events| {
            let mut list = Vec::new();
            before.legal_actions(seat, &mut list);
            let step = before.prompt(seat).step;
            let _ = writeln!(
                text,
                "\nseat {seat} {step} (1 of {}): {}",
                list.len(),
                json(action)
            );
            for event in events {
                let _ = writeln!(text, "    {}", json(event));
            }
        },
    );
    let game = game.expect("the game can be set up");
    let _ = writeln!(text, "\nend");
    for (seat, score) in game.standings(Viewer::Referee).seats.iter().enumerate() {
        let lines = score
            .breakdown
            .iter()
            .map(|line| format!("{} {}", line.name, line.points));
        let lines: Vec<String> = lines.collect();
        let _ = writeln!(text, "seat {seat}: {} ({})", score.total, lines.join(", "));
    }
    let ranks = game.outcome().map(|outcome| outcome.ranks);
    let _ = writeln!(text, "ranks {}", json(&ranks));
    let _ = writeln!(text, "digest {}", digest(&game));
    text
}

/// A value as one line of JSON.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
