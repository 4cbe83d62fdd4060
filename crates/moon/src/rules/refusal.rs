//! Why an action is refused, and which actions are worth thinking about.

use super::look::Target;
use super::scenarios::{self, battle, dome, launch};
use super::write;
use crate::action::Action;
use crate::bits::{Marks, bit, from_first, ones, up_to_last};
use crate::cards::{Letter, Symbol};
use crate::effect::Op;
use crate::illegal::{Considered, Illegal};
use crate::names::{Name, Slot, Table};
use crate::options::Scenario;
use crate::sheets::kinds::MarkKind;
use crate::sheets::raw::{Where, WriteRule};
use crate::state::{Answer, Moon, Step};
use std::ops::ControlFlow;

impl Moon {
    /// Whether an action is among the options of a seat, with the reason if it is not.
    pub(crate) fn refusal(&self, seat: usize, action: Action) -> Option<Illegal> {
        let Some(answer) = self.answers.get(seat) else {
            return Some(Illegal::NotAsked);
        };
        let Some(&step) = answer.agenda.last() else {
            return Some(Illegal::NotAsked);
        };
        let mut legal = false;
        self.options(seat, &mut |option| {
            legal |= option == action;
            match legal {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        (!legal).then(|| self.reason(seat, answer, step, action))
    }

    /// Why something that is no option is none.
    fn reason(&self, seat: usize, answer: &Answer, step: Step, action: Action) -> Illegal {
        match (step, action) {
            (Step::Combination, Action::Pick { .. }) => self.why_not_pick(answer, action),
            (Step::Combination, Action::SystemError) => Illegal::SomethingCanBeWritten,
            (Step::Number, Action::Write { number, slot }) if self.scenario != Scenario::Battle => {
                why_not_write(answer, number, slot)
            }
            (Step::Missions, Action::Accomplish(letter)) => self.why_not_accomplish(seat, letter),
            (Step::HandOver, Action::HandOver(card) | Action::Remove(card)) => {
                let cards = self
                    .astra
                    .as_ref()
                    .map(Moon::leaving_cards)
                    .unwrap_or_default();
                match cards.contains(&card) {
                    true => Illegal::NoSoloBonus,
                    false => Illegal::OtherCard,
                }
            }
            (Step::Combination | Step::Missions | Step::HandOver, _) => Illegal::NoAnswer,
            (step, action) => self.why_not_target(answer, step, action),
        }
    }

    fn why_not_pick(&self, answer: &Answer, action: Action) -> Illegal {
        let Action::Pick {
            number,
            action,
            wild,
            unused,
        } = action
        else {
            return Illegal::NoAnswer;
        };
        let offers = self.offers();
        let offered = offers
            .iter()
            .any(|offer| offer.0 == number && offer.2 == unused && (wild || offer.1 == action));
        if !offered {
            Illegal::NotOffered
        } else if wild && self.board().wild(&answer.sheet).is_empty() {
            Illegal::NoWildAction
        } else {
            Illegal::CannotBeWritten { number, action }
        }
    }

    fn why_not_accomplish(&self, seat: usize, letter: Letter) -> Illegal {
        let done = self.noted[seat][letter.index()].is_some();
        match done || self.answers[seat].claims[letter.index()] {
            true => Illegal::AlreadyAccomplished(letter),
            false => Illegal::NotMet(letter),
        }
    }

    fn why_not_target(&self, answer: &Answer, step: Step, action: Action) -> Illegal {
        let names = Table::of(self.scenario);
        let Some(target) = Target::of(action, names) else {
            return match action {
                Action::Choose(_) => Illegal::NothingToChoose,
                _ => Illegal::NoAnswer,
            };
        };
        // Only what could be answered to this step has a reason of its own.
        let mut thinkable = false;
        self.thinkable(answer, step, &mut |other| thinkable |= other == target);
        if !thinkable {
            return match target {
                Target::Place(_) | Target::Mark(_) | Target::Line(_) => Illegal::NothingToChoose,
                _ => Illegal::NoAnswer,
            };
        }
        match target {
            Target::Decline => Illegal::Compulsory,
            Target::Use => Illegal::NoAnswer,
            Target::X(slot) => why_not_x(answer, slot),
            Target::Infect(slot) => match answer.sheet.taken() & bit(slot) {
                0 => Illegal::NotInfected(Slot(slot)),
                _ => Illegal::Taken(Slot(slot)),
            },
            Target::Line(line) => {
                let name = names.lines[usize::from(line)];
                match answer.sheet.lines & bit(line) {
                    0 => Illegal::NotJoined(name),
                    _ => Illegal::Drawn(name),
                }
            }
            Target::Place(place) => {
                let name = names.places[usize::from(place)];
                self.why_not_place(answer, step, place, name)
            }
            Target::Mark(mark) => {
                let name = names.marks[usize::from(mark)];
                why_not_mark(answer, step, mark, name)
            }
        }
    }

    fn why_not_place(&self, answer: &Answer, step: Step, place: u8, name: Name) -> Illegal {
        let look = answer.look();
        match step {
            Step::Number | Step::AstraPlanet if battle::is_full(look.sheet, place) => {
                Illegal::PlanetFull(name)
            }
            Step::Number | Step::AstraPlanet => Illegal::OutOfReach(name),
            Step::AstraMoons(_) if battle::is_settled(look.sheet, place) => Illegal::Settled(name),
            Step::Do { effect, .. } => match self.board().effects[usize::from(effect)].op {
                Op::MarkOne { r#where, .. } if !look.reaches(place, r#where) => match r#where {
                    Where::ZoneOfSlot => Illegal::OtherZone(name),
                    Where::Incomplete => Illegal::Complete(name),
                    Where::Unsettled => Illegal::Settled(name),
                    Where::Anywhere => Illegal::NothingLeft(name),
                },
                _ => Illegal::NothingLeft(name),
            },
            _ => Illegal::NothingLeft(name),
        }
    }

    /// The targets somebody might think of, legal or not.
    fn thinkable(&self, answer: &Answer, step: Step, visit: &mut dyn FnMut(Target)) {
        let board = self.board();
        let mut marks = |marks: Marks| marks.iter().for_each(|mark| visit(Target::Mark(mark)));
        match step {
            Step::LoseSabotage => marks(board.kind(MarkKind::SabotageEffect)),
            Step::LoseFirst => marks(board.firsts),
            Step::AstraVirus => {
                marks(board.kind(MarkKind::VirusSymbol) | board.kind(MarkKind::SpreadSymbol));
            }
            Step::GreyVirus | Step::Propagate(_) => {
                ones(board.slots).for_each(|slot| visit(Target::Infect(slot)));
            }
            Step::Number | Step::AstraPlanet | Step::AstraMoons(_) => {
                (0..7).for_each(|planet| visit(Target::Place(planet)));
            }
            Step::Section { prepare, build, .. } => {
                if prepare {
                    marks(board.kind(MarkKind::ActivationArrow));
                }
                if build {
                    ones(board.slots).for_each(|slot| visit(Target::X(slot)));
                }
                visit(Target::Decline);
            }
            Step::Do { effect, .. } => {
                match board.effects[usize::from(effect)].op {
                    Op::WriteX => ones(board.slots).for_each(|slot| visit(Target::X(slot))),
                    Op::DrawLine => {
                        ones(board.all_lines).for_each(|line| visit(Target::Line(line)));
                    }
                    Op::MarkOne { kind, among, .. } => {
                        let among = answer.look().own_places(kind, among);
                        ones(among).for_each(|place| visit(Target::Place(place)));
                    }
                    Op::BuildDome => {
                        marks(board.kind(MarkKind::DomeSegment) | board.kind(MarkKind::DomeHalf));
                    }
                    Op::SplitDome => marks(board.kind(MarkKind::DomeSplit)),
                    _ => {
                        let choice = self.choice(answer, step);
                        choice
                            .iter()
                            .filter(|t| *t != Target::Decline)
                            .for_each(&mut *visit);
                    }
                }
                visit(Target::Decline);
            }
            Step::Settle(_) | Step::Combination | Step::Missions | Step::HandOver => {}
        }
    }

    /// Every thinkable action of a seat's step.
    pub(crate) fn thinkable_actions(&self, seat: usize, out: &mut Vec<Considered>) {
        let answer = &self.answers[seat];
        let Some(&step) = answer.agenda.last() else {
            return;
        };
        let mut actions = Vec::new();
        match step {
            Step::Combination => self.thinkable_picks(answer, &mut actions),
            Step::Number if self.scenario != Scenario::Battle => {
                let board = self.board();
                for number in answer
                    .pick
                    .iter()
                    .flat_map(|pick| write::numbers(board, pick.number, pick.symbol))
                {
                    let slots = ones(board.slots).map(Slot);
                    actions.extend(slots.map(|slot| Action::Write { number, slot }));
                }
            }
            Step::Missions => {
                actions.extend(Letter::ALL.map(Action::Accomplish));
                actions.push(Action::Done);
            }
            Step::HandOver => {
                let cards = self
                    .astra
                    .as_ref()
                    .map(Moon::leaving_cards)
                    .unwrap_or_default();
                for card in cards {
                    actions.extend([Action::HandOver(card), Action::Remove(card)]);
                }
            }
            step => {
                let names = Table::of(self.scenario);
                self.thinkable(answer, step, &mut |target| {
                    actions.push(target.action(names));
                });
            }
        }
        out.extend(
            actions
                .into_iter()
                .map(|action| (action, self.refusal(seat, action))),
        );
    }

    fn thinkable_picks(&self, answer: &Answer, actions: &mut Vec<Action>) {
        let offers = self.offers();
        for &(number, action, unused) in &offers {
            let wild = false;
            actions.push(Action::Pick {
                number,
                action,
                wild,
                unused,
            });
        }
        if !self.board().wild(&answer.sheet).is_empty() {
            for &(number, _, unused) in &offers {
                for action in Symbol::ALL {
                    let wild = true;
                    let pick = Action::Pick {
                        number,
                        action,
                        wild,
                        unused,
                    };
                    if !actions.contains(&pick) {
                        actions.push(pick);
                    }
                }
            }
        }
        actions.push(Action::SystemError);
    }
}

fn why_not_write(answer: &Answer, number: u8, slot: Slot) -> Illegal {
    let look = answer.look();
    let (board, sheet) = (look.board, look.sheet);
    let Some(pick) = answer.pick else {
        return Illegal::NoAnswer;
    };
    let numbers = write::numbers(board, pick.number, pick.symbol);
    let at = bit(slot.0);
    if !numbers.contains(&number) {
        let (least, most) = (*numbers.start(), *numbers.end());
        return Illegal::OtherNumber { least, most };
    }
    if board.slots & at == 0 || sheet.taken() & at != 0 {
        return why_not_x(answer, slot.0);
    }
    if board.write_rule == WriteRule::FloorMatchesAction
        && board.floors[pick.symbol as usize] & at == 0
    {
        let action = pick.symbol;
        return Illegal::WrongFloor { slot, action };
    }
    if scenarios::open_slots(board, sheet) & at == 0 {
        return why_not_x(answer, slot.0);
    }
    out_of_order(answer, number, slot)
}

/// The zone and the neighbours that a number does not fit between.
fn out_of_order(answer: &Answer, number: u8, slot: Slot) -> Illegal {
    let look = answer.look();
    let (board, sheet) = (look.board, look.sheet);
    let (less, more) = sheet.compare(number);
    let same = sheet.numbered & !(less | more);
    for zone in board
        .zones
        .iter()
        .filter(|zone| zone.slots & bit(slot.0) != 0)
    {
        let slots = match board.scenario {
            Scenario::Journey => scenarios::journey::zone_of(sheet, slot.0),
            _ => zone.slots,
        };
        let wrong = up_to_last(less & slots) | from_first(more & slots);
        if wrong & bit(slot.0) == 0 && same & slots == 0 {
            continue;
        }
        let numbered = sheet.numbered & slots;
        let before = numbered & (bit(slot.0) - 1);
        let behind = numbered & from_first(bit(slot.0));
        let last = before.checked_ilog2().map(|slot| sheet.number(slot as u8));
        let next = (behind != 0).then(|| sheet.number(behind.trailing_zeros() as u8));
        return Illegal::OutOfOrder {
            slot,
            zone: Name::find(zone.id).unwrap_or(Table::of(board.scenario).marks[0]),
            after: last,
            before: next,
        };
    }
    Illegal::Taken(slot)
}

fn why_not_x(answer: &Answer, slot: u8) -> Illegal {
    let look = answer.look();
    let place = Slot(slot);
    if look.board.slots & bit(slot) == 0 {
        Illegal::NoSuchSlot(place)
    } else if look.sheet.taken() & bit(slot) != 0 {
        Illegal::Taken(place)
    } else {
        match look.board.write_rule {
            WriteRule::Connected => Illegal::AirlockClosed(place),
            _ => Illegal::NotAdjacent(place),
        }
    }
}

fn why_not_mark(answer: &Answer, step: Step, mark: u8, name: Name) -> Illegal {
    let look = answer.look();
    let (board, sheet) = (look.board, look.sheet);
    match (step, board.marks[usize::from(mark)].kind) {
        (Step::Section { .. }, _) if launch::arrow_section_full(sheet, mark) => {
            Illegal::SectionFull(name)
        }
        (_, MarkKind::DomeSegment | MarkKind::DomeHalf) => match dome::parity(sheet, mark) {
            _ if sheet.circled.contains(mark) => Illegal::AlreadyMarked(name),
            Some(parity) if parity != look.number % 2 => Illegal::WrongParity(name),
            _ => Illegal::NotNextPiece(name),
        },
        _ => Illegal::AlreadyMarked(name),
    }
}
