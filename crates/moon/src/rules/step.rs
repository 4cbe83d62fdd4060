//! One step of an answer: what it allows, what an answer to it does, and how far the agenda goes on by itself.

use super::look::{Choice, Target};
use super::scenarios::{battle, launch, virus};
use super::write;
use crate::action::Action;
use crate::bits::ones;
use crate::cards::{Letter, Symbol};
use crate::event::Combination;
use crate::names::{Slot, Table};
use crate::options::Scenario;
use crate::sheets::Board;
use crate::sheets::raw::WriteRule;
use crate::state::{Answer, Handed, Moon, Pick, Step};
use arrayvec::ArrayVec;
use std::ops::ControlFlow;

/// What a turn offers: a combination and, in a solo game, the card left over.
pub(crate) type Offer = (u8, Symbol, Option<crate::cards::Card>);

/// Visits answers; a visitor can have seen enough.
type Visit<'a> = &'a mut dyn FnMut(Action) -> ControlFlow<()>;

impl Moon {
    /// The combinations of this turn, equal ones once: a stack's number and action, or two of a
    /// solo player's three cards.
    pub(crate) fn offers(&self) -> ArrayVec<Offer, 6> {
        let mut offers: ArrayVec<Offer, 6> = ArrayVec::new();
        let mut add = |offer: Offer| {
            if !offers.contains(&offer) {
                offers.push(offer);
            }
        };
        for stack in &self.stacks {
            if let Some(flipped) = stack.flipped {
                add((stack.top.number(), flipped.symbol(), None));
            }
        }
        if let Some(astra) = &self.astra
            && let [a, b, c] = astra.open[..]
        {
            for (number, action, unused) in [
                (a, b, c),
                (a, c, b),
                (b, a, c),
                (b, c, a),
                (c, a, b),
                (c, b, a),
            ] {
                add((number.number(), action.symbol(), Some(unused)));
            }
        }
        offers
    }

    /// The combinations in words for views.
    pub(crate) fn combinations(&self) -> Vec<Combination> {
        let pairs = self.stacks.iter().filter_map(|stack| {
            let (number, action) = (stack.top.number(), stack.flipped?.symbol());
            Some(Combination { number, action })
        });
        pairs.collect()
    }

    /// Visits everything the seat may answer to its next step.
    pub(crate) fn options(&self, seat: usize, visit: Visit) {
        let answer = &self.answers[seat];
        let Some(&step) = answer.agenda.last() else {
            return;
        };
        // A broken-off visit is a visitor that has seen enough.
        let _ = match step {
            Step::Combination => self.combination_options(answer, visit),
            Step::Number if answer.sheet.scenario != Scenario::Battle => {
                number_options(answer, visit)
            }
            Step::Missions => self.mission_options(seat, visit),
            Step::HandOver => self.hand_over_options(visit),
            step => {
                let names = Table::of(self.scenario);
                let choice = self.choice(answer, step);
                choice
                    .iter()
                    .try_for_each(|target| visit(target.action(names)))
            }
        };
    }

    fn combination_options(&self, answer: &Answer, visit: Visit) -> ControlFlow<()> {
        let (board, sheet) = (self.board(), &answer.sheet);
        let stored = write::stored(board, sheet, answer.half);
        let offers = self.offers();
        let mut plain = false;
        for &(number, action, unused) in &offers {
            let writable = write::is_writable(board, sheet, number, action, 0);
            plain |= writable;
            if writable || stored > 0 && write::is_writable(board, sheet, number, action, stored) {
                visit(Action::Pick {
                    number,
                    action,
                    wild: false,
                    unused,
                })?;
            }
        }
        if !board.wild(sheet).is_empty() {
            wild_options(answer, &offers, visit)?;
        }
        match plain {
            true => ControlFlow::Continue(()),
            false => visit(Action::SystemError),
        }
    }

    /// The answers a step allows, except for combinations, numbers, missions and the card for ASTRA.
    pub(crate) fn choice(&self, answer: &Answer, step: Step) -> Choice {
        let look = answer.look();
        let (board, sheet) = (look.board, look.sheet);
        let mut choice = Choice::default();
        match step {
            Step::Do { effect, optional } => return look.choice(effect, optional),
            Step::Section { prepare, build, .. } => {
                return launch::section_choice(look, prepare, build);
            }
            Step::GreyVirus => choice.infect = virus::grey_slots(),
            Step::Propagate(spread) => choice.infect = virus::infectable(sheet, spread),
            Step::Number => choice.places = planets(board, answer),
            Step::LoseSabotage => choice.marks = launch::available_sabotages(board, sheet),
            Step::LoseFirst => choice.marks = sheet.free(board.firsts),
            Step::AstraVirus => choice.marks = virus::astra_symbols(sheet),
            Step::AstraMoons(_) => choice.places = battle::astra_moons(look),
            Step::AstraPlanet => choice.places = self.astra_planets(answer),
            Step::Settle(_) => choice.use_it = true,
            Step::Combination | Step::Missions | Step::HandOver => {}
        }
        choice
    }

