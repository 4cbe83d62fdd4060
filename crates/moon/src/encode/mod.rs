//! The game in numbers, for learners.

mod domains;
mod fields;

use crate::action::Action;
use crate::bits::{Marks, ones};
use crate::cards::{Card, Letter, MissionCard, Symbol};
use crate::names::{Name, Slot};
use crate::options::Scenario;
use crate::sheet::{HIGHEST, Half, Sheet};
use crate::state::{Astra, MOST_SEATS, Moon, Noted, Phase, Step};
use domains::AnyCard;
use fields::{FIELDS, LINES, MARKS, NUMBERS, OPPONENTS, PHASES, SCENARIOS, SLOTS, STEPS, SYMBOLS};
use tabletop::encode::{Below, Encode, Field, Flag, Pen};
use tabletop::{Seat, Viewer};

impl Encode for Moon {
    const ENCODING: u32 = 1;
    const FIELDS: &'static [Field] = &FIELDS;
    const LONGEST: usize = 512;

    tabletop::number_actions! { Action:
        pick: Pick { number: Below<16>, action: Symbol, wild: Flag, unused: AnyCard },
        system_error: SystemError,
        write: Write { number: Below<18>, slot: Slot },
        x: X(slot: Slot),
        infect: Infect(slot: Slot),
        choose: Choose(name: Name),
        use: Use,
        decline: Decline,
        accomplish: Accomplish(letter: Letter),
        done: Done,
        hand_over: HandOver(card: Card),
        remove: Remove(card: Card),
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let mut pen = Pen::new(Self::FIELDS, out);
        table(&mut pen, self, seat);
        cards(&mut pen, self);
        solo(&mut pen, self, seat);
        secrets(&mut pen, self, seat);
        let scores = self.score_table(Viewer::seat(seat));
        for nth in 0..self.players() {
            let other = (seat.index() + nth) % self.players();
            sheet(&mut pen, seen(self, other, seat));
            noted(&mut pen, self, other);
            pen.field("score");
            pen.number(scores.total(other), 100.0);
        }
        pen.end();
    }
}

/// A sheet as a seat sees it: its own with what it has answered so far.
fn seen(game: &Moon, sheet: usize, viewer: Seat) -> &Sheet {
    match game.active(viewer.index()).0 == sheet {
        true => &game.answers[viewer.index()].sheet,
        false => &game.sheets[sheet],
    }
}

fn table(pen: &mut Pen<'_>, game: &Moon, seat: Seat) {
    let seats = game.players();
    pen.field("seats");
    pen.which(Some(seats - 1), MOST_SEATS);
    pen.field("scenario");
    pen.which(Some(game.scenario as usize), SCENARIOS);
    pen.field("turn");
    pen.number(game.turn, 36.0);
    pen.field("phase");
    let phase = match game.phase {
        Phase::Setup => 0,
        Phase::Effect(letter) => 1 + letter.index(),
        Phase::AstraTurn => 4,
        Phase::Turn => 5,
        Phase::Propagation => 6,
        Phase::Missions => 7,
        Phase::HandOver => 8,
        Phase::Over => 9,
    };
    pen.which(Some(phase), PHASES);
    pen.field("asked");
    let after = |other: Seat| (other.index() + seats - seat.index()) % seats;
    pen.set(game.asked.iter().map(after), MOST_SEATS);
}

fn cards(pen: &mut Pen<'_>, game: &Moon) {
    pen.field("combinations");
    for n in 0..3 {
        let shown = game
            .stacks
            .get(n)
            .and_then(|stack| Some((stack.top, stack.flipped?)));
        pen.which(shown.map(|(top, _)| top.number().into()), NUMBERS);
        pen.which(shown.map(|(_, flipped)| flipped.symbol() as usize), SYMBOLS);
    }
    pen.field("next");
    for n in 0..3 {
        pen.which(
            game.stacks.get(n).map(|stack| stack.top.symbol() as usize),
            SYMBOLS,
        );
    }
    pen.field("unseen");
    let hidden = game.stacks.iter().flat_map(|stack| &stack.hidden);
    let astra = game
        .astra
        .iter()
        .flat_map(|astra| astra.hidden.iter().chain(&astra.top));
    let unseen = hidden.chain(astra);
    pen.weighed(unseen.map(|card| (card.code().into(), 0.5)), Card::CODES);
    pen.field("missions");
    for (mission, letter) in game.missions.iter().zip(Letter::ALL) {
        let [first, _] = MissionCard::candidates(game.scenario, letter);
        pen.which(Some(usize::from(mission.card != first)), 2);
        pen.flag(mission.turned);
    }
}

