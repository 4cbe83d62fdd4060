//! What is printed on a sheet, in words: what a player at the text table cannot see otherwise.

use crate::bits::{Marks, bit, ones};
use crate::cards::Symbol;
use crate::names::Slot;
use crate::options::Scenario;
use crate::sheets::kinds::{Colour, MarkKind};
use crate::sheets::raw::SectionOp;
use crate::sheets::{Board, Zone};
use tabletop::{Message, Words};

/// The symbols at a slot that can still be made or used: its marks, and what filling it brings.
pub(crate) fn at_slot(board: &Board, slot: u8, made: Marks) -> Vec<Message> {
    let here = |mark: &&crate::sheets::Mark| mark.slots & bit(slot) != 0;
    let open = (0..)
        .zip(&board.marks)
        .filter(|(i, _)| !made.contains(*i))
        .map(|(_, mark)| mark);
    let mut kinds: Vec<MarkKind> = open.filter(here).map(|mark| mark.kind).collect();
    kinds.dedup();
    let mut words: Vec<Message> = kinds.into_iter().map(MarkKind::words).collect();
    for effect in &board.slot_then[usize::from(slot)] {
        words.extend(symbol_of(board, *effect).map(Symbol::words));
    }
    words
}

/// The action that does what an effect does.
fn symbol_of(board: &Board, effect: u8) -> Option<Symbol> {
    let op = |effect: u8| board.effects[usize::from(effect)].op;
    Symbol::ALL.into_iter().find(|symbol| {
        board.actions[*symbol as usize].is_some_and(|action| {
            let then = board.effects[usize::from(action)].then.iter();
            op(action) == op(effect) || then.copied().any(|next| op(next) == op(effect))
        })
    })
}

/// Scenario 1: the action that a floor takes.
pub(crate) fn of_zone(board: &Board, zone: &Zone) -> Option<Message> {
    (board.scenario == Scenario::Launch).then(|| match zone.action {
        Some(action) => Message::new("moon-cell-floor").with("action", action.words()),
        None => Message::new("moon-cell-floor-any"),
    })
}

/// What tells a group from others: its slots, rockets, virus, numbers.
pub(crate) fn of_place(board: &Board, place: u8) -> Vec<Message> {
    let mut words = Vec::new();
    if place >= board.first_track {
        return words;
    }
    let raw = board.raw_group(place);
    if let (Some(from), Some(to)) = (raw.numbers.first(), raw.numbers.last()) {
        let colour = match raw.colour.unwrap_or(Colour::Grey) {
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Grey => "grey",
        };
        let planet = Message::new("moon-cell-planet").with("colour", colour);
        words.push(planet.with("from", *from).with("to", *to));
        return words;
    }
    words.extend(slots(board.places[usize::from(place)].slots));
    for effect in &raw.effects {
        let rockets = match effect.op {
            SectionOp::CrossRockets => "moon-cell-rockets",
            SectionOp::CrossRocketsIfActive => "moon-cell-rockets-inactive",
            _ => continue,
        };
        words.push(Message::new(rockets).with("n", effect.count));
    }
    let virus = raw.virus.map(|virus| virus.words());
    words.extend(virus.map(|virus| Message::new("moon-cell-virus").with("virus", virus)));
    words
}

/// A stretch of slots by its ends, others one by one.
fn slots(set: u64) -> Option<Message> {
    let (first, last) = (set.trailing_zeros(), set.checked_ilog2()?);
    let stretch = set >> first;
    if first < last && stretch & (stretch + 1) == 0 {
        let message = Message::new("moon-cell-slots").with("from", i64::from(first) + 1);
        return Some(message.with("to", i64::from(last) + 1));
    }
    let slots: Vec<Message> = ones(set).map(|slot| Slot(slot).words()).collect();
    Some(Message::new("moon-cell-slot_list").with("slots", slots))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(words: &[Message]) -> Vec<&str> {
        words.iter().map(|message| &*message.id).collect()
    }

    #[test]
    fn every_scenario_tells_where_its_symbols_are() {
        let symbols = |scenario, slot| at_slot(Board::of(scenario), slot, Marks::EMPTY);
        assert_eq!(
            ids(&symbols(Scenario::Journey, 1)),
            ["moon-mark-water_tank"]
        );
        assert_eq!(ids(&symbols(Scenario::Journey, 0)), [""; 0]);
        assert_eq!(ids(&symbols(Scenario::Escape, 0)), ["moon-symbol-robot"]);
        assert_eq!(ids(&symbols(Scenario::Battle, 2)), ["moon-symbol-plant"]);
        assert_eq!(ids(&symbols(Scenario::Battle, 7)), ["moon-symbol-robot"]);
        assert_eq!(ids(&symbols(Scenario::Battle, 12)), ["moon-symbol-water"]);
    }

    #[test]
    fn planets_tell_their_numbers_and_sections_their_rockets() {
        let planet = of_place(Board::of(Scenario::Battle), 1);
        assert_eq!(ids(&planet), ["moon-cell-planet"]);
        let section = of_place(Board::of(Scenario::Launch), 1);
        let expected = [
            "moon-cell-slots",
            "moon-cell-rockets",
            "moon-cell-rockets-inactive",
        ];
        assert_eq!(ids(&section), expected);
    }
}
