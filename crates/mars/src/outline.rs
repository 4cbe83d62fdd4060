//! A view in words: what a screen reader reads and what the terminal shows.

use crate::action::named;
use crate::card::Card;
use crate::event::amount;
use crate::rules::{AWARD_PRICES, MILESTONE_PRICE, ROOM};
use crate::thing::Thing;
use crate::view::{Claim, PlayerView, View};
use crate::vocabulary::{Parameter, Resource};
use std::collections::BTreeMap;
use tabletop::{Message, Outline, Seat, Section, Words};

/// The view as headings with tables below them.
pub(crate) fn outline(view: &View) -> Outline<Thing> {
    let mut outline = Outline::default();
    planet(view, outline.section(heading("planet")));
    let mut order: Vec<usize> = (0..view.players.len()).collect();
    // Whoever looks comes first: the player whose hand is known.
    order.sort_by_key(|&i| view.players[i].cards.is_empty());
    for i in order {
        let seat = Seat::from(i);
        let title = heading("player").with("seat", seat);
        player(&view.players[i], outline.section(title));
    }
    map(view, outline.section(heading("map")));
    if view.players.len() > 1 {
        honours(view, outline.section(heading("honours")));
    }
    piles(view, outline.section(heading("piles")));
    outline
}

fn heading(name: &'static str) -> Message {
    named("mars-outline", name)
}

fn number(n: impl Into<tabletop::Arg>) -> Message {
    Message::new("mars-outline-number").with("n", n)
}

fn cards(list: impl IntoIterator<Item = Card>) -> Message {
    let list: Vec<Message> = list.into_iter().map(Card::words).collect();
    Message::new("mars-outline-list").with("list", list)
}

fn planet(view: &View, section: &mut Section<Thing>) {
    let generation = heading("generation").with("n", view.generation);
    let first = heading("first").with("seat", view.first);
    let mut cells = vec![named("mars-phase", phase_key(view)), first];
    if let Some(last) = view.last_generation {
        cells.push(heading("last_generation").with("n", last));
    }
    if let Some(turn) = view.turn {
        cells.push(heading("turn").with("seat", turn.active));
    }
    section.line(generation, cells);
    let values = [
        (Parameter::Temperature, view.planet.temperature),
        (Parameter::Oxygen, view.planet.oxygen),
        (Parameter::Oceans, view.planet.oceans),
    ];
    for (parameter, value) in values {
        let value = Message::new("mars-value")
            .with("parameter", parameter.key())
            .with("n", value);
        let thing = Thing::Track(parameter);
        section.thing(thing, thing.words(), vec![value]);
    }
}

fn phase_key(view: &View) -> &'static str {
    use crate::state::Phase;
    match view.phase {
        Phase::Corporations => "corporations",
        Phase::FirstCards => "first_cards",
        Phase::Draft => "draft",
        Phase::Research => "research",
        Phase::Action => "action",
        Phase::FinalConversion => "final_conversion",
        Phase::Over => "over",
    }
}

fn player(player: &PlayerView, section: &mut Section<Thing>) {
    if let Some(card) = player.corporation {
        section.thing(
            Thing::Card(card),
            heading("corporation"),
            vec![card.words()],
        );
    }
    section.line(heading("rating"), vec![number(player.rating)]);
    for &resource in Resource::ALL {
        let stock = amount(resource, player.stock.of(resource));
        let production = heading("production").with("n", player.production.of(resource));
        let thing = Thing::Resource(resource);
        section.thing(thing, thing.words(), vec![stock, production]);
    }
    let tags = player.tags.iter().filter(|(_, n)| **n > 0);
    let tags = tags.map(|(tag, n)| {
        Message::new("mars-outline-tag")
            .with("tag", tag.key())
            .with("n", *n)
    });
    let tags: Vec<Message> = tags.collect();
    if !tags.is_empty() {
        let list = Message::new("mars-outline-list").with("list", tags);
        section.line(heading("tags"), vec![list]);
    }
    section.line(heading("hand"), vec![number(player.hand)]);
    for hand in &player.cards {
        let cost = amount(Resource::Megacredits, i32::from(hand.cost));
        section.thing(Thing::Card(hand.card), hand.card.words(), vec![cost]);
    }
    for (name, list) in [
        ("corporations", &player.corporations),
        ("choices", &player.choices),
        ("kept", &player.kept),
        ("picked", &player.picked),
        ("events", &player.events),
    ] {
        if !list.is_empty() {
            section.line(heading(name), vec![cards(list.iter().copied())]);
        }
    }
    for played in &player.table {
        let mut cells = Vec::new();
        if let (Some(resource), 1..) = (played.card.facts().collects, played.resources) {
            cells.push(
                Message::new("mars-outline-holds")
                    .with("resource", resource.key())
                    .with("n", i32::from(played.resources)),
            );
        }
        if played.used {
            cells.push(heading("used"));
        }
        section.thing(Thing::Card(played.card), played.card.words(), cells);
    }
}

fn map(view: &View, section: &mut Section<Thing>) {
    for tile in &view.tiles {
        let mut cells = vec![named("mars-tile", tile.tile.key())];
        cells.extend(tile.owner.map(|seat| heading("owner").with("seat", seat)));
        let name = tile.space.words_on(&view.map);
        section.thing(Thing::Space(tile.space), name, cells);
    }
    for Claim { space, seat } in &view.claims {
        let cells = vec![heading("claimed").with("seat", *seat)];
        section.thing(Thing::Space(*space), space.words_on(&view.map), cells);
    }
}

fn counted<K: Ord>(numbers: &BTreeMap<K, i32>, name: &K) -> i32 {
    numbers.get(name).copied().unwrap_or_default()
}

fn honours(view: &View, section: &mut Section<Thing>) {
    let state = |taken: Option<Seat>, price: Option<i32>| match (taken, price) {
        (Some(seat), _) => heading("owner").with("seat", seat),
        (None, Some(n)) => heading("open").with("what", amount(Resource::Megacredits, n)),
        (None, None) => heading("closed"),
    };
    let claim = (view.milestones.len() < ROOM).then_some(MILESTONE_PRICE);
    let fund = AWARD_PRICES.get(view.awards.len()).copied();
    let values = |get: &dyn Fn(&PlayerView) -> i32| -> Vec<Message> {
        let players = view.players.iter().enumerate();
        let each = players.map(|(i, player)| {
            heading("standing")
                .with("seat", Seat::from(i))
                .with("n", get(player))
        });
        each.collect()
    };
    for &milestone in view.map.milestones() {
        let claimed = view.milestones.iter().find(|it| it.milestone == milestone);
        let mut cells = vec![state(claimed.map(|it| it.seat), claim)];
        cells.extend(values(&|player| counted(&player.milestones, &milestone)));
        let thing = Thing::Milestone(milestone);
        section.thing(thing, thing.words(), cells);
    }
    for &award in view.map.awards() {
        let funded = view.awards.iter().find(|it| it.award == award);
        let mut cells = vec![state(funded.map(|it| it.seat), fund)];
        cells.extend(values(&|player| counted(&player.awards, &award)));
        let thing = Thing::Award(award);
        section.thing(thing, thing.words(), cells);
    }
}

fn piles(view: &View, section: &mut Section<Thing>) {
    let piles = &view.piles;
    section.thing(Thing::Deck, Thing::Deck.words(), vec![number(piles.deck)]);
    let mut cells = vec![number(piles.discards)];
    if !piles.known.is_empty() {
        cells.push(cards(piles.known.iter().copied()));
    }
    section.thing(Thing::Discard, Thing::Discard.words(), cells);
}
