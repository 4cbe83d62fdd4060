//! From the data to flat tables.

use super::kinds::{MarkKind, PlaceKind};
use super::raw::{EffectData, EffectOp, Of, SheetData, State, WriteRule};
use super::{Board, Bonus, Completion, Line, Mark, Place, Track, Zone};
use crate::bits::{Marks, bit};
use crate::cards::Symbol;
use crate::effect::{Effect, Op};
use crate::score;
use crate::sheet::Sheet;

/// Ids live as long as the program, so that names can be lent out.
fn leak(id: &str) -> &'static str {
    Box::leak(id.to_owned().into_boxed_str())
}

pub(super) fn board(raw: SheetData) -> Board {
    let slot_count = raw.slots.len();
    let mut board = Board {
        scenario: raw.scenario,
        write_rule: raw.write_rule,
        slots: (1 << slot_count) - 1,
        zones: Vec::new(),
        floors: [0; 6],
        zones_for: Default::default(),
        group_of: vec![None; slot_count],
        slot_then: vec![Vec::new(); slot_count],
        slot_bonus: vec![None; slot_count],
        marks: Vec::new(),
        kinds: vec![Marks::EMPTY; MarkKind::ALL.len()],
        exclusive: Marks::EMPTY,
        insignia: Marks::EMPTY,
        places: Vec::new(),
        first_track: raw.groups.len() as u8,
        tracks: Vec::new(),
        guest_tracks: 0,
        lines: Vec::new(),
        all_lines: (1 << raw.lines.len()) - 1,
        lines_at: Vec::new(),
        root: None,
        bonuses: Vec::new(),
        firsts: Marks::EMPTY,
        completions: Vec::new(),
        effects: Vec::new(),
        at: Vec::new(),
        actions: [None; 6],
        errors: [0; 2],
        astronauts: [0; 2],
        scoring: Vec::new(),
        start: Sheet::blank(raw.scenario),
        raw,
    };
    zones(&mut board);
    marks(&mut board);
    places(&mut board);
    lines(&mut board);
    effects(&mut board);
    bonuses(&mut board);
    tracks_of_halves(&mut board);
    let parts = board.raw.scoring.iter();
    board.scoring = parts.map(|part| score::compile(&board, part)).collect();
    start(&mut board);
    board
}

/// The set of those slots among the names that can be written in.
fn slots(ids: &[String]) -> u64 {
    let numbers = ids
        .iter()
        .filter_map(|id| id.strip_prefix('n')?.parse::<u8>().ok());
    numbers.fold(0, |set, number| set | bit(number - 1))
}

fn zones(board: &mut Board) {
    let action = |name: &str| Symbol::ALL.into_iter().find(|symbol| symbol.id() == name);
    let zones = board.raw.zones.iter().map(|zone| Zone {
        id: leak(&zone.id),
        kind: zone.kind,
        slots: slots(&zone.slots),
        action: zone.action.as_deref().and_then(action),
        start: slots(&zone.start_slots),
    });
    board.zones = zones.collect();
    board.floors = Symbol::ALL.map(|symbol| match board.write_rule {
        WriteRule::FloorMatchesAction => {
            let takes = |zone: &&Zone| zone.action.is_none_or(|action| action == symbol);
            let zones = board.zones.iter().filter(takes);
            zones.fold(0, |set, zone| set | zone.slots)
        }
        _ => board.slots,
    });
    board.zones_for = board.floors.map(|floors| {
        let zones = board.zones.iter().map(|zone| zone.slots);
        zones.filter(|zone| zone & floors != 0).collect()
    });
}

fn marks(board: &mut Board) {
    let groups = &board.raw.groups;
    let group = |id: &String| {
        groups
            .iter()
            .position(|group| group.id == *id)
            .map(|i| i as u8)
    };
    for (i, mark) in (0..).zip(&board.raw.marks) {
        board.kinds[mark.kind as usize].insert(i);
        if mark.exclusive {
            board.exclusive.insert(i);
        }
        if matches!(
            mark.kind,
            MarkKind::MoonSpace | MarkKind::Asteroid | MarkKind::Flag
        ) {
            board.insignia.insert(i);
        }
        board.marks.push(Mark {
            id: leak(&mark.id),
            kind: mark.kind,
            states: [mark.states.first().copied(), mark.states.get(1).copied()],
            value: mark.value,
            count: mark.count,
            group: mark.group.as_ref().and_then(group),
            slots: slots(&mark.slots),
            then: Vec::new(),
            completion: None,
            bonus: None,
        });
    }
}

fn mark_set(board: &Board, ids: &[String]) -> Marks {
    ids.iter().map(|id| board.mark(id)).collect()
}

