//! Scenes made from a card's facts, and cards played on them.

use crate::action::Action;
use crate::card::Card;
use crate::cards::{data, tables_of};
use crate::effect::{Bound, By, Op, Points, Requirement, When};
use crate::scene::Scene;
use crate::state::{Ask, Mars};
use crate::vocabulary::{Kind, Parameter, Resource, StandardProject, Tag, Tile};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::{Events, Game, Seat, below};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const OCEANS: [&str; 9] = [
    "r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r6c6",
];

/// Which requirement a scene leaves unmet.
type Unmet = Option<usize>;

/// A rich table on which a card can be played, or used if it is in play: resources, productions,
/// victims, cities, greeneries, cards to add to, and what the card requires.
pub(super) fn rich(card: Card, unmet: Unmet) -> Scene {
    let mut scene = Scene::new(3).money(A, 500).hand_except(B, "algae", card);
    for &resource in Resource::ALL {
        scene = scene.production(A, resource, 10).production(B, resource, 5);
        if resource != Resource::Megacredits {
            scene = scene.stock(A, resource, 20);
        }
        scene = scene.stock(B, resource, 10);
    }
    // Cards to add to and to take from, and boxes to copy; none with a tag that has to be missing.
    let spoils = |id: &str| {
        let facts = Card::named(id).expect("a card").facts();
        matches!(requirement(card, unmet), Some(Requirement::OwnTags { tag, .. })
            if facts.tags.contains(&tag))
    };
    let others = [
        ("fish", A, 2),
        ("tardigrades", A, 3),
        ("security_fleet", A, 1),
        ("birds", B, 3),
        ("decomposers", B, 3),
        ("power_plant", A, 0),
        ("biomass_combustors", A, 0),
    ];
    for (id, seat, n) in others {
        if seat == A && spoils(id) {
            continue;
        }
        scene = scene.table_except(seat, id, card);
        if n > 0 {
            scene = scene.on_card(id, n);
        }
    }
    let with_tiles = !matches!(requirement(card, unmet), Some(Requirement::OwnTiles { .. }));
    let with_cities = !matches!(
        requirement(card, unmet),
        Some(Requirement::CitiesInPlay { .. })
    );
    if with_tiles {
        scene = scene
            .tile(Tile::Greenery, "r3c4", Some(A))
            .tile(Tile::Greenery, "r7c7", Some(B));
    }
    if with_cities {
        scene = scene
            .tile(Tile::City, "r9c1", Some(A))
            .tile(Tile::City, "r7c3", Some(B))
            .tile(Tile::City, "r7c5", Some(B));
    }
    for (i, requirement) in card.facts().requirements.iter().enumerate() {
        scene = meet(scene, card, *requirement, unmet == Some(i));
    }
    scene
}

fn requirement(card: Card, unmet: Unmet) -> Option<Requirement> {
    unmet.map(|i| card.facts().requirements[i])
}

/// Meets a requirement, or just fails it.
fn meet(scene: Scene, card: Card, requirement: Requirement, fail: bool) -> Scene {
    match requirement {
        Requirement::Parameter {
            parameter,
            bound,
            value,
        } => {
            let step = match (parameter, bound, fail) {
                (_, _, false) => 0,
                (Parameter::Temperature, Bound::Min, _) => -2,
                (Parameter::Temperature, Bound::Max, _) => 2,
                (_, Bound::Min, _) => -1,
                (_, Bound::Max, _) => 1,
            };
            let value = value + step;
            match parameter {
                Parameter::Temperature => scene.temperature(value),
                Parameter::Oxygen => scene.oxygen(value as u8),
                Parameter::Oceans => scene.oceans(&OCEANS[..value as usize]),
            }
        }
        Requirement::OwnTags { tag, min } => {
            let wanted = if fail { min - 1 } else { min };
            with_tags(scene, card, tag, wanted)
        }
        Requirement::OwnProduction { resource, min } => {
            let have = i32::from(min) - i32::from(fail);
            scene.production(A, resource, have)
        }
        // Tiles are there unless they are what is missing.
        Requirement::OwnTiles { .. } | Requirement::CitiesInPlay { .. } => scene,
    }
}

