//! Scenario 5, the Dome: floors grow from the ground, pieces of the dome from both sides.

use crate::bits::Marks;
use crate::options::Scenario;
use crate::rules::look::Look;
use crate::sheet::Sheet;
use crate::sheets::Board;
use crate::sheets::kinds::Parity;
use arrayvec::ArrayVec;
use std::sync::LazyLock;

/// A segment of the dome.
#[derive(Debug)]
struct Segment {
    mark: u8,
    parity: u8,
    split: u8,
    halves: [u8; 2],
}

static SEGMENTS: LazyLock<Vec<Segment>> = LazyLock::new(|| {
    let board = Board::of(Scenario::Dome);
    (1..=8)
        .map(|n| {
            let mark = board.mark(&format!("dome_{n}"));
            let half = |side: &str| board.mark(&format!("dome_{n}_{side}"));
            Segment {
                mark,
                parity: u8::from(board.raw.marks[usize::from(mark)].parity == Some(Parity::Odd)),
                split: half("split"),
                halves: [half("left"), half("right")],
            }
        })
        .collect()
});

/// The floors next to the filled stretch of each skyscraper, or the start floors of an empty one.
pub(crate) fn next_floors(board: &Board, sheet: &Sheet) -> u64 {
    let filled = sheet.filled();
    board.zones.iter().fold(0, |set, zone| {
        let stretch = zone.slots & filled;
        let next = match stretch {
            0 => zone.start,
            _ => (stretch << 1 | stretch >> 1) & zone.slots & !stretch,
        };
        set | next
    })
}

/// The pieces of the dome from left to right, each with its parity.
fn pieces(sheet: &Sheet) -> ArrayVec<(u8, u8), 16> {
    let mut pieces = ArrayVec::new();
    for segment in SEGMENTS.iter() {
        if sheet.crossed.contains(segment.split) {
            pieces.extend(segment.halves.map(|half| (half, segment.parity)));
        } else {
            pieces.push((segment.mark, segment.parity));
        }
    }
    pieces
}

/// Pieces that are not built.
pub(crate) fn unbuilt(sheet: &Sheet) -> usize {
    let pieces = pieces(sheet);
    let open = pieces
        .iter()
        .filter(|(piece, _)| !sheet.circled.contains(*piece));
    open.count()
}

/// The leftmost and the rightmost unbuilt piece, if they have the parity of the number.
pub(crate) fn buildable(look: Look) -> Marks {
    let pieces = pieces(look.sheet);
    let mut open = pieces
        .iter()
        .filter(|(piece, _)| !look.sheet.circled.contains(*piece));
    let left = open.next();
    let right = open.next_back().or(left);
    let ends = left.into_iter().chain(right);
    let fits = ends.filter(|(_, parity)| *parity == look.number % 2);
    fits.map(|(piece, _)| *piece).collect()
}

/// The split marks of segments neither built nor split.
pub(crate) fn splittable(look: Look) -> Marks {
    let whole = SEGMENTS.iter().filter(|segment| {
        !look.sheet.circled.contains(segment.mark) && !look.sheet.crossed.contains(segment.split)
    });
    whole.map(|segment| segment.split).collect()
}

/// Whether a piece is one of the dome at this moment, and its parity.
pub(crate) fn parity(sheet: &Sheet, mark: u8) -> Option<u8> {
    let pieces = pieces(sheet);
    let found = pieces.iter().find(|(piece, _)| *piece == mark);
    found.map(|(_, parity)| *parity)
}
