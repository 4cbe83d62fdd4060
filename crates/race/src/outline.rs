//! A view in words: what a screen reader reads and what a terminal shows.

use crate::action::Thing;
use crate::cards::Design;
use crate::kinds::ActionCard;
use crate::view::{HandView, PileView, PlacedView, View};
use tabletop::{Message, Outline, Seat, Section};

/// The view as sections: the table, then each player in player order.
pub(crate) fn outline(view: &View) -> Outline<Thing> {
    let mut outline = Outline::default();
    table(view, outline.section(Message::new("race-outline-table")));
    for &seat in &view.order {
        let heading = Message::new("race-outline-seat").with("seat", seat);
        player(view, seat, outline.section(heading));
    }
    outline
}

fn number(n: impl Into<i64>) -> Message {
    Message::new("race-outline-number").with("n", n.into())
}

fn label(name: &str) -> Message {
    Message::new(format!("race-outline-{name}"))
}

fn table(view: &View, section: &mut Section<Thing>) {
    section.line(label("round"), vec![number(view.now.round)]);
    if let Some(phase) = view.now.phase {
        let phase = Message::new("race-phase").with("phase", phase.key());
        section.line(label("phase"), vec![phase]);
    }
    section.thing(Thing::Pool, label("pool"), vec![number(view.pool)]);
    pile(&view.draw, Thing::DrawPile, "draw_pile", section);
    pile(&view.discard, Thing::DiscardPile, "discard_pile", section);
}

fn pile(pile: &PileView, thing: Thing, name: &str, section: &mut Section<Thing>) {
    let mut cells = vec![count(pile.size)];
    if !pile.known.is_empty() {
        cells.push(known(&pile.known));
    }
    if let Some(cards) = &pile.cards {
        cells.push(list(cards));
    }
    section.thing(thing, label(name), cells);
}

fn count(n: u8) -> Message {
    Message::new("race-outline-cards").with("n", n)
}

fn list(cards: &[Design]) -> Message {
    let names: Vec<Message> = cards.iter().map(|card| card.name()).collect();
    Message::new("race-outline-list").with("cards", names)
}

fn known(cards: &[Design]) -> Message {
    let names: Vec<Message> = cards.iter().map(|card| card.name()).collect();
    Message::new("race-outline-known").with("cards", names)
}

fn player(view: &View, seat: Seat, section: &mut Section<Thing>) {
    let i = seat.index();
    section.line(label("score"), vec![number(view.scores[i])]);
    section.line(label("chips"), vec![number(view.chips[i])]);
    if !view.actions[i].is_empty() {
        let names = view.actions[i].iter().map(|action| action_name(*action));
        section.line(label("actions"), names.collect());
    }
    for placed in &view.tableaus[i] {
        let thing = Thing::Placed {
            seat,
            card: placed.card,
        };
        section.thing(thing, placed.card.name(), placed_cells(placed));
    }
    if let Some(way) = view.ways[i] {
        let way = Message::new(format!("race-way-{}", way.key()));
        section.line(label("way"), vec![way]);
    }
    hand(&view.hands[i], "hand", Thing::Hand, section);
    if view.drawn[i].size > 0 {
        hand(&view.drawn[i], "drawn", Thing::Drawn, section);
    }
    if let Some(answer) = &view.answers[i] {
        let picked = answer.picked.iter().chain(&answer.choice);
        let picked = picked.chain(&answer.good).map(|card| card.name());
        let actions = answer.actions.iter().map(|action| action_name(*action));
        let cells: Vec<Message> = picked.chain(actions).collect();
        if !cells.is_empty() {
            section.line(label("answer"), cells);
        }
    }
}

fn action_name(action: ActionCard) -> Message {
    Message::new(format!("race-actioncard-{}", action.key()))
}

fn placed_cells(placed: &PlacedView) -> Vec<Message> {
    let mut cells = Vec::new();
    match placed.good_card {
        Some(card) => cells.push(Message::new("race-outline-good_card").with("card", card.name())),
        None if placed.good => cells.push(label("good")),
        None => {}
    }
    if placed.fresh {
        cells.push(label("fresh"));
    }
    cells
}

fn hand(hand: &HandView, name: &str, thing: fn(Design) -> Thing, section: &mut Section<Thing>) {
    let mut cells = vec![count(hand.size)];
    if !hand.known.is_empty() {
        cells.push(known(&hand.known));
    }
    section.line(label(name), cells);
    for &card in hand.cards.iter().flatten() {
        section.thing(thing(card), card.name(), Vec::new());
    }
}