fn solo(pen: &mut Pen<'_>, game: &Moon, seat: Seat) {
    pen.field("opponent");
    match &game.astra {
        Some(astra) => self::astra(pen, game, astra),
        None => {
            pen.skip(OPPONENTS);
            pen.field("cards");
            pen.skip(3 * (NUMBERS + SYMBOLS));
            pen.field("top");
            pen.skip(SYMBOLS + 3);
            pen.field("given");
            pen.skip(SYMBOLS);
            pen.field("astra");
            pen.skip(5);
        }
    }
    let second = game.astra.is_some() && game.scenario == Scenario::Battle;
    let second = second.then(|| seen(game, 1, seat));
    let (slots, marks) = second.map_or_else(
        || ([0; 2], [Marks::EMPTY; 2]),
        |sheet| ([sheet.numbered, sheet.xs], [sheet.circled, sheet.crossed]),
    );
    pen.field("second_slots");
    slots.iter().for_each(|set| pen.bits(*set, SLOTS));
    pen.field("second_marks");
    marks.iter().for_each(|set| self::marks(pen, *set));
}

fn astra(pen: &mut Pen<'_>, game: &Moon, astra: &Astra) {
    pen.which(Some(astra.opponent as usize), OPPONENTS);
    pen.field("cards");
    for n in 0..3 {
        let card = astra.open.get(n).filter(|card| card.letter().is_none());
        pen.which(card.map(|card| card.number().into()), NUMBERS);
        pen.which(card.map(|card| card.symbol() as usize), SYMBOLS);
    }
    pen.field("top");
    let top = astra.top.map(|top| match top.letter() {
        Some(letter) => SYMBOLS + letter.index(),
        None => top.symbol() as usize,
    });
    pen.which(top, SYMBOLS + 3);
    pen.field("given");
    let given = astra.given.iter().filter(|card| card.letter().is_none());
    pen.weighed(given.map(|card| (card.symbol() as usize, 0.2)), SYMBOLS);
    pen.field("astra");
    pen.number(game.solo_bonuses(astra), 4.0);
    pen.number(astra.spent, 4.0);
    pen.flag(astra.second_pass);
    pen.number(game.astra_score(astra), 100.0);
    pen.count(astra.removed.len(), 10.0);
}

fn secrets(pen: &mut Pen<'_>, game: &Moon, seat: Seat) {
    let answer = &game.answers[seat.index()];
    pen.field("picked");
    pen.which(answer.pick.map(|pick| pick.number.into()), NUMBERS);
    pen.which(answer.pick.map(|pick| pick.symbol as usize), SYMBOLS);
    pen.flag(answer.pick.is_some_and(|pick| pick.wild));
    pen.field("step");
    pen.which(answer.agenda.last().map(step), STEPS);
    pen.field("agenda");
    pen.count(answer.agenda.len(), 4.0);
    pen.field("answer");
    pen.flag(answer.error);
    answer.claims.iter().for_each(|claim| pen.flag(*claim));
    pen.flag(game.asked.contains(seat) && !game.waiting.contains(seat));
    pen.flag(answer.half == Half::Guest);
}

fn step(step: &Step) -> usize {
    match step {
        Step::GreyVirus => 0,
        Step::Combination => 1,
        Step::Number => 2,
        Step::Do { .. } => 3,
        Step::Section { .. } => 4,
        Step::Settle(_) => 5,
        Step::Propagate(_) => 6,
        Step::Missions => 7,
        Step::HandOver => 8,
        Step::LoseSabotage => 9,
        Step::LoseFirst => 10,
        Step::AstraVirus => 11,
        Step::AstraMoons(_) => 12,
        Step::AstraPlanet => 13,
    }
}

fn sheet(pen: &mut Pen<'_>, sheet: &Sheet) {
    pen.field("slots");
    let share = |slot: u8| f32::from(sheet.number(slot) + 1) / f32::from(HIGHEST + 1);
    let numbered = match sheet.scenario {
        Scenario::Battle => 0,
        _ => sheet.numbered,
    };
    pen.weighed(ones(numbered).map(|slot| (slot.into(), share(slot))), SLOTS);
    pen.field("filled");
    pen.bits(sheet.numbered, SLOTS);
    pen.field("xs");
    pen.bits(sheet.xs, SLOTS);
    pen.field("infected");
    pen.bits(sheet.infected, SLOTS);
    pen.field("circled");
    marks(pen, sheet.circled);
    pen.field("crossed");
    marks(pen, sheet.crossed);
    pen.field("lines");
    pen.bits(sheet.lines, LINES);
    pen.field("virus");
    sheet
        .points
        .iter()
        .for_each(|points| pen.number(*points, 10.0));
    pen.number(sheet.due, 3.0);
}

fn noted(pen: &mut Pen<'_>, game: &Moon, player: usize) {
    pen.field("noted");
    for noted in game.noted[player] {
        pen.flag(noted == Some(Noted::First));
        pen.flag(noted == Some(Noted::Later));
    }
}

fn marks(pen: &mut Pen<'_>, marks: Marks) {
    pen.set(marks.iter().map(usize::from), MARKS);
}
