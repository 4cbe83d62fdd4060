//! What the networks read. Slots and marks have a place for each scenario; all else (kinds of marks, turns, points,
//! what an action fills and how well it fits) is the same for all eight sheets, so what is learnt on one helps on another.

use super::policy::sides;
use crate::action::Action;
use crate::cards::{Card, Letter, Symbol};
use crate::names::Slot;
use crate::options::{Opponent, Scenario};
use crate::sheet::{HIGHEST, Sheet};
use crate::sheets::Board;
use crate::sheets::kinds::MarkKind;
use crate::state::{Moon, Step};
use std::sync::LazyLock;
use tabletop::learn::{Brain, Features, Learner, Reader, Shape};
use tabletop::{Seat, Viewer};

static BRAIN: LazyLock<Brain> = LazyLock::new(|| Brain::new(&Moon::SHAPE, WEIGHTS));

/// Nothing that was learnt has proved to be stronger yet.
const WEIGHTS: &[u8] = &[];

const SCENARIOS: usize = Scenario::ALL.len();
const SLOTS: usize = SCENARIOS * Slot::MOST as usize;
/// All marks of the eight sheets.
const MARKS: usize = 1000;
const LINES: usize = SCENARIOS * 64;
const KINDS: usize = MarkKind::ALL.len();
const SYMBOLS: usize = 6;
const NUMBERS: usize = HIGHEST as usize + 1;
/// Numbers of the table and of a seat, with room for more.
const FACTS: usize = 96;

/// The inputs of a sheet: slots, marks and lines by scenario, kinds of marks circled and crossed off.
const SHEET: usize = SLOTS + MARKS + LINES + 2 * KINDS;
/// Both networks read the own sheet and some facts; the habits also what is being decided.
const STEPS: usize = 16;
const POSITION: usize = SHEET + FACTS;
const DECISION: usize = SHEET + FACTS + STEPS + 2 * SYMBOLS + NUMBERS;

/// What speaks for an action: the room of each kind of outputs.
mod output {
    use super::{NUMBERS, SLOTS, SYMBOLS};
    use crate::options::Scenario;

    pub(super) const KIND: usize = 0;
    pub(super) const SIDES: usize = KIND + 12;
    pub(super) const PICKED: usize = SIDES + 3;
    pub(super) const NUMBER: usize = PICKED + Scenario::ALL.len() * SYMBOLS;
    pub(super) const UNUSED: usize = NUMBER + NUMBERS;
    pub(super) const GIVEN: usize = UNUSED + SYMBOLS;
    pub(super) const REMOVED: usize = GIVEN + SYMBOLS;
    pub(super) const LETTER: usize = REMOVED + SYMBOLS;
    pub(super) const SLOT: usize = LETTER + 3;
    pub(super) const EFFECT: usize = SLOT + SLOTS;
    pub(super) const NAME: usize = EFFECT + Scenario::ALL.len() * 64;
    pub(super) const ALL: usize = NAME + 1280;
}

/// A point of weight behind halves the promise.
const HALF: f32 = std::f32::consts::LN_2;

impl Learner for Moon {
    const SHAPE: Shape = Shape {
        position: POSITION,
        values: 2,
        decision: DECISION,
        outputs: output::ALL,
    };

    fn brain() -> &'static Brain {
        &BRAIN
    }

    fn position(&self, seat: Seat, out: &mut Features) {
        let seat = seat.index();
        sheet(self.board(), &self.answers[seat].sheet, out);
        let mut facts = Facts { at: SHEET, out };
        table(self, &mut facts);
        standing(self, seat, &mut facts);
    }

    fn decision(&self, seat: Seat, actions: &[Action], reader: &mut impl Reader) -> bool {
        let mut known = Features::new();
        let answer = &self.answers[seat.index()];
        sheet(self.board(), &answer.sheet, &mut known);
        let mut facts = Facts {
            at: SHEET,
            out: &mut known,
        };
        table(self, &mut facts);
        let at = SHEET + FACTS;
        known.flag(at + answer.agenda.last().map_or(STEPS - 1, step), true);
        if let Some(pick) = answer.pick {
            known.flag(at + STEPS + pick.symbol as usize, true);
            known.flag(at + STEPS + 2 * SYMBOLS + usize::from(pick.number), true);
        }
        let next = self.astra.as_ref().and_then(|astra| astra.top);
        if let Some(next) = next.filter(|card| card.letter().is_none()) {
            known.flag(at + STEPS + SYMBOLS + next.symbol() as usize, true);
        }
        reader.knows(&known);
        for action in actions {
            candidate(self, seat.index(), *action, reader);
        }
        true
    }
}

