//! Scenario 1, the Launch: sections and their effects, rockets, sabotage.

use crate::bits::Marks;
use crate::event::{Event, What};
use crate::names::Table;
use crate::options::Scenario;
use crate::rules::look::{Choice, Look, Target};
use crate::rules::pen::Pen;
use crate::sheet::{Half, Sheet};
use crate::sheets::Board;
use crate::sheets::kinds::MarkKind;
use crate::sheets::raw::SectionOp;
use crate::state::{Moon, Step};
use std::sync::LazyLock;
use tabletop::Events;

/// What a section gives when it is filled.
#[derive(Debug, Default)]
struct Section {
    slots: u64,
    /// Active rockets: their mark and number.
    rockets: Option<(u8, u8)>,
    /// Inactive rockets: their mark, number and arrow.
    inactive: Option<(u8, u8, u8)>,
    prepare: Option<u8>,
    build: Option<u8>,
    sabotages: Marks,
}

/// The sections by place, and the rows of rockets.
#[derive(Debug)]
struct Tables {
    sections: Vec<Section>,
    /// Each arrow with the slots of its section.
    arrows: Vec<(u8, u64)>,
    /// Each row of rockets with the score that is crossed when it is full.
    rows: Vec<(Marks, u8)>,
    extra: Marks,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let board = Board::of(Scenario::Launch);
    let sections: Vec<Section> = (0..board.first_track)
        .map(|place| section(board, place))
        .collect();
    let arrow = |section: &Section| Some((section.inactive?.2, section.slots));
    let rows = board.raw.tracks.iter().filter_map(|track| {
        let value = track.id.strip_prefix("rocket_row_")?;
        let marks = board.tracks[usize::from(board.track(&track.id))].marks;
        Some((marks, board.mark(&format!("value_{value}"))))
    });
    Tables {
        arrows: sections.iter().filter_map(arrow).collect(),
        rows: rows.collect(),
        extra: board.kind(MarkKind::ExtraRocket),
        sections,
    }
});

fn section(board: &Board, place: u8) -> Section {
    let mut section = Section {
        slots: board.places[usize::from(place)].slots,
        ..Section::default()
    };
    for effect in &board.raw_group(place).effects {
        let mark = board.mark(&effect.mark);
        match effect.op {
            SectionOp::CrossRockets => section.rockets = Some((mark, effect.count)),
            SectionOp::CrossRocketsIfActive => {
                let arrow = effect.arrow.as_ref().map(|id| board.mark(id));
                section.inactive = arrow.map(|arrow| (mark, effect.count, arrow));
            }
            SectionOp::PrepareRocket => section.prepare = Some(mark),
            SectionOp::WriteX => section.build = Some(mark),
            SectionOp::Sabotage => section.sabotages.insert(mark),
        }
    }
    section
}

/// As soon as a section is filled its effects are resolved; what leaves a choice goes on the agenda.
pub(crate) fn filled(pen: &mut Pen, slot: u8) {
    let Some(place) = pen.board.group_of[usize::from(slot)] else {
        return;
    };
    let section = &TABLES.sections[usize::from(place)];
    if section.slots & !pen.sheet.filled() != 0 {
        return;
    }
    if let Some((mark, count)) = section.rockets {
        pen.sheet.crossed.insert(mark);
        cross_rockets(pen.sheet, count);
    }
    if let Some((mark, count, arrow)) = section.inactive
        && pen.sheet.circled.contains(arrow)
    {
        pen.sheet.crossed.insert(mark);
        cross_rockets(pen.sheet, count);
    }
    // Triggered is circled and crossed; lost is crossed alone.
    let triggered = section.sabotages.difference(pen.sheet.crossed);
    pen.sheet.circled |= triggered;
    pen.sheet.crossed |= triggered;
    let (prepare, build) = (section.prepare.is_some(), section.build.is_some());
    if prepare || build {
        pen.agenda.push(Step::Section {
            place,
            prepare,
            build,
        });
    }
}

/// Rockets are crossed off row by row, then they repair system errors, then they count for the tie-break.
pub(crate) fn cross_rockets(sheet: &mut Sheet, count: u8) {
    let tables = &*TABLES;
    let board = Board::of(Scenario::Launch);
    let rockets = board.kind(MarkKind::Rocket);
    for _ in 0..count {
        if let Some(rocket) = sheet.free(rockets).first() {
            sheet.crossed.insert(rocket);
            let row = tables.rows.iter().find(|(row, _)| row.contains(rocket));
            if let Some((row, value)) = row
                && row.is_subset(sheet.crossed)
            {
                sheet.crossed.insert(*value);
            }
        } else if let Some(error) = open_errors(board, sheet).first() {
            sheet.crossed.insert(error);
        } else if let Some(extra) = sheet.free(tables.extra).first() {
            sheet.crossed.insert(extra);
        }
    }
}