fn places(board: &mut Board) {
    let mut places = Vec::new();
    for group in &board.raw.groups {
        places.push(Place {
            id: leak(&group.id),
            kind: group.kind,
            slots: slots(&group.slots),
            marks: mark_set(board, &group.marks),
        });
    }
    for track in &board.raw.tracks {
        let marks = mark_set(board, &track.marks);
        places.push(Place {
            id: leak(&track.id),
            kind: PlaceKind::Track,
            slots: 0,
            marks,
        });
        board.tracks.push(Track {
            marks,
            values: track.values.clone(),
        });
    }
    board.places = places;
    for (i, slot) in board.raw.slots.iter().enumerate() {
        board.group_of[i] = slot.group.as_ref().map(|id| board.place(id));
    }
}

/// A line ends at slots (their numbers), at preset slots (the numbers after them) or at places.
fn lines(board: &mut Board) {
    let slot_count = board.raw.slots.len();
    let presets: Vec<&String> = board.raw.presets.iter().map(|preset| &preset.id).collect();
    let node = |id: &String| -> u8 {
        match slots(std::slice::from_ref(id)) {
            0 => match presets.iter().position(|preset| *preset == id) {
                Some(preset) => (slot_count + preset) as u8,
                None => board.place(id),
            },
            slot => slot.trailing_zeros() as u8,
        }
    };
    let compiled = board.raw.lines.iter().map(|line| Line {
        id: leak(&line.id),
        kind: line.kind,
        ends: [node(&line.a), node(&line.b)],
    });
    let compiled: Vec<Line> = compiled.collect();
    board.root = match board.write_rule {
        WriteRule::Connected => Some(board.place("moon_base")),
        _ => presets
            .iter()
            .any(|id| *id == "rocket")
            .then(|| node(&"rocket".to_owned())),
    };
    board.lines_at = vec![0; 64];
    for (i, line) in (0..).zip(&compiled) {
        for end in line.ends {
            board.lines_at[usize::from(end)] |= bit(i);
        }
    }
    board.lines = compiled;
}

fn effects(board: &mut Board) {
    let raw = std::mem::take(&mut board.raw.slots);
    for (i, slot) in raw.iter().enumerate() {
        board.slot_then[i] = list(board, &slot.then);
    }
    board.raw.slots = raw;
    let raw = std::mem::take(&mut board.raw.marks);
    for (i, mark) in raw.iter().enumerate() {
        board.marks[i].then = list(board, &mark.then);
    }
    board.raw.marks = raw;
    let raw = std::mem::take(&mut board.raw.groups);
    for group in &raw {
        let Some(complete) = &group.complete else {
            continue;
        };
        let need = mark_set(board, &complete.marks);
        let then = list(board, &complete.then);
        for mark in need.iter() {
            board.marks[usize::from(mark)].completion = Some(board.completions.len() as u8);
        }
        board.completions.push(Completion { need, then });
    }
    board.raw.groups = raw;
    for (i, symbol) in Symbol::ALL.into_iter().enumerate() {
        let raw = match symbol {
            Symbol::Robot => &mut board.raw.actions.robot,
            Symbol::Energy => &mut board.raw.actions.energy,
            Symbol::Plant => &mut board.raw.actions.plant,
            Symbol::Water => &mut board.raw.actions.water,
            Symbol::Astronaut => &mut board.raw.actions.astronaut,
            Symbol::Planning => &mut board.raw.actions.planning,
        };
        if let Some(raw) = raw.take() {
            board.actions[i] = Some(effect(board, &raw));
        }
    }
}

fn list(board: &mut Board, raw: &[EffectData]) -> Vec<u8> {
    let mut ids = Vec::new();
    for each in raw {
        let id = effect(board, each);
        ids.extend(std::iter::repeat_n(id, usize::from(each.times)));
    }
    ids
}

/// Adds an effect to the sheet's list, once.
fn effect(board: &mut Board, raw: &EffectData) -> u8 {
    let effect = Effect {
        op: op(board, &raw.op),
        optional: raw.optional,
        then: list(board, &raw.then),
    };
    let known = board.effects.iter().position(|known| *known == effect);
    known.unwrap_or_else(|| {
        board.effects.push(effect);
        board.effects.len() - 1
    }) as u8
}