/// Where the marks of each scenario begin.
static FIRST_MARK: LazyLock<[usize; SCENARIOS]> = LazyLock::new(|| {
    let mut at = 0;
    Scenario::ALL.map(|scenario| {
        let first = at;
        at += Board::of(scenario).marks.len();
        first
    })
});

fn sheet(board: &Board, sheet: &Sheet, out: &mut Features) {
    let scenario = board.scenario as usize;
    let slots = scenario * Slot::MOST as usize;
    out.bits(slots, sheet.numbered, 1.0);
    out.bits(slots, sheet.xs, 0.8);
    out.bits(slots, sheet.infected, -1.0);
    let marks = SLOTS + FIRST_MARK[scenario];
    let both = sheet.circled & sheet.crossed;
    let mut kinds = [[0.0_f32; KINDS]; 2];
    for (set, value) in [
        (sheet.circled.difference(both), 1.0),
        (sheet.crossed.difference(both), -1.0),
        (both, 0.5),
    ] {
        for mark in set.iter() {
            let mark = usize::from(mark);
            out.add(marks + mark, value);
            let kind = board.marks[mark].kind as usize;
            kinds[usize::from(value < 1.0)][kind] += 0.2;
        }
    }
    out.bits(SLOTS + MARKS + scenario * 64, sheet.lines, 1.0);
    let first = SLOTS + MARKS + LINES;
    let kinds = kinds.as_flattened().iter();
    kinds
        .enumerate()
        .for_each(|(i, value)| out.add(first + i, *value));
}

/// Writes one fact after the other.
struct Facts<'a> {
    at: usize,
    out: &'a mut Features,
}

impl Facts<'_> {
    fn number(&mut self, value: f32) {
        self.out.add(self.at, value);
        self.at += 1;
    }

    fn which(&mut self, index: usize, of: usize) {
        self.out.flag(self.at + index.min(of - 1), true);
        self.at += of;
    }
}

/// What everybody sees.
fn table(game: &Moon, facts: &mut Facts<'_>) {
    facts.number(1.0);
    facts.which(game.scenario as usize, SCENARIOS);
    facts.which(game.players() - 1, 6);
    let turn = f32::from(game.turn);
    facts.number(turn / 30.0);
    facts.number((turn / 30.0) * (turn / 30.0));
    for mission in &game.missions {
        facts.number(f32::from(u8::from(mission.turned)));
    }
    let Some(astra) = &game.astra else {
        facts.at += Opponent::ALL.len() + 4;
        return;
    };
    facts.which(astra.opponent as usize, Opponent::ALL.len());
    facts.number(f32::from(game.solo_bonuses(astra)) / 4.0);
    facts.number(f32::from(u8::from(astra.second_pass)));
    facts.number(astra.hidden.len() as f32 / 30.0);
    facts.number(Moon::points_for_cards(astra) as f32 / 50.0);
}

/// How the seat and the others stand.
fn standing(game: &Moon, seat: usize, facts: &mut Facts<'_>) {
    let scores = game.score_table(Viewer::seat(Seat(seat as u8)));
    let (own, hope) = (scores.total(seat) as f32, game.prospect(seat));
    let others = || (0..game.players()).filter(|other| *other != seat);
    let rival = match &game.astra {
        Some(astra) => Some((game.astra_score(astra) as f32, game.astra_prospect(astra))),
        // Of what the others hope for only what shows on their sheets.
        None => {
            let stands = |other: usize| {
                let points = scores.total(other) as f32;
                (points, points + game.sheet_hope(other))
            };
            let all = others().map(stands);
            all.reduce(|a, b| if a.1 >= b.1 { a } else { b })
        }
    };
    facts.number(own / 50.0);
    facts.number(hope / 30.0);
    let (points, prospect) = rival.unwrap_or_default();
    facts.number(points / 50.0);
    facts.number(prospect / 50.0);
    facts.number((own - points) / 15.0);
    let lead = (own + hope - prospect) / 15.0;
    facts.number(lead);
    facts.number(lead * f32::from(game.turn) / 30.0);
    let sheet = &game.answers[seat].sheet;
    facts.number(sheet.filled().count_ones() as f32 / 20.0);
    facts.number(sheet.errors(game.board(), game.answers[seat].half) as f32 / 3.0);
    let most = others().map(|other| game.sheets[other].filled().count_ones());
    facts.number(most.max().unwrap_or(0) as f32 / 20.0);
    for letter in Letter::ALL {
        let noted = game.noted[seat][letter.index()].is_some();
        facts.number(f32::from(u8::from(noted)));
        let hope = if noted {
            0.0
        } else {
            game.mission_hope(seat, letter)
        };
        facts.number(hope / 10.0);
    }
    for stack in &game.stacks {
        facts.number(stack.hidden.len() as f32 / 20.0);
    }
}

