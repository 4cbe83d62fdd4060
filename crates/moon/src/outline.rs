//! The view in words: what a screen reader reads and the terminal shows.

use crate::action::Thing;
use crate::bits::{Marks, ones};
use crate::effect::track_words;
use crate::event::{line_words, place_words, tells_where};
use crate::names::{Name, Slot, Table, Target};
use crate::options::Scenario;
use crate::printed;
use crate::sheet::{Content, Sign};
use crate::sheets::Board;
use crate::sheets::kinds::{MarkKind, PlaceKind};
use crate::view::{AstraView, MissionView, SheetView, TopView, View};
use tabletop::{Message, Outline, Seat, Section, Words};

pub(crate) fn outline(view: &View) -> Outline<Thing> {
    let mut outline = Outline::default();
    table(view, &mut outline);
    missions(view, &mut outline);
    if let Some(astra) = &view.astra {
        opponent(astra, &mut outline);
    }
    for (i, sheet) in view.sheets.iter().enumerate() {
        let seat = Seat::from(i);
        let heading = match (view.scenario, view.seats) {
            (Scenario::Battle, 1) if i == 0 => Message::new("moon-outline-left_sheet"),
            (Scenario::Battle, 1) => Message::new("moon-outline-right_sheet"),
            (Scenario::Battle, seats) => Message::new("moon-outline-shared_sheet")
                .with("owner", seat)
                .with("guest", Seat::from((i + 1) % seats)),
            _ => Message::new("moon-outline-sheet").with("seat", seat),
        };
        // Only what can be played on is pointed at.
        let own = match view.scenario {
            Scenario::Battle => sheet.active.is_some_and(|seat| view.you.contains(seat)),
            _ => view.you.contains(seat),
        };
        self::sheet(view.scenario, sheet, own, outline.section(heading));
    }
    outline
}

/// The combinations, and what comes next.
fn table(view: &View, outline: &mut Outline<Thing>) {
    let heading = Message::new("moon-outline-turn")
        .with("scenario", view.scenario.words())
        .with("turn", view.turn);
    let section = outline.section(heading);
    for (i, stack) in view.stacks.iter().enumerate() {
        let label = Message::new("moon-outline-stack").with("n", i + 1);
        let next = Message::new("moon-outline-next").with("action", stack.top.symbol().words());
        let below = Message::new("moon-outline-below").with("n", stack.below);
        match stack.combination {
            Some(offer) => {
                let (number, action) = (offer.number, offer.action);
                let thing = Thing::Combination { number, action };
                section.thing(thing, label, vec![offer.words(), next, below]);
            }
            None => section.line(label, vec![stack.top.words(), below]),
        }
    }
}

fn missions(view: &View, outline: &mut Outline<Thing>) {
    let section = outline.section(Message::new("moon-outline-missions"));
    for mission in &view.missions {
        let label = Message::new("moon-thing-mission").with("letter", mission.letter.words());
        section.thing(
            Thing::Mission(mission.letter),
            label,
            mission_cells(mission),
        );
    }
}

fn mission_cells(mission: &MissionView) -> Vec<Message> {
    let face = mission.card.face();
    let side = if mission.turned {
        "moon-mission-turned"
    } else {
        "moon-mission-open"
    };
    let mut cells = vec![
        face.criterion.words(),
        face.reward.words(),
        Message::new(side),
    ];
    for (seat, noted) in mission.noted.iter().enumerate() {
        if let Some(noted) = noted {
            let cell = Message::new("moon-mission-noted").with("seat", Seat::from(seat));
            cells.push(cell.with("noted", noted.id()));
        }
    }
    cells
}

fn opponent(astra: &AstraView, outline: &mut Outline<Thing>) {
    let section = outline.section(astra.opponent.words());
    for &card in &astra.open {
        let label = Message::new("moon-outline-open_card");
        section.thing(Thing::Card(card), label, vec![card.words()]);
    }
    let top = astra.top.map(|top| match top {
        TopView::Action(symbol) => symbol.words(),
        TopView::Effect(letter) => Message::new("moon-card-effect").with("letter", letter.words()),
    });
    let mut deck = vec![Message::new("moon-outline-below").with("n", astra.deck)];
    deck.extend(top.map(|top| Message::new("moon-outline-top").with("card", top)));
    section.line(Message::new("moon-outline-deck"), deck);
    let given = astra.given.iter().map(|card| card.words()).collect();
    section.line(Message::new("moon-outline-given"), given);
    let score = Message::new("moon-cell-value").with("n", astra.score);
    section.line(Message::new("moon-score-astra"), vec![score]);
    let bonuses = Message::new("moon-cell-bonuses").with("n", astra.bonuses);
    section.thing(
        Thing::SoloBonus,
        Message::new("moon-thing-solo_bonus"),
        vec![bonuses],
    );
}