/// System errors circled and not crossed off.
pub(crate) fn open_errors(board: &Board, sheet: &Sheet) -> Marks {
    (board.kind(MarkKind::Error) & sheet.circled).difference(sheet.crossed)
}

/// All rockets crossed off and no open system error.
pub(crate) fn launched(board: &Board, sheet: &Sheet) -> bool {
    board.kind(MarkKind::Rocket).is_subset(sheet.crossed) && open_errors(board, sheet).is_empty()
}

/// Extra rockets crossed off.
pub(crate) fn extra_rockets(sheet: &Sheet) -> u32 {
    sheet.crossed_of(TABLES.extra)
}

/// Arrows that can be filled: of sections that are not full.
fn arrows(sheet: &Sheet) -> Marks {
    let open = |(arrow, slots): &&(u8, u64)| {
        *slots & !sheet.filled() != 0 && !sheet.circled.contains(*arrow)
    };
    TABLES
        .arrows
        .iter()
        .filter(open)
        .map(|(arrow, _)| *arrow)
        .collect()
}

/// What is left of a section: an arrow, an X, or nothing more.
pub(crate) fn section_choice(look: Look, prepare: bool, build: bool) -> Choice {
    let mut choice = Choice::default();
    if prepare {
        choice.marks = arrows(look.sheet);
    }
    if build {
        choice.xs = look.board.slots & !look.sheet.taken();
    }
    choice.decline = choice.targets() > 0;
    choice
}

/// Carries out one effect of a section; the other one stays on the agenda, below what this one causes.
pub(crate) fn resolve_section(pen: &mut Pen, step: Step, target: Target) {
    let Step::Section {
        place,
        prepare,
        build,
    } = step
    else {
        return;
    };
    let section = &TABLES.sections[usize::from(place)];
    let mut cross = |mark: Option<u8>| mark.into_iter().for_each(|m| pen.sheet.crossed.insert(m));
    match target {
        Target::Mark(arrow) => {
            cross(section.prepare);
            pen.sheet.circled.insert(arrow);
            if build {
                let prepare = false;
                pen.agenda.push(Step::Section {
                    place,
                    prepare,
                    build,
                });
            }
        }
        Target::X(slot) => {
            cross(section.build);
            if prepare {
                let build = false;
                pen.agenda.push(Step::Section {
                    place,
                    prepare,
                    build,
                });
            }
            pen.x(slot);
        }
        _ => {}
    }
}

/// Phase 5: each sabotage triggered this turn hits all who did not trigger it.
pub(crate) fn resolve_sabotages(game: &mut Moon, events: &mut Events<Event>) {
    let board = game.board();
    for mark in board.kind(MarkKind::SabotageEffect).iter() {
        let triggered = |sheet: &Sheet| sheet.circled.contains(mark);
        let hit = |sheet: &Sheet| !triggered(sheet) && !sheet.crossed.contains(mark);
        if !game.sheets.iter().any(triggered) || !game.sheets.iter().any(hit) {
            continue;
        }
        let name = Table::of(board.scenario).marks[usize::from(mark)];
        let what = What::Sabotage(name);
        events.emit(|| Event { seat: None, what });
        for sheet in game.sheets.iter_mut().filter(|sheet| hit(sheet)) {
            sheet.crossed.insert(mark);
            circle_error(board, sheet);
        }
    }
}

/// Circles a free system error; nothing if none is free.
pub(crate) fn circle_error(board: &Board, sheet: &mut Sheet) {
    let boxes = board.tracks[usize::from(board.errors[Half::Owner as usize])].marks;
    if let Some(error) = sheet.free(boxes).first() {
        sheet.circled.insert(error);
    }
}

