//! The proof that every card does everything its facts say: each requirement held and failed, each
//! op, trigger and action was carried out, each lasting effect made its difference, all points were
//! counted. By seeded random games, and by scenes made from each card's own facts.

mod lasting;
mod stage;

use super::instrument::{Marks, marks};
use crate::card::Card;
use crate::cards::{OpId, Origin, data};
use crate::effect::Effect;
use crate::{Mars, Options};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::{Chance, Events, Game, Seed, below};

#[test]
fn every_card_does_everything_its_facts_say() {
    play_random_games();
    for card in Card::projects() {
        stage::requirements_hold_and_fail(card);
        stage::play(card);
        stage::printed_amounts(card);
    }
    for card in Card::all() {
        stage::act(card);
        stage::fire(card);
        lasting::effects_make_a_difference(card);
        stage::score(card);
    }
    let table = marks(|marks| {
        Card::all()
            .map(|card| Line::of(card, marks))
            .collect::<Vec<_>>()
    });
    println!(
        "{:<32} {:>12} {:>7} {:>9} {:>8} {:>7} {:>7}",
        "card", "requirements", "ops", "triggers", "effects", "actions", "points"
    );
    table.iter().for_each(|line| println!("{line}"));
    let missing: Vec<String> = table
        .iter()
        .filter(|line| !line.is_complete())
        .map(|line| line.to_string())
        .collect();
    assert!(missing.is_empty(), "not executed:\n{}", missing.join("\n"));
    everything_else_was_executed();
}

/// Hexes, tracks, standard projects and conversions.
fn everything_else_was_executed() {
    let ops = marks(|marks| marks.ops.clone());
    let others = (0..data().ops.len() as u16).map(OpId);
    let others = others.filter(|op| op.facts().origin.card().is_none());
    let missing: Vec<Origin> = others
        .filter(|op| !ops.contains(&op.0))
        .map(|op| op.facts().origin)
        .collect();
    assert!(missing.is_empty(), "not executed: {missing:?}");
}

fn play_random_games() {
    for i in 0..120u64 {
        let options = Options {
            corporate_era: i % 3 != 0,
            draft: i % 2 == 0,
            ..Options::default()
        };
        let seats = 1 + (i % 5) as usize;
        let mut rng = ChaCha8Rng::seed_from_u64(i);
        let chance = Chance::seeded(Seed::of_run(9, i));
        let mut game = Mars::new(&options, seats, chance).expect("seats fit");
        let mut actions = Vec::new();
        while let Some(seat) = game.deciders().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let at = below(&mut rng, actions.len() as u32) as usize;
            let _ = game.play(seat, &actions[at], &mut Events::off());
        }
        let _ = game.outcome();
    }
}

/// How much of something was executed.
#[derive(Clone, Copy, Default)]
struct Part {
    done: usize,
    all: usize,
}

impl Part {
    fn of(parts: impl Iterator<Item = bool>) -> Self {
        parts.fold(Part::default(), |part, done| Part {
            done: part.done + usize::from(done),
            all: part.all + 1,
        })
    }
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.all {
            0 => f.pad("-"),
            _ => f.pad(&format!("{}/{}", self.done, self.all)),
        }
    }
}

/// One card's line of the table.
struct Line {
    card: Card,
    /// Requirements that both held and failed.
    requirements: Part,
    ops: Part,
    triggers: Part,
    effects: Part,
    actions: Part,
    points: Part,
}

impl Line {
    fn of(card: Card, marks: &Marks) -> Self {
        let facts = card.facts();
        let requirements = (0..facts.requirements.len())
            .map(|i| marks.met.contains(&(card, i)) && marks.unmet.contains(&(card, i)));
        let ops = (0..data().ops.len() as u16).map(OpId);
        let ops = ops.filter(|op| op.facts().origin == Origin::Card(card));
        let lasting = facts.ongoing.iter().enumerate();
        let lasting = lasting.filter(|(_, effect)| !matches!(effect, Effect::Trigger { .. }));
        let actions = facts.actions.iter().map(|action| {
            let mut ops = action.cost.into_iter().chain(action.gain.iter());
            ops.all(|op| marks.ops.contains(&op.0))
        });
        Line {
            card,
            requirements: Part::of(requirements),
            ops: Part::of(ops.map(|op| marks.ops.contains(&op.0))),
            triggers: Part::of(
                facts
                    .triggers
                    .clone()
                    .map(|at| marks.triggers.contains(&at)),
            ),
            effects: Part::of(lasting.map(|(i, _)| marks.effects.contains(&(card, i)))),
            actions: Part::of(actions),
            points: Part::of(facts.points.iter().map(|_| marks.points.contains(&card))),
        }
    }

    fn is_complete(&self) -> bool {
        let parts = [
            self.requirements,
            self.ops,
            self.triggers,
            self.effects,
            self.actions,
            self.points,
        ];
        parts.iter().all(|part| part.done == part.all)
    }
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{:<32} {:>12} {:>7} {:>9} {:>8} {:>7} {:>7}",
            self.card.id(),
            self.requirements,
            self.ops,
            self.triggers,
            self.effects,
            self.actions,
            self.points
        )
    }
}