fn op(board: &mut Board, raw: &EffectOp) -> Op {
    match raw {
        EffectOp::WriteX => Op::WriteX,
        EffectOp::MarkAt { kind, of } => Op::MarkAt {
            kind: *kind,
            of: *of,
            table: at(board, *kind, *of),
        },
        EffectOp::MarkOne {
            kind,
            among,
            r#where,
        } => Op::MarkOne {
            kind: *kind,
            among: among.iter().fold(0, |set, id| set | bit(board.place(id))),
            r#where: *r#where,
        },
        EffectOp::MarkNext { track } => Op::MarkNext(board.track(track)),
        EffectOp::Mark { mark } => Op::Mark(board.mark(mark)),
        EffectOp::DrawLine => Op::DrawLine,
        EffectOp::BuildDome => Op::BuildDome,
        EffectOp::SplitDome => Op::SplitDome,
        EffectOp::TakeAsteroid => Op::TakeAsteroid,
        EffectOp::Trigger { mark } => Op::Trigger(board.mark(mark)),
        EffectOp::Propagate => Op::Propagate,
    }
}

/// The marks of a kind belonging to each slot, as a new table.
fn at(board: &mut Board, kind: MarkKind, of: Of) -> u8 {
    let mut table = [Marks::EMPTY; 64];
    for (i, entry) in table.iter_mut().enumerate().take(board.raw_slot_count()) {
        let slot = bit(i as u8);
        let marks: Marks = match of {
            Of::Slot => (0..)
                .zip(&board.marks)
                .filter(|(_, mark)| mark.slots & slot != 0)
                .map(|(i, _)| i)
                .collect(),
            Of::Group => match board.group_of[i] {
                Some(group) => board.places[usize::from(group)].marks,
                None => Marks::EMPTY,
            },
            Of::Zone => {
                let zone = board.zones.iter().find(|zone| zone.slots & slot != 0);
                let id = zone.map(|zone| zone.id);
                let groups = board.raw.groups.iter().zip(&board.places);
                let groups = groups.filter(|(raw, _)| raw.zone.as_deref() == id);
                groups.fold(Marks::EMPTY, |set, (_, place)| set | place.marks)
            }
        };
        *entry = marks & board.kind(kind);
    }
    board.at.push(table);
    (board.at.len() - 1) as u8
}

fn bonuses(board: &mut Board) {
    let raw = std::mem::take(&mut board.raw.bonuses);
    for (i, bonus) in (0..).zip(&raw) {
        let compiled = Bonus {
            slots: slots(&bonus.slots),
            marks: mark_set(board, &bonus.marks),
            first: board.mark(&bonus.first),
            later: bonus.later.as_ref().map(|id| board.mark(id)),
        };
        for slot in crate::bits::ones(compiled.slots) {
            board.slot_bonus[usize::from(slot)] = Some(i);
        }
        for mark in compiled.marks.iter() {
            board.marks[usize::from(mark)].bonus = Some(i);
        }
        board.firsts.insert(compiled.first);
        board.bonuses.push(compiled);
    }
    board.raw.bonuses = raw;
}

fn tracks_of_halves(board: &mut Board) {
    if board.write_rule == WriteRule::DrawInsignia {
        board.errors = [board.track("owner_errors"), board.track("guest_errors")];
        board.astronauts = [
            board.track("owner_astronaut"),
            board.track("guest_astronaut"),
        ];
        board.guest_tracks = board.errors[1] - board.errors[0];
    } else {
        board.errors = [board.track("errors"); 2];
        if board.raw.tracks.iter().any(|track| track.id == "astronaut") {
            board.astronauts = [board.track("astronaut"); 2];
        }
    }
}

fn start(board: &mut Board) {
    let mut sheet = Sheet::blank(board.scenario);
    for (i, mark) in (0..).zip(&board.raw.marks) {
        match mark.initial {
            Some(State::Circled | State::Filled) => sheet.circled.insert(i),
            Some(State::Crossed) => sheet.crossed.insert(i),
            None => {}
        }
    }
    for (i, line) in (0..).zip(&board.raw.lines) {
        if line.drawn {
            sheet.lines |= bit(i);
        }
    }
    sheet.joined = board.joined(sheet.lines);
    board.start = sheet;
}

impl Board {
    fn raw_slot_count(&self) -> usize {
        self.slots.count_ones() as usize
    }

    /// The nodes joined to the root by these lines.
    pub(crate) fn joined(&self, lines: u64) -> u64 {
        let Some(root) = self.root else {
            return 0;
        };
        let mut joined = bit(root);
        let mut fresh = joined;
        while fresh != 0 {
            let node = fresh.trailing_zeros() as u8;
            fresh &= fresh - 1;
            for line in crate::bits::ones(self.lines_at[usize::from(node)] & lines) {
                for end in self.lines[usize::from(line)].ends {
                    if joined & bit(end) == 0 {
                        joined |= bit(end);
                        fresh |= bit(end);
                    }
                }
            }
        }
        joined
    }
}