fn sheet(scenario: Scenario, sheet: &SheetView, own: bool, section: &mut Section<Thing>) {
    let board = Board::of(scenario);
    let names = Table::of(scenario);
    let mut row = |name: Option<Name>, label: Message, cells: Vec<Message>| match name {
        Some(name) if own => section.thing(Thing::Named(name), label, cells),
        _ => section.line(label, cells),
    };
    let made = sheet.made(scenario);
    for zone in &board.zones {
        let label = crate::event::zone_words(zone.id);
        let mut words: Vec<Message> = printed::of_zone(board, zone).into_iter().collect();
        words.extend(cells(board, sheet, zone.slots, made));
        row(Name::find(zone.id), label, words);
    }
    for (i, place) in board.places.iter().enumerate() {
        if !tells_where(board, i as u8) {
            continue;
        }
        let mut cells = printed::of_place(board, i as u8);
        if place.kind == PlaceKind::Planet {
            cells.extend(self::cells(board, sheet, place.slots, made));
        }
        if place.kind == PlaceKind::Track {
            let track = &board.tracks[i - usize::from(board.first_track)];
            let n = (track.marks & made).count();
            cells.push(count_cell(n, track.marks.count()));
            let value = track
                .values
                .get((track.marks & sheet.crossed(scenario)).count() as usize);
            cells.extend(value.map(|value| Message::new("moon-cell-value").with("n", *value)));
            let label = half_words(place.id);
            row(Some(names.places[i]), label, cells);
            continue;
        }
        cells.extend(symbols(board, place.marks, made));
        row(Some(names.places[i]), place_words(board, i as u8), cells);
    }
    if !board.lines.is_empty() {
        let drawn = sheet.drawn(scenario).map(|line| line_words(board, line));
        row(None, Message::new("moon-outline-lines"), drawn.collect());
    }
}

/// A track, with whose half it is in.
fn half_words(id: &str) -> Message {
    let track = track_words(id);
    match id.split('_').next() {
        Some("owner") => Message::new("moon-outline-owner_half").with("track", track),
        Some("guest") => Message::new("moon-outline-guest_half").with("track", track),
        _ => track,
    }
}

/// What some slots hold; an empty one also what is printed there.
fn cells(board: &Board, sheet: &SheetView, slots: u64, made: Marks) -> Vec<Message> {
    let cell = |slot: Slot| {
        let id = match sheet.slots.get(&slot) {
            None => "moon-cell-empty",
            Some(Content::Number(n)) => {
                let message = Message::new("moon-cell-number").with("slot", slot.words());
                return message.with("n", *n);
            }
            Some(Content::Sign(Sign::X)) => "moon-cell-x",
            Some(Content::Sign(Sign::Infected)) => "moon-cell-infected",
            Some(Content::Sign(Sign::Owner)) => "moon-cell-owner",
            Some(Content::Sign(Sign::Guest)) => "moon-cell-guest",
        };
        let cell = Message::new(id).with("slot", slot.words());
        let symbols = match id {
            "moon-cell-empty" => printed::at_slot(board, slot.0, made),
            _ => Vec::new(),
        };
        match symbols.is_empty() {
            true => cell,
            false => Message::new("moon-cell-printed")
                .with("cell", cell)
                .with("symbols", symbols),
        }
    };
    ones(slots).map(|slot| cell(Slot(slot))).collect()
}

/// How many marks of each kind a place has.
fn symbols(board: &Board, marks: Marks, made: Marks) -> Vec<Message> {
    let kinds = MarkKind::ALL.iter().filter_map(|kind| {
        let of_kind = marks & board.kind(*kind);
        let count = count_cell((of_kind & made).count(), of_kind.count());
        let cell = Message::new("moon-cell-marks").with("mark", kind.words());
        (!of_kind.is_empty()).then(|| cell.with("count", count))
    });
    kinds.collect()
}

fn count_cell(n: u32, of: u32) -> Message {
    Message::new("moon-cell-count")
        .with("n", n as i64)
        .with("of", of as i64)
}

impl SheetView {
    fn made(&self, scenario: Scenario) -> Marks {
        marks(scenario, &self.circled) | self.crossed(scenario)
    }

    fn crossed(&self, scenario: Scenario) -> Marks {
        marks(scenario, &self.crossed)
    }

    fn drawn(&self, scenario: Scenario) -> impl Iterator<Item = u8> {
        let targets = self
            .lines
            .iter()
            .map(move |line| Table::of(scenario).target(*line));
        targets.filter_map(|target| match target {
            Some(Target::Line(line)) => Some(line),
            _ => None,
        })
    }
}

/// The marks of these names.
fn marks(scenario: Scenario, names: &[Name]) -> Marks {
    let targets = names.iter().map(|name| Table::of(scenario).target(*name));
    let marks = targets.filter_map(|target| match target {
        Some(Target::Mark(mark)) => Some(mark),
        _ => None,
    });
    marks.collect()
}
