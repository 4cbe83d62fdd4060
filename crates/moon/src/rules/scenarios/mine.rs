//! Scenario 4, the Mine: full columns are extracted.

use crate::bits::Marks;
use crate::options::Scenario;
use crate::rules::pen::Pen;
use crate::sheet::Half;
use crate::sheets::Board;
use crate::sheets::kinds::{MarkKind, PlaceKind};
use crate::state::{Agenda, Moon};
use std::sync::LazyLock;

/// A column of the mine.
#[derive(Debug)]
struct Column {
    slots: u64,
    resources: Marks,
    tower: u8,
}

#[derive(Debug)]
struct Tables {
    columns: Vec<Column>,
    /// The resources lying in the mine, with the track of their factory.
    tracks: [(Marks, u8); 4],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let board = Board::of(Scenario::Mine);
    let columns = board
        .places_of(PlaceKind::MineColumn)
        .map(|(i, place)| Column {
            slots: place.slots,
            resources: place.marks,
            tower: board.mark(board.raw_group(i).tower.as_deref().unwrap_or_default()),
        });
    let track = |kind, id| (board.kind(kind), board.track(id));
    Tables {
        columns: columns.collect(),
        tracks: [
            track(MarkKind::MinePearl, "pearl"),
            track(MarkKind::MineRuby, "ruby"),
            track(MarkKind::MinePlant, "plant"),
            track(MarkKind::MineWater, "water"),
        ],
    }
});

/// Phase 5: every circled resource of a full column goes to its factory.
pub(crate) fn extract_columns(game: &mut Moon) {
    let board = game.board();
    let mut agenda = Agenda::new_const();
    for sheet in &mut game.sheets {
        let mut pen = Pen {
            board,
            sheet,
            agenda: &mut agenda,
            half: Half::Owner,
            number: 0,
            slot: 0,
            solo: false,
        };
        for column in &TABLES.columns {
            let full = column.slots & !pen.sheet.filled() == 0;
            if full && !pen.sheet.circled.contains(column.tower) {
                extract(&mut pen, column);
            }
        }
    }
}

fn extract(pen: &mut Pen, column: &Column) {
    let found = column.resources & pen.sheet.circled;
    for (kind, track) in TABLES.tracks {
        let taken = found & kind;
        pen.sheet.crossed |= taken;
        for _ in 0..taken.count() {
            if let Some(symbol) = pen.next(track) {
                pen.mark(symbol);
            }
        }
    }
    pen.sheet.circled.insert(column.tower);
}