/// What rockets and half filled sections are worth to a bot, beyond the score.
pub(crate) fn prospect(board: &Board, sheet: &Sheet) -> f32 {
    const ROCKET: f32 = 4.8;
    let crossed = sheet.crossed_of(board.kind(MarkKind::Rocket)) as f32;
    let rows = TABLES
        .rows
        .iter()
        .filter(|(_, value)| sheet.crossed.contains(*value));
    let scored = 15.0 * rows.count() as f32;
    let sections = TABLES.sections.iter().map(|section| {
        let there = (section.slots & sheet.filled()).count_ones();
        let all = section.slots.count_ones();
        if there == all {
            return 0.0;
        }
        let active = section.rockets.map_or(0, |(_, count)| count);
        let inactive = section.inactive.map_or(0.0, |(_, count, arrow)| {
            let prepared = if sheet.circled.contains(arrow) {
                0.9
            } else {
                0.3
            };
            prepared * f32::from(count)
        });
        let effects = f32::from(u8::from(
            section.build.is_some() || section.prepare.is_some(),
        ));
        let sabotages = section.sabotages.difference(sheet.crossed).count() as f32;
        let worth = ROCKET * (f32::from(active) + inactive) + 4.0 * effects + 4.0 * sabotages;
        let share = there as f32 / all as f32;
        0.8 * share * share * worth + 0.1 * ROCKET * inactive
    });
    ROCKET * crossed - scored + sections.sum::<f32>() + 3.0 * sheet.crossed_of(TABLES.extra) as f32
}

/// What filling a section brings to a bot, in rockets.
pub(crate) fn section_worth(sheet: &Sheet, place: u8) -> f32 {
    TABLES.sections[usize::from(place)].worth(sheet)
}

/// What preparing the rocket of an arrow is worth to a bot, in rockets.
pub(crate) fn arrow_worth(sheet: &Sheet, mark: u8) -> f32 {
    let worth = TABLES.sections.iter().find_map(|section| {
        let (_, count, _) = section.inactive.filter(|(_, _, arrow)| *arrow == mark)?;
        Some(f32::from(count) * (0.3 + section.share(sheet)))
    });
    worth.unwrap_or_default()
}

/// What a sabotage symbol is worth to a bot: the more, the nearer it is.
pub(crate) fn sabotage_worth(sheet: &Sheet, mark: u8) -> f32 {
    let mut sections = TABLES.sections.iter();
    let section = sections.find(|section| section.sabotages.contains(mark));
    section.map_or(0.0, |section| section.share(sheet))
}

impl Section {
    /// How much of it is filled.
    fn share(&self, sheet: &Sheet) -> f32 {
        (self.slots & sheet.filled()).count_ones() as f32 / self.slots.count_ones() as f32
    }

    /// What its effects are worth, in rockets.
    fn worth(&self, sheet: &Sheet) -> f32 {
        let active = self.rockets.map_or(0.0, |(_, count)| f32::from(count));
        let inactive = self.inactive.map_or(0.0, |(_, count, arrow)| {
            let ready = sheet.circled.contains(arrow);
            f32::from(count) * if ready { 0.9 } else { 0.1 }
        });
        let build = if self.build.is_some() { 1.0 } else { 0.0 };
        let prepare = if self.prepare.is_some() { 1.0 } else { 0.0 };
        let sabotages = self.sabotages.difference(sheet.crossed).count() as f32;
        active + inactive + build + prepare + 0.7 * sabotages
    }
}

/// Sabotage symbols that ASTRA can take away.
pub(crate) fn available_sabotages(board: &Board, sheet: &Sheet) -> Marks {
    board
        .kind(MarkKind::SabotageEffect)
        .difference(sheet.crossed)
}

/// ASTRA takes a sabotage symbol away and adds a system error.
pub(crate) fn lose_sabotage(pen: &mut Pen, mark: u8) {
    pen.sheet.crossed.insert(mark);
    circle_error(pen.board, pen.sheet);
}

/// The section slots of an arrow, for the reason why it cannot be filled.
pub(crate) fn arrow_section_full(sheet: &Sheet, mark: u8) -> bool {
    let mut arrows = TABLES.arrows.iter();
    arrows.any(|(arrow, slots)| *arrow == mark && slots & !sheet.filled() == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits::bit;

    #[test]
    fn nineteen_sections_cover_all_slots_and_give_the_printed_rockets() {
        let sections = &TABLES.sections;
        let slots = sections.iter().fold(0, |set, section| {
            assert_eq!(set & section.slots, 0, "sections do not overlap");
            set | section.slots
        });
        assert_eq!((sections.len(), slots), (19, bit(53) - 1));
        let of = |f: fn(&Section) -> Option<u8>| -> u8 { sections.iter().filter_map(f).sum() };
        assert_eq!(of(|s| Some(s.rockets?.1)), 41);
        assert_eq!(of(|s| Some(s.inactive?.1)), 20);
        assert_eq!(TABLES.arrows.len(), 7);
        let rows: Vec<u32> = TABLES.rows.iter().map(|(row, _)| row.count()).collect();
        assert_eq!(rows, [5, 4, 3, 3, 3, 3, 3, 3, 2, 2]);
    }
}