    /// Carries out an answer to the seat's next step.
    pub(crate) fn answer(&mut self, seat: usize, action: Action) {
        let Some(step) = self.answers[seat].agenda.pop() else {
            return;
        };
        match (step, action) {
            (
                Step::Combination,
                Action::Pick {
                    number,
                    action,
                    wild,
                    unused,
                },
            ) => self.pick(seat, number, action, wild, unused),
            (Step::Combination, Action::SystemError) => {
                let answer = &mut self.answers[seat];
                answer.error = true;
                answer.pen(self.astra.is_some()).system_error();
            }
            (Step::Number, Action::Write { number, slot }) => self.write(seat, number, slot.0),
            (Step::Missions, Action::Accomplish(letter)) => self.accomplish(seat, letter),
            (Step::HandOver, Action::HandOver(card)) => {
                let removed = false;
                self.answers[seat].handed = Some(Handed { card, removed });
            }
            (Step::HandOver, Action::Remove(card)) => {
                let removed = true;
                self.answers[seat].handed = Some(Handed { card, removed });
            }
            (step, action) => {
                if let Some(target) = Target::of(action, Table::of(self.scenario)) {
                    self.take(seat, step, target);
                }
            }
        }
    }

    fn pick(
        &mut self,
        seat: usize,
        number: u8,
        symbol: Symbol,
        wild: bool,
        unused: Option<crate::cards::Card>,
    ) {
        let board = self.board();
        let answer = &mut self.answers[seat];
        answer.pick = Some(Pick {
            number,
            symbol,
            wild,
            unused,
        });
        if wild && let Some(mark) = board.wild(&answer.sheet).first() {
            answer.sheet.crossed.insert(mark);
        }
        answer.agenda.push(Step::Number);
    }

    /// Writes the number; the action of the combination comes after what the slot causes.
    fn write(&mut self, seat: usize, number: u8, slot: u8) {
        let solo = self.astra.is_some();
        let answer = &mut self.answers[seat];
        answer.number = number;
        answer.slot = slot;
        queue_action(answer);
        answer.pen(solo).write(slot, number);
    }

    fn draw_insignia(&mut self, seat: usize, place: u8) {
        let solo = self.astra.is_some();
        let answer = &mut self.answers[seat];
        let Some(pick) = answer.pick else {
            return;
        };
        answer.number = pick.number;
        queue_action(answer);
        let mut pen = answer.pen(solo);
        let price = battle::price(place, pick.number, pick.symbol == Symbol::Astronaut);
        battle::spend(&mut pen, price);
        answer.slot = battle::draw_on(&mut answer.pen(solo), place);
    }

    fn take(&mut self, seat: usize, step: Step, target: Target) {
        let solo = self.astra.is_some();
        let card = self
            .astra
            .as_ref()
            .and_then(|astra| astra.open.first().copied());
        let answer = &mut self.answers[seat];
        let mut pen = answer.pen(solo);
        match (step, target) {
            (Step::Do { effect, .. }, target) => pen.carry_out(effect, target),
            (Step::Section { .. }, target) => launch::resolve_section(&mut pen, step, target),
            (Step::GreyVirus, Target::Infect(slot)) => virus::place_grey(&mut pen, slot),
            (Step::Propagate(spread), Target::Infect(slot)) => {
                virus::infect(&mut pen, spread, slot);
            }
            (Step::Number, Target::Place(place)) => self.draw_insignia(seat, place),
            (Step::LoseSabotage, Target::Mark(mark)) => launch::lose_sabotage(&mut pen, mark),
            (Step::LoseFirst, Target::Mark(mark)) => pen.sheet.crossed.insert(mark),
            (Step::AstraVirus, Target::Mark(mark)) => virus::astra_activate(&mut pen, mark),
            (Step::AstraMoons(left), Target::Place(place)) => {
                let left = battle::astra_fills_moon(&mut pen, place, left);
                if left > 0 {
                    pen.agenda.push(Step::AstraMoons(left));
                }
            }
            (Step::AstraPlanet, Target::Place(place)) => {
                if let Some(card) = card {
                    battle::astra_plays(&mut pen, place, card.symbol());
                }
            }
            (Step::Settle(place), _) => battle::settle_if_full(&mut pen, place),
            _ => {}
        }
    }

