//! What lasts without a trigger: a difference with the card and without it.

use super::stage::rich;
use crate::action::Action;
use crate::card::Card;
use crate::coverage;
use crate::effect::{Effect, Op};
use crate::scene::Scene;
use crate::state::{Item, Mars};
use crate::vocabulary::{Conversion, Resource};
use tabletop::{Game, Seat};

const A: Seat = Seat(0);

/// The table with the card in play, and the same without it.
fn both(card: Card) -> [Scene; 2] {
    let without = rich(card, None);
    let with = match card.is_corporation() {
        true => without.clone().corporation(A, card.id()),
        false => without.clone().table(A, &[card.id()]),
    };
    [with, without]
}

/// Each lasting effect of a card that is no trigger makes its difference.
pub(super) fn effects_make_a_difference(card: Card) {
    for (i, effect) in card.facts().ongoing.iter().enumerate() {
        if !matches!(effect, Effect::Trigger { .. }) {
            assert!(differs(card, effect), "{card:?}: {effect:?}");
            coverage::effect(card, i);
        }
    }
}

fn differs(card: Card, effect: &Effect) -> bool {
    let [with, without] = both(card);
    let ready = |scene: Scene| scene.hand_of_one(A, card).ready();
    match effect {
        Effect::CardDiscount { amount, tag } => {
            let games = [with, without].map(ready);
            // For every card: so much for each tag, or so much, and never below nothing.
            Card::projects().all(|other| {
                let tags = tag.map_or(1, |tag| other.facts().tag_counts[tag.index()]);
                let off = i32::from(*amount) * i32::from(tags);
                let [now, before] = [0, 1].map(|i| games[i].card_cost(A, other));
                now == (before - off).max(0)
            })
        }
        Effect::StandardProjectDiscount { project, amount } => {
            let [now, before] = [with, without]
                .map(ready)
                .map(|g| g.standard_cost(A, *project));
            now == before - i32::from(*amount)
        }
        Effect::ResourceValueBonus { resource, amount } => {
            let worth = |game: &Mars| {
                let modifiers = &game.player(A).modifiers;
                match resource {
                    Resource::Steel => modifiers.steel,
                    _ => modifiers.titanium,
                }
            };
            // Security Fleet costs 12: as many units fewer as the bonus says.
            let [now, before] = [with, without].map(ready);
            worth(&now) == worth(&before) + amount
        }
        Effect::RequirementShift { steps } => {
            let may = |scene: Scene, oxygen: u8| {
                let scene = scene.hand_of_one(A, card).hand(A, &["breathing_filters"]);
                let filters = Card::named("breathing_filters").expect("a card");
                scene
                    .oxygen(oxygen)
                    .ready()
                    .check(A, &Action::Play(filters))
                    .is_ok()
            };
            let lax = 7 - *steps;
            may(with.clone(), lax) && !may(with, lax - 1) && !may(without, lax)
        }
        Effect::ProtectFromOpponents { .. } | Effect::ResourcesNeverRemoved => {
            let victims = |scene: Scene| {
                let scene = match card.facts().collects {
                    Some(_) => scene.on_card(card.id(), 2),
                    None => scene,
                };
                let scene = scene.hand_of_one(Seat(1), card).turn(A, Seat(1));
                let game = scene.ready();
                let virus = Card::named("virus").expect("a card");
                let op = virus
                    .facts()
                    .immediate
                    .iter()
                    .next()
                    .expect("it takes something");
                assert!(matches!(op.facts().op, Op::ChooseOne { .. }));
                game.victims(Item {
                    op,
                    space: None,
                    subject: None,
                })
            };
            let (now, before) = (victims(with), victims(without));
            let own = |victim: &crate::state::Victim| match victim {
                crate::state::Victim::Card(other) => *other == card,
                crate::state::Victim::Stock(..) => false,
            };
            match effect {
                Effect::ResourcesNeverRemoved => !now.iter().any(own),
                // Plants, and the animals on the fish.
                _ => now.len() + 2 == before.len(),
            }
        }
        Effect::GreeneryConversionCost { plants } => {
            let [now, before] = [with, without]
                .map(ready)
                .map(|game| game.conversion_cost(A, Conversion::ConvertPlants));
            now == i32::from(*plants) && before == 8
        }
        Effect::HeatAsMegacredits => {
            let may = |scene: Scene| {
                let scene = scene
                    .money(A, 0)
                    .hand_of_one(A, card)
                    .hand(A, &["sponsors"]);
                let sponsors = Card::named("sponsors").expect("a card");
                scene.ready().check(A, &Action::Play(sponsors)).is_ok()
            };
            may(with) && !may(without)
        }
        Effect::Trigger { .. } => true,
    }
}

impl Scene {
    /// With a card in hand, so that the seat is asked.
    fn hand_of_one(self, seat: Seat, card: Card) -> Self {
        match card.id() {
            "lichen" => self.hand(seat, &["grass"]),
            _ => self.hand(seat, &["lichen"]),
        }
    }
}
