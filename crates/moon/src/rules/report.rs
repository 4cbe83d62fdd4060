//! Events are read off the sheets: what stands there now and did not before.

use crate::bits::{Marks, bit, ones};
use crate::event::{Event, Stroke, What};
use crate::names::{Slot, Table};
use crate::options::Scenario;
use crate::sheet::Sheet;
use crate::sheets::Board;
use crate::sheets::kinds::MarkKind;
use crate::sheets::raw::State;
use tabletop::{Events, Seat};

/// Tells what changed on a sheet.
pub(crate) fn changes(
    seat: Option<Seat>,
    before: &Sheet,
    after: &Sheet,
    events: &mut Events<Event>,
) {
    let mut say = |what: What| events.emit(|| Event { seat, what });
    let board = Board::of(after.scenario);
    let names = Table::of(after.scenario);
    for slot in ones(after.taken() & !before.taken()) {
        let (place, has) = (Slot(slot), |set: u64| set & bit(slot) != 0);
        say(match after.scenario {
            Scenario::Battle => What::Insignia(place),
            _ if has(after.numbered) => {
                let number = after.number(slot);
                What::Wrote {
                    number,
                    slot: place,
                }
            }
            _ if has(after.xs) => What::WroteX(place),
            _ => What::Infected(place),
        });
    }
    for line in ones(after.lines & !before.lines) {
        say(What::Drew(names.lines[usize::from(line)]));
    }
    let circled = after.circled.difference(before.circled);
    let crossed = after.crossed.difference(before.crossed);
    for (mark, n, stroke) in strokes(board, circled, crossed) {
        let mark = names.marks[usize::from(mark)];
        say(What::Marked { mark, n, stroke });
    }
    planets(board, circled, crossed, &mut say);
    quarters(board, circled, after, &mut say);
}

/// Runs of alike marks: the first, how many, and how they were made.
fn strokes(board: &Board, circled: Marks, crossed: Marks) -> Vec<(u8, u8, Stroke)> {
    let mut runs: Vec<(u8, u8, Stroke)> = Vec::new();
    let told_apart = [MarkKind::Flag, MarkKind::PlanetRing, MarkKind::Evacuation];
    let told_apart = told_apart
        .into_iter()
        .fold(Marks::EMPTY, |set, kind| set | board.kind(kind));
    for mark in (circled | crossed).difference(told_apart).iter() {
        let face = &board.marks[usize::from(mark)];
        let stroke = if board.insignia.contains(mark) {
            Stroke::Insignia
        } else if crossed.contains(mark) {
            match board.exclusive.contains(mark) {
                true => Stroke::Lost,
                false => Stroke::Crossed,
            }
        } else if face.states[0] == Some(State::Filled) {
            Stroke::Filled
        } else {
            Stroke::Circled
        };
        match runs.last_mut() {
            Some((first, n, same))
                if *same == stroke && {
                    let run = &board.marks[usize::from(*first)];
                    run.kind == face.kind && run.group == face.group && *first + *n == mark
                } =>
            {
                *n += 1;
            }
            _ => runs.push((mark, 1, stroke)),
        }
    }
    runs
}

fn planets(board: &Board, circled: Marks, crossed: Marks, say: &mut impl FnMut(What)) {
    let names = Table::of(board.scenario);
    for mark in (board.kind(MarkKind::PlanetRing) & circled).iter() {
        let Some(place) = board.marks[usize::from(mark)].group else {
            continue;
        };
        let flags = board.places[usize::from(place)].marks & board.kind(MarkKind::Flag);
        say(What::Settled {
            planet: names.places[usize::from(place)],
            owner: !(flags & circled).is_empty(),
            guest: !(flags & crossed).is_empty(),
        });
    }
}

fn quarters(board: &Board, circled: Marks, after: &Sheet, say: &mut impl FnMut(What)) {
    let names = Table::of(board.scenario);
    let evacuated = board.kind(MarkKind::Evacuation) & circled;
    for (quarter, mark) in board.kind(MarkKind::Evacuation).iter().enumerate() {
        if evacuated.contains(mark)
            && let Some(place) = board.marks[usize::from(mark)].group
        {
            say(What::Evacuated {
                quarter: names.places[usize::from(place)],
                points: after.points[quarter],
            });
        }
    }
}