fn step(step: &Step) -> usize {
    match step {
        Step::GreyVirus => 0,
        Step::Combination => 1,
        Step::Number => 2,
        Step::Do { optional, .. } => 3 + usize::from(*optional),
        Step::Section { .. } => 5,
        Step::Settle(_) => 6,
        Step::Propagate(_) => 7,
        Step::Missions => 8,
        Step::HandOver => 9,
        Step::LoseSabotage => 10,
        Step::LoseFirst => 11,
        Step::AstraVirus => 12,
        Step::AstraMoons(_) => 13,
        Step::AstraPlanet => 14,
    }
}

/// Tells of an action.
fn candidate(game: &Moon, seat: usize, action: Action, reader: &mut impl Reader) {
    use output::{EFFECT, GIVEN, KIND, LETTER, NAME, NUMBER, PICKED, REMOVED, SIDES, SLOT, UNUSED};
    let answer = &game.answers[seat];
    let scenario = game.scenario as usize;
    let weight = game.weight(seat, action);
    let mut speak = Speak::default();
    let slots = SLOT + scenario * Slot::MOST as usize;
    let effect = match answer.agenda.last() {
        Some(Step::Do { effect, .. }) => Some(EFFECT + scenario * 64 + usize::from(*effect) % 64),
        _ => None,
    };
    let kind = match action {
        Action::Pick {
            number,
            action,
            wild,
            unused,
        } => {
            speak.for_(PICKED + scenario * SYMBOLS + action as usize, 1.0);
            speak.for_(NUMBER + usize::from(number), 1.0);
            if let Some(card) = unused {
                speak.of(UNUSED, card);
            }
            usize::from(wild)
        }
        Action::Write { number, slot } => {
            let symbol = answer.pick.map_or(Symbol::Robot, |pick| pick.symbol);
            let all = sides(game.board(), &answer.sheet, symbol, number, slot.0);
            let all = all.into_iter().enumerate();
            all.for_each(|(i, side)| speak.for_(SIDES + i, side / 3.0));
            speak.for_(slots + usize::from(slot.0), 1.0);
            2
        }
        Action::X(slot) => {
            speak.for_(slots + usize::from(slot.0), 1.0);
            3
        }
        Action::Infect(slot) => {
            speak.for_(slots + usize::from(slot.0), -1.0);
            4
        }
        Action::Choose(name) => {
            speak.for_(NAME + usize::from(name.0), 1.0);
            5
        }
        Action::Use => 6,
        Action::Decline => {
            effect
                .into_iter()
                .for_each(|effect| speak.for_(effect, -1.0));
            7
        }
        Action::Accomplish(letter) => {
            speak.for_(LETTER + letter.index(), 1.0);
            8
        }
        Action::Done | Action::SystemError => 9,
        Action::HandOver(card) => {
            speak.of(GIVEN, card);
            10
        }
        Action::Remove(card) => {
            speak.of(REMOVED, card);
            11
        }
    };
    speak.for_(KIND + kind, 1.0);
    reader.may(HALF * weight, &speak.0);
}

/// The outputs that speak for an action.
#[derive(Default)]
struct Speak(arrayvec::ArrayVec<(u16, f32), 8>);

impl Speak {
    #[inline]
    fn for_(&mut self, output: usize, part: f32) {
        if !self.0.is_full() {
            self.0.push((output as u16, part));
        }
    }

    /// The symbol of a card, if it has one.
    fn of(&mut self, room: usize, card: Card) {
        if card.letter().is_none() {
            self.for_(room + card.symbol() as usize, 1.0);
        }
    }
}