/// Green cards that bring the tags, and no more than these.
fn with_tags(mut scene: Scene, card: Card, tag: Tag, wanted: u8) -> Scene {
    let mut have = scene.tags(A, tag);
    let candidates = Card::projects().filter(|other| {
        let facts = other.facts();
        *other != card && facts.kind == Kind::Automated && facts.tag_counts[tag.index()] == 1
    });
    for other in candidates {
        if have < wanted && scene.is_in_deck(other) {
            scene = scene.table(A, &[other.id()]);
            have += 1;
        }
    }
    scene
}

impl Scene {
    fn hand_except(self, seat: Seat, id: &str, card: Card) -> Self {
        match card.id() == id {
            true => self,
            false => self.hand(seat, &[id]),
        }
    }

    fn table_except(self, seat: Seat, id: &str, card: Card) -> Self {
        match card.id() == id {
            true => self,
            false => self.table(seat, &[id]),
        }
    }
}

/// Plays an action and answers all questions that follow by chance.
pub(super) fn carry_through(game: &mut Mars, action: Action, rng: &mut ChaCha8Rng) {
    let seat = game.deciders().first().expect("somebody is asked");
    let legal = game.check(seat, &action);
    assert_eq!(legal, Ok(()), "{action:?}");
    let _ = game.play(seat, &action, &mut Events::off());
    let mut actions = Vec::new();
    while !matches!(game.ask, Ask::Action | Ask::Nothing) {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let at = below(rng, actions.len() as u32) as usize;
        let _ = game.play(seat, &actions[at], &mut Events::off());
    }
}

/// Each requirement holds at its value and fails just beyond it.
pub(super) fn requirements_hold_and_fail(card: Card) {
    let play = Action::Play(card);
    for i in 0..card.facts().requirements.len() {
        let game = rich(card, Some(i)).hand(A, &[card.id()]).ready();
        assert!(
            game.check(A, &play).is_err(),
            "{card:?} without requirement {i}"
        );
    }
    let game = rich(card, None).hand(A, &[card.id()]).ready();
    assert_eq!(game.check(A, &play), Ok(()), "{card:?}");
}

/// The card is played, often enough for all of its options.
pub(super) fn play(card: Card) {
    for seed in 0..24 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut scene = rich(card, None).hand(A, &[card.id()]);
        for op in card.facts().immediate.iter() {
            // Both ways of a condition.
            if let (Op::IfOwnTags { tag, min, .. }, 1) = (&op.facts().op, seed % 2) {
                scene = with_tags(scene, card, *tag, *min);
            }
        }
        let mut game = scene.ready();
        carry_through(&mut game, Action::Play(card), &mut rng);
        let player = game.player(A);
        let lies = player.table.contains(card) || player.events.contains(card);
        assert!(lies, "{card:?} is in play");
        game.audit()
            .unwrap_or_else(|fault| panic!("after {card:?}: {fault:?}"));
    }
}

/// What a card changes for sure is what it prints: fixed productions, gains and rating.
pub(super) fn printed_amounts(card: Card) {
    let ops: Vec<&Op> = card
        .facts()
        .immediate
        .iter()
        .map(|op| &op.facts().op)
        .collect();
    let fixed = |op: &&Op| {
        matches!(
            op,
            Op::Gain { per: None, .. }
                | Op::Production { per: None, .. }
                | Op::RaiseTr { per: None, .. }
                | Op::Spend { .. }
        )
    };
    // A card with a trigger of its own may fire it itself.
    if !ops.iter().all(fixed) || !card.facts().triggers.is_empty() {
        return;
    }
    let mut game = rich(card, None).hand(A, &[card.id()]).ready();
    let (before, cost) = (game.player(A).clone(), game.card_cost(A, card));
    // In money alone, so that nothing else is spent.
    game.player_mut(A).stock[1] = 0;
    game.player_mut(A).stock[2] = 0;
    carry_through(
        &mut game,
        Action::Play(card),
        &mut ChaCha8Rng::seed_from_u64(0),
    );
    let mut stock = before.stock;
    stock[0] -= cost;
    stock[1] = 0;
    stock[2] = 0;
    let (mut production, mut rating) = (before.production, before.rating);
    for op in ops {
        match op {
            Op::Gain {
                resource, amount, ..
            } => stock[resource.index()] += i32::from(*amount),
            Op::Spend { resource, amount } => stock[resource.index()] -= i32::from(*amount),
            Op::Production {
                resource, amount, ..
            } => production[resource.index()] += i32::from(*amount),
            Op::RaiseTr { amount, .. } => rating += i32::from(*amount),
            _ => {}
        }
    }
    let after = game.player(A);
    let now = (after.stock, after.production, after.rating);
    assert_eq!(now, (stock, production, rating), "{card:?}");
}

