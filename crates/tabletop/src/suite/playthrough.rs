//! Whole games as text, as one word, as the sentences they say.

use super::settings::{Setting, Settings};
use super::table::{generator, random_choice, set_up};
use super::{Budget, Failure, Promise};
use crate::{Arg, Events, Game, Message, Seat, Seed, Viewer, Words, digest};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// A random game from a seed, to whatever end; `each` sees every action with the game after it.
fn random_game<G: Game>(
    setting: &Setting<G>,
    seed: Seed,
    most: usize,
    mut each: impl FnMut(&G, Seat, &G::Action, Vec<G::Event>, &G),
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
        each(&before, seat, &action, events.take(), &game);
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
    random_game(&setting, seed, actions, |_, _, _, _, _| {}).expect("the game can be set up")
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
        |before, seat, action, events, _| {
            let mut list = Vec::new();
            before.legal_actions(seat, &mut list);
            let step = before.prompt(seat).step;
            let _ = writeln!(
                text,
                "\nseat {seat} {step} (1 of {}): {}",
                list.len(),
                json(action)
            );
            for event in &events {
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

/// Everything a game says in some random games, one message of each id and set of arguments: prompts,
/// actions, refusals, events, things, outlines, scores, options and catalogue. For tests that every
/// message exists in every language with every argument.
///
/// # Errors
/// If a game cannot be set up or played.
pub fn messages<G: Game>(budget: &Budget) -> Result<Vec<Message>, Failure> {
    let wrong = |reason| Failure::bare::<G>(Promise::IntroducesItself, reason);
    let mut said = Said::default();
    said.introduction::<G>();
    let settings = Settings::<G>::new().map_err(wrong)?;
    for i in 0..budget.games {
        let seed = Seed::of_run(budget.seed, i as u64);
        let setting = settings
            .of_game(i, &mut generator(seed, 0))
            .map_err(wrong)?;
        let most = super::table::most_moves::<G>();
        let game = random_game::<G>(
            &setting,
            seed,
            most,
            |before, seat, action, events, after| {
                said.moment(before, seat, action, &events, after);
            },
        );
        let game = game.map_err(wrong)?;
        if let Some(outcome) = game.outcome() {
            outcome
                .verdict
                .iter()
                .for_each(|verdict| said.hear(verdict));
            outcome
                .rivals
                .iter()
                .for_each(|rival| said.hear(&rival.name));
        }
    }
    Ok(said.messages.into_values().collect())
}

#[derive(Default)]
struct Said {
    messages: BTreeMap<(String, Vec<String>), Message>,
}

impl Said {
    fn hear(&mut self, message: &Message) {
        let names = message.args.keys().map(|name| name.to_string()).collect();
        for arg in message.args.values() {
            match arg {
                Arg::Message(message) => self.hear(message),
                Arg::List(list) => list.iter().for_each(|message| self.hear(message)),
                Arg::Number(_) | Arg::Key(_) | Arg::Seat { .. } => {}
            }
        }
        self.messages
            .entry((message.id.to_string(), names))
            .or_insert_with(|| message.clone());
    }

    fn introduction<G: Game>(&mut self) {
        let form = <G::Options as crate::Options>::form();
        for field in &form.fields {
            self.hear(&field.label);
            field.help.iter().for_each(|help| self.hear(help));
            self.input(&field.input);
        }
        form.presets
            .iter()
            .for_each(|preset| self.hear(&preset.label));
        for entry in G::catalogue() {
            self.hear(&entry.kind);
            self.hear(&entry.name);
            entry
                .facts
                .iter()
                .chain(&entry.text)
                .for_each(|message| self.hear(message));
        }
    }

    fn input(&mut self, input: &crate::Input) {
        match input {
            crate::Input::Choice(choices) => {
                choices.iter().for_each(|choice| self.hear(&choice.label));
            }
            crate::Input::PerSeat(input) => self.input(input),
            crate::Input::Flag | crate::Input::Number { .. } => {}
        }
    }

    fn moment<G: Game>(
        &mut self,
        before: &G,
        seat: Seat,
        action: &G::Action,
        events: &[G::Event],
        after: &G,
    ) {
        self.hear(&before.prompt(seat).message);
        self.hear(&action.words());
        let mut considered = Vec::new();
        before.considered(seat, &mut considered);
        for (action, refusal) in &considered {
            self.hear(&action.words());
            refusal
                .iter()
                .for_each(|refusal| self.hear(&refusal.words()));
            for thing in before.touches(action) {
                self.hear(&thing.words());
            }
        }
        for viewer in [Viewer::Referee, Viewer::seat(seat), Viewer::Spectator] {
            for event in events
                .iter()
                .filter_map(|event| crate::Event::seen_by(event, viewer))
            {
                self.hear(&event.words());
            }
            for section in G::outline(&after.view(viewer)).sections {
                self.hear(&section.heading);
                for row in &section.rows {
                    self.hear(&row.label);
                    row.cells.iter().for_each(|cell| self.hear(cell));
                    row.thing.iter().for_each(|thing| self.hear(&thing.words()));
                }
            }
        }
        let scores = after.standings(Viewer::seat(seat));
        let lines = scores.seats.iter().flat_map(|score| &score.breakdown);
        lines.for_each(|line| self.hear(&line.label));
        scores
            .rivals
            .iter()
            .for_each(|rival| self.hear(&rival.name));
    }
}