    /// Goes on with a seat's agenda as far as it leaves no choice.
    pub(crate) fn advance(&mut self, seat: usize) {
        let solo = self.astra.is_some();
        while let Some(&step) = self.answers[seat].agenda.last() {
            match step {
                Step::Propagate(spread) if spread.infects == 0 => {
                    let answer = &mut self.answers[seat];
                    answer.agenda.pop();
                    virus::propagate(&mut answer.pen(solo), spread);
                    continue;
                }
                Step::Settle(place) => {
                    let answer = &mut self.answers[seat];
                    answer.agenda.pop();
                    battle::settle_if_full(&mut answer.pen(solo), place);
                    continue;
                }
                _ => {}
            }
            match self.only_option(seat) {
                Found::None => drop(self.answers[seat].agenda.pop()),
                Found::One(action) => self.answer(seat, action),
                Found::Several => return,
            }
        }
    }

    /// The option of a step, if there is exactly one.
    fn only_option(&self, seat: usize) -> Found {
        let mut found = Found::None;
        self.options(seat, &mut |action| match found {
            Found::None => {
                found = Found::One(action);
                ControlFlow::Continue(())
            }
            _ => {
                found = Found::Several;
                ControlFlow::Break(())
            }
        });
        found
    }
}

enum Found {
    None,
    One(Action),
    Several,
}

/// Each number with each of the six actions in place of its own.
fn wild_options(answer: &Answer, offers: &[Offer], visit: Visit) -> ControlFlow<()> {
    let board = Board::of(answer.sheet.scenario);
    let mut seen: ArrayVec<(u8, Option<crate::cards::Card>), 6> = ArrayVec::new();
    for &(number, _, unused) in offers {
        if seen.contains(&(number, unused)) {
            continue;
        }
        seen.push((number, unused));
        // Only the astronaut reaches more than the number itself.
        let plain = write::is_writable(board, &answer.sheet, number, Symbol::Robot, 0);
        for action in Symbol::ALL {
            let writable = match action {
                Symbol::Astronaut => write::is_writable(board, &answer.sheet, number, action, 0),
                _ => plain,
            };
            if writable {
                visit(Action::Pick {
                    number,
                    action,
                    wild: true,
                    unused,
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn number_options(answer: &Answer, visit: Visit) -> ControlFlow<()> {
    let board = Board::of(answer.sheet.scenario);
    let Some(pick) = answer.pick else {
        return ControlFlow::Continue(());
    };
    for number in write::numbers(board, pick.number, pick.symbol) {
        for slot in ones(write::slots(board, &answer.sheet, number, pick.symbol)) {
            let slot = Slot(slot);
            visit(Action::Write { number, slot })?;
        }
    }
    ControlFlow::Continue(())
}

/// The planets a picked number reaches.
fn planets(board: &Board, answer: &Answer) -> u64 {
    let Some(pick) = answer.pick else {
        return 0;
    };
    let stored = write::stored(board, &answer.sheet, answer.half);
    battle::reachable(
        &answer.sheet,
        pick.number,
        pick.symbol == Symbol::Astronaut,
        stored,
    )
}

/// Puts the action of the combination on the agenda. A changed number has used the astronaut; an unchanged
/// one marks its symbol too, which never hurts but in scenario 5.
fn queue_action(answer: &mut Answer) {
    let board = Board::of(answer.sheet.scenario);
    let Some(pick) = answer.pick else {
        return;
    };
    let Some(effect) = board.actions[pick.symbol as usize] else {
        return;
    };
    let optional = match pick.symbol {
        Symbol::Astronaut => {
            board.write_rule == WriteRule::Contiguous && answer.number == pick.number
        }
        _ => true,
    };
    answer.agenda.push(Step::Do { effect, optional });
}

impl Answer {
    /// Whether the seat has finished.
    pub(crate) fn is_done(&self) -> bool {
        self.agenda.is_empty()
    }
}

/// A set of letters.
pub(crate) fn letters(set: [bool; 3]) -> impl Iterator<Item = Letter> {
    Letter::ALL
        .into_iter()
        .filter(move |letter| set[letter.index()])
}