/// The card lies in play, a corporation as the player's own.
fn in_play(card: Card) -> Scene {
    match card.is_corporation() {
        true => rich(card, None).corporation(A, card.id()),
        false => rich(card, None).table(A, &[card.id()]),
    }
}

/// Every way to use the card's action, and the first action of a corporation.
pub(super) fn act(card: Card) {
    let facts = card.facts();
    for seed in 0..12 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        if !facts.actions.is_empty() {
            let mut scene = in_play(card).rating_rose(A).hand_except(A, "lichen", card);
            if facts.collects.is_some() {
                scene = scene.on_card(card.id(), 5);
            }
            if seed == 0 {
                // A microbe for Search For Life.
                scene = scene.next_cards(&["ants"]);
            }
            carry_through(&mut scene.ready(), Action::Use(card), &mut rng);
        }
        if !facts.first_action.is_empty() {
            let scene = in_play(card).owes_first_action(A);
            carry_through(&mut scene.ready(), Action::FirstAction, &mut rng);
        }
    }
}

/// Every trigger of the card, by what it watches for.
pub(super) fn fire(card: Card) {
    for at in card.facts().triggers.clone() {
        let trigger = &data().triggers[at];
        for seed in 0..8 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut scene = in_play(card).hand_except(A, "lichen", card);
            if card.facts().collects.is_some() {
                scene = scene.on_card(card.id(), 1);
            }
            let (scene, action) = occasion(scene, card, &trigger.when);
            carry_through(&mut scene.ready(), action, &mut rng);
        }
    }
}

/// Something that fires a trigger, done by whoever does not own it where that is possible.
fn occasion(scene: Scene, card: Card, when: &When) -> (Scene, Action) {
    let actor = |by: By| match by {
        By::Owner => A,
        By::Anyone => B,
    };
    let standard = |scene: Scene, seat: Seat, project: StandardProject| {
        (
            scene.money(seat, 500).turn(A, seat),
            Action::Standard(project),
        )
    };
    let playing = |scene: Scene, seat: Seat, test: &dyn Fn(Card) -> bool| {
        let fits = |other: &Card| {
            let facts = other.facts();
            let simple = facts.requirements.is_empty() && facts.needs.is_empty();
            *other != card && simple && scene.is_in_deck(*other) && test(*other)
        };
        let other = Card::projects().find(fits).expect("some card fits");
        let scene = scene
            .money(seat, 500)
            .hand(seat, &[other.id()])
            .turn(A, seat);
        (scene, Action::Play(other))
    };
    match when {
        When::TagPlayed { by, tags, .. } => playing(scene, actor(*by), &|other| {
            other.facts().tags.contains(&tags[0])
        }),
        When::EventCardPlayed { by, tag } => playing(scene, actor(*by), &|other| {
            let tagged = tag.is_none_or(|tag| other.facts().tags.contains(&tag));
            tables_of().events.contains(other) && tagged
        }),
        When::TilePlaced { by, tile, .. } => {
            let project = match tile {
                Tile::Ocean => StandardProject::Aquifer,
                Tile::Greenery => StandardProject::Greenery,
                _ => StandardProject::City,
            };
            standard(scene, actor(*by), project)
        }
        When::TileOnBonus { .. } => {
            // Only r9c2 with its steel is left next to an own tile for a mining area.
            let scene = scene.hand(A, &["mining_area"]);
            (
                scene,
                Action::Play(Card::named("mining_area").expect("a card")),
            )
        }
        When::StandardProjectDone { by, .. } => {
            standard(scene, actor(*by), StandardProject::PowerPlant)
        }
        When::BaseCostPaid { by, .. } => standard(scene, actor(*by), StandardProject::City),
    }
}

/// The card's points are counted, and fixed ones are those printed.
pub(super) fn score(card: Card) {
    let Some(points) = card.facts().points else {
        return;
    };
    let game = in_play(card).hand_except(A, "lichen", card).ready();
    let counted = game.points_of(A, card);
    if let Points::Fixed { points } = points {
        assert_eq!(counted, i32::from(points), "{card:?}");
    }
}
