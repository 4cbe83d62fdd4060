//! The table of what commutes, tested: every pair of effects that a card can bring together and whose
//! order is not asked is carried out both ways.

use super::log::Log;
use super::resolve::Ctx;
use crate::action::Action;
use crate::card::Card;
use crate::cards::{OpId, data};
use crate::effect::{By, Class, When};
use crate::scene::Scene;
use crate::state::{Ask, Item, Mars};
use crate::vocabulary::{Resource, Tile};
use tabletop::{Events, Seat};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// One of a pair: an effect of the card played, or of a trigger that its tags fire.
#[derive(Clone, Copy, Debug)]
struct Effect {
    op: OpId,
    subject: Card,
}

impl Effect {
    fn item(self) -> Item {
        Item {
            op: self.op,
            space: None,
            subject: Some(self.subject),
        }
    }
}

/// Everything that can be pending when a card is played by a player who has all triggers.
fn brought_together(card: Card) -> Vec<Effect> {
    let facts = card.facts();
    let own = facts.immediate.iter();
    let own = own.filter(|op| !super::resolve::waits_for_tile(&op.facts().op));
    let fired = data().triggers.iter().filter(|trigger| {
        let by_owner = |by: &By| *by == By::Owner;
        match &trigger.when {
            When::TagPlayed { by, tags, .. } => {
                by_owner(by) && facts.tags.iter().any(|tag| tags.contains(tag))
            }
            _ => false,
        }
    });
    let fired = fired.flat_map(|trigger| trigger.ops.iter());
    own.chain(fired)
        .map(|op| Effect { op, subject: card })
        .collect()
}

/// A table where every choice has several answers, in one of several states of the planet.
fn tables(card: Card) -> Vec<Mars> {
    let worlds = [(-30, 0), (-2, 7), (6, 13), (8, 14), (-26, 7)];
    let table = |(temperature, oxygen): (i8, u8)| {
        let mut scene = Scene::new(2).temperature(temperature).oxygen(oxygen);
        for &resource in Resource::ALL {
            scene = scene.stock(A, resource, 9).stock(B, resource, 9);
            scene = scene.production(A, resource, 5).production(B, resource, 5);
        }
        let others = [
            ("mars_university", A),
            ("viral_enhancers", A),
            ("decomposers", A),
            ("olympus_conference", A),
            ("ecological_zone", A),
            ("fish", A),
            ("ants", A),
            ("power_plant", A),
            ("strip_mine", A),
            ("birds", B),
            ("tardigrades", B),
        ];
        for (id, seat) in others {
            if Card::named(id) != Some(card) {
                scene = scene.table(seat, &[id]);
            }
        }
        for id in [
            "decomposers",
            "olympus_conference",
            "fish",
            "ants",
            "birds",
            "tardigrades",
        ] {
            scene = scene.on_card(id, 4);
        }
        if card.id() != "lichen" {
            scene = scene.hand(A, &["lichen"]);
        }
        scene
            .table(A, &[card.id()])
            .tile(Tile::City, "r7c3", Some(B))
            .tile(Tile::Greenery, "r3c4", Some(A))
            .ready()
    };
    worlds.into_iter().map(table).collect()
}

/// Carries an effect out, with this answer if it needs one.
fn carry_out(game: &mut Mars, effect: Effect, answer: Option<Action>) {
    let mut events = Events::off();
    let mut log = Log::new(&mut events);
    game.ask = Ask::Nothing;
    match answer {
        None => {
            let ctx = Ctx {
                subject: Some(effect.subject),
                ..Ctx::of(A)
            };
            game.begin(effect.op, ctx, &mut log);
        }
        Some(action) => game.answer_item(effect.item(), &action, &mut log),
    }
    if let Ask::Amount(item, victim) = game.ask {
        let from = super::resolve::Chosen::From(victim, 1);
        game.carry_out(item.op, item.ctx(A), from, &mut log);
    }
    if let Ask::Item(inner) = game.ask {
        // The target of an option: the last card it can be.
        let target = answers(game, inner).pop();
        game.ask = Ask::Nothing;
        target
            .into_iter()
            .for_each(|action| game.answer_item(inner, &action, &mut log));
    }
    game.ask = Ask::Nothing;
}

fn answers(game: &Mars, item: Item) -> Vec<Action> {
    let mut answers = Vec::new();
    game.choices(item, &mut |action| answers.push(action));
    answers
}

/// The answers of an effect in a position; one empty answer for what needs none.
fn ways(game: &Mars, effect: Effect) -> Vec<Option<Action>> {
    match effect.op.facts().class {
        Class::AtOnce | Class::Decrease => vec![None],
        _ => answers(game, effect.item()).into_iter().map(Some).collect(),
    }
}

#[test]
fn effects_whose_order_is_not_asked_commute() {
    let mut pairs = 0;
    for card in Card::projects() {
        let effects = brought_together(card);
        for (i, &a) in effects.iter().enumerate() {
            for &b in &effects[..i] {
                let (one, other) = (a.op.facts().class, b.op.facts().class);
                if !one.order_matters(other) {
                    pairs += 1;
                    tables(card).iter().for_each(|game| flip(game, a, b));
                }
            }
        }
    }
    assert!(pairs > 250, "{pairs} pairs");
}

/// What the later of two can choose last, it can choose first, and the same comes of it. Of an effect
/// at once and a choice, the choice comes last: then it has at least the answers it has first.
fn flip(game: &Mars, a: Effect, b: Effect) {
    for x in ways(game, a) {
        for y in ways(game, b) {
            let mut a_first = game.clone();
            carry_out(&mut a_first, a, x);
            assert!(
                ways(&a_first, b).contains(&y),
                "{a:?} takes {y:?} from {b:?}"
            );
            carry_out(&mut a_first, b, y);
            let mut b_first = game.clone();
            carry_out(&mut b_first, b, y);
            assert!(
                ways(&b_first, a).contains(&x),
                "{b:?} takes {x:?} from {a:?}"
            );
            carry_out(&mut b_first, a, x);
            // What both left pending is the same, in whatever order it came up.
            for game in [&mut a_first, &mut b_first] {
                game.pool.sort_by_key(|item| (item.op.0, item.space));
            }
            assert!(a_first == b_first, "{a:?} with {x:?} and {b:?} with {y:?}");
        }
    }
}
