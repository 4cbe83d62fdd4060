//! Listening to whole games: everything they say is checked.

use crate::check;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use tabletop::{
    Chance, Event as _, Events, Game, Message, Options as _, Outcome, Scores, Seat, Seed, Viewer,
    Words as _, below,
};

/// Plays `games` random games from each start and checks every message that is said: the options,
/// the catalogue, prompts, actions, refusals, events as each viewer sees them, things, outlines and scores.
/// Returns what is wrong, each fault once.
///
/// A refusal or an event that random games do not reach wants a test of its own with
/// [`check`](crate::check()).
pub fn faults_in_play<G: Game>(starts: &[(G::Options, usize)], games: u64) -> Vec<String> {
    let mut ear = Ear::default();
    ear.box_contents::<G>();
    for (number, (options, seats)) in starts.iter().enumerate() {
        for i in 0..games {
            let seed = Seed::of_run(number as u64, i);
            match G::new(options, *seats, Chance::seeded(seed)) {
                Ok(game) => ear.game(game, ChaCha8Rng::from_seed(seed.0)),
                Err(error) => {
                    ear.faults
                        .insert(format!("{options:?} with {seats} seats cannot start"));
                    ear.hear(&error.message);
                }
            }
        }
    }
    ear.faults.into_iter().collect()
}

#[derive(Default)]
struct Ear {
    faults: BTreeSet<String>,
}

impl Ear {
    fn hear(&mut self, message: &Message) {
        let faults = check(message).err().unwrap_or_default();
        self.faults.extend(faults.iter().map(ToString::to_string));
    }

    fn box_contents<G: Game>(&mut self) {
        self.hear(&Message::new(format!("table-game-{}", G::NAME)));
        let form = G::Options::form();
        for field in &form.fields {
            self.hear(&field.label);
            field.help.iter().for_each(|help| self.hear(help));
            self.input(&field.input);
        }
        form.presets
            .iter()
            .for_each(|preset| self.hear(&preset.label));
        for entry in G::catalogue() {
            let lines = entry.facts.iter().chain(&entry.text);
            [&entry.kind, &entry.name]
                .into_iter()
                .chain(lines)
                .for_each(|m| self.hear(m));
        }
    }

    fn input(&mut self, input: &tabletop::Input) {
        match input {
            tabletop::Input::Choice(choices) | tabletop::Input::Several(choices) => {
                choices.iter().for_each(|c| self.hear(&c.label));
            }
            tabletop::Input::PerSeat(input) => self.input(input),
            tabletop::Input::Flag | tabletop::Input::Number { .. } => {}
        }
    }

    fn game<G: Game>(&mut self, mut game: G, mut rng: ChaCha8Rng) {
        let viewers = || Seat::all(game.seat_count()).map(Viewer::seat);
        let viewers: Vec<_> = viewers()
            .chain([Viewer::Spectator, Viewer::Referee])
            .collect();
        let (mut actions, mut considered, mut steps) = (Vec::new(), Vec::new(), 0);
        while let Some(seat) = decider(&game, &mut rng)
            && steps < G::DECISION_CAP
        {
            steps += 1;
            self.hear(&game.prompt(seat).message);
            actions.clear();
            game.legal_actions(seat, &mut actions);
            considered.clear();
            game.considered(seat, &mut considered);
            for action in actions
                .iter()
                .chain(considered.iter().map(|(action, _)| action))
            {
                self.hear(&action.words());
                game.touches(action)
                    .iter()
                    .for_each(|thing| self.hear(&thing.words()));
            }
            considered
                .iter()
                .filter_map(|(_, why)| why.as_ref())
                .for_each(|why| self.hear(&why.words()));
            // Another seat's action is refused as well, and perhaps for another reason.
            let other = Seat::from(below(&mut rng, game.seat_count() as u32) as usize);
            let refused = actions
                .iter()
                .filter_map(|action| game.check(other, action).err());
            refused.for_each(|why| self.hear(&why.words()));

            let action = actions[below(&mut rng, actions.len() as u32) as usize];
            let mut events = Events::on();
            let _ = game.play(seat, &action, &mut events);
            for event in events.take() {
                let seen = viewers.iter().filter_map(|viewer| event.seen_by(*viewer));
                seen.for_each(|event| self.hear(&event.words()));
            }
            // Whole boards now and then: a view changes little from one action to the next.
            if steps % 16 == 1 {
                viewers.iter().for_each(|viewer| self.board(&game, *viewer));
            }
        }
        viewers.iter().for_each(|viewer| self.board(&game, *viewer));
        game.outcome()
            .iter()
            .for_each(|outcome| self.outcome(outcome));
        if let Some(action) = actions.first() {
            let refused =
                Seat::all(game.seat_count()).filter_map(|seat| game.check(seat, action).err());
            refused.for_each(|why| self.hear(&why.words()));
        }
    }

    fn board<G: Game>(&mut self, game: &G, viewer: Viewer) {
        for section in &G::outline(&game.view(viewer)).sections {
            self.hear(&section.heading);
            for row in &section.rows {
                row.thing.iter().for_each(|thing| self.hear(&thing.words()));
                [&row.label]
                    .into_iter()
                    .chain(&row.cells)
                    .for_each(|m| self.hear(m));
            }
        }
        self.scores(&game.standings(viewer));
    }

    fn scores(&mut self, scores: &Scores) {
        let rivals = scores.rivals.iter();
        rivals.clone().for_each(|rival| self.hear(&rival.name));
        let sheets = scores.seats.iter().chain(rivals.map(|rival| &rival.score));
        sheets
            .flat_map(|score| &score.breakdown)
            .for_each(|line| self.hear(&line.label));
    }

    fn outcome(&mut self, outcome: &Outcome) {
        outcome
            .breakdown
            .iter()
            .flatten()
            .for_each(|line| self.hear(&line.label));
        outcome
            .rivals
            .iter()
            .for_each(|rival| self.hear(&rival.name));
        outcome
            .verdict
            .iter()
            .for_each(|verdict| self.hear(verdict));
    }
}

fn decider<G: Game>(game: &G, rng: &mut impl Rng) -> Option<Seat> {
    let deciders = game.deciders();
    let n = deciders.len() as u32;
    (n > 0)
        .then(|| deciders.iter().nth(below(rng, n) as usize))
        .flatten()
}
